"""The last table of a game, kept in the settings, and the plan of a match made from it.

The setup begins with `RememberedTable.last(kit, info)`; `remembered.plan(kit)` is the match to deal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from game.engine.info import Info
from game.engine.option_values import Value
from game.engine.options import SetupError
from game.engine.variant import Variant
from game.scenes.base.guest_list import (
    invitable,
    known_bots,
    read_roster,
    seats_of,
    usual_guests,
)
from game.scenes.base.guest_names import EVERY_PORTRAIT, PLAYER_PORTRAIT
from game.scenes.base.house_rules.rule_choice import chosen_own
from game.session.cup.cup_draw import is_played_once
from game.session.plan import Plan, Seat, TakingBack
from game.store.bot_files import KEPT, USUAL_BOT, known_levels
from game.store.kept_tables import leave_out_impossible
from game.store.settings_file import BACK, MOST_DEALS, STEPS, LastTable
from game.view.base.scene_kit import SceneKit
from game.words.catalogue import Catalogue

USUAL_OPPONENTS = 3


def refused(
    words: Catalogue, variant: Variant[Any], players: int, options: Mapping[str, Value]
) -> str:
    """Return a sentence on why so many cannot play with these options (G-11); "" if they can."""
    try:
        variant.table(players, options)
    except SetupError as error:
        return words.phrase(error.phrase)
    return ""


@dataclass(slots=True)
class RememberedTable:
    """The opponents and options of a game's last table; `bots` holds one bot's id for each opponent.

    A list of texts that is missing from the options is that of the language. `dealt` is the number of the last
    deal, 0 if there was none; `level` the policy that all bots play by ("": each by its own). `back` says when
    actions may be taken back (BACK); `number` is the deal that was asked for, 0 for a random one. `in_steps` is
    whether a game that has steps is learned step by step. `named` is what the set of rules is called that was
    chosen last, for of two sets with the same rules the options tell neither.
    """

    info: Info
    bots: list[str]
    options: dict[str, Value] = field(default_factory=dict)
    dealt: int = 0
    level: str = ""
    back: str = ""
    number: int = 0
    in_steps: bool = False
    unknown: dict[str, Any] = field(default_factory=dict)
    named: str = ""

    @classmethod
    def last(cls, kit: SceneKit, info: Info) -> RememberedTable:
        """Return the last table of a game, without what is no longer possible, or else the default one."""
        kept = kit.settings.games.get(info.id, LastTable())
        usual = max(info.min_players - 1, min(USUAL_OPPONENTS, info.max_players - 1))
        fits = info.min_players <= len(kept.bots) + 1 <= info.max_players
        options: dict[str, Value] = {}
        for option in info.options:
            if not isinstance(option.default, tuple):
                options[option.name] = option.default
            if option.name in kept.options:
                try:
                    options[option.name] = option.accept(kept.options[option.name])
                except SetupError:
                    continue
        bots = list(kept.bots) if fits and set(kept.bots) <= known_bots(kit) else []
        dealt = kept.deal if 0 < kept.deal <= MOST_DEALS else 0
        level = kept.level if kept.level in known_levels() else ""
        bots = bots or usual_guests([player_portrait(kit)])[:usual]
        number = kept.number if 0 < kept.number <= MOST_DEALS else 0
        back = kept.back if kept.back in BACK else ""
        # Whoever has dealt it before there were steps, or elsewhere, knows it.
        asked = kept.steps if kept.steps in STEPS else ""
        in_steps = bool(info.steps) and (asked == "on" or not (asked or dealt))
        told = (kept.unknown, kept.named)
        return cls(info, bots, options, dealt, level, back, number, in_steps, *told)

    def invite(self, kit: SceneKit, opponents: int) -> None:
        """Set the number of opponents; additional ones are guests who are not there yet."""
        others = [each for each in usual_guests([player_portrait(kit)]) if each not in self.bots]
        self.seat_bots((self.bots + others + [USUAL_BOT] * opponents)[:opponents])

    def seat_bots(self, bots: Sequence[str]) -> None:
        """Let these bots be the opponents."""
        self.bots = list(bots)

    def keep(self, kit: SceneKit) -> None:
        """Keep this table in the settings, as that of the game played last."""
        kit.settings.games.pop(self.info.id, None)
        kit.settings.games[self.info.id] = self.kept(dealt=True)

    def put_aside(self, kit: SceneKit) -> None:
        """Keep this table in the settings, though it has not been dealt."""
        games = kit.settings.games
        if self.info.id in games:
            games[self.info.id] = self.kept()
        else:  # the last of them is the game that was played last
            kit.settings.games = {self.info.id: self.kept(), **games}
        kit.keep_settings()

    def kept(self, *, dealt: bool = False) -> LastTable:
        """Return this table as the settings keep it; once it is dealt, its number has been used."""
        number = 0 if dealt else self.number
        return LastTable(
            list(self.bots),
            dict(self.options),
            self.dealt,
            self.level,
            self.back,
            number,
            ("on" if self.in_steps else "off") if self.info.steps else "",
            self.named,
            self.unknown,
        )

    def opponents(self, kit: SceneKit) -> list[Seat]:
        """Return the opponents, clockwise from the player's left; none of ours has the player's portrait.

        Bots that there are no more, or cannot come, are replaced by others for good.
        """
        own = [player_portrait(kit)]
        roster = read_roster(kit)
        able = {guest.id for guest in invitable(roster, own)}
        others = [each for each in usual_guests(own) if each not in self.bots]
        self.bots = [
            each if each in able or each in KEPT else others.pop(0) if others else USUAL_BOT
            for each in self.bots
        ]
        return seats_of(kit.words, [roster[each] for each in self.bots], self.level, own)

    def seated(self, kit: SceneKit, seats: tuple[Seat, ...], seed: int | None = None) -> Plan:
        """Return the plan of a match with these options for the people and bots on these seats."""
        number = kit.new_seed() if seed is None else seed
        levelled = tuple(seat if seat.person else seat._replace(level=self.level) for seat in seats)
        back = self.taking_back(seats)
        named = chosen_own(kit, self.info, self.options, self.named)
        options = dict(self.options)
        return Plan(self.info.id, levelled, options, number, back, set_name=named)

    def plan(self, kit: SceneKit, seed: int | None = None) -> Plan:
        """Return the plan of a match: the player in seat 0, then the opponents. The default seed is random.

        One that is learned step by step begins with the first; `dealt` finds out how far the player is. A party
        never learns so, not even of one: its set-up does not tell of it.
        """
        player = Seat(player_name(kit), player_portrait(kit))
        plan = self.seated(kit, (player, *self.opponents(kit)), seed)
        return replace(plan, steps=0 if self.in_steps else None)

    def taking_back(self, seats: Sequence[Seat]) -> TakingBack:
        """Return what may be taken back by these people: nothing where a clock runs."""
        alone = sum(seat.person for seat in seats) == 1
        if self.info.timed or self.back == "off":
            return TakingBack.OFF
        if alone and self.back == "practice":
            return TakingBack.PRACTICE
        return TakingBack.ALLOWED if alone or self.back == "always" else TakingBack.OFF


def check_tables(kit: SceneKit) -> None:
    """Leave out of the settings what the games' last tables cannot have, and tell of it in a notice."""
    wrong = leave_out_impossible(kit.settings, known_bots(kit))
    told = kit.settings.left_out(kit.places.settings, wrong)
    if told is not None:
        kit.notices.append(kit.words.phrase(told))


def last_game(kit: SceneKit) -> str:
    """Return the id of the game played last; "" if there is none."""
    return next(reversed(kit.settings.games), "")


def player_name(kit: SceneKit) -> str:
    """Return the player's name, or the default one."""
    return kit.settings.name or kit.words("ui.player.name")


def player_portrait(kit: SceneKit) -> str:
    """Return the player's portrait; the default one if there is none of the chosen name."""
    chosen = kit.settings.portrait
    return chosen if chosen in EVERY_PORTRAIT else PLAYER_PORTRAIT


def remember_deal(kit: SceneKit, plan: Plan) -> None:
    """Keep the number of a deal in the settings, and its game as the one played last.

    That of the first try of a day's deal is not kept: who knew it could deal it in the set-up, and look.
    """
    games = kit.settings.games
    games[plan.game] = games.pop(plan.game, LastTable())
    if not is_played_once(plan):
        games[plan.game].deal = plan.seed
    kit.keep_settings()
