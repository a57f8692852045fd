/** Addresses: secrets stand in the fragment only. */
import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", hash: "", search: "", origin: "https://example.org" });
vi.stubGlobal("addEventListener", () => undefined);
const { replayAddress, routeOf, tableAddress } = await import("../src/lib/route.svelte");
const { waitBefore } = await import("../src/lib/line");

describe("routes", () => {
  it("of a seat, and of several at one screen", () => {
    expect(routeOf("/t/abc", "#s1", "")).toEqual({ page: "table", table: "abc", secrets: ["s1"] });
    expect(routeOf("/t/abc", "#s1,s2", "")).toEqual({ page: "table", table: "abc", secrets: ["s1", "s2"] });
    expect(routeOf("/t/abc", "", "")).toEqual({ page: "table", table: "abc", secrets: [] });
  });

  it("of a position", () => {
    expect(routeOf("/replay/abc", "#s", "?at=12")).toEqual({ page: "replay", table: "abc", secrets: ["s"], at: 12, as: null });
    expect(routeOf("/replay/abc", "#s", "?at=12&as=1")).toMatchObject({ at: 12, as: 1 });
    expect(routeOf("/i/abc", "#s", "")).toEqual({ page: "invitation", table: "abc", secret: "s" });
    expect(routeOf("/replay/abc", "#s", "?at=x")).toMatchObject({ at: null });
  });

  it("of the pages about a game", () => {
    expect(routeOf("/library", "", "")).toEqual({ page: "library" });
    expect(routeOf("/g/altered", "", "")).toEqual({ page: "game", game: "altered" });
    expect(routeOf("/rules/altered", "#end.check", "")).toEqual({ page: "rules", game: "altered", clause: "end.check" });
    expect(routeOf("/cards/altered", "", "")).toEqual({ page: "cards", game: "altered" });
  });

  it("of what is not there", () => {
    expect(routeOf("/nowhere", "", "")).toEqual({ page: "missing" });
    expect(routeOf("/t", "", "")).toEqual({ page: "missing" });
    expect(routeOf("/", "", "")).toEqual({ page: "start" });
  });

  it("lead back to themselves, and name secrets after the # alone", () => {
    const link = new URL(tableAddress("abc", ["s1", "s2"]), "https://example.org");
    expect(routeOf(link.pathname, link.hash, link.search)).toEqual({ page: "table", table: "abc", secrets: ["s1", "s2"] });
    const position = new URL(replayAddress("abc", "l00k", 7), "https://example.org");
    expect(routeOf(position.pathname, position.hash, position.search)).toEqual({ page: "replay", table: "abc", secrets: ["l00k"], at: 7, as: null });
  });

  it("to a position carry the table, the place and the secret for looking alone, also from a page that holds others", () => {
    expect(replayAddress("abc", "")).toBe("/replay/abc");
    expect(replayAddress("a/b", "l00k", 7)).toBe("/replay/a%2Fb?at=7#l00k");
    expect(replayAddress("abc", "l00k", 7, 1)).toBe("/replay/abc?at=7&as=1#l00k");
    const old = routeOf("/replay/abc", "#s1,s2", "?at=7");
    if (old.page !== "replay") throw new Error("a replay");
    expect(replayAddress(old.table, "l00k", old.at ?? undefined)).toBe("/replay/abc?at=7#l00k");
  });
});

describe("a lost line", () => {
  it("is tried again later and later, but never too late", () => {
    const waits = Array.from({ length: 12 }, (_, tries) => waitBefore(tries, 0));
    expect(waits[0]).toBeLessThan(1000);
    expect(waits.every((wait, place) => place === 0 || wait >= waits[place - 1]!)).toBe(true);
    expect(Math.max(...waits)).toBe(15_000);
    expect(waitBefore(3, 1)).toBeGreaterThan(waitBefore(3, 0));
  });
});
