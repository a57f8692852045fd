"""The build hook: a wheel holds the rules compiled by mypyc beside their sources; an editable install stays plain.

BIVOUAC_MYPYC=0 never compiles, BIVOUAC_MYPYC=1 compiles or fails; otherwise it compiles where that is possible.
Icons and fonts for the pictures of cards are made wherever they are not there yet: BIVOUAC_PICTURES=0 never makes them,
BIVOUAC_PICTURES=1 makes them or fails; otherwise a build that cannot have them goes on without.
The browser client likewise: BIVOUAC_WEB=0 never builds it, BIVOUAC_WEB=1 builds it or fails.
"""

from __future__ import annotations

import os
import sys
import tempfile
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The project's folder is not on the import path of a build.
sys.path.append(str(Path(__file__).resolve().parent / "tools"))
import assets
import mypyc_build
import web_build

MODE = os.environ.get("BIVOUAC_MYPYC", "")
PICTURES = os.environ.get(assets.MODE, "")
WEB = os.environ.get(web_build.MODE, "")


class CustomBuildHook(BuildHookInterface):
    def dependencies(self) -> list[str]:
        """Asked before the build: heavy tools only where they will be used."""
        needed: list[str] = []
        if self.compiles() and (MODE == "1" or not mypyc_build.what_is_missing()):
            needed += mypyc_build.REQUIREMENTS
        if self.lacks_pictures():
            needed += assets.requirements(Path(self.root))
        if self.lacks_client():
            needed += web_build.requirements(Path(self.root))
        return sorted(set(needed))

    def compiles(self) -> bool:
        return self.target_name == "wheel" and MODE != "0"

    def lacks_pictures(self) -> bool:
        return PICTURES != "0" and not assets.is_fresh(Path(self.root))

    def lacks_client(self) -> bool:
        return WEB != "0" and not web_build.is_fresh(Path(self.root))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # Beside each other: neither needs anything of the other, and compiling keeps one core busy for half its time.
        with ThreadPoolExecutor(1) as beside:
            compiling = self.begin_to_compile(beside) if self.compiles() and version != "editable" else None
            if self.lacks_pictures():
                self.make_pictures()
            if self.lacks_client():
                self.build_client()
            if compiling is not None:
                self.take_compiled(compiling, build_data)

    def make_pictures(self) -> None:
        try:
            assets.make(Path(self.root))
        except Exception as error:  # whatever it is: nobody should miss a game for want of its pictures
            if PICTURES == "1":
                self.app.abort(f"Bivouac's icons and fonts could not be made: {error}")
            self.app.display_warning(f"Bivouac is built without pictures of cards: {error}")

    def build_client(self) -> None:
        try:
            web_build.build(Path(self.root))
        except Exception as error:  # the terminal still has a table
            if WEB == "1":
                self.app.abort(f"Bivouac's browser client could not be built: {error}")
            self.app.display_warning(f"Bivouac is built without its browser client: {error}")

    def begin_to_compile(self, beside: Executor) -> Future[list[Path]]:
        # Kept until the wheel is written, which happens after `initialize`.
        self.out = tempfile.TemporaryDirectory(prefix="bivouac-wheel-")
        # Copied first: what the client's build writes into the package must not be met half written.
        copy = mypyc_build.copy_package(Path(self.root, "src", "bivouac"), Path(self.out.name))
        return beside.submit(mypyc_build.compile_in_place, copy)

    def take_compiled(self, compiling: Future[list[Path]], build_data: dict[str, Any]) -> None:
        try:
            made = compiling.result()
        except mypyc_build.CompileError as error:
            if MODE == "1":
                self.app.abort(f"Bivouac's rules could not be compiled: {error}")
            self.app.display_warning(f"Bivouac's rules are not compiled and run as plain Python, more slowly: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        out = Path(self.out.name)
        build_data["force_include"].update({str(file): str(file.relative_to(out)) for file in made})
