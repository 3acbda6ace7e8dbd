"""The card of one chair on the sitting-down screen: a person with a device, a bot with its level, or nobody."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from pygame import Rect, Surface

from game.session.chairs import Chair
from game.show.devices import Device
from game.show.seating_plan import SeatingPlan
from game.view.base.colours import (
    AMBER,
    BROWN,
    INK,
    LIGHT,
    PANEL,
    PAPER,
    PAPER_EDGE,
    PAPER_LOW,
    PERSON_COLOURS,
    QUIET,
    RUST,
    Colour,
)
from game.view.base.fonts import BOLD, EXTRABOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.input.device_names import device_name
from game.view.table.portraits import CREAM, portrait
from game.view.widgets.choice_row import TAG
from game.view.widgets.device_pictures import ROBOT, device_picture
from game.view.widgets.widgets import Look, Widget

NAME_SIZE, KIND_SIZE, NUMBER_SIZE = 34, 26, 26
SMALL_NAME, LEAST_NAME, SMALL_BELOW, SMALLEST = 22, 18, 18, 13
FREE = INK.mix(QUIET, 0.1).fade(0.55)


class SeatCard(Widget):
    """One chair. `open` is called to change it, `step` for the next guest or the one before."""

    radius = 26

    def __init__(
        self,
        number: int,
        chair: Chair,
        device: Device | None,
        shared: bool,
        levels: Mapping[str, str],
        open: Callable[[], None],
        step: Callable[[int], None],
    ) -> None:
        super().__init__()
        self.number = number
        self.chair = chair
        self.device = device
        self.shared = shared
        """Whether others play with the same device."""
        self.levels = levels
        """How well bots play, by their ids."""
        self.open = open
        self.step = step
        self.kind = ""
        """What sits there, in a word."""
        self.below = ""
        """What stands in the lower part: a device or a level, in words."""
        self.pair: Colour | None = None
        """The colour that two partners have at the table; None where everybody plays alone."""

    def tell(self, kit: SceneKit, remark: str = "", pair: str = "") -> None:
        """Set its words, and the colour of its pair; a `remark` stands instead of what sits there."""
        self.pair = PERSON_COLOURS.get(pair)
        words = kit.words
        if self.chair.person:
            self.kind = words("ui.seating.person")
            self.below = words("ui.seating.waiting")
            if self.device is not None:
                self.below = device_name(words, kit.input.pads, self.device)
                if self.shared:
                    self.below = words("ui.seating.shared", device=self.below)
        elif self.chair.bot:
            self.kind = words("couch.bot")
            self.below = self.levels.get(self.chair.bot, self.chair.bot)
        else:
            self.kind, self.below = words("ui.seating.closed"), ""
        self.kind = remark or self.kind

    @property
    def spoken(self) -> tuple[str, ...]:
        if self.chair.closed:
            return str(self.number), self.kind
        return str(self.number), self.chair.name, self.kind, self.below

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.open()

    def press(self, kit: SceneKit, pos: tuple[int, int]) -> None:
        foot = self._foot(kit)
        if self.chair.bot and not self.is_flat(kit) and foot.collidepoint(pos):
            kit.sound.play("tick")
            self.step(-1 if pos[0] < foot.left + foot.w // 3 else 1)
        else:
            self.activate(kit)

    @staticmethod
    def least_height(kit: SceneKit) -> int:
        """The height that it needs, in real pixels."""
        fonts = kit.fonts
        text = fonts.height(NAME_SIZE, BOLD) + fonts.height(KIND_SIZE, SEMIBOLD)
        return max(kit.px(88), text) + fonts.height(KIND_SIZE, BOLD) + kit.px(66)

    def is_flat(self, kit: SceneKit) -> bool:
        """Whether there is no room for a part of its own for the device or level."""
        return self.rect.h < self.least_height(kit)

    def _foot(self, kit: SceneKit) -> Rect:
        px, rect = kit.px, self.rect
        high = kit.fonts.height(KIND_SIZE, BOLD) + px(24)
        return Rect(rect.left + px(16), rect.bottom - px(20) - high, rect.w - 2 * px(16), high)

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        rect = self.rect.move(0, kit.px(2)) if look.pressed else self.rect
        if self.chair.closed:
            self._draw_free(kit, target, rect)
        else:
            self._draw_taken(kit, target, rect)

    def _draw_free(self, kit: SceneKit, target: Surface, rect: Rect) -> None:
        px, paint = kit.px, kit.paint
        paint.box(target, rect, FREE, radius=self.radius, line=QUIET.fade(0.3), line_width=3)
        if not self.is_flat(kit):
            self._draw_number(kit, target, rect, QUIET.fade(0.22), QUIET)
        radius = min(px(34), rect.h // 6)
        text = kit.fonts.height(KIND_SIZE, SEMIBOLD)
        if rect.h < 2 * radius + text + px(60):
            size = kit.fonts.fitted(self.kind, KIND_SIZE, SEMIBOLD, rect.w - px(20))
            paint.text(target, self.kind, rect.center, size, SEMIBOLD, QUIET, "center")
            return
        middle = (rect.centerx, rect.centery - (text + px(10)) // 2)
        paint.disc(target, middle, radius, None, QUIET.fade(0.75), 3)
        bar = max(2, px(4))
        target.fill(
            QUIET, Rect(0, 0, radius, bar).move(middle[0] - radius // 2, middle[1] - bar // 2)
        )
        target.fill(
            QUIET, Rect(0, 0, bar, radius).move(middle[0] - bar // 2, middle[1] - radius // 2)
        )
        at = (rect.centerx, middle[1] + radius + px(12))
        paint.text(target, self.kind, at, KIND_SIZE, SEMIBOLD, QUIET, "midtop")

    def _draw_taken(self, kit: SceneKit, target: Surface, rect: Rect) -> None:
        px, paint, fonts, chair = kit.px, kit.paint, kit.fonts, self.chair
        colour = PERSON_COLOURS.get(chair.colour, AMBER) if chair.person else CREAM
        line = self.pair or (colour if chair.person else None)
        paint.box(
            target, rect, (PAPER, PAPER_LOW), radius=self.radius, edge=PAPER_EDGE, shadow=True,
            line=line, line_width=5,
        )  # fmt: skip
        if self.is_flat(kit):
            self._draw_flat(kit, target, rect, colour)
            return
        foot = self._foot(kit).move(0, rect.top - self.rect.top)
        radius = min(px(62), (foot.top - rect.top - px(22)) // 2)
        ring = colour if chair.person else PAPER_EDGE
        face = portrait(kit, chair.portrait, radius, ring)
        middle = (rect.left + px(18) + radius, (rect.top + foot.top) // 2)
        target.blit(face, face.get_rect(center=middle))
        fill, ink = (INK, LIGHT) if self.pair is None else (self.pair, INK)
        number = self._draw_number(kit, target, rect, fill, ink)
        left = middle[0] + radius + px(14)
        room = rect.right - px(14) - left
        size = fonts.fitted(chair.name, NAME_SIZE, BOLD, max(px(60), number.left - px(8) - left))
        size, lines = max(size, SMALL_NAME), [chair.name]
        if size == SMALL_NAME:
            lines = fonts.wrap(chair.name, size, BOLD, room)
        if len(lines) > 2:  # one long word
            size = LEAST_NAME
            lines = fonts.wrap(chair.name, size, BOLD, room, most=3)
        high = len(lines) * fonts.height(size, BOLD) + fonts.height(KIND_SIZE, SEMIBOLD)
        y = max(middle[1] - high // 2, rect.top + px(12))
        if fonts.width(lines[0], size, BOLD) > number.left - px(8) - left:
            y = max(y, number.bottom)
        for part in lines:
            paint.text(target, fonts.cut(part, size, BOLD, room), (left, y), size, BOLD, INK)
            y += fonts.height(size, BOLD)
        size = fonts.fitted(self.kind, KIND_SIZE, SEMIBOLD, room)
        kind = fonts.cut(self.kind, size, SEMIBOLD, room)
        if y + fonts.height(size, SEMIBOLD) <= foot.top or len(lines) == 1:
            paint.text(target, kind, (left, y), size, SEMIBOLD, RUST)
        if chair.bot:
            self._draw_level(kit, target, foot)
        else:
            self._draw_device(kit, target, foot)

    def _draw_flat(self, kit: SceneKit, target: Surface, rect: Rect, colour: Colour) -> None:
        """The portrait, and beside it the name above the device or level, in a line or two."""
        px, paint, fonts, chair = kit.px, kit.paint, kit.fonts, self.chair
        radius = max(px(16), min(px(52), rect.h // 2 - px(12), rect.w // 7))
        face = portrait(kit, chair.portrait, radius, colour if chair.person else PAPER_EDGE)
        target.blit(face, face.get_rect(midleft=(rect.left + px(8), rect.centery)))
        left = rect.left + px(8) + 2 * radius + px(8)
        room = rect.right - px(8) - left
        size = fonts.fitted(chair.name, NAME_SIZE, BOLD, room)
        below = fonts.fitted(self.below, KIND_SIZE, BOLD, room)
        lines = fonts.wrap(self.below, below, BOLD, room, most=2)
        while size > SMALLEST and self._high(kit, size, below, len(lines)) > rect.h:
            size, below = size - 1, max(SMALLEST, below - 1)
            lines = fonts.wrap(self.below, below, BOLD, room, most=2)
        y = rect.centery - self._high(kit, size, below, len(lines)) // 2
        paint.text(target, fonts.cut(chair.name, size, BOLD, room), (left, y), size, BOLD, INK)
        y += fonts.height(size, BOLD)
        for line in lines:
            text = fonts.cut(line, below, BOLD, room)
            paint.text(target, text, (left, y), below, BOLD, RUST)
            y += fonts.height(below, BOLD)

    @staticmethod
    def _high(kit: SceneKit, name: float, below: float, lines: int) -> int:
        """The height of a name, and of so many lines below it."""
        return kit.fonts.height(name, BOLD) + lines * kit.fonts.height(below, BOLD)

    def _draw_number(
        self, kit: SceneKit, target: Surface, rect: Rect, fill: Colour, ink: Colour
    ) -> Rect:
        px = kit.px
        radius = max(px(21), round(kit.fonts.height(NUMBER_SIZE, EXTRABOLD) * 0.55))
        middle = (rect.right - px(14) - radius, rect.top + px(14) + radius)
        kit.paint.disc(target, middle, radius, fill)
        kit.paint.text(target, str(self.number), middle, NUMBER_SIZE, EXTRABOLD, ink, "center")
        return Rect(middle[0] - radius, middle[1] - radius, 2 * radius, 2 * radius)

    def _draw_device(self, kit: SceneKit, target: Surface, foot: Rect) -> None:
        px, paint, fonts = kit.px, kit.paint, kit.fonts
        paint.box(target, foot, PANEL.fade(1.0), radius=18)
        colour = PERSON_COLOURS.get(self.chair.colour, LIGHT)
        picture = None
        if self.device is not None:
            picture = device_picture(kit, self.device, foot.h - px(22), colour)
        wide = picture.get_width() + px(14) if picture is not None else 0
        if fonts.width(self.below, SMALL_BELOW, BOLD) > foot.w - px(24) - wide:
            picture, wide = None, 0  # the word says it as well
        size = fonts.fitted(self.below, KIND_SIZE, BOLD, foot.w - px(24) - wide)
        text = fonts.cut(self.below, size, BOLD, foot.w - px(24) - wide)
        x = foot.centerx - (fonts.width(text, size, BOLD) + wide) // 2
        if picture is not None:
            target.blit(picture, picture.get_rect(midleft=(x, foot.centery)))
        ink = LIGHT if self.device is not None else QUIET
        paint.text(target, text, (x + wide, foot.centery), size, BOLD, ink, "midleft")

    def _draw_level(self, kit: SceneKit, target: Surface, foot: Rect) -> None:
        px, paint, fonts = kit.px, kit.paint, kit.fonts
        paint.box(target, foot, TAG.fade(0.7), radius=18)
        side = px(30)
        for icon, middle in (
            ("arrow-left", foot.left + px(30)),
            ("arrow-right", foot.right - px(30)),
        ):
            picture = kit.pictures.tinted(f"icons/{icon}", side, side, RUST)
            target.blit(picture, picture.get_rect(center=(middle, foot.centery)))
        robot = kit.pictures.tinted(ROBOT, px(38), px(38), BROWN)
        room, wide = foot.w - 2 * px(52), robot.get_width() + px(10)
        if fonts.width(self.below, SMALL_BELOW, BOLD) > room - wide:
            wide = 0  # what kind of player it is stands above it
        size = fonts.fitted(self.below, KIND_SIZE, BOLD, room - wide)
        text = fonts.cut(self.below, size, BOLD, room - wide)
        x = foot.centerx - (wide + fonts.width(text, size, BOLD)) // 2
        if wide:
            target.blit(robot, robot.get_rect(midleft=(x, foot.centery)))
        paint.text(target, text, (x + wide, foot.centery), size, BOLD, INK, "midleft")


def seat_cards(
    plan: SeatingPlan,
    places: Iterable[int],
    levels: Mapping[str, str],
    open: Callable[[int], None],
    step: Callable[[int, int], None],
) -> list[SeatCard]:
    """Return a card for each of these chairs; `open` and `step` are called with its place."""
    devices = plan.devices
    return [
        SeatCard(
            place + 1,
            plan.chairs[place],
            devices.get(place),
            place in devices and plan.is_shared(devices[place]),
            levels,
            partial(open, place),
            partial(step, place),
        )
        for place in places
    ]
