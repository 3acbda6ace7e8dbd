"""The result of a round, over its table: `ResultScene(kit, stack, host, next_round)`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Surface

from game.scenes.base.party.awaits_all import AwaitsAll
from game.scenes.base.party.ready_strip import ReadyStrip
from game.scenes.base.scene_stack import Stack
from game.scenes.result.new_achievements import New
from game.scenes.result.result_sheet import GAP, ResultSheet
from game.session.host import Host
from game.show.seating import ALONE, Seating
from game.view.base.boxes import Box, ColumnBox
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widgets import Button


class ResultScene(AwaitsAll, ResultSheet):
    """The sheet of a round of a host's. `next_round` is called to go on, once the scene has been left.

    Where people play with devices of their own, by their `seating`, the next round begins when all of them are
    ready.
    """

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        host: Host,
        next_round: Callable[[], None],
        seating: Seating = ALONE,
        achieved: Sequence[New] = (),
    ) -> None:
        self.host, self.next_round = host, next_round
        self.strip = ReadyStrip.wanted(kit, host, seating, self.layout, again=False)
        super().__init__(kit, stack, host.outcome(), achieved)

    def _buttons(self) -> list[Button]:
        words, strip = self.kit.words, self.strip
        button = partial(Button, shadow=False)
        onward = "next" if strip is None else "ready"
        self.on = button(
            words(f"ui.result.{onward}"),
            self._onward if strip is None else strip.take,
            primary=True,
            icon="cards",
        )
        self.back = button(words("ui.result.menu"), self.go_back, command="back")
        held = [] if strip is None else [strip.button]
        return [self.on, *held, self.back]

    def _onward(self) -> None:
        self.stack.pop()
        self.next_round()

    @property
    def deals(self) -> Callable[[], object] | None:
        return self._onward if self.strip is None else self.strip.take_all

    def all_ready(self) -> None:
        self._onward()

    @property
    def _foot(self) -> Box:
        rows = self._rows
        return rows if self.strip is None else ColumnBox((self.strip.box, rows), GAP)

    def go_back(self) -> None:
        self.stack.ways.pause(self.outcome.plan, host=self.host)

    def draw_card(self, target: Surface) -> None:
        super().draw_card(target)
        if self.strip is not None:
            self.strip.draw(target, self.placed)
