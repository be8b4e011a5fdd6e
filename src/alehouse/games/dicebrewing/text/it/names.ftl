# The names of Dice Brewing: name-SECTION-ID for every entry of content/SECTION.toml.

## dice

name-dice-pale-malt = Malto chiaro
name-dice-dark-malt = Malto scuro
name-dice-hops = Luppolo
name-dice-skill = Abilità di Produzione

## recipes

name-recipes-cheap-lager = Cheap Lager
name-recipes-mass-lager = Mass Lager
name-recipes-export-lager = Export Lager
name-recipes-sladek-pilsner = Sladek Pilsner
name-recipes-bohemian-pilsner = Bohemian Pilsner
name-recipes-imperial-pilsner = Imperial Pilsner
name-recipes-table-wheat = Table Wheat
name-recipes-hefeweizen = Hefeweizen
name-recipes-weizenbock = Weizenbock
name-recipes-mild-pale-ale = Mild Pale Ale
name-recipes-best-bitter = Best Bitter
name-recipes-barley-wine = Barley Wine
name-recipes-session-ipa = Session IPA
name-recipes-west-coast-ipa = West Coast IPA
name-recipes-double-ipa = Double IPA
name-recipes-village-bock = Village Bock
name-recipes-amber-bock = Amber Bock
name-recipes-doppelbock = Doppelbock
name-recipes-brown-porter = Brown Porter
name-recipes-robust-porter = Robust Porter
name-recipes-baltic-porter = Baltic Porter
name-recipes-dry-stout = Dry Stout
name-recipes-milk-stout = Milk Stout
name-recipes-strong-roasted-stout = Strong Roasted Stout
name-recipes-experimental-lager = Experimental Lager
name-recipes-experimental-wheat = Experimental Wheat
name-recipes-experimental-honey-ale = Experimental Honey Ale
name-recipes-experimental-ipa = Experimental IPA
name-recipes-experimental-porter = Experimental Porter
name-recipes-experimental-stout = Experimental Stout

## ingredients

name-ingredients-fruit = Frutta
name-ingredients-spices = Spezie
name-ingredients-special-malt = Malto speciale
name-ingredients-honey = Miele
name-ingredients-special-hops = Luppolo speciale

## tokens

name-tokens-raise-die = Aumentare il valore di un dado
name-tokens-reroll-die = Rilanciare un dado
name-tokens-guard-die = Bloccare/Proteggere un Dado
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
