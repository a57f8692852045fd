"""What is wrong with a table in a window of some size, as measure.js finds it."""

from collections.abc import Sequence
from pathlib import Path

from tests.browser.screen import Screen

MEASURE = Path(__file__).with_name("measure.js").read_text("utf-8")
# The window has its new size, and what depends on it has been drawn.
SETTLED = """([width, height]) => new Promise((done) => {
  // A map is drawn anew once it knows the size of its window, and that depends on what stands beside it.
  const FRAMES = 5;
  const rest = (frames) => (frames > 0 ? requestAnimationFrame(() => rest(frames - 1)) : done());
  const look = () => {
    const { clientWidth, clientHeight } = document.querySelector('.page');
    const isThere = clientWidth === width && clientHeight === height;
    requestAnimationFrame(isThere ? () => rest(FRAMES) : look);
  };
  look();
})"""


def resize(table: Screen, width: int, height: int) -> None:
    table.page.set_viewport_size({"width": width, "height": height})
    table.page.evaluate(SETTLED, [width, height])


def faults_at(table: Screen, width: int, height: int, keys: Sequence[str], is_whole: bool = False) -> list[str]:
    """One sentence each. What can be chosen may have to be scrolled to, unless the table must be seen whole."""
    resize(table, width, height)
    return list(table.page.evaluate(MEASURE, [list(keys), is_whole]))
