"""The readers of the fuzzer that are waited for longer: a busy machine is no fault of what is read.

A second of the processor is worth less on a machine that shares its cores, so a file may take several times as
long here: what has no end is still found, and `main.py fuzz` holds each file to its budget.
"""

from __future__ import annotations

from game.tools.fuzzing import fuzzer
from game.tools.fuzzing.file_readers import LONG, read

__all__ = ["LONG", "read"]

fuzzer.FILE_SECONDS *= 8
fuzzer.CPU_SECONDS *= 5
fuzzer.SECONDS *= 2
