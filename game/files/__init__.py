"""Reading and writing of files, of players and of the program, within bounds."""
