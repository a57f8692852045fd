import words from "virtual:words/archibald";
import type { BoardKit } from "..";
import Board from "./Board.svelte";
import Card from "../../parts/CardFace.svelte";
import Track from "./Track.svelte";
import { looks } from "./looks";
import { model } from "./model";
import "./mood.css";

export const kit: BoardKit = { Board, Card, Track, signs: () => import("./Signs.svelte"), model, looks, words };
