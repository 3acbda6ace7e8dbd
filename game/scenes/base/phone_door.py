"""The phones of this program, made when somebody wants them: `phones_of(kit)`."""

from __future__ import annotations

from functools import partial

import pygame

from game.phones.page_files import page_files
from game.phones.phones import Phones
from game.scenes.base.at_table.offer_panels import spoken_talk
from game.show.devices import Device
from game.store.platform_folders import assets
from game.view.base.scene_kit import SceneKit


def phones_of(kit: SceneKit) -> Phones:
    """Return the phones at this screen; none may come in yet unless they have been opened."""
    if kit.phones is None:
        kit.phones = Phones(
            lambda: kit.words,
            page_files(assets()),
            lambda: spoken_talk(kit).lists["phrases"],
            _wake,
        )
        kit.phones.cloth = partial(_cloth, kit)
    return kit.phones


def is_here(kit: SceneKit, device: Device) -> bool:
    """Return whether a device can be played with now: a phone that is connected, a pad that is plugged in."""
    if device.is_phone:
        return kit.phones is not None and kit.phones.is_here(device.number)
    pads = kit.input.pads
    return not device.is_pad or (device in pads.devices and not pads.is_gone(device))


def _cloth(kit: SceneKit, game: str) -> list[str]:
    """Return the colours of the cloth on which a game is played."""
    tones = kit.theme_of(game).palette.cloth
    return [tone.rgb for tone in (tones.pool, tones.middle, tones.far)]


def _wake() -> None:
    """Let the main loop look at once at what has arrived, whatever it waits for."""
    if pygame.display.get_init():
        pygame.event.post(pygame.event.Event(pygame.USEREVENT))
