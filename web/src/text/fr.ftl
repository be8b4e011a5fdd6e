# Les mots de la page. Ce qui se dit d'un jeu est dans le catalogue du titre.

## Partout

alehouse = Alehouse
skip = Aller au contenu principal
pages = Pages
to-start = Alehouse, aller à l’accueil
start-page = Accueil
rules = Règles
cards = Cartes
companion = Feuilles de score
workshop = Atelier
replays = Revoir une partie
about = À propos
menu = Menu
language = Langue
language-invited = Les invitations s’ouvrent aussi dans cette langue, sauf si l’invité en a choisi une autre.
to-light = Couleurs claires
to-dark = Couleurs sombres
close = Fermer
loading = Un instant…
again = Réessayer
you = Vous
guest = Invité
table = Table
join = Rejoindre
total = Total

## L'accueil

greeting = Que brasse-t-on ce soir ?
greeting-about = Des jeux de brassage à une même table. Jouez avec des amis par un lien, sur un seul écran ou contre des robots. Sans compte.
play-now = Jouer
new-table = Nouvelle table
players = { $from }–{ $to } joueurs
my-tables = Mes tables
your-turn = À vous
plays = { $name } joue
gathering = En attente
replay = Revoir
open-seat = place libre
won-by = { $name } a gagné avec { $points }
you-had = vous aviez { $points }
standing = { $title } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, victoires : { $wins }, record : { $best }
show-all = Tout montrer ({ $count })
tables-save = Enregistrer mes tables
tables-open = Importer mes tables
tables-taken = { $count ->
    [0] Toutes les tables de cette liste sont déjà là.
    [one] Une table a été ajoutée.
   *[other] { $count } tables ont été ajoutées.
}
tables-unknown = Ce fichier n’est pas une liste de tables.
tables-refused = Ce navigateur n’enregistre aucune table, ou manque de place.
open-tables = Tables ouvertes
seats-open = { $count ->
    [1] Une place libre
   *[other] { $count } places libres
}
invited = Un ami vous invite ?
invited-hint = Lien ou code de table
join-unknown = Ce n’est ni un lien ni un code de table.
more = Plus
learn = Apprendre à jouer
one-screen = Un seul écran
honest-dice = Dés honnêtes
unofficial = Une adaptation non officielle, avec ses propres textes et dessins. Les titres appartiennent à leurs propriétaires.
about-house = Les cartes maison

## Une nouvelle table

which-game = Quel jeu ?
my-name = Mon nom
how-many = Joueurs
who-sits = Qui occupe la place { $seat }
seat-me = moi
seat-me-too = une autre personne à cet écran
seat-open = libre, pour un ami
seat-bot = robot : { $level }
name-of-seat = Nom à la place { $seat }
open-seats-about = { $count ->
    [1] Une place reste libre : vous recevrez un lien à envoyer.
   *[other] { $count } places restent libres : vous recevrez un lien à envoyer.
}
starts-at-once = Toutes les places sont prises : la partie commence aussitôt.
options = Options
advanced = Autres réglages
picked = Choix : { $count } (de { $from } à { $to })
pace = Rythme
pace-about = Si un joueur tarde, un robot le remplace jusqu’à son retour.
clock-free = sans horloge
clock-live = en direct, 5 minutes par décision
clock-day = un jour par décision
clock-week = une semaine par décision
pack = Valeurs des cartes
pack-about = Si vous possédez la boîte, vous pouvez saisir les valeurs imprimées dans un paquet.
pack-name-house = Valeurs maison
confirm-turns = Confirmer les tours
confirm-turns-about = Un tour ne se termine que lorsque son joueur le confirme ; d’ici là on peut annuler.
public = Publique
public-about = N’importe qui peut trouver cette table à l’accueil, la rejoindre et la regarder.
open-table = Ouvrir la table

## Rejoindre et attendre

invited-title = Invitation
invited-sit = On vous invite à une table
sit-down = Prendre place
only-watch = Regarder seulement
no-account = Sans compte : votre navigateur garde la clé de votre place.
all-here = Toutes les places sont prises
here = présent
absent = absent
sit-here = M’asseoir ici
sit-too = Un autre joueur ici
stand-up = Me lever
bot-for-seat = Robot à la place { $seat }
bot-style = Style du robot à la place { $seat }
no-bot = pas de robot
take-seat-away = Retirer le joueur
begin = Commencer
begin-when-full = Occupez d’abord toutes les places ou confiez-les à un robot.
host-begins = L’hôte lance la partie quand tout le monde est là.
this-table = Cette table
dice-seal = Sceau des dés
from-record = D’après une partie enregistrée
from-record-about = Cette table continue une partie enregistrée. Qui possède cet enregistrement peut savoir ce qui y était caché. Tous les dés et toutes les cartes à venir sont nouveaux.
from-branch = D’après une partie en cours
from-branch-about = Cette table continue une partie en cours telle qu’une personne la connaissait. Tout ce que cette personne ne pouvait pas savoir a été tiré de nouveau.
invite = Inviter
invite-about = Toute personne qui a ce lien peut regarder, et rejoindre tant qu’une place est libre.
invite-link = Lien
invite-qr = Le lien en code QR
invite-text = Venez brasser avec nous
copy-link = Copier
copied = Copié
share = Partager
invited-by = { $name } vous invite à une table
invite-local = Vos amis sur d’autres machines ne peuvent pas ouvrir ce lien.
invite-local-about = Il ne mène qu’à cet ordinateur. Lancez Alehouse avec « { $command } » et ouvrez la page par l’adresse de cet ordinateur ; le lien fonctionnera alors sur votre réseau.

## À la table

board = Plateau
choices = Vos choix
tab-others = Joueurs
is-playing = { $name } joue…
look-around = Rien à décider pour l’instant. Explorez la table à votre guise.
watching = Vous regardez.
confirm-turn = Confirmez pour terminer ce tour.
confirm = Confirmer le tour
plan-confirm = Confirmer
plan-clear = Recommencer
plan-stopped = Interrompu : « { $action } » n’est plus possible.
not-now = Pas maintenant ({ $count })
why-not = Pourquoi pas ?
needed = il faut
you-have = vous avez
rule = Règle { $rule }
rule-untold = Cette règle n’est pas encore disponible dans cette langue.
whole-rules = Toutes les règles
undo = Annuler
ask-undo = Demander à annuler
undo-asked = Les autres joueurs sont consultés.
restart-turn = Recommencer le tour
skip-ahead = Passer
key-u = Touche : U
score = Score
score-so-far = Score actuel
no-score = Pas encore de points.
points-of = { $points ->
    [one] { $points } point, montrer d’où il vient
   *[other] { $points } points, montrer d’où ils viennent
}
hint = Conseil
hint-thinking = Réflexion…
hint-about = Ce qu’un robot ferait ici, d’après ce que vous pouvez savoir.
hint-none = Il n’y a rien à conseiller maintenant.
coach = Un bon coup : { $action }
coach-do = Jouer ce coup
coach-stop = Plus de conseils
chat = Discussion
chat-unread = { $count ->
    [1] Discussion, une nouvelle ligne
   *[other] Discussion, { $count } nouvelles lignes
}
chat-empty = Personne n’a encore rien dit.
chat-line = Dites quelque chose
send = Envoyer
chat-seated-only = Seuls les joueurs de la table peuvent écrire.
a-watcher = Un spectateur
log = Journal
log-empty = Il ne s’est encore rien passé.
since-your-turn = votre dernier tour
show-step = Montrer l’étape { $step }
log-undone = { $name } annule une décision.
log-stood-in = Un robot remplace { $name } pour l’instant.
log-came-back = { $name } est de retour.
log-revoked = L’hôte a retiré un joueur de sa place : { $name }.
log-abandoned = La partie a été abandonnée.
watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
bot-level = Robot, { $level }
still-waiting = Toujours pas de réponse…
line-lost = Connexion perdue. Reconnexion…
ask-undo-question = { $name } demande d’annuler la dernière décision.
ask-replace-question = { $name } demande qu’un robot joue pour { $about }.
ask-replace-warning = { $name } demande qu’un robot joue pour vous. Si vous n’avez pas décidé avant { $time }, il pourra prendre votre place ; vous pourrez revenir à tout moment.
ask-replace-due = Un robot prend la place à { $time }.
ask-abandon-question = { $name } demande à arrêter la partie sans résultat.
ask-admit-question = { $name } demande à entrer dans la partie. Place à reprendre : { $about }
ask-waiting = En attente : { $names }
agree = D’accord
disagree = Non
hand-over = Passez l’écran à { $name }
hand-over-about = Les autres regardent ailleurs. Personne ne voit cette table avant vous.
hand-over-off = Ne plus demander à cette table
i-am = Je suis { $name }
seats-and-pace = Places et vitesse
show-pace = Vitesse à laquelle les coups des autres sont montrés
automatic = Rien à décider ici : { $action }
skip-obvious = Passer les questions qui n’ont qu’une réponse sensée
    .about = La table y répond pour vous. Annuler revient à votre dernière décision.
pace-calm = tranquille
pace-brisk = vive
pace-instant = immédiate
come-back = Revenir
absent-left = { $name }, vous avez quitté la table : un robot joue pour vous.
absent-late = { $name }, votre temps est écoulé : un robot joue pour vous.
absent-vote = { $name }, les autres ont demandé qu’un robot joue pour vous.
leave-seat = Laisser à un robot
ask-stand-in = Demander un robot
ask-abandon = Demander l’arrêt de la partie
notices = Prévenez-moi quand c’est à moi
notices-about = Même si cette page est fermée, nous pouvons vous prévenir que c’est à vous.
notices-on = Nous vous préviendrons désormais.
notices-off = Plus rien ne sera envoyé.
notices-test = Envoyer un essai
notices-tested = Un essai est en route.
notices-stop = Arrêter
push-on = Prévenir ce navigateur
push-warning = Un robot va prendre la place
push-denied = Le navigateur n’autorise pas les notifications.
push-impossible = Impossible d’envoyer des notifications à ce navigateur ici. Utilisez HTTPS ou un webhook.
webhook = Webhook
webhook-about = Une adresse de Slack, de Discord ou de votre serveur.
webhook-on = Utiliser ce webhook
sound-on = Le son est activé
sound-off = Le son est coupé
text-mode = Mode texte
rules-of-this = Règles de ce jeu
cards-of-this = Cartes de ce jeu
export-record = Enregistrer la partie
take-along = Emporter la partie
kept-for = { $days ->
    [one] Le serveur garde cette table { $days } jour. Enregistrez la partie pour la garder plus longtemps.
   *[other] Le serveur garde cette table { $days } jours. Enregistrez la partie pour la garder plus longtemps.
 }
dice-sealed = dés scellés { $hash }
dice-sealed-about = L’empreinte du secret dont viennent tous les dés. Le secret est révélé à la fin.
cannot-open = Cette table ne peut pas être ouverte
forget-table = Oublier cette table
broken-table = Cette partie ne peut pas continuer
abandoned = La partie s’est arrêtée sans résultat
all-choices = Tous les choix
key-t = Touche : T
clock-left = encore { $time }
is-away = { $name } n’est pas là.
since-turn = Depuis votre tour :

## La fin

you-win = Vous gagnez avec { $points }
somebody-wins = { $name } gagne avec { $points }
shared-win = { $names } partagent la victoire avec { $points }
play-again = Rejouer
dice-verified = Dés vérifiés
dice-wrong = Les dés ne correspondent pas à leur sceau

## Mode texte

to-board = Vers le plateau
to-decide = Votre décision
over = La partie est terminée
text-type = Numéro ou premières lettres
text-do = Choisir
text-unknown = « { $typed } » ne correspond à aucun choix ({ $count }). Tapez un numéro ou le début d’un choix.
done = Votre choix : { $action }
position = Position

## Revoir

game-goes-on = La partie continue
at-start = Le début de la partie.
nothing-told = Rien à signaler à cette étape.
score-sources = D’où viennent les points
score-over-time = Le score au fil du temps
score-graph = Totaux au fil du temps : { $lines }
chance-to-win = Chances de gagner
chance-about = estimation des robots en pour cent, à chaque pause du jeu
chance-graph = Chances de gagner à la fin : { $lines }
turning-points = Tournants de la partie
at-step = Étape { $step }
what-if = Et si ?
what-if-about = Prenez ici n’importe quelle place ; des robots jouent les autres. La partie d’origine ne change pas.
play-on = Continuer à partir d’ici
play-on-from = Continuer à partir de l’étape { $step }
share-link = Lien vers cette étape
scrubber = Étapes de la partie
step-back = Précédent
step-on = Suivant
run = Lecture
pause = Pause
step-of = Étape { $step } sur { $steps }
go-by = Avancer
by-action = action par action
by-turn = tour par tour
by-phase = phase par phase
replay-text = Regardez cette partie
through-eyes = vu par
everybody = tout le monde
speed = Vitesse { $speed }
import-record = Ouvrir une partie enregistrée
import-record-about = Un fichier qui finit par .ale, enregistré depuis n’importe quel Alehouse.
choose-file = Choisir un fichier
my-finished = Mes parties terminées
no-finished = Aucune pour l’instant.

## Apprendre

tutorial = Tutoriel
learn-title = Apprendre en jouant
learn-about = Le tutoriel montre un jeu coup par coup, sur le vrai plateau. Les règles et toutes les cartes sont à côté, pour en savoir plus à tout moment.
learn-minutes = 5 à 8 minutes
learn-done = Terminé
lesson-of = Étape { $step } sur { $steps }
lesson-on = Continuer
lesson-again = Recommencer
lesson-resume = Reprendre le tutoriel
lesson-first = « { $tried } » est permis aussi. Pour l’instant, essayez d’abord ceci : « { $move } ».

## Règles et cartes

rules-titled = Règles : { $title }
cards-titled = Cartes : { $title }
chapters = Chapitres
search-rules = Chercher dans les règles
search-cards = Chercher dans les cartes
nothing-found = Rien trouvé pour « { $sought } ».
print-pdf = Imprimer ({ $paper ->
    [letter] Letter
   *[other] A4
})
print-about = À imprimer : cartes, plateaux, feuilles, jetons et règles en PDF
print-making = Création du PDF…
cards-about = Chaque valeur dit d’où elle vient.
no-rules-text = Ce jeu n’a pas de texte de règles.
which-cards = Quelles cartes
all-cards = Toutes
source-fact-about = Imprimé dans un livret de règles.
source-inferred-about = Une interprétation : découle du livret, sans y figurer.
source-house-about = Notre propre création, car les livrets ne l’impriment pas.
source-pack-about = Saisi par le propriétaire d’une boîte.
mark-house = Valeur maison : la nôtre, non imprimée
    .letter = m
mark-pack = Valeur d’un paquet
    .letter = p

## À propos

about-title = Ce qu’est Alehouse
about-text = Alehouse est une table pour trois jeux de brassage : entre amis par un lien, sur un seul écran ou contre des robots, en quatre langues. Elle dit pourquoi une chose n’est pas permise, montre les chances avant le clic, et garde chaque partie pour la revoir.
about-house-text = Les livrets n’impriment pas les faces des cartes. Là où une valeur manque, nous en avons créé une et l’avons marquée. Si vous possédez la boîte, vous pouvez saisir les vraies valeurs dans un paquet.
honest-dice-text = Au début d’une partie, le serveur montre l’empreinte d’un secret. Puis le navigateur de chaque joueur y mêle un nombre aléatoire. Tous les dés et toutes les cartes découlent du secret, de ces nombres et des coups : personne ne peut les choisir, pas même l’exploitant du serveur, et un coup annulé puis rejoué rencontre les mêmes dés. À la fin, le secret est révélé, et votre navigateur vérifie qu’il correspond à l’empreinte et que son propre nombre a servi. La partie enregistrée se vérifie dé par dé.
about-data = Ce qui est gardé
about-data-text = Ni compte, ni cookies, ni statistiques. Votre navigateur garde votre nom, vos tables et les clés de vos places ; le serveur garde les parties et seulement des empreintes des clés. Enregistrez vos tables pour les emporter dans un autre navigateur.
about-fonts = Polices
about-fonts-text = La page est composée en Vollkorn et en Alegreya Sans, sous licence SIL Open Font License.
about-licenses = Licences des polices et des bibliothèques
about-keys = Touches
about-keys-text = Tab et Entrée mènent partout. À une table : T va aux choix, 1 à 9 choisissent, U annule, H donne un conseil, S montre le score, C ouvre la discussion, Échap ferme, Espace passe. En revoyant une partie, les flèches avancent et reculent.
about-keys-more = L ouvre le journal. Quand la liste des choix est ouverte, 1 à 9 choisissent et Échap la replie.

## Feuilles de score

companion-about = Pour la partie sur votre propre table. Fonctionne sans réseau et reste sur cet appareil.
add-player = Ajouter un joueur
drop-player = Retirer un joueur
clear-sheet = Effacer
score-sheet = Feuille de score
what-counts = Catégorie
cell = { $what }, { $name }

## L’hôte dans ce navigateur

host-loading = Chargement des jeux, { $percent }. Une seule fois suffit.
host-starting = Démarrage des jeux…
host-failed = Impossible de charger les jeux. Vérifiez le réseau et réessayez.
host-storage-refused = Ce navigateur ne laisse rien enregistrer à Alehouse : vos parties s’arrêtent quand vous fermez cette page. Une fenêtre non privée peut aider.
host-storage-unwritten = Le navigateur n’a pas pu enregistrer le dernier coup ; il manque peut-être de place. Libérez de l’espace, puis rechargez cette page.
host-greeting = Trois jeux de brassage dans votre navigateur, contre des robots ou sur un seul écran. Sans compte, sans serveur, sans réseau.
host-update = Une nouvelle version est prête.
host-update-now = Mettre à jour
host-here = Cette table n’existe que dans ce navigateur. Pour continuer avec d’autres, enregistrez la partie depuis le menu, puis ouvrez-la sur un serveur Alehouse, sous « Revoir une partie ».
host-honest-dice = Au début d’une partie, l’empreinte d’un secret est montrée. Puis votre navigateur y mêle un nombre aléatoire. Tous les dés et toutes les cartes découlent du secret, de ce nombre et des coups : personne ne peut les choisir, et un coup annulé puis rejoué rencontre les mêmes dés. À la fin, le secret est révélé, et votre navigateur vérifie qu’il correspond à l’empreinte et que son propre nombre a servi. La partie enregistrée se vérifie dé par dé.
host-about-data = Ni compte, ni cookies, ni statistiques. Votre navigateur garde votre nom, vos tables et vos parties ; rien ne quitte cet appareil. Enregistrez vos tables pour les emporter dans un autre navigateur.

## Ce qui a échoué

problem-offline = Le serveur est injoignable. Vérifiez le réseau et réessayez.
problem-internal = Quelque chose a échoué. Réessayez.
problem-log-full = Cette table ne peut plus qu’avancer : son histoire est trop longue pour autre chose.
problem-bad-message = Le serveur n’a pas compris cette page. Rechargez-la.
problem-bad-setup = Ces réglages ne vont pas ensemble : { $detail }
problem-bad-record = Cet enregistrement est illisible : { $detail }
problem-bad-pack = Ce paquet est illisible : { $detail }
problem-bad-target = Le serveur n’envoie rien à cette adresse.
problem-bad-text = Utilisez 1 à { $longest } caractères.
problem-broken = Cette partie ne peut plus être jouée ; on peut encore l’enregistrer.
problem-cannot-print = Ce serveur ne peut pas créer de PDF. Son hébergeur peut ajouter l’extra « print » (voir docs/print.md).
problem-closing = Aucune réponse n’est arrivée à temps. Réessayez.
problem-illegal = Les règles ne le permettent pas maintenant.
problem-no-notices = Ce serveur ne peut pas envoyer de notifications.
problem-no-open-seat = Plus aucune place n’est libre. Vous pouvez regarder.
problem-no-proposal = La demande n’a plus cours.
problem-no-stand-in = Personne ne joue pour cette place.
problem-no-such-seat = Cette place n’existe pas.
problem-not-absent = Cette personne n’est pas partie et n’a manqué aucune échéance.
problem-not-host = Seul l’hôte de la table peut le faire.
problem-not-over = La partie pourra être enregistrée quand elle sera terminée.
problem-not-seated = Prenez d’abord place.
problem-not-started = La partie n’a pas commencé.
problem-not-waiting = Personne n’attend cette place.
problem-not-your-seat = Ce n’est pas votre place.
problem-not-your-turn = Ce n’est pas votre tour.
problem-nothing-to-confirm = Il n’y a rien à confirmer.
problem-nothing-to-undo = Il n’y a rien à annuler.
problem-over = La partie est terminée.
problem-proposal-pending = Une demande est déjà en cours.
problem-seat-taken = Cette place est prise.
problem-seats-open = Des places sont encore libres.
problem-stale = Quelqu’un a été plus rapide. Voici la nouvelle position.
problem-started = La partie a déjà commencé.
problem-too-big = C’est trop long.
problem-too-early = Attendez encore un peu avant de demander.
problem-too-fast = Trop vite. Réessayez dans un instant.
problem-too-many-viewers = Trop de monde regarde cette table.
problem-unconfirmed = Un autre joueur doit d’abord confirmer.
problem-unknown-action = Cette page et le serveur ne s’accordent pas. Rechargez la page.
problem-unknown-level = Ce robot n’existe pas.
problem-unknown-path = Le serveur ne propose pas cela.
problem-unknown-table = Cette table n’existe pas.
problem-wrong-invite = Cette invitation n’est pas valable.
problem-wrong-origin = Cette page vient d’un autre serveur.
problem-wrong-token = La clé de cette place n’est plus valable.
