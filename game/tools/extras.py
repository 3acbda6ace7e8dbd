"""Packages of the extras, which need not be installed: `extra("pyspiel")`."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def extra(module: str) -> Any:
    """Return a module of an extra. ImportError where it is not installed."""
    return import_module(module)
