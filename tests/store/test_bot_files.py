import os
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from game.bots.policies import POLICIES
from game.scenes.cup.cup_sayings import CupLine
from game.session.acquaintance.recollections import Remembered
from game.store.bot_files import (
    KEPT,
    LONGEST_ABOUT,
    LONGEST_LINE,
    LONGEST_NAME,
    OCCASIONS,
    RosterError,
    bot_ids,
    faults,
    guest_lines,
    guest_texts,
    load_guest,
    load_roster,
)
from game.store.bot_programs import APART, Program, is_confirmed, started_as
from game.store.language_files import load_words
from game.store.platform_folders import assets
from game.variants import VARIANTS
from game.words.marks import plain
from game.words.sentences import suit_name
from tests.harness.problem_sentences import said, tells
from tests.harness.some import some

GOOD = 'portrait = "ada"\npolicy = "random"\n'


def test_the_bots_that_come_with_the_program_can_play() -> None:
    roster, words = load_roster(), load_words()
    assert {"random", "greedy"} <= set(roster)
    for guest in roster.values():
        assert f"bot.{guest.id}.name" in words
        assert words(f"bot.{guest.id}.about").endswith(".")
        assert (assets() / "portraits" / f"{guest.portrait}.svg").exists()
        for variant in VARIANTS:
            assert guest.bot(variant)


def test_what_a_file_leaves_out_has_its_default(tmp_path: Path) -> None:
    file = tmp_path / "ann.toml"
    file.write_text(GOOD)
    guest = load_guest(file)
    assert (guest.id, guest.budget, guest.temper.reaction) == ("ann", 1, 1500)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("policy = ", "is not a bot"),
        ('policy = "random"', "portrait is missing"),
        (GOOD + "speed = 3\n", "no use for speed; it knows portrait, voice, policy"),
        (GOOD + "[temper]\ntalk = 2\n", "temper.talk is 2, but must be 0 to 1"),
        (GOOD + "temper = 3\n", "temper is 3, but must be a table"),
        (GOOD + "budget = 0\n", "budget is 0, but must be a whole number, 1 to 20"),
        (GOOD + "budget = 20001\n", "budget is 20001, but must be a whole number, 1 to 20"),
        (GOOD + "[temper]\nmercy = -1\n", "temper.mercy is -1, but must be 0 to 1"),
        (GOOD + 'voice = "frog"\n', "voice is 'frog', but must be one of ada, emil"),
        (GOOD.replace("ada", "frog"), "portrait is 'frog', but must be one of ada, emil"),
        (GOOD + 'name = "Ann"\n', "no use for name; it knows portrait"),
        (GOOD + "[temper]\nluck = 1\n", "no use for temper.luck; it knows attention"),
        (GOOD.replace("random", "clever"), f"the policies are {', '.join(POLICIES)}, process"),
        (GOOD + 'command = ["true"]\n', "only a bot in the folder of your own bots may name"),
        (GOOD.replace("random", "process"), "only a bot in the folder of your own bots may name"),
    ],
)
def test_a_wrong_file_is_told_by_file_and_key(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "ann.toml"
    file.write_text(text)
    with tells(RosterError, says) as told:
        load_guest(file)
    assert str(file) in said(told.value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('name = "\\u202eHa"', "must be without U+202E, which cannot be shown"),
        ('name = "Z' + "\u0301" * 99 + '"', "must be without U+0301 U+0301, which cannot be shown"),
        ('about = "\\u200b"', "must be without U+200B, which cannot be shown"),
        ('[lines]\nwins = ["Ha", "H\\u2066a"]', "must be without U+2066, which cannot be shown"),
        ('name = "aaaaaaaaaaaaaaaaaaaaa"', "must be a text of at most 20 letters"),
        ('name = ""', "name is '', but must be a text of at most 20 letters, and not blank"),
        ('[lines]\nwins = ["Ha", " "]', "letters each, none of them blank"),
        ('[lines]\nwins = ["' + "a" * 99 + '"]', "must be a list of at most"),
    ],
)
def test_a_text_that_is_hidden_is_not_told_as_one_that_is_long(
    tmp_path: Path, text: str, says: str
) -> None:
    [fault] = faults(own(tmp_path, "ann.toml", f"{GOOD}\n{text}"))
    assert says in said(fault)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with tells(RosterError, "cannot be read"):
        load_guest(tmp_path / "nobody.toml")


OWN = """
name = "Clockwork"
about = "Counts, and ticks."
voice = "theo"
[lines]
wins = ["Tick.", "Tock."]
"""


def own(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def test_every_guest_has_a_voice_and_lines_for_every_occasion() -> None:
    roster, words = load_roster(), load_words()
    guests = [guest for guest in roster.values() if guest.id not in KEPT]
    assert len(guests) >= 10
    assert len({guest.portrait for guest in guests}) == len(guests)
    for guest in guests:
        name, about = guest_texts(guest, words)
        assert len(name) <= LONGEST_NAME
        assert len(about) <= LONGEST_ABOUT
        assert list((assets() / "sounds" / "voices").glob(f"{guest.voice or guest.portrait}-*.ogg"))
        for occasion in OCCASIONS:
            lines = guest_lines(guest, words, occasion)
            assert len(lines) >= 2
            assert max(map(len, lines)) <= LONGEST_LINE
    said = [line for g in guests for each in OCCASIONS for line in guest_lines(g, words, each)]
    assert len(set(said)) == len(said)


def test_guests_behave_in_ways_that_differ() -> None:
    tempers = [g.temper for g in load_roster().values() if g.id not in KEPT]
    for one, other in some(combinations(tempers, 2)):
        apart = [
            abs(getattr(one, share) - getattr(other, share))
            for share in ("attention", "talk", "risk", "patience", "mercy")
        ]
        assert max(apart) >= 0.25 or abs(one.reaction - other.reaction) >= 500


def test_a_players_bot_sits_beside_ours(tmp_path: Path) -> None:
    own(tmp_path, "clockwork.toml", GOOD.replace("ada", "nora") + OWN)
    roster, words = load_roster(tmp_path), load_words()
    guest = roster["clockwork"]
    assert (guest.own, guest.voice, guest.portrait) == (True, "theo", "nora")
    assert guest_texts(guest, words) == ("Clockwork", "Counts, and ticks.")
    assert guest_lines(guest, words, "wins") == ("Tick.", "Tock.")
    assert guest_lines(guest, words, "loses") == ()
    assert set(roster) == bot_ids(tmp_path) == bot_ids() | {"clockwork"}


def test_a_players_file_takes_the_place_of_ours_and_keeps_what_it_does_not_say(
    tmp_path: Path,
) -> None:
    own(tmp_path, "ruth.toml", 'portrait = "ruth"\npolicy = "random"\n')
    guest, words = load_roster(tmp_path)["ruth"], load_words()
    assert (guest.policy, guest.own) == ("random", True)
    assert guest_texts(guest, words) == guest_texts(load_roster()["ruth"], words)
    assert guest_lines(guest, words, "wins")


def test_bad_files_of_a_player_are_told_and_left_out_and_stay(tmp_path: Path) -> None:
    bad = own(tmp_path, "bad.toml", "policy = 3")
    yardstick = own(tmp_path, "greedy.toml", GOOD)
    spaced = own(tmp_path, "two words.toml", GOOD)
    own(tmp_path, "good.toml", GOOD)
    (tmp_path / "folder.toml").mkdir()
    told: list[str] = []
    roster = load_roster(tmp_path, lambda phrase: told.append(said(phrase)))
    assert set(roster) == {*load_roster(), "good"}
    assert roster["greedy"].own is False
    assert [file for file in (bad, yardstick, spaced) if not file.exists()] == []
    assert len(told) == 4
    assert "bad.toml is not a bot: portrait is missing" in told[0]
    assert "it is a folder" in told[1]
    assert "greedy is the name of a bot that cannot be replaced" in told[2]
    assert "letters, digits, - and _ only" in told[3]


def test_every_fault_of_a_file_is_told_once(tmp_path: Path) -> None:
    text = 'policy = "x"\nspeed = 3\ntemper = 3\nname = "two\\nlines"\n[lines]\nwins = [1]\nsings = []\n'
    found = [said(each) for each in faults(own(tmp_path, "bad.toml", text))]
    keys = ["speed", "portrait", "policy", "name", "temper", "lines.sings", "lines.wins"]
    assert len(found) == len(keys)
    for sentence, key in zip(found, keys, strict=True):
        assert key in sentence
    assert not faults(own(tmp_path, "good.toml", GOOD))


PROGRAM = 'portrait = "ada"\npolicy = "process"\ncommand = ["python3", "my bot.py"]\n'


def test_a_player_s_file_may_name_a_program(tmp_path: Path) -> None:
    guest = load_guest(own(tmp_path, "ann.toml", PROGRAM), own=True)
    assert guest.program is not None
    assert guest.program.command == ("python3", "my bot.py")
    assert guest.program.shown == "python3 'my bot.py'"
    assert guest.program.folder == tmp_path
    assert guest.program_at("hard") is None


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (PROGRAM.replace("process", "greedy"), 'only a bot with policy = "process" may name'),
        (PROGRAM.replace("command", "#"), "command is missing"),
        (
            PROGRAM.replace('["python3", "my bot.py"]', "[]"),
            "but must be a list of 1 to 12 texts of 300",
        ),
        (PROGRAM.replace('["python3", "my bot.py"]', '"rm -rf"'), "command is 'rm -rf', but must"),
        (PROGRAM.replace("my bot.py", "x" * 300), "a list of 1 to 12 texts of 300 letters in all"),
        (PROGRAM.replace("my bot.py", "\\u202e"), ", which cannot be shown"),
    ],
)
def test_a_program_that_cannot_be_shown_is_refused(tmp_path: Path, text: str, says: str) -> None:
    file = own(tmp_path, "ann.toml", text)
    with tells(RosterError, says):
        load_guest(file, own=True)
    assert any(says in said(each) for each in faults(file, tmp_path))


def test_a_program_is_confirmed_for_one_content_and_place_of_its_file(tmp_path: Path) -> None:
    def read(folder: str, name: str, text: str) -> Program:
        (tmp_path / folder).mkdir(exist_ok=True)
        program = load_guest(own(tmp_path / folder, name, text), own=True).program
        assert program is not None
        return program

    first = read("a", "ann.toml", PROGRAM)
    confirmed = {"ann": [first.fingerprint]}
    assert is_confirmed(confirmed, "ann", read("a", "ann.toml", PROGRAM))
    assert not is_confirmed(confirmed, "bob", first)
    for other in (
        read("a", "ann.toml", PROGRAM + "budget = 2\n"),
        read("a", "ann.toml", PROGRAM.replace("my bot", "your bot")),
        read("b", "ann.toml", PROGRAM),
    ):
        assert not is_confirmed(confirmed, "ann", other)
    assert is_confirmed(confirmed, "ann", read("a", "ann.toml", PROGRAM))


def test_a_program_is_confirmed_for_one_content_of_each_file_that_it_starts(tmp_path: Path) -> None:
    """A changed program behind an unchanged command once ran unasked."""
    evil, data = tmp_path / "evil.py", tmp_path / "sub" / "weights.bin"
    evil.write_text("pass\n")
    data.parent.mkdir()
    data.write_bytes(b"1")
    command = 'command = ["python3", "evil.py", "sub/weights.bin", "none.py"]'
    text = PROGRAM.replace('command = ["python3", "my bot.py"]', command)
    assert command in text

    def read() -> Program:
        program = load_guest(own(tmp_path, "ann.toml", text), own=True).program
        assert program is not None
        return program

    first = read()
    assert read() == first
    assert first.as_read
    for file, other in ((evil, "import os\n"), (data, "2"), (tmp_path / "none.py", "pass")):
        file.write_text(other)
        assert not first.as_read
        assert read().fingerprint != first.fingerprint
        first = read()


@pytest.mark.parametrize(
    ("command", "started"),
    [
        (("python3", "bot.py"), ("python3", *APART, "HERE/bot.py")),
        (("python3.12", "-m", "json.tool"), ("python3.12", *APART, "-m", "json.tool")),
        (("py", "-3.12", "bot.py"), ("py", "-3.12", *APART, "HERE/bot.py")),
        (("py", "bot.py"), ("py", *APART, "HERE/bot.py")),
        (("/opt/x/pypy3", "bot.py"), ("/opt/x/pypy3", *APART, "HERE/bot.py")),
        (("node", "bot.py", "--fast"), ("node", "HERE/bot.py", "--fast")),
        (("python-like", "x\0y"), ("python-like", "x\0y")),
    ],
)
def test_python_is_started_apart_and_files_by_their_whole_paths(
    tmp_path: Path, command: tuple[str, ...], started: tuple[str, ...]
) -> None:
    (tmp_path / "bot.py").write_text("pass\n")
    program = Program(command, tmp_path / "ann.toml", "")
    there = [part.replace("HERE/", f"{tmp_path}{os.sep}") for part in started]
    assert started_as(program) == there


def test_every_guest_has_thirty_lines_of_their_own() -> None:
    words = load_words()
    heard: list[str] = []
    for guest in some(
        each for each in load_roster().values() if f"bot.{each.id}.greets.1" in words
    ):
        by_occasion = [guest_lines(guest, words, occasion) for occasion in OCCASIONS]
        assert all(len(each) >= 3 for each in by_occasion), guest.id
        lines = [line for each in by_occasion for line in each]
        assert len(lines) >= 30, guest.id
        heard += lines
    assert max(Counter(heard).values()) == 1


def test_every_guest_has_thirty_lines_more_for_what_they_remember() -> None:
    words, heard = load_words(), []
    for guest in some(each for each in load_roster().values() if each.id not in KEPT):
        mine: list[str] = []
        for kind in Remembered:
            lines = guest_lines(guest, words, kind, count=12, suit=suit_name("Y"))
            assert len(lines) >= 2, (guest.id, kind)
            mine += map(plain, lines)
        assert len(mine) >= 30, guest.id
        assert max(map(len, mine)) <= LONGEST_LINE, guest.id
        heard += mine
        for occasion in CupLine:
            of_cup = guest_lines(guest, words, occasion)
            assert len(of_cup) >= 1, (guest.id, occasion)
            assert max(map(len, of_cup)) <= LONGEST_LINE
            heard += of_cup
        heard += [line for each in OCCASIONS for line in guest_lines(guest, words, each)]
    assert max(Counter(heard).values()) == 1


def test_lines_say_nothing_but_what_their_memory_knows() -> None:
    """A number stands in lines about one alone, a suit in lines about a suit alone."""
    words = load_words()
    counted = {
        "round_number", "your_run", "my_run", "level", "run_over", "beaten_at_last", "your_suit", "your_target",
    }  # fmt: skip
    found = Counter(
        (kind, name)
        for guest in load_roster().values()
        for kind in Remembered
        for number in (1, 2)
        for name in ("count", "suit")
        if (key := f"bot.{guest.id}.{kind.replace('_', '-')}.{number}") in words
        and words.mentions(key, name)
    )
    assert {kind for kind, name in found if name == "count"} <= counted
    assert {kind for kind, name in found if name == "suit"} == {"your_suit"}
    assert found["level", "count"] == 24
