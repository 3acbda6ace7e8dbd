"""Pictures, sounds and input: all that is pygame, below the scenes."""
