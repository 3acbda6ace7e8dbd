"""The public CI that makes a release: its workflow is sound, and does what the tree has to offer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

from tests.harness.build_modules import build_module

ROOT = Path(__file__).resolve().parent.parent
WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"


@pytest.fixture(scope="module")
def workflow() -> dict[Any, Any]:
    read: dict[Any, Any] = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))
    return read


@pytest.fixture(scope="module")
def check_tag() -> Iterator[ModuleType]:
    with build_module("check_tag") as module:
        yield module


def steps(workflow: dict[Any, Any], job: str = "") -> list[dict[str, Any]]:
    jobs = [workflow["jobs"][job]] if job else workflow["jobs"].values()
    return [step for each in jobs for step in each["steps"]]


def commands(workflow: dict[Any, Any], job: str = "") -> str:
    return "\n".join(step.get("run", "") for step in steps(workflow, job))


def test_every_action_is_pinned(workflow: dict[Any, Any]) -> None:
    used = [step["uses"] for step in steps(workflow) if "uses" in step]
    assert used
    for each in used:
        assert re.fullmatch(r"actions/[\w-]+@v\d+\.\d+\.\d+", each), each
    versions = {tuple(each.split("@")) for each in used}
    assert len(versions) == len({name for name, _ in versions})


def test_it_is_built_on_all_three_systems(workflow: dict[Any, Any]) -> None:
    runners = {
        each["runner"].split("-")[0]
        for each in workflow["jobs"]["build"]["strategy"]["matrix"]["include"]
    }
    assert runners == {"ubuntu", "windows", "macos"}
    for job in workflow["jobs"].values():
        assert job["timeout-minutes"] <= 60
        assert "latest" not in job["runs-on"]


def test_what_is_built_is_compared_and_tried_on_each(workflow: dict[Any, Any]) -> None:
    for command in (
        "python build/release.py --twice",
        "python build/release.py",
        "python build/smoke_test.py",
    ):
        matching = [step for step in steps(workflow, "build") if step.get("run") == command]
        assert len(matching) == 1, command
        assert "if" not in matching[0]


def test_scripts_and_tests_that_are_run_are_there(workflow: dict[Any, Any]) -> None:
    named = re.findall(r"\b(?:build|tests)/[\w/]+\.py", commands(workflow))
    assert {"build/page.py", "build/flatpak_files.py", "build/check_tag.py"} <= set(named)
    for each in named:
        assert (ROOT / each).is_file(), each


def test_only_tags_are_published_and_only_then_may_it_write(workflow: dict[Any, Any]) -> None:
    assert workflow["permissions"] == {"contents": "read"}
    for name, job in workflow["jobs"].items():
        assert ("permissions" in job) == (name == "publish")
    publish = workflow["jobs"]["publish"]
    assert publish["if"] == "github.ref_type == 'tag'"
    assert set(publish["needs"]) == workflow["jobs"].keys() - {"publish"}
    # By YAML's older rules the word `on` is a truth value.
    assert workflow[True]["push"] == {"tags": ["v*"]}


def test_nothing_from_outside_gets_into_a_command(workflow: dict[Any, Any]) -> None:
    allowed = {"github.ref_name"}  # a tag, which only those who may write can make
    assert set(re.findall(r"\$\{\{ ([\w.]+) \}\}", commands(workflow))) <= allowed


@pytest.mark.parametrize(
    ("tag", "day", "says"),
    [
        ("v1.2.3", "2026-12-01", ""),
        ("v1.2.4", "2026-12-01", "must be v1.2.3"),
        ("1.2.3", "2026-12-01", "must be v1.2.3"),
        ("v1.2.3", "not yet released", "put the day there"),
    ],
)
def test_a_tag_is_released_with_its_version_and_day(
    check_tag: ModuleType, tag: str, day: str, says: str
) -> None:
    said = check_tag.refusal(tag, "1.2.3", f"# Changelog\n\n## 1.2.3 – {day}\n\nMuch is new.\n")
    assert says in said
    assert bool(said) == bool(says)


def test_a_version_that_the_changelog_leaves_out_is_not_released(check_tag: ModuleType) -> None:
    assert "does not tell of" in check_tag.refusal("v1.2.3", "1.2.3", "# Changelog\n")
