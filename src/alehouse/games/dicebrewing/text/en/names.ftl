# The names of Dice Brewing: name-SECTION-ID for every entry of content/SECTION.toml.

## dice

name-dice-pale-malt = Pale malt
name-dice-dark-malt = Dark malt
name-dice-hops = Hops
name-dice-skill = Skill

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

name-ingredients-fruit = Fruit
name-ingredients-spices = Spices
name-ingredients-special-malt = Special Malt
name-ingredients-honey = Honey
name-ingredients-special-hops = Special Hops

## tokens

name-tokens-raise-die = +1 Die
name-tokens-reroll-die = Reroll a Die
name-tokens-guard-die = Block/Protect a Die
name-tokens-take-die = Take a Die
name-tokens-block-building = Block a Building
name-tokens-block-recipe = Block a Recipe

## buildings

name-buildings-malt-house = Malt House
name-buildings-hops-plantation = Hops Plantation
name-buildings-school-of-skills = School of Skills
name-buildings-department-of-seed = Department of Seed

## spaces

name-spaces-MH1 = Malt House 1
name-spaces-MH2 = Malt House 2
name-spaces-MH3 = Malt House 3
name-spaces-HP1 = Hops Plantation 1
name-spaces-HP2 = Hops Plantation 2
name-spaces-SS1 = School of Skills 1
name-spaces-SS2 = School of Skills 2
name-spaces-SS3 = School of Skills 3
name-spaces-DS1 = Department of Seed 1
name-spaces-DS2 = Department of Seed 2
name-spaces-DS3 = Department of Seed 3
