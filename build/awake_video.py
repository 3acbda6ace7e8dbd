"""Makes the video again that keeps a phone's screen on: `python build/awake_video.py [folder]`.

Ten seconds of one colour and of silence, as H.264 and as WebM, of a few KB each. A page that comes over plain
http may not ask a phone to stay awake, and a video that plays keeps its screen on. The folder is `assets/phone`
unless given. Needs ffmpeg with libx264 and libvpx; the files in the tree are those of ffmpeg 5.1, and packing
takes them as they are. Another version writes other bytes, which play as well.
"""

import subprocess
import sys
from pathlib import Path

PHONE = Path(__file__).parents[1] / "assets" / "phone"
PICTURE = "color=c=0x1c1410:s=64x64:r=2:d=10"
SILENCE = "anullsrc=r=8000:cl=mono"
H264 = "-c:v libx264 -profile:v baseline -level 3.0 -pix_fmt yuv420p -preset veryslow -crf 40"
WAYS = {
    "awake.mp4": f"{H264} -c:a aac -b:a 8k -movflags +faststart",
    "awake.webm": "-c:v libvpx -b:v 4k -c:a libopus -b:a 6k",
}
"""How each file is encoded. Nothing of the machine or of the time is written into it."""
PLAIN = "-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact"


def make(folder: Path) -> None:
    """Write both files into a folder."""
    for name, encoding in WAYS.items():
        source = ["-f", "lavfi", "-i", PICTURE, "-f", "lavfi", "-i", SILENCE, "-shortest"]
        command = ["ffmpeg", "-v", "error", "-y", *source, *encoding.split(), *PLAIN.split()]
        subprocess.run([*command, str(folder / name)], check=True)
        print(f"{name}: {(folder / name).stat().st_size} bytes")


if __name__ == "__main__":
    make(Path(sys.argv[1]) if len(sys.argv) > 1 else PHONE)
