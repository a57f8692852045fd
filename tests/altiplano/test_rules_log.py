"""The log: each line names the clause that made it happen, and what can be answered is told before the answer."""

import pytest

import bivouac
from bivouac.engine.lines import Ear, Told
from bivouac.games.altiplano.actions import KEYS
from bivouac.games.altiplano.catalog import ANY, CATALOG, CHARACTER, TREASURE
from bivouac.games.altiplano.clauses import CLAUSES
from bivouac.games.altiplano.setup import GAME
from bivouac.games.altiplano.verbs import Draw, LookAtTop, PlaceFromHand, TakeFromDiscard, then
from bivouac.games.altiplano.words import LINES
from bivouac.text.voice import VOICE
from tests.altiplano.camp import EXPLORATION, ME, YOU, Camp, random_games, rewritten, told_keys


def causes(ear: Ear) -> list[tuple[str, str]]:
    return [(LINES.all[told.line].key, LINES.clause_of(told)) for told in ear.told]


def heard(camp: Camp, phase: int, *keys: str) -> list[tuple[str, str]]:
    camp.at(phase)
    ear = camp.listen()
    camp.play(*keys)
    return causes(ear)


def read(told: Told, reader: int, lang: str) -> str:
    return VOICE.line(GAME, LINES.all[told.line].key, told, True, reader, lang)


# -- causes ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("play.ohio-bob", "play.character-action", "play.action-card")
@pytest.mark.parametrize(
    ("mine", "hand", "keys", "clause"),
    [
        ("ohio-bob", "", ["act/ohio-bob", "take/golden-quipu"], "play.ohio-bob"),
        ("ramuncho", "", ["act/ramuncho", "take/golden-quipu"], "play.character-action"),
        ("ohio-bob", "secret-passage", ["play/secret-passage", "take/golden-quipu"], "play.action-card"),
    ],
)
def test_whoever_looks_at_cards_does_it_by_a_clause_of_the_own(
    mine: str, hand: str, keys: list[str], clause: str
) -> None:
    with rewritten("secret-passage", LookAtTop(EXPLORATION, 6, ANY)):
        told = heard(Camp(mine=mine, hand=hand, top="golden-quipu, storm, bribe, torch, decoy, ransom"), 2, *keys)
    lines = [(key, why) for key, why in told if key in ("looked", "showed", "took", "put-under")]
    assert len(lines) >= 4
    assert {why for _, why in lines} == {clause}


@pytest.mark.clause("play.che-madera", "play.character-action")
@pytest.mark.parametrize(
    ("card", "clause"),
    [("che-madera", "play.che-madera"), ("bellefeu", "play.character-action"), ("huayna", "play.character-action")],
)
def test_a_character_leaves_by_the_clause_of_its_own_action(card: str, clause: str) -> None:
    camp = Camp(mine=card, yours="sir-allistair", your_hand="storm, torch", top="nine-wells")
    assert ("left", clause) in heard(camp, 2, f"act/{card}")


@pytest.mark.clause("special.adventurer-draws", "words.draw-any", "phase1.draw")
def test_a_draw_names_the_phase_the_special_or_the_card_without_a_pile() -> None:
    assert heard(Camp(mine="ohio-bob", top="storm"), 1, "draw/exploration")[0] == ("drew", "phase1.draw")
    special = heard(Camp(mine="ohio-bob", top="storm"), 2, "act/adventurer", "draw/exploration")
    assert special[:2] == [
        ("used-special", "special.action-no-extra"),
        ("drew-by-effect", "special.adventurer-draws"),
    ]
    card = heard(Camp(mine="ohio-bob", hand="supplies"), 2, "play/supplies", "draw/exploration")
    assert card[:2] == [("played", "play.read-aloud"), ("drew-by-effect", "words.draw-any")]
    camp = Camp(mine="ramuncho", hand="surprise-attack", discard="antonio", top="storm")
    with rewritten("surprise-attack", then(TakeFromDiscard(CHARACTER), Draw(1, EXPLORATION))):
        named = heard(camp, 2, "play/surprise-attack")
    assert named[1:3] == [("took-from-discard", "play.action-card"), ("drew-by-effect", "play.action-card")]
    assert "nothing-to-draw" not in [key for key, _ in named]


@pytest.mark.clause("setup.first-turn")
@pytest.mark.parametrize("first", ["0", "1"])
def test_the_log_opens_with_who_begins(first: str) -> None:
    opening = bivouac.new("altiplano", seed=1, first=first).log(None, "en")[0]
    assert (opening.key, opening.clause) == ("begins", "setup.first-turn")
    assert opening.text == f"Player {int(first) + 1} plays the first turn."


@pytest.mark.clause("place.character", "place.by-effect", "place.sixth", "play.action-card")
def test_a_character_enters_by_the_phase_or_by_the_card_that_brings_it() -> None:
    five = "ohio-bob, che-madera, huayna, antonio, ramuncho"
    placed = heard(Camp(mine=five, hand="the-doc"), 3, "place/the-doc", "displace/antonio")
    assert placed[:2] == [("placed-character", "place.character"), ("displaced", "place.sixth")]
    march = Camp(mine=five, hand="forced-march, the-doc")
    assert heard(march, 2, "play/forced-march", "displace/antonio")[1:3] == [
        ("placed-character", "play.action-card"),
        ("displaced", "place.by-effect"),
    ]
    with rewritten("ohio-bob", PlaceFromHand(CHARACTER)):
        bob = heard(Camp(mine=five, hand="the-doc"), 2, "act/ohio-bob", "displace/antonio")
    assert bob[1:3] == [("placed-character", "play.ohio-bob"), ("displaced", "place.by-effect")]
    guide = heard(Camp(mine="tupac-mamani", hand="the-doc"), 2, "act/tupac-mamani")
    assert guide[:2] == [("used", "play.character-action"), ("placed-character", "play.character-action")]
    bribe = Camp(mine="ramuncho", yours="ohio-bob, antonio", hand="bribe, storm")
    told = heard(bribe, 2, "play/bribe", "take/antonio")
    assert [line for line in told if not line[0].startswith("special")] == [
        ("played", "play.read-aloud"),
        ("discarded", "play.action-card"),
        ("won-over", "play.action-card"),
        ("placed-character", "play.action-card"),
    ]


@pytest.mark.clause("place.location", "phase3.action-or-place", "play.action-card")
def test_a_location_is_placed_by_the_phase_or_by_the_card() -> None:
    placed = heard(Camp(hand="nine-wells, decoy", your_hand="bribe"), 3, "place/nine-wells")
    assert placed[:2] == [("placing", "phase3.action-or-place"), ("placed-location", "place.location")]
    marched = heard(Camp(hand="forced-march, nine-wells", your_hand="bribe"), 2, "play/forced-march")
    assert marched[1:3] == [("placing", "play.action-card"), ("placed-location", "play.action-card")]


@pytest.mark.clause("special.adventurer", "special.rogue", "special.tie", "setup.specials", "assembly.reveal")
def test_a_special_moves_by_the_majority_the_tie_or_the_set_up() -> None:
    told = heard(Camp(mine="ramuncho", hand="aligator-sloop"), 3, "place/aligator-sloop")
    assert told[1:3] == [("special-to", "special.adventurer"), ("special-to", "special.rogue")]
    tie = heard(
        Camp(mine="ohio-bob", hand="ingrid-halvorsen", yours="marcus-vidor, the-doc"), 3, "place/ingrid-halvorsen"
    )
    assert tie[1] == ("special-back", "special.tie")
    for assembly, clause in ((False, "setup.specials"), (True, "assembly.reveal")):
        found = set()
        for seed in range(12):
            table = bivouac.new("altiplano", seed=seed, assembly=assembly)
            while table.state.phase == 0:
                table.choose(table.option_ids[0])
            early = [entry for entry in table.log(None, "en") if entry.key == "special-to"]
            found.update(entry.clause for entry in early)
        assert found == {clause}


@pytest.mark.clause(
    "reaction.trap", "reaction.removal", "reaction.own-removal", "reaction.one-chain", "reaction.condition"
)
def test_a_reaction_names_what_lets_it_answer() -> None:
    beast = Camp(hand="jaguar", yours="ohio-bob", your_hand="torch, bribe")
    told = heard(beast, 2, "play/jaguar", "react/torch", "draw/characters")
    assert told[:4] == [
        ("played", "play.read-aloud"),
        ("reacted", "reaction.trap"),
        ("cancelled-card", "reaction.cancelled-card"),
        ("drew-by-effect", "words.draw-any"),
    ]
    attack = {"yours": "the-doc, ramuncho", "hand": "surprise-attack, supplies", "your_hand": "bodyguard"}
    other = heard(Camp(**attack), 2, "play/surprise-attack", "remove/ramuncho", "react/the-doc")
    assert other[1:4] == [
        ("removing", "play.action-card"),
        ("reacted", "reaction.removal"),
        ("back-to-hand", "reaction.ability"),
    ]
    own = heard(Camp(**attack), 2, "play/surprise-attack", "remove/the-doc", "react/the-doc")
    assert own[2] == ("reacted", "reaction.own-removal")
    kept = heard(Camp(**attack), 2, "play/surprise-attack", "remove/ramuncho", "react/bodyguard")
    assert kept[2:4] == [("reacted", "reaction.removal"), ("stays", "play.action-card")]
    chain = Camp(
        yours="ramuncho, antonio", hand="surprise-attack, double-cross, supplies", your_hand="bodyguard, bribe"
    )
    told = heard(chain, 2, "play/surprise-attack", "remove/ramuncho", "react/bodyguard", "react/double-cross")
    assert told[3:6] == [
        ("reacted", "reaction.one-chain"),
        ("cancelled-card", "reaction.cancelled-card"),
        ("removed", "words.remove"),
    ]
    buried = heard(Camp(hand="nine-wells", your_hand="landslide"), 3, "place/nine-wells", "react/landslide")
    assert buried[1:3] == [("reacted", "reaction.condition"), ("buried", "play.action-card")]


@pytest.mark.clause("phase4.hand-limit", "play.passive")
def test_a_card_that_goes_only_because_of_a_lowered_limit_names_the_standing_ability() -> None:
    camp = Camp(hand="storm, jaguar, bribe, torch, decoy, looting", yours="kid-calloway")
    told = heard(camp, 4, "discard/storm", "discard/torch")
    assert told[:2] == [("discarded-to-limit", "phase4.hand-limit"), ("discarded-to-limit", "play.passive")]


@pytest.mark.clause("assembly.first-three", "assembly.pass", "setup.first-turn", "turn.alternate")
def test_only_the_first_character_is_kept_from_three_drawn_and_only_the_first_turn_is_dealt() -> None:
    table = bivouac.new("altiplano", seed=3, assembly=True, turn_cap=2)
    while not table.over:
        table.choose(table.option_ids[0])
    log = table.log(None, "en")
    kept = [entry.clause for entry in log if entry.key == "kept"]
    assert kept == ["assembly.first-three", *["assembly.pass"] * 5]
    assert [entry.clause for entry in log if entry.key == "turn"] == ["setup.first-turn", "turn.alternate"]


@pytest.mark.clause("end.by-effect")
def test_a_second_treasure_that_an_effect_brings_wins_by_the_clause_for_it() -> None:
    with rewritten("forced-march", PlaceFromHand(TREASURE)):
        camp = Camp(
            mine="ohio-bob", my_location="nine-wells", my_treasures="golden-quipu", hand="forced-march, jaguar-mask"
        )
        told = heard(camp, 2, "play/forced-march")
    assert told[1:] == [
        ("placed-treasure", "play.action-card"),
        ("spent-location", "place.spends-location"),
        ("won", "end.by-effect"),
    ]


@pytest.mark.clause("play.random", "special.rogue-action")
def test_what_chance_takes_is_told_by_the_clause_of_chance() -> None:
    rogue = heard(Camp(mine="antonio, ramuncho", your_hand="bribe, torch, looting"), 2, "act/rogue")
    assert rogue[:2] == [("used-special", "special.action-no-extra"), ("discarded-at-random", "play.random")]
    assert CATALOG.by_key["rogue"].cause == LINES.cause("special.rogue-action")


def test_every_card_that_acts_names_a_clause_of_the_rulebook() -> None:
    for card in CATALOG.cards:
        if card.effect is not None:
            assert LINES.causes[card.cause] in CLAUSES, card.key
    own = {card.key: LINES.causes[card.own_cause] for card in CATALOG.cards if card.own_cause}
    assert own == {
        "ohio-bob": "play.ohio-bob",
        "che-madera": "play.che-madera",
        "adventurer": "special.adventurer-draws",
        "rogue": "special.rogue-action",
    }


def test_a_clause_made_for_one_card_is_cited_for_no_other() -> None:
    """In whole games: after the line that names the card in use, and nowhere else."""
    alone = {LINES.causes[card.own_cause]: card.number for card in CATALOG.cards if card.own_cause}
    cited = 0
    for table in random_games(30, 44, turn_cap=60):
        if not table.over:
            continue
        used = -1
        for told in table.told():
            key, clause = LINES.all[told.line].key, LINES.clause_of(told)
            if key in ("played", "used", "used-special", "reacted"):
                used = told.card
            elif clause in alone:
                assert alone[clause] == used, f"{key} [{clause}] while {KEYS[used]} is in use"
                cited += 1
    assert cited > 50


# -- announced before the answer ---------------------------------------------------------------------------------------


@pytest.mark.clause("reaction.removal")
def test_a_removal_is_announced_with_its_card_before_it_can_be_answered() -> None:
    camp = Camp(yours="the-doc, ramuncho", hand="surprise-attack, supplies", your_hand="bodyguard").at(2)
    ear = camp.listen()
    camp.play("play/surprise-attack", "remove/ramuncho")
    assert camp.table.waiting == [YOU]
    said = [read(ear.told[-1], reader, lang) for lang in ("en", "fr") for reader in (ME, YOU, -1)]
    assert said == [
        "You are about to remove Ramuncho from Player 2’s Camp with Surprise attack.",
        "Player 1 is about to remove Ramuncho from your Camp with Surprise attack.",
        "Player 1 is about to remove Ramuncho from Player 2’s Camp with Surprise attack.",
        "Tu vas supprimer Ramuncho du Camp de Joueur 2 avec Attaque surprise.",
        "Joueur 1 va supprimer Ramuncho de ton Camp avec Attaque surprise.",
        "Joueur 1 va supprimer Ramuncho du Camp de Joueur 2 avec Attaque surprise.",
    ]


@pytest.mark.clause("reaction.condition")
def test_a_location_is_announced_before_its_placing_can_be_answered() -> None:
    camp = Camp(hand="nine-wells, decoy", your_hand="landslide").at(3)
    ear = camp.listen()
    camp.play("place/nine-wells")
    assert camp.table.waiting == [YOU]
    assert read(ear.told[-1], YOU, "en") == "Player 1 is about to place the Location The Nine Wells."
    assert read(ear.told[-1], ME, "fr") == "Tu vas poser le Lieu Les Neuf Puits."


def test_what_nobody_could_answer_is_told_once() -> None:
    camp = Camp(yours="ramuncho, antonio", hand="surprise-attack, supplies, nine-wells", your_hand="ohio-bob").at(2)
    ear = camp.listen()
    camp.play("play/surprise-attack", "remove/ramuncho", "place/nine-wells")
    assert [key for key in told_keys(ear)[:3] if not key.startswith("special")] == [
        "played",
        "removed",
        "placed-location",
    ]


ANNOUNCED = {
    "removal": ("removing",), "played": ("played",), "placing": ("placing",), "discard": ("discarded-at-random",),
    "reacted": ("reacted",),
}  # fmt: skip


@pytest.mark.uncounted
@pytest.mark.clause("reaction.condition", "play.read-aloud")
def test_whatever_is_answered_stands_in_the_log_before_the_answer() -> None:
    """In whole games: the line before a Reaction tells of the very event that its moment names."""
    moments = {1: "played", 2: "played", 3: "removal", 4: "placing", 5: "discard", 6: "reacted"}
    answers = 0
    for table in random_games(60, 45, turn_cap=60):
        if not table.over:
            continue
        before: list[Told] = []
        for told in table.told():
            if LINES.all[told.line].key == "reacted":
                wanted = ANNOUNCED[moments[CATALOG.cards[told.card].moment]]
                keys = [LINES.all[line.line].key for line in before]
                # Between an event and a second answer to it lies what the first answer did.
                last = max((i for i, key in enumerate(keys) if key in wanted), default=-1)
                assert last >= 0, keys[-5:]
                assert not {"turn", "skipped"} & set(keys[last:]), keys[last:]
                answers += 1
            before.append(told)
    assert answers > 100
