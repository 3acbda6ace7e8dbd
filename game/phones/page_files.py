"""The files of the page, by the paths under which they are asked for: nothing else is ever served.

The page's own files are in a folder that is named after what is in them. So a browser may keep them, and has
them at once when the page is loaded anew, and one that has kept those of another version does not use them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from game.files.reading import LARGEST_PICTURE, Unreadable, read_bytes

_KINDS = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
    ".woff2": "font/woff2",
    ".mp4": "video/mp4",
    ".webm": "video/webm",
}
PICTURES = ("cards", "icons", "portraits", "shapes")
"""The folders of assets whose pictures the page may show."""
FONTS = ("font_manrope", "font_fredoka_one")


PAGE, PICTURE = 86_400, 3_600
"""Seconds for which a browser may keep a file of the page, and a picture or a font."""
_NAMED = re.compile(rb"""(?<=["'])/(?=[\w-]+\.(?:css|js|svg|mp4|webm)["'])""")
"""Where a file of the page names another one."""


class PageFile(NamedTuple):
    """A file and its type. A browser may keep it for `age` seconds; in `folder` are the files that it names."""

    path: Path
    kind: str
    age: int
    folder: str = ""

    def read(self) -> bytes:
        """Return its contents. Raises Unreadable."""
        found = read_bytes(self.path, limit=LARGEST_PICTURE)
        return _NAMED.sub(self.folder.encode(), found) if self.folder else found


def page_files(assets: Path) -> Mapping[str, PageFile]:
    """Return every file that is served, by the path in its address."""
    index = assets / "phone" / "index.html"
    page = sorted(f for f in index.parent.iterdir() if f.suffix in _KINDS and f != index)
    folder = _folder(page)
    found = {
        f"{folder}{file.name}": PageFile(file, _KINDS[file.suffix], PAGE, folder) for file in page
    }
    found["/"] = PageFile(index, _KINDS[index.suffix], 0, folder)
    pictures = [file for name in PICTURES for file in (assets / name).rglob("*.svg")]
    lasting = {f"/{file.relative_to(assets).as_posix()}": file for file in pictures}
    lasting.update((f"/fonts/{file.name}", file) for file in _fonts())
    found.update(
        (name, PageFile(file, _KINDS[file.suffix], PICTURE)) for name, file in lasting.items()
    )
    return found


def _folder(page: Sequence[Path]) -> str:
    """Return the address of the folder of these files: another one as soon as any of them is another."""
    digest = sha256()
    for file in page:
        try:
            data = read_bytes(file, limit=LARGEST_PICTURE)
        except Unreadable:
            continue
        digest.update(f"{file.name} {len(data)} ".encode() + data)
    return f"/page-{digest.hexdigest()[:12]}/"


def _fonts() -> Iterator[Path]:
    for package in FONTS:
        folder = files(package)
        yield from (file for file in Path(str(folder)).rglob("*.ttf"))
