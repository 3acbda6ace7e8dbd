"""The sheet of a round or match that is over: who won, hands, scores, plot (`ResultSheet`)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace
from pygame import Surface

from game.scenes.base.house_rules.rule_choice import set_of
from game.scenes.base.overlays.paper_overlay import PADDING, Overlay, card_box
from game.scenes.base.party.winner_portraits import HIGH, draw_winners
from game.scenes.base.scene_stack import Stack
from game.scenes.result.new_achievements import New, NewAchievements
from game.scenes.result.panes.open_hands import OpenHands
from game.scenes.result.panes.result_panes import CardRoom, Pane, ResultPanes
from game.scenes.result.result_texts import headline, subline
from game.session.outcome import Outcome
from game.show.showing import addressed
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, RowBox, TextBox
from game.view.base.colours import BROWN, INK
from game.view.base.fonts import MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import button_box, draw_text, in_order, line_high, settle
from game.view.widgets.widgets import Button

WIDTH, WIDEST = 32, 1800
"""The width of a card with one pane in heights of a line, and the most of any in design pixels."""
LEAST_HEADLINE = 45
GAP = 16
"""The distance between buttons, in design pixels."""


class ResultSheet(Overlay):
    """Who won, and the scores of all, on a card over what is below, with what was `achieved` first.

    Its `buttons` stand below each other in as few rows as they fit into.
    """

    fades = True

    def __init__(
        self, kit: SceneKit, stack: Stack, outcome: Outcome, achieved: Sequence[New]
    ) -> None:
        super().__init__(kit, stack)
        self.outcome = outcome = outcome.named(addressed(kit.words, outcome.plan))
        self.buttons = self._buttons()
        self.group = FocusGroup(self.buttons[:1])
        self.placed: Placed = {}
        self.house = set_of(kit, outcome.plan)
        self.achieved = [NewAchievements(kit, outcome.plan.game, achieved)] if achieved else []
        self._panes = ResultPanes(kit, outcome, [*self.achieved])

    def _buttons(self) -> list[Button]:
        """Return the buttons; the first one leads on."""
        raise NotImplementedError

    @property
    def panes(self) -> list[Pane]:
        """The parts of the card that scroll."""
        return self._panes.panes

    @property
    def hands(self) -> list[OpenHands]:
        """The hands that are laid open."""
        return self._panes.hands

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
        return TextBox(subline(self.kit.words, self.outcome, self.house), 26, MEDIUM, key="subline")

    @property
    def _foot(self) -> Box:
        """What stands under the panes."""
        return self._rows

    @property
    def _rows(self) -> Box:
        """The buttons; the first one takes what is left of its row."""
        boxes = [button_box(self.kit, each, high=84, air=20) for each in self.buttons]
        boxes = [replace(each, narrow=None, share=1) for each in boxes]
        count = len(boxes)
        ways = []
        for rows in range(1, count + 1):
            ends = [place * count // rows for place in range(rows + 1)]
            lines = [boxes[one:other] for one, other in pairwise(ends)]
            lines[0] = [boxes[0], *(replace(each, share=0) for each in lines[0][1:])]
            ways.append(ColumnBox(tuple(RowBox(tuple(each), GAP) for each in lines), GAP))
        return FirstBox(tuple(ways))

    def handle(self, intent: Intent) -> None:
        if intent.deliberate and not self.rising.done:
            # It was meant for what is below, and must not press a button that has just appeared.
            self.rising.finish()
            self.dirty = True
        elif self._scrolled(intent):
            self.dirty = True
        else:
            super().handle(intent)

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
            faces = [each.seat.portrait for each in self.outcome.winners]
            draw_winners(kit, target, faces, placed["winners"])
        draw_text(kit, target, self._headline, placed["headline"], INK, "middle")
        draw_text(kit, target, self._subline, placed["subline"], BROWN, "middle")
        for pane in self.panes:
            pane.draw(kit, target)
        self.group.draw(kit, target)
