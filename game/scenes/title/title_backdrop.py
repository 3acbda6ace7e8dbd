"""The background of the title: cloth, the program's name and a wooden bar.

`OpeningScene` shows it before anything else is loaded, so that the window is not empty for long. The title then
takes its place, and deals the games onto it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace
from pygame import Surface

from game.scenes.base.scene_stack import Scene
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, RowBox
from game.view.base.colours import LIGHT, QUIET
from game.view.base.fonts import BOLD, EXTRABOLD, MEDIUM, SEMIBOLD
from game.view.base.scene_kit import SceneKit

MARGIN, NARROW_MARGIN, WIDE = 124, 60, 1600
"""The distances of everything from the sides of a page, and the width from which on there is the first one."""
NAME_WIDE, NAME_HIGH, NAME_LOW, TAGLINE = 810.0, 152.0, 196.0, 33.0
"""The size of the program's name, also without the line below it, and that of the letters of this line."""
HIGHER = 24
"""How much nearer to the upper edge it stands without that line."""
LOW = 0.6
"""The share of its usual size that the name has, without that line, where few lines have room."""
CHOOSE = 42.0
"""The size of the heading of the games."""
GAMES, HEADED, BRIEF = 13.0, 13.6, 11.8
"""How high the games are at least, in heights of a line, or else the name is smaller; below their heading; and
where less is told of them."""
LOGO_WIDE = 236
"""How far from the edge of the name its letters begin."""


class Hall:
    """The page of the title in boxes, with the keys "name", "tagline", "choose", "games" and "wood"."""

    def __init__(self, kit: SceneKit) -> None:
        self.kit = kit

    def head(self, name: Box, *, low: bool) -> Box:
        """Return the name with what stands beside it or below it."""
        return name

    def bars(self, *, low: bool) -> Iterator[Box]:
        """The ways in which buttons stand on the wooden bar, from the widest to the narrowest."""
        yield Box(least=WIDE - 2 * MARGIN, low=self.button_high + 14)
        yield Box(low=2 * self.button_high + 34)

    @property
    def button_high(self) -> float:
        """The height of a button on the bar, in design pixels."""
        fonts, scale = self.kit.fonts, self.kit.space.scale
        return max(88, (fonts.height(30, BOLD) + fonts.height(24, MEDIUM)) / scale + 14)

    def between(self, *, low: bool) -> Sequence[Box]:
        """What stands between the name and the games."""
        return ()

    @property
    def box(self) -> Box:
        """The roomiest page that fits."""
        return FirstBox(tuple(self.pages()))

    def pages(self) -> Iterator[Box]:
        """The games with their heading, without it, or with a small name."""
        for headed in (True, False):
            yield self.page(
                self.head(self._name(), low=False), *self.between(low=False), headed=headed
            )
        yield self.page(
            self.head(self._name(low=True), low=True), *self.between(low=True), low=True
        )

    def page(
        self,
        *upper: Box,
        headed: bool = False,
        beside: Box | None = None,
        low: bool = False,
        brief: bool = False,
    ) -> Box:
        """Return a page of what is above the games, these, perhaps below a heading, and the wooden bar.

        Something may stand `beside` the heading.
        """
        line, scale = self.kit.fonts.height(27, BOLD), self.kit.space.scale
        lines = 0 if low else HEADED if headed else BRIEF if brief else GAMES
        games = Box(low=lines * line / scale, key="games", share=1)
        heading = (self._heading(beside),) if headed else ()
        above = ColumnBox((*upper, *heading, games))
        wood = _inset(FirstBox(tuple(self.bars(low=low))), top=28, bottom=28, key="wood")
        return ColumnBox((_inset(above, share=1), wood), key="low" if low else "roomy")

    def _heading(self, beside: Box | None) -> Box:
        """Return the heading of the games, over their middle or at the left of something."""
        fonts, scale = self.kit.fonts, self.kit.space.scale
        high = fonts.height(CHOOSE, EXTRABOLD) / scale
        if beside is None:
            return Box(low=high, key="choose")
        wide = fonts.width(self.kit.words("ui.title.choose"), CHOOSE, EXTRABOLD) / scale
        # So much is between them that no margin gets narrow for their sake.
        between = Box(share=1, least=2 * (MARGIN - NARROW_MARGIN))
        return RowBox((LeafBox(wide, high, key="choose"), between, beside), 28, "middle")

    def _name(self, *, low: bool = False) -> Box:
        """The name, and the line below it, from the upper edge of the window."""
        if low:
            return LeafBox(NAME_WIDE * LOW, NAME_LOW * LOW, key="name")
        tagline = self.kit.fonts.height(TAGLINE, SEMIBOLD) / self.kit.space.scale
        name = LeafBox(NAME_WIDE, NAME_HIGH, key="name")
        return ColumnBox((name, LeafBox(NAME_WIDE, tagline, key="tagline")))

    @property
    def name_alone(self) -> Box:
        """The name without the line below it."""
        return LeafBox(NAME_WIDE, NAME_LOW - HIGHER, key="name")

    @property
    def tagline_wide(self) -> float:
        """How wide the name is with the whole line below it."""
        text = self.kit.words("ui.title.tagline")
        line = self.kit.fonts.width(text, TAGLINE, SEMIBOLD) / self.kit.space.scale
        return max(NAME_WIDE, LOGO_WIDE + line)

    def draw(self, target: Surface, placed: Placed) -> None:
        """Draw the background over the whole window."""
        kit, px, name, wood = self.kit, self.kit.px, placed["name"], placed["wood"]
        theme = kit.themed("wine")
        target.blit(theme.cloth(wood.w, wood.top, kit.space.scale), (0, 0))
        share = LOW if "low" in placed else 1
        up = 0 if "tagline" in placed or share < 1 else HIGHER
        wide = px(LOGO_WIDE * share)
        logo = kit.pictures.svg("title/logo", wide, px(138 * share))
        target.blit(logo, (name.left - px(18), px(58 * share - up)))
        x = name.left + wide + px(2)
        wordmark = kit.pictures.svg("title/wordmark", px(572 * share), px(100 * share))
        target.blit(wordmark, (x, px(44 * share - up)))
        if "tagline" in placed:
            x += px(6)
            tagline = kit.words("ui.title.tagline")
            size = kit.fonts.fitted(tagline, TAGLINE, SEMIBOLD, wood.w - x - px(20))
            ink = LIGHT.mix(QUIET, 0.4)
            kit.paint.soft_text(target, tagline, (x, px(150)), size, SEMIBOLD, ink)
        kit.draw_wood(target, wood, theme)


def _inset(
    body: Box, *, top: float = 0, bottom: float = 0, share: float = 0, key: str | None = None
) -> Box:
    """Return a part of the page with its margins."""
    narrow, usual = (
        ColumnBox((replace(body, share=1),), pad=(side, top, side, bottom), least=least)
        for side, least in ((NARROW_MARGIN, 0), (MARGIN, WIDE))
    )
    return FirstBox((usual, narrow), share=share, key=key)


class OpeningScene(Scene):
    """The background without games; the first update replaces it by the title."""

    def due(self) -> int | None:
        return 0

    def update(self, dt: int) -> None:
        self.stack.ways.title()

    def draw(self, target: Surface) -> None:
        hall = Hall(self.kit)
        hall.draw(target, self.kit.arrange(hall.box))
