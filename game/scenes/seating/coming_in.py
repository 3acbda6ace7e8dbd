"""How people with phones come into the room while it is shown: `ComingIn(kit, changed)`."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.base.party.party_room import door_of, let_phones_in
from game.view.base.scene_kit import SceneKit


class ComingIn:
    """The door of the party, as the room sees it; `changed` is called when somebody comes or goes."""

    def __init__(self, kit: SceneKit, changed: Callable[[], None]) -> None:
        self._kit, self._changed = kit, changed

    def open(self) -> None:
        """Let phones in, if they may come as soon as the room is open, and hear of who does.

        Where they could not be let in that is tried again: there may be a network by now.
        """
        kit = self._kit
        if kit.lets_phones_in and (kit.phones is None or kit.phones.trouble is not None):
            let_phones_in(kit)
        if kit.phones is not None:
            self.listen()

    def listen(self) -> None:
        """Hear from now on of who comes or goes."""
        door_of(self._kit).came = self._came

    def close(self) -> None:
        """Hear of nobody any more; phones may still come in."""
        if self._kit.phones is not None and door_of(self._kit).came == self._came:
            door_of(self._kit).came = lambda place: None

    def _came(self, place: int) -> None:
        self._changed()

    @property
    def code(self) -> str:
        """The letters by which phones come in now; "" if they cannot."""
        phones = self._kit.phones
        return phones.code if phones is not None and phones.is_open else ""

    @property
    def address(self) -> str:
        """What can be typed in a browser instead of scanning the code; "" if phones cannot come in."""
        phones = self._kit.phones
        return phones.addresses[0] if phones is not None and phones.is_open else ""

    @property
    def how(self) -> str:
        """How one comes in, and why not by phone if that was tried in vain."""
        words, phones = self._kit.words, self._kit.phones
        if self.code:
            return words("ui.seating.scan")
        press = words("ui.seating.press")
        if phones is None or phones.trouble is None:
            return press
        why = words.phrase(phones.trouble)
        return words("ui.seating.why_and_press", why=why, press=press)
