"""The race against the peers: what is measured, where it is installed, and the page about it."""
