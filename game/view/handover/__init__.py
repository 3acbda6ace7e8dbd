"""Pictures of the screen being handed on: the curtain, and what happened since one's last turn."""
