"""The client as it was built: a few files, kept in memory with their compressed forms."""

import gzip
import mimetypes
from hashlib import blake2b
from html import escape
from pathlib import Path
from typing import Final

from msgspec import Struct

from bivouac.server.words import said

POLICY: Final = "; ".join(
    [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'",
        "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'", "base-uri 'none'", "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)  # fmt: skip
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
FOREVER: Final = "public, max-age=31536000, immutable"
ALWAYS_ASK: Final = "no-cache"
HASHED: Final = "assets/"  # the build puts a hash into the names of files there
SMALLEST_TO_COMPRESS: Final = 600
PACKED: Final = (".woff2", ".woff", ".png", ".jpg", ".webp", ".ico")


class Page(Struct, frozen=True):
    body: bytes
    packed: bytes  # empty where compression gains nothing
    kind: str
    tag: str
    caching: str


class Pages:
    """The files of a folder by their path. The folder is read again when its index.html has changed."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.files: dict[str, Page] = {}
        self.read_at = -1

    def find(self, path: str) -> Page | None:
        """A file, or index.html for every address that is a page of the client."""
        self.refresh()
        page = self.files.get(path)
        if page is None and "." not in path.rpartition("/")[2]:
            page = self.files.get("index.html")
        return page

    @property
    def is_built(self) -> bool:
        self.refresh()
        return "index.html" in self.files

    def refresh(self) -> None:
        try:
            changed = (self.folder / "index.html").stat().st_mtime_ns
        except OSError:
            self.files = {"index.html": missing()}
            self.read_at = -1
            return
        if changed == self.read_at:
            return
        files = [file for file in sorted(self.folder.rglob("*")) if file.is_file()]
        self.files = {file.relative_to(self.folder).as_posix(): page_from(file, self.folder) for file in files}
        self.read_at = changed


def page_from(file: Path, folder: Path) -> Page:
    name = file.relative_to(folder).as_posix()
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return page(file.read_bytes(), kind, FOREVER if name.startswith(HASHED) else ALWAYS_ASK, name.endswith(PACKED))


def page(body: bytes, kind: str, caching: str, is_packed: bool) -> Page:
    packed = b"" if is_packed or len(body) < SMALLEST_TO_COMPRESS else gzip.compress(body, 9, mtime=0)
    tag = f'"{blake2b(body, digest_size=9).hexdigest()}"'
    return Page(body, packed if len(packed) < len(body) else b"", kind, tag, caching)


def missing() -> Page:
    """What is shown where the client was not built, in both languages."""
    text = said("no-client")
    body = (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bivouac</title>'
        f'<p>{escape(text.en)}</p><p lang="fr">{escape(text.fr)}</p></html>'
    )
    return page(body.encode(), "text/html", "no-store", False)
