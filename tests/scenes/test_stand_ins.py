"""While a phone is away a bot sits down for its person by one press, until the phone is back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.engine.cards import UNKNOWN
from game.engine.events import CardsMoved, Place
from game.phones import reception
from game.phones.phones import Phones
from game.scenes.base.party.party_room import wake_party
from game.scenes.base.phone_door import phones_of
from game.scenes.couch.corners_scene import CornersScene
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.table.table_scene import TableScene
from game.scenes.title.title_scene import TitleScene
from game.session.plan import Plan, Seat
from game.show.devices import MOUSE, Device, pad, phone
from game.show.handover import Curtain
from game.show.seating import Hands, Seating
from game.words.marks import plain
from game.words.sentences import Sentences
from tests.harness import events
from tests.harness.program import Program
from tests.harness.seat_sight import moves_told
from tests.harness.seen import Writing
from tests.phones.table_of_phones import HOME
from tests.scenes.test_coming_back import comes_back
from tests.scenes.test_phones import Phone, go_on
from tests.scenes.test_ready import sit_down

SEATS = (
    Seat("Ada", "ada", colour="rose"),
    Seat("Jun", "jun", colour="green"),
    Seat("Ruth", "ruth", colour="sky"),
    Seat("Milo", "milo", "greedy"),
)


class Table:
    """A table of Ada's mouse (or phone) and of the phones of Jun and Ruth; Jun's is away."""

    def __init__(
        self,
        folder: Path,
        patch: pytest.MonkeyPatch,
        game: str,
        ada: Device,
        hands: Hands = Hands.CORNERS,
        *others: Seat,
    ) -> None:
        self.program = program = Program(folder)
        program.kit.settings.guides = {game: ["skipped"]}
        program.stack.ways.party(game)
        self.phones: Phones = phones_of(program.kit)
        self.phones.let_in([HOME], 0)
        program.stack.ways.phones()
        jun, self.ruth = [sit_down(program, each.name, each.portrait) for each in SEATS[1:3]]
        self.secret = self.phones.guests[1].secret
        own = {0: frozenset({ada}), 1: frozenset({phone(1)}), 2: frozenset({phone(2)})}
        program.stack.ways.table(Plan(game, (*SEATS, *others), {}, 3), Seating(own, hands))
        program.frames(3)
        jun.close()
        go_on(program, lambda: self.phones.guests[1].line is None)
        self._patch = patch
        self.passed(5.5)

    def passed(self, seconds: float) -> None:
        """Let so many seconds have passed since Jun's phone has gone."""
        now = self.phones.guests[1].gone + seconds
        self._patch.setattr(self.phones, "_now", lambda: now)
        self.program.frames(3)

    @property
    def scene(self) -> TableScene | CornersScene:
        assert isinstance(self.program.top, TableScene | CornersScene)
        return self.program.top

    def comes_back(self) -> Phone:
        return comes_back(self.program, self.secret)


@pytest.fixture(params=["corners", "watched"])
def table(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Table]:
    monkeypatch.setattr(reception, "private_addresses", lambda: [HOME])
    made = Table(
        tmp_path, monkeypatch, "classic", MOUSE if request.param == "corners" else phone(9)
    )
    yield made
    made.phones.close()


def test_a_bot_sits_down_by_one_key_before_it_is_that_seats_turn(table: Table) -> None:
    scene, program = table.scene, table.program
    assert scene.host.absences.away == set()
    program.press(pygame.K_F12)
    assert table.scene is scene  # nothing was asked
    assert scene.host.absences.away == {1}
    assert scene.host.plan.people == (0, 1, 2)  # the seat stays Jun's
    words = program.kit.words
    assert words("table.absent_away_listed", name="Jun") in moves_told(scene)
    table.passed(60)
    program.frames(3)
    assert table.scene is scene  # nor is it once its time is up


STICK = pygame.CONTROLLER_BUTTON_LEFTSTICK


def push(program: Program, button: int = STICK) -> None:
    program.post(events.pad_button(button, pad=7), events.pad_button(button, False, pad=7))


@pytest.mark.parametrize("hands", list(Hands), ids=lambda each: each.name)
@pytest.mark.parametrize("game", ["classic", "callout"])
def test_a_pad_has_a_button_for_it_as_long_as_a_phone_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, hands: Hands
) -> None:
    monkeypatch.setattr(reception, "private_addresses", lambda: [HOME])
    made = Table(tmp_path, monkeypatch, game, pad(7), hands, Seat("Sana", "sana"))
    program, scene = made.program, made.scene
    push(program, pygame.CONTROLLER_BUTTON_DPAD_LEFT)  # from now on prompts are those of the pad
    writing = Writing(monkeypatch)
    program.picture() if hands is Hands.CORNERS else scene._draw_table(program.kit.window.surface)
    assert program.kit.words("table.bot_by") in [text for text, _ in writing.seen]
    assert program.kit.words("table.stand_in", key="F12") not in [t for t, _ in writing.seen]
    push(program)
    assert scene.host.absences.away == {1}
    program.frames(2)
    # There is nobody any more for whom it could be pressed.
    assert program.kit.input.buttons.meaning(STICK) in ("sort", "gather")
    made.phones.close()


def test_a_click_on_the_sign_does_it_too(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    program = table.program
    writing = Writing(monkeypatch)
    program.picture()
    said = program.kit.words("table.stand_in", key="F12")
    (rect,) = [rect for text, rect in writing.seen if text == said]
    program.click(rect.center)
    assert table.scene.host.absences.away == {1}
    writing.clear()
    program.picture()
    assert said not in [text for text, _ in writing.seen]


def test_a_click_on_what_lies_over_the_sign_lets_no_bot_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reception, "private_addresses", lambda: [HOME])
    made = Table(tmp_path, monkeypatch, "classic", MOUSE, Hands.TURN_BY_TURN, Seat("Sana", "sana"))
    program, scene = made.program, made.scene
    assert isinstance(scene, TableScene)
    assert scene.turns is not None
    writing = Writing(monkeypatch)
    scene._draw_table(program.kit.window.surface)  # as it was before the curtain fell
    said = program.kit.words("table.stand_in", key="F12")
    (rect,) = [rect for text, rect in writing.seen if text == said]
    assert scene.turns.handover.curtain is Curtain.HANGING
    program.click(rect.center)
    assert scene.host.absences.away == set()
    program.press(pygame.K_F12)  # the key does it, whatever is seen
    assert scene.host.absences.away == {1}
    made.phones.close()


def test_who_is_back_plays_at_once(table: Table) -> None:
    table.program.press(pygame.K_F12)
    again = table.comes_back()
    assert table.scene.host.absences.away == set()
    assert again.hears("table")["seat"] == 1


@pytest.mark.parametrize("ended", [False, True], ids=["the title", "the program has ended"])
def test_who_is_back_before_the_table_opens_again_plays_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ended: bool
) -> None:
    monkeypatch.setattr(reception, "private_addresses", lambda: [HOME])
    table = Table(tmp_path, monkeypatch, "classic", MOUSE)
    program = table.program
    program.press(pygame.K_F12)
    program.stack.ways.title()
    ruths = table.phones.guests[2].secret
    if ended:
        program.stack.clear()
        table.phones.close()
        program = table.program = Program(tmp_path)
        program.kit.settings.guides = {"classic": ["skipped"]}
        wake_party(program.kit)
        table.phones = phones_of(program.kit)
        comes_back(program, ruths)
    table.comes_back()
    title = program.top
    assert isinstance(title, TitleScene)
    assert title.go_on is not None
    program.click(title.go_on)
    assert isinstance(program.top, PauseScene)  # nobody is waited for
    program.press(pygame.K_ESCAPE)
    go_on(program, lambda: table.scene.host.absences.away == set())
    table.phones.close()


def test_who_is_back_is_told_what_the_bot_has_played(table: Table) -> None:
    table.program.press(pygame.K_F12)
    match, absences = table.scene.host.match, table.scene.host.absences
    card = match.state.hands[1][0]
    absences.hear([CardsMoved((card,), Place("hand", 1), Place("discard"))])
    absences.hear([CardsMoved((UNKNOWN, UNKNOWN), Place("draw"), Place("hand", 1))])
    again = table.comes_back()
    done = absences.while_away.of(1)  # a bot may have played another one by then
    assert card in done.played
    assert done.drew >= 2
    words = table.program.kit.words
    told = Sentences(words, match.table, lambda: 1).meanwhile(1, *done)
    assert told is not None
    assert plain(told).startswith("While you were away: ")
    assert again.hears("alert")["sentence"] == plain(told)


def test_no_bot_sits_down_for_a_phone_that_is_there(table: Table) -> None:
    table.comes_back()
    table.program.press(pygame.K_F12)
    assert table.scene.host.absences.away == set()


def test_the_clock_of_a_timed_game_runs_on_once_a_bot_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reception, "private_addresses", lambda: [HOME])
    table = Table(tmp_path, monkeypatch, "callout", MOUSE)
    assert table.phones.blocks
    table.program.press(pygame.K_F12)
    assert not table.phones.blocks
    table.phones.close()


def test_the_others_are_shown_their_own_hands_alone(table: Table) -> None:
    table.program.press(pygame.K_F12)
    shown = table.ruth.hears("table")
    deck, hands = table.scene.host.match.table.deck, table.scene.host.match.state.hands
    assert shown["seat"] == 2
    assert sorted(deck.index[card["code"]] for card in shown["hand"]) == sorted(hands[2])
