"""The start of a package is measured beside that of the source."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from click.testing import CliRunner

from game.commands import commands
from game.tools import bench_start
from game.tools.bench_start import NoStart

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the package here is a shell script")


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_start, "LEAST_TIME", 0.01)
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")


def script(folder: Path, says: str) -> Path:
    file = folder / "all-for-one"
    file.write_text(f"#!/bin/sh\necho '{says}'\n")
    file.chmod(0o755)
    return file


def test_a_package_is_compared_with_the_source(tmp_path: Path) -> None:
    report = bench_start.run_package(script(tmp_path, "first frame 960 540 dummy"), 0.01)
    assert report["driver"] == "dummy"
    assert 0 < report["ratio"] < 1  # nothing starts as fast as nothing
    assert report["met"]


def test_a_package_that_draws_nothing_is_told_of(tmp_path: Path) -> None:
    with pytest.raises(NoStart, match="no frame: a library is missing"):
        bench_start.run_package(script(tmp_path, "a library is missing"), 0.01)


def test_only_the_start_is_measured_with_a_package(tmp_path: Path) -> None:
    package = script(tmp_path, "")
    done = CliRunner().invoke(commands, ["bench", "engine", "--package", str(package)])
    assert done.exit_code == 2
    assert "for the start of the program" in done.output
