"""The Flatpak: its wheels are those that are pinned, by their sums, and its manifest installs the program."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

from game import __version__
from tests.harness.build_modules import build_module

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def flatpak() -> Iterator[ModuleType]:
    with build_module("flatpak_files") as module:
        yield module


def test_every_package_that_is_pinned_has_a_sum(flatpak: ModuleType) -> None:
    pins = flatpak.PINS.read_text(encoding="utf-8")
    assert flatpak.disagreements(pins, flatpak.needed()) == []
    assert "://" not in pins


def test_a_version_that_is_behind_is_told_of(flatpak: ModuleType) -> None:
    told = flatpak.disagreements(flatpak.PINS.read_text(encoding="utf-8"), {"click": "9.9"})
    assert "click 9.9 has no sum in wheels.txt." in told
    assert any(each.startswith("segno ") for each in told)
    assert flatpak.disagreements("click==9.9\n", {"click": "9.9"}) == [
        "click 9.9 has no sum in wheels.txt."
    ]


def test_a_program_of_machine_code_has_a_sum_for_each_machine(flatpak: ModuleType) -> None:
    pins = flatpak.pinned(flatpak.PINS.read_text(encoding="utf-8"))
    for name in ("pygame-ce", "msgspec", "regex"):
        assert len(pins[name][1]) == len(flatpak.MACHINES), name


def wheel(folder: Path, text: str) -> Path:
    """A small package that any Python can install."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "plain-1.0-py3-none-any.whl"
    about = "plain-1.0.dist-info"
    with zipfile.ZipFile(path, "w") as packing:
        packing.writestr("plain.py", text)
        packing.writestr(f"{about}/METADATA", "Metadata-Version: 2.1\nName: plain\nVersion: 1.0\n")
        packing.writestr(
            f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        packing.writestr(f"{about}/RECORD", "")
    return path


def test_sums_are_those_of_the_wheels(flatpak: ModuleType, tmp_path: Path) -> None:
    sums = []
    for machine in ("x86_64", "aarch64"):
        made = wheel(tmp_path / machine, f"made for {machine}")
        sums.append(hashlib.sha256(made.read_bytes()).hexdigest())
    assert flatpak.pinned(flatpak.pins_of(tmp_path)) == {"plain": ("1.0", set(sums))}


@pytest.mark.parametrize("swapped", [False, True])
def test_a_wheel_with_another_sum_is_refused(
    flatpak: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, swapped: bool
) -> None:
    offered = tmp_path / "offered"
    wheel(offered, "as it was")
    pins = tmp_path / "wheels.txt"
    pins.write_text(flatpak.pins_of(offered), encoding="utf-8")
    if swapped:
        wheel(offered, "as somebody else made it")
    # So pip asks nobody.
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(offered))
    into, wanted = tmp_path / "wheels", ("--require-hashes", f"--requirement={pins}")
    if swapped:
        with pytest.raises(flatpak.Trouble, match="were not fetched"):
            flatpak.fetch(into, "x86_64", *wanted)
        assert not list(into.glob("*.whl"))
    else:
        flatpak.fetch(into, "x86_64", *wanted)
        assert [each.name for each in into.iterdir()] == ["plain-1.0-py3-none-any.whl"]


@pytest.fixture
def manifest(flatpak: ModuleType, tmp_path: Path) -> Path:
    if not (ROOT / ".git").exists():
        pytest.skip("the commit is not known outside a clone")
    return Path(flatpak.manifest(tmp_path / "out"))


def modules(manifest: Path) -> list[dict[str, Any]]:
    read: list[dict[str, Any]] = yaml.safe_load(manifest.read_text(encoding="utf-8"))["modules"]
    return read


def test_the_manifest_is_filled(flatpak: ModuleType, manifest: Path) -> None:
    text = manifest.read_text(encoding="utf-8")
    assert manifest.stem == flatpak.IDENTITY.id
    assert f"id: {flatpak.IDENTITY.id}\n" in text
    assert f"metadata.py ${{FLATPAK_DEST}} {__version__}\n" in text
    assert not re.search(r"@[A-Z_]+@", text)
    assert "://" not in text


def test_whatever_it_reads_lies_beside_it(flatpak: ModuleType, manifest: Path) -> None:
    packages, program = modules(manifest)
    (install, *_) = packages["build-commands"]
    assert "--no-index" in install
    assert "--require-hashes" in install
    sources = [*packages["sources"], *program["sources"]]
    assert {each["path"] for each in sources} == {"wheels", "wheels.txt", "source.tar"}
    assert (manifest.parent / "wheels.txt").read_bytes() == flatpak.PINS.read_bytes()
    (source,) = program["sources"]
    content = (manifest.parent / "source.tar").read_bytes()
    assert source["sha256"] == hashlib.sha256(content).hexdigest()


@pytest.mark.skipif(os.name != "posix", reason="the builder has a shell")
def test_its_commands_install_a_program_that_starts(manifest: Path, tmp_path: Path) -> None:
    folder, app = tmp_path / "source", tmp_path / "app"
    folder.mkdir()
    shutil.unpack_archive(manifest.parent / "source.tar", folder, filter="data")
    for command in modules(manifest)[1]["build-commands"]:
        done = subprocess.run(
            ["sh", "-ec", command],
            cwd=folder,
            env={**os.environ, "FLATPAK_DEST": str(app)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
    program = app / "lib" / "all-for-one"
    said = subprocess.run(
        [sys.executable, program / "main.py", "--version"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert __version__ in said.stdout, said.stderr
    assert (program / "build" / "identity.toml").is_file()
    assert list(app.glob("share/applications/*.desktop"))


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
    assert read["id"] == flatpak.IDENTITY.id
    packages, program = read["modules"]
    assert [each["type"] for each in packages["sources"]] == ["dir", "file"]
    assert program["sources"][0]["sha256"]
