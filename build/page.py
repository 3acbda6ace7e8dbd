"""Make the page that people come to: `python build/page.py FOLDER OUT NOTES`.

It is docs/site with the downloads filled in. FOLDER holds what was built for all systems, with the SHA256SUMS
of each. OUT gets the page, with one SHA256SUMS of all files, the file NOTES what the release says of itself.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import sys
from html import escape
from pathlib import Path
from typing import NamedTuple

from fill_texts import SITE as PAGE
from fill_texts import sections, with_sections
from identity import IDENTITY, Identity
from metadata import ROOT, current_version, releases

SITE = PAGE.parent
SUMS = "SHA256SUMS"

KINDS = (
    (r"-windows-x86_64\.zip", "Windows 10 and newer", "64 bit"),
    (r"-mac-arm64\.zip", "macOS 11 and newer", "Apple silicon"),
    (r"-mac-x86_64\.zip", "macOS 11 and newer", "Intel"),
    (r"_amd64\.deb", "Debian, Ubuntu", "64 bit"),
    (r"_arm64\.deb", "Debian, Ubuntu", "64 bit, ARM"),
    (r"-linux-x86_64\.tar\.xz", "Other Linux", "64 bit"),
    (r"-linux-aarch64\.tar\.xz", "Other Linux", "64 bit, ARM"),
    (r"\.flatpak", "Linux with Flatpak", "64 bit"),
)
"""What the ends of names stand for, in the order of the page: the system, and the machine."""


class Download(NamedTuple):
    """A file to download, its SHA-256 sum and its size in bytes."""

    name: str
    sum: str
    size: int


class Wrong(Exception):
    """What was built cannot be offered; the message is a sentence that says why."""


def downloads(folder: Path) -> list[Download]:
    """Return the files that the sums in a folder and those below it name. Raises Wrong."""
    found = {}
    for sums in sorted(folder.rglob(SUMS)):
        for line in sums.read_text("utf-8").splitlines():
            sum_, _, name = line.partition("  ")
            file = sums.parent / name
            if not file.is_file():
                raise Wrong(f"{sums} names {name}, which is not there.")
            content = file.read_bytes()
            if hashlib.sha256(content).hexdigest() != sum_:
                raise Wrong(f"{file} is not what {sums} says.")
            if name in found and found[name].sum != sum_:
                raise Wrong(f"There are two different files {name}.")
            found[name] = Download(name, sum_, len(content))
    if not found:
        raise Wrong(f"{folder} has no {SUMS} with downloads.")
    return sorted(found.values(), key=lambda each: (_kind(each.name), each.name))


def _kind(name: str) -> int:
    """Return where a file stands among the kinds. Raises Wrong."""
    for number, (ending, _, _) in enumerate(KINDS):
        if re.search(f"{ending}$", name):
            return number
    raise Wrong(f"For what system {name} is, is not known: add its ending to KINDS.")


def oldest_glibc(folder: Path) -> str:
    """Return the version of glibc that the program for Linux needs, or `""` if there is none for Linux."""
    for needs in sorted(folder.rglob("release.json")):
        return str(json.loads(needs.read_text("utf-8"))["glibc"])
    return ""


def table(files: list[Download], version: str, identity: Identity, glibc: str = "") -> str:
    """Return the downloads of a version as a table of HTML, with what they need."""
    release = f"{identity.repository}/releases"
    rows = []
    for each in files:
        _, system, machine = KINDS[_kind(each.name)]
        rows.append(
            f'      <tr><th scope="row">{escape(system)} <small>({escape(machine)})</small></th>'
            f'<td><a href="{release}/download/v{version}/{escape(each.name)}">{escape(each.name)}</a>'
            f'<code class="sum">{each.sum}</code></td>'
            f'<td class="size">{each.size / 1e6:.1f} MB</td></tr>'
        )
    return (
        f"    <p>This is version {escape(version)}. Below each file is its SHA-256 sum; all of them are in "
        f'<a href="{SUMS}">{SUMS}</a>. Older versions are <a href="{release}">with the source</a>.</p>\n'
        "    <table>\n"
        '      <thead><tr><th scope="col">For</th><th scope="col">File and sum</th>'
        '<th scope="col">Size</th></tr></thead>\n      <tbody>\n'
        + "\n".join(rows)
        + "\n      </tbody>\n    </table>\n"
        + (
            f"    <p>The .deb and the .tar.xz need glibc {escape(glibc)} or newer.</p>\n"
            if glibc
            else ""
        )
    )


def notes(version: str, identity: Identity, changelog: str) -> str:
    """Return what the release says of itself, as Markdown. Raises Wrong."""
    told = [each.summary for each in releases(changelog) if each.version == version]
    if not told:
        raise Wrong(f"CHANGELOG.md does not tell of version {version}.")
    new = f"{identity.repository}/blob/v{version}/CHANGELOG.md"
    return (
        f"{told[0]}\n\n[What is new]({new}). Which file is for what, how to start it, and the sums: "
        f"[the page of the game]({identity.page}#downloads).\n"
    )


def make(folder: Path, out: Path, version: str, identity: Identity = IDENTITY) -> None:
    """Write the page with the downloads in a folder. Raises Wrong."""
    if not (identity.repository and identity.page):
        raise Wrong("build/identity.toml has no repository or no page: nothing can be offered.")
    files = downloads(folder)
    if other := [each.name for each in files if version not in each.name]:
        raise Wrong(f"{other[0]} is not of version {version}.")
    told = sections(PAGE, identity, (ROOT / "CHANGELOG.md").read_text("utf-8"))
    told["downloads"] = table(files, version, identity, oldest_glibc(folder))
    page = with_sections(PAGE.read_text("utf-8"), told)
    shutil.copytree(SITE, out, dirs_exist_ok=True)
    (out / PAGE.name).write_text(page, encoding="utf-8", newline="\n")
    sums = "".join(f"{each.sum}  {each.name}\n" for each in files)
    (out / SUMS).write_text(sums, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit("Usage: page.py FOLDER OUT NOTES")
    try:
        version = current_version()
        said = notes(version, IDENTITY, (ROOT / "CHANGELOG.md").read_text("utf-8"))
        make(Path(sys.argv[1]), Path(sys.argv[2]), version)
        Path(sys.argv[3]).write_text(said, encoding="utf-8", newline="\n")
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
        sys.exit(2)
