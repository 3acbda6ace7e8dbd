"""Scripts for the pictures of the evening, with people and results that are made up."""

from __future__ import annotations

from game.scenes.base.evenings.evenings_board import EveningsBoard
from game.scenes.base.guest_names import PORTRAITS, guest_name
from game.scenes.base.party.party_room import party_of
from game.scenes.evening.evening_panels import PraisePanel
from game.scenes.evening.evening_scene import EveningScene
from game.scenes.evening.winners_scene import WinnersScene
from game.session.evening.evening import Evening, LoggedEveningMatch
from game.session.evening.evening_log import Attendance, EveningLog, EveningPlace, Member
from game.session.evening.praise import Praise
from game.show.devices import MOUSE, pad
from game.tools.offscreen import Offscreen
from game.tools.shot_scripts import SETTLE
from game.variants import with_a_table
from game.view.base.colours import PERSON_COLOURS
from game.view.base.scene_kit import SceneKit

MATCHES, BEGAN, LATE = 5, 1000.0, 2
"""How many matches the evening has, when it began, and from which on the last person is there."""
TOLD = (
    Praise("handed", 23), Praise("quick", 2400), Praise("took", 10, (1,)), Praise("suits", 9),
    Praise("swept", 7), Praise("caught", 1), Praise("second", 3), Praise("cards", 31),
)  # fmt: skip
"""What is told of everybody, by their numbers from 1 on."""


class _SampleBoard(EveningsBoard):
    """An evening of so many people after so many matches, which is nowhere kept; the second one has left."""

    def __init__(self, kit: SceneKit, people: int, played: int) -> None:
        super().__init__(kit)
        colours = list(PERSON_COLOURS)
        members = tuple(
            Member(at, guest_name(kit.words, face), face, colours[at - 1])
            for at, face in enumerate(PORTRAITS[:people], 1)
        )
        there = [members[: people - 1], members, (members[0], *members[2:])]
        noted = [Attendance(1, there[0]), Attendance(LATE, there[1]), Attendance(4, there[2])]
        games = [each.info.id for each in with_a_table()]
        log = EveningLog("e", BEGAN, tuple(games[:MATCHES]), True, tuple(noted[:played]))
        self.current = Evening(log, [_match(log, at) for at in range(1, played + 1)])

    def gather(self) -> None:
        """Nobody is noted."""


def _match(log: EveningLog, number: int) -> LoggedEveningMatch:
    names = tuple(each.name for each in log.of_match(number).here)
    places = tuple(1 + (3 * at + 2 * number) % len(names) for at in range(len(names)))
    place = EveningPlace(log.id, number)
    return LoggedEveningMatch(
        f"{number}", log.games[number - 1], place, BEGAN + number, names, places, True, False
    )


def _people(room: Offscreen, count: int) -> None:
    """Let people sit down in the room, each with something of their own."""
    plan = party_of(room.kit).plan
    for place in range(count):
        plan.give(place, MOUSE if place == 0 else pad(place))


def choosing(room: Offscreen) -> None:
    """The choice of the games."""
    _people(room, 4)
    room.stack.push(EveningScene(room.kit, room.stack, EveningsBoard(room.kit)))
    room.wait(SETTLE)


def standing(people: int, played: int, room: Offscreen) -> None:
    """How so many people stand after so many matches, and what comes next."""
    _people(room, people)
    board = _SampleBoard(room.kit, people, played)
    room.stack.push(EveningScene(room.kit, room.stack, board))
    room.wait(SETTLE)


def won(people: int, room: Offscreen) -> None:
    """Who has won an evening of so many people."""
    board = _SampleBoard(room.kit, people, MATCHES)
    scene = WinnersScene(room.kit, room.stack, board)
    if board.current is not None:
        told = {number: TOLD[number - 1] for number in board.current.log.members}
        scene.panels[1:] = [PraisePanel(room.kit, board.current, told)]
    room.stack.push(scene)
    room.wait(SETTLE)
