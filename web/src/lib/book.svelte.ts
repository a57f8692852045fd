/** The rulebook of a game, fetched when somebody first wants to read of it. */
import { api } from "./api";
import type { ClauseInfo } from "./messages";

class Book {
  clauses = $state.raw<ReadonlyMap<string, ClauseInfo>>(new Map());

  constructor(game: string) {
    api.rules(game).then(
      (book) => (this.clauses = new Map(book.clauses.map((clause) => [clause.id, clause]))),
      () => books.delete(game), // whoever asks again may have more luck
    );
  }
}

const books = new Map<string, Book>();

export function bookOf(game: string): Book {
  let book = books.get(game);
  if (!book) books.set(game, (book = new Book(game)));
  return book;
}
