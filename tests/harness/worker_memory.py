"""The most memory that each process of a run of the tests held, told at its end.

What tests keep between them is no fault that a single one could notice.
"""

from __future__ import annotations

import ctypes
import gc
import os
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

MOST = 700
"""MB that a process of a whole run may hold at most."""
KEY = "most_memory"
NAMED = 3
"""How many tests are named by which a process that held too much came to hold more."""
GROWN = 30
"""MB more than were left when garbage was collected last, after which it is collected between two tests.
Pictures are many bytes, but few objects for the collector, and a module can make hundreds."""
STATM = Path("/proc/self/statm")
"""Where Linux tells what this process has of the memory, in pages."""


def most_memory() -> int | None:
    """Return the most MB that this process ever held; None on Windows, which has no such count by itself."""
    if sys.platform == "win32":
        return None
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(most * (1 if sys.platform == "darwin" else 1024) / 1e6)


def memory_now() -> int:
    """Return the MB that this process holds; 0 where that is not told."""
    if sys.platform != "linux":
        return 0
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1_000_000


def give_back_freed() -> None:
    """Have glibc return to the system what is free in the midst of its heap; other C libraries do so or cannot.

    Small pictures of one test lie between those that are kept, and leave holes that those of the next do not
    fill: after some modules half of what a process held was such holes.
    """
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)


def keep_few_pictures() -> None:
    """Let programs keep no more pictures in a large window than in the usual one.

    They would keep up to 320 MB of them, for frames that no test waits for.
    """
    kit = sys.modules.get("game.view.base.scene_kit")
    if kit is not None:  # tests of rules and words do not load pygame
        vars(kit)["MOST_KEPT"] = vars(kit)["LEAST_KEPT"]


class WorkerMemory:
    """A plugin of pytest: workers send what they held, and the process that started them tells it.

    Between tests garbage is collected once a process has `grown` by so many MB. A test that leaves the
    collector switched off fails: whatever the tests after it make would stay in the process.
    """

    def __init__(self, most: int = MOST, grown: int = GROWN) -> None:
        self._most = most
        self._grown = grown
        self._left = memory_now()
        self._terminal: Any = None
        self._held: dict[str, int] = {}
        self._raised: list[tuple[int, str]] = []
        """By how many MB tests raised the most that this process held, and which."""
        self._by: dict[str, list[tuple[int, str]]] = {}

    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """Find what keeps the reports of a worker."""
        if hasattr(session.config, "workerinput"):
            self._terminal = session.config.pluginmanager.get_plugin("terminalreporter")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Note by how much a test raises the most that this process held."""
        before = most_memory() or 0
        done = yield
        self._raised.append(((most_memory() or 0) - before, item.nodeid))
        self._raised = sorted(self._raised, reverse=True)[:NAMED]
        self._left = min(self._left, memory_now())
        if memory_now() - self._left > self._grown:
            gc.collect()
            give_back_freed()
            self._left = memory_now()
        return done

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logfinish(self) -> None:
        """Let go, in a worker, what was reported of a test: the process that started it tells all of them.

        Pytest keeps each report for the summary at the end of a run, which a worker has none of.
        """
        if self._terminal is not None:
            self._terminal.stats.clear()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_teardown(self) -> Generator[None, None, None]:
        """Fail a test that leaves the collector off, after all that its fixtures have put back."""
        yield
        if not gc.isenabled():
            gc.enable()
            pytest.fail("the collector of garbage was left switched off", pytrace=False)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Note what this process held."""
        held = most_memory()
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput[KEY] = held, self._raised
            return
        if held is not None and not self._held:
            self._held["this process"], self._by["this process"] = held, self._raised

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Take what a worker sent; one that broke down sent nothing."""
        held, raised = getattr(node, "workeroutput", {}).get(KEY, (None, []))
        if held is not None:
            self._held[node.gateway.id], self._by[node.gateway.id] = held, raised

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Write one line, and another if one of them held too much."""
        if self._held:
            each = ", ".join(f"{name} {held} MB" for name, held in sorted(self._held.items()))
            terminalreporter.write_line(f"most memory: {each}")
        for name in sorted(name for name, held in self._held.items() if held > self._most):
            terminalreporter.write_line(
                f"{name} held more than {self._most} MB: tests keep something between them"
                " (docs/testing.md, Memory)",
                red=True,
            )
            for more, test in self._by[name]:
                terminalreporter.write_line(f"  {more} MB more by {test}", red=True)
