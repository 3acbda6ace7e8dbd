"""`duel`, `ladder` and `bots table`: what they print and write, and what they refuse."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from game.commands import commands
from game.store.language_files import load_words
from game.store.platform_folders import PlayerFolders, assets, use_assets, use_player_folder
from game.store.settings_file import Settings
from game.store.strength_file import (
    Strength,
    StrengthError,
    load_strengths,
    save_strengths,
    strength_path,
)
from game.tools.strength.entrants import entrant
from game.tools.strength.ladder import Ladder
from game.tools.strength.strength_table import BEGIN, END, NoMarks, table_of, written
from game.variants import VARIANTS

README = Path(__file__).resolve().parents[2] / "README.md"


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(commands, [str(each) for each in arguments])


def report(*arguments: str | Path) -> dict[str, Any]:
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.output)
    return found


def test_a_duel_stops_when_it_is_decided() -> None:
    found = report("duel", "classic", "greedy", "random", "--sprt", "0.5,0.7", "--alpha", "0.01")
    assert found["decision"] == "accepted"
    assert found["llr"] >= 4.5
    assert found["deals"] < 60
    assert found["matches"] == 2 * found["deals"]
    assert found["win_rate"] == pytest.approx(found["wins_a"] / found["matches"], abs=1e-6)
    assert found["ci95"][0] <= found["win_rate"] <= found["ci95"][1]
    assert set(found) >= {
        *("game", "players", "a", "b", "deals", "wins_a", "win_rate", "ci95"),
        *("low", "high", "alpha", "beta", "llr", "decision"),
    }
    other = report("duel", "classic", "random", "greedy", "--sprt", "0.5,0.7")
    assert other["decision"] == "rejected"


def test_a_duel_without_a_test_plays_all_its_deals() -> None:
    found = report("duel", "oono", "random", "greedy:3", "--deals", "9", "--option", "rounds=2")
    assert (found["deals"], found["decision"], found["llr"]) == (9, None, None)
    assert found["b"] == "greedy:3"


def test_the_same_policy_by_two_names_wins_its_fair_share_of_every_deal() -> None:
    found = report("duel", "attack", "greedy", "greedy:2", "--players", "4", "--deals", "40")
    assert found["matches"] == 160
    assert found["fair"] == 0.25
    assert found["ci95"][0] < 0.25 < found["ci95"][1]


def test_with_both_ways_one_of_the_others_sits_alone_as_well() -> None:
    arguments = ("duel", "classic", "greedy", "random", "--players", "3", "--deals", "20")
    alone, both = report(*arguments), report(*arguments, "--both")
    assert alone["win_rate"] == both["win_rate"]
    assert (alone["matches"], both["matches"]) == (60, 120)
    assert both["win_rate_b"] < 1 / 3 < both["win_rate"]


def test_pairs_of_partners_play_and_win_as_one() -> None:
    arguments = ("--players", "4", "--option", "partners=true", "--option", "rounds=1")
    found = report("duel", "classic", "greedy", "random", "--deals", "20", *arguments)
    assert (found["fair"], found["matches"], found["deals"]) == (0.5, 40, 20)
    assert found["win_rate"] > 0.8
    same = report("duel", "classic", "greedy", "greedy:2", "--deals", "40", *arguments)
    assert same["ci95"][0] < 0.5 < same["ci95"][1]
    three = ("--players", "6", *arguments[2:])
    both = report("duel", "classic", "greedy", "random", "--deals", "10", "--both", *three)
    assert (both["fair"], both["matches"]) == (0.333333, 60)
    assert both["win_rate_b"] < 1 / 3 < both["win_rate"]


def test_a_ladder_of_pairs_seats_one_bot_a_pair() -> None:
    arguments = ("--players", "4", "--option", "partners=true", "--option", "rounds=1")
    found = report("ladder", "classic", "--bots", "greedy,random", "--deals", "10", *arguments)
    rows = {row["id"]: row for row in found["bots"]}
    assert found["matches"] == rows["greedy"]["matches"] == 20
    assert rows["greedy"]["win_rate"] + rows["random"]["win_rate"] == pytest.approx(1, abs=1e-5)
    assert rows["random"]["over_greedy"] == rows["random"]["win_rate"] < 0.5


def test_a_seat_of_a_simulation_has_what_its_side_has_won() -> None:
    arguments = ("--players", "4", "--bots", "greedy,random", "--matches", "20")
    partners = ("--option", "partners=true", "--option", "rounds=1")
    rows = report("simulate", "classic", *arguments, *partners)["by_bot"]
    assert rows["greedy"]["seats"] == rows["random"]["seats"] == 40
    assert rows["greedy"]["win_rate"] + rows["random"]["win_rate"] == pytest.approx(1)


@pytest.mark.parametrize("command", ["simulate", "duel", "ladder", "blunders"])
def test_a_set_of_rules_is_taken_by_name_or_line(command: str) -> None:
    whom = {
        "simulate": ("simulate", "oono", "--players", "2", "--matches", "2"),
        "duel": ("duel", "oono", "greedy", "random", "--deals", "2"),
        "ladder": ("ladder", "oono", "--bots", "greedy,random", "--deals", "2"),
        "blunders": ("bots", "blunders", "oono", "--bot", "hard", "--decisions", "20"),
    }[command]
    chosen = ("--option", "stacking=none")

    def figures(*rules: str) -> dict[str, Any]:
        found = report(*whom, *rules)
        for name in ("seconds", "cpu_seconds", "options", "by_bot"):
            found.pop(name, None)
        return found

    as_written = figures()
    assert figures("--set", "as-written") == as_written
    assert figures("--set", "plain") == figures("--set", "oono stacking=none") == figures(*chosen)
    assert figures("--set", "plain", "--option", "stacking=answers") == as_written


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("classic hand=²", "--set: 'classic hand=²' was given; a line of at most 400 letters"),
        ("classic hand=１０", "was given; a line of at most 400 letters"),
        ('classic hand="7"', "blanks and = _ . - was expected, such as 'classic jump_in'."),
        ("classic " + "x" * 400, "was given; a line of at most 400 letters"),
        ("classic draw4=", "The option draw4 cannot be empty; it may be any, no-colour or doubt."),
    ],
    ids=["raised", "wide", "quotes", "long", "empty"],
)
def test_what_is_wrong_with_a_set_is_told(line: str, says: str) -> None:
    """It spoke of the clipboard."""
    done = run("simulate", "classic", "--matches", "1", "--set", line)
    assert done.exit_code == 2
    assert says in done.output


def test_a_set_of_ones_own_is_taken_by_its_name(tmp_path: Path) -> None:
    use_player_folder(tmp_path)
    try:
        settings = Settings(sets={"oono": {"Home": "oono stacking=none"}})
        settings.save(PlayerFolders.of_platform().settings)
        arguments = ("duel", "oono", "greedy", "random", "--deals", "2")
        assert report(*arguments, "--set", "Home")["options"] == {"stacking": "none"}
        refused = run(*arguments, "--set", "Away")
        assert "there is no set 'Away'; the sets of oono are 'as-written'" in refused.output
        assert "'Home', and any line that begins with oono." in refused.output
        settings.sets["oono"] |= {"Odd": "classic jump_in"}
        settings.save(PlayerFolders.of_platform().settings)
        refused = run(*arguments, "--set", "Odd")
        assert (
            "your own set 'Odd' has the rules 'classic jump_in'; a line that begins"
            in refused.output
        )
        settings.sets["oono"] |= {"plain": "oono jump_in"}
        settings.save(PlayerFolders.of_platform().settings)
        refused = run(*arguments, "--set", "plain")
        assert "'plain' comes with oono and is a set of your own, too" in refused.output
        assert "'oono stacking=none' or 'oono jump_in'" in refused.output
        refused = run(*arguments, "--set", "Away")
        assert refused.output.count("'plain'") == 1
        settings.sets["oono"] |= {f"{number}": "oono" for number in range(20_000)}
        settings.save(PlayerFolders.of_platform().settings)
        refused = run(*arguments, "--set", "Away")
        assert len(refused.output) < 1000, "the sentence had 156,000 letters"
        assert " more, and any line that begins with oono." in refused.output
    finally:
        use_player_folder(None)


def test_a_duel_does_not_depend_on_its_processes() -> None:
    arguments = ("duel", "classic", "greedy", "random", "--sprt", "0.5,0.6")
    one, two = report(*arguments), report(*arguments, "--jobs", "2")
    assert {**one, "seconds": 0} == {**two, "seconds": 0}


def test_a_duel_says_how_it_ended() -> None:
    result = run("duel", "classic", "greedy", "random", "--sprt", "0.5,0.6")
    assert result.exit_code == 0
    assert "greedy over random: " in result.output
    assert result.output.endswith("for 0.6 against 0.5: accepted\n")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("duel", "whist", "greedy", "random"), "there is no game whist"),
        (("duel", "classic", "greedy", "clever"), "B: there is no bot 'clever'; the bots are"),
        (("duel", "classic", "greedy", "greedy"), "A and B are both greedy"),
        (("duel", "classic", "greedy:0", "random"), "a number of iterations up to"),
        (("duel", "classic", "greedy:x", "random"), "a number of iterations up to"),
        (("duel", "classic", "greedy", "random", "--sprt", "0.5"), "two shares of wins"),
        (("duel", "classic", "greedy", "random", "--sprt", "0.6,0.5"), "two shares of wins"),
        (("duel", "classic", "greedy", "random", "--sprt", "nan,1"), "two shares of wins"),
        (("duel", "classic", "greedy", "random", "--players", "11"), "for 2 to 10 players"),
        (("duel", "classic", "greedy", "random", "--alpha", "0"), "--alpha"),
        (("ladder", "classic", "--bots", "greedy"), "two different bots are needed"),
        (("ladder", "classic", "--bots", "greedy,clever"), "there is no bot 'clever'"),
        (("ladder", "classic", "--players", "3", "--write"), "matches of two"),
        (("ladder", "classic", "--bots", "random,random:2", "--write"), "greedy among them"),
        (("ladder", "classic", "--option", "speed=3"), "There is no option speed"),
        (("duel", "oono", "greedy", "random", "--set", "oono fly"), "oono has no rule 'fly'"),
        (("duel", "oono", "greedy", "random", "--set", "oono hand=99"), "hand"),
        (("duel", "oono", "greedy", "random", "--set", "classic"), "there is no set 'classic'"),
        (("bots", "table", "nowhere.md"), "nowhere.md"),
    ],
)
def test_what_cannot_be_measured_is_told_in_a_sentence(
    arguments: tuple[str, ...], says: str
) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert says in result.output
    assert "Traceback" not in result.output


def test_a_ladder_rates_its_bots(tmp_path: Path) -> None:
    found = report(
        *("ladder", "classic", "--bots", "greedy,random,random:2", "--deals", "15"),
        *("--out", tmp_path),
    )
    assert set(found) >= {"game", "players", "deals", "seed", "bots", "file"}
    assert (found["deals"], found["matches"], found["file"]) == (15, 90, None)
    rows = {row["id"]: row for row in found["bots"]}
    assert found["bots"][0]["id"] == "greedy"
    assert rows["greedy"]["rating"] == 0
    assert rows["random"]["ci95"][1] < 0
    for row in rows.values():
        assert set(row) >= {"id", "rating", "ci95", "matches", "win_rate"}
        assert row["matches"] == 60
    assert sum(row["win_rate"] for row in rows.values()) == pytest.approx(1.5, abs=1e-5)
    assert rows["random"]["over_greedy_ci95"][1] < 0.5
    drawing = ElementTree.parse(tmp_path / "ladder-classic-2.svg")
    assert "random:2" in "".join(drawing.getroot().itertext())


def test_a_ladder_does_not_depend_on_its_processes() -> None:
    arguments = ("ladder", "attack", "--players", "3", "--deals", "8", "--bots", "greedy,random")
    one, two = report(*arguments), report(*arguments, "--jobs", "2")
    assert {**one, "seconds": 0} == {**two, "seconds": 0}


def test_what_a_ladder_measured_is_told_where_it_cannot_be_kept(own_assets: Path) -> None:
    arguments = ("ladder", "classic", "--bots", "greedy,random", "--deals", "2")
    found = report(*arguments)
    (own_assets / "bots" / "strengths.json").write_text("{", encoding="utf-8")
    result = run(*arguments, "--write", "--json")
    assert result.exit_code == 2
    assert "strengths.json" in result.stderr
    assert {**json.loads(result.stdout), "seconds": 0} == {**found, "seconds": 0}


def test_a_ladder_is_not_played_where_its_drawing_has_no_room(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    arguments = ("ladder", "classic", "--bots", "greedy,random", "--out", tmp_path / "file" / "in")
    result = run(*arguments)
    assert result.exit_code == 2
    assert "cannot be made" in result.stderr
    assert result.stdout == ""


def test_the_table_of_a_ladder_ends_with_its_plot() -> None:
    lines = run("ladder", "classic", "--deals", "10", "--bots", "greedy,random").output.splitlines()
    assert lines[1].split()[:2] == ["bot", "rating"]
    assert lines[-2].startswith("greedy")
    assert lines[-1].startswith("random")
    assert lines[-1].count("o") == 2  # one of its name, and its rating
    assert "-" in lines[-1]


def test_all_groups_play_where_there_are_few_and_some_where_there_are_many() -> None:
    few = Ladder("classic", 2, ("a", "b", "c"), tables=3)
    assert sorted(tuple(sorted(group)) for group in few.groups(0)) == [
        ("a", "b"),
        ("a", "c"),
        ("b", "c"),
    ]
    many = Ladder("classic", 4, tuple("abcdefghij"), tables=5)
    seen = set()
    for deal in range(100):
        groups = [frozenset(group) for group in many.groups(deal)]
        assert len(set(groups)) == 5
        assert {len(group) for group in groups} == {4}
        seen |= set(groups)
    assert len(seen) > 150  # of 210
    assert many.groups(7) == many.groups(7) != many.groups(8)


def test_fewer_bots_than_seats_take_turns_round_the_table() -> None:
    (group,) = Ladder("classic", 5, ("a", "b")).groups(0)
    assert sorted(map(group.count, "ab")) == [2, 3]


@pytest.fixture
def own_assets(tmp_path: Path) -> Any:
    """A copy of the bots and messages, to be written to."""
    folder = tmp_path / "assets"
    for name in ("bots", "strings"):
        shutil.copytree(assets() / name, folder / name)
    (folder / "bots" / "strengths.json").unlink(missing_ok=True)
    use_assets(folder)
    yield folder
    use_assets(None)


def test_a_ladder_writes_what_it_measured_and_keeps_the_rest(own_assets: Path) -> None:
    other = Strength(2, 0.7, 0.65, 0.75, 500, 150.0, 110.0, 190.0)
    save_strengths({"oono": {"x": other}, "classic": {"y": other}}, strength_path())
    arguments = (
        "ladder",
        "classic",
        "--bots",
        "greedy,random,random:2",
        "--deals",
        "12",
        "--write",
    )
    found = report(*arguments)
    assert found["file"] == str(strength_path())
    kept = load_strengths()
    assert kept["oono"] == {"x": other}
    assert kept["classic"]["y"] == other
    row = next(row for row in found["bots"] if row["id"] == "random")
    mine = kept["classic"]["random"]
    assert mine.over_greedy == pytest.approx(row["over_greedy"], abs=1e-4)
    assert (mine.deals, mine.players, mine.rating) == (12, 2, row["rating"])
    assert mine.low <= mine.over_greedy < mine.high < 0.5
    assert kept["classic"].keys() == {"y", "random"}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "it is not valid JSON"),
        ("[]", "a table"),
        ('{"classic": {"x": {}}}', "players"),
        ('{"classic": {"x": 3}}', "classic.x"),
    ],
)
def test_a_damaged_file_is_told_in_a_sentence(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "strengths.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(StrengthError) as told:
        load_strengths(file)
    sentence = load_words().phrase(told.value.phrase)
    assert "strengths.json" in sentence
    assert says in sentence


def titles() -> dict[str, str]:
    return {variant.info.id: load_words()(f"{variant.info.id}.title") for variant in VARIANTS}


def test_the_readme_tells_what_was_measured() -> None:
    """`main.py bots table README.md` writes it."""
    page = README.read_text(encoding="utf-8")
    assert written(page, table_of(load_strengths(), titles())) == page


def test_every_bot_that_was_measured_is_there() -> None:
    bots = {bot for game in load_strengths().values() for bot in game}
    for bot in bots:
        assert entrant(bot).id == bot
    assert load_strengths().keys() <= titles().keys()


def test_the_table_has_a_row_a_bot_the_weaker_first(own_assets: Path, tmp_path: Path) -> None:
    weak = Strength(2, 0.05, 0.04, 0.06, 500, -500.0, -550.0, -450.0)
    strong = Strength(2, 0.612, 0.6, 0.625, 500, 80.0, 70.0, 90.0)
    save_strengths({"classic": {"b": strong, "c": weak}, "oono": {"b": strong}}, strength_path())
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", encoding="utf-8")
    assert run("bots", "table", page).exit_code == 0
    lines = page.read_text(encoding="utf-8").splitlines()
    assert lines == [
        *("before", BEGIN, ""),
        f"| bot | {titles()['classic']} | {titles()['oono']} |",
        "|---|---|---|",
        "| `c` | 5.0 (4.0 to 6.0) |  |",
        "| `b` | 61.2 (60.0 to 62.5) | 61.2 (60.0 to 62.5) |",
        *("", END, "after"),
    ]
    assert run("bots", "table").output.splitlines() == lines[3:7]


def test_a_page_without_a_place_for_the_table_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("nothing\n", encoding="utf-8")
    result = run("bots", "table", page)
    assert result.exit_code == 2
    assert "no place for the table" in result.output
    assert page.read_text(encoding="utf-8") == "nothing\n"
    with pytest.raises(NoMarks):
        written(END + BEGIN, "")
