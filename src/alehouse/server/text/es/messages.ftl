# Lo que dicen los webhooks; las páginas tienen sus propias palabras.

notice-turn = { $name }, te toca en { $title }. { $decision } { $link }
notice-test = { $name }, así sabrás que te toca en { $title }. { $link }
notice-warning = { $name }, en { $title } los demás piden que un bot juegue por ti. Decide pronto u ocupará tu puesto; puedes volver en cualquier momento. { $link }
