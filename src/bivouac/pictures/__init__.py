"""Cards as pictures: SVG without bitmaps and without fonts, the same bytes every time."""

from bivouac.pictures.card import card_svg
from bivouac.pictures.looks import has_pictures
from bivouac.pictures.outlines import NoAssets

__all__ = ["NoAssets", "card_svg", "has_pictures"]
