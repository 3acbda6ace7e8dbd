"""Fixtures for the tests of phones."""

from __future__ import annotations

import pytest

from game.phones import server


@pytest.fixture(autouse=True)
def patient_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server wait for whoever is slow: on a busy machine that is everybody."""
    for name in ("PATIENCE", "START"):
        monkeypatch.setattr(server, name, 120.0)
