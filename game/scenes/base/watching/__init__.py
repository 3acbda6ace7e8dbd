"""Reading what is to be watched, and saying why it cannot be."""
