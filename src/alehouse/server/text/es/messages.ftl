# Lo que dicen los webhooks; las páginas tienen sus propias palabras.

notice-turn = { $name }, te toca en { $title }. { $decision } { $link }
notice-test = { $name }, así sabrás que te toca en { $title }. { $link }
