"""What `build/release.py` makes of the one-folder program: archives, a Debian package, a folder for itch.io."""
