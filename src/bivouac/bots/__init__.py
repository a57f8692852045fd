"""Bots: they choose by what their seat knows and nothing else."""

from bivouac.bots.base import Bot
from bivouac.bots.evaluate import EVALUATIONS
from bivouac.bots.greedy import Greedy
from bivouac.bots.random_bot import RandomBot
from bivouac.bots.seeding import seed_at

__all__ = ["Bot", "Greedy", "RandomBot", "best", "checked", "named", "names", "names_for", "seed_at"]

BOTS: dict[str, type[Bot]] = {"greedy": Greedy, "random": RandomBot}


def names() -> list[str]:
    return sorted(BOTS)


def names_for(game: str) -> list[str]:
    """The bots that play this game: a greedy one needs to know what is good in it."""
    return [name for name in names() if name != "greedy" or game in EVALUATIONS]


def best(game: str) -> str:
    """The bot that plays this game where nobody asked for another."""
    return names_for(game)[0]


def checked(name: object, game: str) -> None:
    """A ValueError for a bot that there is not, or that does not play this game."""
    named(name, 0)
    if name not in names_for(game):
        raise ValueError(f"the bot {name!r} does not play {game}; there is: {', '.join(names_for(game))}")


def named(name: object, seed: int) -> Bot:
    """A bot by its name, with a stream of chance of its own."""
    if not isinstance(name, str) or name not in BOTS:
        raise ValueError(f"no bot is called {name!r}; there is: {', '.join(names())}")
    return BOTS[name](seed)
