import type { Cover } from "..";
import Picture from "./Picture.svelte";
import "./mood.css";

export const cover: Cover = { Picture };
