"""See that a tag may be released: `python build/check_tag.py v1.0.0`.

The tag must name the program's version, and CHANGELOG.md must have the day on which that comes out.
"""

from __future__ import annotations

import sys

from metadata import ROOT, UNRELEASED, current_version, releases


def refusal(tag: str, version: str, changelog: str) -> str:
    """Return why a tag cannot be released, as a sentence, or `""`."""
    if tag != f"v{version}":
        return f"The tag is {tag}, and the program is of version {version}: the tag must be v{version}."
    dates = {each.version: each.date for each in releases(changelog)}
    if version not in dates:
        return f"CHANGELOG.md does not tell of version {version}."
    if not dates[version]:
        return f"CHANGELOG.md calls version {version} “{UNRELEASED}”: put the day there."
    return ""


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Usage: check_tag.py TAG")
    sys.exit(
        refusal(sys.argv[1], current_version(), (ROOT / "CHANGELOG.md").read_text("utf-8")) or None
    )
