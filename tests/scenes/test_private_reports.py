"""Nothing that people have said, typed or are called is in the report of a fault."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from click.testing import CliRunner

from game.commands.open_file import open_file
from game.engine.actions import Action
from game.engine.match import Match
from game.engine.notation.replay_reader import read_rows
from game.engine.replay import head_of, row_of
from game.engine.rng import Rng
from game.scenes.table.table_scene import TableScene
from game.session.plan import Plan, Seat
from game.session.records.log_reader import kept_match
from game.store.fault_reports import message_of, report_rows, rows_of
from game.store.match_log import read_log
from game.store.settings_file import Profile, Settings
from game.store.talk_options import talk_options
from game.store.unsaid_talk import unsaid, without_lists
from game.variants import find_variant
from game.variants.callout.state import CalloutState
from tests.harness.program import Program
from tests.harness.random_play import random_action

NAME = "Grizélda Quuxworth"
TALK = (
    'Zanzibar\'s wombats, naïvely \U0001f600 \\ "marching"',
    "who ate the Zanzibar wombats",
    "zounds, what wombats",
    "wombats are made of Zanzibar",
    "seat 1 has 77 cards",
)
"""Nonsense, a question, a bad word of the player's own, a silly fact of theirs, and something untrue."""
OWN = {"bad_words": ("zounds",), "silly_facts": ("wombats are made of Zanzibar",)}
PRIVATE = ("zanzibar", "wombat", "zounds", "grizélda", "quuxworth", "seat 1 has", "rumpelstilz")


def forms(text: str) -> Iterator[bytes]:
    """A text in the ways in which it may stand in a file, in small letters."""
    yield text.encode("utf-8", "surrogatepass")
    yield ascii(text)[1:-1].encode()
    yield json.dumps(text)[1:-1].encode()
    yield repr(text.encode())[2:-1].encode()
    yield quote(text).lower().encode()
    yield text.encode("utf-16-le", "surrogatepass")


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, each in value.items():
            yield from (key, *strings(each))
    elif isinstance(value, list):
        for each in value:
            yield from strings(each)
    elif isinstance(value, str):
        yield value


def assert_private(report: Path) -> None:
    content = report.read_bytes().lower()
    told = "\n".join(strings(read_log(report).rows)).lower()
    for text in PRIVATE:
        assert not [form for form in forms(text) if form in content], text
        assert text not in told


def talking(folder: Path) -> tuple[Program, TableScene]:
    """A table at which all of TALK has been said by somebody with that name, and some of it called out."""
    settings = Settings(speed="OFF", think="OFF", name=NAME, profiles={"Rumpelstilz": Profile()})
    program = Program(folder, settings=settings, reports=True)
    seats = (Seat(NAME, "ada"), Seat("Ruth", "ruth", "greedy"), Seat("Jun", "jun", "greedy"))
    plan = Plan("callout", seats, OWN, 5)
    program.stack.ways.table(plan)
    scene = program.top
    assert isinstance(scene, TableScene)
    match = scene.host.match
    while match.state.phase != "play" or match.state.turn != 0:
        program.frame(100)
    for text in TALK:
        assert scene.host.runner.submit(0, Action("say", text=text)) is None
    for kind in ("question", "bad-word", "false-statement"):
        assert scene.host.runner.submit(1, Action("accuse", seat=0, text=kind)) is None
    return program, scene


def failing(scene: TableScene, program: Program, said: str) -> Path:
    def broken(*_: object) -> None:
        raise ValueError(f"it can't be that {said} is said in 3 rounds")

    scene.update = broken  # type: ignore[method-assign]
    program.frame()
    (report,) = (program.kit.places.state / "reports").iterdir()
    return report


@pytest.mark.parametrize("text", [*TALK, NAME, "Rumpelstilz"])
@pytest.mark.parametrize("form", ["plain", "repr", "ascii", "json", "bytes", "folded", "cut"])
def test_no_talk_and_no_name_is_in_what_python_says(tmp_path: Path, text: str, form: str) -> None:
    program, scene = talking(tmp_path)
    said = {
        "plain": text,
        "repr": repr(text),
        "ascii": ascii(text),
        "json": json.dumps({"does": f"say {text}"}),
        "bytes": repr(text.encode()),
        "folded": " ".join(text.casefold().split()),
        "cut": repr(Action("say", text=text))[:-4],
    }[form]
    report = failing(scene, program, said)
    assert_private(report)
    error = read_log(report).rows[0]["report"]["error"]
    assert error.startswith("ValueError: it can't be that ")


def test_what_stands_for_talk_is_judged_as_it_was(tmp_path: Path) -> None:
    program, scene = talking(tmp_path)
    match = scene.host.match
    report = failing(scene, program, TALK[0])
    assert_private(report)
    done = CliRunner().invoke(open_file, [str(report), "--check", "--json"])
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["actions"] == len(match.log)
    told = kept_match(read_log(report)).match
    for place, (entry, other) in enumerate(zip(match.log, told.log, strict=True)):
        assert (entry.seat, entry.now) == (other.seat, other.now), place
        assert entry.action._replace(text="") == other.action._replace(text="")
    played, again = match.state, told.state
    assert isinstance(played, CalloutState)
    assert isinstance(again, CalloutState)
    assert again.hands == played.hands
    assert again.mistakes == played.mistakes
    assert [each.right for each in again.heard] == [each.right for each in played.heard]
    for row in read_log(report).rows:
        assert "hash" not in row or row["after"] % 32 == 0


def test_talk_is_left_out_of_a_match_that_cannot_be_played_again(tmp_path: Path) -> None:
    program, scene = talking(tmp_path)
    rows = rows_of(scene.host.keeper.log.path)  # type: ignore[union-attr]
    rows.insert(
        1, {"at": 1, "seat": 0, "does": "say zounds", "due": [[0, 5, "say wombats", 1, True]]}
    )
    rows.insert(2, {"after": 1, "hash": "0"})
    rows.insert(3, {"at": 1, "seat": 2, "does": "play Zanzibar"})
    told = unsaid(rows, {"game": "nothing"})
    assert told[0] == {"at": 1, "seat": 0, "does": "say …", "due": []}
    assert not any("hash" in row for row in told)
    assert sum(row.get("does") == "say …" for row in told) == len(TALK) + 1
    assert program.kit.settings.name == NAME
    report_rows(ValueError(), "", "1", rows, ())


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (KeyError("Rumpelstilz"), "KeyError: '…'"),
        (KeyError(("secret", 7)), "KeyError: ('…', 7)"),
        (ValueError("invalid literal for int() with base 10: 'my words'"),
         "ValueError: invalid literal for int() with base 10: '…'"),
        (AttributeError("'Host' object has no attribute 'tabel'"),
         "AttributeError: 'Host' object has no attribute 'tabel'"),
        (IndexError("list index out of range"), "IndexError: list index out of range"),
        (OSError(2, "No such file", "/home/ann/cards"), "FileNotFoundError: [Errno 2] No such file: '…'"),
        (OSError("no route to 192.168.0.7:4711 or fe80::1:2:3"), "OSError: no route to …:4711 or …"),
        (RuntimeError("the seat of kJ8sX0pQ2rT9vLmN4bZc is taken"), "RuntimeError: the … of … is …"),
        (UnicodeEncodeError("utf-8", "ab\ud800", 2, 3, "surrogates not allowed"),
         "UnicodeEncodeError: '…' codec can't encode character '…' in position 2: surrogates not allowed"),
        (ValueError("the word hier is schön"), "ValueError: the … is …"),
        (ValueError(r"cut off: \ud83d\ude00 and 'unended words"), "ValueError: … and '…'"),
    ],
)  # fmt: skip
def test_no_value_is_in_what_python_says(error: Exception, said: str) -> None:
    assert message_of(error, ()) == said


@pytest.mark.parametrize("seed", range(12))
def test_whole_matches_are_told_without_talk_and_go_as_they_went(seed: int) -> None:
    variant = find_variant("callout")
    names = ("Grizélda", "Ann Other", "Ben")
    match = Match(
        variant, variant.table(3, {**talk_options(variant), **OWN, "rounds": 2}, names), seed
    )
    head = {"all-for-one": "replay", "format": 1, **head_of(match)}
    rows: list[dict[str, Any]] = [head]
    luck = Rng(seed)
    lines = (
        *TALK,
        "it is my turn",
        "it is Ann Other's turn",
        "Ben has 7 cards",
        "the suit is hearts!",
    )
    while not match.over and len(match.log) < 300:
        seat, action = random_action(variant, match.state, match.state.now, luck)
        if luck.below(3) == 0:
            seat, action = luck.below(3), Action("say", text=luck.choice(lines))
        if isinstance(match.submit(seat, action, match.state.now + luck.below(900)), list):
            rows.append(row_of(match, match.log[-1]))
            rows.append({"after": len(match.log), "hash": match.state.digest()})
    told = without_lists({**head, "names": ["P1", "P2", "P3"]})
    again = read_rows(list(enumerate([told, *unsaid(rows, told)])), find_variant).play()
    assert len(again.log) == len(match.log) > 100
    written = json.dumps([told, *unsaid(rows, told)], ensure_ascii=False).lower()
    for text in ("zanzibar", "wombat", "zounds", "grizélda", "ann other"):
        assert text not in written
    for row, other in zip(rows[1:], unsaid(rows, told), strict=True):
        assert "say" not in row.get("does", "") or row["does"].lower() != other["does"].lower()
    assert isinstance(again.state, CalloutState)
    assert isinstance(match.state, CalloutState)
    assert again.state.mistakes == match.state.mistakes
    assert again.state.scores == match.state.scores
