title-dicebrewing = Dice Brewing
    .about = Los dados son malta, lúpulo y habilidad. Colócalos bien y elabora las mejores recetas.
    .length = 10 a 20 recetas
