# not compiled: cards are data
"""The City cards: read aloud, dangers of the city, and secret ones (card.city-kinds)."""

from bivouac.engine.catalog import PUBLIC, RULEBOOK
from bivouac.games.fortune_and_glory.decks import city, city_danger, cliff, secret
from bivouac.games.fortune_and_glory.rules import VILLAINS
from bivouac.games.fortune_and_glory.verbs import (
    AGILITY,
    ALL,
    ALLY,
    ANOTHERS,
    ANYBODYS,
    ARTIFACTS_CARRIED,
    AT_HERO,
    AT_HOME,
    BLOWS,
    CARD,
    COMBAT,
    CUNNING,
    D3,
    D6,
    ENEMY,
    EVENT,
    EVERY_WOUND,
    LORE,
    ME,
    MINE,
    MOBSTERS,
    RANDOM,
    RANDOM_CITY,
    RESULT,
    SALE,
    WOUNDS,
    Auction,
    Cancel,
    CancelStaying,
    Count,
    Deliver,
    Fight,
    Fortune,
    Glory,
    Heal,
    Henchman,
    Here,
    Hurt,
    LookKeep,
    LoyaltyOf,
    MoveArtifact,
    NewArtifact,
    NoHenchman,
    Parry,
    Pool,
    Price,
    ReadyCard,
    Rich,
    SneakPast,
    Success,
    Test,
    Travel,
    Try,
    Villain,
    Wounded,
    at,
    both,
    choose_one,
    cost,
    draw_ally,
    draw_events,
    draw_gear,
    either,
    if_,
    may,
    mine,
)

city("old-friend", "Un vieil ami", "An Old Friend", choose_one(draw_ally(1), draw_events(2)))
city("black-market", "Le marché noir", "Black Market", may(cost(Glory(-3)), draw_gear(1)))
city("auction-house", "Salle des ventes", "Auction House", Auction(RANDOM_CITY, 2))
city_danger("cobra-in-the-bath", "Un cobra dans le bain", "Cobra in the Bath", "animal poison", glory=2,
            test=either(Test(AGILITY, 5, 1), Test(COMBAT, 5, 2)),
            back=cliff("antidote", "L’antidote", "The Antidote", "poison", glory=3, test=Test(LORE, 5, 2)))  # fmt: skip
secret("secret-delivery-paris", "Livraison secrète : Paris", "Secret Delivery: Paris", mine,
       Deliver("paris", Fortune(D6)), origin=PUBLIC, source="pdfcoffee.com")  # fmt: skip
secret("inside-man", "Un complice dans la place", "The Inside Man", at(RESULT, MINE), Success(1))

# Dangers of the city.
city_danger("carnival-chase", "Poursuite au carnaval", "Carnival Chase", "chase crowd", glory=2,
            test=Test(AGILITY, 5, 2), fail=Hurt(1, ME),
            back=cliff("float-on-fire", "Le char prend feu", "The Float Is on Fire", "fire fall", glory=3,
                       test=either(Test(AGILITY, 5, 3), Test(COMBAT, 6, 1))))  # fmt: skip
city_danger("one-dummy-too-many", "Un mannequin de trop", "One Dummy Too Many", "dark disguise", glory=2,
            test=either(Test(CUNNING, 5, 2), Test(COMBAT, 5, 2)), fail=Glory(-2),
            back=cliff("steam-press", "Sous la presse à vapeur", "Under the Steam Press", "trap fire", glory=3,
                       test=Test(AGILITY, 5, 3)))  # fmt: skip
city_danger("wrong-vault", "Le mauvais coffre", "The Wrong Vault", "night trap", glory=3,
            test=both(Test(AGILITY, 4, 2), Test(CUNNING, 5, 1)),
            back=cliff("air-for-an-hour", "Une heure d’air", "Air for an Hour", "dark puzzle", glory=4,
                       test=either(Test(LORE, 6, 1), Test(COMBAT, 5, 3))))  # fmt: skip
city_danger("taxi-does-not-stop", "Le taxi ne s’arrête pas", "The Taxi Does Not Stop", "driving chase", glory=2,
            test=Pool((COMBAT, AGILITY), 6, 1),
            back=cliff("harbour-steps", "L’escalier du port", "Down the Harbour Steps", "driving fall water", glory=3,
                       test=Pool((COMBAT, AGILITY), 6, 2)))  # fmt: skip
city_danger("between-two-floors", "Entre deux étages", "Between Two Floors", "climb trap", glory=1,
            test=either(Test(LORE, 5, 1), Test(CUNNING, 5, 2)),
            back=cliff("cable-parts", "Le câble lâche", "The Cable Parts", "climb fall", glory=3,
                       test=both(Test(AGILITY, 5, 1), Test(COMBAT, 4, 4))))  # fmt: skip
city_danger("lights-out-in-the-bazaar", "Panne au bazar", "Lights Out in the Bazaar", "crowd dark", glory=2,
            test=either(Test(LORE, 5, 2), Fight(ENEMY)),
            back=cliff("rolled-in-a-carpet", "Dans un tapis roulé", "Rolled in a Carpet", "dark", glory=3,
                       test=Test(CUNNING, 5, 3)))  # fmt: skip
city_danger("reel-on-fire", "La bobine s’enflamme", "The Reel Catches Fire", "crowd fire", glory=2,
            test=both(Test(COMBAT, 4, 2), Test(LORE, 4, 3)), fail=Hurt(D3, ME),
            back=cliff("under-the-balcony", "Sous le balcon", "Under the Balcony", "fire trap", glory=3,
                       test=Test(COMBAT, 5, 3)))  # fmt: skip
city_danger("face-on-every-wall", "Ta tête sur les murs", "Your Face on Every Wall", "crowd disguise", glory=2,
            test=Test(CUNNING, 5, 2),
            back=cliff("cell-nine", "Cellule neuf", "Cell Nine", "dark puzzle", glory=4,
                       test=both(Test(CUNNING, 5, 1), Test(LORE, 5, 1))))  # fmt: skip
city_danger("chess-automaton", "L’automate aux échecs", "The Chess Automaton", "puzzle crowd", glory=2,
            test=Test(LORE, 4, 4),
            back=cliff("sore-loser", "Mauvais joueur", "A Sore Loser", "puzzle trap", glory=3,
                       test=either(Test(LORE, 5, 3), Test(AGILITY, 5, 3))))  # fmt: skip

# Good ones.
city("night-in-the-library", "Nuit à la bibliothèque", "A Night in the Library", LookKeep(EVENT, 3))
city("grand-hotel", "Le palace", "The Grand Hotel", Heal(EVERY_WOUND, ME), ReadyCard())
city("press-conference", "Conférence de presse", "Press Conference", Glory(2), Glory(Count(ARTIFACTS_CARRIED, 2)))
city("show-your-scars", "Montre tes cicatrices", "Show Your Scars", if_(Wounded(), Glory(Count(WOUNDS, 2)), Glory(1)))
city("boat-train", "Le train du paquebot", "The Boat Train", Travel(4))
city("collector-in-room-twelve", "L’amateur de la chambre 12", "The Collector in Room Twelve", Auction(AT_HERO, 1))
city("hiring-hall", "Bureau d’embauche", "The Hiring Hall", may(cost(Glory(-2)), LookKeep(ALLY, 3)))
city("flea-market", "Le marché aux puces", "Flea Market", Try(Test(LORE, 5, 1), win=Fortune(1)))
city("after-dinner-speech", "Discours au dessert", "After-dinner Speech",
     Try(Test(CUNNING, 4, 3), win=Glory(5), lose=Glory(1)))  # fmt: skip
city("uncle-you-never-met", "Un oncle inconnu", "An Uncle You Never Met", Fortune(1))
city("hometown-hero", "L’enfant du pays", "Hometown Hero", if_(Here(AT_HOME), Glory(5), Glory(2)))
city("word-with-the-consul", "Un mot au consul", "A Word with the Consul",
     choose_one(NoHenchman(), CancelStaying(), Glory(3)))  # fmt: skip
city("dying-whisper", "Un dernier souffle", "A Dying Whisper", choose_one(NewArtifact(), MoveArtifact()))

# Mixed ones.
city("roulette-table", "La table de roulette", "The Roulette Table",
     may(cost(Fortune(-1)), Try(Test(CUNNING, 5, 2), win=Fortune(2))))  # fmt: skip
city("nimble-fingers", "Des doigts agiles", "Nimble Fingers", Try(Test(AGILITY, 5, 1), win=Glory(3), lose=Fortune(-1)))
city("duel-at-dawn", "Duel à l’aube", "A Duel at Dawn", Try(Test(COMBAT, 5, 2), win=Glory(5), lose=Hurt(2, ME)))
city("better-offers", "On paie mieux en face", "Better Offers", LoyaltyOf(ALL, 4), may(cost(Glory(-3)), draw_ally(1)))
city("protection-money", "Tarif de protection", "Protection Money",
     if_(Rich(1), choose_one(Fortune(-1), Henchman(MOBSTERS, AT_HERO)), Henchman(MOBSTERS, AT_HERO)))  # fmt: skip

# Secret ones.
secret("secret-delivery-mexico-city", "Livraison secrète : Mexico", "Secret Delivery: Mexico City", mine,
       Deliver("mexico-city", Fortune(D6)))  # fmt: skip
secret("secret-delivery-cape-town", "Livraison secrète : Le Cap", "Secret Delivery: Cape Town", mine,
       Deliver("cape-town", Fortune(D6)))  # fmt: skip
secret("secret-delivery-tokyo", "Livraison secrète : Tokyo", "Secret Delivery: Tokyo", mine,
       Deliver("tokyo", Fortune(D6)))  # fmt: skip
secret("museum-objects", "Le musée s’y oppose", "The Museum Objects", at(SALE, ANOTHERS), Price(-2))
secret("cigarette-case", "L’étui à cigarettes", "The Cigarette Case", at(BLOWS, MINE), Parry(3))
secret("bribed-clerk", "Un greffier arrangeant", "The Bribed Clerk", at(CARD, ANYBODYS), cost(Glory(-2)), Cancel())

# With a Villain.
city("trouble-in-town", "Grabuge en ville", "Trouble in Town", Villain(RANDOM), Try(SneakPast(), Glory(2)),
     needs=VILLAINS, origin=RULEBOOK)  # fmt: skip
