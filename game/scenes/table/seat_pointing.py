"""Finding the seat that somebody means: by its figure, at a point of the window, or in a stick's direction."""

from __future__ import annotations

from math import atan2, degrees

from pygame import Surface

from game.engine.actions import Action
from game.show.local_seat import LocalSeat
from game.view.base.scene_kit import SceneKit
from game.view.calls.call_panel import CallPanel
from game.view.input.intents import Intent, Kind
from game.view.speech.occupancy import OWN_PLATE
from game.view.table.table_view import TableView

CAP = 24
"""The size of a seat's keycap."""
PANEL_CAP = 18
"""The size of a seat's keycap while a panel is open whose items have the figures."""


def seat_at(view: TableView, pos: tuple[int, int]) -> int | None:
    """Return the seat whose portrait (or own plate) is at a point in real pixels, or None."""
    at = view.design(pos)
    plate = view.occupancy.box(OWN_PLATE)
    if plate is not None and plate.collidepoint(at):
        return view.seat
    portraits = {seat: view.occupancy.box(f"portrait {seat}") for seat in view.boxes}
    found = (seat for seat, where in portraits.items() if where and where.collidepoint(at))
    return next(found, None)


def seat_towards(view: TableView, angle: float) -> int | None:
    """Return the seat nearest to a direction from the middle of the table, in degrees clockwise from up.

    None if there is no other seat.
    """
    occupancy = view.occupancy
    middle = occupancy.box("middle")

    def off(seat: int) -> float:
        portrait = occupancy.box(f"portrait {seat}")
        if middle is None or portrait is None:
            return 0.0
        towards = degrees(
            atan2(portrait.centerx - middle.centerx, middle.centery - portrait.centery)
        )
        return abs((angle - towards + 180) % 360 - 180)

    return min(view.boxes, key=off, default=None)


class SeatPointing:
    """The ways of one player to name a seat: by its figure, by a click on it, or with a stick."""

    def __init__(self, kit: SceneKit, local: LocalSeat, view: TableView) -> None:
        self.kit, self.local, self.view = kit, local, view
        self.by_number = False
        """Whether figures mean all seats by their numbers, as where the screen is handed on."""

    @property
    def figures(self) -> dict[int, int]:
        """The figures that mean the others' seats: from 1 clockwise, or by the numbers of all seats."""
        return {
            seat: seat + 1 if self.by_number else place
            for place, seat in enumerate(self.view.boxes, 1)
        }

    def meant(self, intent: Intent) -> int | None:
        """Return the seat that an intent names, or None."""
        if intent.letter == "0" and self.offered(self.local.seat):
            return self.local.seat
        if intent.kind is Kind.COMMAND and intent.command.startswith("seat "):
            said = int(intent.command.removeprefix("seat "))
            return next((seat for seat, figure in self.figures.items() if figure == said), None)
        if intent.kind is Kind.AIM:
            return seat_towards(self.view, intent.amount)
        if intent.kind is Kind.PRESS and intent.button == 1:
            return seat_at(self.view, intent.pos)
        return None

    def offered(self, seat: int | None) -> Action | None:
        """Return the open action about a seat, such as dealing to it, or None."""
        if seat is None:
            return None
        return next((each.action for each in self.local.choices if each.seat == seat), None)

    def draw(self, target: Surface, panel: CallPanel | None, *, calls: bool) -> None:
        """Draw the keys of the seats at their portraits, where they can be used while `panel` is open.

        `calls` is whether there is a call about a seat, for which another panel opens.
        """
        px, keycaps = self.kit.px, self.view.keycaps
        offered = {each.seat for each in self.local.sight.choices if each.seat >= 0}
        # In the panel of a race there is no time to look at them.
        figures = calls and panel is not None and not panel.people and not panel.quiet
        if not (figures or offered):
            return
        for seat, number in self.figures.items():
            label, box = "", self.view.boxes.get(seat)
            if figures and keycaps.by_keys:
                labels = self.kit.input.keys.labels(f"seat {number}")
                label = next((each for each in labels if len(each) > 1), "")
            elif seat in offered and panel is None:
                label = "pad-rs" if keycaps.by_pad else keycaps(f"seat {number}")
            if label and box is not None:
                x, y = self.view.players.key_at(box)
                at = (px(x), px(y))
                size = PANEL_CAP if figures else CAP
                self.kit.paint.keycap(target, label, at, size, "center")
        plate = self.view.occupancy.box(OWN_PLATE)
        figure = not keycaps.by_steps
        own = self.local.seat in offered and panel is None and figure
        if own and plate is not None:
            x, y, radius = self.view.players.own_portrait(plate)
            at = (px(x - radius * 0.6), px(y + radius * 0.7))
            self.kit.paint.keycap(target, "0", at, anchor="center")
