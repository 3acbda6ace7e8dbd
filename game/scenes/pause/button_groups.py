"""The buttons of the pause menu, in groups with headings: `Menu(first, {"help": [rules, settings]})`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from msgspec.structs import replace
from pygame import Surface

from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, RowBox, TextBox
from game.view.base.colours import BROWN
from game.view.base.fonts import MEDIUM, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widget_boxes import button_box, draw_text
from game.view.widgets.widgets import Button

GAP, CLOSE, BESIDE = 22, 12, 36
HEADING, DETAIL = 24.0, 24.0
FIRST, USUAL = 88.0, 72.0
"""The least height of the first button and of the others, in design pixels."""
ROOMIER = 1.5
"""How many times as high they are in a high window."""


@dataclass(frozen=True)
class Menu:
    """The button that matters most, and below it groups of others by the name of their heading ("": none)."""

    first: Button
    groups: Mapping[str, Sequence[Button]]

    @property
    def buttons(self) -> list[Button]:
        """All of them, in reading order."""
        return [self.first, *(each for group in self.groups.values() for each in group)]

    def beside(self, kit: SceneKit, taller: float = 1.0) -> Box:
        """The groups beside each other; the buttons so many times as high as usual.

        A single button has a line to itself above them, rather than a column that is empty below it.
        """
        alone = [name for name, group in self.groups.items() if len(group) == 1]
        above = [self._group(kit, name, 1, taller) for name in alone]
        columns = [self._group(kit, name, 1, taller) for name in self.groups if name not in alone]
        first = button_box(kit, self.first, high=FIRST * taller)
        row = (RowBox(tuple(columns), BESIDE, "start"),) if columns else ()
        return ColumnBox((first, *above, *row), GAP * taller)

    def below(self, kit: SceneKit, abreast: int, taller: float = 1.0) -> Box:
        """The groups below each other, each with so many buttons in a line, so many times as high as usual.

        If that is 0, the buttons are as low as their texts, and there are no headings.
        """
        first = button_box(kit, self.first, high=FIRST * taller, air=16 if taller else 6)
        groups = (self._group(kit, name, abreast, taller) for name in self.groups)
        return ColumnBox((first, *groups), GAP * (taller or 1.0))

    def _group(self, kit: SceneKit, name: str, abreast: int, taller: float) -> Box:
        """The buttons of a group; the last one of an odd number has all of its line."""
        low = not taller
        boxes = [self._button(kit, each, taller) for each in self.groups[name]]
        starts = range(0, len(boxes), abreast)
        rows = (RowBox(tuple(boxes[at : at + abreast]), CLOSE) for at in starts)
        head = () if low or not name else (self._heading(kit, name),)
        return ColumnBox((*head, *rows), CLOSE, share=1)

    @staticmethod
    def _button(kit: SceneKit, button: Button, taller: float) -> Box:
        """A button, with room for its second line unless it is as low as its text."""
        high = USUAL * taller
        if not taller or not button.detail:
            return button_box(kit, button, high=high, air=16 if taller else 6, share=1)
        air = 16 + kit.fonts.height(DETAIL, MEDIUM) / kit.space.scale
        box = button_box(kit, button, high=high, air=air, share=1)
        # The reason never makes the menu wider: where it has no room here it stands below the title.
        return replace(box, width=box.narrow) if button.terse else replace(box, narrow=box.width)

    @staticmethod
    def _heading(kit: SceneKit, name: str) -> TextBox:
        text = kit.words(f"ui.pause.group_{name}")
        return TextBox(text, HEADING, SEMIBOLD, lines=1, cut=True, key=name)

    def draw_headings(self, kit: SceneKit, target: Surface, placed: Placed) -> None:
        """Draw the headings that have been placed."""
        for name in self.groups.keys() & placed.keys():
            draw_text(kit, target, self._heading(kit, name), placed[name], BROWN)
