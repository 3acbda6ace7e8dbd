"""The rule book of one game: `RuleBookScene(kit, stack, "classic", at="C-5")`.

First come the rules in short, then all of them, clause by clause. It can be searched by words and by number,
and has a page that compares the games card by card. Arrows turn to the rules of the other games.
"""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.scenes.base.game_heading import draw_heading, heading_width
from game.scenes.base.game_titles import game_title
from game.scenes.base.letter_grid import write_by_pad
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.rules.clause_row import ClauseRow
from game.scenes.rules.comparison_table import CompareTable, EffectCell
from game.scenes.rules.game_arrows import GameArrows
from game.scenes.rules.lesson_row import LessonRow
from game.scenes.rules.quick_row import QuickRow
from game.store.lesson_files import has_lesson
from game.store.platform_folders import assets
from game.variants import VARIANTS, find_variant
from game.view.base.fonts import BOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.cards.game_cover import Cover
from game.view.input.intents import Intent, Kind
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.heading_row import HeadingRow
from game.view.widgets.paper_sheet import PADDING, Sheet
from game.view.widgets.search_field import SearchField
from game.view.widgets.widgets import Button, Row, Widget
from game.words.card_comparison import load_comparison
from game.words.rule_files import RulesError, Section, load_quick, load_rules
from game.words.rule_search import find

MARGIN, GAP, SIDE = 92, 28, 440
SEARCH = (380, 560)
"""The least and the greatest width of the search field, in design pixels."""


class RuleBookScene(Scene):
    """All rules on one long sheet, the sections beside it; `at` is the clause to open at."""

    def __init__(self, kit: SceneKit, stack: Stack, game: str, at: str = "") -> None:
        super().__init__(kit, stack)
        self._take(game)
        words = kit.words
        self.search = SearchField(words("ui.rules.search"), self._find, self._to_results)
        self.compare = Button(words("ui.rules.compare"), self._compare, icon="cards", size=28)
        self.back = Button(words("ui.back"), stack.pop, command="back")
        self.table: CompareTable | None = None
        self.lesson: LessonRow | None = None
        self.quick: list[QuickRow] = []
        self.clauses: list[ClauseRow] = []
        self.sheet = Sheet("")
        self._fill("")
        first: Widget = self.quick[0] if self.quick else self.clauses[0]
        opened = next((each for each in self.clauses if each.id == at), first)
        self.group = FocusGroup([opened])
        self._wide = False
        self._opening = True

    def _take(self, game: str) -> None:
        """Take over the rules of a game, and the marks that lead to their sections. Raises RulesError."""
        words = self.kit.words
        sections = load_rules(words.folders, game, words.note)
        in_short = load_quick(words.folders, game, words.note)
        self.sections, self.in_short = sections, in_short
        self.info = find_variant(game).info
        self.cover = Cover.of(assets() / "covers", game, self.info.deck)
        self.game = game_title(words, game)
        self.marks = [Button(words("ui.rules.quick"), self._open_quick, size=26)] * bool(
            self.in_short
        )
        self.marks += [
            Button(section.title, partial(self.open, section.clauses[0].id), size=26)
            for section in self.sections
        ]
        beside = [game_title(words, self._beside(step)) for step in (-1, 1)]
        self.arrows = GameArrows(beside[0], beside[1], self._turn_to)

    def _beside(self, step: int) -> str:
        """Return the id of the game before or after this one, round all of them."""
        games = [variant.info.id for variant in VARIANTS]
        return games[(games.index(self.info.id) + step) % len(games)]

    def _turn_to(self, step: int) -> None:
        """Open the rules of the next game, or of the one before; the arrow keeps the focus."""
        at = 0 if step < 0 else 1
        try:
            self._take(self._beside(step))
        except RulesError as error:
            self.kit.notices.append(self.kit.words.phrase(error.phrase))
            return
        self.table, self.search.text = None, ""
        self._fill("")
        self.group = FocusGroup([self.arrows.both[at]])
        self.layout()
        self.dirty = True

    def _fill(self, query: str) -> None:
        """Make the rows of all rules, or of those that match a query."""
        words = self.kit.words
        found = find(self.sections, query)
        rows = self._rows(found, query)
        title = words("ui.rules.title")
        if query.strip():
            title = words("ui.rules.found", count=len(self.clauses))
            if not found:
                title = words("ui.rules.none")
                nothing = words("ui.rules.nothing", query=query.strip())
                rows.append([HeadingRow(nothing, 27)])
        self.sheet = Sheet(title, rows)

    def _lesson_row(self) -> LessonRow | None:
        """Return the row that leads to the lesson of the game, if it has one."""
        game, words = self.info.id, self.kit.words
        if not has_lesson(assets() / "lessons", game):
            return None
        title, detail = words("lesson.row"), words("lesson.row.detail")
        return LessonRow(title, detail, partial(self.stack.ways.lesson, game))

    def _rows(self, sections: list[Section], query: str) -> list[list[Row]]:
        self.clauses, self.quick = [], []
        rows: list[list[Row]] = []
        self.lesson = self._lesson_row() if not query.strip() else None
        if self.lesson is not None:
            rows.append([self.lesson])
        if self.in_short and not query.strip():
            self.quick = [QuickRow(each, partial(self.open, each.clause)) for each in self.in_short]
            rows.append([HeadingRow(self.kit.words("ui.rules.quick"))])
            rows += [[each] for each in self.quick]
            rows.append([HeadingRow(self.kit.words("ui.rules.details"), 36)])
        for section in sections:
            rows.append([HeadingRow(section.title)])
            for clause in section.clauses:
                opened = partial(self.open, clause.id) if query.strip() else None
                self.clauses.append(ClauseRow(clause, query, opened))
                rows.append([self.clauses[-1]])
        return rows

    def _find(self, query: str) -> None:
        self.table = None
        self._fill(query)
        self.layout()

    def _to_results(self) -> None:
        """Move the focus from the search field to the first rule found."""
        if self.clauses:
            self.group.focus(self.kit, self.clauses[0])

    def _open_quick(self) -> None:
        """Show the rules in short."""
        self.search.text = ""
        self._find("")
        self.group.focus(self.kit, self.quick[0])
        self.sheet.show_above(self.kit, self.quick[0], rows=self._above(self.quick[0]))

    def _above(self, widget: Widget) -> int:
        """Return how many rows are to be seen above a widget: its heading, and the lesson above the first."""
        return 2 if self.lesson is not None and widget in self.quick[:1] else 1

    def open(self, id: str) -> None:
        """Show all rules, scrolled so that a clause is at the top of the sheet."""
        self.search.text = ""
        self._find("")
        clause = next(each for each in self.clauses if each.id == id)
        self.group.focus(self.kit, clause)
        self.sheet.show_above(self.kit, clause, rows=1)

    def _compare(self) -> None:
        """Switch to the comparison of the games, or back."""
        self.search.text = ""
        if self.table is not None:
            self._find("")
            return
        try:
            cards = load_comparison(self.kit.words.folders, self.kit.words.note)
        except RulesError as error:
            self.kit.notices.append(self.kit.words.phrase(error.phrase))
            return
        folder = assets() / "covers"
        infos = [variant.info for variant in VARIANTS]
        self.table = CompareTable(
            self.kit.words("ui.rules.compare_title"),
            [(info, Cover.of(folder, info.id, info.deck)) for info in infos],
            {info.id: game_title(self.kit.words, info.id) for info in infos},
            cards,
            self.stack.ways.rules,
        )
        self.sheet, self.clauses, self.quick, self.lesson = self.table, [], [], None
        self.layout()
        cells = self.table.cells
        if self.table.abreast:
            cells = [each for each in cells if each.game == self.game] or cells
        self.group.focus(self.kit, cells[0])

    def layout(self) -> None:
        kit, px = self.kit, self.kit.px
        width, height = kit.size
        self._wide = kit.space.wide >= 1500
        margin = px(36 if kit.cramped else MARGIN if self._wide else 48)
        above, below = (14, 18) if kit.cramped else (36, 44)
        top = self._place_head(Rect(margin, px(above), width - 2 * margin, 0)) + px(16)
        under = Rect(margin, top, width - 2 * margin, height - px(below) - top)
        if self.table is None and not self.search.text.strip():
            # Where there is little room, the sheet alone says which game it is about.
            self.sheet.title = self.game if kit.cramped else kit.words("ui.rules.title")
        sheet, marks = self._place_marks(under)
        focused = self.group.focused
        if self.table is not None and self.table.arrange(kit, sheet):
            focused = self.table.like(focused)
        cells = self.table.cells if self.table else []
        lesson = [self.lesson] if self.lesson is not None else []
        rules: list[Widget] = [*self.quick, *self.clauses, *cells]
        arrows = [] if self.table else self.arrows.both
        widgets = [*marks, *lesson, *rules, *arrows, self.search, self.compare, self.back]
        self.compare.label = kit.words("ui.rules.title" if self.table else "ui.rules.compare")
        self.compare.icon = "book" if self.table else "cards"
        if focused not in widgets:
            focused = rules[0] if rules else self.search
        self.group = FocusGroup(widgets, focused)
        self.sheet.place(kit, sheet)
        if self._opening:
            self._opening = False
            self.sheet.show_above(kit, focused, rows=self._above(focused))
        self.sheet.follow(kit, focused)

    def _place_head(self, room: Rect) -> int:
        """The title and what is beside it, or below it where there is too little room; where it ends."""
        kit, px = self.kit, self.kit.px
        button = max(px(72), kit.fonts.height(30, BOLD) + px(16))
        title = 0 if kit.cramped else kit.fonts.height(60, TITLE) + px(12)
        self.head = Rect(room.left, room.top, room.w, max(button, title))
        self.back.rect = Rect(0, 0, self.back.natural_width(kit), button)
        self.back.rect.midright = (room.right, self.head.centery)
        labels = [kit.words(f"ui.rules.{key}") for key in ("title", "compare")]
        widths = []
        for self.compare.label in labels:
            widths.append(self.compare.natural_width(kit))
        self.compare.rect = Rect(0, 0, max(widths), button)
        least, most = (round(px(each) * kit.space.text_scale) for each in SEARCH)
        gap = px(24)
        # As wide as the widest, so that the arrows stay where they are from game to game.
        widest = max(heading_width(kit, each.info.id) for each in VARIANTS)
        heading = 0 if kit.cramped else widest + px(24)
        title = heading + self.arrows.width(kit) + px(24)
        self.arrows.place(kit, room.left + heading, self.head.centery, button)
        free = self.back.rect.left - gap - room.left - title
        if free >= self.compare.rect.w + gap + least:
            self.compare.rect.midright = (self.back.rect.left - gap, self.head.centery)
            wide = free - self.compare.rect.w - gap
            wide = wide if kit.cramped else min(most, wide)
            self.search.rect = Rect(0, 0, wide, button)
            self.search.rect.midright = (self.compare.rect.left - gap, self.head.centery)
            return self.head.bottom
        line = self.head.bottom + px(12)
        self.compare.rect.topright = (room.right, line)
        if room.w - self.compare.rect.w - gap < least:
            self.compare.rect = Rect(room.left, line + button + px(12), room.w, button)
            self.search.rect = Rect(room.left, line, room.w, button)
            return self.compare.rect.bottom
        wide = self.compare.rect.left - gap - room.left
        self.search.rect = Rect(room.left, line, wide, button)
        return line + button

    def _place_marks(self, under: Rect) -> tuple[Rect, list[Button]]:
        """The sections at the side, where they have room; what is left for the sheet, and they."""
        kit, px = self.kit, self.kit.px
        if not self._wide or self.table is not None:
            return under, []
        widest = max(each.natural_width(kit) for each in self.marks)
        side = min(max(px(SIDE), widest), under.w // 3)
        high = min(px(76), under.h // len(self.marks) - px(10))
        if widest > side or high < kit.fonts.height(26, BOLD):
            return under, []
        for place, mark in enumerate(self.marks):
            mark.rect = Rect(under.left, under.top + place * (high + px(10)), side, high)
        left = under.left + side + px(GAP)
        return Rect(left, under.top, under.right - left, under.h), self.marks

    def handle(self, intent: Intent) -> None:
        kit, focused = self.kit, self.group.focused
        self.dirty = self.dirty or intent.deliberate
        if write_by_pad(kit, self.stack, self.group, intent):
            return
        if intent.device.is_pad and intent.command in ("next", "previous"):
            self._turn(1 if intent.command == "next" else -1)
        elif self.search.called(kit, self.group, intent) or (
            intent.kind is Kind.NAVIGATE and self.sheet.through(kit, focused, intent.direction[1])
        ):
            self.dirty = True
        elif self.group.handle(kit, intent):
            self.dirty = True
            if intent.deliberate:
                self.sheet.follow(kit, self.group.focused)
        elif intent.kind is Kind.BACK:
            self._leave()
        elif intent.kind is Kind.COMMAND and intent.command == "rules":
            self.stack.pop()
        elif self.sheet.handle(kit, intent):
            self.dirty = True

    def _turn(self, step: int) -> None:
        """Go to the next section or the one before; in the comparison, to another card."""
        focused = self.group.focused
        starts: list[Widget]
        if self.table is not None:
            game = focused.game if isinstance(focused, EffectCell) else self.game
            starts = [cell for cell in self.table.cells if cell.game == game]
        else:
            firsts = {section.clauses[0].id for section in self.sections}
            starts = [*self.quick[:1]]
            starts += [row for row in self.clauses if row.id in firsts or self.search.text]
        if not starts:
            return
        rows: list[Widget] = [each for row in self.sheet.rows for each in row]
        here = rows.index(focused) if focused in rows else -1
        places = [rows.index(each) for each in starts]
        ahead = [place for place in places if (place - here) * step > 0] or places
        place = ahead[0] if step > 0 else ahead[-1]
        self.group.focus(self.kit, rows[place])
        self.sheet.show_above(self.kit, rows[place], rows=1)

    def _leave(self) -> None:
        """Leave the search or the comparison, or else the book."""
        if self.table is not None:
            self._compare()
        elif self.search.text:
            self.search.text = ""
            self._find("")
        else:
            self.stack.pop()

    def pause(self) -> None:
        self.search.left(self.kit)

    def draw(self, target: Surface) -> None:
        kit = self.kit
        width, height = kit.size
        target.blit(self.cover.ground(kit, width, height), (0, 0))
        if not kit.cramped:
            room = Rect(self.head)
            room.w = self.arrows.both[0].rect.left - kit.px(18) - room.left
            draw_heading(kit, target, self.info.id, room)
        self.sheet.draw(kit, target, self.group)
        if kit.reader.by_pad:
            self._draw_turning(target)
        on_sheet = {id(each) for row in self.sheet.rows for each in row}
        beside = [each for each in self.group.widgets if id(each) not in on_sheet]
        self.group.draw(kit, target, beside)

    def _draw_turning(self, target: Surface) -> None:
        """The pad's buttons that turn to another section, beside the title of the sheet."""
        kit, px, sheet = self.kit, self.kit.px, self.sheet.rect
        right, y = (
            sheet.right - px(PADDING),
            sheet.top + px(24) + kit.fonts.height(44, TITLE) // 2,
        )
        for command in ("next", "previous"):
            if prompt := kit.reader.prompt(command):
                cap = kit.paint.keycap(target, prompt, (right, y), 34, "midright", dark=True)
                right = cap.left - px(10)
