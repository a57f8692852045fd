/** Which page an address means. Secrets stand in the fragment, which no browser sends to a server; links to a position
    have one that is good for looking only. */
export type Route =
  | { page: "start" }
  | { page: "table"; table: string; secrets: string[] }
  | { page: "invitation"; table: string; secret: string }
  | { page: "replay"; table: string; secrets: string[]; at: number | null; as: number | null }
  | { page: "library" }
  | { page: "game"; game: string }
  | { page: "rules"; game: string; clause: string }
  | { page: "cards"; game: string }
  | { page: "missing" };

export function secretsOf(fragment: string): string[] {
  return fragment.replace(/^#/, "").split(",").filter(Boolean);
}

export function routeOf(path: string, fragment: string, search: string): Route {
  const [first = "", second = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: "start" };
  if (first === "t" && second) return { page: "table", table: second, secrets: secretsOf(fragment) };
  if (first === "i" && second) return { page: "invitation", table: second, secret: secretsOf(fragment)[0] ?? "" };
  if (first === "replay" && second) {
    const wanted = new URLSearchParams(search);
    const number = (name: string) => (/^\d+$/.test(wanted.get(name) ?? "") ? Number(wanted.get(name)) : null);
    return { page: "replay", table: second, secrets: secretsOf(fragment), at: number("at"), as: number("as") };
  }
  if (first === "library" && !second) return { page: "library" };
  if (first === "g" && second) return { page: "game", game: second };
  if (first === "rules" && second) return { page: "rules", game: second, clause: fragment.replace(/^#/, "") };
  if (first === "cards" && second) return { page: "cards", game: second };
  return { page: "missing" };
}

function here(): Route {
  return routeOf(location.pathname, location.hash, location.search);
}

class Router {
  now = $state.raw<Route>(here());

  constructor() {
    addEventListener("popstate", () => (this.now = here()));
    addEventListener("hashchange", () => (this.now = here()));
  }

  /** The address was changed in place. */
  look(): void {
    this.now = here();
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.now = here();
    scrollTo(0, 0);
  }
}

export const router = new Router();

export function tableAddress(table: string, secrets: readonly string[]): string {
  return `/t/${encodeURIComponent(table)}#${secrets.join(",")}`;
}

/** For whoever is invited: the seat of that secret, once a name is given. */
export function invitationAddress(table: string, secret: string): string {
  return `/i/${encodeURIComponent(table)}#${secret}`;
}

/** A game to look at again. It is made to be passed on: `look` is the secret for looking that the server names, which
    opens no seat; without it only a browser that knows the table opens it. `as` is through whose eyes: they are opened to
    whoever may look through them. */
export function replayAddress(table: string, look: string, at?: number, as?: number | null): string {
  const search = at === undefined ? "" : `?at=${at}${typeof as === "number" ? `&as=${as}` : ""}`;
  return `/replay/${encodeURIComponent(table)}${search}${look ? `#${look}` : ""}`;
}

/** For `onclick` of links: a plain click stays in this page. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(link.getAttribute("href")!);
}
