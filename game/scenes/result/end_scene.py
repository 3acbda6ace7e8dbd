"""The end of a match, a scene of its own: `EndScene(kit, stack, ended)`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from pygame import Surface

from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.result.details_scene import DetailsScene
from game.scenes.result.end_page import EndPage, end_texts
from game.scenes.result.end_stage import LASTS, EndStage
from game.scenes.result.end_words import EndTold
from game.scenes.result.result_texts import headline
from game.scenes.result.word_button import WordButton
from game.show.feelings import HAPPY, SAD, WRY
from game.show.showing import addressed
from game.show.waits import soonest
from game.variants import find_variant
from game.view.base.arranging import Placed
from game.view.base.boxes import Box
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.moments.end_light import SINKING
from game.view.moments.made_ahead import MadeAhead
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import in_order, settle
from game.view.widgets.widgets import Button

SETTLES, SEEN = 400, 1600
"""ms after the end of all movement in which a key still was meant for what moved, and ms from the beginning on
in which it was meant for the match, however fast all movement is ended."""
HELD = 240
"""ms for which nothing moves at most, while its pictures are made between the frames."""


class EndScene(Scene):
    """Who has won a match, how it came, and two ways on; sheets and lists are behind Details."""

    tune = "end"
    fades = True

    def __init__(self, kit: SceneKit, stack: Stack, ended: EndTold) -> None:
        super().__init__(kit, stack)
        said = ended.said
        self.played, self.said, self.achieved = ended.outcome, said, ended.achieved
        self.outcome = outcome = self.played.named(addressed(kit.words, self.played.plan))
        self.age = 0
        self._open = 0
        """For how many ms it has been seen."""
        plan, variant = outcome.plan, find_variant(outcome.plan.game)
        table = variant.table(len(plan.seats), plan.options)
        self.texts = end_texts(
            said.headline or headline(kit.words, self.played),
            said.sentence,
            said.between,
            self._told_achieved(),
            kit.words("ui.end.quoted", line=said.line) if said.line else "",
            self._next,
        )
        self.stage = EndStage(
            kit, outcome, table, variant.info, self._look, said.card, first=said.first
        )
        self.lively, self.small = self._after()
        self.group = FocusGroup(self.lively[:1])
        order = self.stage.finale.order
        told = self.texts, self.lively, self.small
        self.page = EndPage(kit, outcome, *told, order, said.speaker, self._ready)
        self.placed: Placed = {}
        self._ahead = MadeAhead(self._preparing)
        self._held = HELD
        self._settles = 0
        self._still = kit.unmoved
        if self._still:
            self.finish()

    @property
    def _next(self) -> str:
        """What comes next."""
        return self.said.next

    def _after(self) -> tuple[list[Button], list[WordButton]]:
        """Return the two lively buttons and the small ones."""
        words, small = self.kit.words, partial(WordButton, size=24)
        again = self._rematch
        self.on = Button(words("ui.end.rematch"), again, primary=True, icon="undo", size=34)
        self.watch = Button(words("ui.result.watch"), lambda: self.stack.ways.watch(), icon="eye")
        self.restart = small(words("ui.pause.restart"), self._restart)
        self.change = small(words("ui.result.change"), self._change)
        self.back = small(words("ui.result.title"), self.go_back)
        details = small(words("ui.end.details"), self.details)
        review = small(words("ui.review.open"), lambda: self.stack.ways.review())
        others = [details, review, self.restart, self.change, self.back]
        return [self.on, self.watch], others

    @property
    def _ready(self) -> Box | None:
        """The box of who is ready for what comes next; None where nobody has to wait for others."""
        return None

    @property
    def _look(self) -> str:
        """How the only person here looks: beaming, sad, or wry where little was missing."""
        if not self.outcome.reader_lost:
            return HAPPY
        return WRY if self.said.close else SAD

    def _told_achieved(self) -> str:
        """What was achieved for the first time, the first of it; Details have all of it."""
        for each in self.achieved:
            return each.in_one_line(self.kit, self.outcome.plan.game)
        return ""

    def _rematch(self) -> None:
        """Deal another match to the same people."""
        self.stack.ways.rematch(self.played.plan.anew(self.kit.new_seed()))

    def _restart(self) -> None:
        """Deal the same match again."""
        self.stack.ways.rematch(self.played.plan.again)

    def _change(self) -> None:
        """Leave for where the match was set up."""
        self.stack.ways.change_setup(self.played.plan.game)

    def details(self) -> None:
        """Show hands, scores, plot, and the number of the deal."""
        self.stack.push(DetailsScene(self.kit, self.stack, self.played, self.achieved))

    def go_back(self) -> None:
        """Go to the title."""
        self.stack.ways.title()

    def layout(self) -> None:
        self.stage.renew()
        self.place()

    def place(self) -> None:
        """Place everything anew, as where a text has changed; what stands there looks as before."""
        self.placed = settle(self.kit, self.kit.arrange(self.page.box))
        self.group.regroup(in_order(self.placed))
        self._ahead.forget()

    def _preparing(self) -> Iterator[None]:
        return self.stage.preparing(self.placed, self.texts, self.said.speaker)

    def ponder(self) -> bool:
        if not self.placed or not self.moving:
            return False
        more = self._ahead.step()
        if not more:
            self._held = 0
        return more

    @property
    def moving(self) -> bool:
        return self.age < LASTS

    def finish(self) -> None:
        """Jump to the end of all movement."""
        self.age = LASTS
        self._settles = 0 if self._still else max(SETTLES, SEEN - self._open)
        self.dirty = True

    def update(self, dt: int) -> None:
        self._open += dt
        self._settles = max(0, self._settles - dt)
        if self._held > 0:
            self._held -= dt
        elif self.moving:
            self.age = min(LASTS, self.age + round(dt / self.kit.speed.value))
        elif self._sinking:
            self.age += dt
            self.dirty = True

    @property
    def _sinking(self) -> bool:
        """Whether shapes still sink behind a winner, which nobody waits for."""
        return not self._still and not self.stage.lost and self.age < LASTS + self.stage.sinks

    def due(self) -> int | None:
        if self.moving:
            return 0
        return soonest(SINKING if self._sinking else None, self._settles or None)

    def handle(self, intent: Intent) -> None:
        if intent.deliberate and (self.moving or self._settles):
            if self.moving:
                self.finish()
            if intent.kind is not Kind.PRESS:
                return  # it was meant for the table below, and must not press what has just appeared
        if self.group.handle(self.kit, intent):
            self.dirty = True
        elif intent.kind in (Kind.BACK, Kind.MENU):
            self.go_back()

    def draw(self, target: Surface) -> None:
        self.stage.draw(target, self.placed, self.texts, self.age, self.said.speaker)
        self.group.draw(self.kit, target)
