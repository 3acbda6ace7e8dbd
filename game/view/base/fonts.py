"""Fonts and rendered text: `fonts.text("Jun", 24, BOLD, LIGHT)` is a picture, `fonts.width(...)` its width.

Sizes are in design pixels and converted by `Space.text_px`, so that text follows the player's text scale and is
never too small. Manrope is used for text; Fredoka One for counts, names of games and titles.

A text may be anything at all, as may what somebody has said: of what cannot be drawn nothing is seen.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Final
from unicodedata import category

import pygame
from pygame import Surface

from game.engine.problems import Phrase
from game.files.reading import LARGEST_PICTURE, AssetError, Unreadable, read_bytes, unreadable
from game.view.base.colours import Colour
from game.view.base.picture_pool import PicturePool
from game.view.base.space import Space
from game.view.lettering.fallback_fonts import FontFile
from game.view.lettering.font_coverage import is_whole
from game.view.lettering.mixed_text import MEANT, WIDEST, Lettering, MixedText, words_apart
from game.view.lettering.text_runs import ISOLATES, whole_parts
from game.words.line_breaks import letters_of, lines_of, reach, unbreakable

MEDIUM: Final = "Manrope-Medium"
SEMIBOLD: Final = "Manrope-SemiBold"
BOLD: Final = "Manrope-Bold"
EXTRABOLD: Final = "Manrope-ExtraBold"
TITLE: Final = "FredokaOne-Regular"

FONTS_KEPT = 64
"""Faces at sizes that are kept ready: a table needs about twenty, fitting a text tries many."""
WIDTHS_KEPT = 8192
"""Widths of texts that are remembered: pictures that are drawn every frame ask for the same ones."""
LONG = 512
"""Letters of a text from which on its width is not remembered."""
MOST_LETTERS = 4096
"""Characters of a line that are looked at. No line that is seen has so many."""
SMALL, SPACE = 17, 0.25
"""The size in real pixels up to which a space is at least so wide, as a share of the size: that of Manrope is
narrow, and rounded down to whole pixels it would let words run together."""

_PACKAGES = {"Manrope": "font_manrope", "FredokaOne": "font_fredoka_one"}


@cache
def font_file(face: str) -> Path:
    """The file of a face; AssetError if its package is not installed."""
    package = _PACKAGES[face.partition("-")[0]]
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise AssetError(Phrase("problem.file-font", package=package.replace("_", "-")))
    return Path(spec.submodule_search_locations[0], "files", f"{face}.ttf")


@cache
def _face(face: str) -> bytes:
    """A face's file; AssetError if it is not whole.

    All sizes share it: a font that is given a path keeps a file open of its own.
    """
    file = font_file(face)
    try:
        data = read_bytes(file, limit=LARGEST_PICTURE)
        if not is_whole(data):
            raise unreadable("damaged")
    except Unreadable as error:
        raise AssetError(Phrase("problem.file-face", file=str(file), reason=error.phrase)) from None
    return data


@cache
def _files(face: str) -> tuple[FontFile, ...]:
    """The files that a face's letters are looked for in: that of titles has fewer than that of texts."""
    faces = (face, EXTRABOLD) if face == TITLE else (face,)
    return tuple(FontFile(font_file(each), pictures=False) for each in faces)


class Fonts:
    """Fonts by face and size, and a cache of rendered texts."""

    def __init__(self, space: Space, pool: PicturePool | None = None) -> None:
        pygame.font.init()
        self.space = space
        self._fonts: OrderedDict[tuple[str, int], pygame.font.Font] = OrderedDict()
        self._widths: dict[tuple[str, int, str], int] = {}
        self._heights: dict[tuple[float, str], int] = {}
        self._spaces: dict[tuple[int, str], int] = {}
        self._letters: dict[tuple[int, str], tuple[int, int, int]] = {}
        self._mixed = MixedText()
        self._texts = (PicturePool() if pool is None else pool).shelf()

    def resize(self, space: Space) -> None:
        """Take over another space, in which sizes are other numbers of pixels."""
        self.space = space
        self._fonts.clear()
        self._widths.clear()
        self._heights.clear()

    def font(self, size: float, face: str = SEMIBOLD) -> pygame.font.Font:
        """Return the font of a face at a design size, or at the least readable size if that is larger."""
        return self._font(self.space.text_px(size), face)

    def _font(self, px: int, face: str) -> pygame.font.Font:
        found = self._fonts.get((face, px))
        if found is None:
            found = self._fonts[face, px] = pygame.font.Font(BytesIO(_face(face)), px)
            if len(self._fonts) > FONTS_KEPT:
                self._fonts.popitem(last=False)
        else:
            self._fonts.move_to_end((face, px))
        return found

    def text(
        self, text: str, size: float, face: str, colour: Colour, px: int | None = None
    ) -> Surface:
        """One line of text as a picture, cached; of `px` real pixels if that is given."""
        px = self.space.text_px(size) if px is None else px
        text = text[:MOST_LETTERS]
        key = (text, px, face, colour)
        return self._texts.get(key, lambda: self._render(text, px, face, colour))

    def _render(self, text: str, px: int, face: str, colour: Colour) -> Surface:
        font, more = self._font(px, face), self._wider_space(px, face)
        text, ink = self._drawn(text, px, face), (colour.r, colour.g, colour.b)
        if self._mixed.is_needed(text, _files(face)):
            picture = self._mixed.picture(text, self._lettering(px, face), ink)
        else:
            if len(text) * 2 * px > WIDEST:
                text = text[: reach(text, 0, lambda part: font.size(part)[0] <= WIDEST)]
            if more and " " in text:
                picture = words_apart(font, text, more, ink)
            else:
                picture = font.render(text, True, ink)
        if colour.a != 255:
            picture.set_alpha(colour.a)
        return picture

    def width(self, text: str, size: float, face: str = SEMIBOLD) -> int:
        """Return the width of a line of text, in real pixels."""
        return self.real_width(text, self.space.text_px(size), face)

    def real_width(self, text: str, px: int, face: str) -> int:
        """Return the width of a line of text of `px` real pixels, which is measured once."""
        if len(text) > LONG:
            return self._measured(text, px, face)
        key = (text, px, face)
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) >= WIDTHS_KEPT:
                self._widths.clear()
            found = self._widths[key] = self._measured(text, px, face)
        return found

    def _measured(self, text: str, px: int, face: str) -> int:
        text = self._drawn(text[:MOST_LETTERS], px, face)
        if self._mixed.is_needed(text, _files(face)):
            return self._mixed.width(text, self._lettering(px, face))
        return self._font(px, face).size(text)[0] + text.count(" ") * self._wider_space(px, face)

    def _drawn(self, text: str, px: int, face: str) -> str:
        """Return what is drawn of a text; a blank if nothing is, for nothing cannot be drawn."""
        if text.isascii() and text.isprintable():
            return text
        text = seen(text)
        return text if self._font(px, face).size(text)[0] else " "

    def _lettering(self, px: int, face: str) -> Lettering:
        return Lettering(self._font(px, face), px, _files(face), self._wider_space(px, face))

    def _wider_space(self, px: int, face: str) -> int:
        """By how many pixels a space is wider than the font has it, so that words stay apart in small text."""
        key = (px, face)
        found = self._spaces.get(key)
        if found is None:
            lack = round(px * SPACE) - self._font(px, face).size(" ")[0]
            found = self._spaces[key] = max(0, lack) if px <= SMALL else 0
        return found

    def height(self, size: float, face: str = SEMIBOLD) -> int:
        """Return the height of a line, in real pixels."""
        key = (size, face)
        found = self._heights.get(key)
        if found is None:
            if len(self._heights) >= WIDTHS_KEPT:
                self._heights.clear()
            found = self._heights[key] = self.font(size, face).get_linesize()
        return found

    def feet(self, size: float, face: str) -> int:
        """Return how far below the top of a line its letters stand, in real pixels."""
        return self.font(size, face).get_ascent()

    def line_height(self, px: int, face: str) -> int:
        """Return the height of a line of text of `px` real pixels, in real pixels."""
        return self._font(px, face).get_linesize()

    def letters(self, px: int, face: str) -> tuple[int, int, int]:
        """Return how far below the top of a line (real pixels) its letters begin, their feet and tails are."""
        key = (px, face)
        found = self._letters.get(key)
        if found is None:
            font = self._font(px, face)
            feet = font.get_ascent()
            high, low = (font.metrics(letter)[0] for letter in ("l", "p"))
            tops, tails = feet - (high[3] if high else feet), feet - (low[2] if low else 0)
            found = self._letters[key] = tops, feet, tails
        return found

    def wrap(
        self, text: str, size: float, face: str, width: int, *, most: int | None = None
    ) -> list[str]:
        """The text in lines no wider than `width` real pixels; a longer word is broken.

        Of more than `most` lines the last that is left ends in an ellipsis.
        """
        px = self.space.text_px(size)
        lines: list[str] = []
        for paragraph in text.split("\n"):
            lines += lines_of(
                paragraph.strip(), lambda line: self._measured(line, px, face) <= width
            )
        if most is not None and len(lines) > most:
            lines[most - 1 :] = [self.cut("".join(lines[most - 1 :]), size, face, width)]
        lines = [line.rstrip() for line in lines]
        return lines if ISOLATES.isdisjoint(text) else whole_parts(lines)

    def least_width(self, text: str, size: float, face: str) -> int:
        """The width of the longest word, in real pixels."""
        px = self.space.text_px(size)
        parts = (part.rstrip() for part in unbreakable(text))
        return max((self._measured(part, px, face) for part in parts), default=0)

    def balanced(self, text: str, size: float, face: str, width: int) -> list[str]:
        """As `wrap`, in as many lines, but all of about the same length: for text in the middle."""
        lines = self.wrap(text, size, face, width)
        low, high = width // 2, width
        least = self.least_width(text, size, face)
        while high - low > 4 and len(lines) > 1:
            middle = (low + high) // 2
            narrower = self.wrap(text, size, face, middle)
            if len(narrower) == len(lines) and middle >= least:
                high = middle
            else:
                low = middle
        return self.wrap(text, size, face, high)

    def fitted(self, text: str, size: float, face: str, width: int) -> float:
        """The largest design size up to `size` at which the line is no wider than `width` pixels."""
        while size > 18 and self.width(text, size, face) > width:
            size -= 1
        return size

    def squeezed(self, texts: Sequence[str], size: float, face: str, width: int) -> int:
        """The largest size up to `size`, in real pixels, at which no line is wider than `width` pixels.

        Unlike `fitted` it may undo the player's wish for large text, as far as all can still be read: for names
        that have this one place.
        """
        px = self.space.text_px(size)
        while px > self.space.least_px and any(
            self.real_width(each, px, face) > width for each in texts
        ):
            px -= 1
        return px

    def cut(self, text: str, size: float, face: str, width: int) -> str:
        """The text, its end replaced by an ellipsis if it is wider than `width` pixels.

        A number at its end, by which names like "Player 8" differ, stays if it has room.
        """
        if self.width(text, size, face) <= width:
            return text
        px, end = self.space.text_px(size), "…"
        letters = letters_of(text[:MOST_LETTERS])
        digits = len(text) - len(text.rstrip("0123456789"))
        number = text[-digits - 1 :] if digits else ""  # with the space before it
        if self._measured("".join(letters[:1]) + end + number, px, face) <= width:
            letters, end = letters_of(text[: len(text) - len(number)][:MOST_LETTERS]), end + number
        kept = reach(letters, 0, lambda part: self._measured(part + end, px, face) <= width)
        return "".join(letters[:kept]).rstrip() + end


def seen(text: str) -> str:
    """Return what is seen of a text: nothing of controls, and blanks for blanks of all kinds."""
    return text if text.isprintable() else "".join(map(_seen, text))


def _seen(letter: str) -> str:
    """Return a character that can be drawn, a blank for one of another kind, or nothing."""
    kind = category(letter)
    if letter.isspace():
        return letter if kind == "Zs" else " "
    return "" if kind[0] == "C" and letter not in MEANT else letter
