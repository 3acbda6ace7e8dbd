"""The title: the program's name, and the games to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from pygame import Rect, Surface

from game.engine.variant import Variant
from game.scenes.gamecard import GameCard
from game.scenes.hall import WIDE, button_height, draw_hall, margin, wooden_bar
from game.scenes.invite import Invitation, last_game, player_name, player_portrait
from game.scenes.stack import Scene, Stack
from game.variants import VARIANTS
from game.view.colour import LIGHT, LINE, PANEL, QUIET
from game.view.focus import Group
from game.view.fonts import BOLD, EXTRABOLD, MEDIUM, SEMIBOLD
from game.view.input import Intent, Kind
from game.view.portrait import blit_portrait
from game.view.scroll import Scroll
from game.view.stage import Stage
from game.view.tween import Tween
from game.view.widgets import Button

DEAL_MS, DEAL_STEP = 220, 60
"""The games come dealt from below: ms a card takes, and ms from one to the next."""
GAP = 28
LEAST_CARD, MOST_CARD = 284, 420
LEAST_WIDE, WIDE_CARD = 700, 1120
MOST_HIGH = 690
"""A game's card in design pixels: how narrow and how wide, and its form where there are few games."""


class TitleScene(Scene):
    """Where the program begins and where every match comes back to."""

    def __init__(
        self, stage: Stage, stack: Stack, variants: Sequence[Variant[Any]] = VARIANTS
    ) -> None:
        super().__init__(stage, stack)
        words = stage.words
        self.cards = [GameCard(each, stage, partial(self._choose, each)) for each in variants]
        played = [each.info for each in variants if each.info.id == last_game(stage)]
        first = played[0] if played else variants[0].info
        opponents = len(Invitation.last(stage, first).bots)
        self.quick = Button(
            words("ui.title.quick"),
            lambda: self._deal(first),
            primary=True,
            icon="play",
            detail=words("ui.title.quick_detail", game=first.title, count=opponents),
        )
        self.rules = Button(words("ui.title.rules"), self._rules)
        self.settings = Button(words("ui.title.settings"), self._settings)
        self.quit = Button(words("ui.title.quit"), stack.clear)
        self.scroll = Scroll()
        self.homes: list[Rect] = []
        """Where the cards lie before scrolling, from the top of the scroll's view."""
        self.bar = [self.quick, self.rules, self.settings, self.quit]
        self.group = Group([*self.cards, *self.bar])
        speed = stage.speed
        self.dealt = [
            Tween(speed.ms(DEAL_MS), speed.ms(DEAL_STEP * place))
            for place in range(1, len(self.cards) + 1)
        ]

    # --- what the buttons do; their scenes are loaded when they are first wanted

    def _choose(self, variant: Variant[Any]) -> None:
        from game.scenes.setup import SetupScene

        self.stack.push(SetupScene(self.stage, self.stack, variant))

    def _deal(self, info: Any) -> None:
        from game.scenes.table import TableScene

        plan = Invitation.last(self.stage, info).plan(self.stage)
        self.stack.push(TableScene(self.stage, self.stack, plan))

    def _rules(self) -> None:
        from game.scenes.rulebook import RuleBookScene

        card = self.group.focused if isinstance(self.group.focused, GameCard) else self.cards[0]
        self.stack.push(RuleBookScene(self.stage, self.stack, card.info.id))

    def _settings(self) -> None:
        from game.scenes.settings import SettingsScene

        self.stack.push(SettingsScene(self.stage, self.stack))

    # --- placing

    def layout(self) -> None:
        stage, px = self.stage, self.stage.px
        width = stage.size[0]
        self.margin = margin(stage)
        self.wood = wooden_bar(stage)
        self._place_bar()
        top = px(178) + stage.fonts.height(33, SEMIBOLD) // 2
        self.heading = self.wood.top - top > px(560)
        if self.heading:
            top += stage.fonts.height(42, EXTRABOLD)
        self._place_cards(Rect(self.margin, top, width - 2 * self.margin, self.wood.top - top))

    def _place_bar(self) -> None:
        px, height = self.stage.px, button_height(self.stage)
        gap, left, right = px(GAP), self.margin, self.stage.size[0] - self.margin
        y = self.wood.top + px(28)
        small = self.bar[1:]
        widths = [max(px(200), button.natural_width(self.stage)) for button in small]
        if self.stage.space.wide >= WIDE:
            first = right - left - sum(widths) - gap * len(small)
            self.quick.rect = Rect(left, y, min(first, px(900)), height)
            left += first + gap
        else:
            self.quick.rect = Rect(left, y, right - left, height)
            y += height + px(20)
            spare = (right - left - gap * (len(small) - 1) - sum(widths)) // len(small)
            widths = [width + spare for width in widths]
        for button, width in zip(small, widths, strict=True):
            button.rect = Rect(left, y, width, height)
            left += width + gap

    def _place_cards(self, space: Rect) -> None:
        """In as many rows as it takes, each in the middle; wide cards where there are few games.

        With large text they may need more height than there is: then they scroll.
        """
        stage, px, count = self.stage, self.stage.px, len(self.cards)
        gap = px(GAP)
        least = max(px(LEAST_CARD), *(card.least_width(stage) for card in self.cards))
        columns = max(1, min(count, (space.w + gap) // (least + gap)))
        rows = -(-count // columns)
        columns = -(-count // rows)
        width = (space.w - gap * (columns - 1)) // columns
        width = min(width, px(WIDE_CARD if width >= px(LEAST_WIDE) else max(MOST_CARD, least)))
        lines = max(card.lines_needed(stage, width) for card in self.cards)
        for card in self.cards:
            card.lines = lines
        room = (space.h - px(84) - gap * (rows - 1)) // rows
        needed = max(card.least_height(stage, width) for card in self.cards)
        height = max(min(room, px(MOST_HIGH)), needed)
        together = rows * (height + gap) - gap
        self.scroll.set(space, together + px(84))
        top = px(30) + max(0, (space.h - px(84) - together) // 2)
        self.homes = []
        for place in range(count):
            row, column = divmod(place, columns)
            in_row = min(columns, count - row * columns)
            left = space.centerx - (in_row * width + (in_row - 1) * gap) // 2
            self.homes.append(
                Rect(left + column * (width + gap), top + row * (height + gap), width, height)
            )
        self._move_cards()

    def _move_cards(self) -> None:
        """Put the cards where the deal and the scroll have them."""
        view = self.scroll.view
        for card, home, dealt in zip(self.cards, self.homes, self.dealt, strict=True):
            below = round((view.bottom - home.top) * (1 - dealt.eased))
            card.rect = home.move(0, view.top - self.scroll.offset + below)
            card.clip = view if self.scroll.most else None

    # --- playing

    def update(self, dt: int) -> None:
        if self.due() == 0:
            for dealt in self.dealt:
                dealt.advance(dt)
            self._move_cards()
            self.dirty = True

    def due(self) -> int | None:
        return None if self.dealt[-1].done else 0

    def _hurry(self) -> None:
        """Have the cards lie where they belong."""
        for dealt in self.dealt:
            dealt.finish()
        self._move_cards()
        self.dirty = True

    def handle(self, intent: Intent) -> None:
        if intent.deliberate and self.due() == 0:
            self._hurry()
        if intent.kind is Kind.COMMAND and intent.command == "rules":
            self._rules()
        elif self.group.handle(self.stage, intent):
            self.dirty = True
            if intent.deliberate:
                self._follow()
        elif self.scroll.handle(self.stage, intent):
            self._move_cards()
            self.group.point(self.stage, intent.pos)
            self.dirty = True

    def _follow(self) -> None:
        """Scroll to the card that has the focus."""
        for card, home in zip(self.cards, self.homes, strict=True):
            if card is self.group.focused:
                self.scroll.reveal(home.top, home.bottom, self.stage.px(40))
                self._move_cards()

    def draw(self, target: Surface) -> None:
        stage = self.stage
        draw_hall(stage, target)
        self._draw_heading(target)
        self.group.draw(stage, target, self.bar)
        if self.scroll.most:
            target.set_clip(self.scroll.view)
        lying = [card for card, dealt in zip(self.cards, self.dealt, strict=True) if dealt.begun]
        self.group.draw(stage, target, lying)
        target.set_clip(None)
        self.scroll.draw_bar(stage, target)

    def _draw_heading(self, target: Surface) -> None:
        stage, px, words = self.stage, self.stage.px, self.stage.words
        if not self.dealt[0].begun:
            return
        if self.heading:
            first = self.scroll.view.top - self.scroll.offset + self.homes[0].top
            at = (stage.size[0] // 2, first - px(62))
            choose = words("ui.title.choose")
            stage.paint.soft_text(target, choose, at, 42, EXTRABOLD, LIGHT, "center")
        if stage.space.wide >= WIDE:
            self._draw_player(target)

    def _draw_player(self, target: Surface) -> None:
        stage, px, fonts = self.stage, self.stage.px, self.stage.fonts
        name, greeting = player_name(stage), stage.words("ui.title.greeting")
        radius = px(42)
        high, low = fonts.height(30, BOLD), fonts.height(24, MEDIUM)
        text = max(fonts.width(name, 30, BOLD), fonts.width(greeting, 24, MEDIUM))
        pill = Rect(0, px(62), text + 2 * radius + px(20 + 44), max(px(96), high + low + px(12)))
        pill.right = stage.size[0] - self.margin
        stage.paint.pill(target, pill, PANEL, line=LINE, shadow=True)
        middle = (pill.left + px(8) + radius, pill.centery)
        blit_portrait(stage, target, player_portrait(stage), middle, radius)
        x, y = middle[0] + radius + px(18), pill.centery - (high + low) // 2
        stage.paint.text(target, name, (x, y), 30, BOLD, LIGHT)
        stage.paint.text(target, greeting, (x, y + high), 24, MEDIUM, QUIET)
