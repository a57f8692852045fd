"""What is good in Altiplano: two Treasures in Camp, and before that everything that brings them there.

A Treasure needs an Archaeologist and a Location in Camp (place.treasure), so these come first; then the cards that find
Treasures, the Specials, and the hand. The opponent's side is judged by the same words, as far as it can be seen.
"""

from typing import Final

from bivouac.bots.evaluate.base import Evaluation
from bivouac.engine.state import State
from bivouac.games.altiplano.actions import DRAW, KEYS
from bivouac.games.altiplano.catalog import (
    ARCHAEOLOGIST,
    CHARACTER,
    CHARACTERS_IN_BOX,
    IS_A,
    LOCATION,
    RAIDER,
    TREASURE,
)
from bivouac.games.altiplano.state import CAMP, CHARACTERS, EXPLORATION, HAND, PLACE_OF, TREASURES, Altiplano
from bivouac.games.altiplano.steps import PHASE, DrawCard
from bivouac.games.altiplano.turn import ActionPhase, CheckHand, KeepOne

WON: Final = 1_000_000
# Weights were fitted to 140,000 positions of games between bots, by which of them were won, then rounded.
TREASURE_IN_CAMP: Final = 1_000
TREASURE_IN_HAND: Final = 290  # and more for what it needs:
WITH_ARCHAEOLOGIST: Final = 145
WITH_LOCATION: Final = 200
SPARE_TREASURE: Final = 210  # a second one beside the one that can be placed next; the opponent does not have it
LOCATION_IN_CAMP: Final = 245
LOCATION_IN_HAND: Final = 170
SPARE_LOCATION: Final = 65
ARCHAEOLOGISTS: Final = (0, 215, 305, 355, 400, 420)  # by how many are in Camp; the first one matters most
RAIDERS: Final = (0, 95, 185, 220, 250, 265)
ARCHAEOLOGIST_IN_HAND: Final = 65
NEEDED_ARCHAEOLOGIST: Final = 175  # in hand while the Camp has none
HOLDS_ADVENTURER: Final = 170
HOLDS_ROGUE: Final = 250
HIDDEN_EXPLORATION: Final = 80  # a card in the opponent's hand that has not been seen
HIDDEN_CHARACTER: Final = 70
OVER_LIMIT: Final = 1  # a card that must be discarded in phase 4 is worth next to nothing

# What a Character does for its Camp, besides its kind.
ABILITIES: Final = {
    "ohio-bob": 115, "che-madera": 100, "sir-allistair": 70, "huayna": 80, "henriette-smith": 100, "marcus-vidor": 60,
    "aligator-sloop": 80, "ramuncho": 220, "the-doc": 55, "bellefeu": 90, "antonio": 105, "pilar-quispe": 85,
    "kid-calloway": 80, "padre-anselmo": 90, "ingrid-halvorsen": 65, "tupac-mamani": 30, "baron-von-krall": 85,
}  # fmt: skip
# What a card is worth in hand, to be played in its time.
IN_HAND: Final = {
    "storm": 75, "surprise-attack": 90, "jaguar": 70, "vampire-bats": 70, "anaconda": 80, "stampede": 70,
    "pit-of-stakes": 90, "rolling-boulder": 65, "poisoned-darts": 65, "sealed-door": 90, "secret-passage": 60,
    "museum-funds": 60, "lost-map": 80, "looting": 100, "ransom": 80, "supplies": 95, "recruitment": 95,
    "telegram": 90, "bribe": 85, "forced-march": 50, "torch": 60, "sixth-sense": 50, "bodyguard": 55, "landslide": 75,
    "double-cross": 55, "decoy": 60,
}  # fmt: skip
WORTH_IN_CAMP: Final = [ABILITIES.get(key, 0) for key in KEYS]
WORTH_IN_HAND: Final = [IN_HAND.get(key, 2 * ABILITIES.get(key, 0) // 5) for key in KEYS]


class AltiplanoEvaluation(Evaluation):
    def prepare(self, state: State, seat: int) -> None:
        assert isinstance(state, Altiplano)
        state.zones[HAND + 1 - seat].sort()

    def value(self, state: State, seat: int) -> int:
        assert isinstance(state, Altiplano)
        if state.over:
            return WON if seat in state.winners else -WON if state.winners else 0
        return side(state, seat, seat) - side(state, 1 - seat, seat)

    def at_rest(self, state: State) -> bool:
        asker = state.asker
        if isinstance(asker, DrawCard):
            return asker.source == PHASE
        return isinstance(asker, (ActionPhase, CheckHand, KeepOne))

    def habit(self, state: State) -> int:
        """Which pile to draw from is decided before the card is seen: by what the Camp lacks."""
        asker = state.asker
        if not isinstance(asker, DrawCard):
            return -1
        assert isinstance(state, Altiplano)
        wants_character = not has(state, CAMP + asker.me, ARCHAEOLOGIST) and not has(
            state, HAND + asker.me, ARCHAEOLOGIST
        )
        return DRAW.ids[CHARACTERS if wants_character and state.can_draw(CHARACTERS) else EXPLORATION]


def has(state: Altiplano, zone: int, kinds: int) -> bool:
    return any(IS_A[card] & kinds for card in state.zones[zone])


def side(state: Altiplano, owner: int, reader: int) -> int:
    """One player's side of the table, as `reader` can judge it."""
    zones = state.zones
    camp = zones[CAMP + owner]
    archaeologists = 0
    raiders = 0
    total = 0
    for card in camp:
        total += WORTH_IN_CAMP[card]
        kind = IS_A[card]
        if kind & ARCHAEOLOGIST:
            archaeologists += 1
        if kind & RAIDER:
            raiders += 1
    total += ARCHAEOLOGISTS[archaeologists] + RAIDERS[raiders]
    if state.holder[0] == owner:
        total += HOLDS_ADVENTURER
    if state.holder[1] == owner:
        total += HOLDS_ROGUE
    total += TREASURE_IN_CAMP * len(zones[TREASURES + owner])
    has_location = bool(zones[PLACE_OF + owner])
    if has_location:
        total += LOCATION_IN_CAMP
    return total + hand_value(state, owner, reader, archaeologists, has_location)


def hand_value(state: Altiplano, owner: int, reader: int, archaeologists: int, has_location: bool) -> int:
    treasures = 0
    locations = 0
    total = 0
    hand = state.zones[HAND + owner]
    known = state.known.pools[reader]
    waits_for_archaeologist = archaeologists == 0
    worths: list[int] = []
    for card in hand:
        if known[card] >= 0:
            worths.append(HIDDEN_CHARACTER if card < CHARACTERS_IN_BOX else HIDDEN_EXPLORATION)
            continue
        kind = IS_A[card]
        worth = WORTH_IN_HAND[card]
        if kind & TREASURE:
            treasures += 1
            if treasures == 1:
                worth = TREASURE_IN_HAND
                if archaeologists:
                    worth += WITH_ARCHAEOLOGIST
                if has_location:
                    worth += WITH_LOCATION
            else:
                worth = SPARE_TREASURE
        elif kind & LOCATION:
            locations += 1
            worth = LOCATION_IN_HAND if locations == 1 and not has_location else SPARE_LOCATION
        elif kind & CHARACTER and kind & ARCHAEOLOGIST:
            worth += NEEDED_ARCHAEOLOGIST if waits_for_archaeologist else ARCHAEOLOGIST_IN_HAND
            waits_for_archaeologist = False
        worths.append(worth)
    extra = len(worths) - state.hand_limit(owner)
    if extra > 0 and owner == state.turn_of:
        worths.sort()
        for i in range(extra):
            total += OVER_LIMIT - worths[i]
    for worth in worths:
        total += worth
    return total
