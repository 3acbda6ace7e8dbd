"""What the player at the table is at: focus, what may be played, what was asked."""

from __future__ import annotations

from dataclasses import dataclass

from game.show.card_pose import Pose


@dataclass(slots=True)
class TableHighlights:
    """What the player is at, as far as it shows.

    `focus` is a place in the hand as it is held, or None; `on_pile` whether the draw pile has the focus
    instead. `playable` are the faces that may be played, None while none are asked for; `drag` a card that
    follows the pointer, by its place and pose. `reason` (sentence, clause) belongs to the card in focus, or
    to the draw pile when it is `about_pile`. `legal` are the faces to be marked where others may be played
    too; `veiled` hides the own cards; `copies` is how many of the card in focus may be played at once.
    `gathered` are the places of the cards that are marked to be played together, where that can be done
    (`gathers`). `marked` is whether the player wants to see what goes; `choosing` whether there are buttons
    for something else than a card.
    """

    focus: int | None = None
    on_pile: bool = False
    playable: frozenset[int] | None = None
    may_draw: bool = False
    marked: bool = True
    warned: frozenset[int] = frozenset()
    reason: tuple[str, str] | None = None
    about_pile: bool = False
    drag: tuple[int, Pose] | None = None
    legal: frozenset[int] | None = None
    veiled: bool = False
    copies: int = 1
    gathered: tuple[int, ...] = ()
    gathers: bool = False
    choosing: bool = False

    @property
    def lifted(self) -> frozenset[int] | None:
        """The faces that stand out of the hand, if the player wants that; None while all lie alike."""
        if not self.marked:
            return None
        return self.playable if self.legal is None else self.legal

    def say(self, reason: tuple[str, str] | None, about_pile: bool = False) -> None:
        """Answer beside the card in focus, or beside the draw pile; None takes the answer back."""
        self.reason, self.about_pile = reason, about_pile
