/** Outlines that tell kinds apart without colour, as in bivouac/pictures/shapes.py: frames, windows, badges. SVG paths. */

type Point = readonly [number, number];
export type Box = (x: number, y: number, width: number, height: number) => string;

export function short(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;
}

/** A rectangle whose corners all have one profile, given for the top left one from its left to its top edge. */
function corners(x: number, y: number, width: number, height: number, corner: readonly Point[]): string {
  const [right, bottom] = [x + width, y + height];
  const turned = corner.toReversed();
  return polygon([
    ...corner.map(([dx, dy]): Point => [x + dx, y + dy]),
    ...turned.map(([dx, dy]): Point => [right - dx, y + dy]),
    ...corner.map(([dx, dy]): Point => [right - dx, bottom - dy]),
    ...turned.map(([dx, dy]): Point => [x + dx, bottom - dy]),
  ]);
}

export function rounded(x: number, y: number, width: number, height: number, r: number): string {
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${short(x + r)} ${short(y)}h${short(width - 2 * r)}${arc(r, r)}v${short(height - 2 * r)}${arc(-r, r)}` +
    `h${short(2 * r - width)}${arc(-r, -r)}v${short(2 * r - height)}${arc(r, -r)}Z`
  );
}

/** Corners bitten out in quarter circles, as on a ticket. */
function hollow(x: number, y: number, width: number, height: number, r: number): string {
  const [right, bottom] = [x + width, y + height];
  const bite = `A${r} ${r} 0 0 0`;
  return (
    `M${short(x)} ${short(y + r)}${bite} ${short(x + r)} ${short(y)}H${short(right - r)}` +
    `${bite} ${short(right)} ${short(y + r)}V${short(bottom - r)}${bite} ${short(right - r)} ${short(bottom)}` +
    `H${short(x + r)}${bite} ${short(x)} ${short(bottom - r)}Z`
  );
}

/** The perforated edge of a postage stamp. */
export function perforated(x: number, y: number, width: number, height: number, pitch: number, r: number): string {
  const steps = [`M${short(x)} ${short(y)}`];
  for (const [dx, dy, length] of [[1, 0, width], [0, 1, height], [-1, 0, width], [0, -1, height]] as const) {
    const count = Math.round(length / pitch);
    const gap = length / count - 2 * r;
    for (let number = 0; number < count; number++) {
      const before = number === 0 ? gap / 2 : gap;
      steps.push(`l${short(dx * before)} ${short(dy * before)}a${r} ${r} 0 0 0 ${short(dx * 2 * r)} ${short(dy * 2 * r)}`);
    }
    steps.push(`l${short((dx * gap) / 2)} ${short((dy * gap) / 2)}`);
  }
  return `${steps.join("")}Z`;
}

/** Two opposite corners of a leaf are wide, the other two, where its stalk and its tip are, narrow. */
function leaf(x: number, y: number, width: number, height: number, r: number, small: number): string {
  const [right, bottom] = [x + width, y + height];
  const arc = (radius: number, toX: number, toY: number) => `A${short(radius)} ${short(radius)} 0 0 1 ${short(toX)} ${short(toY)}`;
  return (
    `M${short(x + small)} ${short(y)}H${short(right - r)}${arc(r, right, y + r)}` +
    `V${short(bottom - small)}${arc(small, right - small, bottom)}` +
    `H${short(x + r)}${arc(r, x, bottom - r)}V${short(y + small)}${arc(small, x + small, y)}Z`
  );
}

export const FRAMES: Record<string, Box> = {
  round: (x, y, w, h) => rounded(x, y, w, h, 20),
  steps: (x, y, w, h) => corners(x, y, w, h, [[0, 33], [11, 33], [11, 22], [22, 22], [22, 11], [33, 11], [33, 0]]),
  bevel: (x, y, w, h) => corners(x, y, w, h, [[0, 32], [32, 0]]),
  ticket: (x, y, w, h) => hollow(x, y, w, h, 26),
  notch: (x, y, w, h) => corners(x, y, w, h, [[0, 30], [13, 30], [20, 20], [30, 13], [30, 0]]),
  stamp: (x, y, w, h) => perforated(x, y, w, h, 17, 5.2),
  thorns: (x, y, w, h) => corners(x, y, w, h, [[0, 36], [15, 29], [7, 16], [19, 19], [16, 7], [29, 15], [36, 0]]),
  leaf: (x, y, w, h) => leaf(x, y, w, h, 78, 14),
  page: (x, y, w, h) => polygon([[x, y], [x + w - 42, y], [x + w, y + 42], [x + w, y + h], [x, y + h]]),
};

/** Places of an emblem, around their middle. */
export const WINDOWS: Record<string, Box> = {
  oval: (cx, cy, w, h) => {
    const [rx, ry] = [w * 0.43, h / 2];
    const half = `a${short(rx)} ${short(ry)} 0 1 1`;
    return `M${short(cx - rx)} ${short(cy)}${half} ${short(2 * rx)} 0${half} ${short(-2 * rx)} 0Z`;
  },
  doorway: (cx, cy, w, h) => {
    const [top, low] = [w * 0.385, w / 2];
    return polygon([[cx - top, cy - h / 2], [cx + top, cy - h / 2], [cx + low, cy + h / 2], [cx - low, cy + h / 2]]);
  },
  gem: (cx, cy, w, h) => {
    const [wide, high, cut] = [w * 0.44, h / 2, h * 0.27];
    return polygon([
      [cx - wide + cut, cy - high], [cx + wide - cut, cy - high], [cx + wide, cy - high + cut],
      [cx + wide, cy + high - cut], [cx + wide - cut, cy + high], [cx - wide + cut, cy + high],
      [cx - wide, cy + high - cut], [cx - wide, cy - high + cut],
    ]); // prettier-ignore
  },
  arrow: (cx, cy, w, h) => {
    const [wide, high, tip] = [w / 2, h / 2, w * 0.13];
    return polygon([
      [cx - wide, cy - high], [cx + wide - tip, cy - high], [cx + wide, cy], [cx + wide - tip, cy + high],
      [cx - wide, cy + high], [cx - wide + tip, cy],
    ]); // prettier-ignore
  },
  shield: (cx, cy, w, h) => {
    const [wide, top, low] = [w * 0.42, cy - h / 2, cy + h / 2];
    const at = (x: number, y: number) => `${short(x)} ${short(y)}`;
    return (
      `M${at(cx - wide, top)}H${short(cx + wide)}V${short(cy + h * 0.06)}` +
      `C${at(cx + wide, cy + h * 0.34)} ${at(cx + wide * 0.42, cy + h * 0.44)} ${at(cx, low)}` +
      `C${at(cx - wide * 0.42, cy + h * 0.44)} ${at(cx - wide, cy + h * 0.34)} ${at(cx - wide, cy + h * 0.06)}Z`
    );
  },
  stamp: (cx, cy, w, h) => perforated(cx - w * 0.41, cy - h / 2, w * 0.82, h, 23, 7),
  leaf: (cx, cy, w, h) => leaf(cx - w * 0.43, cy - h / 2, w * 0.86, h, h * 0.45, 12),
};

function regular(cx: number, cy: number, r: number, sides: number, turned: number): string {
  const angles = Array.from({ length: sides }, (_, side) => turned + (2 * Math.PI * side) / sides);
  return polygon(angles.map((angle): Point => [cx + r * Math.cos(angle), cy + r * Math.sin(angle)]));
}

export const BADGES: Record<string, (cx: number, cy: number, r: number) => string> = {
  circle: (cx, cy, r) => {
    const half = `a${short(r)} ${short(r)} 0 1 1`;
    return `M${short(cx - r)} ${short(cy)}${half} ${short(2 * r)} 0${half} ${short(-2 * r)} 0Z`;
  },
  diamond: (cx, cy, r) => regular(cx, cy, r * 1.24, 4, 0),
  square: (cx, cy, r) => rounded(cx - r * 0.92, cy - r * 0.92, r * 1.84, r * 1.84, 6),
  hexagon: (cx, cy, r) => regular(cx, cy, r * 1.1, 6, Math.PI / 6),
  pentagon: (cx, cy, r) => regular(cx, cy, r * 1.14, 5, -Math.PI / 2),
  drop: (cx, cy, r) => `M${short(cx - r)} ${short(cy)}a${short(r)} ${short(r)} 0 1 0 ${short(r)} ${short(-r)}H${short(cx - r)}Z`,
};
