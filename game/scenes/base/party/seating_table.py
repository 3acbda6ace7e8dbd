"""The table of the room: what is played, whether it can be dealt, and what is kept of it."""

from __future__ import annotations

from typing import Any

from game.engine.notation.rule_set_text import changed_rules
from game.engine.options import SetupError
from game.engine.variant import Variant
from game.scenes.base.at_table.sitting_down import in_pair_colours
from game.scenes.base.guest_list import GuestWish, read_roster
from game.scenes.base.guest_names import EVERY_PORTRAIT, guest_name, name_apart
from game.scenes.base.house_rules.rule_choice import chosen_own, set_in_force
from game.scenes.base.pair_names import partner_names
from game.scenes.base.party.guest_chairs import GuestChairs
from game.scenes.base.party.party_room import party_of, send_away
from game.scenes.base.party.usual_chairs import remember_people
from game.scenes.base.remembered_table import RememberedTable, refused
from game.session.plan import Plan
from game.show.seating import Hands, Seating
from game.view.base.scene_kit import SceneKit
from game.words.named_things import Several

LEAST_SHOWN = 4
"""How many chairs are shown at least."""


class SeatingTable:
    """The table of a game for the people of the party; of the room's own game once it is taken."""

    def __init__(self, kit: SceneKit, variant: Variant[Any]) -> None:
        self.kit, self.variant = kit, variant
        info = variant.info
        self.timed = info.timed
        self.party = party_of(kit)
        self.remembered = RememberedTable.last(kit, info)
        self.house = self._house
        """The name of the set of rules that is chosen; "" where everything is as written."""
        self.plan = self.party.plan.between(info.min_players, info.max_players)
        self.guests = GuestChairs(kit.words, self.plan, read_roster(kit), self.remembered.level)

    @property
    def _house(self) -> str:
        """What the rules are called, or how many house rules they are if they have no name."""
        info, chosen = self.variant.info, self.remembered
        own = chosen_own(self.kit, info, chosen.options, chosen.named)
        count = len(changed_rules(info, chosen.options))
        named = set_in_force(self.kit, info, chosen.options, own)
        return named or (self.kit.words("ui.pause.house_in_short", count=count) if count else "")

    def take(self) -> None:
        """Let the room have this game: from now on it seats as many people as that."""
        room, seats = self.party.plan, self.plan
        self.party.game = self.variant.info.id
        room.least, room.most = seats.least, seats.most
        self.plan = self.guests.seating_plan = room

    @property
    def shown(self) -> range:
        """The places of the chairs that are shown: all that are taken, and one more that is free."""
        taken = max(self.plan.chairs.taken, default=-1) + 1
        return range(min(max(taken + 1, LEAST_SHOWN), len(self.plan.chairs)))

    @property
    def scores(self) -> list[int]:
        """The places of the people here, those with most points first; none where nobody has any."""
        chairs = self.plan.chairs
        people = sorted(chairs.people, key=lambda place: -chairs[place].points)
        return people if any(chairs[place].points for place in people) else []

    @property
    def trouble(self) -> str:
        """Why this table cannot be dealt, and what to do, in a sentence; "" if it can."""
        words, plan = self.kit.words, self.plan
        if not plan.chairs.people:
            return words("ui.seating.nobody")
        if plan.missing:
            return words("ui.seating.missing", count=plan.missing)
        trouble = plan.trouble(timed=self.timed)
        if trouble == "needed" and plan.lacking:
            lacking = Several(tuple(plan.chairs[place].name for place in plan.lacking))
            return words("ui.seating.lacking", names=lacking, count=len(plan.lacking))
        if trouble:
            return words(f"ui.seating.device_{trouble}")
        return refused(words, self.variant, len(plan.playing), self.remembered.options)

    @property
    def in_short(self) -> str:
        """Who lacks what, in a few words; "" where nobody does."""
        words, plan = self.kit.words, self.plan
        if not plan.chairs.people:
            return words("ui.seating.nobody")
        if plan.missing or not plan.lacking or plan.trouble(timed=self.timed) != "needed":
            return ""
        lacking = Several(tuple(plan.chairs[place].name for place in plan.lacking))
        return words("ui.seating.lacking_short", names=lacking, count=len(lacking.items))

    @property
    def told(self) -> str:
        """Who plays, how many bots, and who sits out."""
        words, plan = self.kit.words, self.plan
        people = len(plan.people)
        seated = words("ui.seating.who", people=people, bots=len(plan.playing) - people)
        if self._jumps_wait:
            seated = words("ui.seating.who_and_jumps", who=seated)
        if not plan.resting:
            return seated
        resting = Several(tuple(plan.chairs[place].name for place in plan.resting))
        sit_out = words("ui.seating.resting", names=resting, count=len(plan.resting))
        return words("ui.seating.who_and_resting", who=seated, resting=sit_out)

    @property
    def _jumps_wait(self) -> bool:
        """Whether cards may jump in, but only out of the hand that the screen shows."""
        plan, variant = self.plan, self.variant
        if len(plan.people) < 2 or plan.chosen_hands(timed=self.timed) is not Hands.TURN_BY_TURN:
            return False
        try:
            return variant.jumps_at(variant.table(len(plan.playing), self.remembered.options))
        except SetupError:  # it cannot be dealt, and says so
            return False

    @property
    def remarks(self) -> dict[int, str]:
        """What is said on a card instead of what sits there: whose partner it is, or that they sit out."""
        words, plan = self.kit.words, self.plan
        taken = plan.playing
        named = [plan.chairs[place].name for place in taken]
        opposite = partner_names(self.variant.info, self.remembered.options, named)
        partners = {
            place: words("ui.seating.partner", name=name)
            for place, name in zip(taken, opposite, strict=True)
            if name
        }
        return partners | {place: words("ui.seating.rests") for place in plan.resting}

    @property
    def pair_colours(self) -> dict[int, str]:
        """The colours of the pairs at the table, by the chairs of their people and bots; none without pairs."""
        plan, options = self.plan, self.remembered.options
        seats = plan.seats()
        if not any(partner_names(self.variant.info, options, [seat.name for seat in seats])):
            return {}
        dressed = in_pair_colours(Plan(self.variant.info.id, seats, options, 0)).seats
        return {place: seat.colour for place, seat in zip(plan.playing, dressed, strict=True)}

    @property
    def wish(self) -> GuestWish:
        """The guests that are asked for: as many as have chairs beside the people here."""
        plan, info = self.plan, self.variant.info
        bots = [plan.chairs[place].bot for place in plan.chairs.bots]
        people = tuple(seat for seat in plan.chairs.seats(plan.people))
        least = max(0, info.min_players - len(people))
        most = max(0, info.max_players - len(people))
        return GuestWish(bots[:most], self.guests.level, people, least, most)

    def seat_guests(self, bots: list[str], level: str) -> None:
        """Let the guests that were chosen sit down."""
        self.guests.reread(read_roster(self.kit))
        self.guests.seat_all(bots, level)
        self.remembered.level = level
        self.remembered.put_aside(self.kit)

    def keep(self) -> None:
        """Keep the party as it is now, and tell phones of it."""
        self._call_free_chairs_anew()
        send_away(self.kit)
        self.party.changed()
        if self.kit.phones is not None:
            self.kit.phones.tell_who_waits()

    def _call_free_chairs_anew(self) -> None:
        """Let nobody who comes be taken for somebody of the evening who has left: its points are theirs."""
        chairs, words = self.plan.chairs, self.kit.words
        for place in range(len(chairs)):
            if not (chairs[place].left and chairs[place].closed):
                continue
            seated = [chairs[each] for each in range(len(chairs))]
            faces = {each.portrait for each in seated}
            face = next(each for each in EVERY_PORTRAIT if each not in faces)
            name = name_apart(guest_name(words, face), [each.name for each in seated])
            chairs.call_anew(place, name, face)

    def deal(self, seed: int | None) -> tuple[Plan, Seating]:
        """Remember everything, and return what is to be played, and by whom."""
        remember_people(self.kit, self.plan.chairs)
        self.remembered.keep(self.kit)
        plan = self.remembered.seated(self.kit, self.plan.seats(), seed)
        seating = self.plan.seating(timed=self.timed)
        self.party.dealt()
        return plan, seating
