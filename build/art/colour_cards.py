"""The faces of the colour deck: a tinted field, one big shape with the number, corner tabs."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from card import (
    CREAM_PAPER,
    EDGE,
    HEIGHT,
    MIDDLE,
    NIGHT_STUFF,
    WHITE_PAPER,
    WIDTH,
    Paper,
    blank_card,
)
from drawing import Drawing
from lettering import FREDOKA, letters
from outline import Outline, arc, box, circle, polygon, sparkle
from palette import (
    CONTRAST_COLOURS,
    DECK_COLOURS,
    INK,
    NIGHT,
    NIGHT_COLOURS,
    NIGHT_LOW,
    WHITE,
    DeckColour,
    mix,
)
from shapes import SHAPES, SMALL

RANKS = (*"0123456789", "+2", "skip", "rev")
MARGIN = 12
FIELD = box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - EDGE - 2 * MARGIN, 11)
TAB = box(MARGIN, MARGIN, 54, 104, (11, 5, 11, 5))
TAB_MIDDLE = MARGIN + 27

# Where the big shape sits, how large, and where a number has most room on it.
PLACES = {
    "sun": (125, 173, 1.56, 125, 173),
    "drop": (125, 166, 1.72, 125, 188),
    "leaf": (127, 172, 1.52, 129, 173),
    "flame": (125, 166, 1.66, 125, 190),
}


def _skip_sign(radius: float) -> Outline:
    """A ring with a bar about the origin, to be filled by the even-odd rule."""
    inner, half_bar = radius * 0.68, radius * 0.15
    reach = math.degrees(math.acos(half_bar / inner))
    half_moon = Outline((*arc(0, 0, inner, -reach, reach).steps, ("Z", ())))
    return circle(0, 0, radius) + half_moon.at(0, 0, 1, 45) + half_moon.at(0, 0, 1, 225)


def _draw_turn_sign(card: Drawing, x: float, y: float, radius: float, ink: str) -> None:
    """Two arrows that chase each other round (x, y)."""
    middle, width = radius * 0.76, radius * 0.32
    head = polygon([(0, -radius * 0.5), (radius * 0.62, 0), (0, radius * 0.5)])
    for turn in (0.0, 180.0):
        card.line(arc(x, y, middle, 195 + turn, 292 + turn), ink, width)
        end = math.radians(300 + turn)
        tip = head.at(x + middle * math.cos(end), y + middle * math.sin(end), 1, 30 + turn)
        card.fill(tip, ink)
        card.line(tip, ink, radius * 0.12)


def draw_rank(card: Drawing, rank: str, x: float, y: float, height: float, ink: str) -> None:
    """A number or sign with its middle at (x, y); 6 and 9 get a bar at their foot."""
    if rank == "skip":
        card.cut(_skip_sign(height * 0.56).at(x, y), ink)
    elif rank == "rev":
        _draw_turn_sign(card, x, y, height * 0.53, ink)
    else:
        size = height * 0.74 if rank.startswith("+") else height
        figure = letters(rank, FREDOKA, size)
        left, _, right, _ = figure.box()
        foot = y + size / 2
        if rank in ("6", "9"):
            foot -= height * 0.08
            bar = box(
                x - height * 0.28, foot + height * 0.1, height * 0.56, height * 0.12, height * 0.06
            )
            card.fill(bar, ink)
        card.fill(figure.at(x - (left + right) / 2, foot), ink)


@dataclass(frozen=True)
class Printing:
    """How a colour deck is printed: on what, in which colours; `bold` for high contrast puts a
    dark rim round the shapes and leaves all shading out."""

    folder: str
    paper: Paper
    colours: tuple[DeckColour, ...]
    rim: str = "#fffdf8"
    bold: bool = False


PRINTINGS = (
    Printing("colour", CREAM_PAPER, DECK_COLOURS),
    Printing("colour-night", NIGHT_STUFF, NIGHT_COLOURS, "#fff3df"),
    Printing("colour-contrast", WHITE_PAPER, CONTRAST_COLOURS, INK, bold=True),
)


def _draw_tab(card: Drawing, colour: DeckColour, rank: str) -> None:
    card.fill(TAB, card.linear(0, MARGIN, 0, MARGIN + 104, colour.main, colour.dark))
    draw_rank(card, rank, TAB_MIDDLE, 43, 40, colour.ink)
    card.cut(SMALL[colour.shape].at(TAB_MIDDLE, 92, 0.33), colour.ink)


def colour_face(deck: Printing, colour: DeckColour, rank: str) -> str:
    """The face of one coloured card."""
    card = blank_card(deck.paper)
    pale = mix(colour.tint, WHITE, deck.paper.lit)
    card.fill(FIELD, card.linear(40, 12, 210, 334, pale, colour.tint))
    with card.both_ways_up(*MIDDLE):
        _draw_tab(card, colour, rank)
    x, y, scale, rank_x, rank_y = PLACES[colour.shape]
    big = SHAPES[colour.shape].at(x, y, scale)
    if not deck.bold:
        card.rim(big.at(4, 6), mix(colour.tint, colour.dark, 0.3), 4)
    card.rim(big, deck.rim, 5)
    _, top, _, bottom = big.box()
    card.fill(big, card.linear(x - 20, top, x + 20, bottom, colour.main, colour.dark))
    draw_rank(card, rank, rank_x, rank_y, 84, colour.ink)
    return card.svg()


def _draw_four_shapes(card: Drawing, deck: Printing, reach: float, scale: float) -> None:
    """Sun above, drop right, flame below, leaf left of the card's middle."""
    x, y = MIDDLE
    places = {"sun": (0, -1), "drop": (1, 0), "flame": (0, 1), "leaf": (-1, 0)}
    for colour in deck.colours:
        dx, dy = places[colour.shape]
        card.rim(SHAPES[colour.shape].at(x + dx * reach, y + dy * reach, scale), WHITE, 3.4)
    for colour in deck.colours:
        dx, dy = places[colour.shape]
        shape = SHAPES[colour.shape].at(x + dx * reach, y + dy * reach, scale)
        _, top, _, bottom = shape.box()
        card.fill(
            shape, card.linear(0, top, 0, bottom, colour.main, mix(colour.main, colour.dark, 0.4))
        )


def wild_face(deck: Printing, plus: bool) -> str:
    """A wild card: all four shapes on a night field; `plus` is the one with the draw of four."""
    card = blank_card(deck.paper)
    night = ("#000000", "#000000") if deck.bold else (NIGHT, NIGHT_LOW)
    card.fill(FIELD, card.linear(40, 12, 210, 334, *night))
    x, y = MIDDLE
    with card.both_ways_up(x, y):
        if plus:
            draw_rank(card, "+4", 41, 40, 40, WHITE)
        else:
            card.fill(sparkle(23).at(40, 41), WHITE)
        for colour, (dx, dy) in zip(deck.colours, ((0, 1), (0, 0), (1, 0), (1, 1)), strict=True):
            small = SHAPES[colour.shape].at(29.5 + dx * 23, 77 + dy * 23, 0.17)
            card.rim(small, WHITE, 1.2)
            card.fill(small, colour.main)
    _draw_four_shapes(card, deck, 67, 0.68)
    card.fill(circle(x + 2, y + 4, 32), NIGHT_LOW, 0.35)
    card.fill(circle(x, y, 32), WHITE)
    if plus:
        draw_rank(card, "+4", x - 1, y, 42, INK)
    else:
        card.fill(sparkle(23).at(x, y), INK)
    return card.svg()


def drawings() -> Iterator[tuple[str, str]]:
    """Each file under the assets folder, and its text."""
    for deck in PRINTINGS:
        for colour in deck.colours:
            for rank in RANKS:
                yield (
                    f"cards/{deck.folder}/{colour.letter}{rank}.svg",
                    colour_face(deck, colour, rank),
                )
        yield f"cards/{deck.folder}/W.svg", wild_face(deck, plus=False)
        yield f"cards/{deck.folder}/W+4.svg", wild_face(deck, plus=True)
