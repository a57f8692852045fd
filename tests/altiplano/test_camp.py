"""The tables that tests set up say what is wrong with a test."""

import pytest

from bivouac.engine.table import IllegalChoice
from tests.altiplano.camp import Camp


def test_a_table_on_which_nothing_can_be_done_says_so() -> None:
    with pytest.raises(AssertionError, match=r'nothing can be done in phase 2 .* mine="ramuncho"'):
        Camp(hand="bribe").phase(2)
    Camp(mine="ramuncho", hand="bribe").phase(2)


def test_a_refused_choice_comes_with_who_is_asked_and_for_what() -> None:
    camp = Camp(hand="jaguar, supplies", yours="ohio-bob", your_hand="torch").phase(2).play("play/jaguar")
    with pytest.raises(IllegalChoice) as caught:
        camp.play("play/supplies")
    assert caught.value.__notes__ == ["Turn 1, phase 2: YOU may choose pass, react/torch"]


def test_a_misspelt_choice_comes_with_it_too() -> None:
    """What a question after an effect is called is often a guess."""
    camp = Camp(hand="jaguar, supplies", yours="ohio-bob", your_hand="torch").phase(2).play("play/jaguar")
    with pytest.raises(ValueError, match="is no action of altiplano") as caught:
        camp.play("answer/torch")
    assert caught.value.__notes__ == ["Turn 1, phase 2: YOU may choose pass, react/torch"]
