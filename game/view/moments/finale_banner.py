"""The banner at the end of a round: the winner's portrait and colour, what was won, and how."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame
from pygame import Rect, Surface

from game.engine.cards import UNKNOWN
from game.engine.info import Info
from game.engine.table import Table
from game.show.feelings import HAPPY
from game.show.moments.finale import COUNT, COUNT_AT, Finale
from game.show.motion.tween import lerp
from game.view.base import rich_text as rich
from game.view.base.colours import AMBER, AMBER_FILL, INK, LIGHT, LINE, PANEL, RUST, Colour
from game.view.base.fonts import BOLD, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.moments.finale_layout import HINT, FinalePlaces
from game.view.moments.portrait_colours import banner_colour
from game.view.table.portraits import Person, portrait
from game.view.widgets.figures import plain_number
from game.words.marks import Worded
from game.words.named_things import Several
from game.words.sentences import Sentences

HEAD, LINE_SIZE, LEAST_LINE = 74.0, 30.0, 16.0
FACE = 104.0
"""The radius of the winner's portrait, in the picture's pixels."""
CROWN = 116.0
MOST_FACES = 3
GOLD = Colour.hex("#ffd98a")


class FinaleBanner:
    """Draws the banner, what the winner gains, and how to go on."""

    def __init__(
        self,
        kit: SceneKit,
        table: Table,
        info: Info,
        people: Sequence[Person],
        sentences: Sentences,
    ) -> None:
        self.kit, self.table, self.info = kit, table, info
        self.people, self.sentences = people, sentences

    def headline(self, finale: Finale) -> str:
        """Return who has won, as a sentence."""
        words = self.kit.words
        names = tuple(map(self.sentences.name, finale.winners))
        what = "match" if finale.match else "round"
        if not names:
            return words("moment.nobody")
        if len(names) == 1:
            return words(f"ui.result.{what}_won", name=names[0])
        how = "by_pair" if self.table.one_side(finale.winners) else "shared"
        return words(f"ui.result.{what}_{how}", names=Several(names))

    def sublines(self, finale: Finale) -> list[str]:
        """Return the number of the round, and how it ended, as rich text: the longest line first.

        Of a bid is told last what came of it alone: whose it was stands on the plates as well.
        """
        bid, whole = finale.bid, self.subline(finale)
        if bid is None:
            return [whole]
        made = "made" if bid.made else "failed"
        short = self.kit.words(f"moment.bid_{made}_short", number=bid.bid, count=bid.points)
        return [whole, self._how(finale), short]

    def _how(self, finale: Finale) -> str:
        """Return how a round ended, as rich text; "" if there is nothing to be told of it."""
        words, bid = self.kit.words, finale.bid
        if finale.blocked:
            return words("moment.blocked")
        if bid is not None:
            name, made = self.sentences.name(bid.seat), "made" if bid.made else "failed"
            return words(f"moment.bid_{made}", name=name, number=bid.bid, count=bid.points)
        if finale.card != UNKNOWN and not finale.prize:
            return words("moment.last_card", card=self.sentences.card(finale.card))
        return ""

    def subline(self, finale: Finale) -> str:
        """Return the number of the round, and how it ended, as rich text."""
        words, rounds = self.kit.words, self.table.options.get("rounds")
        about = ""
        if isinstance(rounds, int) and rounds > 1:
            about = words("moment.round_of", round=finale.number, count=rounds)
        elif rounds != 1:
            about = words("moment.round", round=finale.number)
        how = self._how(finale)
        if not (about and how):
            return about or how
        return words("moment.both", one=Worded(about), other=Worded(how))

    def gain(self, finale: Finale) -> str:
        """Return what the winner has gained, as a number with its sign; "" if that is nothing."""
        if not finale.winners or finale.blocked:
            return ""
        gained = finale.gained(finale.winners[0])
        return f"+{plain_number(gained)}" if gained > 0 else ""

    def preparing(self, places: FinalePlaces) -> Iterator[None]:
        """Make the crown and the large portraits, one at a time."""
        self._crown(places.unit)
        yield
        for person in self.people:
            portrait(self.kit, person.portrait, round(FACE * places.unit), AMBER, HAPPY)
            yield

    def draw(
        self, target: Surface, finale: Finale, places: FinalePlaces, slide: float, shown: float
    ) -> None:
        """Draw the banner, which comes from the left (`slide`) and fades in (`shown`, both 0.0 to 1.0)."""
        picture, origin = self._picture(finale, places)
        rect = picture.get_rect(topleft=origin)
        rect.x = round(lerp(-rect.w, rect.x, slide))
        picture.set_alpha(round(255 * shown))
        target.blit(picture, rect)
        picture.set_alpha(255)

    def _picture(self, finale: Finale, places: FinalePlaces) -> tuple[Surface, tuple[int, int]]:
        """Return the whole banner, drawn once, and where its corner belongs."""
        unit, banner = places.unit, places.banner
        room = round(130 * unit)
        size = (banner.w + 2 * room, banner.h + 2 * room)
        head, line = self.headline(finale), self.subline(finale)
        winners = tuple(self.people[seat].portrait for seat in finale.winners)
        key = ("finale-banner", size, head, line, winners, self.gain(finale), finale.lost)

        def draw() -> Surface:
            whole = Surface(size, pygame.SRCALPHA)
            self._draw(whole, finale, Rect((room, room), banner.size), unit)
            return whole

        picture = self.kit.paint.keep(key, draw)
        return picture, (banner.x - room, banner.y - room)

    def _draw(self, target: Surface, finale: Finale, rect: Rect, unit: float) -> None:
        kit, paint, fonts = self.kit, self.kit.paint, self.kit.fonts
        quiet = finale.lost or not finale.winners
        base = INK if quiet else banner_colour(self.people[finale.winners[0]].portrait)
        fill = (base.mix(LIGHT, 0.06) if quiet else base, base.mix(INK, 0.35))
        line = LINE.fade(0.5) if quiet else GOLD
        paint.pill(target, rect, fill, line=line, line_width=4, shadow=True)
        faces = finale.winners[:MOST_FACES]
        radius, step = round(FACE * unit), round(120 * unit)
        x = rect.left + round(24 * unit)
        for place, seat in reversed(list(enumerate(faces))):
            self._face(target, (x + place * step, rect.centery), radius, seat, finale, unit)
        left = rect.left + round(40 * unit)
        if faces:
            left = x + (len(faces) - 1) * step + radius + round(30 * unit)
        right = rect.right - round(40 * unit)
        if self.gain(finale):
            disc = self._disc(rect, unit)
            self._gold(target, disc, self.gain(finale))
            right = disc.left - round(20 * unit)
        head = self.headline(finale)
        size = fonts.fitted(head, HEAD, TITLE, right - left)
        while fonts.height(size, TITLE) > rect.h * 0.62 and size > 20:
            size -= 2
        words, small = self._line(finale, right - left, round(rect.h * 0.34))
        high, low = fonts.height(size, TITLE), fonts.height(small, SEMIBOLD)
        gap = round(high * 0.12)
        top = rect.centery - (high + low - gap) // 2
        head = fonts.cut(head, size, TITLE, right - left)
        paint.soft_text(target, head, (left, top), size, TITLE, LIGHT)
        rich.draw(kit, target, words, (left, top + high - gap), small, LIGHT, LIGHT)

    def _line(self, finale: Finale, width: int, height: int) -> tuple[tuple[rich.Word, ...], float]:
        """Return the first line below the headline that has room, and in which size; or else the last."""
        words: tuple[rich.Word, ...] = ()
        small = LEAST_LINE
        for text in self.sublines(finale):
            words, small = tuple(rich.parse(text)), LINE_SIZE
            while small > LEAST_LINE and self._exceeds(words, small, width, height):
                small -= 1
            if not self._exceeds(words, small, width, height):
                break
        return words, small

    def _exceeds(self, words: tuple[rich.Word, ...], size: float, width: int, height: int) -> bool:
        kit = self.kit
        return (
            rich.line_width(kit, words, size) > width or kit.fonts.height(size, SEMIBOLD) > height
        )

    def _face(
        self,
        target: Surface,
        centre: tuple[int, int],
        radius: int,
        seat: int,
        finale: Finale,
        unit: float,
    ) -> None:
        kit = self.kit
        around = Rect(0, 0, 2 * radius, 2 * radius)
        around.center = centre
        ring = LINE.fade(1.0) if finale.lost else AMBER
        if not finale.lost:
            kit.paint.glow(target, around, radius / kit.space.scale, opacity=0.45)
        kit.paint.disc(target, centre, radius + max(2, round(5 * unit)), INK)
        face = portrait(kit, self.people[seat].portrait, radius, ring, HAPPY)
        target.blit(face, around)
        if finale.lost:
            return
        at = (around.centerx + round(4 * unit), around.top - round(26 * unit))
        crown = self._crown(unit)
        target.blit(crown, crown.get_rect(center=at))

    def _crown(self, unit: float) -> Surface:
        side, edge = round(CROWN * unit), round(6 * unit)
        return self.kit.pictures.outlined("icons/crown", side, AMBER.mix(RUST, 0.1), edge)

    def _disc(self, rect: Rect, unit: float) -> Rect:
        side = round(132 * unit)
        disc = Rect(0, 0, side, side)
        disc.midright = (rect.right - round(30 * unit), rect.centery)
        return disc

    def _gold(self, target: Surface, disc: Rect, text: str) -> None:
        paint, fonts = self.kit.paint, self.kit.fonts
        paint.disc(target, disc.center, disc.w // 2, (GOLD, AMBER_FILL), INK, 4)
        size = fonts.fitted(text, 56, TITLE, round(disc.w * 0.72))
        while fonts.height(size, TITLE) > disc.h * 0.8 and size > 14:
            size -= 2
        paint.text(target, text, disc.center, size, TITLE, INK, "center")

    def draw_gain(
        self, target: Surface, finale: Finale, places: FinalePlaces, *, plain: bool
    ) -> None:
        """Draw what was gained on its way from the banner into the total."""
        share = finale.share(COUNT_AT, COUNT)
        text = self.gain(finale)
        if not text or plain or not 0 < share < 1:
            return
        start = self._disc(places.banner, places.unit)
        chip = places.chips[0]
        end = (chip.right - round(chip.h * 0.6), chip.centery)
        side = round(lerp(start.w, chip.h * 0.7, share) / 4) * 4
        disc = Rect(0, 0, side, side)
        x, y = start.center
        disc.center = (round(lerp(x, end[0], share)), round(lerp(y, end[1], share**2)))
        self._gold(target, disc, text)

    def draw_hint(self, target: Surface, places: FinalePlaces, label: str) -> None:
        """Draw how to go on, below everything else; `label` is that of the key."""
        kit, paint, fonts = self.kit, self.kit.paint, self.kit.fonts
        text = kit.words("moment.go_on")
        cap = paint.keycap_size(label, HINT)
        gap = kit.px(14)
        wide = cap[0] + gap + fonts.width(text, HINT, BOLD)
        pill = Rect(0, 0, wide + kit.px(44), cap[1] + kit.px(18))
        pill.center = places.hint
        pill.bottom = min(pill.bottom, kit.size[1] - 4)
        paint.pill(target, pill, PANEL.fade(0.92), line=LINE)
        paint.keycap(target, label, (pill.left + kit.px(18), pill.centery), HINT)
        at = (pill.left + kit.px(18) + cap[0] + gap, pill.centery)
        paint.text(target, text, at, HINT, BOLD, LIGHT, "midleft")
