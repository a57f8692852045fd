import type { BoardKit } from "..";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Track from "./Track.svelte";
import { model } from "./model";

export const kit: BoardKit = { Board, Card, Track, model };
