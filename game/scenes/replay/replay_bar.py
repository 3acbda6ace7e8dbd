"""The bar of buttons below the time line: `ReplayBar(kit, playback, deeds)`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.scenes.replay.replay_buttons import IconButton, PaceChoice
from game.session.review.reviewing import can_be_reviewed
from game.show.playback import PACES, Playback
from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, RowBox, WrapBox
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widgets import Button, Widget

GAP, BETWEEN = 12, 10
"""The distances between buttons beside each other and between two rows, in design pixels."""
WATCHING = 6
"""How many buttons, the first ones, stand together in the first of two rows."""
HIGH, PLAY, NARROW = 66, 122, 0.8
"""The least height of the buttons, the width of the one that plays, in design pixels, and the share of its
width that a button with a picture has at least."""


class Deeds(Protocol):
    """What the buttons do."""

    def go(self, at: int) -> None:
        """Show the moment after so many actions."""

    def on_a_turn(self) -> None:
        """Show the next turn."""

    def play_or_pause(self) -> None:
        """Let the match go on by itself, or stop it."""

    def set_pace(self, pace: float) -> None:
        """Let it go on so many times as fast as usual."""

    def next_eyes(self) -> None:
        """Look with other eyes."""

    def toggle_moves(self) -> None:
        """Lay the list of moves over the table, or take it away."""

    def ask_copy(self) -> None:
        """Ask what is to be copied."""

    def review(self) -> None:
        """Show where the match turned."""

    def play_on(self) -> None:
        """Begin a match from what is shown."""


class ReplayBar:
    """The buttons in reading order. Where the list of moves has a place of its own none is needed for it.

    Only a match that is over has one that leads to its review.
    """

    def __init__(self, kit: SceneKit, playback: Playback, deeds: Deeds) -> None:
        words, tape = kit.words, playback.tape

        def icon(picture: str, name: str, action: Callable[[], object]) -> IconButton:
            label = words(f"ui.replay.{name}")
            return IconButton(lambda: picture, lambda: label, action)

        self.play = IconButton(
            lambda: "pause" if playback.playing else "play",
            lambda: words(f"ui.replay.{'pause' if playback.playing else 'play'}"),
            deeds.play_or_pause,
            primary=True,
        )
        texts = tuple(
            words("ui.replay.pace_half")
            if pace < 1
            else words("ui.replay.pace_times", times=int(pace))
            for pace in PACES
        )
        label = words("ui.replay.pace")
        self.paces = PaceChoice(label, texts, lambda: playback.pace, deeds.set_pace)
        self.hands = Button("", deeds.next_eyes, command="hands", size=26)
        """Whose hands are open: its label is to be set."""
        self._moves = Button(words("ui.replay.moves"), deeds.toggle_moves, command="moves", size=26)
        self.review = Button(words("ui.review.open"), deeds.review, size=26)
        self._right = [
            *([self.review] if can_be_reviewed(tape) else []),
            Button(words("ui.replay.copy"), deeds.ask_copy, icon="copy", size=26),
            Button(words("ui.replay.play_on"), deeds.play_on, primary=True, icon="play", size=26),
        ]
        self.buttons: list[Widget] = [
            icon("to-start", "to_start", lambda: deeds.go(0)),
            icon("step-back", "step_back", lambda: deeds.go(tape.turn_before(playback.at))),
            self.play,
            icon("step-on", "step_on", deeds.on_a_turn),
            icon("to-end", "to_end", lambda: deeds.go(tape.length)),
            self.paces,
            self.hands,
            self._moves,
            *self._right,
        ]

    def _shown(self, *, beside: bool) -> list[Widget]:
        return [each for each in self.buttons if each is not self._moves or not beside]

    def box(self, kit: SceneKit, *, beside: bool) -> Box:
        """Return the box of those that are shown: in a row, or in more; `beside`: beside the list of moves.

        Those at the right end stand at the right edge.
        """
        shown = [each for each in self._shown(beside=beside) if each not in self._right]
        left, right = (
            tuple(self._button(kit, each) for each in group) for group in (shown, self._right)
        )
        row = RowBox((*left, Box(share=1), *right), GAP)
        rest = RowBox((*left[WATCHING:], Box(share=1), *right), GAP)
        two = ColumnBox((RowBox(left[:WATCHING], GAP), rest), BETWEEN)
        apart = ColumnBox((RowBox(left, GAP), RowBox(right, GAP, spread="end")), BETWEEN)
        ends = WrapBox(right, GAP, spread="end", line_gap=BETWEEN)
        more = ColumnBox((WrapBox(left, GAP, line_gap=BETWEEN), ends), BETWEEN)
        return FirstBox((row, two, apart, more))

    @staticmethod
    def _button(kit: SceneKit, widget: Widget) -> LeafBox:
        scale = kit.space.scale
        high = max(HIGH, kit.fonts.height(26, BOLD) / scale + 14)
        if isinstance(widget, IconButton):
            wide = max(PLAY, high * 1.6) if widget.primary else high
            return LeafBox(wide, high, narrow=NARROW * wide, key=widget)
        assert isinstance(widget, Button | PaceChoice)
        return LeafBox(widget.natural_width(kit) / scale, high, key=widget)

    def offer(self, *, beside: bool) -> None:
        """Let those be used that are shown."""
        shown = self._shown(beside=beside)
        for each in self.buttons:
            each.enabled = each in shown
