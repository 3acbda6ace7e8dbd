"""A file is written whole or stays as it was, and nothing that was planted beside it is followed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.files import writing
from game.files.writing import write_whole

pytestmark = pytest.mark.skipif(os.name != "posix", reason="what Unix alone has")


def test_a_file_is_written_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    write_whole(tmp_path / "one", b"1")
    write_whole(tmp_path / "one", b"2")
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == {"one": b"2"}


def test_a_link_in_the_place_of_the_new_file_is_not_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that was planted at NAME.PID.new had what it led to written over."""
    victim = tmp_path / "victim"
    victim.write_text("mine")
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / f"one.{os.getpid()}.new").symlink_to(victim)
    write_whole(folder / "one", b"1")
    assert (folder / "one").read_bytes() == b"1"
    # Even if somebody could know the name.
    monkeypatch.setattr(writing.os, "urandom", lambda count: b"known!")
    for planted in ("link", "file"):
        new = folder / f"one.{b'known!'.hex()}.new"
        new.unlink(missing_ok=True)
        if planted == "link":
            new.symlink_to(victim)
        else:
            new.write_text("theirs")
        with pytest.raises(OSError, match="one"):
            write_whole(folder / "one", b"2")
        assert new.exists()
        assert (folder / "one").read_bytes() == b"1"
    assert victim.read_text() == "mine"
