"""The command line: `bivouac play GAME`."""

import sys


def main() -> None:
    from bivouac.cli.app import main as run

    sys.exit(run())
