"""What build/identity.toml may say, what is left out while it says nothing, and that nobody else is named."""

from __future__ import annotations

import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.harness.build_modules import build_module
from tests.harness.example_identity import EXAMPLE, NOBODYS, ROOT, identity_file
from tests.harness.some import some

LICENCES = ROOT / "assets" / "licences"
CREDITED = {
    "astral.sh": "uv, in the README",
    "cli.github.com": "GitHub's command line, on the page",
    "cosmic-ray.readthedocs.io": "the tool of the mutation tests",
    "github.com/sixty-north/cosmic-ray": "the same",
    "keepachangelog.com": "the form of the changelog",
    "semver.org": "the form of versions",
    "mapeditor.org": "Tiled, which edits tables",
    "projectfluent.org": "the form of messages",
    "scripts.sil.org/OFL": "the licence of the page's letters",
}
"""Other people's pages that are credited or explained, beside the homes of the works in assets/licences."""
NAMES_OF_FORMS = {"www.w3.org", "www.freedesktop.org/standards", "schemas.microsoft.com/SMI"}
"""Names of forms of XML, which nothing fetches."""
RESERVED = re.compile(
    r"(127\.0\.0\.1|localhost|([\w.-]+\.)?example(\.(org|com|net))?|[\w.-]+\.invalid)\b"
    r"|github\.com/[a-zA-Z]+_|[a-z]+_[a-z]+\.github\.io/"  # no account has such a name
)
"""What can never be anybody's."""
ADDRESS = re.compile(r"\bhttps?://([\w.-]+\w(?:/[\w./~-]*)?)")
MAIL = re.compile(r"\b[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}\b")
PROSE = (
    ".md",
    ".toml",
    ".py",
    ".in",
    ".yml",
    ".html",
    ".txt",
    ".svg",
    ".spec",
    ".ftl",
    ".sh",
    ".js",
    ".css",
    ".tmx",
)


@pytest.fixture(scope="module")
def identity() -> Iterator[ModuleType]:
    with build_module("identity") as module:
        yield module


@pytest.fixture(scope="module")
def texts() -> Iterator[ModuleType]:
    with build_module("fill_texts") as module:
        yield module


def tracked() -> Iterator[tuple[str, str]]:
    """The files of the repository that hold text, but for the licences of others."""
    if not (ROOT / ".git").exists():
        pytest.skip("which files belong to it is not known outside a clone")
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in listed.stdout.splitlines():
        if not name.startswith("assets/licences/") and (ROOT / name).is_file():
            try:
                yield name, (ROOT / name).read_text(encoding="utf-8")
            except UnicodeDecodeError:
                assert not name.endswith(PROSE), name


def publishers(identity: ModuleType) -> tuple[str, ...]:
    """The addresses of whoever publishes this tree."""
    ours = identity.IDENTITY
    return ours.repository, ours.page, ours.runtimes


def test_nothing_names_an_address_that_is_not_ours(identity: ModuleType) -> None:
    works = tomllib.loads((LICENCES / "licences.toml").read_text(encoding="utf-8"))["work"]
    homes = {ADDRESS.findall(each["home"])[0] for each in works}
    allowed = tuple(each.removeprefix("www.") for each in (*CREDITED, *NAMES_OF_FORMS, *homes))
    allowed += tuple(each.removeprefix("https://") for each in publishers(identity) if each)
    found = [(name, each) for name, text in some(tracked()) for each in ADDRESS.findall(text)]
    strange = [
        (name, address)
        for name, address in some(found)
        if not RESERVED.match(address)
        and not address.removeprefix("www.").removeprefix("docs.").startswith(allowed)
    ]
    assert not strange


def test_nothing_names_a_mail_address_that_is_not_ours(identity: ModuleType) -> None:
    credited = (ROOT / "docs" / "site" / "fonts" / "OFL.txt").read_text(encoding="utf-8")
    found = [(name, each) for name, text in some(tracked()) for each in MAIL.findall(text)]
    strange = [
        (name, address)
        for name, address in some(found)
        if not RESERVED.search(address.partition("@")[2])
        and address not in credited
        and address != identity.IDENTITY.contact
    ]
    assert not strange


def test_this_tree_has_an_identity_or_claims_nothing(identity: ModuleType) -> None:
    ours = identity.IDENTITY
    assert ours.is_nobodys == (ours.repository == ours.page == ours.contact == "")


def test_while_it_is_nobodys_it_claims_nothing(identity: ModuleType) -> None:
    nobody = identity.read(identity_file(**NOBODYS))
    assert nobody.is_nobodys
    assert nobody.maintainer.endswith(".invalid>")


def test_the_page_and_the_readme_are_up_to_date(texts: ModuleType) -> None:
    assert texts.behind() == []


def test_what_is_behind_is_told_of(texts: ModuleType, identity: ModuleType) -> None:
    who = identity.read(identity_file())
    assert all(now != wanted for _, now, wanted in texts.written(who))


@pytest.mark.parametrize("released", [True, False])
@pytest.mark.parametrize("field", ["", "repository", "page", "contact", "runtimes"])
def test_what_needs_an_address_is_left_out_without_it(
    texts: ModuleType, identity: ModuleType, field: str, released: bool
) -> None:
    day = "2026-12-01" if released else "not yet released"
    who = identity.read(identity_file(**({field: ""} if field else {})))
    for file in texts.FILES:
        told = "".join(texts.sections(file, who, f"## 1.0.0 – {day}\n\nAll.\n").values())
        assert not re.search(r"@[A-Za-z_ ]+@", told)
        for name in ("repository", "page", "contact"):
            assert field != name or EXAMPLE[name] not in told
        assert ("flatpak" in told) == (
            field != "runtimes" and not (field == "page" and file.suffix == ".md")
        )
        assert "source" in told or (field != "page" and released)


def test_a_place_is_written_once(texts: ModuleType) -> None:
    text = "a\n<!-- x: written by build/fill_texts.py -->\nold\n<!-- end of x -->\nb\n"
    assert texts.with_sections(text, {"x": "new\n"}) == text.replace("old", "new")
    for wrong in (text.replace("end of x", "end"), text.replace("x:", "y:"), text + text):
        with pytest.raises(texts.Trouble, match="must stand once"):
            texts.with_sections(wrong, {"x": "new\n"})


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"id": "AllForOne"}, "'AllForOne' as id: write it like"),
        ({"id": ""}, "'' as id"),
        ({"repository": "github.com/me/cards"}, "as repository"),
        ({"page": "http://me.example.org/"}, "as page"),
        ({"contact": "Ada <ada@example.org>"}, "as contact"),
        ({"developer": ""}, "no developer"),
        ({"developer": "Ada <ada>"}, "no developer"),
        ({"homepage": "https://example.org"}, "too much or too little: homepage"),
    ],
)
def test_what_it_cannot_say_is_refused_in_a_sentence(
    identity: ModuleType, changes: dict[str, str], says: str
) -> None:
    with pytest.raises(identity.Trouble, match=re.escape(says)):
        identity.read(identity_file(**changes))


@pytest.mark.parametrize("text", ['id = "a', "id = 5", ""])
def test_a_damaged_file_is_refused_in_a_sentence(identity: ModuleType, text: str) -> None:
    with pytest.raises(identity.Trouble, match=r"^build/identity\.toml (has|cannot)"):
        identity.read(text)


def test_addresses_are_written_in_one_way(identity: ModuleType) -> None:
    source = "https://github.com/my_account/cards"
    who = identity.read(identity_file(repository=f"{source}.git/", page="https://me.example.org"))
    assert (who.repository, who.page) == (source, "https://me.example.org/")
    assert who.at_github == "my_account/cards"
    assert not identity.read(identity_file(repository="https://git.example.org/cards")).at_github


def test_templates(tmp_path: Path) -> None:
    with build_module("templates") as templates:
        text = "a\n@if X@\nx is @X@\n  @if not Y@\nno y\n  @end@\n@end@\nb @Z@\n"
        assert templates.filled(text, {"X": "1", "Y": "", "Z": "z"}) == "a\nx is 1\nno y\nb z\n"
        assert templates.filled(text, {"X": "", "Y": "", "Z": "z"}) == "a\nb z\n"
        for wrong, says in (
            ("@Q@", "nothing is known to fill @Q@"),
            ("@Y@", "@Y@ is empty"),
            ("@if X@\n", "no @end@"),
            ("@end@\n", "no @if"),
        ):
            with pytest.raises(ValueError, match=says):
                templates.filled(wrong, {"X": "1", "Y": ""})
