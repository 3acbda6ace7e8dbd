"""Cards of the own hand that are marked, to be put down together: `GatheredCards`.

Any cards can be: where a rule says that they must be the same, it is for the others to notice.
"""

from __future__ import annotations

from game.engine.actions import Action
from game.show.local_seat import LocalSeat
from game.view.table.table_view import TableView


class GatheredCards:
    """The marked cards, in the order in which they were marked: the last one will lie on top."""

    def __init__(self, local: LocalSeat, view: TableView) -> None:
        self.local, self.view = local, view
        self._marked: list[tuple[int, int]] = []

    def __len__(self) -> int:
        return len(self._marked)

    @property
    def possible(self) -> bool:
        """Whether cards can be marked just now."""
        return self.local.viewpoint.may_err and bool(self.local.playable)

    def turn(self, slot: int) -> None:
        """Mark the card at a place of the hand, or take its mark away."""
        slots = [place for place, _ in self._marked]
        if slot in slots:
            del self._marked[slots.index(slot)]
        elif self.possible:
            self._marked.append((slot, self.view.held[slot]))
        self._show()

    def mark(self, slot: int) -> None:
        """Mark a card that may be marked already."""
        if slot not in self.view.highlights.gathered:
            self.turn(slot)

    def forget(self) -> None:
        """Take every mark away."""
        self._marked.clear()
        self._show()

    def follow(self) -> None:
        """Marks go with their cards when others come and go; without a card, or a use, there is none."""
        if not self._marked:
            return
        held, kept = self.view.held, []
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
        """All of them put down at once."""
        return Action("play", tuple(face for _, face in self._marked))

    def _show(self) -> None:
        highlights = self.view.highlights
        highlights.gathered = tuple(slot for slot, _ in self._marked)
        highlights.gathers = self.possible
