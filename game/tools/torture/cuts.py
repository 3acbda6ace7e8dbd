"""Logs that are cut off anywhere, and what a power cut may leave of them: nothing that was synced is lost.

They are those of matches that have ended, so that they are cut off in the line that says how as well, and the
draw of a cup that was given up, an evening, a turn of the switch that unlocks all, and attempts at puzzles.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from game.engine.match import Match
from game.engine.problems import Problem
from game.session.records.ending import ending_of
from game.session.records.history import rebuild
from game.session.records.log_reader import kept_match, logged_match
from game.store.history_index import HistoryIndex
from game.store.language_files import load_words
from game.store.match_folder import ENDED, MatchFolder
from game.store.match_log import log_contents
from game.tools.torture.bot_match import kept_bytes, play, read, take_up, wrong_ending
from game.tools.torture.cup_cuts import cup_fault, draw_bytes, some_draw
from game.tools.torture.evening_cuts import evening_bytes, evening_fault
from game.tools.torture.finding import Finding
from game.tools.torture.puzzle_cuts import attempts_bytes, attempts_fault
from game.tools.torture.unlock_cuts import turn_bytes, unlock_fault
from game.variants import VARIANTS
from game.words.counted import counted

ACTIONS = 50
SECTORS = (512, 4096)
"""Bytes that a disk writes whole or not at all."""
TAKEN_UP = 10
"""Of so many images one is gone on with."""


def cuts(count: int, seed: int) -> Iterator[Finding | None]:
    """Try `count` images of logs; yield what is wrong with each, None if nothing is."""
    with tempfile.TemporaryDirectory() as room:
        folder = Path(room)
        logs = [
            kept_bytes(folder, variant.info.id, seed + place, ACTIONS)
            for place, variant in enumerate(VARIANTS)
        ]
        draw = some_draw(seed)
        for number in range(count):
            luck = Random(f"cut {seed} {number}")
            place, log = divmod(number, len(logs) + 4)
            if log == len(logs) + 3:
                image, synced = _image(attempts_bytes(), place, luck)
                wrong, lost = attempts_fault(folder / f"{number} puzzles", image, synced), 0
            elif log == len(logs) + 2:
                image, synced = _image(evening_bytes(), place, luck)
                wrong, lost = evening_fault(folder / f"{number} evening", image, synced), 0
            elif log == len(logs) + 1:
                image, synced = _image(turn_bytes(), place, luck)
                wrong, lost = unlock_fault(folder / f"{number} unlocked", image, synced), 0
            elif log == len(logs):
                image, synced = _image(draw_bytes(draw), place, luck)
                wrong, lost = cup_fault(folder / f"{number} cup", draw, image, synced), 0
            else:
                content, match = logs[log]
                image, synced = _image(content, place, luck)
                wrong, lost = _checked(image, content, synced, match)
                if not wrong and place % TAKEN_UP == 0:
                    wrong = _goes_on(MatchFolder(folder / f"{number}"), image, content)
                    wrong = wrong or _in_history(folder / f"{number} ended", image, match)
            again = f"main.py torture --kills 0 --cuts {number + 1} --mutations 0 --cups 0 --seed {seed}"
            yield Finding(f"image {number + 1}: {wrong}", again, lost) if wrong else None


def _image(content: bytes, place: int, luck: Random) -> tuple[bytes, int]:
    """Return what is left of a log, and how much of it had been synced."""
    if luck.random() < 0.5:
        at = place // 2 % (len(content) + 1)
        at = at if place % 2 else len(content) - at
        return content[:at], at
    lines = [0, *(at + 1 for at, byte in enumerate(content) if byte == 10)]
    synced = luck.choice(lines)
    end = luck.randrange(synced, len(content) + 1)
    image = bytearray(content[:end])
    sector = luck.choice(SECTORS)
    # What was written after the last sync may be there or not, sector by sector; its size may have come first.
    for start in range(synced - synced % sector, end, sector):
        if luck.random() < 0.5:
            first, last = max(start, synced), min(start + sector, end)
            image[first:last] = bytes(last - first)
    return bytes(image), synced


def _checked(image: bytes, content: bytes, synced: int, match: Match) -> tuple[str, int]:
    """Return what is wrong with what is read from an image, and how many actions are lost."""
    whole = content[: content.rfind(b"\n", 0, synced) + 1].count(b'"does":')
    first = content.index(b"\n") + 1
    try:
        kept = read(image)
    except Problem as problem:
        if synced < first:
            return "", 0
        return f"it is refused: {load_words().phrase(problem.phrase)}", whole
    done = kept.match.log
    if len(done) < whole:
        return f"{counted(whole - len(done), 'synced action')} lost", whole - len(done)
    if done != match.log[: len(done)]:
        return "other actions are read than were done", 0
    contents = log_contents(image)
    if synced == len(content) and logged_match(contents).ending is None:
        return "how it ended is lost", 0
    return wrong_ending(contents, match), 0


def _goes_on(folder: MatchFolder, image: bytes, content: bytes) -> str:
    """Return what is wrong where the program starts with the image, goes on with the match, and ends."""
    folder.under_way.mkdir(parents=True)
    (folder.under_way / "one.match").write_bytes(image)
    found, _ = folder.find()
    if not found:
        first = content.index(b"\n") + 1
        return "it is not found" if image[:first] == content[:first] else ""
    taken = take_up(folder, found[0])
    if taken is None:
        return "it is held to be open somewhere else"
    host, journal = taken
    done = len(host.match.log)
    play(host, len(host.match.log) + 5)
    journal.close()
    contents = log_contents(journal.log.path.read_bytes())
    again = kept_match(contents)
    if again.match.log != host.match.log:
        return "it is lost when it goes on"
    if not host.match.over and len(host.match.log) > done and logged_match(contents).ending:
        return "it is held to have ended, and has gone on"
    return wrong_ending(contents, host.match)


def _in_history(data: Path, image: bytes, played: Match) -> str:
    """Return what is wrong where the image is one of the matches that have ended, and the history is read."""
    log = data / ENDED / "one.match"
    log.parent.mkdir(parents=True)
    log.write_bytes(image)
    try:
        whole = log_contents(image)
        match = kept_match(whole).match
    except Problem:
        return ""
    counts = {rebuild(data) for _ in range(2)}
    content = log.read_bytes()
    if whole.damaged:
        told = {tuple(seat.score for seat in each.seats) for each in HistoryIndex(data).find()}
        if told - {ending_of(played).scores}:
            return "the history has another result"
        return "" if content == image else "the history has changed a damaged log"
    if counts != {1}:
        return "it is not in the history"
    if not content.startswith(image[: whole.end]):
        return "the history has changed the log"
    contents = log_contents(content)
    if contents.behind or logged_match(contents).ending is None:
        return "how it ended is not added"
    return wrong_ending(contents, match)
