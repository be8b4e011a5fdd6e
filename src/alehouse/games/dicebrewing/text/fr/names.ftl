# The names of Dice Brewing: name-SECTION-ID for every entry of content/SECTION.toml.

## dice

name-dice-pale-malt = Malt clair
name-dice-dark-malt = Malt foncé
name-dice-hops = Houblon
name-dice-skill = Savoir-faire

## recipes

name-recipes-cheap-lager = Lager bon marché
name-recipes-mass-lager = Lager de masse
name-recipes-export-lager = Lager d’exportation
name-recipes-sladek-pilsner = Pilsner Sladek
name-recipes-bohemian-pilsner = Pilsner de Bohême
name-recipes-imperial-pilsner = Pilsner impériale
name-recipes-table-wheat = Bière de blé de table
name-recipes-hefeweizen = Hefeweizen
name-recipes-weizenbock = Weizenbock
name-recipes-mild-pale-ale = Pale Ale légère
name-recipes-best-bitter = Bitter supérieure
name-recipes-barley-wine = Vin d’orge
name-recipes-session-ipa = IPA de session
name-recipes-west-coast-ipa = IPA de la côte Ouest
name-recipes-double-ipa = Double IPA
name-recipes-village-bock = Bock du village
name-recipes-amber-bock = Bock ambrée
name-recipes-doppelbock = Doppelbock
name-recipes-brown-porter = Porter brune
name-recipes-robust-porter = Porter robuste
name-recipes-baltic-porter = Porter baltique
name-recipes-dry-stout = Stout sèche
name-recipes-milk-stout = Stout au lait
name-recipes-strong-roasted-stout = Stout forte torréfiée
name-recipes-experimental-lager = Lager expérimentale
name-recipes-experimental-wheat = Blé expérimental
name-recipes-experimental-honey-ale = Ale au miel expérimentale
name-recipes-experimental-ipa = IPA expérimentale
name-recipes-experimental-porter = Porter expérimentale
name-recipes-experimental-stout = Stout expérimentale

## ingredients

name-ingredients-fruit = Fruits
name-ingredients-spices = Épices
name-ingredients-special-malt = Malt spécial
name-ingredients-honey = Miel
name-ingredients-special-hops = Houblon spécial

## tokens

name-tokens-raise-die = Augmenter un dé
name-tokens-reroll-die = Relancer un dé
name-tokens-guard-die = Bloquer ou protéger un dé
name-tokens-take-die = Retirer un dé
name-tokens-block-building = Bloquer un bâtiment
name-tokens-block-recipe = Bloquer une recette

## buildings

name-buildings-malt-house = Malterie
name-buildings-hops-plantation = Houblonnière
name-buildings-school-of-skills = École des métiers
name-buildings-department-of-seed = Département des semences

## spaces

name-spaces-MH1 = Malterie 1
name-spaces-MH2 = Malterie 2
name-spaces-MH3 = Malterie 3
name-spaces-HP1 = Houblonnière 1
name-spaces-HP2 = Houblonnière 2
name-spaces-SS1 = École des métiers 1
name-spaces-SS2 = École des métiers 2
name-spaces-SS3 = École des métiers 3
name-spaces-DS1 = Département des semences 1
name-spaces-DS2 = Département des semences 2
name-spaces-DS3 = Département des semences 3
