import words from "virtual:words/fortune-and-glory";
import type { BoardKit } from "..";
import Card from "../../parts/CardFace.svelte";
import Board from "./Board.svelte";
import Track from "./Track.svelte";
import { looks } from "./looks.svelte";
import { model } from "./model";
import "./mood.css";

export const kit: BoardKit = { Board, Card, Track, signs: () => import("./Signs.svelte"), model, looks, isLarge: true, words };
