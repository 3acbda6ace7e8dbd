"""The table scene, in which a match is played: `open_table(kit, stack, plan)`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from pygame import Surface

from game.scenes.base.remembered_table import remember_deal
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.base.sitting_down import local_seat
from game.scenes.table.seat_controls import SeatControls
from game.session.host import THINK, Host
from game.session.plan import Plan
from game.session.viewpoint import ONLOOKER
from game.show.local_seat import LocalSeat
from game.show.room import Room
from game.show.seating import Seating
from game.store.platform_folders import assets
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.table.middle_kinds import MIDDLES
from game.view.table.table_layout import TableLayout, load_layout
from game.view.table.table_view import TableView

AFTER_ROUND = 1400
"""ms for which the open hands are shown before the result covers them."""


@cache
def table_layout(file: Path, middle: str) -> TableLayout:
    """Return the layout in a file for a game with this middle; it is read once and kept."""
    return load_layout(file, middle, MIDDLES[middle].places)


def open_table(
    kit: SceneKit, stack: Stack, plan: Plan, seating: Seating | None = None
) -> TableScene:
    """Make the scene of a new match, in which one person plays with every device, or watches bots only."""
    remember_deal(kit, plan)
    wishes = kit.settings
    think = kit.thinking.ms(THINK)
    host = Host(plan, think=think, fair=wishes.fair, language=wishes.language)
    seat = plan.people[0] if plan.people else ONLOOKER
    return TableScene(kit, stack, host, [local_seat(kit, host, seat)])


class TableScene(Scene):
    """A host's match in a window, with the local seats that play it. The table of the first seat is drawn."""

    def __init__(self, kit: SceneKit, stack: Stack, host: Host, seats: Sequence[LocalSeat]) -> None:
        super().__init__(kit, stack)
        self.host = host
        self.room = Room(host, seats, kit.sound)
        info = host.variant.info
        layout = table_layout(assets() / "tables" / f"{info.layout}.tmx", info.middle)
        self.controls = [
            SeatControls(
                kit, local, TableView(kit, local, host.plan.seats, layout), self, self.hurry
            )
            for local in self.room.seats
        ]
        self._until_result = AFTER_ROUND

    @property
    def shown(self) -> SeatControls:
        """The controls of the seat whose table is drawn."""
        return self.controls[0]

    # --- the scene's life

    def resume(self) -> None:
        """Apply settings that may have changed while the scene was covered."""
        kit, wishes = self.kit, self.kit.settings
        self.room.pace(kit.speed, kit.thinking.ms(THINK), wishes.fair, wishes.slowing)
        for each in self.controls:
            each.resume()
        kit.reader.at_table(set().union(*(each.said_here for each in self.controls)))

    def pause(self) -> None:
        """Close what asks for something, as another scene covers the table."""
        for each in self.controls:
            each.pause()
        self.kit.reader.at_table(())

    def layout(self) -> None:
        for each in self.controls:
            each.layout()

    def due(self) -> int | None:
        if any(each.moving for each in self.controls):
            return 0
        next_deed = self._until_result if self.host.over else self.host.waits
        waits = [next_deed, *(each.due for each in self.controls)]
        return min((each for each in waits if each is not None), default=None)

    def update(self, dt: int) -> None:
        moved = any(each.view.moving for each in self.controls)
        for each in self.controls:
            each.view.advance(dt)
        happened = len(self.host.match.log)
        if not self.host.over:
            self.room.update(dt)
        elif not self.room.busy:
            self._until_result -= dt
            if self._until_result <= 0:
                self._show_result()
        for each in self.controls:
            each.advance(dt)
        still = not moved and not any(each.view.moving for each in self.controls)
        self.dirty |= not still or len(self.host.match.log) != happened
        self.dirty |= any(each.dirty for each in self.controls)

    def _show_result(self) -> None:
        self._until_result = AFTER_ROUND
        self.stack.ways.result(self.host.outcome(), self.host.next_round)

    def hurry(self) -> None:
        """Finish all movement, and show the result of a round that is over at once."""
        for each in self.controls:
            each.view.hurry()
        if self.host.over:
            self._until_result = 0
        for each in self.controls:
            each.attend()

    def interrupted(self) -> None:
        """Pause the match, so that nothing happens unseen."""
        if not self.host.over:
            self.pause_game(self.kit.words("ui.pause.interrupted"))

    # --- intents

    def handle(self, intent: Intent) -> None:
        if intent.kind is Kind.UNPLUGGED:
            if any(local.used == intent.device for local in self.room.seats):
                self.pause_game(self.kit.words("ui.pause.unplugged"))
            return
        for each in self.controls:
            if each.local.plays_with(intent.device):
                each.handle(intent)
                break
        self.dirty |= any(each.dirty for each in self.controls)

    def pause_game(self, why: str = "") -> None:
        """Open the pause menu; `why` says why, if nobody asked for it."""
        self.stack.ways.pause(self.host.plan, why)

    def open_rules(self, clause: str = "") -> None:
        """Open the rule book, at a clause if one is given."""
        self.stack.ways.rules(self.host.plan.game, clause)

    # --- drawing

    def draw(self, target: Surface) -> None:
        self.shown.draw(target)
