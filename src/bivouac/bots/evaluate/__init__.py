"""How good a position is, game by game."""

from bivouac.bots.evaluate.altered import AlteredEvaluation
from bivouac.bots.evaluate.altiplano import AltiplanoEvaluation
from bivouac.bots.evaluate.archibald import ArchibaldEvaluation
from bivouac.bots.evaluate.base import Evaluation
from bivouac.bots.evaluate.fortune_and_glory import FortuneAndGloryEvaluation

EVALUATIONS: dict[str, Evaluation] = {
    "altered": AlteredEvaluation(),
    "altiplano": AltiplanoEvaluation(),
    "archibald": ArchibaldEvaluation(),
    "fortune-and-glory": FortuneAndGloryEvaluation(),
}


def evaluation_of(game: str) -> Evaluation:
    if game not in EVALUATIONS:
        raise ValueError(
            f"nobody has written down yet what is good in {game}; there is: {', '.join(sorted(EVALUATIONS))}"
        )
    return EVALUATIONS[game]
