"""A game being played: seats, log, undo, clocks, stand-ins. Nothing here does input or output."""
