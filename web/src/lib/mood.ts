/** The mood of a page: that of the game it is about (boards/GAME/mood.css), or the house's own. */
export function dressed(game: string): void {
  if (game) document.documentElement.dataset["game"] = game;
  else delete document.documentElement.dataset["game"];
}
