"""The records: `RecordsScene(kit, stack)`. What a person has won, in which games, and against whom."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.engine.problems import Phrase
from game.files.reading import told_of
from game.scenes.base.game_titles import game_title, title_parts
from game.scenes.base.goals.person_goals import goals_of
from game.scenes.base.guest_strength import measured, unrated
from game.scenes.base.letter_grid import write_by_pad
from game.scenes.base.match_history import MatchHistory, NamedPerson, face
from game.scenes.base.panels.covers_of_games import game_covers
from game.scenes.base.panels.panel import PaperPanel
from game.scenes.base.panels.panel_columns import PanelColumns
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.records.achievement_panel import AchievementPanel
from game.scenes.records.empty_panel import EmptyPanel
from game.scenes.records.game_tiles import GamePanel
from game.scenes.records.goal_panel import GoalPanel
from game.scenes.records.guest_panel import GuestPanel
from game.scenes.records.match_row import MatchRow
from game.scenes.records.match_texts import SetNames, asked_texts, set_name
from game.scenes.records.month_plot import WINS, MonthPlot
from game.scenes.records.person_card import PersonPanel
from game.scenes.records.person_choice import PersonChoice
from game.scenes.records.rating_panel import RatingPanel
from game.scenes.records.recent_panel import SHOWN, RecentPanel
from game.scenes.records.records_page import READING, RecordsPage, title_box
from game.scenes.records.tally_panels import NumberPanel, PointsPanel
from game.scenes.records.watch_match import watching
from game.session.records.history import AT_ONCE
from game.session.records.history_export import export_files
from game.session.records.person_record import PersonRecord
from game.session.review.kept_accuracy import KeptAccuracies
from game.store.deleting import EXPORTED
from game.store.history_index import MatchRecord, Wanted
from game.variants import find_variant
from game.view.base.arranging import Placed
from game.view.base.colours import QUIET
from game.view.base.fonts import SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.search_field import SearchField
from game.view.widgets.widget_boxes import (
    draw_text,
    in_order,
    settle,
)
from game.view.widgets.widgets import Button, Widget

WRITTEN = (True, False)
"""Whether a match was played by the rules as written, as the choice has it before single sets."""


class RecordsScene(Scene):
    """The record of the player, or of whoever is chosen; with a `history` of another folder than usual."""

    def __init__(self, kit: SceneKit, stack: Stack, history: MatchHistory | None = None) -> None:
        super().__init__(kit, stack)
        words = kit.words
        self.history = history or MatchHistory.of(kit)
        self.accuracies = KeptAccuracies(self.history.data)
        self._months: MonthPlot | None = None
        """The plot that was made last."""
        self.covers, self.set_names = game_covers(), SetNames(kit)
        self.people = self.history.people()
        self.game = ""
        """The game to which the record is limited; "" for all."""
        self.choice = PersonChoice(words("ui.records.person"), self.people, 0, self._choose)
        self.sets: list[str] = []
        """The sets of house rules by which anything was played."""
        self.rules = ChoiceRow(words("ui.matches.rules"), [""], 0, self._by_rules)
        self.all = Button(words("ui.records.all"), self._all)
        self.export = Button(words("ui.records.export"), self._export, icon="export")
        self.back = Button(words("ui.back"), stack.pop, command="back")
        self.find = SearchField(words("ui.records.find"), self._search, self._to_rows, shadow=False)
        self.head: list[Widget] = []
        self.title = Rect(0, 0, 0, 0)
        self.placed: Placed = {}
        self.columns = PanelColumns()
        self._offer_rules()
        self.group = FocusGroup(self.head)
        self._load_most()

    @property
    def person(self) -> NamedPerson:
        """Whose record is shown."""
        return self.choice.person

    @property
    def wanted(self) -> Wanted:
        """The matches of the person by the rules that are chosen: as written, by others, or by one set."""
        if not self.sets:
            return Wanted(person=self.person.name)
        place = self.rules.chosen
        return Wanted(
            person=self.person.name,
            written=WRITTEN[place] if place < len(WRITTEN) else None,
            rules="" if place < len(WRITTEN) else self.sets[place - len(WRITTEN)],
        )

    def _offer_rules(self) -> None:
        """Let the rules be chosen, where anything was played by others than those as written."""
        words, before = self.kit.words, self.sets
        chosen = (
            before[self.rules.chosen - len(WRITTEN)] if self.rules.chosen >= len(WRITTEN) else ""
        )
        self.sets = self.history.rule_sets()
        named = [words(f"ui.matches.{each}") for each in ("as_written", "house_rules")]
        self.rules.labels = [
            *named,
            *(set_name(self.kit, line) for line in self.sets),
        ]
        if chosen:
            again = self.sets.index(chosen) + len(WRITTEN) if chosen in self.sets else 0
            self.rules.chosen = again
        rules = [self.rules] if self.sets else []
        self.head = [self.choice, *rules, self.all, self.export, self.back]

    def _load_most(self) -> None:
        """Show the record as written or, of somebody who only played by other rules, of those."""
        self._count_goals()
        self.rules.chosen = 0
        if self.sets and not self.history.count(self.wanted._replace(counted=True)):
            self.rules.chosen = 1
            if not self.history.count(self.wanted._replace(counted=True)):
                self.rules.chosen = 0
        self._load()

    def _by_rules(self, _: int) -> None:
        self._load()

    def _load(self) -> None:
        """Work the record out of the person's matches."""
        matches = self.history.find(self.wanted._replace(counted=True))
        self.now = self.history.now()
        self.record = PersonRecord.of(matches, self.person.name, self.now)
        self._matches = matches
        self._fill()

    def _count_goals(self) -> None:
        """Find out how far the person is with the goals, by whichever rules they have played."""
        self._progress = goals_of(self.kit, self.history, self.person.name)

    def _fill(self) -> None:
        """Make the panels anew."""
        before = self.columns.widgets
        shown = self.record
        if self.game:
            own = [each for each in self._matches if each.game == self.game]
            shown = PersonRecord.of(own, self.person.name, self.now)
        self._make_panels(shown)
        self.layout()
        self._regroup(before)

    def _regroup(self, before: Sequence[Widget]) -> None:
        """Let what is on the panels have the focus; what was on them `before`, and is gone, passes it on."""
        focused, now = self.group.focused, self.columns.widgets
        if focused in before and focused not in now:
            ready = [each for each in now if each.enabled] or self.head
            place = sum(each.enabled for each in before[: before.index(focused)])
            focused = ready[min(place, len(ready) - 1)]
        self.group.focused = focused
        self.group.regroup(self._in_order)
        self.dirty = True

    @property
    def _in_order(self) -> list[Widget]:
        """What can have the focus, as the page has it; what is found in the list is on its panel."""
        return in_order(self.placed, {each: each.widgets for each in self.columns.panels})

    def _make_panels(self, shown: PersonRecord) -> None:
        kit, words = self.kit, self.kit.words
        self.card = PersonPanel(kit, self.person, shown, self._profile)
        self.plot: PaperPanel
        self.tallies: list[PaperPanel] = []
        if shown.whole.games:
            name = title_parts(words, self.game).name if self.game else ""
            self.plot = self._plotted(shown, name)
            self.tallies = [NumberPanel(kit, shown), PointsPanel(kit, self.record)]
            if (rating := self._rating()) is not None:
                self.tallies = [rating, self.tallies[0]]
        elif self.game:
            game = game_title(words, self.game)
            told = words("ui.records.empty_game", name=self.person.name, game=game)
            self.plot = EmptyPanel(kit, told)
        else:
            self.plot = EmptyPanel(kit, words("ui.records.empty", name=self.person.name))
        self.games = GamePanel(kit, self.record, self.covers, self.game, self._play_game)
        self.guests = GuestPanel(kit, shown.guests) if shown.guests else None
        self.recent = RecentPanel(kit, self.find, self._rows())
        achieved = self.record.achieved
        self.achievements = AchievementPanel(kit, achieved, self.stack.ways.rules)
        self.goals = GoalPanel(kit, self._progress, self.stack.ways)

    def _plotted(self, shown: PersonRecord, name: str) -> MonthPlot:
        """Return the plot, of what was plotted before; with the accuracy of a game as far as it is read."""
        plotted = WINS if self._months is None else self._months.plotted
        own = [each for each in self._matches if each.game == self.game]
        chosen = self.accuracies.by_month(own, self.person.name)
        self._months = MonthPlot(self.kit, shown, name, chosen, plotted)
        return self._months

    @property
    def _line(self) -> str:
        """The line of the rules of which a rating is shown: "" for all games, or several sets together."""
        wanted = self.wanted
        if not self.game or wanted.rules:
            return self.game and wanted.rules
        if wanted.written is not False:
            return self.game
        own = [each for each in self.sets if each.startswith(f"{self.game} ")]
        return own[0] if len(own) == 1 else ""

    def _rating(self) -> RatingPanel | None:
        """Return the panel of the person's rating in the game that is chosen; None without a match of one."""
        line = self._line
        if not line or not measured(self.kit, self.game):
            return None
        ratings, matches = unrated(self.kit, self.history, find_variant(self.game).info, line)
        for each in matches:
            ratings.add(each)
        if not ratings.rating(self.person.name).bar.matches:
            return None
        return RatingPanel(
            self.kit, ratings, self.person.name, face(self.kit, self.person.portrait)
        )

    def _rows(self) -> list[MatchRow]:
        texts = asked_texts(self.kit.words, self.find.text)
        wanted = self.wanted._replace(game=self.game, texts=texts)
        return [self._row(each) for each in self.history.find(wanted, 0, SHOWN)]

    def _row(self, match: MatchRecord) -> MatchRow:
        cover = self.covers.get(match.game) or next(iter(self.covers.values()))
        watched = watching(self.stack, self.history, match.name)
        house = self.set_names.of(match)
        return MatchRow(self.kit, match, self.person.name, cover, self.now, watched, house)

    def _choose(self, place: int) -> None:
        self.choice.chosen = place
        self.game = ""
        self.find.text = ""
        self._load_most()

    def _play_game(self, game: str) -> None:
        """Limit the record to a game, or to none again."""
        self.game = "" if game == self.game else game
        self._fill()

    def _search(self, query: str) -> None:
        before = self.columns.widgets
        self.recent.show(self._rows())
        if not self.recent.needed:  # the panel goes
            self.layout()
        self._regroup(before)
        self.columns.flow(self.kit)
        self.columns.follow(self.kit, self.group.focused)

    def _to_rows(self) -> None:
        ready = [each for each in self.recent.rows if each.enabled]
        if ready:
            self.group.focus(self.kit, ready[0])

    def _all(self) -> None:
        self.stack.ways.matches(self.history)

    def _profile(self) -> None:
        self.stack.ways.profile(self.person, self._renew)

    def _export(self) -> None:
        """Write all matches into files, and tell where these are."""
        words, folder = self.kit.words, self.history.data / EXPORTED
        if self.history.left:
            while self.history.left:
                self.history.read(AT_ONCE)
            self._renew(self.person.name)
        try:
            table, rows = export_files(self.history.find(), folder)
        except OSError as error:
            detail = told_of(error)
            told = Phrase("ui.records.not_exported", folder=str(folder), detail=detail)
            self.stack.ways.notice(words.phrase(told))
            return
        told = Phrase("ui.records.exported", table=str(table), rows=str(rows))
        self.stack.ways.notice(words.phrase(told))

    def layout(self) -> None:
        kit = self.kit
        placed = settle(kit, kit.arrange(self._page().box()))
        self.placed = placed
        self.title = placed.get("title", Rect(0, 0, 0, 0))
        self.columns.place(kit, placed, placed["panels"])
        self.group.regroup(self._in_order, self.group.focused)
        self.columns.follow(kit, self.group.focused)

    def _page(self) -> RecordsPage:
        return RecordsPage(
            self.kit,
            self.choice,
            self.rules if self.sets else None,
            (self.all, self.export, self.back),
            self.card,
            self.plot,
            self.games,
            self.achievements,
            self.goals,
            self.recent if self.recent.needed else None,
            self.guests,
            self.tallies,
            of_game=bool(self.game),
            reading=bool(self.history.left),
        )

    def ponder(self) -> bool:
        """Read a match that the index does not have yet, or a review; after the last one all are shown."""
        if not self.history.left:
            return self._read_review()
        self.history.read(1)
        if not self.history.left:
            self._renew(self.person.name)
        self.dirty = True
        return bool(self.history.left)

    def _read_review(self) -> bool:
        if not self.accuracies.left:
            return False
        self.accuracies.read()
        if not self.accuracies.left:
            self._fill()
        return bool(self.accuracies.left)

    def due(self) -> int | None:
        return 250 if self.history.left or self.accuracies.left else None

    def handle(self, intent: Intent) -> None:
        kit, focused = self.kit, self.group.focused
        self.dirty = self.dirty or intent.deliberate
        if write_by_pad(kit, self.stack, self.group, intent):
            return
        if self.recent.needed and self.find.called(kit, self.group, intent):
            self.columns.follow(kit, self.find)
        elif intent.kind is Kind.NAVIGATE and self.columns.through(
            kit, focused, intent.direction[1]
        ):
            self.dirty = True
        elif self.group.handle(kit, intent):
            self.dirty = True
            if intent.reveals:
                self.columns.follow(kit, self.group.focused)
        elif intent.kind in (Kind.BACK, Kind.MENU):
            self._leave()
        elif self.columns.handle(kit, intent):
            self.group.point(kit, intent.pos)
            self.dirty = True

    def _leave(self) -> None:
        """Leave the search or the game that was chosen, or else the records."""
        if self.find.text:
            self.find.text = ""
            self._search("")
        elif self.game:
            self._play_game(self.game)
        else:
            self.stack.pop()

    def resume(self) -> None:
        """Somebody may have another look by now, or be gone, and another match may have been reviewed."""
        if self.accuracies.look():
            self._fill()
        if self.history.people() != self.people:
            self._renew(self.person.name)

    def _renew(self, name: str) -> None:
        """Show whoever has a name by now, or the player if nobody has it, with all that is known."""
        self.people = self.choice.people = self.history.people()
        names = [each.name for each in self.people]
        self.choice.chosen = names.index(name) if name in names else 0
        self._offer_rules()
        self._count_goals()
        self._load()

    def pause(self) -> None:
        self.find.left(self.kit)

    def draw(self, target: Surface) -> None:
        kit, px = self.kit, self.kit.px
        width, height = kit.size
        target.blit(kit.themed("wine").cloth(width, height, kit.space.scale), (0, 0))
        if self.title.w:
            draw_text(kit, target, title_box(kit), self.title, soft=True)
        self.columns.draw(kit, target, self.group)
        self.group.draw(kit, target, self.head)
        if self.history.left:
            told = kit.words("ui.records.reading", count=self.history.left)
            at = (width // 2, height - px(12))
            kit.paint.text(target, told, at, READING, SEMIBOLD, QUIET, "midbottom")
