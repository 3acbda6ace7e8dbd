"""The pictures of what can be chosen in the settings: tables, backs and faces of cards."""

from __future__ import annotations

from pygame import BLEND_RGBA_MULT, SRCALPHA, Rect, Surface

from game.view.base import svg_shapes as vector
from game.view.base.colours import PAPER, Colour
from game.view.base.pictures import CARD_RADIUS, CARD_RATIO
from game.view.base.scene_kit import BACKS, SceneKit
from game.view.base.space import Space
from game.view.base.suit_styles import faces
from game.view.base.theme_files import BackFile

SHOWN = (("colour", "R5"), ("colour", "Y7"), ("french", "9D"), ("french", "KC"))
_WHITE = Colour(255, 255, 255)


def draw_theme(name: str, kit: SceneKit, target: Surface, rect: Rect) -> None:
    """A small table with two cards on it."""
    draw_themes((name,), kit, target, rect)


def draw_themes(themes: tuple[str, ...], kit: SceneKit, target: Surface, rect: Rect) -> None:
    """A small table with two cards on it, of so many strips as there are themes."""

    def draw() -> Surface:
        table = Surface(rect.size, SRCALPHA)
        for place, name in enumerate(themes):
            left, right = (rect.w * each // len(themes) for each in (place, place + 1))
            strip = Rect(left, 0, right - left, rect.h)
            table.blit(kit.themed(name).table(Space(*rect.size)), strip, strip)
        rounded = vector.box(0, 0, *rect.size, 20 * kit.space.scale, _WHITE)
        table.blit(vector.picture(*rect.size, rounded), (0, 0), special_flags=BLEND_RGBA_MULT)
        return table

    target.blit(kit.paint.keep(("theme tile", themes, rect.size), draw), rect)
    width, scale = round(rect.h * 0.28), kit.space.scale * 0.4
    back = f"{BACKS}/{kit.back}"
    for place, (picture, angle) in enumerate(((back, 4.0), (_face(kit, *SHOWN[0]), -7.0))):
        at = (rect.centerx + (place - 0.5) * width * 1.25, rect.centery)
        kit.pictures.blit_card(target, picture, at, width, angle, lift=4, scale=scale)


def draw_back(back: BackFile, kit: SceneKit, target: Surface, rect: Rect) -> None:
    """A card; a bare one if its picture has yet to be drawn apart, which waits until it is chosen."""
    name = f"{BACKS}/{back.picture.stem}"
    if kit.drawings.has(back.picture):
        kit.pictures.blit_card(target, name, rect.center, rect.w, lift=4, scale=kit.space.scale)
    else:
        height = round(rect.w * CARD_RATIO)
        bare = vector.box(0, 0, rect.w, height, rect.w * CARD_RADIUS, PAPER)
        picture = kit.paint.keep(
            ("bare-card", rect.w), lambda: vector.picture(rect.w, height, bare)
        )
        target.blit(picture, picture.get_rect(center=rect.center))


def draw_faces(wishes: tuple[bool, bool, bool], kit: SceneKit, target: Surface, rect: Rect) -> None:
    """A fan of cards as they would be drawn: of four colours, with high contrast, or dark."""
    width = round(rect.h * 0.62)
    step = (rect.w - width * 1.3) / (len(SHOWN) - 1)
    for place, (deck, code) in enumerate(SHOWN):
        across = place - (len(SHOWN) - 1) / 2
        at = (rect.centerx + across * step, rect.centery + abs(across) * rect.h * 0.03)
        name = f"cards/{faces(deck, *wishes)}/{code}"
        kit.pictures.blit_card(target, name, at, width, -4 * across, lift=4, scale=kit.space.scale)


def _face(kit: SceneKit, deck: str, code: str) -> str:
    return f"cards/{kit.faces(deck)}/{code}"
