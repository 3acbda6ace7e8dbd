"""The clocks of a table, the banner while they are stopped, and the card that is called into question."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from pygame import FRect, Surface

from game.engine import zones
from game.engine.events import Place
from game.engine.out_of_turn import ClockKind
from game.scenes.table.call_controls import CallControls
from game.session.log_queries import last_play
from game.show.local_seat import LocalSeat
from game.show.motion.card_pose import Pose
from game.view.base import rich_text as rich
from game.view.base.scene_kit import SceneKit
from game.view.speech.occupancy import LOG, OWN_CLOCK, OWN_PLATE, PILE_NUMBER, QUESTION
from game.view.speech.questioned_card import draw_question, question_settings, question_spots
from game.view.speech.spots import Covering, covers_none
from game.view.speech.standstill_banner import StandstillBanner, off_the_piles
from game.view.table.clock_faces import draw_bar, draw_minutes, draw_ring, faces, seconds
from game.view.table.table_view import TableView
from game.words.marks import plain

OWN, CLOSE, OTHERS, ON_CALL = 54.0, 42.0, 36.0, 28.0
"""Radii of the clocks in design pixels: beside the own plate, the same where there is little room, at
portraits, on the button of a call."""
NEIGHBOURS = ("stock count", "piles", LOG)
"""What may stand so close that the own clock is smaller."""
TIME_LEFT, LAST_ROUND = "table.left_time", "table.last_round"
"""The messages of the match's clock: the time left, and that the present round is the last."""
TICK = 100
"""ms after which a running clock is drawn again."""
BESIDE = 10.0
"""The distance in design pixels between the player's clock and plate."""
DISCARD = Place(zones.DISCARD)


class TimeDisplay:
    """Draws the clocks of one table, from the match alone."""

    def __init__(
        self, kit: SceneKit, local: LocalSeat, view: TableView, calling: CallControls
    ) -> None:
        self.kit, self.local, self.view, self.calling = kit, local, view, calling
        self.banner = StandstillBanner(kit, local, view.occupancy)
        self._question: tuple[Pose, Sequence[rich.Line], FRect] | None = None

    @property
    def due(self) -> int | None:
        """In how many ms a clock has to be drawn again; None while none runs."""
        if self.local.viewpoint.over or not self.local.viewpoint.timed:
            return None
        return TICK

    @property
    def content(self) -> Hashable:
        """What it shows."""
        seen = self.local.viewpoint
        if not seen.timed:
            return ()
        return faces(seen.clocks()), seen.stopped_by, self.calling.questioned

    def place(self) -> None:
        """Report the areas in which the clocks of the player and of the match are drawn."""
        view, seat = self.view, self.local.seat
        if not self.local.viewpoint.timed:
            return
        plate = view.occupancy.box(OWN_PLATE)
        if plate is not None and seat >= 0:
            view.occupancy.report(OWN_CLOCK, self._ring(plate), cover=Covering.NEVER)
        if "clock" in view.placement.places:
            view.occupancy.report("match clock", view.placement["clock"])

    def _ring(self, plate: FRect) -> FRect:
        """Return where the own clock is beside the plate: smaller where something stands close by."""
        rings = (
            FRect(plate.left - BESIDE - 2 * radius, plate.centery - radius, 2 * radius, 2 * radius)
            for radius in (OWN, CLOSE)
        )
        ring = next(rings)
        near = [box for name in NEIGHBOURS for box in self.view.occupancy.boxes(name)]
        return ring if covers_none(ring, near) else next(rings)

    @property
    def _running(self) -> bool:
        """Whether a round is on, and played against clocks."""
        viewpoint = self.local.viewpoint
        return viewpoint.timed and not viewpoint.over and self.view.director.settled

    def place_texts(self) -> None:
        """Find the places of the banner and of the question, before any bubble looks for one."""
        if not self.local.viewpoint.timed:
            return
        self.place()  # the plate may have moved, and its clock with it, which both keep clear of
        self.banner.place()
        self._question = self._place_question() if self._running else None
        if self._question is None:
            self.view.occupancy.remove(QUESTION)

    def draw(self, target: Surface) -> None:
        """Draw the clocks, and the banner and the card in question where they were placed."""
        if not self._running:
            return
        if self._question is not None:
            pose, said, pill = self._question
            number = self.view.occupancy.box(PILE_NUMBER)
            covered = None if number is None else self.kit.rect(number)
            draw_question(self.kit, target, pose, said, self.kit.rect(pill), covered)
        self.banner.draw(target)
        px, occupancy = self.kit.px, self.view.occupancy
        for clock in self.local.viewpoint.clocks():
            if clock.kind is ClockKind.MATCH:
                area = occupancy.box("match clock")
                if area is not None:
                    minutes, rest = divmod(seconds(clock), 60)
                    key = LAST_ROUND if clock.left <= 0 else TIME_LEFT
                    text = self.kit.words(key, minutes=minutes, seconds=rest)
                    draw_minutes(self.kit, target, self.kit.rect(area), text)
            elif clock.kind is ClockKind.TURN:
                own = clock.seat == self.local.seat
                box = occupancy.box(OWN_CLOCK if own else f"portrait {clock.seat}")
                if box is not None and own:
                    at = (px(box.centerx), px(box.centery))
                    draw_ring(self.kit, target, at, box.w / 2, clock)
                elif box is not None and clock.seat == self.local.showing.presented.turn:
                    # Not while it is still shown that somebody else is to play.
                    at = (px(box.right - box.w * 0.1), px(box.top + box.h * 0.16))
                    draw_ring(self.kit, target, at, OTHERS * box.w / 132, clock)

    def draw_on_calls(self, target: Surface) -> None:
        """Draw the time left for a call that the player owes, on its button.

        Not during the deal: it would tell the card that is yet to be turned up.
        """
        if not self._running:
            return
        for clock in self.local.viewpoint.clocks():
            button = self.view.occupancy.box(f"call {clock.verb}")
            if clock.kind is ClockKind.CALL and button is not None:
                rect = self.kit.rect(button)
                draw_bar(self.kit, target, rect, clock)
                at = (rect.right - self.kit.px(12), rect.top + self.kit.px(14))
                draw_ring(self.kit, target, at, ON_CALL, clock)

    def _place_question(self) -> tuple[Pose, Sequence[rich.Line], FRect] | None:
        """Return how the last card of the seat to be accused lies, what is said of it, and where.

        None if that card is not on top.
        """
        seat, shown = self.calling.questioned, self.view.director.presented
        pose = self.view.middle.top_pose(shown) if seat >= 0 else None
        last = last_play(self.local.viewpoint)
        cards = shown.cards(DISCARD)
        if pose is None or last is None or last.seat != seat or last.action.cards[-1] != cards[-1]:
            return None
        name = self.local.showing.sentences.name(self.local.seat)
        card = self.local.showing.sentences.card(cards[-1])
        # Without the shape of its suit, which in red cannot be seen on red.
        text = plain(self.kit.words("table.questions", name=name, card=card))
        settings = question_settings(self.kit, text)
        spots = [question_spots(self.kit, pose, lines) for lines in settings]
        pill = off_the_piles(self.kit, self.view.occupancy, QUESTION, text, *spots)
        if pill is None:
            return None
        apart = [abs(each[0].rect.h - pill.h) for each in spots]
        return pose, settings[apart.index(min(apart))], pill
