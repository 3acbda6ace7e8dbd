"""Cards as small integers, and decks, whose tables give the properties of each card.

A card is the index of a *face* in its deck. Two cards of the same face are the same integer: they cannot be
told apart at a table, so the engine does not distinguish them either.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

UNKNOWN = -1
"""Stands for a card whose face the viewer may not see."""

NO_SUIT = -1
"""The suit of a card that has none, and of a wild card before its suit is called."""


@dataclass(frozen=True, slots=True)
class Face:
    """One face of a deck: its notation (`code`), how it matches, and its points.

    `suit` indexes the deck's `suits`, or is NO_SUIT; cards of equal `rank` match whatever their suits; `kind`
    is the word that the rules of a game use for it ("number", "skip", "joker"); `copies` is how many cards of
    the deck have this face.
    """

    code: str
    suit: int
    rank: int
    kind: str
    copies: int
    points: int = 0


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck of cards as tables: the n-th entry of each belongs to card n.

    `suits` holds one letter for each suit or colour, as in the notation. `index` gives the card of a code,
    `pack` every card as often as the deck has it, `size` their number.
    """

    suits: str
    faces: tuple[Face, ...]
    codes: tuple[str, ...] = field(init=False, repr=False, compare=False)
    suit: tuple[int, ...] = field(init=False, repr=False, compare=False)
    rank: tuple[int, ...] = field(init=False, repr=False, compare=False)
    kind: tuple[str, ...] = field(init=False, repr=False, compare=False)
    points: tuple[int, ...] = field(init=False, repr=False, compare=False)
    copies: tuple[int, ...] = field(init=False, repr=False, compare=False)
    index: dict[str, int] = field(init=False, repr=False, compare=False)
    pack: tuple[int, ...] = field(init=False, repr=False, compare=False)
    size: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "codes", tuple(face.code for face in self.faces))
        put(self, "suit", tuple(face.suit for face in self.faces))
        put(self, "rank", tuple(face.rank for face in self.faces))
        put(self, "kind", tuple(face.kind for face in self.faces))
        put(self, "points", tuple(face.points for face in self.faces))
        put(self, "copies", tuple(face.copies for face in self.faces))
        put(self, "index", {face.code: card for card, face in enumerate(self.faces)})
        put(
            self,
            "pack",
            tuple(card for card, copies in enumerate(self.copies) for _ in range(copies)),
        )
        put(self, "size", len(self.pack))

    def cards(self) -> list[int]:
        """Return a new list of every card, each as often as the deck has it, in the order of the tables."""
        return list(self.pack)

    def rest(self, seen: Iterable[int]) -> list[int]:
        """Return the cards that are left when those `seen` are taken out; UNKNOWN is ignored.

        Raises ValueError, naming the card, if one is seen more often than the deck has it.
        """
        counts = Counter(seen)
        left = []
        for card, copies in enumerate(self.copies):
            remaining = copies - counts[card]
            if remaining < 0:
                raise ValueError(
                    f"{self.codes[card]} is there {_times(counts[card])}, "
                    f"but the deck has it {_times(copies)}"
                )
            left.extend([card] * remaining)
        return left

    def letter(self, suit: int) -> str:
        """Return the letter of a suit or colour; "" for NO_SUIT."""
        return "" if suit == NO_SUIT else self.suits[suit]

    def rank_code(self, card: int) -> str:
        """Return the code of a card without the letter of its suit: "7", "Q", "plus2"."""
        code, suit = self.codes[card], self.suit[card]
        if suit == NO_SUIT:
            return code
        # A code is the suit's letter and the rank, in the order of the deck's kind.
        letter = self.suits[suit]
        return code[1:] if code.startswith(letter) else code[: -len(letter)]

    def total(self, cards: Iterable[int]) -> int:
        """Return the sum of the points of some cards."""
        points = self.points
        total = 0
        for card in cards:
            total += points[card]
        return total


COLOURS = "RYGB"
SUITS = "SHDC"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def _times(count: int) -> str:
    return "once" if count == 1 else f"{count} times"


def colour_deck(symbols: Sequence[tuple[str, str, int]], wilds: Sequence[Face]) -> Deck:
    """Make a colour deck: in each colour one 0, two of each 1–9 and two of each symbol.

    `symbols` gives (code after the colour letter, kind, points); `wilds` are the faces without a colour.
    """
    faces = []
    for colour, letter in enumerate(COLOURS):
        faces += [
            Face(f"{letter}{number}", colour, number, "number", 1 if number == 0 else 2, number)
            for number in range(10)
        ]
        faces += [
            Face(letter + code, colour, 10 + place, kind, 2, points)
            for place, (code, kind, points) in enumerate(symbols)
        ]
    return Deck(COLOURS, (*faces, *wilds))


def french_deck(
    packs: int,
    *,
    ranks: Sequence[str] = RANKS,
    jokers: int = 0,
    points: dict[str, int] | None = None,
) -> Deck:
    """Make a deck of `packs` French packs of 52 cards, or of these `ranks`, with `jokers` Jokers in all.

    A card's rank is its place in RANKS (2 low, Ace high), its kind the rank's text or "joker"; `points` gives
    the points of a rank by its text, 0 where it is left out.
    """
    worth = points or {}
    faces = [
        Face(rank + letter, suit, RANKS.index(rank), rank, packs, worth.get(rank, 0))
        for suit, letter in enumerate(SUITS)
        for rank in ranks
    ]
    if jokers:
        faces.append(Face("Joker", NO_SUIT, len(RANKS), "joker", jokers, worth.get("Joker", 0)))
    return Deck(SUITS, tuple(faces))
