"""What a pad has no button for at a table, in a panel: one button opens it, one more does what is wanted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.scenes.bindrows import action_name
from game.scenes.calling import Calling
from game.view.callpanel import CallPanel, Column, Item
from game.view.stage import Stage

COMMANDS = ("rules", "hint", "sort", "why")
ACROSS = 2


def open_more(stage: Stage, calling: Calling, do: Callable[[str], None]) -> None:
    """Open the panel; `do` is told the name of the command, or the verb of the call, that is chosen."""
    bindings = stage.reader.bindings
    verbs = [button.call.verb for button in calling.bar.buttons]
    names = [*COMMANDS, *(verb for verb in verbs if not bindings.button_label(verb))]

    def choose(name: str) -> None:
        calling.close()
        do(name)

    items = [Item(action_name(stage, name), "", partial(choose, name)) for name in names]
    deep = -(-len(items) // ACROSS)
    columns = [Column("", tuple(items[at : at + deep])) for at in range(0, len(items), deep)]
    title, question = stage.words("table.more"), stage.words("table.more_asked")
    calling.ask(CallPanel(stage, title, question, columns, calling.close))
