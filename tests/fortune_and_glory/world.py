"""Set up a table of Fortune and Glory by naming what lies where, then only play.

`ME` is seat 0 and First Player unless `first` says so, `YOU` sits to the left, then `THIRD`. Heroes are plain unless
`printed=True`: 3 in every skill, health 5, no defence and no ability, so that cards can be balanced without the tests
of the rules.
"""

import random
from collections.abc import Sequence
from typing import Any, Self

from bivouac.engine.chance import WORD
from bivouac.engine.state import Step
from bivouac.engine.table import Table
from bivouac.engine.verbs import Verb
from bivouac.games.fortune_and_glory import catalog
from bivouac.games.fortune_and_glory.cards.locations import LOCATIONS
from bivouac.games.fortune_and_glory.catalog import BY_NUMBER, CATALOG, HERO, IS_A, REFERENCE, Card, DangerFace
from bivouac.games.fortune_and_glory.keys import KEYS
from bivouac.games.fortune_and_glory.map import KEYS as SPACE_KEYS
from bivouac.games.fortune_and_glory.map import NUMBER_OF
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import (
    FIRST_LOCATION,
    LOCATION,
    OPEN_CITY,
    OPEN_EVENT,
    PILES,
    V_CARD,
    V_EXPLORED,
    V_GUARDS,
    V_MARKERS,
    V_WOUNDS,
)
from bivouac.games.fortune_and_glory.turn import MOVEMENT_PHASE, ROUND_STEP
from bivouac.games.fortune_and_glory.turn_adventure import ADVENTURE_PHASE
from bivouac.games.fortune_and_glory.turn_end import END_PHASE
from bivouac.games.fortune_and_glory.verbs import AGILITY, COMBAT, either
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from bivouac.games.fortune_and_glory.words import LINES
from tests.laid_table import LaidTable, keys_told, numbered

ME, YOU, THIRD = range(3)
ANY_FACE, A_HIT, NO_HIT = 10, 11, 12
FACES = {"-": ANY_FACE, "+": A_HIT, ".": NO_HIT}
SHOWS = {ANY_FACE: (1, 6), A_HIT: (4, 6), NO_HIT: (1, 3)}
PHASES: dict[str, list[Step[World]]] = {
    "round": [ROUND_STEP],
    "move": [ROUND_STEP, END_PHASE, ADVENTURE_PHASE, MOVEMENT_PHASE],
    "adventure": [ROUND_STEP, END_PHASE, ADVENTURE_PHASE],
    "end": [ROUND_STEP, END_PHASE],
}
HEROES = "duke-dudley, jacques-moreau, doctor-zhukov, sharon-hunter, jake-zane, shelly-hargrove"


def fields_of(kind: type) -> list[str]:
    """The own fields of a class with slots, on the plain and on the compiled build."""
    return [name for name in vars(kind) if not name.startswith("_") and not callable(getattr(kind, name))]


CARD_FIELDS = [field for field in fields_of(Card) if field != "source"]
LISTS = [getattr(CATALOG, name) for name in fields_of(type(CATALOG))] + [CATALOG.scripts]
PRINTED = [{field: getattr(card, field) for field in CARD_FIELDS} for card in BY_NUMBER]
PRINTED_LISTS = [list(values) for values in LISTS]


def as_printed() -> None:
    """All cards are again as the decks have them."""
    for card, printed in zip(BY_NUMBER, PRINTED, strict=True):
        for field, value in printed.items():
            setattr(card, field, value)
    for values, printed_values in zip(LISTS, PRINTED_LISTS, strict=True):
        values[:] = printed_values


def number(key: str) -> int:
    return KEYS.index(key)


def redraw(key: str, **fields: Any) -> None:
    """Another text or other numbers on a card for this test. Verbs are written anew, never those of another card."""
    card = BY_NUMBER[number(key)]
    for field, value in fields.items():
        setattr(card, field, value)
    for verb in card.verbs():
        for node in nodes(verb):
            node.path = -1
    CATALOG.note(card)


def nodes(verb: Verb[Any]) -> list[Verb[Any]]:
    return [verb, *[node for part in verb.parts() for node in nodes(part)]]


def danger(
    key: str,
    front: Verb[Any],
    back: Verb[Any],
    glory: int = 2,
    fail: Verb[Any] | None = None,
    stop: Verb[Any] | None = None,
    press: Verb[Any] | None = None,
) -> None:
    """A Danger card or a city danger with these tests; its cliffhanger has 1 Glory more."""
    old = BY_NUMBER[number(key)]
    assert old.front is not None
    assert old.back is not None
    redraw(
        key,
        glory=glory,
        front=DangerFace(key, "", "", old.front.keywords, glory, front, fail, stop, press),
        back=DangerFace(old.back.key, "", "", old.back.keywords, glory + 1, back, None),
    )


def seat_texts(given: Sequence[str] | str, seats: int) -> list[str]:
    listed = [given] if isinstance(given, str) else list(given)
    return [*listed, *[""] * (seats - len(listed))]


def seat_numbers(given: Sequence[int], seats: int) -> list[int]:
    return [*given, *[0] * (seats - len(given))]


def paired(text: str) -> list[int]:
    """Artifacts as "sword/of-medusa"; the treasure of a temple stands alone."""
    pairs: list[int] = []
    for pair in [word.strip() for word in text.split(",") if word.strip()]:
        artifact, _, adventure = pair.partition("/")
        pairs += [number(artifact), number(adventure) if adventure else -1]
    return pairs


class Laid(LaidTable[World]):
    """A table on which everything lies where the test says.

    `at` names the heroes' spaces, `sites` artifacts as "sahara:sword/of-medusa". `hands` and `kits` are a text for each
    seat (a lone text is mine). `decks` names what lies in the bags, by deck: a deck that is named has nothing else.
    `hangs` names the cards of cliffhangers by seat, `down` KO heroes as bits. `temples` are coins, danger markers and
    instability markers of each temple among the sites. `villains` names Villains with their spaces and what they have:
    "silk-malone sahara wounds=1 markers=2". `zeppelin` is "sahara:4", where it flies and the Fortune aboard;
    `locations` are the only lands that can be drawn. `dice` are the faces that fall next.
    """

    def __init__(
        self,
        at: str = "london, paris",
        phase: str = "adventure",
        heroes: str = HEROES,
        hands: Sequence[str] | str = "",
        kits: Sequence[str] | str = "",
        sites: str = "",
        hangs: Sequence[str] | str = "",
        glory: Sequence[int] = (),
        fortune: Sequence[int] = (),
        wounds: Sequence[int] = (),
        markers: Sequence[int] = (),
        temples: Sequence[tuple[int, int, int]] = (),
        carried: Sequence[str] | str = "",
        decks: dict[str, str] | None = None,
        figures: dict[str, int] | None = None,
        turned: str = "",
        zeppelin: str = "",
        locations: str = "",
        dice: str = "",
        down: int = 0,
        villains: str = "",
        printed: bool = False,
        seed: int = 1,
        first: int = ME,
        **options: Any,
    ) -> None:
        spaces = [word.strip() for word in at.split(",")]
        if villains:
            options.setdefault("advanced", "villains")
        seats = len(spaces)
        if zeppelin:
            options.setdefault("advanced", "zeppelin")
        rules = GAME.checked_options(options)
        state = GAME.begin(seats, rules, seed)
        assert isinstance(state, World)
        self.state = state
        self.table = Table(GAME, rules, seed, state)
        state.agenda.clear()
        self.ask_nothing()
        state.hero = numbered(KEYS, heroes)[:seats]
        if not printed:
            for hero in range(catalog.FIRST[HERO], catalog.FIRST[HERO + 1]):
                redraw(KEYS[hero], levels=(3, 3, 3, 3), health=5, defence=0, abilities=[])
        state.space = [NUMBER_OF[key] for key in spaces]
        state.round, state.first, state.turn_of, state.acted, state.down = 1, ME, ME, 0, down
        state.glory = seat_numbers(glory, seats)
        state.fortune = seat_numbers(fortune, seats)
        state.wounds = seat_numbers(wounds, seats)
        state.markers = seat_numbers(markers, seats)
        state.kit = [numbered(KEYS, kit) for kit in seat_texts(kits, seats)]
        state.found = [paired(pairs) for pairs in seat_texts(carried, seats)]
        state.hangs = [number(key) if key else -1 for key in seat_texts(hangs, seats)]
        state.quest = [
            space if count or (card >= 0 and IS_A[card] == catalog.DANGER) else -1
            for space, count, card in zip(state.space, state.markers, state.hangs, strict=True)
        ]
        state.first = first
        state.met = [[] for _ in range(seats)]
        state.turned = numbered(KEYS, turned)
        for space, figure in (figures or {}).items():
            state.figures[NUMBER_OF[space]] = figure
        if zeppelin:
            space_key, _, fortune_aboard = zeppelin.partition(":")
            state.zeppelin = [NUMBER_OF[space_key], int(fortune_aboard)]
        if locations:
            lands = [NUMBER_OF[land.strip()] for land in locations.split(",")]
            state.bags[LOCATION] = [FIRST_LOCATION + i for i, card in enumerate(LOCATIONS) if card.land in lands]
            state.discards[LOCATION].clear()
        self.lay_sites(sites)
        for site, marked in zip([i for i in range(len(state.site_space)) if state.is_temple(i)], temples, strict=False):
            state.site_gold[site], state.site_markers[site], state.site_shaken[site] = marked
        self.lay_villains(villains)
        self.deal([numbered(KEYS, hand) for hand in seat_texts(hands, seats)], decks or {})
        state.renew_all()
        state.renew_moments()
        state.agenda.extend(PHASES[phase])
        self.ear = self.listen()
        self.dice(dice)
        state.advance()

    def lay_sites(self, sites: str) -> None:
        state = self.state
        state.site_space, state.site_artifact, state.site_adventure = [], [], []
        state.site_gold, state.site_markers, state.site_shaken = [], [], []
        for site in [word.strip() for word in sites.split(",") if word.strip()]:
            space, _, pair = site.partition(":")
            artifact, _, adventure = pair.partition("/")
            state.site_space.append(NUMBER_OF[space])
            state.site_artifact.append(number(artifact))
            state.site_adventure.append(number(adventure))
            facts = BY_NUMBER[number(artifact)]
            state.site_gold.append(facts.fortune if facts.temple else 0)
            state.site_markers.append(0)
            state.site_shaken.append(0)

    def lay_villains(self, villains: str) -> None:
        fields = {"wounds": V_WOUNDS, "markers": V_MARKERS, "guards": V_GUARDS, "explored": V_EXPLORED}
        rows = []
        for villain in [word.split() for word in villains.split(",") if word.strip()]:
            row = [number(villain[0]), NUMBER_OF[villain[1]], 0, 0, 0, -1, 0]
            for given in villain[2:]:
                field, _, value = given.partition("=")
                row[fields[field]] = int(value)
            rows.append(row)
        self.state.villains = rows

    def deal(self, hands: list[list[int]], decks: dict[str, str]) -> None:
        """Every card that is nowhere else lies in its bag, unless the test names what is in there."""
        state = self.state
        state.hands = hands
        away = [*state.site_artifact, *state.site_adventure, *state.hangs, *[row[V_CARD] for row in state.villains]]
        for cards in [*hands, *state.kit, *state.found]:
            away.extend(cards)
        for deck in range(PILES - 1):
            state.discards[deck].clear()
            named = decks.get(catalog.DECK_WORDS[deck])
            if named is not None:
                state.bags[deck] = numbered(KEYS, named)
            elif deck not in (REFERENCE, HERO):
                state.bags[deck] = [card for card in self.in_box(deck) if card not in away]
        for card in range(catalog.HIDDEN_CARDS):
            state.known.show_all(card)
        for deck in (catalog.EVENT, catalog.CITY):
            hidden = [card for hand in hands for card in hand if IS_A[card] == deck]
            state.known.shuffled(state.bags[deck] + hidden)
        for seat, hand in enumerate(hands):
            for card in hand:
                state.known.show(seat, card)
                state.known.bar([card], OPEN_EVENT if IS_A[card] == catalog.EVENT else OPEN_CITY)

    def in_box(self, deck: int) -> list[int]:
        """The cards of a deck at a table with these elements; the treasure of a temple lies in none."""
        elements = self.state.rules.elements
        return [
            number
            for number, card in enumerate(BY_NUMBER)
            if IS_A[number] == deck and not card.needs & ~elements
            for _ in range(card.copies)
        ]

    def dice(self, faces: str) -> Self:
        """What the next rolls show, in order: faces of a die, `+` for a hit (4 to 6), `.` for none, or `-` for any
        (each card drawn at random is one roll).

        The stream of chance is set to a place where these faces follow: it is what the table could have come to.
        """
        wanted = [FACES.get(face) or int(face) for face in faces.split()]
        if wanted:
            chance = random.Random(faces)
            words = stream_of(wanted, chance)
            while not fits(words, wanted):
                words = stream_of(wanted, chance)
            self.state.w0, self.state.w1, self.state.w2, self.state.w3 = words
        return self

    def moment(self) -> str:
        return f"Round {self.state.round}, phase {self.state.phase}, turn of seat {self.state.turn_of}"

    def left_over(self) -> dict[str, bool]:
        state = self.state
        return {
            "a test is still open": bool(state.tests), "a fight is still open": bool(state.fights),
            "a danger still lies open": bool(state.facing), "a card is still in play": bool(state.in_play),
            "cards are still looked at": bool(state.looking), "a sale is still open": bool(state.sale),
            "a sneak test is still open": bool(state.sneak), "somebody is still aboard": bool(state.aboard),
        }  # fmt: skip

    def where(self, seat: int) -> str:
        return SPACE_KEYS[self.state.space[seat]]

    def hand(self, seat: int) -> list[str]:
        return [KEYS[card] for card in self.state.hands[seat]]

    def kit(self, seat: int) -> list[str]:
        return [KEYS[card] for card in self.state.kit[seat]]

    def found(self, seat: int) -> list[str]:
        return [KEYS[card] for card in self.state.found[seat] if card >= 0]

    def hangs(self, seat: int) -> str:
        return KEYS[self.state.hangs[seat]] if self.state.hangs[seat] >= 0 else ""

    def is_ko(self, seat: int) -> bool:
        return self.state.is_down(seat)

    def villain(self, key: str) -> list[int]:
        """A Villain on the board: wounds, danger markers, bodyguards; empty if it is not there."""
        for row in self.state.villains:
            if row[V_CARD] == number(key):
                return [row[V_WOUNDS], row[V_MARKERS], row[V_GUARDS]]
        return []

    def told(self) -> list[str]:
        """The keys of all lines since the table was laid."""
        return keys_told(LINES, self.ear)

    def clauses(self, key: str) -> list[str]:
        """The clauses behind the lines of this kind, in the order told: their causes, or their own."""
        return [LINES.clause_of(told) for told in self.ear.told if LINES.all[told.line].key == key]

    def numbers(self, key: str) -> list[int]:
        """The numbers of the lines of this kind, in the order told."""
        return [told.number for told in self.ear.told if LINES.all[told.line].key == key]


def on_quest(dice: str = "", dangers: str = "rope-bridge", **fields: Any) -> Laid:
    """My hero in the Sahara with an artifact of danger value 3, and yours in Egypt, who is asked when my turn is over.

    `dangers` is the Danger deck; the only Enemy card is that of the dockside thugs."""
    redraw("of-zeus", danger=3)
    decks = {"danger": dangers, "enemy": "dockside-thugs", **fields.pop("decks", {})}
    sites = "sahara:sword/of-zeus, egypt:jar/of-medusa"
    return Laid(at="sahara, egypt", sites=sites, decks=decks, dice=dice, **fields)


def stream_of(wanted: list[int], chance: random.Random) -> list[int]:
    """Words of a stream (State.roll) whose first four rolls show these faces. Each roll is made from the second word,
    and four of those in a row determine all the words."""
    rolled = [number_for(face, chance) for face in [*wanted, *[ANY_FACE] * 4][:4]]
    first, second, third, fourth = [unmixed(number) for number in rolled]
    c1 = first ^ second ^ ((first << 9) & WORD)
    a1 = third ^ second ^ c1
    c2 = c1 ^ a1 ^ ((second << 9) & WORD)
    d1 = fourth ^ third ^ c2 ^ a1 ^ second
    d0 = ((d1 >> 11) | (d1 << 21)) & WORD ^ first
    a0 = a1 ^ d0 ^ first
    return [a0, first, first ^ second ^ a0, d0]


def number_for(face: int, chance: random.Random) -> int:
    """A number below 2 ** 32 of which a die shows this face."""
    lowest, highest = SHOWS.get(face, (face, face))
    low, high = ((lowest - 1) * (WORD + 1) + 5) // 6, (highest * (WORD + 1) - 1) // 6
    return chance.randrange(low, high + 1)


def unmixed(number: int) -> int:
    """The word from which a roll makes this number."""
    turned = number * pow(9, -1, WORD + 1) & WORD
    return ((turned >> 7) | (turned << 25)) * pow(5, -1, WORD + 1) & WORD


def step(words: list[int]) -> int:
    """One roll of the stream (State.roll) on plain words; the number that the sides are taken from."""
    w0, w1, w2, w3 = words
    mixed = (w1 * 5) & WORD
    mixed = ((mixed << 7) | (mixed >> 25)) & WORD
    mixed = (mixed * 9) & WORD
    shifted = (w1 << 9) & WORD
    w2 ^= w0
    w3 ^= w1
    words[0], words[1] = w0 ^ w3, w1 ^ w2
    words[2], words[3] = w2 ^ shifted, ((w3 << 11) | (w3 >> 21)) & WORD
    return mixed


def fits(words: list[int], wanted: list[int]) -> bool:
    ahead = words[:]
    for face in wanted:
        lowest, highest = SHOWS.get(face, (face, face))
        if not lowest <= (step(ahead) * 6 >> 32) + 1 <= highest:
            return False
    return True


# -- temples -----------------------------------------------------------------------------------------------------------


def in_temple(
    coins: int = 4, on_it: int = 0, shaken: int = 0, danger_value: int = 3, temple: str = "mine",
    printed_escape: bool = False, **fields: Any,
) -> Laid:  # fmt: skip
    """My hero in the Sahara, in a temple whose dangers are all passed by one hit with Agility; yours in Egypt before an
    artifact, asked when my turn is over. The escape test of The Mine needs a hit of 5 with Agility or Combat."""
    redraw("of-zeus", danger=danger_value)
    if not printed_escape:
        redraw("mine", escape=either(Skill(AGILITY, 5, 1), Skill(COMBAT, 5, 1)))
    for key in ("rope-bridge", "quicksand", "boat-chase"):
        danger(key, Skill(AGILITY, 4, 1), Skill(AGILITY, 4, 1))
    given = {"at": "sahara, egypt", "sites": f"sahara:{temple}/of-zeus, egypt:jar/of-medusa", **fields}
    return Laid(temples=[(coins, on_it, shaken)], advanced=given.pop("advanced", "temples"), **given)


def drawing(*dangers: str) -> dict[str, dict[str, str]]:
    """Only these cards are in the Danger deck."""
    return {"decks": {"danger": ", ".join(dangers)}}
