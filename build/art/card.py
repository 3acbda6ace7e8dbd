"""What every card is printed on: cream paper with a real edge."""

from drawing import Drawing
from outline import box
from palette import PAPER, PAPER_EDGE, PAPER_LOW

WIDTH, HEIGHT = 250, 350
RADIUS = 20
# The lower edge shows this much of the card's thickness, so the face is that much lower.
EDGE = 4
MIDDLE = (WIDTH / 2, (HEIGHT - EDGE) / 2)


def blank_card() -> Drawing:
    """A card with nothing on it yet."""
    card = Drawing(WIDTH, HEIGHT)
    card.fill(box(0, 0, WIDTH, HEIGHT, RADIUS), PAPER_EDGE)
    paper = card.linear(0, 0, 60, HEIGHT, PAPER, PAPER, PAPER_LOW)
    card.fill(box(0, 0, WIDTH, HEIGHT - EDGE, RADIUS), paper)
    # A hairline keeps cream on cream apart where cards overlap.
    card.line(box(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, RADIUS - 0.75), PAPER_EDGE, 1.5, 0.7)
    return card
