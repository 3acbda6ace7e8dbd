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


def _stars(card: Drawing, paint: str) -> None:
    """Stars large and small, as they stand at night."""
    large, small = Outline(()), Outline(())
    for row, x, y in _grid(38, 27, 62):
        large += star(5, 7.5, 3).at(x, y) if row % 2 else sparkle(6, 0.2).at(x, y)
        if x + 19 <= MIDDLE[0] + 86:
            small += circle(x + 19, y, 1.7)
    card.fill(large, paint, 0.55)
    card.fill(small, paint, 0.5)


def _moon(card: Drawing, paint: str) -> None:
    x, y = MIDDLE
    card.fill(path("M8 -37 C-14 -35 -31 -18 -31 3 C-31 25 -13 38 7 38 C18 38 28 33 34 24"
                   " C10 28 -8 14 -8 -7 C-8 -19 -2 -30 8 -37 Z").at(x - 2, y), paint)  # fmt: skip
    card.fill(star(5, 12, 4.8).at(x + 16, y - 10), paint)
    card.fill(sparkle(6, 0.2).at(x + 30, y - 28), paint)


def _eyes(card: Drawing, paint: str) -> None:
    """The eyes of a peacock's feathers, row above row."""
    drop = path("M0 -15 C9 -6 12 1 12 6 C12 13 6 17 0 17 C-6 17 -12 13 -12 6 C-12 1 -9 -6 0 -15 Z")
    outer, inner = Outline(()), Outline(())
    for _, x, y in _grid(31, 31, 64):
        outer += drop.at(x, y, 0.95)
        inner += circle(x, y + 5, 4.6)
    card.line(outer, paint, 2, 0.45)
    card.fill(inner, paint, 0.5)


def _fan(card: Drawing, paint: str) -> None:
    """A peacock that spreads seven feathers."""
    x, y = MIDDLE
    drop = path("M0 13 C-4 6 -8 1 -8 -4 C-8 -14 8 -14 8 -4 C8 1 4 6 0 13 Z")
    stems, feathers, eyes = Outline(()), Outline(()), Outline(())
    for turn in range(-75, 76, 25):
        angle = math.radians(turn)
        across, up = math.sin(angle), -math.cos(angle)
        stems += path(f"M0 0 L{26 * across:.3f} {26 * up:.3f}").at(x, y + 16)
        feathers += drop.at(x + 35 * across, y + 16 + 35 * up, 1, turn)
        eyes += circle(x + 38.5 * across, y + 16 + 38.5 * up, 3.4)
    card.line(stems, paint, 2.4)
    card.fill(feathers, paint)
    card.fill(eyes, "#0f3d3c")
    body = path("M0 -22 C5 -22 7 -18 6 -13 C5 -6 13 2 13 11 C13 20 7 24 0 24 C-7 24 -13 20 -13 11"
                " C-13 2 -5 -6 -6 -13 C-7 -18 -5 -22 0 -22 Z")  # fmt: skip
    card.rim(body.at(x, y + 15), "#0f3d3c", 3)
    card.fill(body.at(x, y + 15), paint)


def _clovers(card: Drawing, paint: str) -> None:
    """Three-leaved clovers on a lattice."""
    leaves, lattice = Outline(()), Outline(())
    for row, x, y in _grid(46, 37, 66):
        for turn in (0, 120, 240):
            angle = math.radians(turn + (60 if row % 2 else 0))
            leaves += circle(x + 6 * math.sin(angle), y - 6 * math.cos(angle), 5)
        if x + 23 <= MIDDLE[0] + 86:
            lattice += circle(x + 23, y, 1.6)
    card.fill(leaves, paint, 0.5)
    card.fill(lattice, paint, 0.5)


_HEART = path(
    "M0 0 C-8 -10 -24 -18 -18 -31 C-13 -40 -3 -37 0 -29 C3 -37 13 -40 18 -31 C24 -18 8 -10 0 0 Z"
)


def _clover(card: Drawing, paint: str) -> None:
    x, y = MIDDLE
    for turn in (45, 135, 225, 315):
        card.fill(_HEART.at(x, y - 3, 0.93, turn), paint)
    card.line(path("M0 0 C2 14 6 26 14 36").at(x, y), paint, 4)


def _rings(card: Drawing, paint: str) -> None:
    """Rings that hold each other, as in mail."""
    rings = Outline(())
    for _, x, y in _grid(26, 19, 62):
        rings += circle(x, y, 12)
    card.line(rings, paint, 2, 0.36)


def _crown(card: Drawing, paint: str) -> None:
    x, y = MIDDLE
    card.fill(path("M-33 20 L-37 -18 L-18 -2 L0 -30 L18 -2 L37 -18 L33 20 Z").at(x, y), paint)
    card.fill(box(-33, 24, 66, 8, 3).at(x, y), paint)
    card.fill(
        circle(x - 37, y - 22, 4.5) + circle(x, y - 35, 5) + circle(x + 37, y - 22, 4.5), paint
    )
    card.fill(sparkle(9, 0.25).at(x, y + 6), "#1b1820")


def _lamps(card: Drawing, paint: str) -> None:
    """Small lights on strings that hang from side to side."""
    strings, lights = Outline(()), Outline(())
    x, y = MIDDLE
    for row in range(-5, 6):
        for column in (-2, -1, 0, 1, 2) if row % 2 else (-1.5, -0.5, 0.5, 1.5):
            px, py = x + column * 38, y + row * 25
            if math.hypot(px - x, py - y) > 66:
                strings += path("M-19 -6 C-8 4 8 4 19 -6").at(px, py)
                lights += path("M0 0 C5 4 5 12 0 14 C-5 12 -5 4 0 0 Z").at(px, py)
    card.line(strings, paint, 1.6, 0.36)
    card.fill(lights, paint, 0.55)


def _lantern(card: Drawing, paint: str) -> None:
    x, y = MIDDLE
    card.line(circle(x, y - 35, 6), paint, 3.4)
    card.fill(path("M-14 0 L-9 -9 L9 -9 L14 0 Z").at(x, y - 20), paint)
    frame = box(-18, -18, 36, 46, 6).at(x, y)
    card.line(frame, paint, 4)
    card.fill(
        path(
            "M0 -12 C9 -1 12 4 12 10 C12 18 6 22 0 22 C-6 22 -12 18 -12 10 C-12 4 -9 -1 0 -12 Z"
        ).at(x, y),
        paint,
    )
    card.fill(
        path("M0 4 C4 9 5 11 5 14 C5 18 2 20 0 20 C-2 20 -5 18 -5 14 C-5 11 -4 9 0 4 Z").at(x, y),
        "#5b2c0c",
    )
    card.fill(box(-22, 29, 44, 7, 3).at(x, y), paint)


BACKS = (
    Back("rosette", "#7e3440", "#461620", _sparks, _flower),
    Back("tide", "#1f6a68", "#0b3338", _waves, _shell),
    Back("compass", "#2f4a86", "#131f45", _lozenges, _compass),
    Back("orchard", "#5a3a72", "#2a1740", _leaves, _four_shapes),
    # Those that are won.
    Back("lantern", "#9a5a22", "#4a230a", _lamps, _lantern),
    Back("moon", "#4b5396", "#1a1d44", _stars, _moon),
    Back("peacock", "#1f7a74", "#0a3038", _eyes, _fan),
    Back("clover", "#4c7a38", "#1b3a14", _clovers, _clover),
    Back("crown", "#4a4450", "#1b1820", _rings, _crown),
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
