"""The voice of the engine: actions, reasons and log lines as sentences."""

from functools import lru_cache

from bivouac.engine.game import Game
from bivouac.engine.lines import Told
from bivouac.engine.table import Entry, Result, Table
from bivouac.text.fluent import has, say
from bivouac.text.game_text import Names, player
from bivouac.text.lists import folded
from bivouac.text.registry import text_of
from bivouac.text.sentences import capital


class FluentVoice:
    def action(self, game: Game, action_id: int, lang: str) -> str:
        """What choosing this action does."""
        return action_text(game, action_id, lang)

    def reason(self, game: Game, key: str, action_id: int, lang: str) -> str:
        """What is in the way of this action, and what is expected."""
        args = {"card": say(lang, "this-card"), "needs": "", "pile": ""}
        return capital(say(lang, f"reason-{game.name}-{key}", {**args, **text_of(game).noun(action_id, lang)}))

    def line(self, game: Game, key: str, told: Told, seen: bool, reader: int, lang: str, names: Names = None) -> str:
        """A line of the log for one reader; -1 is a spectator. The card is named only if the reader may see it."""
        text = text_of(game)
        message = f"line-{game.name}-{key}"
        args: dict[str, str | int] = {"n": told.number}
        if told.seat >= 0:
            args["player"] = player(told.seat, lang, names)
        other_is = text.other_is.get(key, "")
        if other_is == "seat":
            args["other"] = player(told.other, lang, names)
        elif other_is == "card":
            args["newcomer"] = text.card_name(told.other, lang)
        elif other_is == "pile" and told.other >= 0:
            args["pile"] = text.piles[told.other]
        side = "own" if reader >= 0 and reader == told.seat else ""
        if not side and other_is == "seat" and reader >= 0 and reader == told.other:
            side = "you"
        if told.card < 0 or not seen:
            hidden = f"hidden-{side}" if has(lang, message, f"hidden-{side}") else "hidden"
            if told.card >= 0 or has(lang, message, hidden):
                return say(lang, message, args, hidden)
        args.update(text.told(key, told, lang))
        return closed(say(lang, message, args, side if side and has(lang, message, side) else ""))

    def ending(self, game: Game, result: Result, reader: int, lang: str, names: Names = None) -> str:
        """How a game ended. `player` names all who won, `n` counts them. A reader who won alone is told `.own`; one who
        won with others `.with`, where `player` names these others."""
        key = f"ending-{game.name}-{result.key}"
        won = result.winners
        if not won:
            return say(lang, key)
        told = ("with" if len(won) > 1 else "own") if reader in won else ""
        if told and not has(lang, key, told):
            told = ""
        named = [player(seat, lang, names) for seat in won if told != "with" or seat != reader]
        args: dict[str, str | int] = {"player": folded(lang, "and", named), "n": len(won)}
        return say(lang, key, args, told)


def closed(line: str) -> str:
    """A name at the end that brings a mark of its own closes the sentence: "You play All In!" and no full stop."""
    return line[:-1] if line.endswith(("!.", "?.")) else line


@lru_cache(maxsize=16384)
def action_text(game: Game, action_id: int, lang: str) -> str:
    """Kept: it depends on nothing that happens at a table, and every question asks for it."""
    verb = game.actions.verbs[game.actions.verb_of[action_id]].name
    key = f"action-{game.name}-{verb}"
    return say(lang, key if has(lang, key) else f"action-{verb}", text_of(game).noun(action_id, lang))


VOICE = FluentVoice()


def log(table: Table, seat: int | None, lang: str, names: Names = None) -> list[Entry]:
    """`table.log` with the names of the players."""
    reader = -1 if seat is None else table.checked_seat(seat)
    return [entry(table.game, told, reader, lang, names) for told in table.told()]


def entry(game: Game, told: Told, reader: int, lang: str, names: Names) -> Entry:
    """One line of the log with the names of the players; -1 is a spectator."""
    key = game.lines.all[told.line].key
    text = VOICE.line(game, key, told, told.is_seen_by(reader), reader, lang, names)
    return Entry(text, game.lines.clause_of(told), key)
