title-moonlight = Moonlight Brewers
    .about = Fouillez le monastère de nuit, restez discret, et gare aux Garous.
    .length = 7 phases
