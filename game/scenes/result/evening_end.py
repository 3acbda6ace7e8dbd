"""The end of a match of an evening: the way to how that stands, which phones show already."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from game.scenes.base.evenings.evenings_board import EveningsBoard
from game.scenes.base.match_history import MatchHistory
from game.scenes.base.party.ready_strip import ReadyStrip
from game.scenes.base.scene_stack import Stack
from game.scenes.result.end_words import EndTold
from game.scenes.result.together_end import TogetherEnd
from game.scenes.result.word_button import WordButton
from game.session.host import Host
from game.show.seating import Seating
from game.show.waits import soonest
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widgets import Button


class EveningEnd(TogetherEnd):
    """Such an end, which one press leaves for the standing, as does, once, whoever is ready by phone.

    Who is ready for the next match is told there.
    """

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        ended: EndTold,
        host: Host,
        seating: Seating,
        history: MatchHistory | None,
    ) -> None:
        self.apart = seating.apart(host.plan.people) > 1
        """Whether people play with devices of their own, by which they are ready."""
        self._led = False
        """Whether it has led to the standing: who comes back from there stays for as long as they like."""
        self.board = EveningsBoard(kit, host, history)
        self.board.gather()
        super().__init__(kit, stack, ended, host, seating)
        self.board.tell_phones()

    def _strip(self, kit: SceneKit, host: Host, seating: Seating) -> ReadyStrip | None:
        return None

    def _after(self) -> tuple[list[Button], list[WordButton]]:
        lively, small = super()._after()
        self._tell_way()
        self.on.icon, self.on.action = "trophy", self._to_evening
        return lively, [each for each in small if each not in (self.restart, self.change)]

    @property
    def _next(self) -> str:
        then = self.board.next_called
        return self.kit.words("ui.evening.next", game=then) if then else ""

    def _tell_way(self) -> None:
        """Let the button say what it leads to."""
        over = self.board.open is None
        self.on.label = self.kit.words(f"ui.evening.to_{'winners' if over else 'standing'}")

    @property
    def deals(self) -> Callable[[], object] | None:
        return None if self.board.open is None else self._to_evening

    def resume(self) -> None:
        super().resume()
        if self._led:  # the evening may have been ended above
            self.board.look()
            self._tell_way()
            self.texts["next"] = replace(self.texts["next"], text=self._next)
            self._changed()

    def _to_evening(self) -> None:
        self._led = True
        self.stack.ways.evening()

    def go_back(self) -> None:
        """Go to the title, or to the menu where that would end it for others."""
        if self.apart:
            self.stack.ways.pause(self.played.plan, host=self.host)
        else:
            super().go_back()

    def update(self, dt: int) -> None:
        super().update(dt)
        if self.apart and not self.moving:
            self.host.readiness.advance(dt)
            if self._leads:
                self._to_evening()

    @property
    def _leads(self) -> bool:
        """Whether it goes on to the standing by itself."""
        return self.apart and not self._led and self.host.readiness.begun

    def due(self) -> int | None:
        return soonest(super().due(), 0 if self._leads else None)
