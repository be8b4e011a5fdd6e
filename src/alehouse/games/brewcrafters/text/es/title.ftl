title-brewcrafters = Brew Crafters
    .about = Doce estaciones para levantar una fábrica de cerveza: mercado, tanques, investigación y equipo.
    .length = 12 estaciones
