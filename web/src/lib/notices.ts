/** Turn notices: the title of the tab, and a notification of the system if that was allowed and nobody is looking. */

export function canNotify(): boolean {
  return "Notification" in window && isSecureContext;
}

/** True once there is nothing left to ask. */
export async function askToNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) !== "default";
}

let shown: Notification | null = null;

export function notify(title: string, body: string): void {
  if (!canNotify() || Notification.permission !== "granted" || document.visibilityState === "visible") return;
  try {
    shown?.close();
    shown = new Notification(title, { body, icon: "/favicon.svg", tag: "bivouac-turn" });
    shown.onclick = () => {
      focus();
      shown?.close();
    };
  } catch {
    // Some phones allow notifications only from a service worker: the title of the tab tells all the same.
  }
}

/** "● Your turn: the title of the game" while something is asked. */
export function titled(game: string, call: string): void {
  document.title = call ? `● ${call} · ${game}` : game ? `${game} · Bivouac` : "Bivouac";
}
