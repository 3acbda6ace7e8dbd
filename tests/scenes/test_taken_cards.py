"""Cards of the table are chosen at a table, in a corner and on a phone, by what each is played with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.engine.actions import Action
from game.engine.match import Match
from game.engine.notation.positions import read_position
from game.phones.messages.from_phones import Act
from game.phones.phone_actions import do
from game.phones.phone_sight import PhoneSight
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.viewpoint import Viewpoint
from game.show.devices import KEYS, MOUSE
from game.store.language_files import load_words
from game.tools.shots import take
from game.tools.standard_shots import chosen, standard
from game.view.speech.occupancy import OPEN_CARDS
from tests.harness.couch import PAD, couch
from tests.harness.pads import VirtualPad
from tests.harness.seat_sight import lying_on
from tests.harness.table import Table
from tests.harness.written import Position
from tests.knock.addition import added
from tests.takes.game import DECK, GAME

OWN = Path(__file__).parents[1] / "takes" / "assets"
HEARTS: Position = {
    "hands": ["7H 2S AC", "3D 5D"],
    "pool": "3H 9S 4H KH",
    "draw": "QC",
    "turn": 0,
}
ACE = DECK.index["AC"]


@pytest.fixture(autouse=True)
def with_the_game(tmp_path: Path) -> Iterator[None]:
    with added(tmp_path / "assets", GAME, OWN):
        yield


@pytest.fixture
def table(tmp_path: Path) -> Table:
    table = Table(tmp_path / "home", game="gleaning", position=HEARTS)
    table.frame()
    assert table.in_turn()
    return table


def done(table: Table) -> list[str]:
    """What the person has done, in the notation."""
    return [GAME.text(table.match.state, e.action) for e in table.match.log if e.seat == 0]


def ask(table: Table, code: str) -> list[str]:
    """Ask how a card of the hand is to be played; what is offered, without marks."""
    held = [DECK.codes[card] for card in table.held()]
    table.focus_on(held.index(code))
    table.press(pygame.K_RETURN)
    table.frames(2)
    panel = table.panel()
    assert panel is not None
    return [item.label for item in panel.items]


def test_the_only_way_is_taken_at_once_at_a_table(table: Table) -> None:
    held = [DECK.codes[card] for card in table.held()]
    table.play(held.index("AC"))
    assert done(table) == ["play AC"]
    assert table.panel() is None


def test_a_way_is_chosen_at_a_table_by_a_key(table: Table) -> None:
    labels = ask(table, "7H")
    assert labels[0] == "Lay it down"
    table.press(pygame.K_2 if "3 of hearts" in labels[1] else pygame.K_3)
    table.frames(2)
    assert done(table) == ["play 7H pool 3H"]


def test_a_way_is_chosen_at_a_table_by_arrows(table: Table) -> None:
    ask(table, "2S")
    table.press(pygame.K_RIGHT)
    table.press(pygame.K_RETURN)
    table.frames(2)
    assert done(table) == ["play 2S pool 9S"]


def test_a_way_is_chosen_at_a_table_by_the_mouse(table: Table) -> None:
    held = [DECK.codes[card] for card in table.held()]
    table.click(table.spot(held.index("2S")))
    table.frames(2)
    panel = table.panel()
    assert panel is not None
    table.click(panel.items[1].rect.center)
    table.frames(2)
    assert done(table) == ["play 2S pool 9S"]
    assert table.panel() is None


def click_open(table: Table, code: str) -> None:
    """Click one of the cards that lie open."""
    lying = [DECK.codes[card] for card in table.match.state.pool]  # type: ignore[attr-defined]
    box = lying_on(table.top).boxes(OPEN_CARDS)[lying.index(code)]
    scale = table.kit.space.scale
    table.click((round(box.centerx * scale), round(box.centery * scale)))
    table.frames(2)


def pick(table: Table, code: str) -> None:
    """Click a card of the hand."""
    table.click(table.spot([DECK.codes[card] for card in table.held()].index(code)))
    table.frames(2)


def marked(table: Table) -> list[str]:
    """The open cards that stand out."""
    return [DECK.codes[card] for card in table.marked_open()]


def test_open_cards_are_marked_with_the_mouse_until_one_way_is_left(table: Table) -> None:
    pick(table, "7H")
    click_open(table, "3H")
    panel = table.panel()
    assert panel is not None
    assert len(panel.items) == 3
    assert marked(table) == ["3H"]
    click_open(table, "9S")  # which the card does not take
    assert table.panel() is panel
    click_open(table, "3H")
    panel = table.panel()
    assert panel is not None
    assert len(panel.items) == 7
    click_open(table, "KH")
    click_open(table, "3H")
    assert done(table) == ["play 7H pool 3H KH"]
    assert marked(table) == []
    assert table.panel() is None


def test_open_cards_are_not_taken_without_a_card_of_the_hand(table: Table) -> None:
    click_open(table, "3H")
    assert marked(table) == []
    assert done(table) == []


def test_the_way_in_focus_shows_what_it_takes(table: Table) -> None:
    ask(table, "2S")
    assert marked(table) == []
    table.press(pygame.K_RIGHT)
    table.frames(2)
    assert marked(table) == ["9S"]
    table.press(pygame.K_ESCAPE)
    table.frames(2)
    assert marked(table) == []


def test_a_hint_shows_what_is_to_be_taken(table: Table) -> None:
    table.press(pygame.K_h)
    table.wait(2000)
    assert len(marked(table)) == 2
    pick(table, "AC")
    assert done(table) == ["play AC"]
    assert marked(table) == []


def test_every_picture_of_it_is_taken(tmp_path: Path) -> None:
    shots = [each for each in standard() if "gleaning" in each.name and "-1" not in each.name]
    names = [each.name for each in shots if each.scene in ("table", "hint", "result", "replay")]
    for file in take(chosen(names, (960, 540)), tmp_path):
        assert file.stat().st_size > 10_000
    assert "refusal-gleaning" not in {each.name for each in shots}


def test_a_way_is_chosen_at_a_table_by_a_pad(table: Table) -> None:
    table.kit.input.pads.open()
    with VirtualPad() as pad:
        ask(table, "2S")
        panel = table.panel()
        assert panel is not None
        pad.press(pygame.CONTROLLER_BUTTON_DPAD_UP)
        table.frames(2)
        assert done(table) == ["play 2S pool 9S"]


def test_what_is_asked_is_put_away_and_asked_again(table: Table) -> None:
    ask(table, "2S")
    table.press(pygame.K_ESCAPE)
    table.frames(2)
    assert table.panel() is None
    assert done(table) == []
    assert len(ask(table, "2S")) == 2
    table.press(pygame.K_ESCAPE)
    table.frames(2)
    assert len(ask(table, "7H")) == 7


def test_the_panel_goes_with_the_moment(table: Table) -> None:
    ask(table, "2S")
    table.do(Action("play", (ACE,)))
    table.frames(2)
    assert table.panel() is None


def test_a_way_is_chosen_in_corners(tmp_path: Path) -> None:
    with couch(tmp_path / "home", [KEYS, PAD], game="gleaning", position=HEARTS) as made:
        faces = [DECK.codes[card] for card in made.corner(0).faces()]
        made.go_to(0, faces.index("2S"))
        made.do(0, "confirm")
        assert made.corner(0).panel() is not None
        made.do(0, "right")
        made.do(0, "confirm")
        assert [GAME.text(made.match.state, e.action) for e in made.match.log] == [
            "play 2S pool 9S"
        ]
        assert made.corner(0).panel() is None


def test_a_way_is_chosen_in_a_corner_by_the_mouse(tmp_path: Path) -> None:
    with couch(tmp_path / "home", [MOUSE, PAD], game="gleaning", position=HEARTS) as made:
        faces = [DECK.codes[card] for card in made.corner(0).faces()]
        made.click_part(0, "slot", faces.index("2S"))
        made.click_part(0, "item", 0)
        assert made.corner(0).panel() is not None
        made.click_part(0, "item", 1)
        assert [GAME.text(made.match.state, e.action) for e in made.match.log] == [
            "play 2S pool 9S"
        ]


def test_a_phone_is_offered_the_ways_and_takes_one() -> None:
    texts = load_words()
    seats = (Seat("Ada", "ada"), Seat("Ruth", "ruth"))
    match = Match.from_state(GAME, read_position(GAME, GAME.table(2), HEARTS))
    host = Host(Plan("gleaning", seats, {}, 1), match)
    sight = PhoneSight(Viewpoint(host, 0), texts, seats, ())
    shown = sight.shown()
    assert (shown.middle.kind, shown.middle.pile) == ("open", 1)
    assert [each.code for each in shown.middle.laid] == ["3H", "9S", "4H", "KH"]
    (held,) = [each for each in shown.hand if each.code == "2S"]
    assert held.asked == texts("table.pick_taken")
    assert [button.action for button in held.plays] == ["play 2S", "play 2S pool 9S"]
    assert [each.asked for each in shown.hand if each.code == "AC"] == [""]
    assert do(Act(shown.number, "play 2S pool 9H"), sight, texts) is not None
    assert do(Act(shown.number, held.plays[1].action), sight, texts) is None
    assert [GAME.text(match.state, entry.action) for entry in match.log] == ["play 2S pool 9S"]


def test_a_whole_round_is_played_at_a_table(tmp_path: Path) -> None:
    table = Table(tmp_path / "home", game="gleaning", seed=3)
    for _ in range(4):
        assert table.my_turn()
        table.focus_on(0)
        table.press(pygame.K_RETURN)
        panel = table.panel()
        if panel is not None:
            panel.items[-1].choose()
    assert len(done(table)) == 4
    assert "pool" in " ".join(done(table))
    for _ in range(400):
        table.frame()
        if table.match.over:
            break
    assert table.match.over
    assert "gather" in table.ear.heard
