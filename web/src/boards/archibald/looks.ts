import pictures from "virtual:pictures/archibald";
import type { Looks } from "../../lib/looks";

export const looks: Looks = {
  pictures,
  kind: "power",
  corner: 34,
  border: "dotted",
  name: [48, 600],
  longName: 0.86,
  icon: (name) => pictures.icons[name] ?? "",
};
