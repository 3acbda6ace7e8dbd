"""A seat that is played in this room: a viewpoint with its showing, its attention and its devices."""

from __future__ import annotations

from collections.abc import Collection

from game.engine.actions import Action, Advice, Refusal
from game.session.viewpoint import Viewpoint
from game.show.devices import Device
from game.show.hand_order import Arrangement
from game.show.showing import Showing
from game.show.table_highlights import TableHighlights
from game.words.named_things import Several


class LocalSeat:
    """One person at this screen, or (as the seat of an onlooker) whoever watches.

    `devices` are those that the person plays with; None stands for whichever is used, as where one person is
    alone with the screen; `used` is the one that was used last. What a person can do waits until they have
    seen what led to it.
    """

    def __init__(
        self,
        viewpoint: Viewpoint,
        showing: Showing,
        *,
        sorting: str = "suit",
        devices: Collection[Device] | None = None,
    ) -> None:
        self.viewpoint = viewpoint
        self.showing = showing
        self.highlights = TableHighlights()
        self.arrangement = Arrangement(viewpoint.table.deck, sorting)
        self.devices = None if devices is None else frozenset(devices)
        self.used: Device | None = None if devices is None else next(iter(devices), None)

    @property
    def seat(self) -> int:
        """The number of the seat; −1 for an onlooker's."""
        return self.viewpoint.seat

    def plays_with(self, device: Device) -> bool:
        """Whether what comes from this device is meant for this seat."""
        return self.devices is None or device in self.devices

    # --- what may be done, as far as it has been seen

    @property
    def in_turn(self) -> bool:
        """Whether the person has something to do, and has seen all that led to it."""
        return self.viewpoint.in_turn and self.showing.caught_up

    @property
    def playable(self) -> frozenset[int] | None:
        """The faces that may be played; None while the person is not asked for one."""
        return self.viewpoint.playable if self.showing.caught_up else None

    def plays(self, card: int) -> list[Action]:
        """The ways to play a card just now."""
        if self.viewpoint.may_err or self.in_turn:
            return self.viewpoint.plays(card)
        return []

    def action(self, verb: str) -> Action | None:
        """The action with this verb and no cards, if it can be done now."""
        return self.viewpoint.action(verb) if self.showing.caught_up else None

    def together(self, card: int) -> Action | None:
        """Every copy of a card that is held, played at once; None if that cannot be."""
        return self.viewpoint.together(card) if self.showing.caught_up else None

    @property
    def choices(self) -> list[Action]:
        """What can be done now that is neither a card nor a draw."""
        if self.viewpoint.timed or self.showing.caught_up:
            return self.viewpoint.choices
        return []

    def advice(self) -> Advice | None:
        """What a sensible player would do now; None if there is nothing to do."""
        return self.viewpoint.advice() if self.showing.caught_up else None

    # --- why not, in words

    def told(self, refusal: Refusal | None) -> tuple[str, str] | None:
        """A refusal as a sentence and its clause."""
        if refusal is None:
            return None
        return self.showing.sentences.refusal(refusal), refusal.clause

    def answers(self) -> Several:
        """The cards that whoever is in turn could now play if they had them, by name."""
        return self.showing.sentences.any_of(self.viewpoint.answers())
