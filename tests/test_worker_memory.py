"""What a run of the tests tells of its memory."""

from __future__ import annotations

import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from pygame import Surface

from tests.harness.drawn_once import DrawnPictures
from tests.harness.worker_memory import most_memory

ROOT = Path(__file__).resolve().parent.parent
CONFTEST = """
from tests.harness.worker_memory import WorkerMemory


def pytest_configure(config):
    config.pluginmanager.register(WorkerMemory(most={most}))
"""
ENOUGH = 1_000_000

pytestmark = pytest.mark.skipif(most_memory() is None, reason="this system does not count it")


@pytest.mark.parametrize(
    ("workers", "names"), [(0, ["this process"]), (2, ["gw0", "gw1"])], ids=["alone", "two"]
)
@pytest.mark.parametrize("most", [1, ENOUGH])
def test_each_process_is_told_of_and_whether_it_held_too_much(
    tmp_path: Path, workers: int, names: list[str], most: int
) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    (tmp_path / "conftest.py").write_text(CONFTEST.format(most=most), encoding="utf-8")
    (tmp_path / "test_it.py").write_text("def test_it():\n    assert 1\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(workers), "--rootdir", str(tmp_path)]
    ran = subprocess.run(
        [*command, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, encoding="utf-8"
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    (line,) = [each for each in ran.stdout.splitlines() if each.startswith("most memory: ")]
    assert [each.rpartition(" ")[0].rpartition(" ")[0] for each in line[13:].split(", ")] == names
    told = [each.partition(" held")[0] for each in ran.stdout.splitlines() if " held more" in each]
    assert told == ([] if most == ENOUGH else names)
    raised = [each for each in ran.stdout.splitlines() if each.endswith("test_it.py::test_it")]
    assert len(raised) == (0 if most == ENOUGH else 1), (
        "by the one test, in the process that ran it"
    )


def test_pictures_are_drawn_once_until_they_are_let_go() -> None:
    drawn: list[bytes] = []

    def draw(source: BytesIO, size: int) -> Surface:
        drawn.append(source.getvalue())
        return Surface((size, size))

    pictures = DrawnPictures()
    for _ in range(2):
        pictures.once(draw, BytesIO(b"<svg/>"), 20)
    assert len(drawn) == 1
    pictures.forget()
    pictures.once(draw, BytesIO(b"<svg/>"), 20)
    assert len(drawn) == 2
