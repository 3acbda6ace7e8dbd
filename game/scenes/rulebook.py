"""The rule book of one game, clause by clause: `RuleBookScene(stage, stack, "classic", at="C-5")`."""

from __future__ import annotations

from pygame import Rect, Surface

from game.scenes.clauses import Section, load_rules
from game.scenes.stack import Scene, Stack
from game.store.places import assets
from game.variants import find_variant
from game.view.choice import ROW_FOCUSED
from game.view.colour import BROWN, INK, LIGHT, QUIET, RUST, Colour
from game.view.cover import Cover
from game.view.focus import Group
from game.view.fonts import BOLD, EXTRABOLD, MEDIUM, SEMIBOLD, TITLE
from game.view.input import Intent, Kind
from game.view.sheet import Sheet
from game.view.stage import Stage
from game.view.theme import cloth
from game.view.widgets import Button, Look, Row, Widget

TAG = Colour.hex("#e5d2a5")
MARGIN, GAP, SIDE = 92, 28, 440


class ClauseRow(Row):
    """One clause with its number, as refusals name it."""

    radius = 14

    def __init__(self, id: str, text: str) -> None:
        super().__init__()
        self.id = id
        self.text = text

    @property
    def spoken(self) -> str:
        return f"{self.id}: {self.text}"

    def height(self, stage: Stage, width: int) -> int:
        lines = stage.fonts.wrap(self.text, 26, MEDIUM, self._text_width(stage, width))
        return max(stage.px(52), len(lines) * stage.fonts.height(26, MEDIUM) + stage.px(22))

    def _tag_width(self, stage: Stage) -> int:
        return stage.fonts.width("G-88", 22, BOLD) + stage.px(24)

    def _text_width(self, stage: Stage, width: int) -> int:
        return width - self._tag_width(stage) - stage.px(16 + 22 + 20)

    def draw(self, stage: Stage, target: Surface, look: Look) -> None:
        px, paint, fonts = stage.px, stage.paint, stage.fonts
        if look.focused:
            paint.box(target, self.rect, ROW_FOCUSED, radius=self.radius)
        line = fonts.height(26, MEDIUM)
        y = self.rect.top + px(11)
        height = fonts.height(22, BOLD) + px(4)
        tag = Rect(
            self.rect.left + px(16), y + (line - height) // 2, self._tag_width(stage), height
        )
        paint.box(target, tag, TAG, radius=10)
        paint.text(target, self.id, tag.center, 22, BOLD, BROWN, "center")
        x = tag.right + px(22)
        for text in fonts.wrap(self.text, 26, MEDIUM, self._text_width(stage, self.rect.w)):
            paint.text(target, text, (x, y), 26, MEDIUM, INK)
            y += line


class HeadingRow(Row):
    """The heading of a section; it cannot have the focus."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.title = title
        self.enabled = False

    @property
    def spoken(self) -> str:
        return self.title

    def height(self, stage: Stage, width: int) -> int:
        return stage.fonts.height(30, EXTRABOLD) + stage.px(16)

    def draw(self, stage: Stage, target: Surface, look: Look) -> None:
        at = (self.rect.left + stage.px(16), self.rect.bottom)
        stage.paint.text(target, self.title, at, 30, EXTRABOLD, RUST, "bottomleft")


class RuleBookScene(Scene):
    """All clauses on one long sheet, the sections beside it; `at` is the clause to open at."""

    def __init__(self, stage: Stage, stack: Stack, game: str, at: str = "") -> None:
        super().__init__(stage, stack)
        self.info = find_variant(game).info
        self.cover = Cover.of(assets() / "covers", game, self.info.deck)
        sections = load_rules(assets() / "rules", game)
        rows: list[list[Row]] = []
        self.clauses: list[ClauseRow] = []
        self.marks: list[Button] = []
        for section in sections:
            self._add(section, rows)
        self.sheet = Sheet(stage.words("ui.rules.title"), rows)
        self.back = Button(stage.words("ui.back"), stack.pop, command="back")
        opened = next((each for each in self.clauses if each.id == at), self.clauses[0])
        self.group = Group([*self.marks, *self.clauses, self.back], opened)
        self._opening = True

    def _add(self, section: Section, rows: list[list[Row]]) -> None:
        first = len(self.clauses)
        rows.append([HeadingRow(section.title)])
        for clause in section.clauses:
            row = ClauseRow(clause.id, clause.text)
            self.clauses.append(row)
            rows.append([row])
        self.marks.append(Button(section.title, lambda: self._open(first), size=26))

    def _open(self, clause: int) -> None:
        """Turn to a clause: it comes to the top of the sheet."""
        self.group.focus(self.stage, self.clauses[clause])
        self.sheet.show_above(self.stage, self.clauses[clause], rows=1)

    def layout(self) -> None:
        stage, px = self.stage, self.stage.px
        width, height = stage.size
        wide = stage.space.wide >= 1500
        margin = px(MARGIN if wide else 48)
        self.head = Rect(margin, px(36), width - 2 * margin, stage.fonts.height(72, TITLE) + px(12))
        button = max(px(72), stage.fonts.height(30, BOLD) + px(16))
        self.back.rect = Rect(0, 0, self.back.natural_width(stage), button)
        self.back.rect.midright = (width - margin, self.head.centery)
        top = self.head.bottom + px(16)
        bottom = height - px(44)
        left = margin
        widgets: list[Widget] = [*self.clauses, self.back]
        if wide:
            widest = max(each.natural_width(stage) for each in self.marks)
            side = min(max(px(SIDE), widest), width // 3)
            fits = (bottom - top) // len(self.marks)
            high = min(px(76), fits - px(10))
            if high >= stage.fonts.height(26, BOLD):
                for place, mark in enumerate(self.marks):
                    mark.rect = Rect(left, top + place * (high + px(10)), side, high)
                left += side + px(GAP)
                widgets = [*self.marks, *widgets]
        focused = self.group.focused if self.group.focused in widgets else self.clauses[0]
        self.group = Group(widgets, focused)
        self.sheet.place(stage, Rect(left, top, width - margin - left, bottom - top))
        if self._opening:
            self._opening = False
            self.sheet.show_above(stage, focused, rows=1)
        self.sheet.follow(stage, focused)

    def handle(self, intent: Intent) -> None:
        if self.group.handle(self.stage, intent):
            self.dirty = True
            if intent.deliberate:
                self.sheet.follow(self.stage, self.group.focused)
        elif intent.kind is Kind.BACK or (
            intent.kind is Kind.COMMAND and intent.command == "rules"
        ):
            self.stack.pop()
        elif self.sheet.handle(self.stage, intent):
            self.group.point(self.stage, intent.pos)
            self.dirty = True

    def draw(self, target: Surface) -> None:
        stage, px = self.stage, self.stage.px
        width, height = stage.size
        scale = stage.space.scale
        key = ("rules", self.info.id, width, height)
        ground = stage.paint.keep(key, lambda: cloth(self.cover.cloth, width, height, scale))
        target.blit(ground, (0, 0))
        family, _, name = self.info.title.rpartition(": ")
        x, y = self.head.left, self.head.centery
        if family:
            first = stage.paint.soft_text(
                target, f"{family}:", (x, y + px(8)), 44, SEMIBOLD, QUIET, "midleft"
            )
            x = first.right + px(18)
        stage.paint.soft_text(target, name, (x, y), 76, TITLE, LIGHT, "midleft")
        self.sheet.draw(stage, target, self.group)
        beside = [each for each in self.group.widgets if each not in self.clauses]
        self.group.draw(stage, target, beside)
