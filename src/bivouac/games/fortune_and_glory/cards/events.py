# not compiled: cards are data
"""The Event cards (card.event-nature), by the moment at which they are played."""

from bivouac.engine.catalog import PUBLIC, RULEBOOK
from bivouac.games.fortune_and_glory.decks import event
from bivouac.games.fortune_and_glory.rules import TEMPLES
from bivouac.games.fortune_and_glory.verbs import (
    AGILITY,
    ALL_DICE,
    ANOTHERS,
    ANY_CITY,
    ANYBODYS,
    ARRIVED,
    AT_HERO,
    AT_HOME,
    BEATEN,
    BESIDE,
    BLOWS,
    CARD,
    D3,
    D6,
    END,
    EVERY_WOUND,
    FAKE,
    FOR_GOOD,
    GEAR,
    HANGING,
    HOME,
    IN_A_CITY,
    IN_DANGER,
    IT,
    KO,
    LORE,
    ME,
    MINE,
    MISSES,
    MOBSTERS,
    MOVE,
    MY_SPACE,
    NEXT_ROUND,
    OPENED,
    RANDOM_LAND,
    RESULT,
    ROUND,
    SALE,
    SOLD,
    SOLDIERS,
    TEST,
    THE_GLORY,
    THIS_ROUND,
    UNTIL_KO,
    UNTIL_ROUND,
    Bar,
    Blows,
    Cancel,
    Dice,
    DropKit,
    EachHero,
    EndFight,
    Glory,
    GoTo,
    Halt,
    Heal,
    Henchman,
    Here,
    Hits,
    Hurt,
    Level,
    LookKeep,
    LoseMarkers,
    Markers,
    NewArtifact,
    NewDanger,
    Pass,
    Price,
    Reroll,
    RerollMove,
    Steal,
    Steps,
    Success,
    Survive,
    Test,
    Travel,
    Try,
    another,
    at,
    cost,
    dice_in,
    draw_events,
    draw_gear,
    each_in,
    glory_for,
    mine,
    now,
    points,
)

event("lucky-hat", "Le chapeau porte-bonheur", "The Lucky Hat", at(RESULT, MINE), Reroll(MISSES))
event("tail-wind", "Vent arrière", "Tail Wind", at(MOVE, MINE), Steps(3))
event("wrong-train", "Le mauvais train", "The Wrong Train", at(MOVE, ANOTHERS), Steps(-2))
event("brass-fake", "Du laiton doré", "Gilded Brass", at(SALE, ANOTHERS), Price(FAKE),
      origin=PUBLIC, source="harrowedhalls.com")  # fmt: skip
event("not-so-fast", "Pas si vite", "Not So Fast", at(CARD, ANYBODYS), Cancel())

# At once.
event("soldiers-ashore", "Des bottes sur la plage", "Soldiers Ashore", now, Henchman(SOLDIERS, RANDOM_LAND, 3),
      origin=PUBLIC, source="blackcampbell.com")  # fmt: skip
event("earth-shrugs", "La terre hausse les épaules", "The Earth Shrugs", now,
      EachHero(each_in("mountains"), Try(Test(AGILITY, 5, 1), lose=Hurt(2, IT), whom=IT)))  # fmt: skip
event("wrong-suitcase", "La valise d’un autre", "Somebody Else’s Suitcase", now, DropKit(GEAR, 1, ME), draw_gear(1))
event("loose-balloon", "Le ballon se détache", "The Balloon Slips Its Rope", now, GoTo(RANDOM_LAND), Glory(2))
event("early-monsoon", "La mousson est en avance", "The Monsoon Comes Early", now,
      stays=NEXT_ROUND, abilities=(points(-1),), for_all=True)  # fmt: skip
event("age-of-museums", "L’âge d’or des musées", "A Golden Age for Museums", now,
      stays=FOR_GOOD, abilities=(glory_for(SOLD, 2),), for_all=True)  # fmt: skip

# In the own turn.
event("runaway-locomotive", "La locomotive folle", "The Runaway Locomotive", mine, cost(Hurt(1, ME)), Travel(D6))
event("home-for-supper", "Rentrer pour la soupe", "Home for Supper", mine,
      cost(Glory(-2)), GoTo(HOME), Heal(EVERY_WOUND, ME))  # fmt: skip
event("unwanted-rescue", "Un sauvetage indésirable", "The Unwanted Rescue", mine,
      GoTo(MY_SPACE, HANGING), Steal(THE_GLORY, 2, IT))  # fmt: skip
event("motorcycle-on-credit", "Une moto à crédit", "A Motorcycle on Credit", mine, Travel(1),
      stays=UNTIL_KO, abilities=(points(1),))  # fmt: skip
event("missing-page", "La page arrachée", "The Missing Page", mine, Markers(1, ME))
event("turned-signpost", "Le panneau retourné", "The Turned Signpost", mine, LoseMarkers(2, HANGING))
event("handle-with-care", "À manier avec soin", "Handle with Care", mine, cost(Glory(-2)), LookKeep(GEAR, 3))
event("fan-mail", "Courrier des admirateurs", "Fan Mail", mine, Glory(1),
      stays=THIS_ROUND, abilities=(dice_in(IN_DANGER, 1),))  # fmt: skip

# As a round begins, and as it ends.
event("gone-before-dawn", "Départ avant l’aube", "Gone before Dawn", at(ROUND, ANYBODYS), Travel(D3))
event("express-on-time", "L’express est à l’heure", "The Express Is on Time", at(ROUND, ANYBODYS), draw_events(1),
      stays=THIS_ROUND, abilities=(points(2, if_=Here(IN_A_CITY)),), for_all=True)  # fmt: skip
event("changed-lock", "La serrure a changé", "They Changed the Lock", at(END, ANYBODYS),
      GoTo(BESIDE, another(Here(AT_HOME))))  # fmt: skip

# On the way.
event("red-line", "La ligne rouge sur la carte", "The Red Line on the Map", at(MOVE, MINE), GoTo(ANY_CITY), Halt())
event("your-papers", "Vos papiers !", "Your Papers!", at(MOVE, ANOTHERS), Halt())
event("short-cut", "Le raccourci du guide", "The Guide’s Short Cut", at(MOVE, ANYBODYS), RerollMove())
event("last-ferry", "Le dernier bac", "The Last Ferry", at(ARRIVED, MINE), cost(Glory(-1)), Travel(2))
event("welcoming-committee", "Comité d’accueil", "Welcoming Committee", at(ARRIVED, ANOTHERS),
      Henchman(MOBSTERS, AT_HERO, 1, IT))  # fmt: skip

# Before a danger.
event("back-door", "La porte de derrière", "The Back Door", at(OPENED, MINE), NewDanger())
event("no-way-through", "Sans issue", "No Way Through", at(OPENED, ANOTHERS), Bar())
event("fraying-rope", "La corde s’effiloche", "The Rope Frays", at(OPENED, ANOTHERS), Hurt(D3, HANGING))

# Tests.
event("second-wind", "Second souffle", "Second Wind", at(TEST, MINE), Dice(1), Heal(2, ME))
event("grandmothers-diary", "Le journal de grand-mère", "Grandmother’s Diary", at(TEST, MINE),
      Level(LORE, 2, UNTIL_ROUND))  # fmt: skip
event("gritted-teeth", "Les dents serrées", "Gritted Teeth", at(TEST, MINE), cost(Hurt(1, ME, parry=False)), Dice(3))
event("pinch-of-pepper", "Une pincée de poivre", "A Pinch of Pepper", at(TEST, ANOTHERS), Dice(-2))
event("smile-please", "Souriez !", "Smile, Please", at(TEST, ANYBODYS), Dice(1), Glory(2))
event("here-comes-the-cavalry", "La cavalerie arrive", "Here Comes the Cavalry", at(RESULT, MINE), Pass(), Glory(-3))
event("wobbling-stone", "La pierre branlante", "The Wobbling Stone", at(RESULT, ANOTHERS), Success(-1))
event("coin-on-its-edge", "La pièce sur la tranche", "The Coin on Its Edge", at(RESULT, ANYBODYS), Reroll(ALL_DICE))
event("never-mind-the-gear", "Tant pis pour le matériel", "Never Mind the Gear", at(RESULT, MINE),
      cost(DropKit(GEAR, 1, ME)), Success(2))  # fmt: skip

# Fights, and what comes of them.
event("third-floor-piano", "Le piano du troisième", "The Third-floor Piano", at(BLOWS, MINE), EndFight(BEATEN))
event("borrowed-chair", "Une chaise d’emprunt", "A Borrowed Chair", at(BLOWS, MINE), Hits(2), Blows(-1))
event("only-a-little-dust", "Juste un peu de poussière", "Only a Little Dust", at(KO, MINE), Survive(1))

# Sales and cards.
event("bidding-war", "La surenchère", "The Bidding War", at(SALE, MINE), Price(2))
event("not-at-this-address", "N’habite pas à l’adresse", "Not at This Address", at(CARD, ANOTHERS),
      Cancel(), draw_events(1))  # fmt: skip

# Of the advanced game (setup.basic-remove-event).
event("lost-temple", "Le temple oublié", "Lost Temple", now, NewArtifact(temple=True), needs=TEMPLES, origin=RULEBOOK)
