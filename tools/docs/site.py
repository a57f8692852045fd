"""Pages become a site: `.build/docs/<lang>` is what zensical reads, `.build/site` what it makes of it."""

import json
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import bivouac
from bivouac.cli.app import help_text
from bivouac.text import LANGUAGES
from tools.docs import pages
from tools.docs.words import DOCS, OTHER, ROOT, say

BUILD = ROOT / ".build"
PAGES = BUILD / "docs"
SITE = BUILD / "site"


class NotBuilt(Exception):
    """A sentence that says what has stopped the build."""


def build() -> Path:
    """Make the site anew; the folder it lies in."""
    for folder in (PAGES, SITE):
        shutil.rmtree(folder, ignore_errors=True)
    with ThreadPoolExecutor() as beside:  # zensical is a process of its own: meanwhile the other language is written
        building = []
        for lang in LANGUAGES:
            write(lang)
            building.append(beside.submit(zensical, lang))
        for each in building:
            each.result()
    for lang in LANGUAGES:
        # A host shows it in any place, where no relative address of it fits; and it speaks English only.
        (SITE / lang / "404.html").unlink()
        translate(lang)
    shutil.copyfile(DOCS / "theme" / "languages.html", SITE / "index.html")
    return SITE


def write(lang: str) -> None:
    """Pages, pictures, style and settings of one language."""
    folder = PAGES / lang
    shutil.copytree(DOCS / "assets", folder / "assets")
    for path in (DOCS / "results").iterdir():
        if path.suffix in (".svg", ".json", ".csv"):
            (folder / "results").mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, folder / "results" / path.name)
    texts = pages.all_pages(lang, draw_all(lang, folder))
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.rstrip() + "\n", encoding="utf-8")
    settings = {
        "INHERIT": "../docs/mkdocs.yml",
        "site_name": say(lang, "site-name"),
        "site_description": say(lang, "site-description"),
        "copyright": say(lang, "site-copyright"),
        "docs_dir": f"docs/{lang}",
        "site_dir": f"site/{lang}",
        "nav": pages.navigation(lang, texts),
        "theme": {"language": lang, "custom_dir": "../docs/theme", "palette": palette(lang)},
        "extra": {"twin": {"lang": OTHER[lang], "name": say(OTHER[lang], "site-language")}},
    }
    # JSON is YAML too, and needs no library to be written.
    (BUILD / f"docs-{lang}.yml").write_text(json.dumps(settings, ensure_ascii=False, indent=1), encoding="utf-8")


def palette(lang: str) -> list[dict[str, object]]:
    """Paper by day, ink by night, at first as the reader's system has it."""
    return [
        {
            "media": "(prefers-color-scheme: light)",
            "scheme": "default",
            "primary": "custom",
            "accent": "custom",
            "toggle": {"icon": "lucide/moon", "name": say(lang, "site-dark")},
        },
        {
            "media": "(prefers-color-scheme: dark)",
            "scheme": "slate",
            "primary": "custom",
            "accent": "custom",
            "toggle": {"icon": "lucide/sun", "name": say(lang, "site-light")},
        },
    ]


def draw_all(lang: str, folder: Path) -> dict[str, set[str]]:
    """Have the cards of all games drawn, two games at a time; for each game the keys of those that were."""
    games = bivouac.games()
    with ThreadPoolExecutor(2) as beside:
        drawn = beside.map(lambda game: draw(game, lang, folder / "games" / game / "cards"), games)
        return dict(zip(games, drawn, strict=True))


def draw(game: str, lang: str, folder: Path) -> set[str]:
    """Have the cards of a game drawn if this Bivouac can; the keys of those that were.

    Pictures need fonts and icons that a machine without a network may lack: the pages then go without. A machine that
    checks changes must not pass them on half of the site, so there it is an error.
    """
    if "--pictures" not in help_text("cards", lang):
        return set()
    folder.mkdir(parents=True)
    command = [sys.executable, "-m", "bivouac.cli", "cards", game, "--pictures", str(folder), "--lang", lang]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    drawn = {path.stem for path in folder.glob("*.svg")}
    if done.returncode == 0 and drawn:
        return drawn
    if os.environ.get("CI") == "true":
        raise NotBuilt(f"{game}: its cards could not be drawn: {done.stderr.strip()}")
    print(f"{game}: no pictures of its cards on this site: {done.stderr.strip()}")
    shutil.rmtree(folder)
    return set()


def zensical(lang: str) -> None:
    """Build one language; a warning of zensical's is an error of ours."""
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict", "-f", str(BUILD / f"docs-{lang}.yml")]
    done = subprocess.run(command, cwd=BUILD, capture_output=True, text=True, check=False)
    if done.returncode:
        told = re.sub(r"\x1b\[[0-9;]*m", "", done.stdout + done.stderr).partition("Traceback")[0]
        raise NotBuilt(f"zensical could not build '{lang}':\n{told}".rstrip())


def translate(lang: str) -> None:
    """Words of the theme that it has in English only: its search. docs/<lang>/theme.json says what becomes of each."""
    path = DOCS / lang / "theme.json"
    if not path.is_file():
        return
    scripts = list((SITE / lang / "assets" / "javascripts").glob("bundle.*.js"))
    text = scripts[0].read_text(encoding="utf-8")
    for english, words in json.loads(path.read_text(encoding="utf-8")).items():
        if english not in text:
            raise NotBuilt(f"docs/{lang}/theme.json: this version of the theme does not say {english}")
        text = text.replace(english, words)
    scripts[0].write_text(text, encoding="utf-8")
