# Ce que disent les webhooks ; les pages ont leurs propres mots.

notice-turn = { $name }, c’est à vous de jouer ({ $title }). { $decision } { $link }
notice-test = { $name }, voici comment vous saurez que c’est à vous de jouer ({ $title }). { $link }
notice-warning = { $name }, dans { $title } les autres demandent qu’un robot joue pour vous. Décidez vite, sinon il prendra votre place ; vous pourrez revenir à tout moment. { $link }
