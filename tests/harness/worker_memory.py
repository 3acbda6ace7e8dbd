"""The most memory that each process of a run of the tests held, told at its end.

What tests keep between them is no fault that a single one could notice.
"""

from __future__ import annotations

import sys
from typing import Any

import pytest

MOST = 700
"""MB that a process of a whole run may hold at most."""
KEY = "most_memory"


def most_memory() -> int | None:
    """Return the most MB that this process ever held; None on Windows, which has no such count by itself."""
    if sys.platform == "win32":
        return None
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(most * (1 if sys.platform == "darwin" else 1024) / 1e6)


class WorkerMemory:
    """A plugin of pytest: workers send what they held, and the process that started them tells it."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._held: dict[str, int] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Note what this process held."""
        held = most_memory()
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput[KEY] = held
            return
        if held is not None and not self._held:
            self._held["this process"] = held

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Take what a worker sent; one that broke down sent nothing."""
        held = getattr(node, "workeroutput", {}).get(KEY)
        if held is not None:
            self._held[node.gateway.id] = held

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
