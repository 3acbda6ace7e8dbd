"""Basics of drawing and sound: window, design space, fonts, colours, pictures, themes, sound player."""
