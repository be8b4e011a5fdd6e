"""A game being played: seats, log, undo, clocks, stand-ins. This package does no input or output."""
