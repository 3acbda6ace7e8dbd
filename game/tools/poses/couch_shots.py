"""The pictures of several people at one screen, and of hands on phones: `of_couch(games)`."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.engine.variant import Variant
from game.show.handover import Curtain
from game.tools import couch_scripts as couch_poses
from game.tools.poses import phone_scripts as phone_poses
from game.tools.shots import AT_ONCE, LARGE, Shot


def of_couch(games: list[Variant[Any]]) -> list[Shot]:
    """Several people at one screen: as many as each game is good to be seen with."""
    infos = [variant.info for variant in games]
    trumps = next(info for info in infos if info.has_last_trick)
    timed = next(info for info in infos if info.timed)
    calling = next(info for info in infos if info.offered_as_written and not info.timed)
    plain = [info for info in infos if info not in (trumps, timed, calling)]
    tables = [
        (plain[-1], 2, 2, (1,)),
        (trumps, 3, 1, (0,)),
        (timed, 4, 2, (2,)),
        (calling, 6, 2, (1, 4)),
        (plain[0], 10, 0, (1, 8)),
    ]
    shots = [
        Shot(
            "couch",
            f"couch-corners-{people}",
            partial(couch_poses.corners, info.id, people, bots, opened),
            settings=AT_ONCE,
        )
        for info, people, bots, opened in tables
    ]
    at_turns = [
        (plain[-1], 2, 2),
        (trumps, 3, 1),
        (plain[0], 4, 0),
        (calling, 6, 2),
        (calling, 10, 0),
    ]
    shots += [
        Shot(
            "couch",
            f"couch-turns-{people}",
            partial(couch_poses.turns, info.id, people, bots),
            settings=AT_ONCE,
        )
        for info, people, bots in at_turns
    ]
    shots += [
        Shot(
            "couch",
            f"couch-curtain-{state.name.lower()}",
            partial(couch_poses.curtain, state, calling.id, 3, 1),
        )
        for state in (Curtain.FALLING, Curtain.HANGING, Curtain.RISING)
    ]
    shots.append(
        Shot("couch", "couch-curtain-away", partial(couch_poses.curtain_away, calling.id, 3, 1))
    )
    recaps = [("couch-recap", 3, 1), ("couch-recap-2", 2, 0), ("couch-recap-10", 2, 8)]
    shots += [
        Shot("couch", name, partial(couch_poses.recap, calling.id, people, bots))
        for name, people, bots in recaps
    ]
    shots += [
        Shot("couch", "couch-lost-pad", partial(couch_poses.lost, False, calling.id, 3, 1)),
        Shot("couch", "couch-lost-pad-shared", partial(couch_poses.lost, True, calling.id, 3, 1)),
        Shot("couch", "couch-who-plays", partial(couch_poses.who_plays, calling.id, 4, 2)),
        Shot("couch", "couch-who-plays-10", partial(couch_poses.who_plays, plain[0].id, 6, 4)),
        Shot("couch", "couch-coming-back", partial(couch_poses.coming_back, plain[0].id, 4, 2)),
        Shot(
            "couch",
            "couch-coming-back-large",
            partial(couch_poses.coming_back, calling.id, 10, 0),
            settings=LARGE,
        ),
        Shot("couch", "couch-away", partial(couch_poses.away, plain[0].id, 3, 1)),
        Shot(
            "couch",
            "couch-away-large",
            partial(couch_poses.away, plain[0].id, 6, 4),
            settings=LARGE,
        ),
        Shot("couch", "couch-ready", partial(couch_poses.ready, plain[0].id, 3, 1)),
        Shot(
            "couch",
            "couch-ready-large",
            partial(couch_poses.ready, plain[0].id, 6, 4),
            settings=LARGE,
        ),
        Shot("couch", "couch-corners-shared", partial(couch_poses.shared_pad, calling.id, 3, 1)),
        Shot("couch", "couch-pairs", partial(couch_poses.paired, plain[0].id)),
        Shot("couch", "couch-share", partial(couch_poses.sharing, calling.id)),
        Shot("couch", "couch-due", partial(couch_poses.due, calling.id, 3, 1)),
        Shot("couch", "couch-penalty", partial(couch_poses.explained, calling.id, 4, 0)),
        Shot("couch", "couch-penalty-10", partial(couch_poses.explained, calling.id, 8, 2)),
    ]
    shots += [
        Shot("phones", "phones-join", partial(phone_poses.coming_in, calling.id)),
        Shot("phones", "phones-no-network", partial(phone_poses.trouble, calling.id)),
        Shot("phones", "phones-alone", partial(phone_poses.at_the_table, plain[0].id, 4, 2, 0)),
        Shot("phones", "phones-beside", partial(phone_poses.at_the_table, plain[0].id, 4, 1, 1)),
        Shot("phones", "phones-away", partial(phone_poses.away, plain[0].id, 4, 1, 1)),
        Shot("phones", "phones-10", partial(phone_poses.at_the_table, calling.id, 10, 0, 2)),
        Shot("phones", "phones-trick", partial(phone_poses.at_the_table, trumps.id, 3, 1, 1)),
    ]
    return [Shot("couch", "couch-join", partial(couch_poses.joined, calling.id)), *shots]
