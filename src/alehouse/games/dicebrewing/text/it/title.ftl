title-dicebrewing = Dice Brewing
    .about = I dadi sono malto, luppolo e abilità. Piazzali bene e produci le ricette migliori.
    .length = da 10 a 20 ricette
