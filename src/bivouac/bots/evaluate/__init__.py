"""How good a position is, game by game."""

from bivouac.bots.evaluate.altered import AlteredEvaluation
from bivouac.bots.evaluate.altiplano import AltiplanoEvaluation
from bivouac.bots.evaluate.archibald import ArchibaldEvaluation
from bivouac.bots.evaluate.base import Evaluation

EVALUATIONS: dict[str, Evaluation] = {
    "altered": AlteredEvaluation(),
    "altiplano": AltiplanoEvaluation(),
    "archibald": ArchibaldEvaluation(),
}


def evaluation_of(game: str) -> Evaluation:
    if game not in EVALUATIONS:
        raise ValueError(
            f"nobody has written down yet what is good in {game}; there is: {', '.join(sorted(EVALUATIONS))}"
        )
    return EVALUATIONS[game]
