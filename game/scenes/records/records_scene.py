"""The records: `RecordsScene(kit, stack)`. What a person has won, in which games, and against whom."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.engine.problems import Phrase
from game.files.reading import detail_of
from game.scenes.base.game_titles import game_title, title_parts
from game.scenes.base.letter_grid import write_by_pad
from game.scenes.base.match_history import MatchHistory, NamedPerson
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.records.achievement_panel import AchievementPanel
from game.scenes.records.empty_panel import EmptyPanel
from game.scenes.records.game_tiles import GamePanel
from game.scenes.records.guest_panel import GuestPanel
from game.scenes.records.match_row import MatchRow
from game.scenes.records.match_texts import asked_texts, game_covers
from game.scenes.records.month_plot import MonthPlot
from game.scenes.records.panel import PaperPanel
from game.scenes.records.panel_columns import Line, PanelColumn, PanelColumns, Shared
from game.scenes.records.person_card import PersonPanel
from game.scenes.records.person_choice import PersonChoice
from game.scenes.records.recent_panel import SHOWN, RecentPanel
from game.scenes.records.tally_panels import NumberPanel, PointsPanel
from game.scenes.records.watch_match import watching
from game.session.records.history import AT_ONCE
from game.session.records.history_export import export_files
from game.session.records.person_record import PersonRecord
from game.store.deleting import EXPORTED
from game.store.history_index import MatchRecord, Wanted
from game.view.base.colours import LIGHT, QUIET
from game.view.base.fonts import BOLD, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.search_field import SearchField
from game.view.widgets.widgets import Button, Widget

MARGIN, SMALL_MARGIN, GAP = 92, 36, 20
HEADING, READING = 72.0, 24.0
THREE, TWO = 42, 27
"""How many heights of a line the window is wide where panels stand in three columns, and in two."""


class RecordsScene(Scene):
    """The record of the player, or of whoever is chosen; with a `history` of another folder than usual."""

    def __init__(self, kit: SceneKit, stack: Stack, history: MatchHistory | None = None) -> None:
        super().__init__(kit, stack)
        words = kit.words
        self.history = history or MatchHistory.of(kit)
        self.covers = game_covers()
        self.people = self.history.people()
        self.game = ""
        """The game to which the record is limited; "" for all."""
        self.choice = PersonChoice(words("ui.records.person"), self.people, 0, self._choose)
        self.all = Button(words("ui.records.all"), self._all)
        self.export = Button(words("ui.records.export"), self._export, icon="export")
        self.back = Button(words("ui.back"), stack.pop, command="back")
        self.find = SearchField(words("ui.records.find"), self._search, self._to_rows, shadow=False)
        self.head: list[Widget] = [self.choice, self.all, self.export, self.back]
        self.title = Rect(0, 0, 0, 0)
        self.mode = 3
        self.columns = PanelColumns((), filling=False)
        self.group = FocusGroup(self.head)
        self._load()

    @property
    def person(self) -> NamedPerson:
        """Whose record is shown."""
        return self.choice.person

    def _load(self) -> None:
        """Work the record out of the person's matches."""
        matches = self.history.find(Wanted(person=self.person.name, counted=True))
        self.now = self.history.now()
        self.record = PersonRecord.of(matches, self.person.name, self.now)
        self._matches = matches
        self._fill()

    def _fill(self) -> None:
        """Make the panels anew."""
        before = self.columns.widgets
        shown = self.record
        if self.game:
            own = [each for each in self._matches if each.game == self.game]
            shown = PersonRecord.of(own, self.person.name, self.now)
        self._make_panels(shown)
        self._arrange()
        self._regroup(before)

    def _regroup(self, before: Sequence[Widget]) -> None:
        """Let what is on the panels have the focus; what was on them `before`, and is gone, passes it on."""
        focused, now = self.group.focused, self.columns.widgets
        if focused in before and focused not in now:
            ready = [each for each in now if each.enabled] or self.head
            place = sum(each.enabled for each in before[: before.index(focused)])
            focused = ready[min(place, len(ready) - 1)]
        self.group = FocusGroup([*self.head, *now], focused)
        self.dirty = True

    def _make_panels(self, shown: PersonRecord) -> None:
        kit, words = self.kit, self.kit.words
        self.card = PersonPanel(kit, self.person, shown, self._profile)
        self.plot: PaperPanel
        self.tallies: list[PaperPanel] = []
        if shown.whole.games:
            name = title_parts(words, self.game).name if self.game else ""
            self.plot = MonthPlot(kit, shown, name)
            self.tallies = [NumberPanel(kit, shown), PointsPanel(kit, self.record)]
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

    def _rows(self) -> list[MatchRow]:
        wanted = Wanted(
            game=self.game,
            person=self.person.name,
            texts=asked_texts(self.kit.words, self.find.text),
        )
        return [self._row(each) for each in self.history.find(wanted, 0, SHOWN)]

    def _row(self, match: MatchRecord) -> MatchRow:
        cover = self.covers.get(match.game) or next(iter(self.covers.values()))
        watched = watching(self.stack, self.history, match.name)
        return MatchRow(self.kit, match, self.person.name, cover, self.now, watched)

    def _choose(self, place: int) -> None:
        self.choice.chosen = place
        self.game = ""
        self.find.text = ""
        self._load()
        self.layout()

    def _play_game(self, game: str) -> None:
        """Limit the record to a game, or to none again."""
        self.game = "" if game == self.game else game
        self._fill()
        self.layout()

    def _search(self, query: str) -> None:
        before = self.columns.widgets
        self.recent.show(self._rows())
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
            detail = detail_of(error)
            told = Phrase("ui.records.not_exported", folder=str(folder), detail=detail)
            self.stack.ways.notice(words.phrase(told))
            return
        told = Phrase("ui.records.exported", table=str(table), rows=str(rows))
        self.stack.ways.notice(words.phrase(told))

    def _arrange(self) -> None:
        """Put the panels into as many columns as the window has room for."""

        def line(*panels: PaperPanel) -> Line:
            return [Shared(each) for each in panels]

        card, plot, games, recent = self.card, self.plot, self.games, self.recent
        achieved = line(self.achievements)
        guests = [line(self.guests)] if self.guests is not None else []
        tallies = [line(*self.tallies)] if self.tallies else []
        below = [line(each) for each in self.tallies]
        if self.mode == 3:
            first = [Shared(card, 420), Shared(plot, 740)]
            columns = [
                PanelColumn([first, line(games), achieved, *tallies], 1180),
                PanelColumn([*guests, line(recent)], 536),
            ]
        elif self.mode == 2:
            columns = [
                PanelColumn([line(card), line(games), achieved, *below]),
                PanelColumn([line(plot), *guests, line(recent)]),
            ]
        else:
            rows = [line(card), line(plot), line(games), achieved, *guests, line(recent), *below]
            columns = [PanelColumn(rows)]
        offset = self.columns.scroll.offset
        self.columns = PanelColumns(columns, filling=self.mode == 3)
        self.columns.scroll.offset = offset

    def layout(self) -> None:
        kit, px = self.kit, self.kit.px
        width, height = kit.size
        lines = width / kit.fonts.height(27, BOLD)
        mode = 3 if lines >= THREE else 2 if lines >= TWO else 1
        if mode != self.mode:
            self.mode = mode
            self._arrange()
            self.group = FocusGroup([*self.head, *self.columns.widgets], self.group.focused)
        margin = px(MARGIN if kit.space.wide >= 1600 and not kit.cramped else SMALL_MARGIN)
        inner = Rect(margin, px(16 if kit.cramped else 34), width - 2 * margin, 0)
        top = self._place_head(inner) + px(20)
        reading = kit.fonts.height(READING, SEMIBOLD) + px(6) if self.history.left else 0
        area = Rect(margin, top, inner.w, height - px(22) - reading - top)
        self.columns.place(kit, area)
        self.columns.follow(kit, self.group.focused)

    def _place_head(self, room: Rect) -> int:
        """The buttons beside the title, or below it in as many rows as it takes; return where they end."""
        kit, px, gap = self.kit, self.kit.px, self.kit.px(GAP)
        high = max(px(68), kit.fonts.height(30, BOLD) + px(16))
        wides = [
            self.choice.natural_width(kit),
            *(each.natural_width(kit) for each in (self.all, self.export, self.back)),
        ]
        title = 0 if kit.cramped else kit.fonts.height(HEADING, TITLE)
        text = kit.fonts.width(kit.words("ui.records.title"), HEADING, TITLE) + px(40)
        beside = not kit.cramped and text + sum(wides) + gap * (len(wides) - 1) <= room.w
        self.title = Rect(room.left, room.top, room.w, high if beside else title)
        if beside:
            x, y = room.right - sum(wides) - gap * (len(wides) - 1), self.title.centery - high // 2
        else:
            x, y = room.left, self.title.bottom + (px(8) if title else 0)
        for each, wide in zip(self.head, wides, strict=True):
            wide = min(wide, room.w)
            if x + wide > room.right and x > room.left:
                x, y = room.left, y + high + px(12)
            each.rect = Rect(x, y, wide, high)
            x += wide + gap
        return max(self.title.bottom, y + high)

    def ponder(self) -> bool:
        """Read a match that the index does not have yet; after the last one all of them are shown."""
        if not self.history.left:
            return False
        self.history.read(1)
        if not self.history.left:
            self._renew(self.person.name)
        self.dirty = True
        return bool(self.history.left)

    def due(self) -> int | None:
        return 250 if self.history.left else None

    def handle(self, intent: Intent) -> None:
        kit, focused = self.kit, self.group.focused
        self.dirty = self.dirty or intent.deliberate
        if write_by_pad(kit, self.stack, self.group, intent):
            return
        if self.find.called(kit, self.group, intent):
            self.columns.follow(kit, self.find)
        elif intent.kind is Kind.NAVIGATE and self.columns.through(
            kit, focused, intent.direction[1]
        ):
            self.dirty = True
        elif self.group.handle(kit, intent):
            self.dirty = True
            if intent.deliberate:
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
        """Somebody may have another look by now, or be gone."""
        if self.history.people() != self.people:
            self._renew(self.person.name)

    def _renew(self, name: str) -> None:
        """Show whoever has a name by now, or the player if nobody has it, with all that is known."""
        self.people = self.choice.people = self.history.people()
        names = [each.name for each in self.people]
        self.choice.chosen = names.index(name) if name in names else 0
        self._load()
        self.layout()

    def pause(self) -> None:
        self.find.left(self.kit)

    def draw(self, target: Surface) -> None:
        kit, px = self.kit, self.kit.px
        width, height = kit.size
        target.blit(kit.themed("wine").cloth(width, height, kit.space.scale), (0, 0))
        if not kit.cramped:
            title = kit.words("ui.records.title")
            size = kit.fonts.fitted(title, HEADING, TITLE, self.title.w)
            kit.paint.soft_text(target, title, self.title.midleft, size, TITLE, LIGHT, "midleft")
        self.columns.draw(kit, target, self.group)
        self.group.draw(kit, target, self.head)
        if self.history.left:
            told = kit.words("ui.records.reading", count=self.history.left)
            at = (width // 2, height - px(12))
            kit.paint.text(target, told, at, READING, SEMIBOLD, QUIET, "midbottom")
