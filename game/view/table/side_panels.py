"""Panels on the table: the log of what happened, the menu button, prompts with their keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import FRect, Rect, Surface

from game.view.base import rich_text as rich
from game.view.base.colours import AMBER, LIGHT, LINE, PANEL, QUIET
from game.view.base.fonts import BOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.speech.occupancy import LOG, Occupancy
from game.view.speech.spots import Covering

LOG_SIZE, PROMPT_SIZE, KEY_SIZE = 24.0, 24.0, 18.0
LOG_LINES = 4
"""So many lines have room where the text is not large."""
LOG_TITLE, LOG_SIDE, LOG_EDGE = 22.0, 18, 10
"""The size of its title, and the room beside and above its lines: four of them fit, most without a break."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """A prompt: the name of the binding, the label of its key, its own, and the rectangle that can be clicked.

    That is in real pixels.
    """

    command: str
    key: str
    label: str
    rect: Rect
    ready: bool = True
    size: float = PROMPT_SIZE


class SidePanels:
    """Draws the panels and returns the rectangles of their buttons; `keycaps` labels the keys of commands."""

    def __init__(self, kit: SceneKit, keycaps: Callable[[str], str], occupancy: Occupancy) -> None:
        self.kit = kit
        self.occupancy = occupancy
        self.keycaps = keycaps

    def log(
        self, where: FRect, title: str, sentences: Sequence[str], *, kept: bool = False
    ) -> Piece:
        """The recent moves, the newest at the bottom. They give way to bubbles, if they are `kept` last."""
        cover = Covering.AT_LAST if kept else Covering.SOONER
        self.occupancy.report(LOG, where, cover=cover)
        rect = self.kit.rect(where)
        room, key = self.kit.px(40), self.keycaps("moves")
        return Piece(
            LOG,
            (rect.topleft, rect.size, title, tuple(sentences), key),
            rect.inflate(room, room),
            lambda target: self._log(target, rect, title, sentences, key),
        )

    def _log(
        self, target: Surface, rect: Rect, title: str, sentences: Sequence[str], key: str
    ) -> None:
        kit, px = self.kit, self.kit.px
        kit.paint.box(target, rect, PANEL.fade(0.74), radius=20, line=LINE)
        x, top, bottom = rect.x + px(LOG_SIDE), rect.y + px(LOG_EDGE), rect.bottom - px(LOG_EDGE)
        width = rect.w - 2 * px(LOG_SIDE)
        head = kit.fonts.fitted(title, LOG_TITLE, BOLD, width)
        said_high = kit.fonts.height(head, BOLD)
        heads = kit.fonts.wrap(title, head, BOLD, width)
        size, fits = self._log_size(sentences, width, bottom - top - said_high * len(heads))
        high = kit.fonts.height(size, SEMIBOLD)
        cap = kit.paint.keycap_size(key, KEY_SIZE)[0] if key else 0
        for place, text in enumerate(heads if fits else ()):
            said = kit.paint.text(target, text, (x, top), head, BOLD, QUIET)
            if key and not place and said.right + px(12) + cap <= x + width:
                kit.paint.keycap(target, key, (x + width, said.centery), KEY_SIZE, "midright")
            top += said_high
        shown = self._log_lines(sentences, size, width, bottom - top)
        # The lines keep their distance, whether sentences are wrapped or not: what is left stays below them.
        count = sum(map(len, shown))
        step = max(high, min(round(high * 1.12), (bottom - top) // LOG_LINES))
        y = min(bottom, top + count * step)
        for age, lines in enumerate(shown):
            y -= step * len(lines)
            ink = LIGHT if age == 0 else LIGHT.mix(QUIET, 0.7)
            for place, line in enumerate(lines):
                at = (x, y + place * step + (step - high) // 2)
                rich.draw(kit, target, line, at, size, ink, ink)

    def _log_lines(
        self, sentences: Sequence[str], size: float, width: int, height: int
    ) -> list[list[rich.Line]]:
        """The lines of the newest sentence, however many, and of those before it that have room as well."""
        most = height // self.kit.fonts.height(size, SEMIBOLD)
        shown: list[list[rich.Line]] = []
        for sentence in reversed(sentences):
            lines = rich.wrap(self.kit, sentence, size, width)
            most -= len(lines)
            if shown and most < 0:
                break
            shown.append(lines)
        return shown

    def _log_size(self, sentences: Sequence[str], width: int, height: int) -> tuple[float, bool]:
        """The size at which at least the newest sentence has room, and whether it has below the title.

        It is one at which no word that is shown has to be broken, if there is any.
        """
        size, fits = LOG_SIZE, True
        for size in (LOG_SIZE, 22.0, 20.0, 18.0):
            shown = self._log_lines(sentences, size, width, height)
            newest = len(shown[0]) if shown else 0
            fits = newest * self.kit.fonts.height(size, SEMIBOLD) <= height
            seen = sentences[len(sentences) - len(shown) :]
            if fits and all(rich.whole(self.kit, each, size, width) for each in seen):
                break
        return size, fits

    def menu(
        self, where: FRect, label: str, *, taken: bool = False, size: float = PROMPT_SIZE
    ) -> tuple[Piece, Rect]:
        """The way to the pause menu, and where it can be clicked.

        While the key for going back is `taken` by something that it puts away first, another one stands there.
        With large text its name has room without a key.
        """
        most = self.kit.rect(where)
        back, menu = self.keycaps("back"), self.keycaps("menu")
        keys = [menu if menu != back else ""] if taken else [back or menu]
        looks = [*((key, label) for key in (*keys, "")), (keys[0], "")]
        room = most.w - self.kit.px(32)
        fitting = (each for each in looks if any(each) and self._prompt_width(*each, size) <= room)
        key, label = next(fitting, looks[-1])
        rect = Rect(
            most.topleft,
            (min(most.w, self._prompt_width(key, label, size) + self.kit.px(32)), most.h),
        )
        self.occupancy.report("menu", self.kit.design(rect), cover=Covering.AT_LAST)

        def draw(target: Surface) -> None:
            self.kit.paint.pill(target, rect, PANEL.fade(0.9), line=LINE, shadow=True)
            self._prompt(target, rect.left + self.kit.px(14), rect.centery, key, label, True, size)

        around = self.kit.paint.shadowed(rect)
        return Piece("menu", (rect.topleft, rect.size, key, label), around, draw), rect

    def prompts(self, prompts: Sequence[Prompt]) -> Piece:
        """Return the piece of the prompts, each with its key."""
        area = prompts[0].rect.unionall([prompt.rect for prompt in prompts])

        def draw(target: Surface) -> None:
            for prompt in prompts:
                at = (prompt.rect.x, prompt.rect.centery)
                self._prompt(target, *at, prompt.key, prompt.label, prompt.ready, prompt.size)

        shown = tuple((p.command, p.key, p.label, p.rect.topleft, p.ready, p.size) for p in prompts)
        return Piece("prompts", shown, area.inflate(20, 20), draw)

    def pill_size(self, command: str, label: str, size: float = PROMPT_SIZE) -> tuple[float, float]:
        """Return the size of a pill with a command, in design pixels."""
        wide = self._prompt_width(self.keycaps(command), label, size) + self.kit.px(32)
        high = self._prompt_height(size) + self.kit.px(14)
        return wide / self.kit.space.scale, high / self.kit.space.scale

    def pill(self, name: str, command: str, label: str, where: FRect) -> tuple[Piece, Rect]:
        """Return a pill with a command for the card in focus, and where it can be clicked in real pixels."""
        px, key = self.kit.px, self.keycaps(command)
        wide, high = self._prompt_width(key, label) + px(32), self._prompt_height() + px(14)
        rect = Rect((px(where.x), px(where.y)), (wide, high))

        def draw(target: Surface) -> None:
            self.kit.paint.pill(
                target, rect, PANEL.fade(0.94), line=AMBER, line_width=3, shadow=True
            )
            self._prompt(target, rect.left + px(14), rect.centery, key, label, True)

        around = self.kit.paint.shadowed(rect)
        return Piece(name, (rect.topleft, rect.size, key, label), around, draw), rect

    def prompt_size(self, command: str, label: str, size: float = PROMPT_SIZE) -> tuple[int, int]:
        """How large a prompt is (real pixels): its keycap, and what it does."""
        key = self.keycaps(command)
        return self._prompt_width(key, label, size), self._prompt_height(size)

    def _prompt_height(self, size: float = PROMPT_SIZE) -> int:
        return self.kit.paint.keycap_size("D", size)[1]

    def _prompt_width(self, key: str, label: str, size: float = PROMPT_SIZE) -> int:
        kit = self.kit
        cap = kit.paint.keycap_size(key, size)[0] if key else 0
        text = kit.fonts.width(label, size, BOLD) if label else 0
        return cap + (kit.px(8) if key and label else 0) + text

    def _prompt(
        self,
        target: Surface,
        x: int,
        y: int,
        key: str,
        label: str,
        ready: bool,
        size: float = PROMPT_SIZE,
    ) -> None:
        kit = self.kit
        if key:
            x = kit.paint.keycap(target, key, (x, y), size).right + kit.px(8)
        if label:
            ink = LIGHT if ready else QUIET.fade(0.75)
            kit.paint.text(target, label, (x, y), size, BOLD, ink, "midleft")
