"""Pictures and sounds from files, whatever stands in these: read within bounds of time and memory."""
