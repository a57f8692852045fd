import pytest

from tests.cli.run import LOCALE, Line, Typed


@pytest.fixture(autouse=True)
def _plain_surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """English unless a test says otherwise, and no file in anybody's home."""
    for name in LOCALE:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def line(capsys: pytest.CaptureFixture[str]) -> Line:
    return Line(capsys)


@pytest.fixture
def typed(line: Line, monkeypatch: pytest.MonkeyPatch) -> Typed:
    return Typed(line, monkeypatch)
