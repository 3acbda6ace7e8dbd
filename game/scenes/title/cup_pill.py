"""The cup on the title: the round that is next, and the way to it; as a panel it shows who meets."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.scenes.base.cups.cup_texts import METALS, in_short, longest_in_short
from game.scenes.base.cups.cups_board import CupsBoard
from game.scenes.base.game_titles import title_parts
from game.scenes.title.title_pill import AIR, BELOW, INSET, LABEL, PAD, PanelPill
from game.session.cup.bracket import Bracket, Metal
from game.session.cup.cup_draw import OWN, game_of
from game.session.plan import Seat
from game.view.base.boxes import Box, ColumnBox, LeafBox, RowBox, TextBox
from game.view.base.colours import LIGHT, QUIET
from game.view.base.fonts import BOLD, MEDIUM, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import blit_portrait
from game.view.widgets.widget_boxes import draw_text, line_high

CUP, GAP = 46, 16
HIGH = 84
"""The least height of the pill, which goes with that of the day's deals beside it."""
NAME, FACE, BETWEEN, ALONE, MIDDLE = 22.0, 50, 44, 104, 84
"""In the panel: the size of names, the radius of faces, the cup between them, one without anybody, and how wide
the middle is."""
LONGEST_NAME = 6
"""How many heights of a line a name may be wide before it is cut."""


class CupPill(PanelPill):
    """Pressing it opens the cup. `show` tells it how that stands, once it has been read."""

    def __init__(self, kit: SceneKit, opened: Callable[[], None]) -> None:
        super().__init__(kit.words("ui.cup.title"), opened)
        self.metal = Metal.GOLD
        self.pair: tuple[Seat, Seat] | None = None
        """Who meets next, the player first; None if nobody does."""
        self.game = ""
        """What they play."""

    def show(self, kit: SceneKit, board: CupsBoard) -> None:
        """Take over how the cup that is open stands."""
        self.below = in_short(kit.words, board.open)
        self.metal = Metal.GOLD if board.open is None else board.open.metal
        self.pair, self.game = None, ""
        if board.open is not None:
            self._show_next(kit, board, board.open)

    def _show_next(self, kit: SceneKit, board: CupsBoard, bracket: Bracket) -> None:
        meeting = bracket.next
        if meeting is None or meeting.pair is None or meeting.due is None:
            return
        other = next(slot for slot in meeting.pair if slot != OWN)
        self.pair = board.seat(bracket, OWN), board.seat(bracket, other)
        self.game = title_parts(kit.words, game_of(bracket.draw, meeting.number, meeting.due)).name

    def box(self, kit: SceneKit, *, low: bool, small: bool = False) -> LeafBox:
        """Return its box: the texts, or of a `low` one the first alone, beside the cup, or that alone."""
        if small:
            return LeafBox(CUP + 2 * INSET, HIGH, key=self)
        # As wide as the longest text may become: nothing moves when it has been read.
        wide, high = self._texts_size(kit, *longest_in_short(kit.words), low=low)
        return LeafBox(wide + CUP + 2 * INSET + GAP, max(HIGH, high + AIR), key=self)

    def _texts(self, kit: SceneKit) -> dict[str, TextBox]:
        """The texts of the panel by their keys."""
        own, other = ("", "") if self.pair is None else (kit.words("ui.cup.you"), self.pair[1].name)
        wide = (kit.fonts.width(other, NAME, SEMIBOLD) + 2) / kit.space.scale
        least = min(wide, LONGEST_NAME * line_high(kit, NAME))
        texts = {
            "label": TextBox(self.label, LABEL, BOLD, lines=1, key="label"),
            "own": TextBox(own, NAME, SEMIBOLD, lines=1, key="own"),
            "game": TextBox(self.game, NAME, MEDIUM, lines=1, key="game"),
            "other": TextBox(
                other, NAME, SEMIBOLD, lines=1, smallest=18, cut=True, key="other", least=least
            ),
        }
        return texts | {"below": TextBox(self.below, BELOW, MEDIUM, lines=1, key="below")}

    def _inner(self, kit: SceneKit) -> Box:
        """What is on the panel: the two who meet beside the cup, or that alone; nothing moves between them."""
        texts = self._texts(kit)
        if self.pair is None:
            head = RowBox((texts["label"],), spread="middle")
            alone = LeafBox(ALONE, ALONE, key="cup", least=2 * (2 * FACE + 14) + MIDDLE)
            shown = RowBox((ColumnBox((alone, texts["below"]), 10, "middle"),), spread="middle")
        else:
            head = RowBox((texts["label"], Box(share=1), texts["below"]), 20, "baseline")
            faces = [LeafBox(2 * FACE, 2 * FACE, key=("face", place)) for place in range(2)]
            between = LeafBox(BETWEEN, 2 * FACE, key="cup", least=MIDDLE)
            columns = zip((faces[0], between, faces[1]), ("own", "game", "other"), strict=True)
            parts = tuple(ColumnBox((part, texts[key]), 10, "middle") for part, key in columns)
            shown = RowBox(parts, 14, spread="middle")
        return ColumnBox((head, shown), 18, spread="middle", pad=PAD)

    def _draw_panel(self, kit: SceneKit, target: Surface, rect: Rect) -> None:
        placed = kit.arrange(self._inner(kit), rect)
        for key, text in self._texts(kit).items():
            if key in placed:
                ink = LIGHT if key in ("label", "own", "other") else QUIET
                draw_text(kit, target, text, placed[key], ink, "middle")
        room = placed["cup"]
        side = min(room.w, kit.px(BETWEEN if self.pair else ALONE))
        icon = kit.pictures.tinted("icons/trophy", side, side, METALS[self.metal])
        target.blit(icon, icon.get_rect(center=room.center))
        for place, seat in enumerate(self.pair or ()):
            blit_portrait(kit, target, seat.portrait, placed["face", place].center, kit.px(FACE))

    def _draw_pill(self, kit: SceneKit, target: Surface, rect: Rect) -> None:
        px = kit.px
        icon = kit.pictures.tinted("icons/trophy", px(CUP), px(CUP), METALS[self.metal])
        shown = icon.get_rect(midleft=(rect.left + px(INSET), rect.centery))
        target.blit(icon, shown)
        if rect.right - shown.right >= px(INSET) + px(GAP):
            self._draw_texts(kit, target, rect, shown.right + px(GAP))
