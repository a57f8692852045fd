"""The perks of weapons and armour: what makes one piece of equipment different from the next.

A perk says itself, as verbs do, and holds while the card is worn (equipment.more).
"""

from typing import Final

from bivouac.engine.verbs import Words
from bivouac.games.archibald.catalog import KIND_KEYS, Perk, count_all, count_of

ONE: Final = 1

# -- weapons -----------------------------------------------------------------------------------------------------------


class Matched(Perk):
    """More dice against enemies whom the weapon suits."""

    __slots__ = ("red", "yellow")

    def __init__(self, red: int = 0, yellow: int = 0) -> None:
        self.red: Final = red
        self.yellow: Final = yellow

    def suits(self, foes: int) -> bool:
        raise NotImplementedError

    def more_red(self, foes: int) -> int:
        return self.red if self.suits(foes) else 0

    def more_yellow(self, foes: int) -> int:
        return self.yellow if self.suits(foes) else 0

    def dice(self) -> str:
        return " ".join([f"{n} {colour}" for n, colour in ((self.red, "red"), (self.yellow, "yellow")) if n])


class AgainstOne(Matched):
    """Against a single enemy."""

    __slots__ = ()

    def suits(self, foes: int) -> bool:
        return count_all(foes) == ONE

    def words(self) -> Words:
        return Words("against-one", {"counted": self.dice()}, [])


class AgainstMany(Matched):
    """Against two enemies or more."""

    __slots__ = ()

    def suits(self, foes: int) -> bool:
        return count_all(foes) > ONE

    def words(self) -> Words:
        return Words("against-many", {"counted": self.dice()}, [])


class AgainstKind(Matched):
    """Where at least one enemy of a kind is among those who are fought."""

    __slots__ = ("kind",)

    def __init__(self, kind: int, red: int = 0, yellow: int = 0) -> None:
        super().__init__(red, yellow)
        self.kind: Final = kind

    def suits(self, foes: int) -> bool:
        return count_of(foes, self.kind) > 0

    def words(self) -> Words:
        return Words("against-kind", {"counted": self.dice(), "foe": KIND_KEYS[self.kind]}, [])


class OneFight(Perk):
    """It lasts for one fight."""

    __slots__ = ()

    def is_used_up(self, dice: int) -> bool:
        return True

    def words(self) -> Words:
        return Words("one-fight", {}, [])


class UntilDouble(Perk):
    """It lasts until one of the hero's dice shows a double sword."""

    __slots__ = ()

    def is_used_up(self, dice: int) -> bool:
        while dice > 1:
            if dice & 3 == 2:
                return True
            dice >>= 3
        return False

    def words(self) -> Words:
        return Words("until-double", {}, [])


class ThrowAgain(Perk):
    """Some of the hero's dice that miss are thrown again, red ones first."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def throws_again(self) -> int:
        return self.count

    def words(self) -> Words:
        return Words("throw-again", {"n": self.count}, [])


class Disarm(Perk):
    """The enemies throw fewer red dice."""

    __slots__ = ("red",)

    def __init__(self, red: int) -> None:
        self.red: Final = red

    def disarms(self) -> int:
        return self.red

    def words(self) -> Words:
        return Words("disarm", {"n": self.red}, [])


# -- armour ------------------------------------------------------------------------------------------------------------


class Comfort(Perk):
    """Cards for whoever it has saved."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def draws(self) -> int:
        return self.count

    def words(self) -> Words:
        return Words("comfort", {"n": self.count}, [])


class Hide(Perk):
    """No enemy card can name the wearer's tile."""

    __slots__ = ()

    def hides(self) -> bool:
        return True

    def words(self) -> Words:
        return Words("hide", {}, [])


class Float(Perk):
    """In a flood it goes, and the wearer stays."""

    __slots__ = ()

    def floats(self) -> bool:
        return True

    def words(self) -> Words:
        return Words("float", {}, [])


class SoftFall(Perk):
    """A Trap sends the wearer less far back."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        self.level: Final = level

    def trap_level(self) -> int:
        return self.level

    def words(self) -> Words:
        return Words("soft-fall", {"n": self.level}, [])
