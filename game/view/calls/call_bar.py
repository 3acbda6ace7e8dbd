"""The buttons of calls, which may be made at any time: `CallBar`.

A button shows no more of whether there is anything to call than everybody can see: it is dim where its call
makes no sense, and pulses where it is due. Its key is the binding with the name of the call's verb.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from itertools import product

import pygame
from pygame import FRect, Rect, Surface

from game.engine.out_of_turn import Timeliness
from game.show.motion.pulse import Pulse
from game.show.offers.offer import Asks, Offer
from game.view.base.boxes import Box, ColumnBox, LeafBox, RowBox
from game.view.base.colours import (
    ACCUSE_LINE,
    AMBER,
    INK,
    LIGHT,
    PAPER,
    PAPER_LOW,
    Colour,
)
from game.view.base.fonts import EXTRABOLD
from game.view.base.scene_kit import SceneKit
from game.view.base.suit_styles import suits
from game.view.calls.call_button import CallButton, draw_ground
from game.view.input.intents import Intent, Kind
from game.view.input.key_labels import Keycaps
from game.view.speech.occupancy import Occupancy
from game.view.speech.spots import Covering
from game.view.widgets.focus_group import nearest

SIZE = 29.0
READABLE = (24.0, 21.0, 18.0)
"""Text is kept as large as this by smaller keys, as far as that can be."""
CAPS = ((24.0, 28), (20.0, 16), (18.0, 10), (14.0, 10), (11.0, 10))
"""The sizes of keys, each with the room round the text beside it."""
ROOM = 0.5
"""That room is at least this share of the size of the letters, however large they are."""
GAP = 12
IN_A_ROW = (3, 2)
"""How many stand in a row; fewer where the text has more room then."""
TALLEST = 104.0
"""How high a row is at most."""
FIRST = 1.5
"""How much higher the first row is than the others: there stands what one has to say oneself."""
GROWN = 1.15
"""How much larger its letters are at most."""
AROUND = 8
"""The room above and below the text of a button together, in design pixels."""
ABOVE = 14.0
"""The distance in design pixels between the buttons and a panel above them."""
RADIUS = 20
DIM = 128
"""How solid a button is whose call makes no sense now, of 255."""
DOWN = 5.0
"""How far a button is pressed down, in design pixels."""
PRESSED = 700
"""ms for which it shows that it was pressed."""
NEAR, FAR = 4.0, 18.0
"""How far the ring of a pulse goes, in design pixels."""
MADE_INK = Colour.hex("#17623a")
SHADE_ROOM = 44
"""How far a button's shadow may reach, in design pixels."""


class CallBar:
    """The buttons of all calls."""

    def __init__(
        self,
        kit: SceneKit,
        keycaps: Keycaps,
        calls: Sequence[tuple[Offer, str]],
        occupancy: Occupancy,
    ) -> None:
        self.kit = kit
        self.occupancy = occupancy
        self.keycaps = keycaps
        self.buttons = [CallButton(call, label, Rect(0, 0, 0, 0)) for call, label in calls]
        self.suits: Sequence[str] = ()
        """The suits that a call may name, by letter; they are shown on its button, and can be clicked there."""
        self.focus: CallButton | None = None
        self._size, self._cap, self._pad = SIZE, 24.0, 28
        self._area: FRect | None = None
        self._fitted: dict[str, tuple[str, str]] = {}
        """The label and the key of each button, by its verb, as there was room for them."""
        self._pulse = Pulse()

    @property
    def content(self) -> Hashable:
        """What it shows, but for a pulse."""
        buttons = tuple((each.label, each.when, self._made(each)) for each in self.buttons)
        return buttons, self.focus and self.focus.verb

    def show(self, button: CallButton, offer: Offer, label: str, when: Timeliness) -> bool:
        """Show what a call is now, and whether it makes sense; return whether that is new."""
        new = button.when is not when or button.label != label
        button.offer, button.label, button.when = offer, label, when
        return new

    def offer(self, calls: Sequence[tuple[Offer, str]]) -> None:
        """Have buttons for these calls, as new ones have come; those that stay are the same."""
        known = {each.verb: each for each in self.buttons}
        new = (CallButton(call, label, Rect(0, 0, 0, 0)) for call, label in calls)
        self.buttons = [known.get(each.verb, each) for each in new]
        if self.focus not in self.buttons:
            self.focus = None
        if self._area is not None:
            self.place(self._area)

    def press(self, verb: str) -> None:
        """Show that a call has been made; one that made no sense is not shown as well done."""
        for button in self.buttons:
            if button.verb == verb and button.when is not Timeliness.NEVER:
                button.pressed = PRESSED

    def release(self) -> None:
        """Show no call as made: the one that was tried has not been."""
        for button in self.buttons:
            button.pressed = 0

    @property
    def moving(self) -> bool:
        """Whether a button pulses."""
        return self._pulse.moving

    @property
    def due(self) -> int | None:
        """In how many ms a button looks as usual again; None if none was pressed."""
        return min((each.pressed for each in self.buttons if each.pressed), default=None)

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass."""
        self._pulse.follow(wanted=any(each.when is Timeliness.DUE for each in self.buttons))
        self._pulse.advance(dt, still=self.kit.unmoved)
        for button in self.buttons:
            button.pressed = max(0, button.pressed - dt)

    def place(self, area: FRect) -> None:
        """Share the area out, in rows of two or three, all of one width where nothing needs more.

        Keys shrink before text is small.
        """
        if not self.buttons:
            return
        kit, room = self.kit, self._room(area)
        self._area, self._fitted = area, self._written
        ways = list(product(READABLE, CAPS))
        boxes = (box for readable, (cap, pad) in ways for box in self._boxes(readable, cap, pad))
        box = next((each for each in boxes if kit.boxes.fits(each, room)), None)
        placed = kit.arrange(box or self._rows(IN_A_ROW[0]), room)
        for button in self.buttons:
            button.rect = placed[button.verb]
            place = kit.design(button.rect)
            self.occupancy.report(f"call {button.verb}", place, cover=Covering.NEVER)
        self.occupancy.report("calls", kit.design(room), cover=Covering.NEVER)

    def _room(self, area: FRect) -> Rect:
        """The lower part of an area, as high as the rows may be: a first lesson's few calls are no slabs."""
        kit, room = self.kit, self.kit.rect(area)
        rows = -(-len(self.buttons) // IN_A_ROW[0])
        high = min(room.h, rows * kit.px(kit.space.roomy(TALLEST, 0.9)))
        return Rect(room.x, room.bottom - high, room.w, high)

    @property
    def _written(self) -> dict[str, tuple[str, str]]:
        return {each.verb: (each.label, self.keycaps(each.verb)) for each in self.buttons}

    def fit(self) -> None:
        """Share the area out anew if a button has another label, or another device's key, by now."""
        if self._area is not None and self._fitted != self._written:
            self.place(self._area)

    def _boxes(self, readable: float, cap: float, pad: int) -> Iterator[Box]:
        """Yield how the buttons may be with such keys, the largest text first."""
        self._cap = cap
        for step in range(round(SIZE - readable) + 1):
            self._size = SIZE - step
            letters = self.kit.space.text_px(self._size) / self.kit.space.scale
            self._pad = max(pad, round(letters * ROOM))
            yield from map(self._rows, IN_A_ROW)

    def _rows(self, abreast: int) -> Box:
        """Return the buttons in rows of so many, as large as what is on them has been chosen."""
        kit, scale = self.kit, self.kit.space.scale
        text, cap = (
            kit.fonts.height(self._size, EXTRABOLD),
            kit.paint.keycap_size("M", self._cap)[1],
        )
        high = max(text / scale + AROUND, cap / scale)
        boxes = [
            LeafBox(self._width(each) / scale, high, key=each.verb, share=1)
            for each in self.buttons
        ]
        rows = range(0, len(boxes), abreast)
        shares = ((at, FIRST if at == 0 < len(boxes) - abreast else 1) for at in rows)
        lines = (RowBox(tuple(boxes[at : at + abreast]), GAP, share=high) for at, high in shares)
        return ColumnBox(tuple(lines), GAP)

    def _width(self, button: CallButton) -> int:
        kit = self.kit
        text = kit.fonts.width(button.label, self._size, EXTRABOLD)
        return self._cap_width(button) + text + kit.px(self._pad)

    def _cap_width(self, button: CallButton) -> int:
        """Return the width of a button's key and the gap after it."""
        key = self._key(button)
        if not key:
            return 0
        return self.kit.paint.keycap_size(key, self._cap)[0] + self.kit.px(self._pad // 3 + 3)

    def _key(self, button: CallButton) -> str:
        """Return the key that a button was shared out with: `fit` asks whether it is another by now."""
        return self._fitted.get(button.verb, ("", ""))[1]

    def at(self, pos: tuple[int, int]) -> CallButton | None:
        """The button under a point."""
        return next((each for each in self.buttons if each.rect.collidepoint(pos)), None)

    def meant(self, intent: Intent) -> CallButton | None:
        """The button that a key or a click presses."""
        if intent.kind is Kind.COMMAND:
            return next((b for b in self.buttons if b.verb == intent.command), None)
        if intent.kind is Kind.PRESS and intent.button == 1:
            return self.at(intent.pos)
        return None

    def step(self, direction: tuple[int, int], *, downwards: bool = False) -> bool:
        """Move the focus among the buttons; False, and nothing is done, where it leaves them.

        It does so upwards, and `downwards` if there is something below them.
        """
        if self.focus is None:
            self.focus = self.buttons[0]
            return True
        others = [each for each in self.buttons if each is not self.focus]
        own = self.focus.rect
        above = any(each.rect.bottom <= own.top for each in others)
        below = not downwards or any(each.rect.top >= own.bottom for each in others)
        if (direction[1] < 0 and not above) or (direction[1] > 0 and not below):
            return False
        found = nearest(self.focus.rect, direction, [each.rect for each in others])
        if found is not None:
            self.focus = others[found]
        return True

    def suit_at(self, button: CallButton, intent: Intent) -> int | None:
        """The suit on a button that a click presses; None for the button itself."""
        if button.offer.asks is not Asks.SUIT or intent.kind is not Kind.PRESS:
            return None
        spots = self._suit_spots(button)
        reach = spots[0].w if spots else 0
        return next(
            (n for n, spot in enumerate(spots) if spot.inflate(0, reach).collidepoint(intent.pos)),
            None,
        )

    def _suit_spots(self, button: CallButton) -> list[Rect]:
        """Return the rectangles of the suits on a button, to the right of its key."""
        px, rect = self.kit.px, button.rect
        key = self._key(button)
        cap = self.kit.paint.keycap_size(key, self._cap)[0] + px(10) if key else 0
        left, right = rect.x + px(14) + cap, rect.right - px(10)
        each = (right - left) // max(1, len(self.suits))
        side = min(each - px(2), rect.h - px(16))
        return [
            Rect(left + n * each, rect.centery - side // 2, side, side)
            for n in range(len(self.suits))
        ]

    def draw(self, target: Surface, lit: str = "", *, focused: bool = True) -> None:
        """Draw the buttons, with a ring around the one whose call is being made, and that in focus.

        The focus is not on any, even if one keeps it for later, unless `focused`.
        """
        room = self.kit.px(SHADE_ROOM)
        for button in self.buttons:
            at = button.rect.move(-room, -room)
            if self._made(button):
                at.y += self.kit.px(DOWN)
            elif button.when is Timeliness.DUE:
                self._draw_due(target, button)
            target.blit(self._picture(button, room), at, None, pygame.BLEND_PREMULTIPLIED)
            if button is self.focus and focused:
                self.kit.paint.ring(target, button.rect, RADIUS)
            if button.verb == lit:
                line = ACCUSE_LINE if button.offer.asks.about_a_seat else AMBER
                self.kit.paint.ring(target, button.rect, RADIUS, line)

    def _picture(self, button: CallButton, room: int) -> Surface:
        """A button with its shadow, drawn once: the bar is drawn in every frame in which anything moves."""
        size = button.rect.size
        sizes = (self._size, self._cap, self._pad, self.kit.settings.four_colour, self._low)
        when = Timeliness.MADE if self._made(button) else button.when
        key = ("call", button.verb, button.label, self._key(button), size, sizes, when)

        def draw() -> Surface:
            whole = Surface((size[0] + 2 * room, size[1] + 2 * room), pygame.SRCALPHA)
            self._draw(whole, replace(button, rect=Rect((room, room), size), when=when))
            if when is Timeliness.NEVER:
                whole.fill((255, 255, 255, DIM), special_flags=pygame.BLEND_RGBA_MULT)
            whole.premul_alpha_ip()
            return whole

        return self.kit.paint.keep(key, draw)

    @property
    def _low(self) -> int:
        """How high the lowest button is, in real pixels: on higher ones the letters are larger."""
        return max(1, min(each.rect.h for each in self.buttons))

    def _made(self, button: CallButton) -> bool:
        return button.pressed > 0 or button.when is Timeliness.MADE

    def _draw_due(self, target: Surface, button: CallButton) -> None:
        """A ring that goes away from a button whose call is due; it stands still under reduced motion."""
        kit, share = self.kit, self._pulse.share
        out = round(kit.px(NEAR + (FAR - NEAR) * share) / 2) * 2
        rect = button.rect.inflate(2 * out, 2 * out)
        opacity = round(1 - share, 1)
        if opacity > 0:
            radius, line = RADIUS + out / kit.space.scale, AMBER.fade(opacity)
            kit.paint.box(target, rect, None, radius=radius, line=line, line_width=4)

    def _draw(self, target: Surface, button: CallButton) -> None:
        kit, rect = self.kit, button.rect
        made = button.when is Timeliness.MADE
        paper = draw_ground(kit, target, button, RADIUS)
        if button.offer.asks is Asks.SUIT:
            self._draw_suits(target, button)
            return
        key, cap = self._key(button), self._cap_width(button)
        if made and not key:
            cap = self._tick_side + kit.px(self._pad // 3 + 3)
        room = rect.w - cap - kit.px(8)
        wished = self._size * min(GROWN, rect.h / self._low)
        size = kit.fonts.fitted(button.label, wished, EXTRABOLD, room)
        label = kit.fonts.cut(button.label, size, EXTRABOLD, room)
        x = rect.centerx - (cap + kit.fonts.width(label, size, EXTRABOLD)) // 2
        if made:
            self._tick(target, x, rect.centery)
        elif key:
            kit.paint.keycap(target, key, (x, rect.centery), self._cap, dark=paper)
        at = (x + cap, rect.centery)
        kit.paint.text(target, label, at, size, EXTRABOLD, INK if paper else LIGHT, "midleft")

    @property
    def _tick_side(self) -> int:
        return self.kit.paint.keycap_size("U", self._cap)[1]

    def _tick(self, target: Surface, x: int, y: int) -> None:
        """The tick in the place of the key of a call that has been made."""
        side = self._tick_side
        box = Rect(x, y - side // 2, side, side)
        self.kit.paint.box(target, box, MADE_INK, radius=9)
        inside = round(side * 0.66)
        tick = self.kit.pictures.tinted("icons/check", inside, inside, PAPER)
        target.blit(tick, tick.get_rect(center=box.center))

    def _draw_suits(self, target: Surface, button: CallButton) -> None:
        kit, rect = self.kit, button.rect
        key = self._key(button)
        if key:
            kit.paint.keycap(target, key, (rect.x + kit.px(14), rect.centery), self._cap)
        for letter, spot in zip(self.suits, self._suit_spots(button), strict=True):
            look = suits(kit.settings.four_colour)[letter]
            kit.paint.disc(target, spot.center, spot.w // 2, (PAPER, PAPER_LOW))
            side = round(spot.w * 0.62)
            shape = kit.pictures.svg(f"shapes/{look.shape}", side, side)
            target.blit(shape, shape.get_rect(center=spot.center))


def lowest(occupancy: Occupancy) -> float:
    """Return the y coordinate down to which a panel may reach without covering a call, in design pixels."""
    calls = occupancy.box("calls")
    return occupancy.window[1] if calls is None else calls.top - ABOVE
