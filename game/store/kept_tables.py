"""The tables of games in the settings, compared with what the games declare."""

from __future__ import annotations

from collections.abc import Collection

from game.engine.info import Info
from game.engine.options import SetupError
from game.engine.problems import Phrase
from game.files.kept_values import wrong_value
from game.store.bot_files import known_levels
from game.store.settings_file import BACK, MOST_DEALS, STEPS, LastTable, Settings
from game.variants import VARIANTS
from game.words.people_texts import KEPT_NAME, fault
from game.words.people_texts import expected as expected_text

LONGEST_NAMED = 2 * KEPT_NAME
"""Letters of what a set of rules is called, with what tells it apart from one of ours."""


def leave_out_impossible(settings: Settings, bots: Collection[str]) -> list[Phrase]:
    """Take out of the games' last tables what they cannot have, and return what was wrong.

    `bots` are the ids of those that there are. Games that are not known may be another version's.
    """
    return [
        phrase
        for variant in VARIANTS
        if variant.info.id in settings.games
        for phrase in _check(settings.games[variant.info.id], variant.info, bots)
    ]


def _check(table: LastTable, info: Info, bots: Collection[str]) -> list[Phrase]:
    wrong: list[Phrase] = []
    place = f"games.{info.id}"
    known = {option.name: option for option in info.options}
    for name, value in list(table.options.items()):
        try:
            if name in known:
                known[name].accept(value)
                continue
            expected = Phrase("problem.expected-choice", choices=tuple(known))
            wrong.append(wrong_value(f"{place}.options", name, expected))
        except SetupError:
            allowed = known[name].allowed()
            wrong.append(wrong_value(f"{place}.options.{name}", value, allowed))
        del table.options[name]
    # Before the first deal nobody was chosen.
    many = info.min_players - 1 <= len(table.bots) <= info.max_players - 1
    strange = [bot for bot in table.bots if bot not in bots]
    if strange:
        expected = Phrase("problem.expected-choice", choices=tuple(sorted(bots)))
        wrong.append(wrong_value(f"{place}.bots", strange[0], expected))
    elif table.bots and not many:
        expected = Phrase(
            "problem.expected-bots", low=info.min_players - 1, high=info.max_players - 1
        )
        wrong.append(wrong_value(f"{place}.bots", len(table.bots), expected))
    if strange or not many:
        table.bots = []
    if table.level and table.level not in known_levels():
        expected = Phrase("problem.expected-choice", choices=known_levels())
        wrong.append(wrong_value(f"{place}.level", table.level, expected))
        table.level = ""
    if table.back not in BACK:
        expected = Phrase("problem.expected-choice", choices=tuple(filter(None, BACK)))
        wrong.append(wrong_value(f"{place}.back", table.back, expected))
        table.back = ""
    if table.steps not in STEPS:
        expected = Phrase("problem.expected-choice", choices=tuple(filter(None, STEPS)))
        wrong.append(wrong_value(f"{place}.steps", table.steps, expected))
        table.steps = ""
    if table.named and fault(table.named, LONGEST_NAMED) is not None:
        expected = expected_text(table.named, LONGEST_NAMED)
        wrong.append(wrong_value(f"{place}.named", table.named, expected))
        table.named = ""
    if not 0 <= table.number <= MOST_DEALS:
        expected = Phrase("problem.expected-number", low=0, high=MOST_DEALS)
        wrong.append(wrong_value(f"{place}.number", table.number, expected))
        table.number = 0
    if not 0 <= table.deal <= MOST_DEALS:
        expected = Phrase("problem.expected-number", low=0, high=MOST_DEALS)
        wrong.append(wrong_value(f"{place}.deal", table.deal, expected))
        table.deal = 0
    return wrong
