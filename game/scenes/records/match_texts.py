"""What is said of a match that has ended: how it went for somebody, what was played, and when."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence

from game.engine.notation.rule_set_text import read_rule_set
from game.engine.options import SetupError
from game.engine.problems import presentable
from game.scenes.base.game_titles import game_title, title_parts
from game.scenes.base.house_rules.rule_choice import set_in_force
from game.session.records.person_record import own_seat
from game.session.today.day import day_of
from game.store.history_index import MatchRecord, SeatRecord, Text, read_options, rule_set_of
from game.variants import VARIANTS, find_variant
from game.view.base.scene_kit import SceneKit
from game.view.widgets.figures import plain_number
from game.words.catalogue import Catalogue
from game.words.marks import Worded, plain
from game.words.named_things import Join, Several
from game.words.option_words import rules_in_force
from game.words.people_texts import shown

GLANCE = 44
"""Letters of a set of rules that has no name."""
_WORD = re.compile(r"\S+")


def set_name(kit: SceneKit, line: str) -> str:
    """Return the name of a set of rules, one of the player's own before ours; or what it says, at a glance."""
    own = (each for named in kit.settings.sets.values() for each in named.items())
    called = next((shown(name) for name, kept in own if kept == line), "")
    return called or presentable(_told_set(kit, line), GLANCE)


def _told_set(kit: SceneKit, line: str) -> str:
    """Return the game and the set of rules that a line of them says; the line itself if it cannot be read."""
    words, known = kit.words, [variant.info for variant in VARIANTS]
    info = next((each for each in known if f"{line} ".startswith(f"{each.id} ")), None)
    if info is None:
        return line
    try:
        options = read_rule_set(info, line).options
    except SetupError:
        return line
    named = set_in_force(kit, info, options)
    rules = Several(tuple(map(Worded, rules_in_force(words, info, options))), Join.DOT)
    told = named or words("ui.matches.in_force", rules=rules)
    return plain(
        words("ui.matches.set_of", game=title_parts(words, info.id).name, set=Worded(told))
    )


class SetNames:
    """The names of the sets of rules by which matches were played, each found out once."""

    def __init__(self, kit: SceneKit) -> None:
        self._kit = kit
        self._found: dict[tuple[str, str, str], str] = {}

    def of(self, match: MatchRecord) -> str:
        """Return the name of a match's set, "" for none; where none was kept it is that of one of ours."""
        if rule_set_of(match.game, match.options) in ("", match.game):
            return ""
        asked = match.game, match.options, match.set_name
        if asked not in self._found:
            info, options = find_variant(match.game).info, read_options(match.options) or {}
            self._found[asked] = set_in_force(self._kit, info, options, match.set_name)
        return self._found[asked]


def result_text(words: Catalogue, match: MatchRecord, person: str) -> str:
    """Return how a match went for a person, or who won it where there is none ("") or another."""
    if not match.over:
        return words("ui.match.left")
    own = own_seat(match, person) if person else None
    winners = [each for each in match.seats if each.won]
    subject = own or (winners[0] if winners else match.seats[0])
    points = {
        "own": plain_number(subject.score),
        "other": plain_number(_best_other(match, subject).score),
    }
    if own is not None and own.won:
        return words("ui.match.tied" if len(winners) > 1 else "ui.match.won", **points)
    if own is not None:
        return words("ui.match.placed", place=own.place, **points)
    if len(winners) > 1:
        return words(
            "ui.match.shared", names=Several(tuple(called(words, each) for each in winners))
        )
    return words("ui.match.won_by", name=called(words, subject), **points)


def _best_other(match: MatchRecord, subject: SeatRecord) -> SeatRecord:
    others = [each for each in match.seats if each.seat != subject.seat]
    return min(others, key=lambda each: each.place, default=subject)


def called(words: Catalogue, seat: SeatRecord) -> str:
    """Return the name of who sat in a seat, or what somebody is called who has none any more."""
    return seat.player or words("ui.match.somebody")


def what_and_when(words: Catalogue, match: MatchRecord, now: float, house: str = "") -> str:
    """Return which game was played, by which set of rules, and when it began, as people say it.

    `now` is in s since 1970; `house` the name of the set, "" for none.
    """
    game = title_parts(words, match.game).name
    told = words("ui.match.game_and_time", game=game, time=when(words, match.began, now))
    return words("ui.match.and_set", match=told, set=house) if house else told


def when(words: Catalogue, began: float, now: float) -> str:
    """Return when a match began; today's with the time of the day, those of other years with the year."""
    then, today = time.localtime(began), time.localtime(now)
    days = (
        day_of(now) - day_of(began)
    ).days  # not by hours: one day has 23 of them, and another 25
    if days == 0:
        return words("ui.match.today", time=time.strftime("%H:%M", then))
    if days == 1:
        return words("ui.match.yesterday")
    key = "ui.match.day" if then.tm_year == today.tm_year else "ui.match.day_of"
    month = words("ui.short_month", number=then.tm_mon)
    return words(key, day=then.tm_mday, month=month, year=str(then.tm_year))


def asked_texts(words: Catalogue, query: str) -> Sequence[Text]:
    """Return the words of a query, each with the games whose titles it is in."""
    titles = {
        variant.info.id: game_title(words, variant.info.id).casefold() for variant in VARIANTS
    }
    return [
        Text(word, [game for game, title in titles.items() if word.casefold() in title])
        for word in _WORD.findall(query)
    ]
