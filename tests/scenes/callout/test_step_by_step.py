"""Call-Out is learned step by step at its table, with real input, from the set-up to the last call."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.engine.actions import Action
from game.scenes.base.at_table.learned_steps import at_own_step
from game.scenes.base.remembered_table import RememberedTable, player_name
from game.scenes.setup.setup_scene import SetupScene
from game.scenes.table.table_scene import TableScene
from game.session.host import Host
from game.session.lessons.steps import USES, uses_of
from game.session.plan import Plan, Seat
from game.store.settings_file import LastTable, Settings
from game.variants import find_variant
from game.view.widgets.choice_row import ChoiceRow
from tests.harness.calls import item, round_of
from tests.harness.kept import kept
from tests.harness.playing import reach
from tests.harness.program import Program, still
from tests.harness.table import Sit, Table
from tests.scenes.test_deals import deal, to_setup

INFO = find_variant("callout").info


def keys_shown(table: Table) -> set[str]:
    """The calls that have a button."""
    return {name.removeprefix("call ") for name in table.pieces() if name.startswith("call ")}


def step_in(table: Table) -> str:
    """The id of the step that the person is at; "" after the last."""
    assert table.scene.host.learning.on
    steps = table.scene.host.learning.taken
    return "" if steps.present is None else steps.present.id


def act(table: Table) -> None:
    """Do by keys what the present step is about, or else what a careful person would do."""
    play, step = table.viewpoint, step_in(table)
    offered = set(calls_of(table.scene))
    noticed = play.variant.out_of_turn.noticed(play.observation.state, 0, play.now)
    caught = next((action for _, action in noticed if play.steps.punishes(action.text)), None)
    if "call" in offered and play.due_call("call") is not None:
        table.press(pygame.K_l)
    elif "suit" in offered and play.due_call("suit") is not None:
        if table.panel() is None:
            table.press(pygame.K_i)
        table.press(pygame.K_2)
    elif "one" in offered and play.due_call("one") is not None:
        table.press(pygame.K_o)
    elif step == "catching" and caught is not None:
        table.press(pygame.K_F1 + caught.seat - 1)
        table.click(item(table, table.kit.words(f"callout.kind_short.{caught.text}")))
    elif (step == "talk" and play.stopped_by < 0) or play.stopped_by == 0:
        table.press(pygame.K_p)
    elif play.observation.legal:
        held = table.held()
        found = [n for n, card in enumerate(held) if card in play.legal_cards]
        if not found:
            table.press(pygame.K_d)
        else:
            reach(table, table.match.table.deck.codes[held[found[0]]])
            table.press(pygame.K_RETURN)


def test_the_calls_come_one_after_another(sit: Sit) -> None:
    table = sit(
        seed=4,
        guests=("milo", "ruth"),
        settings=Settings(speed="FAST"),
        steps=0,
        hand=3,
        target=2000,
    ).dealt()
    assert table.scene.host.learning.on
    seen: dict[str, set[str]] = {}
    notes: list[str] = []
    for turn in range(60_000):
        if table.top is not table.scene:
            table.press(pygame.K_RETURN)
        elif not table.scene.host.over:
            step = step_in(table)
            seen.setdefault(step, keys_shown(table))
            if (note := table.note()) is not None and note.step and note.id not in notes:
                notes.append(note.id)
            if not step:
                break
            if turn % 6 == 0:  # nobody is quicker
                act(table)
        table.frame(100)
    every = {"one", "call", "suit", "accuse", "say", "time out"}
    assert seen == {
        "spades": {"call"},
        "suits": {"call", "suit"},
        "one": {"call", "suit", "one"},
        "catching": {"call", "suit", "one", "accuse"},
        "talk": every,
        "": every,
    }
    assert notes == [f"step-{step.id}" for step in INFO.steps]


def test_a_wrong_card_says_why_and_stays_until_catching_has_come(sit: Sit) -> None:
    for steps, stays in ((2 * USES, True), (3 * USES, False)):
        table = sit(position=round_of("QC QD KC"), steps=steps, settings=still())
        reach(table, "QC")
        table.press(pygame.K_RETURN)
        assert len(table.held()) == 3 - (not stays)
        reason = table.answer()
        assert (reason is not None) is stays
        assert reason is None or reason[1] == "L-4"


def test_a_clock_that_runs_out_says_nothing_until_one_can_be_called_out_for_it(sit: Sit) -> None:
    for steps, told in ((2 * USES, False), (3 * USES, True)):
        table = sit(position=round_of(), steps=steps, settings=still())
        table.let_pass(8500)
        table.frame()
        reason = table.answer()
        assert (reason is not None and reason[1] == "L-23") is told
        assert bool(table.viewpoint.clocks()) is told


def calls_of(table: TableScene) -> list[str]:
    """The calls that are offered at a table."""
    return [call.verb for call in table.room.seats[0].calls]


def steps_row(setup: SetupScene) -> ChoiceRow:
    (row,) = setup.options.steps
    return row


def test_first_matches_come_step_by_step_unless_everything_is_wanted(tmp_path: Path) -> None:
    program = Program(tmp_path)
    setup = to_setup(program, "callout")
    program.walk(steps_row(setup))
    assert "spades" in steps_row(setup).help
    assert "do not count" in steps_row(setup).help
    table = deal(program, setup)
    assert table.host.plan.steps == 0
    assert calls_of(table) == ["call"]
    assert program.kit.settings.games["callout"].steps == "on"

    again = Program(tmp_path, settings=program.kit.settings)
    setup = to_setup(again, "callout")
    again.walk(steps_row(setup))
    again.press(pygame.K_RIGHT)
    assert "Every call" in steps_row(setup).help
    table = deal(again, setup)
    assert table.host.plan.steps is None
    assert not table.host.plan.for_practice
    assert calls_of(table) == [verb.word for verb in INFO.offered]
    assert again.kit.settings.games["callout"].steps == "off"


@pytest.mark.parametrize(
    ("last", "steps"),
    [
        (LastTable(["ruth"]), 0),
        (LastTable(["ruth"], deal=7), None),
        (LastTable(["ruth"], deal=7, steps="on"), 0),
        (LastTable(["ruth"], steps="off"), None),
    ],
)
def test_who_has_dealt_it_already_has_everything_unless_it_was_chosen(
    tmp_path: Path, last: LastTable, steps: int | None
) -> None:
    wishes = still()
    wishes.games["callout"] = last
    program = Program(tmp_path, settings=wishes)
    table = deal(program, to_setup(program, "callout"))
    assert table.host.plan.steps == steps


def test_once_all_is_done_it_stays_so_without_the_logs(tmp_path: Path) -> None:
    program = Program(tmp_path)
    setup = to_setup(program, "callout")
    plan = replace(setup.invitation.plan(program.kit, 1), steps=uses_of(INFO))
    setup.invitation.keep(program.kit)
    assert RememberedTable.last(program.kit, INFO).in_steps
    assert at_own_step(program.kit, plan).steps is None
    for name, steps, rows in (("Bo", 0, 1), ("Ada", None, 0)):  # who plays at this screen by turns
        program.kit.settings.name = name
        table = RememberedTable.last(program.kit, INFO)
        assert table.in_steps, "it is the choice of whoever sits down"
        assert at_own_step(program.kit, table.plan(program.kit, 1)).steps == steps
        sheet = SetupScene(program.kit, program.stack, find_variant("callout")).options
        assert len(sheet.steps) == rows
    kept_now, _ = Settings.load(program.kit.places.settings)
    assert kept_now.profiles["Ada"].learned == ["callout"]


def test_a_party_of_one_does_not_learn_without_being_told(tmp_path: Path) -> None:
    kit = Program(tmp_path).kit
    table = RememberedTable.last(kit, INFO)
    alone = table.plan(kit, 1)
    assert alone.steps == 0
    assert table.seated(kit, alone.seats, 1).steps is None


def test_another_match_goes_on_where_the_one_before_was_though_none_is_kept(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.kit.keeps_matches = False
    table = deal(program, to_setup(program, "callout"))
    assert table.host.learning.on
    table.host.learning.taken.uses = 3
    table.stack.ways.rematch(table.host.plan.anew(5))
    again = program.top
    assert isinstance(again, TableScene)
    assert again.host.plan.steps == 3


def test_one_thing_at_a_time_is_explained_to_who_learns(sit: Sit) -> None:
    wishes = still()
    wishes.guides["callout"] = ["turn"]
    table = sit(position=round_of("4S 5S 6S", turn=1), steps=3 * USES, settings=wishes)
    table.frame()
    table.picture()
    note = table.note()
    assert note is not None
    assert note.id == "step-catching"
    assert table.bubble().shown
    submit = table.scene.host.runner.submit
    assert submit(2, Action("accuse", seat=1, text="no-match")) is None
    table.wait(300)
    table.picture()
    assert table.bubble().shown
    assert table.explained() == [], "what others do stands in the log while a note is read"
    assert any("Ruth" in line and "Jun" in line for line in table.moves())
    assert submit(2, Action("accuse", seat=0, text="no-match")) is None
    table.wait(300)
    table.picture()
    assert [notice.seat for notice in table.explained()] == [0]
    assert not table.bubble().shown, "it waits"
    table.press(pygame.K_w)
    table.frame()
    assert table.answer() is not None
    assert table.explained() == []


def test_others_have_as_many_bubbles_as_before(sit: Sit) -> None:
    table = sit(position=round_of("4S 5S 6S", turn=1))
    submit = table.scene.host.runner.submit
    for accuser, seat in ((2, 1), (1, 0)):
        assert submit(accuser, Action("accuse", seat=seat, text="no-match")) is None
    table.wait(300)
    assert len(table.explained()) == 2


def test_a_match_begins_where_the_kept_ones_have_left_off_and_after_the_last_step_all_counts(
    tmp_path: Path,
) -> None:
    program = Program(tmp_path)
    seats = (Seat(player_name(program.kit), "ada"), Seat("Ruth", "ruth", "ruth"))
    steps = [3, uses_of(INFO)]
    for uses, rows in zip(steps, (1, 0), strict=True):
        kept(Host(Plan("callout", seats, {}, 1, steps=uses)), program.kit.places.data).close()
        plan = RememberedTable.last(program.kit, INFO).plan(program.kit)
        assert plan.steps == 0
        assert at_own_step(program.kit, plan).steps == (uses if rows else None)
        sheet = SetupScene(program.kit, program.stack, find_variant("callout")).options
        assert len(sheet.steps) == rows
        assert all("suits" in row.help for row in sheet.steps)
    program.kit.keeps_matches = False
    program.kit.settings.profiles.clear()
    assert at_own_step(program.kit, plan).steps == 0, "nothing is read where nothing is kept"
