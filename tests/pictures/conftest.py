import fcntl
import os
from pathlib import Path

import pytest

from tests.cli.run import LOCALE, Line
from tools import assets


@pytest.fixture(scope="session")
def outlines() -> None:
    """Icons and fonts, made where they are missing. A machine that checks changes must not go on without them."""
    (assets.ROOT / ".build").mkdir(exist_ok=True)
    with (assets.ROOT / ".build" / "assets.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # several workers of one run share the folder
        if assets.is_fresh(assets.ROOT):
            return
        try:
            assets.make(assets.ROOT)
        except assets.AssetError as error:
            if os.environ.get("CI") == "true":
                raise
            pytest.skip(f"there are no icons and fonts: {error}")


@pytest.fixture
def line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Line:
    for name in LOCALE:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    return Line(capsys)


@pytest.fixture(scope="session")
def sources_of_pictures() -> list[str]:
    """The files that say how games look. To know them all sources of pictures are read, which once is enough for."""
    return [*(f"{game.replace('-', '_')}.py" for game in assets.tables(assets.ROOT)), "credits.py", "card.py"]


@pytest.fixture
def project(tmp_path: Path, sources_of_pictures: list[str]) -> Path:
    """A small copy of the project: tables of pictures and the lock file, no packages."""
    pictures, web = tmp_path / "src" / "bivouac" / "pictures", tmp_path / "web"
    pictures.mkdir(parents=True)
    web.mkdir()
    for name in sources_of_pictures:
        (pictures / name).write_bytes((assets.ROOT / "src" / "bivouac" / "pictures" / name).read_bytes())
    for name in ("package.json", "package-lock.json", ".npmrc"):
        (web / name).write_bytes((assets.ROOT / "web" / name).read_bytes())
    return tmp_path
