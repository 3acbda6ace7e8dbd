"""The colours the art shares: ink, paper, the four colours of the deck, the suits.

Every value is a hex colour, because the SVG reader of SDL_image knows no other notation well.
"""

from dataclasses import dataclass

INK = "#1c1410"
PAPER = "#fffaf0"
PAPER_LOW = "#f1e5cd"
PAPER_EDGE = "#bfa67a"
CREAM = "#fbeed6"
WHITE = "#ffffff"
GOLD = "#e9b44c"
GOLD_LIGHT = "#f6d98f"
GOLD_DARK = "#a87424"
NIGHT = "#3a2f42"
NIGHT_LOW = "#211925"
NIGHT_PAPER = "#2f2a3d"
NIGHT_PAPER_LOW = "#221d2e"
NIGHT_EDGE = "#8d7fa8"


@dataclass(frozen=True)
class DeckColour:
    """One colour of the colour deck; `ink` reads on `main` and `dark` with at least 4.5 : 1."""

    letter: str
    shape: str
    main: str
    dark: str
    tint: str
    ink: str


DECK_COLOURS = (
    DeckColour("R", "flame", "#cf4030", "#a02419", "#f6cdbf", WHITE),
    DeckColour("Y", "sun", "#f4b526", "#d78f0a", "#fbe3a6", "#4a2f00"),
    DeckColour("G", "leaf", "#23834f", "#115c34", "#c6e4cd", WHITE),
    DeckColour("B", "drop", "#2a6fc4", "#174e98", "#c9def4", WHITE),
)

# The same for dark cards, whose field is `tint`.
NIGHT_COLOURS = (
    DeckColour("R", "flame", "#ef6a55", "#da5644", "#3f1f24", "#200604"),
    DeckColour("Y", "sun", "#ffce4f", "#e09c15", "#3f331b", "#3a2500"),
    DeckColour("G", "leaf", "#4cc27f", "#2c9a5b", "#183529", "#06230f"),
    DeckColour("B", "drop", "#62a5f5", "#3f84d8", "#1c2c48", "#041126"),
)

# The same for high contrast: ink on each colour, and each colour or its rim on white, 7 : 1.
CONTRAST_COLOURS = (
    DeckColour("R", "flame", "#8e1c12", "#8e1c12", WHITE, WHITE),
    DeckColour("Y", "sun", "#ffc62e", "#ffc62e", WHITE, "#000000"),
    DeckColour("G", "leaf", "#0b4a2a", "#0b4a2a", WHITE, WHITE),
    DeckColour("B", "drop", "#123c85", "#123c85", WHITE, WHITE),
)


def mix(first: str, second: str, share: float) -> str:
    """The colour that lies `share` (0 to 1) of the way from `first` to `second`."""
    pairs = ((int(first[i : i + 2], 16), int(second[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)
