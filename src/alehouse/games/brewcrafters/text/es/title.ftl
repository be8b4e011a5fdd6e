title-brewcrafters = Brew Crafters
    .about = Doce estaciones para levantar una cervecería: mercado, tanques, investigación y equipo.
    .length = 12 estaciones
