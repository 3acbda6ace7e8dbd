"""Hints at what has the focus in the room.

That of a chair, on the lower edge of its card, tells who moves the focus, and the keys that change the seat;
that of a choice, below its row, explains what is chosen.
"""

from __future__ import annotations

from pygame import Rect, Surface

from game.scenes.seating.deed_keys import Deeds, binding_of
from game.session.chairs import Chair
from game.show.devices import Device
from game.view.base.colours import AMBER, LIGHT, PANEL, PERSON_COLOURS
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import portrait

SIZE, NOTE, AIR = 24, 22.0, 16


def draw_note(kit: SceneKit, target: Surface, row: Rect, text: str) -> None:
    """Draw the explanation of a choice below its row, over what is there; nothing is moved by it."""
    px, fonts = kit.px, kit.fonts
    lines = fonts.balanced(text, NOTE, BOLD, max(row.w, px(420)) - 2 * px(AIR))
    high = fonts.height(NOTE, BOLD)
    wide = max(fonts.width(line, NOTE, BOLD) for line in lines)
    box = Rect(0, row.bottom + px(10), wide + 2 * px(AIR), len(lines) * high + px(AIR))
    box.centerx = row.centerx
    box.clamp_ip(target.get_rect())
    kit.paint.box(target, box, PANEL.fade(1.0), radius=18, line=AMBER, line_width=3, shadow=True)
    for place, line in enumerate(lines):
        at = (box.centerx, box.top + px(AIR) // 2 + place * high)
        kit.paint.text(target, line, at, NOTE, BOLD, LIGHT, "midtop")


def draw_hint(
    kit: SceneKit,
    target: Surface,
    card: Rect,
    within: Rect,
    device: Device,
    mover: Chair | None,
    deeds: Deeds,
) -> None:
    """Draw it for the card with the focus, which the `mover` moves with this device, if it is known who.

    `deeds` is ON_A_CARD or FREE; a device that has no key for something does not do that. It hangs over
    neither side of what it is to stay `within`, if it has room there: not over the table's rim.
    """
    px, fonts, paint = kit.px, kit.fonts, kit.paint
    prompts = [
        (
            kit.input.prompt(binding_of(kit, bindings, device), device),
            kit.words(f"ui.seating.{deed}"),
        )
        for deed, bindings in deeds.items()
    ]
    shown = [each for each in prompts if each[0]] or [("", prompts[0][1])]
    height = px(38)
    side = height if mover is not None else 0
    parts = [side] * bool(side)
    for key, label in shown:
        cap = paint.keycap_size(key, SIZE)[0] if key else 0
        parts.append(cap + px(8) * bool(key) + fonts.width(label, SIZE, BOLD))
    width = sum(parts) + px(16) * (len(parts) - 1) + px(40)
    pill = Rect(0, 0, width, height + px(14))
    pill.center = (card.centerx, card.bottom + px(4))
    room = target.get_rect()
    room.left, room.w = within.left, within.w
    pill.clamp_ip(room)
    pill.clamp_ip(target.get_rect())
    paint.pill(target, pill, PANEL.fade(1.0), line=AMBER, line_width=3, shadow=True)
    x = pill.left + px(20)
    if mover is not None:
        face = portrait(kit, mover.portrait, side // 2, PERSON_COLOURS.get(mover.colour, AMBER))
        target.blit(face, face.get_rect(midleft=(x, pill.centery)))
        x += side + px(16)
    for key, label in shown:
        if key:
            x = paint.keycap(target, key, (x, pill.centery), SIZE, "midleft").right + px(8)
        end = paint.text(target, label, (x, pill.centery), SIZE, BOLD, LIGHT, "midleft").right
        x = end + px(16)
