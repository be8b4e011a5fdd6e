# Las palabras del tablero de Dice Brewing; todo lo de sus reglas está en el catálogo del juego.

## Espacios, en dos o tres palabras

dicebrewing-space-MH1 = Maltear una semilla
dicebrewing-space-MH2 = Tostar la malta
dicebrewing-space-MH3 = Malta +1
dicebrewing-space-HP1 = Plantar una semilla
dicebrewing-space-HP2 = Lúpulo +1
dicebrewing-space-SS1 = Relanzar dados
dicebrewing-space-SS2 = Cambiar un dado
dicebrewing-space-SS3 = Un dado azul más
dicebrewing-space-DS1 = Lúpulo por semilla
dicebrewing-space-DS2 = Malta oscura por semillas
dicebrewing-space-DS3 = Vender un dado
dicebrewing-gives-reroll = relanzar
dicebrewing-gives-swap = cambio
dicebrewing-speed-up = Acelerar: { $space }
dicebrewing-least = { $least } o más
dicebrewing-used = usado en esta ronda
dicebrewing-opens = abre en la ronda { $round }
dicebrewing-barred = cerrado por una ficha
dicebrewing-town = Edificios: { $name }
dicebrewing-spaces-used = { $used } de { $all } espacios usados

## Dados

dicebrewing-die-unrolled = { $colour }, sin tirar aún
dicebrewing-no-dice = vacío
dicebrewing-all = todos
dicebrewing-store-some = Almacenar
dicebrewing-about-storage = solo estos sirven para elaborar
dicebrewing-about-active = se tiran cada ronda
dicebrewing-short-storage = Almacén
dicebrewing-short-active = Activos
dicebrewing-up-to = hasta { $value }
dicebrewing-from = { $value } o más
dicebrewing-group-reroll-active = Dados activos
dicebrewing-group-reroll-malt-and-hops = Malta y lúpulo, también almacenados
dicebrewing-group-store-for = Almacenar los dados para

## Recetas

dicebrewing-missing = { $count ->
    [one] falta 1 dado
   *[other] faltan { $count } dados
}
dicebrewing-store = { $count ->
    [one] almacenar 1 dado
   *[other] almacenar { $count } dados
}
dicebrewing-ready = lista
dicebrewing-need = { $state ->
    [met] { $colour } { $least }, almacenado
    [store] { $colour } { $least }, por almacenar
    [missing] { $colour } { $least }, falta
   *[open] { $colour } { $least }
}
dicebrewing-empty-slot = no quedan cartas
dicebrewing-brewed = recetas elaboradas
dicebrewing-recipes = { $count ->
    [0] ninguna receta aún
    [one] 1 receta
   *[other] { $count } recetas
}
dicebrewing-brewed-by-all = Elaboradas por todos
dicebrewing-ends-at = fin con { $limit }
dicebrewing-deck = { $count ->
    [0] no quedan cartas en el mazo
    [one] 1 carta en el mazo
   *[other] { $count } cartas en el mazo
}
dicebrewing-brewless = { $rounds ->
    [one] { $rounds } ronda sin elaborar recetas, fila nueva con { $stall }
   *[other] { $rounds } rondas sin elaborar recetas, fila nueva con { $stall }
}

## Mercados y ronda

dicebrewing-left = { $left ->
    [one] queda { $left } de { $stack }
   *[other] quedan { $left } de { $stack }
}
dicebrewing-hidden = nadie sabe cuántas quedan
dicebrewing-open-now = abierto
dicebrewing-open-later = abre en { $phase }
dicebrewing-virtual = monedas de la tirada desafortunada
dicebrewing-round = Ronda { $round }, { $season }
dicebrewing-first = { $name } empieza
dicebrewing-priority = Primero
dicebrewing-passed = Ha pasado
dicebrewing-aim = Elegir a { $name }

## Casillas, recetas y mercancías en palabras

## Qué hacer, en la barra de decisión

dicebrewing-headline-token-w1 = Bloquea un edificio o continúa
dicebrewing-headline-place-main = Coloca un dado o una semilla
dicebrewing-headline-place-piece = Elige el dado que colocas ahí
dicebrewing-headline-school-reroll = Elige los dados que relanzas
dicebrewing-headline-school-swap-colour = Elige el color que tiras
dicebrewing-headline-school-swap-die = ¿Cambiar uno de tus dados?
dicebrewing-headline-store-dice = Elige los dados que almacenas
dicebrewing-headline-token-play = Elige la ficha que juegas
dicebrewing-headline-token-target = Elige el objetivo de la ficha
dicebrewing-headline-buy-main = Compra, almacena o juega fichas
dicebrewing-headline-buy-discount = ¿Un dado azul por un descuento?
dicebrewing-headline-token-w4 = ¿Jugar fichas antes de la Elaboración?
dicebrewing-headline-brew-main = Elabora una receta o renuncia
dicebrewing-headline-brew-improve = ¿Mejorar la cerveza?
dicebrewing-headline-brew-dice = Elige los dados para la cerveza
dicebrewing-headline-brew-reward-die = Elige el color del dado nuevo
dicebrewing-headline-brew-reward-token = Elige tu ficha de Acción
dicebrewing-held = { $die }: elige un espacio iluminado
