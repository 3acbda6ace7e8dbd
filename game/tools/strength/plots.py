"""Plots of ratings with their intervals, as text and as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from game.tools.strength.mirrored import Report
from game.words.counted import counted

WIDE = 60
"""Characters across the plot on a terminal."""

WIDTH, ROW, LEFT, MARGIN = 720, 34, 150, 30
"""Of the SVG, in px: the whole width, the height of a row, the room for names, the margin."""


def _scale(rows: Sequence[Report]) -> tuple[float, float]:
    ends = [0.0, *(end for row in rows for end in row["ci95"])]
    low, high = min(ends), max(ends)
    room = max(10.0, (high - low) / 20)
    return low - room, high + room


def as_text(rows: Sequence[Report]) -> str:
    """Return a line for each bot: its interval as a bar, its rating as a dot, and | at 0."""
    low, high = _scale(rows)

    def column(rating: float) -> int:
        return round((rating - low) / (high - low) * (WIDE - 1))

    lines = []
    name = max(len(row["id"]) for row in rows)
    for row in rows:
        line = [" "] * WIDE
        line[column(0)] = "|"
        start, end = map(column, row["ci95"])
        line[start : end + 1] = "-" * (end - start + 1)
        line[column(row["rating"])] = "o"
        lines.append(f"{row['id']:<{name}} {''.join(line).rstrip()}")
    return "\n".join(lines)


def as_svg(report: Report) -> str:
    """Return a drawing of the ratings of a ladder, the strongest bot at the top."""
    rows = report["bots"]
    low, high = _scale(rows)
    height = ROW * len(rows) + 3 * MARGIN

    def across(rating: float) -> float:
        return LEFT + (rating - low) / (high - low) * (WIDTH - LEFT - 2 * MARGIN)

    title = f"{report['game']}, {counted(report['players'], 'player')}, {counted(report['deals'], 'deal')}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
        'font-family="sans-serif" font-size="14" fill="#222">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fffdf6"/>',
        f'<text x="{MARGIN}" y="{MARGIN}">{escape(title)}</text>',
    ]
    bottom = 1.5 * MARGIN + ROW * len(rows)
    for mark in _marks(low, high):
        x = across(mark)
        colour = "#888" if mark == 0 else "#ddd"
        parts.append(
            f'<path d="M{x:.1f} {1.5 * MARGIN:.1f} V{bottom:.1f}" stroke="{colour}"/>'
            f'<text x="{x:.1f}" y="{bottom + 20:.1f}" text-anchor="middle">{mark}</text>'
        )
    for place, row in enumerate(rows):
        y = 1.5 * MARGIN + ROW * (place + 0.5)
        start, end = (across(each) for each in row["ci95"])
        parts.append(
            f'<text x="{LEFT - 10}" y="{y + 5:.1f}" text-anchor="end">{escape(row["id"])}</text>'
            f'<path d="M{start:.1f} {y:.1f} H{end:.1f}" stroke="#9b4a2f" stroke-width="4"/>'
            f'<circle cx="{across(row["rating"]):.1f}" cy="{y:.1f}" r="6" fill="#9b4a2f"/>'
            f'<text x="{across(row["rating"]):.1f}" y="{y - 9:.1f}" text-anchor="middle" '
            f'font-size="11">{row["rating"]:.0f}</text>'
        )
    return "\n".join([*parts, "</svg>", ""])


def _marks(low: float, high: float) -> list[int]:
    """Return round numbers from low to high, some six of them."""
    step = next(
        size for size in (5, 10, 20, 50, 100, 200, 500, 1000, 5000) if size * 7 >= high - low
    )
    return list(range(-(-int(low) // step) * step, int(high) + 1, step))
