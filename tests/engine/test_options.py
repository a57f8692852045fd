import pytest

from bivouac.engine.actions import Actions
from bivouac.engine.game import Game, GameOption
from bivouac.engine.lines import Lines
from bivouac.engine.state import State

SWITCH = GameOption("switch", False, "clause")
NUMBER = GameOption("number", 2, "clause", 1, 9)
WORD = GameOption("word", "red", "clause", words=("red", "blue"))
WORDS = GameOption("words", "", "clause", words=("red", "blue", "gold"), many=True)
SEVERAL = "words of red, blue, gold, each once and joined by commas, or none"


def game(seats: tuple[int, int] = (2, 4)) -> Game:
    lines = Lines()
    options = [SWITCH, NUMBER, WORD]
    return Game("toy", "1", Actions("", "", ""), lines, lines, lines, {}, [], seats, options, [])


@pytest.mark.parametrize(
    ("option", "value"),
    [(SWITCH, True), (SWITCH, False), (NUMBER, 1), (NUMBER, 9), (WORD, "blue"), (WORDS, ""), (WORDS, "red,gold")],
)
def test_what_fits_is_taken_as_it_is(option: GameOption, value: object) -> None:
    assert option.checked(value) == value


@pytest.mark.parametrize(
    ("option", "value", "expected"),
    [
        (SWITCH, 1, "true or false"),
        (SWITCH, "true", "true or false"),
        (NUMBER, 0, "a whole number from 1 to 9"),
        (NUMBER, 10, "a whole number from 1 to 9"),
        (NUMBER, True, "a whole number from 1 to 9"),
        (NUMBER, 2.0, "a whole number from 1 to 9"),
        (WORD, "green", "red or blue"),
        (WORD, 0, "red or blue"),
        (WORD, None, "red or blue"),
        (WORDS, "green", SEVERAL),
        (WORDS, "red,green", SEVERAL),
        (WORDS, "red,red", SEVERAL),
        (WORDS, "red,", SEVERAL),
        (WORDS, "RED", SEVERAL),
        (WORDS, 0, SEVERAL),
        (WORDS, None, SEVERAL),
        (WORDS, False, SEVERAL),
    ],
)
def test_what_does_not_fit_is_refused_with_what_would(option: GameOption, value: object, expected: str) -> None:
    with pytest.raises(ValueError, match=f"option {option.name}: expected {expected}, got {value!r}"):
        option.checked(value)


@pytest.mark.parametrize(
    ("given", "taken"),
    [("gold,red", "red,gold"), ("gold, blue ,red", "red,blue,gold"), (" ", ""), (" blue", "blue")],
)
def test_several_words_stand_in_the_order_of_the_option(given: str, taken: str) -> None:
    assert WORDS.checked(given) == taken


def test_options_that_are_not_given_have_their_defaults() -> None:
    assert game().checked_options({"number": 5}) == {"switch": False, "number": 5, "word": "red"}


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="toy has no option 'wrod'; it has: number, switch, word"):
        game().checked_options({"wrod": "blue"})


@pytest.mark.parametrize("players", [1, 5, True, "2", 2.0])
def test_only_so_many_can_play(players: object) -> None:
    with pytest.raises(ValueError, match=r"toy is for 2 to 4 players, not "):
        game().checked_seats(players)


def test_without_a_number_the_fewest_play() -> None:
    assert game().checked_seats(None) == 2
    assert game().checked_seats(4) == 4
    with pytest.raises(ValueError, match=r"toy is for 2 players, not 3"):
        game((2, 2)).checked_seats(3)


def test_a_game_must_say_how_it_is_set_up_saved_and_seen() -> None:
    toy = game()
    state = State(2, 0, 1, None)
    for missing in (
        lambda: toy.begin(2, {}, 1),
        lambda: toy.set_up(state, 1),
        lambda: toy.save_fields(state),
        lambda: toy.load_fields(state, {}),
        lambda: toy.view(state, 0),
    ):
        with pytest.raises(NotImplementedError):
            missing()
