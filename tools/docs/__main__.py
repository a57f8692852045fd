"""Make the documentation site and check its links: `python -m tools.docs [--serve [PORT]]`."""

import argparse
import sys
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tools.docs import links, site
from tools.docs.pages import Unknown
from tools.docs.words import ROOT


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


def serve(folder: Path, port: int) -> int:
    with ThreadingHTTPServer(("127.0.0.1", port), partial(Quiet, directory=folder)) as server:
        print(f"The site is at http://127.0.0.1:{server.server_port}/ until Ctrl-C.", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            return 0
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="run.py docs", description="Make the documentation site and check its links.")
    parser.add_argument("--serve", nargs="?", type=int, const=8000, metavar="PORT", help="then show it on this machine")
    args = parser.parse_args()
    began = time.monotonic()
    try:
        folder = site.build()
    except (site.NotBuilt, Unknown, LookupError) as problem:
        print(problem, file=sys.stderr)
        return 1
    checked = links.check_site(folder)
    problems = [*checked.problems, *links.check_documents(links.documents(ROOT), ROOT)]
    for problem in problems:
        print(problem)
    print(
        f"{checked.pages} pages, {checked.links} links, {len(problems)} problems, {time.monotonic() - began:.1f} s: "
        f"{(folder / 'index.html').relative_to(ROOT)}"
    )
    if problems:
        return 1
    return 0 if args.serve is None else serve(folder, args.serve)


if __name__ == "__main__":
    sys.exit(main())
