"""The lines to the phones at this screen: at which addresses they come in, and what is sent over them."""

from __future__ import annotations

import errno
from collections.abc import Callable, Mapping, Sequence

from game.engine.problems import Phrase, Problem
from game.phones.lines import Lines, Serve
from game.phones.messages.table_shown import Shown
from game.phones.messages.to_phones import Closed, Message, write
from game.phones.page_files import PageFile
from game.phones.server import PhoneServer


class NoPhones(Problem):
    """Phones cannot be let in; `phrase` says what was tried and what to do."""


class PhoneLines:
    """Lines to phones, while they may come in. `wake` is called, in another thread, when one speaks."""

    def __init__(self, files: Mapping[str, PageFile], wake: Callable[[], None]) -> None:
        self._files, self._wake = files, wake
        self._server: Lines | None = None
        self.serve: Serve = PhoneServer
        """Makes what carries the talk, when phones are let in."""
        self.code = ""
        self.trouble: Phrase | None = None
        """Why phones could not be let in when that was tried last; None if they could."""

    @property
    def is_open(self) -> bool:
        """Whether phones may come in."""
        return self._server is not None

    @property
    def addresses(self) -> list[str]:
        """The addresses of the page, with their ports, the one to be shown first."""
        server = self._server
        return [f"{each}:{server.port}" for each in server.addresses] if server else []

    def link(self) -> str:
        """Return the address that opens the table at once; the code in it is never sent by a browser."""
        return f"http://{self.addresses[0]}/#{self.code}"

    @property
    def port(self) -> int:
        """The port at which phones come in; 0 while they may not."""
        return self._server.port if self._server is not None else 0

    def _listen(self, found: Sequence[str], port: int) -> None:
        """Let phones come in at these addresses of this computer. Raises NoPhones."""
        if not found:
            raise NoPhones(Phrase("problem.phones-no-network"))
        server = self.serve(self._files, self._wake)
        try:
            server.listen(found, port)
        except OSError as error:
            if error.errno == errno.EADDRNOTAVAIL:  # none of them is this computer's any more
                raise NoPhones(Phrase("problem.phones-no-network")) from None
            detail = error.strerror or str(error)
            raise NoPhones(
                Phrase("problem.phones-no-server", address=found[0], detail=detail)
            ) from None
        self._server = server

    def _delay(self, line: int) -> int | None:
        """Return how many ms a message takes to a phone and back; None if it is not known."""
        found = None if self._server is None else self._server.delay(line)
        return None if found is None else round(found * 1000)

    def _say(self, line: int, message: Message) -> None:
        if self._server is not None:
            self._server.send(line, write(message), replaces=isinstance(message, Shown))

    def _know(self, line: int) -> None:
        if self._server is not None:
            self._server.know(line)

    def _dismiss(self, line: int, why: str | Closed) -> None:
        self._say(line, Closed(why) if isinstance(why, str) else why)
        if self._server is not None:
            self._server.end(line)
