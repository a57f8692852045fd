"""What is wrong with a table in a window of some size, as measure.js finds it."""

from collections.abc import Sequence
from pathlib import Path

from tests.browser.screen import Screen

MEASURE = Path(__file__).with_name("measure.js").read_text("utf-8")
# The window has its new size, letters are there, and for some frames nothing has changed its size any more.
SETTLED = """([width, height]) => new Promise((done) => {
  let last = '', still = 0;
  const look = () => {
    const { clientWidth, clientHeight } = document.querySelector('.page');
    const all = [...document.querySelectorAll('main, main *')];
    const sizes = all.map((each) => `${each.scrollWidth}x${each.scrollHeight}`).join();
    const isThere = clientWidth === width && clientHeight === height && document.fonts.status === 'loaded';
    still = isThere && sizes === last ? still + 1 : 0;
    last = sizes;
    if (still >= 5) done();
    else requestAnimationFrame(look);
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
