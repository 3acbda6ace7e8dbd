"""Numbers of things in the reports of commands."""

from __future__ import annotations


def counted(number: int, one: str) -> str:
    """Return a number with the name of what it counts: "1 match", "2 matches"."""
    if number == 1:
        return f"1 {one}"
    return f"{number} {one}es" if one.endswith(("ch", "sh", "s")) else f"{number} {one}s"
