title-brewcrafters = Brew Crafters
    .about = Twelve seasons to build a brewery: market, tanks, research and crew.
    .length = 12 seasons
