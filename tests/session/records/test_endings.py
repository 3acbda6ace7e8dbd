"""How matches ended: the line that says so, and the history that outlives a change of the rules."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from game.engine.rng import Rng
from game.engine.variant import Variant
from game.files.checked_lines import checked_lines
from game.files.locking import lock
from game.files.reading import Unreadable
from game.session.host import Host
from game.session.plan import Plan, Seat, TakingBack
from game.session.records.ending import KEY, Ending, ending_in, ending_of
from game.session.records.history import can_be_shown, rebuild, refresh
from game.session.records.log_reader import OlderRules, kept_match, logged_match
from game.store.history_index import FILE, HistoryIndex, MatchRecord
from game.store.match_folder import ENDED, MatchFolder
from game.store.match_log import MatchLog, log_contents, read_log
from game.variants import VARIANTS
from tests.harness.kept import ended, kept, play, watched_plan
from tests.harness.rules_changed import rules_changed

every_game = pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.info.id)

BEFORE = Path(__file__).parent / "before"
"""Matches of every game, and their index, as the program kept them that wrote no endings yet."""
OPTIONS = {"tricks": {"target": 10}, "callout": {"rounds": 1}}
"""What makes a match short."""


def nobody(path: Path, error: object) -> None:
    raise AssertionError(path, error)


def logs_in(data: Path) -> list[Path]:
    return sorted((data / ENDED).glob("*.match"))


def endings_in(log: Path) -> list[dict[str, Any]]:
    return [row for row in read_log(log).rows if KEY in row]


def data_from_before(folder: Path, *, index: bool) -> list[MatchRecord]:
    """Put the matches from before into a folder; return what the index from before has of them."""
    shutil.copytree(BEFORE / ENDED, folder / ENDED)
    with closing(sqlite3.connect(folder / FILE)) as file:
        file.executescript((BEFORE / "history.sql").read_text(encoding="utf-8"))
        assert file.execute("PRAGMA user_version").fetchone() == (4,)
    aside = HistoryIndex(folder)
    aside.set_aside()
    found = sorted(aside.before().values())
    aside.forget_before()
    if index:
        with closing(sqlite3.connect(folder / FILE)) as file:
            file.executescript((BEFORE / "history.sql").read_text(encoding="utf-8"))
    return found


def found_in(data: Path) -> list[MatchRecord]:
    """What the index has now, but for the version of the rules."""
    return sorted(each._replace(rules=0) for each in HistoryIndex(data).find())


@every_game
def test_a_match_that_ends_says_how(tmp_path: Path, variant: Variant[Any]) -> None:
    game = variant.info.id
    host = Host(watched_plan(game, ("normal",) * 3, 3, OPTIONS.get(game)))
    journal = kept(host, tmp_path)
    play(host, 5)
    assert endings_in(journal.log.path) == []
    play(host, 1_000_000)
    assert host.match.over
    (row,) = endings_in(journal.log.path)
    assert read_log(journal.log.path).rows[-1] == row
    state = host.match.state
    assert row["ended"] == "over"
    assert row["winners"] == list(state.winners)
    assert row["scores"] == list(state.scores)
    assert [row["places"][seat] for seat in state.winners] == [1] * len(state.winners)
    assert (row["rounds"], row["time"]) == (state.round, state.now)
    assert row["set"] == game
    logged = logged_match(read_log(journal.log.path))
    assert logged.ending == ending_of(host.match)
    assert (logged.actions, logged.rules) == (len(host.match.log), variant.info.rules)
    assert logged.plan == host.plan


def test_an_ending_has_what_was_achieved_and_the_rule_set() -> None:
    options = {"target": 50, "play_drawn": False, "voluntary_draw": True}
    for seed in range(40):
        host = Host(watched_plan("oono", ("normal", "normal"), seed, options))
        play(host, 1_000_000)
        row = ending_of(host.match).row()
        assert row["set"] == "oono play_drawn=false voluntary_draw"
        if row["achieved"]:
            break
    ids = {each.id for each in host.variant.achievements}
    assert {id for each in row["achieved"].values() for id in each} <= ids
    assert ending_in([row], 2) == ending_of(host.match)


def test_an_ending_after_which_actions_were_taken_back_stands_no_more(tmp_path: Path) -> None:
    seats = (Seat("Ada", "ada"), Seat("Ruth", "ruth", "ruth", level="easy"))
    for seed in range(40):
        host = Host(Plan("classic", seats, {}, seed, TakingBack.PRACTICE))
        journal = kept(host, tmp_path / str(seed))
        luck = Rng(seed)
        while not host.match.over:
            if host.match.state.turn == 0:
                legal = host.match.observe(0).legal
                assert host.runner.submit(0, legal[luck.below(len(legal))]) is None
            else:
                host.update(1 if host.waits is None else host.waits)
        if host.match.state.winners == [0]:
            break
    path = journal.log.path
    assert logged_match(read_log(path)).ending is not None
    assert host.take_back(0) is None
    assert not host.match.over
    logged = logged_match(read_log(path))
    assert (logged.ending, logged.actions) == (None, len(host.match.log))
    host.seat_bot(0, "ruth")
    play(host, 1_000_000)
    assert len(endings_in(path)) == 2
    logged = logged_match(read_log(path))
    assert logged.ending == ending_of(host.match)
    assert logged.actions == len(host.match.log)


def test_who_sits_down_after_the_end_changes_nothing_about_it(tmp_path: Path) -> None:
    host = ended(tmp_path, "classic", 1, person=True)
    (log,) = logs_in(tmp_path)
    rows = read_log(log).rows
    assert "sits" in rows[-1]
    logged = logged_match(read_log(log))
    assert logged.ending == ending_of(host.match)
    assert logged.plan.people == (0,)


DAMAGED: list[dict[str, Any]] = [
    {"ended": "never"},
    {"scores": [1]},
    {"scores": [1, "2"]},
    {"scores": None},
    {"places": [1, 2, 3]},
    {"winners": [7]},
    {"winners": [True]},
    {"achieved": {"9": []}},
    {"achieved": []},
    {"rounds": "1"},
]


@pytest.mark.parametrize("change", DAMAGED)
def test_an_ending_that_is_none_is_no_ending(change: dict[str, Any]) -> None:
    ending = Ending(True, (0,), (3, 1), (1, 2), 1, 900, {0: ("x",)}, "classic")
    assert ending_in([ending.row()], 2) == ending
    assert ending_in([{**ending.row(), **change}], 2) is None


@pytest.mark.parametrize("index", [True, False])
def test_logs_from_before_say_how_they_ended_while_their_rules_are_the_programs(
    tmp_path: Path, index: bool
) -> None:
    before = data_from_before(tmp_path, index=index)
    assert {each.game for each in before} == {variant.info.id for variant in VARIANTS}
    contents = {log.name: log.read_bytes() for log in logs_in(tmp_path)}
    playable = []
    for log in logs_in(tmp_path):
        try:
            playable.append((log, ending_of(kept_match(read_log(log)).match)))
        except OlderRules:
            assert not endings_in(log)
    assert playable  # where every game has other rules by now, newer logs are needed here
    refresh(tmp_path)
    for log, ending in playable:
        assert log.read_bytes().startswith(contents[log.name])
        assert logged_match(read_log(log)).ending == ending
        assert read_log(log).behind == b""
        assert len(endings_in(log)) == 1
    if index:
        assert found_in(tmp_path) == before
        assert all(len(endings_in(log)) == 1 for log in logs_in(tmp_path))
    else:
        names = {log.name for log, _ in playable}
        assert found_in(tmp_path) == [each for each in before if each.name in names]
    after = {log.name: log.read_bytes() for log in logs_in(tmp_path)}
    rebuild(tmp_path)
    assert {log.name: log.read_bytes() for log in logs_in(tmp_path)} == after


def test_an_index_from_before_tells_logs_how_they_ended_whose_rules_have_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = data_from_before(tmp_path, index=True)
    rules_changed(monkeypatch)
    assert refresh(tmp_path, trouble=nobody) == len(before)
    assert found_in(tmp_path) == before
    assert not any(can_be_shown(each) for each in HistoryIndex(tmp_path).find())
    assert [each.name for each in tmp_path.glob(f"{FILE}*")] == [FILE]
    for number in range(2):
        for each in tmp_path.glob(f"{FILE}*"):  # the logs alone know it now
            each.unlink()
        assert refresh(tmp_path, trouble=nobody) == len(before)
        assert found_in(tmp_path) == before
        if number == 0:
            (row, *others) = [each for log in logs_in(tmp_path) for each in endings_in(log)]
            assert len(others) == len(before) - 1
            assert row["set"] == "classic"


def test_nothing_is_lost_when_an_index_from_before_is_taken_over_bit_by_bit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = data_from_before(tmp_path, index=True)
    rules_changed(monkeypatch)
    for done in range(2, len(before) + 2, 2):
        refresh(tmp_path, 2)
        assert len(found_in(tmp_path)) == min(done, len(before))
        if done == 2:  # meanwhile somebody makes the index again
            HistoryIndex(tmp_path).set_aside()
            refresh(tmp_path, 2)
    assert found_in(tmp_path) == before


@pytest.mark.parametrize("damage", ["gone", "no log", "locked"])
def test_what_only_the_index_knows_is_kept_where_a_log_cannot_be_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    before = data_from_before(tmp_path, index=True)
    rules_changed(monkeypatch)
    log = logs_in(tmp_path)[0]
    content = log.read_bytes()
    other = None
    if damage == "gone":
        log.unlink()
    elif damage == "no log":
        log.write_bytes(b"nothing")
    else:
        other = log.open("rb+")
        assert lock(other.fileno())
    for _ in range(2):
        rebuild(tmp_path)
        kept_ones = before[1:] if damage == "gone" else before
        assert found_in(tmp_path) == kept_ones
    if other is not None:
        assert log.read_bytes() == content
        other.close()
        rebuild(tmp_path)
        assert len(endings_in(log)) == 1
        assert found_in(tmp_path) == before


def test_an_end_that_was_cut_off_is_set_aside_before_the_ending_is_written(tmp_path: Path) -> None:
    ended(tmp_path, "classic", 1, person=True, whole=False)
    (log,) = logs_in(tmp_path)
    whole = log.read_bytes()
    log.write_bytes(whole + b'44 1234abcd {"at":')
    refresh(tmp_path, trouble=nobody)
    assert log.read_bytes().startswith(whole)
    assert (read_log(log).behind, len(endings_in(log))) == (b"", 1)
    (aside,) = (each for each in (tmp_path / ENDED).iterdir() if each != log)
    assert aside.read_bytes() == b'44 1234abcd {"at":'


def test_what_a_first_line_has_besides_stays_when_the_ending_is_written(tmp_path: Path) -> None:
    ended(tmp_path, "attack", 1, person=True, whole=False)
    (log,) = logs_in(tmp_path)
    head, *rows = read_log(log).rows
    part = {"today": "2026-11-24", "dealing": 1}
    log.write_bytes(
        checked_lines(json.dumps(row).encode() for row in ({**head, "part": part}, *rows))
    )
    assert refresh(tmp_path, trouble=nobody) == 1
    assert read_log(log).rows[0]["part"] == part
    assert len(endings_in(log)) == 1


@every_game
def test_a_log_that_lacks_an_option_has_its_default(tmp_path: Path, variant: Variant[Any]) -> None:
    host = Host(watched_plan(variant.info.id, ("normal", "normal"), 3))
    journal = kept(host, tmp_path)
    play(host, 12)
    head, *rows = read_log(journal.log.path).rows
    # The lists of words are those of a language, which every log has.
    usual = {each.name for each in variant.info.options if not isinstance(each.default, tuple)}
    options = {name: value for name, value in head["options"].items() if name not in usual}
    assert len(options) < len(head["options"])
    lacking = ({**head, "options": options, "chosen": {}}, *rows)
    content = checked_lines(json.dumps(row).encode() for row in lacking)
    found = kept_match(log_contents(content))
    assert dict(found.match.table.options) == dict(host.match.table.options)
    assert found.match.state == host.match.state


def test_two_programs_write_one_ending(tmp_path: Path) -> None:
    ended(tmp_path, "classic", 1, person=True, whole=False)
    (log,) = logs_in(tmp_path)
    contents = read_log(log)
    first = MatchLog.take_up(log, contents)
    assert first is not None
    refresh(tmp_path, trouble=nobody)
    assert endings_in(log) == []
    first.close()
    rebuild(tmp_path)
    rebuild(tmp_path)
    assert len(endings_in(log)) == 1


def test_a_match_of_newer_rules_is_in_the_history_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as newer:
        rules_changed(newer, ["classic"])
        ended(tmp_path, "classic", 1, person=True)
    with pytest.raises(Unreadable):
        kept_match(read_log(logs_in(tmp_path)[0]))
    assert refresh(tmp_path, trouble=nobody) == 1
    (record,) = HistoryIndex(tmp_path).find()
    assert record.over
    assert not can_be_shown(record)
    assert MatchFolder(tmp_path).ended_logs().keys() == {record.name}
