"""A tile of what somebody can play with: whose it is, or the button to press to sit down with it."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.session.chairs import Chair
from game.show.devices import Device
from game.view.base.colours import AMBER, LIGHT, PANEL, PERSON_COLOURS, QUIET
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.input.device_names import device_name
from game.view.table.portraits import portrait
from game.view.widgets.device_pictures import device_picture

TEXT = 26


def draw_tile(
    kit: SceneKit, target: Surface, rect: Rect, device: Device, owners: Sequence[Chair]
) -> None:
    """Draw the tile of a device; `owners` are those who play with it."""
    px, paint, fonts = kit.px, kit.paint, kit.fonts
    free_pad = not owners and device.is_pad
    colour = PERSON_COLOURS.get(owners[0].colour, LIGHT) if owners else QUIET
    if free_pad:
        colour = AMBER
        paint.glow(target, rect, 20)
    fill = PANEL.fade(0.96 if owners or free_pad else 0.5)
    line = colour if owners or free_pad else colour.fade(0.35)
    paint.box(target, rect, fill, radius=20, line=line, line_width=4 if owners or free_pad else 2)
    text = fonts.height(TEXT, BOLD)
    name = device_name(kit.words, kit.reader.pads, device)
    size = fonts.fitted(name, TEXT, BOLD, rect.w - px(20))
    if free_pad or fonts.width(name, size, BOLD) <= rect.w - px(16):
        lines = [name]
    else:  # with large text the name takes the picture's place as well
        size = TEXT - 6
        lines = fonts.wrap(name, size, BOLD, rect.w - px(16))
    if len(lines) == 1:
        room = rect.h - text - px(34)
        picture = device_picture(kit, device, max(px(16), min(room, px(58))), colour)
        if picture.get_width() > rect.w - px(24):
            high = round(picture.get_height() * (rect.w - px(24)) / picture.get_width())
            picture = device_picture(kit, device, high, colour)
        middle = (rect.centerx, rect.top + px(12) + room // 2)
        target.blit(picture, picture.get_rect(center=middle))
    y = rect.bottom - px(12) - text // 2
    if free_pad:
        label, key = kit.words("ui.seating.press_this"), kit.reader.prompt("confirm", device)
        cap = paint.keycap_size(key, TEXT)[0]
        size = fonts.fitted(label, TEXT, BOLD, rect.w - px(30) - cap)
        x = rect.centerx - (fonts.width(label, size, BOLD) + px(8) + cap) // 2
        end = paint.text(target, label, (x, y), size, BOLD, AMBER, "midleft").right
        paint.keycap(target, key, (end + px(8), y), TEXT, "midleft")
    else:
        ink, high = LIGHT if owners else QUIET, fonts.height(size, BOLD)
        if len(lines) > 1:
            y = rect.centery - high * (len(lines) - 1) // 2
        for number, part in enumerate(lines):
            shown = fonts.cut(part, size, BOLD, rect.w - px(16))
            paint.text(target, shown, (rect.centerx, y + number * high), size, BOLD, ink, "center")
    radius = px(30)
    room = rect.w // 2 - 2 * radius
    step = min(2 * radius, room // (len(owners) - 1)) if len(owners) > 1 else 0
    for number, owner in reversed(list(enumerate(owners))):
        ring = PERSON_COLOURS.get(owner.colour, LIGHT)
        face = portrait(kit, owner.portrait, radius, ring)
        x = rect.right - px(12) - number * step
        target.blit(face, face.get_rect(center=(x, rect.top + px(6))))
