"""Make a compiled copy of the package, for tests and measurements without an install.

python tools/compile_inplace.py OUTDIR; then PYTHONPATH=OUTDIR python ...
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from mypyc_build import LIBRARIES, CompileError, compile_copy


def main() -> int:
    if len(sys.argv) != 2:
        print("usage: python tools/compile_inplace.py OUTDIR", file=sys.stderr)
        return 2
    out = Path(sys.argv[1]).resolve()
    # Only what an earlier run made is removed: OUTDIR is whatever the caller typed.
    shutil.rmtree(out / "bivouac", ignore_errors=True)
    for old in out.glob(LIBRARIES):
        old.unlink()
    try:
        made = compile_copy(Path(__file__).resolve().parents[1] / "src" / "bivouac", out)
    except CompileError as error:
        print(f"No compiled copy: {error}", file=sys.stderr)
        return 1
    print(f"{len(made)} compiled files in {sys.argv[1]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
