"""What Windows and macOS show as the properties of the program."""

from __future__ import annotations

from typing import Any

from identity import Identity
from metadata import ENDING, MIME_TYPE, PROGRAM

TITLE = "All for One"


def windows_properties(identity: Identity, version: str) -> dict[str, str]:
    """Return what the properties of the file show on Windows."""
    about = {
        "CompanyName": identity.developer,
        "FileDescription": TITLE,
        "FileVersion": version,
        "InternalName": PROGRAM,
        "LegalCopyright": _rights(identity),
        "OriginalFilename": f"{PROGRAM}.exe",
        "ProductName": TITLE,
        "ProductVersion": version,
    }
    return about | ({"Comments": identity.page} if identity.page else {})


def mac_properties(identity: Identity, version: str) -> dict[str, Any]:
    """Return what macOS is told: draw for Retina screens, and open the matches that we save."""
    match = f"{identity.id}.match"
    return {
        "CFBundleDisplayName": TITLE,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": _rights(identity),
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": f"{TITLE} match",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [match],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": match,
                "UTTypeDescription": f"{TITLE} match",
                "UTTypeConformsTo": ["public.utf8-plain-text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [ENDING.lstrip(".")],
                    "public.mime-type": [MIME_TYPE],
                },
            }
        ],
    }


def _rights(identity: Identity) -> str:
    return f"{identity.developer}; MIT licence"
