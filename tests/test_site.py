"""The page that people come to: what it shows is there, it fetches nothing, and its downloads are true."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from game.variants import VARIANTS
from game.words.catalogue import Catalogue
from tests.harness.build_modules import build_module
from tests.harness.example_identity import EXAMPLE, identity_file
from tests.harness.some import some

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "docs" / "site"
ENGLISH = ROOT / "assets" / "strings" / "en"
ELSEWHERE = {"https://cli.github.com"}
"""Other people's pages that it links to."""
COPIES = {
    "pictures/logo.svg": "assets/title/logo.svg",
    "pictures/wordmark.svg": "assets/title/wordmark.svg",
    "pictures/icon.svg": "assets/icon/app.svg",
    "fonts/OFL.txt": "assets/licences/fredoka-one.txt",
}
"""What the page has copies of, and of what in the program."""
FETCHING = {"script", "iframe", "object", "embed", "video", "audio", "source", "form", "base"}
"""Elements that could load something, or send something."""
SINGLE = {"meta", "link", "img", "br", "hr", "input"}


class Page(HTMLParser):
    """The elements of a page with their attributes; AssertionError if one is closed wrongly."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.open: list[str] = []
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in SINGLE:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, self.getpos()

    def all(self, *tags: str) -> list[dict[str, str]]:
        return [attributes for tag, attributes in self.elements if tag in tags]

    def ids(self) -> set[str]:
        return {attributes["id"] for _, attributes in self.elements if "id" in attributes}


@cache
def page() -> Page:
    return Page((SITE / "index.html").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def maker() -> Iterator[ModuleType]:
    with build_module("page") as module:
        yield module


@pytest.fixture(scope="module")
def example() -> Iterator[Any]:
    """The identity of somebody who publishes the program."""
    with build_module("identity") as module:
        yield module.read(identity_file())


@pytest.fixture
def published(maker: ModuleType, example: Any, tmp_path: Path) -> Page:
    """The page that a release makes."""
    built(tmp_path / "made", "all-for-one-1.2.3-linux-x86_64.tar.xz", b"for Linux")
    maker.make(tmp_path / "made", tmp_path / "out", "1.2.3", example)
    return Page((tmp_path / "out" / "index.html").read_text(encoding="utf-8"))


def test_what_it_links_to_is_there(maker: ModuleType, published: Page) -> None:
    ours = maker.IDENTITY
    kept = tuple(
        each for each in (ours.repository, ours.contact and f"mailto:{ours.contact}") if each
    )
    theirs = (EXAMPLE["repository"], f"mailto:{EXAMPLE['contact']}")
    for shown, allowed in ((page(), kept), (published, theirs)):
        for link in some(shown.all("a")):
            target = link["href"]
            if ":" in target:
                assert target.startswith(allowed) or (target in ELSEWHERE and allowed), target
            else:
                path, _, anchor = target.partition("#")
                made = shown is published and path == "SHA256SUMS"
                assert not path or made or (SITE / path).is_file(), target
                assert path or anchor in shown.ids(), target


def test_links_into_the_source_are_there(published: Page) -> None:
    links = [a["href"] for a in published.all("a")]
    blob = f"{EXAMPLE['repository']}/blob/HEAD/"
    files = [each.removeprefix(blob) for each in links if each.startswith(blob)]
    assert len(files) == 2
    assert all((ROOT / each).is_file() for each in files)


def test_the_readme_says_how_to_run_it_from_the_source(maker: ModuleType, example: Any) -> None:
    told = maker.sections(maker.PAGE, example, "# Changelog\n")["downloads"]
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.*)$", readme, re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings}
    assert set(re.findall(r'#([\w-]+)"', told)) <= anchors
    assert f'"{EXAMPLE["repository"]}#from-the-source"' in told


def test_every_picture_is_there_at_its_size_and_told_in_words() -> None:
    pictures = page().all("img")
    assert len(pictures) > 10
    for each in pictures:
        content = (SITE / each["src"]).read_bytes()
        if each["src"].endswith(".png"):
            size = int(each["width"]).to_bytes(4) + int(each["height"]).to_bytes(4)
            assert content[16:24] == size, each["src"]
        assert len(each["alt"]) > 8 or each["src"] == "pictures/logo.svg", each["src"]
    shown = {each["src"] for each in pictures} | {each["href"] for each in page().all("link")}
    there = {each.relative_to(SITE).as_posix() for each in (SITE / "pictures").iterdir()}
    assert there <= shown


def test_nothing_is_fetched_from_elsewhere() -> None:
    assert not page().all(*FETCHING)
    for tag, attributes in page().elements:
        assert not [name for name in attributes if name.startswith("on") or name == "style"]
        if tag in ("img", "link"):
            address = attributes.get("src") or attributes["href"]
            assert (SITE / address).is_file(), address
    style = (SITE / "style.css").read_text(encoding="utf-8")
    assert "@import" not in style
    for address in re.findall(r"url\(\"?([^)\"]+)", style):
        assert (SITE / address).is_file(), address


def test_the_page_for_a_party_fetches_nothing_and_links_to_what_is_there() -> None:
    party = Page((SITE / "party.html").read_text(encoding="utf-8"))
    assert not party.all(*FETCHING)
    for tag, attributes in party.elements:
        assert not [name for name in attributes if name.startswith("on") or name == "style"], tag
    for each in some(party.all("a")):
        path, _, anchor = each["href"].partition("#")
        assert (SITE / path).is_file() if path else anchor in party.ids(), each
    for each in some(party.all("img", "link")):
        assert (SITE / (each.get("src") or each["href"])).is_file(), each
    assert "party.html" in [each["href"] for each in page().all("a")]


def test_copies_are_those_of_the_program() -> None:
    for copy, original in COPIES.items():
        assert (SITE / copy).read_bytes() == (ROOT / original).read_bytes(), copy


def test_it_has_every_game_by_its_name() -> None:
    words = Catalogue.load(ENGLISH, ENGLISH)
    text = (SITE / "index.html").read_text(encoding="utf-8")
    plain = re.sub(r"<[^>]+>", "", text)
    for variant in VARIANTS:
        assert words(f"{variant.info.id}.title") in plain


def test_before_a_release_it_says_so_and_offers_nothing(maker: ModuleType) -> None:
    text = (SITE / "index.html").read_text(encoding="utf-8")
    told = maker.releases((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    assert ("There is no release yet" in text) != any(each.date for each in told)
    assert "releases/download" not in text


def built(folder: Path, name: str, content: bytes, *, sum_of: bytes | None = None) -> None:
    """A file as the build of one system leaves it, with its sum."""
    folder.mkdir(parents=True)
    (folder / name).write_bytes(content)
    told = hashlib.sha256(content if sum_of is None else sum_of).hexdigest()
    (folder / "SHA256SUMS").write_text(f"{told}  {name}\n", encoding="utf-8")


def test_downloads_are_filled_in(maker: ModuleType, example: Any, tmp_path: Path) -> None:
    made = tmp_path / "made"
    built(made / "linux", "all-for-one-1.2.3-linux-x86_64.tar.xz", b"for Linux")
    built(made / "windows", "all-for-one-1.2.3-windows-x86_64.zip", b"for Windows")
    (made / "linux" / "release.json").write_text('{"glibc": "2.35"}', encoding="utf-8")
    maker.make(made, tmp_path / "out", "1.2.3", example)
    text = (tmp_path / "out" / "index.html").read_text(encoding="utf-8")
    filled = Page(text)
    assert "There is no release yet" not in text
    assert "glibc 2.35 or newer" in text
    release = f"{EXAMPLE['repository']}/releases/download/v1.2.3/"
    names = [
        a["href"].removeprefix(release) for a in filled.all("a") if release in a["href"]
    ]  # Windows first, as most people have it
    assert names == [
        "all-for-one-1.2.3-windows-x86_64.zip",
        "all-for-one-1.2.3-linux-x86_64.tar.xz",
    ]
    sums = (tmp_path / "out" / "SHA256SUMS").read_text(encoding="utf-8")
    for content in (b"for Linux", b"for Windows"):
        assert hashlib.sha256(content).hexdigest() in text
        assert hashlib.sha256(content).hexdigest() in sums
    for each in filled.all("img"):
        assert (tmp_path / "out" / each["src"]).is_file()


@pytest.mark.parametrize(
    ("name", "changes", "says"),
    [
        ("all-for-one-1.2.3-linux-x86_64.tar.xz", {"sum_of": b"other"}, "is not what"),
        ("all-for-one-1.2.2-linux-x86_64.tar.xz", {}, "is not of version 1.2.3"),
        ("all-for-one-1.2.3-amiga.lha", {}, "is not known"),
    ],
)
def test_what_is_wrong_is_not_offered(
    maker: ModuleType, example: Any, tmp_path: Path, name: str, changes: dict[str, Any], says: str
) -> None:
    built(tmp_path / "made", name, b"a program", **changes)
    with pytest.raises(maker.Wrong, match=says):
        maker.make(tmp_path / "made", tmp_path / "out", "1.2.3", example)
    assert not (tmp_path / "out").exists()


def test_nothing_is_offered_without_sums(maker: ModuleType, example: Any, tmp_path: Path) -> None:
    with pytest.raises(maker.Wrong, match="has no SHA256SUMS"):
        maker.make(tmp_path, tmp_path / "out", "1.2.3", example)


@pytest.mark.parametrize("field", ["repository", "page"])
def test_nothing_is_offered_by_nobody(
    maker: ModuleType, example: Any, tmp_path: Path, field: str
) -> None:
    built(tmp_path / "made", "all-for-one-1.2.3-linux-x86_64.tar.xz", b"for Linux")
    with pytest.raises(maker.Wrong, match="nothing can be offered"):
        maker.make(tmp_path / "made", tmp_path / "out", "1.2.3", example._replace(**{field: ""}))
    assert not (tmp_path / "out").exists()


def test_a_release_says_what_its_changelog_says(maker: ModuleType, example: Any) -> None:
    told = maker.notes("1.2.3", example, "## 1.2.3 – 2026-12-01\n\nMuch is new.\n\n- A thing\n")
    assert told.startswith("Much is new.\n\n[What is new](")
    with pytest.raises(maker.Wrong, match="does not tell of"):
        maker.notes("1.2.4", example, "# Changelog\n")
