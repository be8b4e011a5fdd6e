title-moonlight = Moonlight Brewers
    .about = Fruga nel monastero di notte, non fare rumore e occhio ai Licantropi.
    .length = 7 fasi
