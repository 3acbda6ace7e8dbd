"""Cards of paper that lie over a screen and ask something."""
