"""The goals that take more than one match: what each asks for, and how far somebody is: `GoalPanel`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace
from pygame import Rect, Surface

from game.scenes.base.goals.person_goals import todo
from game.scenes.base.goals.things import thing_text, won_by
from game.scenes.base.panels.boxed_panel import BoxedPanel
from game.scenes.base.panels.panel import CHOSEN, EMPTY, FILLED, TILE
from game.scenes.base.ways import Ways
from game.scenes.records.achievement_panel import FAINT, draw_mark
from game.session.goals.goals import CUP, TODAY, Progress
from game.view.base.boxes import Box, ColumnBox, FirstBox, GridBox, LeafBox, RowBox, TextBox
from game.view.base.colours import BROWN, INK, PAPER, PAPER_EDGE, RUST
from game.view.base.fonts import BOLD, MEDIUM
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widget_boxes import draw_text, line_high, parts_of
from game.view.widgets.widgets import Look, Widget
from game.words.named_things import Several

NAME, FAR, TOLD = 25.0, 23.0, 22.0
INSET, GAP, MARK_WIDE, MARK_HIGH, BESIDE = 14, 12, 66, 86, 16
BAR, ABOVE_BAR = 12, 10
LINES = 15
"""How many heights of a line a goal is wide at least."""
MOST_ABREAST = 3


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
        self.parts: Mapping[str, Rect] = {}
        """Where its mark, its texts and its bar are."""

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.title, self.todo, self.far, self.wins

    def activate(self, kit: SceneKit) -> None:
        if self.leads is not None:
            kit.sound.play("press")
            self.leads()

    @property
    def texts(self) -> dict[str, TextBox]:
        """Its texts by their names: what it is called, how far somebody is, what is to be done, what is won."""
        return {
            "title": TextBox(self.title, NAME, BOLD, share=1, key=(self, "title")),
            "far": TextBox(self.far, FAR, BOLD, lines=1, key=(self, "far")),
            "todo": TextBox(self.todo, TOLD, MEDIUM, key=(self, "todo")),
            "wins": TextBox(self.wins, TOLD, MEDIUM, key=(self, "wins")),
        }

    @property
    def box(self) -> Box:
        """The mark beside the texts, and a bar below these."""
        texts = self.texts
        head = RowBox((texts["title"], texts["far"]), BESIDE, "start")
        won = (texts["wins"],) if self.wins else ()
        told = ColumnBox((head, texts["todo"], *won, Box(share=1)), share=1)
        bar = Box(low=BAR, key=(self, "bar"))
        mark = ColumnBox(
            (LeafBox(MARK_WIDE, MARK_HIGH, key=(self, "mark")),), align="start", spread="middle"
        )
        beside = ColumnBox((told, bar), ABOVE_BAR, share=1)
        return RowBox((mark, beside), BESIDE, pad=(INSET,) * 4, key=self)

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        paint, down = kit.paint, kit.px(2) if look.pressed else 0
        parts = {name: rect.move(0, down) for name, rect in self.parts.items()}
        reached, mark = self.progress.reached, parts["mark"]
        paint.box(target, self.rect.move(0, down), CHOSEN if reached else TILE, radius=self.radius)
        if reached:
            paint.box(target, mark, PAPER, radius=10, edge=PAPER_EDGE)
        else:
            paint.box(target, mark, TILE, radius=10, line=PAPER_EDGE, line_width=2)
        draw_mark(kit, target, self.progress.goal.mark, mark, RUST if reached else RUST.fade(FAINT))
        for name, text in self.texts.items():
            if name in parts:
                draw_text(kit, target, text, parts[name], BROWN if name == "far" else INK)
        bar = parts["bar"]
        paint.pill(target, bar, EMPTY)
        share = self.progress.done / self.progress.goal.target
        if share:
            paint.pill(target, Rect(*bar.topleft, max(bar.h, round(bar.w * share)), bar.h), FILLED)


class GoalPanel(BoxedPanel):
    """The panel, with a tile for each goal, in columns of the same width."""

    def __init__(self, kit: SceneKit, progress: Sequence[Progress], ways: Ways) -> None:
        super().__init__(kit)
        leads: dict[str, Callable[[], None]] = {CUP: ways.cup, TODAY: ways.today}
        self.tiles = [GoalTile(kit, each, leads.get(each.goal.leads)) for each in progress]
        self.widgets = self.tiles
        self.title = kit.words("ui.records.goals")
        reached = sum(each.reached for each in progress)
        self.note = kit.words("ui.records.earned", count=reached, all=len(progress))

    @property
    def box(self) -> Box:
        """As many tiles abreast as there is room for."""
        least = LINES * line_high(self.kit, TOLD)
        tiles = tuple(each.box for each in self.tiles)
        wide = tuple(replace(each, least=least) for each in tiles)
        ways = (
            GridBox(wide, GAP, columns=abreast, line_gap=GAP)
            for abreast in range(MOST_ABREAST, 1, -1)
        )
        return FirstBox((*ways, GridBox(tiles, GAP, columns=1, line_gap=GAP)))

    @property
    def texts(self) -> list[TextBox]:
        """None: each tile draws its own."""
        return []

    def place_body(self) -> None:
        super().place_body()
        for tile in self.tiles:
            tile.parts = parts_of(tile, self.placed)
