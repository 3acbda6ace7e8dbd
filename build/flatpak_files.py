"""The Flatpak: its manifest, and the wheels that are put into it.

`python build/flatpak_files.py manifest OUT` fills the manifest for the last commit, and fetches beside it what
the builder may not fetch any more: pip brings the wheels for this machine, and refuses one whose sum is not in
build/flatpak/wheels.txt. `… pins` writes the sums again, after a version in pyproject.toml has changed.
"""

from __future__ import annotations

import hashlib
import platform
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Mapping
from pathlib import Path

from identity import IDENTITY
from metadata import ROOT, current_version, fill
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename
from packing.trouble import Trouble

FLATPAK = ROOT / "build" / "flatpak"
PINS = FLATPAK / "wheels.txt"
PYTHON = "3.13"
"""The Python of the runtime that app.yml.in names."""
MACHINES = ("x86_64", "aarch64")
_PIN = re.compile(r"(\S+)==(\S+)")
_SUM = re.compile(r"--hash=sha256:([0-9a-f]{64})")


def needed() -> dict[str, str]:
    """Return the version of every package that the program needs on Linux, by its name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found = {}
    for line in project["dependencies"]:
        wanted = Requirement(line)
        if wanted.marker is None or wanted.marker.evaluate({"sys_platform": "linux"}):
            (pin,) = wanted.specifier
            found[str(canonicalize_name(wanted.name))] = pin.version
    return found


def pinned(text: str) -> dict[str, tuple[str, set[str]]]:
    """Return the version and the sums of every package in the pins, by its name."""
    found = {}
    for line in text.replace("\\\n", " ").splitlines():
        if pin := _PIN.match(line):
            found[pin[1]] = pin[2], set(_SUM.findall(line))
    return found


def disagreements(pins: str, wanted: Mapping[str, str]) -> list[str]:
    """Return a sentence for each version that is in one of pyproject.toml and the pins only."""
    there = {(name, version) for name, (version, sums) in pinned(pins).items() if sums}
    here = set(wanted.items())
    return [
        *(f"{name} {version} has no sum in {PINS.name}." for name, version in sorted(here - there)),
        *(f"{name} {version} is not in pyproject.toml." for name, version in sorted(there - here)),
    ]


def pins_of(folder: Path) -> str:
    """Return the pins of all wheels in a folder, in the form in which pip reads them."""
    sums: dict[tuple[str, str], set[str]] = {}
    for wheel in folder.rglob("*.whl"):
        name, version, _, _ = parse_wheel_filename(wheel.name)
        sum_ = hashlib.sha256(wheel.read_bytes()).hexdigest()
        sums.setdefault((str(name), str(version)), set()).add(sum_)
    lines = [
        "# Written by build/flatpak_files.py: what may come into the Flatpak, by its SHA-256 sum."
    ]
    for (name, version), found in sorted(sums.items()):
        lines.append(
            f"{name}=={version}" + "".join(f" \\\n    --hash=sha256:{s}" for s in sorted(found))
        )
    return "\n".join(lines) + "\n"


def fetch(into: Path, machine: str, *wanted: str) -> None:
    """Have pip fetch wheels for the runtime's Python. Raises Trouble where it refuses one, or finds none."""
    platforms = [f"--platform={kind}_{machine}" for kind in ("manylinux_2_28", "manylinux2014")]
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
    command += ["--only-binary=:all:", f"--python-version={PYTHON}", *platforms]
    done = subprocess.run([*command, f"--dest={into}", *wanted])
    if done.returncode:
        raise Trouble(f"The wheels for {machine} were not fetched; what pip said stands above.")


def manifest(out: Path) -> Path:
    """Write the manifest for the last commit into a folder, with the source beside it; return it."""
    log = ["git", "log", "-1", "--format=%ct"]
    epoch = subprocess.run(log, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    out.mkdir(parents=True, exist_ok=True)
    source = out / "source.tar"
    archive = ["git", "archive", "--format=tar", f"--output={source.resolve()}", "HEAD"]
    subprocess.run(archive, cwd=ROOT, check=True)
    text = (FLATPAK / "app.yml.in").read_text("utf-8")
    sum_ = hashlib.sha256(source.read_bytes()).hexdigest()
    for place, value in {"@EPOCH@": epoch, "@SOURCE_SUM@": sum_}.items():
        text = text.replace(place, value)
    file = out / f"{IDENTITY.id}.yml"
    file.write_text(fill(text, current_version()), encoding="utf-8", newline="\n")
    (out / PINS.name).write_bytes(PINS.read_bytes())
    return file


def main(arguments: list[str]) -> None:
    """Do what the arguments say. Raises Trouble."""
    if arguments == ["pins"]:
        with tempfile.TemporaryDirectory() as folder:
            for machine in MACHINES:
                pins = [f"{name}=={version}" for name, version in needed().items()]
                fetch(Path(folder, machine), machine, *pins)
            PINS.write_text(pins_of(Path(folder)), encoding="utf-8", newline="\n")
        print(PINS)
    elif len(arguments) == 2 and arguments[0] == "manifest":
        out = Path(arguments[1])
        if wrong := disagreements(PINS.read_text("utf-8"), needed()):
            raise Trouble("\n".join([*wrong, "Write the sums again: flatpak_files.py pins."]))
        fetch(out / "wheels", platform.machine(), "--require-hashes", f"--requirement={PINS}")
        print(manifest(out))
    else:
        raise Trouble("Usage: flatpak_files.py pins | manifest OUT")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Trouble as trouble:
        sys.exit(str(trouble))
