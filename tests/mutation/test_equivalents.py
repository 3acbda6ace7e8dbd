"""The list of mutants that change nothing: each names a line that is still there, and a reason."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LISTED = tomllib.loads(Path(__file__).with_name("equivalents.toml").read_text(encoding="utf-8"))
NAME = re.compile(
    r"(?P<file>\S+) (?P<function>\S+) (?P<operator>\w+\.\d): (?P<line>.+?)(  \[\d+\])?$"
)


@pytest.mark.parametrize("entry", LISTED["equivalent"], ids=lambda entry: entry["mutant"])
def test_what_is_listed_is_still_there(entry: dict[str, str]) -> None:
    assert entry.keys() == {"mutant", "reason"}
    assert entry["reason"].endswith(".")
    named = NAME.match(entry["mutant"])
    assert named is not None
    lines = (ROOT / named["file"]).read_text(encoding="utf-8").splitlines()
    assert named["line"] in map(str.strip, lines)


def test_no_mutant_is_listed_twice() -> None:
    names = [entry["mutant"] for entry in LISTED["equivalent"]]
    assert len(names) == len(set(names))
