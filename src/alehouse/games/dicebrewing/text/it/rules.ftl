# The rules of Dice Brewing in our own words. Keys and order are those of text/rules.toml.

## overview

rules-overview = Il gioco in breve
SU-11 = Fai pratica in un birrificio insieme ad altri apprendisti, e uno solo diventerà mastro birraio. Trasforma semi e dadi in malto, luppolo e abilità, produci le ricette esposte sul tavolo e accumula esperienza (PE). La partita finisce quando, tutti insieme, avete prodotto 10 ricette in due giocatori, 15 in tre o 20 in quattro. A quel punto vince chi ha più esperienza.
DB-003 = Ogni round ha quattro fasi: Lancio e Piazzamento dei Dadi (tutti lanciano, poi a turno mettono dadi e semi sulla propria plancia), Acquisti (puoi immagazzinare dadi e comprare un ingrediente e un gettone Azione), Produzione della Birra (i dadi in Magazzino diventano birra) e Riordino del Posto di Lavoro (si risolvono gli effetti rimasti in attesa sulle plance). Nessuna fase si salta mai.
    .ruling = Nel round 1 i due mercati sono ancora chiusi, perciò gli Acquisti servono soltanto a immagazzinare dadi.
DB-009 = Si gioca a carte scoperte: tutti vedono i dadi, le monete e i gettoni di tutti. Restano segrete solo due cose: l’ordine del mazzo delle ricette e, nel gioco avanzato, di che tipo sono i gettoni Azione che gli altri non hanno ancora giocato. Tra giocatori non si scambia nulla.
SU-01 = Si gioca da due a quattro. Quando apri un tavolo scegli la modalità standard (quella proposta) oppure quella avanzata, e puoi attivare il lancio sfortunato. Che cosa cambia è spiegato più avanti.

## setup

rules-setup = Preparazione
SU-02 = Cominci con 2 monete, nessun punto esperienza e 1 seme nel Magazzino. La tua Riserva Attiva contiene quattro dadi, uno per colore: giallo per il malto chiaro, nero per il malto scuro, verde per il luppolo, blu per l’abilità di produzione. Finché non arriva il primo lancio iniziale non hanno alcun valore.
SU-03 = Tutto il resto forma la riserva generale. In gioco ci sono 14 dadi gialli, 14 neri, 12 verdi, 10 blu e 6 semi, mai di più.
    .ruling = In due giocatori la riserva generale parte quindi con 12 gialli, 12 neri, 10 verdi, 8 blu e 4 semi; in tre con 11, 11, 9, 7 e 3 semi; in quattro con 10, 10, 8, 6 e 2 semi.
SU-05 = Sul Mercato ci sono 3 gettoni per ciascuno dei cinque ingredienti speciali: frutta, spezie, miele, malto speciale e luppolo speciale. Sul Mercato Nero ce ne sono 3 per ciascuno dei sei tipi di azione. Entrambi sono riforniti fin dall’inizio, anche se apriranno più tardi.
SU-06_SU-07 = In modalità standard la fila delle ricette si apre con Cheap Lager, Mass Lager e Experimental Lager; in quattro giocatori si aggiunge Sladek Pilsner. Tutte le altre ricette, mescolate, formano il mazzo coperto: 27 carte in due o tre giocatori (compresa Sladek Pilsner), 26 in quattro.
SU-08 = In modalità avanzata si mescolano tutte le 30 ricette e la fila si compone con le prime: 3 carte in due o tre giocatori, 4 in quattro. Le 27 o 26 carte rimaste sono il mazzo.
SU-10 = I posti della fila sono fissi e numerati da 1 a 3, o da 1 a 4 in quattro giocatori; l’app vi distribuisce a caso le prime carte. Le 30 ricette comprendono otto tipi di birra, ognuno su tre livelli (principiante, intermedio, esperto), più sei ricette sperimentali.
DB-001 = Per stabilire chi comincia, l’app lancia un dado a testa: il gettone Stagione/Priorità va a chi fa il numero più alto.
    .ruling = Chi pareggia al primo posto rilancia, solo fra i pari.
SU-04_DB-004 = Il gettone Stagione/Priorità parte davanti a quel giocatore, sul lato Inverno: il round 1 è un round invernale. Lo stesso gettone indica la priorità, perciò chi lo possiede gioca per primo.

## order-and-season

rules-order-and-season = Ordine di gioco e stagione
DB-002 = L’ordine di un round segue il senso orario a partire da chi ha la priorità. Tutto ciò che in quel round si fa in ordine, dal primo lancio al Riordino, lo rispetta.
DB-005_DB-006_DB-008 = Dopo ogni round, tranne l’ultimo, il gettone Stagione/Priorità passa al giocatore successivo in senso orario e si gira. Quando mostra l’Estate, ognuno prende 1 seme dalla riserva generale e lo mette nel proprio Magazzino prima del nuovo lancio iniziale: succede all’inizio dei round 2, 4, 6 e così via. Quando mostra l’Inverno non si riceve nulla.
DB-007 = I semi estivi si distribuiscono uno alla volta, nell’ordine del nuovo round. Se la riserva generale si svuota, chi viene dopo resta senza e non matura alcun credito.

## rolling

rules-rolling = Lanci e valori dei dadi
DB-010_DB-011 = Ogni round si apre con il lancio iniziale: in ordine, l’app lancia tutti i dadi della Riserva Attiva di ciascuno, senza eccezioni. I dadi in Magazzino non si lanciano e mantengono il loro valore.
DB-014 = Da quel momento il risultato è fissato. Un dado cambia valore solo negli spazi che lo aumentano (Casa del Malto 3, Piantagione di Luppolo 2), con un rilancio alla Scuola Professionale (spazio 1), con uno scambio nella stessa Scuola (spazio 2) o grazie a un gettone Rilanciare un dado o Aumentare il valore di un dado.
DB-015_DB-016 = Un dado ottenuto durante la fase Lancio e Piazzamento si lancia subito, una sola volta; conserva quel valore e puoi immagazzinarlo o usarlo come ogni altro.
    .ruling = All’inizio va nella tua Riserva Attiva. Un dado ottenuto nella Produzione o nel Riordino va nella Riserva Attiva senza valore: fino al prossimo lancio iniziale non puoi usarlo e nessun gettone può colpirlo.
DB-012_DB-013_DB-017 = Conta il valore che il dado mostra: il suo risultato più gli eventuali gettoni Aumentare il valore di un dado giocati su di esso nel round, mai oltre 6. Ogni minimo richiesto (velocizzare, Scuola, sconto, ricetta) si verifica nel momento in cui piazzi il dado o lo usi per produrre; ciò che cambia dopo non annulla nulla. Rilanciare un dado gli dà un risultato nuovo e cancella l’aumento temporaneo.

## storage

rules-storage = Riserva Attiva e Magazzino
DB-018 = Ogni tuo dado sta in un solo posto: nella Riserva Attiva, nel Magazzino, sulla plancia o sul Mercato. Semi e ingredienti si tengono in Magazzino.
DB-019_DB-024 = Immagazzinare significa spostare dadi dalla Riserva Attiva al Magazzino: quanti ne vuoi, gratis, senza consumare il turno, e ogni dado conserva il suo valore. Conviene per due motivi: i dadi immagazzinati evitano il prossimo lancio iniziale, e solo con quelli si produce birra, compreso il dado blu che migliora una ricetta.
DB-020 = Puoi immagazzinare durante il Lancio e Piazzamento e durante gli Acquisti. La fine degli Acquisti è l’ultima occasione del round.
    .ruling = Immagazzini solo nei tuoi turni: in ogni tuo turno di piazzamento e nel tuo turno di acquisto. La tua ultima occasione è quindi la fine del tuo turno di acquisto. Il Magazzino non ha limiti di capienza, né per i dadi né per semi e ingredienti.
DB-021_DB-022 = Non puoi riportare a tuo piacere un dado dal Magazzino alla Riserva Attiva. Un dado immagazzinato ne esce solo se lo piazzi sulla plancia, lo metti sul Mercato per uno sconto, lo usi per produrre, lo scambi o se un gettone Prelevare un dado lo sposta. I pezzi che piazzi, e i dadi che scegli per il rilancio o lo scambio della Scuola, possono venire da entrambe le zone, mescolate come preferisci.

## placing

rules-placing = Piazzare dadi e semi
DB-025_DB-029 = Dopo il lancio iniziale (e il momento riservato ai gettoni Bloccare un edificio) si svolgono in ordine i turni di piazzamento, saltando chi ha passato. Piazzi solo pezzi tuoi, dadi o semi, e solo sulla tua plancia; un dado bloccato non si può piazzare. Il pezzo che attiva uno spazio si chiama base.
DB-026 = In un turno piazzi uno o due pezzi: un dado, due dadi, un seme e un dado, oppure due semi. I dadi possono essere di qualsiasi colore.
    .ruling = È consentito anche un solo seme.
DB-027_DB-028_DB-038 = Piazza un pezzo alla volta: il primo si risolve per intero, lanci e guadagni compresi, prima che tu scelga il secondo. I due possono servire lo stesso spazio (prima la base, poi il dado blu che lo velocizza), due spazi diversi di edifici qualsiasi, oppure essere due dadi blu che velocizzano due effetti già in attesa. Quello che guadagni strada facendo, dadi, semi o monete, è subito disponibile, anche come secondo pezzo dello stesso turno.
DB-031 = Un pezzo piazzato resta dov’è fino al Riordino, a meno che il suo effetto non venga velocizzato.
DB-030 = Uno spazio accoglie una sola base, e puoi usare ogni spazio una volta per round, velocizzato o no.
DB-032_DB-033 = Nel tuo turno puoi anche immagazzinare dadi e giocare gettoni Azione: non contano come pezzi. Se hai piazzato un pezzo, puoi terminare lì il turno.
    .ruling = Immagazzini e giochi gettoni prima o dopo il primo pezzo, perché il secondo chiude il turno.
DB-034_DB-035 = Chiudere un turno senza aver piazzato alcun pezzo equivale a passare; i dadi immagazzinati e i gettoni giocati in quel turno restano validi. Chi passa non rientra: per quel round non ha altri turni di piazzamento.
DB-036_DB-037 = Passando non ostacoli nessuno. L’ultimo rimasto può giocare più turni di fila, e la fase finisce quando tutti hanno passato.

## open-and-crowded-spaces

rules-open-and-crowded-spaces = Edifici chiusi e spazi al completo
DB-039_DB-040_DB-041_DB-042 = Non tutto apre subito. Nel round 1 puoi usare soltanto due edifici, la Casa del Malto e la Piantagione di Luppolo. Dal round 2 aprono anche la Scuola Professionale e il Mercato, dal round 3 il Dipartimento dei Semi e il Mercato Nero.
DB-043_DB-044 = Nello stesso round uno spazio può servire a tutti i giocatori meno uno: 1 solo nelle partite in due, 2 in quelle in tre, 3 in quelle in quattro. Raggiunto quel numero, sullo spazio di chi resta va un gettone Blocco, e per quel round lì non può mettere basi. Gli altri spazi dell’edificio rimangono liberi.
DB-047 = Vale per tutti gli 11 spazi della plancia. Il Dipartimento dei Semi 3 conta come un unico spazio, qualunque delle due vendite tu scelga.
DB-045_DB-046_DB-048 = Un giocatore ha usato uno spazio non appena vi ha messo una base nel round; velocizzarlo lo svuota ma non lo libera per gli altri. Aggiungere un dado blu alla propria base in attesa non è un nuovo uso, e questa regola non lo impedisce mai. Chi è tenuto fuori da un edificio da un gettone Bloccare un edificio non conta fra chi lo ha usato.
DB-049 = Ai gettoni Blocco pensa l’app: ne mette quanti servono e li toglie alla fine del Riordino.

## malt-and-hops

rules-malt-and-hops = Casa del Malto e Piantagione di Luppolo
DB-050_DB-051 = Casa del Malto 1, un seme per del malto chiaro: piazza 1 seme. Al Riordino il seme torna nella riserva generale e tu prendi un dado giallo nella Riserva Attiva. Se velocizzi con un dado blu che mostra almeno 3, il seme se ne va all’istante: prendi subito il dado giallo e lo lanci.
DB-052 = Casa del Malto 2, la tostatura: piazza un dado giallo di qualsiasi valore. Al Riordino finisce nella riserva generale e tu prendi un dado nero nella Riserva Attiva.
DB-053 = Anche la tostatura si velocizza con un dado blu: il dado nero arriva e si lancia subito.
    .ruling = Come nella Casa del Malto 1, il dado blu deve mostrare almeno 3 e il dado giallo esce subito.
DB-054_DB-055_DB-056 = Casa del Malto 3, un punto in più: piazza un dado giallo o nero da una zona qualsiasi. Al Riordino il suo valore sale di 1. Velocizzato con un dado blu che mostra almeno 2, sale e passa in Magazzino all’istante, da dovunque venga: un 3 giallo diventa così un 4 immagazzinato, buono per produrre nello stesso round.
    .ruling = Anche al Riordino il dado va nel Magazzino, al riparo dal prossimo lancio. Il 7 non esiste: un dado che mostra 6 non si può piazzare, e uno che diventa 6 per un rilancio mentre aspetta si può ancora velocizzare, ma resta 6.
DB-057_DB-058 = La Piantagione di Luppolo fa lo stesso con il luppolo.
    .ruling = La Piantagione di Luppolo 1 trasforma 1 seme in un dado verde (si velocizza con un blu da almeno 3), la Piantagione di Luppolo 2 aumenta di 1 un dado verde che mostra al massimo 5 e lo manda in Magazzino (blu da almeno 2).

## school

rules-school = Scuola Professionale
DB-059 = Scuola Professionale 1, rilancio: piazza un dado blu che mostra almeno 2. Scegli uno o più dei tuoi dadi, di qualsiasi colore, da Riserva Attiva e Magazzino, e lancia subito ciascuno una volta; ogni dado resta nella sua zona, comunque vada.
    .ruling = I dadi bloccati o protetti sono esclusi, e se non hai dadi da rilanciare non puoi usare lo spazio.
DB-060 = Scuola Professionale 2, scambio: piazza un dado blu che mostra almeno 3 e indica giallo, nero o verde. Si lanciano subito tutti i dadi di quel colore nella riserva generale, e puoi scambiare il migliore con uno dei tuoi dello stesso colore.
DB-061_DB-062_DB-063 = L’app prende il più alto dei dadi lanciati. Il dado che cedi torna senza valore nella riserva generale; si fa un solo scambio per uso.
    .ruling = Puoi indicare un colore solo se nella riserva generale c’è almeno un dado di quel colore e tu ne hai uno, né bloccato né protetto, nella Riserva Attiva o nel Magazzino; se nessun colore è adatto, lo spazio non è disponibile. Il nuovo dado occupa la zona di quello che cedi. Se il risultato non ti piace puoi rifiutare, ma il dado blu e lo spazio restano usati.
DB-064 = Scuola Professionale 3, formazione: piazza un dado blu che mostra almeno 5. Al Riordino prendi dalla riserva generale un dado blu in più, che va nella tua Riserva Attiva.
DB-065 = I dadi blu che hai piazzato alla Scuola tornano nella tua Riserva Attiva al Riordino.
    .ruling = Alla Scuola non si velocizza nulla.

## department-of-seed

rules-department-of-seed = Dipartimento dei Semi
DB-066_DB-067 = Dipartimento dei Semi 1: piazza un dado verde di qualsiasi valore; al Riordino va nella riserva generale e tu prendi 1 seme in Magazzino. Dipartimento dei Semi 2: piazza un dado nero di qualsiasi valore; al Riordino va nella riserva generale e tu prendi 2 semi in Magazzino.
DB-068 = Dipartimento dei Semi 3, vendita: piazza un dado blu di qualsiasi valore e ne ricavi 4 monete, o un dado nero di qualsiasi valore e ne ricavi 3. Al Riordino il dado va nella riserva generale e le monete nella tua borsa.
    .ruling = Puoi fare una sola delle due vendite per round.
DB-069 = Tutti e tre si possono velocizzare con un dado blu; il numero che deve mostrare è scritto accanto alla casella blu. L’effetto è allora immediato, e il dado ceduto va subito nella riserva generale.
DB-070 = I dadi messi come base nel Dipartimento non tornano mai da te, neppure un dado blu venduto; un dado blu usato per velocizzare, invece, torna sempre.

## speeding-up

rules-speeding-up = Velocizzare un effetto
DB-071_DB-072_DB-075 = Per avere un effetto adesso anziché al Riordino, metti un tuo dado blu di valore sufficiente sulla casella blu, quella per velocizzare, di uno spazio dove la tua base sta ancora aspettando. Prima viene sempre la base; il dado blu segue come secondo pezzo, oppure in un tuo qualsiasi turno successivo del round, finché non hai passato. Conta come uno dei pezzi di quel turno. Senza una tua base in attesa, la casella blu non accetta dadi.
DB-073_DB-074 = Poi, passo per passo: si mette il dado blu; la base se ne va (nella riserva generale, o in Magazzino se lo spazio aumenta un dado); ricevi il guadagno e, se è un dado, lo lanci; il dado blu resta sulla casella fino al tuo Riordino e poi passa nella Riserva Attiva, anche se veniva dal Magazzino. Ogni casella accoglie un solo dado blu, e un effetto avviene una volta sola: adesso o al Riordino.
DB-076_DB-077_DB-078 = Puoi mettere una base anche se la riserva generale è vuota, perché potrebbe riempirsi di nuovo. Non puoi però velocizzare un effetto finché la riserva generale non ha ciò che esso dà, dado o seme che sia; la base continua ad aspettare, per essere velocizzata più tardi o risolversi al Riordino. Il Dipartimento dei Semi 2 si può velocizzare anche con un solo seme rimasto: ricevi quello, il secondo è perso.

## purchase

rules-purchase = Comprare ai mercati
DB-099_DB-100 = In ordine, ogni giocatore ha un solo turno di acquisto: immagazzina dadi, gioca gettoni e compra, nella sequenza che preferisci, poi dichiara di aver finito. In un round puoi comprare al massimo 1 ingrediente speciale (dal round 2) e al massimo 1 gettone Azione (dal round 3).
DB-101_DB-103 = Paghi alla banca l’intero prezzo indicato sul banco; non si fa credito. Gli ingredienti vanno nel tuo Magazzino e i gettoni Azione davanti a te, senza limiti di numero.
DB-104_DB-106_DB-107 = Un dado blu può abbassare il prezzo di un ingrediente: mettine uno tuo, non bloccato, sul Mercato mentre compri. Per spezie o malto speciale un 4, un 5 o un 6 tolgono 1 moneta; per miele o luppolo speciale un 5 toglie 1 moneta e un 6 ne toglie 2; per la frutta non c’è sconto. Lo sconto vale solo per te e solo per quell’acquisto, e sul Mercato possono esserci dadi di più giocatori. Il dado torna nella tua Riserva Attiva al Riordino, quindi in questo round non può servire a produrre.
DB-023_DB-105 = Il dado per lo sconto può venire dalla Riserva Attiva o dal Magazzino. Un dado blu che non farebbe risparmiare nulla non si può mettere.
DB-102_DB-108 = Da una pila vuota non si compra. I gettoni Azione non hanno mai sconti. La banca ha sempre monete e resto: la tua borsa è semplicemente un numero.

## action-tokens

rules-action-tokens = Gettoni Azione: quando giocarli
DB-079 = I gettoni Azione si giocano uno alla volta, e ciascuno si risolve per intero prima del successivo. Un gettone giocato esce definitivamente dalla partita: non torna mai al Mercato Nero.
DB-080 = Perché nessuno debba interrompere nessuno, qui i gettoni si giocano solo in quattro momenti: subito dopo i lanci iniziali, nei tuoi turni di piazzamento, nel tuo turno di acquisto e all’inizio della Produzione. Mai nel turno altrui, mai a produzione avviata, mai nel Riordino. In ogni momento puoi giocarne quanti vuoi.
DB-081_DB-082 = Dopo i lanci iniziali e prima del primo turno di piazzamento ogni giocatore, in ordine, viene interpellato una volta, e si può giocare solo Bloccare un edificio. Nei tuoi turni di piazzamento e nel tuo turno di acquisto puoi giocare Prelevare un dado, Bloccare/Proteggere un Dado, Aumentare il valore di un dado e Rilanciare un dado.
DB-083 = All’inizio della Produzione, prima che si scelga una ricetta, ogni giocatore, in ordine, viene interpellato ancora una volta. Ora puoi giocare Prelevare un dado, Bloccare/Proteggere un Dado, Bloccare una ricetta, Aumentare il valore di un dado e Rilanciare un dado.
    .ruling = Quando dici di aver finito, non si torna indietro.
DB-084 = Un gettone comprato si può giocare da quando è tuo. Un gettone vinto producendo deve aspettare il round successivo.
DB-097_DB-098 = I dadi sul Mercato, nella riserva generale o ancora senza valore non possono mai essere bersaglio di un gettone. Un gettone senza bersaglio consentito non si può giocare.

## six-tokens

rules-six-tokens = I sei gettoni Azione
DB-085 = Prelevare un dado: scegli un dado nel Magazzino di un giocatore qualsiasi, te compreso. Passa nella Riserva Attiva del suo proprietario e conserva il valore; non diventa tuo.
DB-086 = Se al proprietario resta ancora il turno di acquisto, può immagazzinare di nuovo quel dado. Giocato all’inizio della Produzione fa più male: per questo round il dado non serve a produrre, e nel prossimo verrà lanciato.
DB-087 = Bloccare un edificio: scegli un avversario e un edificio aperto in questo round che non gli sia già vietato da un gettone uguale. Per il resto del round quel giocatore non può piazzarvi nulla, né una base né un dado blu per velocizzare.
DB-088 = Bloccare/Proteggere un Dado, su un dado avversario in Riserva Attiva o in Magazzino: il dado è bloccato, e il proprietario non può usarlo in questo round. Quindi niente piazzamento, niente rilancio o scambio alla Scuola, niente sconto, niente monete da lancio sfortunato e niente produzione. Immagazzinarlo è permesso.
DB-089 = Lo stesso gettone su un tuo dado, in Riserva Attiva o in Magazzino, lo protegge: in questo round nessuno, neppure tu, può cambiarne il valore, scambiarlo o spostarlo con Prelevare un dado. Restano così esclusi Rilanciare un dado, Aumentare il valore di un dado, gli spazi che aumentano un dado, il rilancio e lo scambio della Scuola; ogni altro uso è libero.
DB-090_DB-091 = Un dado porta al massimo un segnalino di questo tipo: un dado già segnato non si può bloccare o proteggere di nuovo. Un dado bloccato può ancora essere prelevato, rilanciato o aumentato con i gettoni, perché si ferma solo l’uso da parte del proprietario; uno protetto no.
DB-092 = Blocco e protezione finiscono con il round, o quando il dado torna nella riserva generale.
DB-093 = Bloccare una ricetta, solo all’inizio della Produzione: scegli nella fila una carta non ancora bloccata. Nessuno, neppure tu, può produrla in questo round; la carta resta al suo posto.
DB-094_DB-095 = Aumentare il valore di un dado: un tuo dado non protetto, in Riserva Attiva o in Magazzino, che mostra al massimo 5, mostra 1 in più fino alla fine del round; più gettoni si sommano. L’aumento vale per ogni minimo richiesto. Se usi il dado per produrre o lo spendi, finisce dove finirebbe sempre; se è ancora in Magazzino alla fine del Riordino, torna al suo risultato.
DB-096 = Rilanciare un dado: rilancia un dado non protetto di un giocatore qualsiasi, purché abbia un valore e si trovi in Riserva Attiva, in Magazzino o in attesa su uno spazio che aumenta un dado (Casa del Malto 3, Piantagione di Luppolo 2). Il dado resta dov’è.

## brewing

rules-brewing = Produrre birra
DB-114_DB-128 = Giocati i gettoni, i turni di produzione si susseguono in ordine. In un turno produci una sola ricetta oppure rinunci. Dopo una produzione, la tua prossima occasione arriva solo quando tutti gli altri hanno avuto un turno.
DB-115 = Rinunciare non è definitivo: quando tocca di nuovo a te, una carta appena arrivata potrebbe andarti bene. La fase finisce quando tutti i giocatori hanno rinunciato uno dopo l’altro; se non puoi produrre nulla, l’app rinuncia per te, e anche questo conta.
DB-116_DB-117 = Puoi produrre una ricetta della fila che non sia bloccata se a ogni dado che chiede corrisponde un dado diverso nel tuo Magazzino, non bloccato, proprio di quel colore e che mostra almeno il numero stampato. Il blu non sostituisce mai un altro colore. Usi esattamente tanti dadi quanti ne chiede la ricetta; mostrare più del necessario va bene, ma non frutta nulla.
DB-118 = L’app propone i dadi con meno spreco: colore per colore, partendo dal requisito più alto, a ciascuno assegna il dado libero più basso che basta. A parità di valore prende prima un dado con un +1 temporaneo, poi quello che viene per primo. Un dado blu scelto come miglioramento vale come un requisito in più. Se preferisci, scegli tu un altro insieme valido.
DB-119 = Puoi migliorare una produzione una volta sola, e solo se vuoi: con un dado blu del tuo Magazzino, non bloccato, che mostra almeno il numero stampato, oppure con un tuo ingrediente fra quelli indicati dalla ricetta.
DB-120 = Ogni miglioramento sulla carta ha il proprio bonus, in monete o in esperienza, e si riscuote solo quello del miglioramento scelto.
DB-121_DB-122 = I dadi usati, compreso il blu di un miglioramento, vanno nella tua Riserva Attiva e in questo round non possono più servire a produrre. Un ingrediente usato torna subito nella sua pila al Mercato.

## rewards

rules-rewards = Ricompense e nuove ricette
DB-123 = Prendi la carta davanti a te e ricevi la ricompensa stampata, il bonus del miglioramento scelto e, sempre, 1 punto esperienza in più. Una ricetta che frutta 5 punti esperienza ne vale quindi 6.
DB-126 = Prima che tu scelga una ricompensa, il posto vuoto si riempie dal mazzo. La nuova carta si può produrre già in questo round, a partire dal turno del giocatore seguente.
DB-124_DB-125 = Se la ricompensa è un gettone Azione, prendine uno di qualsiasi tipo ancora presente al Mercato Nero, gratis e anche prima che apra; se non ce ne sono più, non ricevi nulla. Se la ricompensa è un dado, prendine uno di un colore ancora presente nella riserva generale, blu compreso; va nella tua Riserva Attiva e avrà un valore al prossimo lancio iniziale. Per due dadi scegli due volte, e se la riserva generale è vuota non ricevi nulla.
DB-127 = Se il mazzo è finito, il posto resta vuoto; le ricette prodotte non si rimescolano mai. Può capitare solo nell’ultimo round.

## tidy-up

rules-tidy-up = Riordino del Posto di Lavoro
DB-129 = Si riordina in ordine di gioco, e ciascuno completa tutti e quattro i passi prima che cominci il successivo. Non c’è nulla da decidere: ci pensa l’app.
DB-130 = Passo 1: i dadi in attesa su uno spazio che aumenta un dado (Casa del Malto 3, Piantagione di Luppolo 2) salgono di 1 e passano in Magazzino. Quello diventato 6 per un rilancio resta 6.
DB-131_DB-132 = Passo 2: i tuoi dadi blu della Scuola, delle caselle blu e del Mercato tornano nella Riserva Attiva; poi la formazione (Scuola Professionale 3) reclama il suo dado blu in più. Passo 3: tutto ciò che hai in attesa di scambio (Casa del Malto 1 e 2, Piantagione di Luppolo 1, Dipartimento dei Semi da 1 a 3) va insieme nella riserva generale, e si incassano le monete di una vendita.
DB-133 = Passo 4: le richieste si soddisfano dalla riserva generale.
    .ruling = Prima quelle che i giocatori precedenti stanno ancora aspettando, dalla più vecchia; poi le tue, in quest’ordine: Scuola Professionale 3 (se al passo 2 è rimasta a mani vuote), Casa del Malto 1, Casa del Malto 2, Piantagione di Luppolo 1, Dipartimento dei Semi 1, e Dipartimento dei Semi 2 come due richieste separate.
DB-134_DB-135 = Una richiesta che la riserva generale non può soddisfare aspetta. Appena, nel resto di questo Riordino, rientra un dado o un seme adatto, va alla richiesta più vecchia che lo attende. Le richieste ancora in sospeso dopo l’ultimo giocatore vanno sprecate, e il seme o il dado ceduto resta nella riserva generale.
DB-136 = Infine si tolgono tutti gli aumenti temporanei, i segnalini di blocco e protezione e i gettoni Blocco, mentre edifici e ricette bloccati tornano liberi. Ora tutte le plance sono vuote.

## end-and-score

rules-end-and-score = Fine della partita e punteggio
DB-137_DB-138 = Quando le ricette prodotte da tutti insieme raggiungono il limite (10, 15 o 20 in due, tre o quattro giocatori), il round in corso diventa l’ultimo. Si gioca per intero, come sempre: si produce finché tutti non hanno rinunciato, poi c’è il Riordino. Le ricette oltre il limite contano a tutti gli effetti.
DB-139 = Dopo il Riordino si controlla se la partita è finita. Se lo è, il gettone Stagione/Priorità non passa e non si gira, e non si distribuiscono semi.
DB-140_DB-141 = Alla tua esperienza aggiungi 1 punto ogni 2 monete (una moneta spaiata non vale nulla), 1 per ogni dado giallo e verde e 2 per ogni dado nero; i dadi blu non danno punti. Contano tutti i tuoi dadi, in Riserva Attiva e in Magazzino, anche quelli ottenuti nell’ultimo Riordino. Per esempio, 12 punti esperienza, 9 monete, 3 dadi gialli, 2 verdi, 2 neri e 1 blu fanno 12 + 4 + 3 + 2 + 4 + 0 = 25.
DB-142 = Semi, ingredienti, gettoni Azione inutilizzati e monete virtuali di un lancio sfortunato non valgono nulla.
DB-143 = Vince il punteggio più alto.
DB-144 = In caso di parità decide chi ha prodotto più ricette, poi chi ha più monete; se anche queste sono pari, la vittoria è condivisa.

## advanced-game

rules-advanced-game = La modalità avanzata
SU-09 = Nella modalità avanzata le prime ricette sono casuali, come spiegato nella preparazione, e i gettoni Azione restano segreti.
    .ruling = Una sola opzione attiva entrambe le cose.
DB-147 = I gettoni che non hai giocato stanno a faccia in giù: gli altri vedono solo quanti ne hai. Giocandone uno lo riveli.
DB-148_DB-149 = Quando compri o vinci un gettone, gli altri non ne conoscono il tipo, ma vedono le monete che paghi. Di ogni tipo vedono solo quanti ne sono stati giocati apertamente, non quanti ne restano al Mercato Nero. Quando tocca a te scegliere, ti vengono offerti solo i tipi davvero rimasti.
DB-150 = Dopo i lanci iniziali e all’inizio della Produzione viene interpellato chiunque abbia almeno un gettone, giocabile o no, perché la domanda stessa non tradisca nulla. Lo stesso vale per i tuoi turni di piazzamento e di acquisto: finché hai un gettone, o in un acquisto puoi pagarne uno, il tuo turno non viene saltato. In modalità standard viene interpellato solo chi ne ha uno giocabile.
DB-151 = In modalità standard il tipo di ogni gettone e le pile del Mercato Nero sono visibili a tutti. Gli ingredienti sono visibili in entrambe le modalità.

## unlucky-roll

rules-unlucky-roll = Opzione: il lancio sfortunato
DB-109_DB-110 = Con questa opzione gli 1 di un brutto lancio iniziale ti aiutano a comprare. Due 1 valgono 2 monete virtuali, tre ne valgono 4 e quattro ne valgono 6; uno solo non dà nulla.
    .ruling = Anche più di quattro ne valgono 6. Un dado di qualsiasi colore conta se ha fatto 1 nel lancio iniziale di questo round, da allora non è stato cambiato né rilanciato, non è bloccato e si trova nella tua Riserva Attiva quando paghi; gli 1 in Magazzino o sulla plancia non contano.
DB-111_DB-113 = L’importo si fissa quando paghi il primo acquisto del turno; immagazzinare o cambiare i dadi dopo non lo modifica. Le monete virtuali valgono per l’ingrediente e il gettone Azione di quel turno insieme, si spendono prima di quelle vere, e ciò che avanza va perso.
DB-112 = Questi dadi non li cedi: restano nella tua Riserva Attiva, e dopo puoi immagazzinarli come al solito.

## stall-guard

rules-stall-guard = Opzione: l’anti-stallo
DB-145 = Una fila di ricette difficili non cambia da sola. Perciò, se non disattivi l’opzione, quando sei round di fila finiscono senza nemmeno una produzione, dopo il Riordino l’intera fila va sotto il mazzo, a cominciare dal posto 1, e dalla cima si scoprono carte nuove. Poi il conto riparte da zero.
DB-146 = Una partita ancora in corso dopo il Riordino del round 40 finisce lì e si conta il punteggio come sempre. Senza l’anti-stallo succede dopo il round 100.
