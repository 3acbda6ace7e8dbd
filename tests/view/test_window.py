"""The window: real pixels, full screen, and a sentence where there is no screen."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.view.base.space import Space
from game.view.base.window import LEAST_SIZE, NoDisplay, Window, open_display
from tests.harness.program import Screen

ROOT = Path(__file__).resolve().parents[2]


def test_pixels_and_units_are_one_on_an_ordinary_screen() -> None:
    window = Window("test", native=Screen((1280, 720)))
    assert window.size == (1280, 720)
    assert window.density == 1
    assert window.to_pixels((640, 360)) == (640, 360)


def test_a_high_dpi_window_has_twice_the_pixels() -> None:
    window = Window("test", native=Screen((1280, 720), density=2))
    assert window.size == (2560, 1440)
    assert window.density == 2
    assert window.to_pixels((640, 360)) == (1280, 720)


def test_the_least_size_is_given_to_the_system() -> None:
    native = Screen((1280, 720))
    Window("test", native=native)
    assert native.minimum_size == LEAST_SIZE


def test_full_screen_and_back() -> None:
    native = Screen((1280, 720))
    window = Window("test", native=native)
    window.toggle_full_screen()
    assert native.whole_screen
    window.toggle_full_screen()
    assert not native.whole_screen


def test_no_screen_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("pygame.display.get_driver", lambda: "offscreen")
    monkeypatch.setattr("pygame.display.init", lambda: None)
    monkeypatch.setattr("pygame.display.quit", lambda: None)
    with pytest.raises(NoDisplay, match=r"needs a screen.*DISPLAY"):
        open_display()


def test_a_driver_without_a_screen_is_fine_if_it_was_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "offscreen")
    monkeypatch.setattr("pygame.display.get_driver", lambda: "offscreen")
    begun: list[str] = []
    monkeypatch.setattr("pygame.display.init", lambda: begun.append("init"))
    monkeypatch.setattr("pygame.display.quit", lambda: begun.append("quit"))
    open_display()
    assert begun == ["init"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a desktop is always there")
def test_the_program_ends_with_status_2_where_there_is_no_screen(tmp_path: Path) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    done = subprocess.run(
        [sys.executable, str(ROOT / "main.py")],
        cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "needs a screen" in done.stderr


@pytest.mark.parametrize(
    ("size", "design"),
    [
        ((1920, 1080), (1920, 1080)),
        ((960, 540), (1920, 1080)),
        ((3840, 2160), (1920, 1080)),
        ((2520, 1080), (2520, 1080)),
        ((1024, 768), (1920, 1440)),
        ((1080, 1920), (1080, 1920)),
    ],
)
def test_the_design_space_fits_the_window(size: tuple[int, int], design: tuple[int, int]) -> None:
    space = Space(*size)
    assert (round(space.wide), round(space.tall)) == design


def test_text_is_never_too_small_to_read() -> None:
    assert Space(1920, 1080).text_px(10) == 18
    assert Space(960, 540).text_px(18) == 12
    assert Space(1920, 1080, density=2).text_px(18) == 24
    assert Space(1920, 1080, text_scale=2).text_px(24) == 48
