"""What the test helpers of all games share: a table that a test lays by naming cards, then plays and looks at.

A game's helper lays its table in `__init__`, sets `table` and `state`, and says `HAND`, `moment` and `left_over`.
`ME` is seat 0, `YOU` the next one.
"""

import json
from collections.abc import Iterator
from typing import Any, Generic, Self

import bivouac
from bivouac.engine.chance import Chance
from bivouac.engine.lines import Ear, Lines
from bivouac.engine.saving import load_state, save_state
from bivouac.engine.state import NOBODY, S
from bivouac.engine.table import IllegalChoice, Table

ME = 0
YOU = 1


class LaidTable(Generic[S]):
    """A table of some game on which everything lies where the test says."""

    HAND: int  # the zone of seat 0's hand; those of the other seats follow

    table: Table
    state: S

    def moment(self) -> str:
        """Where the game stands, for the message of a choice that is refused."""
        raise NotImplementedError

    def left_over(self) -> dict[str, bool]:
        """What may not lie about when an effect of this game has ended, by a sentence, and whether it does."""
        return {}

    def key_of(self, card: int) -> str:
        return self.table.game.cards[card]

    def zone(self, number: int) -> list[int]:
        """The cards of a zone by number."""
        zones: list[list[int]] = self.state.zones  # type: ignore[attr-defined]  # every game's state has them
        return zones[number]

    def ask_nothing(self) -> None:
        """Take back the question that the set-up has asked."""
        self.state.asking, self.state.asker, self.state.offered = NOBODY, None, []

    def reloaded(self) -> Table:
        """A copy through a save. A laid position need not be one that play could lead to: nobody checks that here."""
        game, state = self.table.game, self.state
        saved = json.loads(json.dumps(save_state(game, state)))
        return Table(game, self.table.rules, self.table.seed, load_state(game, state.seats, self.table.rules, saved))

    # -- playing -----------------------------------------------------------------------------------------------------

    def play(self, *keys: str, seat: int | None = None) -> Self:
        """Make these choices, one after another, by whoever is asked (or by `seat`)."""
        for key in keys:
            try:
                self.table.choose(key, seat)
            except (IllegalChoice, ValueError) as error:  # not allowed now, or no choice of this game at all
                error.add_note(self.where_it_stands())
                raise
        return self

    def where_it_stands(self) -> str:
        """Who is asked and for what: a choice is often refused because somebody else is asked, or it is too early."""
        names = {ME: "ME", YOU: "YOU"}
        asked = [
            f"{names.get(seat, f'seat {seat}')} may choose {', '.join(self.keys(seat))}" for seat in self.table.waiting
        ]
        return f"{self.moment()}: {'; '.join(asked) or 'nobody is asked'}"

    def keys(self, seat: int | None = None, verb: str = "") -> list[str]:
        """What that seat (or whoever is asked) may choose now; of one verb, what it may name."""
        options = self.table.options if seat is None else self.table.options_of(seat)
        keys = [option.key for option in options]
        return [key.partition("/")[2] for key in keys if key.startswith(verb + "/")] if verb else keys

    def may(self, key: str, seat: int | None = None) -> bool:
        """Whether that seat (or whoever is asked) may choose that now."""
        return key in self.keys(seat)

    def why_not(self, key: str, seat: int | None = ME) -> str:
        """The clause that forbids it to that seat (None is whoever is asked); '' if it is allowed."""
        asked = self.table.seat if seat is None else seat
        assert asked is not None, "nobody is asked"
        reason = self.table.why_not(asked, key)
        return "" if reason is None else reason.clause

    # -- looking -----------------------------------------------------------------------------------------------------

    def cards(self, zone: int) -> list[str]:
        """What lies in a zone, by key."""
        return [self.key_of(card) for card in self.zone(zone)]

    def hand(self, seat: int) -> list[str]:
        return self.cards(self.HAND + seat)

    def listen(self) -> Ear:
        """Hear everything told from now on: `.told` holds the lines, `keys_told` gives their keys."""
        self.state.ear = Ear()
        return self.state.ear

    def nobody_is_waiting_but(self, seat: int) -> None:
        """The effect has ended, has left nothing lying about, and this seat is asked what comes next."""
        assert self.table.waiting == [seat], f"waiting: {self.table.waiting}"
        assert not self.state.events, "an event is still open"
        assert not self.state.pending, "a reaction is still waiting"
        assert not self.state.frames, "an effect is still open"
        for sentence, lies_about in self.left_over().items():
            assert not lies_about, sentence


def keys_told(lines: Lines, ear: Ear) -> list[str]:
    """The keys of all lines that were heard."""
    return [lines.all[told.line].key for told in ear.told]


def numbered(keys: list[str], cards: str) -> list[int]:
    """The numbers of cards named as "storm, jaguar"."""
    return [keys.index(card.strip()) for card in cards.split(",") if card.strip()]


def played_at_random(game: str, games: int, seed: int, players: int = 2, **options: Any) -> Iterator[Table]:
    """Games played at random: the table at its beginning and after every choice, game after game."""
    chance = Chance(seed)
    for number in range(games):
        table = bivouac.new(game, players=players, seed=1000 * seed + number, **options)
        yield table
        while not table.over:
            options_now = table.option_ids
            table.choose(options_now[chance.roll(len(options_now))])
            yield table
