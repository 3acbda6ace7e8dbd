"""The focus at a table: a card of the hand, the draw pile, the rules in force, the own plate, or nothing."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.base.at_table.making_faces import may_make_faces
from game.show.local_seat import LocalSeat
from game.show.table_highlights import FocusAt
from game.view.table.table_view import TableView


class HandFocus:
    """The focus at one table; it stays on its card as the hand changes. Slots are places in the hand."""

    def __init__(self, local: LocalSeat, view: TableView) -> None:
        self.local, self.view = local, view
        self._face: int | None = None
        self.gained: Callable[[], None] = lambda: None
        """`SeatPanels.lose_focus`: called as a card or the pile gets the focus."""

    def on(self, slot: int | None, at: FocusAt = FocusAt.HAND) -> None:
        """Set the focus to a slot of the hand, to what is beside it, or (None) to nothing.

        A hand that lies face down has no slot that could have it: what is said of a card would tell of it.
        """
        if self.local.own.turned or self.local.own.covered:
            slot = None
        own, held = self.local.own, self.view.hand.held
        if (slot, at) != (own.focus, own.at):
            self.local.say(None)
        if slot is not None or at is not FocusAt.HAND:
            self.gained()
        self.local.hold(focus=slot, at=at)
        self._face = held[slot] if slot is not None and slot < len(held) else None

    @property
    def card(self) -> int | None:
        """The card that has the focus, or None."""
        focus, held = self.local.own.focus, self.view.hand.held
        return held[focus] if focus is not None and focus < len(held) else None

    @property
    def strayed(self) -> bool:
        """Whether another card is now at the slot of the focus."""
        return self.local.own.focus is not None and self.card != self._face

    @property
    def lost(self) -> bool:
        """Whether the card that had the focus has left the hand."""
        return self._face not in self.view.hand.held

    def follow(self) -> None:
        """Move the focus after its card, or to the nearest slot if the card has left the hand."""
        held, focus = self.view.hand.held, self.local.own.focus or 0
        if not held:
            self.on(None)
            return
        alike = [slot for slot, card in enumerate(held) if card == self._face]
        nearest = min(alike, key=lambda slot: abs(slot - focus), default=None)
        self.on(min(focus, len(held) - 1) if nearest is None else nearest)

    def first_playable(self) -> int | None:
        """Return the first slot with a playable card, or else the first slot; None for an empty hand."""
        playable, held = self.local.highlights.playable or frozenset(), self.view.hand.held
        found = (slot for slot, card in enumerate(held) if card in playable)
        return next(found, 0 if held else None)

    def lead(self) -> None:
        """Let a card that can be played have the focus, for a player without a pointer; else nothing."""
        highlights = self.local.highlights
        coached = self.local.own.coached is not None
        if coached or self.view.keycaps.by_mouse or highlights.own.at is FocusAt.PILE:
            return
        if highlights.own.at is not FocusAt.HAND and not highlights.playable:
            return
        if highlights.playable and self.card not in highlights.playable:
            self.on(self.first_playable())
        elif self.local.in_turn and not highlights.playable:
            self.on(None, FocusAt.PILE if highlights.to_draw else FocusAt.HAND)

    def lead_to(self, card: int | None) -> None:
        """Let a card have the focus, if it is in the hand, for a player without a pointer."""
        held = self.view.hand.held
        if card in held and not self.view.keycaps.by_mouse:
            self.on(held.index(card))

    def step(self, direction: tuple[int, int]) -> None:
        """Move the focus in a direction: along the hand, up to the draw pile and to the rules, and back.

        Below the hand, and the calls if there are any, is the own plate, while faces can be made there.
        """
        own, down = self.local.own, direction[1]
        match own.at:
            case FocusAt.PLATE:
                if down <= 0:
                    self._on_cards()
            case FocusAt.RULES:
                if down >= 0:
                    self.on(None, FocusAt.PILE)
            case FocusAt.PILE:
                if down >= 0:
                    self.on(self.first_playable())
                elif self.view.marks_rules:
                    self.on(None, FocusAt.RULES)
            case FocusAt.HAND if own.turned and down > 0 and may_make_faces(self.local):
                self.on(None, FocusAt.PLATE)
            case FocusAt.HAND:
                self._along(own.focus, direction)

    def _along(self, slot: int | None, direction: tuple[int, int]) -> None:
        """Move the focus from a slot of the hand, or from nothing."""
        if slot is None:
            self._on_cards()
            return
        beside = self.view.hand.fan.beside(slot, direction)
        if beside is not None:
            self.on(beside)
        elif direction[1] < 0:
            self.on(None, FocusAt.PILE)
        elif direction[1] > 0 and may_make_faces(self.local):
            self.on(None, FocusAt.PLATE)

    def _on_cards(self) -> None:
        """Set the focus to a card of the hand, or to the pile if there is none."""
        if self.view.hand.held:
            self.on(self.first_playable())
        else:
            self.on(None, FocusAt.PILE)
