"""The four suits as the French deck prints them: colours of pips, and of the courts' dress."""

from dataclasses import dataclass

from outline import Outline
from palette import mix
from people import BROWN, DEEP, FAIR, LIGHT, TAN, Skin
from shapes import SUITS


@dataclass(frozen=True)
class Court:
    """How one of the three courts of a suit looks."""

    skin: Skin
    hair: str


@dataclass(frozen=True)
class Suit:
    """A suit: its letter, outline, printed colours, and the dress of its courts: the robe's main
    colour, the colour of its lining, and the tint behind the figures."""

    letter: str
    outline: Outline
    light: str
    dark: str
    robe: str
    lining: str
    tint: str
    king: Court
    queen: Court
    jack: Court

    @property
    def index(self) -> str:
        """The colour of the corner index, which must read on shaded paper too."""
        return mix(self.light, self.dark, 0.5)


def _suit(letter: str, name: str, light: str, dark: str, dress: tuple[str, str, str]) -> Suit:
    courts = {
        "S": (Court(LIGHT, "#77706c"), Court(FAIR, "#241a1c"), Court(LIGHT, "#3b2a22")),
        "H": (Court(FAIR, "#b9702f"), Court(FAIR, "#8a3018"), Court(TAN, "#2b1a14")),
        "D": (Court(BROWN, "#1d1413"), Court(BROWN, "#231514"), Court(FAIR, "#d9a441")),
        "C": (Court(TAN, "#4b2d1c"), Court(LIGHT, "#d39a3c"), Court(DEEP, "#1b1210")),
    }[letter]
    return Suit(letter, SUITS[name], light, dark, *dress, *courts)


_SPADES = _suit("S", "spade", "#2b2c3c", "#15161f", ("#2b3763", "#a9b8e0", "#e3e8f3"))
_HEARTS = _suit("H", "heart", "#d3323a", "#a81c28", ("#b42a34", "#f3c4b4", "#f9e3da"))
_DIAMONDS = _suit("D", "diamond", "#d3323a", "#a81c28", ("#a8421f", "#f0cf8c", "#f8e7d2"))
_CLUBS = _suit("C", "club", "#2b2c3c", "#15161f", ("#24503f", "#b5d3a6", "#e2ece0"))
_BLUE_DIAMONDS = _suit("D", "diamond", "#2c66c2", "#1a4a94", ("#245a9c", "#f0cf8c", "#e0ebf7"))
_GREEN_CLUBS = _suit("C", "club", "#22804a", "#12592d", ("#24603f", "#c7dfae", "#e0efe0"))

TWO_COLOURS = (_SPADES, _HEARTS, _DIAMONDS, _CLUBS)
FOUR_COLOURS = (_SPADES, _HEARTS, _BLUE_DIAMONDS, _GREEN_CLUBS)
# Light ones for cards on the dark, on which pips and indices keep 4.5 : 1.
ON_NIGHT = (
    _suit("S", "spade", "#f4efff", "#cfc6e4", ("#53629a", "#c2cff0", "#3b3a57")),
    _suit("H", "heart", "#ff8a80", "#ee5f5a", ("#b42a34", "#f3c4b4", "#4a2a35")),
    _suit("D", "diamond", "#7db8ff", "#4f93ec", ("#245a9c", "#f0cf8c", "#26395c")),
    _suit("C", "club", "#7ddba0", "#46b673", ("#24603f", "#c7dfae", "#23463a")),
)
# Flat colours that keep 7 : 1 on white.
HIGH_CONTRAST = (
    _suit("S", "spade", "#000000", "#000000", ("#1b2550", "#a9b8e0", "#ffffff")),
    _suit("H", "heart", "#9c0f1c", "#9c0f1c", ("#9c0f1c", "#f3c4b4", "#ffffff")),
    _suit("D", "diamond", "#0f3f9a", "#0f3f9a", ("#0f3f9a", "#f0cf8c", "#ffffff")),
    _suit("C", "club", "#0a4d24", "#0a4d24", ("#0a4d24", "#c7dfae", "#ffffff")),
)
