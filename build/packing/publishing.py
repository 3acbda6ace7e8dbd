"""What is missing before this tree may be published: `missing(...)`, a sentence for each thing."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from fill_texts import behind
from identity import IDENTITY, Identity
from metadata import UNRELEASED, current_version, releases

ROOT = Path(__file__).resolve().parents[2]
HERE = "build/identity.toml"


def missing(environment: Mapping[str, str]) -> list[str]:
    """Return what is missing in this tree; the environment says where a workflow of GitHub's runs."""
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    version = current_version()
    return [
        *unknown(IDENTITY),
        *elsewhere(IDENTITY, environment),
        *unsaid(version, changelog),
        *untagged(version, tags()),
        *behind(),
    ]


def unknown(identity: Identity) -> Iterator[str]:
    """Yield what nobody has filled in, and an id that does not belong to the page."""
    if not identity.repository:
        yield f"{HERE} has no repository: write the address of the source there."
    if not identity.page:
        yield f"{HERE} has no page: write the address there where people are to find the downloads."
    if not identity.contact:
        yield f"{HERE} has no contact: write a mail address there that you read."
    if identity.is_nobodys:
        yield f"{HERE} has nobody's id, {identity.id}: write one there that begins with a domain of yours."
    elif identity.page and not identity.id.startswith(f"{identity.domain}."):
        yield (
            f"{HERE} has the id {identity.id}, which does not belong to the page: "
            f"it must begin with {identity.domain}."
        )


def elsewhere(identity: Identity, environment: Mapping[str, str]) -> Iterator[str]:
    """Yield that this is the copy of somebody who has not written their own address yet."""
    name = environment.get("GITHUB_REPOSITORY", "")
    here = f"{environment.get('GITHUB_SERVER_URL', '')}/{name}"
    if name and identity.repository and identity.repository.lower() != here.lower():
        yield f"{HERE} has {identity.repository} as the repository, and this is {here}."


def unsaid(version: str, changelog: str) -> Iterator[str]:
    """Yield that the changelog has no day for a version."""
    dates = {each.version: each.date for each in releases(changelog)}
    if version not in dates:
        yield f"CHANGELOG.md does not tell of version {version}."
    elif not dates[version]:
        yield f"CHANGELOG.md calls version {version} “{UNRELEASED}”: put the day there."


def untagged(version: str, there: Sequence[str]) -> Iterator[str]:
    """Yield that the commit has not the tag of a version, and which it has."""
    if f"v{version}" not in there:
        has = f" (but {', '.join(there)})" if there else ""
        yield f"The last commit has no tag v{version}{has}: run git tag v{version}."


def tags() -> list[str]:
    """Return the tags of the last commit; none outside a clone."""
    asked = ["git", "tag", "--points-at", "HEAD"]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, text=True).stdout.split()
