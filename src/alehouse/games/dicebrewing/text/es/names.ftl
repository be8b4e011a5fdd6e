# The names of Dice Brewing: name-SECTION-ID for every entry of content/SECTION.toml.

## dice

name-dice-pale-malt = Malta clara
name-dice-dark-malt = Malta oscura
name-dice-hops = Lúpulo
name-dice-skill = Habilidad

## recipes

name-recipes-cheap-lager = Lager barata
name-recipes-mass-lager = Lager de masas
name-recipes-export-lager = Lager de exportación
name-recipes-sladek-pilsner = Pilsner Sladek
name-recipes-bohemian-pilsner = Pilsner bohemia
name-recipes-imperial-pilsner = Pilsner imperial
name-recipes-table-wheat = Cerveza de trigo de mesa
name-recipes-hefeweizen = Hefeweizen
name-recipes-weizenbock = Weizenbock
name-recipes-mild-pale-ale = Pale Ale suave
name-recipes-best-bitter = Bitter superior
name-recipes-barley-wine = Vino de cebada
name-recipes-session-ipa = IPA de sesión
name-recipes-west-coast-ipa = IPA de la Costa Oeste
name-recipes-double-ipa = Doble IPA
name-recipes-village-bock = Bock de pueblo
name-recipes-amber-bock = Bock ámbar
name-recipes-doppelbock = Doppelbock
name-recipes-brown-porter = Porter marrón
name-recipes-robust-porter = Porter robusta
name-recipes-baltic-porter = Porter báltica
name-recipes-dry-stout = Stout seca
name-recipes-milk-stout = Stout de leche
name-recipes-strong-roasted-stout = Stout fuerte tostada
name-recipes-experimental-lager = Lager experimental
name-recipes-experimental-wheat = Trigo experimental
name-recipes-experimental-honey-ale = Ale de miel experimental
name-recipes-experimental-ipa = IPA experimental
name-recipes-experimental-porter = Porter experimental
name-recipes-experimental-stout = Stout experimental

## ingredients

name-ingredients-fruit = Fruta
name-ingredients-spices = Especias
name-ingredients-special-malt = Malta especial
name-ingredients-honey = Miel
name-ingredients-special-hops = Lúpulo especial

## tokens

name-tokens-raise-die = Aumentar un dado
name-tokens-reroll-die = Relanzar un dado
name-tokens-guard-die = Bloquear o proteger un dado
name-tokens-take-die = Retirar un dado
name-tokens-block-building = Bloquear un edificio
name-tokens-block-recipe = Bloquear una receta

## buildings

name-buildings-malt-house = Maltería
name-buildings-hops-plantation = Plantación de lúpulo
name-buildings-school-of-skills = Escuela de oficios
name-buildings-department-of-seed = Departamento de semillas

## spaces

name-spaces-MH1 = Maltería 1
name-spaces-MH2 = Maltería 2
name-spaces-MH3 = Maltería 3
name-spaces-HP1 = Plantación de lúpulo 1
name-spaces-HP2 = Plantación de lúpulo 2
name-spaces-SS1 = Escuela de oficios 1
name-spaces-SS2 = Escuela de oficios 2
name-spaces-SS3 = Escuela de oficios 3
name-spaces-DS1 = Departamento de semillas 1
name-spaces-DS2 = Departamento de semillas 2
name-spaces-DS3 = Departamento de semillas 3
