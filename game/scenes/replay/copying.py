"""What can be taken from a match that is watched: its text, the position that is shown, a file (`Copying`)."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.problems import Phrase
from game.files.reading import told_of
from game.scenes.base.scene_stack import Stack
from game.scenes.base.watching.watched_match import as_text, position_as_text, save
from game.scenes.replay.copy_scene import CopyScene
from game.session.replays.tape import Tape
from game.show.playback import Playback
from game.store.deleting import EXPORTED
from game.view.base.scene_kit import SceneKit
from game.view.input.clipboard import copy_text


class Copying:
    """Asks what is wanted of a tape, and does it. `say` shows a sentence over the table for a while."""

    def __init__(
        self, kit: SceneKit, stack: Stack, playback: Playback, say: Callable[[str], None]
    ) -> None:
        self.kit, self.stack, self.playback, self.say = kit, stack, playback, say

    @property
    def _tape(self) -> Tape:
        return self.playback.tape

    def ask(self) -> None:
        """Ask what is to be copied as text, or saved: of a match under way the position alone."""
        why_not = self.kit.words("ui.replay.copy_later") if self._tape.running else ""
        ways = (self._copy_match, self._copy_position, self._save_match)
        self.stack.push(CopyScene(self.kit, self.stack, *ways, why_not))

    def _copy_match(self) -> None:
        self._copied(as_text(self._tape))

    def _copy_position(self) -> None:
        self._copied(position_as_text(self._tape, self.playback.at, self.playback.eyes))

    def _copied(self, text: str) -> None:
        done = copy_text(text)
        self.say(self.kit.words("ui.replay.copied" if done else "ui.replay.not_copied"))

    def _save_match(self) -> None:
        words, folder = self.kit.words, self.kit.places.data / EXPORTED
        try:
            told = Phrase("ui.replay.saved", file=str(save(self._tape, folder)))
        except OSError as error:
            detail = told_of(error)
            told = Phrase("ui.replay.not_saved", folder=str(folder), detail=detail)
        self.stack.ways.notice(words.phrase(told))
