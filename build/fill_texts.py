"""Write into README.md and docs/site what depends on who publishes the program: `python build/fill_texts.py`.

It stands there between two comments, and is made from build/texts, build/identity.toml and CHANGELOG.md. With
--check nothing is written: it says which file is behind.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path

from identity import IDENTITY, Identity
from metadata import ROOT, current_version, releases
from packing.trouble import Trouble
from templates import filled

TEXTS = ROOT / "build" / "texts"
README, SITE = ROOT / "README.md", ROOT / "docs" / "site" / "index.html"
FILES = (README, SITE)
COMMAND = "build/fill_texts.py"
_SECTION = re.compile(r"^@section ([a-z]+)@\n", re.MULTILINE)


def sections(file: Path, identity: Identity, changelog: str) -> dict[str, str]:
    """Return what is to stand in a file, by the names of its sections."""
    released = [each.version for each in releases(changelog) if each.date]
    values = {
        **identity.places(),
        "VERSION": current_version(),
        "RELEASED": released[0] if released else "",
    }
    if file.suffix == ".html":
        values = {name: escape(value) for name, value in values.items()}
    _, *parts = _SECTION.split((TEXTS / f"{file.name}.in").read_text("utf-8"))
    return {name: filled(text, values) for name, text in zip(parts[::2], parts[1::2], strict=True)}


def with_sections(text: str, told: Mapping[str, str]) -> str:
    """Return a text with these sections in the places of its own. Raises Trouble for one without a place."""
    for name, section in told.items():
        begins = f"<!-- {name}: written by {COMMAND} -->\n"
        ends = f"<!-- end of {name} -->"
        before, found, rest = text.partition(begins)
        old, end, after = rest.partition(ends)
        if not found or not end or begins in old + after:
            raise Trouble(f"{begins.strip()} and {ends} must stand once in the text to be filled.")
        text = before + begins + section + ends + after
    return text


def written(identity: Identity = IDENTITY) -> Iterator[tuple[Path, str, str]]:
    """Yield each file with what it holds and what it should hold."""
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    for file in FILES:
        text = file.read_text("utf-8")
        yield file, text, with_sections(text, sections(file, identity, changelog))


def behind() -> list[str]:
    """Return a sentence for each file that does not say what it should."""
    return [
        f"{file.relative_to(ROOT).as_posix()} is not up to date: run {COMMAND}."
        for file, now, wanted in written()
        if now != wanted
    ]


def main(arguments: list[str]) -> None:
    """Do what the arguments say."""
    if arguments == ["--check"]:
        sys.exit("\n".join(behind()) or None)
    if arguments:
        sys.exit(f"Usage: {Path(COMMAND).name} [--check]")
    for file, now, wanted in written():
        if now != wanted:
            file.write_text(wanted, encoding="utf-8", newline="\n")
            print(file)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Trouble as trouble:
        sys.exit(str(trouble))
