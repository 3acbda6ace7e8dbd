"""Dealing a match, and making the seats at this screen: `local_seat(kit, host, seat, devices)`."""

from __future__ import annotations

from collections.abc import Collection

from game.scenes.base.guest_list import read_roster
from game.scenes.base.matches_under_way import keep_match
from game.scenes.base.programs_asked import confirmed_programs
from game.scenes.base.remembered_table import USUAL_BOT, remember_deal
from game.session.host import THINK, Host
from game.session.journal import KeptMatch
from game.session.plan import Plan
from game.session.viewpoint import Viewpoint
from game.show.devices import Device
from game.show.local_seat import LocalSeat
from game.show.showing import Showing
from game.view.base.scene_kit import SceneKit


def dealt(kit: SceneKit, plan: Plan) -> Host:
    """Deal a new match, with the pace of the settings, and remember the number of its deal."""
    remember_deal(kit, plan)
    wishes = kit.settings
    guests = read_roster(kit)
    for seat in plan.seats:
        if not seat.person:  # the bot's file may be gone since it was invited
            guests.setdefault(seat.bot, guests[USUAL_BOT])
    host = Host(
        plan,
        think=kit.thinking.ms(THINK),
        fair=wishes.fair,
        language=wishes.language,
        guests=guests,
        programs=confirmed_programs(kit),
    )
    keep_match(kit, host)
    return host


def taken_up(kit: SceneKit, kept: KeptMatch) -> Host:
    """Return the host of a match that goes on, with the pace of the settings."""
    plan, wishes = kept.plan, kit.settings
    guests = read_roster(kit)
    for seat in plan.seats:
        if not seat.person:
            guests.setdefault(seat.bot, guests[USUAL_BOT])
    return Host(
        plan,
        kept.match,
        under_way=kept.under_way,
        think=kit.thinking.ms(THINK),
        fair=wishes.fair,
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
