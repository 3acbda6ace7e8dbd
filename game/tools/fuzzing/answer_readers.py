"""Bots for the fuzzer: their files, and programs that answer whatever they like, alone and at a drawn table.

What a program would answer is made up as soon as it is asked, so that nothing waits for a process.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

from game.engine.match import Match
from game.engine.problems import Phrase
from game.engine.rng import Rng
from game.engine.verbs import Names
from game.session.controllers import BotSeat
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.programs.child_process import LAST_WORDS, LONGEST_LINE, Answer
from game.session.programs.program_messages import LONGEST_ACTION
from game.session.programs.programs import Programs
from game.session.runner import Runner
from game.show.seating import ALONE
from game.store.bot_files import LONGEST_NAME, Guest, faults, guest_texts, load_guest, load_roster
from game.store.bot_programs import Program
from game.store.language_files import load_words
from game.tools.fuzzing.file_mutations import NUMBERS, VALUES, mutated, put
from game.tools.fuzzing.hostile_texts import hostile_text
from game.tools.fuzzing.phone_readers import can_be_kept
from game.tools.fuzzing.small_program import reshaped, think
from game.tools.fuzzing.told_sentences import check_told
from game.tools.fuzzing.usual_files import OWN_BOT, put_asset
from game.variants import VARIANTS, find_variant
from game.words.people_texts import fault

BOT = """
name = "Clockwork"
portrait = "theo"
policy = "process"
command = ["clockwork"]
"""
OTHERS = "greedy"
FRAMES, FRAME_MS = 60, (16, 300, 1200)
SILENCES = 1
"""Questions that a program leaves without an answer, at most: each takes seconds."""


class _Liar:
    """A program that has been started, and answers with anything; some of it is what was asked for."""

    number = 1

    def __init__(self, luck: Random, words: Mapping[str, Any], _program: Program) -> None:
        self._luck, self._words = luck, words
        self._answers: deque[bytes | None] = deque()
        self._silences = SILENCES
        self._over = False
        self.honesty = luck.choice((0.5, 0.9, 0.98))
        self.answers = 0
        self.complaint = hostile_text(luck, luck.choice((0, 40, LAST_WORDS)))

    @property
    def ended(self) -> bool:
        """Whether it says nothing any more."""
        return self._over and not self._answers

    def send(self, line: bytes) -> bool:
        """Read a line, and answer it."""
        message = json.loads(line)
        if "ask" in message:
            if self._luck.random() < 0.002 and self._silences:
                self._silences -= 1
            else:
                self._answers += self._answered(message)
            self._over = self._over or self._luck.random() < 0.002
        return self._luck.random() > 0.001

    def receive(self, wait: float = 0) -> Answer | None:
        """Return what it has answered."""
        if not self._answers:
            sleep(wait)
            return None
        self.answers += 1
        return Answer(self._answers.popleft(), monotonic())

    def close(self) -> None:
        """Say nothing any more."""
        self._answers.clear()

    def _answered(self, message: Mapping[str, Any]) -> list[bytes | None]:
        """Return the lines that a question is answered with: one that does, or others."""
        luck, right = self._luck, self._right(message)
        if message["type"] == "hello" or luck.random() < self.honesty:
            return [json.dumps(right).encode()]
        if luck.random() < 0.6:
            right[luck.choice(("action", "action", "action", "delay", "ask"))] = self._wrong()
            return [self._line(right)]
        ways: tuple[Callable[[], list[bytes | None]], ...] = (
            lambda: [None],
            lambda: [mutated(self._line(right), luck)[:LONGEST_LINE]],
            lambda: [luck.choice((*VALUES, *NUMBERS))],
            lambda: [luck.randbytes(luck.randint(0, 99)), self._line(right)],
            lambda: [self._line(right)] * luck.choice((2, 200)),
            lambda: [self._line({hostile_text(luck, 20): self._wrong()}), self._line(right)],
        )
        return luck.choice(ways)()

    def _line(self, answer: Mapping[str, Any]) -> bytes:
        text = json.dumps(answer, ensure_ascii=self._luck.random() < 0.5)
        return text.encode("utf-8", "surrogatepass")

    def _right(self, message: Mapping[str, Any]) -> dict[str, Any]:
        answer: dict[str, Any] = {"ask": message["ask"]}
        if message["type"] == "decide":
            answer["action"] = self._luck.choice(message["observation"]["legal"])
        elif message["type"] == "react" and self._luck.random() < 0.5:
            answer |= {"action": self._luck.choice(message["calls"]), "delay": 300}
        return answer

    def _wrong(self) -> Any:
        """What no question asks for."""
        luck = self._luck
        verb = luck.choice(list(self._words.values()))
        words = (*verb.words, str(luck.randrange(-2, 12)), hostile_text(luck, 30))
        texts = (
            verb.word,
            f"{verb.word} {hostile_text(luck, luck.choice((30, LONGEST_ACTION, 3000)))}",
            f"{verb.word} {luck.choice(words)} {luck.choice(words)}",
            f"{self._says} {hostile_text(luck, 200)}" if self._says else "",
            hostile_text(luck, LONGEST_ACTION),
        )
        return luck.choice((*texts, *texts, *texts, -1, 10**30, 1e300, True, None, [], {}))

    @property
    def _says(self) -> str:
        """The verb for talk; "" where there is none."""
        return next((v.word for v in self._words.values() if v.names is Names.TEXT), "")


def _guest(folder: Path) -> Guest:
    """Return a bot that is a program."""
    file = folder / "clockwork.toml"
    file.write_text(BOT, encoding="utf-8")
    return load_guest(file, own=True)


def _answers(folder: Path, luck: Random) -> None:
    """Programs play a match of any game, alone or at a table."""
    guest, variant = _guest(folder), luck.choice(VARIANTS)
    assert guest.program is not None
    told: list[Phrase] = []
    players = luck.randint(variant.info.min_players, min(4, variant.info.max_players))
    liars = luck.randint(1, players)
    alone = luck.random() < 0.5 or not variant.info.layout
    programs = Programs(
        {guest.id: [guest.program.fingerprint]},
        told.append,
        waits=alone,
        start=partial(_Liar, luck, variant.info.vocabulary),
    )
    bots = [guest.id] * liars + [OTHERS] * (players - liars)
    luck.shuffle(bots)
    guests = {**load_roster(), guest.id: guest}
    if alone:
        _alone(variant.info.id, bots, guests, programs, luck)
    else:
        _at_table(variant.info.id, bots, guests, programs, luck)
    for phrase in told:
        if not load_words().phrase(phrase).strip():
            raise AssertionError("nothing is told")


def _alone(
    game: str, bots: list[str], guests: Mapping[str, Guest], programs: Programs, luck: Random
) -> None:
    """Let them play without anybody who looks on."""
    variant = find_variant(game)
    match = Match(variant, variant.table(len(bots)), luck.randrange(1, 9999))
    seats = []
    for seat, id in enumerate(bots):
        bot = programs.bot(guests[id], variant, match.table, seat)
        seats.append(BotSeat(bot, Rng(seat + 1)))
    Runner(match, seats).run(rounds=1)
    can_be_kept(match)


def _at_table(
    game: str, bots: list[str], guests: Mapping[str, Guest], programs: Programs, luck: Random
) -> None:
    """Let them play at a table that is drawn."""
    program = reshaped(luck)
    seats = tuple(Seat(guests[id].name or id, "theo", id) for id in bots)
    host = Host(
        Plan(game, seats, {}, luck.randrange(1, 9999)), think=0, guests=guests, programs=programs
    )
    program.stack.ways.reseat(host, ALONE)  # phones of an earlier table have no seat here
    for _ in range(FRAMES):
        program.happen((), luck.choice(FRAME_MS))
        think(program)
        program.picture()
    can_be_kept(host.match)
    host.close()
    program.stack.ways.title()


def _bots(folder: Path, luck: Random) -> None:
    """A bot of the program's, or one of a player's, in the folder with every fault told."""
    if luck.random() < 0.2:
        _named_bot(folder / "clockwork.toml", luck)
        return
    own = luck.random() < 0.5
    if own:
        file = folder / "clockwork.toml"
        put(OWN_BOT.encode(), file, luck)
        wrong: list[Phrase] = []
        roster = load_roster(folder, wrong.append)
        if bool(wrong) != bool(faults(file, folder)) or bool(wrong) == (file.stem in roster):
            raise AssertionError("what is told and what is loaded do not agree")
        guest_texts(roster.get(file.stem, roster["greedy"]), load_words())
        for each in wrong:
            check_told(each)
    else:
        file = put_asset("bots", folder, luck)
    guest = load_guest(file, own=own)
    for variant in VARIANTS:
        guest.bot(variant)


def _named_bot(file: Path, luck: Random) -> None:
    """A bot with any name: of a letter that cannot be shown that is told, and not that the name is long."""
    name = hostile_text(luck, luck.choice((5, LONGEST_NAME))).encode("utf-8", "replace").decode()
    escaped = "".join(f"\\U{ord(letter):08X}" for letter in name)
    file.write_text(OWN_BOT.replace("Clockwork", escaped), encoding="utf-8")
    wrong, told = fault(name, LONGEST_NAME), faults(file)
    if bool(wrong) != bool(told):
        raise AssertionError("what is told and what may be shown do not agree")
    unshown = wrong is not None and wrong.key == "problem.text-unshown"
    if unshown != any("problem.expected-shown" in str(each) for each in told):
        raise AssertionError("a letter that cannot be shown is told as something else")
    for each in told:
        check_told(each)


BOT_KINDS: Mapping[str, Callable[[Path, Random], None]] = {"bots": _bots}
ANSWER_KINDS: Mapping[str, Callable[[Path, Random], None]] = {
    "answers": _answers,
}
