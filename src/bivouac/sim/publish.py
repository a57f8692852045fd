"""A report on the balance of a game, for both languages: pages, pictures and the figures themselves."""

import json

from bivouac.sim.balancing import Balance
from bivouac.sim.figure import svg
from bivouac.sim.report import page
from bivouac.text import LANGUAGES


def figures(result: Balance) -> str:
    return json.dumps(result.as_json(), indent=1, ensure_ascii=False) + "\n"


def report_name(game: str, edition: str = "", seats: int = 0) -> str:
    """What the files of a report are called: the edition if it is not the usual one, the seats if there are several
    numbers of them."""
    return "-".join([game, "balance", *([edition] if edition else []), *([str(seats)] if seats else [])])


def published(result: Balance, name: str) -> dict[str, str]:
    """The files of the report; English has the plain name."""
    files = {f"{name}.json": figures(result)}
    for lang in LANGUAGES:
        stem = name if lang == "en" else f"{name}.{lang}"
        files[f"{stem}.md"] = page(result, f"{stem}.svg", lang)
        files[f"{stem}.svg"] = svg(result, lang)
    return files
