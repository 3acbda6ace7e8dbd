"""What was chosen is kept at once: a program that is killed in the middle of a match loses none of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from game.store.settings_file import Settings

PROGRAM = """
import pygame
from game.scenes.setup.setup_scene import SetupScene
from game.variants import VARIANTS
from tests.harness.program import Installed

program = Installed(lambda kit, stack: SetupScene(kit, stack, VARIANTS[1]))
setup = program.top
setup.table.name.text = "Grace"
setup.table._named("Grace")
setup.options.remembered.number = 4321
setup.deal.activate(program.kit)
program.press(pygame.K_s, pygame.K_F11)
program.frames(200)
print("playing", type(program.top).__name__, flush=True)
while True:
    program.frame()
"""


def test_a_program_killed_in_the_middle_of_a_match_keeps_what_was_chosen(tmp_path: Path) -> None:
    names = ("HOME", "APPDATA", "LOCALAPPDATA", "XDG_CONFIG_HOME", "XDG_DATA_HOME")
    environment = {**os.environ, **dict.fromkeys(names, str(tmp_path)), "SDL_VIDEODRIVER": "dummy"}
    environment["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    running = subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        cwd=Path(__file__).parents[2],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    try:
        assert running.stdout.readline() == "playing TableScene\n"
    finally:
        running.kill()
        running.wait(120)
    (file,) = tmp_path.rglob("settings.json")
    kept, trouble = Settings.load(file.parent)
    assert trouble is None
    assert kept.name == "Grace"
    assert kept.sorting == "rank"
    assert kept.full_screen
    assert kept.games["oono"].deal == 4321
