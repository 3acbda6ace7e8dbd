"""What desktops and shops are told of the program: `python build/metadata.py FOLDER [VERSION]` writes it.

The folder is a prefix such as /usr. The files in build/linux are templates, which are filled from
build/identity.toml, the version and CHANGELOG.md. The same tree always gives the same bytes.
"""

from __future__ import annotations

import gzip
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

from identity import IDENTITY, Identity
from templates import filled

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "build" / "linux"
ICONS = ROOT / "assets" / "icon"
PROGRAM = "all-for-one"
MIME_TYPE = "application/x-oneplay"
ENDING = ".oneplay"
"""Of a file with a match, which the program opens."""

UNRELEASED = "not yet released"
"""What stands in CHANGELOG.md for the date of a version that is still to come out."""
_RELEASE = re.compile(rf"^## (\d+\.\d+\.\d+) – ({UNRELEASED}|\d{{4}}-\d\d-\d\d)$", re.MULTILINE)

SCREENSHOTS = {
    "title": "Five games, each on its own cloth",
    "classic": "One: Classic, four at the table",
    "oono": "OONO, with draws that pile up",
    "attack": "One Card: Attack, with French cards",
    "tricks": "One Card: Tricks, and the one card in the middle",
    "callout": "One: Call-Out, against the clock",
    "couch": "Several people at one screen, a corner each",
}
"""The pictures in docs/site/pictures that shops show, the first one first, and what they say below them."""
SCREENSHOT_SIZE = 1600, 900


class Release(NamedTuple):
    """A version of CHANGELOG.md: its date (`""` before it is released) and the first paragraph about it."""

    version: str
    date: str
    summary: str


def current_version() -> str:
    """Return the version of the program in this tree."""
    text = (ROOT / "game" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(.*)"$', text, re.MULTILINE)
    if found is None:
        raise ValueError("game/__init__.py does not say the version")
    return found[1]


def releases(changelog: str) -> list[Release]:
    """Return the versions that a changelog tells of, the newest first."""
    parts = _RELEASE.split(changelog)
    return [
        Release(version, "" if date == UNRELEASED else date, " ".join(_paragraph(body).split()))
        for version, date, body in zip(parts[1::3], parts[2::3], parts[3::3], strict=True)
    ]


def _paragraph(section: str) -> str:
    """Return the first paragraph of a section that is neither a heading nor a list."""
    for part in section.split("\n\n"):
        if part.strip() and not part.strip().startswith(("#", "-")):
            return part
    return ""


def build_date() -> str:
    """Return the day of what is built: that of SOURCE_DATE_EPOCH, or else of the last commit."""
    seconds = os.environ.get("SOURCE_DATE_EPOCH")
    if seconds is None:
        asked = ["git", "log", "-1", "--format=%ct"]
        seconds = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True).stdout.strip()
    return time.strftime("%Y-%m-%d", time.gmtime(int(seconds or "0")))


def _release_tags(version: str, repository: str) -> str:
    """Return the releases for AppStream; a version without a date has that of the build."""
    told = releases((ROOT / "CHANGELOG.md").read_text("utf-8"))
    if version not in {each.version for each in told}:
        told.insert(0, Release(version, "", ""))
    lines = []
    for each in told:
        kind = "stable" if each.date else "development"
        lines.append(
            f'    <release version="{each.version}" date="{each.date or build_date()}" type="{kind}">'
        )
        if each.summary:
            lines.append(
                f"      <description>\n        <p>{escape(each.summary)}</p>\n      </description>"
            )
        if repository:
            lines.append(f"      <url>{repository}/blob/HEAD/CHANGELOG.md</url>")
        lines.append("    </release>")
    return "\n".join(lines)


def _screenshot_tags(page: str) -> str:
    width, height = SCREENSHOT_SIZE
    lines = []
    for name, caption in SCREENSHOTS.items():
        default = ' type="default"' if not lines else ""
        lines.append(
            f"    <screenshot{default}>\n      <caption>{escape(caption)}</caption>\n"
            f'      <image type="source" width="{width}" height="{height}">'
            f"{page}pictures/{name}.png</image>\n    </screenshot>"
        )
    return "\n".join(lines)


def fill(text: str, version: str, identity: Identity = IDENTITY, *, xml: bool = False) -> str:
    """Fill a template, which may be one of XML. ValueError for a place that is not known."""
    known = {
        **identity.places(),
        "MIME_TYPE": MIME_TYPE,
        "VERSION": version,
        "DATE": build_date(),
    }
    if xml:
        known = {name: escape(value) for name, value in known.items()}
        known["RELEASES"] = _release_tags(version, known["REPOSITORY"])
        known["SCREENSHOTS"] = _screenshot_tags(known["PAGE"])
    return filled(text, known)


def linux_files(version: str, identity: Identity = IDENTITY) -> dict[str, bytes]:
    """Return the files for a prefix such as /usr, by their paths in it."""

    def made(name: str) -> bytes:
        text = (LINUX / name).read_text("utf-8")
        return fill(text, version, identity, xml=name.endswith(".xml.in")).encode()

    app_id, share, icons = identity.id, "share", "share/icons/hicolor"
    files = {
        f"{share}/applications/{app_id}.desktop": made("app.desktop.in"),
        f"{share}/metainfo/{app_id}.metainfo.xml": made("app.metainfo.xml.in"),
        f"{share}/mime/packages/{app_id}.xml": made("app.mime.xml.in"),
        f"{share}/man/man6/{PROGRAM}.6.gz": gzip.compress(made("app.6.in"), mtime=0),
        f"{icons}/scalable/apps/{app_id}.svg": (ICONS / "app.svg").read_bytes(),
    }
    for picture in ICONS.glob("app-*.png"):
        side = picture.stem.removeprefix("app-")
        files[f"{icons}/{side}x{side}/apps/{app_id}.png"] = picture.read_bytes()
    return dict(sorted(files.items()))


def install(prefix: Path, version: str = "", identity: Identity = IDENTITY) -> list[Path]:
    """Write the files for Linux below a prefix such as /usr, and return them; without a version, the tree's."""
    written = []
    for name, content in linux_files(version or current_version(), identity).items():
        target = prefix / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
        written.append(target)
    return written


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit("Usage: metadata.py FOLDER [VERSION]")
    for file in install(Path(sys.argv[1]), *sys.argv[2:]):
        print(file)
