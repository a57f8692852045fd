"""The build hook: a wheel holds the rules compiled by mypyc beside their sources; an editable install stays plain.

BIVOUAC_MYPYC=0 never compiles, BIVOUAC_MYPYC=1 compiles or fails; otherwise it compiles where that is possible.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The project's folder is not on the import path of a build.
sys.path.append(str(Path(__file__).resolve().parent / "tools"))
import mypyc_build

MODE = os.environ.get("BIVOUAC_MYPYC", "")


class CustomBuildHook(BuildHookInterface):
    def dependencies(self) -> list[str]:
        """Asked before the build: mypy and setuptools only where they will be used."""
        if MODE == "0" or (MODE != "1" and mypyc_build.what_is_missing()):
            return []
        return list(mypyc_build.REQUIREMENTS)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or MODE == "0":
            return
        # Kept until the wheel is written, which happens after this method.
        self.out = tempfile.TemporaryDirectory(prefix="bivouac-wheel-")
        out = Path(self.out.name)
        try:
            made = mypyc_build.compile_copy(Path(self.root, "src", "bivouac"), out)
        except mypyc_build.CompileError as error:
            if MODE == "1":
                self.app.abort(f"Bivouac's rules could not be compiled: {error}")
            self.app.display_warning(f"Bivouac's rules are not compiled and run as plain Python, more slowly: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(file): str(file.relative_to(out)) for file in made})
