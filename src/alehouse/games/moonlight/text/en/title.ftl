title-moonlight = Moonlight Brewers
    .about = Search the monastery by night, stay quiet, and beware of the wolves.
    .length = 7 phases
