"""The faces of the French deck: indices, pips, aces, and the frames the courts stand in."""

from collections.abc import Iterator

from card import CREAM_PAPER, MIDDLE, NIGHT_STUFF, WHITE_PAPER, Paper, blank_card
from courts import draw_court, draw_joker
from drawing import Drawing
from lettering import SERIF, letters
from outline import Outline, circle, joined, polygon, star
from palette import GOLD_DARK, mix
from suits import FOUR_COLOURS, HIGH_CONTRAST, ON_NIGHT, TWO_COLOURS, Suit

RANKS = ("A", *(str(n) for n in range(2, 11)), "J", "Q", "K")
INDEX_X = 29
PIP = 0.46
_LEFT, _CENTRE, _RIGHT = 80.0, 125.0, 170.0
_TOP, _MID = 62.0, 173.0
_THIRD = _TOP + (_MID - _TOP) * 2 / 3
# Pips of the upper half and of the middle row, as (x, y); the lower half is the upper turned round.
_COLUMNS = [(_LEFT, _TOP), (_RIGHT, _TOP)]
_SIDES = [(_LEFT, _MID), (_RIGHT, _MID)]
_FOUR_ROWS = [*_COLUMNS, (_LEFT, _THIRD), (_RIGHT, _THIRD)]
LAYOUTS: dict[str, tuple[list[tuple[float, float]], list[tuple[float, float]]]] = {
    "2": ([(_CENTRE, _TOP)], []),
    "3": ([(_CENTRE, _TOP)], [(_CENTRE, _MID)]),
    "4": (_COLUMNS, []),
    "5": (_COLUMNS, [(_CENTRE, _MID)]),
    "6": (_COLUMNS, _SIDES),
    "7": (_COLUMNS, [*_SIDES, (_CENTRE, (_TOP + _MID) / 2)]),
    "8": ([*_COLUMNS, (_CENTRE, (_TOP + _MID) / 2)], _SIDES),
    "9": (_FOUR_ROWS, [(_CENTRE, _MID)]),
    "10": ([*_FOUR_ROWS, (_CENTRE, (_TOP + _THIRD) / 2)], []),
}


def _figure(rank: str, height: float, width: float) -> Outline:
    """A rank `height` high with its middle at x = 0 and its foot at y = 0, squeezed to `width`."""
    figure = letters(rank, SERIF, height, -1.5 if rank == "10" else 0)
    left, _, right, _ = figure.box()
    squeeze = min(1.0, width / (right - left))
    return figure.at(-(left + right) / 2 * squeeze, 0, stretch=squeeze)


def _draw_index(card: Drawing, suit: Suit, rank: str) -> None:
    figure = _figure(rank, 40, 38)
    _, top, _, bottom = figure.box()
    # Q and J reach below the line: a little smaller, so that all end above the suit.
    small = min(1.0, 45 / (bottom - top))
    card.fill(figure.at(INDEX_X, 17 - top * small, small), suit.index)
    card.fill(suit.outline.at(INDEX_X, 83, 0.34), suit.index)


def _paint(card: Drawing, suit: Suit) -> str:
    return card.linear(0, 30, 0, 316, suit.light, suit.dark)


def _draw_ace(card: Drawing, suit: Suit, paper: Paper) -> None:
    """One large pip in a wreath of rays; the ace of spades has a second ring."""
    x, y = MIDDLE
    rays = []
    for i in range(48):
        reach = 77 if i % 2 else 84
        rays.append(polygon([(-0.9, -70), (0, -reach), (0.9, -70)]).at(x, y, 1, i * 7.5))
    card.fill(joined(rays), GOLD_DARK, 0.85)
    card.line(circle(x, y, 65), GOLD_DARK, 1.6, 0.8)
    card.fill(circle(x, y, 61), mix(suit.tint, "#ffffff", paper.lit))
    if suit.letter == "S":
        card.line(circle(x, y, 56), GOLD_DARK, 1, 0.7)
    _, top, _, bottom = suit.outline.at(x, y, 0.84).box()
    card.fill(suit.outline.at(x, y, 0.84), card.linear(x, top, x, bottom, suit.light, suit.dark))


def face(suit: Suit, rank: str, paper: Paper) -> str:
    """One card of the French deck."""
    card = blank_card(paper)
    if rank == "A":
        _draw_ace(card, suit, paper)
    elif rank in LAYOUTS:
        paint = _paint(card, suit)
        halves, middles = LAYOUTS[rank]
        card.fill(joined(suit.outline.at(x, y, PIP) for x, y in [*halves, *middles]), paint)
        turned = (suit.outline.at(250 - x, 2 * _MID - y, PIP, 180) for x, y in halves)
        card.fill(joined(turned), paint)
    else:
        draw_court(card, suit, rank)
    with card.both_ways_up(*MIDDLE):
        _draw_index(card, suit, rank)
    return card.svg()


def joker(paper: Paper) -> str:
    """The Joker, named down both edges."""
    card = blank_card(paper)
    draw_joker(card)
    with card.both_ways_up(*MIDDLE):
        card.fill(star(5, 13, 5.6).at(INDEX_X, 31), paper.sign)
        for i, letter in enumerate("JOKER"):
            card.fill(_figure(letter, 19, 24).at(INDEX_X, 70 + i * 25), paper.sign)
    return card.svg()


def jumbo(suit: Suit, rank: str, paper: Paper) -> str:
    """A card for sizes at which pips blur: a large index above a large pip."""
    card = blank_card(paper)
    figure = _figure(rank, 116, 118)
    _, top, _, bottom = figure.box()
    small = min(1.0, 122 / (bottom - top))
    card.fill(figure.at(76, 26 - top * small, small), suit.index)
    card.fill(suit.outline.at(54, 200, 0.66), suit.index)
    pip = suit.outline.at(166, 252, 1.38)
    _, top, _, bottom = pip.box()
    card.fill(pip, card.linear(166, top, 166, bottom, suit.light, suit.dark))
    return card.svg()


def jumbo_joker(paper: Paper) -> str:
    """The Joker for small sizes: a large star instead of its name."""
    card = blank_card(paper)
    draw_joker(card)
    card.fill(star(5, 46, 20).at(56, 60), paper.sign)
    return card.svg()


DECKS = (
    ("french", TWO_COLOURS, CREAM_PAPER),
    ("french4", FOUR_COLOURS, CREAM_PAPER),
    ("french-night", ON_NIGHT, NIGHT_STUFF),
    ("french-contrast", HIGH_CONTRAST, WHITE_PAPER),
)


def drawings() -> Iterator[tuple[str, str]]:
    """Each file under the assets folder, and its text."""
    for folder, suits, paper in DECKS:
        for suit in suits:
            for rank in RANKS:
                code = f"{rank}{suit.letter}"
                yield f"cards/{folder}/{code}.svg", face(suit, rank, paper)
                yield f"cards/{folder}-jumbo/{code}.svg", jumbo(suit, rank, paper)
        yield f"cards/{folder}/Joker.svg", joker(paper)
        yield f"cards/{folder}-jumbo/Joker.svg", jumbo_joker(paper)
