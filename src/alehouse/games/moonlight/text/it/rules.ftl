# The rules of Moonlight Brewers in our own words. Keys and order are those of text/rules.toml.

## goal

rules-goal = Scopo del gioco
MB-019_MB-206 = Sei un monaco con un paiolo tutto tuo. Finché splende la luna piena sgusci per il monastero, raccogli quel che serve a una birra e speri che la Foresta non ti senta. Si gareggia da due a otto giocatori, oppure giochi da solo. Finita la notte, vince la birra con il totale di gusto più alto.
MB-027 = La partita ha sette fasi e ognuna chiede un ingrediente: I Preparazione, acqua; II Macinazione, malto; III Infusione, legna; IV Cottura, legna; V Luppolatura, luppolo; VI Raffreddamento, acqua; VII Fermentazione, lievito. Più fine è l’ingrediente che aggiungi nella sua fase, migliore è la tua birra. Cercare però fa rumore, e il rumore attira i Licantropi.
MB-026_MB-036 = Lo stesso giocatore apre tutte e sette le fasi e il turno passa verso sinistra. Quando tutti hanno giocato comincia la fase successiva; dopo la fase VII si giudicano le birre.

## setup

rules-setup = Preparare la partita
MB-020 = Ogni giocatore prende un monaco e nessun monaco viene preso due volte.
    .ruling = Si sceglie in ordine di posto a partire dal primo giocatore, e puoi sempre affidarti al caso.
MB-021_MB-023_MB-024 = I mazzi Licantropo, Equipaggiamento e Benedizione si mescolano separatamente e restano coperti; le pile degli scarti sono vuote. Il tuo monaco comincia sano, con rumore 0. Il tuo foglio del gusto ha sette caselle vuote, 0 sporcizia e una correzione di 0; non possiedi carte e la tua riserva è vuota.
MB-022_MB-025 = Tutte le pedine partono dal chiostro del monastero.
    .ruling = Il chiostro è il Cortile. Il primo giocatore viene sorteggiato, a meno che chi ospita il tavolo non ne indichi uno.
MB-007 = Sul tavolo tutto è visibile: chiunque può guardare rumore, riserve, carte, Licantropi conservati e fogli del gusto. Solo l’ordine dei mazzi è segreto.

## turn

rules-turn = Il tuo turno
MB-028_MB-029_MB-030 = In ogni fase giochi esattamente un turno: un movimento gratuito e due azioni. Puoi spendere ogni azione come movimento in più, ma un movimento non diventa mai un’azione. L’ordine lo decidi tu: il movimento gratuito può venire prima, in mezzo o dopo le azioni.
MB-032_MB-034_MB-035 = Ciò che cominci si risolve fino in fondo, compreso l’attacco che ne nasce, prima di passare ad altro. Se la seconda azione o uno scatto tardivo attira un Licantropo, lo combatti prima della fine del turno e quindi prima di compilare il foglio. Usate entrambe le azioni, puoi ancora fare il movimento gratuito rimasto, purché il tuo monaco non sia ferito né immobilizzato.
MB-031 = Puoi terminare il turno in anticipo. I movimenti e le azioni non usati vanno persi.
MB-033 = Alla fine del tuo turno si compila la casella della fase, e tocca al giocatore successivo.
    .ruling = L’ordine è sempre lo stesso: prima puoi usare carte e abilità che migliorano la cotta, poi si compila la casella, quindi si toglie la ragnatela giunta al termine.

## movement

rules-movement = Muoversi
MB-037_MB-038_MB-040 = Un movimento porta il tuo monaco attraverso una porta nella sala vicina; il tabellone mostra le porte. Tutte le porte esterne danno su un’unica Foresta, e da lì puoi rientrare da qualsiasi porta esterna. Con il movimento gratuito e le due azioni spese così, fai al massimo tre movimenti per turno.
MB-039_MB-041 = Muoversi non richiede tiri e non fa rumore. Una sala può ospitare quanti monaci si vuole e una pedina non sbarra mai la strada.
MB-042 = Un monaco ferito deve riprendersi prima di poter agire.
    .ruling = Fino ad allora non può nemmeno muoversi, in alcun modo.
MB-043 = Un monaco preso in una ragnatela è immobilizzato: non può muoversi in alcun modo, ma può compiere azioni nel punto in cui si trova.
MB-044 = Con l’opzione Scatto, una volta per turno uno dei tuoi movimenti può attraversare due porte invece di una. Il tuo rumore sale di 2.
MB-045_MB-046_MB-047 = Lo scatto può essere il movimento gratuito o un’azione spesa come movimento. Attraversi esattamente due porte, senza fermarti né agire nel mezzo, e finisci in una sala diversa da quella di partenza; è ammessa anche una sala raggiungibile con una sola porta. Lo scatto non è una ricerca: non ha rumore di fallimento, non ammette Fare rumore e l’abilità Discreto non lo attenua.
MB-048 = Se uno scatto porta il tuo rumore a 10 o più, vieni attaccato, poi il tuo turno prosegue.
    .ruling = L’attacco arriva subito dopo la seconda porta, nella sala d’arrivo, prima di ogni altra cosa.

## actions

rules-actions = Le azioni
MB-049_MB-050_MB-053 = Un’azione si può fare solo in una sala che la offre. Salvo regola contraria tiri un dado: se il dado più i tuoi bonus raggiunge la difficoltà del tabellone riesci, altrimenti fallisci. La stessa azione può essere fatta due volte in un turno, tranne la caccia.
    .ruling = Riprendersi e, con l’opzione Duello, duellare sono possibili ovunque.
MB-051_MB-052 = Alcune sale offrono una versione facile e una difficile della stessa ricerca.
    .ruling = Scegli prima di tirare; una ricerca difficile fallita non dà mai il risultato facile. Una difficoltà stampata di 2+ o 3+ è facile, 5+ è difficile, quali che siano i tuoi bonus; altri numeri non esistono.
MB-054_MB-055_MB-057 = Cercare un ingrediente: un successo aggiunge alla tua riserva un’unità della qualità indicata sul tabellone. Cercare equipaggiamento nell’Armeria: un successo ti fa pescare una carta Equipaggiamento. Meditare in Biblioteca: funziona sempre, senza tiro, abbassa il tuo rumore di 5 (mai sotto 0) e non fa rumore.
    .ruling = Non ammette Fare rumore, e puoi meditare anche con rumore 0.
MB-056 = Pregare nella Cappella: un successo ti fa pescare una carta dal mazzo Benedizione, dove benedizioni e oggetti sacri sono mescolati insieme.
    .ruling = È una sola carta, non una per tipo.
MB-060 = Un fallimento non porta nulla, costa comunque l’azione e fa rumore in più.
MB-058_MB-059 = Quando una carta o un’abilità parla di cercare, intende ogni tiro d’azione: ingrediente, equipaggiamento, preghiera, caccia o sporcizia. Non puoi cercare equipaggiamento, pregare o cacciare finché il mazzo in questione e la sua pila degli scarti sono entrambi vuoti.

## noise

rules-noise = Il rumore
MB-066_MB-067_MB-068 = Un’azione facile fa 1 di rumore e una difficile 2, che tu riesca o no. Se il tiro di difficoltà fallisce, ne fa 1 in più.
MB-072 = Ogni volta che un’azione, uno scatto o un altro effetto ha alzato il tuo rumore nel tuo turno ed è risolto del tutto, controllalo: a 10 o più un Licantropo ti attacca.
MB-069_MB-071 = Le azioni senza tiro di difficoltà (meditare, riprendersi, duellare) e i movimenti normali non fanno rumore. Il rumore non scende mai sotto 0 e può superare 10.
MB-070 = Il rumore di un tiro si segna appena il tiro è deciso. In una caccia ciò avviene prima del combattimento: quello che azzera il rumore durante la lotta ha quindi l’ultima parola.
MB-061_MB-062 = Fare rumore: finché il tuo rumore è 6 o meno, puoi darci dentro a piene mani e aggiungere 1 al tiro d’azione. In cambio il tuo rumore sale di 2, anche se fallisci.
MB-063_MB-064_MB-065 = Fare rumore si decide prima di tirare il dado; entrambe le azioni di un turno possono usarlo se il tuo rumore lo permette ogni volta.
    .ruling = Si può fare una sola volta per tiro. Vale per ogni azione con tiro di difficoltà, compresi il tiro di caccia, la preghiera e la sporcizia, ma mai per i dadi di combattimento, il dado dell’abilità Benedetto, la meditazione, i movimenti, il riprendersi o i duelli. Una carta campana usata subito prima conta: se abbassa il tuo rumore da 7 a 6, puoi Fare rumore.
MB-073 = Una volta segnato il rumore, nessuna carta campana può essere usata prima di controllare se c’è un attacco; va suonata prima. Gli altri momenti di quel passo, prima di pescare, prima di un combattimento o davanti a una ferita, arrivano come al solito.

## ingredients

rules-ingredients = Ingredienti e foglio del gusto
MB-175_MB-176 = Ogni successo porta un’unità di un ingrediente. La tua riserva non ha limite e niente vi si guasta o si perde. Puoi raccogliere in qualsiasi momento ingredienti di fasi future e tenerli da parte.
MB-178_MB-181 = Alla fine del tuo turno, la migliore unità che hai dell’ingrediente della fase viene scritta nella casella della fase e lascia la tua riserva; non è facoltativo. Il valore è la sua qualità, più la specialità del tuo monaco, più le carte con ingrediente coronato che usi. Senza una tale unità la casella riceve 0. Una casella scritta è definitiva, salvo per l’abilità Ricetta ancestrale.
MB-177 = Un’unità non può andare nella casella di una fase passata; solo Ricetta ancestrale lo permette.
    .ruling = Cercare quell’ingrediente resta consentito.
MB-179_MB-180_MB-182 = Due unità non si sommano mai nella stessa casella.
    .ruling = Un’unità riempie una sola casella. La legna avanzata nella fase III può servire nella fase IV, e l’acqua avanzata nelle fasi da I a V nella fase VI. Le unità rimaste dopo la fase VII non valgono nulla.
MB-183_MB-184 = Una birra contiene ingredienti quando almeno una delle sue caselle vale 1 o più; la riserva e i Licantropi non contano. Il foglio ha sette caselle, una riga per i Licantropi, una riga per la correzione (carte con due boccali e Codex Siceratorum), una riga per la sporcizia e il totale.

## attack

rules-attack = L’attacco di un Licantropo
MB-074_MB-075_MB-077 = Quando vieni attaccato, pesca un Licantropo e combattilo dove ti trovi. Dopo il combattimento il tuo rumore diventa 0, che tu abbia vinto, perso, pareggiato, sia fuggito o abbia vinto con una carta. Un attacco non è una caccia: non valgono né il bonus di caccia né l’abilità Cacciatore, e la caccia del tuo turno non viene consumata.
MB-079 = Dopo una vittoria, una parità o una fuga prosegui il tuo turno. Dopo una ferita puoi spendere un’azione rimasta per riprenderti.
MB-076_MB-078 = Il rumore si azzera appena si conosce l’esito e prima delle icone a destra della carta: una campana a destra conta quindi da 0. Per quanto il tuo rumore abbia superato 10, un controllo porta un solo attacco.
MB-080_MB-081 = Se non ci sono Licantropi né nel mazzo né negli scarti, non arriva nessuno e il tuo rumore diventa 0. Un monaco già ferito viene attaccato come gli altri e conserva tutti i suoi bonus; se perde, la sua birra riceve 1 sporcizia, resta ferito, e basta comunque riprendersi una volta.

## hunt

rules-hunt = La caccia
MB-082_MB-083 = Si caccia nella Foresta, al massimo una volta per turno.
    .ruling = Il tentativo conta anche se il tiro fallisce. La caccia comincia con un tiro di difficoltà contro il numero sul tabellone, ed è un’azione facile.
MB-084_MB-085 = Se riesci, pesca due Licantropi, guardali per intero, scegli quale combattere e scarta l’altro prima della lotta; non puoi tirarti indietro. Il tuo totale in quel combattimento riceve +1, in ogni scambio se è un branco; il dado dell’abilità Benedetto no.
MB-086_MB-087_MB-088 = Se il tiro di caccia fallisce non si pesca e non si combatte: resta solo il rumore di un’azione facile fallita. Dopo il combattimento, una vittoria, una parità, una fuga o una ferita evitata o ignorata lascia il rumore com’è, mentre una ferita subita lo porta a 0. Se il tuo rumore è 10 o più quando la caccia finisce, un secondo Licantropo attacca subito.
MB-089 = Se nel mazzo resta una sola carta, mescola gli scarti in un nuovo mazzo da cui prendere la seconda.
    .ruling = Prendi quella carta prima di mescolare. Se anche gli scarti sono vuoti, combatti quell’unico Licantropo.

## fight

rules-fight = Il combattimento
MB-090 = In un combattimento peschi un Licantropo, ogni parte tira i suoi dadi e si confrontano i totali.
    .ruling = Un combattimento segue quest’ordine: pescare e scegliere il Licantropo; icone a sinistra della carta; dichiarare le carte; tirare il tuo dado; fuggire, se puoi e vuoi; tirare per il Licantropo; confrontare; esito, con la ferita se hai perso; azzeramento del rumore; icone a destra; tenere o scartare la carta e controllare il tuo rumore. Un duello usa solo la parte che va dalla dichiarazione delle carte alla ferita.
MB-091_MB-092_MB-094 = Le icone a sinistra di una carta Licantropo agiscono prima del combattimento e quelle a destra dopo, leggendo ogni lato da sinistra a destra. Il tuo totale è il dado che tieni, +1 per Marziale, +1 in una caccia, ancora +1 in una caccia per Cacciatore, più le tue carte. Il tuo vicino di sinistra fa la parte del Licantropo; non ha nulla da decidere per lui.
MB-093 = Il totale del Licantropo è il risultato dei suoi dadi più il bonus stampato sulla sua carta.
    .ruling = Se tira più dadi, si sommano tutti.
MB-095_MB-096 = Se il tuo totale è più alto vinci: tieni la carta come trofeo fino a fine partita e ne segni il gusto. Se è più alto quello del Licantropo subisci una ferita grave e la carta si scarta; solo un branco si tiene anche in quel caso.
MB-097_MB-098 = A totali uguali nessuno si fa male e non c’è trofeo: la carta si scarta. In un attacco il tuo rumore diventa comunque 0.
    .ruling = Ogni icona a destra dice se agisce dopo una vittoria, una sconfitta o entrambe; mai dopo una parità o una fuga.
MB-099 = Se dichiari una spada coronata prima dei dadi, non se ne tira nessuno: il combattimento è vinto e agiscono le icone della vittoria.
MB-100_MB-101 = Un’icona equipaggiamento o benedizione barrata vieta tutte le tue carte di quel tipo in quel combattimento. Le abilità del tuo monaco restano.
    .ruling = Il divieto vale per l’intero combattimento, dalle icone a sinistra fino alla fine: bonus, carte a uso singolo, carte contro le ferite e bonus di gusto. Le carte pescate come ricompensa a destra si usano dal prossimo momento adatto, non per questo combattimento.

## wolfpack

rules-wolfpack = Il branco
MB-102_MB-103 = Una carta branco mostra più Licantropi, e li affronti uno dopo l’altro nell’ordine stampato. Il branco è un unico combattimento: bonus di caccia, Cacciatore, Marziale e ogni carta che dura un combattimento valgono in tutti gli scambi.
    .ruling = Ogni scambio va dalla dichiarazione delle carte all’esito; azzeramento del rumore, icone a destra e sorte della carta vengono una volta sola, alla fine. Una carta con due dadi copre un solo tiro.
MB-104_MB-105 = Ogni membro battuto aggiunge il suo gusto a quello segnato per la carta. La prima sconfitta chiude il combattimento con una ferita grave, ma tieni la carta con il gusto ottenuto fin lì, anche 0.
MB-106_MB-107 = Un membro con cui pareggi resta indietro e non dà gusto; passa al successivo. Se arrivi in fondo senza sconfitte, tieni la carta se hai battuto almeno un membro, altrimenti la scarti.
MB-108_MB-109_MB-110 = Una spada coronata batte l’intero branco.
    .ruling = Si può dichiarare prima di qualsiasi scambio e batte allora tutti i membri non ancora battuti o pareggiati. Fuggire con Serendipità chiude l’intero combattimento senza ferita; tieni la carta se hai battuto almeno un membro, altrimenti la scarti. Se eviti o ignori la ferita della prima sconfitta, il combattimento finisce lo stesso.
MB-111_MB-112 = Un branco conservato conta come un solo Licantropo; l’abilità Macellaio, la Lancia della Bestia e l’opzione Luna piena vi aggiungono ciascuno il proprio 1 una volta sola, e soltanto se un membro è stato battuto. Per le icone a destra, il branco è una sconfitta se sei stato battuto, una vittoria se non lo sei stato e hai battuto almeno un membro, una parità negli altri casi.

## injury

rules-injury = Ferite gravi
MB-113 = Una ferita grave mette 1 segnalino Sporcizia nella tua birra, e la tua carta monaco viene girata sul lato ferito.
    .ruling = Questo vale anche se la tua birra è vuota.
MB-114_MB-115 = Una ferita inflitta da un Licantropo, in un attacco o in una caccia, porta anche il tuo rumore a 0; quella di un duello no. Per riprenderti spendi un’azione in qualsiasi sala: niente tiro, niente rumore, e il tuo monaco è di nuovo sano.
MB-116_MB-117_MB-118 = Finché sei ferito puoi solo riprenderti, usare le carte e le abilità ammesse tra un passo e l’altro o a fine turno, oppure terminare il turno. Un’azione rimasta nello stesso turno può servire a riprenderti, e allora il movimento gratuito e le azioni non usati tornano disponibili. Senza azioni rimaste la ferita resta: il turno seguente richiede un’azione per riprenderti, il che lascia un’azione e il movimento gratuito.
MB-121 = Una ferita che eviti o ignori non ha nessuno dei suoi effetti: niente sporcizia, niente carta girata, nessun azzeramento del rumore dovuto a lei.
MB-119_MB-120 = Un’altra ferita grave mentre sei ferito aggiunge 1 sporcizia, e azzera il rumore se l’ha causata un Licantropo, ma la carta non si gira una seconda volta. Un monaco ferito conserva abilità, carte, riserva e trofei, e il suo foglio si compila come al solito.
MB-122 = Quando una ferita sta per colpirti puoi giocare una carta con cuore crociato verde: la ferita scompare.
    .ruling = La carta si gioca per prima, e allora il dado di Benedetto non si tira. Se non lo fai, un monaco Benedetto tira il suo dado; se quel dado fallisce, nessuna carta può più essere giocata contro questa ferita.

## cards

rules-cards = Equipaggiamenti, benedizioni e mazzi
MB-123_MB-124_MB-126 = Puoi possedere quante carte vuoi, e una carta pescata si usa dal prossimo momento adatto. Una carta è permanente, oppure vale su ogni tiro pertinente, una volta per fase o una volta per partita. Una carta da una volta per fase si mette di traverso quando la usi e si raddrizza all’inizio della fase successiva.
MB-005_MB-008_MB-131 = Tutti i bonus di carte e abilità si sommano senza limite, e due carte diverse con la stessa icona contano entrambe. Per tiro significa una volta su ogni tiro pertinente. Per turno si rinnova quando comincia il tuo turno e per fase quando comincia una nuova fase; per partita non si rinnova mai.
MB-006 = I semplici bonus, permanenti o per tiro, si applicano da soli ogni volta che possono. Ti viene chiesto qualcosa solo per le carte a uso limitato e per le abilità che ti lasciano una scelta.
MB-127_MB-129 = Se si deve pescare e il mazzo è vuoto, mescola i suoi scarti in un nuovo mazzo, poi pesca; le carte rivelate o in combattimento non ne fanno parte. Le carte dei giocatori e i Licantropi che conservano non tornano mai in un mazzo, tranne le carte da una volta per partita già usate.
MB-125_MB-128_MB-130 = Un effetto due carte ti fa pescare una carta in più tenendone comunque una.
    .ruling = Più effetti di questo tipo ne aggiungono una ciascuno. Una carta da una volta per partita va nei suoi scarti dopo l’uso; se più tardi viene ripescata, è come nuova, tranne con l’opzione «Una volta per partita, senza eccezioni». Se mazzo e scarti insieme non hanno abbastanza carte, pesca quelle che ci sono.

## timing

rules-timing = Quando usare che cosa
MB-009_MB-010 = Una carta a uso limitato si dichiara prima di tirare il dado; tirato il dado, è troppo tardi.
    .ruling = Si dichiara nel momento di ciò che modifica, prima di ogni dado che quella cosa richieda. Una carta dichiarata è spesa anche se si rivela inutile, perché il tiro è fallito o il combattimento sarebbe stato vinto comunque.
MB-011 = Tra un passo e l’altro, nel tuo turno e con nulla in corso, puoi usare carte campana, carte con due boccali, carte sangue di lupo e le abilità Alchimia e Ricetta ancestrale.
MB-012 = Prima di un tiro, quando hai dichiarato un’azione con tiro di difficoltà e il dado non è ancora tirato, puoi Fare rumore e usare carte lente, carte con due dadi e carte campana.
MB-013 = Prima di pescare, quando stai per prendere da un mazzo, puoi usare effetti due carte.
MB-014_MB-015 = Prima di un combattimento, quando l’avversario è noto, le icone a sinistra hanno agito e nessun dado di combattimento è tirato, puoi usare carte con bonus di combattimento, con spada coronata e con due dadi; con un branco questo momento torna prima di ogni scambio. Quando il tuo dado è sul tavolo puoi solo scegliere quale dado tenere di un effetto due dadi, o fuggire con Serendipità; nessuna carta si dichiara più.
MB-016_MB-017 = Davanti a una ferita, quando una ferita grave sta per essere applicata e il dado di Benedetto non è tirato, puoi usare carte con cuore crociato verde, e carte con due dadi per il dado di Benedetto. Al momento della cotta, a fine turno e prima di compilare il foglio, puoi usare carte con ingrediente coronato, Alchimia e Ricetta ancestrale.
MB-018 = Nel turno di un altro giocatore non hai nulla da decidere, a meno che tu sia in un duello: allora agisci prima del combattimento, dopo il tuo dado e davanti alla tua ferita.

## icons

rules-icons = Le icone delle carte
MB-132_MB-133_MB-134 = Campana: il tuo rumore sale o scende del numero indicato; con un segno di uguale, prende quel valore. Pista del lupo: la carta è un branco. Equipaggiamento o benedizione barrati in rosso: le carte di quel tipo sono vietate in questo combattimento.
MB-135_MB-138_MB-139 = Due carte o due dadi, uno barrato: pesca o tira uno in più, tieni quello che preferisci e scarta l’altro. Boccale verde o elmo verde: pesca subito una Benedizione o un Equipaggiamento, senza tiro; Prescelto e Rigattiere non valgono. Spada coronata: vinci il combattimento.
MB-136 = Ragnatela rossa: il tuo monaco non può muoversi per il resto di questo turno, né nel tuo turno della prossima fase giocata; la ragnatela finisce con quel turno. Una seconda ragnatela fissa soltanto un nuovo termine.
MB-141_MB-142 = Lente: un bonus ai tiri di ricerca; unita a un’altra icona aiuta solo a cercare quella cosa. Cuore crociato: quello verde evita una ferita grave, quello rosso la infligge.
MB-137 = Due boccali coronati: la correzione di una birra sale o scende del numero indicato; la carta dice se è la tua o quella di un giocatore qualsiasi.
    .ruling = La birra non ha bisogno di ingredienti, e il cambiamento non è sporcizia.
MB-140 = Sangue di lupo: il gusto di un Licantropo sale o scende del numero indicato.
    .ruling = Il gusto non scende mai sotto 0. Giocata come carta, l’icona cambia uno dei Licantropi che conservi. Quando un’icona parla del tuo miglior Licantropo conservato, è quello con il gusto più alto in quel momento e, a parità, il primo che hai tenuto; se non ne hai, non succede nulla.
MB-143_MB-144 = Ingrediente coronato: +1 alla qualità dell’unità che si scrive.
    .ruling = L’unità deve esistere, con qualità 1 o più, e più carte di questo tipo possono andare sulla stessa unità. Un cuore rosso a destra di una carta Licantropo è una ferita grave dovuta a un Licantropo: porta il tuo rumore a 0 e puoi difenderti come da ogni ferita.

## monks

rules-monks = Le abilità dei monaci
MB-145_MB-146_MB-157_MB-158 = Marziale: +1 al tuo totale in ogni combattimento, che sia un attacco, una caccia, ogni scambio con un branco o un duello da una parte o dall’altra. Discreto: un fallimento non fa rumore in più; il rumore dell’azione e quello di Fare rumore restano. Logistica: +1 ai tiri per gli ingredienti facili (2+ o 3+), non per quelli difficili, l’equipaggiamento, la preghiera, la caccia o la sporcizia. Cacciatore: +1 al tiro di caccia e +1 nel combattimento di caccia, oltre al bonus della caccia stessa, ma non quando vieni attaccato né nei duelli.
MB-147_MB-148_MB-149_MB-150_MB-151 = Cinque specialità migliorano di 1 ciò che scrivi: Erborista il tuo malto; Rabdomante la tua acqua, nelle fasi I e VI; Fornaio il tuo lievito; Boscaiolo la tua legna, nelle fasi III e IV; Raccoglitore il tuo luppolo.
MB-152 = Una specialità conta solo se scrivi un’unità di qualità 1 o più; una casella a 0 resta a 0.
    .ruling = Conta nel momento in cui scrivi; nella riserva le unità mostrano la qualità stampata.
MB-153_MB-154_MB-174 = Rigattiere: se cerchi equipaggiamento con successo peschi due Equipaggiamenti, ne tieni uno e scarti l’altro. Prescelto: se preghi con successo peschi due Benedizioni, ne tieni una e scarti l’altra. Nessuna delle due vale per le carte di ricompensa, di un presagio o della preparazione. Confondi il Licantropo: quando vieni attaccato peschi due Licantropi, scegli quale combattere e scarti l’altro; nella caccia non ha effetto.
MB-155 = Benedetto: per ogni ferita grave che nessuna carta evita si tira un dado in automatico; con 4+ ignori la ferita. Non importa se viene da un attacco, una caccia, un cuore rosso o un duello.
MB-156 = Il dado di Benedetto non riceve nulla da Marziale, dalle lenti, dalla caccia o da Fare rumore, e Muscoloso non lo rilancia; vi si può usare una carta con due dadi.
MB-159 = Sudicio: una volta per turno, un’azione di sporcizia riuscita dà 2 segnalini Sporcizia invece di 1; la birra deve contenere ingredienti.
    .ruling = Vale per il tuo primo successo del turno, ed entrambi i segnalini vanno nella stessa birra. Avviene da sé, e un tiro fallito non la consuma.
MB-160_MB-161 = Macellaio: +1 al gusto di ogni Licantropo che hai battuto.
    .ruling = Vale anche con gusto stampato 0, che allora conta come 1. Non aggiunge nulla a un branco conservato senza alcun membro battuto.
MB-162 = Alchimia, una volta per partita, tra un passo e l’altro o al momento della cotta: un’unità della tua riserva diventa un altro dei cinque ingredienti, della stessa qualità.
    .ruling = Alchimia è disponibile in ogni partita.
MB-163 = Alchimia non può cambiare ingredienti già scritti, Licantropi o sporcizia, e non dà diritto a riempire caselle passate. La specialità segue il nuovo ingrediente.
MB-164_MB-165 = Serendipità: con un 1 o un 2 puoi fuggire dal combattimento. Niente ferita e niente trofeo, e la carta si scarta.
    .ruling = Conta il dado di combattimento che tieni, prima dei bonus, e decidi prima che si tirino i dadi dell’avversario. Le icone a destra non agiscono. La fuga chiude un attacco (rumore 0), una caccia (rumore invariato), un intero branco (che forse conservi, vedi il branco) o un duello (nessuno perde). I bonus non contano, e un dado rilanciato vale con la sua faccia finale.
MB-166_MB-167_MB-168 = Codex Siceratorum: ogni sporcizia ottenuta con l’azione di sporcizia può invece alzare di 1 la correzione di una birra.
    .ruling = Quella birra deve essere la tua e contenere ingredienti. La sporcizia usata così non conta come sporcizia. Se sei anche Sudicio, dividi liberamente i tuoi 2 segnalini tra la birra di un avversario e la tua: 2 e 0, 1 e 1, oppure 0 e 2.
MB-169 = Martello da guerra: una parità in combattimento vale per te come vittoria, anche negli scambi di un branco e nei duelli.
    .ruling = Se entrambi i duellanti lo hanno, la parità resta.
MB-170 = Muscoloso: in ogni tiro di combattimento ciascuno dei tuoi dadi che mostra 1 viene rilanciato una volta da sé; la nuova faccia resta, anche se è un altro 1.
    .ruling = Contro un branco vale in ogni scambio.
MB-171 = Muscoloso rilancia entrambi i dadi di un effetto due dadi prima che tu ne tenga uno, e agisce prima di Serendipità. Non tocca mai i dadi di ricerca, il dado di Benedetto o quelli del Licantropo.
MB-172 = Ricetta ancestrale, una volta per partita dalla fase II in poi, tra un passo e l’altro o al momento della cotta: un’unità della tua riserva dell’ingrediente della fase precedente va nella casella di quella fase.
    .ruling = Resta il più alto tra il vecchio e il nuovo valore.
MB-173 = Conta solo la fase giocata subito prima, anche in una partita breve. Valgono i bonus di specialità e di ingrediente coronato; le relative carte si dichiarano insieme alla ricetta, anche tra un passo e l’altro. Puoi usarla solo se la casella sale, e la casella corrente si compila come al solito con un’altra unità.

## sabotage

rules-sabotage = Sabotaggio, sporcizia nella birra
MB-185 = L’azione di sporcizia è una ricerca difficile nel Birrificio, contro il numero sul tabellone.
MB-187_MB-189_MB-190 = Se riesci, scegli un avversario la cui birra contiene ingredienti, in qualsiasi sala sia il suo monaco. La sporcizia si usa subito e non si può conservare. La tua birra non è un bersaglio, salvo con il Codex Siceratorum.
MB-186_MB-188 = Ogni sporcizia abbassa subito di 1 il gusto della birra scelta.
    .ruling = Puoi scegliere l’azione solo se esiste almeno un bersaglio valido. La sporcizia non è una ferita, quindi nulla può impedirla.
MB-191_MB-192 = Puoi farlo due volte in un turno, anche sulla stessa birra. La sporcizia si conta per ogni giocatore senza limite e non si toglie mai.

## duel

rules-duel = Duelli tra monaci
MB-193_MB-194_MB-195 = Con l’opzione Duello puoi spendere un’azione per combattere un altro monaco, senza tiro di difficoltà.
    .ruling = Un duello non fa rumore. Entrambi i monaci devono essere nella stessa sala, ed entrambi sani. Chi viene sfidato non può rifiutare.
MB-197_MB-198 = In un duello ogni parte ha un dado, Marziale e le sue carte di combattimento; il bonus di caccia e Cacciatore non contano. Il totale più basso subisce una ferita grave: 1 sporcizia e la carta girata, a rumore invariato. Il vincitore non guadagna nulla e una parità non ha effetto.
MB-196 = In un duello entrambi i monaci dichiarano le carte e tirano il dado, poi si confrontano i totali.
    .ruling = Lo sfidante dichiara le carte per primo, poi l’altro monaco; quindi lo sfidante tira, con Muscoloso e Serendipità se li ha, e l’altro allo stesso modo.
MB-199_MB-200 = In un duello una spada coronata dichiarata da una sola parte vince senza dadi; se la dichiarano entrambe, le spade si annullano, sono spese tutte e due e decidono i dadi. Solo le tue azioni limitano i duelli di un turno. Le carte da una volta per fase che lo sfidato usa per difendersi sono usate per quella fase.

## scoring

rules-scoring = Il giudizio sulla birra
MB-201_MB-202_MB-204 = Il tuo totale è la somma delle sette caselle, più la riga dei Licantropi, più la correzione, meno la tua sporcizia. La riga dei Licantropi, il tocco finale della tua birra, è il gusto del miglior Licantropo che conservi, più 1 per ciascun altro con gusto 1 o più; senza alcuno è 0. I Licantropi di gusto 0 non aggiungono nulla.
MB-203 = Il gusto di un Licantropo è quello stampato, o la somma ottenuta contro un branco, più quanto aggiunge l’abilità Macellaio; il sangue di lupo lo cambia.
    .ruling = Anche l’opzione Luna piena e la Lancia della Bestia aumentano questo gusto. Si segna quando tieni la carta; ogni successivo cambio per sangue di lupo agisce subito sul valore segnato, che non scende mai sotto 0.
MB-207 = Se due totali sono uguali, vince la birra con più sangue di Licantropo.
    .ruling = È quella con la riga dei Licantropi più alta.
MB-208_MB-209 = Se anche quella è uguale, vince chi ha meno sporcizia. Se persino la sporcizia è uguale, la vittoria è condivisa.
MB-210 = Il totale dice anche quanto è buona la birra: da 0 a 4, Imbevibile; da 5 a 7, Con sciroppo; da 8 a 12, Minimo trappista; da 13 a 17, Buona birra; da 18 a 20, Birra da concorso.
MB-205_MB-211_MB-212 = Un totale sotto 0 si mostra e si valuta come 0, ma la classifica usa il numero vero. I totali sopra 20 appartengono alla fascia più alta. Dopo il tuo turno della fase VII non puoi più usare carte o abilità, salvo dentro un duello o nel combattimento contro La Bestia nell’ultima notte di Hermit Brewer.

## solo

rules-solo = Giocare da soli
MB-213_MB-214_MB-215 = Da solo giochi con le stesse regole, e i dadi dei Licantropi vengono tirati per te.
    .ruling = Non ci sono duelli né avversari da sabotare, quindi l’azione di sporcizia esiste solo per un monaco con il Codex Siceratorum. Il tuo risultato è la fascia che la tua birra raggiunge.

## options

rules-options = Opzioni, espansione e mod
MB-216_MB-218 = Due dei mod pubblicati, Running Brewers e Battle Brewers, fanno parte delle regole attuali.
    .ruling = Le opzioni si scelgono prima della preparazione e restano tali per tutta la partita. Running Brewers, che fa muovere i monaci, fa sempre parte del gioco, e Battle Brewers è ciò che chiamiamo opzione Duello; nessuno dei due compare come mod.
MB-217 = Puoi attivare Scatto, Duello, l’espansione La Notte della Bestia e i mod che vuoi; tutto è spento se non lo scegli. La campagna Hermit Brewer richiede esattamente un giocatore, e con essa non si possono scegliere Duello né mod.
MB-219 = Gli altri mod si possono combinare come si vuole.
MB-220 = La Notte della Bestia: quattro monaci in più tra cui scegliere, e La Bestia, la Lancia della Bestia e il Rosario si mescolano nei rispettivi mazzi.
MB-221 = Luna piena: il totale di ogni Licantropo riceve +1, in ogni scambio di un branco. In cambio ogni Licantropo battuto il cui gusto è 1 o più prima degli altri bonus dà 1 gusto in più.
MB-222 = Sonno leggero: i Licantropi attaccano con rumore 8 o più, e Fare rumore è permesso solo finché il tuo rumore è inferiore a 5.
MB-223 = Voto di pace: nessuno sabota un avversario e nessuno duella, anche se l’opzione Duello è attiva. Un monaco con il Codex Siceratorum può ancora usare la sporcizia sulla propria birra.
MB-224 = Bisacce piene: durante la preparazione ogni giocatore, in ordine di turno, pesca un Equipaggiamento e una Benedizione.
MB-225 = Cotta breve: si giocano solo le fasi I, II, III, V e VII, e le caselle IV e VI restano a 0. Per sapere la fascia della tua birra, e solo per quello, aggiungi 3 al totale, dopo aver contato come 0 un totale negativo.
MB-226 = Abate di turno: dalla fase II in poi il primo giocatore cambia a ogni fase, passando verso sinistra.

## hermit

rules-hermit = La campagna Hermit Brewer
MB-227 = Hermit Brewer è una campagna per un giocatore: uno stesso monaco birrifica per sette notti, in ordine, ognuna una partita completa in solitario con mazzi nuovi, foglio nuovo e rumore 0. Scatto e La Notte della Bestia si fissano all’inizio della campagna; i mod entrano solo dove una notte lo dice. Primo paiolo non ha regole speciali. In Pozzo asciutto la ricerca facile dell’acqua richiede il tiro più alto indicato sulla carta e resta facile; Muri sottili usa Sonno leggero; Luna della fame usa Luna piena. In Ragnatele cominci immobilizzato fino al termine del tuo turno di fase I; Visita dell’abate comincia con la sporcizia indicata sulla carta nella tua birra; Notte della Bestia finisce con un ospite.
MB-228 = I 12 presagi si mescolano ogni notte. All’inizio di ogni fase si rivela quello in cima, che vale per quella fase; prima accade ciò che è immediato, poi si controlla il tuo rumore. Un attacco provocato qui si combatte per intero, con tutti i suoi momenti per le carte, prima che cominci il tuo turno; un monaco ferito viene attaccato come gli altri. Notte serena non fa nulla, Pavimento scricchiolante rende più rumorosi i fallimenti tranne che per un monaco Discreto, Neve soffice toglie il rumore d’azione del tuo primo tiro d’azione ma non quello del fallimento o di Fare rumore, Ululato lontano alza subito il tuo rumore e Vespri lo abbassa, Cassa dimenticata e Dono del pellegrino ti danno subito un Equipaggiamento o una Benedizione. Sentieri fangosi vieta di spendere azioni come movimenti e di scattare, Buon raccolto migliora l’unità che scrivi alla fine del turno di questa fase, Dispensa umida indebolisce i tiri per gli ingredienti, Orme fresche aiuta il tiro e il combattimento di caccia, e Muffa mette subito sporcizia in una birra che contiene ingredienti; i numeri sono sulle carte.
MB-229 = Un totale di 8 o più dà 1 stella e uno di 13 o più ne dà 2; compiere il compito della notte ne dà 1 in più se il totale è di almeno 5. I compiti: in Primo paiolo non subire ferite gravi; in Pozzo asciutto avere 1 o più nelle caselle I e VI; in Muri sottili non subire più attacchi di quanti la carta ne ammette; in Luna della fame conservare almeno tanti Licantropi di gusto 1 o più quanti la carta ne chiede; in Ragnatele avere 1 o più nelle caselle III e IV; in Visita dell’abate avere 1 o più in tutte e sette le caselle; in Notte della Bestia non subire ferite gravi nel combattimento contro La Bestia.
MB-230 = Dopo ognuna delle prime sei notti con almeno 1 stella, prendi uno dei ricordi rimasti. Ciascuno vale una volta per notte, non si scarta mai e non è né Equipaggiamento né Benedizione, quindi nulla lo vieta. Vecchia lampada, prima di un tiro, aiuta un tiro d’azione; Calze di lana, tra un passo e l’altro o prima di un tiro, abbassano il tuo rumore; Saio di ricambio evita una ferita grave; Lama affilata, prima di un combattimento, ti rinforza per tutto quel combattimento. Appunti del maestro migliorano l’unità che sta per essere scritta; Moneta fortunata dà due dadi su un tuo tiro; Vecchio segugio aggiunge una carta quando peschi Licantropi.
MB-231_MB-232 = Dopo una notte senza stelle non prendi ricordi, e la notte seguente comincia con 1 sporcizia nella tua birra, oltre a quella che la notte stessa porta. Se finisci una notte ferito, cominci la successiva ferito, senza nuova sporcizia. A parte questo, solo ricordi e stelle passano da una notte all’altra.
MB-233 = La settima notte La Bestia viene messa da parte prima di mescolare il mazzo; quella notte partecipa anche senza l’espansione. Dopo che la casella della fase VII è stata compilata, attacca, e la combatti per intero a partire dalle icone a sinistra. Se la batti la tieni e la conti; un combattimento perso aggiunge comunque la sua sporcizia.
MB-234 = Le tue stelle danno il tuo grado: da 0 a 6 Novizio, da 7 a 11 Birraio, da 12 a 16 Mastro cantiniere, da 17 a 21 Leggenda dell’eremo.

## fine-print

rules-fine-print = Dadi e dettagli
MB-002_MB-003 = Ogni dado è equilibrato, con le facce da 1 a 6. Quando una regola guarda il risultato naturale, intende la faccia del dado che tieni, prima di ogni bonus. Nessuna faccia riesce o fallisce, vince o perde da sola.
MB-004 = L’app tira ogni dado; nessuno sceglie un risultato. Quando ne servono più d’uno, vengono prima quelli del giocatore attivo con gli eventuali rilanci di Muscoloso, poi quelli dell’avversario con i suoi, e per ultimo il dado di Benedetto.
MB-001 = Quando le edizioni stampate delle regole si contraddicono, seguiamo quella francese.
