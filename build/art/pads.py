"""The buttons of a game pad, for prompts: 64 units high, the wide ones too in a square of 64."""

from collections.abc import Iterator

from drawing import Drawing
from lettering import FREDOKA, letters
from outline import Outline, box, circle, path, polygon
from palette import CREAM, DECK_COLOURS, INK, WHITE, mix

SIDE = 64
_MAIN = {colour.letter: colour for colour in DECK_COLOURS}
# Which colour of the deck a face button has: the usual ones of most pads, and always its letter.
FACE_BUTTONS = {"a": "G", "b": "R", "x": "B", "y": "Y"}
SHOULDERS = ("lb", "rb", "lt", "rt")
STICKS = ("ls", "rs")
"""The sticks, pressed down."""
ARROWS = {"up": 0, "right": 90, "down": 180, "left": 270}
_CROSS = path("M23 6 L41 6 L41 23 L58 23 L58 41 L41 41 L41 58 L23 58 L23 41 L6 41 L6 23 L23 23 Z")


def _face_button(name: str) -> str:
    icon = Drawing(SIDE, SIDE)
    colour = _MAIN[FACE_BUTTONS[name]]
    icon.fill(circle(32, 34, 28), mix(colour.dark, INK, 0.5))
    icon.fill(circle(32, 30, 28), icon.linear(0, 2, 0, 58, colour.main, colour.dark))
    icon.line(circle(32, 30, 24.5), WHITE, 1.4, 0.35)
    icon.fill(letters(name.upper(), FREDOKA, 28).centred(32, 30), colour.ink)
    return icon.svg()


def _cream(outline: Outline, sign: Outline) -> str:
    """A cream key with its sign cut out."""
    icon = Drawing(SIDE, SIDE)
    icon.cut(outline + sign, CREAM)
    return icon.svg()


def _arrows(turn: int) -> str:
    """The cross of directions, with one arm filled."""
    icon = Drawing(SIDE, SIDE)
    arm = polygon([(-9, -26), (9, -26), (9, -9), (0, 0), (-9, -9)])
    icon.line(_CROSS, CREAM, 4)
    icon.fill(arm.at(32, 32, 1, turn), CREAM)
    return icon.svg()


def drawings() -> Iterator[tuple[str, str]]:
    """Each file under the assets folder, and its text."""
    for name in FACE_BUTTONS:
        yield f"icons/pad-{name}.svg", _face_button(name)
    for name in SHOULDERS:
        top = (20, 20, 8, 8) if name.endswith("t") else (14, 14, 14, 14)
        height = 44 if name.endswith("t") else 36
        key = box(3, (SIDE - height) / 2, 58, height, top)
        sign = letters(name.upper(), FREDOKA, 22).centred(32, 32)
        yield f"icons/pad-{name}.svg", _cream(key, sign)
    for name, turn in ARROWS.items():
        yield f"icons/pad-{name}.svg", _arrows(turn)
    lines = box(20, 21, 24, 4.5, 2) + box(20, 30, 24, 4.5, 2) + box(20, 39, 24, 4.5, 2)
    yield "icons/pad-menu.svg", _cream(circle(32, 32, 28), lines)
    front = box(18, 20, 19, 16, 2) + box(21, 23, 13, 10, 1)
    behind = path(
        "M40 28 L46 28 L46 45 L27 45 L27 39 L30.500 39 L30.500 41.500 L42.500 41.500 L42.500 31.500"
        " L40 31.500 Z"
    )
    yield "icons/pad-view.svg", _cream(circle(32, 32, 28), front + behind)
    yield "icons/pad-stick.svg", _cream(circle(32, 32, 29), circle(32, 32, 22) + circle(32, 32, 15))
    for name in STICKS:
        sign = letters(name.upper(), FREDOKA, 22).centred(32, 32)
        yield f"icons/pad-{name}.svg", _cream(circle(32, 32, 28), sign)
