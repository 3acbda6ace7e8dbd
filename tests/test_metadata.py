"""What desktops and shops are told of the program: whole, valid, and as the program says of itself."""

from __future__ import annotations

import configparser
import gzip
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import click
import pytest

from game import __version__
from game.cli import SAVED
from game.commands import NAMES, commands
from tests.harness.build_modules import build_module
from tests.harness.example_identity import EXAMPLE, NOBODYS, identity_file

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "site" / "pictures"


@pytest.fixture(scope="module")
def metadata() -> Iterator[ModuleType]:
    with build_module("metadata") as module:
        yield module


@pytest.fixture(scope="module")
def example() -> Iterator[Any]:
    """The identity of somebody who publishes the program."""
    with build_module("identity") as module:
        yield module.read(identity_file())


@pytest.fixture(scope="module")
def nobody() -> Iterator[Any]:
    """The identity while nobody publishes it."""
    with build_module("identity") as module:
        yield module.read(identity_file(**NOBODYS))


@pytest.fixture(scope="module")
def prefix(metadata: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("usr")
    metadata.install(folder)
    return folder


def told(prefix: Path, pattern: str) -> Path:
    (found,) = prefix.glob(f"share/{pattern}")
    return found


def metainfo(prefix: Path) -> ElementTree.Element:
    return ElementTree.parse(told(prefix, "metainfo/*.xml")).getroot()


def man_page(prefix: Path) -> str:
    return gzip.decompress(told(prefix, "man/man6/*.gz").read_bytes()).decode().replace("\\-", "-")


def test_the_id_stands_in_one_place(metadata: ModuleType) -> None:
    said = set()
    kinds = {".py", ".toml", ".in", ".yml", ".md", ".html", ".spec", ".xml", ".json", ".ftl"}
    for folder in ("game", "assets", "build", "docs", ".github", ".ci"):
        for file in (ROOT / folder).rglob("*"):
            if file.suffix in kinds and metadata.IDENTITY.id in file.read_text(encoding="utf-8"):
                said.add(file.relative_to(ROOT).as_posix())
    assert said == {"build/identity.toml"}


def test_another_id_is_filled_in_everywhere(
    metadata: ModuleType, example: Any, tmp_path: Path
) -> None:
    former = metadata.IDENTITY.id
    example = example._replace(id="org.example.other.Cards")
    for file in metadata.install(tmp_path, identity=example):
        assert former not in str(file)
        if file.suffix in {".desktop", ".xml"}:
            assert former not in file.read_text(encoding="utf-8")
    assert (tmp_path / f"share/applications/{example.id}.desktop").is_file()


def test_a_name_with_an_ampersand_does_no_harm(
    metadata: ModuleType, example: Any, tmp_path: Path
) -> None:
    metadata.install(tmp_path, identity=example._replace(developer="Ada & Jun"))
    assert metainfo(tmp_path).findtext("developer/name") == "Ada & Jun"


def test_what_nobody_has_filled_in_is_left_out(
    metadata: ModuleType, nobody: Any, tmp_path: Path
) -> None:
    metadata.install(tmp_path, identity=nobody)
    shop = metainfo(tmp_path)
    assert not [*shop.iter("url"), *shop.iter("screenshots"), *shop.iter("update_contact")]
    manual = man_page(tmp_path)
    assert "says where it has put a report" in manual
    assert not re.search(r"^\.(UR|MT|SH SEE)", manual, re.MULTILINE)


def test_two_runs_give_the_same_bytes(metadata: ModuleType, tmp_path: Path) -> None:
    for name in ("one", "two"):
        metadata.install(tmp_path / name)
    one, two = (
        {f.relative_to(tmp_path / name): f.read_bytes() for f in (tmp_path / name).rglob("*.*")
         if f.is_file()}
        for name in ("one", "two")
    )  # fmt: skip
    assert one
    assert one == two


def test_a_place_that_is_not_known_is_an_error(metadata: ModuleType) -> None:
    with pytest.raises(ValueError, match="@APP_IDD@"):
        metadata.fill("Icon=@APP_IDD@", "1.0.0")


def test_versions_are_read_from_the_changelog(metadata: ModuleType) -> None:
    text = (
        "# Changelog\n\nWhat it is.\n\n"
        "## 1.1.0 – not yet released\n\n### New\n\n- A thing\n\n"
        "## 1.0.0 – 2026-11-30\n\nThe first\nrelease.\n\n- Much\n"
    )
    assert metadata.releases(text) == [
        ("1.1.0", "", ""),
        ("1.0.0", "2026-11-30", "The first release."),
    ]


def test_a_version_that_is_not_released_has_the_day_of_the_build(
    metadata: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000000000")
    assert metadata.build_date() == "2001-09-09"
    assert '<release version="0.9.0" date="2001-09-09" type="development">' in metadata.fill(
        "@RELEASES@", "0.9.0", xml=True
    )


def test_the_changelog_tells_of_this_version(metadata: ModuleType) -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    told = metadata.releases(text)
    assert told[0].version == __version__
    assert all(each.summary for each in told)
    # No heading of a version is written in another way, which would be passed over.
    assert len(told) == len(re.findall(r"^## ", text, re.MULTILINE))


def test_the_readme_says_so_while_there_is_no_release(metadata: ModuleType) -> None:
    told = metadata.releases((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    released = any(each.date for each in told)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert ("There is no release yet" in readme) != released


def test_the_desktop_file_is_whole(metadata: ModuleType, prefix: Path) -> None:
    file = configparser.ConfigParser(interpolation=None)
    file.optionxform = str  # type: ignore[assignment, method-assign]
    file.read(told(prefix, "applications/*.desktop"), encoding="utf-8")
    entry = file["Desktop Entry"]
    assert entry["Icon"] == metadata.IDENTITY.id
    assert entry["Exec"].split() == ["all-for-one", "%f"]
    assert entry["MimeType"] == f"{metadata.MIME_TYPE};"
    for key in ("Categories", "Keywords", "MimeType"):
        assert entry[key].endswith(";"), key


def test_a_match_has_a_type_of_its_own(metadata: ModuleType, prefix: Path) -> None:
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    (kind,) = ElementTree.parse(told(prefix, "mime/packages/*.xml")).getroot()
    assert kind.get("type") == metadata.MIME_TYPE
    glob = kind.find(f"{space}glob")
    assert glob is not None
    assert glob.get("pattern") == f"*{metadata.ENDING}"
    assert metadata.ENDING == SAVED


def test_the_icons_are_those_of_the_program(metadata: ModuleType, prefix: Path) -> None:
    icons = prefix / "share" / "icons" / "hicolor"
    sides = {each.name for each in icons.iterdir()}
    assert sides == {f"{side}x{side}" for side in (16, 32, 48, 64, 128, 256, 512)} | {"scalable"}
    drawn = (ROOT / "assets" / "icon" / "app.svg").read_bytes()
    assert (icons / "scalable" / "apps" / f"{metadata.IDENTITY.id}.svg").read_bytes() == drawn


def test_the_page_of_the_shop_names_this_version(prefix: Path) -> None:
    newest = metainfo(prefix).find("releases/release")
    assert newest is not None
    assert newest.get("version") == __version__


def test_the_pictures_of_the_shop_are_there(
    metadata: ModuleType, example: Any, tmp_path: Path
) -> None:
    metadata.install(tmp_path, identity=example)
    width, height = metadata.SCREENSHOT_SIZE
    images = metainfo(tmp_path).findall("screenshots/screenshot/image")
    assert len(images) >= 5
    for image in images:
        address = image.text or ""
        assert address.startswith(EXAMPLE["page"])
        picture = PICTURES / address.rpartition("/")[2]
        # Width and height stand at this place of every PNG file.
        assert picture.read_bytes()[16:24] == width.to_bytes(4) + height.to_bytes(4)
        assert (image.get("width"), image.get("height")) == (str(width), str(height))


def test_the_man_page_has_the_options_of_the_program(prefix: Path) -> None:
    section = man_page(prefix).partition(".SH OPTIONS")[2].partition(".SH")[0]
    context = click.Context(commands, help_option_names=["-h", "--help"])
    there = {flag for each in commands.get_params(context) for flag in each.opts}
    assert set(re.findall(r"(?<![\w-])--?\w[\w-]*", section)) == there


def test_the_man_page_has_the_commands_of_the_program(prefix: Path) -> None:
    section = man_page(prefix).partition(".SH COMMANDS")[2].partition(".SH")[0]
    assert sorted(re.findall(r"^\.B (\w+)$", section, re.MULTILINE)) == sorted(NAMES)


def checked(tool: str, *arguments: str | Path) -> None:
    """See that a tool finds nothing; it is skipped where it is not installed."""
    path = shutil.which(tool)
    if path is None:
        pytest.skip(f"{tool} is not installed")
    done = subprocess.run([path, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "WARN" not in done.stdout.upper() + done.stderr.upper(), done.stdout + done.stderr


@pytest.mark.parametrize("whose", ["nobody", "example"])
def test_the_desktop_file_is_valid(
    metadata: ModuleType, tmp_path: Path, whose: str, request: pytest.FixtureRequest
) -> None:
    metadata.install(tmp_path, identity=request.getfixturevalue(whose))
    checked("desktop-file-validate", told(tmp_path, "applications/*.desktop"))


@pytest.mark.parametrize("whose", ["nobody", "example"])
def test_the_page_of_the_shop_is_valid(
    metadata: ModuleType, tmp_path: Path, whose: str, request: pytest.FixtureRequest
) -> None:
    metadata.install(tmp_path, identity=request.getfixturevalue(whose))
    path = shutil.which("appstreamcli")
    if path is None:
        pytest.skip("appstreamcli is not installed")
    command = [path, "validate", "--no-net", told(tmp_path, "metainfo/*.xml")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    # While nobody publishes the program it has no page, of which newer versions warn.
    wrong = re.findall(r"^[EW]: (?!.*url-homepage-missing).*", done.stdout, re.MULTILINE)
    assert not wrong, done.stdout
    assert done.returncode == 0 or "url-homepage-missing" in done.stdout


def test_the_type_of_matches_is_found(metadata: ModuleType, prefix: Path, tmp_path: Path) -> None:
    checked("update-mime-database", prefix / "share" / "mime")
    globs = (prefix / "share" / "mime" / "globs2").read_text(encoding="utf-8")
    assert f":{metadata.MIME_TYPE}:*{metadata.ENDING}" in globs


@pytest.mark.parametrize("whose", ["nobody", "example"])
def test_the_man_page_is_valid(
    metadata: ModuleType, tmp_path: Path, whose: str, request: pytest.FixtureRequest
) -> None:
    metadata.install(tmp_path, identity=request.getfixturevalue(whose))
    page = told(tmp_path, "man/man6/*.gz")
    checked("man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", page)
