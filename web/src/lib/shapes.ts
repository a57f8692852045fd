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

/** Sprocket holes one below the other around a middle line. */
function holes(cx: number, y: number, size: number, height: number): string {
  const count = Math.round(height / 31);
  const pitch = height / count;
  const wide = size * 0.62;
  return Array.from({ length: count }, (_, number) => rounded(cx - wide / 2, y + pitch * (number + 0.5) - size / 2, wide, size, 2.5)).join("");
}

/** The brass plate in a museum: its corners swing in, with a step on both sides. */
function plaque(x: number, y: number, width: number, height: number): string {
  const [right, bottom] = [x + width, y + height];
  const bite = "a22 22 0 0 0";
  return (
    `M${short(x)} ${short(y + 30)}h8${bite} 22 -22v-8H${short(right - 30)}v8${bite} 22 22h8V${short(bottom - 30)}h-8` +
    `${bite} -22 22v8H${short(x + 30)}v-8${bite} -22 -22h-8Z`
  );
}

/** The awning of a fair: the upper and the lower edge swing. */
function scallop(x: number, y: number, width: number, height: number): string {
  const count = 10;
  const step = width / count;
  const swing = `a${short(step * 0.56)} ${short(step * 0.4)} 0 0`;
  return `M${short(x)} ${short(y + 12)}${`${swing} 1 ${short(step)} 0`.repeat(count)}V${short(y + height - 12)}${`${swing} 1 ${short(-step)} 0`.repeat(count)}Z`;
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
  film: (x, y, w, h) => rounded(x, y, w, h, 9) + holes(x - 10, y, 13, h) + holes(x + w + 10, y, 13, h),
  tag: (x, y, w, h) => polygon([[x, y + 46], [x + 46, y], [x + w - 46, y], [x + w, y + 46], [x + w, y + h], [x, y + h]]),
  plaque,
  scallop,
  deco: (x, y, w, h) => corners(x, y, w, h, [[0, 40], [7, 40], [7, 26], [16, 16], [26, 7], [40, 7], [40, 0]]),
};

/** Frames whose edge is ornament enough: the line inside is another one, so much further in. */
export const INSIDE: Record<string, readonly [frame: string, further: number]> = {
  stamp: ["round", 7],
  film: ["bevel", 0],
  scallop: ["round", 9],
};

/** A star with many points: something happens. */
function burst(cx: number, cy: number, width: number, height: number): string {
  return polygon(
    Array.from({ length: 36 }, (_, number): Point => {
      const share = number % 2 === 0 ? 1 : 0.86;
      const angle = (2 * Math.PI * number) / 36;
      return [cx + width * 0.47 * share * Math.cos(angle), cy + (height / 2) * share * Math.sin(angle)];
    }),
  );
}

/** A portrait on a medal: a soft edge of many small bows. */
function medal(cx: number, cy: number, width: number, height: number): string {
  const [count, wide, high] = [28, width * 0.45, height / 2 - 4];
  const at = (number: number): Point => {
    const angle = (2 * Math.PI * (number % count)) / count;
    return [cx + wide * Math.cos(angle), cy + high * Math.sin(angle)];
  };
  const bows = Array.from({ length: count }, (_, number) => {
    const [[x, y], [u, v]] = [at(number), at(number + 1)];
    const r = Math.hypot(u - x, v - y) * 0.56;
    return `A${short(r)} ${short(r)} 0 0 1 ${short(u)} ${short(v)}`;
  });
  const [x, y] = at(0);
  return `M${short(x)} ${short(y)}${bows.join("")}Z`;
}

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
  burst,
  arch: (cx, cy, w, h) => {
    const [wide, top, low] = [w * 0.42, cy - h / 2, cy + h / 2];
    const rise = Math.min(h * 0.42, wide);
    return (
      `M${short(cx - wide)} ${short(low)}V${short(top + rise)}A${short(wide)} ${short(rise)} 0 0 1 ${short(cx + wide)}` +
      ` ${short(top + rise)}V${short(low)}Z`
    );
  },
  nut: (cx, cy, w, h) => {
    const [wide, high, cut] = [w * 0.46, h / 2, h * 0.3];
    return polygon([
      [cx - wide, cy], [cx - wide + cut, cy - high], [cx + wide - cut, cy - high], [cx + wide, cy],
      [cx + wide - cut, cy + high], [cx - wide + cut, cy + high],
    ]); // prettier-ignore
  },
  tag: (cx, cy, w, h) => {
    const [wide, high, cut] = [w * 0.44, h / 2, h * 0.24];
    return polygon([
      [cx - wide, cy - high + cut], [cx - wide + cut, cy - high], [cx + wide, cy - high], [cx + wide, cy + high],
      [cx - wide + cut, cy + high], [cx - wide, cy + high - cut],
    ]); // prettier-ignore
  },
  slide: (cx, cy, w, h) => rounded(cx - w * 0.42, cy - h / 2, w * 0.84, h, 26),
  film: (cx, cy, w, h) => rounded(cx - w / 2, cy - h / 2, w, h, 6),
  medal,
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
