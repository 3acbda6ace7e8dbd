"""The suit picker: a panel with the suits, for a wild card that is to be played.

`SuitPicker` is over the table and handles every intent while it is open.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial

from pygame import Rect, Surface

from game.view.base.colours import INK, LINE, PANEL, PAPER, PAPER_LOW, Colour
from game.view.base.fonts import EXTRABOLD
from game.view.base.scene_kit import SceneKit
from game.view.base.suit_styles import suits
from game.view.calls.call_bar import lowest
from game.view.input.intents import Intent, Kind
from game.view.input.key_labels import Keycaps
from game.view.speech.occupancy import SUIT_PICKER, Occupancy
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widgets import Look, Widget

TILE = (196.0, 210.0)
TITLE = 36.0
GAP = 22.0
VEIL = Colour(10, 6, 4, 70)
LOWER = 12.0
"""How far below the middle of the piles it opens, to avoid the seats above them."""


class SuitTile(Widget):
    """The widget of one suit: its shape and its name."""

    radius = 22

    def __init__(self, letter: str, name: str, chosen: Callable[[], None]) -> None:
        super().__init__()
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
        size = kit.fonts.fitted(self.name, 34, EXTRABOLD, rect.w - kit.px(24))
        high = kit.fonts.height(size, EXTRABOLD)
        side = min(rect.h - high - kit.px(52), rect.w - kit.px(50))
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
        self.tiles = [SuitTile(letter, name, partial(chosen, suit)) for suit, letter, name in suits]
        usual = max(range(len(suits)), key=lambda place: held.get(suits[place][0], 0))
        self._by_suit = {suit: tile for (suit, *_), tile in zip(suits, self.tiles, strict=True)}
        self.group = FocusGroup(self.tiles, self.tiles[usual])
        self.panel = Rect(0, 0, 0, 0)

    @property
    def content(self) -> Hashable:
        """What it shows."""
        return self.title, self.group.content

    def place(self) -> None:
        """Place the panel at the middle of the table, above the calls."""
        kit, px = self.kit, self.kit.px
        wide, middle = kit.space.sides[0], self.occupancy.box("middle")
        assert middle is not None
        tile = kit.space.widened(TILE[0], 0.4), kit.space.widened(TILE[1], 0.4)
        count = len(self.tiles)
        columns = count if count * (tile[0] + GAP) + 80 <= wide - 170 else 2
        rows = -(-count // columns)
        title = kit.fonts.height(TITLE, EXTRABOLD)
        tiles = px(columns * tile[0] + (columns - 1) * GAP)
        head = kit.fonts.width(self.title, TITLE, EXTRABOLD) + self._back_width() + px(3 * 40)
        width = max(tiles + px(72), min(head, px(wide - 170)))
        left = (width - tiles) // 2
        height = title + px(rows * tile[1] + (rows - 1) * GAP + 80)
        self.panel = Rect(0, 0, width, height)
        self.panel.center = (px(middle.centerx), px(middle.centery + LOWER))
        self.panel.bottom = min(self.panel.bottom, px(lowest(self.occupancy)))
        self.panel.clamp_ip(Rect(0, 0, *kit.size).inflate(-px(60), -px(60)))
        self.occupancy.report(SUIT_PICKER, kit.design(self.panel))
        top = self.panel.y + title + px(44)
        for place, widget in enumerate(self.tiles):
            row, column = divmod(place, columns)
            widget.rect = Rect(
                self.panel.x + left + px(column * (tile[0] + GAP)),
                top + px(row * (tile[1] + GAP)),
                px(tile[0]),
                px(tile[1]),
            )

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
        kit, px = self.kit, self.kit.px
        veil = kit.paint.keep(("veil", kit.size), self._veil)
        target.blit(veil, (0, 0))
        kit.paint.box(target, self.panel, PANEL.fade(0.95), radius=28, line=LINE, shadow=True)
        at = (self.panel.x + px(40), self.panel.y + px(26))
        room = self.panel.w - self._back_width() - px(3 * 40)
        size = kit.fonts.fitted(self.title, TITLE, EXTRABOLD, room)
        kit.paint.text(target, self.title, at, size, EXTRABOLD, PAPER)
        high = kit.fonts.height(size, EXTRABOLD)
        key = self.keycaps("back")
        if key:
            cap = kit.paint.keycap_size(key, 24)
            x = self.panel.right - px(36)
            label = kit.words("table.back")
            text = kit.paint.text(
                target, label, (x, at[1] + high // 2), 25, EXTRABOLD, PAPER, "midright"
            )
            kit.paint.keycap(target, key, (text.left - px(12) - cap[0], text.centery))
        self.group.draw(kit, target)

    def _veil(self) -> Surface:
        veil = Surface(self.kit.size)
        veil.fill(INK[:3])
        veil.set_alpha(VEIL.a)
        return veil
