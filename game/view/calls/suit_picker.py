"""The suit picker: a panel with the suits, for a wild card that is to be played.

`SuitPicker` is over the table and handles every intent while it is open.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import partial

from msgspec.structs import replace
from pygame import FRect, Rect, Surface

from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, GridBox, LeafBox, RowBox, TextBox
from game.view.base.colours import LINE, PANEL, PAPER, PAPER_LOW
from game.view.base.fonts import EXTRABOLD
from game.view.base.scene_kit import SceneKit
from game.view.base.suit_styles import suits
from game.view.calls.call_bar import ABOVE, lowest
from game.view.calls.dimming import dim
from game.view.input.intents import Intent, Kind
from game.view.input.key_labels import Keycaps
from game.view.speech.occupancy import LOG, OWN_PLATE, SUIT_PICKER, Occupancy
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import draw_text, settle
from game.view.widgets.widgets import Look, Widget

TILE, NARROW = (196.0, 210.0), 168.0
"""The size of a suit's tile, and how narrow it may be so that all stand in one row."""
TITLE, SMALLEST = 36.0, 18.0
GAP, SIDE, BETWEEN = 22.0, 36.0, 44.0
"""Between two suits, at the panel's sides, and before the way back."""
FLATTER = (1.0, 0.8, 0.6)
"""How high the tiles may be as a share of that, where higher ones cover more names."""
SIDES, ENDS = 170.0, 60.0
"""How much of the window's width it leaves free, and of its height."""
LOWER = 12.0
"""How far below the middle of the piles it opens, to avoid the seats above them."""


class SuitTile(Widget):
    """The widget of one suit: its shape and its name, in letters as large as all `names` have room for."""

    radius = 22

    def __init__(
        self, letter: str, name: str, names: Sequence[str], chosen: Callable[[], None]
    ) -> None:
        super().__init__()
        self.names = names
        self.letter = letter
        self.name = name
        self.chosen = chosen

    @property
    def spoken(self) -> tuple[str, ...]:
        return (self.name,)

    def activate(self, kit: SceneKit) -> None:
        self.chosen()

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        suit = suits(kit.settings.four_colour)[self.letter]
        rect = self.rect.move(0, kit.px(3)) if look.pressed else self.rect
        kit.paint.box(
            target, rect, (PAPER, PAPER_LOW), radius=self.radius, line=suit.main, line_width=5,
            shadow=True,
        )  # fmt: skip
        room = rect.w - kit.px(24)
        size = min(kit.fonts.fitted(each, 34, EXTRABOLD, room) for each in self.names)
        high = kit.fonts.height(size, EXTRABOLD)
        side = min(rect.h - high - rect.h // 4, rect.w - kit.px(50))
        shape = kit.pictures.svg(f"shapes/{suit.shape}", side, side)
        top = rect.centery - (side + high + kit.px(6)) // 2
        target.blit(shape, shape.get_rect(midtop=(rect.centerx, top)))
        at = (rect.centerx, top + side + kit.px(6))
        kit.paint.text(target, self.name, at, size, EXTRABOLD, suit.dark, "midtop")


class SuitPicker:
    """The panel. `chosen` is called with the suit's number, `cancelled` if none is chosen.

    The suit of which most cards are `held` has the focus at first.
    """

    def __init__(
        self,
        kit: SceneKit,
        keycaps: Keycaps,
        title: str,
        suits: Sequence[tuple[int, str, str]],
        held: Mapping[int, int],
        chosen: Callable[[int], None],
        cancelled: Callable[[], None],
        occupancy: Occupancy,
    ) -> None:
        self.occupancy = occupancy
        self.kit = kit
        self.keycaps = keycaps
        self.title = title
        self.cancelled = cancelled
        names = [name for *_, name in suits]
        self.tiles = [
            SuitTile(letter, name, names, partial(chosen, suit)) for suit, letter, name in suits
        ]
        usual = max(range(len(suits)), key=lambda place: held.get(suits[place][0], 0))
        self._by_suit = {suit: tile for (suit, *_), tile in zip(suits, self.tiles, strict=True)}
        self.group = FocusGroup(self.tiles, self.tiles[usual])
        self.panel = Rect(0, 0, 0, 0)
        self.placed: Placed = {}

    @property
    def content(self) -> Hashable:
        """What it shows."""
        return self.title, self.group.content

    def place(self) -> None:
        """Place the panel where it covers the fewest names, rather high than flat, rather wide than narrow."""
        kit, occupancy = self.kit, self.occupancy
        piece = "plate" if occupancy.of_seats("plate") else "player"
        names = [kit.rect(each) for each in occupancy.of_seats(piece).values()]
        panels = list(self._panels())
        for _, panel in panels:
            self._put(panel, names)
        box, self.panel = min(panels, key=lambda each: occupancy.met(kit.design(each[1]), piece))
        occupancy.report(SUIT_PICKER, kit.design(self.panel))
        self.placed = settle(kit, kit.arrange(box, self.panel))

    def _panels(self) -> Iterator[tuple[Box, Rect]]:
        """Yield panels with the suits in one row, or else in two: the box and its size, the best first."""
        kit, px = self.kit, self.kit.px
        room = Rect((0, 0), kit.size).inflate(-px(SIDES), -px(ENDS))
        slim = Rect(0, 0, 1, room.h)
        ways = [self._way(len(self.tiles), share) for share in FLATTER]
        if not kit.boxes.fits(ways[0], room):
            ways = [self._way(-(-len(self.tiles) // 2))]
        for box in ways:
            for each in (room, slim):
                yield box, Rect((0, 0), kit.boxes.size(box, each))

    def _put(self, panel: Rect, names: Sequence[Rect]) -> None:
        """Put a panel at the middle, above the calls and what lies beside the hand, and below names."""
        kit, px = self.kit, self.kit.px
        middle = self.occupancy.box("middle")
        assert middle is not None
        panel.center = (px(middle.centerx), px(middle.centery + LOWER))
        over = [each for each in names if _abreast(each, panel) and each.top < panel.centery]
        panel.top = max([panel.top, *(each.bottom + px(ABOVE) for each in over)])
        panel.bottom = min(panel.bottom, px(lowest(self.occupancy)))
        for name in (LOG, OWN_PLATE):
            side = kit.rect(self.occupancy.box(name) or FRect(0, 0, 0, 0))
            if _abreast(panel, side):
                panel.bottom = min(panel.bottom, side.top - px(ABOVE))
        panel.clamp_ip(Rect((0, 0), kit.size).inflate(-px(ENDS), -px(ENDS)))

    def _way(self, columns: int, flatter: float = 1.0) -> Box:
        """Return the panel: the question and the way back, and below them the suits in so many columns."""
        wide, high = (self.kit.space.widened(side, 0.4) for side in TILE)
        back = LeafBox(self._back_width() / self.kit.space.scale, 0, key="back")
        head = RowBox((replace(self._question, share=1), back), BETWEEN, pad=(SIDE, 0, SIDE, 0))
        tiles = tuple(LeafBox(wide, high * flatter, NARROW, key=each) for each in self.tiles)
        grid = GridBox(tiles, GAP, columns=columns, line_gap=GAP, turns=False)
        suits = ColumnBox((grid,), align="middle", pad=(SIDE, 0, SIDE, 0))
        return ColumnBox((head, suits), 18, pad=(0, 26, 0, 36))

    @property
    def _question(self) -> TextBox:
        return TextBox(self.title, TITLE, EXTRABOLD, lines=1, smallest=SMALLEST, key="title")

    def tile_of(self, suit: int) -> Rect | None:
        """Return where a suit is to be picked, in real pixels; None if it cannot be."""
        tile = self._by_suit.get(suit)
        return None if tile is None else tile.rect

    def point_at(self, suit: int) -> None:
        """Let a suit that can be picked have the focus."""
        if suit in self._by_suit:
            self.group.focus(self.kit, self._by_suit[suit])

    def in_focus(self, suit: int) -> bool:
        """Return whether a suit has the focus."""
        return self.group.focused is self._by_suit.get(suit)

    def leave(self) -> None:
        """Remove the panel from the occupancy: a suit has been picked, or none will be."""
        self.occupancy.remove(SUIT_PICKER)

    def _back_width(self) -> int:
        """Return the width of the Back button at the right end of the title."""
        kit = self.kit
        key = self.keycaps("back")
        if not key:
            return 0
        cap = kit.paint.keycap_size(key, 24)[0] + kit.px(12)
        return cap + kit.fonts.width(kit.words("table.back"), 25, EXTRABOLD)

    def handle(self, intent: Intent) -> None:
        """Handle an intent."""
        outside = intent.kind is Kind.PRESS and not self.panel.collidepoint(intent.pos)
        if outside or intent.kind in (Kind.BACK, Kind.MENU):
            self.cancelled()
        else:
            self.group.handle(self.kit, intent)

    def draw(self, target: Surface) -> None:
        """Draw the panel over whatever is there."""
        kit = self.kit
        dim(kit, target)
        kit.paint.box(target, self.panel, PANEL.fade(0.95), radius=28, line=LINE, shadow=True)
        draw_text(kit, target, self._question, self.placed["title"], PAPER)
        key, room = self.keycaps("back"), self.placed["back"]
        if key:
            label = kit.words("table.back")
            kit.paint.text(target, label, room.midright, 25, EXTRABOLD, PAPER, "midright")
            kit.paint.keycap(target, key, room.midleft, 24, "midleft")
        self.group.draw(kit, target)


def _abreast(one: Rect, other: Rect) -> bool:
    """Whether two rectangles have a part of the width in common."""
    return one.left < other.right and other.left < one.right
