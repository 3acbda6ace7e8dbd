"""The weaves of the cloths: small tiles that are laid side by side, of hardly more than a breath of light."""

from collections.abc import Iterator

from drawing import Drawing
from outline import box, path, sparkle

LIGHT, DARK, STAR = "#fff6e2", "#000000", "#f6d98f"


def _plain() -> str:
    """Short upright threads, every other one half a stitch lower."""
    tile = Drawing(8, 8)
    for column in range(4):
        x, drop = 2 * column, 4 * (column % 2)
        tile.fill(box(x, drop, 2, 4, 0), LIGHT, 0.032)
        tile.fill(box(x, 4 - drop, 2, 4, 0), DARK, 0.036)
        tile.fill(box(x, drop, 2, 1, 0), DARK, 0.07)
    return tile.svg()


def _herringbone() -> str:
    """Two columns of slanting threads that lean towards each other."""
    tile = Drawing(24, 24)
    for column, lean in ((0, -6), (12, 6)):
        left, right = (6, 0) if lean < 0 else (0, 6)
        for row in range(-1, 5):
            y = 6 * row
            for top, tone, share in ((0, LIGHT, 0.034), (3, DARK, 0.046)):
                a, b = y + top + left, y + top + right
                band = (
                    f"M{column} {a} L{column + 12} {b} L{column + 12} {b + 3} L{column} {a + 3} Z"
                )
                tile.fill(path(band), tone, share)
    tile.fill(box(0, 0, 0.8, 24, 0), DARK, 0.06)
    tile.fill(box(12, 0, 0.8, 24, 0), DARK, 0.06)
    return tile.svg()


def _twill() -> str:
    """Threads that climb to the right, one like the other."""
    tile = Drawing(12, 12)
    for start in (-12, -6, 0, 6):
        for shift, tone, share in ((0, LIGHT, 0.034), (3, DARK, 0.046)):
            x = start + shift
            tile.fill(path(f"M{x} 12 L{x + 12} 0 L{x + 15} 0 L{x + 3} 12 Z"), tone, share)
    return tile.svg()


def _diamonds() -> str:
    """Lozenges side by side, each with a smaller one in it, as in damask."""
    tile = Drawing(32, 32)
    for x, y in ((16, 16), (0, 0), (32, 0), (0, 32), (32, 32)):
        tile.fill(path("M0 -15 L15 0 L0 15 L-15 0 Z").at(x, y), LIGHT, 0.035)
        tile.fill(path("M0 -9 L9 0 L0 9 L-9 0 Z").at(x, y), DARK, 0.06)
        tile.fill(path("M0 -3 L3 0 L0 3 L-3 0 Z").at(x, y), LIGHT, 0.06)
    return tile.svg()


def _basket() -> str:
    """Three threads over three, as a basket is plaited."""
    tile = Drawing(24, 24)
    for x, y, across in ((0, 0, True), (12, 0, False), (0, 12, False), (12, 12, True)):
        for thread in range(3):
            at = 4 * thread
            strand = box(x, y + at, 12, 3.2, 1) if across else box(x + at, y, 3.2, 12, 1)
            tile.fill(strand, LIGHT, 0.036)
        tile.fill(box(x, y, 12, 1, 0) if across else box(x, y, 1, 12, 0), DARK, 0.07)
    return tile.svg()


def _stars() -> str:
    """Stars that are sewn on, wide apart, large and small."""
    tile = Drawing(96, 96)
    for x, y, size, share in (
        (24, 22, 5.5, 0.3), (72, 70, 5.5, 0.3), (70, 26, 3, 0.22), (26, 72, 3, 0.22),
        (48, 48, 2, 0.26), (4, 48, 2, 0.18), (48, 6, 2, 0.18),
    ):  # fmt: skip
        tile.fill(sparkle(size, 0.22).at(x, y), STAR, share)
    for row in range(24):
        tile.fill(box(0, 4 * row, 96, 1.4, 0), DARK, 0.05)
    return tile.svg()


def _scales() -> str:
    """Rows of arches, each over the gap between two below."""
    tile = Drawing(28, 28)
    for x, y in ((0, 0), (28, 0), (14, 14), (0, 28), (28, 28)):
        tile.line(path("M-14 0 C-14 -15 14 -15 14 0").at(x, y), LIGHT, 1.6, 0.06)
        tile.line(path("M-9 0 C-9 -9 9 -9 9 0").at(x, y), DARK, 1.6, 0.09)
    return tile.svg()


def _sprigs() -> str:
    """Sprigs of leaves that lean left and right by rows."""
    tile = Drawing(48, 48)
    leaf = path("M0 0 C-5 -4 -6 -12 0 -17 C6 -12 5 -4 0 0 Z")
    for x, y, lean in ((12, 20, -20), (36, 44, 20)):
        for turn in (lean - 48, lean, lean + 48):
            tile.fill(leaf.at(x, y, 0.9, turn), LIGHT, 0.055)
        tile.line(path("M0 0 L0 6").at(x, y, 1, lean), DARK, 1.8, 0.12)
    for start in (-48, -36, -24, -12, 0, 12, 24, 36):
        tile.fill(
            path(f"M{start} 48 L{start + 48} 0 L{start + 50} 0 L{start + 2} 48 Z"), DARK, 0.03
        )
    return tile.svg()


def drawings() -> Iterator[tuple[str, str]]:
    """Each file under the assets folder, and its text."""
    yield "themes/weave-plain.svg", _plain()
    yield "themes/weave-herringbone.svg", _herringbone()
    yield "themes/weave-twill.svg", _twill()
    yield "themes/weave-diamonds.svg", _diamonds()
    yield "themes/weave-basket.svg", _basket()
    yield "themes/weave-stars.svg", _stars()
    yield "themes/weave-scales.svg", _scales()
    yield "themes/weave-sprigs.svg", _sprigs()
