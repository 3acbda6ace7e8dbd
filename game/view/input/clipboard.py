"""The clipboard of the system: `copy_text` and `pasted_text`."""

from __future__ import annotations

import pygame

LONGEST = 16 << 20
"""Letters of a text that is pasted; of a longer one nothing is taken."""


def copy_text(text: str) -> bool:
    """Put a text onto the clipboard; return whether that was done."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, ValueError):  # it has half of a letter, or a zero
        return False
    return True


def pasted_text() -> str:
    """Return the text on the clipboard; "" if there is none."""
    try:
        text = pygame.scrap.get_text()
    except (pygame.error, UnicodeDecodeError):  # another program may put there what is no UTF-8
        return ""
    return text if len(text) <= LONGEST else ""
