"""Where links lead: of a built site, and of the Markdown files of the repository.

In a site every internal address leads to a file and every anchor to an element; every page can be reached from the
front page and has a twin in the other language, and each links to the other. Other hosts are never asked: a link to one
must only be well formed, and nothing that a page loads by itself (pictures, scripts, styles, fonts) may come from one.
"""

import posixpath
import re
import unicodedata
from collections.abc import Iterable
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

LANGUAGES = ("en", "fr")
LOADING = {("img", "src"), ("script", "src"), ("iframe", "src"), ("source", "src"), ("video", "src"), ("audio", "src")}
LOADING_RELATIONS = {"stylesheet", "icon", "preload", "preconnect", "dns-prefetch", "modulepreload", "manifest"}
IN_STYLE = re.compile(r"""url\(\s*["']?([^"')]+)["']?\s*\)|@import\s+["']([^"']+)["']""")


class Link(NamedTuple):
    address: str
    loads: bool  # the page fetches it by itself
    follows: bool  # a reader can go there
    hreflang: str
    line: int


class Page(HTMLParser):
    """The links and anchors of one page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[Link] = []
        self.anchors: set[str] = set()
        self.twice: set[str] = set()
        self.lang = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "html":
            self.lang = given.get("lang", "")
        anchor = given.get("id") or (given.get("name", "") if tag == "a" else "")
        if anchor:
            (self.twice if anchor in self.anchors else self.anchors).add(anchor)
        relations = set(given.get("rel", "").split())
        line = self.getpos()[0]
        for name in ("href", "src"):
            if name in given and tag != "base":
                loads = (tag, name) in LOADING or (tag == "link" and bool(relations & LOADING_RELATIONS))
                self.links.append(Link(given[name], loads, tag in ("a", "area"), given.get("hreflang", ""), line))
        for candidate in filter(None, (part.strip().split(" ")[0] for part in given.get("srcset", "").split(","))):
            self.links.append(Link(candidate, True, False, "", line))


class Checked(NamedTuple):
    pages: int
    links: int
    problems: list[str]


def ill_formed(address: str) -> str:
    """What is wrong with the address of another host; '' if nothing is."""
    parts = urlsplit(address)
    if parts.scheme == "mailto":
        return "" if re.fullmatch(r"[^@\s]+@[^@\s]+\.[a-z]+", parts.path) else "is no mail address"
    if parts.scheme != "https":
        return "is not https"
    if not re.fullmatch(r"([a-z0-9-]+\.)+[a-z]{2,}", parts.hostname or "") or re.search(r"\s", address):
        return "is no whole address"
    return ""


class Site:
    """A built site in memory."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
        self.pages = {
            name: Page((folder / name).read_text(encoding="utf-8")) for name in self.files if name.endswith(".html")
        }
        self.problems: list[str] = []
        self.links = 0

    def target(self, page: str, path: str) -> str:
        """The file that an internal address leads to; '' if there is none."""
        if path.startswith("/"):
            return ""  # the site may lie in any folder of a host, or on a disk
        joined = posixpath.normpath(posixpath.join(posixpath.dirname(page), unquote(path))) if path else page
        for name in (joined, posixpath.join(joined, "index.html").removeprefix("./")):
            if name in self.files:
                return name
        return ""

    def check(self) -> None:
        reached: dict[str, set[str]] = {}
        for name, page in sorted(self.pages.items()):
            reached[name] = set()
            for link in page.links:
                self.links += 1
                if wrong := self.wrong(name, link, reached[name]):
                    self.problems.append(f"{name}:{link.line}: {link.address!r} {wrong}")
            for anchor in sorted(page.twice):
                self.problems.append(f"{name}: two elements are called #{anchor}")
        for name in sorted(self.files):
            if name.endswith(".css"):
                self.check_style(name)
        self.check_reached(reached)
        self.check_twins()

    def wrong(self, name: str, link: Link, reached: set[str]) -> str:
        """What is wrong with a link, '' if nothing; where a reader can go is noted."""
        parts = urlsplit(link.address)
        if parts.scheme in ("data", "javascript"):
            return "" if parts.scheme == "data" else "is a script and no place"
        if parts.scheme or parts.netloc:
            return "is loaded from another host" if link.loads else ill_formed(link.address)
        found = self.target(name, parts.path)
        if not found:
            return "leads nowhere"
        if link.follows:
            reached.add(found)
        if parts.fragment and found in self.pages and unquote(parts.fragment) not in self.pages[found].anchors:
            return f"names an anchor that {found} has not"
        return ""

    def check_style(self, name: str) -> None:
        for match in IN_STYLE.finditer((self.folder / name).read_text(encoding="utf-8")):
            address = match.group(1) or match.group(2)
            parts = urlsplit(address)
            self.links += 1
            if parts.scheme == "data" or (not parts.path and parts.fragment):
                continue
            if parts.scheme or parts.netloc:
                self.problems.append(f"{name}: {address!r} is loaded from another host")
            elif not self.target(name, parts.path):
                self.problems.append(f"{name}: {address!r} leads nowhere")

    def check_reached(self, reached: dict[str, set[str]]) -> None:
        seen, ahead = {"index.html"}, ["index.html"]
        while ahead:
            for name in reached.get(ahead.pop(), set()) - seen:
                seen.add(name)
                ahead.append(name)
        for name in sorted(set(self.pages) - seen):
            self.problems.append(f"{name}: no link leads here from the front page")

    def check_twins(self) -> None:
        for name, page in sorted(self.pages.items()):
            lang, _, rest = name.partition("/")
            if lang not in LANGUAGES:
                continue
            if page.lang != lang:
                self.problems.append(f"{name}: the page says that its language is {page.lang!r}")
            for other in LANGUAGES:
                twin = f"{other}/{rest}"
                if other == lang:
                    continue
                if twin not in self.pages:
                    self.problems.append(f"{name}: there is no {twin}")
                elif not any(
                    link.follows and link.hreflang == other and self.target(name, urlsplit(link.address).path) == twin
                    for link in page.links
                ):
                    self.problems.append(f"{name}: it does not link to its twin {twin}")


def check_site(folder: Path) -> Checked:
    site = Site(folder)
    if "index.html" not in site.pages:
        return Checked(0, 0, [f"{folder} holds no site: it has no index.html"])
    site.check()
    return Checked(len(site.pages), site.links, site.problems)


# -- Markdown files of the repository ----------------------------------------------------------------------------------


def documents(root: Path) -> list[Path]:
    """What is read where the repository lies: everything in Markdown but the site's own pages, whose addresses are
    checked in the site."""
    return sorted([*root.glob("*.md"), *(root / "benchmarks").glob("*.md"), *(root / "docs" / "results").glob("*.md")])


def prose(text: str) -> str:
    """A Markdown text without its code."""
    return re.sub(r"`[^`\n]+`", "", re.sub(r"^ *```.*?^ *```$", "", text, flags=re.MULTILINE | re.DOTALL))


def anchors_of(text: str) -> set[str]:
    """The anchors that code hosts give to headings: small letters, no marks, hyphens for spaces."""
    found: set[str] = set()
    for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE):
        small = unicodedata.normalize("NFC", heading.lower().replace("`", ""))
        found.add(re.sub(r"[^\w\- ]", "", small).strip().replace(" ", "-"))
    return found


def check_documents(paths: Iterable[Path], root: Path) -> list[str]:
    problems: list[str] = []
    for path in paths:
        text = prose(path.read_text(encoding="utf-8"))
        for address in re.findall(r"\]\(<?([^)\s>]+)>?\)", text):
            parts = urlsplit(address)
            where = path.relative_to(root)
            if parts.scheme or parts.netloc:
                if wrong := ill_formed(address):
                    problems.append(f"{where}: {address!r} {wrong}")
                continue
            target = path if not parts.path else (path.parent / unquote(parts.path)).resolve()
            if not target.exists() or not target.resolve().is_relative_to(root.resolve()):
                problems.append(f"{where}: {address!r} leads nowhere")
            elif parts.fragment and parts.fragment not in anchors_of(target.read_text(encoding="utf-8")):
                problems.append(f"{where}: {address!r} names a heading that is not there")
    return problems
