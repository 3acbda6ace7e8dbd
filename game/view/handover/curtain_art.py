"""The curtain as SVG: a dark stage, drapes at both sides tied with gold, and a valance of swags above."""

from __future__ import annotations

from pygame import Surface

from game.view.base import svg_shapes as vector
from game.view.base.colours import Colour

STAGE = (Colour.hex("#2c3a33"), Colour.hex("#101a16"))
FOLD_LIGHT, FOLD_DARK = Colour.hex("#8d3440"), Colour.hex("#551722")
HEM_DARK = Colour.hex("#3c0f18")
GOLD, GOLD_DARK = Colour.hex("#e0b45c"), Colour.hex("#a8762a")
FOLDS = 9
SWAG = 208.0
"""The width of a swag of the valance, in design pixels; as many are drawn as fit."""
HEM = 70.0
"""How far the valance reaches down where it is all that is seen, in design pixels."""


def curtain(width: int, height: int, scale: float) -> Surface:
    """The whole curtain, opaque; sizes are real pixels, `scale` real pixels to a design pixel."""
    body = vector.box(0, 0, width, height, 0, STAGE)
    body += _drape(width, height, scale, mirrored=False)
    body += _drape(width, height, scale, mirrored=True)
    floor = f"M0 0H{width}V{height}H0Z"
    body += _shaded(floor, "shade", (0, 0, width, height), STAGE[1].fade(0.0), STAGE[1].fade(0.62))
    picture = Surface((width, height))
    picture.fill(STAGE[1])
    picture.blit(vector.picture(width, height, body), (0, 0))
    picture.blit(valance(width, scale, 94.0, 132.0), (0, 0))
    return picture


def valance(width: int, scale: float, low: float = HEM * 0.62, swag: float = HEM) -> Surface:
    """The swags along the top: their ends hang down to `low` design pixels, their middles to `swag`."""
    count = max(3, round(width / (SWAG * scale)))
    each = width / count
    ends, deep = low * scale * 0.5, swag * scale
    line = max(1.5, 5 * scale)
    body = ""
    for number in range(count):
        left, right = number * each, (number + 1) * each
        middle, bow = (left + right) / 2, deep * 1.38 - ends * 0.38
        edge = f"M{left:.1f} {ends:.1f}Q{middle:.1f} {bow:.1f} {right:.1f} {ends:.1f}"
        fill = f"{edge}L{right:.1f} 0L{left:.1f} 0Z"
        body += _shaded(fill, f"swag{number}", (left, 0, each, deep))
        for share in (0.34, 0.62):
            inner = ends * share + (bow - ends) * share * 0.9
            crease = (
                f"M{left:.1f} {ends * share:.1f}"
                f"Q{middle:.1f} {inner:.1f} {right:.1f} {ends * share:.1f}"
            )
            body += vector.path(crease, None, HEM_DARK.fade(0.5), max(1.0, 3 * scale))
        body += vector.path(edge, None, GOLD, line)
    for number in range(count + 1):
        body += vector.disc(number * each, ends, 11 * scale, (GOLD, GOLD_DARK))
    return vector.picture(width, max(2, round(deep + 3 * line)), body)


def _drape(width: int, height: int, scale: float, *, mirrored: bool) -> str:
    """One drape, whose folds run together where it is tied."""
    wide, tied, tie = 0.265 * width, 0.172 * width, 0.69 * height
    foot = 0.2 * width

    def x(share: float) -> float:
        return width - share if mirrored else share

    def edge(part: float) -> str:
        """The line from the top to the floor at this part of the drape's width."""
        top, knot, low = part * wide, part * tied, part * foot
        return (
            f"{x(top):.1f} 0"
            f"C{x(top * 0.98):.1f} {tie * 0.5:.1f} {x(knot * 1.12):.1f} {tie * 0.82:.1f} "
            f"{x(knot):.1f} {tie:.1f}"
            f"S{x(low * 0.98):.1f} {height * 0.9:.1f} {x(low):.1f} {height}"
        )

    def back(part: float) -> str:
        """The same line from the floor to the top."""
        top, knot, low = part * wide, part * tied, part * foot
        return (
            f"L{x(low):.1f} {height}"
            f"C{x(low * 0.98):.1f} {height * 0.9:.1f} {x(knot * 0.9):.1f} {tie * 1.12:.1f} "
            f"{x(knot):.1f} {tie:.1f}"
            f"C{x(knot * 1.12):.1f} {tie * 0.82:.1f} {x(top * 0.98):.1f} {tie * 0.5:.1f} "
            f"{x(top):.1f} 0Z"
        )

    body = vector.path(f"M{edge(1.0)}L{x(0):.1f} {height}L{x(0):.1f} 0Z", FOLD_DARK)
    for fold in range(FOLDS):
        low, high = fold / FOLDS, (fold + 0.62) / FOLDS
        body += vector.path(f"M{edge(high)}{back(low)}", FOLD_LIGHT.fade(0.85))
        high = (fold + 0.3) / FOLDS
        body += vector.path(f"M{edge(high)}{back(low)}", FOLD_LIGHT.mix(GOLD, 0.12).fade(0.5))
    body += vector.path(f"M{edge(1.0)}", None, GOLD, max(1.5, 6 * scale))
    band = 44 * scale
    sash = (
        f"M{x(0):.1f} {tie - band:.1f}"
        f"Q{x(tied * 0.6):.1f} {tie + band * 0.9:.1f} {x(tied * 1.1):.1f} {tie - band * 0.55:.1f}"
        f"L{x(tied * 1.1):.1f} {tie + band * 0.45:.1f}"
        f"Q{x(tied * 0.6):.1f} {tie + band * 2.0:.1f} {x(0):.1f} {tie + band * 0.1:.1f}Z"
    )
    return body + _shaded(
        sash, f"sash{mirrored}", (0, tie - band, width, 2 * band), GOLD, GOLD_DARK
    )


def _shaded(
    d: str,
    name: str,
    box: tuple[float, float, float, float],
    high: Colour = FOLD_DARK,
    low: Colour = FOLD_LIGHT,
) -> str:
    """A path filled with two colours that run from the top of a box to its bottom."""
    defs, fill = vector.paint((high, low), name, *box)
    return f'{defs}<path d="{d}" {fill}/>'
