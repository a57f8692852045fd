"""The climb of summit.py as a real game: with words in both languages, and in the registers that a game cannot do
without. Whoever imports this file in a process of its own and calls `register` has one game more."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from fluent.runtime import FluentResource

from bivouac.engine.state import State
from bivouac.games import GAMES
from bivouac.server import work
from bivouac.server.catalogue import sheet
from bivouac.text import fluent
from bivouac.text.game_text import GameText, Names
from bivouac.text.registry import TEXTS
from bivouac.text.rulebook import clauses
from tests.proving.summit import GAME, Judge, Press, Summit

WORDS: Final = {
    "en": """
game-summit = The Summit
    .description = A race or a common climb, with dice.
option-summit-mode = How you climb
    .explanation = Against each other or together.
    .value-race = a race
    .value-together = together
option-summit-turn_cap = Most turns
    .explanation = Then the climb is called off; 0 for no limit.
action-summit-climb = Climb
action-summit-rest = Rest
action-summit-reroll = Light a torch and roll again
prompt-summit-turn = Climb or rest?
prompt-summit-test = The test has failed: light a torch, or fall back?
prompt-summit-press = Press on?
line-summit-climbed = { $player } climbs { $n } up.
    .own = You climb { $n } up.
line-summit-rested = { $player } rests.
    .own = You rest.
reason-summit-over = The climb is over.
reason-summit-not-asked = Another climbs now.
reason-summit-climb-or-rest = Climb or rest.
reason-summit-reroll-or-not = Roll again or fall back.
reason-summit-press-or-stop = Press on or stop.
ending-summit-at-the-top = { $n ->
    [one] { $player } is at the top and wins.
   *[other] { $player } are at the top and win.
}
    .own = You are at the top and win.
    .with = You are at the top and win, with { $player }.
ending-summit-all-at-the-top = { $n ->
    [one] { $player } is at the top and wins.
   *[other] { $player } are at the top and win together.
}
    .own = You are at the top and win.
    .with = You win together with { $player }.
ending-summit-nightfall = Night falls, and nobody wins.
ending-summit-called-off = The climb is called off.
rule-summit-section--climb = The climb
rule-summit--turn = On your turn you climb or rest.
rule-summit--test = A five or a six is a success.
rule-summit--press = After a success you may press on.
rule-summit--end = Whoever reaches the top wins; nobody wins after nightfall.
rule-summit--together = Together all win or all lose.
rule-summit--cap = A climb may be called off.
""",
    "fr": """
game-summit = Le Sommet
    .description = Une course ou une ascension commune, avec des dés.
option-summit-mode = Comment vous montez
    .explanation = L’un contre l’autre ou ensemble.
    .value-race = une course
    .value-together = ensemble
option-summit-turn_cap = Tours au plus
    .explanation = Ensuite l’ascension est interrompue ; 0 pour aucune limite.
action-summit-climb = Monter
action-summit-rest = Se reposer
action-summit-reroll = Allumer une torche et relancer
prompt-summit-turn = Monter ou se reposer ?
prompt-summit-test = L’épreuve est ratée : une torche, ou redescendre ?
prompt-summit-press = Continuer ?
line-summit-climbed = { $player } monte de { $n }.
    .own = Tu montes de { $n }.
line-summit-rested = { $player } se repose.
    .own = Tu te reposes.
reason-summit-over = L’ascension est finie.
reason-summit-not-asked = C’est à un autre de monter.
reason-summit-climb-or-rest = Monte ou repose-toi.
reason-summit-reroll-or-not = Relance ou redescends.
reason-summit-press-or-stop = Continue ou arrête-toi.
ending-summit-at-the-top = { $n ->
    [one] { $player } est au sommet et gagne.
   *[other] { $player } sont au sommet et gagnent.
}
    .own = Tu es au sommet et tu gagnes.
    .with = Tu es au sommet et tu gagnes, avec { $player }.
ending-summit-all-at-the-top = { $n ->
    [one] { $player } est au sommet et gagne.
   *[other] { $player } sont au sommet et gagnent ensemble.
}
    .own = Tu es au sommet et tu gagnes.
    .with = Tu gagnes avec { $player }.
ending-summit-nightfall = La nuit tombe, et personne ne gagne.
ending-summit-called-off = L’ascension est interrompue.
rule-summit-section--climb = L’ascension
rule-summit--turn = À ton tour tu montes ou tu te reposes.
rule-summit--test = Un cinq ou un six est une réussite.
rule-summit--press = Après une réussite tu peux continuer.
rule-summit--end = Qui arrive au sommet gagne ; la nuit tombée, personne ne gagne.
rule-summit--together = Ensemble, tous gagnent ou tous perdent.
rule-summit--cap = Une ascension peut être interrompue.
""",
}


class SummitText(GameText):
    minutes = 5

    def noun(self, action: int, lang: str) -> dict[str, str | int]:
        return {}

    def question(self, state: State, seat: int, lang: str, names: Names) -> str:
        kind = "test" if isinstance(state.asker, Judge) else "press" if isinstance(state.asker, Press) else "turn"
        return fluent.say(lang, f"prompt-summit-{kind}")

    def turn_of(self, state: State) -> int:
        assert isinstance(state, Summit)
        return state.climber


def forget() -> None:
    """What was made once from the games that there were."""
    for made in (fluent.has_tone, clauses, sheet):
        made.cache_clear()
    fluent.SPOKEN.clear()


def register() -> None:
    forget()
    GAMES[GAME.name] = GAME
    TEXTS[GAME.name] = SummitText(GAME, (), {})
    for lang, words in WORDS.items():
        messages = fluent.messages(lang)
        resource = FluentResource(words)
        messages.bundle.add_resource(resource)
        for entry in resource.body:
            messages.attributes[entry.id.name] = [attribute.id.name for attribute in entry.attributes]


@contextmanager
def registered() -> Iterator[None]:
    register()
    try:
        yield
    finally:
        del GAMES[GAME.name], TEXTS[GAME.name]
        fluent.load.cache_clear()
        forget()


def choose(saved: str, bot: str, seat: int, seed: int) -> str:
    """`work.choose` in a worker that has not heard of the game: it imports this file to call this."""
    if GAME.name not in GAMES:
        register()
    return CHOOSE(saved, bot, seat, seed)


CHOOSE: Final = work.choose

if __name__ in ("__main__", "__mp_main__"):  # a server with the game; its workers import the same file
    register()
if __name__ == "__main__":
    import sys

    from bivouac.cli.app import main

    sys.exit(main(sys.argv[1:]))
