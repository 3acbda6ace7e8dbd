"""Programs that run in a folder, one or two at a time, and are killed at a random moment: `killings`."""

from __future__ import annotations

import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

PAIRS = 0.25
"""The share of times at which two programs play in the folder at once."""
FAULT = 1
"""The exit status of a program that has ended by a fault."""
PATIENCE = 60.0
"""Seconds until something is heard of a program, at most."""

Program: TypeAlias = Callable[[Path, str, Connection], None]
"""What goes on in a folder, by a seed, and tells of what it has done, until it is killed."""


class Deaths(NamedTuple):
    """What each of the programs had told that ran at once and were killed, and what was `wrong` with them."""

    told: list[list[Any]]
    wrong: list[str]


def killings(program: Program, folder: Path, seed: str, longest: float) -> Iterator[Deaths]:
    """Let a program run in a folder again and again, alone or as a pair; kill it within `longest` seconds.

    The time counts from when something was heard of it. There is no end to it.
    """
    # Where a process can be copied, none has to import everything.
    context: Any = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    kills = 0
    while True:
        luck = Random(f"{seed} {kills}")
        pair, wrong = [], []
        for number in range(2 if luck.random() < PAIRS else 1):
            heard, tell = context.Pipe(duplex=False)
            given = (folder, f"{seed} {kills} {number}", tell)
            child = context.Process(target=program, args=given, daemon=True)
            child.start()
            tell.close()
            pair.append((child, heard))
        wrong += [
            "nothing is heard of the program" for _, heard in pair if not heard.poll(PATIENCE)
        ]
        time.sleep(luck.random() * longest)
        told: list[list[Any]] = []
        for child, heard in pair:
            child.kill()
            child.join()
            # What is killed on Windows ends so as well.
            if child.exitcode == FAULT and sys.platform != "win32":
                wrong.append("the program has ended by itself")
            told.append(list(_heard(heard)))
        kills += len(pair)
        yield Deaths(told, wrong)


def _heard(heard: Connection) -> Iterator[Any]:
    """What a program that has died had told."""
    try:
        while heard.poll():
            yield heard.recv()
    except (EOFError, OSError):
        return
