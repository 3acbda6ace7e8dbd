"""What came of the deal of a day, as a sign: won a crown, played a tick, waiting an arrow; open none."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Surface

from game.session.today.first_tries import TryState
from game.view.base.colours import AMBER, INK, PAPER, Colour
from game.view.base.scene_kit import SceneKit

ICONS: Mapping[TryState, str] = {
    TryState.WON: "crown",
    TryState.PLAYED: "check",
    TryState.GIVEN_UP: "check",
    TryState.WAITS: "play",
}
SHARE = 0.62
"""How much of its disc a sign takes."""


def state_of(state: TryState | None) -> str:
    """Return the word for what came of a deal, as the names of messages have it."""
    return "open" if state is None else state


def draw_mark(
    kit: SceneKit, target: Surface, state: TryState | None, at: tuple[int, int], radius: int
) -> None:
    """Draw the sign on a disc around a point in real pixels; nothing for a deal that is open."""
    if state is None:
        return
    fill = AMBER if state is TryState.WON else PAPER
    kit.paint.disc(target, at, radius, INK)
    kit.paint.disc(target, at, radius - max(1, kit.px(3)), fill)
    side = round(2 * radius * SHARE)
    sign = kit.pictures.tinted(f"icons/{ICONS[state]}", side, side, INK)
    target.blit(sign, sign.get_rect(center=at))


DOTS = tuple(map(Colour.hex, ("#2a7f72", "#b9581b", "#637f22", "#3f5fae", "#a03548")))
"""The colours of the games' dots in a calendar, in the order of the games."""
OPEN = Colour.hex("#a08c66")


def draw_dot(
    kit: SceneKit,
    target: Surface,
    state: TryState | None,
    at: tuple[int, int],
    radius: int,
    colour: Colour,
    ground: Colour = PAPER,
) -> None:
    """Draw the dot of a game on a day: full if it was won, a ring if it was played, small if it is open."""
    if state is None or state is TryState.WAITS:
        kit.paint.disc(target, at, max(1, radius // 2), OPEN)
        return
    kit.paint.disc(target, at, radius, colour)
    if state is not TryState.WON:
        kit.paint.disc(target, at, max(1, round(radius * 0.55)), ground)
