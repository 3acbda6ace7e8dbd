"""Scripts for the pictures of taking back: what was taken back, why nothing can be, and practice."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.engine.verbs import PLAY
from game.scenes.table.table_scene import TableScene
from game.session.plan import TakingBack
from game.tools.offscreen import Offscreen
from game.tools.shot_scripts import in_turn, plan, play_until, press, rest, sit_down

PLAYERS = 4


def _turn_to_play(game: str, room: Offscreen, back: TakingBack) -> TableScene:
    """Sit down at a table and wait for a later turn at which a card can be played."""
    scene = sit_down(room, replace(plan(game, PLAYERS), taking_back=back))

    def reached() -> bool:
        later = len(scene.host.match.log) > 2 * PLAYERS
        return later and in_turn(scene) and bool(scene.shown.local.viewpoint.legal_cards)

    play_until(room, scene, reached)
    rest(room, scene)
    return scene


def taken_back(game: str, room: Offscreen) -> None:
    """A card was played and is in the hand again."""
    scene = _turn_to_play(game, room, TakingBack.ALLOWED)
    seen = scene.shown.local.viewpoint
    seen.do(next(each for each in seen.observation.legal if each.verb == PLAY.word))
    press(room, pygame.K_z)
    rest(room, scene)


def too_late(game: str, room: Offscreen) -> None:
    """It was asked to take back what others have played on."""
    scene = _turn_to_play(game, room, TakingBack.ALLOWED)
    press(room, pygame.K_z)
    rest(room, scene)


def practice(game: str, room: Offscreen) -> None:
    """All hands are seen."""
    _turn_to_play(game, room, TakingBack.PRACTICE)
