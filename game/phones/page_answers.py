"""What is answered when a browser asks for the page, or for one of its files."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from http import HTTPStatus

from websockets.asyncio.server import ServerConnection
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from game.files.reading import Unreadable
from game.phones.page_files import PageFile

TALK = "/table"
"""The path under which phones talk."""
TALKED = "HTTP/1.1"
"""The version of HTTP that can be changed for talking."""

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self' ws://{host}; media-src blob:; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)


class PageAnswers:
    """Answers with `files`. `hosts` are the addresses, with their ports, at which the page may be asked for."""

    def __init__(self, files: Mapping[str, PageFile]) -> None:
        self.hosts: frozenset[str] = frozenset()
        self._files = files
        self._bodies: dict[str, bytes] = {}

    async def answer(self, socket: ServerConnection, request: Request) -> Response | None:
        """Answer a request for a file, or refuse it; None lets a phone begin to talk."""
        hosts = request.headers.get_all("Host")
        if len(hosts) > 1:
            return _page(HTTPStatus.BAD_REQUEST)
        host = hosts[0] if hosts else ""
        if host not in self.hosts:
            return _page(HTTPStatus.MISDIRECTED_REQUEST)
        if request.method != "GET":
            return _page(HTTPStatus.METHOD_NOT_ALLOWED)
        path = request.path.partition("?")[0]
        if path == TALK:
            if request.headers.get_all("Origin") != [f"http://{host}"]:
                return _page(HTTPStatus.FORBIDDEN)
            return None if request.protocol == TALKED else _page(HTTPStatus.BAD_REQUEST)
        file = self._files.get(path)
        if file is None:
            return _page(HTTPStatus.NOT_FOUND)
        body = self._bodies.get(path)
        if body is None:
            try:
                body = self._bodies[path] = await asyncio.to_thread(file.read)
            except Unreadable:
                return _page(HTTPStatus.NOT_FOUND)
        return _page(HTTPStatus.OK, body, file, host)


def _page(
    status: HTTPStatus, body: bytes = b"", file: PageFile | None = None, host: str = ""
) -> Response:
    age = file.age if file else 0
    headers = Headers(
        {
            "Content-Type": file.kind if file else "text/plain; charset=utf-8",
            "Content-Length": str(len(body)),
            "Content-Security-Policy": _POLICY.format(host=host) if host else "default-src 'none'",
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cache-Control": f"max-age={age}" if age else "no-store",
            "Connection": "close",
        }
    )
    return Response(status.value, status.phrase, headers, body)
