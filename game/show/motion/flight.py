"""Cards on their way from one place to another, as they are shown: `Flight`."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.events import Place
from game.show.motion.tween import Tween


@dataclass(slots=True)
class Flight:
    """Cards that move together from `src` to `dst`.

    `before` are the cards that lay at `src` when they left, `index` the place of the first of them. `shown`
    tells whether the face of `card` is seen at the start and at the end. `lie` is the number from which the
    view makes the angle on an open pile; `under` moves the cards below the pile instead of onto it. `falls`
    tells that it is one of several that fall on somebody at once: nothing else waits until they have landed.
    `hand` is the whole hand to which it belongs where hands change owners, all at once. `grand` tells that
    everybody looks at it, as the round ends by it, so that it goes slowly and large.
    """

    cards: tuple[int, ...]
    src: Place
    dst: Place
    before: tuple[int, ...]
    index: int
    shown: tuple[bool, bool]
    tween: Tween
    lie: int
    under: bool = False
    falls: bool = False
    hand: tuple[int, ...] = ()
    grand: bool = False

    @property
    def card(self) -> int:
        """The face of the uppermost card; UNKNOWN if this seat may not see it."""
        return self.cards[-1]
