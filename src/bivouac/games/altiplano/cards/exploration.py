# not compiled: cards are data
"""The 34 Exploration cards: 5 Locations, 3 Treasures, 20 Actions and 6 Reactions; and the 2 Specials."""

from bivouac.engine.catalog import ORIGINAL, RULEBOOK
from bivouac.games.altiplano.amounts import (
    BeAdventurer,
    BeRogue,
    CardsBeyond,
    CountYours,
    YouAreAhead,
    YouHaveLocation,
    YouHaveMoreCharacters,
    YouHaveTreasure,
)
from bivouac.games.altiplano.catalog import (
    ACTION,
    ARCHAEOLOGIST,
    BEAST,
    CATALOG,
    CHARACTER,
    FIRST_LOCATION,
    LOCATION,
    ON_BEAST,
    ON_LOCATION,
    ON_REACTION,
    ON_REMOVAL,
    ON_TRAP,
    REACTION,
    SPECIAL,
    TRAP,
    TREASURE,
    Deck,
)
from bivouac.games.altiplano.state import CHARACTERS
from bivouac.games.altiplano.verbs import (
    CallIn,
    DiscardAtRandom,
    DiscardOwn,
    Draw,
    LookAtHand,
    PlaceFromHand,
    Remove,
    RemoveAtRandom,
    RemoveLocation,
    RemoveOwn,
    RemoveTreasure,
    ReturnToHand,
    Reveal,
    RevealUntil,
    SendLocationBack,
    Smuggle,
    Stay,
    TakeAtRandom,
    TakeBack,
    TakeShown,
    TurnAgainst,
    WinOver,
    bury,
    cancel_card,
    cost,
    if_,
    then,
)

card = Deck(FIRST_LOCATION, CATALOG).card

card("temple-of-the-sleeping-sun", fr="Temple du Soleil dormant", en="Temple of the Sleeping Sun", is_a=LOCATION,
     origin=ORIGINAL)  # fmt: skip
card("nine-wells", fr="Les Neuf Puits", en="The Nine Wells", is_a=LOCATION, origin=ORIGINAL)
card("terraces-of-vilcamayu", fr="Terrasses de Vilcamayu", en="Terraces of Vilcamayu", is_a=LOCATION, origin=ORIGINAL)
card("condor-gate", fr="Porte du Condor", en="Condor Gate", is_a=LOCATION, origin=ORIGINAL)
card("drowned-city", fr="Cité engloutie", en="Drowned City", is_a=LOCATION, origin=ORIGINAL)

card("child-of-the-snows", fr="Enfant des neiges", en="Child of the Snows", is_a=TREASURE, origin=ORIGINAL)
card("golden-quipu", fr="Quipu d’or", en="Golden Quipu", is_a=TREASURE, origin=ORIGINAL)
card("jaguar-mask", fr="Masque du jaguar", en="Jaguar Mask", is_a=TREASURE, origin=ORIGINAL)

card("storm", fr="Orage", en="Storm", is_a=ACTION, origin=RULEBOOK, effect=DiscardAtRandom(2))
card("surprise-attack", fr="Attaque surprise", en="Surprise attack", is_a=ACTION, origin=RULEBOOK, effect=Remove())

card("jaguar", fr="Jaguar", en="Jaguar", is_a=ACTION | BEAST, origin=ORIGINAL,
     needs=YouHaveMoreCharacters(), effect=RemoveAtRandom())  # fmt: skip
card("vampire-bats", fr="Vampires", en="Vampire bats", is_a=ACTION | BEAST, origin=ORIGINAL,
     needs=YouAreAhead(), effect=then(DiscardAtRandom(CardsBeyond(3)), Draw(1)))  # fmt: skip
card("anaconda", fr="Anaconda", en="Anaconda", is_a=ACTION | BEAST, origin=ORIGINAL,
     needs=YouHaveLocation(), effect=then(RemoveLocation(), DiscardAtRandom(1)))  # fmt: skip
card("stampede", fr="Débandade des lamas", en="Llama stampede", is_a=ACTION | BEAST, origin=ORIGINAL,
     needs=YouHaveMoreCharacters(), effect=then(ReturnToHand(), ReturnToHand()))  # fmt: skip

card("pit-of-stakes", fr="Fosse à pieux", en="Pit of stakes", is_a=ACTION | TRAP, origin=ORIGINAL,
     needs=YouHaveLocation(), effect=then(Remove(ARCHAEOLOGIST), Draw(1)))  # fmt: skip
card("rolling-boulder", fr="Boule de pierre", en="Rolling boulder", is_a=ACTION | TRAP, origin=ORIGINAL,
     needs=BeRogue(), effect=then(cost(RemoveOwn()), Remove(), Remove()))  # fmt: skip
card("poisoned-darts", fr="Fléchettes empoisonnées", en="Poisoned darts", is_a=ACTION | TRAP, origin=ORIGINAL,
     needs=YouHaveLocation(), effect=DiscardAtRandom(CountYours(ARCHAEOLOGIST)))  # fmt: skip
card("sealed-door", fr="Porte scellée", en="Sealed door", is_a=ACTION | TRAP, origin=ORIGINAL,
     needs=YouHaveLocation(), effect=then(SendLocationBack(), Draw(2)))  # fmt: skip

card("secret-passage", fr="Passage secret", en="Secret passage", is_a=ACTION, origin=ORIGINAL,
     needs=BeAdventurer(), effect=Smuggle())  # fmt: skip
card("museum-funds", fr="Crédits du musée", en="Museum funds", is_a=ACTION, origin=ORIGINAL,
     needs=BeAdventurer(), effect=then(cost(TakeBack(ARCHAEOLOGIST)), Draw(4)))  # fmt: skip
card("lost-map", fr="Carte retrouvée", en="Lost map", is_a=ACTION, origin=ORIGINAL,
     needs=YouHaveTreasure(), effect=RevealUntil(TREASURE | LOCATION))  # fmt: skip

card("looting", fr="Pillage", en="Looting", is_a=ACTION, origin=ORIGINAL, needs=BeRogue(), effect=RemoveTreasure())
card("ransom", fr="Rançon", en="Ransom", is_a=ACTION, origin=ORIGINAL,
     needs=BeRogue(), effect=then(ReturnToHand(), TakeAtRandom(1)))  # fmt: skip

card("supplies", fr="Ravitaillement", en="Supplies", is_a=ACTION, origin=ORIGINAL,
     effect=then(Draw(2), if_(YouAreAhead(), Draw(2))))  # fmt: skip
card("recruitment", fr="Recrutement", en="Recruitment", is_a=ACTION, origin=ORIGINAL,
     needs=YouAreAhead(), effect=Reveal(CHARACTERS, 3, TakeShown(CHARACTER, to_camp=True)))  # fmt: skip
card("telegram", fr="Télégramme", en="Telegram", is_a=ACTION, origin=ORIGINAL,
     needs=YouHaveMoreCharacters(), effect=CallIn())  # fmt: skip
card("bribe", fr="Pot-de-vin", en="Bribe", is_a=ACTION, origin=ORIGINAL, needs=YouHaveMoreCharacters(),
     effect=then(cost(DiscardOwn()), WinOver()))  # fmt: skip
card("forced-march", fr="Marche forcée", en="Forced march", is_a=ACTION, origin=ORIGINAL,
     effect=then(PlaceFromHand(CHARACTER | LOCATION), if_(YouAreAhead(), Draw(2))))  # fmt: skip

card("torch", fr="Torche", en="Torch", is_a=REACTION, origin=ORIGINAL, moment=ON_BEAST,
     effect=then(cancel_card(), Draw(1)))  # fmt: skip
card("sixth-sense", fr="Sixième sens", en="Sixth sense", is_a=REACTION, origin=ORIGINAL, moment=ON_TRAP,
     effect=then(cancel_card(), LookAtHand()))  # fmt: skip
card("bodyguard", fr="Garde du corps", en="Bodyguard", is_a=REACTION, origin=ORIGINAL, moment=ON_REMOVAL,
     effect=Stay())  # fmt: skip
card("landslide", fr="Glissement de terrain", en="Landslide", is_a=REACTION, origin=ORIGINAL, moment=ON_LOCATION,
     effect=bury())  # fmt: skip
card("double-cross", fr="Coup fourré", en="Double cross", is_a=REACTION, origin=ORIGINAL, moment=ON_REACTION,
     effect=cancel_card())  # fmt: skip
card("decoy", fr="Leurre", en="Decoy", is_a=REACTION, origin=ORIGINAL, moment=ON_BEAST,
     effect=TurnAgainst())  # fmt: skip

card("adventurer", fr="Aventurier sans peur", en="The Adventurer", is_a=SPECIAL, origin=RULEBOOK,
     clause="special.adventurer-draws", effect=Draw(1))  # fmt: skip
card("rogue", fr="Bourlingueur sans scrupule", en="The Rogue", is_a=SPECIAL, origin=ORIGINAL,
     clause="special.rogue-action", effect=DiscardAtRandom(1))  # fmt: skip
