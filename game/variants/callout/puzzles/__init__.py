"""What can be called out after a scene, as a puzzle."""
