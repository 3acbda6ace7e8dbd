"""The first run, `pytest -m quick`: it has tests of every room of the program, and no others are loaded."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.harness.quick import ROOMS, TESTS, is_needless, is_quick

ROOT = TESTS.parent


def test_every_room_is_in_it() -> None:
    rooms = {
        folder.name for folder in (ROOT / "game").iterdir() if (folder / "__init__.py").exists()
    }
    assert ROOMS.keys() == rooms


@pytest.mark.parametrize("room", ROOMS)
def test_each_room_has_its_own_tests_there(room: str) -> None:
    assert all((TESTS / place).exists() for place in ROOMS[room])
    assert any(Path(place).parts[0] == room for place in ROOMS[room])


def test_other_tests_are_not_even_loaded() -> None:
    here, there = Path(__file__), TESTS / "engine" / "test_cards.py"
    assert (is_quick(here), is_quick(there)) == (False, True)
    assert is_needless(here, "quick")
    assert not is_needless(there, "quick")
    assert not is_needless(here, "")
    assert not is_needless(here.parent, "quick")


def test_the_mark_selects_them() -> None:
    command = [sys.executable, "-m", "pytest", "-n", "0", "--collect-only", "-m", "quick"]
    chosen = ["tests/engine/test_cards.py", "tests/test_quick.py"]
    ran = subprocess.run(
        [*command, *chosen], cwd=ROOT, capture_output=True, text=True, encoding="utf-8"
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "test_quick.py" not in ran.stdout
