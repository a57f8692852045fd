"""The colours of a field journal, by day and by lamplight. Every pair that is read together has a contrast of 4.5."""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from rich.style import Style
from textual.theme import Theme


@dataclass(frozen=True)
class Palette:
    """Inks by the role they play. `paper` is the page, `card` a card on it, `lit` what can be chosen, `focus` where the
    keys are, `badge` a number to type, `glow` the side whose turn it is; `earth` to `water` are grounds of a map."""

    name: str
    dark: bool
    paper: str
    card: str
    lit: str
    focus: str
    badge: str
    glow: str
    ink: str  # on paper, card and lit
    dim: str  # on paper and card
    rule: str  # lines only, nothing is read in it
    on_focus: str
    on_badge: str
    on_glow: str
    verdigris: str  # these six on paper, card and lit
    ochre: str
    rust: str
    violet: str
    gold: str
    blue: str
    earth: str  # grounds of a map, under ink and the six, as the next four
    straw: str
    moss: str
    heather: str
    water: str

    @cached_property
    def theme(self) -> Theme:
        return Theme(
            name=self.name,
            primary=self.verdigris,
            secondary=self.ochre,
            accent=self.ochre,
            warning=self.ochre,
            error=self.rust,
            success=self.verdigris,
            foreground=self.ink,
            background=self.paper,
            surface=self.card,
            panel=self.lit,
            dark=self.dark,
            text_alpha=1.0,
            variables={
                "ink": self.ink,
                "dim": self.dim,
                "lines": self.rule,
                "paper": self.paper,
                "card": self.card,
                "lit": self.lit,
                "focus-ground": self.focus,
                "on-focus": self.on_focus,
                "badge": self.badge,
                "on-badge": self.on_badge,
                "verdigris": self.verdigris,
                "ochre": self.ochre,
                "rust": self.rust,
                "block-cursor-background": self.focus,
                "block-cursor-foreground": self.on_focus,
                "block-cursor-text-style": "bold",
                "block-cursor-blurred-background": self.lit,
                "block-cursor-blurred-foreground": self.ink,
                "block-hover-background": self.lit,
                "input-cursor-background": self.ink,
                "input-cursor-foreground": self.paper,
                "input-selection-background": self.lit,
                "scrollbar": self.rule,
                "scrollbar-hover": self.ochre,
                "scrollbar-active": self.ochre,
                "scrollbar-background": self.card,
                "scrollbar-background-hover": self.card,
                "scrollbar-background-active": self.card,
                "scrollbar-corner-color": self.card,
                "border": self.rule,
                "border-blurred": self.rule,
            },
        )


JOURNAL: Final = Palette(
    name="journal", dark=False,
    paper="#f2e8d2", card="#fbf5e7", lit="#ffe2a0", focus="#1d5f56", badge="#7d4600", glow="#7d4600",
    ink="#2a251e", dim="#675c4a", rule="#c3b391",
    on_focus="#fffaf0", on_badge="#fff6e4", on_glow="#fff6e4",
    verdigris="#15564d", ochre="#7d4600", rust="#952a16", violet="#583580", gold="#6b4f00", blue="#1f4e86",
    earth="#f2cfc2", straw="#e9e0ac", moss="#cfe0b4", heather="#e1d2ec", water="#c8dcec",
)  # fmt: skip
LANTERN: Final = Palette(
    name="lantern", dark=True,
    paper="#1c1915", card="#2a251f", lit="#4d3b14", focus="#7fd0be", badge="#e6b052", glow="#e6b052",
    ink="#efe5d0", dim="#b3a68d", rule="#5a5040",
    on_focus="#13110d", on_badge="#1c1915", on_glow="#1c1915",
    verdigris="#84d2c1", ochre="#eab65e", rust="#f4a086", violet="#cfb2f5", gold="#ecd06a", blue="#9cc4f2",
    earth="#3e211b", straw="#38352b", moss="#203620", heather="#33263f", water="#1c3041",
)  # fmt: skip
PALETTES: Final = {palette.name: palette for palette in (LANTERN, JOURNAL)}


@lru_cache(maxsize=512)
def style(palette: Palette, ink: str, ground: str, bold: bool, underline: bool, italic: bool) -> Style:
    return Style(
        color=getattr(palette, ink), bgcolor=getattr(palette, ground), bold=bold, underline=underline, italic=italic
    )


class Inks:
    """Styles by role for one palette: `inks("rust", "card", bold=True)`."""

    def __init__(self, palette: Palette) -> None:
        self.palette: Final = palette

    def __call__(
        self, ink: str, ground: str = "paper", *, bold: bool = False, underline: bool = False, italic: bool = False
    ) -> Style:
        return style(self.palette, ink, ground, bold, underline, italic)
