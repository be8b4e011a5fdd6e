"""A game being played: seats, log, undo, clocks, stand-ins. Nothing here reads, writes or waits."""
