declare module "virtual:messages/en" {
  const source: string;
  export default source;
}

declare module "virtual:messages/fr" {
  const source: string;
  export default source;
}

declare module "virtual:pictures/altiplano" {
  import type { Pictures } from "./lib/pictures";
  const pictures: Pictures;
  export default pictures;
}

declare module "virtual:pictures/archibald" {
  import type { Pictures } from "./lib/pictures";
  const pictures: Pictures;
  export default pictures;
}
