"""When a rule of Altiplano first matters, and why a choice is suggested: tables set up by naming cards."""

import pytest

import bivouac
from bivouac.games.altiplano.actions import ACTIONS, KEYS
from bivouac.games.altiplano.catalog import CATALOG
from bivouac.lessons import Guide, course_of
from bivouac.lessons.altiplano_reasons import ALONE, PREFIX, REASONS, reason
from bivouac.lessons.scene import LessonScene, scene_of
from bivouac.text import LANGUAGES, fluent
from tests.altiplano.camp import ME, YOU, Camp
from tests.text.spelling import faults

COURSE = course_of("altiplano")
RULES = {rule.key: rule for rule in COURSE.rules}
NEVER = None


def scene(camp: Camp, seat: int = ME, *plays: str) -> LessonScene:
    """What a seat sees after these choices, with all that was told meanwhile."""
    ear = camp.listen()
    camp.play(*plays)
    return scene_of(camp.table, seat, ear.told, COURSE.wonders)


def due(key: str, seen: LessonScene) -> str | None:
    return RULES[key].moment(seen)


# -- moments -----------------------------------------------------------------------------------------------------------


def test_phases_bring_their_lessons_in_the_own_turn_only() -> None:
    camp = Camp(mine="ohio-bob", hand="storm, surprise-attack", yours="ramuncho", your_hand="torch, bodyguard")
    for phase, lesson in ((1, "draw"), (2, "one-action"), (3, "action-or-place")):
        seen = scene(camp.phase(phase))
        assert due(lesson, seen) == ""
        others = {"draw", "one-action", "action-or-place"} - {lesson}
        assert [other for other in others if due(other, seen) is not NEVER] == []
    waiting = Camp(mine="ohio-bob", hand="jaguar", yours="aligator-sloop, ramuncho", your_hand="ransom").phase(2)
    answering = scene(waiting, YOU, "play/jaguar")
    assert answering.options == ("pass", "react/aligator-sloop")
    assert due("one-action", answering) is NEVER


def test_a_card_for_the_camp_is_taught_in_phase_2_by_its_name() -> None:
    camp = Camp(hand="nine-wells, storm", your_hand="torch")
    assert due("no-placing", scene(camp.phase(2))) == "nine-wells"
    assert due("no-placing", scene(camp.phase(3))) is NEVER
    assert due("location", scene(camp.phase(3))) == "nine-wells"


def test_a_character_to_place_is_taught_and_whether_it_could_act() -> None:
    acting = scene(Camp(hand="ohio-bob, nine-wells").phase(3))
    assert (due("character", acting), due("placed-later", acting)) == ("ohio-bob", "ohio-bob")
    standing = scene(Camp(hand="sir-allistair, nine-wells").phase(3))
    assert (due("character", standing), due("placed-later", standing)) == ("sir-allistair", NEVER)


def test_the_sixth_character_is_taught_when_the_camp_is_full() -> None:
    four, five = "ohio-bob, ramuncho, antonio, the-doc", "ohio-bob, ramuncho, antonio, the-doc, bellefeu"
    assert due("sixth", scene(Camp(mine=four, hand="huayna").phase(3))) is NEVER
    assert due("sixth", scene(Camp(mine=five, hand="huayna").phase(3))) == ""


def test_the_hand_limit_is_taught_when_the_hand_is_over_it() -> None:
    six = "storm, jaguar, torch, decoy, supplies, ransom"
    assert due("hand-limit", scene(Camp(hand=six).phase(2))) is NEVER
    assert due("hand-limit", scene(Camp(hand=six).phase(3))) == ""
    assert due("hand-limit", scene(Camp(hand="storm, jaguar, torch, decoy, supplies").phase(3))) is NEVER
    assert due("hand-limit", scene(Camp(mine="sir-allistair", hand=six).phase(3))) is NEVER


def test_a_treasure_and_its_price_are_taught_when_they_matter() -> None:
    bare = scene(Camp(hand="golden-quipu, storm", your_hand="torch").phase(2))
    assert due("treasure", bare) == ""
    assert due("spends-location", bare) is NEVER
    ready = Camp(mine="ohio-bob", my_location="nine-wells", hand="golden-quipu").phase(3)
    assert due("spends-location", scene(ready)) == ""


def test_reactions_are_taught_with_the_card_that_is_held_or_asked_for() -> None:
    held = scene(Camp(hand="torch, storm", your_hand="decoy").phase(2))
    assert (due("reactions", held), due("reaction-moment", held)) == ("torch", "torch")
    none = scene(Camp(hand="storm, jaguar", your_hand="decoy").phase(2))
    assert (due("reactions", none), due("reaction-moment", none)) == (NEVER, NEVER)
    asked = scene(
        Camp(mine="ramuncho", hand="jaguar", yours="ohio-bob, antonio", your_hand="torch").phase(2), YOU, "play/jaguar"
    )
    assert (due("reactions", asked), due("announced", asked), due("removal", asked)) == ("torch", "jaguar", NEVER)


def test_the_moment_before_a_removal_is_taught_to_its_owner_and_afterwards_to_both() -> None:
    camp = Camp(hand="surprise-attack", yours="ohio-bob, ramuncho", your_hand="bodyguard").phase(2)
    asked = scene(camp, YOU, "play/surprise-attack", "remove/ohio-bob")
    assert (due("removal", asked), due("announced", asked)) == ("ohio-bob", NEVER)
    gone = Camp(hand="surprise-attack", yours="ohio-bob, ramuncho", your_hand="torch").phase(2)
    seen = scene(gone, ME, "play/surprise-attack", "remove/ohio-bob")
    assert (due("removal", seen), due("remove", seen), due("player-chooses", seen)) == ("ohio-bob", "ohio-bob", "")
    assert due("hidden", seen) == ""


def test_a_cancelled_card_is_taught_with_the_reaction_that_did_it() -> None:
    camp = Camp(mine="ramuncho", hand="jaguar", yours="aligator-sloop, ohio-bob", your_hand="ransom").phase(2)
    seen = scene(camp, ME, "play/jaguar", "react/aligator-sloop")
    assert (due("cancelled", seen), due("no-action", seen)) == ("jaguar", "aligator-sloop")
    assert due("reactions", seen) is NEVER, "an ability is no Reaction card"


def test_specials_are_taught_when_somebody_holds_them_and_when_nobody_does() -> None:
    ahead = scene(Camp(mine="ohio-bob", hand="storm", your_hand="torch").phase(2))
    assert (due("adventurer", ahead), due("rogue", ahead), due("tie", ahead)) == ("", NEVER, "")
    assert (due("special-action", ahead), due("rogue-action", ahead)) == ("", NEVER)
    both = scene(Camp(mine="ohio-bob, antonio", hand="storm", your_hand="torch, decoy, ransom").phase(2))
    assert (due("tie", both), due("rogue-action", both)) == (NEVER, "")


def test_a_special_that_moves_in_play_is_taught_but_not_one_that_was_dealt() -> None:
    moved = scene(Camp(hand="ohio-bob, storm, jaguar", your_hand="torch").phase(3), ME, "place/ohio-bob")
    assert due("every-change", moved) == ""
    table = bivouac.new("altiplano", seed=63, first="0")  # whoever begins is dealt The Adventurer or The Rogue
    first = next(iter(Guide(COURSE, table).scenes(table, ME)))
    assert "special-to" in [line.key for line in first.news]
    assert due("every-change", first) is NEVER


def test_a_prerequisite_and_a_card_with_nothing_to_do_are_taught_by_name() -> None:
    seen = scene(Camp(hand="museum-funds, surprise-attack, storm", your_hand="torch").phase(2))
    assert (due("prerequisite", seen), due("no-target", seen)) == ("museum-funds", "surprise-attack")
    useful = scene(Camp(hand="surprise-attack", yours="ohio-bob", your_hand="torch").phase(2))
    assert (due("prerequisite", useful), due("no-target", useful)) == (NEVER, NEVER)


def test_characters_of_both_camps_are_taught_by_what_they_do() -> None:
    seen = scene(Camp(mine="ohio-bob", yours="kid-calloway, pilar-quispe", hand="storm", your_hand="torch").phase(2))
    assert due("character-action", seen) == "ohio-bob"
    assert due("passive", seen) == "kid-calloway"
    assert (due("reaction-ability", seen), due("cancel-icon", seen)) == ("pilar-quispe", "pilar-quispe")
    doc = scene(Camp(mine="the-doc", hand="storm", your_hand="torch").phase(2))
    assert (due("reaction-ability", doc), due("cancel-icon", doc)) == ("the-doc", NEVER)


def test_drawing_by_an_effect_and_cards_at_random_are_taught() -> None:
    drawing = scene(Camp(hand="supplies, storm", your_hand="torch").phase(2), ME, "play/supplies")
    assert due("draw-any", drawing) == ""
    assert due("draw-any", scene(Camp(hand="storm").phase(1))) is NEVER
    lost = scene(Camp(hand="storm", your_hand="torch, decoy, ransom").phase(2), ME, "play/storm")
    assert (due("random", lost), due("discards", lost)) == ("", "")


def test_the_pile_is_taught_while_its_top_is_untouched_and_when_it_runs_low() -> None:
    table = COURSE.table()
    seen = scene_of(table, ME, [], COURSE.wonders)
    assert (due("untouched-top", seen), due("reshuffle", seen), due("discards", seen)) == ("", NEVER, NEVER)
    low = scene(Camp(hand="storm", top="jaguar, torch", only_named=True, characters_top="ohio-bob").phase(1))
    assert (due("untouched-top", low), due("reshuffle", low)) == (NEVER, "")


# -- reasons -----------------------------------------------------------------------------------------------------------


def why(camp: Camp, option: str, seat: int = ME) -> str:
    seen = scene_of(camp.table, seat, [], COURSE.wonders)
    assert option in seen.options, f"{option} is not among {seen.options}"
    return reason(seen, option).removeprefix(PREFIX)


def test_every_verb_of_the_action_table_has_a_reason() -> None:
    assert sorted([*REASONS, *ALONE]) == sorted({verb.name for verb in ACTIONS.verbs} - {"order"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_one_good_sentence(lang: str) -> None:
    written = [key for key in fluent.keys(lang) if key.startswith(PREFIX)]
    assert len(written) > 40
    for key in written:
        said = fluent.say(lang, key)
        assert not faults(said, lang), said
        assert said.endswith("."), said
        assert ". " not in said, said


@pytest.mark.parametrize("card", [card.key for card in CATALOG.cards if card.has_action()])
def test_the_action_of_every_card_has_a_reason_of_its_own(card: str) -> None:
    camp = Camp(
        mine="ohio-bob, marcus-vidor", yours="antonio, the-doc", your_location="nine-wells", hand="storm, torch",
        your_treasures="golden-quipu", your_hand="decoy, ransom",
    ).phase(2)  # fmt: skip
    verb = "act" if card in (*KEYS[:17], "adventurer", "rogue") else "play"
    key = reason(scene_of(camp.table, ME, [], COURSE.wonders), f"{verb}/{card}")
    assert key != f"{PREFIX}effect", f"no word of {card} says what it is good for"
    assert all(fluent.has(lang, key) for lang in LANGUAGES)


def test_a_pile_is_advised_for_what_is_lacking() -> None:
    assert why(Camp(hand="storm").phase(1), "draw/characters") == "draw-archaeologist"
    assert why(Camp(mine="ohio-bob", hand="storm").phase(1), "draw/characters") == "draw-character"
    assert why(Camp(hand="storm").phase(1), "draw/exploration") == "draw-location"
    assert why(Camp(hand="nine-wells").phase(1), "draw/exploration") == "draw-treasure"
    assert why(Camp(hand="nine-wells, golden-quipu").phase(1), "draw/exploration") == "draw-exploration"


def test_placing_is_advised_for_what_it_brings() -> None:
    ready = {"mine": "ohio-bob", "my_location": "nine-wells", "hand": "golden-quipu, condor-gate"}
    assert why(Camp(**ready).phase(3), "place/golden-quipu") == "place-treasure"
    assert why(Camp(**ready, my_treasures="jaguar-mask").phase(3), "place/golden-quipu") == "place-winner"
    assert why(Camp(hand="nine-wells, golden-quipu").phase(3), "place/nine-wells") == "place-location-now"
    assert why(Camp(hand="nine-wells, storm").phase(3), "place/nine-wells") == "place-location"
    assert why(Camp(hand="ohio-bob, storm").phase(3), "place/ohio-bob") == "place-archaeologist"
    level = Camp(mine="ohio-bob", yours="the-doc", hand="marcus-vidor, storm").phase(3)
    assert why(level, "place/marcus-vidor") == "place-for-adventurer"
    assert why(Camp(hand="antonio, storm").phase(3), "place/antonio") == "place-for-rogue"
    behind = Camp(yours="bellefeu", hand="antonio, storm").phase(3)
    assert why(behind, "place/antonio") == "place-character", "a tie brings no Special"
    assert why(Camp(hand="ramuncho, storm").phase(3), "place/ramuncho") == "place-character"


def test_an_effect_is_advised_for_what_it_can_do_here() -> None:
    with_location = Camp(hand="anaconda, sealed-door, storm", your_location="nine-wells", your_hand="torch").phase(2)
    assert why(with_location, "play/anaconda") == "effect-remove-location"
    assert why(with_location, "play/sealed-door") == "effect-remove-location"
    calling = Camp(hand="telegram, stampede, storm", yours="ohio-bob", your_hand="torch", discard="huayna").phase(2)
    assert why(calling, "play/telegram") == "effect-bring-in"
    assert why(calling, "play/stampede") == "effect-send-back"
    pit = {"hand": "pit-of-stakes, storm", "your_location": "nine-wells", "your_hand": "torch"}
    assert why(Camp(**pit, yours="ramuncho").phase(2), "play/pit-of-stakes") == "effect-remove"
    assert why(Camp(**pit).phase(2), "play/pit-of-stakes") == "effect-draw"


def test_answers_and_passing_are_advised_by_the_moment() -> None:
    removal = Camp(hand="surprise-attack", yours="ohio-bob, ramuncho", your_hand="bodyguard").phase(2)
    removal.play("play/surprise-attack", "remove/ohio-bob")
    assert (why(removal, "react/bodyguard", YOU), why(removal, "pass", YOU)) == ("react-save", "pass-window")
    beast = Camp(mine="ramuncho", hand="jaguar", yours="ohio-bob, antonio", your_hand="torch").phase(2)
    beast.play("play/jaguar")
    assert why(beast, "react/torch", YOU) == "react-cancel"
    lured = Camp(mine="ramuncho", hand="jaguar", yours="ohio-bob, antonio", your_hand="decoy").phase(2)
    assert why(lured.play("play/jaguar"), "react/decoy", YOU) == "react-turn-against"
    assert why(Camp(hand="storm", your_hand="torch").phase(2), "pass") == "pass-phase-2"
    assert why(Camp(hand="storm", your_hand="torch").phase(3), "pass") == "pass-phase-3"


def test_a_target_is_advised_for_what_it_is() -> None:
    last = Camp(hand="surprise-attack", yours="ohio-bob, ramuncho", your_hand="torch").phase(2)
    last.play("play/surprise-attack")
    assert why(last, "remove/ohio-bob") == "remove-last-archaeologist"
    assert why(last, "remove/ramuncho") == "remove-character"
    two = (
        Camp(hand="surprise-attack", yours="ohio-bob, the-doc", your_hand="torch").phase(2).play("play/surprise-attack")
    )
    assert why(two, "remove/the-doc") == "remove-archaeologist"
    paid = Camp(mine="che-madera, antonio", hand="rolling-boulder", yours="ohio-bob").phase(2)
    assert why(paid.play("play/rolling-boulder"), "remove/antonio") == "remove-own"
    sent = Camp(hand="stampede", yours="ohio-bob, ramuncho, huayna").phase(2).play("play/stampede")
    assert why(sent, "return/ohio-bob") == "return-theirs"
    lecture = Camp(mine="ohio-bob, the-doc", hand="museum-funds").phase(2).play("play/museum-funds")
    assert why(lecture, "return/the-doc") == "return-own"
