"""What a run of the tests tells of its memory."""

from __future__ import annotations

import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from pygame import Surface

from tests.harness.drawn_once import DrawnPictures
from tests.harness.worker_memory import memory_now, most_memory

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


LEFT_OFF = """
import gc


def test_it():
    gc.disable()


def test_another():
    assert gc.isenabled()
"""
GROWING = """
import gc

KEPT = []


def test_it():
    for _ in range(2):
        cycle = [b"x" * 40_000_000]
        cycle.append(cycle)
    gc.callbacks.append(lambda when, _: KEPT.append(when))


def test_another():
    assert KEPT == {collected}
"""


def ran_alone(folder: Path, conftest: str, tests: str) -> subprocess.CompletedProcess[str]:
    """Run a module of tests in a process of its own."""
    (folder / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    (folder / "conftest.py").write_text(conftest, encoding="utf-8")
    (folder / "test_it.py").write_text(tests, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "--rootdir", str(folder)]
    return subprocess.run(
        [*command, str(folder)], cwd=ROOT, capture_output=True, text=True, encoding="utf-8"
    )


def test_who_leaves_the_collector_off_fails_and_nobody_after_it(tmp_path: Path) -> None:
    ran = ran_alone(tmp_path, CONFTEST.format(most=ENOUGH), LEFT_OFF)
    assert "the collector of garbage was left switched off" in ran.stdout
    assert "2 passed, 1 error" in ran.stdout


@pytest.mark.skipif(memory_now() == 0, reason="this system does not tell it")
@pytest.mark.parametrize("grown", [20, ENOUGH])
def test_garbage_is_collected_between_tests_once_there_is_much(tmp_path: Path, grown: int) -> None:
    conftest = CONFTEST.replace("most={most}", f"grown={grown}")
    collected = ["start", "stop"] if grown < ENOUGH else []
    ran = ran_alone(tmp_path, conftest, GROWING.format(collected=collected))
    assert ran.returncode == 0, ran.stdout + ran.stderr
