"""Making the seats at this screen: `local_seat(kit, host, seat, devices)`."""

from __future__ import annotations

from collections.abc import Collection

from game.session.host import Host
from game.session.viewpoint import Viewpoint
from game.show.devices import Device
from game.show.local_seat import LocalSeat
from game.show.showing import Showing
from game.view.base.scene_kit import SceneKit


def local_seat(
    kit: SceneKit, host: Host, seat: int, devices: Collection[Device] | None = None
) -> LocalSeat:
    """Make a seat at this screen, played with these devices (None: with all of them)."""
    viewpoint = Viewpoint(host, seat)
    showing = Showing(viewpoint, kit.words, kit.speed)
    return LocalSeat(viewpoint, showing, sorting=kit.settings.sorting, devices=devices)
