"""What a picture of the program consists of: its texts and what lies over them, to be checked."""
