"""Only ordinary files of a limited size are read, and only as much TOML as can be afforded."""

from __future__ import annotations

import ast
import errno
import os
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from game.engine.problems import Phrase
from game.files.reading import LARGEST, Unreadable, read_bytes, read_text, told_of
from game.files.toml_files import parse_toml, read_toml
from game.store.language_files import load_words
from tests.test_boundaries import SOURCES, TREES, says

ON_UNIX = pytest.mark.skipif(os.name != "posix", reason="what Unix alone has")


def refused(reason: str, read: Callable[[], object]) -> None:
    """Reading is refused for this reason, and at once."""
    found: list[object] = []

    def attempt() -> None:
        try:
            found.append(read())
        except Unreadable as error:
            found.append(error.phrase.key)

    thread = threading.Thread(target=attempt, daemon=True)
    thread.start()
    thread.join(10)
    assert found == [f"problem.reason-{reason}"]


def test_an_ordinary_file_is_read_whole(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"\xef\xbb\xbfone\r\ntwo\rthree\n")
    assert read_bytes(file).startswith(b"\xef\xbb\xbf")
    assert read_text(file) == "one\ntwo\nthree\n"


@ON_UNIX
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    refused("not-file", lambda: read_bytes(tmp_path / "pipe"))


@ON_UNIX
@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null", "/dev/tty"])
def test_no_device_is_read_also_by_a_link(tmp_path: Path, device: str) -> None:
    if not Path(device).exists():
        pytest.skip(f"this system has no {device}")
    (tmp_path / "link").symlink_to(device)
    refused("not-file", lambda: read_bytes(tmp_path / "link"))


def test_a_folder_and_what_is_not_there_are_told(tmp_path: Path) -> None:
    refused("folder", lambda: read_bytes(tmp_path))
    refused("unread", lambda: read_bytes(tmp_path / "nothing"))
    refused("unread", lambda: read_bytes(tmp_path / ("x" * 5000)))
    refused("name", lambda: read_bytes(tmp_path / "a\0b"))


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"x" * 100)
    assert len(read_bytes(file, limit=100)) == 100
    refused("too-large", lambda: read_bytes(file, limit=99))
    with file.open("wb") as growing:
        growing.truncate(1 << 40)
    refused("too-large", lambda: read_bytes(file))


@ON_UNIX
def test_a_file_that_hides_its_size_is_read_to_the_limit(tmp_path: Path) -> None:
    if not Path("/proc/self/status").exists():
        pytest.skip("this system has no such files")
    refused("too-large", lambda: read_bytes(Path("/proc/self/status"), limit=10))


def test_what_is_no_utf_8_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes("naïve".encode("latin-1"))
    refused("encoding", lambda: read_text(tmp_path / "file"))
    (tmp_path / "file").write_bytes("naïve".encode("utf-16"))
    refused("encoding", lambda: read_text(tmp_path / "file"))


@ON_UNIX
def test_nothing_outside_the_folder_is_read(tmp_path: Path) -> None:
    inside, outside = tmp_path / "inside", tmp_path / "outside"
    inside.mkdir()
    outside.write_text("secret")
    (inside / "own").write_text("own")
    (inside / "link").symlink_to(outside)
    (inside / "within").symlink_to("own")
    (inside / "loop").symlink_to("loop")
    for name in ("../outside", "link", str(outside)):
        refused("outside", lambda name=name: read_bytes(inside / name, within=inside))  # type: ignore[misc]
    assert read_bytes(inside / "within", within=inside) == b"own"
    refused("unread", lambda: read_bytes(inside / "loop", within=inside))
    (tmp_path / "other").symlink_to(inside)
    assert read_bytes(tmp_path / "other" / "own", within=tmp_path / "other") == b"own"


@pytest.mark.skipif(os.name != "posix", reason="what Unix alone has")
def test_what_looks_like_a_file_and_has_nothing_to_read_yet_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log of the system's kernel, in a command of a bot: "object of type 'NoneType' has no len()"."""
    os.mkfifo(tmp_path / "file")
    other = os.open(tmp_path / "file", os.O_RDWR)
    try:
        monkeypatch.setattr("game.files.reading.stat.S_ISREG", lambda mode: True)
        refused("not-file", lambda: read_bytes(tmp_path / "file"))
    finally:
        os.close(other)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("a = ", "toml"),
        ("a = " + "[" * 50_000, "toml-parts"),
        ("a = " + "[" * 100 + "]" * 100, "too-deep"),
        ("a = " + "{b = " * 5000, "too-deep"),
        ("a." * 20_000 + "b = 1", "too-deep"),
        ("[" + "a." * 20_000 + "b]", "too-deep"),
        ("[" + '"a b" . ' * 20_000 + "b]", "too-deep"),
        ("x = 'it''s'\n" + "a." * 20_000 + "b = 1", "too-deep"),
        ("x = 1 # it's\n" + "a." * 20_000 + "b = 1", "too-deep"),
        ("a = " + "9" * 5000, "number"),
        ("a = -0." + "9" * 5000, "number"),
        ("a = 0x" + "f" * 50_000, "number"),
        ("a = [{b = 0xffffffffffffffff}]", "number"),
        ("".join(f"[{'.'.join([f'a{n}'] * 31)}]\n" for n in range(15_000))[:900_000], "toml-parts"),
        ("".join(f"[a{n}]\n" for n in range(20_001)), "toml-parts"),
        ("".join(f"a{n}.b.c = 1\n" for n in range(20_001)), "toml-parts"),
        ("a = [" + "{b.c = 1}," * 20_001, "toml-parts"),
        ("a = [" + "{}," * 20_001 + "]", "toml-parts"),
        ("a = [" + "[]," * 20_001 + "]", "toml-parts"),
        ("a = [" + "1," * 20_001 + "]", "toml-parts"),
        ("".join(f"a{n} = 1\n" for n in range(20_001)), "toml-parts"),
        ("#\n" * 450_000, "toml-lines"),
        ("\n" * 900_000, "toml-lines"),
        ("a = [" + "#\n" * 450_000 + "]", "toml-lines"),
        ('a = """' + "\n" * 900_000 + '"""', "toml-lines"),
    ],
)
def test_toml_that_would_cost_too_much_is_told(text: str, reason: str) -> None:
    refused(reason, lambda: parse_toml(text))


def test_dots_in_texts_and_comments_are_no_keys(tmp_path: Path) -> None:
    dots = "a." * 100
    text = f'# {dots}\nx = "{dots}"\ny = \'{dots}\'\nz = """\n{dots}"""\nv = 1.5 # {dots}\n'
    (tmp_path / "file").write_text(text)
    table = read_toml(tmp_path / "file")
    assert table == {"x": dots, "y": dots, "z": dots, "v": 1.5}


@pytest.mark.parametrize("part", ['"', "'''", '"""\\"', "a", "a ", " ", "\\", "[[a]]\n", "a.b = "])
def test_a_megabyte_of_anything_is_looked_through_in_a_moment(part: str) -> None:
    """A pattern that looks at each letter from each letter before it would take hours."""
    text = part * (LARGEST // len(part))
    thread = threading.Thread(target=_parsed, args=(text,), daemon=True)
    thread.start()
    thread.join(30)
    assert not thread.is_alive()


def _parsed(text: str) -> None:
    with suppress(Unreadable):
        parse_toml(text)


MAY_OPEN = {
    "game/files/reading.py": {"open"},
    "game/files/writing.py": {"open"},
    "game/files/toml_files.py": {"loads"},
    "game/view/base/quiet_stderr.py": {"open"},
    "game/files/standard_streams.py": {"open"},
    "game/tools/fuzzing/fuzzer.py": {"open", "read_text", "write_text"},
    "game/tools/fuzzing/answer_readers.py": {"loads", "write_text"},
    "game/tools/fuzzing/phone_readers.py": {"loads"},
    "game/tools/fuzzing/file_mutations.py": {"open", "write_bytes"},
    "game/tools/fuzzing/file_readers.py": {"write_bytes"},
    "game/tools/fuzzing/look_readers.py": {"read_bytes", "write_bytes"},
    "game/tools/fuzzing/match_readers.py": {"read_bytes", "write_bytes"},
    "game/tools/fuzzing/hostile_sounds.py": {"read_bytes"},
    "game/tools/fuzzing/text_readers.py": {"loads", "write_bytes"},
    "game/tools/fuzzing/usual_files.py": {"read_bytes", "write_bytes"},
    "game/tools/phone_bench/virtual_phone.py": {"loads"},
    "game/tools/torture/bot_match.py": {"read_bytes"},
    "game/tools/transcripts/keeping.py": {"read_text", "write_bytes"},
    "game/tools/torture/cuts.py": {"read_bytes", "write_bytes"},
    "game/tools/torture/kills.py": {"read_bytes"},
    "game/engine/notation/replay_reader.py": {"loads"},
    "game/engine/notation/match_as_text.py": {"loads"},
    "game/files/syncing.py": {"open"},
    "game/session/programs/program_messages.py": {"loads"},
    "game/session/review/review_file.py": {"decode"},
    "game/store/match_log.py": {"open", "loads"},
    "game/store/history_index.py": {"loads"},
    "game/files/kept_values.py": {"decode"},
    "game/store/kept_party.py": {"decode"},
    "game/store/name_changes.py": {"decode"},
    "game/store/settings_file.py": {"decode"},
    "game/store/strength_file.py": {"loads"},
    "game/view/files/decoded_sounds.py": {"Sound"},
    "game/view/music/music_player.py": {"Sound"},
    "game/view/files/picture_files.py": {"load_sized_svg", "load"},
    "game/view/files/made_apart.py": {"open", "read_bytes"},
    "game/view/base/svg_shapes.py": {"load"},
    "game/view/base/sound_player.py": {"Sound"},
    "game/view/layout/tiled_map.py": {"fromstring", "parse_xml", "TiledMap"},
}
"""Who opens files, or makes something of what is in them. Of those that come with pygame, by their path."""

READERS = {
    "read_text", "read_bytes", "write_text", "write_bytes", "fdopen", "load_sized_svg", "fromstring",
    "parse_xml", "TiledMap",
}  # fmt: skip
PARSERS = {"json", "tomllib", "pickle", "image", "music", "ElementTree"}
OWN = {"read_text", "read_bytes"}
"""Of `game.files.reading`, called by their name alone."""


def opened(tree: ast.Module) -> set[str]:
    """What a module calls that opens files, or makes something of what is in them."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            *owners, called = ast.unparse(node.func).split(".")
            if (
                (called == "open" and (not owners or "os" in owners or node.args))
                or (called in READERS and (owners or called not in OWN))
                or (called in ("load", "loads", "decode") and PARSERS & set(owners))
                or (called == "Sound" and "mixer" in owners)
            ):
                found.add(called)
    return found


def test_files_are_read_in_one_place_alone() -> None:
    reading = {
        says(file): opened(TREES[file]) - MAY_OPEN.get(says(file), set()) for file in SOURCES
    }
    assert {file: calls for file, calls in reading.items() if calls} == {}
    unused = {
        name: calls - opened(tree)
        for file, tree in TREES.items()
        for name in [says(file)]
        for calls in [MAY_OPEN.get(name, set())]
        if calls - opened(tree)
    }
    assert unused == {}


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EFBIG, "the file is too large for this disk"),
        (errno.EROFS, "the disk is read-only"),
        (errno.EIO, "the disk has a fault"),
        (errno.EACCES, "Permission denied"),
    ],
)
def test_what_a_disk_refuses_is_said_in_our_words(number: int, told: str) -> None:
    why = told_of(OSError(number, os.strerror(number)))
    assert told == (load_words().phrase(why) if isinstance(why, Phrase) else why)
