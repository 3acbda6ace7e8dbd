"""Who publishes the program, as it is read beside the assets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.store.platform_folders import use_assets
from game.store.publisher_file import LONGEST, Publisher, load_publisher
from tests.harness.example_identity import EXAMPLE, NOBODYS, identity_file


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    """The file beside a folder of assets."""
    folder = tmp_path / "build"
    folder.mkdir()
    use_assets(tmp_path / "assets")
    yield folder / "identity.toml"
    use_assets(None)


def test_while_nobody_publishes_it_nobody_is_named(file: Path) -> None:
    file.write_text(identity_file(**NOBODYS), encoding="utf-8")
    assert load_publisher() == Publisher("", "", "")


def test_what_is_filled_in_is_read(file: Path) -> None:
    file.write_text(identity_file(), encoding="utf-8")
    fields = (EXAMPLE[each] for each in ("page", "repository", "contact"))
    assert load_publisher() == Publisher(*fields)


@pytest.mark.parametrize("field", Publisher._fields)
def test_one_address_alone_is_told(file: Path, field: str) -> None:
    empty = dict.fromkeys(Publisher._fields, "")
    file.write_text(identity_file(**{**empty, field: EXAMPLE[field]}), encoding="utf-8")
    assert load_publisher() == Publisher()._replace(**{field: EXAMPLE[field]})


def test_without_the_file_nobody_is_named(file: Path) -> None:
    assert load_publisher() == Publisher()


@pytest.mark.parametrize(
    "text",
    [
        "page = ",
        "page = 5",
        f'page = "{"a" * (LONGEST + 1)}"',
        "page = ['a']",
        "\x00",
        'page = "a\\nb"',
        "[" * 5000,
    ],
)
def test_a_damaged_file_names_nobody(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    assert load_publisher() == Publisher()
