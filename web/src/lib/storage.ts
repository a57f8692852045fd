/** Local storage that a browser may refuse (private windows, full disks): then nothing is kept, and nothing breaks. */
const PREFIX = "bivouac.";

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keep a value; an empty one is forgotten. */
export function keep(name: string, value: string): void {
  try {
    if (value) localStorage.setItem(PREFIX + name, value);
    else localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing to be done: the choice lives as long as the page.
  }
}
