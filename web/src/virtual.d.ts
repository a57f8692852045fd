declare module "zzfx" {
  export const ZZFX: { audioContext: AudioContext; play(...numbers: number[]): AudioBufferSourceNode };
}

declare module "virtual:messages/*" {
  const source: string;
  export default source;
}

declare module "virtual:words/*" {
  import type { BoardWords } from "./lib/fluent";
  const words: BoardWords;
  export default words;
}

declare module "virtual:pictures/*" {
  import type { Pictures } from "./lib/pictures";
  const pictures: Pictures;
  export default pictures;
}

declare module "virtual:sheets/*" {
  const icons: Record<string, string>;
  export default icons;
}

declare module "virtual:icons/*" {
  const icons: Record<string, string>;
  export default icons;
}

declare module "virtual:map/*" {
  import type { PackedMap } from "./lib/arcs";
  const map: PackedMap;
  export default map;
}
