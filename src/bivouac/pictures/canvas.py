"""What a card is drawn on: letters, icons and outlines on a sheet of SVG."""

from math import cos, pi, sin
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from bivouac.pictures.credits import credit
from bivouac.pictures.outlines import Font, icon
from bivouac.pictures.shapes import short
from bivouac.pictures.typeset import ICON_WIDTH, Block, TypesetLine

# A poker card, 2.5 by 3.5 inches, 200 units to the inch.
WIDTH: Final = 500
HEIGHT: Final = 700
MIDDLE: Final = WIDTH / 2


class CardCanvas:
    """Collects what is drawn. Letters and icons are defined once and used by name, which keeps a card small."""

    def __init__(self, key: str) -> None:
        self.key: Final = key
        self.letters: dict[str, str] = {}
        self.icons: set[str] = set()
        self.drawings: dict[str, str] = {}
        self.defs: list[str] = []
        self.body: list[str] = []

    def add(self, part: str) -> None:
        self.body.append(part)

    def path(self, d: str, fill: str = "none", **more: str | float) -> None:
        rest = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())
        self.add(f'<path d="{d}" fill="{fill}"{rest}/>')

    def letter(self, font: Font, letter: str) -> str:
        """The name of a letter's outline; it is the same in every card, so that cards may share a page."""
        name = f"{font.name[0]}-{ord(letter):x}"
        self.letters[name] = font.glyphs[letter][1]
        return name

    def icon(self, name: str, cx: float, cy: float, size: float, colour: str, opacity: str = "") -> None:
        place = f"translate({short(cx - size / 2)} {short(cy - size / 2)}) scale({size / 512:.4f})"
        faded = f' opacity="{opacity}"' if opacity else ""
        self.add(f'<use href="#{self.drawing(name)}" fill="{colour}" transform="{place}"{faded}/>')

    def drawing(self, name: str) -> str:
        """The name of an icon's outline, the same in every card too."""
        self.icons.add(name)
        self.drawings[f"icon-{name}"] = icon(name).outline
        return f"icon-{name}"

    def define(self, what: str, d: str) -> str:
        """The name of an outline that is used more than once in this card."""
        self.defs.append(f'<path id="{self.key}-{what}" d="{d}"/>')
        return f"{self.key}-{what}"

    def use(self, ident: str, **more: str | float) -> None:
        rest = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())
        self.add(f'<use href="#{ident}"{rest}/>')

    def text(self, text: str, font: Font, size: float, x: float, y: float, colour: str) -> None:
        """One stretch of letters from x on the base line y."""
        places, _ = font.places(text)
        if not places:
            return
        scale = size / font.units
        uses = "".join(f'<use href="#{self.letter(font, letter)}" x="{short(at)}"/>' for letter, at in places)
        self.add(
            f'<g fill="{colour}" transform="matrix({scale:.5f} 0 0 {-scale:.5f} {short(x)} {short(y)})">{uses}</g>'
        )

    def line(self, line: TypesetLine, size: float, x: float, y: float) -> None:
        for piece in line.pieces:
            if piece.icon:
                own = size * piece.scale
                self.icon(piece.icon, x + ICON_WIDTH * own / 2, y - piece.font.capital * own / 2, own, piece.colour)
            else:
                self.text(piece.text, piece.font, size * piece.scale, x, y, piece.colour)
            x += piece.width * size

    def block(self, block: Block, top: float, middle: float = MIDDLE) -> None:
        """Lines one below the other around a middle; capitals stand in the middle of their line boxes."""
        for line in block.lines:
            capital = max(piece.font.capital * piece.scale for piece in line.pieces) * block.size
            self.line(line, block.size, middle - line.width / 2, top + line.top + (line.height + capital) / 2)

    def around(self, text: str, font: Font, size: float, cx: float, cy: float, r: float, colour: str) -> None:
        """Letters on a circle, their middle at its top."""
        places, length = font.places(text)
        scale = size / font.units
        parts = []
        for letter, at in places:
            angle = (at + font.glyphs[letter][0] / 2 - length / 2) * scale / r
            x, y = cx + r * sin(angle), cy - r * cos(angle)
            turned = (
                f"translate({short(x)} {short(y)}) rotate({short(angle * 180 / pi)}) scale({scale:.5f} {-scale:.5f})"
            )
            back = short(-font.glyphs[letter][0] / 2)
            parts.append(f'<use href="#{self.letter(font, letter)}" x="{back}" transform="{turned}"/>')
        self.add(f'<g fill="{colour}">{"".join(parts)}</g>')

    def written(self, name: str, lang: str, described: str) -> str:
        """The whole file."""
        shared = sorted({**self.letters, **self.drawings}.items())
        glyphs = [f'<path id="{name}" d="{path}"/>' for name, path in shared]
        ident = f"{self.key}-{lang}"
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
            f' role="img" xml:lang="{lang}" aria-labelledby={quoteattr(f"{ident}-name {ident}-text")}>',
            f"<title id={quoteattr(f'{ident}-name')}>{escape(name)}</title>",
            f"<desc id={quoteattr(f'{ident}-text')}>{escape(described)}</desc>",
            f"<metadata>{escape(credit(self.icons))}</metadata>",
            f"<defs>{''.join(self.defs)}{''.join(glyphs)}</defs>",
            *self.body,
            "</svg>",
        ]
        return "\n".join(parts) + "\n"
