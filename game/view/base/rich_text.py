"""Wrapping and drawing of rich text: words with shapes of suits between them, and some heavier words.

`lines = wrap(kit, text, size, width)`, then `draw(kit, target, line, at, ...)`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import TypeAlias

from pygame import Surface

from game.view.base.colours import Colour
from game.view.base.fonts import EXTRABOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.base.suit_styles import SUITS, suits
from game.view.lettering.text_runs import END, ISOLATES, turns, visual_order
from game.words.line_breaks import pieces, unbreakable
from game.words.marks import BOLD, MARK, PLAIN


@dataclass(frozen=True, slots=True)
class Word:
    """One word, or the shape of a suit (`suit` is its letter).

    `blank` says whether a blank comes after it; one `tied` to the next is in the same line. One `within` a
    heavier name has more of that name after its blank. `part` is the number of the part that it belongs to,
    set apart for its direction of writing; 0 for none.
    """

    text: str
    heavy: bool
    suit: str = ""
    tied: bool = False
    blank: bool = True
    within: bool = False
    part: int = 0


_UNSEEN = frozenset((BOLD, PLAIN)) | ISOLATES

Line: TypeAlias = tuple[Word, ...]


def parse(text: str) -> list[Word]:
    """The words of a rich text; a mark that belongs to nothing, as at its end, is left out."""
    words: list[Word] = []
    heavy, run = False, list[str]()
    part = parts_begun = 0

    def end(tied: bool, within: bool = False) -> None:
        *pieces_, last = unbreakable("".join(run)) or [""]
        words.extend(Word(piece, heavy, blank=False, part=part) for piece in pieces_)
        if last:
            words.append(Word(last, heavy, tied=tied, blank=not tied, within=within, part=part))
        run.clear()

    place = 0
    while place < len(text):
        letter = text[place]
        if letter == MARK:
            if text[place + 1 : place + 2] in SUITS:
                end(True)
                words.append(Word("", heavy, suit=text[place + 1]))
                place += 1
        elif letter in (BOLD, PLAIN):
            end(letter == PLAIN and _goes_on(text, place))
            heavy = letter == BOLD
        elif letter in ISOLATES:
            end(_goes_on(text, place))
            if letter == END:
                part = 0
            else:
                part = parts_begun = parts_begun + 1
        elif letter == " ":
            end(False, within=heavy)
        else:
            run.append(letter)
        place += 1
    end(False)
    return words


def _goes_on(text: str, place: int) -> bool:
    """Whether something but a blank comes next after a mark, and others with it."""
    while place < len(text) and text[place] in _UNSEEN:
        place += 1
    return place < len(text) and text[place] != " "


def wrap(kit: SceneKit, text: str, size: float, width: int, beside: int = 0) -> list[Line]:
    """The text in lines no wider than `width` real pixels; a line of the text begins one as well.

    A word that is wider is broken. What a word is tied to, as its full stop, may stand over the edge.
    So many pixels stay free `beside` the first line, unless its first word needs them.
    """
    first, *others = text.split("\n")
    lines = _wrap(kit, first, size, width, beside)
    return lines + [line for each in others for line in _wrap(kit, each, size, width)]


def _wrap(kit: SceneKit, text: str, size: float, width: int, beside: int = 0) -> list[Line]:
    lines: list[Line] = []
    line: list[Word] = []
    used = 0
    for word in _broken(kit, parse(text), size, width):
        wide = _width(kit, word, size)
        joined = bool(line) and line[-1].tied
        blank = _after(kit, line[-1], size) if line else 0
        most = width if lines else width - beside
        if line and not joined and used + blank + wide > most:
            # A shape stays with the word it belongs to, and a name whole, if it does not fill the line.
            start = len(line)
            while start and (line[start - 1].suit or line[start - 1].within):
                start -= 1
            start = start or len(line)
            used = sum(_width(kit, each, size) + _after(kit, each, size) for each in line[start:])
            if used + wide > width:
                start, used = len(line), 0
            lines.append(tuple(line[:start]))
            line = line[start:]
            blank = 0
        line.append(word)
        used += blank + wide
    if line:
        lines.append(tuple(line))
    return lines


def _broken(kit: SceneKit, words: Iterable[Word], size: float, width: int) -> list[Word]:
    """The words, those that are too wide for a line in pieces, to which nothing is tied."""
    found: list[Word] = []
    for word in words:
        if word.suit or _width(kit, word, size) <= width:
            found.append(word)
            continue
        if found and found[-1].tied:
            found[-1] = replace(found[-1], tied=False)
        *parts, last = pieces(word.text, partial(_fits, kit, word, size, width))
        whole = replace(word, tied=False, blank=False, within=False)
        found += [replace(whole, text=part) for part in parts]
        found.append(replace(word, text=last))
    return found


def _fits(kit: SceneKit, word: Word, size: float, width: int, part: str) -> bool:
    return _width(kit, replace(word, text=part), size) <= width


def whole(kit: SceneKit, text: str, size: float, width: int) -> bool:
    """Return whether no word has to be broken in lines no wider than `width` real pixels."""
    return all(word.suit or _width(kit, word, size) <= width for word in parse(text))


def line_width(kit: SceneKit, line: Line, size: float) -> int:
    """How wide a line is, in real pixels."""
    wide = 0
    for place, word in enumerate(line):
        wide += _width(kit, word, size)
        if place < len(line) - 1:
            wide += _after(kit, word, size)
    return wide


def draw(
    kit: SceneKit,
    target: Surface,
    line: Line,
    at: tuple[int, int],
    size: float,
    colour: Colour,
    heavy: Colour | None = None,
    on_paper: bool = False,
) -> None:
    """Draw a line with its top left at a point; heavier words may have a colour of their own."""
    x, y = at
    height = kit.fonts.height(size, SEMIBOLD)
    if any(word.part or turns(word.text) for word in line):
        line = _from_left_to_right(line)
    for word in line:
        if word.suit:
            side = round(height * 0.78)
            name = f"shapes/{suits(kit.settings.four_colour)[word.suit].shape}"
            # Dark suits would be invisible on a dark panel: there is another picture for that.
            if not on_paper and kit.pictures.has(f"{name}-cream"):
                name = f"{name}-cream"
            target.blit(kit.pictures.svg(name, side, side), (x, y + (height - side) // 2))
        else:
            face = EXTRABOLD if word.heavy else SEMIBOLD
            ink = heavy if word.heavy and heavy is not None else colour
            picture = kit.fonts.text(word.text, size, face, ink)
            target.blit(picture, (x, y))
        x += _width(kit, word, size) + _after(kit, word, size)


def _from_left_to_right(line: Line) -> Line:
    """Return the words of a line in the order in which they stand, where some run from right to left.

    What came after a word, a blank or nothing, is then between the same two words.
    """
    order = visual_order([word.text for word in line], [word.part for word in line])
    found = []
    for place, following in pairwise([*order, len(line)]):
        first = min(place, following)
        blank = line[first].blank if abs(place - following) == 1 else True
        found.append(replace(line[place], blank=blank))
    return tuple(found)


def _width(kit: SceneKit, word: Word, size: float) -> int:
    if word.suit:
        return round(kit.fonts.height(size, SEMIBOLD) * 0.78) + _blank(kit, size) // 2
    return kit.fonts.width(word.text, size, EXTRABOLD if word.heavy else SEMIBOLD)


def _after(kit: SceneKit, word: Word, size: float) -> int:
    """How far the next word stands from it."""
    return _blank(kit, size) if word.blank else 0


def _blank(kit: SceneKit, size: float) -> int:
    return kit.fonts.width(" ", size, SEMIBOLD) + 1
