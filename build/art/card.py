"""What every card is printed on: paper with a real edge."""

from dataclasses import dataclass

from drawing import Drawing
from outline import box
from palette import (
    INK,
    NIGHT_EDGE,
    NIGHT_PAPER,
    NIGHT_PAPER_LOW,
    PAPER,
    PAPER_EDGE,
    PAPER_LOW,
    WHITE,
)

WIDTH, HEIGHT = 250, 350
RADIUS = 20
# The lower edge shows this much of the card's thickness, so the face is that much lower.
EDGE = 4
MIDDLE = (WIDTH / 2, (HEIGHT - EDGE) / 2)


@dataclass(frozen=True)
class Paper:
    """The card's stuff: lit and shaded, its edge, and how wide the line is that keeps paper on
    paper apart where cards overlap; how far fields are lit towards white, and the Joker's ink."""

    light: str
    shade: str
    edge: str
    line: float
    lit: float = 0.45
    sign: str = "#8c3242"


CREAM_PAPER = Paper(PAPER, PAPER_LOW, PAPER_EDGE, 1.5)
# For cards that are printed on the dark.
NIGHT_STUFF = Paper(NIGHT_PAPER, NIGHT_PAPER_LOW, NIGHT_EDGE, 2, 0.1, "#f0b93a")
# For the cards of high contrast.
WHITE_PAPER = Paper(WHITE, WHITE, INK, 3)


def blank_card(paper: Paper = CREAM_PAPER) -> Drawing:
    """A card with nothing on it yet."""
    card = Drawing(WIDTH, HEIGHT)
    card.fill(box(0, 0, WIDTH, HEIGHT, RADIUS), paper.edge)
    stuff = card.linear(0, 0, 60, HEIGHT, paper.light, paper.light, paper.shade)
    card.fill(box(0, 0, WIDTH, HEIGHT - EDGE, RADIUS), stuff)
    half = paper.line / 2
    rim = box(half, half, WIDTH - paper.line, HEIGHT - paper.line, RADIUS - half)
    card.line(rim, paper.edge, paper.line, 0.7)
    return card
