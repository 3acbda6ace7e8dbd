"""The name of the game: the fan of five cards, the word mark and the program's icon."""

import math
from collections.abc import Iterator

from drawing import Drawing
from lettering import FREDOKA, letters
from outline import Outline, box
from palette import DECK_COLOURS, INK, PAPER, PAPER_EDGE, PAPER_LOW, mix
from shapes import SHAPES

WINE, WINE_LOW = "#8c3242", "#641c2b"
_COLOURS = {colour.shape: colour for colour in DECK_COLOURS}


def _draw_card(picture: Drawing, card: Outline, drop: float) -> None:
    """A small cream card with a shadow and an edge, each `drop` lower."""
    left, top, right, bottom = card.box()
    for step in (3.0, 2.0, 1.0):
        picture.fill(card.at(drop * step * 0.5, drop * (0.8 + step)), INK, 0.1)
    picture.fill(card.at(0, drop), PAPER_EDGE)
    picture.fill(card, picture.linear(left, top, right, bottom, PAPER, PAPER, PAPER_LOW))
    picture.line(card, PAPER_EDGE, drop * 0.5, 0.8)


def _draw_shape(picture: Drawing, name: str, outline: Outline) -> None:
    colour = _COLOURS[name]
    _, top, _, bottom = outline.box()
    light = mix(colour.main, "#ffffff", 0.08)
    picture.fill(outline, picture.linear(0, top, 0, bottom, light, colour.dark))


def _draw_one(picture: Drawing, card: Outline, x: float, y: float, size: float) -> None:
    """The upright card with the 1, its middle at (x, y)."""
    _draw_card(picture, card, size * 0.022)
    figure = letters("1", FREDOKA, size * 0.56).centred(x - size * 0.02, y)
    picture.fill(figure, picture.linear(0, y - size * 0.28, 0, y + size * 0.28, WINE, WINE_LOW))


def _draw_fan(
    picture: Drawing, x: float, y: float, size: float, cards: tuple[tuple[str, float], ...]
) -> None:
    """Cards of `size` units height fanned about a point below (x, y), the middle of the upright
    one that bears the 1; `cards` gives the others' shapes and angles, lowest first."""
    width, reach = size * 0.7, size * 1.2
    blank = box(-width / 2, -size / 2, width, size, size * 0.1)
    drop = size * 0.022
    for name, turn in cards:
        angle = math.radians(turn)
        place = (x + reach * math.sin(angle), y + reach * (1 - math.cos(angle)))
        _draw_card(picture, blank.at(*place, 1, turn), drop)
        side = math.copysign(width * 0.16, turn)
        shape = SHAPES[name].at(side, -size * 0.2, size * 0.0039, -turn * 0.35)
        _draw_shape(picture, name, shape.at(*place, 1, turn))
    _draw_one(picture, blank.at(x, y), x, y, size)


def logo() -> str:
    """The fan of five."""
    picture = Drawing(304, 178)
    fan = (("sun", -50.0), ("flame", 50.0), ("drop", -25.0), ("leaf", 25.0))
    _draw_fan(picture, 151, 58, 100, fan)
    return picture.svg()


def wordmark() -> str:
    """The name in cream letters with a soft depth."""
    margin = 10
    word = letters("All for One", FREDOKA, 100, 1.5)
    left, top, right, bottom = word.box()
    picture = Drawing(
        math.ceil(right - left) + 2 * margin, math.ceil(bottom - top) + 2 * margin + 6
    )
    word = word.at(margin - left, margin - top)
    for step, strength in ((9, 0.08), (7, 0.12), (5, 0.16)):
        picture.fill(word.at(step * 0.4, step), INK, strength)
    picture.fill(word.at(0, 3), "#c9a066")
    paint = picture.linear(0, margin, 0, margin + bottom - top, "#fff8e6", "#fff0cf", "#f4dba8")
    picture.fill(word, paint)
    return picture.svg()


def icon() -> str:
    """The program's icon, plain enough for 16 px."""
    picture = Drawing(256, 256)
    cloth = box(8, 8, 240, 240, 54)
    picture.fill(cloth, "#0d2a27")
    picture.fill(
        box(8, 8, 240, 236, 54), picture.radial(90, 70, 210, "#4f8577", "#2b5a50", "#12332e")
    )
    # Four cards in the colours of the deck stand behind the one.
    size, reach = 136.0, 70.0
    blank = box(-size * 0.35, -size / 2, size * 0.7, size, size * 0.12)
    for name, turn in (("sun", -36), ("flame", 36), ("drop", -18), ("leaf", 18)):
        angle = math.radians(turn)
        x, y = 128 + reach * math.sin(angle), 128 + reach * (1 - math.cos(angle))
        card = blank.at(x, y, 0.94, turn)
        picture.fill(card.at(2, 6), INK, 0.3)
        picture.rim(card, PAPER, 5)
        colour = _COLOURS[name]
        picture.fill(card, picture.linear(x, y - 60, x, y + 60, colour.main, colour.dark))
    one = blank.at(128, 124, 1.12)
    picture.fill(one.at(3, 9), INK, 0.35)
    _draw_one(picture, one, 128, 124, size * 1.12)
    return picture.svg()


def drawings() -> Iterator[tuple[str, str]]:
    """Each file under the assets folder, and its text."""
    yield "title/logo.svg", logo()
    yield "title/wordmark.svg", wordmark()
    yield "icon/app.svg", icon()
