import words from "virtual:words/archibald";
import type { BoardKit } from "..";
import Board from "./Board.svelte";
import CardFace from "./CardFace.svelte";
import Track from "./Track.svelte";
import { model } from "./model";
import "./mood.css";

export const kit: BoardKit = { Board, Card: CardFace, Track, model, words };
