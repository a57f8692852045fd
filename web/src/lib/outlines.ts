/**
 * The silhouette of an icon, made from its outline: the same contours all turned one way, so that their holes are filled.
 * tools/assets.py makes it for printed cards; here it is made anew, because sending it would double the icons' weight.
 */

type Point = [number, number];
/** The control points of one piece and its end: one point for a line, two or three for a curve. */
type Piece = Point[];

interface Contour {
  start: Point;
  pieces: Piece[];
}

const PAIRS: Record<string, number> = { l: 1, q: 2, c: 3 };

/** Contours of a path of relative steps. */
export function contours(path: string): Contour[] {
  const found: Contour[] = [];
  let pen: Point = [0, 0];
  let start: Point = [0, 0];
  for (const [, command = "", rest = ""] of path.matchAll(/([mlhvcqz])([^mlhvcqz]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command === "z") {
      pen = start;
      continue;
    }
    if (command === "m") {
      pen = [pen[0] + numbers[0]!, pen[1] + numbers[1]!];
      start = pen;
      found.push({ start, pieces: [] });
      numbers.splice(0, 2);
    }
    const pieces = found.at(-1)?.pieces;
    if (command === "h" || command === "v") {
      for (const step of numbers) {
        pen = command === "h" ? [pen[0] + step, pen[1]] : [pen[0], pen[1] + step];
        pieces?.push([pen]);
      }
      continue;
    }
    const pairs = PAIRS[command] ?? 1;
    for (let at = 0; at + 2 * pairs <= numbers.length; at += 2 * pairs) {
      const from = pen;
      const piece = Array.from({ length: pairs }, (_, pair): Point => [
        from[0] + numbers[at + 2 * pair]!,
        from[1] + numbers[at + 2 * pair + 1]!,
      ]);
      pieces?.push(piece);
      pen = piece.at(-1)!;
    }
  }
  return found;
}

/** Twice the area inside, negative if the contour runs the other way; control points are near enough. */
export function area({ start, pieces }: Contour): number {
  const points = [start, ...pieces.flat()];
  return points.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = points[(place + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
}

function turned({ start, pieces }: Contour): Contour {
  const ends = [start, ...pieces.map((piece) => piece.at(-1)!)];
  const back = pieces.map((piece, place) => [...piece.slice(0, -1).toReversed(), ends[place]!]).toReversed();
  return { start: ends.at(-1)!, pieces: back };
}

function written({ start, pieces }: Contour): string {
  const steps = pieces.map((piece) => `${["", "L", "Q", "C"][piece.length]}${piece.map((point) => point.join(" ")).join(" ")}`);
  return `M${start.join(" ")}${steps.join("")}Z`;
}

const made = new Map<string, string>();

export function silhouette(path: string): string {
  let found = made.get(path);
  if (found === undefined) {
    found = contours(path)
      .map((contour) => written(area(contour) < 0 ? turned(contour) : contour))
      .join("");
    made.set(path, found);
  }
  return found;
}
