"""The pause menu, and notices that have to be read."""
