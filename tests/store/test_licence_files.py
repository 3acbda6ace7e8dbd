"""The licences: the list and the texts are read, line breaks that matter stay, and nothing is left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.files.reading import AssetError
from game.store.licence_files import Work, load_texts, load_works, paragraphs
from game.store.platform_folders import assets

FOLDER = assets() / "licences"
LIST = """
[program]
name = "All for One"
by = "us"
licence = "MIT"
texts = ["ours.txt"]

[[work]]
name = "Zebra"
by = "them"
licence = "Zlib"
home = "https://example.org"
texts = ["theirs.txt"]

[[work]]
name = "apple"
by = "others"
licence = "MIT"
home = "https://example.org"
texts = ["theirs.txt", "ours.txt"]
"""


def test_the_program_is_first_and_the_others_follow_by_name(tmp_path: Path) -> None:
    (tmp_path / "licences.toml").write_text(LIST, encoding="utf-8")
    (tmp_path / "ours.txt").write_text("Do what you like.", encoding="utf-8")
    (tmp_path / "theirs.txt").write_text("Be kind.\n\nBe fair.\n", encoding="utf-8")
    works = load_works(tmp_path)
    assert [each.name for each in works] == ["All for One", "apple", "Zebra"]
    assert load_texts(works[1], tmp_path) == ["Be kind.", "Be fair.", "Do what you like."]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('by = "them"', "", "by"),
        ("[[work]]", "[work]", "work"),
        ("[program]", "[pogrom]", "program"),
        ('licence = "Zlib"', "licence = 5", "licence"),
    ],
)
def test_a_bad_list_is_told_of(tmp_path: Path, old: str, new: str, says: str) -> None:
    text = LIST.partition('name = "apple"')[0].rpartition("[[work]]")[0].replace(old, new)
    (tmp_path / "licences.toml").write_text(text, encoding="utf-8")
    with pytest.raises(AssetError) as caught:
        load_works(tmp_path)
    assert says in str(caught.value.phrase)


def test_a_text_that_is_missing_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "licences.toml").write_text(LIST, encoding="utf-8")
    with pytest.raises(AssetError) as caught:
        load_texts(load_works(tmp_path)[0], tmp_path)
    assert "ours.txt" in str(caught.value.phrase)


def test_lines_that_were_broken_for_a_typewriter_are_joined() -> None:
    text = (
        "The Licence\nVersion 2\n\n"
        "Permission is hereby granted, free of charge, to any person who gets a\ncopy of it.\n\n"
        "  - the first of several conditions that are listed in this very licence\n"
        "  - the second\n\f\n"
        "Copyright (c) 1990 by somebody whose name and address are rather long, Ltd\n"
        "Copyright (c) 2000 by another\n"
    )
    assert paragraphs(text) == [
        "The Licence\nVersion 2",
        "Permission is hereby granted, free of charge, to any person who gets a copy of it.",
        "- the first of several conditions that are listed in this very licence\n- the second",
        "Copyright (c) 1990 by somebody whose name and address are rather long, Ltd\n"
        "Copyright (c) 2000 by another",
    ]


@pytest.mark.parametrize("work", load_works(FOLDER), ids=lambda work: work.name)
def test_no_word_of_a_licence_is_lost(work: Work) -> None:
    raw = "\n".join((FOLDER / name).read_text(encoding="utf-8") for name in work.texts)
    shown = "\n".join(load_texts(work, FOLDER))
    assert shown.split() == re.sub("\f", "\n", raw).removeprefix("\ufeff").split()
