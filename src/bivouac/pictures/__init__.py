"""Cards as pictures: SVG without bitmaps and without fonts, the same bytes every time."""

from bivouac.pictures.card import besides_svg, card_svg
from bivouac.pictures.looks import has_pictures
from bivouac.pictures.outlines import NoAssets

__all__ = ["NoAssets", "besides_svg", "card_svg", "has_pictures"]
