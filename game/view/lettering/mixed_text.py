"""Lines of text that one font cannot draw alone: other scripts, emoji, and what runs from right to left.

A line is laid out in pieces from left to right, each of one font and one direction. Its height is that of its
own font; emoji are scaled to it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias
from unicodedata import category

import pygame
from pygame import Surface

from game.view.lettering.fallback_fonts import (
    JOINERS,
    FallbackFonts,
    FontFile,
    letters_of,
    points_of,
)
from game.view.lettering.text_runs import ISOLATES, Run, turns, visual_runs
from game.words.people_texts import MISSING, clusters, script_of

Ink: TypeAlias = tuple[int, int, int]
"""A colour: red, green and blue, of 255 each."""
WIDEST = 1 << 14
"""Real pixels of the widest picture of a line; no window is as wide."""
MEANT = ISOLATES | {chr(point) for point in JOINERS}
"""Characters that are not seen, and say how others are drawn."""
PICTURE = 1.15
"""The height of an emoji, as a share of the size of the letters."""
RAISED = 0.9
"""The share of an emoji that is above the line on which letters stand."""
SMALLER = {"arabic.ttf": 0.84}
"""Fonts whose letters reach further down than those of others: the share of the size that they are drawn at."""
NO_SCRIPT = "Zyyy"
"""What Unicode calls the script of signs that belong to none."""
BOX, LINE = 0.62, 0.07
"""The width of what stands for a letter that cannot be shown, and of its line, as shares of the size."""


class Lettering(NamedTuple):
    """How a line is written: its own font, the size in real pixels, the files of fonts to try, its own first.

    A space is `wider` by so many pixels than the font has it.
    """

    font: pygame.font.Font
    px: int
    files: Sequence[FontFile]
    wider: int


class _Piece(NamedTuple):
    """Letters of one font, whose width in real pixels is known; `file` is None for the line's own font."""

    text: str
    file: FontFile | None
    backwards: bool
    width: int


class MixedText:
    """Measures and draws lines; the fonts for all letters are looked for once."""

    def __init__(self) -> None:
        self._fallbacks = FallbackFonts()

    def is_needed(self, text: str, files: Sequence[FontFile]) -> bool:
        """Return whether the font alone, the first of these, cannot draw a text."""
        if text.isascii():
            return False
        return turns(text) or not frozenset(map(ord, text)) <= letters_of(files[0].path)

    def width(self, text: str, lettering: Lettering) -> int:
        """Return the width of a line, in real pixels."""
        return sum(piece.width for piece in self._pieces(text, lettering))

    def picture(self, text: str, lettering: Lettering, ink: Ink) -> Surface:
        """Return a line as a picture; what no font has is left out."""
        pieces = self._pieces(text, lettering)
        wide = min(max(1, sum(each.width for each in pieces)), WIDEST)
        whole = Surface((wide, lettering.font.get_height()), pygame.SRCALPHA)
        x = 0
        for piece in pieces:
            drawn, y = self._drawn(piece, lettering, ink)
            if drawn is not None:
                whole.blit(drawn, (x, y))
            x += piece.width
            if x >= wide:
                break
        return whole

    def _pieces(self, text: str, lettering: Lettering) -> list[_Piece]:
        """Return the pieces of a line from left to right; a line of which nothing is seen has MISSING."""
        pieces: list[_Piece] = []
        for run in visual_runs(text):
            parts = list(self._parts(run, lettering))
            pieces += [
                self._measured(part, file, run.backwards, lettering)
                for part, file in (reversed(parts) if run.backwards else parts)
            ]
        if text and not any(piece.width for piece in pieces):
            return [self._measured(MISSING, None, False, lettering)]
        return pieces

    def _parts(self, run: Run, lettering: Lettering) -> Iterator[tuple[str, FontFile | None]]:
        """Yield the letters of a run that have one font, joined; each emoji by itself."""
        joined, of = "", None
        for letter in clusters(run.text):
            if joined and of is not None and _stays(letter, of):
                joined += letter
                continue
            drawn, file = self._font_of(letter, lettering, run.backwards)
            if not drawn:
                continue
            if joined and (file != of or MISSING in (drawn, joined) or _is_picture(file)):
                yield joined, of
                joined = ""
            joined, of = joined + drawn, file
        if joined:
            yield joined, of

    def _font_of(
        self, letter: str, lettering: Lettering, backwards: bool
    ) -> tuple[str, FontFile | None]:
        """Return what is drawn of a letter, and with which font; "" for what no font has."""
        own, *others = lettering.files
        if letter == MISSING:
            return letter, None
        if (
            backwards and category(letter[0])[0] == "P"
        ):  # which is turned round with the letters there
            return letter, self._fallbacks.find(letter)
        if "\ufe0f" not in letter and points_of(letter) <= letters_of(own.path):
            return letter, None
        for drawn in (letter, letter[0]):
            if "\ufe0f" not in drawn:
                for file in others:
                    if points_of(drawn) <= letters_of(file.path):
                        return drawn, file
            found = self._fallbacks.find(drawn)
            if found is not None:
                return drawn, found
            if points_of(drawn) <= letters_of(own.path):
                return drawn, None
        unseen = ord(letter[0]) in JOINERS or letter in ISOLATES
        return ("", None) if unseen or category(letter[0])[0] not in "LN" else (MISSING, None)

    def _font(
        self, text: str, file: FontFile | None, backwards: bool, lettering: Lettering
    ) -> pygame.font.Font:
        """Return the font of a piece, which draws in its direction; in the line's own nothing runs back."""
        if file is None:
            return lettering.font
        font = self._fallbacks.font(
            file, max(1, round(lettering.px * SMALLER.get(file.path.name, 1)))
        )
        font.set_direction(pygame.DIRECTION_RTL if backwards else pygame.DIRECTION_LTR)
        # Without letters of one it has that of no script, and not the one that was drawn before.
        font.set_script(script_of(text) or NO_SCRIPT)
        return font

    def _measured(
        self, text: str, file: FontFile | None, backwards: bool, lettering: Lettering
    ) -> _Piece:
        if text == MISSING:
            return _Piece(text, None, False, round(lettering.px * BOX))
        font = self._font(text, file, backwards, lettering)
        wide, high = font.size(text)
        if _is_picture(file):
            wide = round(wide * lettering.px * PICTURE / max(1, high))
        elif not backwards:
            wide += lettering.wider * text.count(" ")
        return _Piece(text, file, backwards, wide)

    def _drawn(self, piece: _Piece, lettering: Lettering, ink: Ink) -> tuple[Surface | None, int]:
        """Return the picture of a piece, None if nothing is seen of it, and how far down in the line it is."""
        own = lettering.font
        if piece.text == MISSING:
            box = _box(lettering.px, ink)
            return box, own.get_ascent() - box.get_height()
        font = self._font(piece.text, piece.file, piece.backwards, lettering)
        if not font.size(piece.text)[0]:
            return None, 0
        if _is_picture(piece.file):
            high = round(lettering.px * PICTURE)
            drawn = font.render(piece.text, True, ink)
            scaled = pygame.transform.smoothscale(drawn, (max(1, piece.width), high))
            return scaled, own.get_ascent() - round(high * RAISED)
        down = own.get_ascent() - font.get_ascent()
        if lettering.wider and " " in piece.text and not piece.backwards:
            return words_apart(font, piece.text, lettering.wider, ink), down
        return font.render(piece.text, True, ink), down


def _is_picture(file: FontFile | None) -> bool:
    return file is not None and file.pictures


def _box(px: int, ink: Ink) -> Surface:
    """Return what stands for a letter that cannot be shown."""
    wide, line = round(px * BOX), max(1, round(px * LINE))
    box = Surface((wide, wide), pygame.SRCALPHA)
    pygame.draw.rect(box, ink, box.get_rect().inflate(-2 * line, 0), line)
    return box


def _stays(letter: str, file: FontFile) -> bool:
    """Return whether a blank, or punctuation, stands between letters in their font."""
    neutral = category(letter[0])[0] in "ZP"
    return neutral and not file.pictures and points_of(letter) <= letters_of(file.path)


def words_apart(font: pygame.font.Font, text: str, more: int, ink: Ink) -> Surface:
    """Return one line of text whose spaces are `more` pixels wider than the font has them."""
    wide, high = font.size(text)
    whole = Surface((wide + more * text.count(" "), high), pygame.SRCALPHA)
    start = 0
    for place, word in enumerate(text.split(" ")):
        if font.size(word)[0]:  # what has no width cannot be drawn
            x = font.size(text[:start])[0] + place * more
            whole.blit(font.render(word, True, ink), (x, 0))
        start += len(word) + 1
    return whole
