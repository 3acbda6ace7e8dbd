"""The table screen: everything that people operate while a match is played."""
