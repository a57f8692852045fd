"""Fights: whom a hero meets, rounds, defence, Glory, and heroes who run."""

from typing import Any

import pytest

from bivouac.games.fortune_and_glory.abilities import activate, defence, dice_in, dice_with, glory_for, use
from bivouac.games.fortune_and_glory.catalog import (
    ANYBODYS,
    BLOWS,
    BY_NUMBER,
    COMBAT,
    CUNNING,
    ENEMY,
    ENEMY_BEATEN,
    IN_FIGHT,
    IS_A,
    KEYWORDS,
    MINE,
    NAZI,
    OWN,
    REFERENCE,
    Timing,
    keywords_of,
)
from bivouac.games.fortune_and_glory.grammar import cost, then
from bivouac.games.fortune_and_glory.keys import REFERENCE_KEYS
from bivouac.games.fortune_and_glory.state_ground import BEATEN, F_CARD, F_ROUND, F_WOUNDS, FLED
from bivouac.games.fortune_and_glory.verbs_goods import DropMe, Fortune
from bivouac.games.fortune_and_glory.verbs_health import Heal, Hurt
from bivouac.games.fortune_and_glory.verbs_map import HOME, MY_SPACE, GoTo, Travel
from bivouac.games.fortune_and_glory.verbs_open import Blows, EndFight, Hits, Parry
from bivouac.games.fortune_and_glory.verbs_tests import CULTIST, MOBSTER, SOLDIER, ZOMBIE, Fight
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from bivouac.games.fortune_and_glory.whom import ANOTHER
from bivouac.games.fortune_and_glory.whom import ME as MY_HERO
from tests.fortune_and_glory.world import ME, YOU, Laid, number, on_quest, redraw

FOES = [card for card in BY_NUMBER if IS_A[card.number] in (ENEMY, NAZI, REFERENCE) and not card.needs]
ESCORTED = [card for card in FOES if "escorted" in keywords_of(card.keywords)]
EGYPT = "egypt:jar/of-medusa"


def thugs(dice: int = 3, wounds: int = 2, glory: int = 2, defence: int = 0, fortune: int = 0) -> None:
    redraw(
        "dockside-thugs", dice=dice, wounds=wounds, glory=glory, defence=defence, fortune=fortune,
        escape=Skill(CUNNING, 6, 1), each_round=None,
    )  # fmt: skip


def attacked(**fields: Any) -> Laid:
    """My hero on the road rolls a 1 and meets the thugs; you are asked in Egypt when my turn is over."""
    decks = {"enemy": "dockside-thugs"}
    return Laid(at="sahara, egypt", sites=EGYPT, decks=decks, dice="1 -", **fields)


def sent(fight: Fight, dice: str = "", **fields: Any) -> Laid:
    """A card of mine sends my hero into a fight."""
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=fight)
    return on_quest(hands=["tail-wind"], **fields).dice(dice).play("play/tail-wind")


def enemy_of(table: Laid) -> str:
    return table.key_of(table.state.fights[-1][F_CARD])


# -- whom --------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("combat.name-enemy", "combat.draw-enemy", "travel.attack-on-1")
def test_a_fight_begins_with_the_name_of_the_enemy_that_was_drawn() -> None:
    thugs()
    table = attacked()
    assert table.told() == ["travel-die", "enemy"]
    assert table.ear.told[1].card == number("dockside-thugs")
    assert table.ear.told[1].is_seen_by(YOU)
    assert table.clauses("enemy") == ["travel.attack-on-1"]
    assert table.state.bags[ENEMY] == []


@pytest.mark.clause("combat.draw-enemy", "card.enemy-kinds")
@pytest.mark.parametrize(("deck", "key"), [(ENEMY, "dockside-thugs"), (NAZI, "patrol")])
def test_the_enemy_is_drawn_from_the_deck_that_is_named(deck: int, key: str) -> None:
    table = sent(Fight(deck), decks={"nazi": "patrol"})
    assert enemy_of(table) == key
    assert table.clauses("enemy") == ["card.event-nature"]


@pytest.mark.clause("card.enemy-kinds", "combat.enemy-values", "combat.enemy-keywords")
def test_two_decks_of_enemies_with_their_values_and_their_type_first() -> None:
    types = {"thug", "beast", "cultist", "monster", "zombie", "nazi"}
    assert {IS_A[card.number] for card in FOES} == {ENEMY, NAZI, REFERENCE}
    for card in FOES:
        assert KEYWORDS[card.kind] in types, card.key
        assert card.keywords >> card.kind & 1, card.key
        assert IS_A[card.number] != NAZI or KEYWORDS[card.kind] == "nazi", card.key
        if card not in ESCORTED:
            assert card.dice >= 1, card.key
            assert card.wounds >= 1, card.key
            assert card.glory >= 1, card.key


@pytest.mark.clause("escape.test-on-enemy")
def test_every_enemy_has_an_escape_test() -> None:
    assert {card.key for card in FOES if card.escape is None} == {card.key for card in ESCORTED}


@pytest.mark.clause("card.enemy-reference", "combat.reference-enemy")
@pytest.mark.parametrize(("enemy", "key"), [
    (MOBSTER, "mobster"), (SOLDIER, "nazi-soldier"), (ZOMBIE, "zombie"), (CULTIST, "cultist"),
])  # fmt: skip
def test_a_named_enemy_is_that_of_the_reference_card(enemy: int, key: str) -> None:
    assert REFERENCE_KEYS == ["mobster", "nazi-soldier", "zombie", "cultist"]
    redraw(key, dice=1, wounds=1, glory=2)
    table = sent(Fight(enemy))
    assert enemy_of(table) == key
    table.dice("6 1 1  1").play("fight")
    assert table.state.glory[ME] == 2
    assert table.state.discards[REFERENCE] == [], "it lies beside the board and is never discarded"
    assert table.may("search")


# -- infantry and escorts ----------------------------------------------------------------------------------------------


@pytest.mark.clause("combat.infantry-only")
def test_in_a_tight_place_cards_without_infantry_are_discarded() -> None:
    decks = {"nazi": "tank, tank, tank, patrol"}
    table = sent(Fight(NAZI, infantry=True), decks=decks)
    assert enemy_of(table) == "patrol"
    aside = table.told().count("not-infantry")
    assert table.state.discards[NAZI] == [number("tank")] * aside
    plain = {enemy_of(sent(Fight(NAZI), decks=decks, seed=seed)) for seed in range(1, 9)}
    assert "tank" in plain, "without the word any card will do"


@pytest.mark.clause("combat.infantry-only")
@pytest.mark.parametrize(("deck", "key"), [(NAZI, "nazi-soldier"), (ENEMY, "mobster")])
def test_with_no_infantry_left_the_reference_card_is_fought(deck: int, key: str) -> None:
    decks = {"nazi": "tank", "enemy": "man-eating-tiger"}
    table = sent(Fight(deck, infantry=True), decks=decks)
    assert enemy_of(table) == key
    assert len(table.state.discards[deck]) == 1


@pytest.mark.clause("combat.infantry-only", "card.discard-per-deck")
def test_infantry_among_the_discards_is_found() -> None:
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=Fight(NAZI, infantry=True))
    table = on_quest(hands=["tail-wind"], decks={"nazi": "tank"})
    table.state.discards[NAZI].append(number("patrol"))
    table.play("play/tail-wind")
    assert enemy_of(table) == "patrol"
    assert "reshuffled" in table.told()


@pytest.mark.clause("combat.escorted-not-infantry")
def test_an_escorted_card_is_discarded_where_only_infantry_counts() -> None:
    table = sent(Fight(NAZI, infantry=True), decks={"nazi": "nazi-gold, nazi-gold"})
    assert enemy_of(table) == "nazi-soldier"
    assert table.told().count("not-infantry") == 2
    assert "escorted" not in table.told()
    assert table.state.discards[NAZI] == [number("nazi-gold")] * 2


@pytest.mark.clause("combat.escorted-cards")
def test_nazi_gold_is_escorted_and_has_no_values_of_an_enemy() -> None:
    assert [card.key for card in ESCORTED] == ["nazi-gold"]
    gold = ESCORTED[0]
    assert (gold.fortune, gold.copies) == (2, 2)
    assert (gold.dice, gold.wounds, gold.escape) == (0, 0, None)


@pytest.mark.clause("combat.escorted-draw", "card.gold-bonus-enemy")
def test_another_card_shows_who_escorts_the_gold() -> None:
    redraw("patrol", dice=1, wounds=1, glory=1)
    for seed in range(1, 20):
        table = sent(Fight(NAZI), decks={"nazi": "nazi-gold, patrol"}, seed=seed)
        assert enemy_of(table) == "patrol"
        if "escorted" in table.told():
            break
    table.dice("6 1 1  1").play("fight")
    assert (table.state.fortune[ME], table.state.glory[ME]) == (2, 1)
    assert table.clauses("fortune") == ["card.gold-bonus-enemy"]
    assert sorted(table.state.discards[NAZI]) == sorted([number("nazi-gold"), number("patrol")])


@pytest.mark.clause("combat.escorted-stack", "combat.escorted-draw")
def test_escorted_cards_add_up_until_the_enemy_is_found() -> None:
    redraw("nazi-soldier", dice=1, wounds=1, glory=1)
    table = sent(Fight(NAZI), decks={"nazi": "nazi-gold, nazi-gold"})
    assert enemy_of(table) == "nazi-soldier", "only Escorted cards are left: they never are the enemy themselves"
    assert table.told().count("escorted") == 2
    assert table.state.discards[NAZI] == [], "they are kept while the fight lasts"
    table.dice("6 1 1  1").play("fight")
    assert table.state.fortune[ME] == 4
    assert table.state.discards[NAZI] == [number("nazi-gold")] * 2


@pytest.mark.clause("card.gold-bonus-enemy", "escape.success-no-glory")
def test_the_gold_of_an_enemy_is_for_beating_it_and_not_for_running() -> None:
    thugs(dice=1, wounds=1, fortune=2)
    assert attacked().dice("6 1 1  1").play("fight").state.fortune[ME] == 2
    ran = attacked().dice("6 1 1").play("escape", "roll")
    assert "escaped" in ran.told()
    assert (ran.state.fortune[ME], ran.state.glory[ME]) == (0, 0)


# -- rounds ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("combat.rounds")
def test_both_sides_roll_once_in_each_round_and_strike_at_the_same_time() -> None:
    thugs(dice=2, wounds=3)
    table = attacked().dice("6 6 1  5 1").play("fight")
    assert table.state.fights[-1][F_WOUNDS] == 2, "successes are not rolled again"
    assert table.state.wounds[ME] == 1
    assert table.state.fights[-1][F_ROUND] == 1
    table.dice("6 1 1  6 6").play("fight")
    assert table.state.wounds[ME] == 3, "who falls has struck too"
    assert "enemy-beaten" in table.told()


@pytest.mark.clause("combat.rounds", "test.dice-count")
@pytest.mark.parametrize(("levels", "dice", "hits"), [
    ((4, 3, 3, 3), "1 1 1 6  1", 1), ((2, 6, 6, 6), "1 1  1", 0), ((0, 3, 3, 3), "6  1", 1),
])  # fmt: skip
def test_the_hero_rolls_the_level_of_combat_and_at_least_one_die(levels: tuple[int, ...], dice: str, hits: int) -> None:
    thugs(dice=1, wounds=9)
    table = attacked()
    redraw("duke-dudley", levels=levels)
    table.state.renew_all()
    table.dice(dice).play("fight")
    assert table.state.fights[-1][F_WOUNDS] == hits
    assert table.state.wounds[ME] == 0


@pytest.mark.clause("combat.rounds", "combat.enemy-keywords")
def test_dice_of_cards_in_fights_and_against_a_type_of_enemy() -> None:
    thugs(dice=1, wounds=9)
    redraw("bullwhip", abilities=[dice_in(IN_FIGHT, 1), dice_with("thug", 1), dice_with("nazi", 1)])
    table = attacked(kits="bullwhip").dice("1 1 1 1 6  1").play("fight")
    assert table.state.fights[-1][F_WOUNDS] == 1


@pytest.mark.clause("combat.hit")
@pytest.mark.parametrize(("die", "hits"), [(3, 0), (4, 1), (5, 1), (6, 1)])
def test_4_5_and_6_are_hits_on_both_sides(die: int, hits: int) -> None:
    thugs(dice=1, wounds=9)
    table = attacked().dice(f"{die} 1 1  {die}").play("fight")
    assert (table.state.fights[-1][F_WOUNDS], table.state.wounds[ME]) == (hits, hits)


@pytest.mark.clause("combat.to-the-death")
def test_a_fight_goes_on_until_one_side_is_beaten() -> None:
    thugs(dice=1, wounds=3)
    table = attacked()
    for _ in range(2):
        assert table.keys() == ["fight", "escape"]
        table.dice("6 1 1  1").play("fight")
    table.dice("6 1 1  1").play("fight")
    assert "enemy-beaten" in table.told()
    assert table.state.fights == []
    assert table.table.waiting == [YOU]


@pytest.mark.clause("combat.to-the-death")
def test_after_twelve_rounds_without_a_wound_the_enemy_withdraws() -> None:
    thugs(dice=1, wounds=3)
    table = attacked()
    table.dice("6 1 1  1").play("fight")
    for _ in range(11):
        table.dice("1 1 1  1").play("fight")
    assert table.state.fights, "a wound begins the count anew"
    table.dice("1 1 1  1").play("fight")
    assert table.state.fights == []
    assert table.clauses("enemy-withdraws") == ["combat.to-the-death"]
    assert table.state.glory[ME] == 0


@pytest.mark.clause("combat.cards-between-rounds")
def test_what_is_for_the_own_turn_is_used_between_rounds_and_not_during_one() -> None:
    thugs(dice=1, wounds=9)
    redraw("bullwhip", abilities=[use(then(cost(DropMe()), Heal(2, MY_HERO)))])
    redraw("lucky-hat", timing=Timing(BLOWS, MINE), effect=Hits(1))
    table = attacked(kits="bullwhip", hands="lucky-hat", wounds=[3])
    assert table.keys() == ["use/bullwhip", "fight", "escape"]
    assert table.why_not("play/lucky-hat") == "event.any-time", "that one is for a round"
    table.dice("1 1 1  1").play("fight")
    assert table.keys() == ["pass", "play/lucky-hat"], "and here only that one"
    assert table.why_not("use/bullwhip") == "event.any-time"
    table.play("play/lucky-hat")
    assert table.state.fights[-1][F_WOUNDS] == 1
    table.play("use/bullwhip")
    assert (table.state.wounds[ME], table.kit(ME)) == (1, [])
    assert table.keys() == ["fight", "escape"]


@pytest.mark.clause("combat.cards-between-rounds")
def test_nothing_carries_a_hero_out_of_a_fight() -> None:
    thugs(dice=1, wounds=9)
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=then(Fortune(1), GoTo(HOME)))
    redraw("bullwhip", abilities=[activate(Travel(2))])
    redraw("lucky-hat", timing=Timing(OWN, ANYBODYS), effect=Fortune(1))
    table = attacked(kits="bullwhip", hands="tail-wind, lucky-hat")
    assert table.keys() == ["play/lucky-hat", "fight", "escape"]
    assert table.why_not("play/tail-wind") == "combat.cards-between-rounds"
    assert table.why_not("activate/bullwhip") == "combat.cards-between-rounds"


@pytest.mark.clause("combat.cards-between-rounds")
def test_in_another_hero_s_turn_there_is_nothing_of_the_own_turn() -> None:
    redraw("nazi-soldier", dice=1, wounds=9)
    redraw("bullwhip", abilities=[use(then(cost(DropMe()), Heal(2, MY_HERO)))])
    ending = Laid(at="london, egypt", phase="end", kits="bullwhip", wounds=[2], down=1, figures={"london": 1})
    assert ending.keys(ME) == ["fight", "escape"]
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=GoTo(MY_SPACE, ANOTHER))
    table = on_quest(hands=["tail-wind"], kits=["", "bullwhip"], wounds=[0, 2], figures={"sahara": 1})
    table.play("play/tail-wind")
    assert table.keys(YOU) == ["fight", "escape"]
    assert table.why_not("use/bullwhip", YOU) == "event.any-time"


# -- defence -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("defence.value", "defence.each-round", "defence.unparried-hit")
def test_defence_parries_the_first_hit_of_every_round() -> None:
    thugs(dice=2, wounds=9)
    redraw("bullwhip", abilities=[defence(1)])
    table = attacked(kits="bullwhip").dice("1 1 1  6 1").play("fight")
    assert table.state.wounds[ME] == 0
    assert table.clauses("parried") == ["defence.value"]
    table.dice("1 1 1  6 6").play("fight")
    assert table.state.wounds[ME] == 1, "anew in each round"
    assert table.numbers("hurt") == [1]
    assert table.clauses("hurt") == ["defence.unparried-hit"]


@pytest.mark.clause("defence.value", "defence.unparried-hit")
def test_an_enemy_with_defence_parries_too() -> None:
    thugs(dice=1, wounds=2, defence=1)
    table = attacked().dice("6 6 1  1").play("fight")
    assert table.numbers("enemy-hurt") == [1]
    table.dice("6 1 1  1").play("fight")
    assert table.state.fights[-1][F_WOUNDS] == 1
    table.dice("6 6 1  1").play("fight")
    assert "enemy-beaten" in table.told()


@pytest.mark.clause("defence.unparried-hit")
@pytest.mark.parametrize(("enemy_ko", "is_beaten"), [("equal", True), ("beyond", False)])
def test_an_enemy_is_beaten_at_its_wounds_or_by_the_option_beyond_them(enemy_ko: str, is_beaten: bool) -> None:
    thugs(dice=1, wounds=2)
    table = attacked(enemy_ko=enemy_ko).dice("6 6 1  1").play("fight")
    assert ("enemy-beaten" in table.told()) == is_beaten
    if not is_beaten:
        table.dice("6 1 1  1").play("fight")
        assert "enemy-beaten" in table.told()


# -- Glory -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("glory.enemy-at-once", "resource.glory-source")
def test_the_glory_of_an_enemy_comes_at_once() -> None:
    thugs(dice=1, wounds=1, glory=3)
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=Fight(ENEMY))
    table = on_quest(hands=["tail-wind"]).play("play/tail-wind").dice("6 1 1  1").play("fight")
    assert table.state.glory[ME] == 3
    assert table.may("search"), "in the middle of the turn"
    assert table.clauses("glory") == ["glory.enemy-at-once"]


@pytest.mark.clause("glory.even-when-ko")
def test_who_falls_with_the_enemy_has_the_glory_and_pays_from_it() -> None:
    thugs(dice=1, wounds=1, glory=3)
    table = attacked(wounds=[5]).dice("6 1 1  6  2").play("fight")
    assert table.is_ko(ME)
    assert table.state.glory[ME] == 1, "3 won, 2 lost by the die"
    assert table.told().index("glory") < table.told().index("ko") < table.told().index("ko-lost")
    assert number("dockside-thugs") in table.state.discards[ENEMY]


@pytest.mark.clause("glory.enemy-at-once")
def test_who_is_ko_without_beating_the_enemy_has_no_glory() -> None:
    thugs(dice=1, wounds=9, glory=3)
    redraw("bullwhip", abilities=[glory_for(ENEMY_BEATEN, 2)])
    table = attacked(wounds=[5], kits="bullwhip").dice("6 1 1  6  1").play("fight")
    assert table.is_ko(ME)
    assert table.state.glory[ME] == 0
    assert table.state.fights == []
    assert number("dockside-thugs") in table.state.discards[ENEMY]


# -- escape ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("escape.any-round", "escape.choose-again")
def test_in_each_round_the_hero_may_fight_or_run() -> None:
    thugs(dice=1, wounds=9)
    table = attacked()
    for dice, choice in (("1 1 1  1", "fight"), ("1 1 1  1", "escape"), ("1 1 1  1", "fight")):
        assert table.keys() == ["fight", "escape"]
        table.dice(dice).play(choice)
        if choice == "escape":
            table.dice(dice).play("roll")
    assert table.keys() == ["fight", "escape"]
    assert table.why_not("stop") == "escape.any-round"


@pytest.mark.clause("escape.success-discards", "escape.success-continues", "escape.success-no-glory")
def test_who_escapes_is_not_struck_and_goes_on_with_the_turn() -> None:
    thugs(dice=9, wounds=9)
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=Fight(ENEMY))
    table = on_quest(hands=["tail-wind"]).play("play/tail-wind").dice("6 1 1").play("escape", "roll")
    assert table.clauses("escaped") == ["escape.success-discards"]
    assert "enemy-blows" not in table.told()
    assert (table.state.wounds[ME], table.state.glory[ME]) == (0, 0)
    assert table.state.discards[ENEMY] == [number("dockside-thugs")]
    assert table.may("search")


@pytest.mark.clause("escape.fail-attacked", "escape.fail-no-attack")
def test_who_fails_to_escape_is_struck_and_does_not_strike() -> None:
    thugs(dice=2, wounds=1)
    table = attacked().dice("5 5 5  6 6").play("escape", "roll")
    assert table.state.wounds[ME] == 2
    assert table.state.fights[-1][F_WOUNDS] == 0, "dice of the escape test are no blows"
    assert "hero-blows" not in table.told()
    assert table.told().count("enemy-blows") == 1
    assert table.keys() == ["fight", "escape"]


@pytest.mark.clause("escape.test-on-enemy", "escape.any-round")
def test_the_escape_test_is_that_of_the_enemy() -> None:
    redraw("dockside-thugs", dice=1, wounds=9, escape=Skill(COMBAT, 3, 2), each_round=None)
    table = attacked().play("escape")
    told = table.ear.told[table.told().index("test")]
    assert (told.card, told.other, told.number) == (number("dockside-thugs"), 1 << COMBAT, 32)


@pytest.mark.clause("combat.enemy-values")
def test_an_ability_of_the_enemy_follows_each_round_in_which_the_fight_goes_on() -> None:
    thugs(dice=1, wounds=2)
    redraw("dockside-thugs", each_round=Hurt(1, MY_HERO, parry=False))
    table = attacked().dice("6 1 1  1").play("fight")
    assert table.state.wounds[ME] == 1
    assert table.clauses("hurt") == ["combat.enemy-values"]
    table.dice("6 1 1  1").play("fight")
    assert "enemy-beaten" in table.told()
    assert table.numbers("hurt") == [1]


# -- cards in a round --------------------------------------------------------------------------------------------------


def in_round(effect: object, dice: str, **fields: Any) -> Laid:
    """A combat round in which I have a card that does this, and play it."""
    redraw("lucky-hat", timing=Timing(BLOWS, MINE), effect=effect)
    return attacked(hands="lucky-hat", **fields).dice(dice).play("fight", "play/lucky-hat")


@pytest.mark.clause("combat.hit", "event.any-time")
@pytest.mark.parametrize(("effect", "hits", "wounds"), [
    (Hits(2), 3, 1), (Hits(-3), 0, 1), (Blows(1), 1, 2), (Blows(-5), 1, 0), (Parry(1), 1, 0),
])  # fmt: skip
def test_a_card_changes_hits_blows_or_what_is_parried(effect: object, hits: int, wounds: int) -> None:
    thugs(dice=1, wounds=9)
    table = in_round(effect, "6 1 1  6")
    assert (table.state.fights[-1][F_WOUNDS], table.state.wounds[ME]) == (hits, wounds)


@pytest.mark.clause("combat.to-the-death", "glory.enemy-at-once")
def test_a_card_may_beat_the_enemy_before_the_blows_land() -> None:
    thugs(dice=1, wounds=9, glory=3, defence=1)
    table = in_round(EndFight(BEATEN), "1 1 1  6")
    assert (table.state.glory[ME], table.state.wounds[ME]) == (3, 0)
    assert "enemy-hurt" not in table.told(), "no wounds are told that nobody has dealt"
    assert table.clauses("fight-ended") == ["card.event-nature"]
    assert table.table.waiting == [YOU]


@pytest.mark.clause("combat.to-the-death", "escape.success-no-glory")
def test_a_card_may_end_the_fight_as_an_escape() -> None:
    thugs(dice=1, wounds=1, glory=3)
    table = in_round(EndFight(FLED), "6 6 6  6")
    assert (table.state.glory[ME], table.state.wounds[ME]) == (0, 0)
    assert number("dockside-thugs") in table.state.discards[ENEMY]
    assert table.table.waiting == [YOU]
