"""The scripts in build/ as modules, which are no package."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

BUILD = Path(__file__).resolve().parents[2] / "build"


@contextmanager
def build_module(name: str) -> Iterator[ModuleType]:
    """The module of this name, as it is imported when a script beside it is run."""
    sys.path.insert(0, str(BUILD))
    try:
        yield importlib.import_module(name)
    finally:
        sys.path.remove(str(BUILD))
