"""What was between the only person who is to play and each guest, in sentences: `MetGuests`."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.base.game_titles import title_parts
from game.scenes.base.match_history import MatchHistory
from game.session.acquaintance.acquaintance import Acquaintance
from game.session.acquaintance.recollections import RUN
from game.session.plan import Seat
from game.store.bot_files import Guest, guest_texts
from game.store.sqlite_files.encounters import Encounter
from game.view.base.scene_kit import SceneKit
from game.words.named_things import Player


class MetGuests:
    """The guests as one person has met them. Of several people, or where nothing is kept, nothing is told."""

    def __init__(self, kit: SceneKit, people: Sequence[Seat], guests: Sequence[Guest]) -> None:
        self._kit = kit
        self._guests = {each.id: guest_texts(each, kit.words)[0] for each in guests}
        self._person = people[0].name if len(people) == 1 and kit.keeps_matches else ""
        self._history = MatchHistory.of(kit) if self._person else None
        self._known: dict[str, Acquaintance] = {}
        self._look()

    def _look(self) -> None:
        """Look at the matches, once all of their logs are read."""
        if self._history is not None and self._history.whole:
            self._known = self._history.acquaintances(self._person, self._guests)

    @property
    def left(self) -> int:
        """How many logs are still to be read."""
        return 0 if self._history is None else self._history.left

    def read_on(self) -> bool:
        """Read more logs, if any are left; return whether more can be told now."""
        if self._history is None or not self._history.read_on():
            return False
        self._look()
        return True

    def told(self, bot: str, name: str) -> list[str]:
        """Return sentences about a guest of this id and name."""
        known, words = self._known.get(bot), self._kit.words
        if known is None:
            return []
        guest = Player(name)
        if known.last is None:
            return [words("ui.guests.never_met", name=guest)]
        told, games = [], len(known.matches)
        if games == 1 or known.ahead + known.behind:
            told.append(words("ui.guests.ahead", name=guest, count=known.ahead, all=games))
        if abs(known.run) >= RUN:
            whose = "run_own" if known.run > 0 else "run_theirs"
            told.append(words(f"ui.guests.{whose}", name=guest, count=abs(known.run)))
        else:
            told.append(self._last(known.last, guest))
        return told

    def _last(self, match: Encounter, guest: Player) -> str:
        words, won = self._kit.words, (match.own == 1, match.theirs == 1)
        who = {(True, True): "both", (True, False): "own", (False, True): "theirs"}
        game = title_parts(words, match.game).name
        return words(f"ui.guests.last_{who.get(won, 'other')}", name=guest, game=game)
