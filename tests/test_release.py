"""What a release is packed into: the same bytes from the same files, wherever and whenever they were made."""

from __future__ import annotations

import importlib
import io
import os
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.harness.example_identity import NOBODYS, identity_file

ROOT = Path(__file__).resolve().parent.parent
RELEASE = ROOT / "build" / "release.py"
EPOCH = 1_700_000_000

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes and links are made")


@pytest.fixture(scope="module")
def packing() -> Iterator[dict[str, ModuleType]]:
    sys.path.insert(0, str(ROOT / "build"))
    try:
        names = ("archives", "debian", "libraries", "trouble")
        yield {name: importlib.import_module(f"packing.{name}") for name in names}
    finally:
        sys.path.remove(str(ROOT / "build"))


def program(folder: Path, *, names: tuple[str, ...], mask: int, when: int) -> Path:
    """A folder with a program, a file, a link and a folder, made in an order and with modes of its own."""
    folder.mkdir()
    for name in names:
        (folder / name).parent.mkdir(exist_ok=True)
        if name == "link":
            (folder / name).symlink_to("inner/data")
            continue
        (folder / name).write_text(name)
        (folder / name).chmod((0o777 if name == "all-for-one" else 0o666) & ~mask)
        os.utime(folder / name, (when, when))
    return folder


@pytest.fixture
def alike(tmp_path: Path) -> tuple[Path, Path]:
    names = ("all-for-one", "inner/data", "link")
    one = program(tmp_path / "one", names=names, mask=0o022, when=1)
    return one, program(tmp_path / "two", names=names[::-1], mask=0o077, when=2)


def test_archives_of_the_same_files_are_the_same(
    packing: dict[str, ModuleType], alike: tuple[Path, Path]
) -> None:
    archives, debian = packing["archives"], packing["debian"]
    about = debian.About("1.2.3", "amd64", "2.35", EPOCH)
    for pack in (
        lambda folder: archives.as_tar(archives.members(folder, "top"), EPOCH),
        lambda folder: archives.as_zip(archives.members(folder, "top"), EPOCH),
        lambda folder: debian.debian_package(folder, (), about),
    ):
        one, two = map(pack, alike)
        assert one == two


def test_what_is_in_them(packing: dict[str, ModuleType], alike: tuple[Path, Path]) -> None:
    archives = packing["archives"]
    packed = archives.packed(archives.as_tar(archives.members(alike[0], "top"), EPOCH))
    with tarfile.open(fileobj=io.BytesIO(packed), mode="r:xz") as tar:
        found = {each.name: each for each in tar.getmembers()}
        assert list(found) == ["top", "top/all-for-one", "top/inner", "top/inner/data", "top/link"]
        assert found["top/all-for-one"].mode == 0o755
        assert found["top/inner/data"].mode == 0o644
        assert found["top/link"].linkname == "inner/data"
        assert {each.uname for each in found.values()} == {"root"}
        assert {each.mtime for each in found.values()} == {EPOCH}
    with zipfile.ZipFile(
        io.BytesIO(archives.as_zip(archives.members(alike[0], "top"), 0))
    ) as zipped:
        assert zipped.testzip() is None
        about = zipped.getinfo("top/link")
        assert about.external_attr >> 16 == 0o120777
        assert zipped.read(about) == b"inner/data"
        assert about.date_time[0] == 1980


def test_the_debian_package(packing: dict[str, ModuleType], alike: tuple[Path, Path]) -> None:
    debian, plain = packing["debian"], packing["archives"].plain
    extras = [plain("usr/share/doc/all-for-one/copyright", b"ours")]
    nobody = importlib.import_module("identity").read(identity_file(**NOBODYS))
    about = debian.About("1.2.3", "amd64", "2.35", EPOCH, nobody)
    parts = in_ar(debian.debian_package(alike[0], extras, about))
    assert parts["debian-binary"] == b"2.0\n"
    with tarfile.open(fileobj=io.BytesIO(parts["control.tar.xz"])) as control:
        said = read(control, "./control")
        assert "Version: 1.2.3\n" in said
        assert "Depends: libc6 (>= 2.35), " in said
        assert ".invalid>\n" in said
        assert "Homepage" not in said
        sums = read(control, "./md5sums").splitlines()
    with tarfile.open(fileobj=io.BytesIO(parts["data.tar.xz"])) as data:
        names = data.getnames()
        assert data.getmember("./usr/bin/all-for-one").linkname == "../lib/all-for-one/all-for-one"
        assert read(data, "./usr/lib/all-for-one/inner/data") == "inner/data"
        started = [each.name for each in data if each.isfile() and each.mode & 0o111]
        assert started == ["./usr/lib/all-for-one/all-for-one"]
    above = {name.rpartition("/")[0] for name in names if name != "."}
    assert above <= set(names), "a folder comes before what is in it"
    assert names == sorted(names)
    assert [line.split("  ")[1] for line in sums] == [
        "usr/lib/all-for-one/all-for-one",
        "usr/lib/all-for-one/inner/data",
        "usr/share/doc/all-for-one/changelog.gz",
        "usr/share/doc/all-for-one/copyright",
        "usr/share/lintian/overrides/all-for-one",
    ]


def in_ar(package: bytes) -> dict[str, bytes]:
    """The parts of an archive by ar."""
    assert package.startswith(b"!<arch>\n")
    at, found = 8, {}
    while at < len(package):
        head = package[at : at + 60].decode()
        size = int(head[48:58])
        found[head[:16].strip()] = package[at + 60 : at + 60 + size]
        at += 60 + size + size % 2
    return found


def read(tar: tarfile.TarFile, name: str) -> str:
    file = tar.extractfile(name)
    assert file is not None
    return file.read().decode()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="glibc is Linux's")
def test_the_oldest_glibc_is_that_of_the_newest_symbol(
    packing: dict[str, ModuleType], tmp_path: Path
) -> None:
    libraries, trouble = packing["libraries"], packing["trouble"]
    with pytest.raises(trouble.Trouble, match="asks for glibc"):
        libraries.oldest_glibc(tmp_path)
    modules = sorted(Path(sysconfig.get_config_var("DESTSHARED")).glob("_c*.so"))
    for each in modules:
        (tmp_path / each.name).write_bytes(each.read_bytes())
    (tmp_path / "notes.so").write_text("GLIBC_9.99 is no symbol of a library")
    newest, asking = libraries.oldest_glibc(tmp_path)
    assert newest.startswith("2.")
    assert set(asking) <= {each.name for each in modules}


@pytest.mark.parametrize(
    ("arguments", "variables", "says"),
    [
        (("--thrice",), {}, "Unrecognized arguments: --thrice"),
        ((), {"SOURCE_DATE_EPOCH": "yesterday"}, "The time of the last commit is not known"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    arguments: tuple[str, ...], variables: dict[str, str], says: str
) -> None:
    done = subprocess.run(
        [sys.executable, str(RELEASE), *arguments],
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert done.stderr.startswith(says)
    assert done.stderr.count("\n") == 1
