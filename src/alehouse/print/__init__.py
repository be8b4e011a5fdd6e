"""Print-and-play: cards, boards, sheets, tokens and rules of a title as PDF."""
