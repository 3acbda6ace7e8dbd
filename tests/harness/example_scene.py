"""A puzzle about a scene, written by hand: a queen on a jack of her suit, for which another was called."""

from __future__ import annotations

from pathlib import Path

KINDS = (
    "no-match", "out-of-turn", "uncalled-spade", "too-slow", "question", "bad-word", "wrong-call",
    "false-statement", "wrong-accusation", "not-identical",
)  # fmt: skip
"""All that the table offers to be called out there."""
_REACHED = "\n".join(
    f'"accuse {seat} {kind}" = {int((seat, kind) == (3, "no-match"))}'
    for seat in (1, 2, 3, 4)
    for kind in KINDS
)
SCENE = f"""\
game = "callout"
seat = 0
asks = "catch"
answers = ["accuse 3 no-match"]
proof = "certain"
grade = "middle"
share = 0.5
worlds = 1
at = 7.5

[position]
hands = ["2D 9C KC", "5S 8D ?", "JH KH ?", "QH ? ?", "? ?"]
turn = 1
discard = "4D 5H"
draw = "?x40"

[[before]]
seat = 1
does = "play 5S"
at = 0.5

[[before]]
seat = 1
does = "call 5S"
at = 1.5

[[before]]
seat = 2
does = "play JH"
at = 2.5

[[before]]
seat = 2
does = "suit C"
at = 3.5

[[before]]
seat = 3
does = "play QH"
at = 5

[[before]]
seat = 2
does = "say I have 2 cards"
at = 6

[reached]
{_REACHED}

[from]
deal = 1
action = 1
"""
"""The spade has another suit than the card beneath, but its rank, and is called in time; the jack goes on
anything; what is said is true.
"""


def put_scene(folder: Path, text: str = SCENE, name: str = "001") -> Path:
    """Write it below a folder of puzzles; return its file."""
    path = folder / "callout" / f"{name}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path
