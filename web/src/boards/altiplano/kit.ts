import words from "virtual:words/altiplano";
import type { BoardKit } from "..";
import Board from "./Board.svelte";
import CardFace from "./CardFace.svelte";
import Track from "./PhaseTrack.svelte";
import { model } from "./model";

export const kit: BoardKit = { Board, Card: CardFace, Track, model, words };
