# not compiled: cards are data
"""The 45 Location cards: each names a land and a city (card.location-contents).

Every land is on one card, every city on two or three. Which city stands beside which land is ours.
"""

from typing import Final

from bivouac.games.fortune_and_glory.map import ALL_SPACES, LANDS, NUMBER_OF

# jungle.location-cards, jungle.fortune-bonus: what the card of a deep jungle has besides.
BONUS: Final = 2

CITY_BESIDE: Final = (
    ("alaska", "cairo"),
    ("canada", "zanzibar"),
    ("greenland", "hong-kong"),
    ("western-america", "cape-town"),
    ("eastern-america", "singapore"),
    ("mexico", "zanzibar"),
    ("yucatan", "moscow"),
    ("caribbean", "hong-kong"),
    ("andes", "shanghai"),
    ("amazon-jungle", "istanbul"),
    ("amazon-falls", "bombay"),
    ("brazil", "hong-kong"),
    ("patagonia", "shanghai"),
    ("easter-island", "moscow"),
    ("british-isles", "sydney"),
    ("western-europe", "tokyo"),
    ("germany", "singapore"),
    ("scandinavia", "san-francisco"),
    ("italy", "cape-town"),
    ("greece", "san-francisco"),
    ("eastern-europe", "cairo"),
    ("sahara", "sydney"),
    ("egypt", "berlin"),
    ("west-africa", "tokyo"),
    ("congo-jungle", "istanbul"),
    ("heart-of-africa", "cairo"),
    ("east-africa", "new-york"),
    ("south-africa", "casablanca"),
    ("madagascar", "mexico-city"),
    ("anatolia", "bombay"),
    ("arabia", "casablanca"),
    ("persia", "paris"),
    ("russia", "rio-de-janeiro"),
    ("turkestan", "mexico-city"),
    ("siberia", "rio-de-janeiro"),
    ("mongolia", "lima"),
    ("himalayas", "berlin"),
    ("india", "london"),
    ("china", "new-york"),
    ("indochina", "lima"),
    ("japan", "rio-de-janeiro"),
    ("indonesia-jungle", "paris"),
    ("outback", "london"),
    ("polynesia", "san-francisco"),
    ("antarctica", "shanghai"),
)


class LocationFacts:
    """One Location card: a land and a city by their numbers, the Fortune laid with an artifact there, and whether its
    deck is shuffled once it is discarded."""

    __slots__ = ("bonus", "city", "key", "land", "shuffles")

    def __init__(self, key: str, land: int, city: int, bonus: int, shuffles: bool) -> None:
        self.key: Final = key
        self.land: Final = land
        self.city: Final = city
        self.bonus: Final = bonus
        self.shuffles: Final = shuffles


def location(land: str, city: str) -> LocationFacts:
    number = NUMBER_OF[land]
    is_deep = ALL_SPACES[number].is_deep
    return LocationFacts(f"location-{land}", number, NUMBER_OF[city], BONUS if is_deep else 0, is_deep)


LOCATIONS: Final = [location(land, city) for land, city in CITY_BESIDE]
# card.gold-bonus-location: by the number of the land, the Fortune laid with an artifact there.
BONUS_IN: Final = [sum([card.bonus for card in LOCATIONS if card.land == land]) for land in range(LANDS)]
