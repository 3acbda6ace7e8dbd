"""The shapes and suits alone, square: for pickers, discs and the log."""

from collections.abc import Iterator

from drawing import Drawing
from outline import Outline
from palette import CREAM, DECK_COLOURS, mix
from shapes import SHAPES, SUITS

SIDE = 100
SUIT_COLOURS = {
    "spade": ("#2b2c3c", "#15161f"),
    "club": ("#2b2c3c", "#15161f"),
    "heart": ("#d3323a", "#a81c28"),
    "diamond": ("#d3323a", "#a81c28"),
}


def emblem(outline: Outline, top: str, bottom: str) -> str:
    """One shape, in the middle of its square with a little air round it."""
    picture = Drawing(SIDE, SIDE)
    shape = outline.at(0, 0, 0.9).centred(SIDE / 2, SIDE / 2)
    paint = top if top == bottom else picture.linear(40, 5, 60, 95, top, bottom)
    picture.fill(shape, paint)
    return picture.svg()


def drawings() -> Iterator[tuple[str, str]]:
    """Each file under the assets folder, and its text."""
    colours = {c.shape: (mix(c.main, "#ffffff", 0.1), c.dark) for c in DECK_COLOURS} | SUIT_COLOURS
    for name, outline in {**SHAPES, **SUITS}.items():
        yield f"shapes/{name}.svg", emblem(outline, *colours[name])
    # The black suits on a dark ground.
    for name in ("spade", "club"):
        yield f"shapes/{name}-cream.svg", emblem(SUITS[name], CREAM, CREAM)
    # The colour of each suit in the four-colour deck, where it differs.
    yield "shapes/diamond-four.svg", emblem(SUITS["diamond"], "#2f6fd0", "#174a9c")
    yield "shapes/club-four.svg", emblem(SUITS["club"], "#278a4c", "#12592d")
