"""The ground that pictures stand on: window, design space, type, colours, drawing, themes, sound."""
