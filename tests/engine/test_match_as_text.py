"""Matches and positions as text: they are read back exactly, and what is wrong is told with its line."""

from __future__ import annotations

import json
import tracemalloc
from typing import Any

import pytest

from game.engine.actions import Action
from game.engine.match import Match
from game.engine.notation.match_as_text import (
    Sitter,
    TextError,
    is_text,
    read_text,
    write_match,
    write_position_text,
)
from game.engine.notation.positions import read_position, write_position
from game.engine.notation.replay_reader import read
from game.engine.problems import Phrase
from game.engine.replay import MOST_REMEMBERED, write
from game.engine.rng import Rng
from game.engine.variant import Variant
from game.store.talk_options import talk_options
from game.variants import VARIANTS, find_variant
from tests.harness.random_play import positions

every_game = pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.info.id)


def played(variant: Variant[Any], seed: int, actions: int, players: int = 3) -> Match:
    """Return a match that was played by chance, by players with difficult names."""
    info = variant.info
    count = max(info.min_players, min(players, info.max_players))
    names = ['A "quoted" one', "back\\slash", "Zoë; 5. 3", "] [Game", "line\u2028break", *"abcde"]
    table = variant.table(count, talk_options(variant, "en"), names[:count])
    match = Match(variant, table, seed)
    for _ in positions(match, Rng(seed), actions):
        pass
    return match


@every_game
@pytest.mark.parametrize("players", [2, 3, 10])
def test_a_match_is_read_back_as_it_was_written(variant: Variant[Any], players: int) -> None:
    for seed, actions in ((1, 0), (2, 7), (3, 300)):
        match = played(variant, seed, actions, players)
        text = write_match(match, (Sitter("ada"), Sitter("ruth", "ruth")), "2026.11.20")
        assert is_text(text)
        opened = read_text(text, find_variant)
        again = opened.replay.play()
        assert again.state.digest() == match.state.digest()
        assert again.log == match.log
        assert again.table == match.table
        assert again.seed == match.seed
        assert opened.portraits[:2] == ("ada", "ruth")
        assert opened.bots[:2] == ("", "ruth")
        assert (opened.date, opened.replay.beginning) == ("2026.11.20", None)
        assert write_match(again, (Sitter("ada"), Sitter("ruth", "ruth")), "2026.11.20") == text


def test_a_match_by_house_rules_has_them_as_a_tag_for_people() -> None:
    variant = find_variant("classic")
    options = {"rounds": 3, "draw_until": True, "stacking": "same"}
    match = Match(variant, variant.table(2, options), 1)
    text = write_match(match)
    assert '[House "draw_until stacking=same"]' in text.splitlines()
    # What is played by stands in the tags of the options alone.
    changed = text.replace('[House "draw_until stacking=same"]', '[House "jump_in"]')
    assert read_text(changed, find_variant).replay.play().table == match.table
    as_written = Match(variant, variant.table(2, {"rounds": 3}), 1)
    assert "[House" not in write_match(as_written)


@every_game
def test_a_position_is_read_back_and_can_be_played_on_from(variant: Variant[Any]) -> None:
    for seed in range(3):
        match = played(variant, seed, 11 + 7 * seed)
        text = write_position_text(variant, match.state)
        opened = read_text(text, find_variant)
        assert (opened.replay.seed, opened.replay.log) == (None, ())
        begun = opened.replay.play()
        assert write_position(variant, begun.state) == write_position(variant, match.state)
        for _ in positions(begun, Rng(5), 60):
            pass
        # A match that began there is kept in both forms, and played again from them.
        for kept in (
            read_text(write_match(begun), find_variant).replay,
            read(write(begun), find_variant),
        ):
            assert kept.play().state.digest() == begun.state.digest()


def test_what_is_said_is_kept_whatever_it_is() -> None:
    variant = find_variant("callout")
    match = played(variant, 1, 0)
    said = [
        "a; b",
        '"quoted"',
        "two  blanks",
        "= 3 abc",
        "[Game]",
        "Zoë",
        "5. 3",
    ]
    for text in said:
        answer = match.submit(0, Action("say", text=text), match.state.now + 10)
        assert isinstance(answer, list)
    again = read_text(write_match(match), find_variant).replay.play()
    assert [entry.action.text for entry in again.log] == said
    assert again.state.digest() == match.state.digest()


def test_an_option_that_is_a_text_is_read_back() -> None:
    variant = find_variant("callout")
    match = Match(variant, variant.table(2, {"mistakes": "refused", "decks": 3}), 4)
    text = write_match(match)
    assert '[Option-mistakes "refused"]' in text
    assert read_text(text, find_variant).replay.play().table == match.table


GOOD = write_match(played(find_variant("classic"), 3, 9))


def changed(before: str, after: str) -> str:
    assert before in GOOD
    return GOOD.replace(before, after, 1)


def line_of(text: str, part: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if part in line)


@pytest.mark.parametrize(
    ("text", "part", "reason"),
    [
        (changed("[Game", "[Gime"), "", 'the tag [Game "…"] is missing'),
        (changed('"classic"', '"chess"'), "", "there is no game chess"),
        (changed("[Deal", "[Deel"), "", "Deal"),
        (changed('[Deal "3"]', '[Deal "three"]'), "[Deal", "whole number"),
        (changed('[Rules "1"]', '[Rules "99"]'), "", "version 99 of the rules"),
        (changed("1. ", "one. "), "one. ", "neither a tag"),
        (changed("play", "plai"), "plai", "is not an action"),
        (changed("2. ", "2. 9"), "3. ", "action 3"),
        (GOOD + '[Game "oono"]\n', '"oono"', "is there already"),
        (GOOD + "hands = [\n", "hands =", "is not a text, a number or a list"),
        (GOOD + f"10. {'9' * 30} 0 draw\n", "9" * 30, "too large"),
        (GOOD + f"10. {'9' * 16} 0 draw\n", "9" * 16, "too large"),
        (GOOD + f"10. {'9' * 15} 7 draw\n", "9" * 15, "action 10"),
    ],
)
def test_what_is_wrong_is_told_by_its_line(text: str, part: str, reason: str) -> None:
    with pytest.raises(TextError) as found:
        read_text(text, find_variant).play()
    assert reason in str(found.value)
    assert "\n" not in str(found.value)
    if part:
        assert found.value.line == line_of(text, part)


@pytest.mark.parametrize(
    "before",
    [
        "; said\n" * 300,
        "\n" * 300,
        "".join(f'[Note{number} "x"]\n' for number in range(200)),
        ";" + "x" * 30_000 + "\n",
        "; one\r\n\u2028  ",
        "\ufeff; one\n",
    ],
    ids=["comments", "blanks", "tags", "a long comment", "blanks of all kinds", "a mark"],
)
def test_whatever_a_text_may_begin_with_it_is_read(before: str) -> None:
    text = before + GOOD
    assert is_text(text)
    assert read_text(text, find_variant).play().log == read_text(GOOD, find_variant).play().log


@pytest.mark.parametrize(
    ("before", "phrase"),
    [
        (
            "".join(f'[Note{number} "x"]\n' for number in range(300)),
            Phrase("problem.reason-match-tags", most=250),
        ),
        ("Look at this.\n" * 300, Phrase("problem.reason-match-line", line=1)),
        (
            "; good\n;" + "x" * (1 << 16) + "\n",
            Phrase("problem.reason-match-long-line", line=2, most=1 << 16),
        ),
    ],
    ids=["too many tags", "a letter", "a line without end"],
)
def test_a_text_that_is_not_read_is_refused_for_what_is_wrong(before: str, phrase: Phrase) -> None:
    assert is_text(before + GOOD)
    with pytest.raises(TextError) as error:
        read_text(before + GOOD, find_variant)
    assert error.value.phrase == phrase


@pytest.mark.parametrize(
    "text", ["", "x" * 1000, '{"all-for-one":"replay"}', "; Ada", "[x]\n", "12 ab {}"]
)
def test_what_is_no_text_of_a_match_is_told_apart(text: str) -> None:
    assert not is_text(text)


def test_a_match_with_more_at_once_than_a_table_comes_to_is_refused() -> None:
    """What an action takes grows with it: a hundred thousand at one moment would take hours."""
    variant = find_variant("callout")
    match = Match(variant, variant.table(3), 5)
    for number in range(MOST_REMEMBERED // 2 + 100):
        assert isinstance(match.submit(number % 3, Action("one"), 1000), list)
    opened = read_text(write_match(match), find_variant)
    with pytest.raises(TextError, match=r"line 1\d+: up to action 1\d+ more is said") as error:
        opened.play()
    assert error.value.phrase == Phrase("problem.reason-match-crowded")
    assert opened.replay.play().state.digest() == match.state.digest()


def test_a_wrong_key_of_a_position_is_told_by_its_line() -> None:
    variant = find_variant("classic")
    text = write_position_text(variant, played(variant, 2, 5).state)
    for before, after in (("discard =", "discord ="), ("turn = ", "turn = 7"), ('"', '"R99 ')):
        keys = text.index("hands =")
        wrong = text[:keys] + text[keys:].replace(before, after, 1)
        with pytest.raises(TextError) as found:
            read_text(wrong, find_variant)
        assert found.value.line == line_of(wrong, after)


def test_nobody_plays_on_from_what_somebody_saw() -> None:
    for variant in VARIANTS:
        match = played(variant, 2, 9)
        text = write_position_text(variant, match.state.seen_from(0))
        assert "?" in text
        deck = match.table.deck
        for card in match.state.hands[1]:
            assert json.dumps(match.state.hands[1]) not in text
            assert deck.codes[card]
        with pytest.raises(TextError, match="hidden"):
            read_text(text, find_variant)


def test_a_card_that_somebody_just_drew_is_hidden_wherever_it_is_in_the_hand() -> None:
    variant = find_variant("oono")
    given = {"hands": ["R3 B9", "Y1 Y2"], "discard": "R5", "drawn": "R3"}
    state = read_position(variant, variant.table(2), given)
    assert 'drawn = "?"' in write_position_text(variant, state.seen_from(1))
    assert 'drawn = "R3"' in write_position_text(variant, state.seen_from(0))


def test_the_beginning_of_a_match_is_left_as_it_was() -> None:
    variant = find_variant("oono")
    state = read_position(variant, variant.table(2), {"hands": ["R5 G9", "B1 B2"], "discard": "R3"})
    match = Match.from_state(variant, state)
    for _ in positions(match, Rng(1), 8):
        pass
    assert match.again().state.hands == [
        [*map(match.table.deck.index.__getitem__, hand)] for hand in (["R5", "G9"], ["B1", "B2"])
    ]


@pytest.mark.parametrize(
    "end", ["\n", "\r\n", "\r", "\v", "\f", "\x1d", "\x85", "\u2028", "\u2029"]
)
def test_the_tag_of_the_game_may_stand_in_any_line(end: str) -> None:
    assert is_text(f"see below{end}  \t[Game ")
    assert not is_text(f"see below{end}: [Game ")


def test_line_ends_without_end_are_looked_through_and_not_taken_apart() -> None:
    """A file of 16 MB of them took 199 MB."""
    tracemalloc.start()
    try:
        assert not is_text("\n" * 1_000_000)
        assert tracemalloc.get_traced_memory()[1] < 4_000_000
    finally:
        tracemalloc.stop()
