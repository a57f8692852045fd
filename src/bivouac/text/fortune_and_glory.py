"""Fortune and Glory in words: its lines, its actions and its questions. Every sentence is in the locales."""

from typing import Any, Final

from bivouac.engine.actions import PASS, YES
from bivouac.engine.game import Options
from bivouac.engine.life import Drain, Window
from bivouac.engine.lines import Told
from bivouac.engine.state import NOBODY, State
from bivouac.engine.verbs import ChooseOne, Do, May, Verb
from bivouac.games.fortune_and_glory import actions as table
from bivouac.games.fortune_and_glory import catalog as cards
from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.able import chance_of_collapse
from bivouac.games.fortune_and_glory.actions import ACTIONS
from bivouac.games.fortune_and_glory.cards.zeppelin import ZEPPELIN
from bivouac.games.fortune_and_glory.catalog import BY_NUMBER, CATALOG
from bivouac.games.fortune_and_glory.grammar import Aimed, Picks
from bivouac.games.fortune_and_glory.map import KEYS as SPACE_KEYS
from bivouac.games.fortune_and_glory.map import reachable
from bivouac.games.fortune_and_glory.odds import unseen
from bivouac.games.fortune_and_glory.rules import Rules
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import (
    A_LOSS,
    A_WON,
    BACK,
    D_CARD,
    D_SEAT,
    D_SIDE,
    F_BLOWS,
    F_CARD,
    F_HITS,
    F_LEFT,
    F_ROUND,
    F_WOUNDS,
    N_CARD,
    N_DICE,
    S_ARTIFACT,
    S_PRICE,
    SOLDIER,
    T_CARD,
    T_GOT,
    T_NEEDED,
    T_ROLL,
    T_SKILLS,
    T_TARGET,
    V_CARD,
    V_WOUNDS,
    Z_FORTUNE,
)
from bivouac.games.fortune_and_glory.steps_cards import Excess, KeepOne, OwnAbility
from bivouac.games.fortune_and_glory.steps_fights import FightRound, combat_dice
from bivouac.games.fortune_and_glory.steps_flights import fare_of
from bivouac.games.fortune_and_glory.steps_health import LOST_UP_TO, KoLoss
from bivouac.games.fortune_and_glory.steps_losses import DropChosen, LoseOneArtifact, TakeKit
from bivouac.games.fortune_and_glory.steps_map import EscapeStep, Journey
from bivouac.games.fortune_and_glory.steps_sneak import NameNumber
from bivouac.games.fortune_and_glory.steps_tests import ThrowTest, pool_of
from bivouac.games.fortune_and_glory.turn import ChooseGoal, DrawOnOne, GoOn
from bivouac.games.fortune_and_glory.turn_adventure import ChooseBoard, ChooseSearch, PressOn
from bivouac.games.fortune_and_glory.turn_city import Business, heal_price_of, sale_price
from bivouac.games.fortune_and_glory.turn_jungle import chance_to_find, exploring_dice, must_explore
from bivouac.games.fortune_and_glory.turn_zeppelin import LeaveOrGoOn, won_aboard
from bivouac.games.fortune_and_glory.verbs_map import MoveArtifact
from bivouac.games.fortune_and_glory.verbs_open import SIDE_OF_WAY, Bar
from bivouac.games.fortune_and_glory.verbs_tests import Both, Either
from bivouac.games.fortune_and_glory.villains import combat_of, row_of, strength_of, villain_at
from bivouac.text import fortune_and_glory_cards as faces
from bivouac.text.fluent import has, say
from bivouac.text.fortune_and_glory_cards import after_text, artifact_name, name_of
from bivouac.text.fortune_and_glory_clauses import NAME, Args, ClauseWriter, skills, text
from bivouac.text.game_text import Face, GameText, Names, player
from bivouac.text.sentences import capital, sentence

OTHER_IS: Final = {
    "played": "seat", "race": "seat", "stole-glory": "seat", "stole-fortune": "seat", "took-card": "seat",
    "artifact-taken": "seat",
}  # fmt: skip
DECKS: Final = (*cards.DECK_WORDS, "location")
FIGURES: Final = {SOLDIER: "soldier"}

# What the numbers of a line name.
AT_NUMBER: Final = {
    "hero-drawn", "artifact-placed", "place-redrawn", "stayed", "carried-to", "henchman-placed", "henchman-elsewhere",
    "henchman-gone", "no-henchman", "henchman-stays", "searches", "race", "found", "ko", "stands-up", "artifact-moved",
    "auction", "delivered", "treasure", "temple-collapses", "villain-enters", "villain-present", "bodyguard-joins",
    "zeppelin-placed", "no-drop", "flew", "ends-move",
}  # fmt: skip
ADVENTURE_IS_OTHER: Final = {
    "artifact-placed", "place-redrawn", "searches", "found", "ko-artifact", "artifact-lost", "sold", "artifact-moved",
    "gold-laid", "gold-taken-up", "treasure", "temple-collapses", "temple-gone",
}  # fmt: skip
ARTIFACT_ALONE: Final = {"sells", "fake", "price-changed"}
SOURCE_IS_OTHER: Final = {
    "cancelled",
    "danger-changed",
    "barred",
    "blows-changed",
    "fight-ended",
    "fake",
    "price-changed",
}
SEARCH_LINES: Final = {"villain-explores", "villain-lost", "villain-searches", "villain-again"}
OF_VILLAIN: Final = {
    "villain-present", "bodyguard-joins", "guards-lost", "guards-return", "villain-fight", "villain-over",
    "villain-watched", "villain-buried",
}  # fmt: skip
VILLAIN_IS_NUMBER: Final = {"villain-hunts", "villain-takes"}
DICE_LINES: Final = {
    "rolled", "rerolled", "hero-blows", "enemy-blows", "explores", "collapse-dice", "sneak-roll", *SEARCH_LINES,
}  # fmt: skip
ON_CLIFFHANGER: Final = {
    "held", "quest-left", "cliffhanger", "cliffhanger-beaten", "danger-failed", "cliffhanger-buried",
}  # fmt: skip
BY_CLIFFHANGER: Final = {words.BY_CLIFFHANGER, words.BY_CLIFF_TEST}  # the card lies with its back up
HERO_INSIDE: Final = {"hero-drawn", "activated", "used"}  # a hero inside the sentence: "le docteur Joukov"
READ_OUT: Final = {"played", "at-once", "drew-city"}
DECK_LINES: Final = {"nothing-to-draw", "reshuffled", "shuffle-icon"}
SIGNED: Final = {
    "points", "more-dice", "more-level", "more-success", "hits-changed", "blows-changed", "glory", "fortune",
    "price-changed",
}  # fmt: skip
WITH_TAIL: Final = {"glory", "fortune", "hurt"}
SPACE_VERBS: Final = (table.GO, table.PLACE, table.STEP, table.FLY)
PACK_SPACE: Final = 100  # a line of a movement packs the space and the points


class FortuneAndGloryText(GameText):
    minutes = 120

    def __init__(self) -> None:
        super().__init__(GAME, (), OTHER_IS)

    # -- cards -------------------------------------------------------------------------------------------------------

    def card_name(self, number: int, lang: str) -> str:
        return name_of(number, lang)

    def face(self, number: int, lang: str, options: Options) -> Face:
        return faces.face(number, lang, Rules(options).has_texts)

    def tags(self, number: int) -> list[str]:
        card = CATALOG.cards[number]
        signs = ["temple"] if card.temple else []  # temple.icon
        return [cards.DECK_WORDS[card.is_a], *cards.keywords_of(card.keywords), *signs]

    def numbers(self, number: int) -> dict[str, int]:
        return faces.numbers_of(CATALOG.cards[number])

    # -- actions, lines, reasons -------------------------------------------------------------------------------------

    def noun(self, action: int, lang: str) -> dict[str, str | int]:
        verb = ACTIONS.verbs[ACTIONS.verb_of[action]]
        noun = ACTIONS.noun_of[action]
        args: Args = {
            "needs": text(lang, "needs text"), "the": text(lang, "here space"),
            "in": text(lang, "here space", attribute="in"), "to": text(lang, "here space", attribute="to"),
        }  # fmt: skip
        if len(verb.ids) == 1:
            return args
        if verb is ACTIONS.mode:
            return {**args, "n": noun + 1}
        if verb in SPACE_VERBS:
            return {**args, **space(noun, lang)}
        if verb is table.PUSH or verb is table.HEAL or verb is table.SNEAK:
            return {**args, "n": noun}
        if verb is table.LOSE:
            return {**args, "goods": ("glory", "fortune")[noun]}
        if verb is table.TARGET:
            return {**args, "player": player(noun, lang, None)}
        args["card"] = faces.whole_name(noun, lang)
        if verb is table.SELL or verb is table.GIVE_UP:
            args["card"] = artifact_name(noun, -1, lang)
        elif CATALOG.cards[noun].is_a == cards.HERO and verb is not table.RESOLVE:
            args["card"] = faces.inside(name_of(noun, lang), lang)
        head = faces.timing_of(CATALOG.cards[noun], lang) if verb is table.PLAY else ""
        if head:
            args["needs"] = text(lang, "needs moment", {"head": head})
        return args

    def told(self, key: str, told: Told, lang: str) -> dict[str, str | int]:
        args: Args = {}
        if told.card >= 0:
            is_cliffhanger = told.cause in BY_CLIFFHANGER
            args["card"] = side_name(told.card, BACK, lang) if is_cliffhanger else faces.whole_name(told.card, lang)
        if key in HERO_INSIDE and CATALOG.cards[told.card].is_a == cards.HERO:
            args["card"] = faces.inside(name_of(told.card, lang), lang)
        args["by"] = "none" if told.card < 0 else "card"
        if key in AT_NUMBER:
            args |= space(told.number, lang)
        if key in SIGNED:
            nothing = "empty" if told.other == A_LOSS else "none"
            args["sign"] = "minus" if told.number < 0 else "plus" if told.number else nothing
            args["n"] = abs(told.number)
        if key in ADVENTURE_IS_OTHER:
            args["artifact"] = artifact_name(told.card, told.other, lang)
        elif key in ARTIFACT_ALONE:
            args["artifact"] = artifact_name(told.card, -1, lang)
        elif key == "artifact-taken":
            args["artifact"] = artifact_name(told.card, told.number, lang)
        if key in SOURCE_IS_OTHER:
            args["source"] = name_of(told.other, lang)
        if key in OF_VILLAIN:
            args["villain"] = faces.inside(name_of(told.card, lang), lang)
        elif key in VILLAIN_IS_NUMBER:
            artifact = artifact_name(told.card, told.other, lang)
            args |= {"artifact": artifact, "card": name_of(told.number, lang)}
        if key in DICE_LINES:
            args |= {"dice": dice(told.number), "hits": told.other}
        if key in ON_CLIFFHANGER:
            args["cliff"] = side_name(told.card, BACK, lang)
        if key in READ_OUT:
            args["text"] = faces.face(told.card, lang).spoken
        if key in DECK_LINES:
            args["deck"] = text(lang, f"deck {DECKS[told.number]}")
        if key in WITH_TAIL:
            args["tail"] = text(lang, "tail card", {"card": args["card"]}) if told.card >= 0 else ""
        return {**args, **self.told_alone(key, told, lang)}

    def dice(self, key: str, told: Told) -> list[int]:
        return dice_in(told.number) if key in DICE_LINES else []

    def number_named(self, key: str, told: Told) -> int:
        return told.other if key == "sneak-roll" else 0

    def told_alone(self, key: str, told: Told, lang: str) -> Args:
        """What the numbers of one kind of line mean and no other's."""
        if key == "played":
            return {"on": "other" if told.other not in (NOBODY, told.seat) else "none"}
        if key == "drew-city":
            return {"is": "danger" if BY_NUMBER[told.card].front is not None else "text"}
        if key == "hero-drawn":
            return {"from": say(lang, f"space-{NAME}-{SPACE_KEYS[told.number]}", attribute="the")}
        if key == "artifact-placed":
            kind = "temple" if BY_NUMBER[told.card].temple else "thing"
            return {"danger": BY_NUMBER[told.other].danger, "worth": BY_NUMBER[told.card].fortune, "is": kind}
        if key == "moved":
            return {**space(told.number // PACK_SPACE, lang), "n": told.number % PACK_SPACE}
        if key in ("zeppelin-heads", "zeppelin-flies"):
            return {**space(told.number // PACK_SPACE, lang), "n": told.number % PACK_SPACE}
        if key == "zeppelin-gathers":
            return {"is": "full" if told.other == told.number else "more"}
        if key == "points":
            return {"left": told.other}
        if key in ("henchman-placed", "no-henchman"):
            return {"figure": FIGURES.get(told.other, "mobster")}
        if key == "loyalty":
            return {"target": told.other, "dice": dice(told.number)}
        if key == "effect-die":
            return {"sides": told.other}
        if key == "gold-kept":
            return {"taken": told.other}
        if key == "villain-markers":
            return {"danger": told.other}
        if key == "sneak-roll":
            return {"number": told.other}
        if key == "test":
            return {"test": test_text(told.other, told.number // 10, told.number % 10, lang)}
        if key == "more-level":
            return {"skill": text(lang, f"skill {cards.SKILL_WORDS[told.other]}")}
        if key == "ko-lost":
            return {"goods": ("glory", "fortune")[told.other]}
        if key == "ko-artifact":
            return {"fate": "lost" if told.number <= LOST_UP_TO else "kept"}
        if key == "barred":
            side, way = divmod(told.number, SIDE_OF_WAY)
            return {"trial": way_text(told.card, side, way - 1, lang), "card": side_name(told.card, side, lang)}
        if key == "bought":
            return {"deck": cards.DECK_WORDS[told.other]}
        if key == "sells":
            return space(told.other, lang)
        if key == "auction":
            return {"n": told.other}
        if key == "gold-laid":
            return {"temple": "yes" if BY_NUMBER[told.card].temple else "no"}
        if key == "flew":
            return {"from": say(lang, f"space-{NAME}-{SPACE_KEYS[told.other]}", attribute="the")}
        if key == "special-text":
            return {"text": faces.special_text(told.card, lang)}
        if key == "treasure":
            return {"who": "villains" if told.seat == NOBODY else "hero"}
        if key == "temple-markers":
            return {"danger": told.other}
        return {}

    # -- questions ---------------------------------------------------------------------------------------------------

    def question(self, state: State, seat: int, lang: str, names: Names) -> str:
        assert isinstance(state, World)
        asker = state.asker
        if isinstance(asker, Do):
            return do_question(state, asker, lang, names)
        if isinstance(asker, Window):
            event = state.events[-1]
            what = moment_text(state, event.kind, event.actor, seat, lang, names)
            return text(lang, "prompt answer", {"what": what})
        if isinstance(asker, OwnAbility):
            what = moment_text(state, asker.moment, seat, seat, lang, names)
            return text(lang, "prompt own-ability", {"what": what})
        if isinstance(asker, Drain):
            return say(lang, "prompt-order")
        key, args = self.asked(state, seat, lang, names)
        said = text(lang, f"prompt {key}", args)
        ahead = sneak_ahead(state, seat, lang) if isinstance(asker, PressOn) else {}
        return f"{text(lang, 'prompt sneak-ahead', ahead)} {said}" if ahead else said

    def asked(self, state: World, seat: int, lang: str, names: Names) -> tuple[str, Args]:
        """The question of a step: its message and what it needs."""
        asker: Any = state.asker
        here = space(state.space[seat], lang)
        if isinstance(asker, DrawOnOne):
            return "draw-on-one", {"die": "movement" if asker.cause else "initiative"}
        if isinstance(asker, GoOn):
            return "go-on", {**here, "n": state.points, "fortune": state.fortune[seat]}
        if isinstance(asker, ChooseGoal):
            return ("goal", {**here, "n": state.points}) if state.hangs[seat] < 0 else ("goal-held", {})
        if isinstance(asker, Journey):
            return "journey", {"n": asker.points}
        if isinstance(asker, EscapeStep):
            return "step", {}
        if isinstance(asker, FightRound):
            fight = state.fights[-1]
            enemy = BY_NUMBER[fight[F_CARD]]
            if enemy.is_a == cards.VILLAIN:
                return "villain-round", villain_round(state, lang)
            needed = enemy.wounds + int(state.rules.enemy_beyond)
            args: Args = {"card": name_of(enemy.number, lang), "dice": enemy.dice, "left": needed - fight[F_WOUNDS]}
            return "round", {**args, "n": fight[F_ROUND] + 1}
        if isinstance(asker, ThrowTest):
            test = state.tests[-1]
            can_push = len(state.options_of(seat)) > 1
            return "roll-or-push" if can_push else "roll", {
                **open_test(state, lang), "n": test[T_GOT], "needed": test[T_NEEDED],
            }  # fmt: skip
        if isinstance(asker, NameNumber):
            past = state.sneak[N_CARD]
            named: Args = {"by": "none"} if past < 0 else {"by": "card", "card": name_of(past, lang)}
            return "sneak", {**named, "n": state.sneak[N_DICE]}
        if isinstance(asker, ChooseSearch | PressOn):
            return self.at_site(state, seat, lang)
        if isinstance(asker, ChooseBoard):
            return "board", {**here, "n": state.zeppelin[Z_FORTUNE], "dice": ZEPPELIN.search}
        if isinstance(asker, LeaveOrGoOn):
            aboard: Args = {"n": state.aboard[A_WON], "taken": won_aboard(state), "fortune": state.zeppelin[Z_FORTUNE]}
            return "leave-or-go-on", {**aboard, "wounds": state.wounds[seat], "most": state.most_wounds(seat)}
        if isinstance(asker, Business):
            return "business", {**here, "glory": state.glory[seat], "fortune": state.fortune[seat]}
        if isinstance(asker, KoLoss):
            return "ko-loss", {"n": asker.left}
        if isinstance(asker, DropChosen):
            return "drop-chosen", {"n": asker.count, "source": name_of(asker.source, lang)}
        if isinstance(asker, TakeKit | LoseOneArtifact):
            args = {"source": name_of(asker.source, lang), "other": player(asker.whose, lang, names)}
            if isinstance(asker, TakeKit):
                return "take-kit", args
            return "lose-artifact" if asker.goes_to < 0 else "take-artifact", args
        if isinstance(asker, Excess):
            return "excess", {}
        assert isinstance(asker, KeepOne)
        return "keep-one", {"n": len(state.looking)}

    def at_site(self, state: World, seat: int, lang: str) -> tuple[str, Args]:
        """Before an artifact: what it is worth, what is done already, what waits."""
        site = state.site_at(state.space[seat])
        artifact, adventure = state.site_artifact[site], state.site_adventure[site]
        args: Args = {"n": state.markers[seat], "danger": state.danger_of(site)}
        kind = ""
        if state.is_temple(site):
            kind = "-temple"
            shaken = state.site_shaken[site]
            chance = round(100 * chance_of_collapse(shaken + 1))
            args |= {"n": state.site_markers[site], "gold": state.site_gold[site], "shaken": shaken, "chance": chance}
        if isinstance(state.asker, PressOn):
            glory = sum(BY_NUMBER[card].glory for card in state.met[seat])
            args |= {"glory": glory, "wounds": state.wounds[seat], "more": more_at_site(state, seat, site, lang)}
            front = BY_NUMBER[state.asker.behind].front if state.asker.behind >= 0 else None
            line = "" if front is None else after_text(front, lang)
            if not line:
                return f"press-on{kind}", args
            return f"press-on{kind}-after", {**args, "card": name_of(state.asker.behind, lang), "line": line}
        name = artifact_name(artifact, adventure, lang)
        args |= space(state.space[seat], lang)
        args["more"] = more_at_site(state, seat, site, lang)
        return f"search{kind}", {**args, "artifact": name, "worth": BY_NUMBER[artifact].fortune}

    def waiting(self, state: State, reader: int, lang: str, names: Names) -> str:
        assert isinstance(state, World)
        phase = say(lang, f"phase-{NAME}-{state.phase}")
        own = "own" if state.asking == reader else ""
        args: Args = {"phase": phase, "player": player(state.asking, lang, names)}
        return text(lang, "prompt wait-phase", args, own)

    def turn_of(self, state: State) -> int:
        assert isinstance(state, World)
        return state.turn_of

    def choice(self, state: State, action: int, lang: str) -> str:
        assert isinstance(state, World)
        asker = state.asker
        if action == PASS:
            return self.passing(state, lang)
        if isinstance(asker, Do):
            return self.mode(state, asker, action, lang)
        if isinstance(asker, ChooseGoal | Journey) and ACTIONS.verb_of[action] == table.GO.number:
            points = asker.points if isinstance(asker, Journey) else state.points
            goal = ACTIONS.noun_of[action]
            spent = reachable(state.space[asker.me], points, state.figures)[goal]
            return text(lang, "choice go", {**space(goal, lang), "n": spent})
        if isinstance(asker, ChooseGoal) and ACTIONS.verb_of[action] == table.FLY.number:
            city = ACTIONS.noun_of[action]
            return text(lang, "choice fly", {**space(city, lang), "n": fare_of(state, asker.me, city)})
        if isinstance(asker, GoOn) and action == table.STAY_ID:
            return text(lang, "choice end-move")
        if isinstance(asker, Business):
            return self.business(state, asker.me, action, lang)
        if isinstance(asker, KeepOne):
            said = text(lang, "action keep", self.noun(action, lang))
            return text(lang, "choice keep", {"choice": said, "text": faces.face(ACTIONS.noun_of[action], lang).text})
        if isinstance(asker, LeaveOrGoOn) and action == table.LEAVE_ID:
            return text(lang, "choice leave", {"n": won_aboard(state)})
        if isinstance(asker, FightRound):
            enemy = BY_NUMBER[state.fights[-1][F_CARD]]
            if action == table.FIGHT_ID:
                return text(lang, "choice fight", {"n": combat_dice(state, asker.me, enemy.number)})
            if action == table.ESCAPE_ID and enemy.escape is not None:
                return text(lang, "choice escape", {"trial": ClauseWriter(lang).trial(enemy.escape.words())})
        if isinstance(asker, ThrowTest):
            test = state.tests[-1]
            pool = pool_of(state, test)
            if action == table.ROLL_ID:
                return text(lang, "choice roll", {"n": pool})
            if ACTIONS.verb_of[action] == table.PUSH.number:
                wounds = ACTIONS.noun_of[action]
                more = state.total(asker.me, cards.PUSH_DICE, -1)
                return text(lang, "choice push", {"wounds": wounds, "n": pool + wounds + more})
        return ""

    def passing(self, state: World, lang: str) -> str:
        asker = state.asker
        if isinstance(asker, Window):
            return text(lang, "choice play-nothing")
        if isinstance(asker, DrawOnOne):
            return text(lang, "choice draw-nothing")
        if isinstance(asker, OwnAbility):
            return text(lang, "choice activate-nothing")
        return text(lang, "choice no")

    def mode(self, state: World, asker: Do, action: int, lang: str) -> str:
        """One of several ways out, in the words of the card that offers it."""
        node: Verb[Any] = state.node(asker.script, asker.path)
        if action == YES and isinstance(node, May):
            return text(lang, "choice yes")
        if isinstance(node, MoveArtifact):
            site = state.site_at(ACTIONS.noun_of[action])
            name = artifact_name(state.site_artifact[site], state.site_adventure[site], lang)
            return text(lang, "choice site", {"artifact": name, **space(state.site_space[site], lang)})
        if action not in ACTIONS.mode.ids:
            return ""
        which = ACTIONS.mode.ids.index(action)
        if isinstance(node, Bar):
            facing = state.facing[-1]
            barred: Verb[Any] = state.node(facing[D_CARD], state.path_of_face(facing))
            return capital(ClauseWriter(lang).trial(barred.parts()[which].words()))
        chosen = node.parts()[which].words()
        if isinstance(node, ChooseOne):
            return sentence(faces.writer_of(BY_NUMBER[asker.source], lang).clause(chosen))
        return capital(ClauseWriter(lang).trial(chosen))

    def business(self, state: World, seat: int, action: int, lang: str) -> str:
        """What it costs, or brings, in this city."""
        verb = ACTIONS.verbs[ACTIONS.verb_of[action]]
        noun = ACTIONS.noun_of[action]
        if verb is table.SELL:
            found = state.found[seat]
            pair = artifact_name(noun, found[found.index(noun) + 1], lang)
            said = text(lang, "action sell", {"card": pair})
            return text(lang, "choice brings", {"choice": said, "n": sale_price(state, seat, noun)})
        if verb is table.BUY:
            price = BY_NUMBER[noun].price
        elif verb is table.HEAL:
            price = noun * heal_price_of(state, seat)
        elif verb is table.BUY_GEAR or verb is table.BUY_ALLY:
            price = state.price_of(seat, cards.GEAR if verb is table.BUY_GEAR else cards.ALLY)
        else:
            return ""
        said = text(lang, f"action {verb.name}", self.noun(action, lang))
        key = "priced" if price else "free"
        return text(lang, f"choice {key}", {"choice": said, "n": price})


def villain_round(state: World, lang: str) -> Args:
    """The round against a Villain that is about to be fought."""
    fight = state.fights[-1]
    row = row_of(state, fight[F_CARD])
    left = strength_of(row) - row[V_WOUNDS]
    name = faces.inside(name_of(fight[F_CARD], lang), lang)
    return {"card": name, "dice": combat_of(row), "left": left, "rounds": fight[F_LEFT]}


def sneak_ahead(state: World, seat: int, lang: str) -> Args:
    """sneak.when: past whom a hero who presses on must sneak; empty where nobody hunts."""
    row = villain_at(state, state.space[seat])
    if not row:
        return {}
    dice = BY_NUMBER[row[V_CARD]].search
    return {"villain": name_of(row[V_CARD], lang), "dice": dice, "chance": round(100 * unseen(dice))}


def more_at_site(state: World, seat: int, site: int, lang: str) -> str:
    """What the advanced elements add to a question before an artifact; it begins with a space."""
    more: list[str] = []
    if isinstance(state.asker, ChooseSearch):
        artifact = BY_NUMBER[state.site_artifact[site]]
        if state.site_gold[site] and not artifact.temple:
            more.append(text(lang, "more gold", {"n": state.site_gold[site]}))
        if must_explore(state, seat):
            chance = round(100 * chance_to_find(state, seat))
            dice = exploring_dice(state, seat, state.explored[seat] + 1)
            more.append(text(lang, "more explore", {"n": chance, "dice": dice}))
    special = faces.special_text(state.site_adventure[site], lang) if state.rules.has_texts else ""
    if special:
        more.append(text(lang, "more text", {"text": special}))
    return "".join(f" {one}" for one in more)


def space(number: int, lang: str) -> Args:
    """A space as a sentence needs it."""
    key = f"space-{NAME}-{SPACE_KEYS[number]}"
    return {form: say(lang, key, attribute=form) for form in ("the", "in", "to")}


def dice(packed: int) -> str:
    return ", ".join(str(die) for die in dice_in(packed))


def dice_in(packed: int) -> list[int]:
    """Dice that lie packed in a number, the highest first."""
    rolled: list[int] = []
    while packed > 1:
        rolled.append(packed & 7)
        packed >>= 3
    return sorted(rolled, reverse=True)


def test_text(mask: int, target: int, needed: int, lang: str) -> str:
    words = " ".join(word for i, word in enumerate(cards.SKILL_WORDS) if mask >> i & 1)
    return text(lang, "trial test", {"skills": skills(words, lang), "target": target, "n": needed})


def open_test(state: World, lang: str) -> Args:
    """The test that is open: what it asks for, and the card it stands on."""
    test = state.tests[-1]
    said = test_text(test[T_SKILLS], test[T_TARGET], test[T_NEEDED], lang)
    return {"test": said, "card": open_name(state, test[T_CARD], lang)}


def open_name(state: World, card: int, lang: str) -> str:
    """A card that may lie open with its back: a cliffhanger has a name of its own."""
    is_faced = bool(state.facing) and state.facing[-1][D_CARD] == card
    return side_name(card, state.facing[-1][D_SIDE], lang) if is_faced else name_of(card, lang)


def side_name(card: int, side: int, lang: str) -> str:
    back = BY_NUMBER[card].back
    return faces.face_name(back, lang) if side == BACK and back is not None else name_of(card, lang)


def way_text(card: int, side: int, way: int, lang: str) -> str:
    """One of the ways out of a danger, by its number on that side of the card."""
    face = BY_NUMBER[card].back if side == BACK else BY_NUMBER[card].front
    assert face is not None
    return capital(ClauseWriter(lang).trial(face.test.parts()[way].words()))


def moment_text(state: World, moment: int, actor: int, reader: int, lang: str, names: Names) -> str:
    """What is happening that may be answered."""
    word = cards.MOMENT_WORDS[moment]
    args: Args = {"n": state.round}
    if actor >= 0:
        args |= {"player": player(actor, lang, names), **space(state.space[actor], lang)}
    if moment == cards.MOVE:
        args |= {"n": state.move_die, "points": state.points}
    elif moment == cards.OPENED:
        facing = state.facing[-1]
        face = BY_NUMBER[facing[D_CARD]].back if facing[D_SIDE] == BACK else BY_NUMBER[facing[D_CARD]].front
        assert face is not None
        args |= {"card": open_name(state, facing[D_CARD], lang), "text": faces.danger_text(face, lang)}
    elif moment in (cards.TEST, cards.RESULT):
        test = state.tests[-1]
        args |= {**open_test(state, lang), "n": pool_of(state, test), "dice": dice(test[T_ROLL])}
        if moment == cards.RESULT:
            word = "result-passed" if test[T_GOT] >= test[T_NEEDED] else "result-failed"
    elif moment == cards.BLOWS:
        fight = state.fights[-1]
        args |= {"card": name_of(fight[F_CARD], lang), "hits": fight[F_HITS], "n": fight[F_BLOWS]}
    elif moment == cards.SALE:
        args |= {"artifact": artifact_name(state.sale[S_ARTIFACT], -1, lang), "n": state.sale[S_PRICE]}
    elif moment == cards.CARD:
        card = state.events[-1].card
        args |= {"card": name_of(card, lang), "text": faces.face(card, lang).spoken}
    own = "own" if actor == reader and has(lang, f"moment-{NAME}-{word}", "own") else ""
    return text(lang, f"moment {word}", args, own)


def do_question(state: World, asker: Do, lang: str, names: Names) -> str:
    """The question of a verb: the card that asks, and what it says there."""
    node: Verb[Any] = state.node(asker.script, asker.path)
    writer = faces.writer_of(BY_NUMBER[asker.source], lang)
    args: Args = {"source": open_name(state, asker.source, lang)}
    if isinstance(node, ChooseOne):
        return text(lang, "prompt choose-one", args)
    if BY_NUMBER[asker.source].temple:
        return text(lang, "prompt get-out", args)
    if isinstance(node, Either | Both):
        return text(lang, "prompt either" if isinstance(node, Either) else "prompt both", args)
    if isinstance(node, Bar):
        facing = state.facing[-1]
        args |= {"player": player(facing[D_SEAT], lang, names), "card": open_name(state, facing[D_CARD], lang)}
        return text(lang, "prompt bar", args)
    if isinstance(node, May):
        return text(lang, "prompt may", {**args, "text": f"{writer.clause(node.words())}."})
    args["text"] = f"{writer.clause(node.words())}."
    if isinstance(node, Picks):
        return text(lang, "prompt pick", args)
    assert isinstance(node, Aimed)
    is_place = ACTIONS.verb_of[state.offered[0]] == table.PLACE.number if state.offered else False
    return text(lang, "prompt place" if is_place else "prompt target", args)
