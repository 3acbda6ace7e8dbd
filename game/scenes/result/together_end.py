"""The end of a match that several people have played at one screen: nobody ends it for the others."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Surface

from game.scenes.base.party.awaits_all import AwaitsAll
from game.scenes.base.party.ready_strip import ReadyStrip
from game.scenes.base.scene_stack import Stack
from game.scenes.result.end_scene import EndScene
from game.scenes.result.end_words import EndTold
from game.scenes.result.word_button import WordButton
from game.session.host import Host
from game.show.seating import Seating
from game.view.base.boxes import Box
from game.view.base.colours import LIGHT
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widgets import Button


class TogetherEnd(AwaitsAll, EndScene):
    """Such an end, with everybody by name.

    Where people have devices of their own another match begins when all of them are ready; what would end the
    evening for all is left to the menu.
    """

    def __init__(
        self, kit: SceneKit, stack: Stack, ended: EndTold, host: Host, seating: Seating
    ) -> None:
        self.host = host
        self.strip = self._strip(kit, host, seating)
        super().__init__(kit, stack, ended)

    def _strip(self, kit: SceneKit, host: Host, seating: Seating) -> ReadyStrip | None:
        """Return what tells who is ready for another match; None where nobody waits for others."""
        return ReadyStrip.wanted(kit, host, seating, self._changed, again=True)

    def _changed(self) -> None:
        """Place everything anew, as a button says something else."""
        self.place()
        self.dirty = True

    def _after(self) -> tuple[list[Button], list[WordButton]]:
        lively, small = super()._after()
        if self.strip is None:
            return lively, small
        words, strip = self.kit.words, self.strip
        self.on.label, self.on.icon, self.on.action = words("ui.result.again"), "cards", strip.take
        strip.button.shadow = True
        word = partial(WordButton, size=24)
        self.back = word(words("ui.result.menu"), self.go_back)
        watch = word(words("ui.result.watch"), self.watch.action)
        details, review, *_ = small
        return [self.on, strip.button], [details, review, watch, self.back]

    @property
    def _ready(self) -> Box | None:
        return None if self.strip is None else self.strip.box

    def go_back(self) -> None:
        """Go to the title, or to the menu where that would end it for others."""
        if self.strip is None:
            super().go_back()
        else:
            self.stack.ways.pause(self.played.plan, host=self.host)

    @property
    def deals(self) -> Callable[[], object] | None:
        return self.on.action if self.strip is None else self.strip.take_all

    def all_ready(self) -> None:
        self._rematch()

    def draw(self, target: Surface) -> None:
        super().draw(target)
        if self.strip is not None:
            self.strip.draw(target, self.placed, LIGHT)
