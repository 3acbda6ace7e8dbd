"""Maps of the editor Tiled, as far as a table needs them: properties, and layers of objects.

A map can name other files (sets of tiles, pictures, templates), which are none of a table's business and are
not opened.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytmx  # type: ignore[import-untyped]

from game.files.reading import Unreadable, read_bytes, unreadable

_USED = {"map": ("properties", "objectgroup"), "objectgroup": ("properties", "object")}
"""What is read of an element's parts; of all other elements everything is."""

MOST_TAGS = 50_000
"""Tags of a map; those of the program have a hundred."""


def read_tiled_map(file: Path, *, within: Path) -> Any:
    """Return the pytmx map in a file of the folder `within`; Unreadable says why there is none."""
    data = read_bytes(file, within=within)
    if data.count(b"<") > MOST_TAGS:
        raise unreadable("not-map")
    try:
        root = ElementTree.fromstring(data)
        _drop_the_rest(root)
        tiled = pytmx.TiledMap()
        tiled.filename = str(file)
        tiled.parse_xml(root)
    except Unreadable:
        raise
    except Exception as error:  # pytmx raises whatever its parsing stumbles over
        raise unreadable("not-map") from error
    return tiled


def _drop_the_rest(root: ElementTree.Element) -> None:
    for element in root.iter():
        used = _USED.get(element.tag)
        if used:
            # Not one by one: what stands behind each would be moved up every time.
            element[:] = [each for each in element if each.tag in used]
        # By a template or the number of a tile an object would take what it is from elsewhere.
        for attribute in ("template", "gid"):
            element.attrib.pop(attribute, None)
