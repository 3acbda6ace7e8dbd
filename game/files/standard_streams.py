"""Standard output and standard error: nothing that is written there does anything to a terminal.

    guard_streams()     # once in each process, before anything is written
    print(name)         # a name with "\\x1b[31m" in it colours nothing: the letter is written as that escape

Names of files, arguments, and what stands in files may hold whatever their authors liked.
"""

from __future__ import annotations

import io
import os
import re
import sys
from contextlib import suppress
from typing import TextIO, cast

BROKEN_PIPE = 141
"""The exit status after whoever read the output has gone, as shells have it."""

# Control characters but line ends and tabs; marks, embeddings and isolates of direction, which reorder the
# letters around them (the two of `game.words.people_texts.isolated` end where they began); other line ends; and
# bytes of a name that are no letters in its encoding.
_ACTING = re.compile(
    "[\x00-\x08\x0b-\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066\u2067\u206a-\u206f]"
    "|\r(?!\n)|[\udc80-\udcff]"
)


def harmless(text: str) -> str:
    """Return a text with an escape for each letter that would act on a terminal."""
    return _ACTING.sub(lambda found: escape(found[0]), text)


def escape(letter: str) -> str:
    """Return the escape for a letter, or for a byte that is none in the encoding of the system."""
    code = ord(letter)
    if 0xDC80 <= code <= 0xDCFF:  # Python's way to keep such a byte
        return f"\\x{code - 0xDC00:02x}"
    return letter.encode("unicode_escape").decode("ascii")


class GuardedStream(io.TextIOWrapper):
    """A standard stream that writes what is `harmless`, with escapes for letters that its encoding lacks.

    If nobody reads standard output any more, the program ends without a word; one that can tell nothing on
    standard error goes on.
    """

    def __init__(self, stream: io.TextIOWrapper, *, output: bool) -> None:
        self._output = output
        encoding, by_line, through = stream.encoding, stream.line_buffering, stream.write_through
        super().__init__(
            stream.detach(),
            encoding,
            errors="backslashreplace",
            line_buffering=by_line,
            write_through=through,
        )

    def write(self, text: str) -> int:
        """Write what is harmless of a text."""
        return self.write_raw(harmless(text))

    def write_raw(self, text: str) -> int:
        """Write a text of the program's own, which may act on a terminal."""
        try:
            return super().write(text)
        except OSError as error:
            self._failed(error)
            return len(text)

    def flush(self) -> None:
        """Write what has been kept back."""
        try:
            super().flush()
        except OSError as error:
            self._failed(error)

    def _failed(self, error: OSError) -> None:
        if self._output and not isinstance(error, BrokenPipeError):
            raise error
        drop(self)
        if self._output:
            sys.exit(BROKEN_PIPE)


class RawStream:
    """A guarded stream for what the program itself writes to act on the terminal, such as a bar of progress."""

    def __init__(self, stream: GuardedStream) -> None:
        self.write = stream.write_raw
        self.flush = stream.flush
        self.isatty = stream.isatty
        self.encoding = stream.encoding


def guard_streams() -> None:
    """Guard both streams. In the place of one that is closed or missing is one that leads nowhere."""
    _fill_closed()
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            stream = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - open to the end
        if type(stream) is io.TextIOWrapper:  # others are not the process's own, as in tests
            stream = GuardedStream(stream, output=name == "stdout")
        setattr(sys, name, stream)


def _fill_closed() -> None:
    """Let each standard handle that is closed lead nowhere: the next file opened would have its number.

    What a library then writes as an error would go into that file.
    """
    nowhere = os.open(os.devnull, os.O_RDWR)
    for handle in range(3):
        try:
            os.fstat(handle)
        except OSError:
            with suppress(OSError):
                os.dup2(nowhere, handle)
    if nowhere > 2:
        os.close(nowhere)
    else:  # it has the number of one that was closed, which the processes that are started inherit
        os.set_inheritable(nowhere, True)


def acting_stderr() -> TextIO | None:
    """Return standard error for what acts on a terminal; None where there is no terminal that can do that."""
    if not sys.stderr.isatty():
        return None
    if os.name == "posix" and os.environ.get("TERM", "") in ("", "dumb", "unknown"):
        return None
    if isinstance(sys.stderr, GuardedStream):
        return cast("TextIO", RawStream(sys.stderr))
    return sys.stderr


def drop(stream: TextIO) -> None:
    """Let what is still to be written to a stream go nowhere, so that nobody tries it again."""
    with suppress(OSError, AttributeError, ValueError):  # one of a test may have no handle
        nowhere = os.open(os.devnull, os.O_WRONLY)
        try:
            os.dup2(nowhere, stream.fileno())
        finally:
            os.close(nowhere)
