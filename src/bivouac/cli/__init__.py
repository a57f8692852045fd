"""The command line: `bivouac play altiplano`."""

import sys


def main() -> None:
    from bivouac.cli.app import main as run

    sys.exit(run())
