"""The card backs: a framed field, a quiet pattern, a medallion."""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from card import EDGE, HEIGHT, MIDDLE, WIDTH, blank_card
from drawing import Drawing
from outline import Outline, box, circle, joined, path, polygon, sparkle, star
from palette import GOLD_LIGHT, mix
from shapes import SHAPES

MARGIN = 12
FIELD = box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - EDGE - 2 * MARGIN, 11)


@dataclass(frozen=True)
class Back:
    """A back: its cloth from light to dark, what is strewn on it and what its medallion holds."""

    name: str
    light: str
    dark: str
    pattern: Callable[[Drawing, str], None]
    emblem: Callable[[Drawing, str], None]


def _frame(inset: float, radius: float) -> Outline:
    return box(inset, inset, WIDTH - 2 * inset, HEIGHT - EDGE - 2 * inset, radius)


def _grid(across: float, down: float, keep: float) -> Iterator[tuple[int, float, float]]:
    """Row and place of points in a staggered grid about the card's middle, inside the frame and
    no nearer the middle than `keep`."""
    x, y = MIDDLE
    rows, columns = int(140 / down), int(96 / across) + 1
    for row in range(-rows, rows + 1):
        for column in range(-columns, columns + 1):
            px = x + (column + (row % 2) / 2) * across
            py = y + row * down
            if abs(px - x) <= 86 and abs(py - y) <= 132 and math.hypot(px - x, py - y) > keep:
                yield row, px, py


def _sparks(card: Drawing, paint: str) -> None:
    sparks = Outline(())
    for _, x, y in _grid(34, 26, 62):
        sparks += sparkle(10.5, 0.2).at(x, y)
    card.fill(sparks, paint, 0.5)


def _waves(card: Drawing, paint: str) -> None:
    """Scales like those of a fish, or of waves: rows of arches."""
    arches: list[Outline] = []
    inner: list[Outline] = []
    for row in range(12):
        y = 45 + row * 24
        for column in range(-2, 3) if row % 2 else (-1.5, -0.5, 0.5, 1.5):
            for side, top, outlines in ((18, 24, arches), (9, 12, inner)):
                arch = f"M{-side} 13 C{-side} {13 - top} {side} {13 - top} {side} 13"
                outlines.append(path(arch).at(MIDDLE[0] + column * 40, y))
    card.line(joined(arches), paint, 2.2, 0.42)
    card.line(joined(inner), paint, 2.2, 0.26)


def _lozenges(card: Drawing, paint: str) -> None:
    lozenges, dots = Outline(()), Outline(())
    for row, x, y in _grid(42, 25, 64):
        if row % 2:
            dots += sparkle(8, 0.2).at(x, y)
        else:
            lozenges += polygon([(x, y - 16), (x + 14, y), (x, y + 16), (x - 14, y)])
            dots += circle(x, y, 3.2)
    card.line(lozenges, paint, 2, 0.4)
    card.fill(dots, paint, 0.6)


def _leaves(card: Drawing, paint: str) -> None:
    """Sprigs of two leaves, leaning left and right by rows."""
    sprigs = Outline(())
    leaf = path("M0 0 C-5 -4 -6 -13 0 -19 C6 -13 5 -4 0 0 Z")
    for row, x, y in _grid(32, 30, 66):
        lean = 26 if row % 2 else -26
        for turn in (lean - 42, lean + 42):
            sprigs += leaf.at(x, y + 8, 0.95, turn)
        sprigs += circle(x, y + 11, 2.2)
    card.fill(sprigs, paint, 0.46)


_PETAL = path("M0 -6 C-11 -14 -14 -25 0 -38 C14 -25 11 -14 0 -6 Z")


def _flower(card: Drawing, paint: str) -> None:
    x, y = MIDDLE
    for turn in range(0, 360, 72):
        card.fill(_PETAL.at(x, y, 1, turn), paint)
    card.fill(circle(x, y, 5), paint)


def _shell(card: Drawing, paint: str) -> None:
    """A rising sun over three waves."""
    x, y = MIDDLE
    rays = Outline(())
    for i in range(7):
        rays += polygon([(-3.2, -22), (0, -37), (3.2, -22)]).at(x, y + 4, 1, -75 + i * 25)
    card.fill(rays, paint)
    card.fill(path("M-17 0 C-17 -22 17 -22 17 0 Z").at(x, y + 3), paint)
    for i, half in enumerate((31, 25, 17)):
        wave = path(f"M{-half} 0 Q{-half / 2} -7 0 0 Q{half / 2} 7 {half} 0")
        card.line(wave.at(x, y + 12 + i * 9), paint, 3.2)


def _compass(card: Drawing, paint: str) -> None:
    x, y = MIDDLE
    card.fill(star(4, 30, 12, -45).at(x, y), paint, 0.6)
    card.fill(star(4, 40, 10).at(x, y), paint)
    card.fill(circle(x, y, 6), "#131f45")


def _four_shapes(card: Drawing, paint: str) -> None:
    x, y = MIDDLE
    places = {"sun": (0, -1), "drop": (1, 0), "flame": (0, 1), "leaf": (-1, 0)}
    for name, (dx, dy) in places.items():
        card.fill(SHAPES[name].at(x + dx * 22, y + dy * 22, 0.24), paint)
    card.fill(sparkle(10, 0.2).at(x, y), paint)


BACKS = (
    Back("rosette", "#7e3440", "#461620", _sparks, _flower),
    Back("tide", "#1f6a68", "#0b3338", _waves, _shell),
    Back("compass", "#2f4a86", "#131f45", _lozenges, _compass),
    Back("orchard", "#5a3a72", "#2a1740", _leaves, _four_shapes),
)


def back_face(back: Back) -> str:
    """One card back."""
    card = blank_card()
    x, y = MIDDLE
    card.fill(FIELD, card.linear(40, 12, 210, 334, back.light, back.dark))
    card.fill(
        FIELD,
        card.radial(80, 90, 220, mix(back.light, GOLD_LIGHT, 0.3), back.light, fade=True),
        0.55,
    )
    pattern = mix(back.light, GOLD_LIGHT, 0.55)
    back.pattern(card, pattern)
    card.line(_frame(20, 7), GOLD_LIGHT, 2, 0.85)
    card.line(_frame(25, 4), GOLD_LIGHT, 1, 0.4)
    card.fill(circle(x, y, 54), mix(back.dark, back.light, 0.35))
    card.fill(
        circle(x, y, 49),
        card.linear(x, y - 49, x, y + 49, back.dark, mix(back.dark, "#000000", 0.25)),
    )
    card.line(circle(x, y, 49), GOLD_LIGHT, 2.6)
    back.emblem(card, card.linear(x, y - 40, x, y + 40, "#fae6b4", "#e0b366"))
    return card.svg()


def drawings() -> Iterator[tuple[str, str]]:
    """Each file under the assets folder, and its text."""
    for back in BACKS:
        yield f"cards/backs/{back.name}.svg", back_face(back)
