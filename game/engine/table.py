"""The table of a match: what is fixed before the first card is dealt."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from game.engine.cards import Deck
from game.engine.options import Options


def sides_of(players: int, options: Mapping[str, object]) -> int:
    """Return how many sides so many players form by these options: pairs of partners, or each by itself."""
    return players // 2 if options.get("partners") else players


@dataclass(frozen=True, slots=True)
class Table:
    """The table of one match: the id of its game, the players, the options, and the deck.

    Seats are numbered 0 … players − 1 clockwise (G-1); `names` are the players' names by seat. Seat n is of
    side n modulo `sides`: partners sit opposite each other, and `paired` tells that there are any.
    """

    game: str
    players: int
    names: tuple[str, ...]
    options: Options = field(hash=False)
    deck: Deck = field(hash=False)
    # A search asks for these too often to work them out each time.
    sides: int = field(init=False, repr=False, compare=False)
    paired: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Count the sides."""
        sides = sides_of(self.players, self.options)
        object.__setattr__(self, "sides", sides)
        object.__setattr__(self, "paired", sides < self.players)

    def side(self, seat: int) -> range:
        """Return the seats of the side of a seat, itself among them (P-1)."""
        return range(seat % self.sides, self.players, self.sides)

    def partners(self, seat: int) -> tuple[int, ...]:
        """Return the other seats of the side of a seat; none of an onlooker (−1)."""
        return tuple(each for each in self.side(seat) if each != seat) if seat >= 0 else ()

    def one_side(self, seats: Collection[int]) -> bool:
        """Return whether these seats are all of one side, so that what they have won is shared with nobody."""
        return len({seat % self.sides for seat in seats}) == 1
