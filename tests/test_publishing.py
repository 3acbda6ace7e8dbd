"""Who publishes the program says so in one file: all that is handed out carries it, and names nobody else."""

from __future__ import annotations

import gzip
import io
import os
import shutil
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from game import __version__
from tests.harness.build_modules import build_module
from tests.harness.example_identity import (
    DAY,
    EXAMPLE,
    NOBODYS,
    ROOT,
    filled_in,
    identity_file,
    published,
    run,
)
from tests.harness.some import some

pytestmark = [
    pytest.mark.skipif(os.name != "posix", reason="modes and links are made"),
    pytest.mark.skipif(not (ROOT / ".git").exists(), reason="the tree is copied from a clone"),
]

HANDED_OUT = """
import json, sys
sys.path[:0] = [".", "build"]
import release, flatpak_files
from pathlib import Path
from identity import IDENTITY
from packing.properties import mac_properties, windows_properties
for system, machine in (("linux", "x86_64"), ("win32", "x86_64"), ("darwin", "arm64")):
    made = release.pack(system, machine, 1_700_000_000)
    for file in made:
        file.rename(release.DIST.parent / "made" / system / file.name)
told = mac_properties(IDENTITY, "1.0.0"), windows_properties(IDENTITY, "1.0.0")
Path("made/properties.json").write_text(json.dumps(told))
flatpak_files.manifest(Path("made/flatpak"))
"""
"""Packs what PyInstaller has left for each system, and fills the Flatpak's manifest."""


@pytest.fixture(scope="module")
def packing() -> Iterator[ModuleType]:
    with build_module("packing.publishing") as module:
        yield module


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return published(tmp_path_factory.mktemp("tree"))


@pytest.fixture(scope="module")
def made(tree: Path) -> Path:
    """All downloads, the page and the notes, in the tree's folder `made`."""
    for program in ("all-for-one", "All for One.app/Contents/MacOS"):
        folder = tree / "dist" / program
        (folder / "_internal" / "build").mkdir(parents=True)
        shutil.copy(tree / "build" / "identity.toml", folder / "_internal" / "build")
        shutil.copy(shutil.which("true") or "", folder / "all-for-one")  # stands for the program
    for system in ("linux", "win32", "darwin"):
        (tree / "made" / system).mkdir(parents=True)
        # What the page is made from is one archive of each system, as its workflow leaves it.
        shutil.rmtree(tree / "dist" / "itch", ignore_errors=True)
    done = run(tree, "python", "-c", HANDED_OUT)
    assert done.returncode == 0, done.stderr
    done = run(tree, "python", "build/page.py", "made", "made/site", "made/notes.md")
    assert done.returncode == 0, done.stderr
    return tree / "made"


def parts(name: str, content: bytes) -> Iterator[tuple[str, bytes]]:
    """The file or, if it is an archive, all that is in it, with the names that lead there."""
    if name.endswith((".tar.xz", ".tar")):
        with tarfile.open(fileobj=io.BytesIO(content)) as tar:
            for member in tar.getmembers():
                file = tar.extractfile(member) if member.isfile() else None
                yield from parts(f"{name}/{member.name}", file.read() if file else b"")
    elif name.endswith(".zip"):
        with zipfile.ZipFile(io.BytesIO(content)) as zipped:
            for each in zipped.namelist():
                yield from parts(f"{name}/{each}", zipped.read(each))
    elif name.endswith(".deb"):
        at = 8
        while at < len(content):
            head = content[at : at + 60].decode()
            size = int(head[48:58])
            yield from parts(f"{name}/{head[:16].strip()}", content[at + 60 : at + 60 + size])
            at += 60 + size + size % 2
    elif name.endswith(".gz"):
        yield from parts(name.removesuffix(".gz"), gzip.decompress(content))
    else:
        yield name, content


@pytest.fixture(scope="module")
def handed_out(made: Path) -> dict[str, bytes]:
    """All that is handed out, unpacked to the last file."""
    return {
        name: content
        for file in sorted(made.rglob("*"))
        if file.is_file()
        for name, content in parts(file.relative_to(made).as_posix(), file.read_bytes())
    }


def test_with_all_filled_in_nothing_is_missing(tree: Path) -> None:
    script = (
        "import os, sys; sys.path[:0] = ['.', 'build']; import release; print(release.missing({}))"
    )
    assert run(tree, "python", "-c", script).stdout == "[]\n"


def test_every_download_carries_it(handed_out: dict[str, bytes]) -> None:
    file = identity_file().encode()
    carrying = {name.split("/")[1] for name, content in handed_out.items() if content == file}
    stem = f"all-for-one-{__version__}"
    assert carrying == {
        *(f"{stem}-linux-x86_64.tar.xz", f"{stem}-windows-x86_64.zip", f"{stem}-mac-arm64.zip"),
        *(f"all-for-one_{__version__}_amd64.deb", "source.tar"),
    }


def test_the_old_one_is_nowhere(tree: Path, handed_out: dict[str, bytes]) -> None:
    with build_module("identity") as identity:
        ours = identity.IDENTITY
    if ours.page == EXAMPLE["page"]:
        pytest.skip("this tree has the example itself")
    old = [each.encode() for each in (ours.id, "nobody@", *ours[1:4]) if each]
    kept = {"build/identity.py"}  # which makes the address of nobody
    everything = dict(handed_out)
    for file in some(run(tree, "git", "ls-files").stdout.splitlines()):
        everything[f"tree.tar/{file}"] = (tree / file).read_bytes()
    left = [
        name
        for name, content in some(everything.items())
        if name.partition(".tar/")[2] not in kept
        and any(each in content or each in name.encode() for each in old)
    ]
    assert not left


def test_the_debian_package_carries_it(handed_out: dict[str, bytes]) -> None:
    said = {
        name.partition(".tar.xz/./")[2]: text
        for name, text in handed_out.items()
        if ".deb/" in name
    }
    control = said["control"].decode()
    assert f"\nMaintainer: {EXAMPLE['developer']} <{EXAMPLE['contact']}>\n" in control
    assert f"\nHomepage: {EXAMPLE['page']}\n" in control
    share = "usr/share"
    assert f"{share}/applications/{EXAMPLE['id']}.desktop" in said
    assert (
        f"Icon={EXAMPLE['id']}\n" in said[f"{share}/applications/{EXAMPLE['id']}.desktop"].decode()
    )
    shop = said[f"{share}/metainfo/{EXAMPLE['id']}.metainfo.xml"].decode()
    manual = said[f"{share}/man/man6/all-for-one.6"].decode()
    for field in ("page", "repository", "contact"):
        assert EXAMPLE[field] in shop
        assert EXAMPLE[field] in manual
    assert f'date="{DAY}"' in shop


def test_the_page_and_the_notes_carry_it(tree: Path, made: Path) -> None:
    page = (made / "site" / "index.html").read_text(encoding="utf-8")
    release = f"{EXAMPLE['repository']}/releases/download/v{__version__}/all-for-one"
    assert page.count(f'<a href="{release}') == 4
    assert "gh attestation verify FILE --repo example_account/cards<" in page
    assert f"mailto:{EXAMPLE['contact']}" in page
    notes = (made / "notes.md").read_text(encoding="utf-8")
    assert f"{EXAMPLE['repository']}/blob/v{__version__}/CHANGELOG.md" in notes
    assert f"{EXAMPLE['page']}#downloads" in notes
    readme = (tree / "README.md").read_text(encoding="utf-8")
    assert f"[the page of the game]({EXAMPLE['page']}#downloads)" in readme
    assert "There is no release yet" not in readme
    assert "Open Anyway" in readme


def test_other_systems_and_the_flatpak_carry_it(handed_out: dict[str, bytes]) -> None:
    told = handed_out["properties.json"].decode()
    assert f'"{EXAMPLE["id"]}.match"' in told
    assert f'"CompanyName": "{EXAMPLE["developer"]}"' in told
    assert f"id: {EXAMPLE['id']}\n" in handed_out[f"flatpak/{EXAMPLE['id']}.yml"].decode()


CHECKS = [
    ("appstreamcli", "validate", "--no-net", "share/metainfo/{id}.metainfo.xml"),
    ("desktop-file-validate", "share/applications/{id}.desktop"),
    ("man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", "share/man/man6/all-for-one.6.gz"),
]


@pytest.mark.parametrize("command", CHECKS, ids=lambda command: command[0])
def test_what_desktops_are_told_is_valid(
    tree: Path, tmp_path: Path, command: tuple[str, ...]
) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    assert run(tree, "python", "build/metadata.py", str(tmp_path)).returncode == 0
    done = run(tmp_path, *(word.format(id=EXAMPLE["id"]) for word in command))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "WARN" not in (done.stdout + done.stderr).upper()


def test_the_debian_package_is_sound(made: Path) -> None:
    if shutil.which("lintian") is None:
        pytest.skip("lintian is not installed")
    (package,) = (made / "linux").glob("*.deb")
    done = run(made, "lintian", "--allow-root", "--fail-on", "error", str(package))
    assert done.returncode == 0, done.stdout


FILLED = {
    "GITHUB_SERVER_URL": EXAMPLE["repository"].rsplit("/", 2)[0],
    "GITHUB_REPOSITORY": "Example_Account/cards",
}


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({}, []),
        ({"repository": ""}, ["has no repository: write"]),
        ({"page": ""}, ["has no page: write"]),
        ({"contact": ""}, ["has no contact: write"]),
        ({"repository": "", "page": "", "contact": ""}, ["repository", "page", "contact"]),
        ({"id": "invalid.allforone.Cards"}, ["has nobody's id, invalid.allforone.Cards"]),
        ({"id": "org.example.Cards"}, ["must begin with org.example.cards."]),
        ({"page": "https://www.cards.example.org"}, []),
        ({"page": "https://2-go.example.org"}, ["must begin with org.example._2_go."]),
        (
            {"repository": "https://github.com/former_account/cards"},
            ["and this is https://github.com/Example_"],
        ),
    ],
)
def test_each_thing_that_is_missing_has_a_sentence(
    packing: ModuleType, changes: dict[str, str], says: list[str]
) -> None:
    with build_module("identity") as identity:
        who = identity.read(identity_file(**changes))
    told = [*packing.unknown(who), *packing.elsewhere(who, FILLED)]
    assert len(told) == len(says)
    for sentence, part in zip(told, says, strict=True):
        assert sentence.startswith("build/identity.toml has ")
        assert part in sentence
        assert sentence.endswith(".")


@pytest.mark.parametrize(
    ("tags", "day", "says"),
    [
        (["v1.2.3"], DAY, []),
        (["fine", "v1.2.3"], DAY, []),
        ([], DAY, ["has no tag v1.2.3: run git tag v1.2.3."]),
        (["1.2.3"], DAY, ["has no tag v1.2.3 (but 1.2.3): run"]),
        (["v1.2.3"], "not yet released", ["put the day there."]),
        ([], "not yet released", ["put the day there.", "has no tag"]),
    ],
)
def test_a_version_is_released_with_its_tag_and_day(
    packing: ModuleType, tags: list[str], day: str, says: list[str]
) -> None:
    changelog = f"# Changelog\n\n## 1.2.3 – {day}\n\nMuch is new.\n"
    told = [*packing.unsaid("1.2.3", changelog), *packing.untagged("1.2.3", tags)]
    assert len(told) == len(says)
    assert all(part in sentence for sentence, part in zip(told, says, strict=True))


def test_a_version_that_the_changelog_leaves_out_is_not_released(packing: ModuleType) -> None:
    (told,) = packing.unsaid("1.2.3", "# Changelog\n")
    assert "does not tell of version 1.2.3" in told


def test_nothing_is_built_while_something_is_missing(tmp_path: Path) -> None:
    tree = published(tmp_path / "tree", tag="nightly")
    readme = tree / "README.md"
    readme.write_text(
        readme.read_text("utf-8").replace(EXAMPLE["page"], "https://x.example/"), "utf-8"
    )
    done = run(tree, "python", "build/release.py", "--publish")
    assert done.returncode == 2
    assert done.stderr.splitlines() == [
        f"The last commit has no tag v{__version__} (but nightly): run git tag v{__version__}.",
        "README.md is not up to date: run build/fill_texts.py.",
    ]
    assert not (tree / "dist").exists()


def test_a_tree_is_nobodys_to_publish_until_it_is_filled_in(tmp_path: Path) -> None:
    tree = filled_in(tmp_path / "tree", day="not yet released", **NOBODYS)
    done = run(tree, "python", "build/release.py", "--publish")
    assert done.returncode == 2
    parts = (
        *("no repository: ", "no page: ", "no contact: ", "nobody's id, ", "put the day there."),
        f"no tag v{__version__}",
    )
    for sentence, part in zip(done.stderr.splitlines(), parts, strict=True):
        assert part in sentence
