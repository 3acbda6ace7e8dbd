"""What has the player's focus at the table: a card of the own hand, the draw pile, or nothing."""

from __future__ import annotations

from game.show.local_seat import LocalSeat
from game.view.table.table_view import TableView


class HandFocus:
    """The focus on one table. It stays on its card while others come and go around it."""

    def __init__(self, local: LocalSeat, view: TableView) -> None:
        self.local, self.view = local, view
        self._face: int | None = None

    def on(self, slot: int | None, on_pile: bool = False) -> None:
        """Give the focus to a place of the hand, to the draw pile, or (None) to nothing."""
        highlights, held = self.view.highlights, self.view.held
        if (slot, on_pile) != (highlights.focus, highlights.on_pile):
            highlights.say(None)
        highlights.focus, highlights.on_pile = slot, on_pile
        self._face = held[slot] if slot is not None and slot < len(held) else None

    @property
    def card(self) -> int | None:
        """The face that has the focus, if a card has."""
        focus, held = self.view.highlights.focus, self.view.held
        return held[focus] if focus is not None and focus < len(held) else None

    @property
    def strayed(self) -> bool:
        """Whether another card lies now where the focus is."""
        return self.view.highlights.focus is not None and self.card != self._face

    @property
    def lost(self) -> bool:
        """Whether the card that had the focus has left the hand."""
        return self._face not in self.view.held

    def follow(self) -> None:
        """Go after the card that had the focus; to its nearest neighbour if it has left the hand."""
        held, focus = self.view.held, self.view.highlights.focus or 0
        if not held:
            self.on(None)
            return
        alike = [slot for slot, card in enumerate(held) if card == self._face]
        nearest = min(alike, key=lambda slot: abs(slot - focus), default=None)
        self.on(min(focus, len(held) - 1) if nearest is None else nearest)

    def first_playable(self) -> int | None:
        """The first place of the hand with a card that may be played, or just the first."""
        playable, held = self.local.playable or frozenset(), self.view.held
        found = (slot for slot, card in enumerate(held) if card in playable)
        return next(found, 0 if held else None)

    def step(self, direction: tuple[int, int]) -> None:
        """Move the focus as the table lies: along the hand, up to the draw pile and back."""
        highlights = self.view.highlights
        if highlights.on_pile:
            if direction[1] >= 0:
                self.on(self.first_playable())
        elif highlights.focus is None:
            self.on(self.first_playable(), on_pile=not self.view.held)
        else:
            beside = self.view.fan.beside(highlights.focus, direction)
            if beside is not None:
                self.on(beside)
            elif direction[1] < 0:
                self.on(None, on_pile=True)
