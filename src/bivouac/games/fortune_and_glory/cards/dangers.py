# not compiled: cards are data
"""The Danger cards, each with its cliffhanger behind it (card.danger-double-sided).

A danger is failed by its tests only: a lost fight is a KO, and an escape overcomes the danger. So a cliffhanger is
measured by the tests in front of it.
"""

from bivouac.engine.catalog import PUBLIC, RULEBOOK
from bivouac.games.fortune_and_glory.decks import cliff, danger
from bivouac.games.fortune_and_glory.rules import VILLAINS
from bivouac.games.fortune_and_glory.verbs import (
    AGILITY,
    ALLY,
    ANOTHER,
    COMBAT,
    CULTIST,
    CUNNING,
    D3,
    D6,
    ENEMY,
    GEAR,
    LORE,
    ME,
    NAZI,
    RANDOM,
    THE_FORTUNE,
    ZOMBIE,
    DropEvents,
    DropKit,
    Fight,
    Fortune,
    Glory,
    Hurt,
    LookKeep,
    LoseMarkers,
    Markers,
    Pool,
    SneakPast,
    Steal,
    Test,
    Villain,
    both,
    draw_ally,
    draw_events,
    draw_gear,
    either,
    then,
)

danger("ancient-puzzle", "Énigme antique", "Ancient Puzzle", "puzzle ruins", glory=2, test=Test(LORE, 5, 1),
       origin=PUBLIC, source="armchairdragoons.com",
       back=cliff("closing-walls", "Les murs se referment", "Closing Walls", "trap ruins", glory=3,
                  test=either(Test(AGILITY, 5, 2), Test(COMBAT, 5, 2))))  # fmt: skip
danger("boat-chase", "Poursuite en bateau", "Boat Chase", "driving chase water", glory=2, test=Test(AGILITY, 5, 2),
       origin=RULEBOOK,
       back=cliff("over-the-falls", "Droit vers la chute", "Over the Falls", "water fall", glory=3,
                  test=either(Test(AGILITY, 5, 3), Test(CUNNING, 6, 1))))  # fmt: skip
danger("spies-on-the-docks", "Espions sur les docks", "Spies on the Docks", "night crowd", glory=3,
       test=either(both(Test(AGILITY, 5, 1), Test(CUNNING, 5, 1)), Fight(ENEMY)), fail=Hurt(2, ME),
       origin=PUBLIC, source="armchairdragoons.com",
       back=cliff("nailed-in-a-crate", "Une caisse bien clouée", "Nailed in a Crate", "dark water", glory=4,
                  test=both(Test(COMBAT, 5, 1), Test(CUNNING, 5, 2))))  # fmt: skip
danger("rope-bridge", "Le pont de corde", "The Rope Bridge", "climb fall", glory=2,
       test=either(Test(AGILITY, 4, 4), Test(CUNNING, 5, 2)), fail=Hurt(D3, ME), press=LoseMarkers(2, ME),
       back=cliff("one-hand-on-the-rope", "Une main sur la corde", "One Hand on the Rope", "climb fall", glory=3,
                  test=Test(AGILITY, 5, 2)))  # fmt: skip
danger("masked-ball", "Le bal masqué", "The Masked Ball", "crowd disguise", glory=2,
       test=both(Test(CUNNING, 4, 2), Test(LORE, 5, 1)), fail=Hurt(1, ME), stop=draw_ally(1),
       back=cliff("poisoned-glass", "La coupe empoisonnée", "The Poisoned Glass", "poison", glory=3,
                  test=either(Test(LORE, 5, 3), Test(CUNNING, 5, 3))))  # fmt: skip

# -- one test ----------------------------------------------------------------------------------------------------------

danger("ancient-trap", "Piège antique", "Ancient Trap", "trap ruins", glory=1, test=Test(LORE, 4, 3), fail=Hurt(1, ME),
       origin=PUBLIC, source="armchairdragoons.com",
       back=cliff("room-of-sand", "La salle s’ensable", "The Room Fills with Sand", "trap dark", glory=2,
                  test=Pool((COMBAT, LORE), 6, 1)))  # fmt: skip
danger("rolling-boulder", "La boule de pierre", "Rolling Boulder", "chase ruins", glory=1,
       test=Test(AGILITY, 5, 1), fail=Hurt(D3, ME), origin=PUBLIC, source="seibertron.com",
       back=cliff("dead-end", "Au fond du couloir", "Dead End", "dark ruins", glory=2,
                  test=either(Test(LORE, 5, 2), Test(COMBAT, 5, 2))))  # fmt: skip
danger("quicksand", "Sables mouvants", "Quicksand", "trap water", glory=1, test=Test(CUNNING, 4, 4),
       fail=Hurt(1, ME, parry=False), origin=PUBLIC, source="quartertothree.com",
       back=cliff("up-to-the-neck", "Jusqu’au cou", "Up to the Neck", "water", glory=2,
                  test=both(Test(LORE, 4, 1), Test(COMBAT, 5, 1))))  # fmt: skip
danger("rock-slide", "Éboulement", "Rock Slide", "climb fall", glory=2, test=Test(AGILITY, 4, 4), fail=Hurt(2, ME),
       origin=PUBLIC, source="brentnewhall.com",
       back=cliff("under-the-scree", "Sous les éboulis", "Under the Scree", "dark", glory=2,
                  test=both(Test(COMBAT, 5, 1), Test(CUNNING, 4, 2))))  # fmt: skip
danger("falling-portcullis", "La grille tombe", "Falling Portcullis", "trap ruins", glory=2,
       test=Test(COMBAT, 5, 1), fail=DropKit(GEAR, 1, ME),
       back=cliff("beneath-the-spikes", "Sous les pointes", "Beneath the Spikes", "trap", glory=2,
                  test=both(Test(COMBAT, 4, 2), Test(AGILITY, 5, 1))))  # fmt: skip
danger("wrong-bar", "Le mauvais bar", "The Wrong Bar", "crowd night", glory=1,
       test=Test(COMBAT, 4, 4), fail=Hurt(2, ME), press=Fortune(-1),
       back=cliff("out-of-the-window", "Par la fenêtre", "Out of the Window", "fall night", glory=2,
                  test=either(Test(AGILITY, 5, 2), Test(CUNNING, 5, 2))))  # fmt: skip
danger("not-a-branch", "Ce n’était pas une branche", "That Was No Branch", "animal climb", glory=2,
       test=Test(COMBAT, 5, 2), fail=Hurt(1, ME, parry=False),
       back=cliff("coils", "Les anneaux", "The Coils", "animal", glory=3, test=Test(COMBAT, 5, 3)))  # fmt: skip
danger("checkpoint", "Le barrage routier", "The Checkpoint", "disguise driving", glory=1,
       test=Test(CUNNING, 5, 1), fail=DropEvents(1, ME),
       back=cliff("against-the-wall", "Face au peloton", "Against the Wall", "disguise", glory=3,
                  test=Test(CUNNING, 5, 2)))  # fmt: skip
danger("marked-cards", "Cartes biseautées", "Marked Cards", "crowd night", glory=2,
       test=Test(CUNNING, 5, 2), fail=Fortune(-1), stop=Fortune(1),
       back=cliff("gun-under-the-table", "Un pistolet sous la table", "Gun under the Table", "crowd night", glory=3,
                  test=either(Test(COMBAT, 5, 3), Test(CUNNING, 6, 1))))  # fmt: skip
danger("star-chart", "La carte du ciel", "The Star Chart", "night puzzle", glory=3,
       test=Test(LORE, 5, 3), fail=LoseMarkers(1, ME), stop=draw_events(3),
       back=cliff("not-a-star-left", "Plus une étoile", "Not a Star Left", "dark night", glory=4,
                  test=Test(LORE, 5, 4)))  # fmt: skip

# -- one test or another -----------------------------------------------------------------------------------------------

danger("crocodile-ford", "Le gué aux crocodiles", "Crocodile Ford", "animal water", glory=2,
       test=either(Test(COMBAT, 5, 2), Test(CUNNING, 5, 2)), fail=Hurt(D3, ME), press=Hurt(D6, ME),
       back=cliff("between-the-jaws", "Entre les mâchoires", "Between the Jaws", "animal water", glory=3,
                  test=either(Test(COMBAT, 5, 3), Test(AGILITY, 6, 1))))  # fmt: skip
danger("car-chase", "Poursuite en voiture", "Car Chase", "driving chase", glory=2,
       test=either(Test(AGILITY, 5, 3), Test(COMBAT, 5, 3)), fail=Hurt(D3, ME),
       origin=PUBLIC, source="quartertothree.com",
       back=cliff("no-brakes", "Plus de freins", "No Brakes", "driving fall", glory=3,
                  test=Pool((AGILITY, CUNNING), 6, 4)))  # fmt: skip
danger("lava-steps", "L’escalier de lave", "The Lava Steps", "fire climb", glory=2,
       test=either(Test(AGILITY, 5, 3), Test(LORE, 5, 3)), fail=Hurt(2, ME, parry=False),
       press=Hurt(3, ME, parry=False),
       back=cliff("the-last-step", "La dernière marche", "The Last Step", "fire fall", glory=3,
                  test=Test(AGILITY, 5, 4)))  # fmt: skip
danger("plane-crash", "L’avion pique", "Plane Crash", "driving fall", glory=3,
       test=either(Test(COMBAT, 5, 3), Test(CUNNING, 5, 3)), fail=Hurt(D3, ME),
       origin=PUBLIC, source="brentnewhall.com",
       back=cliff("out-on-the-wing", "Debout sur l’aile", "Out on the Wing", "fall fire", glory=4,
                  test=Pool((COMBAT, AGILITY), 6, 4)))  # fmt: skip
danger("smugglers-password", "Le mot de passe", "The Smugglers’ Password", "night disguise", glory=3,
       test=either(Test(CUNNING, 5, 3), Test(LORE, 6, 1)), fail=Hurt(2, ME), stop=draw_gear(1),
       back=cliff("anchor-and-chain", "L’ancre et la chaîne", "Anchor and Chain", "water night", glory=4,
                  test=Pool((COMBAT, CUNNING), 6, 4)))  # fmt: skip
danger("cobra-nest", "Le nid de cobras", "The Cobra Nest", "animal poison", glory=2,
       test=either(Test(LORE, 5, 3), Test(COMBAT, 5, 3)), fail=Hurt(2, ME, parry=False),
       back=cliff("two-small-holes", "Deux petits trous", "Two Small Holes", "poison", glory=3,
                  test=Pool((AGILITY, LORE), 6, 4)))  # fmt: skip
danger("ice-caves", "Les grottes de glace", "The Ice Caves", "ice dark", glory=2,
       test=either(Test(AGILITY, 5, 2), Test(COMBAT, 5, 2)), fail=LoseMarkers(1, ME),
       origin=PUBLIC, source="quartertothree.com",
       back=cliff("hungry-yeti", "Un yéti affamé", "A Hungry Yeti", "ice animal", glory=4,
                  test=Pool((AGILITY, CUNNING), 6, 3)))  # fmt: skip
danger("avalanche", "L’avalanche", "Avalanche", "ice fall", glory=3,
       test=either(Test(COMBAT, 6, 1), Test(LORE, 5, 3)), fail=Hurt(2, ME), press=LoseMarkers(1, ME),
       back=cliff("which-way-is-up", "Le haut, c’est où ?", "Which Way Is Up?", "ice dark", glory=4,
                  test=Test(CUNNING, 5, 4)))  # fmt: skip
danger("museum-gala", "Gala au musée", "Museum Gala", "crowd disguise", glory=1,
       test=either(Test(CUNNING, 4, 4), Test(LORE, 5, 1)), fail=Glory(-1),
       stop=LookKeep(ALLY, 3),
       back=cliff("in-the-showcase", "En vitrine", "In the Showcase", "crowd trap", glory=2,
                  test=both(Test(CUNNING, 5, 1), Test(COMBAT, 4, 1))))  # fmt: skip

# -- two tests ---------------------------------------------------------------------------------------------------------

danger("cliff-monastery", "Le monastère à pic", "The Cliff Monastery", "climb puzzle", glory=3,
       test=both(Test(AGILITY, 5, 1), Test(LORE, 5, 1)), fail=Hurt(D3, ME, parry=False),
       stop=Markers(2, ME),
       back=cliff("bell-rope", "La corde de la cloche", "The Bell Rope", "climb fall ice", glory=4,
                  test=both(Test(AGILITY, 5, 2), Test(CUNNING, 5, 1))))  # fmt: skip
danger("sunken-galleon", "Le galion englouti", "The Sunken Galleon", "water dark", glory=3,
       test=both(Test(COMBAT, 4, 2), Test(AGILITY, 5, 1)), fail=Hurt(1, ME, parry=False), stop=Fortune(D3),
       back=cliff("last-bubble", "La dernière bulle", "The Last Bubble", "water dark", glory=3,
                  test=either(Test(AGILITY, 5, 3), Test(LORE, 5, 3))))  # fmt: skip
danger("express-roof", "Le toit de l’express", "The Roof of the Express", "chase climb", glory=3,
       test=both(Test(AGILITY, 5, 1), Test(COMBAT, 5, 1)), fail=DropKit(GEAR, 1, ME),
       back=cliff("low-tunnel", "Tunnel bas", "Low Tunnel", "chase dark", glory=4,
                  test=both(Test(AGILITY, 5, 1), Test(CUNNING, 5, 2))))  # fmt: skip
danger("seven-dials", "Les sept cadrans", "The Seven Dials", "puzzle trap", glory=3,
       test=both(Test(COMBAT, 5, 1), Test(LORE, 5, 1)), fail=Hurt(2, ME, parry=False), stop=LookKeep(GEAR, 3),
       back=cliff("green-vapour", "La vapeur verte", "The Green Vapour", "poison trap", glory=4,
                  test=both(Test(LORE, 5, 2), Test(AGILITY, 5, 1))))  # fmt: skip
danger("spy-at-the-opera", "L’espion de la loge royale", "The Spy in the Royal Box", "crowd disguise", glory=2,
       test=both(Test(CUNNING, 4, 2), Test(AGILITY, 5, 1)), fail=Glory(-2),
       stop=Steal(THE_FORTUNE, 1, ANOTHER),
       back=cliff("chandelier", "Le grand lustre", "The Chandelier", "fall crowd", glory=3,
                  test=either(Test(AGILITY, 5, 3), Test(COMBAT, 6, 1))))  # fmt: skip

# -- a test or a fight -------------------------------------------------------------------------------------------------

danger("assassin", "L’assassin", "The Assassin", "night disguise", glory=3,
       test=either(Test(CUNNING, 5, 2), Fight(ENEMY)), fail=Hurt(D3, ME), origin=PUBLIC, source="quartertothree.com",
       back=cliff("shadow-on-the-screen", "Ombre chinoise", "Shadow on the Screen", "night poison", glory=3,
                  test=either(Test(COMBAT, 5, 3), Test(LORE, 5, 3))))  # fmt: skip
danger("back-alley-thugs", "Truands dans la ruelle", "Back-alley Thugs", "chase crowd", glory=2,
       test=either(Test(AGILITY, 5, 2), Fight(ENEMY)), fail=Hurt(2, ME), origin=PUBLIC, source="brentnewhall.com",
       back=cliff("over-the-rooftops", "Par les toits", "Over the Rooftops", "climb chase", glory=3,
                  test=both(Test(AGILITY, 4, 2), Test(COMBAT, 5, 2))))  # fmt: skip
danger("patrol-in-the-ruins", "Patrouille dans les ruines", "Patrol in the Ruins", "ruins dark", glory=2,
       test=either(Test(LORE, 5, 2), Fight(NAZI, infantry=True)), fail=Hurt(D3, ME),
       back=cliff("in-the-searchlight", "Dans le faisceau", "In the Searchlight", "chase night", glory=3,
                  test=either(Test(AGILITY, 5, 3), Test(LORE, 6, 1))))  # fmt: skip
danger("airship-stowaway", "À bord du dirigeable", "Airship Stowaway", "disguise fall", glory=3,
       test=either(Test(CUNNING, 5, 3), Fight(NAZI)), fail=Hurt(D3, ME, parry=False),
       origin=PUBLIC, source="quartertothree.com",
       back=cliff("mooring-line", "Au bout de l’amarre", "The Mooring Line", "climb fall", glory=4,
                  test=Test(COMBAT, 5, 4)))  # fmt: skip
danger("sidecars", "Les side-cars", "Sidecars", "driving chase", glory=2,
       test=either(Test(AGILITY, 5, 2), Fight(NAZI)), fail=Hurt(2, ME),
       back=cliff("bridge-is-out", "Le pont emporté", "The Bridge Is Out", "driving water", glory=3,
                  test=both(Test(AGILITY, 5, 2), Test(CUNNING, 4, 2))))  # fmt: skip
danger("crimson-ritual", "Le rituel pourpre", "The Crimson Ritual", "fire puzzle", glory=3,
       test=either(Test(LORE, 5, 2), both(Fight(CULTIST), Fight(ZOMBIE))), fail=Hurt(2, ME, parry=False),
       back=cliff("on-the-altar", "Sur l’autel", "On the Altar", "fire night", glory=3,
                  test=either(Test(LORE, 5, 3), Test(COMBAT, 6, 1))))  # fmt: skip
danger("the-dead-rise", "Les morts se lèvent", "The Dead Rise", "ruins dark", glory=2,
       test=either(Test(COMBAT, 5, 1), then(Fight(ZOMBIE), Fight(ZOMBIE))), fail=Hurt(D3, ME),
       origin=PUBLIC, source="joshbazin.com",
       back=cliff("one-match-left", "La dernière allumette", "One Match Left", "fire dark", glory=2,
                  test=both(Test(AGILITY, 4, 2), Test(CUNNING, 5, 1))))  # fmt: skip
danger("ambush-at-the-pass", "Embuscade au col", "Ambush at the Pass", "ice climb", glory=1,
       test=either(Test(CUNNING, 5, 1), Fight(NAZI, infantry=True)), fail=Hurt(2, ME, parry=False),
       back=cliff("cornice", "La corniche gelée", "The Frozen Cornice", "ice climb", glory=2,
                  test=either(Test(AGILITY, 5, 2), Test(LORE, 5, 2))))  # fmt: skip
danger("tomb-robbers", "Pilleurs de tombes", "Tomb Robbers", "ruins night", glory=1,
       test=either(Test(LORE, 5, 1), Fight(ENEMY)), fail=LoseMarkers(1, ME),
       back=cliff("the-slab-drops", "La dalle retombe", "The Slab Drops", "dark ruins", glory=2,
                  test=Pool((COMBAT, LORE), 6, 2)))  # fmt: skip

# -- with a Villain ----------------------------------------------------------------------------------------------------

danger("agents-of-evil", "Agents du mal", "Agents of Evil", "night disguise", glory=3,
       arrives=Villain(RANDOM), test=SneakPast(), needs=VILLAINS, copies=2, origin=RULEBOOK,
       back=cliff("face-to-face", "Face au Méchant", "Face to Face", "fire trap", glory=4,
                  test=Pool((COMBAT, CUNNING), 6, 3)))  # fmt: skip
