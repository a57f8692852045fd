import pictures from "virtual:pictures/altiplano";
import type { Looks } from "../../lib/looks";

export const looks: Looks = {
  pictures,
  kind: "action",
  corner: 26,
  border: "stitched",
  name: [50, 660],
  longName: 1,
  icon: (name) => pictures.icons[name] ?? "",
};
