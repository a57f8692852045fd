import words from "virtual:words/altiplano";
import type { BoardKit } from "..";
import Board from "./Board.svelte";
import Signs from "./Signs.svelte";
import Card from "../../parts/CardFace.svelte";
import Track from "./PhaseTrack.svelte";
import { looks } from "./looks";
import { model } from "./model";

export const kit: BoardKit = { Board, Card, Track, Signs, model, looks, words };
