"""A headless Chromium, driven over its debugging protocol: virtual phones that open the page as people do.

What is pressed is found by its accessible name, in the accessibility tree that a screen reader is given::

    with chromium(phones.update) as browser:
        tab = browser.phone(390, 844)
        tab.open(address)
        tab.press("Sit down")
"""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import pytest
from websockets.sync.client import ClientConnection, connect

from tests.harness.desktop import MUST_RUN

PATIENCE = 120.0
"""Seconds within which whatever is waited for must happen, however loaded the machine is."""
NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--remote-debugging-port=0",
)
ADDRESS = "DevToolsActivePort"
"""The file in which Chromium says where it can be talked to."""


SETTLED = """(async () => {
  const pictures = Promise.all([...document.images].map((each) => each.decode().catch(() => null)))
  // What could not be loaded before the line was lost never is.
  const patience = new Promise((done) => setTimeout(done, 3000))
  await Promise.race([Promise.all([document.fonts.ready, pictures]), patience])
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)))
})()"""
"""Is done once the page has been laid out, with every picture and letter."""


def installed() -> str | None:
    """Return the path of a Chromium, or None."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


needs_browser = pytest.mark.skipif(
    installed() is None and not MUST_RUN, reason="there is no Chromium here"
)


class Node(NamedTuple):
    """Something that a screen reader finds on the page."""

    role: str
    name: str
    element: int
    pressed: bool
    live: str = ""
    """How a change of it is read by itself: "assertive", "polite", or not at all."""


class Browser:
    """A running Chromium. `meanwhile` is called while its answers are waited for; it may be changed."""

    def __init__(self, socket: ClientConnection, meanwhile: Callable[[], object]) -> None:
        self._socket = socket
        self.meanwhile = meanwhile
        self._count = 0
        self._answers: dict[int, dict[str, Any]] = {}
        self._tabs: dict[str, Tab] = {}

    def call(self, method: str, session: str = "", **values: Any) -> dict[str, Any]:
        """Give a command of the debugging protocol and return its result."""
        self._count += 1
        number = self._count
        where = {"sessionId": session} if session else {}
        self._socket.send(json.dumps({"id": number, "method": method, "params": values, **where}))
        end = time.monotonic() + PATIENCE
        while number not in self._answers:
            assert time.monotonic() < end, f"no answer to {method}"
            self.wait()
        answer = self._answers.pop(number)
        assert "error" not in answer, f"{method}: {answer['error']}"
        result: dict[str, Any] = answer["result"]
        return result

    def wait(self) -> None:
        """Let everything go on for a moment."""
        self.meanwhile()
        try:
            message = json.loads(self._socket.recv(timeout=0.01))
        except TimeoutError:
            return
        if "id" in message:
            self._answers[message["id"]] = message
        elif message.get("sessionId") in self._tabs:
            self._tabs[message["sessionId"]].hears_of(message["method"], message["params"])

    def phone(self, width: int, height: int, *features: tuple[str, str]) -> Tab:
        """Return a phone of this size in CSS px. `features` are answers to media queries, by name."""
        context = self.call("Target.createBrowserContext")["browserContextId"]
        return self.opened(context, width, height, *features)

    def opened(self, context: str, width: int, height: int, *features: tuple[str, str]) -> Tab:
        """Return a new tab with a store that there is already."""
        target = self.call("Target.createTarget", url="about:blank", browserContextId=context)[
            "targetId"
        ]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        tab = Tab(self, session, target, context)
        self._tabs[session] = tab
        for domain in ("Page", "Accessibility", "Runtime", "Log", "Network"):
            tab.call(f"{domain}.enable")
        tab.call("Emulation.setTouchEmulationEnabled", enabled=True)
        tab.prefer(*features)
        tab.size(width, height)
        return tab

    def close(self) -> None:
        """End it."""
        self.call("Browser.close")


class Tab:
    """A phone: one tab of the browser, with a store of its own."""

    def __init__(self, browser: Browser, session: str, target: str, context: str) -> None:
        self._browser, self._session = browser, session
        self.target, self.context = target, context
        """The ids of the tab and of its store."""
        self.heard: list[str] = []
        """What the live regions have said, as far as the tree was looked at."""
        self._said: list[str] = []
        self.complaints: list[str] = []
        """What the browser has complained of: errors and warnings of its console, and what it has blocked."""
        self.asked: list[str] = []
        """The addresses that the page has asked for, those of its sockets too."""

    def another(self) -> Tab:
        """Return a new tab of the same phone, with the same store."""
        reduced = ("prefers-reduced-motion", "reduce")
        return self._browser.opened(self.context, 390, 844, reduced)

    def hears_of(self, method: str, values: dict[str, Any]) -> None:
        """Take note of an event of the debugging protocol."""
        match method:
            case "Runtime.exceptionThrown":
                self.complaints.append(str(values["exceptionDetails"]))
            case "Runtime.consoleAPICalled" if values["type"] in ("error", "warning", "assert"):
                self.complaints.append(str(values["args"]))
            case "Log.entryAdded" if values["entry"]["level"] in ("error", "warning"):
                self.complaints.append(
                    f"{values['entry']['text']} {values['entry'].get('url', '')}"
                )
            case "Network.requestWillBeSent":
                self.asked.append(values["request"]["url"])
            case "Network.webSocketCreated":
                self.asked.append(values["url"])

    def call(self, method: str, **values: Any) -> dict[str, Any]:
        """Give a command to this tab and return its result."""
        return self._browser.call(method, self._session, **values)

    def prefer(self, *features: tuple[str, str]) -> None:
        """Answer media queries so, by name."""
        self.call(
            "Emulation.setEmulatedMedia", features=[{"name": n, "value": v} for n, v in features]
        )

    def write_large(self, percent: int) -> None:
        """Set the size of the browser's text, of which 100 is the usual one."""
        pixels = 16 * percent // 100
        self.call("Page.setFontSizes", fontSizes={"standard": pixels})

    def size(self, width: int, height: int, pixels: int = 2) -> None:
        """Make it a phone of this size in CSS px, each of them so many real `pixels` wide."""
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=pixels,
            mobile=True,
        )

    def open(self, address: str) -> None:
        """Open an address."""
        self.call("Page.navigate", url=address)

    def reload(self) -> None:
        """Load the page again, as a person would."""
        self.call("Page.reload")

    def close(self) -> None:
        """Close the tab."""
        self._browser.call("Target.closeTarget", targetId=self.target)

    def ask(self, script: str) -> Any:
        """Return the value of an expression in the page."""
        answer = self.call(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True
        )
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    def settle(self) -> None:
        """Wait until the page has been laid out, and every picture and letter is there."""
        self.ask(SETTLED)

    def picture(self, path: Path) -> None:
        """Save what is to be seen as a PNG file."""
        path.write_bytes(base64.b64decode(self.call("Page.captureScreenshot")["data"]))

    def nodes(self) -> list[Node]:
        """Return what a screen reader finds, in the order in which it reads."""
        tree = self.call("Accessibility.getFullAXTree")["nodes"]
        by_id, found = {each["nodeId"]: each for each in tree}, []
        waiting = [(each, "") for each in tree if "parentId" not in each]
        while waiting:
            each, live = waiting.pop()
            own = [p["value"]["value"] for p in each.get("properties", ()) if p["name"] == "live"]
            live = own[0] if own else live
            waiting += [
                (by_id[child], live)
                for child in reversed(each.get("childIds", ()))
                if child in by_id
            ]
            if each["ignored"] or "backendDOMNodeId" not in each:
                continue
            states = {
                state["name"]: state["value"].get("value") for state in each.get("properties", ())
            }
            found.append(
                Node(
                    each["role"]["value"],
                    each.get("name", {}).get("value", ""),
                    each["backendDOMNodeId"],
                    states.get("pressed") == "true",
                    live,
                )
            )
        said = [n.name for n in found if n.live not in ("", "off") and n.role == "StaticText"]
        self.heard += [each for each in said if each not in self._said]
        self._said = said
        return found

    def named(self, role: str) -> list[str]:
        """Return the names of everything with a role, in the order in which it is read."""
        return [node.name for node in self.nodes() if node.role == role]

    def find(self, wanted: Callable[[Node], bool], what: str) -> Node:
        """Return the first thing that is wanted, as soon as it is there."""
        end = time.monotonic() + PATIENCE
        while True:
            nodes = self.nodes()
            found = next((node for node in nodes if wanted(node)), None)
            if found is not None:
                return found
            assert time.monotonic() < end, (
                f"no {what} among {[(n.role, n.name) for n in nodes if n.name]}"
            )
            self._browser.wait()

    def button(self, name: str) -> Node:
        """Return the button with a name, as soon as it is there."""
        return self.find(
            lambda node: node.role == "button" and node.name == name, f"button {name!r}"
        )

    def press(self, name: str) -> None:
        """Press the button with a name, as somebody does who sees nothing: with a key, wherever it lies."""
        self.press_node(self.button(name))

    def press_node(self, node: Node) -> None:
        """Press what has been found with the Enter key."""
        self.call("DOM.focus", backendNodeId=node.element)
        key = {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13}
        self.call("Input.dispatchKeyEvent", type="keyDown", text="\r", **key)
        self.call("Input.dispatchKeyEvent", type="keyUp", **key)

    def tap(self, name: str) -> None:
        """Touch the button with a name near its upper left corner, which is what is to be seen of a card."""
        self.put_down(name)
        self.lift()

    def put_down(self, name: str) -> None:
        """Put a finger on the button with a name."""
        x, y = self.corner(self.button(name))
        self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])

    def lift(self) -> None:
        """Lift the finger."""
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def corner(self, node: Node) -> tuple[float, float]:
        """Return a point near the upper left corner of something, in CSS px."""
        self.call("DOM.scrollIntoViewIfNeeded", backendNodeId=node.element)
        quad = self.call("DOM.getBoxModel", backendNodeId=node.element)["model"]["border"]
        return min(quad[::2]) + 18, min(quad[1::2]) + 24

    def until(self, holds: Callable[[], object], what: str = "") -> None:
        """Wait until something holds."""
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, what or "it never came"
            self._browser.wait()


@contextmanager
def chromium(meanwhile: Callable[[], object], flags: Sequence[str] = FLAGS) -> Iterator[Browser]:
    """A headless Chromium with a new profile; `meanwhile` is called while its answers are waited for."""
    path = installed()
    assert path is not None
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        process = subprocess.Popen(
            [path, *flags, f"--user-data-dir={profile}", "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            file, end = Path(profile) / ADDRESS, time.monotonic() + PATIENCE
            while not file.exists() or len(file.read_text(encoding="utf-8").split()) < 2:
                assert time.monotonic() < end, "Chromium does not start"
                assert process.poll() is None, "Chromium has ended"
                time.sleep(0.02)
            port, route = file.read_text(encoding="utf-8").split()
            with connect(
                f"ws://127.0.0.1:{port}{route}",
                compression=None,
                max_size=None,
                ping_interval=None,  # a busy machine is no lost browser
            ) as socket:
                browser = Browser(socket, meanwhile)
                try:
                    yield browser
                finally:
                    browser.close()
            process.wait(PATIENCE)
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()
