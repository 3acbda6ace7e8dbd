"""The banner that says who has stopped the clocks, and what that means: `StandstillBanner`.

`off_the_piles` finds its place: in the middle of the table, or near it where that would hide what lies there.
"""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect, Rect, Surface

from game.show.local_seat import LocalSeat
from game.view.base import rich_text as rich
from game.view.base.colours import AMBER_FILL, LIGHT, PANEL
from game.view.base.fonts import SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.speech.free_places import Ground
from game.view.speech.occupancy import HAND_ROOM, PANEL_ROOM, STANDSTILL, Occupancy, Precedence
from game.view.speech.spots import Spot
from game.words.marks import strong

SIZE = 27.0
BESIDE, ABOVE, AWAY = 28.0, 14.0, 12.0
"""The room beside and above the words, and between the banner and the middle of the table."""
UNDERNEATH = ("piles", "trick", "hand", HAND_ROOM, PANEL_ROOM)
"""What the banner, and what is asked about a card on the pile, may lie over."""


def off_the_piles(
    kit: SceneKit, occupancy: Occupancy, name: str, text: str, *spots: Sequence[Spot]
) -> FRect | None:
    """Return the first of some spots that is free but for what lies in the middle.

    If none is, the place nearest to the first that keeps off the piles too; at last, that of them in the window
    that covers least. The `spots` of a size come first, then those for another way in which the text is set.
    """
    every = [spot for each in spots for spot in each]

    def find(ground: Ground) -> Spot:
        window = FRect(0, 0, *ground.window)
        free = ground.first(every, 0.0, window)
        clear = ground.also(*occupancy.boxes("piles"))
        for best in (each[0].rect for each in spots):
            free = free or clear.nearest(best, best.size)
        whole = [spot for spot in every if window.contains(spot.rect)]
        found = free or min(whole or every, key=lambda spot: ground.covered(spot.rect))
        return Spot(found.rect, found.rect.center)  # it points at nothing

    question = (text, kit.space, *(tuple(each.rect) for each in every))
    spot = occupancy.place(name, Precedence.PIECE, question, find, *UNDERNEATH)
    return None if spot is None else spot.rect


class StandstillBanner:
    """The banner of one table, as `local` is told of it."""

    def __init__(self, kit: SceneKit, local: LocalSeat, occupancy: Occupancy) -> None:
        self.kit, self.local, self.occupancy = kit, local, occupancy
        self._lines: list[rich.Line] = []
        self._where: FRect | None = None

    @property
    def _text(self) -> str:
        """Who has stopped the clocks, and what that means; "" if nobody has."""
        seen, words = self.local.viewpoint, self.kit.words
        key = f"{seen.table.game}.standstill"
        if seen.over or seen.stopped_by < 0 or f"{key}.text" not in words:
            return ""
        name = self.local.showing.sentences.name(seen.stopped_by)
        return words(f"{key}.text", name=name, clause=strong(words(f"{key}.clause")))

    def place(self) -> None:
        """Find its place, before any bubble looks for one; there is none while the clocks run."""
        text, middle = self._text, self.occupancy.box("middle")
        if not text or middle is None or not self.local.showing.director.settled:
            self._where = None
            self.occupancy.remove(STANDSTILL)
            return
        spots = self._spots(text, self.kit.rect(middle))
        self._where = off_the_piles(self.kit, self.occupancy, STANDSTILL, text, spots)

    def _spots(self, text: str, area: Rect) -> list[Spot]:
        """Return where it would lie best, in the middle of an area or close to it; it is as wide as that.

        Whose turn it is may stand below the area, and is not to be hidden either.
        """
        kit, px = self.kit, self.kit.px
        self._lines = rich.wrap(kit, text, SIZE, area.w - 2 * px(BESIDE))
        high = kit.fonts.height(SIZE, SEMIBOLD) * len(self._lines)
        box = Rect(0, 0, area.w, high + 2 * px(ABOVE))
        box.center = area.center
        upper, lower, above, below = (box.copy() for _ in range(4))
        upper.top, lower.bottom = area.top, area.bottom
        turn = self.occupancy.box("turn")
        around = area if turn is None else area.union(kit.rect(turn))
        above.bottom, below.top = around.top - px(AWAY), around.bottom + px(AWAY)
        boxes = [kit.design(each) for each in (box, upper, lower, below, above)]
        return [Spot(each, each.center) for each in boxes]

    def draw(self, target: Surface) -> None:
        """Draw it where it was placed."""
        if self._where is None:
            return
        kit, box = self.kit, self.kit.rect(self._where)
        fill = PANEL.fade(0.96)
        kit.paint.box(target, box, fill, radius=22, line=AMBER_FILL, line_width=3, shadow=True)
        high, top = kit.fonts.height(SIZE, SEMIBOLD), box.y + kit.px(ABOVE)
        for place, line in enumerate(self._lines):
            x = box.centerx - rich.line_width(kit, line, SIZE) // 2
            rich.draw(kit, target, line, (x, top + place * high), SIZE, LIGHT, LIGHT)
