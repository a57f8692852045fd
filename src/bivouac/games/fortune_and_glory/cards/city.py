"""The City cards: read aloud, dangers of the city, and secret ones (card.city-kinds)."""

from bivouac.engine.catalog import PUBLIC
from bivouac.games.fortune_and_glory.decks import city, city_danger, cliff, secret
from bivouac.games.fortune_and_glory.verbs import (
    AGILITY,
    COMBAT,
    D6,
    LORE,
    MINE,
    RANDOM_CITY,
    RESULT,
    Auction,
    Deliver,
    Fortune,
    Glory,
    Success,
    Test,
    at,
    choose_one,
    cost,
    draw_ally,
    draw_events,
    draw_gear,
    either,
    may,
    mine,
)

city("old-friend", "Un vieil ami", "An Old Friend", choose_one(draw_ally(1), draw_events(2)))
city("black-market", "Le marché noir", "Black Market", may(cost(Glory(-3)), draw_gear(1)))
city("auction-house", "Salle des ventes", "Auction House", Auction(RANDOM_CITY, 2))
city_danger("cobra-in-the-bath", "Un cobra dans le bain", "Cobra in the Bath", "animal poison", glory=2,
            test=either(Test(AGILITY, 5, 1), Test(COMBAT, 5, 2)),
            back=cliff("antidote", "L’antidote", "The Antidote", "poison", glory=3, test=Test(LORE, 5, 2)))  # fmt: skip
secret("secret-delivery-paris", "Livraison secrète : Paris", "Secret Delivery: Paris", mine,
       Deliver("paris", Fortune(D6)), origin=PUBLIC, source="pdfcoffee.com")  # fmt: skip
secret("inside-man", "Un complice dans la place", "The Inside Man", at(RESULT, MINE), Success(1))
