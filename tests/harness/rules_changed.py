"""Rules that have changed since a match was played: `rules_changed(monkeypatch)`."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

import pytest

from game.variants import VARIANTS


def rules_changed(monkeypatch: pytest.MonkeyPatch, games: Collection[str] = ()) -> None:
    """Let every game, or these, have a newer version of its rules than any log."""
    for variant in VARIANTS:
        if not games or variant.info.id in games:
            newer = replace(variant.info, rules=variant.info.rules + 1)
            monkeypatch.setattr(variant, "info", newer, raising=False)
