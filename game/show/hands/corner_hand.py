"""A hand as it lies along a seat: its person's own order of cards, the cursor, marks, open or closed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.cards import UNKNOWN, Deck
from game.show.hands.hand_order import display_order
from game.store.settings_file import ORDERS

PER_ROW, ROWS = 8, 2
PER_PAGE = PER_ROW * ROWS


def columns(count: int, most: int = PER_ROW) -> int:
    """Return how many cards of a page of `count` lie in its first row, where no more than `most` do.

    Those of two rows are shared out.
    """
    return count if count <= most else -(-count // ROWS)


@dataclass(eq=False, slots=True)
class _Slot:
    """One card in its place; `face` is UNKNOWN while its person has not looked at it."""

    face: int


class CornerHand:
    """The slots of one hand, from 0, and the cursor on one of them.

    Cards stay where they are until their person sorts them: new ones join at the end, so that a closed hand
    can be played from memory. A hand is not `looked` at while it is another altogether, and sorted once it is.
    `is_open` is whether the faces are shown in the corner: unless they are `pinned` they turn over at the end
    of their person's turn.
    """

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.is_open = self.pinned = self.looked = False
        self.cursor = 0
        self._slots: list[_Slot] = []
        self._marked: list[_Slot] = []
        self._leaving: list[_Slot] = []
        self._order = -1

    def close(self) -> None:
        """Turn the faces over; they are pinned no more."""
        self.is_open = self.pinned = False

    def cover(self) -> None:
        """Turn the faces over for a while; those that are pinned are shown again by `uncover`."""
        self.is_open = False

    def uncover(self) -> None:
        """Show the faces again that were pinned."""
        self.is_open |= self.pinned

    def pin(self) -> None:
        """Let the faces be shown until they are turned over by hand, or no longer than to the end of a turn."""
        self.pinned = not self.pinned
        self.is_open |= self.pinned

    def __len__(self) -> int:
        return len(self._slots)

    @property
    def faces(self) -> list[int]:
        """The faces by slot."""
        return [slot.face for slot in self._slots]

    @property
    def known(self) -> bool:
        """Whether the person may see every card that lies here."""
        return UNKNOWN not in self.faces

    def follow(self, cards: Sequence[int]) -> bool:
        """Take over which cards are in the hand; return whether anything has changed.

        Of equal cards the one leaves that was played.
        """
        gone = Counter(self.faces)
        gone.subtract(cards)
        if not any(gone.values()):
            return False
        left = Counter(self.faces)
        new = []
        for card in cards:
            if left[card] > 0:
                left[card] -= 1
            else:
                new.append(card)
        for slot in self._slots:  # cards that have been looked at stay where they lay
            if slot.face == UNKNOWN and gone[UNKNOWN] > 0 and new:
                slot.face = new.pop(0)
                gone[UNKNOWN] -= 1
        for slot in [*self._leaving, *self._slots]:
            if gone[slot.face] > 0 and slot in self._slots:
                gone[slot.face] -= 1
                self._remove(slot)
        self._leaving.clear()
        self.looked &= bool(self._slots)
        self._slots += map(_Slot, new)
        self._keep_inside()
        return True

    def _remove(self, slot: _Slot) -> None:
        place = self._slots.index(slot)
        del self._slots[place]
        if slot in self._marked:
            self._marked.remove(slot)
        if place < self.cursor:
            self.cursor -= 1

    def _keep_inside(self) -> None:
        self.cursor = max(0, min(self.cursor, len(self._slots) - 1))

    def sort(self) -> str:
        """Sort the cards in the next of ORDERS, with the cursor on its card; return the order's name."""
        self._order = (self._order + 1) % len(ORDERS)
        by = ORDERS[self._order]
        at = self._slots[self.cursor] if self._slots else None
        self._slots = [self._slots[place] for place in display_order(self.faces, self.deck, by)]
        if at is not None:
            self.cursor = self._slots.index(at)
        return by

    def look(self, by: str) -> None:
        """Take note that the cards are seen now: sorted, if that is for the first time."""
        if not self.looked:
            self.looked = True
            self._order = ORDERS.index(by)
            self._slots = [self._slots[place] for place in display_order(self.faces, self.deck, by)]

    @property
    def marked(self) -> tuple[int, ...]:
        """The slots marked to be played together, in the order in which they were marked."""
        return tuple(self._slots.index(slot) for slot in self._marked)

    def mark(self, place: int) -> None:
        """Mark the card at a slot, or unmark it."""
        slot = self._slots[place]
        if slot in self._marked:
            self._marked.remove(slot)
        else:
            self._marked.append(slot)

    def unmark(self) -> None:
        """Remove all marks."""
        self._marked.clear()

    def leave(self, places: Sequence[int]) -> None:
        """Remember the slots whose cards are being played."""
        self._leaving = [self._slots[place] for place in places]

    def alike(self, place: int) -> list[int]:
        """Return the slots of all cards equal to the one at a slot, with that one last."""
        face = self._slots[place].face
        others = [at for at, slot in enumerate(self._slots) if slot.face == face and at != place]
        return [*others, place]

    @property
    def page(self) -> int:
        """The number of the page with the cursor, from 0."""
        return self.cursor // PER_PAGE

    @property
    def pages(self) -> int:
        """The number of pages, at least one."""
        return max(1, -(-len(self._slots) // PER_PAGE))
