"""Trials and Books: what a tile asks of whoever has arrived, besides a fight."""

from typing import Final

from bivouac.engine.state import Choice, Step
from bivouac.engine.verbs import begin
from bivouac.games.archibald import words
from bivouac.games.archibald.actions import ANSWER, NOUN, READ_ID, ROLL_ID, VERB
from bivouac.games.archibald.catalog import ANSWERS, FIRST_ADVENTURE, MOST_ANSWERS
from bivouac.games.archibald.state import ADVENTURE_DISCARD, ADVENTURE_PILE, IN_PLAY, OUTCOME, SENT_BACK, Archibald

LOWEST_PASS: Final = 4  # tile.trial: 4-6 nothing, 1-3 a flood token


class RollTrial(Choice[Archibald]):
    """tile.trial, flood.trial: the ordinary die."""

    __slots__ = ()

    def seat(self, game: Archibald) -> int:
        return game.turn_of

    def options(self, game: Archibald) -> list[int]:
        return [ROLL_ID]

    def ceremony(self, game: Archibald) -> bool:
        return True

    def chosen(self, game: Archibald, option: int) -> None:
        me = game.turn_of
        die = int(game.roll(6)) + 1
        game.trial = [me, die]
        game.tell(words.TRIAL, me, -1, -1, die)
        if die < LOWEST_PASS:
            game.add_water(words.TOKEN_TRIAL, me, 0, words.OF_ITSELF)

    def reason(self, game: Archibald, seat: int, option: int) -> int:
        return words.ROLL_TRIAL


class Book(Step[Archibald]):
    """tile.book, gaol.book, adventure.reader: after the tile's other symbol the left neighbour draws an Adventure. Not
    if a spring's move has ended in being sent back (tile.order)."""

    __slots__ = ()

    def run(self, game: Archibald) -> None:
        me = game.turn_of
        if game.deeds & SENT_BACK:
            return
        pile = game.zones[ADVENTURE_PILE]
        if not pile:  # adventure.reshuffle
            pile.extend(game.zones[ADVENTURE_DISCARD])
            game.zones[ADVENTURE_DISCARD].clear()
            game.shuffle(pile)
            game.tell(words.ADVENTURES_RESHUFFLED)
        card = pile.pop()
        reader = game.left(me)
        game.zones[IN_PLAY].append(card)
        game.question = card
        game.known.show_all(card)
        at = place_of_answer(card, 0)
        for i in range(ANSWERS[card]):  # adventure.hidden: only the reader sees what follows
            game.known.show(reader, game.zones[OUTCOME][at + i])
        game.learned += 1
        game.then(READ_ALOUD, GIVE_ANSWER)


class ReadAloud(Choice[Archibald]):
    """adventure.reader: the left neighbour reads the question to the active player. People do it; nothing is chosen."""

    __slots__ = ()

    def seat(self, game: Archibald) -> int:
        return game.left(game.turn_of)

    def options(self, game: Archibald) -> list[int]:
        return [READ_ID]

    def ceremony(self, game: Archibald) -> bool:
        return True

    def in_private(self, game: Archibald) -> bool:
        return True  # adventure.hidden

    def chosen(self, game: Archibald, option: int) -> None:
        """The question is open now: the answer is asked for next."""
        game.tell(words.READ, game.left(game.turn_of), game.question, game.turn_of)

    def reason(self, game: Archibald, seat: int, option: int) -> int:
        return words.READ_FIRST


class GiveAnswer(Choice[Archibald]):
    """adventure.reader: the active player answers and bears the consequence, which nobody but the reader knew."""

    __slots__ = ()

    def seat(self, game: Archibald) -> int:
        return game.turn_of

    def options(self, game: Archibald) -> list[int]:
        return [ANSWER.ids[i] for i in range(ANSWERS[game.question])]

    def chosen(self, game: Archibald, option: int) -> None:
        me = game.turn_of
        card = game.question
        answer = NOUN[option]
        outcome = game.zones[OUTCOME][place_of_answer(card, answer)]
        game.known.show_all(outcome)
        game.learned += 1
        game.question = -1
        game.told = [card, me, answer]
        game.tell(words.ANSWERED, me, card, -1, answer + 1)
        game.agenda.append(PUT_AWAY)
        begin(game, outcome, me, card)

    def reason(self, game: Archibald, seat: int, option: int) -> int:
        return words.NO_SUCH_ANSWER if VERB[option] == ANSWER.number else words.ANSWER_FIRST


def place_of_answer(card: int, answer: int) -> int:
    return (card - FIRST_ADVENTURE) * MOST_ANSWERS + answer


class PutAway(Step[Archibald]):
    """enemycard.place, power.resolve: what was played or read goes to its discards."""

    __slots__ = ()

    def run(self, game: Archibald) -> None:
        game.put_away(game.zones[IN_PLAY].pop())


ROLL_TRIAL: Final = RollTrial()
BOOK: Final = Book()
READ_ALOUD: Final = ReadAloud()
GIVE_ANSWER: Final = GiveAnswer()
PUT_AWAY: Final = PutAway()
