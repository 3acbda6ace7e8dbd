"""Labels of keycaps, for the device that a person uses."""

from __future__ import annotations

from game.show.devices import KEY_ZONES, KEYS, MOUSE, Device, DeviceKind
from game.show.shown_seat import ShownSeat
from game.view.input.input_reader import InputReader
from game.words.catalogue import Catalogue

MOUSE_ALONE = frozenset({MOUSE})


class Keycaps:
    """The labels of keys or buttons of the device that a local seat used last."""

    def __init__(self, reader: InputReader, local: ShownSeat) -> None:
        self.reader = reader
        self.local = local

    @property
    def device(self) -> Device:
        """The device whose keys are shown."""
        if self.local.devices is None or self.local.used is None:
            return self.reader.device
        return self.local.used

    @property
    def by_pad(self) -> bool:
        """Whether it is a pad."""
        return self.device.is_pad

    @property
    def by_keys(self) -> bool:
        """Whether it is the whole keyboard."""
        return self.device == KEYS

    @property
    def by_zone(self) -> bool:
        """Whether it is a zone of the keyboard, which has no letters and figures for the items of lists."""
        return self.device in KEY_ZONES

    @property
    def by_mouse(self) -> bool:
        """Whether it is the mouse."""
        return self.device.kind is DeviceKind.MOUSE

    @property
    def by_steps(self) -> bool:
        """Whether one goes by steps to what one wants: with a pad, or a zone of the keyboard."""
        return self.by_pad or self.by_zone

    @property
    def face(self) -> str:
        """The label of what makes a face: what confirms at one's own portrait, or a key of its own."""
        return self("confirm" if self.by_steps else "face")

    def __call__(self, name: str) -> str:
        """The label for an action: the binding in force; empty if there is none.

        Whoever has the mouse alone at a table of several is told no keys, which would do nothing for them.
        """
        if self.local.devices == MOUSE_ALONE:
            return ""
        return self.reader.prompt(name, self.device)

    def any_key(self, words: Catalogue) -> str:
        """The label for any key, button or click."""
        if self.by_pad:
            return words("moment.any_button")
        return words("moment.click" if self.by_mouse else "moment.any_key")
