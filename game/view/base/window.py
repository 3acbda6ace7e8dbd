"""The window: real pixels on every screen, full screen, and one error when there is no screen.

`window = Window("All for One")`; draw on `window.surface`, then `window.flip()`. `to_pixels` scales
positions in window units (as mouse events have them) to pixels of the surface.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Protocol

import pygame
from pygame import Surface

from game.view.base.quiet_stderr import hushed

LEAST_SIZE = (960, 540)
"""The least size that the window manager is asked to keep, in window units."""
LEAST_SEEN = (320, 180)
"""The least size in real pixels on which anything is drawn, where no window manager keeps LEAST_SIZE."""
_NOT_SCREENS = ("offscreen", "dummy")


class NoDisplay(RuntimeError):
    """There is no screen to open a window on; the message is one sentence that says what to do."""


class Native(Protocol):
    """The part of pygame's Window that is used, so that tests can replace it."""

    size: tuple[int, int]
    minimum_size: tuple[int, int]

    def get_surface(self) -> Surface: ...
    def flip(self) -> None: ...
    def set_fullscreen(self, desktop: bool = False) -> None: ...
    def set_windowed(self) -> None: ...
    def set_icon(self, icon: Surface, /) -> None: ...
    def destroy(self) -> None: ...


def open_display() -> None:
    """Start SDL's video; NoDisplay if there is no screen (and none was chosen by SDL_VIDEODRIVER)."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")  # only a main loop would hear of them
    if sys.platform.startswith("linux") and not any(Path("/dev").glob("dri/render*")):
        # Without a GPU, SDL would send every frame through a software OpenGL, 20 times slower.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    try:
        with hushed():
            pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(_sentence(str(error))) from error
    # Without a display SDL silently falls back to drivers that show nothing.
    driver = pygame.display.get_driver()
    if driver in _NOT_SCREENS and not _asked_for(driver):
        pygame.display.quit()
        raise NoDisplay(_sentence("no display was found"))


def _asked_for(driver: str) -> bool:
    asked = os.environ.get("SDL_VIDEODRIVER") or os.environ.get("SDL_VIDEO_DRIVER") or ""
    return driver in asked.split(",")


def _sentence(reason: str) -> str:
    return (
        f"All for One needs a screen to open its window ({reason}): start it from a desktop, or set "
        "DISPLAY or WAYLAND_DISPLAY."
    )


class Window:
    """A resizable window. Window units are those of the desktop; `surface` is in real pixels."""

    def __init__(
        self, title: str, size: tuple[int, int] | None = None, native: Native | None = None
    ) -> None:
        if native is None:
            open_display()
            native = pygame.Window(
                title, size or _comfortable(), resizable=True, allow_high_dpi=True
            )
        self._native = native
        self._native.minimum_size = LEAST_SIZE
        self.full_screen = False
        self.surface = native.get_surface()

    @property
    def size(self) -> tuple[int, int]:
        """The surface's width and height in real pixels."""
        return self.surface.get_size()

    @property
    def too_small(self) -> bool:
        """Whether the window is so small that nothing is laid out or drawn for it."""
        return any(side < least for side, least in zip(self.size, LEAST_SEEN, strict=True))

    @property
    def density(self) -> float:
        """Real pixels to a window unit: 2.0 on most HiDPI screens."""
        return self.surface.get_width() / max(1, self._native.size[0])

    def refresh(self) -> None:
        """Take up the surface anew, after the window has changed its size."""
        self.surface = self._native.get_surface()

    def to_pixels(self, pos: tuple[int, int]) -> tuple[int, int]:
        """A position in window units as a pixel of the surface."""
        (width, height), (units_wide, units_high) = self.size, self._native.size
        return (pos[0] * width // max(1, units_wide), pos[1] * height // max(1, units_high))

    def flip(self) -> None:
        """Show what has been drawn."""
        self._native.flip()

    def toggle_full_screen(self) -> None:
        """To the whole screen at its own resolution, and back."""
        self.full_screen = not self.full_screen
        if self.full_screen:
            self._native.set_fullscreen(True)
        else:
            self._native.set_windowed()

    def icon(self, picture: Surface) -> None:
        """Show a picture in the task bar."""
        self._native.set_icon(picture)

    def close(self) -> None:
        """Close the window and SDL's video."""
        self._native.destroy()
        pygame.display.quit()


def _comfortable() -> tuple[int, int]:
    """A 16:9 window that leaves some of the desktop to be seen."""
    desktop = pygame.display.get_desktop_sizes()[0]
    width = min(desktop[0] * 4 // 5, desktop[1] * 4 // 5 * 16 // 9, 1920)
    width = max(width, LEAST_SIZE[0])
    return width, width * 9 // 16
