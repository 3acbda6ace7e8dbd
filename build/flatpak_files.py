"""The Flatpak manifest and its sources, with their public addresses and sums.

`python build/flatpak_files.py manifest OUT` fills the manifest for the last commit. `… sources` writes
build/flatpak/python-sources.json again, after a version in pyproject.toml has changed; it downloads the
packages.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from metadata import APP_ID, ROOT, current_version, fill
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename

FLATPAK = ROOT / "build" / "flatpak"
SOURCES = FLATPAK / "python-sources.json"
PYTHON = "3.13"
"""The Python of the runtime that app.yml.in names."""
MACHINES = ("x86_64", "aarch64")
FILES = "https://files.pythonhosted.org/packages"


def pinned() -> dict[str, str]:
    """Return the version of every package that the program needs on Linux, by its name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found = {}
    for line in project["dependencies"]:
        needed = Requirement(line)
        if needed.marker is None or needed.marker.evaluate({"sys_platform": "linux"}):
            (pin,) = needed.specifier
            found[canonicalize_name(needed.name)] = pin.version
    return found


def address(name: str, content: bytes) -> str:
    """Return where PyPI keeps a file: it is named by the BLAKE2b-256 sum of what is in it."""
    sum_ = hashlib.blake2b(content, digest_size=32).hexdigest()
    return f"{FILES}/{sum_[:2]}/{sum_[2:4]}/{sum_[4:]}/{name}"


def sources(folder: Path) -> list[dict[str, object]]:
    """Return the sources for the wheels in a folder, which has a folder for each machine."""
    found: dict[str, dict[str, object]] = {}
    machines: dict[str, list[str]] = {}
    for machine in MACHINES:
        for wheel in (folder / machine).iterdir():
            content = wheel.read_bytes()
            found[wheel.name] = {
                "type": "file",
                "url": address(wheel.name, content),
                "sha256": hashlib.sha256(content).hexdigest(),
            }
            machines.setdefault(wheel.name, []).append(machine)
    for name, only in machines.items():
        if len(only) < len(MACHINES):
            found[name]["only-arches"] = only
    return [found[name] for name in sorted(found)]


def _download(folder: Path) -> None:
    wanted = [f"{name}=={version}" for name, version in pinned().items()]
    for machine in MACHINES:
        platforms = [f"--platform={kind}_{machine}" for kind in ("manylinux_2_28", "manylinux2014")]
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
        command += ["--only-binary=:all:", f"--python-version={PYTHON}", *platforms]
        subprocess.run([*command, f"--dest={folder / machine}", *wanted], check=True)


def disagreements(kept: list[dict[str, object]]) -> list[str]:
    """Return a sentence for each version that is in one of pyproject.toml and the sources only."""
    wheels = [parse_wheel_filename(str(each["url"]).rpartition("/")[2]) for each in kept]
    there = {(name, str(version)) for name, version, _, _ in wheels}
    pins = {(str(name), version) for name, version in pinned().items()}
    return [
        *(f"{name} {version} is not among the sources." for name, version in sorted(pins - there)),
        *(f"{name} {version} is not in pyproject.toml." for name, version in sorted(there - pins)),
    ]


def manifest(out: Path) -> list[Path]:
    """Write the manifest for the last commit, and what it reads, into a folder; return the files."""
    log = ["git", "log", "-1", "--format=%H %ct"]
    asked = subprocess.run(log, cwd=ROOT, capture_output=True, text=True, check=True)
    commit, epoch = asked.stdout.split()
    text = (FLATPAK / "app.yml.in").read_text("utf-8")
    for place, value in {"@COMMIT@": commit, "@EPOCH@": epoch}.items():
        text = text.replace(place, value)
    out.mkdir(parents=True, exist_ok=True)
    files = [out / f"{APP_ID}.yml", out / SOURCES.name, out / "requirements.txt"]
    files[0].write_text(fill(text, current_version()), encoding="utf-8", newline="\n")
    shutil.copyfile(SOURCES, files[1])
    wanted = "".join(f"{name}=={version}\n" for name, version in sorted(pinned().items()))
    files[2].write_text(wanted, encoding="utf-8", newline="\n")
    return files


def main(arguments: list[str]) -> None:
    """Do what the arguments say."""
    if arguments == ["sources"]:
        with tempfile.TemporaryDirectory() as folder:
            _download(Path(folder))
            text = json.dumps(sources(Path(folder)), indent=2) + "\n"
        SOURCES.write_text(text, encoding="utf-8", newline="\n")
    elif len(arguments) == 2 and arguments[0] == "manifest":
        if wrong := disagreements(json.loads(SOURCES.read_text("utf-8"))):
            sys.exit("\n".join([*wrong, "Write the sources again: flatpak_files.py sources"]))
        for file in manifest(Path(arguments[1])):
            print(file)
    else:
        sys.exit("Usage: flatpak_files.py sources | manifest OUT")


if __name__ == "__main__":
    main(sys.argv[1:])
