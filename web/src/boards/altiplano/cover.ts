import type { Cover } from "..";
import Picture from "./Picture.svelte";

export const cover: Cover = { Picture };
