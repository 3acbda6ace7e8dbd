"""The list of all matches: `MatchesScene(kit, stack, history)`, to look through, to filter and to search.

A match that has been copied as text elsewhere is pasted here, and watched.
"""

from __future__ import annotations

from pygame import Rect, Surface

from game.scenes.base.game_titles import game_title
from game.scenes.base.letter_grid import write_by_pad
from game.scenes.base.match_history import MatchHistory
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.records.match_list import MatchList
from game.scenes.records.match_row import MatchRow
from game.scenes.records.match_texts import asked_texts, game_covers
from game.scenes.records.watch_match import watching
from game.store.history_index import Wanted
from game.variants import VARIANTS
from game.view.base.colours import LIGHT, QUIET
from game.view.base.fonts import BOLD, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.input.usual_bindings import AT_MATCHES
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.search_field import SearchField
from game.view.widgets.widgets import Button, Widget

MARGIN, SMALL_MARGIN, GAP, BETWEEN = 92, 36, 20, 14
HEADING, COUNT = 64.0, 28.0
SEARCH = (320, 560)
"""The least and the greatest width of the search field, in design pixels."""
ENDS: tuple[bool | None, ...] = (None, True, False)
"""Whether a match was played to its end, as the filter has it."""


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
        self.filters = [self.game, self.player, self.end]
        self.list = MatchList(kit, words("ui.records.none_found"))
        self.head = Rect(0, 0, 0, 0)
        self.group = FocusGroup([self.list, *self.filters, self.search, self.paste, self.back])
        self._fill()
        if not self.list.enabled:
            self.group = FocusGroup(self.group.widgets, self.back)

    @property
    def wanted(self) -> Wanted:
        """Which matches are asked for."""
        return Wanted(
            game=self.games[self.game.chosen],
            person=self.people[self.player.chosen],
            over=ENDS[self.end.chosen],
            texts=asked_texts(self.kit.words, self.search.text),
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
        kit, px = self.kit, self.kit.px
        width, height = kit.size
        margin = px(MARGIN if kit.space.wide >= 1600 and not kit.cramped else SMALL_MARGIN)
        y = self._place_head(Rect(margin, px(16 if kit.cramped else 34), width - 2 * margin, 0))
        y = self._place_filters(Rect(margin, y + px(BETWEEN), width - 2 * margin, 0))
        top = y + px(GAP)
        self.list.place(Rect(margin, top, width - 2 * margin, height - px(32) - top))

    def _place_head(self, room: Rect) -> int:
        """The title, the search, pasting and the way back; return where they end."""
        kit, px, gap = self.kit, self.kit.px, self.kit.px(GAP)
        high = max(px(68), kit.fonts.height(30, BOLD) + px(16))
        self.back.rect = Rect(0, room.top, self.back.natural_width(kit), high)
        self.back.rect.right = room.right
        self.head = Rect(room.left, room.top, self.back.rect.left - gap - room.left, high)
        least, most = (round(px(each) * kit.space.text_scale) for each in SEARCH)
        title = 0 if kit.cramped else self._title_width() + px(40)
        self.paste.rect = Rect(0, room.top, self.paste.natural_width(kit), high)
        free = self.head.w - title - gap - self.paste.rect.w
        if free >= least:
            self.paste.rect.right = self.head.right
            wide = free if kit.cramped else min(most, free)
            self.search.rect = Rect(0, room.top, wide, high)
            self.search.rect.right = self.paste.rect.left - gap
            return self.head.bottom
        y = self.head.bottom + px(12)
        self.paste.rect.topright = room.right, y
        self.search.rect = Rect(room.left, y, self.paste.rect.left - gap - room.left, high)
        return self.search.rect.bottom

    def _title_width(self) -> int:
        """The width of the title and of the number of matches beside it."""
        fonts = self.kit.fonts
        count = fonts.width(self._counted, COUNT, SEMIBOLD) + self.kit.px(28)
        return fonts.width(self.kit.words("ui.records.all"), HEADING, TITLE) + count

    @property
    def _counted(self) -> str:
        return self.kit.words("ui.matches.count", count=self.list.count)

    def _place_filters(self, room: Rect) -> int:
        """The filters beside each other, or below where they have too little room; return where they end."""
        kit, gap = self.kit, self.kit.px(BETWEEN)
        wide = (room.w - 2 * gap) // 3
        abreast = wide >= 15 * kit.fonts.height(27, BOLD) or kit.cramped
        if not abreast:
            wide = room.w
        high = max(each.height(kit, wide) for each in self.filters)
        x, y = room.left, room.top
        for each in self.filters:
            each.rect = Rect(x, y, wide, high)
            if abreast:
                x += wide + gap
            else:
                y += high + gap // 2
        return self.filters[-1].rect.bottom

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
        self.kit.reader.at_table(AT_MATCHES)

    def pause(self) -> None:
        self.search.left(self.kit)
        self.kit.reader.at_table(())

    def draw(self, target: Surface) -> None:
        kit = self.kit
        target.blit(kit.themed("wine").cloth(*kit.size, kit.space.scale), (0, 0))
        if not kit.cramped:
            title, at = kit.words("ui.records.all"), self.head.midleft
            size = kit.fonts.fitted(title, HEADING, TITLE, self.head.w)
            drawn = kit.paint.soft_text(target, title, at, size, TITLE, LIGHT, "midleft")
            x = drawn.right + kit.px(28)
            end = (
                self.search.rect.left if self.search.rect.top == self.head.top else self.head.right
            )
            if x + kit.fonts.width(self._counted, COUNT, SEMIBOLD) <= end:
                at = (x, self.head.centery + kit.px(8))
                kit.paint.text(target, self._counted, at, COUNT, SEMIBOLD, QUIET, "midleft")
        widgets: list[Widget] = [*self.filters, self.search, self.paste, self.back]
        self.group.draw(kit, target, [self.list])
        self.group.draw(kit, target, widgets)
