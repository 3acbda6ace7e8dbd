"""Notes what is written into pictures: `with written() as texts: …`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import pytest

from game.view.base.colours import Colour
from game.view.base.fonts import Fonts

_CLAUSE = re.compile(r"\b[A-Z]-\d+\b")
_KEY = re.compile(r"\b(?:[A-Z]|F\d{1,2})\b")
_VOWEL = re.compile(r"[aeiouyAEIOUY]")


@dataclass(slots=True)
class Written:
    """`texts` are the lines that were drawn, `cut` those whose end was left out for want of room."""

    texts: set[str] = field(default_factory=set)
    cut: set[str] = field(default_factory=set)

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
    text, cut = Fonts.text, Fonts.cut

    def noted_text(self: Fonts, line: str, size: float, face: str, colour: Colour) -> object:
        found.texts.add(line)
        return text(self, line, size, face, colour)

    def noted_cut(self: Fonts, line: str, size: float, face: str, width: int) -> str:
        short = cut(self, line, size, face, width)
        if short != line:
            found.cut.add(line)
        return short

    with patch.context() as patched:
        patched.setattr(Fonts, "text", noted_text)
        patched.setattr(Fonts, "cut", noted_cut)
        yield found
