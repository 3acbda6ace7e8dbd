"""Panels at a table: of the commands and calls that a pad or a zone of keys has nothing for, and of faces."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.scenes.base.at_table.making_faces import face_items, may_make_faces
from game.scenes.base.binding_names import action_name
from game.scenes.table.call_controls import CallControls
from game.view.base.scene_kit import SceneKit
from game.view.calls.call_panel import CallPanel
from game.view.calls.panel_items import Grid, Item

COMMANDS = ("rules", "hint", "sort", "why", "moves")
IN_ZONES = ("together",)
"""What else zones of keys have no key for."""
FACE = "face"
"""The command that asks which face its person makes."""
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


def open_faces(kit: SceneKit, calling: CallControls) -> None:
    """Ask which face the person makes at the others, if one may be made now."""
    local = calling.local
    if not may_make_faces(local):
        kit.sound.play("refuse")
        return

    own = local.viewpoint.host.plan.seats[local.seat].portrait

    def choose(make: Callable[[], None]) -> None:
        calling.close()
        make()

    items = [
        Item(each.label, str(number), partial(choose, each.act), portrait=each.portrait)
        for number, each in enumerate(face_items(kit, local, own), 1)
    ]
    calling.ask(
        CallPanel(kit, kit.words("table.make_face"), "", items, Grid(ACROSS), calling.close)
    )
