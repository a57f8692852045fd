"""The guided games of Fortune and Glory: what is taught, and when each rule first matters."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bivouac.engine.game import View
from bivouac.games.fortune_and_glory.shapes import as_fortune
from bivouac.lessons import fortune_and_glory_moments as when
from bivouac.lessons.course import Course, Rule, Wish, everywhere, nothing, there
from bivouac.lessons.fortune_and_glory_reasons import reason
from bivouac.lessons.moments import MINE, YOURS, always, asked, at_the_end, bare, both, either, was_told

RIVAL: Final = there("seat/you", "kit/you")
HAND: Final = there("hand/me")
KIT: Final = there("kit/me")
SCENE: Final = there("scene")
DECKS: Final = there("shop/gear", "shop/ally")
TEMPLES: Final = when.has("temples")
JUNGLE: Final = when.has("jungle")
FLIGHTS: Final = when.has("flights")
TEXTS: Final = when.has("texts")
ZEPPELIN: Final = when.has("zeppelin")
VILLAINS: Final = when.has("villains")
SNEAKING: Final = when.has("zeppelin", "villains")

# In the order of importance: of what is due at once, the first ones are taught first.
RULES: Final = (
    Rule("goal", "victory.condition", always, when.home),
    Rule("move", "movement.roll", asked("go"), when.here),
    Rule("artifacts", "artifact.two-values", asked("go"), when.sites),
    Rule("search", "artifact.may-search", asked("search"), when.quest),
    # What cannot wait.
    Rule("danger", "danger.draw", when.facing("danger"), SCENE),
    Rule("test", "test.dice-count", either(asked("search"), when.testing, bare(was_told("test", by=MINE))), SCENE),
    Rule("press-on", "danger.choice-after", asked("press-on"), when.quest),
    Rule("cliffhanger", "cliffhanger.must-be-faced", when.facing("cliffhanger"), SCENE),
    Rule("push", "push.one-die-per-wound", asked("push"), when.pushes),
    Rule("fight", "combat.rounds", when.fighting, SCENE),
    Rule("escape", "escape.any-round", asked("escape"), SCENE),
    Rule("ko", "ko.lies-in-start-city", bare(was_told("ko", by=MINE)), when.home),
    Rule("losses", "ko.penalty-d6-discard", either(asked("lose", "give-up"), bare(was_told("ko-die", by=MINE))),
         when.sheet),
    # The zeppelin.
    Rule("zeppelin", "zeppelin.sneak-aboard", asked("board"), when.zeppelin, ZEPPELIN),
    Rule("sneak", "sneak.roll", either(asked("sneak"), bare(was_told("sneak-roll", by=MINE))), SCENE, SNEAKING),
    Rule("aboard", "zeppelin.rules-on-sheet", asked("go-on"), when.zeppelin, ZEPPELIN),
    Rule("airship", "zeppelin.moves-each-end", both(when.with_zeppelin, asked("go")), when.zeppelin, ZEPPELIN),
    # Villains.
    Rule("villain", "villain.no-forced-fight", bare(was_told("villain-enters")), when.villains, VILLAINS),
    Rule("hunter", "sneak.when", when.before_villain, when.quest, VILLAINS),
    Rule("rounds", "villain-fight.no-escape",
         either(when.fighting_villain, bare(was_told("villain-fight", by=MINE))), SCENE, VILLAINS),
    Rule("guards", "bodyguard.first-wound", bare(was_told("bodyguards")), when.villains, VILLAINS),
    Rule("searches", "villain-adventure.success", bare(was_told("villain-searches")), when.villains, VILLAINS),
    Rule("robbed", "villain-adventure.artifact-aside", bare(was_told("villain-takes")), nothing, VILLAINS),
    # Temples.
    Rule("get-out", "collapse.escape-all", was_told("must-get-out", by=MINE), SCENE, TEMPLES),
    Rule("temple", "temple.one-fortune-each", when.at_temple, when.quest, TEMPLES),
    Rule("unstable", "collapse.roll", bare(was_told("temple-shakes")), when.temples, TEMPLES),
    Rule("treasure", "temple.treasure-taken", bare(was_told("treasure", by=MINE)), when.booty, TEMPLES),
    Rule("collapsed", "collapse.fortune-lost", bare(was_told("temple-collapses")), nothing, TEMPLES),
    Rule("temples", "temple.place-artifacts", both(when.with_temples, asked("go")), when.temples, TEMPLES),
    # Deep jungles, flights, special texts.
    Rule("jungle", "jungle.find-first", when.before_jungle, when.quest, JUNGLE),
    Rule("lost", "jungle.second-roll", bare(was_told("lost-in-jungle", by=MINE)), when.sheet, JUNGLE),
    Rule("way", "jungle.restart-after-leaving", bare(was_told("path-found", by=MINE)), when.quest, JUNGLE),
    Rule("coins", "jungle.bonus-under-skull", both(when.with_coins, asked("go")), when.coins, JUNGLE),
    Rule("text", "special-text.nature", when.before_text, when.quest, TEXTS),
    Rule("fly", "flight.from-city", asked("fly"), when.here, FLIGHTS),
    Rule("failed", "danger.fail-flips-card", bare(was_told("danger-failed", by=MINE)), when.sheet),
    Rule("found", "artifact.obtained-at-value", bare(was_told("found", by=MINE)), when.booty),
    Rule("ways", "danger.or-choice", when.one_way),
    Rule("all-ways", "danger.and-both", when.every_way),
    Rule("again", "test.repeat-while-success",
         either(when.several_needed, bare(was_told("rolled", by=MINE))), SCENE),
    Rule("stop", "artifact.stop-collects-glory", asked("stop"), when.quest),
    Rule("wounds", "ko.hero-threshold", when.hurt, when.sheet),
    Rule("race", "race.alternate", bare(was_told("race")), RIVAL),
    Rule("city-card", "city.draw-first", bare(was_told("drew-city", "drew-secret", by=MINE)), when.here),
    Rule("city-danger", "city.danger-tested", was_told("city-danger", by=MINE), SCENE),
    Rule("business", "city.options", when.in_a_market, when.sheet),
    Rule("sell", "sell.value", asked("sell"), when.booty),
    Rule("shop", "item.open-choice", asked("buy"), when.shelves),
    Rule("decks", "gear.price", asked("buy-gear", "buy-ally"), DECKS),
    Rule("heal", "city.heal-price", asked("heal"), there("seat/me", "shop/heal")),
    Rule("travel", "travel.roll", bare(was_told("travel-die", by=MINE)), when.here),
    Rule("free-event", "initiative.one-draws-event", asked("draw")),
    Rule("keep", "card.play-immediately-on-choice", asked("keep")),
    Rule("henchman", "henchman.blocks", when.with_henchmen, when.henchmen),
    Rule("markers", "artifact.resume-next-round", bare(both(was_told("stopped", by=MINE), when.marked)), when.quest),
    Rule("round", "round.phases", when.in_round(2, 3, 4)),
    Rule("initiative", "initiative.highest", bare(both(always, was_told("first-player")))),
    # Cards.
    Rule("moment", "event.read-aloud-when-played", when.offered_card("play"), HAND),
    Rule("activate", "gear.activation-once", when.offered_card("activate"), KIT),
    Rule("event", "event.any-time", when.with_event, HAND),
    Rule("kit", "card.gear-ally-effect", when.equipped, KIT),
    Rule("limit", "gear.carry-limit", when.laden, KIT),
    Rule("stays", "event.remains-in-play", when.staying),
    Rule("cancelled", "cancel.effect", bare(was_told("cancelled"))),
    Rule("parry", "defence.value", bare(was_told("parried", by=MINE)), when.sheet),
    # The way round the world and home.
    Rule("carrying", "sell.major-city-bonus", both(when.carrying, asked("go")), when.majors),
    Rule("sea", "movement.sea-cost", when.sea_in_reach, when.seas),
    Rule("hero", "skill.four", when.hero, when.sheet),
    Rule("glory", "resource.glory-use", bare(was_told("glory", by=MINE)), when.sheet),
    Rule("renewed", "end.refill", when.renewed, when.sites),
    Rule("home", "round.stay-home", when.rich, when.home),
    Rule("rival", "resource.fortune-use", bare(was_told("sold", by=YOURS)), RIVAL),
    Rule("hidden", "card.event-hidden", when.secretive, RIVAL),
    Rule("die", "movement.optional", when.in_round(2, 3, 4), when.here),
    Rule("more", "setup.random-hero", at_the_end),
)  # fmt: skip
# What a question is about, where it brings nothing new.
AGAIN: Final = (
    ("push", asked("push")),
    ("rounds", when.fighting_villain),
    ("fight", asked("fight", "escape")),
    ("ways", when.one_way),
    ("all-ways", when.every_way),
    ("sneak", asked("sneak")),
    ("aboard", asked("go-on", "leave")),
    ("temple", when.at_temple),
    ("jungle", when.before_jungle),
    ("zeppelin", asked("board")),
    ("hunter", when.before_villain),
    ("press-on", asked("press-on", "stop")),
    ("losses", asked("lose", "give-up")),
    ("search", asked("search")),
    ("sell", asked("sell")),
    ("business", when.in_a_market),
    ("free-event", asked("draw")),
    ("keep", asked("keep")),
    ("moment", asked("play")),
    ("activate", asked("activate", "use")),
    ("fly", when.only_flights),
    ("move", asked("go")),
    ("test", when.testing),
)


def wonders(view: View) -> Iterable[str]:
    """Whoever holds a card wonders whether it can be played."""
    for key in as_fortune(view)["hand"]:
        yield f"play/{key}"


COURSE: Final = Course(
    game="fortune-and-glory",
    rules=RULES,
    wonders=wonders,
    reason=reason,
    seed=1066,  # found by tools/tutor_seed.py
    options={},
    seats=("human", "greedy"),
    again=AGAIN,
    # The first three rounds bring a cliffhanger, a fight and a city.
    wish=Wish(
        "round",
        range(8, 17),
        20,
        0.8,
        (when.early(when.facing("cliffhanger")), when.early(asked("fight")), when.early(when.in_a_market)),
    ),
    at_once=3,  # a round has few questions
)

# For people who know the basic game: only what the advanced elements bring.
NEW: Final = tuple(rule for rule in RULES if rule.fits is not everywhere)
ADVANCED: Final = replace(
    COURSE,
    name="advanced",
    rules=NEW,
    seed=281,  # found by tools/tutor_seed.py
    options={"level": "advanced"},
    again=tuple((key, moment) for key, moment in AGAIN if any(rule.key == key for rule in NEW)),
    # A temple, the jungle, a Villain and the zeppelin are all met from near.
    wish=Wish(
        "round",
        range(8, 19),
        24,
        0.7,
        (when.at_temple, when.before_jungle, when.before_villain, asked("board")),
    ),
)
