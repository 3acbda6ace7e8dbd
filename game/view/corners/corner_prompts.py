"""Prompts in a corner: each a label with its key, or a button for the mouse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.engine.out_of_turn import Timeliness
from game.view.base.colours import AMBER, INK, LIGHT, LINE, Colour
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.base.suit_styles import suits
from game.view.calls.call_bar import DIM, FAR, NEAR
from game.view.calls.call_button import DUE_EDGE, DUE_FILL, MADE_EDGE, MADE_FILL
from game.view.corners.corner_boxes import CornerBox
from game.view.corners.corner_content import CornerItem
from game.view.table.portraits import portrait

ITEM, KEY = 27.0, 24.0
"""The sizes of labels and of keycaps."""
LEAST_ITEM = 20.0
"""The size to which labels of prompts are fitted before there are fewer columns of them."""
SLOT = LIGHT.fade(0.1)
"""What slots and buttons are filled with."""
ROUND = 14
LIT = {Timeliness.DUE: (DUE_FILL, DUE_EDGE), Timeliness.MADE: (MADE_FILL, MADE_EDGE)}
"""What prompts of calls that are due, or have been made, are filled with, and their lower edges."""


def prompt_columns(kit: SceneKit, box: CornerBox, items: Sequence[CornerItem]) -> int:
    """Return in how many columns prompts stand in a corner: the most in which all labels can be read."""
    for across in range(box.across, 1, -1):
        wide = box.items(1, across)[0].w
        room, tall = kit.px(wide) - kit.px(20), kit.px(50)
        # In a narrow corner a long label does without its key.
        if all(_least_width(kit, item, tall, bare=box.across < 3) <= room for item in items):
            return across
    return 1


def _least_width(kit: SceneKit, item: CornerItem, tall: int, *, bare: bool) -> int:
    """Return the width in real pixels that a prompt of a height needs, with its key or `bare`."""
    px = kit.px
    lead = round(tall * 0.72) + px(10) if item.suit or item.portrait else 0
    cap = kit.paint.keycap_size(item.key, KEY)[0] + px(10) if item.key and not bare else 0
    return lead + cap + kit.fonts.width(item.label, LEAST_ITEM, BOLD)


def draw_due(kit: SceneKit, target: Surface, rect: Rect, share: float) -> None:
    """Draw the ring that goes away from a prompt that is due: `share` of a pulse has passed."""
    out = round(kit.px(NEAR + (FAR - NEAR) * share) / 2) * 2
    opacity = round(1 - share, 1)
    if opacity > 0:
        around = rect.inflate(2 * out, 2 * out)
        radius = ROUND + out / kit.space.scale
        kit.paint.box(target, around, None, radius=radius, line=AMBER.fade(opacity), line_width=4)


def draw_prompt(
    kit: SceneKit,
    target: Surface,
    rect: Rect,
    item: CornerItem,
    focus: Colour | None,
    buttons: bool,
) -> None:
    """Draw a prompt in a rectangle (real pixels): with its key, or as one of the `buttons` for a mouse.

    The one in focus is filled with the colour of its person; one that makes no sense now is dim.
    """
    if item.when is Timeliness.NEVER and focus is None:
        room = kit.px(ROUND)  # large text is higher than the prompt
        dim = Surface((rect.w + 2 * room, rect.h + 2 * room), pygame.SRCALPHA)
        plain = replace(item, when=Timeliness.PERHAPS)
        draw_prompt(kit, dim, Rect((room, room), rect.size), plain, None, buttons)
        dim.fill((255, 255, 255, DIM), special_flags=pygame.BLEND_RGBA_MULT)
        target.blit(dim, rect.move(-room, -room))
        return
    px, focused = kit.px, focus is not None
    lit = LIT.get(item.when)
    bare = item.key and not buttons and not focused and lit is None
    if not bare:
        fill = focus or (lit[0] if lit is not None else SLOT)
        line = None if focused or lit is not None else LINE
        edge = lit[1] if lit is not None and not focused else None
        kit.paint.box(target, rect, fill, radius=ROUND, line=line, edge=edge)
    x = rect.left + (px(2) if bare else px(12))
    paper = focused or lit is not None
    ink = INK if paper else LIGHT
    room = rect.right - px(8) - x
    shown: Surface | None = None
    side = round(rect.h * 0.72)
    if item.portrait:
        shown = portrait(kit, item.portrait, side // 2)
    elif item.suit:
        name = f"shapes/{suits(kit.settings.four_colour)[item.suit].shape}"
        if not paper and kit.pictures.has(f"{name}-cream"):
            name = f"{name}-cream"
        shown = kit.pictures.svg(name, round(side * 0.9), round(side * 0.9))
    key = item.key if not buttons else ""
    lead = (shown.get_width() + px(10)) if shown is not None else 0
    large = KEY
    while large > 18 and kit.paint.keycap_size(key, large)[1] > rect.h:
        large -= 1
    cap = kit.paint.keycap_size(key, large)[0] + px(10) if key else 0
    if key and kit.fonts.width(item.label, 18, BOLD) > room - lead - cap:
        key, cap = "", 0
    size = kit.fonts.fitted(item.label, ITEM, BOLD, room - lead - cap)
    text = kit.fonts.cut(item.label, size, BOLD, room - lead - cap)
    if not bare and not lead and not cap:
        kit.paint.text(target, text, rect.center, size, BOLD, ink, "center")
        return
    if key:
        x = kit.paint.keycap(target, key, (x, rect.centery), large, dark=lit is not None).right
        x += px(10)
    if shown is not None:
        target.blit(shown, shown.get_rect(midleft=(x, rect.centery)))
        x += lead
    kit.paint.text(target, text, (x, rect.centery), size, BOLD, ink, "midleft")
