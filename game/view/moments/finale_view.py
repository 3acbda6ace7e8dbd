"""The end of a round, drawn over its table: `FinaleView.draw`.

The table grows dark, the winning card comes down in a ring of light, a banner in the winner's colour says who
has won, and the scores count up. Where the people at this screen have lost, it is quieter.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, radians, sin

import pygame
from pygame import Rect, Surface

from game.engine.cards import UNKNOWN
from game.engine.info import Info
from game.engine.table import Table
from game.engine.zones import HAND
from game.show.moments.finale import (
    BANNER,
    BANNER_AT,
    BURST,
    CARD,
    LANDED,
    RING,
    SEATS_AT,
    VEIL,
    Finale,
)
from game.show.moments.table_moments import FADE
from game.show.motion.card_pose import CARD_RATIO, Pose
from game.show.motion.flight import Flight
from game.show.motion.tween import ease_out, lerp
from game.view.base import svg_shapes as vector
from game.view.base.colours import AMBER, INK, LIGHT, RUST, Colour
from game.view.base.scene_kit import SceneKit
from game.view.base.space import Space
from game.view.base.still_layer import Piece
from game.view.base.suit_styles import suits
from game.view.cards.card_art import CardArt
from game.view.cards.card_sprites import blit_sprite
from game.view.cards.hand_fan import FOCUS_SCALE
from game.view.moments.finale_banner import FinaleBanner
from game.view.moments.finale_layout import FinalePlaces
from game.view.moments.score_chips import ScoreChips
from game.view.speech.occupancy import Occupancy
from game.view.speech.spots import Covering
from game.view.table.portraits import Person
from game.words.sentences import Sentences

DARK = 0.58
"""How dark the table grows."""
ABOVE = 219
"""How bright the seats above the dark are, of 255."""
WIDTH, LEAN, FROM = 250.0, 4.0, 1.5
"""The winning card: its width, its angle, and by how much it is larger where it comes from."""
LIFT = 24.0
"""How high it seems to be, by its shadow."""
INNER, OUTER = (524.0, 452.0), (644.0, 555.0)
"""The ring of light at rest, and that which grows out of it."""
RAYS = 1040.0
SHAPES = 16
TRAVEL = 70.0


class FinaleView:
    """Draws the end of a round; `people` are by seat, `sentences` name the cards."""

    def __init__(
        self,
        kit: SceneKit,
        table: Table,
        info: Info,
        people: Sequence[Person],
        sentences: Sentences,
    ) -> None:
        self.kit, self.table, self.people = kit, table, people
        self._deck = info.deck
        self.art = CardArt(kit.pictures, table.deck, *self._dress())
        self.banner = FinaleBanner(kit, table, info, people, sentences)
        self.chips = ScoreChips(kit, people)
        self._placed: tuple[Space, FinalePlaces | None] = (kit.space, None)
        self._seats: tuple[object, list[tuple[Surface, Rect]]] = (None, [])

    def _dress(self) -> tuple[str, str]:
        return self.kit.faces(self._deck), self.kit.back

    def _places(self) -> FinalePlaces:
        space, found = self._placed
        if found is None or space != self.kit.space:
            found = FinalePlaces.of(self.kit, [person.name for person in self.people])
            self._placed = (self.kit.space, found)
        return found

    def preparing(self) -> Iterator[None]:
        """Make the pictures that take longest, one at a time, so that none is made in the middle of it."""
        places = self._places()
        for make in (self._rays, self._ring, self._shapes):
            make(places)
            yield
        self._dressed().sprite(UNKNOWN, self._pose(places), lift=LIFT)  # all faces share its shadow
        yield
        yield from self.banner.preparing(places)
        yield from self.chips.preparing(places)

    def foresee(self, flights: Sequence[Flight]) -> bool:
        """Make the picture of a card on its way that is somebody's last; return whether one was made."""
        for flight in flights:
            if flight.src.zone == HAND != flight.dst.zone and len(flight.before) == 1:
                self._dressed().wish(flight.card, self._pose(self._places()), LIFT)
        return self.art.prepare(wished=True)

    def _pose(self, places: FinalePlaces) -> Pose:
        """How the winning card lies, but for where."""
        return Pose(0, 0, LEAN, WIDTH * places.unit / self.kit.space.scale)

    def _dressed(self) -> CardArt:
        """The cards as large as the winning one is."""
        self.art.dress(*self._dress())
        self.art.resize(self.kit.space, self._pose(self._places()).width / FOCUS_SCALE)
        return self.art

    def _rays(self, places: FinalePlaces) -> Surface:
        side = max(8, round(RAYS * places.unit))

        def draw() -> Surface:
            half, count = side / 2, 22
            body = (
                '<defs><radialGradient id="r"><stop offset="0.1" stop-color="#ffeec4" stop-opacity="0.34"/>'
                '<stop offset="0.6" stop-color="#ffe0a0" stop-opacity="0.1"/>'
                '<stop offset="1" stop-color="#ffe0a0" stop-opacity="0"/></radialGradient></defs>'
                f'<circle cx="{half}" cy="{half}" r="{half * 0.8}" fill="url(#r)" opacity="0.8"/>'
            )
            for number in range(count):
                middle, wide = number * 360 / count + 3 * (number % 3), 3.2 + 1.7 * (number % 2)
                far = half * (0.78 + 0.22 * ((number * 7) % 5) / 4)
                ends = (
                    (
                        half + far * cos(radians(middle + side)),
                        half + far * sin(radians(middle + side)),
                    )
                    for side in (-wide, wide)
                )
                (x, y), (u, v) = ends
                body += (
                    f'<path d="M{half} {half} L{x:.1f} {y:.1f} L{u:.1f} {v:.1f} Z"'
                    ' fill="url(#r)" opacity="0.75"/>'
                )
            return vector.picture(side, side, body)

        return self.kit.paint.keep(("rays", side), draw)

    def _ring(self, places: FinalePlaces) -> Surface:
        wide, tall = (round(each * places.unit) for each in OUTER)
        line = max(2.0, 6 * places.unit)

        def draw() -> Surface:
            body = (
                f'<ellipse cx="{wide / 2}" cy="{tall / 2}" rx="{(wide - line) / 2}"'
                f' ry="{(tall - line) / 2}" fill="none" stroke="{LIGHT.rgb}" stroke-width="{line:.1f}"/>'
            )
            return vector.picture(wide, tall, body)

        return self.kit.paint.keep(("finale-ring", wide, tall), draw)

    def _shapes(self, places: FinalePlaces) -> list[tuple[Surface, float, float, float]]:
        """Return each shape that flies out: its picture, its angle, and where it comes to rest (real px)."""
        styles = suits(self.kit.settings.four_colour)
        found = []
        for number in range(SHAPES):
            letter = self.table.deck.suits[number % len(self.table.deck.suits)]
            size = 22 + 34 * ((number * 5) % 7) / 6
            side = max(6, round(size * places.unit))
            picture = self.kit.pictures.svg(f"shapes/{styles[letter].shape}", side, side)
            angle = radians(number * 360 / SHAPES + 11 * ((number * 3) % 4 - 1.5))
            far = 1.0 + 0.34 * ((number * 3) % 5) / 4
            x = (INNER[0] / 2 + 46) * far * places.unit
            y = (INNER[1] / 2 + 4) * far * places.unit
            found.append((picture, angle, x, y))
        return found

    def draw(self, target: Surface, finale: Finale, seats: Sequence[Piece], hint: str) -> None:
        """Draw the finale over a table that has been drawn, with these seats above the dark.

        `hint` is what goes on, as its key's label.
        """
        plain = self.kit.settings.reduced_motion
        places = self._places()
        shown = finale.share(0, FADE) if plain else 1.0
        dark = shown if plain else ease_out(finale.share(0, VEIL))
        _darken(target, DARK * dark)
        self._shade(target, places, dark)
        if not finale.lost and finale.winners and not plain:
            self._light(target, places, finale)
        if not plain:
            self._rings(target, places, finale)
        lit = shown if plain else ease_out(finale.share(SEATS_AT, VEIL))
        for picture, where in self._above(seats) if lit else ():
            picture.set_alpha(round(255 * lit))
            target.blit(picture, where)
        self._card(target, places, finale, shown, plain=plain)
        slide = 1.0 if plain else ease_out(finale.share(BANNER_AT, BANNER))
        if slide:
            self.banner.draw(target, finale, places, slide, shown)
        shown = min(shown, 1.0 if plain else finale.share(BANNER_AT + BANNER // 2, BANNER))
        scores = finale.after if plain else finale.scores()
        self.chips.draw(target, finale, places, scores, shown)
        self.banner.draw_gain(target, finale, places, plain=plain)
        if shown >= 1.0:
            self._hint(target, places, hint)

    def _above(self, seats: Sequence[Piece]) -> list[tuple[Surface, Rect]]:
        """The seats as pictures of their own, made anew when one looks otherwise."""
        key = (self.kit.size, [(each.key, tuple(each.rect)) for each in seats])
        if self._seats[0] != key:
            whole = Surface(self.kit.size, pygame.SRCALPHA)
            for piece in seats:
                piece.draw(whole)
            found = []
            for piece in seats:
                rect = piece.rect.clip(whole.get_rect())
                picture = whole.subsurface(rect).copy()
                picture.fill((ABOVE, ABOVE, ABOVE), special_flags=pygame.BLEND_RGB_MULT)
                found.append((picture, rect))
            self._seats = (key, found)
        return self._seats[1]

    def report(self, occupancy: Occupancy) -> None:
        """Report what it covers, for what is said at the seats to keep clear of."""
        places = self._places()
        card = Rect(0, 0, round(WIDTH * places.unit), round(WIDTH * CARD_RATIO * places.unit))
        card.center = places.middle
        banner = places.banner.inflate(round(2 * 130 * places.unit), 0)
        boxes = [self.kit.design(each) for each in (card, banner, *places.chips)]
        occupancy.report("finale", *boxes, cover=Covering.NEVER)

    def _shade(self, target: Surface, places: FinalePlaces, dark: float) -> None:
        """Darken what is below the banner more: a hand may lie there."""
        area = places.chips[0].unionall(list(places.chips)) if places.chips else places.banner
        area = Rect(area.left, area.top, area.w, target.get_height() - area.top)
        area.inflate_ip(round(160 * places.unit), 0)
        soft = max(1.0, 40 * places.unit)

        def draw() -> Surface:
            return vector.soft_box(*area.size, soft, soft, INK.fade(0.82))

        picture = self.kit.paint.keep(("finale-shade", area.size), draw)
        picture.set_alpha(round(255 * dark))
        target.blit(picture, picture.get_rect(center=area.center))

    def _light(self, target: Surface, places: FinalePlaces, finale: Finale) -> None:
        rays = self._rays(places)
        share = finale.share(LANDED, RING)
        if share > 0:
            rays.set_alpha(round(255 * share))
            target.blit(rays, rays.get_rect(center=places.middle))
            rays.set_alpha(255)
        flown = finale.share(LANDED, BURST)
        if flown <= 0:
            return
        x, y = places.middle
        for picture, angle, wide, tall in self._shapes(places):
            back = TRAVEL * places.unit * (1 - ease_out(flown))
            at = (x + cos(angle) * (wide - back), y + sin(angle) * (tall - back))
            picture.set_alpha(round(255 * min(1.0, flown * 3)))
            target.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1]))))
            picture.set_alpha(255)

    def _rings(self, target: Surface, places: FinalePlaces, finale: Finale) -> None:
        """The ring at rest, and another one that grows out of it and stays, fainter."""
        share = finale.share(LANDED, RING)
        if share <= 0:
            return
        ring = self._ring(places)
        small, large = INNER[0] / OUTER[0], 1.0
        if not finale.lost:
            size = (round(ring.get_width() * small), round(ring.get_height() * small))
            inner = self.kit.paint.keep(
                ("finale-inner-ring", *size), lambda: pygame.transform.smoothscale(ring, size)
            )
            target.blit(inner, inner.get_rect(center=places.middle))
        if share < 1.0:
            factor = lerp(small, large, ease_out(share))
            grown = pygame.transform.smoothscale_by(ring, factor)
        elif finale.lost:
            return
        else:
            grown = ring
        grown.set_alpha(round(255 * lerp(0.9, 0.3, share)))
        target.blit(grown, grown.get_rect(center=places.middle))
        grown.set_alpha(255)

    def _card(
        self, target: Surface, places: FinalePlaces, finale: Finale, shown: float, *, plain: bool
    ) -> None:
        x, y = places.middle
        if finale.card == UNKNOWN:
            if finale.winners and not finale.lost:
                self._trophy(target, places, min(shown, 1.0 if plain else finale.share(0, CARD)))
            return
        picture = self._dressed().sprite(finale.card, self._pose(places), lift=LIFT)
        fallen = 1.0 if plain else finale.share(0, CARD) ** 2
        if fallen < 1.0:
            picture = pygame.transform.smoothscale_by(picture, lerp(FROM, 1.0, fallen))
            shown = min(1.0, fallen * 4)
        blit_sprite(target, picture, picture.get_rect(center=(x, y)), shown)

    def _trophy(self, target: Surface, places: FinalePlaces, shown: float) -> None:
        """The picture in the ring where no card has won, as where tricks are counted."""
        side = round(230 * places.unit)
        for colour, more in ((INK, round(14 * places.unit)), (AMBER.mix(RUST, 0.12), 0)):
            cup = self.kit.pictures.tinted("icons/trophy", side + more, side + more, colour)
            cup.set_alpha(round(255 * shown))
            target.blit(cup, cup.get_rect(center=places.middle))
            cup.set_alpha(255)

    def _hint(self, target: Surface, places: FinalePlaces, label: str) -> None:
        self.banner.draw_hint(target, places, label)


def _darken(target: Surface, share: float, towards: Colour = INK) -> None:
    """Mix everything with a colour: quicker than a veil of the window's size would be."""
    if share <= 0:
        return
    left = round(255 * (1 - share))
    target.fill((left, left, left), special_flags=pygame.BLEND_RGB_MULT)
    added = tuple(round(part * share) for part in towards[:3])
    target.fill(added, special_flags=pygame.BLEND_RGB_ADD)
