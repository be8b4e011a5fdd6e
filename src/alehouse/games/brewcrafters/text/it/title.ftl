title-brewcrafters = Brew Crafters
    .about = Dodici stagioni per costruire un birrificio: mercato, fermentatori, ricerca e squadra.
    .length = 12 stagioni
