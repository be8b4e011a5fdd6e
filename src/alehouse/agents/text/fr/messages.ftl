# What agents read around a game; the titles have their own catalogues.

table = Table { $table } : { $title }
you-are = Votre siège : { $name } (siège { $seat }).
points-now = Points actuels :
what-happened = Ce qui s’est passé :
your-turn = { $name }, c’est à vous. { $prompt }
their-turn = Tour en cours : { $name }. { $name } joue ici en personne : montrez les choix, demandez, puis jouez la réponse. { $prompt }
may-do = Vous pouvez :
may-not = Impossible pour l’instant (répondez par un numéro pour connaître la raison) :
waiting-for = En attente de : { $name }.
waiting-for-players = La partie n’a pas commencé : { $count ->
    [one] un siège est libre
   *[other] { $count } sièges sont libres
}. Donnez cette invitation aux autres joueurs : { $link }
played = { $name } joue : { $label }
refused = Ce n’est pas permis : { $reason } ({ $rule })
refused-plainly = Ce n’est pas permis maintenant.
allowed = C’est permis maintenant : numéro { $number }.
no-such-choice = « { $typed } » n’est aucun des choix ; répondez par un nombre de 1 à { $count } ou par les mots d’un choix.
several-choices = « { $typed } » correspond à plusieurs choix ; répondez par un seul numéro :
game-over = La partie est terminée.
