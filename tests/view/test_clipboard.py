"""What other programs put onto the clipboard, or what cannot be put there, raises nothing."""

from __future__ import annotations

import ctypes

import pygame
import pytest

from game.tools.tour.virtual_pad import _library
from game.view.input.clipboard import copy_text, pasted_text


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()


def test_bytes_that_are_no_text_are_none() -> None:
    """SDL hands on whatever another program has put there."""
    sdl = _library()
    sdl.SDL_SetClipboardText.argtypes = [ctypes.c_char_p]
    assert sdl.SDL_SetClipboardText(b"na\xefve") == 0
    assert pasted_text() == ""
    assert sdl.SDL_SetClipboardText("naïve".encode()) == 0
    assert pasted_text() == "naïve"


@pytest.mark.parametrize("text", ["\ud800", "a\0b"])
def test_what_no_clipboard_holds_is_not_copied(text: str) -> None:
    assert not copy_text(text)
    assert copy_text("Ada")
    assert pasted_text() == "Ada"
