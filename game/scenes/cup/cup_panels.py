"""The papers of the cup: what comes next, choosing a game, and the shelf of those that were won."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import ClassVar

from msgspec.structs import replace
from pygame import Surface

from game.scenes.base.cups.cup_picture import draw_cup, draw_places
from game.scenes.base.cups.cup_texts import games_text, metal_text
from game.scenes.base.cups.cups_board import CupsBoard
from game.scenes.base.game_titles import title_parts
from game.scenes.base.panels.boxed_panel import BoxedPanel
from game.scenes.base.panels.covers_of_games import game_covers
from game.scenes.cup.cup_tile import CupTile
from game.session.cup.bracket import Bracket
from game.session.plan import Seat
from game.view.base.boxes import Box, ColumnBox, FirstBox, GridBox, LeafBox, RowBox, TextBox
from game.view.base.colours import INK, RUST, Colour
from game.view.base.fonts import MEDIUM, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import portrait
from game.view.widgets.widget_boxes import line_high
from game.words.named_things import Player, Several

HEADING, TEXT, SMALL = 44.0, 27.0, 24.0
LINES, BETWEEN = 5, 6
"""How many lines a saying has mostly, and the space between them."""
FACE, CUP = 66, 72
"""The radius of a face, and the side of a cup on the shelf."""
HIGH = 840
"""From this height of all tiles on they lie in two columns, in design pixels."""


class SayingPanel(BoxedPanel):
    """A few sentences, with a face at either side."""

    inks: ClassVar[Mapping[Hashable, Colour]] = {1: INK, 0: RUST}

    def __init__(self, kit: SceneKit, lines: Sequence[str], seats: Sequence[Seat]) -> None:
        super().__init__(kit)
        self.lines = [each for each in lines if each]
        self.seats = seats

    @property
    def texts(self) -> list[TextBox]:
        sizes = (SMALL, HEADING)
        return [
            TextBox(
                text,
                sizes[place] if place < len(sizes) else TEXT,
                TITLE if place == 1 else SEMIBOLD,
                smallest=22,
                key=place,
            )
            for place, text in enumerate(self.lines)
        ]

    @property
    def box(self) -> Box:
        sizes = (SMALL, HEADING, *[TEXT] * (LINES - 2))
        # As high with fewer lines: nothing moves as the focus goes from meeting to meeting.
        low = sum(line_high(self.kit, size) for size in sizes) + (LINES - 1) * BETWEEN
        told = ColumnBox(
            tuple(self.texts),
            BETWEEN,
            spread="middle",
            share=1,
            least=8 * line_high(self.kit),
            low=low,
        )
        faces = [
            LeafBox(2 * FACE, 2 * FACE, key=("face", place)) for place in range(len(self.seats))
        ]
        return RowBox((*faces[:1], told, *faces[1:]), 24, "middle")

    def draw_body(self, target: Surface) -> None:
        super().draw_body(target)
        for place, seat in enumerate(self.seats):
            rect = self.placed["face", place]
            radius = min(rect.size) // 2
            picture = portrait(self.kit, seat.portrait, radius)
            target.blit(picture, picture.get_rect(center=rect.center))


class ChoosingPanel(BoxedPanel):
    """What a cup is, and a tile for each that can be begun; `begin` is called with its games."""

    inks: ClassVar[Mapping[Hashable, Colour]] = {"choose": INK}

    def __init__(
        self,
        kit: SceneKit,
        choices: Sequence[Sequence[str]],
        begin: Callable[[Sequence[str]], None],
    ) -> None:
        super().__init__(kit)
        words, covers = kit.words, game_covers()
        self.tiles = [
            CupTile(
                [covers[each] for each in games],
                words("ui.cup.mixed") if len(games) > 1 else title_parts(words, games[0]).name,
                partial(begin, games),
            )
            for games in choices
        ]

    @property
    def texts(self) -> list[TextBox]:
        words = self.kit.words
        return [
            TextBox(words("ui.cup.about"), TEXT, MEDIUM, key="about"),
            TextBox(words("ui.cup.choose"), HEADING, TITLE, smallest=30, key="choose"),
        ]

    @property
    def _grids(self) -> list[GridBox]:
        """The tiles in rows of six, three, two, or each in its own, as high as there is room for."""
        tiles = tuple(each.box(self.kit) for each in self.tiles)
        return [
            GridBox(tiles, 16, columns=count, line_gap=16, level=True) for count in (6, 3, 2, 1)
        ]

    @property
    def box(self) -> Box:
        """What a cup is above the tiles, which lie in two columns on a high paper."""
        grids = self._grids
        high = replace(grids[2], low=HIGH)
        return ColumnBox((*self.texts, FirstBox((high, *grids), share=1)), 16)

    def body_height(self, width: int) -> int:
        box = ColumnBox((*self.texts, FirstBox(tuple(self._grids))), 16)
        return self.kit.boxes.height(box, width)


class ShelfPanel(BoxedPanel):
    """The cups that were won: what each is made of, when, and whom the player has beaten."""

    def __init__(self, kit: SceneKit, board: CupsBoard) -> None:
        super().__init__(kit)
        self.board, self.won = board, list(reversed(board.won))
        self.title = kit.words("ui.cup.shelf")

    @property
    def texts(self) -> list[TextBox]:
        if not self.won:
            return [TextBox(self.kit.words("ui.cup.no_cups"), SMALL, MEDIUM, key="none")]
        return [
            TextBox(self._told(each), SMALL, SEMIBOLD, key=place)
            for place, each in enumerate(self.won)
        ]

    def _told(self, bracket: Bracket) -> str:
        words, then = self.kit.words, time.localtime(bracket.last)
        beaten = (self.board.seat(bracket, slot).name for slot in bracket.beaten)
        return words(
            "ui.cup.on_shelf",
            metal=metal_text(words, bracket),
            games=games_text(words, bracket),
            day=then.tm_mday,
            month=words("ui.month", number=then.tm_mon),
            year=str(then.tm_year),
            names=Several(tuple(Player(each) for each in beaten)),
        )

    @property
    def box(self) -> Box:
        if not self.won:
            places = LeafBox(4 * CUP, CUP + 12, key="places")
            told = ColumnBox(tuple(self.texts), share=1, least=8 * line_high(self.kit))
            return FirstBox((RowBox((told, places), 24), ColumnBox((*self.texts, places), 12)))
        rows = (
            RowBox((LeafBox(CUP, CUP, key=("cup", place)), replaced), 16, "middle")
            for place, replaced in enumerate(self._shares)
        )
        return ColumnBox(tuple(rows), 10)

    @property
    def _shares(self) -> list[Box]:
        return [ColumnBox((each,), share=1) for each in self.texts]

    def draw_body(self, target: Surface) -> None:
        super().draw_body(target)
        for place, each in enumerate(self.won):
            draw_cup(self.kit, target, each, self.placed["cup", place])
        if not self.won:
            draw_places(self.kit, target, self.placed["places"])
