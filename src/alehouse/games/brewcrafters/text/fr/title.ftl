title-brewcrafters = Brew Crafters
    .about = Douze saisons pour bâtir une brasserie : marché, cuves, recherche et équipe.
    .length = 12 saisons
