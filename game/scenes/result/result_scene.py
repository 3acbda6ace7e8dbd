"""The result of a round or match, over its table: `ResultScene(kit, stack, outcome, next_round)`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace
from pygame import Surface

from game.scenes.base.paper_overlay import PADDING, Overlay, card_box
from game.scenes.base.scene_stack import Stack
from game.scenes.result.button_rows import GAP, rows_of_buttons
from game.scenes.result.new_achievements import New, NewAchievements
from game.scenes.result.panes.open_hands import OpenHands
from game.scenes.result.panes.result_panes import CardRoom, Pane, ResultPanes
from game.scenes.result.ready_strip import ReadyStrip
from game.scenes.result.result_texts import headline, subline
from game.scenes.result.ways_on import WaysOn
from game.scenes.result.winner_portraits import HIGH, draw_winners
from game.session.host import Host
from game.session.outcome import Outcome
from game.show.seating import ALONE, Seating
from game.show.showing import addressed
from game.show.waits import soonest
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, RowBox, TextBox
from game.view.base.colours import BROWN, INK
from game.view.base.fonts import MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import draw_text, in_order, line_high, settle
from game.view.widgets.widgets import Button

WIDTH, WIDEST = 32, 1800
"""The width of a card with one pane in heights of a line, and the most of any in design pixels."""
LEAST_HEADLINE = 45


class ResultScene(Overlay):
    """Who won, and the scores of all. `next_round` is called to go on, once the scene has been left.

    After a match it tells what was `achieved` in it for the first time.
    The seats of the match of a `host` can be given to others before that. Where people play with devices of
    their own, by their `seating`, the next round begins when all of them are ready. As `details` of a match's
    end it only leads back there, and the tune goes on.
    """

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        outcome: Outcome,
        next_round: Callable[[], None],
        host: Host | None = None,
        seating: Seating = ALONE,
        achieved: Sequence[New] = (),
        *,
        details: bool = False,
    ) -> None:
        super().__init__(kit, stack)
        self.outcome = outcome = outcome.named(addressed(kit.words, outcome.plan))
        self.tune = "end" if outcome.match_over and not details else ""
        self.ways = WaysOn(kit, stack, outcome.plan)
        self.details = details
        self.next_round = next_round
        self.host = host
        words = kit.words
        over = outcome.match_over
        self.strip = ReadyStrip.wanted(kit, host, seating, self.layout, again=False)
        button = partial(Button, shadow=False)
        onward = "again" if over else "ready" if self.strip is not None else "next"
        self.on = button(
            words(f"ui.result.{onward}"),
            self._onward if self.strip is None else self.strip.take,
            primary=True,
            icon="cards",
        )
        self.restart = button(words("ui.pause.restart"), self.ways.restart)
        self.change = button(words("ui.result.change"), self.ways.change)
        self._leaves = over
        """Whether who goes back leaves for the title."""
        back = "ui.back" if details else "ui.result.title" if self._leaves else "ui.result.menu"
        self.back = button(words(back), self.go_back, command="" if self._leaves else "back")
        self.watch = button(words("ui.result.watch"), lambda: stack.ways.watch())
        held = [self.strip.button] if self.strip is not None else []
        self.review = button(words("ui.review.open"), lambda: stack.ways.review())
        at_end = [self.review, self.watch, self.restart, self.change, self.back]
        shown = [self.on, *held, *(at_end if over else [self.back])]
        self.buttons = [self.back] if details else shown
        self.group = FocusGroup(self.buttons[:1])
        self.placed: Placed = {}
        self.achieved = [NewAchievements(kit, outcome.plan.game, achieved)] if achieved else []
        self._panes = ResultPanes(kit, outcome, [*self.achieved])

    @property
    def panes(self) -> list[Pane]:
        """The parts of the card that scroll."""
        return self._panes.panes

    @property
    def hands(self) -> list[OpenHands]:
        """The hands that are laid open."""
        return self._panes.hands

    def _onward(self) -> None:
        """Go on to the next round, or to another match."""
        if self.outcome.match_over:
            self.ways.again()
            return
        self.stack.pop()
        self.next_round()

    def update(self, dt: int) -> None:
        super().update(dt)
        if self.strip is not None:
            self.dirty |= self.strip.pass_time(dt)
            if self.strip.goes_on():
                self._onward()

    def resume(self) -> None:
        super().resume()
        if self.strip is not None:
            self.strip.cover(on=False)

    def pause(self) -> None:
        super().pause()
        if self.strip is not None:
            self.strip.cover(on=True)

    def due(self) -> int | None:
        return soonest(super().due(), None if self.strip is None else self.strip.due)

    @property
    def headline(self) -> str:
        """A sentence with the names of the winners."""
        return headline(self.kit.words, self.outcome)

    def layout(self) -> None:
        self._panes.renew()
        # What all ways have in common is one object, and measured once.
        texts = {size: self._texts(size) for size in (64, LEAST_HEADLINE)}
        foot = self._foot
        ways = tuple(self._card(texts, foot, *way) for way in self._panes.ways())
        placed = settle(self.kit, self.kit.arrange(FirstBox(ways)))
        self._panes.take(placed)
        self.card, self.placed = placed["card"], placed
        self.group.regroup(in_order(placed))

    def _texts(self, size: float) -> Box:
        return ColumnBox((replace(self._headline, size=size), self._subline))

    def _card(self, texts: dict[int, Box], foot: Box, panes: Box, room: CardRoom) -> Box:
        """The winners, the texts, the panes and the buttons; where there is little room without the winners."""
        winners = (Box(low=HIGH, key="winners"),) if room is CardRoom.AMPLE else ()
        told = texts[LEAST_HEADLINE if room is CardRoom.SCARCE else 64]
        body = ColumnBox((ColumnBox((*winners, told)), panes, foot), 22)
        widest = WIDEST if isinstance(panes, RowBox) else min(WIDEST, WIDTH * line_high(self.kit))
        return card_box(body, most=widest + 2 * PADDING, fill=True)

    @property
    def _headline(self) -> TextBox:
        return TextBox(self.headline, 64, TITLE, smallest=LEAST_HEADLINE, key="headline")

    @property
    def _subline(self) -> TextBox:
        return TextBox(subline(self.kit.words, self.outcome), 26, MEDIUM, key="subline")

    @property
    def _foot(self) -> Box:
        buttons = rows_of_buttons(self.kit, self.buttons)
        return buttons if self.strip is None else ColumnBox((self.strip.box, buttons), GAP)

    def handle(self, intent: Intent) -> None:
        if self.strip is not None:
            self.strip.device = intent.device
        if intent.deliberate and not self.rising.done:
            # It was meant for the table below, and must not press a button that has just appeared.
            self.rising.finish()
            self.dirty = True
        elif self._scrolled(intent):
            self.dirty = True
        else:
            super().handle(intent)

    def go_back(self) -> None:
        if self.details:
            self.stack.pop()
        elif self._leaves:
            self.stack.ways.title()
        else:
            self.stack.ways.pause(self.outcome.plan, host=self.host)

    def _scrolled(self, intent: Intent) -> bool:
        """Scroll the lists by the wheel, or by arrows where no button lies that way; return whether it was."""
        scrolls = [pane.scroll for pane in self.panes]
        if intent.kind is Kind.NAVIGATE and intent.direction[1]:
            down = intent.direction[1]
            here = self.group.focused.rect.centery
            if any((each.rect.centery - here) * down > 0 for each in self.group.widgets):
                return False
            moved = [scroll.by(down * scroll.view.h // 2) for scroll in scrolls]
            return any(moved)
        return any(scroll.handle(self.kit, intent) for scroll in scrolls)

    def draw_card(self, target: Surface) -> None:
        kit, placed = self.kit, self.placed
        if "winners" in placed:
            draw_winners(kit, target, self.outcome.winners, placed["winners"])
        draw_text(kit, target, self._headline, placed["headline"], INK, "middle")
        draw_text(kit, target, self._subline, placed["subline"], BROWN, "middle")
        for pane in self.panes:
            pane.draw(kit, target)
        if self.strip is not None:
            self.strip.draw(target, placed)
        self.group.draw(kit, target)
