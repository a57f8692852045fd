"""The log says what happened, before it is answered, and each line names the clause that made it happen."""

import pytest

from bivouac import text
from bivouac.engine.chance import Chance
from bivouac.engine.lines import ALL, Ear, Told
from bivouac.engine.table import new_table
from bivouac.games.altered import catalog
from bivouac.games.altered.actions import ACTIONS
from bivouac.games.altered.catalog import CHARACTER, DEFENDER
from bivouac.games.altered.filters import ME as MYSELF
from bivouac.games.altered.filters import Filter, target
from bivouac.games.altered.setup import GAME
from bivouac.games.altered.state_ground import ANCHORED, ASLEEP
from bivouac.games.altered.triggers import arrow, dusk, gives, leaves, sacrificed, support
from bivouac.games.altered.verbs import (
    BOOST,
    IN_EACH,
    IN_HERO,
    TARGET,
    BackToReserve,
    DiscardHands,
    Draw,
    Gain,
    LoseFleeting,
    MoveBack,
    MoveForward,
    OnceRested,
    PlayMe,
    ReserveToHand,
    RevealTop,
    RevealToPlay,
    Sacrifice,
    Stop,
    Win,
)
from bivouac.games.altered.words import LINES
from bivouac.text.voice import VOICE
from tests.altered.road import ME, YOU, Road, lent

Heard = tuple[str, str]


def heard(ear: Ear) -> list[Heard]:
    """What was told, by key and clause."""
    return [(LINES.all[told.line].key, LINES.clause_of(told)) for told in ear.told]


def played(road: Road, *keys: str) -> list[Heard]:
    ear = road.listen()
    road.play(*keys)
    return heard(ear)


def clauses(told: list[Heard], key: str) -> list[str]:
    return [clause for line, clause in told if line == key]


def said(told: Told, lang: str, reader: int = -1) -> str:
    return VOICE.line(GAME, LINES.all[told.line].key, told, told.sees == ALL, reader, lang)


def sentences(ear: Ear, key: str, lang: str, reader: int = -1) -> list[str]:
    return [said(told, lang, reader) for told in ear.told if LINES.all[told.line].key == key]


@pytest.mark.clause("action.sabotage")
def test_a_sabotage_tells_whose_card_goes_where() -> None:
    road = Road(hand="spy-craft", reserve="kappa", your_reserve="inari")
    ear = road.listen()
    road.play("play/spy-craft", "pick/inari/your-reserve")
    for lang, readings in {
        "en": ["Player 1 sabotages Inari in Player 2’s Reserve, and it goes to Player 2’s discard pile.",
               "You sabotage Inari in Player 2’s Reserve, and it goes to Player 2’s discard pile.",
               "Player 1 sabotages Inari in your Reserve, and it goes to your discard pile."],
        "fr": ["Joueur 1 sabote Inari dans la Réserve de Joueur 2, et la carte va dans la défausse de Joueur 2.",
               "Tu sabotes Inari dans la Réserve de Joueur 2, et la carte va dans la défausse de Joueur 2.",
               "Joueur 1 sabote Inari dans ta Réserve, et la carte va dans ta défausse."],
    }.items():  # fmt: skip
        assert [sentences(ear, "sabotaged", lang, reader)[0] for reader in (-1, ME, YOU)] == readings
    road = Road(hand="spy-craft", reserve="kappa", your_reserve="inari")
    ear = road.listen()
    road.play("play/spy-craft", "pick/kappa/my-reserve")
    assert sentences(ear, "sabotaged", "en", ME) == [
        "You sabotage Kappa in your own Reserve, and it goes to your discard pile."
    ]
    assert sentences(ear, "sabotaged", "fr") == [
        "Joueur 1 sabote Kappa dans sa propre Réserve, et la carte va dans sa défausse."
    ]


@pytest.mark.clause("reserve.fleeting")
@pytest.mark.parametrize(
    ("table", "choice", "expected"),
    [
        ({"reserve": "inari"}, "reserve/inari/hero", ["reserve.fleeting"]),
        ({"reserve": "spy-craft"}, "reserve/spy-craft", []),  # it is printed on the card
        ({"reserve": "brassbug-hub"}, "reserve/brassbug-hub", []),
        ({"hand": "inari"}, "play/inari/hero", []),
    ],
)
def test_a_card_that_becomes_fleeting_as_it_is_played_is_said_to(
    table: dict[str, str], choice: str, expected: list[str]
) -> None:
    assert clauses(played(Road(**table), choice), "became-fleeting") == expected


@pytest.mark.clause("target.mandatory")
@pytest.mark.parametrize(("hero", "choices"), [("inari", []), ("inari, booda", ["pick/inari/my-hero"])])
def test_a_target_is_named_before_what_follows_even_if_there_is_no_other(hero: str, choices: list[str]) -> None:
    road = Road(hero=hero, my_hero="nevenka-blotch").dice(3)
    ear = road.listen()
    road.play("exhaust/nevenka-blotch", *choices)
    told = [key for key, _ in heard(ear)]
    assert told.index("targeted") < told.index("rolled")
    assert sentences(ear, "targeted", "en") == ["Player 1 targets Inari."]
    assert sentences(ear, "targeted", "fr", ME) == ["Tu cibles Inari."]


# -- what set an ability off is the cause of all that it does ----------------------------------------------------------


@pytest.mark.clause("trigger.any", "trigger.hand", "trigger.reserve")
@pytest.mark.parametrize(
    ("table", "choices", "key", "clause"),
    [
        ({"reserve": "ratatoskr"}, ["reserve/ratatoskr/hero"], "boosted", "trigger.reserve"),
        ({"hand": "kelon-elemental, atlas"}, ["play/kelon-elemental/hero"], "hand-to-reserve", "trigger.hand"),
        ({"hand": "bravos-tracer"}, ["play/bravos-tracer/hero"], "became-fleeting", "trigger.any"),
        ({"hand": "brassbug-hub"}, ["play/brassbug-hub"], "counted", "trigger.any"),
        ({"hand": "brassbug-hive"}, ["play/brassbug-hive", "expedition/my-hero"], "created-hero", "trigger.any"),
        ({"hand": "physical-training", "hero": "kappa"}, ["play/physical-training"], "boosted", "afternoon.play-spell"),
        ({"hand": "beauty-sleep", "hero": "kappa"}, ["play/beauty-sleep"], "became-asleep", "afternoon.play-spell"),
        ({"hand": "off-you-go", "hero": "inari"}, ["play/off-you-go"], "to-reserve", "afternoon.play-spell"),
        ({"landmarks": "kelonic-generator-rare"}, ["exhaust/kelonic-generator-rare"], "drew", "afternoon.exhaust"),
        ({"landmarks": "kelonic-generator-rare"}, ["exhaust/kelonic-generator-rare"], "paid-effect",
         "afternoon.quick-cost"),
        ({"hand": "inari", "my_hero": "teija-nauraa"}, ["play/inari/hero"], "boosted", "play.when-you-play"),
        ({"hand": "kelonic-generator-rare", "my_hero": "sierra-oddball"},
         ["play/kelonic-generator-rare", "yes", "expedition/my-hero"], "exhausted", "play.when-you-play"),
    ],
)  # fmt: skip
def test_what_an_ability_does_names_what_set_it_off(
    table: dict[str, str], choices: list[str], key: str, clause: str
) -> None:
    assert clauses(played(Road(**table), *choices), key) == [clause]


@pytest.mark.clause("noon.triggers", "dusk.triggers-first")
def test_a_phase_is_the_cause_of_what_its_beginning_sets_off() -> None:
    road = Road(landmarks="brassbug-hub #2, axiom-reprocessor", phase="noon")
    ear = road.listen()
    road.play("first/brassbug-hub/b", "yes", "expedition/my-hero")
    told = heard(ear)
    for key in ("triggered", "paid-effect", "spent", "created-hero"):
        assert clauses(told, key)[0] == "noon.triggers"
    with lent("inari", dusk(Draw())):
        assert ("drew", "dusk.triggers-first") in played(Road(hero="inari", passed=YOU), "pass")


@pytest.mark.clause("play.next-gains")
def test_a_promise_is_read_out_and_is_the_cause_of_what_it_gives() -> None:
    road = Road(hand="inari", reserve="issun-boshi")
    ear = road.listen()
    road.play("support/issun-boshi")
    assert heard(ear) == [("supported", "afternoon.support"), ("promised", "afternoon.support")]
    assert sentences(ear, "promised", "en") == [
        "Issun-bōshi promises Player 1: the next Character you play this turn gets 1 boost."
    ]
    told = played(road, "play/inari/hero")
    assert (clauses(told, "triggered"), clauses(told, "boosted")) == (["play.next-gains"], ["play.next-gains"])


@pytest.mark.clause("night.after-rest")
def test_what_was_put_off_until_after_rest_has_that_as_its_cause() -> None:
    with lent("jian-rare", support(OnceRested(Draw()))):
        road = Road(reserve="jian-rare", passed=YOU)
        assert clauses(played(road, "support/jian-rare"), "promised") == ["afternoon.support"]
        assert clauses(played(road, "pass"), "drew") == ["night.after-rest"]


@pytest.mark.clause("replace.before")
def test_a_replacement_is_the_cause_of_what_comes_instead_and_is_announced() -> None:
    road = Road(hand="spy-craft", landmarks="the-ouroboros-axiom", deck="atlas, inari")
    told = played(road, "play/spy-craft")
    assert told[-3:] == [
        ("resupply-replaced", "replace.before"), ("revealed", "replace.before"), ("revealed", "replace.before"),
    ]  # fmt: skip
    assert played(road, "choose/atlas")[:2] == [("to-reserve", "replace.before"), ("discarded", "replace.before")]
    with lent("inari", gives(catalog.TO_MANA_INSTEAD)):
        road = Road(hand="off-you-go", hero="inari")
        assert clauses(played(road, "play/off-you-go"), "to-mana") == ["replace.before"]


@pytest.mark.clause("replace.before")
def test_that_a_card_is_about_to_leave_is_told_before_its_player_answers() -> None:
    with lent("inari", gives(catalog.MAY_BECOME_MANA)):
        road = Road(hand="off-you-go", hero="inari")
        ear = road.listen()
        road.play("play/off-you-go")
        assert heard(ear)[-1] == ("about-to-leave", "afternoon.play-spell")
        assert sentences(ear, "about-to-leave", "en", ME) == ["Inari is about to leave your Expeditions."]
        assert clauses(played(road, "yes"), "to-mana") == ["replace.before"]


@pytest.mark.clause("afternoon.play-in-effect", "afternoon.play-landmark")
def test_how_a_card_came_to_be_played_is_told() -> None:
    assert played(Road(hand="brassbug-hub"), "play/brassbug-hub")[0] == ("played", "afternoon.play-landmark")
    assert played(Road(hand="beauty-sleep"), "play/beauty-sleep")[0] == ("played", "play.declare")
    assert played(Road(reserve="inari"), "reserve/inari/hero")[0] == ("replayed-hero", "reserve.play")
    with lent("jian-rare", support(RevealTop())):
        road = Road(reserve="jian-rare", deck="inari")
        told = played(road, "support/jian-rare", "play/inari/hero")
        assert told[1:4] == [
            ("revealed", "afternoon.support"), ("played-hero", "afternoon.play-in-effect"), ("free", "cost.free"),
        ]  # fmt: skip
        road = Road(reserve="jian-rare", deck="inari")
        assert played(road, "support/jian-rare", "pass")[-1] == ("to-deck", "afternoon.support")
    with lent("jian-rare", support(RevealToPlay(2, 1))):
        told = played(Road(reserve="jian-rare", deck="inari, atlas"), "support/jian-rare", "play/inari/companion")
        assert told[3:] == [
            ("created-companion", "afternoon.support"), ("became-fleeting", "afternoon.support"),
            ("discarded", "afternoon.support"),
        ]  # fmt: skip


@pytest.mark.clause("action.sacrifice", "night.cleanup-sacrifice")
def test_a_sacrifice_is_the_cause_of_the_way_to_the_discard_pile() -> None:
    with lent("inari", arrow(Sacrifice(target(CHARACTER, whose=1, other=True)))), lent("kappa"):
        told = played(Road(hand="inari", hero="kappa"), "play/inari/hero")
        assert told[-2:] == [("sacrificed", "action.sacrifice"), ("to-discard", "action.sacrifice")]
    road = Road(landmarks="brassbug-hub, the-monolith, axiom-reprocessor", phase="night")
    told = played(road, "pick/brassbug-hub/my-landmarks")
    assert told[:3] == [
        ("cleaned-landmarks", "night.cleanup-landmarks"), ("sacrificed", "night.cleanup-sacrifice"),
        ("to-discard", "action.sacrifice"),
    ]  # fmt: skip


@pytest.mark.clause("trigger.any", "trigger.must-exist")
def test_each_card_of_a_discarded_hand_is_told_and_one_that_comes_back_to_reserve_too() -> None:
    with lent("inari", arrow(DiscardHands())):
        told = played(Road(hand="inari, kappa", your_hand="alice"), "play/inari/hero")
        assert clauses(told, "discarded") == ["trigger.any", "trigger.any"]
    with lent("inari", arrow(Sacrifice(target(CHARACTER, whose=1, other=True)))):
        with lent("kappa", sacrificed(BackToReserve())):
            told = played(Road(hand="inari", hero="kappa"), "play/inari/hero")
        assert told[-1] == ("to-reserve", "trigger.must-exist")


@pytest.mark.clause("night.rest", "status.both-lost", "reserve.fleeting-effect")
def test_rest_is_announced_and_is_the_cause_of_who_goes_to_reserve() -> None:
    road = Road(hero="inari, kappa fleeting", companion="atlas anchored asleep, alice asleep", passed=YOU)
    told = played(road, "pass")
    night = told[told.index(("night", "day.phases")) :]
    assert night[1:6] == [
        ("rested", "night.rest"), ("stayed-anchored", "status.both-lost"), ("stayed-asleep", "status.asleep"),
        ("to-reserve", "night.rest"), ("fleeting-goes", "reserve.fleeting-effect"),
    ]  # fmt: skip
    assert not clauses(played(Road(passed=YOU), "pass"), "rested"), "nobody is there who could leave"


@pytest.mark.clause("deck.empty", "deck.runs-short")
def test_why_a_discard_pile_is_shuffled_is_told() -> None:
    road = Road(hand="physical-training-rare", discard="atlas, inari", only_named=True)
    assert clauses(played(road, "play/physical-training-rare"), "reshuffled") == ["deck.empty"]
    with lent("jian-rare", support(Draw(2))):
        road = Road(reserve="jian-rare", deck="kappa", discard="atlas", only_named=True)
        assert clauses(played(road, "support/jian-rare"), "reshuffled") == ["deck.runs-short"]
    road = Road(hand="spy-craft", discard="atlas", only_named=True)
    assert clauses(played(road, "play/spy-craft"), "reshuffled") == ["deck.runs-short"]


@pytest.mark.clause("deck.runs-short")
def test_that_nothing_is_left_to_reveal_is_told() -> None:
    with lent("inari", arrow(RevealTop())):
        assert "nothing-to-draw" in dict(played(Road(hand="inari", only_named=True), "play/inari/hero"))
        assert "nothing-to-draw" not in dict(played(Road(hand="inari", deck="atlas"), "play/inari/hero"))


@pytest.mark.clause("morning.first-day-skipped", "afternoon.end")
def test_the_phases_name_what_makes_them_begin() -> None:
    table = new_table(GAME, 2, 3, {})
    while table.state.asking < 0:
        for seat in table.waiting:
            table.choose(table.options_of(seat)[0], seat)
    first = [entry for entry in table.log(None, "en") if entry.key == "noon"]
    assert [entry.clause for entry in first] == ["morning.first-day-skipped"]
    told = played(Road(passed=YOU), "pass")
    assert (clauses(told, "dusk"), clauses(told, "night")) == (["afternoon.end"], ["day.phases"])


# -- what a line says --------------------------------------------------------------------------------------------------


@pytest.mark.clause("defender.dusk")
def test_a_defender_that_keeps_an_expedition_back_is_named_at_dusk() -> None:
    with lent("kappa", keywords=DEFENDER):
        road = Road(hero="kappa", companion="inari", your_hero="alice", passed=YOU)
        ear = road.listen()
        road.play("pass")
        assert clauses(heard(ear), "defended-hero") == ["defender.dusk"]
        assert sentences(ear, "defended-hero", "en", ME) == [
            "Your Hero is ahead but stays in region 0: Kappa is a Defender."
        ]
        assert sentences(ear, "defended-hero", "fr") == [
            "Le Héros de Joueur 1 domine mais reste en région 0\u202f: Kappa a le mot-clé Défenseur."
        ]
        assert clauses(heard(ear), "forward-companion") == ["dusk.advance"]
        road = Road(hero="kappa asleep", your_hero="alice", passed=YOU)
        assert clauses(played(road, "pass"), "stayed-hero") == ["dusk.advance"], "it would not have advanced"


@pytest.mark.clause("duration.day", "card.cant-beats-can", "track.ends-do-nothing", "arena.no-moves")
def test_an_expedition_that_cannot_move_says_so() -> None:
    with lent("jian-rare", support(Stop(IN_EACH))), lent("inari", support(MoveForward(IN_HERO))):
        road = Road(reserve="jian-rare, inari", hero="kappa", passed=YOU)
        told = played(road, "support/jian-rare", "support/inari", "pass")
        assert clauses(told, "stopped-hero") == ["afternoon.support"]
        assert clauses(told, "barred-hero") == ["duration.day", "duration.day"], "by the effect, and at Dusk"
        assert clauses(told, "stayed-companion")[0] == "dusk.advance"
        road = Road(reserve="inari", at=(7, 7))
        assert played(road, "support/inari")[-1] == ("stayed-hero", "track.ends-do-nothing")
        road = Road(hero="kappa", at=(7, 7), passed=YOU)
        assert clauses(played(road, "pass"), "stayed-hero")[0] == "track.ends-do-nothing", "at Dusk"
        road = Road(reserve="inari", arena=True)
        assert played(road, "support/inari")[-1] == ("no-moves", "arena.no-moves")
    with lent("alice", gives(catalog.STOPS)):
        road = Road(hero="alice", companion="kappa", passed=YOU)
        assert clauses(played(road, "pass"), "barred-companion") == ["card.cant-beats-can"]
    with lent("inari", arrow(MoveBack())):
        road = Road(hand="inari", your_at=(2, 7))
        assert clauses(played(road, "play/inari/hero"), "back-hero") == ["trigger.any"]
        road = Road(hand="inari")
        assert played(road, "play/inari/hero")[-1] == ("stayed-hero", "track.ends-do-nothing")


@pytest.mark.clause("target.pointless")
@pytest.mark.parametrize("mark", ["fleeting", "anchored", "asleep"])
def test_a_status_that_was_there_already_is_told_as_such(mark: str) -> None:
    status = {"fleeting": 1, "anchored": ANCHORED, "asleep": ASLEEP}[mark]
    with lent("beauty-sleep", catalog.Ability(catalog.EFFECT, Gain(status, target(CHARACTER)))):
        road = Road(hand="beauty-sleep", hero=f"kappa {mark}")
        assert (f"already-{mark}", "target.pointless") in played(road, "play/beauty-sleep")
        road = Road(hand="beauty-sleep", hero="kappa")
        assert (f"became-{mark}", "afternoon.play-spell") in played(road, "play/beauty-sleep")
    with lent("beauty-sleep", catalog.Ability(catalog.EFFECT, LoseFleeting(target(CHARACTER)))):
        road = Road(hand="beauty-sleep", hero="kappa")
        assert ("not-fleeting", "target.pointless") in played(road, "play/beauty-sleep")


@pytest.mark.clause("tumult.both-halves", "dusk.reveal")
def test_a_tumult_card_says_which_region_has_which_terrains() -> None:
    road = Road(hero="kappa", terrains="F MW M FW W FM", passed=YOU)
    ear = road.listen()
    road.play("pass")
    assert clauses(heard(ear), "tumult") == ["dusk.reveal"]
    assert sentences(ear, "tumult", "en") == [
        "A Tumult card is turned up: region 1 is Forest, region 2 is Mountain and Water."
    ]
    assert sentences(ear, "tumult", "fr") == [
        "Une carte Tumulte se retourne\u202f: Forêt en région 1, Montagne et Eau en région 2."
    ]
    with lent("inari", support(MoveForward(TARGET))):
        road = Road(reserve="inari", terrains="F MW M FW W FM")
        told = played(road, "support/inari", "expedition/my-companion")
        assert told[-2:] == [("moved-companion", "afternoon.support"), ("tumult", "tumult.both-halves")]


def test_three_terrains_are_listed_with_a_comma() -> None:
    road = Road(hero="kappa", passed=YOU)
    ear = road.listen()
    road.play("pass")
    assert sentences(ear, "forward-hero", "en") == [
        "Player 1’s Hero is ahead in Forest, Mountain and Water and advances to region 1."
    ]
    assert sentences(ear, "forward-hero", "fr") == [
        "Le Héros de Joueur 1 domine en Forêt, Montagne et Eau et avance en région 1."
    ]


@pytest.mark.clause("choice.modal")
def test_the_mode_that_was_chosen_is_told() -> None:
    road = Road(hand="kelon-burst", landmarks="brassbug-hub")
    ear = road.listen()
    road.play("play/kelon-burst", "mode/1")
    assert sentences(ear, "chose-mode", "en", ME) == [
        "You choose what Kelon Burst does: send one target Character with a Hand cost of 4 or less to Reserve."
    ]
    assert ("found-nothing", "effect.as-much") in heard(ear)


@pytest.mark.clause("trigger.condition-after", "effect.as-much", "target.optional")
def test_a_reaction_that_comes_to_nothing_says_why() -> None:
    told = played(Road(hand="three-little-pigs"), "play/three-little-pigs/hero")
    assert told[-2:] == [("triggered", "trigger.any"), ("condition-unmet", "trigger.condition-after")]
    road = Road(hand="kelonic-generator-rare", my_hero="sierra-oddball")
    assert played(road, "play/kelonic-generator-rare", "pass")[-1] == ("declined", "target.optional")
    road = Road(hand="kelonic-generator-rare", my_hero="sierra-oddball exhausted")
    assert played(road, "play/kelonic-generator-rare")[-1] == ("found-nothing", "effect.as-much")
    assert played(Road(hand="kelon-elemental"), "play/kelon-elemental/hero")[-1] == ("found-nothing", "effect.as-much")
    told = played(Road(hand="axiom-scrambler", your_reserve="inari"), "play/axiom-scrambler/hero", "pass")
    assert told[-1] == ("declined", "target.optional")
    road = Road(hand="beauty-sleep", your_hero="shenlong-rare", mana=5)
    assert ("declined", "tough.not-forced") in played(road, "play/beauty-sleep", "pass")
    with lent("inari", leaves(Gain(BOOST, MYSELF))):
        told = played(Road(hand="off-you-go", hero="inari"), "play/off-you-go")
        assert told[-1] == ("found-nothing", "effect.as-much"), "it has left"
    with lent("inari", arrow(ReserveToHand(Filter(CHARACTER), optional=True))):
        assert played(Road(hand="inari", reserve="kappa"), "play/inari/hero", "pass")[-1][0] == "declined"
        assert played(Road(hand="inari"), "play/inari/hero")[-1][0] == "found-nothing"
    with lent("inari", sacrificed(PlayMe()), arrow(Sacrifice(MYSELF))):
        assert played(Road(hand="inari"), "play/inari/hero")[-1][0] == "found-nothing"
    with lent("inari", arrow(MoveBack()), leaves(MoveBack())):
        assert played(Road(hand="off-you-go", hero="inari"), "play/off-you-go")[-1][0] in ("stayed-hero", "back-hero")


STRUCTURE = {
    "triggered", "day", "noon", "afternoon", "dusk", "night", "played", "played-hero", "played-companion", "replayed",
    "replayed-hero", "replayed-companion", "passed", "supported", "rested", "marker-passes", "readied",
}  # fmt: skip


@pytest.mark.parametrize("seed", range(6))
def test_no_reaction_is_left_without_a_word_of_what_came_of_it(seed: int) -> None:
    factions = catalog.FACTIONS
    table = new_table(GAME, 2, seed, {"deck0": factions[seed], "deck1": factions[(seed + 1) % 6], "day_cap": 12})
    chance = Chance(seed)
    while not table.over:
        ids = table.option_ids
        table.choose(ids[int(chance.roll(len(ids)))], table.seat)
    entries = text.log(table, None, "en")
    alone = [
        (entries[i].text, entries[i + 1].text)
        for i in range(len(entries) - 1)
        if entries[i].key == "triggered" and entries[i + 1].key in STRUCTURE
    ]
    assert alone == []


# -- how a game ends ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("end.distance", "end.crossed", "end.meet")
def test_a_win_by_distance_says_so_in_its_line_and_in_its_ending() -> None:
    road = Road(hero="kappa", at=(4, 4), your_at=(4, 4), passed=YOU)
    ear = road.listen()
    road.play("pass")
    result = road.table.result
    assert result is not None
    assert heard(ear)[-1] == ("further", "end.distance")
    winner = result.winners[0]
    assert sentences(ear, "further", "en", winner) == [
        "Both pairs have met, and yours came further, by 8 regions to 7: you win the game."
    ]
    assert (result.key, result.clause) == ("further", "end.distance")
    assert VOICE.ending(GAME, result, winner, "en").endswith("you win by distance.")
    assert VOICE.ending(GAME, result, winner, "fr").endswith("tu gagnes à la distance.")


@pytest.mark.clause("end.crossed", "end.meet")
def test_having_crossed_is_told_apart_from_having_met() -> None:
    assert played(Road(at=(4, 5), hero="kappa", passed=YOU), "pass")[-1] == ("met", "end.meet")
    assert played(Road(at=(4, 4), hero="kappa", passed=YOU), "pass")[-1] == ("met", "end.crossed")


def test_a_win_by_a_card_names_it() -> None:
    with lent("inari", support(Win())):
        road = Road(reserve="inari")
        ear = road.listen()
        road.play("support/inari")
        assert sentences(ear, "won-by-card", "en", ME) == ["You win the game by Inari."]
        assert heard(ear)[-1] == ("won-by-card", "afternoon.support")


@pytest.mark.clause("target.optional")
def test_who_declines_a_target_is_not_said_to_make_no_use_of_the_card() -> None:
    """Spy Craft sabotages nothing, then resupplies: only its first step is skipped."""
    road = Road(hand="spy-craft", deck="atlas", your_reserve="kappa", mana=2).play("play/spy-craft")
    no_target = {"en": "Choose no target", "fr": "Ne choisir aucune cible"}
    assert {lang: text.option_text(road.table, ACTIONS.index["pass"], lang) for lang in no_target} == no_target
    ear = road.listen()
    road.play("pass")
    assert heard(ear)[:2] == [("declined", "target.optional"), ("resupplied", "action.resupply")]
    assert sentences(ear, "declined", "en", ME) == ["You skip this step of Spy Craft."]
    assert sentences(ear, "declined", "fr", YOU) == ["Joueur 1 renonce à cette étape d’Espionnage."]
