"""Letters as outlines, because the SVG reader draws no text."""

from functools import cache
from importlib.resources import files
from typing import Any

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont
from outline import Outline, Point

FREDOKA = "font_fredoka_one/files/FredokaOne-Regular.ttf"
SERIF = "font_source_serif_pro/files/SourceSerifPro-Bold.ttf"


class _OutlinePen(BasePen):  # type: ignore[misc]
    """Collects a glyph as outline steps; font units point up, ours down."""

    def __init__(self, glyphs: Any, left: float) -> None:
        super().__init__(glyphs)
        self._left = left
        self.steps: list[tuple[str, tuple[Point, ...]]] = []

    def _add(self, op: str, *points: Point) -> None:
        self.steps.append((op, tuple((self._left + x, -y) for x, y in points)))

    def _moveTo(self, pt: Point) -> None:  # noqa: N802 (the pen protocol's names)
        self._add("M", pt)

    def _lineTo(self, pt: Point) -> None:  # noqa: N802
        self._add("L", pt)

    def _curveToOne(self, pt1: Point, pt2: Point, pt3: Point) -> None:  # noqa: N802
        self._add("C", pt1, pt2, pt3)

    def _qCurveToOne(self, pt1: Point, pt2: Point) -> None:  # noqa: N802
        self._add("Q", pt1, pt2)

    def _closePath(self) -> None:  # noqa: N802
        self._add("Z")


@cache
def _font(name: str) -> TTFont:
    package, _, inside = name.partition("/")
    return TTFont(str(files(package) / inside))


def letters(text: str, font: str, cap_height: float, tracking: float = 0.0) -> Outline:
    """`text` on a baseline at y = 0 starting at x = 0, with capitals and figures `cap_height`
    units high; `tracking` widens the gaps, in units."""
    face = _font(font)
    glyphs, names = face.getGlyphSet(), face.getBestCmap()
    scale = cap_height / _figure_height(font)
    steps: list[tuple[str, tuple[Point, ...]]] = []
    left = 0.0
    for letter in text:
        glyph = glyphs[names[ord(letter)]]
        pen = _OutlinePen(glyphs, left)
        glyph.draw(pen)
        steps += pen.steps
        left += glyph.width + tracking / scale
    return Outline(tuple(steps)).at(0, 0, scale)


@cache
def _figure_height(font: str) -> float:
    """Height of the figure 1 in font units: it has no overshoot."""
    face = _font(font)
    glyphs = face.getGlyphSet()
    pen = _OutlinePen(glyphs, 0)
    glyphs[face.getBestCmap()[ord("1")]].draw(pen)
    return -min(y for _, points in pen.steps for _, y in points)
