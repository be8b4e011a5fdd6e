"""Dice Brewing: dice as malt, hops and skill, four buildings, two markets, a row of recipes; 2 to 4 players."""
