"""Object numbers: a card that changes zone is a new object; what was last known of the old one stays readable."""

from typing import Final

STRIDE: Final = 4096  # more than any game has cards: a number is a card and how often it has become another object


class Objects:
    """`number[card]` is the object that a card is now. Who remembers an older number can see that the card has moved
    on."""

    __slots__ = ("last_known", "number")

    def __init__(self, cards: int, source: "Objects | None") -> None:
        if source is not None:
            self.number: list[int] = source.number[:]
            self.last_known: dict[int, tuple[int, ...]] = source.last_known.copy()
        else:
            self.number = list(range(cards))
            self.last_known = {}

    def add(self) -> int:
        """One more card, a token say; its number is returned."""
        self.number.append(len(self.number))
        return len(self.number) - 1

    def renew(self, card: int, values: tuple[int, ...]) -> int:
        """The card changes zone: keep what it was, give it a new number."""
        self.last_known[self.number[card]] = values
        return self.become(card)

    def become(self, card: int) -> int:
        """The card changes zone, and nobody will ask what it was before."""
        self.number[card] += STRIDE
        return self.number[card]

    def is_there(self, number: int) -> bool:
        return self.number[number % STRIDE] == number

    def card_of(self, number: int) -> int:
        """The card that is this object, -1 if the object is gone."""
        card = number % STRIDE
        return card if self.number[card] == number else -1

    def forget(self) -> None:
        """Nothing waits any more: what old objects were no longer matters."""
        if self.last_known:
            self.last_known.clear()

    def data(self) -> list[list[int]]:
        return [self.number[:], *[[n, *values] for n, values in sorted(self.last_known.items())]]


def objects_from(data: list[list[int]]) -> Objects:
    made = Objects(0, None)
    made.number = data[0][:]
    made.last_known = {row[0]: tuple(row[1:]) for row in data[1:]}
    return made
