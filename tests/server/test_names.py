"""Names at a table can be seen, and nobody can be taken for somebody else."""

from collections.abc import Callable
from typing import Any

import pytest

from bivouac.server.naming import checked_name, looks
from bivouac.server.words import Refusal
from bivouac.text import LANGUAGES
from tests.server.house import House, scenario

Open = Callable[..., House]
INVISIBLE = [
    "", " ", "\u00a0\u2003", "\u200b\ufeff", "\u200d\u200c", "\u3164", "\u2800\u2800", "\u115f\ufe0f", "\u202e\u2066",
]  # fmt: skip
ALIKE = [
    "Ada",
    "ADA",
    "ada ",
    "\uff21\uff44\uff41",
    "A\u200dda",
    "Ad\ufe0fa",
    "A\u034fda",
    "\u202eAda",
    "\U0001d400\U0001d41d\U0001d41a",
]


@pytest.mark.parametrize("name", INVISIBLE)
def test_a_name_that_nobody_sees_is_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked_name(name)
    assert refused.value.code == "name"


@pytest.mark.parametrize("name", ["Zoë", "李", "👩\u200d🚀", "❤\ufe0f", "x", "Jean-Luc d’Arc", "محمد"])
def test_names_of_all_scripts_are_kept_as_they_are(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize("name", ALIKE)
def test_names_that_look_the_same_come_to_the_same(name: str) -> None:
    assert looks(checked_name(name)) == looks("ada")


@scenario
async def test_nobody_takes_a_name_that_cannot_be_told_from_another(house: Open) -> None:
    async with house() as server:
        _, one, two = await server.two()
        assert (await one.ask("rename", name="Ada"))["type"] == "ack"
        for name in (*ALIKE, *INVISIBLE):
            answer = await two.ask("rename", name=name)
            assert (answer["type"], answer["code"]) == ("no", "name"), name
            assert all(answer["text"][lang].endswith(".") for lang in LANGUAGES)
        assert (await two.ask("rename", name="Ben"))["type"] == "ack"
        assert (await two.ask("rename", name="BEN"))["type"] == "ack", "one's own name may change its case"


@pytest.mark.parametrize("name", ["Player 2", "JOUEUR 2"])
@scenario
async def test_nobody_is_called_what_an_unnamed_player_is_called(house: Open, name: str) -> None:
    async with house() as server:
        _, one, _ = await server.two()
        assert (await one.ask("rename", name=name))["code"] == "name"


@pytest.mark.parametrize(
    ("names", "status"),
    [
        (("Ada", "Ben"), 201),
        (("", ""), 201),
        (("Ada", "ADA"), 409),
        (("\u3164", "Ben"), 400),
        ((" ", ""), 400),
        (("Player 2", ""), 409),
    ],
)
@scenario
async def test_a_new_table_has_names_that_can_be_told_apart(house: Open, names: tuple[str, str], status: int) -> None:
    async with house() as server:
        seats: list[dict[str, Any]] = [{"kind": "human", "name": name} for name in names]
        answer = await server.http.post("/api/tables", json={"game": "altiplano", "seats": seats})
        assert answer.status_code == status
