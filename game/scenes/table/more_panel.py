"""A panel with the commands and calls that have no button or key of their own on a pad or in a zone of keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.scenes.base.binding_names import action_name
from game.scenes.table.call_controls import CallControls
from game.view.base.scene_kit import SceneKit
from game.view.calls.call_panel import CallPanel
from game.view.calls.panel_items import Grid, Item

COMMANDS = ("rules", "hint", "sort", "why", "moves")
IN_ZONES = ("together",)
"""What else zones of keys have no key for."""
ACROSS = 2


def open_more(kit: SceneKit, calling: CallControls, do: Callable[[str], None]) -> None:
    """Open the panel; `do` is called with the name of the chosen command, or the verb of the chosen call."""
    keycaps = calling.view.keycaps
    verbs = [button.verb for button in calling.bar.buttons]
    wanted = [*IN_ZONES, *verbs] if keycaps.by_zone else verbs
    local = calling.local
    back = ["undo"] if local.takes_back else []
    known = [name for name in COMMANDS if name != "hint" or local.gives_hints]
    names = [*known, *back, *(name for name in wanted if not keycaps(name))]

    def choose(name: str) -> None:
        calling.close()
        do(name)

    items = [Item(action_name(kit, name), "", partial(choose, name)) for name in names]
    title, question = kit.words("table.more"), kit.words("table.more_asked")
    calling.ask(CallPanel(kit, title, question, items, Grid(ACROSS), calling.close))
