# Las palabras del tablero de Brew Crafters; todo lo de sus reglas está en el catálogo del juego.

## Estaciones y dinero

brewcrafters-year = Año { $year }
brewcrafters-season = { $season }, año { $year }
brewcrafters-season-of = Estación { $season } de { $seasons }
brewcrafters-winter-costs = El invierno cuesta
brewcrafters-costs = Gastos de funcionamiento

## Mercado

brewcrafters-market = Plaza del mercado
brewcrafters-half-investor = Inversor
brewcrafters-half-partnership = Alianza
brewcrafters-half-shift = Nuevo turno
brewcrafters-half-worker = Traba­jador
brewcrafters-half-benefit = Noche
brewcrafters-half-basic = Básicos
brewcrafters-half-advanced = Avan­zado
brewcrafters-half-beside = { $half } (junto a { $other })
brewcrafters-used = usado en esta estación
brewcrafters-used-by = usado por { $name }
brewcrafters-lap = vuelta { $lap }
brewcrafters-meeples = { $count ->
    [one] queda 1 peón
   *[other] quedan { $count } peones
}
brewcrafters-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
brewcrafters-workers-about = por contratar, se pagan cada invierno
brewcrafters-nobody = No queda nadie.

## Recetas

brewcrafters-recipes-about = marcada: tienes todo lo que pide
brewcrafters-ready = lista
brewcrafters-label-of = Etiqueta de oro: { $name }
brewcrafters-secret-rep = { $rep ->
    [one] { $rep } punto de Reputación con la primera venta
   *[other] { $rep } puntos de Reputación con la primera venta
}

## Fábrica

brewcrafters-floor = Cervecería: { $name }
brewcrafters-empty = vacío
brewcrafters-filling = a llenar
brewcrafters-tanks = Tanques
brewcrafters-bottling = Botellas { $count }
brewcrafters-shipped = Enviados { $count }
brewcrafters-stored = { $stored } de { $capacity }
brewcrafters-built = { $built } de { $all } instalados
brewcrafters-stands = instalado
brewcrafters-batches = { $count ->
    [0] ningún lote aún
    [one] 1 lote
   *[other] { $count } lotes
}
brewcrafters-start = Jugador inicial
brewcrafters-shifts = { $shifts ->
    [one] turno de trabajo libre: { $left } de 1
   *[other] turnos de trabajo libres: { $left } de { $shifts }
}
brewcrafters-labels = { $count ->
    [one] 1 etiqueta
   *[other] { $count } etiquetas
}
brewcrafters-loans = { $count ->
    [one] 1 préstamo
   *[other] { $count } préstamos
}
brewcrafters-interns = { $count ->
    [one] 1 becario
   *[other] { $count } becarios
}
brewcrafters-interns-later = próxima estación { $next }, luego { $after }
brewcrafters-interns-supply = { $count ->
    [0] ningún becario en la reserva
    [one] 1 becario en la reserva
   *[other] { $count } becarios en la reserva
}

## Investigación

brewcrafters-step-start = Inicio
    .letter = I
brewcrafters-step-experimental = Exp.
    .letter = E
brewcrafters-step-annual = Año
    .letter = Añ
brewcrafters-step-breakthrough = Avan.
    .letter = Av
brewcrafters-step-end = Fin
    .letter = ★
brewcrafters-track-basic = Básicos
brewcrafters-track-ops = Opera­ciones
brewcrafters-track-brewing = Elabo­ración
brewcrafters-track-adv = Avanzados

## Cosas compartidas

brewcrafters-portions = { $given } de { $all }
brewcrafters-complete = Colaboración completa
brewcrafters-farm-pool = Cosecha

## Casillas, recetas y piezas en palabras

brewcrafters-hire-open = Ver los trabajadores
brewcrafters-close = Cerrar

## Qué hacer, en la barra de decisión

brewcrafters-headline-market-place = Coloca un peón en una casilla iluminada
brewcrafters-headline-market-extra = ¿Colocar una vez más?
brewcrafters-headline-gain-basic = Elige Ingredientes básicos
brewcrafters-headline-gain-advanced = Elige un Ingrediente avanzado
brewcrafters-headline-discard = No te cabe todo: descarta { $count }
brewcrafters-headline-worker-pick = Contrata a un trabajador
brewcrafters-headline-worker-free = ¿Hacer ahora la acción gratuita?
brewcrafters-headline-partner-pick = Elige una alianza
brewcrafters-headline-turn-end = Termina el turno o haz más
brewcrafters-headline-brewery-action = ¿Qué hace este turno de trabajo?
brewcrafters-headline-process-part = { $processed ->
    [true] ¿Colaborar también?
   *[false] { $collaborated ->
        [true] ¿Procesar también cerveza?
       *[false] ¿Procesar cerveza o Colaborar primero?
    }
}
brewcrafters-headline-brew-slot = Elige la receta que elaboras aquí
brewcrafters-headline-brew-discount = ¿Qué ingrediente te ahorras?
brewcrafters-headline-brew-mash = ¿Usar la Cuba de maceración?
brewcrafters-headline-collab-portion = Da una porción o ninguna
brewcrafters-headline-lab-track = Elige una pista de investigación
brewcrafters-headline-lab-mark = Marca una receta
brewcrafters-headline-lab-space = Elige un espacio de edificio
brewcrafters-headline-lab-swap = Cambia ingredientes o para
brewcrafters-headline-lab-yeast = ¿Levadura o Reputación?
brewcrafters-headline-install-pick = Elige lo que instalas
brewcrafters-headline-annual-next = Invierno: elige un beneficio
brewcrafters-headline-trade-give = ¿Qué das a los mercaderes?
brewcrafters-headline-trade-get = ¿Qué te dan los mercaderes?
brewcrafters-headline-agency-pick = ¿Contratar en la agencia?
brewcrafters-headline-farm-give = Elige una porción para la Granja
brewcrafters-headline-farm-pick = Toma de la cosecha común
brewcrafters-headline-secret-pick = Elige tu Receta secreta

brewcrafters-tab-floor = Cervecería
