"""The phones of this program, made when somebody wants them: `phones_of(kit)`."""

from __future__ import annotations

import pygame

from game.phones.page_files import page_files
from game.phones.phones import Phones
from game.store.platform_folders import assets
from game.store.talk_options import load_talk
from game.view.base.scene_kit import SceneKit


def phones_of(kit: SceneKit) -> Phones:
    """Return the phones at this screen; none may come in yet unless they have been opened."""
    if kit.phones is None:
        kit.phones = Phones(
            lambda: kit.words,
            page_files(assets()),
            lambda: load_talk(kit.settings.language).lists["phrases"],
            _wake,
        )
    return kit.phones


def _wake() -> None:
    """Let the main loop look at once at what has arrived, whatever it waits for."""
    if pygame.display.get_init():
        pygame.event.post(pygame.event.Event(pygame.USEREVENT))
