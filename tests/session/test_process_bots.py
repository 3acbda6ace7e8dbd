"""Bots that are programs: they play, whatever they do nobody waits for them, and nothing is left of them."""

from __future__ import annotations

import gc
import json
import shutil
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from game.bots.bot import Temper
from game.engine.actions import Action
from game.engine.match import Match
from game.engine.problems import Phrase
from game.engine.rng import Rng
from game.session.controllers import BotSeat
from game.session.host import Host
from game.session.plan import Plan, Seat, TakingBack
from game.session.programs import child_process, program_talk
from game.session.programs.child_process import ChildProcess
from game.session.programs.process_bot import ProcessBot
from game.session.programs.programs import Programs, process_bots, unconfirmed
from game.session.runner import Runner
from game.store.bot_files import Guest, load_guest, load_roster
from game.store.language_files import load_words
from game.variants import find_variant
from tests.harness.own_programs import (
    be_patient,
    confirmed,
    has_ended,
    is_gone,
    wait_for,
    write_program,
)

ROOT = Path(__file__).resolve().parents[2]

LISTENS = """
import json, sys
def answer(message, **more):
    print(json.dumps({"ask": message["ask"], **more}), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        answer(message)
"""
"""The beginning of a program that answers to the greeting."""

PLAYS = (
    LISTENS
    + """
    elif kind == "decide":
        answer(message, action=message["observation"]["legal"][-1])
    elif kind == "react":
        answer(message)
"""
)
"""A program that takes the last legal action and calls nothing."""

CALLS = (
    LISTENS
    + """
    elif kind == "decide":
        answer(message, action=message["observation"]["legal"][0])
    elif "uno" in message.get("calls", ()):
        answer(message, action="uno", delay=300)
    elif kind == "react":
        answer(message)
"""
)
"""A program that takes the first legal action, and calls what there is to call in one game."""


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    be_patient(monkeypatch)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch, patient: None) -> None:
    """Give programs little time for an answer, so that silence is found out soon."""
    monkeypatch.setattr(program_talk, "ANSWERS_WITHIN", 0.3)


class Table:
    """A match of one program against bots of ours, and what was told of it."""

    def __init__(
        self, guest: Guest, game: str = "classic", *, rounds: int = 1, seed: int = 3
    ) -> None:
        self.told: list[Phrase] = []
        programs = Programs(confirmed(guest), self.told.append, waits=True)
        variant = find_variant(game)
        table = variant.table(2, {"rounds": rounds} if rounds else {})
        self.match = Match(variant, table, seed)
        bot = programs.bot(guest, variant, table, 0)
        assert isinstance(bot, ProcessBot)
        self.bot = bot
        self.process = bot.talk.process
        other = load_roster()["greedy"].bot(variant)
        self.runner = Runner(self.match, [BotSeat(bot, Rng(1)), BotSeat(other, Rng(2))])

    def play(self) -> list[str]:
        """Play to the end, let the program end, and return what was told."""
        try:
            self.runner.run()
        finally:
            self.bot.close()
        assert self.match.over
        if self.process is not None:
            assert is_gone(self.process)
        return [phrase.key for phrase in self.told]

    @property
    def own(self) -> list[Action]:
        """The actions of the program's seat."""
        return [entry.action for entry in self.match.log if entry.seat == 0]

    def last_legal(self) -> list[Action]:
        """Return what was the last legal action each time that the program's seat did something."""
        again = Match(self.match.variant, self.match.table, self.match.seed)
        found = []
        for now, seat, action in self.match.log:
            if seat == 0:
                found.append(again.observe(0, now).legal[-1])
            again.submit(seat, action, now)
        return found


@pytest.mark.parametrize("game", ["classic", "oono"])
def test_the_example_of_the_documentation_plays(game: str, tmp_path: Path) -> None:
    for name in ("wanda.toml", "wanda.py"):
        shutil.copy(ROOT / "docs" / "example-bot" / name, tmp_path / name)
    file = tmp_path / "wanda.toml"
    text = file.read_text(encoding="utf-8")
    assert '"python3"' in text
    file.write_text(text.replace('"python3"', f"'{sys.executable}'"), encoding="utf-8")
    table = Table(load_guest(file, own=True), game)
    assert table.play() == []
    assert len(table.own) > 3
    assert Table(load_guest(file, own=True), game).play() == []


def test_what_a_program_answers_is_done(tmp_path: Path) -> None:
    """The last legal action each time, whatever the bot that stands in would do."""
    table = Table(write_program(tmp_path, PLAYS))
    assert table.play() == []
    assert table.own == table.last_legal() != []


def test_a_program_is_told_what_its_seat_sees_and_no_more(tmp_path: Path) -> None:
    write = 'log = open("log.txt", "a")\n'
    listens = PLAYS.replace("import json, sys\n", f"import json, sys\n{write}")
    listens = listens.replace(
        "message = json.loads(line)\n", "message = json.loads(line); log.write(line); log.flush()\n"
    )
    table = Table(write_program(tmp_path, listens), "oono", rounds=1)
    codes, hidden = table.match.table.deck.codes, list(table.match.state.hands[1])
    dealt = json.dumps([" ".join(codes[card] for card in hidden)])[1:-1]
    assert table.play() == []
    lines = [json.loads(line) for line in (tmp_path / "log.txt").read_text().splitlines()]
    kinds = [line["type"] for line in lines]
    assert (kinds[0], kinds[-1]) == ("hello", "bye")
    assert {key: lines[0][key] for key in ("protocol", "game", "players", "seat")} == {
        "protocol": 1, "game": "oono", "players": 2, "seat": 0,
    }  # fmt: skip
    first = next(line for line in lines if line["type"] == "decide")
    assert set(first["observation"]["hands"][1].split()) == {"?"}
    assert "?" not in first["observation"]["hands"][0]
    assert set(first["observation"]["draw"].split()) == {"?"}
    assert dealt not in json.dumps(first)
    told = [line for line in lines if line["type"] == "seen"]
    assert len(told) == len(table.match.log)
    assert [line["seat"] for line in told] == [entry.seat for entry in table.match.log]
    for line in told:
        for event in line["events"]:
            if event["event"] == "cards_moved" and event["dst"] == "hand 1":
                assert set(event["cards"].split()) == {"?"}
    assert "seen_by" not in json.dumps(lines)


def test_a_program_is_told_anew_what_still_stands_after_something_was_taken_back(
    tmp_path: Path,
) -> None:
    write = 'log = open("log.txt", "a")\n'
    listens = PLAYS.replace("import json, sys\n", f"import json, sys\n{write}")
    listens = listens.replace(
        "message = json.loads(line)\n", "message = json.loads(line); log.write(line); log.flush()\n"
    )
    guest = write_program(tmp_path, listens)
    seats = (Seat("Ada", "ada"), Seat("Wanda", "nora", guest.id))
    plan = Plan("classic", seats, {}, 1, TakingBack.PRACTICE)
    roster = {**load_roster(), guest.id: guest}
    host = Host(plan, think=0, guests=roster, programs=Programs(confirmed(guest), print))
    done: list[Any] = []
    while len(done) < 3:
        if host.match.state.turn == 0 and not host.over:
            host.runner.submit(0, host.match.observe(0).legal[0])
            done.append(list(host.match.log))
        while host.ponder():
            pass
        host.update(100)
    assert host.take_back(0) is None
    assert host.match.log == done[2][:-1]
    wanted = [entry.seat for entry in host.match.log]
    told: list[int] = []
    end = time.monotonic() + 120
    while told != wanted and time.monotonic() < end:  # the program reads in its own time
        time.sleep(0.02)
        whole = (tmp_path / "log.txt").read_text().rpartition("\n")[0]
        lines = [json.loads(line) for line in whole.splitlines()]
        kinds = [line["type"] for line in lines]
        since = lines[kinds.index("again") :] if "again" in kinds else []
        told = [line["seat"] for line in since if line["type"] == "seen"]
    host.close()
    assert told == wanted
    assert kinds.count("again") == 1


def test_a_call_of_a_program_is_made_after_its_delay(tmp_path: Path) -> None:
    for seed in range(1, 8):
        table = Table(write_program(tmp_path, CALLS), "oono", seed=seed)
        assert table.play() == []
        if Action("uno") in table.own:
            return
    raise AssertionError("there was never anything to call")


FAULTS = {
    "dies at once": ("import sys; sys.exit('no luck')", ["problem.program-ended-saying"]),
    "dies later": (
        LISTENS + "\n    elif kind == 'decide':\n        raise KeyError('oh dear')\n",
        ["problem.program-ended-saying"],
    ),
    "hangs": (
        LISTENS + "\n    elif kind == 'decide':\n        import time; time.sleep(600)\n",
        ["problem.program-silent", "problem.program-silent-for-good"],
    ),
    "garbage": (
        LISTENS + "\n    elif 'ask' in message:\n        print('what?', flush=True)\n",
        ["problem.program-nonsense"],
    ),
    "no action": (
        LISTENS + "\n    elif 'ask' in message:\n        answer(message, action='dance')\n",
        ["problem.program-nonsense"],
    ),
    "a wrong number": (
        LISTENS + "\n    elif 'ask' in message:\n        message['ask'] += 9\n        answer(message)\n",
        ["problem.program-nonsense"],
    ),
    "illegal": (
        LISTENS + "\n    elif 'ask' in message:\n        answer(message, action='play R0 R0 R0')\n",
        ["problem.program-illegal"],
    ),
    "a megabyte": (
        LISTENS + "\n    elif 'ask' in message:\n        answer(message, action='x' * (1 << 20))\n",
        ["problem.program-long"],
    ),
    "closes its output": (
        LISTENS + "\n        import os; os.close(1)\n        import time; time.sleep(600)\n",
        ["problem.program-ended"],
    ),
    "writes without end": (
        "import sys\nwhile True:\n    print('la', flush=True)\n",
        ["problem.program-nonsense"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", FAULTS)
def test_whatever_a_program_does_wrong_a_beginner_plays_on(
    what: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The match is played to its end, what was wrong is told once, and no process is left."""
    if what == "closes its output":  # it could still complain
        monkeypatch.setattr(child_process, "COMPLAINING", 0.1)
    if what == "hangs":
        request.getfixturevalue("hurried")
    source, told = FAULTS[what]
    table = Table(write_program(tmp_path, source))
    assert table.play() == told
    assert len(table.own) > 3
    sentences = [load_words().phrase(phrase) for phrase in table.told]
    assert all(sentence.startswith("Wanda ") for sentence in sentences)
    if what == "dies later":
        assert "KeyError: 'oh dear'" in sentences[0]


def test_the_last_words_of_a_program_are_told_however_late_they_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listen = child_process._listen

    def late(*given: Any) -> None:
        time.sleep(0.2)
        listen(*given)

    monkeypatch.setattr(child_process, "_listen", late)
    table = Table(write_program(tmp_path, "import sys; sys.exit('no luck')"))
    assert table.play() == ["problem.program-ended-saying"]


def test_an_answer_that_is_late_is_not_taken_for_another(
    tmp_path: Path, hurried: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first answer comes after its time; the next ones are still those to their questions."""
    late = PLAYS.replace(
        '    elif kind == "decide":\n',
        '    elif kind == "decide":\n'
        "        if message['ask'] == 1: import time; time.sleep(0.6)\n",
    )
    table = Table(write_program(tmp_path, late))

    def tell(phrase: Phrase) -> None:
        table.told.append(phrase)
        monkeypatch.setattr(program_talk, "ANSWERS_WITHIN", 120)

    monkeypatch.setattr(table.bot.talk, "_tell", tell)
    assert table.play() == ["problem.program-silent"]
    assert table.own[1:] == table.last_legal()[1:] != []


def test_a_program_that_does_not_read_costs_no_time(tmp_path: Path, hurried: None) -> None:
    """Pipes hold some 64 KiB; more is kept for it."""
    table = Table(write_program(tmp_path, "import time\ntime.sleep(600)\n"))
    for _ in range(2000):
        table.bot.talk.say({"type": "seen", "text": "x" * 1000})
    table.bot.close()
    assert table.process is not None
    assert is_gone(table.process)


def test_a_program_that_cannot_be_started_is_told(tmp_path: Path) -> None:
    file = tmp_path / "wanda.toml"
    file.write_text('portrait = "nora"\npolicy = "process"\ncommand = ["./no-such-program"]\n')
    assert Table(load_guest(file, own=True)).play() == ["problem.program-start"]


OTHERS = """
import os, subprocess, sys
for own_group in (None, 0):
    other = subprocess.Popen(
        [sys.executable, "-c", "import time; time.sleep(600)"], stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, process_group=own_group,
    )
    with open("others.txt", "a") as file:
        file.write(f"{other.pid}\\n")
open("started", "w")
"""
"""The beginning of a program that starts others, one of them in a group of its own."""

ENDS = {
    "stays": "\n    elif kind == 'bye':\n        other.wait()\n",
    "ends": "\nsys.exit()\n",
    "ends-in-the-match": "\n    if kind == 'hello':\n        os._exit(1)\n",
}


@pytest.mark.skipif(sys.platform == "win32", reason="on Windows the program alone is ended")
@pytest.mark.parametrize("end", ENDS)
def test_the_processes_that_a_program_started_end_with_it(end: str, tmp_path: Path) -> None:
    """Also where it has ended before, by itself."""
    table = Table(write_program(tmp_path, OTHERS + LISTENS + ENDS[end]))
    wait_for(tmp_path / "started")
    others = [int(line) for line in (tmp_path / "others.txt").read_text().splitlines()]
    if end == "ends-in-the-match":
        assert table.play() == ["problem.program-ended"]
    else:
        table.bot.talk.poll(5)
        table.bot.close()
    assert table.process is not None
    assert is_gone(table.process)
    for other in others if sys.platform == "linux" else others[:1]:
        assert has_ended(other)


def test_nothing_is_started_that_was_not_confirmed(tmp_path: Path) -> None:
    guest = write_program(tmp_path, "open('started', 'w')\n")
    told: list[Phrase] = []
    variant = find_variant("classic")
    table = variant.table(2, {})
    stale = {guest.id: ["0" * 64]}
    for allowed in (None, {}, stale, {"others": confirmed(guest)[guest.id]}):
        bot = Programs(allowed, told.append).bot(guest, variant, table, 0)
        assert not isinstance(bot, ProcessBot)
    assert [phrase.key for phrase in told] == ["problem.program-unconfirmed"] * 4
    assert not (tmp_path / "started").exists()
    assert unconfirmed([(guest, "")], stale) == [guest]
    assert unconfirmed([(guest, "")], confirmed(guest)) == []


def test_at_a_level_of_ours_no_program_is_needed(tmp_path: Path) -> None:
    guest = write_program(tmp_path, PLAYS)
    variant = find_variant("classic")
    bot = Programs(confirmed(guest)).bot(guest, variant, variant.table(2, {}), 0, "hard")
    assert not isinstance(bot, ProcessBot)
    assert unconfirmed([(guest, "hard")], {}) == []


def host_of(guest: Guest, told: list[Phrase], game: str = "classic") -> Host:
    seats = (Seat("Wanda", "nora", guest.id), Seat("Otto", "theo", "greedy"))
    plan = Plan(game, seats, {"rounds": 1}, seed=4)
    roster = {**load_roster(), guest.id: guest}
    return Host(plan, think=0, guests=roster, programs=Programs(confirmed(guest), told.append))


def finish(host: Host, frames: int = 100_000) -> None:
    """Play to the end of the match as a window does, frame by frame."""
    for _ in range(frames):
        if host.match.over:
            return
        host.update(16)
        host.ponder()
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("game", ["classic", "oono", "callout"])
def test_frames_do_not_wait_for_a_program(game: str, tmp_path: Path) -> None:
    told: list[Phrase] = []
    host = host_of(write_program(tmp_path, PLAYS), told, game)
    ((seat, bot),) = process_bots(host.runner.controllers)
    process = bot.talk.process
    finish(host)
    assert not told
    assert len([entry for entry in host.match.log if entry.seat == seat]) > 2
    assert bot.talk.gone
    assert process is not None
    assert is_gone(process)


def test_a_window_gets_the_calls_of_a_program_later(tmp_path: Path) -> None:
    guest = write_program(tmp_path, CALLS)
    for seed in range(3, 12):
        told: list[Phrase] = []
        host = host_of(guest, told, "oono")
        host = Host(
            host.plan.anew(seed), think=0, guests=host.guests,
            programs=Programs(confirmed(guest), told.append),
        )  # fmt: skip
        finish(host)
        assert not told
        if Action("uno") in [entry.action for entry in host.match.log if entry.seat == 0]:
            return
    raise AssertionError("there was never anything to call")


def test_a_seat_that_is_given_away_ends_its_program(tmp_path: Path) -> None:
    host = host_of(write_program(tmp_path, PLAYS), [])
    ((seat, bot),) = process_bots(host.runner.controllers)
    process = bot.talk.process
    host.seat_person(seat)
    assert process is not None
    assert is_gone(process)
    host.seat_bot(seat, "wanda")
    ((_, again),) = process_bots(host.runner.controllers)
    assert not again.talk.gone
    finish(host)


def test_a_table_that_is_left_leaves_no_program(tmp_path: Path) -> None:
    """Nobody says that the match is over; the program ends with whoever asked it."""
    host = host_of(write_program(tmp_path, "import time\ntime.sleep(600)\n"), [])
    ((_, bot),) = process_bots(host.runner.controllers)
    process = bot.talk.process
    del host, bot, _
    gc.collect()
    assert process is not None
    assert is_gone(process)


def test_the_stand_in_has_the_temper_of_the_file(tmp_path: Path) -> None:
    guest = write_program(tmp_path, PLAYS, more="[temper]\nmercy = 0.7\n")
    assert guest.temper == Temper(mercy=0.7)
    variant: Any = find_variant("classic")
    bot: Any = guest.bot(variant)
    assert bot.temper.mercy == 0.7


def test_a_module_in_the_folder_of_bots_is_not_run_for_one_of_pythons(tmp_path: Path) -> None:
    """`python3 -m json.tool`, once confirmed, ran any json.py that lay there."""
    (tmp_path / "json.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'w')\n")
    guest = write_program(tmp_path, "")
    file = tmp_path / "wanda.toml"
    text = file.read_text("utf-8").replace("'wanda.py'", "'-m', 'json.tool'")
    file.write_text(text, "utf-8")
    guest = load_guest(file, own=True)
    assert guest.program is not None
    child = ChildProcess(guest.program)
    child.send(b"{}")
    child.close()
    assert is_gone(child.number)
    assert not (tmp_path / "ran").exists()


def test_a_program_runs_in_an_empty_folder_that_is_removed(tmp_path: Path) -> None:
    guest = write_program(tmp_path, "import os, sys\nsys.stdin.read()\n")
    (tmp_path / "wanda.py").write_text(
        "import os, sys\nprint(os.getcwd(), os.listdir(), flush=True)\nsys.stdin.read()\n"
    )
    assert guest.program is not None
    child = ChildProcess(guest.program)
    answer = child.receive(30)
    assert answer is not None
    assert answer.line is not None
    folder, _, listed = answer.line.decode().partition(" ")
    assert listed == "[]"
    assert Path(folder).is_dir()
    assert Path(folder) != tmp_path
    child.close()
    assert is_gone(child.number)
    until = time.monotonic() + 120
    while Path(folder).exists():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_a_program_that_has_changed_since_it_was_read_is_not_started(tmp_path: Path) -> None:
    guest = write_program(tmp_path, PLAYS)
    told: list[Phrase] = []
    variant = find_variant("oono")
    programs = Programs(confirmed(guest), told.append)
    (tmp_path / "wanda.py").write_text("import evil\n")
    bot = programs.bot(guest, variant, variant.table(2), 0)
    assert not isinstance(bot, ProcessBot)
    assert [each.key for each in told] == ["problem.program-unconfirmed"]
