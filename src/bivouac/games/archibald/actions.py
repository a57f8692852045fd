"""The action table: what a player of Archibald can say. Verbs and cards keep their numbers for ever; packs append."""

from typing import Final

from bivouac.engine.actions import Actions
from bivouac.games.archibald.board import CELL_KEYS
from bivouac.games.archibald.catalog import ENCOUNTERS, KIND_KEYS

# Numbers of the cards, fixed for ever: 15 Encounters for each of levels 2, 3, 4; 22 Adventures; heroes; enemies.
KEYS: Final = [
    "thorn-dagger", "slingshot", "matchstick", "acorn-helmet", "leaf-cloak",
    "seide-patrol", "lone-moustik", "marching-pair", "buzzing-ambush",
    "honey-drop", "dandelion-seed", "ladybird-ride", "sponge", "market-stall", "sticky-fingers",
    "needle-sword", "rose-whip", "wasp-sting", "nutshell", "beetle-shield",
    "garden-patrol", "moustik-squad", "millipede-march", "spider-web", "night-raid",
    "royal-jelly", "grasshopper-leap", "mirror-pool", "sleeping-powder", "hammer",
    "royal-sword", "pea-cannon", "golden-thimble", "scarab-armour",
    "palace-guard", "moustik-squadron", "millipede-pit", "spider-nest", "darkos-comes", "darkos-escort",
    "keyhole", "catapult", "high-tide", "elixir", "firecracker",
    "sleeping-beetle", "ant-parade", "dew-drop", "proud-snail", "lost-sock", "cricket-concert", "two-mushrooms",
    "ladybird-spots", "biscuit-crumb", "knitting-spider", "lost-seide", "rude-echo", "woodlouse-toll",
    "dandelion-flight", "earthworm-ends", "talking-cocoon", "stuck-bumblebee", "leaky-can", "glass-marble",
    "hiccuping-toad", "three-boxes", "feather-bed",
    "arthur", "selenia", "betameche", "noisette",
    "seide", "moustik", "millipede", "spider", "darkos",
]  # fmt: skip
EQUIPMENT_KEYS: Final = (0, 1, 2, 3, 4, 15, 16, 17, 18, 19, 30, 31, 32, 33)
HERO_KEYS: Final = KEYS[67:71]


def cards(worn: bool, played: bool) -> list[str]:
    """The keys of the Encounter cards that can be put on, or played; holes elsewhere."""
    return [key if (worn if i in EQUIPMENT_KEYS else played) else "" for i, key in enumerate(KEYS[:ENCOUNTERS])]


ACTIONS: Final = Actions("power.resolve", "power.resolve", "power.resolve")
PICK: Final = ACTIONS.verb("hero", "setup.choose-heroes", HERO_KEYS)
START: Final = ACTIONS.verb("start", "setup.choose-heroes", CELL_KEYS[:5])
MOVE: Final = ACTIONS.verb("move", "turn.move", CELL_KEYS)
FIGHT: Final = ACTIONS.word("fight", "combat.blocked")
PLAY: Final = ACTIONS.verb("play", "turn.one-card", cards(False, True))
WEAR: Final = ACTIONS.verb("wear", "turn.equipment-free", cards(True, False))
DISCARD: Final = ACTIONS.verb("discard", "turn.discard-free", KEYS[:ENCOUNTERS])
DONE: Final = ACTIONS.word("done", "turn.end")
PLACE: Final = ACTIONS.verb("place", "enemycard.place", CELL_KEYS)
TAKE: Final = ACTIONS.verb("take", "enemycard.supply", CELL_KEYS)
KILL: Final = ACTIONS.verb("kill", "combat.which-enemy", list(KIND_KEYS))
RETURN: Final = ACTIONS.verb("return", "return.tile", CELL_KEYS)
LEAP: Final = ACTIONS.verb("leap", "return.by-card", CELL_KEYS)
PEEK: Final = ACTIONS.verb("peek", "power.resolve", ["" if cell < 50 else key for cell, key in enumerate(CELL_KEYS)])
ANSWER: Final = ACTIONS.verb("answer", "adventure.reader", ["1", "2", "3"])
TARGET: Final = ACTIONS.verb("target", "power.resolve", ["1", "2", "3", "4"])
GIVE: Final = ACTIONS.verb("give", "power.resolve", KEYS[:ENCOUNTERS])
ROLL: Final = ACTIONS.word("roll", "combat.enemy-roller")
READ: Final = ACTIONS.word("read", "adventure.reader")

NOUN: Final = ACTIONS.noun_of
VERB: Final = ACTIONS.verb_of
FIGHT_ID: Final = FIGHT.ids[0]
DONE_ID: Final = DONE.ids[0]
ROLL_ID: Final = ROLL.ids[0]
READ_ID: Final = READ.ids[0]
