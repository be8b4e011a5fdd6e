# Quello che dicono i webhook; le pagine hanno parole proprie.

notice-turn = { $name }, tocca a te in { $title }. { $decision } { $link }
notice-test = { $name }, così saprai che tocca a te in { $title }. { $link }
notice-warning = { $name }, in { $title } gli altri chiedono che un bot giochi per te. Decidi presto, altrimenti prenderà il tuo posto; puoi tornare in qualsiasi momento. { $link }
