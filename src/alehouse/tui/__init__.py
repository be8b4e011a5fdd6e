"""Playing in a terminal: the session, the full screen and the plain text mode."""
