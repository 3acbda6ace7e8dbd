"""What stands on the table beside the cards: last happenings, the menu, what can be done by which key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect, Rect, Surface

from game.view import rich
from game.view.colour import AMBER, LIGHT, LINE, PANEL, QUIET
from game.view.fonts import BOLD, SEMIBOLD
from game.view.layer import Piece
from game.view.stage import Stage

LOG_SIZE, PROMPT_SIZE = 26.0, 24.0
PLATE_TALL = 122.0


@dataclass(frozen=True, slots=True)
class Prompt:
    """One thing that can be done: the binding's name, what it does, and where it can be clicked."""

    command: str
    label: str
    rect: Rect
    ready: bool = True


class Hud:
    """Draws the panels, and says where their buttons are."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    # --- last happenings

    def log(self, where: FRect, title: str, sentences: Sequence[str]) -> Piece:
        """The last few happenings, the newest at the bottom."""
        rect = self.stage.rect(where)
        room = self.stage.px(40)
        return Piece(
            "log",
            (rect.topleft, rect.size, title, tuple(sentences)),
            rect.inflate(room, room),
            lambda target: self._log(target, rect, title, sentences),
        )

    def _log(self, target: Surface, rect: Rect, title: str, sentences: Sequence[str]) -> None:
        stage, px = self.stage, self.stage.px
        stage.paint.box(target, rect, PANEL.fade(0.74), radius=20, line=LINE)
        x, top, bottom = rect.x + px(24), rect.y + px(14), rect.bottom - px(14)
        head = stage.fonts.fitted(title, 24, BOLD, rect.w - px(44))
        stage.paint.text(target, title, (x, top), head, BOLD, QUIET)
        top += stage.fonts.height(head, BOLD) + px(2)
        size = self._log_size(sentences, rect.w - px(48), bottom - top + px(6))
        step = stage.fonts.height(size, SEMIBOLD)
        y = bottom
        for age, sentence in enumerate(reversed(sentences)):
            lines = rich.wrap(stage, sentence, size, rect.w - px(48))
            y -= step * len(lines)
            if y < top - px(6):
                break
            ink = LIGHT if age == 0 else LIGHT.mix(QUIET, 0.7)
            for place, line in enumerate(lines):
                rich.draw(stage, target, line, (x, y + place * step), size, ink, ink)

    def _log_size(self, sentences: Sequence[str], width: int, height: int) -> float:
        """The size at which at least the newest sentence has room."""
        size = LOG_SIZE
        for size in (LOG_SIZE, 23.0, 20.0, 18.0):
            lines = len(rich.wrap(self.stage, sentences[-1], size, width)) if sentences else 0
            if lines * self.stage.fonts.height(size, SEMIBOLD) <= height:
                break
        return size

    # --- buttons

    def menu(self, where: FRect, label: str) -> tuple[Piece, Rect]:
        """The way to the pause menu, and where it can be clicked."""
        most = self.stage.rect(where)
        key = self.stage.reader.prompt("back") or self.stage.reader.prompt("menu")
        wide = self._prompt_width(key, label) + self.stage.px(32)
        label = label if wide <= most.w else ""
        rect = Rect(
            most.topleft, (min(most.w, self._prompt_width(key, label) + self.stage.px(32)), most.h)
        )

        def draw(target: Surface) -> None:
            self.stage.paint.pill(target, rect, PANEL.fade(0.9), line=LINE, shadow=True)
            self._prompt(target, rect.left + self.stage.px(14), rect.centery, key, label, True)

        room = self.stage.px(60)
        return Piece(
            "menu", (rect.topleft, rect.size, key, label), rect.inflate(room, room), draw
        ), rect

    def own_parts(
        self, where: FRect, labels: Sequence[tuple[str, str]]
    ) -> tuple[FRect, list[Rect]]:
        """How the own corner is divided: the plate above, and a place for each prompt below.

        Prompts stand in rows from the right; there are as many rows as their text needs.
        """
        px = self.stage.px
        rect = self.stage.rect(where)
        gap, high = px(16), self._prompt_height()
        rows: list[list[int]] = [[]]
        widths = [self._prompt_width(self.stage.reader.prompt(c), text) for c, text in labels]
        for place, wide in enumerate(widths):
            used = sum(widths[each] + gap for each in rows[-1])
            if rows[-1] and used + wide > rect.w:
                rows.append([])
            rows[-1].append(place)
        places = [Rect(0, 0, 0, 0)] * len(labels)
        y = rect.bottom - len(rows) * (high + px(6)) + px(6)
        top = y
        for row in rows:
            x = rect.right - sum(widths[each] for each in row) - gap * (len(row) - 1)
            for each in row:
                places[each] = Rect(x, y, widths[each], high)
                x += widths[each] + gap
            y += high + px(6)
        scale = self.stage.space.scale
        free = top / scale - 14 - where.top
        tall = min(PLATE_TALL * max(1.0, self.stage.space.text_scale * 0.8), max(80.0, free))
        plate = FRect(where.left, top / scale - 14 - tall, where.w, tall)
        return plate, places

    def prompts(self, prompts: Sequence[Prompt]) -> Piece:
        """What can be done, each with the key that does it."""
        area = prompts[0].rect.unionall([prompt.rect for prompt in prompts])
        keys = tuple(self.stage.reader.prompt(prompt.command) for prompt in prompts)

        def draw(target: Surface) -> None:
            for prompt, key in zip(prompts, keys, strict=True):
                at = (prompt.rect.x, prompt.rect.centery)
                self._prompt(target, *at, key, prompt.label, prompt.ready)

        shown = tuple((p.command, p.label, p.rect.topleft, p.ready) for p in prompts)
        return Piece("prompts", (shown, keys), area.inflate(20, 20), draw)

    def hint(
        self, name: str, command: str, label: str, near: FRect, taken: Sequence[FRect]
    ) -> tuple[Piece, Rect]:
        """What the card in focus would do, in a pill beside its upper edge; where it can be clicked."""
        px, scale = self.stage.px, self.stage.space.scale
        key = self.stage.reader.prompt(command)
        wide, high = self._prompt_width(key, label) + px(32), self._prompt_height() + px(14)
        spots = [
            FRect(near.right + 14, near.top - 30, wide / scale, high / scale),
            FRect(near.left - 14 - wide / scale, near.top - 30, wide / scale, high / scale),
            FRect(near.right + 8, near.top + 12, wide / scale, high / scale),
            FRect(near.left - 8 - wide / scale, near.top + 12, wide / scale, high / scale),
            FRect(near.centerx - wide / scale / 2, near.top - 14 - high / scale, wide / scale, high / scale),
        ]  # fmt: skip
        spot = next((s for s in spots if s.collidelist(list(taken)) < 0), spots[0])
        rect = Rect((px(spot.x), px(spot.y)), (wide, high))

        def draw(target: Surface) -> None:
            self.stage.paint.pill(
                target, rect, PANEL.fade(0.94), line=AMBER, line_width=3, shadow=True
            )
            self._prompt(target, rect.left + px(14), rect.centery, key, label, True)

        room = px(60)
        return Piece(
            name, (rect.topleft, rect.size, key, label), rect.inflate(room, room), draw
        ), rect

    def _prompt_height(self) -> int:
        return self.stage.paint.keycap_size("D", PROMPT_SIZE)[1]

    def _prompt_width(self, key: str, label: str) -> int:
        stage = self.stage
        cap = stage.paint.keycap_size(key, PROMPT_SIZE)[0] if key else 0
        text = stage.fonts.width(label, PROMPT_SIZE, BOLD) if label else 0
        return cap + (stage.px(10) if key and label else 0) + text

    def _prompt(self, target: Surface, x: int, y: int, key: str, label: str, ready: bool) -> None:
        stage = self.stage
        if key:
            x = stage.paint.keycap(target, key, (x, y), PROMPT_SIZE).right + stage.px(10)
        if label:
            ink = LIGHT if ready else QUIET.fade(0.75)
            stage.paint.text(target, label, (x, y), PROMPT_SIZE, BOLD, ink, "midleft")
