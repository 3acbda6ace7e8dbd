"""The last table of a game, kept in the settings, and the plan of a match made from it.

The setup begins with `RememberedTable.last(kit, info)`; `remembered.plan(kit)` is the match to deal.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.engine.info import Info
from game.engine.option_values import Value
from game.engine.options import SetupError
from game.scenes.base.guest_names import PLAYER_PORTRAIT, PORTRAITS, guest_name
from game.session.plan import Plan, Seat
from game.store.kept_tables import leave_out_impossible
from game.store.platform_folders import assets
from game.store.settings_file import MOST_DEALS, LastTable
from game.view.base.scene_kit import SceneKit

USUAL_BOT = "greedy"
USUAL_OPPONENTS = 3


@dataclass(slots=True)
class RememberedTable:
    """The opponents and options of a game's last table; `bots` holds one bot's id for each opponent.

    A list of texts that is missing from the options is that of the language. `dealt` is the number of the last
    deal, 0 if there was none.
    """

    info: Info
    bots: list[str]
    options: dict[str, Value] = field(default_factory=dict)
    dealt: int = 0

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
        bots = list(kept.bots) if fits and set(kept.bots) <= known_bots() else []
        dealt = kept.deal if 0 < kept.deal <= MOST_DEALS else 0
        return cls(info, bots or [USUAL_BOT] * usual, options, dealt)

    def invite(self, opponents: int) -> None:
        """Set the number of opponents; additional ones get the bot of the first."""
        self.bots = (self.bots + [self.bots[0]] * opponents)[:opponents]

    def keep(self, kit: SceneKit) -> None:
        """Keep this table in the settings, as that of the game played last."""
        kit.settings.games.pop(self.info.id, None)
        kit.settings.games[self.info.id] = LastTable(self.bots, dict(self.options), self.dealt)

    def opponents(self, kit: SceneKit) -> list[Seat]:
        """Return the opponents, clockwise from the player's left; none has the player's portrait."""
        own = player_portrait(kit)
        guests = [portrait for portrait in (*PORTRAITS, PLAYER_PORTRAIT) if portrait != own]
        return [
            Seat(guest_name(kit.words, portrait), portrait, bot)
            for portrait, bot in zip(guests, self.bots, strict=False)
        ]

    def seated(self, kit: SceneKit, seats: tuple[Seat, ...], seed: int | None = None) -> Plan:
        """Return the plan of a match with these options for the people and bots on these seats."""
        number = kit.new_seed() if seed is None else seed
        return Plan(self.info.id, seats, dict(self.options), number)

    def plan(self, kit: SceneKit, seed: int | None = None) -> Plan:
        """Return the plan of a match: the player in seat 0, then the opponents. The default seed is random."""
        player = Seat(player_name(kit), player_portrait(kit))
        seats = (player, *self.opponents(kit))
        return Plan(
            self.info.id, seats, dict(self.options), kit.new_seed() if seed is None else seed
        )


def check_tables(kit: SceneKit) -> None:
    """Leave out of the settings what the games' last tables cannot have, and tell of it in a notice."""
    wrong = leave_out_impossible(kit.settings, known_bots())
    told = kit.settings.left_out(kit.places.settings, wrong)
    if told is not None:
        kit.notices.append(kit.words.phrase(told))


def last_game(kit: SceneKit) -> str:
    """Return the id of the game played last; "" if there is none."""
    return next(reversed(kit.settings.games), "")


def known_bots() -> set[str]:
    """Return the ids of the bots that come with the program, without reading their files."""
    return {file.stem for file in (assets() / "bots").glob("*.toml")}


def player_name(kit: SceneKit) -> str:
    """Return the player's name, or the default one."""
    return kit.settings.name or kit.words("ui.player.name")


def player_portrait(kit: SceneKit) -> str:
    """Return the player's portrait; the default one if there is none of the chosen name."""
    chosen = kit.settings.portrait
    return chosen if chosen in PORTRAITS else PLAYER_PORTRAIT


def remember_deal(kit: SceneKit, plan: Plan) -> None:
    """Keep the number of a deal in the settings, with everything else that was chosen for it."""
    kit.settings.games.setdefault(plan.game, LastTable()).deal = plan.seed
    kit.keep_settings()
