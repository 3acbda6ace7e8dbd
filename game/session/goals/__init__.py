"""Goals over many matches, how far somebody is, and what is won by them: functions of the logs alone."""
