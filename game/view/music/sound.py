"""What scenes know of sound: its interface, which is silence, and which volumes there are."""

from __future__ import annotations

from collections.abc import Mapping

MASTER = "master"
LEVELS = {MASTER: 1.0, "effects": 1.0, "voices": 0.9, "music": 0.5}
"""What has a volume of its own, and its default, 0.0 to 1.0; MASTER is that of all together."""


class Sound:
    """The interface of sound for scenes. Here nothing is heard, as without a device."""

    def open(self) -> None:
        """Open the device now, so that the first sound need not wait for it."""

    def play(self, name: str, channel: str = "effects", higher: int = 0, side: float = 0.0) -> None:
        """Play one of the variations of a sound on one of LEVELS.

        It comes from a `side`: −1.0 is the left edge of the table, 1.0 the right one.
        """

    def music(self, name: str | None) -> None:
        """Let a tune come, and go on until another does; None lets it go."""

    def tense(self, on: bool) -> None:
        """Let the tune have a layer more, from the next bar on, or no longer."""

    def cadence(self, *, won: bool) -> None:
        """Let the tune close at the next bar, as after a round that was won or lost."""

    def volume(self, channel: str, level: float) -> None:
        """Set how loud one of LEVELS is, 0.0 to 1.0."""

    def mono(self, on: bool) -> None:
        """Let both ears hear the same, or each its own."""

    def update(self) -> None:
        """Let music go on, step back for what is to be understood, and come again; at least once a second."""

    @property
    def due(self) -> int | None:
        """In how many ms `update` has something to do; None if that can wait."""
        return None

    def as_wished(self, volumes: Mapping[str, float], *, mono: bool) -> None:
        """Set all that has a volume: to its default what is not among these; and how ears hear."""
        for channel, usual in LEVELS.items():
            self.volume(channel, volumes.get(channel, usual))
        self.mono(mono)
