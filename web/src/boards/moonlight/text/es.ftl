# Las palabras del tablero de Moonlight; todo lo de las reglas está en el catálogo del título.

moonlight-map = Plano del monasterio
moonlight-room-here = { $room }, estás aquí
moonlight-room-free = { $room }: { $action }
moonlight-room-closed = { $room }: ahora no, ¿por qué?
moonlight-room-plain = { $room }

moonlight-group-move = Movimiento gratuito
moonlight-group-convert-move = Moverse por una acción
moonlight-group-sprint = Sprint, dos puertas
moonlight-group-convert-sprint = Sprint por una acción
moonlight-group-ability = Una vez por partida
moonlight-pack = miembro { $member } de { $members }, { $beaten ->
    [one] { $beaten } vencido
   *[other] { $beaten } vencidos
}

moonlight-noise = Tu ruido
moonlight-noise-limit = un Teriomorfo ataca con { $limit }
moonlight-noise-value = Ruido { $noise } de { $limit }
moonlight-noise-preview = { $choice }: { $foretold }
moonlight-noise-calm = Puedes Hacer ruido por debajo de { $quiet }
moonlight-noise-loud = Demasiado ruido para Hacer ruido

moonlight-brew = Tu cerveza
moonlight-brew-phase = Fase { $phase }: { $ingredient }
moonlight-box = Casilla { $phase }, { $ingredient }: { $value }
moonlight-box-empty = Casilla { $phase }, { $ingredient }: abierta
moonlight-boxes = Casillas I a VII
moonlight-stock = Reserva
moonlight-stock-empty = nada en la reserva
moonlight-unit = { $what }, calidad { $quality }
moonlight-wolf-line = Teriomorfos
moonlight-adjustment = Ajuste
moonlight-dirt = Suciedad
moonlight-next-band = Siguiente, desde { $from }: { $band }
moonlight-best-band = la mejor categoría
moonlight-cards = Tus cartas
moonlight-no-cards = Aún no tienes cartas: busca en la Armería, reza en la Capilla.
moonlight-card-used = { $limit ->
    [night] usada, lista en la noche siguiente
   *[other] usada, lista en la fase siguiente
}
moonlight-injured = Herido
moonlight-webbed = En una telaraña

moonlight-decks = Mazos
moonlight-decks-about = quedan / descarte
moonlight-deck-werewolves = Teriomorfos
moonlight-deck-equipment = Equipo
moonlight-deck-blessings = Bendiciones

moonlight-phase = Fase { $phase } de { $phases }
moonlight-phase-named = Fase { $phase } · { $name }
moonlight-setup = Elección de monjes
moonlight-over = La noche ha terminado
moonlight-night = Noche { $night }: { $name }
moonlight-omen = Presagio: { $name }
moonlight-stars = { $stars ->
    [one] Una estrella, { $rank }
   *[other] { $stars } estrellas, { $rank }
}

moonlight-story-roll = { $what }: { $total } (hacía falta { $need } o más)
moonlight-story-success = Éxito
moonlight-story-fail = Fallo
moonlight-story-attack = ¡Ataque!
moonlight-story-hunt = El combate
moonlight-story-duel = Duelo
moonlight-story-win = Gana { $name }
moonlight-story-loss = Pierde { $name }
moonlight-story-tie = Empate
moonlight-story-flee = { $name } huye
moonlight-story-injured = herida grave
moonlight-story-trophy = sabor +{ $taste }
moonlight-story-close = Cerrar

## Qué hacer, en la barra de decisión

moonlight-headline-choose-monk = Elige tu monje para esta noche
moonlight-headline-turn-step = { $walk ->
    [true] { $act ->
        [true] Muévete o actúa aquí
       *[false] Muévete
    }
   *[false] { $act ->
        [true] Actúa aquí o termina el turno
       *[false] Usa una carta o termina el turno
    }
}
moonlight-headline-pre-roll-cards = ¿Usar cartas en esta tirada?
moonlight-headline-make-noise = ¿Hacer ruido o guardar silencio?
moonlight-headline-keep-die = Elige el dado que conservas
moonlight-headline-pre-draw-cards = ¿Usar una carta antes de robar?
moonlight-headline-keep-equipment = Conserva una carta de Equipo
moonlight-headline-keep-blessing = Conserva una Bendición
moonlight-headline-hunt-pick = Elige el Teriomorfo que cazas
moonlight-headline-attack-pick = ¡Ataque! Elige a qué Teriomorfo combates
moonlight-headline-fight-cards = ¿Usar cartas en este combate?
moonlight-headline-flee = ¿Huir o seguir combatiendo?
moonlight-headline-injury-card = ¿Evitar la herida con una carta?
moonlight-headline-blessed-dice = ¿Lanzar un dado de Bendito más?
moonlight-headline-dirt-split = ¿Adónde va tu suciedad?
moonlight-headline-dirt-target = ¿Qué cerveza recibe la suciedad?
moonlight-headline-mug-target = ¿Qué cerveza cambian las jarras?
moonlight-headline-blood-target = Elige un Teriomorfo conservado
moonlight-headline-ancestral-cards = ¿Usar cartas de ingrediente coronado?
moonlight-headline-brew-cards = Mejora la cerveza o rellena la casilla
moonlight-headline-keepsake-pick = Elige un recuerdo

moonlight-my-monk = Tu monje
moonlight-deeds = Lo que puedes hacer aquí
moonlight-quiet = sin ruido
moonlight-loud = con ruido
moonlight-quietly = { $deed }, { moonlight-quiet }
moonlight-loudly = { $deed }, { moonlight-loud }
