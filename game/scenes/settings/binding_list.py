"""Rows for all bindings of the keys or of a pad: `bind_rows(kit, DeviceKind.KEYS, changed)`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.scenes.base.binding_names import action_name
from game.scenes.settings.binding_row import BindingRow
from game.show.devices import DeviceKind
from game.view.base.scene_kit import SceneKit


def bind_rows(kit: SceneKit, device: DeviceKind, changed: Callable[[], None]) -> list[BindingRow]:
    """A row for each action; the settings are brought up to date before `changed` is called."""
    words, reader, settings = kit.words, kit.input, kit.settings
    by_pad = device is DeviceKind.PAD
    bindings = reader.buttons if by_pad else reader.keys
    rows: list[BindingRow] = []

    def bind(place: int, name: str, code: int) -> None:
        if by_pad:
            other = bindings.bind(name, code)
            settings.buttons = bindings.kept
            what = words("ui.settings.bind.button")
        else:
            # Escape cancels, unless it is the key that is bound already.
            if reader.key_name(code) == bindings.label("back") and name != "back":
                return
            other = bindings.bind(name, code)
            settings.keys = bindings.kept
            what = reader.key_name(code)
        left = bindings.label(other)
        if other:
            key = "ui.settings.bind.exchanged" if left else "ui.settings.bind.taken"
            given = words("ui.settings.bind.button_too") if by_pad else left
            rows[place].help = words(
                key, what=what, other=action_name(kit, other), name=rows[place].label, left=given
            )
        changed()

    waiting = words(f"ui.settings.bind.{'press_button' if by_pad else 'press_key'}")
    texts = (waiting, words("ui.settings.bind.none"))
    confirm = reader.keys.label("confirm")
    help = words(f"ui.settings.bind.{'button_help' if by_pad else 'key_help'}", key=confirm)
    for place, name in enumerate(bindings.names):
        shown = partial(bindings.label, name)
        rows.append(
            BindingRow(
                action_name(kit, name), device, shown, partial(bind, place, name), texts, help
            )
        )
    return rows
