# The names of Dice Brewing: name-SECTION-ID for every entry of content/SECTION.toml.

## dice

name-dice-pale-malt = Malto chiaro
name-dice-dark-malt = Malto scuro
name-dice-hops = Luppolo
name-dice-skill = Abilità

## recipes

name-recipes-cheap-lager = Lager economica
name-recipes-mass-lager = Lager di massa
name-recipes-export-lager = Lager da esportazione
name-recipes-sladek-pilsner = Pilsner Sladek
name-recipes-bohemian-pilsner = Pilsner boema
name-recipes-imperial-pilsner = Pilsner imperiale
name-recipes-table-wheat = Birra di frumento da tavola
name-recipes-hefeweizen = Hefeweizen
name-recipes-weizenbock = Weizenbock
name-recipes-mild-pale-ale = Pale Ale leggera
name-recipes-best-bitter = Bitter superiore
name-recipes-barley-wine = Vino d’orzo
name-recipes-session-ipa = IPA da sessione
name-recipes-west-coast-ipa = IPA della Costa Ovest
name-recipes-double-ipa = Doppia IPA
name-recipes-village-bock = Bock di paese
name-recipes-amber-bock = Bock ambrata
name-recipes-doppelbock = Doppelbock
name-recipes-brown-porter = Porter bruna
name-recipes-robust-porter = Porter robusta
name-recipes-baltic-porter = Porter baltica
name-recipes-dry-stout = Stout secca
name-recipes-milk-stout = Stout al latte
name-recipes-strong-roasted-stout = Stout forte tostata
name-recipes-experimental-lager = Lager sperimentale
name-recipes-experimental-wheat = Frumento sperimentale
name-recipes-experimental-honey-ale = Ale al miele sperimentale
name-recipes-experimental-ipa = IPA sperimentale
name-recipes-experimental-porter = Porter sperimentale
name-recipes-experimental-stout = Stout sperimentale

## ingredients

name-ingredients-fruit = Frutta
name-ingredients-spices = Spezie
name-ingredients-special-malt = Malto speciale
name-ingredients-honey = Miele
name-ingredients-special-hops = Luppolo speciale

## tokens

name-tokens-raise-die = Aumentare il valore di un dado
name-tokens-reroll-die = Rilanciare un dado
name-tokens-guard-die = Bloccare o proteggere un dado
name-tokens-take-die = Prelevare un dado
name-tokens-block-building = Bloccare un edificio
name-tokens-block-recipe = Bloccare una ricetta

## buildings

name-buildings-malt-house = Casa del Malto
name-buildings-hops-plantation = Piantagione di Luppolo
name-buildings-school-of-skills = Scuola Professionale
name-buildings-department-of-seed = Dipartimento dei Semi

## spaces

name-spaces-MH1 = Casa del Malto 1
name-spaces-MH2 = Casa del Malto 2
name-spaces-MH3 = Casa del Malto 3
name-spaces-HP1 = Piantagione di Luppolo 1
name-spaces-HP2 = Piantagione di Luppolo 2
name-spaces-SS1 = Scuola Professionale 1
name-spaces-SS2 = Scuola Professionale 2
name-spaces-SS3 = Scuola Professionale 3
name-spaces-DS1 = Dipartimento dei Semi 1
name-spaces-DS2 = Dipartimento dei Semi 2
name-spaces-DS3 = Dipartimento dei Semi 3
