"""Fonts for letters that the program's own do not have: those in `assets/fonts`, then the system's.

`FallbackFonts.find(letter)` returns the font that has all of a letter (a cluster of code points), or None. The
system's fonts are looked for with the first letter that needs them, by the names under which systems have them.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence, Set
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import pygame

from game.files.reading import Unreadable, read_bytes, read_start
from game.store.platform_folders import assets
from game.view.lettering.font_coverage import (
    HEAD,
    LARGEST_TABLE,
    Letters,
    NoFont,
    coverage,
    is_whole,
    letters_in,
    table_place,
)

LARGEST_FONT = 64 << 20
"""Bytes of a font; those of Chinese and those of emoji have up to 30 MB."""
MOST_KEPT = 128 << 20
"""Bytes of all fonts that are kept; whoever has fonts of all scripts needs half of it."""
TRIAL = 20
"""The size in pixels at which a letter is tried."""
OPEN = 32
"""Fonts at sizes that are kept ready."""
FINDS_KEPT = 4096
DEEPEST = 4
"""Folders within the folders of fonts that are looked into."""

OWN = ("hebrew.ttf", "arabic.ttf", "emoji.ttf")
EMOJI = ("emoji.ttf", "NotoColorEmoji.ttf", "seguiemj.ttf", "Apple Color Emoji.ttc")
"""Fonts of pictures, which come in one size on Linux and are scaled."""
_WINDOWS = (
    *("seguiemj.ttf", "segoeuib.ttf", "segoeui.ttf", "seguisym.ttf", "msyhbd.ttc", "msyh.ttc"),
    *("meiryob.ttc", "YuGothB.ttc", "msgothic.ttc", "malgunbd.ttf", "malgun.ttf", "Nirmala.ttc"),
    *("NirmalaB.ttf", "Nirmala.ttf", "LeelaUIb.ttf", "LeelawUI.ttf", "ebrimabd.ttf", "ebrima.ttf"),
    *("gadugib.ttf", "gadugi.ttf", "mmrtextb.ttf", "mmrtext.ttf", "sylfaen.ttf", "himalaya.ttf"),
    *("monbaiti.ttf", "simsunb.ttf"),
)
_SANGAM = ("Tamil", "Malayalam", "Kannada", "Gurmukhi", "Oriya", "Sinhala", "Myanmar")
_MAC = (
    *("Apple Color Emoji.ttc", "PingFang.ttc", "Hiragino Sans GB.ttc", "AppleSDGothicNeo.ttc"),
    *("Thonburi.ttc", "Kohinoor.ttc", "KohinoorBangla.ttc", "KohinoorGujarati.ttc", "Kefa.ttc"),
    *("KohinoorTelugu.ttc", *(f"{script} Sangam MN.ttc" for script in _SANGAM), "Kailasa.ttc"),
    *("Khmer Sangam MN.ttf", "Lao Sangam MN.ttf", "Mshtakan.ttc", "Plantagenet Cherokee.ttf"),
    *("Arial Unicode.ttf", "Apple Symbols.ttf"),
)
_SCRIPTS = (
    *(
        "Devanagari",
        "Bengali",
        "Tamil",
        "Telugu",
        "Kannada",
        "Malayalam",
        "Gujarati",
        "Gurmukhi",
        "Oriya",
    ),
    *(
        "Sinhala",
        "Thai",
        "Lao",
        "Khmer",
        "Myanmar",
        "Tibetan",
        "Georgian",
        "Armenian",
        "Ethiopic",
        "Cherokee",
    ),
    *("Mongolian", "Syriac", "Thaana", "NKo", "CanadianAboriginal", "Symbols", "Symbols2", "Math"),
)
_LINUX = (
    "NotoColorEmoji.ttf",
    *(
        "NotoSansCJK-Bold.ttc",
        "NotoSansCJK-Regular.ttc",
        "DroidSansFallbackFull.ttf",
        "wqy-microhei.ttc",
    ),
    *(f"NotoSans{script}-{weight}.ttf" for script in _SCRIPTS for weight in ("Bold", "Regular")),
    *("DejaVuSans-Bold.ttf", "DejaVuSans.ttf", "FreeSans.ttf", "unifont.ttf", "unifont.otf"),
)


class FontFile(NamedTuple):
    """A font: its file, and whether it has pictures in colour."""

    path: Path
    pictures: bool


class FallbackFonts:
    """The fonts by letter, and at sizes."""

    def __init__(self, files: Sequence[Path] | None = None) -> None:
        """Look in these files, or by default in the program's own and then in those of the system."""
        self._files = files
        self._open: OrderedDict[tuple[Path, int], pygame.font.Font] = OrderedDict()
        self._found: dict[str, FontFile | None] = {}

    def find(self, letter: str) -> FontFile | None:
        """Return the first font that has all that is seen of a letter; None if there is none."""
        if letter not in self._found:
            if len(self._found) >= FINDS_KEPT:
                self._found.clear()
            files = _all() if self._files is None else self._files
            self._found[letter] = _with_all_of(letter, files)
        return self._found[letter]

    def font(self, file: FontFile, px: int) -> pygame.font.Font:
        """Return a font of a file that was found, at a size in real pixels."""
        found = self._open.get((file.path, px))
        if found is None:
            found = self._open[file.path, px] = pygame.font.Font(BytesIO(font_data(file.path)), px)
            if len(self._open) > OPEN:
                self._open.popitem(last=False)
        else:
            self._open.move_to_end((file.path, px))
        return found


JOINERS = frozenset((0x200C, 0x200D, 0xFE0E, 0xFE0F))
"""Code points that say how a letter is drawn, and are not seen."""


def points_of(letter: str) -> frozenset[int]:
    """Return the code points of a letter that a font must have."""
    return frozenset(map(ord, letter)) - JOINERS


def _with_all_of(letter: str, files: Iterable[Path]) -> FontFile | None:
    needed = points_of(letter)
    for path in files:
        if path in _undrawable:
            continue
        if needed <= letters_of(path) and _draws(path, letter):
            return FontFile(path, path.name in EMOJI)
    return None


def _draws(path: Path, letter: str) -> bool:
    """Return whether a letter of a font can be drawn: in fonts of a system there may be anything."""
    try:
        pygame.font.Font(BytesIO(font_data(path)), TRIAL).size(letter)
    except (pygame.error, ValueError):
        _undrawable.add(path)
        del _data[path]  # it would take the room of others
        return False
    except (MemoryError, Unreadable):
        return False
    return True


def _all() -> Iterator[Path]:
    yield from (assets() / "fonts" / name for name in OWN)
    yield from _of_system()


@cache
def letters_of(path: Path) -> Set[int]:
    """Return the code points that a font has; none if it cannot be read, or is ours and has been damaged."""
    try:
        if path.parent == assets() / "fonts":
            return coverage(font_data(path)) if is_whole(font_data(path)) else Letters()
        start, length = table_place(read_start(path, HEAD, limit=LARGEST_FONT))
        count = min(length, LARGEST_TABLE)
        return letters_in(read_start(path, count, limit=LARGEST_FONT, start=start))
    except (NoFont, Unreadable):
        return Letters()


_data: dict[Path, bytes] = {}
_undrawable: set[Path] = set()
"""Fonts that say what letters they have, and cannot be drawn."""


def font_data(path: Path) -> bytes:
    """Return a font's file, read once for all its sizes. Raises Unreadable, also if there is no room for it."""
    if path not in _data:
        room = MOST_KEPT - sum(map(len, _data.values()))
        _data[path] = read_bytes(path, limit=min(LARGEST_FONT, room))
    return _data[path]


def forget_fonts() -> None:
    """Let fonts be read anew, as after their files have changed."""
    letters_of.cache_clear()
    _data.clear()
    _undrawable.clear()


@cache
def _of_system() -> tuple[Path, ...]:
    """Return the system's fonts for letters of all scripts, in the order in which they are asked."""
    names, folders = _places()
    found: dict[str, Path] = {}
    for folder in folders:
        depth = len(folder.parts) + DEEPEST
        for place, inner, files in os.walk(folder):
            if len(Path(place).parts) >= depth:
                inner.clear()
            for file in files:
                found.setdefault(file, Path(place, file))
    return tuple(found[name] for name in names if name in found)


def _places() -> tuple[Sequence[str], list[Path]]:
    """Return the names of fonts to look for, and where they are."""
    if sys.platform == "win32":
        return _WINDOWS, [Path(os.environ.get("WINDIR", r"C:\Windows"), "Fonts")]
    if sys.platform == "darwin":
        return _MAC, [Path("/System/Library/Fonts"), Path("/Library/Fonts")]
    # Not every user has a home.
    home = Path(os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share"))
    folders = [Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), home / "fonts"]
    return _LINUX, [*folders, Path("/run/host/fonts")]  # as Flatpak shows the system's
