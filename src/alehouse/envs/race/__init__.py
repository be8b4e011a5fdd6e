"""The speed comparison with peers: its measurements, the peers' environment, and the page about it."""
