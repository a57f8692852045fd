"""`python -m bivouac.cli` is `bivouac`."""

from bivouac.cli import main

main()
