"""The command `torture`."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from time import monotonic

import click

from game.commands.common import lines, say, watched
from game.commands.shared_options import as_json, count, first_seed, jobs
from game.tools.fuzzing import fuzzer
from game.tools.fuzzing.file_readers import KINDS, START
from game.tools.memory_report import most_memory
from game.tools.torture.cup_kills import CupsKilled
from game.tools.torture.cup_kills import cup_kills as kill_cups
from game.tools.torture.cuts import cuts as cut_all
from game.tools.torture.evening_kills import EveningsKilled
from game.tools.torture.evening_kills import evening_kills as kill_evenings
from game.tools.torture.finding import Finding
from game.tools.torture.kills import Killed
from game.tools.torture.kills import kills as kill_all

PATIENCE = 5
"""How many times its budget of seconds a damaged file may take."""


@click.command()
@count("--kills", 20, "Number of programs to kill.", least=0)
@count("--cuts", 200, "Number of cut logs to read.", least=0)
@count("--cups", 0, "Number of programs to kill that play a cup.", least=0)
@count("--evenings", 0, "Number of programs to kill that play an evening.", least=0)
@count("--mutations", 200, "Number of damaged files to read.", least=0)
@first_seed()
@jobs("Number of processes for the files.")
@as_json()
def torture(
    kills: int,
    cuts: int,
    cups: int,
    evenings: int,
    mutations: int,
    seed: int,
    jobs: int,
    as_json: bool,
) -> None:
    """Do to saved matches whatever may happen to them, and check that nothing is lost.

    Programs that play matches, a cup or an evening are killed at random moments, logs are cut off at every
    byte or left as a power cut may leave them, and files of every kind are damaged as by `fuzz`.
    """
    began = monotonic()
    killed = Killed()
    told = 0
    for killed in watched(kill_all(kills, seed), kills, "kills"):
        _tell(killed.wrong[told:])
        told = len(killed.wrong)
    played = CupsKilled()
    told = 0
    for played in watched(kill_cups(cups, seed), cups, "kills of cups"):
        _tell(played.wrong[told:])
        told = len(played.wrong)
    spent = EveningsKilled()
    told = 0
    for spent in watched(kill_evenings(evenings, seed), evenings, "kills of evenings"):
        _tell(spent.wrong[told:])
        told = len(spent.wrong)
    images = list(watched(cut_all(cuts, seed), cuts, "cuts"))
    cut_off = [wrong for wrong in images if wrong is not None]
    _tell(cut_off)
    tried = fuzzer.Tried()
    kinds = sorted(KINDS.keys() - {START})
    # It is asked what is lost; how long a file takes on a machine like this is asked by `fuzz`.
    files = fuzzer.fuzz(kinds, seed, mutations, jobs, patience=PATIENCE)
    for kind, fault in watched(files, mutations, "files"):
        tried.files[kind] += 1
        if fault is not None:
            tried.faults.append(fault)
            say(str(fault), err=True)
    faults = [_row("kill", each) for each in [*killed.wrong, *played.wrong, *spent.wrong]]
    faults += [_row("cut", each) for each in cut_off]
    faults += [{"kind": each.kind, "what": each.what, "again": each.again} for each in tried.faults]
    report = {
        "seed": seed,
        "kills": killed.kills,
        "cuts": len(images),
        "mutations": tried.files.total(),
        "actions": killed.actions,
        "lost": sum(each.lost for each in [*killed.wrong, *cut_off]),
        "faults": faults,
        "max_rss_mb": most_memory(),
        "seconds": round(monotonic() - began, 2),
    }
    if cups:
        report |= {
            "cup_kills": played.kills,
            "cups": played.cups,
            "cup_matches": played.matches,
        }
    if evenings:
        report |= {
            "evening_kills": spent.kills,
            "evenings": spent.evenings,
            "evening_matches": spent.matches,
            "unlock_turns": spent.turns,
        }
    shown = {**report, "taken_up": killed.taken_up, "faults": len(faults)}
    say(json.dumps(report, indent=2) if as_json else lines(shown))
    sys.exit(1 if faults else 0)


def _row(kind: str, found: Finding) -> dict[str, str]:
    return {"kind": kind, "what": found.what, "again": found.again}


def _tell(wrong: Sequence[Finding]) -> None:
    for each in wrong:
        say(str(each), err=True)
