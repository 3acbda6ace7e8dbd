"""Cards of the player's hand that are marked to be played together: `GatheredCards`.

Any cards can be marked: that they must be equal is a rule whose breach others have to notice.
"""

from __future__ import annotations

from game.engine.actions import Action
from game.show.local_seat import LocalSeat
from game.view.table.table_view import TableView


class GatheredCards:
    """The marked cards, in the order in which they were marked; the last one will be on top."""

    def __init__(self, local: LocalSeat, view: TableView) -> None:
        self.local, self.view = local, view
        self._marked: list[tuple[int, int]] = []

    def __len__(self) -> int:
        return len(self._marked)

    @property
    def possible(self) -> bool:
        """Whether cards can be marked now."""
        return self.local.viewpoint.may_err and bool(self.local.highlights.playable)

    def turn(self, slot: int) -> None:
        """Mark the card at a slot of the hand, or unmark it."""
        slots = [place for place, _ in self._marked]
        if slot in slots:
            del self._marked[slots.index(slot)]
        elif self.possible:
            self._marked.append((slot, self.view.hand.held[slot]))
        self._show()

    def mark(self, slot: int) -> None:
        """Mark the card at a slot, if it is not marked already."""
        if slot not in self.local.own.gathered:
            self.turn(slot)

    def forget(self) -> None:
        """Unmark all cards."""
        self._marked.clear()
        self._show()

    def follow(self) -> None:
        """Keep marks on their cards as the hand changes; remove those of cards that left, or all if useless."""
        if not self._marked:
            return
        held, kept = self.view.hand.held, []
        free = set(range(len(held))) if self.possible else set()
        for slot, face in self._marked:
            alike = [place for place in free if held[place] == face]
            if alike:
                place = min(alike, key=lambda place: abs(place - slot))
                free.discard(place)
                kept.append((place, face))
        self._marked = kept
        self._show()

    @property
    def action(self) -> Action:
        """The play of all marked cards."""
        return Action("play", tuple(face for _, face in self._marked))

    def _show(self) -> None:
        self.local.hold(gathered=tuple(slot for slot, _ in self._marked))
