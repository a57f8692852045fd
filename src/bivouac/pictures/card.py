"""A card as SVG, from top to bottom: name, kind, emblem on its pattern, text, origin."""

from typing import Final

from bivouac.engine.game import Game
from bivouac.games import game_named
from bivouac.pictures import poster, shapes
from bivouac.pictures.canvas import HEIGHT, MIDDLE, WIDTH, CardCanvas
from bivouac.pictures.looks import Look, icon_of, look_of, looks_besides, matcher
from bivouac.pictures.outlines import Font, fonts, icon
from bivouac.pictures.patterns import Seeds, pattern
from bivouac.pictures.registry import MOODS
from bivouac.pictures.shapes import short
from bivouac.pictures.typeset import ICON_GAP, ICON_WIDTH, Block, Piece, fitted, in_lines, set_at
from bivouac.text import game_title

EDGE: Final = 17  # of the frame around the paper
NAME_TOP: Final = 37
NAME_HEIGHT: Final = 72
NAME_WIDTH: Final = 396
NAME_SIZE: Final = 47
NAME_SMALLEST: Final = 35  # a name that would be smaller on one line has two
NAME_IN_TWO: Final = 28.5  # each of two lines on a ribbon
KIND_LINE: Final = 133  # the middle of the row of badges
KIND_SIZE: Final = 23
KIND_SMALLEST: Final = 18.5
BADGE: Final = 25
WINDOW_TOP: Final = 152
WINDOW_WIDTH: Final = 392
WINDOW_GAP: Final = 12  # between the window and the text
SLIP: Final = 15  # how far the second tone is off the first, as in cheap printing, on the square of 512
FIGURE: Final = 36  # half the height of a number's place
PRICE_LEFT: Final = 64
STRENGTH_ROOM: Final = 62
STUBS_TOP: Final = WINDOW_TOP + 26
TEXT_LEFT: Final = 46
TEXT_BOTTOM: Final = 638
TEXT_WIDTH: Final = WIDTH - 2 * TEXT_LEFT
PREREQUISITE: Final = 0.86  # its size beside that of the text
LEADING: Final = 1.14
TEXT_AIR: Final = 8  # above and below the text together, at least
FLAVOUR_SIZE: Final = 20.5
FLAVOUR_GAP: Final = 18  # between the text and the flavour, around a short line
FLAVOUR_LINE: Final = 64
FOOTER: Final = 659  # the base line
FOOTER_LEFT: Final = 63  # clear of the corners of every frame


def card_svg(game: Game | str, number: int, lang: str) -> str:
    """A card of a game as SVG: the same bytes every time. NoAssets if the icons and fonts were never made."""
    return drawn(look_of(game_named(game) if isinstance(game, str) else game, number, lang))


def besides_svg(game: Game, lang: str) -> dict[str, str]:
    """The cards that lie in the box without a number, by their keys."""
    return {look.face.key: drawn(look) for look in looks_besides(MOODS[game.name], game_title(game, lang), lang)}


def drawn(look: Look) -> str:
    canvas = CardCanvas(look.face.key)
    paper(canvas, look)
    name(canvas, look)
    block, flavour, height = text_blocks(look)
    emblem(canvas, look, TEXT_BOTTOM - height - WINDOW_GAP - WINDOW_TOP)
    kind(canvas, look)
    figures(canvas, look, TEXT_BOTTOM - height - WINDOW_GAP)
    rules(canvas, look, block, flavour, height)
    footer(canvas, look)
    face = look.face
    told = [face.kind, face.text, f"{face.origin}.", face.source, face.flavour]
    return canvas.written(
        face.name, look.lang, " ".join(f"{part}." if part is face.kind else part for part in told if part)
    )


# -- from top to bottom ------------------------------------------------------------------------------------------------


def paper(canvas: CardCanvas, look: Look) -> None:
    """The frame in the tone and the shape of the kind, and the sheet inside it."""
    dark, middle, _ = look.tones
    sheet, shade, bright = look.mood.paper
    glow = f"{canvas.key}-sheet"
    canvas.defs.append(
        f'<radialGradient id="{glow}" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="{bright}"/>'
        f'<stop offset=".6" stop-color="{sheet}"/><stop offset="1" stop-color="{shade}"/></radialGradient>'
    )
    canvas.path(shapes.rounded(0, 0, WIDTH, HEIGHT, 26), dark)
    line_tone = look.mood.trim or middle
    canvas.path(shapes.rounded(5.5, 5.5, WIDTH - 11, HEIGHT - 11, 21), stroke=line_tone, stroke_width=1.6)
    frame = look.mood.frames[look.facts.kind]
    outline = shapes.FRAMES[frame]
    canvas.path(outline(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE), f"url(#{glow})")
    outline, further = shapes.INSIDE.get(frame, (outline, 0.0))
    inset = EDGE + 7 + further
    line = canvas.define("border", outline(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset))
    if look.mood.trim:
        canvas.use(line, fill="none", stroke=look.mood.trim, stroke_width=3)
        return
    canvas.use(line, fill="none", stroke=dark, stroke_width=5, opacity=".55")
    canvas.use(line, fill="none", stroke=bright, stroke_width=3, stroke_dasharray="22 22")


def name(canvas: CardCanvas, look: Look) -> None:
    banner = look.mood.banner
    if banner:
        poster.ribbon(canvas, banner, NAME_TOP, NAME_HEIGHT)
    display = Piece(look.face.name, fonts()[look.mood.display], banner[2] if banner else look.mood.ink[0])
    block = in_lines(display, 1, NAME_WIDTH, NAME_SIZE)
    if block.size < NAME_SMALLEST and " " in look.face.name:
        two = in_lines(display, 2, NAME_WIDTH, NAME_IN_TWO if banner else NAME_SMALLEST)
        block = two if two.size > block.size else block
    canvas.block(block, NAME_TOP + (NAME_HEIGHT - block.height) / 2)


def kind(canvas: CardCanvas, look: Look) -> None:
    """Badges at both ends, the words between them."""
    mood, facts = look.mood, look.facts
    badge(canvas, look, facts.kind, mood.kinds[facts.kind], "circle", 62)
    for place, each in enumerate(reversed(facts.types)):
        badge(canvas, look, each, mood.types[each], mood.badges[each], WIDTH - 62 - 60 * place)
    room = WIDTH - 2 * (62 + BADGE + 12) - (60 if len(facts.types) > 1 else 0)
    middle = MIDDLE - (30 if len(facts.types) > 1 else 0)
    words = Piece(look.face.kind, fonts()["italic"], mood.ink[1])
    block = in_lines(words, 1, room, KIND_SIZE)
    if block.size < KIND_SMALLEST:
        block = in_lines(words, 2, room, KIND_SMALLEST)
    canvas.block(block, KIND_LINE - 10 - block.height / 2, middle)


def badge(canvas: CardCanvas, look: Look, what: str, icon_name: str, shape: str, cx: float) -> None:
    dark, _, light = look.mood.tones[what]
    outline = shapes.BADGES[shape]
    canvas.path(outline(cx, KIND_LINE, BADGE + 3.5), look.mood.paper[0])
    canvas.path(outline(cx, KIND_LINE, BADGE), dark)
    canvas.path(outline(cx, KIND_LINE, BADGE - 3.5), stroke=light, stroke_width=1.2, opacity=".7")
    canvas.icon(icon_name, cx, KIND_LINE, BADGE * 1.24, look.mood.paper[2])


def emblem(canvas: CardCanvas, look: Look, height: float) -> None:
    """The window, the card's own pattern in it, and its icon in two tones."""
    mood, key = look.mood, look.face.key
    dark, middle, light = look.tones
    cy = WINDOW_TOP + height / 2
    shape = mood.windows[look.facts.kind]
    outline = shapes.WINDOWS[shape]
    window = canvas.define("window", outline(MIDDLE, cy, WINDOW_WIDTH, height))
    clip, glow = f"{canvas.key}-clip", f"{canvas.key}-glow"
    tile, drawing = pattern(key, f"{canvas.key}-pattern", middle, MIDDLE, cy, WINDOW_WIDTH / 2)
    canvas.defs.append(
        f'<clipPath id="{clip}"><use href="#{window}"/></clipPath>{tile}'
        f'<radialGradient id="{glow}" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="{mood.paper[2]}"/>'
        f'<stop offset=".45" stop-color="{mood.paper[2]}" stop-opacity=".8"/>'
        f'<stop offset="1" stop-color="{mood.paper[2]}" stop-opacity="0"/></radialGradient>'
    )
    canvas.use(window, fill=light)
    canvas.add(f'<g clip-path="url(#{clip})">{drawing}')
    if mood.is_halftone:
        canvas.add(poster.halftone(middle, cy, WINDOW_WIDTH, height))
    reach = f'rx="{short(height * 0.63)}" ry="{short(height * 0.52)}"'
    canvas.add(f'<ellipse cx="{MIDDLE:g}" cy="{short(cy)}" {reach} fill="url(#{glow})"/></g>')
    canvas.use(window, fill="none", stroke=dark, stroke_width=4, stroke_linejoin="round")
    if shape == "film":
        canvas.path(shapes.strip(MIDDLE, cy, WINDOW_WIDTH, height), dark, fill_rule="evenodd")
    else:
        # Perforation is ornament enough: the line inside a stamp is plain.
        inner = shapes.plate if shape == "stamp" else outline
        canvas.path(inner(MIDDLE, cy, WINDOW_WIDTH - 18, height - 16), stroke=dark, stroke_width=1.3, opacity=".55")
    tint = mood.tints[Seeds(f"{key} tint").below(len(mood.tints))]
    back = canvas.define("back", icon(look.emblem).silhouette)
    share, lift = shapes.FITS[shape]
    low = STRENGTH_ROOM if strengths(look) or poster.below(look) else 0  # the emblem stands above the numbers
    size = (height - low) * share
    left = MIDDLE - (poster.BACK_SHIFT if look.back else 0) - (size + SLIP * size / 512) / 2
    top = cy - low / 2 - lift * height - (size + SLIP * size / 512) / 2
    place = f"translate({short(left)} {short(top)}) scale({size / 512:.4f})"
    canvas.add(
        f'<g transform="{place}" stroke-linejoin="round">'
        f'<use href="#{back}" fill="{mood.paper[2]}" stroke="{mood.paper[2]}" stroke-width="42"/>'
        f'<use href="#{back}" x="{SLIP}" y="{SLIP}" fill="{tint}" stroke="{tint}" stroke-width="14"/>'
        f'<use href="#{canvas.drawing(look.emblem)}" fill="{mood.ink[0]}"/></g>'
    )
    if shape == "stamp":
        postmark(canvas, look, MIDDLE + 128, cy + height / 2 - 50)


def strengths(look: Look) -> list[str]:
    return [word for word in look.mood.strengths if word in look.numbers]


def figures(canvas: CardCanvas, look: Look, bottom: float) -> None:
    """The numbers of a card: what it costs at the left of the window, what it is worth on its lower edge."""
    mood, bold = look.mood, fonts()["bold"]
    for place, word in enumerate(word for word in mood.prices if word in look.numbers):
        dark, _, light = mood.prices[word]
        outline = shapes.BADGES["circle" if place == 0 else "hexagon"]
        cy = WINDOW_TOP + 44.0 + place * 84
        canvas.path(outline(PRICE_LEFT, cy, FIGURE + 4), mood.paper[2])
        canvas.path(outline(PRICE_LEFT, cy, FIGURE), dark)
        figure(canvas, look.numbers[word], bold, FIGURE * 1.5, PRICE_LEFT, cy, light)
    poster.stubs(canvas, look, STUBS_TOP)
    poster.stubs_below(canvas, look, bottom)
    if look.back:
        poster.other_face(canvas, look, bottom)
    for place, word in enumerate(strengths(look)):
        dark, middle, _ = mood.strengths[word]
        cx, cy = MIDDLE + (place - 1) * 104, bottom - 40
        canvas.path(
            shapes.rounded(cx - FIGURE * 1.06, cy - FIGURE - 3, FIGURE * 2.12, FIGURE * 2 + 6, 18), mood.paper[2]
        )
        canvas.path(shapes.rounded(cx - FIGURE * 0.96, cy - FIGURE, FIGURE * 1.92, FIGURE * 2, 16), dark)
        canvas.icon(mood.marks[word], cx, cy, FIGURE * 1.72, middle)
        figure(canvas, look.numbers[word], bold, FIGURE * 1.66, cx, cy, mood.paper[2])


def figure(canvas: CardCanvas, number: int, font: Font, size: float, cx: float, cy: float, colour: str) -> None:
    """A number around a middle."""
    text = str(number)
    canvas.text(text, font, size, cx - font.width(text) * size / 2, cy + size * 0.33, colour)


def postmark(canvas: CardCanvas, look: Look, cx: float, cy: float) -> None:
    """A rubber stamp over a corner, with the icon of the kind."""
    red = look.mood.red_ink
    canvas.add(f'<g transform="rotate(-14 {short(cx)} {short(cy)})" opacity=".82">')
    for r, heavy in ((58.0, 3.4), (36.0, 1.8)):
        canvas.path(shapes.ring(cx, cy, r), stroke=red, stroke_width=heavy)
    canvas.around(look.title.upper(), fonts()["bold"], 16.5, cx, cy, 42, red)
    canvas.icon(look.mood.kinds[look.facts.kind], cx, cy, 42, red)
    canvas.add("</g>")


def rules(canvas: CardCanvas, look: Look, block: Block, flavour: Block | None, height: float) -> None:
    """The text, and the flavour below it under a short line."""
    if flavour is None:
        canvas.block(block, TEXT_BOTTOM - (height + block.height) / 2)
        return
    if is_bare(look, block):
        canvas.block(flavour, TEXT_BOTTOM - (height + flavour.height) / 2)
        return
    top = TEXT_BOTTOM - (height + block.height + FLAVOUR_GAP + flavour.height) / 2
    canvas.block(block, top)
    line = short(top + block.height + FLAVOUR_GAP / 2)
    canvas.path(f"M{short(MIDDLE - FLAVOUR_LINE / 2)} {line}h{FLAVOUR_LINE}", stroke=look.tones[1], stroke_width=1.6)
    canvas.block(flavour, top + block.height + FLAVOUR_GAP)


def text_blocks(look: Look) -> tuple[Block, Block | None, float]:
    """The text, the flavour where there is room for it, and the height they are given. The text keeps its size: only
    the emblem makes room, as it does for a longer text."""
    block, height = rules_block(look)
    if not look.face.flavour:
        return block, None, height
    words = Piece(look.face.flavour, fonts()["italic"], look.mood.ink[1])
    flavour = set_at([[words]], FLAVOUR_SIZE, TEXT_WIDTH, LEADING)
    if is_bare(look, block):
        return block, flavour, max(height, flavour.height + 3 * TEXT_AIR)
    needed = block.height + FLAVOUR_GAP + flavour.height + TEXT_AIR
    for room in look.mood.text_heights:
        if room >= height and room >= needed:
            return block, flavour, room
    return block, None, height


def is_bare(look: Look, block: Block) -> bool:
    """Whether a card without text gives the room of a text to its emblem."""
    return not block.lines and look.mood.bare_height < look.mood.text_heights[0]


def rules_block(look: Look) -> tuple[Block, float]:
    """The text and the height it is given: the least in which it keeps its full size, else the most there is."""
    parts = paragraphs(look)
    if not parts:
        return Block((), look.mood.text_size, 0), look.mood.bare_height
    for height in look.mood.text_heights:
        block = fitted(parts, TEXT_WIDTH, height - TEXT_AIR, look.mood.text_size, LEADING)
        if block.size == look.mood.text_size:
            break
    return block, height


def paragraphs(look: Look) -> list[list[Piece]]:
    """The text in its inks: a prerequisite in red behind its mark, how an ability opens in bold, the rest plain."""
    face, mood = look.face, look.mood
    text, bold, italic = (fonts()[name] for name in ("text", "bold", "italic"))
    ink, soft = mood.ink
    plain = Piece("", text, ink)
    seen: set[str] = set()
    out: list[list[Piece]] = []
    if face.prerequisite:
        hand = Piece("", text, mood.red_ink, scale=PREREQUISITE)
        asked = [emblem for name, emblem in look.named.items() if name in face.prerequisite]
        mark = Piece("", text, mood.red_ink, asked[0] if asked else mood.marks["prerequisite"], PREREQUISITE)
        out.append([mark, *with_icons(look, kept_whole(face.prerequisite, hand, mood.text_size), hand, seen)])
    if look.notes:
        out.append(noted(look))
    if face.ability and face.head and "reaction" not in mood.kinds:
        head = with_icons(look, face.head, Piece("", bold, look.tones[0]), seen)
        out.append([*head, *with_icons(look, face.ability.removeprefix(face.head), plain, seen)])
    elif face.ability and face.head:
        is_action = face.head in look.inline
        tone = mood.tones["action" if is_action else "reaction"][0]
        answers = [] if is_action else [Piece("", bold, tone, mood.kinds["reaction"])]
        if answers:  # that icon has been seen
            seen |= {noun for noun, what in look.inline.items() if what == "reaction"}
        head = with_icons(look, face.head, Piece("", bold, tone), seen)
        out.append([*answers, *head, *with_icons(look, face.ability.removeprefix(face.head), plain, seen)])
    elif face.ability:
        out.append(with_icons(look, face.ability, plain, seen))
    if face.standing:
        out.append(with_icons(look, face.standing, plain, seen))
    if face.reminder:
        out.append(with_icons(look, face.reminder, Piece("", italic, soft), seen))
    return out


def noted(look: Look) -> list[Piece]:
    """What is said by icons: a mark and a word or a number, one after another."""
    bold = fonts()["bold"]
    pieces: list[Piece] = []
    for note in look.notes:
        tone = look.tones[0]
        if pieces:
            pieces.append(Piece(" ", bold, look.mood.ink[0]))
        pieces.append(Piece("", bold, tone, look.mood.marks[note.mark]))
        pieces.append(Piece(note.word, bold, look.mood.ink[0]))
    return pieces


def kept_whole(prerequisite: str, hand: Piece, size: float) -> str:
    """A condition that has room on a line of its own is not broken: what comes before it is."""
    label, colon, condition = prerequisite.partition(": ")
    room = TEXT_WIDTH / size - hand.scale * (ICON_WIDTH + ICON_GAP)
    if hand.saying(condition).width > room:
        return prerequisite
    return label + colon + condition.replace(" ", "\u00a0")


def with_icons(look: Look, text: str, hand: Piece, seen: set[str]) -> list[Piece]:
    """The text with an icon before each kind it names, the first time that it does."""
    pieces: list[Piece] = []
    at = 0
    for found in matcher(look.inline).finditer(text):
        word = found.group()
        if word in seen:
            continue
        seen.add(word)
        what = look.inline[word]
        if found.start() > at:
            pieces.append(hand.saying(text[at : found.start()]))
        tone = look.mood.tones.get(what, look.tones)[0]
        pieces.append(Piece("", hand.font, tone, icon_of(look.mood, what), hand.scale))
        at = found.start()
    return [*pieces, hand.saying(text[at:])]


def footer(canvas: CardCanvas, look: Look) -> None:
    """Where the card comes from, with its mark; the game it belongs to."""
    mood = look.mood
    font = fonts()["italic"]
    size = 15.5
    origin, title = look.face.origin, look.title
    start = FOOTER_LEFT
    canvas.icon(mood.marks[look.facts.origin], start + 9, FOOTER - 5, 20, mood.tones[look.facts.kind][0])
    canvas.text(origin, font, size, start + 24, FOOTER, mood.ink[1])
    end = WIDTH - FOOTER_LEFT - font.width(title) * size
    canvas.text(title, font, size, end, FOOTER, mood.ink[1])
    for mark in (tag for tag in look.tags if tag in mood.marks and tag not in mood.kinds):  # how rare it is
        canvas.icon(mood.marks[mark], end - 20, FOOTER - 5, 24, look.tones[0])
