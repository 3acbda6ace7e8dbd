"""The list of all matches: `MatchesScene(kit, stack, history)`, to look through, to filter and to search.

A match that has been copied as text elsewhere is pasted here, and watched.
"""

from __future__ import annotations

from msgspec.structs import replace
from pygame import Rect, Surface

from game.scenes.base.game_titles import game_title
from game.scenes.base.letter_grid import write_by_pad
from game.scenes.base.match_history import MatchHistory
from game.scenes.base.panels.covers_of_games import game_covers
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.records.match_list import MatchList
from game.scenes.records.match_row import MatchRow
from game.scenes.records.match_texts import SetNames, asked_texts, set_name
from game.scenes.records.watch_match import watching
from game.store.history_index import Wanted
from game.variants import VARIANTS
from game.view.base.boxes import Box, ColumnBox, FirstBox, GridBox, LeafBox, RowBox, TextBox
from game.view.base.colours import QUIET
from game.view.base.fonts import SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.input.usual_bindings import AT_MATCHES
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.search_field import SearchField
from game.view.widgets.widget_boxes import (
    button_box,
    draw_text,
    in_order,
    inside,
    line_high,
    row_box,
    settle,
)
from game.view.widgets.widgets import Button, Widget

LEAST_LINES = 12
"""How many lines of the list are seen, or else the title gives way to them."""
HEADING, COUNT = 64.0, 28.0
LEAST_SEARCH, SEARCH = 8.6, 15
"""The least and the usual width of the search field, in heights of a line."""
ENDS: tuple[bool | None, ...] = (None, True, False)
"""Whether a match was played to its end, as the filter has it."""
RULES: tuple[bool | None, ...] = (None, True, False)
"""Whether a match was played by the rules as written, as the filter has it before single sets."""


class MatchesScene(Scene):
    """Every match that has ended, the last one first."""

    def __init__(self, kit: SceneKit, stack: Stack, history: MatchHistory) -> None:
        super().__init__(kit, stack)
        words = kit.words
        self.history = history
        self.covers = game_covers()
        self.games = ["", *(variant.info.id for variant in VARIANTS)]
        self.people = ["", *(each.name for each in history.people())]
        self.search = SearchField(words("ui.matches.find"), self._search, self._to_list)
        self.paste = Button(words("ui.matches.paste"), stack.ways.paste, command="paste")
        self.back = Button(words("ui.back"), stack.pop, command="back")
        titles = [game_title(words, each) for each in self.games[1:]]
        ends = [words(f"ui.matches.{each}") for each in ("either", "finished", "left")]
        self.game = ChoiceRow(
            words("ui.matches.game"), [words("ui.matches.any_game"), *titles], 0, self._filter
        )
        self.player = ChoiceRow(
            words("ui.matches.player"),
            [words("ui.matches.anybody"), *self.people[1:]],
            0,
            self._filter,
        )
        self.end = ChoiceRow(words("ui.matches.end"), ends, 0, self._filter)
        self.sets = history.rule_sets()
        self.set_names = SetNames(kit)
        named = [words(f"ui.matches.{each}") for each in ("any_rules", "as_written", "house_rules")]
        self.rules = ChoiceRow(
            words("ui.matches.rules"),
            [*named, *(set_name(kit, line) for line in self.sets)],
            0,
            self._filter,
        )
        self.filters = [self.game, self.player, self.end, self.rules]
        self.list = MatchList(kit, words("ui.records.none_found"))
        self.head = self.counted = Rect(0, 0, 0, 0)
        self.group = FocusGroup([self.list])
        self._fill()
        if not self.list.enabled:
            self.group.focused = self.back

    @property
    def wanted(self) -> Wanted:
        """Which matches are asked for."""
        place = self.rules.chosen
        return Wanted(
            game=self.games[self.game.chosen],
            person=self.people[self.player.chosen],
            over=ENDS[self.end.chosen],
            texts=asked_texts(self.kit.words, self.search.text),
            written=RULES[place] if place < len(RULES) else None,
            rules="" if place < len(RULES) else self.sets[place - len(RULES)],
        )

    def _fill(self) -> None:
        wanted, now = self.wanted, self.history.now()

        def read(first: int, most: int) -> list[MatchRow]:
            found = self.history.find(wanted, first, most)
            usual = next(iter(self.covers.values()))
            return [
                MatchRow(
                    self.kit,
                    each,
                    wanted.person or self.people[1],
                    self.covers.get(each.game, usual),
                    now,
                    watching(self.stack, self.history, each.name),
                    self.set_names.of(each),
                )
                for each in found
            ]

        self.list.fill(self.history.count(wanted), read)
        self.dirty = True

    def _filter(self, _: int) -> None:
        self._fill()

    def _search(self, _: str) -> None:
        self._fill()

    def _to_list(self) -> None:
        if self.list.enabled:
            self.group.focus(self.kit, self.list)

    def layout(self) -> None:
        placed = settle(self.kit, self.kit.arrange(FirstBox((self._page(), self._page(low=True)))))
        self.head = placed.get("title", Rect(0, 0, 0, 0))
        self.counted = placed.get("count", Rect(0, 0, 0, 0))
        self.list.place(placed[self.list])
        self.group.regroup(in_order(placed))

    def _page(self, *, low: bool = False) -> Box:
        """The title with what is beside it, the filters, the list; where few lines have room, no title.

        The filters are in one row, or in two, or below each other.
        """
        line = line_high(self.kit)
        filters = [row_box(self.kit, each, (8 if low else 15) * line) for each in self.filters]
        abreast = RowBox(tuple(filters), 14)
        half = tuple(replace(each, least=min(each.least, 11 * line)) for each in filters)
        pairs = GridBox(half, 14, columns=2, line_gap=7)
        below = ColumnBox(tuple(replace(each, share=0, least=0) for each in filters), 7)
        matches = Box(key=self.list, share=1, low=0 if low else LEAST_LINES * line)
        head = self._tools(title=False) if low else self._head
        body = ColumnBox(
            (ColumnBox((head, FirstBox((abreast, pairs, below))), 14, share=0), matches), 20
        )
        return inside(body, low=low, top=16 if low else 34, bottom=32)

    @property
    def _head(self) -> Box:
        """The title and what is beside it, or some of that below it."""
        both = RowBox((self._title, self._count), 28, "baseline")
        smaller = replace(self._title, smallest=24, cut=True)
        titled = FirstBox((both, smaller), share=1)
        search = self._tools(title=True)
        beside = RowBox((replace(both, share=1), *search.parts), 20, "middle")
        _, paste, back = search.parts
        above = RowBox((titled, back), 20, "middle")
        field = LeafBox(0, 68, key=self.search, share=1, least=self.search.least(self.kit))
        two = ColumnBox((above, RowBox((field, paste), 20)), 12)
        return FirstBox((beside, two, ColumnBox((above, field, paste), 12)))

    def _tools(self, *, title: bool) -> RowBox:
        """The search, pasting and the way back; without the title the search takes the width."""
        kit, line = self.kit, line_high(self.kit)
        wide = SEARCH * line if title else 0
        search = LeafBox(wide, 68, LEAST_SEARCH * line, key=self.search, share=not title)
        return RowBox((search, button_box(kit, self.paste), button_box(kit, self.back)), 20)

    @property
    def _title(self) -> TextBox:
        return TextBox(self.kit.words("ui.records.all"), HEADING, TITLE, lines=1, key="title")

    @property
    def _count(self) -> TextBox:
        counted = self.kit.words("ui.matches.count", count=self.list.count)
        return TextBox(counted, COUNT, SEMIBOLD, lines=1, key="count")

    def handle(self, intent: Intent) -> None:
        kit = self.kit
        self.dirty = self.dirty or intent.deliberate
        if write_by_pad(kit, self.stack, self.group, intent):
            return
        if intent.device.is_pad and intent.command in ("next", "previous"):
            self._to_list()
            self.list.page(1 if intent.command == "next" else -1)
        elif self.search.called(kit, self.group, intent) or self.group.handle(kit, intent):
            self.dirty = True
        elif intent.kind is Kind.COMMAND and intent.command == "paste":
            self.paste.activate(kit)
        elif intent.kind in (Kind.BACK, Kind.MENU):
            self._leave()
        elif intent.kind is Kind.WHEEL and self.list.wheel(kit, intent):
            self.dirty = True

    def _leave(self) -> None:
        """Leave the search, or else the list."""
        if self.search.text:
            self.search.text = ""
            self._fill()
        else:
            self.stack.pop()

    def resume(self) -> None:
        self.kit.input.at_table(AT_MATCHES)

    def pause(self) -> None:
        self.search.left(self.kit)
        self.kit.input.at_table(())

    def draw(self, target: Surface) -> None:
        kit = self.kit
        target.blit(kit.themed("wine").cloth(*kit.size, kit.space.scale), (0, 0))
        if self.head.w:
            title = replace(self._title, smallest=24, cut=True)
            draw_text(kit, target, title, self.head, soft=True)
        if self.counted.w:
            draw_text(kit, target, self._count, self.counted, QUIET)
        widgets: list[Widget] = [*self.filters, self.search, self.paste, self.back]
        self.group.draw(kit, target, [self.list])
        self.group.draw(kit, target, widgets)
