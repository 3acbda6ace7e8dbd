"""The weaves of the cloths: small tiles that are laid side by side, of hardly more than a breath of light."""

from collections.abc import Iterator

from drawing import Drawing
from outline import box, path

LIGHT, DARK = "#fff6e2", "#000000"


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


def drawings() -> Iterator[tuple[str, str]]:
    """Each file under the assets folder, and its text."""
    yield "themes/weave-plain.svg", _plain()
    yield "themes/weave-herringbone.svg", _herringbone()
    yield "themes/weave-twill.svg", _twill()
