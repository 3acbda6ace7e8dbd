"""Records: what the logs of matches tell, the history of those that have ended, and the record of a person."""
