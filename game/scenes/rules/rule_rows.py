"""The rules of one game as rows of a sheet: in short, then all of them, or those that match a query."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.scenes.base.game_titles import game_title
from game.scenes.rules.clause_row import ClauseRow
from game.scenes.rules.lesson_row import LessonRow
from game.scenes.rules.quick_row import QuickRow
from game.store.lesson_files import has_lesson
from game.store.platform_folders import assets
from game.variants import find_variant
from game.view.base.scene_kit import SceneKit
from game.view.cards.game_cover import Cover
from game.view.widgets.heading_row import HeadingRow
from game.view.widgets.paper_sheet import Sheet
from game.view.widgets.widgets import Row, Widget
from game.words.rule_files import Section, load_quick, load_rules
from game.words.rule_search import find


class RuleRows:
    """The rows; `opened` is called with the clause of one that was chosen, `learn` leads to the lesson.

    Raises RulesError if the rules cannot be read.
    """

    def __init__(
        self, kit: SceneKit, game: str, opened: Callable[[str], None], learn: Callable[[], None]
    ) -> None:
        self.words = words = kit.words
        self.info = find_variant(game).info
        self.sections = load_rules(words.folders, game, words.note)
        self.in_short = load_quick(words.folders, game, words.note)
        self.cover = Cover.of(assets() / "covers", game, self.info.deck)
        self.game = game_title(words, game)
        """What the game is called."""
        self._opened, self._learn = opened, learn
        self.lesson: LessonRow | None = None
        self.quick: list[QuickRow] = []
        self.clauses: list[ClauseRow] = []

    @property
    def rules(self) -> list[Widget]:
        """Everything that can have the focus, in reading order, but the way to the lesson."""
        return [*self.quick, *self.clauses]

    def sheet(self, query: str) -> Sheet:
        """Make the rows of all rules, or of those that match a query; return a sheet with them."""
        words, asked = self.words, query.strip()
        found = find(self.sections, query)
        self.clauses, self.quick, self.lesson = [], [], None
        rows = [] if asked else self._first_rows()
        rows += self._clause_rows(found, query)
        title = words("ui.rules.title")
        if asked:
            title = words("ui.rules.found", count=len(self.clauses))
            if not found:
                title = words("ui.rules.none")
                rows.append([HeadingRow(words("ui.rules.nothing", query=asked), 27)])
        return Sheet(title, rows)

    def _first_rows(self) -> list[list[Row]]:
        """Return the row that leads to the lesson of the game, if it has one, and the rules in short."""
        words, rows = self.words, list[list[Row]]()
        if has_lesson(assets() / "lessons", self.info.id):
            title, detail = words("lesson.row"), words("lesson.row.detail")
            self.lesson = LessonRow(title, detail, self._learn)
            rows.append([self.lesson])
        if self.in_short:
            self.quick = [
                QuickRow(each, partial(self._opened, each.clause)) for each in self.in_short
            ]
            rows.append([HeadingRow(words("ui.rules.quick"))])
            rows += [[each] for each in self.quick]
            rows.append([HeadingRow(words("ui.rules.details"), 36)])
        return rows

    def _clause_rows(self, sections: list[Section], query: str) -> list[list[Row]]:
        rows: list[list[Row]] = []
        for section in sections:
            rows.append([HeadingRow(section.title)])
            for clause in section.clauses:
                opened = partial(self._opened, clause.id) if query.strip() else None
                self.clauses.append(ClauseRow(clause, query, opened))
                rows.append([self.clauses[-1]])
        return rows

    def starts(self, *, everything: bool) -> list[Widget]:
        """Return the rows at which the sections begin, or everything that was found, to turn to."""
        firsts = {section.clauses[0].id for section in self.sections}
        clauses = [row for row in self.clauses if everything or row.id in firsts]
        return [*self.quick[:1], *clauses]

    def above(self, widget: Widget) -> int:
        """Return how many rows are to be seen above a widget: its heading, and the lesson above the first."""
        return 2 if self.lesson is not None and widget in self.quick[:1] else 1
