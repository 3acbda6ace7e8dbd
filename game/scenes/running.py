"""What goes by the clock at a table: the clocks themselves, a standstill, and a card in question."""

from __future__ import annotations

from pygame import FRect, Rect, Surface

from game.engine.events import Place
from game.scenes.calling import Calling
from game.scenes.round import Play
from game.session.recall import has_looked, last_play
from game.view import rich
from game.view.clocks import draw_minutes, draw_ring, parts, seconds
from game.view.colour import AMBER_FILL, LIGHT, PANEL
from game.view.fonts import SEMIBOLD
from game.view.middle import PilesMiddle
from game.view.question import draw_question
from game.view.stage import Stage
from game.view.table import TableView
from game.words.sentences import BOLD, PLAIN, first_upper

OWN, OTHERS, ON_CALL = 42.0, 30.0, 26.0
"""Radii of the rings: beside the own plate, at the others' portraits, on the button of a call."""
TIME_LEFT, LAST_ROUND = "table.left_time", "table.last_round"
"""What the match's clock says: once its time is up, the round that is on is played to its end."""
TICK = 100
"""After so many ms a running clock is looked at again."""
BANNER = 27.0
DISCARD = Place("discard")


class Running:
    """Draws what runs. What it shows follows from the match alone."""

    def __init__(self, stage: Stage, play: Play, view: TableView, calling: Calling) -> None:
        self.stage, self.play, self.view, self.calling = stage, play, view, calling
        self._shown: tuple[object, ...] = ()

    @property
    def due(self) -> int | None:
        """In how many ms a clock may have gone on; None while none runs."""
        if self.play.over or not self.play.timed:
            return None
        return TICK

    def advance(self) -> bool:
        """Whether there is anything new to be seen."""
        if not self.play.timed:
            return False
        play = self.play
        veiled = play.stopped_by >= 0 and not has_looked(play.match, play.seat)
        self.view.attention.veiled = veiled
        clocks = [(c.what, c.seat, parts(c), seconds(c), c.stands) for c in self.play.clocks()]
        shown = (*clocks, self.play.stopped_by, self.calling.questioned)
        new, self._shown = shown != self._shown, shown
        return new

    def taken(self) -> list[FRect]:
        """Where the own clock may run, in design pixels."""
        plate, side = self.view.plate, 2 * OWN
        return [FRect(plate.left - 10 - side, plate.centery - OWN, side, side)] * self.play.timed

    def draw(self, target: Surface) -> None:
        """Draw the clocks, the standstill, and the card in question."""
        if not self.play.timed or self.play.over or not self.view.director.settled:
            return
        self._draw_question(target)
        self._draw_banner(target)
        px, view = self.stage.px, self.view
        for clock in self.play.clocks():
            if clock.what == "match":
                area = view.placement.places.get("clock")
                if area is not None:
                    words = self.stage.words(LAST_ROUND if clock.left <= 0 else TIME_LEFT)
                    draw_minutes(self.stage, target, self.stage.rect(area), clock, words)
            elif clock.what == "turn" and clock.seat in view.boxes:
                box = view.boxes[clock.seat].portrait
                at = (px(box.right - box.w * 0.1), px(box.top + box.h * 0.16))
                draw_ring(self.stage, target, at, OTHERS * box.w / 132, clock)
            elif clock.what == "turn" and clock.seat == self.play.seat:
                at = (px(view.plate.left - OWN - 10), px(view.plate.centery))
                draw_ring(self.stage, target, at, OWN, clock)

    def draw_on_calls(self, target: Surface) -> None:
        """The time for a call that the player owes, on its button."""
        if not self.play.timed or self.play.over:
            return
        for clock in self.play.clocks():
            if clock.what == "call":
                for button in self.calling.bar.buttons:
                    if button.call.argument == "cards":
                        rect = button.rect
                        at = (rect.right - self.stage.px(22), rect.top + self.stage.px(8))
                        draw_ring(self.stage, target, at, ON_CALL, clock)

    def _draw_banner(self, target: Surface) -> None:
        """Who has stopped the clocks, and what that means, over the piles."""
        seat, words, game = self.play.stopped_by, self.stage.words, self.play.plan.game
        if seat < 0 or f"{game}.standstill.text" not in words:
            return
        text = words(f"{game}.standstill.text", name=self.play.sentences.name(seat))
        text = f"{text} {BOLD}{words(f'{game}.standstill.clause')}{PLAIN}"
        px, stage = self.stage.px, self.stage
        area = stage.rect(self.view.middle.area)
        lines = rich.wrap(stage, text, BANNER, area.w)
        high = stage.fonts.height(BANNER, SEMIBOLD)
        box = Rect(0, 0, area.w + px(56), high * len(lines) + px(28))
        box.center = area.center
        stage.paint.box(
            target, box, PANEL.fade(0.96), radius=22, line=AMBER_FILL, line_width=3, shadow=True
        )
        for place, line in enumerate(lines):
            x = box.centerx - rich.line_width(stage, line, BANNER) // 2
            rich.draw(stage, target, line, (x, box.y + px(14) + place * high), BANNER, LIGHT, LIGHT)

    def _draw_question(self, target: Surface) -> None:
        """The last card of whoever the player is about to accuse, if it still lies on top."""
        seat, middle = self.calling.questioned, self.view.middle
        if seat < 0 or not isinstance(middle, PilesMiddle):
            return
        shown = self.view.director.presented
        cards, lies = shown.cards(DISCARD), shown.lies.get(DISCARD, [])
        last = last_play(self.play.match)
        if not cards or last is None or last.seat != seat or last.action.cards[-1] != cards[-1]:
            return
        pose = middle.piles.discard_pose(self.view.placement["discard"], lies[-1])
        name = self.play.sentences.name(self.play.seat)
        card = self.play.sentences.card(cards[-1])
        text = self.stage.words("table.questions", name=name, card=card)
        draw_question(self.stage, target, pose, first_upper(text))
