title-dicebrewing = Dice Brewing
    .about = Dice are malt, hops and skill. Place them well and brew the best recipes.
    .length = 10 to 20 recipes
