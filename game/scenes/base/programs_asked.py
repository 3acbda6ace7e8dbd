"""Asking the player before a bot's program is started: `ask_programs(kit, stack, guests, then)`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from game.engine.problems import Phrase
from game.scenes.base.guest_list import read_roster
from game.scenes.base.scene_stack import Stack
from game.session.plan import Plan
from game.session.programs.programs import Programs, unconfirmed
from game.store.bot_files import OWN_BOTS, Guest, own_files
from game.view.base.scene_kit import SceneKit

MOST_KEPT = 8
"""Contents of one bot's file that are remembered as confirmed; the oldest is forgotten first."""


def ask_programs(
    kit: SceneKit, stack: Stack, guests: Sequence[tuple[Guest, str]], then: Callable[[], None]
) -> None:
    """Ask about each program that has yet to be confirmed, and go on whatever the answers are.

    `guests` are who is to play, each with the level that they play at.
    """
    waiting = unconfirmed(guests, kit.settings.programs)
    if not waiting:
        then()
        return
    guest, others = waiting[0], [(each, "") for each in waiting[1:]]

    def answered(yes: bool) -> None:
        if yes:
            confirm(kit, guest)
        ask_programs(kit, stack, others, then)

    stack.ways.ask_program(guest, answered)


def ask_of_plan(kit: SceneKit, stack: Stack, plan: Plan, then: Callable[[], None]) -> None:
    """Ask about the programs of a match that is to be dealt, and go on."""
    bots = [seat for seat in plan.seats if not seat.person]
    guests = []
    if bots and own_files(kit.places.data / OWN_BOTS):
        roster = read_roster(kit)
        guests = [(roster[seat.bot], seat.level) for seat in bots if seat.bot in roster]
    ask_programs(kit, stack, guests, then)


def confirm(kit: SceneKit, guest: Guest) -> None:
    """Remember that the player has confirmed the program of a bot as it is now."""
    assert guest.program is not None
    kept = [*kit.settings.programs.get(guest.id, ()), guest.program.fingerprint]
    kit.settings.programs[guest.id] = kept[-MOST_KEPT:]
    kit.keep_settings()


def confirmed_programs(kit: SceneKit) -> Programs:
    """Return the programs that may be started; what goes wrong with one becomes a notice."""

    def tell(trouble: Phrase) -> None:
        sentence = kit.words.phrase(trouble)
        kit.notices.append(sentence)
        print(sentence, file=sys.stderr)

    return Programs(kit.settings.programs, tell)
