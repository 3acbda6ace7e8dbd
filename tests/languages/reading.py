"""Notes what is written into pictures: `with written() as texts: …`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from pygame import Rect, Surface

from game.view.base.fonts import Fonts
from game.view.base.paint import Paint

_CLAUSE = re.compile(r"\b[A-Z]-\d+\b")
_KEY = re.compile(r"\b(?:[A-Z]|F\d{1,2})\b")
_VOWEL = re.compile(r"[aeiouyAEIOUY]")


@dataclass(slots=True)
class Written:
    """`texts` are the lines that were drawn, `cut` those whose end was left out for want of room.

    What was cut to find out how much room there is, and drawn otherwise, is not among them. `outside` are
    those that reach over an edge of the window; the rows of a list that is scrolled may reach over its top and
    bottom.
    """

    texts: set[str] = field(default_factory=set)
    outside: set[str] = field(default_factory=set)
    shortened: dict[str, str] = field(default_factory=dict)

    @property
    def cut(self) -> set[str]:
        """The whole lines of which only the beginning was drawn."""
        return {whole for short, whole in self.shortened.items() if short in self.texts}

    def foreign(self, allowed: set[str]) -> set[str]:
        """The lines with a word that is not of the test language, in which every vowel has an accent."""
        return {
            text
            for text in self.texts
            if any(
                _VOWEL.search(word) and word not in allowed
                for word in re.findall(r"[^\W\d_]+", _KEY.sub("", _CLAUSE.sub("", text)))
            )
        }


@contextmanager
def written(patch: pytest.MonkeyPatch) -> Iterator[Written]:
    """Everything that is drawn or cut meanwhile."""
    found = Written()
    text, cut, place = Fonts.text, Fonts.cut, Paint.text

    def noted_text(self: Fonts, line: str, *how: Any) -> object:
        found.texts.add(line)
        return text(self, line, *how)

    def noted_cut(self: Fonts, line: str, size: float, face: str, width: int) -> str:
        short = cut(self, line, size, face, width)
        if short != line:
            found.shortened[short] = line
        return short

    def noted_place(self: Paint, target: Surface, line: str, *how: Any, **more: Any) -> Rect:
        rect = place(self, target, line, *how, **more)
        whole = target.get_clip() == target.get_rect()
        at = rect.move(target.get_abs_offset())
        if not 0 <= at.left <= at.right <= self.space.width or (
            whole and not 0 <= at.top <= at.bottom <= self.space.height
        ):
            found.outside.add(line)
        return rect

    with patch.context() as patched:
        patched.setattr(Paint, "text", noted_place)
        patched.setattr(Fonts, "text", noted_text)
        patched.setattr(Fonts, "cut", noted_cut)
        yield found
