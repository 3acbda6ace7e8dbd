"""One mutant on trial: a process of its own in which the tests run against the changed module.

The process is forked from one that has imported the libraries, and nothing of the game. The scenarios come
first, for they take less than a second; who survives them faces the tests of the rules under pytest.
"""

from __future__ import annotations

import importlib.abc
import importlib.util
import io
import json
import os
import resource
import signal
import subprocess
import sys
import traceback
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, NamedTuple

import click
import fluent.runtime
import hypothesis
import msgspec
import pygame
import pytest
import pytmx

from tests.mutation.mutants import ROOT, Mutant

LIBRARIES = (click, fluent.runtime, hypothesis, msgspec, pygame, pytmx)
"""Imported once, before the forks, for they take longer than the scenarios do."""


class Part(NamedTuple):
    """A part of the tests: where they are, and the processor time that they may take.

    That is some five times what the unchanged game takes, or more. A part that is not `of_games` is not
    tried on the mutants of a single game.
    """

    name: str
    paths: tuple[str, ...]
    seconds: int
    of_games: bool = True


SCENARIOS = Part("scenarios", ("tests/scenarios",), 20)
PARTS = (
    SCENARIOS,
    Part("engine", ("tests/engine",), 60, of_games=False),
    Part("variants", ("tests/variants",), 60),
    Part("play", ("tests/conformance/test_golden.py", "tests/bots", "tests/session"), 60),
    Part("conformance", ("tests/conformance",), 150),
)
"""The tests of the rules and of what stands on them, the quick ones first."""

SLOW = (
    "tests/conformance/test_every_game.py::test_a_short_soak_finds_nothing",
    "tests/variants/test_positions.py::test_whatever_position_can_be_read_can_be_played_on",
)
"""Left out: they take longer than all the others, and what they look for those look for too."""

KEPT = ROOT / ".mutation"
"""The folder of what is known from runs before."""

GAMES = ("attack", "callout", "classic", "oono", "tricks")
MEMORY = 4 << 30

SURVIVED = "survived"


class Verdict(NamedTuple):
    """`killer` is what noticed the change; "survived" if nothing did."""

    killer: str

    @property
    def killed(self) -> bool:
        return self.killer != SURVIVED


class Trial:
    """A process in which a part of the tests runs against a mutant.

    Without a mutant the unchanged game is tried, to see that they pass.
    """

    def __init__(self, mutant: Mutant | None, part: Part) -> None:
        """Start it."""
        reading, writing = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            os.close(reading)
            _child(mutant, part, writing)
        os.close(writing)
        self._answer = reading

    def done(self, status: int) -> Verdict:
        """The verdict, once `os.wait` has said that the process has ended with this status."""
        with os.fdopen(self._answer, encoding="utf-8") as pipe:
            said = pipe.read()
        if os.WIFSIGNALED(status):
            return Verdict(f"signal {signal.Signals(os.WTERMSIG(status)).name} {said}".strip())
        return Verdict(said or f"exit code {os.waitstatus_to_exitcode(status)}")


def own_game(mutant: Mutant) -> str | None:
    """The game that a mutant is a change of; None if it is of what several games share."""
    room = mutant.file.split("/")[2]
    return room if room in GAMES else None


def _child(mutant: Mutant | None, part: Part, writing: int) -> None:
    """Run the tests, write the verdict into the pipe, and end the process whatever happens."""
    try:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.setitimer(signal.ITIMER_PROF, part.seconds)
        if mutant is not None:
            sys.meta_path.insert(0, _Changed(mutant))
        # A game is not touched by a change of another, and its tests are left out.
        game = mutant and own_game(mutant)
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            if part is SCENARIOS:
                failed = _failing_scenario(game)
            else:
                failed = _failing_test(part, game, unchanged=mutant is None)
        answer = failed or SURVIVED
    except BaseException as error:
        answer = f"{type(error).__name__}: {traceback.format_exc(limit=-1)}"
    os.write(writing, answer[:500].encode("utf-8", "replace"))
    os._exit(0)


def _failing_scenario(game: str | None) -> str | None:
    """The first scenario that does not hold, with what it says."""
    from game.files.toml_files import find_toml
    from game.tools import check_scenario

    folder = ROOT / "tests" / "scenarios" / (game or "")
    for path in find_toml([folder]):
        try:
            check_scenario.run(check_scenario.load(path))
        except Exception as error:
            return f"{path.relative_to(ROOT).as_posix()}: {error or type(error).__name__}"
    return None


def _failing_test(part: Part, game: str | None, *, unchanged: bool) -> str | None:
    """The first test that fails."""
    hypothesis.settings.register_profile("mutation", derandomize=True, database=None)
    hypothesis.settings.load_profile("mutation")
    subprocess.Popen = _Unchanged  # type: ignore[assignment, misc]
    watch = _Watch(KEPT / f"{part.name}.json")
    options = ["-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", "-n0"]
    options += [f"--deselect={test}" for test in SLOW]
    if game:
        options += ["-k", " and ".join(f"not {other}" for other in GAMES if other != game)]
    code = pytest.main([*options, *part.paths], plugins=[watch])
    if unchanged:
        watch.keep_times()
    if code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return None
    return watch.failed or f"pytest ends with {code!r}"


class _Unchanged(subprocess.Popen[str]):
    """No process is started: it would run the unchanged game, and every difference would look like a find."""

    def __init__(self, *args: object, **kwargs: object) -> None:
        pytest.skip("a process of its own would run the unchanged game")


class _Watch:
    """A plugin of pytest that remembers what failed and how long each test took.

    The quickest tests of the unchanged game come first: a mutant may be killed at once.
    """

    def __init__(self, times: Path) -> None:
        self.times = times
        self.failed: str | None = None
        self.seconds: dict[str, float] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.times.exists():
            known = json.loads(self.times.read_text(encoding="utf-8"))
            items.sort(key=lambda item: known.get(item.nodeid, 0))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0) + report.duration
        if report.failed and self.failed is None:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and self.failed is None:
            self.failed = report.nodeid

    def keep_times(self) -> None:
        self.times.write_text(json.dumps(self.seconds), encoding="utf-8")


class _Changed(importlib.abc.MetaPathFinder):
    """Finds the module of a mutant, in its changed form."""

    def __init__(self, mutant: Mutant) -> None:
        self.module = mutant.module
        self.path = ROOT / mutant.file
        self.code = compile(mutant.source(), str(self.path), "exec", dont_inherit=True)

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self.module:
            return None
        package = [str(self.path.parent)] if self.path.name == "__init__.py" else None
        return importlib.util.spec_from_file_location(
            name,
            self.path,
            loader=_Loader(name, self.path, self.code),
            submodule_search_locations=package,
        )


class _Loader(SourceFileLoader):
    """Loads a module from code that is already compiled."""

    def __init__(self, name: str, path: Path, code: CodeType) -> None:
        super().__init__(name, str(path))
        self._code = code

    def get_code(self, fullname: str) -> Any:
        return self._code
