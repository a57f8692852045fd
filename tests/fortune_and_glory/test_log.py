"""What the log and the questions of Fortune and Glory say: the true cause, the right card, and why."""

import pytest

from bivouac import text
from bivouac.games.fortune_and_glory import verbs as v
from bivouac.games.fortune_and_glory.catalog import ANYBODYS, OWN, Timing
from bivouac.games.fortune_and_glory.map import NUMBER_OF
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.text.voice import VOICE, entry
from tests.fortune_and_glory.world import ME, YOU, Laid, danger, redraw

QUEST = {"at": "sahara, london", "sites": "sahara:sword/of-medusa"}


def said(table: Laid, key: str, lang: str = "en", reader: int = -1) -> list[str]:
    """The lines of this kind with their clauses, for a spectator unless a reader is named."""
    entries = [entry(GAME, told, reader, lang, None) for told in table.ear.told]
    return [f"{each.text.replace(chr(0x202F), ' ')} [{each.clause}]" for each in entries if each.key == key]


def question(table: Laid, seat: int = ME, lang: str = "en") -> str:
    return text.prompt(table.table, seat, lang).replace("\u202f", " ")


@pytest.mark.clause("initiative.ready-cards", "round.phases")
def test_cards_are_turned_back_once_the_round_has_begun() -> None:
    table = Laid(phase="end", kits="torch", turned="torch")
    assert table.told().index("round") < table.told().index("readied")


@pytest.mark.clause("cliffhanger.must-be-faced", "cliffhanger.success-marker", "cliffhanger.success-glory")
def test_a_cliffhanger_is_tested_and_paid_by_its_own_name() -> None:
    table = Laid(**QUEST, hangs="rope-bridge", dice="6 6 6")
    table.play("roll")
    assert said(table, "test") == [
        "Player 1 tests Agility 5+, 2 successes (One Hand on the Rope). [cliffhanger.must-be-faced]"
    ]
    assert said(table, "glory", "fr") == [
        "Joueur 1 gagne 3 Gloires (Une main sur la corde). [cliffhanger.success-glory]"
    ]
    assert table.clauses("markers") == ["cliffhanger.success-marker"]


@pytest.mark.clause("danger.how-overcome", "escape.test-on-enemy", "city.danger-tested")
def test_a_test_names_why_it_is_made() -> None:
    danger("rope-bridge", v.Test(v.LORE, 4, 1), v.Test(v.LORE, 4, 1))
    table = Laid(**QUEST, decks={"danger": "rope-bridge"}, dice="- 6 6 6")
    table.play("search")
    assert table.clauses("test") == ["danger.how-overcome"]
    assert table.clauses("danger-beaten") == ["danger.how-overcome"]
    attacked = Laid(at="sahara, london", decks={"enemy": "old-crocodile"}, dice="1 -")
    attacked.play("escape")
    assert attacked.clauses("test") == ["escape.test-on-enemy"]
    danger("cobra-in-the-bath", v.Test(v.LORE, 4, 1), v.Test(v.LORE, 4, 1))
    city = Laid(at="london, sahara", decks={"city": "cobra-in-the-bath"}, dice="- 6 6 6")
    assert city.clauses("test") == ["city.danger-tested"]


@pytest.mark.clause("city.danger-fail", "danger.fail-flips-card")
def test_a_city_danger_that_fails_is_no_card_turned_over() -> None:
    danger("cobra-in-the-bath", v.Test(v.LORE, 6, 3), v.Test(v.LORE, 4, 1))
    city = Laid(at="london, sahara", decks={"city": "cobra-in-the-bath"}, dice="- 1 1 1")
    assert city.clauses("danger-failed") == ["city.danger-fail"]
    danger("rope-bridge", v.Test(v.LORE, 6, 3), v.Test(v.LORE, 4, 1))
    table = Laid(**QUEST, decks={"danger": "rope-bridge"}, dice="- 1 1 1")
    table.play("search")
    assert table.clauses("danger-failed") == ["danger.fail-flips-card"]


@pytest.mark.clause("movement.optional", "movement.roll")
def test_who_has_no_point_left_stays_because_of_the_die() -> None:
    table = Laid(at="easter-island, sahara", phase="move", dice="1 4")
    table.play("pass", "stay")
    assert table.clauses("stayed")[:2] == ["movement.roll", "movement.optional"]


@pytest.mark.clause("movement.roll")
def test_a_move_is_told_with_its_goal_and_what_it_cost() -> None:
    table = Laid(at="london, lima", phase="move", dice="4").play("go/germany")
    assert [divmod(number, 100) for number in table.numbers("moved")] == [
        (NUMBER_OF["germany"], 2)
    ]  # over the North Sea
    assert table.clauses("moved") == ["movement.roll"]


@pytest.mark.clause("sell.value", "sell.major-city-bonus")
def test_a_sale_in_a_major_city_names_the_bonus() -> None:
    for city, clause in (("london", "sell.major-city-bonus"), ("lima", "sell.value")):
        table = Laid(at=f"{city}, sahara", carried="sword/of-medusa", decks={"city": ""})
        table.play("sell/sword")
        assert table.clauses("sold") == [clause]


@pytest.mark.clause("sheet.hero", "gear.activation-turned")
def test_the_ability_of_a_hero_is_no_gear() -> None:
    table = Laid(
        at="sahara, london", heroes="doctor-zhukov, duke-dudley", printed=True, sites="sahara:sword/of-medusa",
        decks={"danger": "marked-cards"}, dice="- 1 1 1 1 6 6 6 6",
    )  # fmt: skip
    table.play("search", "activate/doctor-zhukov")
    assert table.clauses("activated") == ["sheet.hero"]
    assert said(table, "activated", "fr") == ["Joueur 1 active le docteur Joukov. [sheet.hero]"]
    assert VOICE.action(GAME, GAME.actions.index["activate/doctor-zhukov"], "fr") == "Activer le docteur Joukov"


@pytest.mark.clause("resource.fortune-use")
def test_who_has_nothing_to_lose_is_told_so() -> None:
    danger("rope-bridge", v.Test(v.LORE, 6, 3), v.Test(v.LORE, 4, 1), fail=v.Fortune(-1))
    table = Laid(**QUEST, decks={"danger": "rope-bridge"}, dice="- 1 1 1")
    table.play("search")
    assert (
        said(table, "fortune", reader=ME)[0] == "You have no Fortune to lose (The Rope Bridge). [danger.how-overcome]"
    )
    assert said(table, "fortune", "fr")[0].startswith("Joueur 1 n’a aucune Fortune à perdre")


@pytest.mark.clause("danger.or-choice")
def test_a_way_that_is_forbidden_is_told_in_its_words() -> None:
    danger("rope-bridge", v.either(v.Test(v.LORE, 4, 1), v.Test(v.COMBAT, 5, 1)), v.Test(v.LORE, 4, 1))
    table = Laid(**QUEST, hands=["", "no-way-through"], decks={"danger": "rope-bridge"})
    table.play("search")
    table.play("play/no-way-through", "mode/2")
    assert said(table, "barred", reader=ME) == [
        "No Way Through: you cannot choose “Combat 5+, 1 success” against The Rope Bridge. [card.event-nature]"
    ]
    assert said(table, "barred", "fr")[0].startswith(
        "Sans issue : Joueur 1 ne peut pas choisir « Combat 5+, 1 succès »"
    )


@pytest.mark.clause("city.cards-read-aloud")
def test_a_city_card_is_read_aloud() -> None:
    table = Laid(at="london, sahara", decks={"city": "nimble-fingers"})
    spoken = text.card_face(GAME, GAME.cards.index("nimble-fingers"), "en").spoken
    assert said(table, "drew-city")[0] == f"Player 1 draws a City card, Nimble Fingers: “{spoken}” [city.draw-first]"
    faced = Laid(at="london, sahara", decks={"city": "cobra-in-the-bath"})
    assert said(faced, "drew-city")[0] == "Player 1 draws a City card: Cobra in the Bath. [city.draw-first]"


@pytest.mark.clause("push.once-per-exercise")
def test_pushing_twice_is_refused_for_what_it_is() -> None:
    table = Laid(**QUEST, hangs="rope-bridge", dice="6 1 1 1")
    table.state.patient = 1 << ME  # people are asked to roll, even where there is no choice
    assert "or push your limits first" in question(table)
    table.play("push/1")
    assert table.why_not("push/1") == "push.once-per-exercise"
    reason = table.table.why_not(ME, "push/1")
    assert reason is not None
    assert reason.say("en") == "You have pushed your limits in this test, and can do so only once. Roll the dice."
    assert question(table).endswith("1 of 2 successes so far. Roll the dice.")


@pytest.mark.clause("event.any-time", "round.phases")
def test_what_is_no_card_is_for_another_moment_while_cards_may_be_played() -> None:
    table = Laid(at="sahara, london", phase="move", hands="red-line", dice="4")
    assert table.keys() == ["pass", "play/red-line"]
    assert table.why_not("stay") == "round.phases"
    assert table.why_not("play/tail-wind") == "event.any-time"


@pytest.mark.clause("card.play-immediately-on-choice")
def test_who_keeps_one_of_several_cards_reads_them_all() -> None:
    table = Laid(
        at="london, sahara", phase="round", heroes="alexander-cartwright, duke-dudley", printed=True, dice="1 6 - -",
        decks={"event": "tail-wind, not-so-fast"},
    )  # fmt: skip
    table.play("draw")
    assert question(table) == "Keep one of these 2 cards; the other is discarded."
    options = [text.option_text(table.table, option, "en") for option in table.table.option_ids]
    assert "Keep Tail Wind: After your movement roll: gain 3 points for that movement." in options
    assert table.why_not("keep/red-line") == "card.play-immediately-on-choice"


def test_a_question_names_the_card_that_asks() -> None:
    danger("rope-bridge", v.Test(v.LORE, 6, 3), v.Test(v.LORE, 4, 1), fail=v.DropKit(v.GEAR, 1, v.ME))
    table = Laid(**QUEST, kits="torch, pistol", decks={"danger": "rope-bridge"}, dice="- 1 1 1")
    table.play("search")
    assert question(table) == "The Rope Bridge: choose a card to discard (1 to go)."
    assert question(table, YOU).startswith("Adventure phase:")
    rolled = Laid(at="london, sahara", phase="round", dice="1 6")
    assert question(rolled) == "You rolled a 1 for initiative: draw an Event for free, or not."


def test_a_question_goes_on_in_small_letters_behind_the_name_of_its_card() -> None:
    table = Laid(at="sahara, london", phase="move", hands="red-line", dice="4")
    table.play("play/red-line")
    assert question(table) == "The Red Line on the Map: move to a city of your choice. Choose the space."
    assert question(table, ME, "fr") == "La ligne rouge sur la carte : va dans une ville de ton choix. Choisis la zone."


def test_a_card_about_to_take_effect_is_told_with_its_owner() -> None:
    table = Laid(at="sahara, london", phase="move", hands=["red-line", "not-so-fast"], dice="4")
    table.play("play/red-line")
    assert question(table, YOU).startswith(
        "The Red Line on the Map, the card of Player 1, is about to take effect: “Move"
    )
    assert question(table, YOU, "fr").startswith("La ligne rouge sur la carte, carte de Joueur 1, va prendre effet : «")
    own = Laid(at="sahara, london", phase="move", hands="red-line, not-so-fast", dice="4")
    own.play("play/red-line")
    assert question(own).startswith("The Red Line on the Map, your card, is about to take effect:")


def test_artifacts_to_move_are_offered_by_name() -> None:
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=v.MoveArtifact())
    table = Laid(
        at="egypt, london",
        phase="move",
        sites="sahara:sword/of-medusa, china:skull/of-hades",
        hands="tail-wind",
        dice="4",
    )
    table.play("play/tail-wind")
    options = [text.option_text(table.table, option, "fr") for option in table.table.option_ids]
    assert options == ["Choisir l’épée de Méduse au Sahara", "Choisir le crâne d’Hadès en Chine"]


@pytest.mark.clause("event.first-player-priority", "movement.clockwise", "adventure.clockwise")
def test_who_is_not_asked_hears_whom_everybody_waits_for() -> None:
    first = Laid(at="london, sahara", phase="round", dice="1 6")
    assert first.table.waiting == [ME]
    assert first.why_not("go/egypt", YOU) == "event.first-player-priority"
    moving = Laid(at="sahara, london", phase="move", dice="4")
    assert moving.why_not("go/egypt", YOU) == "movement.clockwise"
    answered = Laid(at="sahara, london", phase="move", hands=["", "your-papers"], dice="4")
    assert answered.table.waiting == [YOU]
    assert answered.why_not("go/egypt", ME) == "event.first-player-priority"
    searching = Laid(**QUEST)
    assert searching.why_not("search", YOU) == "adventure.clockwise"
