"""The most memory that each process of a run of the tests held, told at its end.

What tests keep between them is no fault that a single one could notice.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Generator
from typing import Any

import pytest

MOST = 700
"""MB that a process of a whole run may hold at most."""
KEY = "most_memory"
NAMED = 3
"""How many tests are named by which a process that held too much came to hold more."""


def most_memory() -> int | None:
    """Return the most MB that this process ever held; None on Windows, which has no such count by itself."""
    if sys.platform == "win32":
        return None
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(most * (1 if sys.platform == "darwin" else 1024) / 1e6)


def give_back_freed() -> None:
    """Have glibc return to the system what is free in the midst of its heap; other C libraries do so or cannot.

    Small pictures of one test lie between those that are kept, and leave holes that those of the next do not
    fill: after some modules half of what a process held was such holes.
    """
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)


class WorkerMemory:
    """A plugin of pytest: workers send what they held, and the process that started them tells it."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._held: dict[str, int] = {}
        self._raised: list[tuple[int, str]] = []
        """By how many MB tests raised the most that this process held, and which."""
        self._by: dict[str, list[tuple[int, str]]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Note by how much a test raises the most that this process held."""
        before = most_memory() or 0
        done = yield
        self._raised.append(((most_memory() or 0) - before, item.nodeid))
        self._raised = sorted(self._raised, reverse=True)[:NAMED]
        return done

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
