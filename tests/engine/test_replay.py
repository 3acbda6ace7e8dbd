import json

import pytest

from game.engine import replay
from game.engine.match import Match
from game.engine.notation import replay_reader
from game.engine.problems import Phrase
from game.engine.replay import HASH_EVERY, ReplayError
from game.engine.rng import Rng
from game.variants import find_variant
from tests.harness.problem_sentences import said


@pytest.fixture
def match() -> Match:
    variant = find_variant("classic")
    match = Match(variant, variant.table(3, {"rounds": 2}, ["Ada", "Jun", "Ruth"]), 21)
    luck = Rng(3)
    for _ in range(HASH_EVERY * 2 + 5):
        seen = match.observe(match.state.turn)
        if not seen.legal:
            break
        match.submit(seen.seat, luck.choice(seen.legal), match.state.now + 700)
    return match


def lines_of(match: Match) -> list[str]:
    return list(replay.write(match))


def test_a_replay_is_the_same_match(match: Match) -> None:
    again = replay_reader.read(lines_of(match), find_variant).play()
    assert again.state == match.state
    assert again.log == match.log
    assert lines_of(again) == lines_of(match)


def test_it_carries_hashes_on_the_way(match: Match) -> None:
    assert len(replay_reader.read(lines_of(match), find_variant).hashes) == 3


def test_an_unplayed_match_has_a_replay_too() -> None:
    variant = find_variant("classic")
    fresh = Match(variant, variant.table(2), 1)
    assert replay_reader.read(lines_of(fresh), find_variant).play().state == fresh.state


def test_another_deal_is_noticed_before_the_first_action() -> None:
    variant = find_variant("classic")
    lines = lines_of(Match(variant, variant.table(2), 1))
    lines[-1] = '{"after": 0, "hash": "0"}'
    with pytest.raises(ReplayError, match="after action 0 the state is not"):
        replay_reader.read(lines, find_variant).play()


@pytest.mark.parametrize(
    ("line", "text", "says"),
    [
        (0, "{}", "line 1 does not say so"),
        (0, "[]", "line 1: it is not a JSON object"),
        (3, '{"at": 1, "seat"', "line 4: it is not JSON; the file may be cut off there"),
        (3, '{"at": 1, "seat": 0}', "line 4: 'does' is missing"),
        (3, '{"at": 1, "seat": 0, "does": "dance"}', "line 4: 'dance' is not an action"),
        (3, '{"after": 2, "hash": "0"}', "after action 2 the state is not what the file says"),
        (
            3,
            '{"at": 1, "seat": null, "does": "draw"}',
            "line 4: seat is null, where a whole number",
        ),
        (
            3,
            '{"at": 1e400, "seat": 0, "does": "draw"}',
            "line 4: at is Infinity, where a whole number",
        ),
        (3, '{"after": -1, "hash": "0"}', "line 4: after is -1, where a number of actions"),
        (-1, '{"after": 999, "hash": "0"}', "a hash of the state after action 999, and "),
        (
            3,
            f'{{"at": {10**30}, "seat": 0, "does": "draw"}}',
            "line 4: at is a number of more than 25",
        ),
        (3, "[" * 100_000, "line 4: it is not JSON"),
        (1, '{"at": 0, "seat": 9, "does": "draw"}', "action 1 .* is refused by G-13"),
    ],
)
def test_a_spoilt_file_is_told_by_its_line(match: Match, line: int, text: str, says: str) -> None:
    lines = lines_of(match)
    lines[line] = text
    with pytest.raises(ReplayError, match=says):
        replay_reader.read(lines, find_variant).play()


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("format", 99, "reads format 1; a newer version"),
        ("rules", 99, "version 99 of the rules"),
        ("game", "whist", "line 1: there is no game whist"),
        ("options", 3, "options is 3, where an object was expected"),
        ("names", [1, 2, 3], "where a list of texts was expected"),
        ("seed", 1e400, "seed is Infinity, where a whole number was expected"),
    ],
)
def test_a_head_that_does_not_fit_is_told(match: Match, key: str, value: object, says: str) -> None:
    lines = lines_of(match)
    lines[0] = json.dumps({**json.loads(lines[0]), key: value})
    with pytest.raises(ReplayError, match=says):
        replay_reader.read(lines, find_variant)


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [("players", 11, "2 to 10 players"), ("options", {"rounds": 0}, "rounds cannot be 0")],
)
def test_a_table_that_cannot_be_set_up_is_told(
    match: Match, key: str, value: object, says: str
) -> None:
    lines = lines_of(match)
    lines[0] = json.dumps({**json.loads(lines[0]), key: value})
    with pytest.raises(ReplayError, match="cannot be set up") as caught:
        replay_reader.read(lines, find_variant)
    assert caught.value.setup is not None
    assert says in said(caught.value.setup)


@pytest.mark.parametrize("number", ["1", "2", 1.0, 1.5, True, 0, -1, None, [], {"a": 1}])
def test_a_wrong_number_of_the_format_is_told(match: Match, number: object) -> None:
    head, *others = lines_of(match)
    changed = json.dumps({**json.loads(head), "format": number})
    with pytest.raises(ReplayError, match="a number from 1 was expected") as error:
        replay_reader.read([changed, *others], find_variant)
    assert error.value.phrase.key == "problem.reason-match-format"


@pytest.mark.parametrize("number", [2, 10**100])
def test_a_newer_number_of_the_format_is_told(match: Match, number: int) -> None:
    head, *others = lines_of(match)
    changed = json.dumps({**json.loads(head), "format": number})
    with pytest.raises(ReplayError, match="a newer version of the program may read it") as error:
        replay_reader.read([changed, *others], find_variant)
    assert error.value.phrase == Phrase("problem.reason-match-newer")
    assert len(str(error.value)) < 200


def test_a_match_of_a_game_that_is_not_known_says_so(match: Match) -> None:
    head, *others = lines_of(match)
    with pytest.raises(ReplayError, match="there is no game chess") as error:
        replay_reader.read([head.replace('"classic"', '"chess"'), *others], find_variant)
    assert error.value.phrase == Phrase("problem.reason-match-game", game="chess")


def test_empty_lines_count_as_lines(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [*lines_of(match), "", " "]
    monkeypatch.setattr(replay_reader, "MOST_LINES", len(lines))
    assert replay_reader.read(lines, find_variant).play().state == match.state
    with pytest.raises(ReplayError, match="which is too long") as told:
        replay_reader.read([*lines, ""], find_variant)
    assert said(told.value.phrase)


def test_an_empty_file_is_no_replay() -> None:
    with pytest.raises(ReplayError, match="not a replay"):
        replay_reader.read([], find_variant)
