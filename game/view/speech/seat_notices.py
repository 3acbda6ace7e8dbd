"""Short-lived notices at seats: speech, what happened with its clause, or a card.

What has been seen long enough goes by itself. `NoticePlaces` finds room for each.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import partial
from typing import TypeAlias

from pygame import FRect, Rect, Surface

from game.show.motion.card_pose import Pose
from game.view.base import rich_text as rich
from game.view.base.colours import ACCUSE, AMBER, AMBER_FILL, INK, LIGHT, PAPER, PAPER_LOW, Colour
from game.view.base.fonts import SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.cards.card_art import CardArt
from game.view.speech.bubbles import REASON_WIDE, Bubbles
from game.view.speech.notice_places import CARD, FACE, FACE_ROOM, Notice, NoticePlaces, Tone
from game.view.speech.occupancy import PANEL, PANEL_ROOM, Occupancy, Precedence
from game.view.speech.spots import Spot
from game.words.people_texts import shown

SPEECH_MS, EXPLAINED_MS, CARD_MS = 1900, 4200, 6000
LETTER_MS, SHORT, EXPLAINED_SHORT = 45, 20, 50
"""So much longer for each letter after so many is something seen that is said, or explained."""
EXPLAINED_LEAST = 2400
"""ms for which something explained is seen at least, however few words it is, unless less was wished."""
MOST_PATIENT = 2.0
MOST_EXPLAINED = 2
PASSES = 3
"""How often places are looked for at most: one that is found may have its tail where an earlier one lies."""


Portrait: TypeAlias = Callable[[Surface, int, tuple[int, int], int], None]
"""Draws the portrait of a seat about a point, with a radius; in real pixels."""

TONES: Mapping[Tone, tuple[tuple[Colour, Colour], Colour]] = {
    Tone.PLAIN: ((PAPER, PAPER_LOW), INK),
    Tone.TOLD: ((INK, INK), AMBER),
    Tone.CALLED: ((AMBER_FILL, AMBER_FILL), INK),
    Tone.ACCUSING: ((ACCUSE, ACCUSE), LIGHT),
}
"""The colours of a bubble and of the words in it."""


class SeatNotices:
    """The notices that are visible now; a seat has one text and one card at a time."""

    def __init__(
        self, kit: SceneKit, art: CardArt, portrait: Portrait, occupancy: Occupancy
    ) -> None:
        self.kit = kit
        self.art = art
        self.occupancy = occupancy
        self._portrait = portrait
        self.bubbles = Bubbles(kit)
        self._places = NoticePlaces(kit, self.bubbles, occupancy)
        self.shown: list[Notice] = []

    @property
    def content(self) -> Hashable:
        """What is said and shown at the seats, wherever there is room for it."""
        return tuple(notice.number for notice in self.shown)

    def _drop(self, gone: Callable[[Notice], bool]) -> None:
        """Remove some notices and their places."""
        for notice in filter(gone, self.shown):
            self.occupancy.remove(notice.name)
        self.shown = [notice for notice in self.shown if not gone(notice)]

    def say(self, seat: int, text: str, lasting: int = SPEECH_MS, tone: Tone = Tone.PLAIN) -> None:
        """Show a few words spoken at a seat for `lasting` ms, and longer if they are long."""
        long = lasting + LETTER_MS * max(0, len(text) - SHORT)
        self._add(Notice(seat, round(long * self._patience), text, tone=tone))

    def tell(self, seat: int, text: str, lasting: int) -> None:
        """Show a few words of the program's about a seat, as `say` shows those of its player."""
        self.say(seat, text, lasting, Tone.TOLD)

    def remark(self, seat: int, text: str, surely: bool) -> bool:
        """Show a few words of somebody if nothing is shown at the seat that matters more; return whether.

        What they `surely` say stands beside what is explained there. What they wrote is no rich text, whatever
        is in it.
        """
        lying = (notice for notice in self.shown if notice.seat == seat)
        if any(not (surely and notice.clause) for notice in lying):
            return False
        self.say(seat, shown(text))
        return True

    def explain(self, seat: int, text: str, clause: str, lasting: int = EXPLAINED_MS) -> None:
        """Show what happened to a seat, and the clause for it; a later explanation replaces an earlier one.

        It is seen for `lasting` ms, longer if it is long, and shorter if it is a few words.
        """
        told = [notice for notice in self.shown if notice.clause]
        if len(told) >= MOST_EXPLAINED:
            self._drop(lambda notice: notice is told[0])
        long = lasting + LETTER_MS * (len(text) - EXPLAINED_SHORT)
        long = max(long, min(lasting, EXPLAINED_LEAST))
        self.shown.append(
            Notice(seat, round(long * self._patience), text, clause, wide=REASON_WIDE)
        )

    def withdraw(self, text: str) -> None:
        """Remove an explanation, since it has been given elsewhere."""
        self._drop(lambda notice: bool(notice.clause) and notice.text == text)

    def leave_one(self, own: int, *, answered: bool, noted: bool) -> None:
        """Leave one explanation at most: the last of the seat `own`, or else the last of all.

        None is left while its person is `answered`, and none of others while something is `noted` for them.
        """
        told = [notice for notice in self.shown if notice.clause]
        mine = [notice for notice in told if notice.seat == own]
        left = mine[-1:] or (told[-1:] if not noted else [])
        kept = {notice.number for notice in left if not answered}
        self._drop(lambda notice: bool(notice.clause) and notice.number not in kept)

    def explains(self, seat: int) -> bool:
        """Return whether something that happened to a seat is explained."""
        return any(notice.clause and notice.seat == seat for notice in self.shown)

    @property
    def explanations(self) -> list[str]:
        """The names in the occupancy of what is explained by a rule."""
        return [each.name for each in self.shown if each.clause]

    def lay(self, seat: int, card: int) -> None:
        """Show a card that is turned up for a seat."""
        self._add(Notice(seat, CARD_MS, card=card))

    def _add(self, notice: Notice) -> None:
        kind = (notice.spoken, notice.card >= 0)
        self._drop(
            lambda other: other.seat == notice.seat and (other.spoken, other.card >= 0) == kind
        )
        self.shown.append(notice)

    @property
    def _patience(self) -> float:
        """So many times longer words are seen where the player has slowed the clock, up to a limit."""
        return min(self.kit.settings.slowing, MOST_PATIENT)

    def gather(self) -> None:
        """Remove the cards that were turned up for seats."""
        self._drop(lambda notice: notice.card >= 0)

    def forget(self) -> None:
        """Remove all notices."""
        self._drop(lambda _: True)

    @property
    def due(self) -> int | None:
        """In how many ms the next notice disappears; None if there is none."""
        running = (each for each in self.shown if each.spot is not None or not self._waits(each))
        return min((notice.left for notice in running), default=None)

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass."""
        for notice in self.shown:
            if notice.spot is not None or not self._waits(notice):
                notice.left -= dt
        self._drop(lambda notice: notice.left <= 0)

    def _waits(self, notice: Notice) -> bool:
        """Return whether something explained can wait for room: a panel is open, and is read before it."""
        return bool(notice.clause) and bool(self.occupancy.boxes(PANEL))

    def place(self) -> None:
        """Find room for them beside the seats, where they cover nothing if there is such a place.

        Where there is none, they lie on what is the seat's own if they hide nothing else, and what is to be
        read longer lies where it hides the least, as long as it is alone. No two bubbles overlap: a few words
        give way to what is explained, but for what is called out. What has no room comes when there is some, if
        that is within its time.
        """
        for _ in range(PASSES):
            before = self.occupancy.changes(Precedence.NOTICE)
            self._place_each()
            if self.occupancy.changes(Precedence.NOTICE) == before:
                break

    def _place_each(self) -> None:
        """Find a place for each of them, one after the other."""
        soft = tuple(each.name for each in self.shown if each.spoken and not each.loud)
        # Whoever calls out is to be known at once: that has its place before it is explained.
        for notice in sorted(self._in_order(), key=lambda each: not each.loud):
            about = self._places.about(notice.seat)
            if about is None:
                notice.spot = None
                continue
            question = (self.kit.space, tuple(about))
            find = partial(self._places.find, notice, about, waits=self._waits(notice))
            over = () if notice.spoken else soft
            notice.spot = self.occupancy.place(
                notice.name, Precedence.NOTICE, question, find, PANEL_ROOM, *over
            )

    def _in_order(self) -> list[Notice]:
        """Cards lie by their seats before anything is said of them; few words need to be there most, then.

        The tails of what is explained go below what is spoken.
        """
        return sorted(self.shown, key=lambda each: (each.card < 0, not each.clause, len(each.text)))

    def draw(self, target: Surface) -> None:
        """Draw those that have a place."""
        self.place()
        for notice in self._in_order():
            if notice.spot is not None:
                self._draw(target, notice, notice.spot)

    def _draw(self, target: Surface, notice: Notice, spot: Spot) -> None:
        if notice.card >= 0:
            pose = Pose(*spot.rect.center, 3.0, CARD)
            self.art.draw(target, notice.card, pose, lift=14)
        elif notice.clause and notice.faced:
            self.bubbles.shape(target, spot, (PAPER, PAPER_LOW), 20)
            self._face(target, notice, self.kit.rect(spot.rect))
            rest = FRect(spot.rect)
            rest.left, rest.w = rest.left + FACE_ROOM, rest.w - FACE_ROOM
            self.bubbles.write(target, rest, notice.paragraph)
        elif notice.clause:
            self.bubbles.reason(notice.paragraph, spot).draw(target)
        else:
            self._speech(target, notice, spot)

    def _face(self, target: Surface, notice: Notice, rect: Rect) -> None:
        """Draw the portrait at the left of a bubble, which lies there in real pixels."""
        radius = self.kit.px(FACE)
        at = (rect.left + radius + self.kit.px(10), rect.centery)
        self._portrait(target, notice.seat, at, radius)

    def _speech(self, target: Surface, notice: Notice, spot: Spot) -> None:
        kit = self.kit
        fill, ink = TONES[notice.tone]
        self.bubbles.shape(target, spot, fill, 20)
        lines, rect, size = self._places.lines(notice), kit.rect(spot.rect), notice.letters
        if notice.faced:
            self._face(target, notice, rect)
            room = kit.px(FACE_ROOM)
            rect.left, rect.w = rect.left + room, rect.w - room
        step = kit.fonts.height(size, SEMIBOLD)
        y = rect.centery - step * len(lines) // 2
        for line in lines:
            x = rect.centerx - rich.line_width(kit, line, size) // 2
            rich.draw(kit, target, line, (x, y), size, ink, ink, on_paper=ink is INK)
            y += step
