# Quello che dicono i webhook; le pagine hanno parole proprie.

notice-turn = { $name }, tocca a te in { $title }. { $decision } { $link }
notice-test = { $name }, così saprai che tocca a te in { $title }. { $link }
