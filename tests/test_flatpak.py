"""The Flatpak manifest: what it installs is what pyproject.toml pins, from public addresses, by sums."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from game import __version__
from tests.harness.build_modules import build_module
from tests.harness.some import some

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def flatpak() -> Iterator[ModuleType]:
    with build_module("flatpak_files") as module:
        yield module


@pytest.fixture(scope="module")
def sources(flatpak: ModuleType) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(flatpak.SOURCES.read_text(encoding="utf-8"))
    return found


def test_what_is_installed_is_what_is_pinned(
    flatpak: ModuleType, sources: list[dict[str, Any]]
) -> None:
    assert flatpak.disagreements(sources) == []


def test_a_version_that_is_behind_is_told_of(
    flatpak: ModuleType, sources: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flatpak, "pinned", lambda: {"click": "9.9"})
    told = flatpak.disagreements(sources)
    assert "click 9.9 is not among the sources." in told
    assert any(each.startswith("segno ") for each in told)


def test_every_source_has_a_sum_and_a_public_address(sources: list[dict[str, Any]]) -> None:
    for each in some(sources):
        assert re.fullmatch(r"[0-9a-f]{64}", each["sha256"])
        # The folders of an address are the BLAKE2b-256 sum of the file.
        assert re.fullmatch(
            r"https://files\.pythonhosted\.org/packages/[0-9a-f]{2}/[0-9a-f]{2}/[0-9a-f]{60}/[\w.-]+\.whl",
            each["url"],
        )


def test_every_machine_gets_every_package(
    flatpak: ModuleType, sources: list[dict[str, Any]]
) -> None:
    for machine in flatpak.MACHINES:
        got = [each for each in sources if machine in each.get("only-arches", flatpak.MACHINES)]
        names = sorted(
            str(flatpak.parse_wheel_filename(each["url"].rpartition("/")[2])[0]) for each in got
        )
        assert names == sorted(flatpak.pinned())
        for each in got:
            kind = each["url"].rpartition("-")[2]
            assert kind == "any.whl" or machine in kind


def test_sources_are_told_from_their_files(flatpak: ModuleType, tmp_path: Path) -> None:
    for machine in flatpak.MACHINES:
        (tmp_path / machine).mkdir()
        (tmp_path / machine / "plain-1.0-py3-none-any.whl").write_bytes(b"for all")
        (tmp_path / machine / f"fast-1.0-cp313-cp313-{machine}.whl").write_bytes(machine.encode())
    told = flatpak.sources(tmp_path)
    assert [each.get("only-arches") for each in told] == [["aarch64"], ["x86_64"], None]
    sum_ = hashlib.blake2b(b"for all", digest_size=32).hexdigest()
    assert told[2] == {
        "type": "file",
        "url": f"https://files.pythonhosted.org/packages/{sum_[:2]}/{sum_[2:4]}/{sum_[4:]}/"
        "plain-1.0-py3-none-any.whl",
        "sha256": hashlib.sha256(b"for all").hexdigest(),
    }


@pytest.fixture
def manifest(flatpak: ModuleType, tmp_path: Path) -> Path:
    if not (ROOT / ".git").exists():
        pytest.skip("the commit is not known outside a clone")
    return Path(flatpak.manifest(tmp_path)[0])


def test_the_manifest_is_filled(flatpak: ModuleType, manifest: Path) -> None:
    text = manifest.read_text(encoding="utf-8")
    assert manifest.stem == flatpak.APP_ID
    assert f"id: {flatpak.APP_ID}\n" in text
    assert re.search(r"commit: [0-9a-f]{40}\n", text)
    assert f"metadata.py ${{FLATPAK_DEST}} {__version__}\n" in text
    assert not re.search(r"@[A-Z_]+@", text)
    for name in re.findall(r"(?:cp -r|install -D -m 755) ([^$]+) \$", text):
        assert all((ROOT / each).exists() for each in name.split())
    wanted = (manifest.parent / "requirements.txt").read_text(encoding="utf-8").splitlines()
    assert wanted == [f"{name}=={version}" for name, version in sorted(flatpak.pinned().items())]


def test_the_builder_reads_the_manifest(flatpak: ModuleType, manifest: Path) -> None:
    builder = shutil.which("flatpak-builder")
    if builder is None:
        pytest.skip("flatpak-builder is not installed")
    done = subprocess.run(
        [builder, "--show-manifest", manifest],
        cwd=manifest.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    read = json.loads(done.stdout)
    assert read["id"] == flatpak.APP_ID
    packages, program = read["modules"]
    assert len(packages["sources"]) == len(json.loads(flatpak.SOURCES.read_text("utf-8"))) + 1
    assert program["sources"][0]["commit"]
