# not compiled: cards are data
"""The Adventure cards (card.adventure-danger-value); their special texts wait for the advanced game."""

from bivouac.engine.catalog import PUBLIC, RULEBOOK
from bivouac.games.fortune_and_glory.decks import adventure
from bivouac.games.fortune_and_glory.verbs import (
    BEGINS,
    CLIFFHANGER,
    CULTIST,
    CUNNING,
    D3,
    FOUND,
    IN_CLIFFHANGER,
    ME,
    PRESSES_ON,
    STOPS,
    ZOMBIE,
    DropEvents,
    Fight,
    Glory,
    Hurt,
    LoseMarkers,
    dice_in,
    dice_with,
    in_one_round,
    plus,
    when,
)

adventure("of-medusa", "de Méduse", "of Medusa", danger=3, text=when(CLIFFHANGER, LoseMarkers(1, ME)), origin=RULEBOOK)
adventure("of-hades", "d’Hadès", "of Hades", danger=4, text=when(PRESSES_ON, Hurt(1, ME)),
          origin=PUBLIC, source="armchairdragoons.com")  # fmt: skip
adventure("of-the-ancients", "des Anciens", "of the Ancients", danger=2, origin=RULEBOOK)
adventure("of-the-dead", "des morts", "of the Dead", danger=3, text=when(BEGINS, Fight(ZOMBIE)),
          origin=PUBLIC, source="blackcampbell.com")  # fmt: skip
adventure("of-lost-souls", "des âmes perdues", "of Lost Souls", danger=4, text=in_one_round(),
          origin=PUBLIC, source="goblins.net")  # fmt: skip
adventure("of-zeus", "de Zeus", "of Zeus", danger=5, text=when(FOUND, Glory(4)), origin=PUBLIC, source="goblins.net")
adventure("of-poseidon", "de Poséidon", "of Poseidon", danger=3, text=dice_with("water", -1),
          origin=PUBLIC, source="quartertothree.com")  # fmt: skip
adventure("of-power", "du pouvoir", "of Power", danger=4, origin=PUBLIC, source="quartertothree.com")
adventure("of-the-crimson-hand", "de la Main pourpre", "of the Crimson Hand", danger=3,
          text=when(BEGINS, Fight(CULTIST)), origin=PUBLIC, source="quartertothree.com")  # fmt: skip
adventure("of-loki", "de Loki", "of Loki", danger=4, text=when(CLIFFHANGER, DropEvents(1, ME)),
          origin=PUBLIC, source="io9.com")  # fmt: skip
adventure("of-the-azure-glory", "de la gloire azurée", "of the Azure Glory", danger=2,
          origin=PUBLIC, source="littlemetaldog.com")  # fmt: skip
adventure("of-the-gods", "des dieux", "of the Gods", danger=5, origin=PUBLIC, source="spieletest.at")
adventure("of-illusion", "de l’illusion", "of Illusion", danger=3, text=plus(CUNNING, -1),
          origin=PUBLIC, source="armchairdragoons.com")  # fmt: skip
adventure("of-pharox", "de Pharox", "of Pharox", danger=3, text=when(FOUND, Hurt(D3, ME)),
          origin=PUBLIC, source="agwerff.blogspot.com")  # fmt: skip
adventure("of-the-monkey-god", "du dieu singe", "of the Monkey God", danger=2, text=when(STOPS, Glory(-2)),
          origin=PUBLIC, source="betrayal.dk")  # fmt: skip
adventure("of-atlantis", "de l’Atlantide", "of Atlantis", danger=5, origin=PUBLIC, source="betrayal.dk")
adventure("of-the-winter-queen", "de la reine d’hiver", "of the Winter Queen", danger=2,
          text=dice_in(IN_CLIFFHANGER, -1))  # fmt: skip
adventure("of-the-thief-king", "du roi des voleurs", "of the Thief King", danger=2)
adventure("of-the-whispering-sands", "des sables qui murmurent", "of the Whispering Sands", danger=3)
adventure("of-the-feathered-serpent", "du serpent à plumes", "of the Feathered Serpent", danger=3)
adventure("of-the-hundred-doors", "des cent portes", "of the Hundred Doors", danger=3)
adventure("of-the-blind-emperor", "de l’empereur aveugle", "of the Blind Emperor", danger=3)
adventure("of-the-last-pharaoh", "du dernier pharaon", "of the Last Pharaoh", danger=4)
adventure("of-the-thirteenth-moon", "de la treizième lune", "of the Thirteenth Moon", danger=4)
adventure("of-the-sleeping-volcano", "du volcan endormi", "of the Sleeping Volcano", danger=4)
