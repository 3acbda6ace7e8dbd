"""Choosing guests: by mouse, keys and pad, from the set-up and from the sitting-down screen."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.scenes.base.guest_strength import in_ten, strength_of
from game.scenes.guests.guest_card import GuestCard
from game.scenes.guests.guests_scene import GuestsScene
from game.scenes.guests.met_guests import MetGuests
from game.scenes.pause.notice_scene import NoticeScene
from game.scenes.seating.seating_scene import SeatingScene
from game.scenes.setup.setup_scene import SetupScene
from game.scenes.table.table_scene import TableScene
from game.session.plan import Seat
from game.store.bot_files import load_roster
from game.store.settings_file import LastTable, Settings
from game.store.strength_file import Strength, load_strengths, save_strengths
from tests.harness.played import DAY, keep, played
from tests.harness.program import Program, still
from tests.harness.seen import Writing, overlapping

NOW = 1.7e9
OWN = 'name = "Clockwork"\nabout = "Ticks."\nportrait = "theo"\npolicy = "random"\n'


def drop(folder: Path, name: str, text: str = OWN) -> None:
    bots = folder / "data" / "bots"
    bots.mkdir(parents=True, exist_ok=True)
    (bots / name).write_text(text, encoding="utf-8")


def at_setup(
    folder: Path, size: tuple[int, int] = (1280, 720), settings: Settings | None = None
) -> Program:
    program = Program(folder, size, settings=settings or still())
    program.stack.ways.setup("classic")
    program.frame()
    return program


def scene(program: Program) -> GuestsScene:
    assert isinstance(program.top, GuestsScene)
    return program.top


def opened(
    folder: Path, size: tuple[int, int] = (1280, 720), settings: Settings | None = None
) -> Program:
    """The guests of Classic, opened with the key at the second chip of the set-up."""
    program = at_setup(folder, size, settings)
    assert isinstance(program.top, SetupScene)
    program.walk(program.top.table.chips[1])
    program.press(pygame.K_RETURN)
    program.frame()
    assert scene(program).invited.bots == ["ruth", "jun", "milo"]
    return program


def card(program: Program, id: str) -> GuestCard:
    return next(each for each in scene(program).grid.cards if each.id == id)


def setup(program: Program) -> SetupScene:
    assert isinstance(program.top, SetupScene)
    return program.top


def names(program: Program) -> list[str]:
    return [chip.name for chip in setup(program).table.chips]


def test_by_keys_guests_are_invited_and_sent_away_and_dealt_to(tmp_path: Path) -> None:
    program = opened(tmp_path)
    assert program.focused is card(program, "jun")
    program.press(pygame.K_RETURN)
    assert scene(program).invited.bots == ["ruth", "milo"]
    assert card(program, "milo").text.seat == "Seat 3"
    program.walk(card(program, "inga"))
    program.press(pygame.K_RETURN)
    program.walk(scene(program).done)
    program.press(pygame.K_RETURN)
    assert names(program) == ["Ruth", "Milo", "Inga"]
    assert setup(program).table.opponents.value == "3"
    program.walk(setup(program).deal)
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, TableScene)
    assert [seat.bot for seat in program.top.host.plan.seats] == ["", "ruth", "milo", "inga"]
    kept, _ = Settings.load(program.kit.places.settings)
    assert kept.games["classic"].bots == ["ruth", "milo", "inga"]


def test_by_mouse_with_a_level_for_all(tmp_path: Path) -> None:
    program = opened(tmp_path)
    program.click(card(program, "kofi").rect.center)
    assert scene(program).invited.bots == ["ruth", "jun", "milo", "kofi"]
    bar = scene(program).bar
    level = bar.labels.index("Master")
    program.click(bar.parts[level].center)
    assert scene(program).invited.level == "master"
    assert {each.text.level for each in scene(program).grid.cards} == {"Master"}
    program.click(scene(program).done.rect.center)
    assert setup(program).invitation.level == "master"
    assert setup(program).table.everyone.value == "Master"
    assert names(program)[-1] == "Kofi"
    assert {chip.bot for chip in setup(program).table.chips} == {"Master"}


def test_by_pad(tmp_path: Path) -> None:
    program = opened(tmp_path)
    program.pad(pygame.CONTROLLER_BUTTON_A)
    assert scene(program).invited.bots == ["ruth", "milo"]
    program.pad(pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLER_BUTTON_A)
    assert scene(program).invited.bots == ["milo"]
    program.pad(pygame.CONTROLLER_BUTTON_B)
    assert names(program) == ["Ruth", "Jun", "Milo"]


def test_back_leaves_everything_as_it_was(tmp_path: Path) -> None:
    program = opened(tmp_path)
    program.press(pygame.K_RETURN, pygame.K_ESCAPE)
    assert names(program) == ["Ruth", "Jun", "Milo"]


def test_the_table_has_so_many_seats_and_no_fewer(tmp_path: Path) -> None:
    program = opened(tmp_path)
    for each in list(scene(program).invited.offered):
        if each.id not in scene(program).invited.bots:
            program.walk(card(program, each.id))
            program.press(pygame.K_RETURN)
    assert len(scene(program).invited.bots) == 9
    assert "full" in scene(program).trouble
    for each in list(scene(program).invited.bots):
        program.walk(card(program, each))
        program.press(pygame.K_RETURN)
    assert scene(program).invited.bots == []
    assert scene(program).trouble == ""
    program.walk(scene(program).done)
    program.press(pygame.K_RETURN)
    assert scene(program).done.detail == "Invite at least 1 guest."


def test_a_surprise_invites_as_many_by_chance(tmp_path: Path) -> None:
    program = opened(tmp_path)
    drawn = set()
    program.walk(scene(program).surprise)
    for _ in range(12):
        program.press(pygame.K_RETURN)
        assert len(set(scene(program).invited.bots)) == 3
        drawn.add(tuple(scene(program).invited.bots))
    assert len(drawn) > 6


def test_who_has_the_players_portrait_does_not_come(tmp_path: Path) -> None:
    wishes = still()
    wishes.portrait = "jun"
    wishes.games["classic"] = LastTable(["ruth", "jun", "milo"])
    program = at_setup(tmp_path, settings=wishes)
    assert "Jun" not in names(program)
    assert len(set(names(program))) == 3
    program.walk(setup(program).table.chips[0])
    program.press(pygame.K_RETURN)
    assert "jun" not in [each.id for each in scene(program).grid.cards]


def test_old_tables_with_bots_that_are_nobody_in_particular_still_open(tmp_path: Path) -> None:
    wishes = still()
    wishes.games["classic"] = LastTable(["greedy", "random"])
    program = at_setup(tmp_path, settings=wishes)
    assert [chip.bot for chip in setup(program).table.chips] == ["Beginner", "At random"]
    program.walk(setup(program).table.chips[0])
    program.press(pygame.K_RETURN)
    assert len(scene(program).invited.bots) == 2


def test_a_players_bot_is_offered_and_plays(tmp_path: Path) -> None:
    drop(tmp_path, "clockwork.toml")
    program = opened(tmp_path)
    own = card(program, "clockwork")
    assert (own.text.name, own.text.about, own.text.own) == ("Clockwork", "Ticks.", "Yours")
    program.walk(own)
    program.press(pygame.K_RETURN)
    program.walk(scene(program).done)
    program.press(pygame.K_RETURN)
    program.walk(setup(program).deal)
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, TableScene)
    seat = program.top.host.plan.seats[4]
    assert (seat.name, seat.portrait, seat.bot) == ("Clockwork", "theo", "clockwork")
    guest = program.top.host.guest(4)
    assert guest is not None
    assert guest.own


def test_a_bad_file_is_told_once_and_the_others_come(tmp_path: Path) -> None:
    drop(tmp_path, "bad.toml", "policy = 3")
    program = at_setup(tmp_path)
    assert isinstance(program.top, NoticeScene)
    assert "bad.toml" in program.top.sentence
    assert "portrait is missing" in program.top.sentence
    program.press(pygame.K_RETURN)
    program.walk(setup(program).table.chips[0])
    program.press(pygame.K_RETURN)
    program.frame()
    assert len(scene(program).grid.cards) == 12
    assert not program.kit.notices


def test_the_folder_is_told_and_what_was_dropped_in_comes(tmp_path: Path) -> None:
    program = opened(tmp_path)
    program.walk(scene(program).grid.add)
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, NoticeScene)
    assert str(tmp_path / "data" / "bots") in program.top.sentence
    assert (tmp_path / "data" / "bots").is_dir()
    drop(tmp_path, "clockwork.toml")
    program.press(pygame.K_RETURN)
    assert card(program, "clockwork").text.name == "Clockwork"


def test_a_bot_whose_file_has_gone_is_replaced(tmp_path: Path) -> None:
    drop(tmp_path, "clockwork.toml")
    wishes = still()
    wishes.games["classic"] = LastTable(["clockwork", "ruth"])
    program = at_setup(tmp_path, settings=wishes)
    assert names(program) == ["Clockwork", "Ruth"]
    (tmp_path / "data" / "bots" / "clockwork.toml").unlink()
    program.walk(setup(program).deal)
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, TableScene)
    assert "Clockwork" not in [seat.name for seat in program.top.host.plan.seats]


def room_with_guests(program: Program) -> SeatingScene:
    """The room in which guests sit on the second chair, the third and the fourth."""
    program.stack.ways.party("classic")
    program.frame()
    seating = program.top
    assert isinstance(seating, SeatingScene)
    seating.table.seat_guests(["milo", "ruth", "jun"], "")
    seating.seating_plan.swap(0, 3)
    seating.resume()
    return seating


def test_guests_of_several_people_sit_on_free_chairs(tmp_path: Path) -> None:
    program = Program(tmp_path)
    seating = room_with_guests(program)
    seating.seating_plan.chairs.seat_person(1)
    seating.seating_plan.chairs.seat_person(0)
    seating.resume()
    program.walk(seating.invite)
    program.press(pygame.K_RETURN)
    assert scene(program).invited.bots == ["jun", "milo"]
    assert "ruth" not in [each.id for each in scene(program).grid.cards]
    for id in ("mei", "jun"):
        program.walk(card(program, id))
        program.press(pygame.K_RETURN)
    program.walk(scene(program).done)
    program.press(pygame.K_RETURN)
    chairs = seating.seating_plan.chairs
    assert [chairs[place].name for place in chairs.taken] == ["Ada", "Ruth", "Milo", "Mei"]
    assert [chairs[place].bot for place in chairs.taken] == ["", "", "milo", "mei"]
    everybody = [chairs[place].portrait for place in range(len(chairs))]
    assert len(set(everybody)) == len(everybody)


def test_the_arrows_of_a_chair_go_through_those_who_are_not_there(tmp_path: Path) -> None:
    program = Program(tmp_path)
    seating = room_with_guests(program)
    met = []
    for _ in range(10):
        seating.deeds.next_guest(1, 1)
        chairs = seating.seating_plan.chairs
        met.append(chairs[1].bot)
        names = [chairs[place].name for place in range(len(chairs))]
        assert len(set(names)) == len(names)
        assert chairs[1].portrait == chairs[1].bot
    assert len(set(met)) == 10
    assert not {"jun", "milo"} & set(met)


@pytest.mark.parametrize(
    "size", [(1280, 720), (960, 540), (1024, 768), (540, 960), (1080, 1920), (2560, 1080)]
)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_every_card_and_button_is_seen_and_nothing_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    drop(tmp_path, "clockwork.toml")
    wishes = Settings(speed="OFF", think="OFF", text_scale=scale)
    program = opened(tmp_path, size, wishes)
    view, window = scene(program), pygame.Rect((0, 0), size)
    writing = Writing(monkeypatch)
    for widget in view.group.widgets:
        program.walk(widget)
        writing.clear()
        program.picture()
        assert window.contains(widget.rect), widget.spoken
        if widget.clip is not None:
            assert widget.clip.contains(widget.rect), widget.spoken
            assert widget.spoken[0] in [text for text, _ in writing.seen]
        assert writing.cut == []
        assert overlapping(writing.seen, 4) == []
    fixed = [view.bar, view.done, view.surprise, view.back]
    for place, each in enumerate(fixed):
        others = [
            view.grid.rect,
            view.placed.get("panel", pygame.Rect(0, 0, 0, 0)),
            *(other.rect for other in fixed[place + 1 :]),
        ]
        assert each.rect.collidelist([other for other in others if other.w]) < 0
    assert not view.grid.rect.colliderect(view.placed.get("panel", pygame.Rect(0, 0, 0, 0)))


ENTRY = Strength(2, 0.78, 0.75, 0.8, 4000, 200.0, 190.0, 210.0)


@pytest.mark.parametrize("known", [False, True])
def test_a_card_says_its_strength_only_where_it_was_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, known: bool
) -> None:
    file = tmp_path / "strengths.json"
    save_strengths({"classic": {"inga": ENTRY}} if known else {}, file)
    read = partial(load_strengths, file)
    monkeypatch.setattr("game.scenes.base.guest_strength.load_strengths", read)
    program = opened(tmp_path)
    program.walk(card(program, "inga"))
    writing = Writing(monkeypatch)
    program.picture()
    texts = [text for text, _ in writing.seen]
    assert ("Wins 8 of 10" in texts) is known
    assert ("Beats a beginner 8 times in 10." in texts) is known
    assert not card(program, "ruth").text.strength


def test_a_strength_is_of_the_bot_or_its_policy_between_two() -> None:
    roster = load_roster()
    inga, ruth = roster["inga"], roster["ruth"]
    found = {"inga": ENTRY, "master": replace(ENTRY, over_greedy=0.7, low=0.68)}
    assert strength_of(found, inga, "") == strength_of(found, inga, "master") == ENTRY
    assert strength_of(found, ruth, "master") == found["master"]
    assert strength_of(found, replace(inga, own=True), "") == found["master"]
    assert strength_of(found, inga, "hard") is None
    assert strength_of({"inga": replace(ENTRY, players=4)}, inga, "") is None
    assert in_ten(ENTRY) == 8


@pytest.mark.parametrize(
    ("content", "told"), [("{", "not valid JSON"), ('{"a":' * 9000, "nested more than 32 deep")]
)
def test_a_damaged_file_of_strengths_is_told_and_nothing_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str, told: str
) -> None:
    file = tmp_path / "strengths.json"
    file.write_text(content, encoding="utf-8")
    read = partial(load_strengths, file)
    monkeypatch.setattr("game.scenes.base.guest_strength.load_strengths", read)
    program = at_setup(tmp_path)
    program.walk(setup(program).table.chips[0])
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, NoticeScene)
    assert "strengths.json" in program.top.sentence
    assert told in program.top.sentence
    program.press(pygame.K_RETURN)
    assert not any(each.text.strength for each in scene(program).grid.cards)


def test_of_the_guest_in_focus_it_is_told_what_was_between_the_two(tmp_path: Path) -> None:
    def told(bot: str) -> tuple[str, ...]:
        guest = scene(program).invited.roster[bot]
        return scene(program)._focus_text(guest).facts

    keep(
        tmp_path / "data",
        [
            played("1", "oono", "Ada* jun milo", [1, 9, 9], NOW - 3 * DAY),
            played("2", "tricks", "Ada* jun ruth", [9, 1, 1], NOW - 2 * DAY),
            played("3", "oono", "Ada* ruth milo", [1, 9, 0], NOW - DAY),
            *(played(f"4{n}", "oono", "Ada* kofi", [1, 9], NOW - n * DAY) for n in range(3)),
            played("5", "oono", "Ada* zoe", [9, 1], NOW),
        ],
    )
    program = opened(tmp_path)
    assert "You finished ahead of Jun in 1 of 2 matches." in told("jun")
    assert "Last time, in Tricks: you won." in told("jun")
    assert "Last time, in OONO: Ruth won." in told("ruth")
    assert "Last time, in OONO: somebody else won." in told("milo")
    assert "Kofi was ahead the last 3 times." in told("kofi")
    assert "You have played Zoe once." in told("zoe")
    assert "You haven't played Inga yet." in told("inga")
    assert len(told("kofi")) == len(told("jun"))


def test_for_several_people_nothing_is_told_of_what_was_between_them_and_a_guest(
    tmp_path: Path,
) -> None:
    keep(tmp_path / "data", [played("1", "oono", "Ada* jun", [1, 9], NOW)])
    program = Program(tmp_path, settings=still())
    jun, ruth = (load_roster()[each] for each in ("jun", "ruth"))
    alone = MetGuests(program.kit, [Seat("Ada", "ada")], [jun, ruth])
    assert alone.told("jun", "Jun") == [
        "You have played Jun once.",
        "Last time, in OONO: Jun won.",
    ]
    assert alone.told("ruth", "Ruth") == ["You haven't played Ruth yet."]
    level = [played(f"{n}", "oono", "Ada* jun", [9, 9], NOW + n) for n in (2, 3, 4)]
    keep(tmp_path / "data", level)
    more = MetGuests(program.kit, [Seat("Ada", "ada")], [jun])
    assert more.told("jun", "Jun") == [
        "You finished ahead of Jun in 0 of 4 matches.",
        "Last time, in OONO: you both won.",
    ]
    several = MetGuests(program.kit, [Seat("Ada", "ada"), Seat("Eve", "eve")], [jun, ruth])
    assert several.told("jun", "Jun") == []
    program.kit.keeps_matches = False
    assert MetGuests(program.kit, [Seat("Ada", "ada")], [jun]).told("jun", "Jun") == []


@pytest.mark.parametrize(("size", "below"), [((960, 1000), True), ((1280, 720), False)])
def test_the_table_is_below_the_cards_in_a_high_window(
    tmp_path: Path, size: tuple[int, int], below: bool
) -> None:
    view = scene(opened(tmp_path, size, Settings(speed="OFF", think="OFF")))
    panel, cards = view.placed["panel"], view.grid.rect
    assert (panel.top >= cards.bottom) is below
    assert (panel.left >= cards.right) is not below
    last = view.grid.add.rect
    assert not below or cards.bottom - last.bottom < last.h // 8
    assert bool(view.grid.scroll.most) is not below
