"""Setting by which glibc returns the memory of freed pictures to the system: `give_back_large_blocks()`."""

from __future__ import annotations

import ctypes
import sys

_M_MMAP_THRESHOLD = -3
"""The parameter's number in glibc's `malloc.h`."""
LARGE = 128 << 10
"""The size in bytes from which on a freed block is returned to the system at once: glibc's initial value."""


def give_back_large_blocks() -> None:
    """Have glibc go on mapping large blocks by themselves.

    After the first large block is freed glibc takes later ones from the heap, up to 32 MiB each. Pictures of
    all sizes come and go there, and the holes they leave make the process half as large again as what it holds
    (measured by `main.py monkey --report`). Other C libraries need nothing of the kind.
    """
    if not sys.platform.startswith("linux"):
        return
    change = getattr(ctypes.CDLL(None), "mallopt", None)
    if change is not None:
        change(_M_MMAP_THRESHOLD, LARGE)
