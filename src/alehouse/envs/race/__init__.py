"""The speed comparison with peers: what is measured, where they are installed, and the page about it."""
