"""A table of Call-Out: three players, the others bots that play at random."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.harness.table import Sit


@pytest.fixture
def sit(tmp_path: Path) -> Sit:
    from tests.harness.table import Table

    return lambda **how: Table(tmp_path, game="callout", **{"bot": "random", **how})
