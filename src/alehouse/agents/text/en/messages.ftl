# What agents read around a game; the titles have their own catalogues.

table = Table { $table }: { $title }
you-are = You are { $name } (seat { $seat }).
points-now = Points now:
what-happened = What happened:
your-turn = { $name }, it is your turn. { $prompt }
their-turn = It is { $name }’s turn. { $name } is a person here: show the choices, ask, and play the answer. { $prompt }
may-do = You may:
may-not = You may not now (answer with a number to learn the reason):
waiting-for = Waiting for { $name }.
waiting-for-players = The game has not begun: { $count ->
    [one] one seat is open
   *[other] { $count } seats are open
}. Give this invitation to other players: { $link }
played = { $name } plays: { $label }
refused = That is not allowed: { $reason } ({ $rule })
refused-plainly = That is not allowed now.
allowed = That is allowed now: number { $number }.
no-such-choice = “{ $typed }” is not one of the choices; answer with the number of a choice, or with its words.
several-choices = “{ $typed }” fits several choices; answer with one number:
game-over = The game is over.
