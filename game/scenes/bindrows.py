"""The rows of all bindings, of keys or of a pad: `bind_rows(stage, Device.KEYS, changed)`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.scenes.bindrow import BindRow
from game.view.bindings import key_name
from game.view.input import Device
from game.view.stage import Stage


def action_name(stage: Stage, name: str) -> str:
    """What an action of the bindings is called."""
    key = f"ui.actions.{name.replace(' ', '_')}"
    return stage.words(key) if key in stage.words else name.capitalize()


def bind_rows(stage: Stage, device: Device, changed: Callable[[], None]) -> list[BindRow]:
    """A row for each action; the settings are brought up to date before `changed` is called."""
    words, bindings, settings = stage.words, stage.reader.bindings, stage.settings
    by_pad = device is Device.PAD
    rows: list[BindRow] = []

    def bind(place: int, name: str, code: int) -> None:
        if by_pad:
            other = bindings.bind_button(name, code)
            settings.buttons = bindings.kept_buttons
            what = words("ui.settings.bind.button")
            left = bindings.button_label(other)
        else:
            # Escape leaves everything as it was, where it is not already the key.
            if key_name(code) == bindings.key_label("back") and name != "back":
                return
            other = bindings.bind_key(name, code)
            settings.keys = bindings.kept_keys
            what = key_name(code)
            left = bindings.key_label(other)
        if other:
            key = "ui.settings.bind.exchanged" if left else "ui.settings.bind.taken"
            given = words("ui.settings.bind.button_too") if by_pad else left
            rows[place].help = words(
                key, what=what, other=action_name(stage, other), name=rows[place].label, left=given
            )
        changed()

    waiting = words(f"ui.settings.bind.{'press_button' if by_pad else 'press_key'}")
    texts = (waiting, words("ui.settings.bind.none"))
    confirm = bindings.key_label("confirm")
    help = words(f"ui.settings.bind.{'button_help' if by_pad else 'key_help'}", key=confirm)
    label = bindings.button_label if by_pad else bindings.key_label
    for place, name in enumerate(bindings.names):
        shown = partial(label, name)
        rows.append(
            BindRow(
                action_name(stage, name), device, shown, partial(bind, place, name), texts, help
            )
        )
    return rows
