"""Bots: they choose by what their seat knows and nothing else."""

from bivouac.bots.base import Bot
from bivouac.bots.greedy import Greedy
from bivouac.bots.random_bot import RandomBot
from bivouac.bots.seeding import seed_at

__all__ = ["Bot", "Greedy", "RandomBot", "named", "names", "seed_at"]

BOTS: dict[str, type[Bot]] = {"greedy": Greedy, "random": RandomBot}


def names() -> list[str]:
    return sorted(BOTS)


def named(name: object, seed: int) -> Bot:
    """A bot by its name, with a stream of chance of its own."""
    if not isinstance(name, str) or name not in BOTS:
        raise ValueError(f"no bot is called {name!r}; there is: {', '.join(names())}")
    return BOTS[name](seed)
