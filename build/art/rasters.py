"""The program's icon as the pixels that desktops ask for: PNG files, a Windows .ico and a .icns for macOS."""

import io
import os
import struct
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

SIZES = (16, 32, 48, 64, 128, 256, 512)
# The sizes that go into the .ico; its one-byte fields write 256 as 0.
ICO_SIZES = (16, 32, 48, 64, 128, 256)
# What the .icns calls its pictures, and their sides in px. Those for screens of twice the density have names of
# their own, though others have the same pixels.
ICNS_SIZES = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}


def write_icons(folder: Path) -> list[Path]:
    """Render `folder`/app.svg at every size beside it; returns the files written."""
    sizes = sorted({*SIZES, *ICO_SIZES, *ICNS_SIZES.values()})
    pictures = {size: _png(folder / "app.svg", size) for size in sizes}
    files = {f"app-{size}.png": pictures[size] for size in SIZES}
    files["app.ico"] = _ico({size: pictures[size] for size in ICO_SIZES})
    files["app.icns"] = _icns({name: pictures[size] for name, size in ICNS_SIZES.items()})
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return [folder / name for name in files]


def _png(drawing: Path, side: int) -> bytes:
    """A drawing as a square PNG picture with sides of `side` px."""
    buffer = io.BytesIO()
    pygame.image.save(pygame.image.load_sized_svg(drawing, (side, side)), buffer, ".png")
    return buffer.getvalue()


def _ico(pictures: dict[int, bytes]) -> bytes:
    """An icon file whose entries are PNG pictures, by their side in px."""
    directory = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(directory) + 16 * len(pictures)
    for size, data in pictures.items():
        side = size % 256
        directory += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return directory + b"".join(pictures.values())


def _icns(pictures: dict[bytes, bytes]) -> bytes:
    """An icon file for macOS whose entries are PNG pictures, by the names of their kinds."""
    entries = b"".join(
        name + struct.pack(">I", 8 + len(data)) + data for name, data in pictures.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(entries)) + entries
