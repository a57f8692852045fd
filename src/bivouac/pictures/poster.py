"""What a poster has and a plain card has not: a ribbon under the name, dots, numbers on stubs, a tilted frame."""

from typing import Final

from bivouac.pictures import shapes
from bivouac.pictures.canvas import MIDDLE, CardCanvas
from bivouac.pictures.looks import Look
from bivouac.pictures.mood import Tones
from bivouac.pictures.outlines import fonts, icon
from bivouac.pictures.patterns import Seeds, rays
from bivouac.pictures.shapes import polygon, short

RIBBON_REACH: Final = 218  # from the middle to the tips
RIBBON_NOTCH: Final = 15
DOTS: Final = 13.0  # from one dot to the next
DOT_LARGEST: Final = 9.0
STUB_LEFT: Final = 29.0
STUB_WIDTH: Final = 84.0
STUB_HEIGHT: Final = 42.0
STUB_STEP: Final = 52.0  # from one to the next below it
STUB_ACROSS: Final = 94.0  # from one to the next beside it
BACK_WIDTH: Final = 158.0
BACK_HEIGHT: Final = 136.0
BACK_ASIDE: Final = 134.0  # of its middle, from that of the card
BACK_TILT: Final = (6.0, 7.0, 8.0, 9.0)  # degrees; the card's own name picks one
BACK_SHIFT: Final = 66.0  # how far the emblem of the front makes room


def ribbon(canvas: CardCanvas, banner: Tones, top: float, height: float) -> None:
    """A ribbon across the card, its ends notched, with a fine line along both edges."""
    ground, edge, _ = banner
    bottom, middle = top + height, top + height / 2
    left, right = MIDDLE - RIBBON_REACH, MIDDLE + RIBBON_REACH
    canvas.path(
        polygon(
            [(left, top), (right, top), (right - RIBBON_NOTCH, middle), (right, bottom), (left, bottom),
             (left + RIBBON_NOTCH, middle)]
        ),
        ground,
    )  # fmt: skip
    for y, inset in ((top + 5, 5), (bottom - 5, 5)):
        canvas.path(f"M{short(left + inset)} {short(y)}H{short(right - inset)}", stroke=edge, stroke_width=2)


def halftone(colour: str, cy: float, width: float, height: float) -> str:
    """Rows of dots that grow towards the foot of a window. A row is one line in dashes of no length with round ends."""
    rows = []
    count = round(height / (DOTS * 0.86))
    left, right = MIDDLE - width / 2 - DOTS, MIDDLE + width / 2 + DOTS
    for row in range(count + 1):
        share = row / count
        size = DOT_LARGEST * (0.14 + 0.86 * share**1.4)
        y = cy - height / 2 + share * height
        start = left + (DOTS / 2 if row % 2 else 0)
        rows.append(f'<path d="M{short(start)} {short(y)}H{short(right)}" stroke-width="{short(size)}"/>')
    return (
        f'<g fill="none" stroke="{colour}" stroke-linecap="round" stroke-dasharray="0 {DOTS:g}" opacity=".55">'
        f"{''.join(rows)}</g>"
    )


def stubs(canvas: CardCanvas, look: Look, top: float) -> None:
    """Numbers in a column at the left of the window, each on the stub of a ticket behind its mark."""
    for place, word in enumerate(word for word in look.mood.stubs if word in look.numbers):
        stub(canvas, look, word, look.numbers[word], STUB_LEFT, top + place * STUB_STEP)


def stubs_below(canvas: CardCanvas, look: Look, bottom: float) -> None:
    """Numbers in a row on the lower edge of the window."""
    words = below(look)
    left = MIDDLE - (len(words) * STUB_ACROSS - (STUB_ACROSS - STUB_WIDTH)) / 2
    for place, word in enumerate(words):
        stub(canvas, look, word, look.numbers[word], left + place * STUB_ACROSS, bottom - STUB_HEIGHT - 8)


def below(look: Look) -> list[str]:
    return [word for word in look.mood.stubs_below if word in look.numbers]


def stub(canvas: CardCanvas, look: Look, word: str, number: int, left: float, top: float) -> None:
    mood, bold = look.mood, fonts()["bold"]
    dark, middle, light = (mood.stubs | mood.stubs_below)[word]
    canvas.path(shapes.hollow(left - 3.5, top - 3.5, STUB_WIDTH + 7, STUB_HEIGHT + 7, 8), mood.paper[2])
    canvas.path(shapes.hollow(left, top, STUB_WIDTH, STUB_HEIGHT, 7), dark)
    canvas.path(
        shapes.hollow(left + 3.5, top + 3.5, STUB_WIDTH - 7, STUB_HEIGHT - 7, 6), stroke=middle, stroke_width=1.3
    )
    canvas.icon(mood.marks[word], left + 25, top + STUB_HEIGHT / 2, 29, light)
    text, size = str(number), 33.0
    canvas.text(text, bold, size, left + 60 - bold.width(text) * size / 2, top + STUB_HEIGHT / 2 + size * 0.33, light)


def other_face(canvas: CardCanvas, look: Look, bottom: float) -> None:
    """The other face of a card, small and tilted over the corner of the window, with its emblem and its number."""
    mood = look.mood
    dark, _, light = look.tones
    cx, cy = MIDDLE + BACK_ASIDE, bottom - BACK_HEIGHT / 2 + 6
    tilt = BACK_TILT[Seeds(f"{look.face.key} back").below(len(BACK_TILT))]
    canvas.add(f'<g transform="rotate({tilt:g} {short(cx)} {short(cy)})">')
    outline = shapes.film(cx, cy, BACK_WIDTH, BACK_HEIGHT)
    canvas.path(outline, mood.paper[2], stroke=mood.paper[2], stroke_width=8)
    canvas.path(outline, light)
    canvas.add(rays_behind(canvas, look, cx, cy))
    canvas.path(shapes.strip(cx, cy, BACK_WIDTH, BACK_HEIGHT), dark, fill_rule="evenodd")
    canvas.path(outline, stroke=dark, stroke_width=3.5)
    size = (BACK_HEIGHT - 2 * shapes.film_band(BACK_HEIGHT)) * 0.86
    back = canvas.define("behind", icon(look.back).silhouette)
    place = f"translate({short(cx - size / 2)} {short(cy - size / 2)}) scale({size / 512:.4f})"
    canvas.add(
        f'<g transform="{place}" stroke-linejoin="round">'
        f'<use href="#{back}" fill="{mood.paper[2]}" stroke="{mood.paper[2]}" stroke-width="48"/>'
        f'<use href="#{canvas.drawing(look.back)}" fill="{mood.red_ink}"/></g>'
    )
    for word in (word for word in mood.stubs if word in look.behind):
        stub(canvas, look, word, look.behind[word], cx - BACK_WIDTH / 2 - 22, cy - BACK_HEIGHT / 2 - 20)
    canvas.add("</g>")


def rays_behind(canvas: CardCanvas, look: Look, cx: float, cy: float) -> str:
    """Rays behind the emblem of the other face: the moment at which everything hangs."""
    path = rays(Seeds(f"{look.face.key} rays"), cx, cy, BACK_WIDTH)
    clip = f"{canvas.key}-behind-clip"
    canvas.defs.append(f'<clipPath id="{clip}"><path d="{shapes.film(cx, cy, BACK_WIDTH, BACK_HEIGHT)}"/></clipPath>')
    return f'<g clip-path="url(#{clip})"><path d="{path}" fill="{look.tones[1]}" opacity=".5"/></g>'
