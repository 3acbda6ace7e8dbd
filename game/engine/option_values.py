"""The values that a game's options may have."""

from __future__ import annotations

from typing import TypeAlias

Value: TypeAlias = bool | int | str | tuple[str, ...]
LONGEST_SET = 400
"""Letters of the line of text that says a set of them, at most."""
