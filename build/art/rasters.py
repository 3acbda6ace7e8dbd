"""The program's icon as the pixels that desktops ask for: PNG files and a Windows .ico."""

import io
import os
import struct
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

SIZES = (16, 32, 48, 64, 128, 256, 512)
# The sizes that go into the .ico; its one-byte fields write 256 as 0.
ICO_SIZES = (16, 32, 48, 64, 128, 256)


def write_icons(folder: Path) -> list[Path]:
    """Render `folder`/app.svg at every size beside it; returns the files written."""
    pictures: dict[int, bytes] = {}
    written = []
    for size in SIZES:
        surface = pygame.image.load_sized_svg(folder / "app.svg", (size, size))
        buffer = io.BytesIO()
        pygame.image.save(surface, buffer, ".png")
        pictures[size] = buffer.getvalue()
        target = folder / f"app-{size}.png"
        target.write_bytes(pictures[size])
        written.append(target)
    ico = folder / "app.ico"
    ico.write_bytes(_ico({size: pictures[size] for size in ICO_SIZES}))
    return [*written, ico]


def _ico(pictures: dict[int, bytes]) -> bytes:
    """An icon file whose entries are PNG pictures, by their side in px."""
    directory = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(directory) + 16 * len(pictures)
    for size, data in pictures.items():
        side = size % 256
        directory += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return directory + b"".join(pictures.values())
