"""The hint on the lower edge of a chair's card: who moves the focus, and the keys that change the seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from pygame import Rect, Surface

from game.session.chairs import Chair
from game.show.devices import Device
from game.view.base.colours import AMBER, LIGHT, PANEL, PERSON_COLOURS
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import portrait

SIZE = 24
Deeds: TypeAlias = Mapping[str, Sequence[str]]
"""What can be done with a chair, and by which of the bindings: the first for which a device has a key."""
ON_A_CARD: Deeds = {
    "change": ("confirm",),
    "empty": ("draw", "undo"),
    "bot": ("why", "together"),
    "move": ("sort",),
}
"""That of a chair that is taken. The letters of the keyboard are those of its zones here, but for a few."""
FREE: Deeds = {"sit": ("confirm",), "bot": ON_A_CARD["bot"]}
"""The same of a free chair."""


def draw_hint(
    kit: SceneKit,
    target: Surface,
    card: Rect,
    device: Device,
    mover: Chair | None,
    deeds: Deeds,
) -> None:
    """Draw it for the card with the focus, which the `mover` moves with this device, if it is known who.

    `deeds` is ON_A_CARD or FREE; a device that has no key for something does not do that.
    """
    px, fonts, paint = kit.px, kit.fonts, kit.paint
    prompts = [
        (_prompt(kit, bindings, device), kit.words(f"ui.seating.{deed}"))
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


def _prompt(kit: SceneKit, bindings: Sequence[str], device: Device) -> str:
    """Return the label of the first key that a device has for one of the bindings; "" if it has none."""
    return next(filter(None, (kit.reader.prompt(each, device) for each in bindings)), "")
