"""An animated cover: `moving.advance(dt)`, then `moving.picture(w, h)`.

It plays the beats of a `CoverStory` once after `begin()`, from the cover's fan and back to it.
"""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.show.motion.tween import Tween, ease_in_out, lerp
from game.view.base import rich_text as rich
from game.view.base import svg_shapes as vector
from game.view.base.colours import INK, PAPER, PAPER_LOW
from game.view.base.fonts import SEMIBOLD
from game.view.base.scene_kit import BACKS, SceneKit
from game.view.cards.cover_story import OUTSIDE, Beat, CoverStory
from game.view.cards.game_cover import LIFT, Cover, Lie, card_width, draw_badge, round_corners
from game.words.marks import MARK, Worded, strong

FRAME = 15
"""ms between two pictures while a card moves."""
MOVE, STAGGER, TURN = 320, 90, 260
BEFORE, AFTER = 350, 500
"""ms for which the fan is shown before anything moves, and after the last beat."""
SCATTER = ((-6, 0.0, 0.0), (5, 0.04, -0.02), (-2, -0.03, 0.03), (8, 0.02, 0.02), (-9, 0.03, -0.03))
"""The poses of successive cards on the pile: degrees, and offsets from its middle in card widths."""
WINDS = {"west": (-0.66, 0.04), "north": (0.0, -0.34), "east": (0.66, 0.04), "south": (0.0, 0.4)}
"""The offsets of a trick's cards from its middle, in card widths."""
TURNS = {"west": 8.0, "north": -4.0, "east": -7.0, "south": 3.0}
SIZES = {"pile": 0.92, "hand": 0.92, **dict.fromkeys(WINDS, 0.7)}
"""The size of cards at each place, as a multiple of those of the fan."""
COARSE_TURN, COARSE_SIZE = 4, 0.04
"""Steps to which angles (degrees) and sizes (shares) of moving cards are rounded, to keep sprites."""
SPEECH = 0.2
"""The size of the letters in a speech bubble, in card widths."""


class _Spot(NamedTuple):
    """A place, and the number of cards that had come there before."""

    place: str
    landed: int = 0


class MovingCover:
    """The animation of one cover. `game` is the id of the game, for the messages of its speech bubbles."""

    def __init__(
        self, kit: SceneKit, cover: Cover, preview: CoverStory, game: str, deck: str
    ) -> None:
        self.kit = kit
        self.cover = cover
        self.preview = preview
        self.game = game
        self._names = {name.rpartition("/")[2]: name for name in cover.cards}
        self._fan = list(self._names)
        self._names |= {card: f"cards/{deck}/{card}" for card in preview.extra}
        self.playing = False
        self._home()

    def _home(self) -> None:
        """Put all cards at their places on the cover."""
        self._order = list(self._names)
        self._at = {card: _Spot(self._start(card)) for card in self._order}
        self._from: dict[str, tuple[_Spot, Tween]] = {}
        self._down = set(self.preview.down)
        self._turning: dict[str, Tween] = {}
        self._landed = 0
        self._badge, self._icon = self.cover.badge, ""
        self._beat = Beat()
        self._next, self._left = 0, BEFORE

    def _start(self, card: str) -> str:
        return self.preview.extra.get(card, "fan")

    def begin(self) -> None:
        """Play the story from its beginning, if there is one."""
        self._home()
        self.playing = bool(self.preview.beats)

    def stop(self) -> None:
        """Go back to the still cover at once."""
        self._home()
        self.playing = False

    @property
    def due(self) -> int | None:
        """In how many ms the picture changes; None while it is still."""
        if not self.playing:
            return None
        return FRAME if self._moving else max(1, self._left)

    @property
    def _moving(self) -> bool:
        flights = [tween for _, tween in self._from.values()]
        return any(not each.done for each in (*flights, *self._turning.values()))

    def advance(self, dt: int) -> bool:
        """Let `dt` ms pass; return whether the picture has changed."""
        if not self.playing:
            return False
        changed = self._moving
        for _, tween in self._from.values():
            tween.advance(dt)
        for tween in self._turning.values():
            tween.advance(dt)
        self._left -= dt
        if self._left > 0:
            return changed
        if self._next < len(self.preview.beats):
            self._play(self.preview.beats[self._next])
        elif self._next == len(self.preview.beats):
            homes = {card: self._start(card) for card in self._order}
            self._play(Beat(homes, badge=self.cover.badge, icon="", hold=AFTER))
        else:
            self.stop()
        return True

    def _play(self, beat: Beat) -> None:
        """Begin a beat."""
        ms, stagger = self.kit.speed.ms(MOVE), self.kit.speed.ms(STAGGER)
        self._from.clear()
        moved = [card for card, place in beat.cards.items() if self._at[card].place != place]
        for turn, card in enumerate(moved):
            place = beat.cards[card]
            self._from[card] = self._at[card], Tween(ms, turn * stagger)
            self._landed += place == "pile"
            self._at[card] = _Spot(place, self._landed)
        # What has just been moved lies on top; the fan lies as it always did.
        self._order = [card for card in self._order if card not in moved] + moved
        if all(self._at[card].place == "fan" for card in self._fan):
            others = [card for card in self._order if card not in self._fan]
            self._order = [*self._fan, *others]
        self._turning = {card: Tween(self.kit.speed.ms(TURN)) for card in beat.up}
        self._down -= set(beat.up)
        if beat.badge is not None or beat.icon is not None:
            self._badge, self._icon = beat.badge or "", beat.icon or ""
        self._beat = beat
        self._next += 1
        flying = ms + stagger * (len(moved) - 1) if moved else 0
        self._left = max(flying, self.kit.speed.ms(TURN) if beat.up else 0) + beat.hold

    def picture(self, width: int, height: int) -> Surface:
        """Return the present picture at this size in real pixels, with rounded corners."""
        if not self.playing or self._next == 0:
            return self.cover.picture(self.kit, width, height)
        picture = Surface((width, height), pygame.SRCALPHA)
        picture.blit(self.cover.ground(self.kit, width, height), (0, 0))
        for card in self._order:
            self._draw_card(picture, card)
        if self._badge or self._icon:
            draw_badge(self.kit, picture, self._badge, width * 0.55, self._icon)
        if self._beat.says:
            self._draw_speech(picture)
        round_corners(self.kit, picture)
        return picture

    def _draw_card(self, picture: Surface, card: str) -> None:
        size, spot = picture.get_size(), self._at[card]
        lie, factor = self._lie(card, spot, size), SIZES.get(spot.place, 1.0)
        lift = LIFT
        before, tween = self._from.get(card, (spot, None))
        if tween is not None and not tween.done:
            start, t = self._lie(card, before, size), tween.eased
            angle = round(lerp(start.angle, lie.angle, t) / COARSE_TURN) * COARSE_TURN
            lie = Lie(lerp(start.x, lie.x, t), lerp(start.y, lie.y, t), angle)
            factor = lerp(SIZES.get(before.place, 1.0), factor, t)
            factor = round(factor / COARSE_SIZE) * COARSE_SIZE
            lift = 3 * LIFT
        elif spot.place in OUTSIDE:
            return
        width, scale = round(card_width(*size) * factor), self.kit.space.scale
        shown, narrow = self._face(card)
        if narrow < 1.0:
            self._draw_turning(picture, shown, lie, width, narrow)
        else:
            self.kit.pictures.blit_card(
                picture, shown, (lie.x, lie.y), width, lie.angle, lift=lift, scale=scale
            )

    def _face(self, card: str) -> tuple[str, float]:
        """The picture of a card, and how much of its width is seen while it turns."""
        back = f"{BACKS}/{self.kit.back}"
        turning = self._turning.get(card)
        if turning is None or turning.done:
            return (back if card in self._down else self._names[card]), 1.0
        t = ease_in_out(turning.t)
        return (back if t < 0.5 else self._names[card]), max(0.05, abs(1 - 2 * t))

    def _draw_turning(
        self, picture: Surface, name: str, lie: Lie, width: int, narrow: float
    ) -> None:
        whole = self.kit.pictures.card(name, width)
        seen = max(2, round(width * narrow))
        slim = pygame.transform.smoothscale(whole, (seen, whole.get_height()))
        turned = pygame.transform.rotozoom(slim, lie.angle, 1.0)
        picture.blit(turned, turned.get_rect(center=(round(lie.x), round(lie.y))))

    def _lie(self, card: str, spot: _Spot, size: tuple[int, int]) -> Lie:
        """Return the pose of a card at a place of a picture of this size."""
        width, height = size
        wide = card_width(width, height)
        x, y = width * 0.5, height * 0.42
        if spot.place in ("fan", "hand"):
            fan = self.cover.fan(width, height)
            lie = fan[self._fan.index(card) if card in self._fan else len(fan) // 2]
            return lie._replace(y=lie.y + height * (0.48 if spot.place == "hand" else 0.0))
        if spot.place in WINDS:
            dx, dy = WINDS[spot.place]
            return Lie(x + dx * wide, height * 0.47 + dy * wide, TURNS[spot.place])
        beyond = wide * 1.1
        match spot.place:
            case "left":
                return Lie(-beyond, y, 24.0)
            case "right":
                return Lie(width + beyond, y, -24.0)
            case "top":
                return Lie(x, -beyond, 8.0)
            case "bottom":
                return Lie(x, height + beyond, -8.0)
        angle, dx, dy = SCATTER[spot.landed % len(SCATTER)]
        return Lie(x + dx * wide, y + dy * wide, angle)

    def _draw_speech(self, picture: Surface) -> None:
        """Draw the speech bubble, whose tail points to the speaker."""
        kit, (width, height) = self.kit, picture.get_size()
        suit = Worded(f"{MARK}{self._beat.suit}" if self._beat.suit else "")
        words = kit.words(f"{self.game}.preview.{self._beat.says}", suit=suit)
        line = tuple(rich.parse(strong(Worded(words))))
        # The letters grow with the picture, and not with the player's text.
        size = kit.space.steady(card_width(width, height) * SPEECH / kit.space.scale, 1)
        wide = rich.line_width(kit, line, size)
        high = kit.fonts.height(size, SEMIBOLD)
        box = Rect(0, 0, wide + round(high * 1.1), round(high * 1.5))
        centre, tip = {
            "left": ((0.3, 0.7), (0.02, 0.44)),
            "right": ((0.7, 0.7), (0.98, 0.44)),
            "top": ((0.66, 0.22), (0.5, 0.02)),
            "bottom": ((0.68, 0.66), (0.56, 0.96)),
        }[self._beat.by]
        box.center = round(centre[0] * width), round(centre[1] * height)
        box.clamp_ip(picture.get_rect().inflate(-kit.px(16), -kit.px(16)))
        point = round(tip[0] * width), round(tip[1] * height)
        root = round(high * 0.45)
        tail = (
            f"M{box.centerx - root} {box.centery}L{point[0]} {point[1]}"
            f"L{box.centerx + root} {box.centery}Z"
        )
        radius = high * 0.6 / kit.space.scale
        kit.paint.shadow(picture, box, radius, (2, 5), 8)
        shape = kit.paint.drawn(f"tail {tail}", width, height, vector.path(tail, PAPER))
        picture.blit(shape, (0, 0))
        kit.paint.box(picture, box, (PAPER, PAPER_LOW), radius=radius)
        at = (box.centerx - wide // 2, box.centery - high // 2)
        rich.draw(kit, picture, line, at, size, INK, INK, on_paper=True)
