"""States of games that may be played by house rules.

What they remember follows from the actions, and so takes no part in the digest of a state: matches that were
kept before a rule existed go on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import ClassVar

from game.engine.cards import NO_SUIT
from game.engine.option_values import Value
from game.engine.state import Open, Settled, Shared, slotted
from game.variants.families.house.options import House, house_of
from game.variants.families.shedding import DrawnState

BY_THE_HAND, WRONG, RIGHT = 0, 1, 2
"""Whether a doubt would be right: by the cards of who laid the Draw 4, or as a position says."""


@slotted
class HouseState(DrawnState):
    """A shedding state that knows its house rules (None: as written), who laid the top card, and the jump.

    `jump` is whether a card lies that may be jumped on (H-4), whoever holds the same one. `laid_by` is kept
    only where there are house rules.
    """

    usual: ClassVar[Mapping[str, Value]] = {}
    """The options that decide whether there are any, with their usual values."""
    undigested = frozenset({"laid_by", "jump"})

    house: Shared[House | None] = field(init=False, repr=False, compare=False, default=None)
    laid_by: Open[int] = -1
    jump: Open[bool] = False

    def open_to(self, seat: int) -> bool:
        """Return whether a seat may jump in now, if it holds the very card that lies (H-4)."""
        return self.jump and seat not in (self.turn, self.laid_by)

    def can_jump(self, seat: int) -> bool:
        """Return whether it may, and holds that card."""
        return self.open_to(seat) and self.discard[-1] in self.hands[seat]

    def __post_init__(self) -> None:
        """Look up the house rules of the table."""
        self.house = house_of(self.table, self.usual)


@slotted
class ColourState(HouseState):
    """The state of a game with colour cards: calls of the last card but one, and the doubt of a Draw 4.

    `uncalled` is the seat to be challenged (−1: none), `called_uno` are the seats whose call is in force.
    `doubtable` is the colour in force before the Draw 4 on top, while that may be doubted (else NO_SUIT);
    `held_then` is how many cards its player held once it lay, which are the first of that hand.
    """

    undigested = HouseState.undigested | {"doubtable", "held_then", "said_of_doubt"}

    uncalled: Open[int] = -1
    called_uno: Settled[list[int]] = field(default_factory=list)
    doubtable: Open[int] = NO_SUIT
    held_then: Open[int] = 0
    said_of_doubt: int = BY_THE_HAND

    @property
    def colour_in_force(self) -> int:
        """The colour that was called, or else that of the top card; NO_SUIT if there is none."""
        return self.called if self.called >= 0 else self.table.deck.suit[self.discard[-1]]

    def holds_colour(self, seat: int) -> bool:
        """Return whether a seat holds a card of the colour in force. Wild cards have none (H-3)."""
        colour, suit = self.colour_in_force, self.table.deck.suit
        return colour >= 0 and any(card >= 0 and suit[card] == colour for card in self.hands[seat])

    @property
    def hand_then(self) -> list[int]:
        """The cards that the player of the Draw 4 held once it lay; penalty cards have come behind them."""
        return self.hands[self.laid_by][: self.held_then] if self.doubtable != NO_SUIT else []

    @property
    def doubt_holds(self) -> bool:
        """Whether a doubt would be right (H-3). A view tells only whose hand it is."""
        if self.doubtable == NO_SUIT:
            return False
        if self.said_of_doubt:
            return self.said_of_doubt == RIGHT
        suit = self.table.deck.suit
        return any(card >= 0 and suit[card] == self.doubtable for card in self.hand_then)

    @doubt_holds.setter
    def doubt_holds(self, holds: bool) -> None:
        """Take over what a position says of it, which need not be what the cards that it has say."""
        self.held_then = len(self.hands[self.laid_by]) if self.doubtable != NO_SUIT else 0
        self.said_of_doubt = BY_THE_HAND
        if self.doubtable != NO_SUIT and holds != self.doubt_holds:
            self.said_of_doubt = RIGHT if holds else WRONG
