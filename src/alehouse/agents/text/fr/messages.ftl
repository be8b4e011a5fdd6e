# What agents read around a game; the titles have their own catalogues.

table = Table { $table } : { $title }
you-are = Vous êtes { $name } (place { $seat }).
points-now = Points actuels :
what-happened = Ce qui s’est passé :
your-turn = { $name }, c’est à vous. { $prompt }
their-turn = { $name } joue ici en personne, et c’est son tour : montrez les choix, demandez, puis jouez la réponse. { $prompt }
may-do = Vous pouvez :
may-not = Impossible pour l’instant (répondez par un numéro pour connaître la raison) :
waiting-for = En attente : { $name }.
waiting-for-players = La partie n’a pas commencé : { $count ->
    [1] une place est libre
   *[other] { $count } places sont libres
}. Donnez cette invitation aux autres joueurs : { $link }
played = { $name } joue : { $label }
refused = Ce n’est pas permis : { $reason } ({ $rule })
refused-plainly = Ce n’est pas permis maintenant.
allowed = C’est permis maintenant : numéro { $number }.
no-such-choice = « { $typed } » ne correspond à aucun choix ; répondez par le numéro d’un choix ou par ses mots.
several-choices = « { $typed } » correspond à plusieurs choix ; répondez par un seul numéro :
game-over = La partie est terminée.
