"""The hint on the lower edge of a chair's card: who moves the focus, and the key that changes the seat."""

from __future__ import annotations

from pygame import Rect, Surface

from game.session.chairs import Chair
from game.show.devices import Device
from game.view.base.colours import AMBER, LIGHT, PANEL, PERSON_COLOURS
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import portrait

SIZE = 26


def draw_hint(
    kit: SceneKit, target: Surface, card: Rect, device: Device, mover: Chair | None
) -> None:
    """Draw it for the card with the focus, which the `mover` moves with this device, if it is known who."""
    px = kit.px
    key, label = kit.reader.prompt("confirm", device), kit.words("ui.seating.change")
    cap, height = kit.paint.keycap_size(key) if key else (0, px(38))
    side = height if mover is not None else 0
    parts = [side, cap, kit.fonts.width(label, SIZE, BOLD)]
    width = sum(parts) + px(12) * (sum(1 for each in parts if each) - 1) + px(40)
    pill = Rect(0, 0, width, height + px(14))
    pill.center = (card.centerx, card.bottom + px(4))
    pill.clamp_ip(target.get_rect())
    kit.paint.pill(target, pill, PANEL.fade(1.0), line=AMBER, line_width=3, shadow=True)
    x = pill.left + px(20)
    if mover is not None:
        face = portrait(kit, mover.portrait, side // 2, PERSON_COLOURS.get(mover.colour, AMBER))
        target.blit(face, face.get_rect(midleft=(x, pill.centery)))
        x += side + px(12)
    if key:
        x = kit.paint.keycap(target, key, (x, pill.centery), SIZE).right + px(12)
    kit.paint.text(target, label, (x, pill.centery), SIZE, BOLD, LIGHT, "midleft")
