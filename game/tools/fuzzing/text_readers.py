"""Names, talk and tags as nobody would write them, for the fuzzer: what is let in can be seen.

Each comes in by a door at which it may be refused, and in a file that is there already, which is shown. The
program that shows it has its window in memory, and is made once a process.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pygame

from game.engine.verbs import Names
from game.files.checked_lines import checked_lines, whole_lines
from game.scenes.base.watching.watched_match import tape_of_file
from game.session.host import Host
from game.session.programs.program_messages import Nonsense, read_action
from game.session.records.log_reader import kept_match
from game.show.seating import ALONE
from game.store.language_files import load_words
from game.store.match_log import log_contents
from game.store.settings_file import FILE, Profile, Settings
from game.tools.fuzzing.hostile_texts import hostile_text, look_alike
from game.tools.fuzzing.small_program import reshaped, small_program
from game.tools.fuzzing.usual_files import kept_log, match_text
from game.tools.offscreen import Offscreen
from game.variants import VARIANTS
from game.view.base.colours import LIGHT
from game.view.base.fonts import BOLD
from game.words.people_texts import (
    KEPT_NAME,
    NAME,
    TALK,
    alike,
    beginning,
    fault,
    length,
    shown,
    tidy,
)

FRAMES, FRAME_MS = 5, 150
TALKING, SAY = next(
    (place, verb.word)
    for place, variant in enumerate(VARIANTS)
    for verb in variant.info.verbs
    if verb.names is Names.TEXT
)
"""The number of the game in which people talk, and its verb for that."""
LONGEST = 5_000
"""Letters of a text that is much longer than any may be."""


def _show(scene: Callable[[Offscreen], object], luck: Random) -> None:
    """Open a scene and draw it for a while, in a window of any shape and with text of any size."""
    program = reshaped(luck)
    scene(program)
    for _ in range(FRAMES):
        program.happen((), FRAME_MS)
        program.picture()
    program.stack.ways.title()


def _text(luck: Random, most: int) -> str:
    """A text about as long as one may be, or much longer; now and then one that looks like another."""
    if luck.random() < 0.2:
        return look_alike("Ada", luck)
    return hostile_text(luck, luck.choice((most, most, LONGEST)))


def _check(text: str, most: int) -> bool:
    """Return whether a text is let in: then it can be seen. If not, a sentence says why."""
    told = fault(text, most)
    safe = shown(text)
    if told is None:
        if safe != text or length(text) > most:
            raise AssertionError("what was let in may not be shown")
        picture = small_program().kit.fonts.text(text, 40, BOLD, LIGHT)
        if not pygame.mask.from_surface(picture, 8).count():
            raise AssertionError(f"what was let in cannot be seen: {ascii(text)[:80]}")
        return True
    sentence = load_words().phrase(told)
    if "$" in sentence or not sentence.endswith("."):
        raise AssertionError(f"no sentence: {sentence}")
    # Not cut between code points: half of a letter may be what the whole one is not.
    if safe.strip() and "\n" not in safe and fault(beginning(safe, TALK), TALK) is not None:
        raise AssertionError("the safe form may not be shown")
    if shown(safe) != safe:
        raise AssertionError("the safe form has one of its own")
    return False


def _rewritten(log: bytes, change: Callable[[list[dict[str, Any]]], None]) -> bytes:
    """Return a log with rows that are others, and the checksums that they need."""
    rows = [json.loads(line) for line in whole_lines(log).lines]
    change(rows)
    return checked_lines(json.dumps(row).encode() for row in rows)


def _names(folder: Path, luck: Random) -> None:
    """Typed on phones; in settings; in the log of a match, which goes on."""
    names = [_text(luck, NAME) for _ in range(4)]
    for name in names:
        tidied = tidy(name)
        if _check(tidied, NAME) and not alike(tidied):
            raise AssertionError("nothing tells this name from none")
    settings = Settings(name=names[0], profiles={names[1]: Profile()})
    if "\ud800" not in ascii(names):
        _reload(settings, folder)

    def change(rows: list[dict[str, Any]]) -> None:
        for seat, name in zip(rows[0]["seats"], names, strict=False):
            seat["name"] = name
        rows[0]["names"] = [seat["name"] for seat in rows[0]["seats"]]

    _go_on(_rewritten(kept_log(luck.randrange(len(VARIANTS))), change), luck)


def _reload(settings: Settings, folder: Path) -> None:
    try:
        settings.save(folder)
    except UnicodeEncodeError:  # no file can hold a lone surrogate
        return
    again, told = Settings.load(folder, ("en",))
    if told is not None and not load_words().phrase(told):
        raise AssertionError("nothing is told")
    for name in (again.name, *again.profiles):
        if name and fault(name, KEPT_NAME) is not None:
            raise AssertionError(f"{FILE} let in what may not be shown")


def _go_on(log: bytes, luck: Random) -> None:
    """Take up the match of a log, and show it."""
    found = kept_match(log_contents(log))
    for seat in found.plan.seats:
        if seat.name and fault(seat.name, KEPT_NAME) is not None:
            raise AssertionError("a kept name is not shown in its safe form")
    host = Host(found.plan, found.match, under_way=found.under_way)
    # Phones of an earlier table have no seat here.
    _show(lambda program: program.stack.ways.reseat(host, ALONE), luck)


def _talk(folder: Path, luck: Random) -> None:
    """Said by a bot's program; in the log of a match, which goes on."""
    texts = [_text(luck, TALK) for _ in range(3)]
    variant = VARIANTS[TALKING]
    deck = variant.table(variant.info.min_players).deck
    for text in texts:
        said = tidy(text)
        allowed = _check(said, TALK)
        try:
            read_action({"action": f"{SAY} {said}"}, variant, deck)
        except Nonsense:
            continue
        if not allowed and said:
            raise AssertionError("a program said what may not be shown")

    def change(rows: list[dict[str, Any]]) -> None:
        at = max(row.get("at", 0) for row in rows)
        lines = (" ".join(text.split()) for text in texts)
        rows += [{"at": at, "seat": 0, "does": f"{SAY} {line}"} for line in lines if line]

    _go_on(_rewritten(kept_log(TALKING), change), luck)


def _tags(folder: Path, luck: Random) -> None:
    """In a match or a position as text: tags, keys and moves."""
    lines = match_text(luck.randrange(2 * len(VARIANTS))).decode().split("\n")
    for _ in range(luck.choice((1, 1, 4))):
        at = luck.randrange(len(lines))
        text = _text(luck, NAME)
        written = json.dumps(text, ensure_ascii=luck.random() < 0.5)
        name = lines[at][1:].partition(" ")[0] if lines[at].startswith("[") else "Seat0"
        lines[at] = luck.choice(
            (f"[{name} {written}]", f"[{text} {written}]", f"{lines[at]} {text}")
        )
    file = folder / "match.oneplay"
    file.write_bytes("\n".join(lines).encode("utf-8", "surrogatepass"))
    tape = tape_of_file(file)
    for seat in tape.plan.seats:
        if seat.name and fault(seat.name, KEPT_NAME) is not None:
            raise AssertionError("a name in a file is not shown in its safe form")
    _show(lambda program: program.stack.ways.watch_tape(tape), luck)


TEXT_KINDS: Mapping[str, Callable[[Path, Random], None]] = {
    "names": _names,
    "talk": _talk,
    "tags": _tags,
}
