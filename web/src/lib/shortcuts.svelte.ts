/** Single keys that do something on the page that is open. `?` lists them. */
import { untrack } from "svelte";
import { settings } from "./settings.svelte";

export interface Shortcut {
  key: string;
  /** The message that says what it does. */
  words: string;
  run: () => void;
}

/** Where letters are letters. */
const WRITING = "input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]";

class Shortcuts {
  private lists = $state.raw<readonly (readonly Shortcut[])[]>([]);
  isShown = $state(false);

  get all(): Shortcut[] {
    return this.lists.flat();
  }

  /** For an `$effect`: they are there as long as whoever offers them. */
  offer(list: readonly Shortcut[]): () => void {
    untrack(() => (this.lists = [...this.lists, list]));
    return () => (this.lists = this.lists.filter((each) => each !== list));
  }

  press = (event: KeyboardEvent): void => {
    if (!settings.hasKeys || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if ((event.target as Element | null)?.closest?.(WRITING)) return;
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "?") {
      this.isShown = true;
      event.preventDefault();
      return;
    }
    const found = this.all.find(({ key }) => key === event.key);
    if (!found) return;
    event.preventDefault();
    found.run();
  };
}

export const shortcuts = new Shortcuts();
