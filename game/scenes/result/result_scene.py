"""The result of a round or match, over its table: `ResultScene(kit, stack, outcome, next_round)`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import Protocol

from pygame import Rect, Surface

from game.scenes.base.paper_overlay import PADDING, Overlay
from game.scenes.base.scene_stack import Stack
from game.scenes.result.new_achievements import NewAchievements, new_achievements
from game.scenes.result.open_hands import CARDS, SCROLLED, OpenHands
from game.scenes.result.score_plot import ScorePlot
from game.scenes.result.score_sheet import ScoreSheet
from game.session.host import Host
from game.session.outcome import Outcome
from game.session.plan import TakingBack
from game.variants import find_variant
from game.view.base.colours import AMBER, BROWN, INK, RUST
from game.view.base.fonts import BOLD, MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.base.suit_styles import faces
from game.view.cards.card_art import CardArt
from game.view.input.intents import Intent, Kind
from game.view.table.portraits import portrait
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.scroll_area import ScrollArea
from game.view.widgets.widgets import Button
from game.words.named_things import Player, Several

WIDTH, WIDEST, GAP = 1180, 1800, 16
TWO_COLUMNS = 5
"""More players than this are listed in two columns, where nothing else is shown."""
LEAST_PLOT = 190
"""The least height of the plot in design pixels."""
CROWNED = 200
"""The height of the winners' portraits in design pixels."""


class Block(Protocol):
    """A part of the sheet, which knows its height for a width and draws itself into a rectangle."""

    def height(self, width: int) -> int:
        """Return its height at a width, in real pixels."""

    def draw(self, target: Surface, rect: Rect) -> None:
        """Draw it, as wide as the rectangle."""


@dataclass(slots=True)
class Pane:
    """Blocks below each other, which scroll together."""

    blocks: list[Block]
    scroll: ScrollArea = field(default_factory=ScrollArea)

    def height(self, width: int, gap: int) -> int:
        """Return the height of the blocks together."""
        return sum(each.height(width) + gap for each in self.blocks) - gap

    def draw(self, kit: SceneKit, target: Surface) -> None:
        """Draw what can be seen of them, and the bar where there is more."""
        view = self.scroll.view
        y, gap = view.top - self.scroll.offset, kit.px(GAP)
        target.set_clip(view)
        for block in self.blocks:
            block.draw(target, Rect(view.left, y, view.w, 0))
            y += block.height(view.w) + gap
        target.set_clip(None)
        self.scroll.draw_bar(kit, target)


class ResultScene(Overlay):
    """Who won, and the scores of all. `next_round` is called to go on, once the scene has been left.

    The seats of the match of a `host` can be given to others before that.
    """

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        outcome: Outcome,
        next_round: Callable[[], None],
        host: Host | None = None,
    ) -> None:
        super().__init__(kit, stack)
        self.outcome = outcome
        self.next_round = next_round
        self.host = host
        words = kit.words
        over = outcome.match_over
        button = partial(Button, shadow=False)
        self.on = button(
            words("ui.result.again" if over else "ui.result.next"),
            self._again if over else self._next,
            primary=True,
            icon="cards",
        )
        self.restart = button(words("ui.pause.restart"), self._restart)
        self.change = button(words("ui.result.change"), self._change)
        self.back = (
            button(words("ui.result.title"), self._title)
            if over
            else button(words("ui.result.menu"), self._menu, command="back")
        )
        self.watch = button(words("ui.result.watch"), lambda: self.stack.ways.watch())
        at_end = [self.on, self.watch, self.restart, self.change, self.back]
        self.buttons = at_end if over else [self.on, self.back]
        """What is offered, in reading order."""
        self.group = FocusGroup(self.buttons)
        self.variant = find_variant(outcome.plan.game)
        self.panes: list[Pane] = []
        self.hands: list[OpenHands] = []
        self.crowned = True
        found = new_achievements(kit, host) if over and host is not None else []
        self.achieved = [NewAchievements(kit, outcome.plan.game, found)] if found else []

    def _next(self) -> None:
        self.stack.pop()
        self.next_round()

    def _again(self) -> None:
        self.stack.ways.rematch(self.outcome.plan.anew(self.kit.new_seed()))

    def _restart(self) -> None:
        self.stack.ways.rematch(self.outcome.plan)

    def _change(self) -> None:
        self.stack.ways.title()
        self.stack.ways.setup(self.outcome.plan.game)

    def _title(self) -> None:
        self.stack.ways.title()

    def _menu(self) -> None:
        self.stack.ways.pause(self.outcome.plan, host=self.host)

    @property
    def headline(self) -> str:
        """A sentence with the names of the winners."""
        words = self.kit.words
        names = tuple(Player(standing.seat.name) for standing in self.outcome.winners)
        what = "match" if self.outcome.match_over else "round"
        if len(names) == 1:
            return words(f"ui.result.{what}_won", name=names[0])
        return words(f"ui.result.{what}_shared", names=Several(names))

    @property
    def title_size(self) -> float:
        """The size of the headline, which grows less than other text does."""
        return 64 * min(1.0, 1.4 / self.kit.space.text_scale)

    @property
    def subline(self) -> str:
        """What scores mean, the number of the round, and whether it was blocked (G-4)."""
        words = self.kit.words
        once = self.outcome.match_over and not self.outcome.has_history
        own = f"{self.outcome.plan.game}.aim"
        if once and f"{own}_once" in words:
            own = f"{own}_once"
        way = "low" if self.variant.info.low_wins else "high"
        aim = words(own if own in words else f"ui.result.aim_{way}")
        key = "ui.result.about_once" if once else "ui.result.about"
        if self.outcome.blocked:
            key = "ui.result.blocked"
        about = words(key, aim=aim, round=self.outcome.round, deal=self.outcome.plan.seed)
        practice = self.outcome.plan.taking_back is TakingBack.PRACTICE
        return words("ui.result.practice", about=about) if practice else about

    def _arrange(self) -> None:
        """Put the parts side by side where the window is wide enough for their text, or else in a column."""
        kit, outcome, low = self.kit, self.outcome, self.variant.info.low_wins
        table = self.variant.table(len(outcome.plan.seats), outcome.plan.options)
        wishes, deck = kit.settings, self.variant.info.deck
        folder = faces(deck, wishes.four_colour, wishes.high_contrast)
        art = CardArt(kit.pictures, table.deck, folder, kit.back)
        art.resize(kit.space)
        self.hands = [OpenHands(kit, outcome, art, low)]
        history: list[Block] = []
        first: list[Block] = [*self.hands, *self.achieved]
        self.plot = ScorePlot(kit, outcome, low)
        if outcome.has_history:
            # A long sheet would push the plot out of sight: it comes last.
            history = [self.plot, ScoreSheet(kit, outcome, low)]
        beside = kit.space.wide >= 1500 and kit.space.text_scale <= 1.4
        parts: list[list[Block]] = [[*first, *history]]
        if beside and history:
            parts = [first, history]
        count = len(outcome.results)
        if beside and not history and count > TWO_COLUMNS:
            half = (count + 1) // 2
            halves = (slice(half), slice(half, None))
            self.hands = [OpenHands(kit, outcome, art, low, part) for part in halves]
            parts = [[self.hands[0], *self.achieved], [self.hands[1]]]
        offsets = [pane.scroll.offset for pane in self.panes]
        self.panes = [Pane(blocks) for blocks in parts]
        for pane, offset in zip(self.panes, offsets, strict=False):
            pane.scroll.offset = offset

    def layout(self) -> None:
        kit, px, fonts = self.kit, self.kit.px, self.kit.fonts
        self._arrange()
        width, height = kit.size
        most = WIDEST if len(self.panes) > 1 else WIDTH * kit.space.text_scale
        inner = min(px(min(most, WIDEST)), width - 2 * px(PADDING + 20))
        foot = px(26) + self._buttons_height(inner)
        head = (
            fonts.height(self.title_size, TITLE)
            + fonts.height(26, MEDIUM) * len(self._sublines(inner))
            + px(18)
        )
        gap = px(36)
        wide = [inner]
        if len(self.panes) > 1:
            many = len(self.outcome.results) > TWO_COLUMNS
            left = (inner - gap) * (60 if self.outcome.has_history and not many else 50) // 100
            wide = [left, inner - gap - left]
        listed = [p.height(w, px(GAP)) for p, w in zip(self.panes, wide, strict=True)]
        room = height - 2 * px(20) - 2 * px(PADDING) - head - foot
        if self.outcome.has_history and len(self.panes) > 1 and listed[1] > room:
            self.plot.tall = max(LEAST_PLOT, self.plot.tall - (listed[1] - room) / kit.space.scale)
            listed[1] = self.panes[1].height(wide[1], px(GAP))
        if self.outcome.has_history and len(self.panes) > 1 and listed[1] <= room:
            # All of it is seen: the figures, and below what they mean.
            self.panes[1].blocks.reverse()
        self._enlarge(wide, room)
        listed = [p.height(w, px(GAP)) for p, w in zip(self.panes, wide, strict=True)]
        # Where there is little room the winners' portraits go first, then the lists scroll.
        self.crowned = max(listed) + px(CROWNED) <= room
        head += px(CROWNED) if self.crowned else 0
        seen = min(max(listed), room)
        self.card = Rect(0, 0, inner + 2 * px(PADDING), 2 * px(PADDING) + head + seen + foot)
        self.card.center = (width // 2, height // 2)
        x, top = self.card.left + px(PADDING), self.card.top + px(PADDING) + head
        for pane, each, length in zip(self.panes, wide, listed, strict=True):
            pane.scroll.set(Rect(x, top, each, seen), length)
            x += each + gap
        self._place_buttons(self.card.left + px(PADDING), inner, top + seen + px(26))

    def _enlarge(self, wide: Sequence[int], room: int) -> None:
        """Choose the largest cards with which everything else still fits."""
        gap = self.kit.px(GAP)
        panes = [(pane, w) for pane, w in zip(self.panes, wide, strict=True) if self._open(pane)]

        def tallest() -> int:
            return max(pane.height(w, gap) for pane, w in panes)

        if tallest() + self.kit.px(CROWNED) <= room:
            room -= self.kit.px(CROWNED)
        for card in CARDS:
            before = self.hands[0].card if card != CARDS[0] else SCROLLED
            for hands in self.hands:
                hands.card = card
            if tallest() > room:
                for hands in self.hands:
                    hands.card = before
                return

    def _open(self, pane: Pane) -> bool:
        """Whether hands are laid open in a pane."""
        return any(block in self.hands for block in pane.blocks)

    def _sublines(self, width: int) -> list[str]:
        return self.kit.fonts.balanced(self.subline, 26, MEDIUM, width)

    def _button_high(self) -> int:
        return max(self.kit.px(84), self.kit.fonts.height(30, BOLD) + self.kit.px(20))

    def _button_rows(self, width: int) -> list[list[Button]]:
        """The buttons side by side, in as few rows as they fit into; later rows have more of them."""
        kit, gap, all_of_them = self.kit, self.kit.px(GAP), len(self.buttons)
        for count in range(1, all_of_them):
            ends = [place * all_of_them // count for place in range(count + 1)]
            rows = [self.buttons[one:other] for one, other in pairwise(ends)]
            wides = [sum(each.natural_width(kit) + gap for each in row) - gap for row in rows]
            if max(wides) <= width:
                return rows
        return [[each] for each in self.buttons]

    def _buttons_height(self, width: int) -> int:
        """Return the height of all rows of buttons together."""
        gap = self.kit.px(GAP)
        return len(self._button_rows(width)) * (self._button_high() + gap) - gap

    def _place_buttons(self, left: int, width: int, y: int) -> None:
        """Fill each row: the first button of all takes what is left of its row, others share it."""
        kit, gap, high = self.kit, self.kit.px(GAP), self._button_high()
        for row in self._button_rows(width):
            wide = [each.natural_width(kit) for each in row]
            spare = max(0, width - sum(wide) - gap * (len(row) - 1))
            if row[0] is self.on:
                wide[0] += spare
            else:
                wide = [each + spare // len(row) for each in wide]
            x = left
            for button, own in zip(row, wide, strict=True):
                button.rect = Rect(x, y, min(own, width), high)
                x += own + gap
            y += high + gap

    def handle(self, intent: Intent) -> None:
        if intent.deliberate and not self.rising.done:
            # It was meant for the table below, and must not press a button that has just appeared.
            self.rising.finish()
            self.dirty = True
        elif self._scrolled(intent):
            self.dirty = True
        else:
            super().handle(intent)

    def go_back(self) -> None:
        if self.outcome.match_over:
            self._title()
        else:
            self._menu()

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
        kit, px, paint = self.kit, self.kit.px, self.kit.paint
        middle, y = self.card.centerx, self.card.top + px(PADDING)
        if self.crowned:
            self._draw_winners(target, middle, y + px(84))
            y += px(CROWNED)
        most = self.title_size
        size = kit.fonts.fitted(self.headline, most, TITLE, self.card.w - 2 * px(PADDING))
        line = kit.fonts.height(most, TITLE)
        paint.text(target, self.headline, (middle, y + line // 2), size, TITLE, INK, "center")
        y += line
        for text in self._sublines(self.card.w - 2 * px(PADDING)):
            y = paint.text(target, text, (middle, y), 26, MEDIUM, BROWN, "midtop").bottom
        for pane in self.panes:
            pane.draw(kit, target)
        self.group.draw(kit, target)

    def _draw_winners(self, target: Surface, x: int, y: int) -> None:
        kit, px = self.kit, self.kit.px
        winners = self.outcome.winners[:5]
        radius, step = px(80), px(190)
        left = x - step * (len(winners) - 1) // 2
        for place, standing in enumerate(winners):
            centre = (left + place * step, y)
            around = Rect(0, 0, 2 * radius, 2 * radius)
            around.center = centre
            kit.paint.ring(target, around, radius / kit.space.scale, AMBER, gap=0)
            target.blit(portrait(kit, standing.seat.portrait, radius), around)
            crown = kit.pictures.tinted("icons/crown", px(64), px(64), AMBER.mix(RUST, 0.15))
            under = kit.pictures.tinted("icons/crown", px(74), px(74), INK)
            at = (centre[0], around.top - px(10))
            target.blit(under, under.get_rect(center=at))
            target.blit(crown, crown.get_rect(center=at))
