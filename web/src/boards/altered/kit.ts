import words from "virtual:words/altered";
import type { BoardKit } from "..";
import Card from "../../parts/CardFace.svelte";
import Board from "./Board.svelte";
import Track from "./Sun.svelte";
import { evening } from "./evening";
import { looks } from "./looks.svelte";
import { model } from "./model";
import "./mood.css";

export const kit: BoardKit = { Board, Card, Track, signs: () => import("./Signs.svelte"), model: { ...model, scenes: evening }, looks, words };
