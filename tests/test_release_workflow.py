"""The public CI that makes a release: its workflow is sound, and does what the tree has to offer."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parent.parent
WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"


@pytest.fixture(scope="module")
def workflow() -> dict[Any, Any]:
    read: dict[Any, Any] = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))
    return read


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
    for command, condition in (
        ("python build/release.py", "github.ref_type != 'tag'"),
        ("python build/release.py --publish", "github.ref_type == 'tag'"),
        ("python build/release.py --twice", None),
        ("python build/smoke_test.py", None),
    ):
        (step,) = [step for step in steps(workflow, "build") if step.get("run") == command]
        assert step.get("if") == condition


def test_a_flatpak_is_made_from_what_was_fetched_and_only_with_a_runtime(
    workflow: dict[Any, Any],
) -> None:
    _, _, asked, *making = steps(workflow, "flatpak")
    assert "identity.py runtimes" in asked["run"]
    assert all(step["if"] == "env.RUNTIMES != ''" for step in making)
    ran = [step.get("run", "") for step in making]
    fetched = next(at for at, each in enumerate(ran) if "flatpak_files.py manifest" in each)
    built = next(at for at, each in enumerate(ran) if "flatpak-builder --user" in each)
    assert fetched < built


def test_it_names_no_address(workflow: dict[Any, Any]) -> None:
    assert "://" not in commands(workflow)
    assert "--notes-file notes.md" in commands(workflow, "publish")


def test_scripts_and_tests_that_are_run_are_there(workflow: dict[Any, Any]) -> None:
    named = re.findall(r"\b(?:build|tests)/[\w/]+\.py", commands(workflow))
    assert {"build/page.py", "build/flatpak_files.py", "build/release.py"} <= set(named)
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
    assert "${{" not in commands(workflow)
