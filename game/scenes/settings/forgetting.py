"""Deleting all data of the program, which is asked about twice: `ask_to_forget(kit, stack)`."""

from __future__ import annotations

from dataclasses import fields
from functools import partial

from game.engine.problems import Phrase
from game.scenes.base.overlays.confirm_scene import ConfirmScene
from game.scenes.base.scene_stack import Stack
from game.store.deleting import delete_everything
from game.store.settings_file import Settings
from game.view.base.scene_kit import SceneKit


def ask_to_forget(kit: SceneKit, stack: Stack) -> None:
    """Ask whether everything is to be deleted, and then once more."""
    _ask(kit, stack, "first", partial(_ask, kit, stack, "second", partial(_forget, kit, stack)))


def _ask(kit: SceneKit, stack: Stack, which: str, yes: partial[None]) -> None:
    words = kit.words
    texts = [words(f"ui.forget.{which}-{part}") for part in ("title", "about", "yes")]
    answers = (texts[2], words("ui.forget.no"))
    stack.push(ConfirmScene(kit, stack, texts[0], texts[1], answers, yes))


def _forget(kit: SceneKit, stack: Stack) -> None:
    """Delete everything, and begin anew at the title."""
    if kit.par is not None:  # it would go on writing into its file
        kit.par.close()
        kit.par = None
    if kit.phones is not None:
        kit.phones.close()
    kit.phones = kit.party = None  # who is still here would be kept again
    trouble = delete_everything(kit.places)
    usual = Settings()
    for each in fields(Settings):
        setattr(kit.settings, each.name, getattr(usual, each.name))
    own = kit.settings
    kit.input.restore(own.keys, own.buttons, own.zones)
    kit.sound.as_wished(own.volumes, mono=own.mono)
    if kit.window.full_screen:
        kit.toggle_full_screen()
    if kit.words.language != kit.settings.language:
        kit.speak(kit.settings.language)
    kit.resize()
    stack.ways.title()
    stack.ways.notice(kit.words.phrase(trouble or Phrase("ui.forget.done")))
