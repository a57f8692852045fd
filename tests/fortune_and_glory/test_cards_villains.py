"""The Villains and the cards that bring them, each by what it does."""

import pytest

from bivouac.games.fortune_and_glory.abilities import price
from bivouac.games.fortune_and_glory.catalog import AGILITY, BY_NUMBER, ENTERS, GEAR, MOB, NAZI, NAZIS
from bivouac.games.fortune_and_glory.state_ground import FIGURES, NO_FIGURE, SOLDIER
from bivouac.games.fortune_and_glory.verbs_tests import Fight
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from bivouac.games.fortune_and_glory.villains import RANDOM, acts, enter_villain
from tests.fortune_and_glory.situations import SITES, gone, lot, visiting
from tests.fortune_and_glory.villain_situations import discovered, easy_dangers, ending, plain_villains
from tests.fortune_and_glory.world import ME, THIRD, YOU, Laid, danger, number, redraw

AWAY = "greece, egypt, lima"


def facts(key: str) -> tuple[int, int, int, int, int]:
    card = BY_NUMBER[number(key)]
    return card.clan, card.search, card.dice, card.wounds, card.defence


# -- Villains ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("herr-teufel")
def test_herr_teufel_rolls_the_failed_dice_of_a_search_again() -> None:
    assert facts("herr-teufel") == (NAZIS, 3, 3, 4, 0)
    redraw("of-zeus", danger=5)
    table = ending("herr-teufel sahara", "1 2 4 5 2", at=AWAY, plain=False)
    assert table.villain("herr-teufel") == [0, 2, 0]
    assert table.clauses("villain-again") == ["villain.values"]
    all_hit = ending("herr-teufel sahara", "4 5 6", at=AWAY, plain=False)
    assert "villain-again" not in all_hit.told()
    assert all_hit.villain("herr-teufel") == [0, 3, 0]


@pytest.mark.card("oberst-kaltherz")
def test_oberst_kaltherz_brings_two_soldiers_more_to_random_places() -> None:
    assert facts("oberst-kaltherz") == (NAZIS, 3, 4, 5, 1)
    table = Laid(at="sahara, egypt, lima", phase="move", advanced="villains", decks={"villain": "oberst-kaltherz"})
    table.ask_nothing()
    card = enter_villain(table.state, ME, RANDOM)
    acts(table.state, card, ENTERS, ME)
    table.state.advance()
    assert table.told().count("henchman-placed") == 2
    assert table.state.stock_of(SOLDIER) == FIGURES[SOLDIER] - 4
    assert sum(figure != NO_FIGURE for figure in table.state.figures) == 2


@pytest.mark.card("oberst-kaltherz")
@pytest.mark.parametrize("villains", ["", "oberst-kaltherz sahara"])
def test_oberst_kaltherz_brings_them_as_he_enters_by_a_card_and_not_if_he_is_there(villains: str) -> None:
    decks = {"danger": "agents-of-evil", "villain": "" if villains else "oberst-kaltherz"}
    table = Laid(at="sahara, egypt, lima", sites=SITES, advanced="villains", villains=villains, decks=decks,
                 locations="china, japan")  # fmt: skip
    table.play("search")
    assert table.told().count("henchman-placed") == (0 if villains else 2)


@pytest.mark.card("oberst-kaltherz")
def test_oberst_kaltherz_brings_them_before_the_round_with_a_nazi_commander() -> None:
    easy_dangers()
    danger("boat-chase", Fight(NAZI), Skill(AGILITY, 5, 1))
    decks = {"danger": "boat-chase", "nazi": "nazi-commander", "villain": "oberst-kaltherz"}
    table = Laid(at="sahara, egypt, lima", sites=SITES, advanced="villains", decks=decks, locations="china, japan")
    table.play("search")
    told = table.told()
    assert told.count("henchman-placed") == 2
    assert told.index("henchman-placed") < told.index("hero-blows")


@pytest.mark.card("doktor-nebel")
def test_doktor_nebel_takes_the_headlines_with_the_artifact() -> None:
    assert facts("doktor-nebel") == (NAZIS, 5, 2, 3, 0)
    redraw("of-zeus", danger=2)
    table = ending("doktor-nebel sahara", "4 4 2 2 2", at=AWAY, plain=False, glory=(2, 1, 0))
    assert table.state.glory == [1, 0, 0]
    assert table.clauses("glory") == ["villain.values"] * 3
    nothing = ending("doktor-nebel sahara", "4 2 2 2 2", at=AWAY, plain=False, glory=(2, 1, 0))
    assert nothing.state.glory == [2, 1, 0]


@pytest.mark.card("silk-malone")
def test_silk_malone_costs_whoever_is_discovered_two_glory() -> None:
    assert facts("silk-malone") == (MOB, 4, 3, 4, 0)
    redraw("silk-malone", search=2, dice=1)
    table = discovered(". . . .", villains="silk-malone sahara", plain=False, glory=(5, 5))
    assert table.state.glory[:2] == [3, 5]
    assert table.clauses("glory") == ["villain.values"]


@pytest.mark.card("mama-rossi")
def test_mama_rossi_makes_gear_and_allies_dearer_while_she_is_in_play() -> None:
    assert facts("mama-rossi") == (MOB, 3, 3, 5, 1)
    for villains, asked in (("", 5), ("mama-rossi lima", 6), ("silk-malone lima", 5)):
        table = visiting("old-friend", villains=villains, glory=(5,))
        view = table.table.view(ME)["heroes"][ME]["prices"]
        assert (view["gear"], view["ally"], view["heal"]) == (asked, asked, 1)
    redraw("bullwhip", abilities=[price(GEAR, 3)])
    cheap = Laid(at="london, egypt, lima", phase="move", villains="mama-rossi lima", kits="bullwhip")
    assert cheap.table.view(ME)["heroes"][ME]["prices"]["gear"] == 4


@pytest.mark.card("the-accountant")
def test_the_accountant_takes_a_fortune_of_every_sale() -> None:
    assert facts("the-accountant") == (MOB, 5, 2, 3, 0)
    for villains, fortune in (("the-accountant lima", 3), ("silk-malone lima", 4)):
        redraw("sword", fortune=4)
        table = visiting("museum-objects", villains=villains, carried="sword/of-loki", decks={"city": "grand-hotel"})
        while not table.may("sell/sword"):
            table.play(table.keys()[0])
        before = table.state.fortune[ME]
        table.play("sell/sword")
        assert table.state.fortune[ME] - before == fortune
        assert table.state.fortune[YOU] == 0


# -- the cards that bring them -----------------------------------------------------------------------------------------


@pytest.mark.card("agents-of-evil")
def test_agents_of_evil_bring_a_villain_past_whom_the_hero_sneaks_for_3_glory_or_ends_face_to_face() -> None:
    plain_villains()
    card = BY_NUMBER[number("agents-of-evil")]
    assert (card.glory, card.copies) == (3, 2)
    assert card.back is not None
    assert (card.back.key, card.back.glory) == ("face-to-face", 4)
    table = Laid(at="sahara, egypt, lima", sites=SITES, advanced="villains",
                 decks={"danger": "agents-of-evil", "villain": "silk-malone"})  # fmt: skip
    table.dice("- -").play("search")
    assert table.villain("silk-malone") == [0, 0, 0]
    table.dice("1 1").play("sneak/2").play("stop")
    assert table.state.glory[ME] == 3
    assert table.villain("silk-malone") == [0, 0, 0]
    table.nobody_is_waiting_but(YOU)


@pytest.mark.card("trouble-in-town")
@pytest.mark.parametrize(("dice", "glory"), [("1 1", 2), ("2 1 . . . .", 0)])
def test_trouble_in_town_is_a_villain_past_whom_to_sneak_for_2_glory(dice: str, glory: int) -> None:
    plain_villains()
    table = visiting("trouble-in-town", "-", advanced="villains", decks={"villain": "silk-malone"})
    assert table.villain("silk-malone") == [0, 0, 0]
    before = lot(table, THIRD)
    table.dice(dice).play("sneak/2")
    assert table.state.glory[ME] == glory
    assert ("villain-fight" in table.told()) == (glory == 0)
    assert gone(table, "trouble-in-town")
    assert lot(table, THIRD) == before


@pytest.mark.card("mob-leader")
def test_a_mob_leader_is_a_villain_of_the_mob_for_one_round() -> None:
    plain_villains()
    table = Laid(at="turkestan, egypt, lima", sites=SITES, advanced="villains", dice="1 - - + . . +",
                 decks={"enemy": "mob-leader", "villain": "herr-teufel, mama-rossi"})  # fmt: skip
    assert table.villain("mama-rossi") == [1, 0, 0]
    assert table.villain("herr-teufel") == []
    assert (table.state.glory[ME], table.state.wounds[ME]) == (1, 1)
    assert gone(table, "mob-leader")
    table.nobody_is_waiting_but(YOU)


@pytest.mark.card("nazi-commander")
def test_a_nazi_commander_is_a_nazi_villain_with_bodyguards_for_one_round() -> None:
    plain_villains()
    easy_dangers()
    danger("boat-chase", Fight(NAZI), Skill(AGILITY, 5, 1))
    decks = {"danger": "boat-chase", "nazi": "nazi-commander", "villain": "herr-teufel, mama-rossi"}
    table = Laid(at="sahara, egypt, lima", sites=SITES, advanced="villains", decks=decks)
    table.dice("- - - + . . + . .").play("search")
    assert table.villain("herr-teufel") == [0, 0, 1]
    assert table.villain("mama-rossi") == []
    assert (table.state.glory[ME], table.state.wounds[ME]) == (1, 1)
    assert table.state.markers[ME] == 1
    assert gone(table, "nazi-commander")
