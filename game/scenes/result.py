"""The end of a round or a match, over the table: `ResultScene(stage, stack, outcome, next_round)`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.scenes.invite import new_seed
from game.scenes.outcome import Outcome, Standing
from game.scenes.overlay import PADDING, Overlay
from game.scenes.stack import Stack
from game.view.choice import ROW
from game.view.colour import AMBER, BROWN, INK, PAPER, RUST, WINE, Colour
from game.view.focus import Group
from game.view.fonts import BOLD, MEDIUM, SEMIBOLD, TITLE
from game.view.input import Intent, Kind
from game.view.portrait import portrait
from game.view.scroll import Scroll
from game.view.stage import Stage
from game.view.widgets import Button

WIDTH, GAP = 1180, 16
CROWNED = 200
"""The height of the winners' portraits."""
WON = Colour.hex("#fbe2a8")
TWO_COLUMNS = 5
"""More players than this stand in two columns."""


class ResultScene(Overlay):
    """Who won, and how everybody stands. `next_round` is called, after the scene has left, to go on."""

    def __init__(
        self, stage: Stage, stack: Stack, outcome: Outcome, next_round: Callable[[], None]
    ) -> None:
        super().__init__(stage, stack)
        self.outcome = outcome
        self.next_round = next_round
        words = stage.words
        over = outcome.match_over
        button = partial(Button, shadow=False)
        self.on = button(
            words("ui.result.again" if over else "ui.result.next"),
            self._again if over else self._next,
            primary=True,
            icon="cards",
        )
        self.change = button(words("ui.result.change"), self._change)
        self.back = (
            button(words("ui.result.title"), self._title)
            if over
            else button(words("ui.result.menu"), self._menu, command="back")
        )
        self.group = Group([self.on, self.change, self.back] if over else [self.on, self.back])
        self.standings = sorted(
            outcome.standings, key=lambda each: (-each.won, -each.score, each.cards_left)
        )
        self.places: list[Rect] = []
        """Where the standings are listed, their heights from the top of the list."""
        self.scroll = Scroll()
        self.crowned = True
        self.stacked = False
        if over:
            stage.sound.play("lose" if outcome.lost else "win")

    # --- what the buttons do

    def _next(self) -> None:
        self.stack.pop()
        self.next_round()

    def _again(self) -> None:
        from game.scenes.table import TableScene

        self._title()
        plan = self.outcome.plan.anew(new_seed())
        self.stack.push(TableScene(self.stage, self.stack, plan))

    def _change(self) -> None:
        from game.scenes.setup import SetupScene
        from game.variants import find_variant

        variant = find_variant(self.outcome.plan.game)
        self._title()
        self.stack.push(SetupScene(self.stage, self.stack, variant))

    def _title(self) -> None:
        from game.scenes.title import TitleScene

        self.stack.reset(TitleScene(self.stage, self.stack))

    def _menu(self) -> None:
        from game.scenes.pause import PauseScene

        self.stack.push(PauseScene(self.stage, self.stack, self.outcome.plan))

    # --- the words

    @property
    def headline(self) -> str:
        """Who won what, in a sentence with names."""
        words = self.stage.words
        names = [standing.seat.name for standing in self.outcome.winners]
        what = "match" if self.outcome.match_over else "round"
        if len(names) == 1:
            return words(f"ui.result.{what}_won", name=names[0])
        together = names[0]
        for place, name in enumerate(names[1:], 2):
            join = "list.and" if place == len(names) else "ui.result.list"
            together = words(join, first=together, last=name)
        return words(f"ui.result.{what}_shared", names=together)

    @property
    def subline(self) -> str:
        """Which round this was, and whether it was blocked (G-4)."""
        words = self.stage.words
        text = words("ui.result.round", number=self.outcome.round)
        if self.outcome.blocked:
            text += " " + words("ui.result.blocked")
        return f"{text} {words('ui.deal', number=self.outcome.plan.seed)}."

    # --- placing

    def layout(self) -> None:
        stage, px, fonts = self.stage, self.stage.px, self.stage.fonts
        width, height = stage.size
        inner = min(px(WIDTH), width - 2 * px(PADDING + 20))
        foot = px(30) + self._buttons_height(inner)
        head = fonts.height(64, TITLE) + fonts.height(26, MEDIUM) + px(24)
        columns = 2 if len(self.standings) > TWO_COLUMNS and stage.space.wide >= 1500 else 1
        rows = -(-len(self.standings) // columns)
        row, gap = max(px(76), fonts.height(28, BOLD) + px(14)), px(GAP) // 2
        listed = rows * (row + gap) - gap
        room = height - 2 * px(20) - 2 * px(PADDING) - head - foot
        # Where there is little room the winners' portraits go first, then the list scrolls.
        self.crowned = listed + px(CROWNED) <= room
        head += px(CROWNED) if self.crowned else 0
        seen = min(listed, room)
        self.card = Rect(0, 0, inner + 2 * px(PADDING), 2 * px(PADDING) + head + seen + foot)
        self.card.center = (width // 2, height // 2)
        left, top = self.card.left + px(PADDING), self.card.top + px(PADDING) + head
        self.scroll.set(Rect(left, top, inner, seen), listed)
        each = (inner - (columns - 1) * px(GAP)) // columns
        self.places = [
            Rect(left + (place // rows) * (each + px(GAP)), (place % rows) * (row + gap), each, row)
            for place in range(len(self.standings))
        ]
        self._place_buttons(left, inner, top + seen + px(30))

    def _buttons_height(self, width: int) -> int:
        """How high the buttons are together: side by side if the width will do, or one a line."""
        stage, gap = self.stage, self.stage.px(GAP)
        each = max(stage.px(84), stage.fonts.height(30, BOLD) + stage.px(20))
        buttons = self._buttons()
        wide = sum(button.natural_width(stage) for button in buttons) + gap * (len(buttons) - 1)
        self.stacked = wide > width
        return len(buttons) * (each + gap) - gap if self.stacked else each

    def _buttons(self) -> list[Button]:
        return [each for each in (self.on, self.change, self.back) if each in self.group.widgets]

    def _place_buttons(self, left: int, width: int, y: int) -> None:
        stage, gap, buttons = self.stage, self.stage.px(GAP), self._buttons()
        height = self._buttons_height(width)
        if self.stacked:
            each = (height + gap) // len(buttons) - gap
            for place, button in enumerate(buttons):
                button.rect = Rect(left, y + place * (each + gap), width, each)
            return
        wide = [button.natural_width(stage) for button in buttons]
        wide[0] = width - sum(wide[1:]) - gap * (len(buttons) - 1)
        for button, own in zip(buttons, wide, strict=True):
            button.rect = Rect(left, y, own, height)
            left += own + gap

    # --- playing

    def handle(self, intent: Intent) -> None:
        if self._scrolled(intent) or self.group.handle(self.stage, intent):
            self.dirty = True
        elif intent.kind in (Kind.BACK, Kind.MENU):
            if self.outcome.match_over:
                self._title()
            else:
                self._menu()

    def _scrolled(self, intent: Intent) -> bool:
        """The list goes by the wheel, and by arrows where there is no button further that way."""
        if intent.kind is Kind.NAVIGATE:
            down = intent.direction[1]
            last = self._buttons()[-1 if down > 0 else 0]
            if self.stacked and self.group.focused is not last:
                return False
            return self.scroll.by(down * self.places[0].h)
        return self.scroll.handle(self.stage, intent)

    def draw_card(self, target: Surface) -> None:
        stage, px, paint = self.stage, self.stage.px, self.stage.paint
        middle, y = self.card.centerx, self.card.top + px(PADDING)
        if self.crowned:
            self._draw_winners(target, middle, y + px(84))
            y += px(CROWNED)
        size = stage.fonts.fitted(self.headline, 64, TITLE, self.card.w - 2 * px(PADDING))
        line = stage.fonts.height(64, TITLE)
        paint.text(target, self.headline, (middle, y + line // 2), size, TITLE, INK, "center")
        y += line
        paint.text(target, self.subline, (middle, y), 26, MEDIUM, BROWN, "midtop")
        view = self.scroll.view
        target.set_clip(view)
        for standing, place in zip(self.standings, self.places, strict=True):
            self._draw_standing(target, standing, place.move(0, view.top - self.scroll.offset))
        target.set_clip(None)
        self.scroll.draw_bar(stage, target)
        self.group.draw(stage, target)

    def _draw_winners(self, target: Surface, x: int, y: int) -> None:
        stage, px = self.stage, self.stage.px
        winners = self.outcome.winners[:5]
        radius, step = px(80), px(190)
        left = x - step * (len(winners) - 1) // 2
        for place, standing in enumerate(winners):
            centre = (left + place * step, y)
            around = Rect(0, 0, 2 * radius, 2 * radius)
            around.center = centre
            stage.paint.ring(target, around, radius / stage.space.scale, AMBER, gap=0)
            target.blit(portrait(stage, standing.seat.portrait, radius), around)
            crown = stage.images.tinted("icons/crown", px(64), px(64), AMBER.mix(RUST, 0.15))
            under = stage.images.tinted("icons/crown", px(74), px(74), INK)
            at = (centre[0], around.top - px(10))
            target.blit(under, under.get_rect(center=at))
            target.blit(crown, crown.get_rect(center=at))

    def _draw_standing(self, target: Surface, standing: Standing, rect: Rect) -> None:
        stage, px, paint, fonts = self.stage, self.stage.px, self.stage.paint, self.stage.fonts
        paint.box(target, rect, WON if standing.won else ROW, radius=18)
        radius = rect.h // 2 - px(6)
        face = portrait(stage, standing.seat.portrait, radius)
        target.blit(face, face.get_rect(midleft=(rect.left + px(10), rect.centery)))
        x = rect.left + px(10) + 2 * radius + px(18)
        right = rect.right - px(24)
        score = self._score(standing)
        paint.text(target, score, (right, rect.centery), 24, SEMIBOLD, RUST, "midright")
        right -= max(fonts.width(self._score(each), 24, SEMIBOLD) for each in self.standings)
        right -= px(24)
        if standing.taken is None:
            right = self._draw_cards_left(target, standing.cards_left, right, rect.centery)
        else:
            right = self._draw_taken(target, standing, standing.taken, right, rect.centery)
        name = fonts.cut(standing.seat.name, 28, BOLD, right - px(20) - x)
        paint.text(target, name, (x, rect.centery), 28, BOLD, INK, "midleft")

    def _score(self, standing: Standing) -> str:
        """The score so far, in what the game counts."""
        key = f"{self.outcome.plan.game}.score"
        key = key if key in self.stage.words else "ui.result.score"
        return self.stage.words(key, count=standing.score)

    def _draw_taken(
        self, target: Surface, standing: Standing, taken: int, right: int, y: int
    ) -> int:
        """What the tricks brought: bid, points taken, and the round's score; where it begins."""
        stage, px, paint, fonts = self.stage, self.stage.px, self.stage.paint, self.stage.fonts
        score = f"+{standing.round_score}"
        wide = fonts.width("+88", 30, TITLE) + px(32)
        pill = Rect(0, 0, wide, max(px(52), fonts.height(30, TITLE)))
        pill.midright = (right, y)
        failed = standing.bid > taken
        paint.pill(target, pill, PAPER)
        paint.text(target, score, pill.center, 30, TITLE, RUST if failed else INK, "center")
        key = "bid_taken" if standing.bid > 0 else "taken"
        note = stage.words(f"ui.result.{key}", bid=standing.bid, count=taken)
        at = (pill.left - px(18), y)
        text = paint.text(target, note, at, 24, SEMIBOLD, RUST if failed else BROWN, "midright")
        return text.left

    def _draw_cards_left(self, target: Surface, count: int, right: int, y: int) -> int:
        """The pill with the number of cards left in hand; where it begins."""
        stage, px, paint = self.stage, self.stage.px, self.stage.paint
        most = max(each.cards_left for each in self.standings)
        text = stage.fonts.width("8" * len(str(most)), 30, TITLE)
        side = px(34)
        pill = Rect(0, 0, text + side + px(40), max(px(52), stage.fonts.height(30, TITLE)))
        pill.midright = (right, y)
        paint.pill(target, pill, PAPER)
        icon = stage.images.tinted("icons/cards", side, side, WINE)
        target.blit(icon, icon.get_rect(midleft=(pill.left + px(14), y)))
        at = (pill.right - px(16), y)
        paint.text(target, str(count), at, 30, TITLE, INK, "midright")
        return pill.left
