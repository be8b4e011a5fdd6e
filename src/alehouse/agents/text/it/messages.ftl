# What agents read around a game; the titles have their own catalogues.

table = Tavolo { $table }: { $title }
you-are = Sei { $name } (posto { $seat }).
points-now = Punti attuali:
what-happened = Che cosa è successo:
your-turn = { $name }, tocca a te. { $prompt }
their-turn = Tocca a { $name }, che gioca qui di persona: mostra le scelte, chiedi e gioca la risposta. { $prompt }
may-do = Puoi:
may-not = Ora non puoi (rispondi con un numero per sapere il motivo):
waiting-for = In attesa di: { $name }.
waiting-for-players = La partita non è iniziata: { $count ->
    [one] un posto è libero
   *[other] { $count } posti sono liberi
}. Dai questo invito agli altri giocatori: { $link }
played = { $name } gioca: { $label }
refused = Non è permesso: { $reason } ({ $rule })
refused-plainly = Ora non è permesso.
allowed = Ora è permesso: numero { $number }.
no-such-choice = «{ $typed }» non è una delle scelte; rispondi con il numero di una scelta o con le sue parole.
several-choices = «{ $typed }» corrisponde a più scelte; rispondi con un solo numero:
game-over = La partita è finita.
