import words from "virtual:words/altiplano";
import type { BoardKit } from "..";
import Board from "./Board.svelte";
import Card from "../../parts/CardFace.svelte";
import Track from "./PhaseTrack.svelte";
import { looks } from "./looks";
import { model } from "./model";

export const kit: BoardKit = { Board, Card, Track, signs: () => import("./Signs.svelte"), model, looks, words };
