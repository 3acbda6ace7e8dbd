"""Readers of files in which everything goes wrong that can, for the tests of the fuzzer."""

from __future__ import annotations

import os
import re
from pathlib import Path
from random import Random
from time import process_time

from game.tools.fuzzing import fuzzer
from game.tools.fuzzing.file_mutations import put, swollen

fuzzer.FILE_BYTES = 50 << 20
fuzzer.FILE_SECONDS = 0.4
fuzzer.CPU_SECONDS, fuzzer.SECONDS = 2, 20  # by the clock on a machine with much else to do
HELD: list[bytes] = []
LONG = ("works long, as it may",)


def read(kind: str, folder: Path, luck: Random) -> None:
    """Do what the kind says with a file."""
    if kind == "greedy tag":
        text = swollen(b'[Game "oono"]\n' * 9, luck).decode("utf-8", "replace")
        for line in text.split("\n")[:20]:
            re.fullmatch(r'\[(\w+)\s+("(?:[^"\\]|\\.)*")\]', line)
        return
    put(luck.randbytes(9), folder / "file", luck)
    if kind == "raises":
        raise ZeroDivisionError("nothing is there")
    if kind == "works for ever":
        while True:
            luck.random()
    if kind == "waits for ever":
        os.mkfifo(folder / "pipe")
        (folder / "pipe").read_bytes()
    if kind == "takes too much":
        HELD.append(bytes(2 << 30))
    if kind == "grows":
        HELD.append(b"x" * (65 << 20))
    if kind.startswith("works long"):
        began = process_time()
        while process_time() - began < 0.6:
            luck.random()
    if kind == "takes much for a moment":
        assert len(b"x" * (65 << 20)) > 1
    if kind == "dies":
        os.abort()
