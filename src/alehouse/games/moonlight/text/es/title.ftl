title-moonlight = Moonlight Brewers
    .about = Registra el monasterio de noche, no hagas ruido y cuidado con los Teriomorfos.
    .length = 7 fases
