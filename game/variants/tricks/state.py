"""The state of Tricks, and the keys of its positions."""

from __future__ import annotations

from dataclasses import replace

from game.engine.cards import NO_SUIT
from game.engine.notation.position_keys import COMMON_KEYS, Key, one_of, phase, replaced
from game.engine.state import PLAY, Open, slotted
from game.engine.table_facts import NO_BID, PASSED
from game.variants.families.trick_taking import AUCTION, TRICK_KEYS, TrickState
from game.variants.tricks.cards import DOWNTOWN, TOP, UPTOWN

ORDER = "order"
"""The phase in which the winner of the Joker's trick chooses the order (T-13)."""


@slotted
class TricksState(TrickState):
    """A state of tricks; `order` is UPTOWN or DOWNTOWN."""

    order: Open[str] = UPTOWN

    @property
    def said(self) -> list[int]:
        """`bids` as positions set them: in the auction a seat has still to bid or pass (T-3, T-4)."""
        return self.bids

    @said.setter
    def said(self, bids: list[int]) -> None:
        if max(bids) > TOP:
            raise ValueError(f"nobody bids more than {TOP}")
        if self.phase == AUCTION:
            if TOP in bids:
                raise ValueError(f"the bid of {TOP} has ended the auction")
            if bids[self.turn] == PASSED:
                raise ValueError(f"seat {self.turn} is in turn and has passed")
            if bids[self.turn] != NO_BID and bids.count(PASSED) == len(bids) - 1:
                raise ValueError("all the others have passed, and the auction is over")
        self.bids = bids

    @property
    def lying(self) -> list[int]:
        """`trick` as a position gives it: led in the play, and by the bidder with a trump named (T-5)."""
        return self.trick

    @lying.setter
    def lying(self, cards: list[int]) -> None:
        if cards and self.phase in (AUCTION, ORDER):
            raise ValueError(f"nothing has been led while the phase is {self.phase!r}")
        if cards and names_trump(self):
            raise ValueError("a card was led, so that the key trump must be given")
        self.trick = cards


def names_trump(state: TricksState) -> bool:
    """Whether the next card is the bidder's first (T-5)."""
    return state.trump == NO_SUIT and state.bidder >= 0


_BY_NAME = {key.name: key for key in TRICK_KEYS}

TRICKS_KEYS = replaced(
    COMMON_KEYS,
    Key("phase", "phase", phase(AUCTION, ORDER), lambda state: PLAY),
    Key("order", "order", one_of(UPTOWN, DOWNTOWN), lambda state: UPTOWN),
    *TRICK_KEYS,
    replace(_BY_NAME["bids"], field="said"),
    replace(_BY_NAME["trick"], field="lying"),
)
