# What the workshop says: it is loaded with that page.

## Packs of one's own

workshop-about = Crea le tue carte: inserisci quelle della tua scatola, cambia i numeri, togli voci. Tutto resta in questo browser; puoi salvare un pacchetto in un file, condividerlo con un link e giocarci.
workshop-new = Nuovo pacchetto
workshop-name = Nome del pacchetto
workshop-my-box = La mia scatola
workshop-begin = Comincia
workshop-import = Apri un file
workshop-mine = I miei pacchetti
workshop-delete = Elimina
workshop-delete-sure = Eliminare «{ $name }»? Non si può annullare.
workshop-link-wrong = Questo link non contiene un pacchetto, o solo una parte.

## The editor

workshop-problems = { $count ->
    [one] Un problema
   *[other] { $count } problemi
}
workshop-good = Pronto per giocare
workshop-kept = Salvato in questo browser
workshop-not-kept = Questo browser non ha salvato l’ultima modifica. Salva il pacchetto in un file.
workshop-play = Gioca con questo pacchetto
workshop-export = Salva in un file
workshop-entries = Voci
workshop-section-changed = { $section } ({ $count ->
    [one] { $count } modificata
   *[other] { $count } modificate
})
workshop-choose = Scegli una voce per modificarla, copiarla o toglierla.
workshop-only = Togli tutte le altre
workshop-mark-changed = modificata
workshop-mark-new = nuova
workshop-mark-out = tolta
workshop-wrong = problema
workshop-copy = Copia come nuova
workshop-leave-out = Togli
workshop-put-back = Rimetti
workshop-reset = Annulla le mie modifiche
workshop-preview = Come sarà mostrata
workshop-preview-old = La carta mostra gli ultimi valori validi.
workshop-no-fields = Di questa voce si può cambiare solo il nome.
workshop-add-item = Aggiungi
workshop-item = N. { $number }
workshop-drop-item = Togli il n. { $number }
workshop-leave-field = Senza
workshop-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
workshop-by-players-about = Un numero per tutti, o uno per giocatore nell’ordine di turno, separati da virgole.

## What a field may hold

workshop-wanted = Questo valore non è ammesso qui.
workshop-wanted-whole = Serve un numero intero da { $low } a { $high }.
workshop-wanted-list = Ne servono da { $low } a { $high }.
workshop-wanted-word = Scegline una.
workshop-wanted-name = Usa da 1 a 200 caratteri.
workshop-wanted-by-players = Servono numeri interi da { $low } a { $high }: uno solo, o uno per giocatore.

## Bot games and sharing

workshop-games = Partite tra bot
workshop-games-about = Dei bot giocano con questo pacchetto in secondo piano. 1,00 è una quota equa delle vittorie; se l’intervallo non la contiene, qualcosa aiuta o danneggia.
workshop-games-play = Gioca { $games } partite tra bot
workshop-games-stop = Smetti di seguire
workshop-games-wrong = Prima il pacchetto deve essere senza problemi.
workshop-games-done = partite: { $done } su { $games }
workshop-games-old = Il pacchetto è cambiato dopo queste partite.
workshop-games-who = Posto o voce
workshop-games-seat = Giocatore { $number } nell’ordine di turno
workshop-games-met = L’hanno avuta
workshop-games-share = Vittorie
workshop-games-interval = Intervallo al 95%
workshop-share = Condividi con un link
workshop-share-about = Il link contiene tutto il pacchetto. Chi lo apre ne riceve una copia.
workshop-share-long = Questo pacchetto è troppo grande per un link ({ $length } caratteri; al massimo { $longest }). Salvalo invece in un file.

## Fields of entries; what has no message here has one in the title's catalogue

workshop-field-name = Nome
workshop-field-copies = Copie nel mazzo
workshop-field-do = Effetto
workshop-field-effect = Effetto
workshop-field-effects = Effetti
workshop-field-amount = Valore
workshop-field-also = Secondo valore
workshop-field-value = Valore
workshop-field-what = Che cosa
workshop-field-when = Quando
workshop-field-limit = Limite
workshop-field-expansion = Solo con l’espansione
workshop-field-kind = Tipo
workshop-field-members = Membri
workshop-field-dice = Dadi
workshop-field-bonus = Bonus
workshop-field-taste = Gusto
workshop-field-left = Icone di sinistra, prima del combattimento
workshop-field-right = Icone di destra, dopo il combattimento
workshop-field-abilities = Abilità
workshop-field-doors = Porte
workshop-field-to = Verso
workshop-field-ingredient = Ingrediente
workshop-field-room = Sala
workshop-field-difficulty = Difficoltà
workshop-field-quality = Qualità
workshop-field-rule = Regola
workshop-field-special = Regola speciale
workshop-field-task = Compito
workshop-field-from = Da
workshop-field-by-players = Secondo il numero di giocatori
workshop-field-letter = Lettera
workshop-field-count = Quantità
workshop-field-points = Punti
workshop-field-type = Tipo di birra
workshop-field-level = Livello
workshop-field-starter = Nella prima fila, da questo numero di giocatori
workshop-field-coins = Monete
workshop-field-with = Con
workshop-field-least = Almeno
workshop-field-at-least = Almeno
workshop-field-stack = Pezzi nella pila
workshop-field-price = Prezzo
workshop-field-discount = Prezzo secondo il dado, da 1 a 6
workshop-field-opens = Apre a
workshop-field-speed = Casella blu
workshop-field-seeds = Semi
workshop-field-harvest = Raccolto
workshop-field-shared-harvest = Raccolto comune
workshop-field-style = Stile
workshop-field-basic = Base
workshop-field-first = Per una prima partita
workshop-field-cost = Costo
workshop-field-symbol = Simbolo
workshop-field-advanced = Avanzati
workshop-field-per = Per ogni
workshop-field-restock = Rifornito con
workshop-field-flows = Azioni
workshop-field-half = Metà
workshop-field-most-yeast = Lievito al massimo
workshop-field-few = Con pochi giocatori
workshop-field-many = Con molti giocatori
workshop-field-give = Dare
workshop-field-get = Ricevere

## Values that no title has a word for

workshop-value-ingredient = cercare un ingrediente
workshop-value-take-all = prendere tutto
workshop-value-traders = Mercato di scambio
