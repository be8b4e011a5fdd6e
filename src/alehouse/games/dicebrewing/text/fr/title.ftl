title-dicebrewing = Dice Brewing
    .about = Les dés sont malt, houblon et savoir-faire. Placez-les bien et brassez les meilleures recettes.
    .length = 10 à 20 recettes
