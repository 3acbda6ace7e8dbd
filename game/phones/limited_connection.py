"""A connection by which only so much comes in: bytes and frames, of strangers much less than of others.

Whatever is in the bytes is limited before anything is made of it: requests, messages, their fragments, and the
frames that are answered without the program's knowing.
"""

from __future__ import annotations

from time import monotonic
from typing import Any

from websockets.asyncio.server import ServerConnection
from websockets.frames import Frame
from websockets.http11 import Request, Response

from game.phones.allowance import Allowance

STRANGERS_BYTES, STRANGERS_FRAMES = 24_000, 24
"""What may come of somebody who has not come in, all in all. A browser asks for the page in some hundred bytes.
"""
BYTES, BYTES_A_SECOND = 64_000, 16_000
FRAMES, FRAMES_A_SECOND = 90, 30
"""What may come of others at once, and in a second: messages, and answers to whether they are still there."""
PIECE = 512
"""Bytes that are looked at before others: as many frames as fit in are answered in any case."""


class LimitedConnection(ServerConnection):
    """A connection that is ended at once when too much comes in."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._bytes = Allowance(STRANGERS_BYTES)
        self._frames = Allowance(STRANGERS_FRAMES)

    def know(self) -> None:
        """Allow as much as somebody may send who has come in."""
        self._bytes = Allowance(BYTES, BYTES_A_SECOND)
        self._frames = Allowance(FRAMES, FRAMES_A_SECOND)

    def data_received(self, data: bytes) -> None:
        """Take in what has arrived, piece by piece, as long as it is not too much."""
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            piece = data[start : start + PIECE]
            if self._bytes.take(len(piece), monotonic()):
                super().data_received(piece)
            else:
                self.transport.abort()

    def process_event(self, event: Request | Response | Frame) -> None:
        """Count a frame, and do what it asks for."""
        if isinstance(event, Frame) and not self._frames.take(1, monotonic()):
            self.transport.abort()
        else:
            super().process_event(event)

    def send_data(self) -> None:
        """Send everything that is to be sent as one; nothing where nobody is any more.

        asyncio writes a line to the terminal for each thing that is sent after that.
        """
        writes = self.protocol.data_to_send()
        if self.transport.is_closing():
            return
        if whole := b"".join(writes):
            self.transport.write(whole)
        if b"" in writes:  # the end of all that is sent
            self.transport.write_eof()
