"""later"""

from pathlib import Path


def try_debian_package(dist: Path, pictures: Path) -> None:
    """later"""
