"""The goals that take more than one match: what each asks for, and how far somebody is: `GoalPanel`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.scenes.base.goals.person_goals import todo
from game.scenes.base.goals.things import thing_text, won_by
from game.scenes.base.panels.panel import (
    CHOSEN,
    EMPTY,
    FILLED,
    TILE,
    PaperPanel,
    text_line,
)
from game.scenes.base.scene_stack import Ways
from game.scenes.records.achievement_panel import FAINT, draw_mark
from game.session.goals.goals import CUP, TODAY, Progress
from game.view.base.colours import BROWN, INK, PAPER, PAPER_EDGE, RUST
from game.view.base.fonts import BOLD, MEDIUM
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widgets import Look, Widget
from game.words.named_things import Several

NAME, TOLD = 25.0, 22.0
INSET, GAP, MARK_WIDE, BESIDE = 14, 12, 66, 16
BAR = 12
LINES = 15
"""How many heights of a line a goal is wide at least."""


class GoalTile(Widget):
    """One goal. Pressing it `leads` to where it can be reached, if it is a cup or a deal of the day."""

    radius = 16

    def __init__(self, kit: SceneKit, progress: Progress, leads: Callable[[], None] | None) -> None:
        super().__init__()
        self.progress = progress
        self.leads = leads
        goal, words = progress.goal, kit.words
        self.title = words(f"goal.{goal.id}")
        self.todo = todo(kit, goal)
        self.things = [*won_by(goal.id)]
        texts = tuple(thing_text(kit, each) for each in self.things)
        self.wins = words("ui.won.wins", things=Several(texts)) if texts else ""
        self.far = words("ui.records.of", count=progress.done, all=goal.target)

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.title, self.todo, self.far, self.wins

    def activate(self, kit: SceneKit) -> None:
        if self.leads is not None:
            kit.sound.play("press")
            self.leads()

    def _room(self, kit: SceneKit, width: int) -> int:
        """Return how wide its texts may be, in real pixels."""
        return width - kit.px(2 * INSET + MARK_WIDE + BESIDE)

    def _lines(self, kit: SceneKit, room: int) -> list[str]:
        """Return what is to be done, and what is won, line by line."""
        texts = (self.todo, self.wins) if self.wins else (self.todo,)
        return [line for text in texts for line in kit.fonts.wrap(text, TOLD, MEDIUM, room)]

    def height(self, kit: SceneKit, width: int) -> int:
        """Return the height it needs at a width, in real pixels."""
        fonts = kit.fonts
        lines = len(self._lines(kit, self._room(kit, width)))
        texts = fonts.height(NAME, BOLD) + lines * fonts.height(TOLD, MEDIUM)
        return max(kit.px(MARK_WIDE), texts + kit.px(BAR + 10)) + 2 * kit.px(INSET)

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, paint, fonts = kit.px, kit.paint, kit.fonts
        rect = self.rect.move(0, px(2)) if look.pressed else self.rect
        reached = self.progress.reached
        paint.box(target, rect, CHOSEN if reached else TILE, radius=self.radius)
        inside = rect.inflate(-2 * px(INSET), -2 * px(INSET))
        mark = Rect(inside.left, 0, px(MARK_WIDE), min(inside.h, px(86)))
        mark.centery = inside.centery
        if reached:
            paint.box(target, mark, PAPER, radius=10, edge=PAPER_EDGE)
        else:
            paint.box(target, mark, TILE, radius=10, line=PAPER_EDGE, line_width=2)
        draw_mark(kit, target, self.progress.goal.mark, mark, RUST if reached else RUST.fade(FAINT))
        left, room = mark.right + px(BESIDE), self._room(kit, rect.w)
        right, y = left + room, inside.top
        paint.text(target, self.far, (right, y), NAME - 2, BOLD, BROWN, "topright")
        beside = room - fonts.width(self.far, NAME - 2, BOLD) - px(BESIDE)
        text_line(kit, target, self.title, (left, y), NAME, BOLD, INK, beside)
        y += fonts.height(NAME, BOLD)
        for text in self._lines(kit, room):
            paint.text(target, text, (left, y), TOLD, MEDIUM, INK)
            y += fonts.height(TOLD, MEDIUM)
        bar = Rect(left, inside.bottom - px(BAR), room, px(BAR))
        paint.pill(target, bar, EMPTY)
        share = self.progress.done / self.progress.goal.target
        if share:
            paint.pill(target, Rect(*bar.topleft, max(bar.h, round(bar.w * share)), bar.h), FILLED)


class GoalPanel(PaperPanel):
    """The panel, with a tile for each goal, in columns of the same width."""

    def __init__(self, kit: SceneKit, progress: Sequence[Progress], ways: Ways) -> None:
        super().__init__(kit)
        leads: dict[str, Callable[[], None]] = {CUP: ways.cup, TODAY: ways.today}
        self.tiles = [GoalTile(kit, each, leads.get(each.goal.leads)) for each in progress]
        self.widgets = self.tiles
        self.title = kit.words("ui.records.goals")
        reached = sum(each.reached for each in progress)
        self.note = kit.words("ui.records.earned", count=reached, all=len(progress))

    def _columns(self, width: int) -> int:
        least = LINES * self.kit.fonts.height(TOLD, MEDIUM)
        return max(1, min(3, (width + self.kit.px(GAP)) // (least + self.kit.px(GAP))))

    def _rows(self, width: int) -> tuple[int, list[int]]:
        """Return the width of a tile, and the height of each row."""
        columns, gap = self._columns(width), self.kit.px(GAP)
        wide = (width - (columns - 1) * gap) // columns
        rows = [self.tiles[at : at + columns] for at in range(0, len(self.tiles), columns)]
        return wide, [max(each.height(self.kit, wide) for each in row) for row in rows]

    def body_height(self, width: int) -> int:
        _, rows = self._rows(width)
        return sum(rows) + self.kit.px(GAP) * (len(rows) - 1)

    def place_body(self) -> None:
        gap, columns = self.kit.px(GAP), self._columns(self.body.w)
        wide, rows = self._rows(self.body.w)
        for place, tile in enumerate(self.tiles):
            row, column = divmod(place, columns)
            top = self.body.top + sum(rows[:row]) + row * gap
            tile.rect = Rect(self.body.left + column * (wide + gap), top, wide, rows[row])
