"""Where everything lies on a table: maps, the windows they are for, and the seats."""
