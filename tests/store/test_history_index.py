"""The index of matches: what is asked of it, and names that change."""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from game.files.reading import Unreadable
from game.store import name_changes
from game.store.history_index import HistoryIndex, KnownPerson, Text, Wanted
from game.store.name_changes import (
    FILE,
    MOST_CHANGES,
    NameChange,
    NewerNames,
    keep_change,
    load_changes,
    name_at,
)
from game.store.sqlite_files.index_file import PATIENCE, DamagedIndex
from game.store.sqlite_files.ordinary_files import BESIDE
from tests.harness.played import played


@pytest.fixture
def index(tmp_path: Path) -> HistoryIndex:
    made = HistoryIndex(tmp_path)
    made.put(
        [
            played("a", "classic", "Ada* jun milo", [3, 1, 0], 100),
            played("b", "oono", "Ada* Öre*", [0, 3], 300),
            played("c", "classic", "ruth jun", [0, 3], 200),
            played("d", "oono", "jun Ada*", [0, 0], 400, over=False),
            played("e", "oono", "Ada jun", [0, 1], 500),
        ]
    )
    return made


@pytest.mark.parametrize(
    ("wanted", "names"),
    [
        (Wanted(), "edbca"),
        (Wanted(game="classic"), "ca"),
        (Wanted(player="jun"), "edca"),
        (Wanted(player="Ada"), "edba"),
        (Wanted(person="Ada"), "dba"),
        (Wanted(person="Ada", counted=True), "ba"),
        (Wanted(over=False), "d"),
        (Wanted(game="oono", over=True), "eb"),
        (Wanted(texts=[Text("öR")]), "b"),
        (Wanted(texts=[Text("MIL")]), "a"),
        (Wanted(texts=[Text("classic", ["classic"])]), "ca"),
        (Wanted(texts=[Text("classic", ["classic"]), Text("ruth")]), "c"),
        (Wanted(texts=[Text("%")]), ""),
        (Wanted(texts=[Text("' OR 1 --")]), ""),
    ],
)
def test_matches_are_found_and_counted(index: HistoryIndex, wanted: Wanted, names: str) -> None:
    found = index.find(wanted)
    assert [each.name for each in found] == list(names)
    assert all(each.seats for each in found)
    assert index.count(wanted) == len(names)


def test_a_part_of_what_is_found_has_its_seats(index: HistoryIndex) -> None:
    found = index.find(Wanted(), 1, 2)
    assert [each.name for each in found] == ["d", "b"]
    assert [[seat.player for seat in each.seats] for each in found] == [
        ["jun", "Ada"],
        ["Ada", "Öre"],
    ]
    assert index.find(Wanted(), 5, 2) == []


def test_people_are_known_by_their_last_match(index: HistoryIndex) -> None:
    assert index.people() == [KnownPerson("Ada", "ada", 400), KnownPerson("Öre", "öre", 300)]


def test_a_person_is_called_otherwise_but_no_bot_and_nobody_later(index: HistoryIndex) -> None:
    index.rename("Ada", "Eve", 350)
    assert [each.name for each in index.people()] == ["Ada", "Eve", "Öre"]
    assert [each.name for each in index.find(Wanted(person="Eve"))] == ["b", "a"]
    assert [each.name for each in index.find(Wanted(person="Ada"))] == ["d"]
    assert [each.name for each in index.find(Wanted(player="Ada"))] == ["e", "d"]


def test_whose_name_was_taken_off_is_not_among_the_people(index: HistoryIndex) -> None:
    index.rename("Ada", "", 1000)
    assert [each.name for each in index.people()] == ["Öre"]
    assert len(index.find()) == 5


def test_names_change_in_their_order(tmp_path: Path) -> None:
    assert load_changes(tmp_path) == []
    keep_change(tmp_path / "data", "Ada", "Eve", 100)
    keep_change(tmp_path / "data", "Eve", "Öre", 200)
    keep_change(tmp_path / "data", "Ada", "", 300)
    changes = load_changes(tmp_path / "data")
    assert changes[0] == NameChange("Ada", "Eve", 100)
    assert [name_at(changes, "Ada", began) for began in (50, 150, 350)] == ["Öre", "", "Ada"]
    assert [name_at(changes, "Eve", began) for began in (50, 250)] == ["Öre", "Eve"]


@pytest.mark.parametrize("damage", [b"", b"[]", b'{"changes": [["Ada"]]}', b"\xff"])
def test_a_damaged_file_of_names_is_set_aside(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / FILE).write_bytes(damage)
    told: list[Unreadable] = []
    assert load_changes(tmp_path, told.append) == []
    assert any(each.name.startswith("names.broken") for each in tmp_path.iterdir())
    assert len(told) == 1


def test_a_file_has_so_many_changes_of_names_and_no_more(tmp_path: Path) -> None:
    changes = [NameChange(f"A{n}", f"A{n + 1}", n) for n in range(MOST_CHANGES)]
    (tmp_path / FILE).write_text(json.dumps({"format": 1, "changes": changes}))
    keep_change(tmp_path, "Ada", "Eve", 5000)
    assert load_changes(tmp_path) == [*changes[1:], NameChange("Ada", "Eve", 5000)]
    (tmp_path / FILE).write_text(json.dumps({"format": 1, "changes": [*changes, changes[0]]}))
    told: list[Unreadable] = []
    assert load_changes(tmp_path, told.append) == []
    assert [each.phrase.key for each in told] == ["problem.reason-too-many"]


@pytest.mark.parametrize("number", ["2", '"1"', "1.0", "true", "-1", "9" * 100, "null"])
def test_names_with_another_number_of_format_are_left_alone(tmp_path: Path, number: str) -> None:
    kept = f'{{"format": {number}, "changes": [["Ada", "Eve", 300]]}}'
    (tmp_path / FILE).write_text(kept)
    told: list[Unreadable] = []
    assert load_changes(tmp_path, told.append) == []
    newer = number in ("2", "9" * 100)
    assert told[0].phrase.key == f"problem.reason-match-{'newer' if newer else 'format'}"
    with pytest.raises(NewerNames):
        keep_change(tmp_path, "Ada", "Jo", 400)
    assert [each.read_text() for each in tmp_path.iterdir()] == [kept]


def test_what_another_version_kept_beside_the_names_is_kept(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"format": 1, "changes": [], "more": {"a": [1]}}')
    keep_change(tmp_path, "Ada", "Jo", 400)
    kept = json.loads((tmp_path / FILE).read_text())
    assert kept == {"format": 1, "changes": [["Ada", "Jo", 400.0]], "more": {"a": [1]}}


def test_names_that_the_system_does_not_let_be_read_are_not_lost(tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.symlink_to(file)
    told: list[Unreadable] = []
    assert load_changes(tmp_path, told.append) == []
    assert told[0].phrase.key == "problem.reason-unread"
    assert file.is_symlink()
    keep_change(tmp_path, "Ada", "Jo", 400)
    assert [each.new for each in load_changes(tmp_path)] == ["Jo"]
    assert [each.is_symlink() for each in tmp_path.glob("names.broken-*")] == [True]


def test_names_that_cannot_be_set_aside_are_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / FILE).write_bytes(b"{")
    monkeypatch.setattr(name_changes, "set_aside", lambda path: None)
    with pytest.raises(OSError, match="names"):
        keep_change(tmp_path, "Ada", "Jo", 400)
    assert (tmp_path / FILE).read_bytes() == b"{"


ENDLESS = "WITH RECURSIVE c(x) AS (VALUES (1) UNION ALL SELECT x + 1 FROM c)"
"""Rows without an end, as a view may have them."""
WRONG = [
    "UPDATE matches SET began = NULL",
    "UPDATE matches SET began = 1e300",
    "UPDATE matches SET game = NULL",
    "UPDATE matches SET rounds = 'x'",
    "UPDATE seats SET player = x'ff00'",
    "UPDATE seats SET player = CAST(x'ff41' AS TEXT)",
    "UPDATE seats SET achieved = NULL",
    "UPDATE seats SET seat = 99 WHERE seat = 0",
    "DELETE FROM seats",
    "DROP TABLE seats",
    "ALTER TABLE matches DROP COLUMN length",
    f"DROP TABLE unread; CREATE VIEW unread AS {ENDLESS} SELECT x name, 'all' reader FROM c",
    f"DROP TABLE matches; CREATE VIEW matches AS {ENDLESS} SELECT x name, 1 began FROM c",
    "CREATE TRIGGER t AFTER DELETE ON matches BEGIN"
    f" DELETE FROM seats WHERE seat IN ({ENDLESS} SELECT x FROM c); END",
]


@pytest.mark.parametrize("change", WRONG)
def test_what_cannot_be_right_shows_that_the_index_is_damaged(
    index: HistoryIndex, change: str
) -> None:
    with closing(sqlite3.connect(index.path)) as file, file:
        file.executescript(change)
    with pytest.raises(DamagedIndex):
        index.find()
    assert index.find() == []
    assert index.path.with_name("history.sqlite.before-1").exists()


@pytest.mark.skipif(os.name != "posix", reason="what Unix alone has")
@pytest.mark.parametrize("ending", BESIDE)
def test_a_pipe_or_a_link_beside_the_index_is_not_opened(
    index: HistoryIndex, ending: str, tmp_path: Path
) -> None:
    """SQLite waited for the other end of a pipe, and wrote to where a link leads."""
    other = tmp_path / "other"
    for make in (os.mkfifo, lambda path: path.symlink_to(other)):
        index.put([played("a", "classic", "Ada* jun", [3, 1], 100)])
        other.write_bytes(b"somebody's own")
        beside = index.path.with_name(index.path.name + ending)
        beside.unlink(missing_ok=True)
        make(beside)
        index.drop(["b"])
        assert index.find() == []
        assert other.read_bytes() == b"somebody's own"


def test_an_index_set_aside_that_never_ends_is_not_looked_into(index: HistoryIndex) -> None:
    with closing(sqlite3.connect(index.path)) as file, file:
        file.executescript(f"DROP TABLE seats; CREATE VIEW seats AS {ENDLESS} SELECT x seat FROM c")
    index.set_aside()
    assert index.before() == {}


def test_an_index_in_a_folder_that_is_only_read_can_be_read(
    index: HistoryIndex, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.access", lambda path, mode: False)
    files = sorted(index.path.parent.iterdir())
    assert len(index.find()) == 5
    assert sorted(index.path.parent.iterdir()) == files
    with pytest.raises(sqlite3.OperationalError):
        index.drop(["a"])
    assert len(index.find()) == 5


def test_what_another_program_has_locked_is_not_held_to_be_damaged(
    index: HistoryIndex, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = sqlite3.connect
    monkeypatch.setattr("sqlite3.connect", lambda path, timeout: connect(path, timeout=0.01))
    with closing(connect(index.path)) as file:
        file.execute("BEGIN IMMEDIATE")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            index.drop(["a"])
    assert len(index.find()) == 5


def test_nobody_waits_again_for_an_index_that_another_program_has(
    index: HistoryIndex, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each screen asks for many things: one wait of each would hold the window for a minute."""
    connect, waits = sqlite3.connect, list[float]()

    def noted(path: Path, timeout: float) -> sqlite3.Connection:
        waits.append(timeout)
        return connect(path, timeout=0.01)

    monkeypatch.setattr("sqlite3.connect", noted)
    with closing(connect(index.path)) as file:
        file.execute("BEGIN IMMEDIATE")
        for _ in range(3):
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                index.drop(["a"])
    assert len(index.find()) == 5
    index.drop(["a"])
    assert waits == [PATIENCE, 0, 0, 0, PATIENCE]


def test_matches_are_found_by_the_rules_they_were_played_by(index: HistoryIndex) -> None:
    base = played("f", "classic", "Ada* jun", [3, 1], 600)
    chosen = ({"rounds": 3}, {"jump_in": True, "rounds": 5}, {"jump_in": True}, {"call": True})
    texts = [json.dumps(each) for each in chosen] + ["[", "7", "[" * 100_000]
    index.put(
        base._replace(name=name, options=text, began=600 + place)
        for place, (name, text) in enumerate(zip("fghijkl", texts, strict=True))
    )
    index.put([base._replace(name="m", game="gone", options='{"jump_in": true}', began=700)])

    def found(**wanted: object) -> str:
        return "".join(each.name for each in index.find(Wanted(**wanted)))  # type: ignore[arg-type]

    assert index.rule_sets() == ["classic call", "classic jump_in"]
    assert found(rules="classic jump_in") == "hg"
    assert found(rules="classic call") == "i"
    assert found(written=True, game="classic") == "fca"
    assert index.count(Wanted(written=True)) == 6
    assert "m" not in found(written=True)
    assert found(written=False, game="oono") == ""
    assert set(found(written=False)) == set("hgi")


@pytest.mark.parametrize(
    "options", ['{"jump_in": "\\ud800"}', '{"call": "a\\nb"}', '{"scoring": "%s"}' % ("x" * 900)]
)
def test_odd_options_are_no_set_and_cost_nothing_else(index: HistoryIndex, options: str) -> None:
    base = played("f", "classic", "Ada* jun", [3, 1], 600)
    index.put([base._replace(name="f", options=options)])
    assert index.rule_sets() == []
    assert not any(each.name == "f" for each in index.find(Wanted(written=False)))
    assert len(index.find()) == 6
