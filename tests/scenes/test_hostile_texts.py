"""Texts that nobody should see, in kept matches: they are shown in a safe form, and the match goes on."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.engine.actions import Action
from game.engine.match import Match
from game.engine.notation.match_as_text import write_match
from game.engine.option_values import Value
from game.scenes.base.matches_under_way import matches_under_way
from game.scenes.base.watching.watched_match import tape_of_text
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.table.table_scene import TableScene
from game.scenes.title.title_scene import TitleScene
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.variants import find_variant
from game.words.people_texts import KEPT_NAME, fault, length, shown
from tests.harness.kept import kept
from tests.harness.program import Program

TEXTS = (
    "\0", "\ue000", "\ue001" * 300, "\u200d" * 400, "\u202eabc\u2066", "\ufe0f", "\u034f" * 9, "\ud800x",
    "a" + "\u0301" * 200, "\u3164", "\u2800 \u2800", "\U000e0041", "\uffff", "W" * 5_000, "עברית \u202d8",
    "👩‍👩‍👧" * 300,     "a\u2028b", "{ $name }", "<b>x</b>", "\x1b[31m",
)  # fmt: skip


def said(text: str) -> Action:
    return Action("say", text=text)


def hostile_match(names: tuple[str, ...], *texts: str) -> tuple[Plan, Match]:
    """A match of Call-Out whose players have these names and have said these texts."""
    seats = [
        Seat(name, face, "" if face == "ada" else face)
        for name, face in zip(names, ("ada", "ruth"), strict=True)
    ]
    options: dict[str, Value] = {}
    plan = Plan("callout", tuple(seats), options, 5)
    match = Host(plan).match
    for text in texts:
        assert isinstance(match.submit(1, said(text), match.state.now), list), repr(text)
    return plan, match


every_text = pytest.mark.parametrize("text", TEXTS, ids=lambda each: ascii(each)[1:12])


@every_text
def test_a_kept_match_goes_on_whatever_was_said_in_it(tmp_path: Path, text: str) -> None:
    names = (text[:30], shown(text)[:20])
    plan, match = hostile_match(names)
    host = Host(plan, match)
    journal = kept(host, tmp_path / "data")
    host.runner.submit(1, said(text))
    host.runner.submit(0, said(text))
    assert len(host.match.log) == 2
    journal.close()
    program = Program(tmp_path)
    assert isinstance(program.top, TitleScene)
    assert len(matches_under_way(program.kit).going) == 1
    program.press(pygame.K_RETURN)
    program.frame(100)
    assert isinstance(program.top, PauseScene)
    program.press(pygame.K_ESCAPE)
    scene = program.top
    assert isinstance(scene, TableScene)
    scene.host.runner.submit(1, said(text))
    for size in ((1280, 720), (720, 1280)):
        program.resize(size)
        for _ in range(6):
            program.frame(200)
    assert program.top is scene
    for seat in scene.host.plan.seats:
        assert not seat.name or fault(seat.name, KEPT_NAME) is None


@every_text
def test_a_file_with_any_names_is_shown_in_a_safe_form(tmp_path: Path, text: str) -> None:
    _, match = hostile_match((text, f"{text}2"), text)
    program = Program(tmp_path)
    tape = tape_of_text(write_match(match))
    for name in tape.table.names:
        assert length(name) <= KEPT_NAME
        assert not name or fault(name, KEPT_NAME) is None
    assert tape.match(tape.length).state == match.state
    program.stack.ways.watch_tape(tape)
    assert isinstance(program.top, ReplayScene)
    program.press(pygame.K_END)
    for _ in range(5):
        program.frame(100)
    assert isinstance(program.top, ReplayScene)


def test_a_claim_by_an_old_name_is_judged_as_it_was_when_the_match_is_played_again() -> None:
    variant = find_variant("callout")
    match = Match(variant, variant.table(2, {}, ("Ada", "Ruth")), 5)
    for text in ("Ada has 99 cards", "Ruth has 99 cards"):
        assert isinstance(match.submit(1, said(text), 0), list)
    digest = match.state.digest()
    match.rename(0, "Mei")
    again = match.again()
    for _ in again.follow(match.log):
        pass
    assert again.state.digest() == digest
    assert again.table.names == ("Mei", "Ruth")
