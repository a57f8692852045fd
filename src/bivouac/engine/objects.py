"""Object numbers: a card that changes zone is a new object; what was last known of the old one stays readable."""


class Objects:
    """`number[card]` is the card's object now. A trigger that remembers an older number knows that its card has
    moved on."""

    __slots__ = ("last_known", "next_number", "number")

    def __init__(self, cards: int, source: "Objects | None") -> None:
        if source is not None:
            self.number: list[int] = source.number[:]
            self.next_number: int = source.next_number
            self.last_known: dict[int, tuple[int, ...]] = source.last_known.copy()
        else:
            self.number = list(range(cards))
            self.next_number = cards
            self.last_known = {}

    def renew(self, card: int, values: tuple[int, ...]) -> int:
        """The card changes zone: keep what it was, give it a new number."""
        self.last_known[self.number[card]] = values
        self.number[card] = self.next_number
        self.next_number += 1
        return self.number[card]

    def is_there(self, number: int) -> bool:
        return number in self.number

    def card_of(self, number: int) -> int:
        """The card that is this object, -1 if the object is gone."""
        return self.number.index(number) if number in self.number else -1

    def forget(self) -> None:
        """Nothing waits any more: what old objects were no longer matters."""
        self.last_known.clear()

    def data(self) -> list[list[int]]:
        return [[self.next_number], self.number, *[[n, *values] for n, values in sorted(self.last_known.items())]]


def objects_from(data: list[list[int]]) -> Objects:
    made = Objects(0, None)
    made.next_number = data[0][0]
    made.number = data[1][:]
    made.last_known = {row[0]: tuple(row[1:]) for row in data[2:]}
    return made
