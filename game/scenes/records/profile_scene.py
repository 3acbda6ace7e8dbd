"""Somebody's profile: `ProfileScene(kit, stack, person, ...)`. The name, the look; merged or deleted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import inf

from pygame import Rect, Surface

from game.scenes.base.button_bar import ButtonBar
from game.scenes.base.goals.portrait_tiles import portrait_tiles
from game.scenes.base.goals.things import Things
from game.scenes.base.goals.unlock_row import unlock_row
from game.scenes.base.letter_grid import write_by_pad
from game.scenes.base.match_history import MatchHistory, NamedPerson
from game.scenes.base.overlays.confirm_scene import ConfirmScene
from game.scenes.base.profiles import delete_profile, give_portrait, rename_profile
from game.scenes.base.remembered_table import player_name, player_portrait
from game.scenes.base.row_help import draw_help, foot_height
from game.scenes.base.scene_stack import Scene, Stack
from game.store.settings_file import Profile
from game.view.base.boxes import Box, ColumnBox, FirstBox, TextBox
from game.view.base.fonts import TITLE
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.paper_sheet import Sheet, use_sheets
from game.view.widgets.picture_row import PictureRow
from game.view.widgets.text_field import TextField
from game.view.widgets.widget_boxes import draw_text, in_order, inside, settle, sheet_box
from game.view.widgets.widgets import Button, Row

WIDEST = 1400
LEAST_LINES = 7
"""How many lines of the sheet are seen, or else the title gives way to them."""
HEADING = 64.0
HELP_LINES = 3


class ProfileScene(Scene):
    """A sheet with the name, the portrait and whom to put together; what is changed holds at once.

    `renamed` is called with the name that the person has from then on.
    """

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        person: NamedPerson,
        renamed: Callable[[str], None] = lambda name: None,
    ) -> None:
        super().__init__(kit, stack)
        words = kit.words
        self.name = person.name
        self.history = MatchHistory.of(kit)
        self.renamed = renamed
        self.done = Button(words("ui.profile.done"), stack.pop, primary=True, command="back")
        self.merge = Button(words("ui.profile.merge"), self._ask_merge, icon="person")
        self.delete = Button(words("ui.profile.delete"), self._ask_delete)
        self.bar = ButtonBar(self.done, [self.merge, self.delete])
        self.others: list[str] = []
        self.sheet = Sheet("")
        self.group = FocusGroup(self.bar.buttons)
        self.head = Rect(0, 0, 0, 0)
        self._fill()
        self.group.focus(kit, self.sheet.rows[0][0])

    def _fill(self) -> None:
        """Make the rows anew, as when the name is another."""
        kit, words, focused = self.kit, self.kit.words, self.group.focused
        old = [row for line in self.sheet.rows for row in line]
        place = old.index(focused) if isinstance(focused, Row) and focused in old else None
        people = self.history.people()
        self.others = [each.name for each in people if each.name != self.name]
        field = TextField(
            words("ui.profile.name"),
            self.name,
            self._rename,
            help=words("ui.profile.name_help"),
        )
        own, things = self._portrait, Things.of(kit, self.name, self.history)
        looks, tiles = portrait_tiles(kit, things, own)
        self.portrait = PictureRow(
            words("ui.profile.portrait"),
            tiles,
            looks.index(own) if own in looks else 0,
            lambda place: give_portrait(kit, self.name, looks[place]),
            size=(120, 120),
            help=words("ui.profile.portrait_help"),
            captions=False,
        )
        self.other = ChoiceRow(
            words("ui.profile.other"),
            [words("ui.profile.nobody"), *self.others],
            0,
            self._picked,
            help=words("ui.profile.other_help"),
        )
        unlocks = unlock_row(kit, things, self._unlocked)
        rows: list[Row] = [field, self.portrait, unlocks, *([self.other] if self.others else [])]
        self.sheet = Sheet("", [[row] for row in rows])
        if place is not None:
            self.group.focused = rows[min(place, len(rows) - 1)]
        self.merge.enabled = False
        self.bar = ButtonBar(self.done, [*([self.merge] if self.others else []), self.delete])
        self.dirty = True

    def _unlocked(self) -> None:
        """Show what can be chosen now."""
        self._fill()
        self.layout()

    @property
    def _portrait(self) -> str:
        """The portrait of the person, as the settings have it."""
        if self.name == player_name(self.kit):
            return player_portrait(self.kit)
        return self.kit.settings.profiles.get(self.name, Profile()).portrait

    def _picked(self, place: int) -> None:
        self.merge.enabled = place > 0

    def _rename(self, wished: str) -> None:
        """Take another name; one that somebody else has is asked about."""
        if wished in self.others:
            self._fill()  # until the answer the name is the old one
            self.layout()
            self._ask_together(wished)
        else:
            self._be(wished)

    def _be(self, name: str) -> None:
        """Take a name, which may be that of somebody with whom the person becomes one."""
        if rename_profile(self.kit, self.name, name):
            self.name = name
            self.renamed(name)
            self._fill()
            self.layout()

    def _ask_merge(self) -> None:
        if self.other.chosen:
            self._ask_together(self.others[self.other.chosen - 1])

    def _ask_together(self, other: str) -> None:
        words = self.kit.words
        title = words("ui.profile.merge_title", name=self.name, other=other)
        sentence = words("ui.profile.merge_about", name=self.name, other=other)
        answers = (words("ui.profile.merge_yes"), words("ui.profile.no"))
        together = partial(self._be, other)
        self.stack.push(ConfirmScene(self.kit, self.stack, title, sentence, answers, together))

    def _ask_delete(self) -> None:
        words = self.kit.words
        title = words("ui.profile.delete_title", name=self.name)
        sentence = words("ui.profile.delete_about", name=self.name)
        answers = (words("ui.profile.delete_yes"), words("ui.profile.no"))
        self.stack.push(ConfirmScene(self.kit, self.stack, title, sentence, answers, self._forget))

    def _forget(self) -> None:
        if delete_profile(self.kit, self.name):
            self.stack.pop()

    def layout(self) -> None:
        kit = self.kit
        placed = settle(kit, kit.arrange(FirstBox((self._page(), self._page(low=True)))))
        self.head = placed.get("head", Rect(0, 0, 0, 0))
        self.bar.take(placed)
        self.group.regroup(in_order(placed), self.sheet.rows[0][0])
        self.sheet.place(kit, placed[self.sheet], foot_height(kit, HELP_LINES))
        self.sheet.follow(kit, self.group.focused)

    def _page(self, *, low: bool = False) -> Box:
        """The title, the sheet and the bar; where few lines have room, without the title."""
        kit = self.kit
        foot = foot_height(kit, HELP_LINES) / kit.space.scale
        sheet = sheet_box(kit, self.sheet, foot=foot, lines=0 if low else LEAST_LINES, roomy=True)
        widest = inf if low else WIDEST
        body = ColumnBox((*(() if low else (self._title,)), sheet), 12, most=widest)
        above = inside(body, low=low, top=12 if low else 24, bottom=20, share=1)
        return ColumnBox((above, self.bar.box(kit, low=low, widest=widest)))

    @property
    def _title(self) -> TextBox:
        text = self.kit.words("ui.profile.title", name=self.name)
        return TextBox(text, HEADING, TITLE, lines=1, smallest=24, cut=True, key="head")

    @property
    def sheets(self) -> list[Sheet]:
        """The sheet, for `use_sheets`."""
        return [self.sheet]

    def handle(self, intent: Intent) -> None:
        kit = self.kit
        if write_by_pad(kit, self.stack, self.group, intent):
            return
        if use_sheets(kit, self, intent):
            self.dirty = True
        elif intent.kind in (Kind.BACK, Kind.MENU):
            self.stack.pop()

    def pause(self) -> None:
        self.kit.input.type_text(False)

    def draw(self, target: Surface) -> None:
        kit = self.kit
        width, _ = kit.size
        cloth = kit.themed("wine").cloth(width, self.bar.rect.top, kit.space.scale)
        target.blit(cloth, (0, 0))
        if self.head.w:
            draw_text(kit, target, self._title, self.head, soft=True)
        self.bar.draw(kit, target, self.group)
        self.sheet.draw(kit, target, self.group)
        help = self.group.focused.help or kit.words("ui.profile.about")
        draw_help(kit, target, self.sheet.rect, help, lines=HELP_LINES)
