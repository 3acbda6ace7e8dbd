"""Who is asked for a hint at a table: whoever the settings name, and then the others who sit there."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.actions import Advice
from game.session.consultation import Consultation
from game.show.local_seat import LocalSeat
from game.store.bot_files import Guest, policy_guest
from game.view.base.scene_kit import SceneKit
from game.words.marks import Worded


class _Giver(NamedTuple):
    """Somebody who can be asked: the name ("" if it is nobody at the table), the bot, and its level.

    Without a bot it is the game's own advice.
    """

    name: str = ""
    guest: Guest | None = None
    level: str = ""


class HintGivers:
    """Those who give hints to one seat. The first is asked first, and each time again the next one."""

    def __init__(self, kit: SceneKit, local: LocalSeat) -> None:
        self.kit, self.local = kit, local
        self._at = 0
        self._now = _Giver()

    def _all(self) -> list[_Giver]:
        """Return those who can be asked. Nobody starts a program for a hint.

        Where the clock waits for nobody, who has to think would answer too late to be asked first.
        """
        seen = self.local.viewpoint
        host, hurried = seen.host, seen.timed and not seen.alone
        wished = "" if hurried else self.kit.settings.hints
        found = [_Giver("", policy_guest(wished) if wished else None)]
        for number, seat in enumerate(host.plan.seats):
            guest = host.guest(number)
            if guest is not None and guest.program_at(seat.level) is None:
                found.append(_Giver(seat.name, guest, seat.level))
        return found

    def ask(self, again: bool) -> Consultation | None:
        """Ask the first of them, or `again` the next one; None where the game's own advice is wanted."""
        givers = self._all()
        self._at = (self._at + 1) % len(givers) if again else 0
        self._now = givers[self._at]
        if self._now.guest is None:
            return None
        return Consultation(self.local.viewpoint, self._now.guest, self._now.level)

    @property
    def thinks(self) -> str:
        """What is said while whoever was asked thinks."""
        words, name = self.kit.words, self._now.name
        return words("advice.thinking", name=name) if name else words("advice.considered")

    def said(self, advice: Advice) -> str:
        """Return the reason in words, and who gives it if that is somebody at the table."""
        reason = self.local.showing.sentences.advice(advice.why)
        if not self._now.name:
            return reason
        return self.kit.words("advice.of", name=self._now.name, reason=Worded(reason))
