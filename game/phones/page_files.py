"""The files of the page, by the paths under which they are asked for: nothing else is ever served."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from game.files.reading import LARGEST_PICTURE, read_bytes

_KINDS = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
    ".woff2": "font/woff2",
}
PICTURES = ("cards", "icons", "portraits", "shapes")
"""The folders of assets whose pictures the page may show."""
FONTS = ("font_manrope", "font_fredoka_one")


class PageFile(NamedTuple):
    """A file and its type; `lasting` if a browser may keep it while the table is open."""

    path: Path
    kind: str
    lasting: bool

    def read(self) -> bytes:
        """Return its contents. Raises Unreadable."""
        return read_bytes(self.path, limit=LARGEST_PICTURE)


def page_files(assets: Path) -> Mapping[str, PageFile]:
    """Return every file that is served, by the path in its address."""
    page = assets / "phone"
    found = {f"/{file.name}": file for file in page.iterdir() if file.suffix in _KINDS}
    found["/"] = page / "index.html"
    for name in PICTURES:
        for file in (assets / name).rglob("*.svg"):
            found[f"/{file.relative_to(assets).as_posix()}"] = file
    found.update((f"/fonts/{file.name}", file) for file in _fonts())
    return {
        address: PageFile(file, _KINDS[file.suffix], address.count("/") > 1)
        for address, file in found.items()
    }


def _fonts() -> Iterator[Path]:
    for package in FONTS:
        folder = files(package)
        yield from (file for file in Path(str(folder)).rglob("*.ttf"))
