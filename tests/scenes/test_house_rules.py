"""All rules at the set-up: in groups, with what goes together; sets are saved, copied and pasted."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.engine.notation.rule_set_text import rule_set
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.rules.rule_book_scene import RuleBookScene
from game.scenes.setup.house_rules_scene import HouseRulesScene
from game.scenes.setup.rule_card import RuleCard
from game.scenes.setup.set_code_scene import SetCodeScene
from game.scenes.setup.setup_scene import SetupScene
from game.store.settings_file import Settings
from game.variants import with_a_table
from game.view.base.fonts import BOLD
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.heading_row import HeadingRow
from tests.harness.program import Program

GAMES = [each.info.id for each in with_a_table()]
SIZES = [((1280, 720), 1.0), ((1920, 1080), 1.0), ((720, 1280), 1.0), ((960, 540), 2.0)]


class Clipboard:
    """Stands in for the clipboard of the system."""

    text = ""

    def put(self, text: str) -> bool:
        self.text = text
        return True


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> Clipboard:
    found = Clipboard()
    where = "game.scenes.setup.house_rules_scene"
    monkeypatch.setattr(f"{where}.copy_text", found.put)
    monkeypatch.setattr(f"{where}.pasted_text", lambda: found.text)
    return found


def opened(
    folder: Path, game: str, settings: Settings | None = None, size: tuple[int, int] = (1280, 720)
) -> tuple[Program, HouseRulesScene]:
    program = Program(folder, size, settings=settings or Settings())
    program.stack.ways.setup(game)
    setup = program.top
    assert isinstance(setup, SetupScene)
    program.walk(setup.options.house)
    program.press(pygame.K_RETURN)
    house = program.top
    assert isinstance(house, HouseRulesScene)
    return program, house


def back(program: Program) -> SetupScene:
    program.press(pygame.K_ESCAPE)
    setup = program.top
    assert isinstance(setup, SetupScene)
    return setup


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_place_and_is_explained(
    tmp_path: Path, game: str, size: tuple[int, int], scale: float
) -> None:
    program, house = opened(tmp_path, game, Settings(text_scale=scale), size)
    placed = [row for line in house.sheet.rows for row in line]
    for row in house.sheet.rules.values():
        assert placed.count(row) == 1
        program.walk(row)
        assert row.help
        assert row.clause
        assert house.sheet.scroll.view.contains(row.rect)
    assert sum(isinstance(row, HeadingRow) for row in placed) >= 2


def test_a_rule_that_is_changed_is_marked_and_counted_at_the_set_up(tmp_path: Path) -> None:
    program, house = opened(tmp_path, "classic")
    row = house.sheet.rules["seven_zero"]
    assert not row.marked
    program.walk(row)
    program.press(pygame.K_RIGHT)
    assert row.marked
    assert house.sheet.set.value == "Custom"
    setup = back(program)
    assert setup.options.preset.value == "Custom"
    assert setup.options.house.spoken[:2] == ("House rules", "1 changed")
    assert setup.invitation.options["seven_zero"] is True


def test_drawing_until_it_fits_brings_playing_what_was_drawn_and_parts_from_it(
    tmp_path: Path,
) -> None:
    program, house = opened(tmp_path, "classic")
    program.walk(house.sheet.rules["draw_until"])
    program.press(pygame.K_RIGHT)
    drawn = house.sheet.rules["play_drawn"]
    assert drawn.value == "Yes"
    assert house.told.startswith("This also switches on “Play the card you drew”")
    program.walk(drawn)
    assert not house.told
    program.press(pygame.K_RIGHT)
    assert house.sheet.line == "classic draw_until"
    assert house.sheet.rules["draw_until"].value == "Yes"


@pytest.mark.parametrize(
    ("game", "idle", "by", "value"),
    [
        ("oono", "last_card_draws", "last_card", "number"),
        ("oono", "draw4_on_draw2", "stacking", "none"),
        ("attack", "jump_in", "decks", 1),
        ("classic", "call_penalty", "call", False),
    ],
)
def test_a_rule_without_effect_is_dim_and_says_why(
    tmp_path: Path, game: str, idle: str, by: str, value: object
) -> None:
    _, house = opened(tmp_path, game)
    option = next(each for each in house.info.options if each.name == by)
    row, usual = house.sheet.rules[idle], house.remembered.options[by]
    other = usual if usual != value else True if usual is False else usual
    for now, dim in ((other, False), (value, True)):
        house.remembered.options[by] = option.accept(now)
        house.sheet.show()
        assert row.idle is dim
        assert ("no effect" in row.help) is dim


def test_a_set_is_saved_by_name_shown_first_and_forgotten(tmp_path: Path) -> None:
    program, house = opened(tmp_path, "classic")
    assert house.forget not in house.group.widgets
    program.walk(house.sheet.rules["jump_in"])
    program.press(pygame.K_RIGHT)
    program.walk(house.sheet.name)
    program.press(pygame.K_RETURN)
    program.write("Sunday")
    program.press(pygame.K_RETURN)
    assert house.sheet.set.labels[0] == house.sheet.set.value == "Sunday"
    settings, told = Settings.load(program.kit.places.settings)
    assert told is None
    assert settings.sets == {"classic": {"Sunday": "classic jump_in"}}
    again, house = opened(tmp_path, "classic", settings)
    assert house.sheet.set.value == "As written"
    setup = back(again)
    again.walk(setup.options.preset)
    again.press(pygame.K_LEFT)
    assert setup.options.preset.value == "Sunday"
    assert setup.invitation.options["jump_in"] is True
    again.walk(setup.options.house)
    again.press(pygame.K_RETURN)
    house = again.top
    assert isinstance(house, HouseRulesScene)
    again.walk(house.forget)
    again.press(pygame.K_RETURN)
    assert "Sunday" not in house.sheet.set.labels
    assert house.remembered.options["jump_in"] is True
    assert Settings.load(again.kit.places.settings)[0].sets == {"classic": {}}


def test_a_set_saved_with_the_rules_of_one_of_ours_hides_none_of_them(tmp_path: Path) -> None:
    """The arrows led from "As on the box" to one's own set, and never to the one that is the same."""
    program, house = opened(tmp_path, "classic")
    program.walk(house.sheet.set)
    program.press(pygame.K_RIGHT, pygame.K_RIGHT)
    assert house.sheet.set.value == "Wild evening"
    program.walk(house.sheet.name)
    program.press(pygame.K_RETURN)
    program.write("Bea's home")
    program.press(pygame.K_RETURN)
    assert house.sheet.set.value == "Bea's home"
    names = ["Bea's home", "As written", "As on the box", "Wild evening"]
    program.walk(house.sheet.set)
    assert gone_through(program, house.sheet.set, 3) == names
    program.press(*[pygame.K_LEFT] * 3)
    setup = back(program)
    program.walk(setup.options.preset)
    assert gone_through(program, setup.options.preset, 3) == names


def gone_through(program: Program, row: ChoiceRow, steps: int) -> list[str]:
    """What a row shows, and after each of so many presses to the right."""
    seen = [row.value]
    for _ in range(steps):
        program.press(pygame.K_RIGHT)
        seen.append(row.value)
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_every_set_says_what_it_is(tmp_path: Path, game: str) -> None:
    """The same sentence stood below all of them."""
    sets = {game: {"Sunday": game}}
    program, house = opened(tmp_path, game, Settings(sets=sets))
    setup = back(program)
    shown = (
        (setup.options.preset, setup.options.choices.sets),
        (house.sheet.set, house.sheet.choices),
    )
    for row, choices in shown:
        helps = []
        for place in range(len(choices) + 1):
            row.chosen = place
            row.changed(place)
            helps.append(row.help)
        assert len(set(helps)) == len(choices) + 1, helps
        assert all(helps)


def test_an_own_set_says_which_rules_it_changes(tmp_path: Path) -> None:
    sets = {
        "classic": {
            "Some": "classic jump_in stacking=up",
            "Many": "classic draw_until stacking=up draw4=doubt jump_in seven_zero last_card=number",
        }
    }
    program, _ = opened(tmp_path, "classic", Settings(sets=sets))
    setup = back(program)
    row = setup.options.preset
    program.walk(row)
    program.press(pygame.K_LEFT)
    assert row.value == "Many"
    many = "Draw until it fits, Stack draws, Wild Draw 4, Jump in, and 2 more rules."
    assert row.help == f"A set of your own. It changes {many}"
    program.press(pygame.K_LEFT)
    assert row.help == "A set of your own. It changes Stack draws and Jump in."
    setup.invitation.options["must_play"] = True
    setup.options.refresh()
    said = "Your own choice of rules, which has no name yet. It changes"
    assert row.help == f"{said} Stack draws, Jump in and You must play."


def test_from_any_rule_one_press_leads_to_the_name_of_the_set(tmp_path: Path) -> None:
    program, house = opened(tmp_path, "classic")
    program.walk(house.save)
    assert house.save.help.startswith("Name these rules first")
    program.walk(house.sheet.rules["jump_in"])
    program.press(pygame.K_RIGHT)
    program.walk(house.sheet.rows[-1][0])
    program.walk(house.save)
    program.press(pygame.K_RETURN)
    assert house.sheet.name.writing
    assert house.sheet.scroll.view.contains(house.sheet.name.rect)
    program.write("Sunday")
    program.press(pygame.K_RETURN)
    assert house.sheet.own == house.sheet.set.value == "Sunday"
    assert house.forget in house.group.widgets
    assert house.save not in house.group.widgets


def test_what_is_on_already_is_not_told_to_be_switched_on(tmp_path: Path) -> None:
    program, house = opened(tmp_path, "oono")  # what was drawn may be played there as written
    program.walk(house.sheet.rules["draw_until"])
    program.press(pygame.K_RIGHT)
    assert house.remembered.options["draw_until"] is True
    assert not house.told


def test_rules_with_a_name_are_saved_under_another_one_by_mouse(tmp_path: Path) -> None:
    """The button was grey there, and said nothing."""
    program, house = opened(tmp_path, "classic")
    program.click(house.save)
    assert house.sheet.name.writing
    program.write("Plain")
    program.press(pygame.K_RETURN)
    assert house.sheet.own == "Plain"


def test_a_set_is_copied_and_pasted_as_a_line(tmp_path: Path, clipboard: Clipboard) -> None:
    program, house = opened(tmp_path, "classic")
    clipboard.text = "classic draw_until stacking=same jump_in seven_zero\n"
    house.remembered.options["rounds"] = 7
    program.press(pygame.K_p)
    assert house.sheet.line == clipboard.text.strip()
    assert house.remembered.options["rounds"] == 7
    clipboard.text = ""
    program.walk(house.copy)
    program.press(pygame.K_RETURN)
    assert clipboard.text == "classic draw_until stacking=same jump_in seven_zero"
    assert clipboard.text in house.told


def test_a_set_of_a_newer_program_says_what_is_not_known(
    tmp_path: Path, clipboard: Clipboard
) -> None:
    program, house = opened(tmp_path, "classic")
    clipboard.text = "classic steal jump_in"
    program.press(pygame.K_p)
    assert house.told == "This program has no rule steal; the others are set."
    assert house.sheet.line == "classic jump_in"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("classic jump_in rounds=9", "A set of rules does not say rounds, which stays as it is"),
        ("classic partners jump_in rounds=9", "does not say partners and rounds, which stay as"),
        ("classic steal jump_in rounds=9", "This program has no rule steal; the others are set."),
        (
            "classic jump_in " + " ".join(f"r{n}" for n in range(90)),
            "90 of these rules, such as r0",
        ),
    ],
)
def test_words_of_a_set_that_are_no_rules_are_told_apart_and_never_all_of_many(
    tmp_path: Path, clipboard: Clipboard, line: str, told: str
) -> None:
    """A match has rounds: that the program has no such rule was not true."""
    program, house = opened(tmp_path, "classic")
    clipboard.text = line
    program.press(pygame.K_p)
    assert told in house.told
    assert house.sheet.line == "classic jump_in"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("oono jump_in", "begins with"),
        ("classic jump_in,", '"jump_in," is no rule'),
        ("classic jump_in=7", "jump_in cannot be"),
        ("classic hand=15 jump_in", "There are only"),
        ("dear all", "begins with"),
    ],
)
def test_what_cannot_be_set_is_told_and_nothing_is_set(
    tmp_path: Path, clipboard: Clipboard, line: str, told: str
) -> None:
    program, house = opened(tmp_path, "classic")
    house.remembered.bots = ["greedy"] * 9
    before, clipboard.text = dict(house.remembered.options), line
    program.press(pygame.K_p)
    assert told in house.told
    assert house.remembered.options == before


def test_a_length_that_needs_other_rules_is_told_and_left_alone(
    tmp_path: Path, clipboard: Clipboard
) -> None:
    program, house = opened(tmp_path, "classic")
    house.remembered.options |= {"scoring": "winner", "target": 200}
    clipboard.text = "classic jump_in"
    program.press(pygame.K_p)
    assert house.remembered.options["target"] == 200
    assert house.sheet.line == "classic jump_in"
    assert "target" in house.trouble


def test_own_sets_that_cannot_be_read_stay_and_are_not_offered(tmp_path: Path) -> None:
    kept = {"classic": {"Odd": "oono jump_in", "New": "classic steal call"}}
    program, house = opened(tmp_path, "classic", Settings(sets=kept))
    assert house.told == "Your own set Odd cannot be read, and is not offered. It is kept as it is."
    assert house.sheet.set.labels[0] == "New"
    program.walk(house.sheet.set)
    program.press(pygame.K_LEFT)
    assert house.told == "This program has no rule steal; the others are set."
    assert house.sheet.line == "classic call"
    assert program.kit.settings.sets == kept


def test_an_own_set_called_as_one_of_ours_is_told_apart_from_it(tmp_path: Path) -> None:
    """It stood there twice."""
    kept = {"as on  the Box": "classic jump_in", "Sunday": "classic"}
    _, house = opened(tmp_path, "classic", Settings(sets={"classic": kept}))
    names = [each.name for each in house.sheet.choices]
    assert names[:2] == ["as on  the Box (your own)", "Sunday"]
    assert "As on the box" in names
    assert [each.own for each in house.sheet.choices[:2]] == list(kept)


def test_a_set_with_a_rule_that_is_not_known_is_not_the_one_that_is_in_force(
    tmp_path: Path,
) -> None:
    _, house = opened(tmp_path, "classic", Settings(sets={"classic": {"New": "classic steal"}}))
    assert house.sheet.set.labels[:2] == ["New", "As written"]
    assert house.sheet.set.value == "As written"


def test_from_a_rule_to_its_clause_and_back(tmp_path: Path) -> None:
    program, house = opened(tmp_path, "classic")
    program.walk(house.sheet.rules["jump_in"])
    program.press(pygame.K_r)
    assert isinstance(program.top, RuleBookScene)
    assert program.focused.spoken[0] == "H-4"
    program.press(pygame.K_ESCAPE)
    assert program.top is house


def test_a_match_is_dealt_by_the_rules_that_were_chosen(tmp_path: Path) -> None:
    program, house = opened(tmp_path, "oono")
    program.walk(house.sheet.set)
    program.press(pygame.K_RIGHT)
    assert house.sheet.set.value == "As on the box"
    setup = back(program)
    plan = setup.invitation.plan(program.kit, 1)
    line = "stacking=none draw4=doubt scoring=winner"
    assert rule_set(setup.info, plan.options).endswith(line)


@pytest.mark.parametrize("game", GAMES)
def test_in_a_high_window_the_options_reach_down_to_the_buttons(tmp_path: Path, game: str) -> None:
    program = Program(tmp_path, (960, 1000))
    program.stack.ways.setup(game)
    setup = program.top
    assert isinstance(setup, SetupScene)
    assert 0 < setup.bar.rect.top - setup.options.rect.bottom < program.kit.px(40)


def test_partners_are_offered_to_as_many_as_can_be_paired(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.stack.ways.setup("classic")
    setup = program.top
    assert isinstance(setup, SetupScene)

    def offered() -> bool:
        return any(line[0].spoken[0] == "Partners" for line in setup.options.rows)

    assert offered()  # four sit at the table
    program.walk(setup.table.opponents)
    program.press(pygame.K_RIGHT)
    assert not offered()
    program.press(pygame.K_RIGHT)
    assert offered()
    setup.invitation.options["partners"] = True
    program.press(pygame.K_LEFT)
    assert offered()  # to be switched off


def test_the_rule_book_shows_what_is_in_force_and_marks_it(tmp_path: Path) -> None:
    program, house = opened(tmp_path, "classic")
    house.remembered.options |= {"jump_in": True, "stacking": "same"}
    program.walk(house.rules)
    program.press(pygame.K_RETURN)
    book = program.top
    assert isinstance(book, RuleBookScene)
    assert [row.spoken[:2] for row in book.rows.house] == [
        ("Stack draws", "With the same kind of card"),
        ("Jump in", "Yes"),
    ]
    marked = {row.id: row.here for row in book.rows.clauses if row.here}
    assert marked == {
        "C-9": "Here: see Stack draws (H-2)",
        "C-13": "Here: see Stack draws (H-2)",
        "H-2": "Here: Stack draws: With the same kind of card",
        "H-4": "Here: Jump in",
        "G-12": "Here: see Jump in (H-4)",
    }
    program.walk(book.rows.house[1])
    program.press(pygame.K_RETURN)
    assert program.focused.spoken[0] == "H-4"
    book._turn_to(1)
    assert not book.rows.house
    book._turn_to(-1)
    assert len(book.rows.house) == 2


def test_what_is_not_true_in_the_rule_book_leads_to_the_rule_that_holds_instead(
    tmp_path: Path,
) -> None:
    program, house = opened(tmp_path, "classic")
    house.remembered.options |= {"stacking": "same", "must_play": True, "call": True}
    program.walk(house.rules)
    program.press(pygame.K_RETURN)
    book = program.top
    assert isinstance(book, RuleBookScene)
    short = {row.rule.title: row for row in book.rows.quick}
    assert {title: row.here for title, row in short.items() if row.here} == {
        "Your turn": "Here: see You must play (H-7)",
        "Pickup 2": "Here: see Stack draws (H-2)",
        "Wild Draw 4": "Here: see Stack draws (H-2)",
        "One card left?": "Here: see Call One (H-9)",
    }
    program.walk(short["One card left?"])
    program.press(pygame.K_RETURN)
    assert program.focused.spoken[0] == "H-9"
    told = next(row for row in book.rows.clauses if row.id == "C-8")
    program.walk(told, most=90)
    program.click(told)
    assert program.focused.spoken[0] == "H-7"
    program.press(pygame.K_f)
    program.write("no answer")
    program.click(next(row for row in book.rows.clauses if row.id == "C-9"))
    assert program.focused.spoken[0] == "C-9"


def test_a_choice_changes_a_rule_by_the_value_that_says_otherwise(tmp_path: Path) -> None:
    program, house = opened(tmp_path, "classic")
    found = {}
    for value in ("no-colour", "doubt"):
        house.remembered.options |= {"draw4": value, "call_penalty": 4, "partners": True}
        program.press(pygame.K_r)
        book = program.top
        assert isinstance(book, RuleBookScene)
        found[value] = {row.id: row.here for row in book.rows.clauses if "see" in row.here}
        program.press(pygame.K_ESCAPE)
    changed = "Here: see Wild Draw 4 (H-3)"
    pairs = "Here: see Partners (P-1)"
    assert found == {
        "no-colour": {"C-5": changed, "C-14": pairs, "G-4": pairs},
        "doubt": {"C-13": changed, "C-14": pairs, "G-4": pairs},
    }


def test_as_written_nothing_in_the_rule_book_is_marked(tmp_path: Path) -> None:
    program, house = opened(tmp_path, "oono")
    program.walk(house.rules)
    program.press(pygame.K_RETURN)
    book = program.top
    assert isinstance(book, RuleBookScene)
    assert not book.rows.house
    assert not any(row.here for row in book.rows.clauses)
    assert not any(row.here for row in book.rows.quick)


def test_the_pause_menu_says_what_is_in_force(tmp_path: Path) -> None:
    program, house = opened(tmp_path, "classic")
    plan = house.remembered.plan(program.kit, 1)
    assert PauseScene(program.kit, program.stack, plan).house == ""
    house.remembered.options |= {"jump_in": True, "draw4": "doubt"}
    plan = house.remembered.plan(program.kit, 1)
    program.stack.ways.pause(plan)
    pause = program.top
    assert isinstance(pause, PauseScene)
    said = "Wild Draw 4: At any time, but may be doubted · Jump in"
    assert pause.house == f"House rules: {said}"
    program.kit.settings.sets["classic"] = {"Sunday": "classic jump_in draw4=doubt"}
    named = PauseScene(program.kit, program.stack, plan)
    assert named.house == f"House rules “Sunday”: {said}"
    assert named.house_in_short == "House rules: Sunday"
    assert pause.card.contains(pause._placed["house"])
    program.walk(next(each for each in pause.menu.widgets if each.spoken[0] == "Rules"))
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, RuleBookScene)
    assert program.top.rows.house


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_many_rules_are_never_cut_in_the_pause_menu(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    program, house = opened(tmp_path, "classic", Settings(text_scale=scale), size)
    house.remembered.options |= house.sheet.choices[-1].options  # a wild evening
    program.stack.ways.pause(house.remembered.plan(program.kit, 1))
    pause = program.top
    assert isinstance(pause, PauseScene)
    (told,) = (box for box in (pause._house, pause._house_in_short) if box.key in pause._placed)
    rect = pause._placed[told.key]
    assert pause.card.contains(rect)
    assert not program.kit.boxes.texts.setting(told, rect.w, rect.h).cut
    assert pause.house.startswith("House rules “Wild evening”: ")
    assert told.text in (pause.house, "House rules: Wild evening")


def card(house: HouseRulesScene, name: str) -> RuleCard:
    found = house.sheet.rules[name]
    assert isinstance(found, RuleCard)
    return found


def test_a_switch_is_a_card_that_one_press_turns_and_a_choice_is_on_unless_usual(
    tmp_path: Path,
) -> None:
    program, house = opened(tmp_path, "classic")
    jump, stack = card(house, "jump_in"), card(house, "stacking")
    assert (jump.on, stack.on) == (False, False)
    program.walk(jump)
    program.press(pygame.K_RETURN)
    assert jump.on
    assert house.remembered.options["jump_in"] is True
    program.press(pygame.K_RETURN)
    assert not jump.on
    program.walk(stack)
    program.press(pygame.K_RIGHT)
    assert (stack.on, house.remembered.options["stacking"]) == (True, "same")
    program.press(pygame.K_LEFT)
    assert not stack.on


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_picture_and_one_short_sentence(tmp_path: Path, game: str) -> None:
    _, house = opened(tmp_path, game)
    cards = [row for row in house.sheet.rules.values() if isinstance(row, RuleCard)]
    assert len(cards) >= 3
    assert all(each.parts and each.short for each in cards)


def test_the_usual_value_of_a_switch_that_is_on_as_written_is_on(tmp_path: Path) -> None:
    _, house = opened(tmp_path, "oono")
    drawn = card(house, "play_drawn")
    assert (drawn.on, drawn.marked) == (True, False)


def test_a_set_is_shown_as_a_code_with_its_line(tmp_path: Path) -> None:
    program, house = opened(tmp_path, "classic")
    program.walk(card(house, "jump_in"))
    program.press(pygame.K_RETURN)
    program.walk(house.code)
    program.press(pygame.K_RETURN)
    shown = program.top
    assert isinstance(shown, SetCodeScene)
    assert shown.line == "classic jump_in"
    program.press(pygame.K_ESCAPE)
    assert program.top is house


@pytest.mark.parametrize(
    ("size", "scale"),
    # Where a card would have no room below it, the card is seen whole instead.
    [((1280, 720), 1.5), ((1920, 1080), 1.5), ((960, 1000), 1.5), ((960, 1000), 2.0), *SIZES[:3]],
)
def test_the_page_keeps_its_title_and_some_lines_below_it(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    program, house = opened(tmp_path, "callout", Settings(text_scale=scale), size)
    assert house.sheet.title == program.kit.words("ui.house.title")
    assert house.sheet.scroll.view.h >= 4 * program.kit.fonts.height(27, BOLD)
