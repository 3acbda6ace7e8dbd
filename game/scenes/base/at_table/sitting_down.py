"""Dealing a match, and making the seats at this screen: `local_seat(kit, host, seat, devices)`."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from game.engine.match import Match
from game.engine.table import sides_of
from game.scenes.base.at_table.learned_steps import at_own_step
from game.scenes.base.guest_list import read_roster
from game.scenes.base.matches_under_way import keep_match
from game.scenes.base.programs_asked import confirmed_programs
from game.scenes.base.remembered_table import remember_deal
from game.session.cup.cup_draw import cup_guests
from game.session.host import THINK, Host
from game.session.keeper import UnderWay
from game.session.plan import Plan
from game.session.records.log_reader import KeptMatch
from game.session.today.todays_deal import frozen_guests
from game.session.viewpoint import Viewpoint
from game.show.devices import Device
from game.show.local_seat import LocalSeat
from game.show.showing import Showing
from game.store.bot_files import USUAL_BOT, Guest
from game.view.base.colours import PERSON_COLOURS
from game.view.base.scene_kit import SceneKit

LEARNING = 4.0
"""How many times slower the clock runs where a timed game is learned."""


def dealt(kit: SceneKit, plan: Plan) -> Host:
    """Deal a new match, remember the number of its deal, and keep what is played."""
    remember_deal(kit, plan)
    host = _host(kit, at_own_step(kit, plan))
    keep_match(kit, host)
    return host


def taken_up(kit: SceneKit, kept: KeptMatch) -> Host:
    """Return the host of a match that goes on."""
    return _host(kit, kept.plan, kept.match, kept.under_way)


def for_learning(kit: SceneKit, plan: Plan) -> Host:
    """Deal a match in which a timed game is learned: a slow clock, careless bots, and nothing is kept of it."""
    guests = {id: careless(guest) for id, guest in read_roster(kit).items()}
    return _host(kit, replace(plan, steps=None), guests=guests, gentle=LEARNING)


def careless(guest: Guest) -> Guest:
    """Return a bot as it plays with somebody who learns: by an easy policy, with many mistakes."""
    temper = replace(guest.temper, attention=0.2, reaction=2500, honesty=0.4)
    return replace(guest, policy="easy", temper=temper, program=None)


def branched_off(kit: SceneKit, plan: Plan, match: Match) -> Host:
    """Return the host of a match that goes on from a moment of another one, and keep what is played."""
    host = _host(kit, plan, match)
    keep_match(kit, host)
    return host


def in_pair_colours(plan: Plan) -> Plan:
    """Return the plan with one colour for each pair: that of a person of it, or one that is free (P-1)."""
    seats = plan.seats
    sides = sides_of(len(seats), plan.options)
    if sides == len(seats):
        return plan
    pairs = [[seats[at].colour for at in range(side, len(seats), sides)] for side in range(sides)]
    chosen: list[str] = []
    for pair in pairs:
        wanted = [*pair, *(each for other in pairs for each in other)]
        free = [each for each in PERSON_COLOURS if each not in wanted]
        own = (each for each in pair if each in PERSON_COLOURS and each not in chosen)
        chosen.append(next(own, next(each for each in free if each not in chosen)))
    dressed = (seat._replace(colour=chosen[at % sides]) for at, seat in enumerate(seats))
    return replace(plan, seats=tuple(dressed))


def _host(
    kit: SceneKit,
    plan: Plan,
    match: Match | None = None,
    under_way: UnderWay | None = None,
    guests: dict[str, Guest] | None = None,
    gentle: float = 1.0,
) -> Host:
    """Return the host of a match, new or begun, with the pace of the settings and the bots of today."""
    plan = in_pair_colours(plan)
    guests = (
        {**read_roster(kit), **frozen_guests(plan), **cup_guests(plan)}
        if guests is None
        else guests
    )
    for seat in plan.seats:
        if not seat.person:  # the bot's file may be gone since it was invited
            guests.setdefault(seat.bot, guests[USUAL_BOT])
    return Host(
        plan,
        match,
        under_way=under_way,
        think=kit.thinking.ms(THINK),
        fair=kit.settings.fair,
        slowing=kit.settings.slowing,
        gentle=gentle,
        language=kit.settings.language,
        guests=guests,
        programs=confirmed_programs(kit),
    )


def local_seat(
    kit: SceneKit, host: Host, seat: int, devices: Collection[Device] | None = None
) -> LocalSeat:
    """Make a seat at this screen, played with these devices (None: with all of them)."""
    viewpoint = Viewpoint(host, seat)
    showing = Showing(viewpoint, kit.words, kit.speed)
    showing.director.log.extend(showing.recent())
    return LocalSeat(viewpoint, showing, sorting=kit.settings.sorting, devices=devices)
