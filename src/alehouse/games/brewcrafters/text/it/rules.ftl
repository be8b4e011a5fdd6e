# The rules of Brew Crafters in our own words. Keys and order are those of text/rules.toml.

## overview

rules-overview = Obiettivo e panoramica
BC-009_BC-027 = Da due a cinco giocatori dirigono ciascuno un birrificio artigianale della stessa città e tengono lo stesso posto al tavolo, in senso orario, per tutta la partita. Per tre anni comprate ingredienti, assumete personale, costruite e producete birra. Ogni anno ha primavera, estate, autunno e inverno: giocate quindi dodici stagioni, a partire dalla primavera dell’anno 1. Vince il birrificio che alla fine ha più Reputazione.
BC-028 = Una stagione segue questi passi: (1) il segnalino stagione avanza, tranne nella primissima stagione; (2) prendi i tirocinanti che ti aspettano su questa stagione; (3) solo in inverno, ognuno riscuote i propri benefici annuali; (4) il mercato viene rifornito; (5) Fase mercato; (6) Fase birrificio; (7) il passo di chiusura della stagione, se c’è; (8) pedine e turni di produzione tornano a casa e ogni tirocinante della stagione, usato o no, torna nella riserva.
BC-031 = Nulla torna in anticipo: le tue pedine e i tuoi turni di produzione restano dove li hai messi finché l’intera Fase birrificio non è finita.
BC-029 = L’autunno si chiude con il raccolto: prima le Fattorie dei giocatori, poi la Fattoria comunitaria, se la usate.
BC-030 = L’inverno si chiude con i conti: ognuno paga i propri costi di esercizio. Dopo quelli dell’anno 3 la partita è finita.

## terms

rules-terms = Ingredienti, segnalini e parole
BC-001_BC-002 = Malto, Luppolo e Lievito sono gli Ingredienti base. Frutta, Spezie e Caffè sono gli Ingredienti avanzati. La riserva di ingredienti, denaro, Reputazione, prestiti e segnalini cotta non si esaurisce mai.
BC-003 = Queste cose invece sono limitate: ogni carta lavoratore e ogni carta accordo; un’Etichetta d’oro per ciascuna ricetta avanzata pubblica; una tessera di ogni edificio per giocatore; tre Infusori di luppolo a testa; le quattro quote della collaborazione; le tre quote della Fattoria comunitaria; e tanti tirocinanti quanti sono i giocatori.
BC-004 = Le tue cotte prodotte sono tutte quelle che hai messo in un fermentatore o nel tuo Brewpub, ovunque siano adesso, Ricette segrete comprese. Le quote date a una collaborazione non contano mai.
BC-005 = La Reputazione guadagnata in gioco resta davanti a te in segnalini, visibile a tutti. Non si spende e non si perde mai.

## setup

rules-setup = Preparazione
BC-011_BC-012_BC-014 = Ognuno comincia con 6 $, e con 2 Malto e 1 Luppolo nelle scorte. Il tuo birrificio ha già un Magazzino, un Laboratorio e un Impianto singolo, cioè un fermentatore e un posto d’imbottigliamento. Hai un Turno di produzione, due pedine mercato e quattro cubetti ricerca sulle caselle Partenza del tuo laboratorio. Non c’è limite al denaro che puoi possedere.
BC-010 = L’app estrae a sorte chi inizia come primo giocatore, a meno che chi ospita il tavolo non lo scelga.
BC-013 = Per compensare chi comincia più tardi, contando in senso orario dal primo giocatore: il secondo riceve 1 $ in più, il terzo 1 Malto in più, il quarto 1 Luppolo in più, il quinto 1 Lievito in più. Ognuno riceve solo il dono del proprio posto.
BC-015_BC-016_BC-017 = Il mercato cresce con il tavolo: ogni spazio indica da quanti giocatori è in uso, e in tre gli spazi 4+ restano chiusi. In due o tre ci sono un Importatore di spezie e un Torrefattore con cui accordarsi; in quattro o cinque ce ne sono due per tipo. La collaborazione richiede almeno tre giocatori.
BC-018_BC-023 = Le ricette pubbliche sono nove. Tre sono le ricette base, presenti in ogni partita: Ale di tutti i giorni, Porter piacevole e Stout semplice. Le altre sei sono ricette avanzate, esattamente due ale, due porter e due stout, e ciascuna delle sei porta un’Etichetta d’oro.

## restock

rules-restock = Rifornire il mercato
BC-032_BC-033_BC-034 = In ogni stagione, prima compresa, ogni spazio con il simbolo di rifornimento riceve gli ingredienti o il denaro che indica. Il nuovo si aggiunge a ciò che era rimasto, senza limite: uno spazio che nessuno visita diventa sempre più invitante. Gli spazi senza il simbolo danno sempre la stessa quantità.
BC-035 = Alcuni spazi sono divisi in due metà. Se qualcuno usa una metà e a rifornirsi è l’altra, i beni restano lì e crescono ancora al rifornimento successivo.

## market-phase

rules-market-phase = La Fase mercato
BC-036_BC-038 = A partire dal primo giocatore e in senso orario, ognuno mette una pedina su uno spazio del mercato e ne esegue subito l’azione. Poi si fa un secondo giro nello stesso ordine. Uno spazio serve una volta per stagione: se qualcuno l’ha usato, te compreso, è occupato. Solo la Fattoria comunitaria accetta quante visite si vuole.
BC-039_BC-040_BC-043 = Le pedine sono per il mercato e i turni di produzione per il birrificio; nessuno va sugli spazi dell’altro, e solo la Fattoria comunitaria accoglie entrambi. Su uno spazio diviso scegli una metà e l’intero spazio è usato per la stagione. Da uno spazio che si rifornisce prendi tutto quello che c’è, senza lasciare nulla.
BC-037_BC-042 = Compi esattamente due azioni mercato per stagione, più quelle extra date da un lavoratore o dai tirocinanti.
    .ruling = Finché c’è uno spazio che puoi usare devi piazzare la pedina; se non ce n’è nessuno, quel piazzamento si salta.
BC-041 = Puoi scegliere solo uno spazio, o metà spazio, di cui puoi davvero fare l’azione: un nuovo turno di produzione richiede abbastanza cotte prodotte, assumere richiede un lavoratore scoperto, un accordo richiede che resti una carta, e così via. Non puoi quindi occupare uno spazio solo per dare fastidio. L’Agenzia di collocamento non fa eccezione: la sua azione è guardare i lavoratori, anche se poi non assumi nessuno.
BC-044 = I piazzamenti extra, dell’Aiutante di mercato o dei tirocinanti, arrivano dopo i due giri. Si continua a girare nello stesso ordine; chi ne ha ancora può farne uno, tenere il tirocinante per il birrificio o rinunciare a quello dell’Aiutante. Si va avanti finché ognuno è stato usato, tenuto o lasciato.
BC-045 = Diversi lavoratori e alcune Scoperte del tuo laboratorio ti premiano per ciò che dà uno spazio del mercato. Conta soltanto ciò che consegna lo spazio stesso, prima di scartare qualcosa per mancanza di posto.
BC-046_BC-047_BC-048 = Ciascuno di questi benefici agisce al massimo una volta per azione mercato, ma più benefici diversi possono rispondere alla stessa azione. Ciò che viene da lavoratori, ricerca, accordi, assunzioni, installazioni o fattorie non ne attiva mai un altro. Il Mercato di scambio vale qui come spazio del mercato; la Fattoria comunitaria no.
BC-049 = L’ordine è sempre lo stesso: ciò che dà lo spazio, poi i benefici dei tuoi lavoratori, poi quelli della ricerca, scegliendo i tipi dove è permesso. Solo allora, una volta per tutto, scarti quello che non entra.

## market-spaces

rules-market-spaces = Gli spazi del mercato
BC-050_BC-060_BC-061 = Investitore privato: prendi tutto il denaro che c’è e il segnalino primo giocatore. Cominci tu a partire dalla Fase birrificio di questa stagione; la Fase mercato in corso, piazzamenti extra compresi, mantiene il suo ordine. Il segnalino resta tuo finché un altro non usa questo spazio. Puoi usarlo anche tu mentre hai il segnalino, e in tal caso lo tieni.
BC-062 = Il segnalino primo giocatore stabilisce chi comincia nella Fase birrificio e quando si sistemano le Fattorie a fine autunno e, dalla stagione seguente, anche nel passo annuale d’inverno e nella Fase mercato.
BC-051_BC-052 = Accordo locale: prendi una carta accordo ancora disponibile; puoi averne diverse. Lavoratore specializzato: prendi un lavoratore scoperto senza pagare nulla e ottieni subito ciò che la carta dà all’assunzione.
    .ruling = Puoi avere due carte accordo dello stesso tipo. La fila dei lavoratori non viene riempita.
BC-053_BC-054 = Nuovo turno: ottieni un turno di produzione senza pagare; può lavorare già nella Fase birrificio di questa stagione. Mercato del malto, Mercato del luppolo, Mercato del lievito e tutti gli altri spazi che si riforniscono: prendi tutto ciò che vi si è accumulato.
BC-055_BC-058 = Mercato avanzato: prendi gli Ingredienti avanzati indicati sullo spazio, del tipo che preferisci. Banco di specialità: prendi o il Lievito o gli Ingredienti avanzati indicati, anche qui del tipo che vuoi.
BC-056_BC-057 = Mercato aperto ed Emporio: componi a piacere il numero indicato di Ingredienti base, senza superare il Lievito consentito dallo spazio. Bottega del birraio: prendi esattamente l’assortimento di Ingredienti base indicato.
BC-059 = Raccolta fondi e Serata benefica: prendi il denaro indicato sullo spazio.

## storage

rules-storage = Conservare gli ingredienti
BC-063_BC-066_BC-067 = Un Magazzino contiene 12 ingredienti in qualsiasi combinazione, e la tua capacità è la somma di tutti i tuoi posti di conservazione. Ogni ingrediente ottenuto deve entrare nelle scorte prima di poter essere usato in una cotta, piantato, scambiato o versato. Se ciò che hai e ciò che ottieni superano insieme la capacità, scarta esattamente l’eccesso, tra vecchio e nuovo a piacere.
BC-064 = I tuoi posti di conservazione sono il primo Magazzino, il secondo una volta costruito e il Brewpub, che contiene 6 ingredienti quando hai sia il Brewpub sia il Gestore del brewpub. Il Capo magazziniere ingrandisce ciascuno dei tuoi Magazzini del numero indicato sulla carta.
BC-065_BC-068_BC-069 = Puoi spostare gli ingredienti tra i tuoi posti quando vuoi, perciò l’app controlla solo il totale. Non puoi buttare ingredienti finché c’è spazio. Quando un’installazione o un’assunzione porta insieme spazio e ingredienti, lo spazio conta per primo.
BC-070 = Ciò che hai piantato, dato alla Fattoria comunitaria o messo in una collaborazione non è più nelle tue scorte.

## partnerships

rules-partnerships = Momenti liberi e accordi
BC-071 = Il tuo turno di gioco è un piazzamento al mercato, un’azione birrificio o la tua parte del passo annuale d’inverno. Ognuno ha momenti liberi in cui puoi fare piccole cose in più: uno all’inizio e uno dopo l’azione principale. Nel passo annuale ce n’è anche uno tra un beneficio e l’altro.
BC-072_BC-073 = In un momento libero puoi, quante volte e nell’ordine che vuoi, fare scambi con i tuoi partner, piantare in primavera e raccogliere in autunno. Quando in una stessa azione produci birra e collabori, c’è un momento libero in più tra le due cose.
BC-074_BC-075 = Non ci sono momenti liberi mentre vendi, imbottigli e avvii le cotte, né mentre ricevi beni e scarti l’eccesso, né quando tocca a un altro. Dopo l’azione principale il turno di gioco finisce da sé se nel momento libero non ti resta nulla da fare; altrimenti lo chiudi tu.
BC-076 = Il Torrefattore ti permette di scambiare 1 Ingrediente base qualsiasi con 1 Caffè; l’Importatore di spezie fa lo stesso con 1 cubetto di Spezie. Non si paga denaro.
BC-077_BC-078_BC-079 = Scambia quante volte vuoi in ogni tuo momento libero. Un ingrediente esce dalle scorte e uno entra, quindi il posto c’è sempre. Gli accordi non costano nulla in inverno. Nessun partner fornisce Frutta.

## workers

rules-workers = Lavoratori specializzati
BC-080_BC-081_BC-082 = Puoi assumere lavoratori fin dalla prima stagione, e quanti ne vuoi. Un lavoratore assunto resta con te fino alla fine della partita; non si licenzia nessuno. Assumere è gratis, ma ogni inverno paghi la cifra indicata sulla carta, anche nell’inverno dell’assunzione.
BC-084 = Ciò che un lavoratore porta all’assunzione si ottiene subito, prima dell’ultimo momento libero del tuo turno di gioco. Se è un’azione gratuita, puoi rifiutarla.
BC-083_BC-085 = Un lavoratore ti aiuta dal momento dell’assunzione, mai per ciò che è già fatto. Chi ha bisogno di un certo edificio non fa nulla finché quell’edificio non c’è.

## brewery-phase

rules-brewery-phase = Turni di produzione e Fase birrificio
BC-091_BC-092_BC-093 = Ogni turno di produzione ti dà un’azione birrificio per stagione. Dal primo giocatore e in senso orario ognuno usa un primo turno di produzione; poi chi ne ha un secondo fa un altro giro, e così via, saltando chi non ha più nulla. Nessuno intralcia nessuno: potete scegliere tutti la stessa azione, e ripeterla. Le azioni sono Produrre birra e/o Collaborare, Ricerca e Installare, più la Fattoria comunitaria e la Ricetta segreta se le usate.
BC-094_BC-095 = Un tirocinante tenuto per il birrificio agisce dopo i tuoi turni di produzione, negli stessi giri. Puoi lasciar passare un turno di produzione senza fare nulla.
BC-086_BC-087_BC-088_BC-089 = Puoi assumere un secondo turno di produzione quando hai prodotto 3 cotte, vendute o no, e un terzo quando hai il secondo e hai prodotto 9 cotte. Ogni assunzione dà un turno di produzione e puoi averne al massimo tre, anche se i tirocinanti possono darti altre azioni. I turni di produzione non si licenziano mai.
BC-090 = Ogni inverno il primo turno di produzione costa 2 $. Il secondo costa di più e il terzo ancora di più, come indicano i segnalini dei turni di produzione.

## process-beer

rules-process-beer = Produrre birra
BC-096_BC-097_BC-098 = Produrre birra segue sempre quest’ordine: vendere, imbottigliare, avviare nuove cotte. Prima vendi tutte le cotte della linea d’imbottigliamento e del Brewpub a 2 $ ciascuna, e passano per sempre in Spedizione. Poi tutte le cotte dei fermentatori del tuo birrificio passano alla linea d’imbottigliamento. Si vende e s’imbottiglia tutto: non puoi trattenere nessuna cotta.
BC-099_BC-101 = Poi puoi avviare cotte: al massimo una nuova in ogni fermentatore del birrificio e una nel Brewpub, uguali o diverse, oppure nessuna. Un Impianto singolo ha un fermentatore, un Impianto doppio ne ha due e il Brewpub aggiunge un posto: al massimo tre cotte alla volta.
BC-102_BC-103 = Ogni cotta costa gli ingredienti della sua ricetta, che tornano nella riserva. Tutte le cotte di una stessa azione Produrre birra si pagano insieme, con ciò che c’è nelle scorte in quel momento.
BC-104_BC-105 = Per produrre una ricetta avanzata devi aver prodotto tu stesso la ricetta base del suo stile in un’azione Produrre birra precedente: impararla e andare oltre nello stesso colpo è troppo veloce. Da allora tutte le ricette avanzate di quello stile ti sono aperte fino alla fine.
BC-106 = Una cotta nel Brewpub non viene mai imbottigliata: si vende direttamente lì alla tua prossima azione Produrre birra.
BC-100_BC-107 = Così una cotta del birrificio richiede tre azioni Produrre birra, per essere avviata, imbottigliata e venduta, una del Brewpub solo due. Dopo l’imbottigliamento tutti i fermentatori e il Brewpub sono vuoti, e la linea contiene al massimo una cotta per fermentatore: c’è sempre posto per produrre.
BC-115_BC-117 = Decidi tu dove va ogni cotta. Conta per gli Infusori di luppolo, per il Gestore del brewpub e per quanto presto si vende la birra. Puoi produrre birra anche se non c’è nulla da vendere, imbottigliare o avviare.

## labels-and-bonuses

rules-labels-and-bonuses = Etichette d’oro e bonus di produzione
BC-108_BC-110 = Il primo tra voi a vendere una data ricetta avanzata pubblica prende la sua Etichetta d’oro; una vendita dal Brewpub vale come le altre. Essere i primi a produrla o imbottigliarla non dà nulla.
BC-109 = Due cotte della stessa ricetta vendute insieme danno una sola etichetta. Più ricette vendute insieme ne danno una ciascuna, purché nessuno le abbia già prese.
BC-111_BC-112 = Una ricetta con il simbolo luppolo dà la Reputazione degli Infusori di luppolo quando la produci in un fermentatore o Brewpub dotato di infusore. Una ricetta con il simbolo rovere dà la Reputazione della Barricaia di rovere ovunque tu la produca, purché possieda quell’edificio.
BC-113 = Se hai un Tino di ammostamento, una volta in ogni azione Produrre birra che avvia almeno una cotta puoi aggiungere il Malto extra indicato sulla tessera, pagato insieme alle cotte, e guadagnare la Reputazione indicata. Lo Specialista dell’ammostamento la porta a 2 punti Reputazione.
BC-114 = Tutti i bonus di una stessa azione Produrre birra, Reputazione o denaro, si sommano; nessuno ne esclude un altro.
BC-116 = Quando una carta rende più economica una ricetta, l’app applica da sola lo sconto a una cotta adatta. Nessun ingrediente può costare meno di zero. Il Malto aggiunto nel Tino di ammostamento non fa parte della ricetta, quindi non si sconta mai.

## collaborate

rules-collaborate = Collaborare (da 3 a 5 giocatori)
BC-118_BC-119 = Una sola azione birrificio ti permette di produrre birra, di collaborare o di fare entrambe le cose nell’ordine che preferisci. Collaborare significa dare una quota alla cotta comune, mai più di una per azione.
BC-120_BC-121_BC-123 = La cotta comune ha quattro quote: 3 Malto, 2 Luppolo, 1 Lievito e 1 Ingrediente avanzato qualsiasi. Ognuna è aperta finché qualcuno non la versa, e ciò che è versato non torna mai. Bisogna essere almeno in due: se tre quote sono tue, la quarta deve metterla un altro.
BC-122 = Con la quarta quota la cotta viene venduta subito. Ogni quota paga al suo proprietario la Reputazione e il denaro indicati sulla carta collaborazione (quella di Malto, per esempio, dà 2 punti Reputazione e 1 $). Poi la carta si svuota e l’azione successiva può iniziare una nuova cotta.
BC-124 = Una collaborazione non è birra tua. Non ti dà segnalini cotta, non apre nessuno stile, non conta per un nuovo turno di produzione e non fa guadagnare Etichette d’oro.
BC-125 = Se la partita finisce con una cotta comune incompiuta, ogni quota già versata vale 1 punto Reputazione al suo proprietario.

## research

rules-research = Ricerca
BC-126 = Scegli uno dei quattro tracciati del tuo laboratorio e fai avanzare il suo cubetto di un passo: da Partenza a Sperimentale, Annuale, Scoperta e Fine partita. Un tracciato finito non si può più scegliere; quando lo sono tutti e quattro, quest’azione non ti è più possibile.
BC-127_BC-128_BC-129_BC-130_BC-131 = Sperimentale dà il suo beneficio una volta sola, all’arrivo. Annuale paga all’inizio di ogni inverno successivo. Scoperta agisce in modo permanente da quando arriva il cubetto. Fine partita vale solo se il cubetto è lì alla fine. Annuale e Scoperta continuano ad agire quando il cubetto li ha superati.
BC-132_BC-133_BC-134_BC-135 = Tracciato Ingredienti base, lato base. Sperimentale: prendi 1 Ingrediente base. Annuale: prendi 3 Ingredienti base a scelta. Scoperta: 1 Ingrediente base qualsiasi in più ogni volta che uno spazio del mercato ti dà 2 o più ingredienti. Fine partita: 2 punti Reputazione per ogni ricetta base diversa che hai prodotto, quindi 6 al massimo.
BC-136 = Tracciato Gestione, lato base, Sperimentale: metti 1 punto Reputazione su uno dei tuoi sette spazi edificio che sia ancora vuoto. Lo guadagni quando costruisci lì; se non lo fai mai, è perso.
    .ruling = Se non restano spazi vuoti, questo passo non dà nulla.
BC-137 = Gestione, Annuale: un’azione Installare gratuita.
BC-138_BC-139 = Gestione, Scoperta: 3 Ingredienti base a scelta con ogni Installare, anche se gratuito, anche per l’Impianto doppio o gli Infusori di luppolo. Gestione, Fine partita: 1 punto Reputazione per ogni spazio costruito tra i sette vuoti all’inizio: Secondo magazzino, Tino di ammostamento, Laboratorio dei lieviti, Barricaia di rovere, Visite e degustazione, Fattoria e Brewpub. L’Impianto doppio e gli Infusori di luppolo non contano.
BC-140_BC-141 = Tracciato Produzione, lato base, Sperimentale: segna una ricetta pubblica, o una tua Ricetta segreta già rivelata, che tu possa già produrla o no. La prossima volta che la produci guadagni 1 punto Reputazione, una volta sola, anche se ne avvii due insieme. Il segno non è una cotta: da solo non vale e non conta nulla.
BC-142_BC-143_BC-144 = Produzione, Annuale: un’azione Produrre birra e/o Collaborare gratuita. Produzione, Scoperta: 1 punto Reputazione per ogni cotta che avvii. Produzione, Fine partita: 1 punto Reputazione ogni 2 cotte prodotte, arrotondato per difetto.
BC-145_BC-146_BC-147 = Tracciato Ingredienti avanzati, lato base. Sperimentale: prendi 1 Ingrediente avanzato. Annuale: prendi 1 Ingrediente avanzato e 1 base. Scoperta: 1 Ingrediente avanzato qualsiasi in più ogni volta che uno spazio del mercato ti dà 3 o più ingredienti.
BC-148 = Ingredienti avanzati, Fine partita: 1 punto Reputazione per ogni ricetta avanzata pubblica diversa che hai prodotto, quindi 6 al massimo.
    .ruling = Le Ricette segrete qui non contano.
BC-149 = Se giocate con il lato avanzato del laboratorio, i suoi sedici benefici, stampati sulla plancia, sostituiscono tutti quelli del lato base. Le regole sui passi restano le stesse.
BC-150 = Se possiedi il Laboratorio dei lieviti, ogni Ricerca che fai, anche gratuita, ti dà in più il Lievito indicato sulla tessera.

## winter

rules-winter = Il passo annuale d’inverno
BC-151_BC-153_BC-155 = Appena arriva l’inverno, prima che il mercato sia rifornito e prima di ogni azione mercato, riscuoti i tuoi benefici annuali: i passi Annuale raggiunti nel laboratorio. Prendi i tuoi nell’ordine che preferisci. Anche l’ultimo inverno ha questo passo.
    .ruling = I tuoi lavoratori che agiscono in inverno lo fanno in questo passo.
BC-152 = Si procede dal primo giocatore in senso orario: ognuno completa tutti i propri benefici annuali prima che cominci il successivo.
BC-154 = La tua lista di benefici è fissata all’inizio dell’inverno: un passo Annuale o un lavoratore invernale ottenuto durante questo passo paga dal prossimo inverno, mentre una Scoperta ottenuta ora agisce subito. Condizioni e quantità si leggono quando prendi il beneficio: la sala Visite e degustazione appena installata serve già alla tua Guida turistica.
BC-156 = Un Produrre birra gratuito in questo passo è completo: vende, prende Etichette d’oro, conta per i tuoi turni di produzione e sfrutta le tue Scoperte. Semplicemente non richiede un turno di produzione.

## install

rules-install = Installare
BC-157_BC-158_BC-159 = Un’azione Installare mette in opera un edificio o un set di attrezzature, senza pagare. Ogni edificio ha il suo spazio con nome nel tuo birrificio e puoi averne solo uno per tipo. Molti portano ingredienti all’installazione, come indica la tessera, anche se l’azione era gratuita.
BC-160 = Nell’ordine: si posa la tessera, prendi la Reputazione che attendeva sul suo spazio, poi i suoi ingredienti, poi ciò che aggiungono i tuoi lavoratori e il laboratorio. Alla fine scarti in una volta ciò che non entra.
BC-161 = L’Impianto doppio prende il posto di quello singolo.
    .ruling = Le cotte in corso restano dove sono e il secondo fermentatore comincia vuoto.
BC-162 = Installando gli Infusori di luppolo ne metti uno su ogni tuo fermentatore, e sul Brewpub, che ne sia privo. Almeno uno deve esserne senza.
BC-163 = Un fermentatore o Brewpub aggiunto in seguito non ha infusore finché non installi di nuovo gli Infusori di luppolo.
BC-164_BC-165 = Quando non ti resta nulla da installare, quest’azione non ti è più possibile. La sala Visite e degustazione ti dà, a fine partita, 1 punto Reputazione per ogni ricetta avanzata diversa che hai prodotto, Ricette segrete comprese.

## farm

rules-farm = La tua Fattoria
BC-166_BC-168_BC-169 = La tua Fattoria ha due appezzamenti. In primavera, nei momenti liberi e senza spendere azioni, puoi piantare in ciascuno 1 cubetto di Malto, Luppolo o Frutta dalle scorte, anche due volte lo stesso. Una Fattoria installata in primavera si può piantare già nel momento libero che segue, nello stesso turno di gioco. Si pianta solo in primavera e ciò che è piantato non si riprende.
BC-167 = I due appezzamenti non vanno piantati insieme: vanno bene due momenti qualsiasi della stessa primavera.
BC-170 = In autunno, nei momenti liberi, puoi raccogliere. Un appezzamento di Luppolo dà 3 Luppolo; Malto e Frutta danno i numeri indicati sulla Fattoria. Questi totali comprendono quello piantato.
BC-171_BC-172_BC-173 = Un appezzamento si raccoglie per intero, ma puoi raccogliere i tuoi in momenti diversi. Puoi farlo prima, tra o dopo Produrre birra e Collaborare, mai tra due cotte avviate insieme. Il raccolto passa dalle scorte e scarti ciò che non entra.
BC-174 = Ciò che è ancora nel terreno a fine autunno viene raccolto per te, i due appezzamenti insieme, a cominciare dal primo giocatore.
BC-175 = Un raccolto non conta mai come dato da uno spazio del mercato.

## money

rules-money = Costi di esercizio e prestiti
BC-176_BC-177 = Dopo la Fase birrificio di ogni inverno, ultimo compreso, paghi tutti i simboli $ dei tuoi edifici e attrezzature, dei lavoratori e dei turni di produzione. All’inizio sono 5 $: 3 $ per il birrificio e 2 $ per il primo turno di produzione.
BC-178 = La sala Visite e degustazione, gli Infusori di luppolo e gli accordi non costano nulla in inverno.
    .ruling = Neanche i tirocinanti costano nulla in inverno.
BC-179_BC-181_BC-182 = Se ti manca denaro, devi prendere prestiti da 2 $ ciascuno, il minimo che copre il conto, e tieni il resto. Un prestito non si restituisce mai. A fine partita il primo ti costa 2 punti Reputazione e ognuno dei successivi 3.
BC-180 = In altri momenti puoi farti prestare denaro solo per pagare un prezzo in quell’istante, per i tirocinanti o all’Agenzia di collocamento, se non ne hai abbastanza. Anche allora prendi il minor numero di prestiti necessario.

## scoring

rules-scoring = Fine della partita e punteggio
BC-209_BC-210 = La partita finisce quando tutti hanno pagato i costi di esercizio dell’inverno dell’anno 3. Ogni cotta che hai prodotto, venduta o ancora nel birrificio, vale la Reputazione della sua ricetta.
BC-211 = Alla Reputazione della tua birra aggiungi i segnalini Reputazione, i passi Fine partita della ricerca, la sala Visite e degustazione, 3 punti Reputazione per ogni Etichetta d’oro e le tue quote in una collaborazione incompiuta. Poi sottrai i prestiti.
BC-212 = Denaro, ingredienti, Reputazione rimasta su uno spazio edificio o su una Ricetta segreta e segni di Sperimentale non valgono nulla.
BC-213 = In caso di parità vince chi ha più denaro rimasto. Se anche quello è pari, condividete la vittoria.

## table-options

rules-table-options = Opzioni del tavolo
BC-019 = Le sei ricette avanzate si scelgono in tre modi. Prima partita, la scelta abituale: Ale alla zucca, Lambic, Porter affumicata, Porter alla vaniglia, Stout al caffè e Stout imperiale. A scelta: chi ospita ne indica due per stile. A caso: le estrae l’app.
BC-020 = L’estrazione prende due ricette per stile, tutte con la stessa probabilità. Si rifà da capo finché le sei contengono almeno un simbolo luppolo, un simbolo rovere, una ricetta con Spezie e una con Caffè, così che ogni edificio e ogni partner serva a qualcosa.
BC-021_BC-022 = Nove lavoratori stanno scoperti. Potete usare i nove della prima partita, segnati con i dadi, lasciar scegliere chi ospita o lasciar estrarre l’app; in questi ultimi due casi va bene qualsiasi numero, di solito 9. In due giocatori l’Ambasciatore delle collaborazioni resta sempre fuori, perché nessuno collabora.
BC-024 = Il laboratorio ha un lato base, quello abituale, e un lato avanzato.
    .ruling = La scelta vale per tutti e per l’intera partita.
BC-025_BC-026 = Le cinque azioni complesse sono Assumere tirocinanti, Mercato di scambio, Agenzia di collocamento, Fattoria comunitaria e Ricetta segreta. Ognuna si attiva da sola, in qualsiasi combinazione; all’inizio sono tutte disattivate. Con i tirocinanti, la riserva ne contiene tanti quanti sono i giocatori.

## complex-market

rules-complex-market = Tirocinanti, Mercato di scambio, Agenzia di collocamento
BC-183_BC-184_BC-186 = Assumere tirocinanti è uno spazio del mercato, usato una volta per stagione come gli altri. Paga 1 $ e metti un tirocinante su ciascuna delle due stagioni seguenti; la riserva deve averne almeno due. All’inizio della sua stagione prendi il tirocinante e puoi usarlo una volta in quella stagione, per un’azione mercato o birrificio. Usato o no, torna nella riserva a fine stagione.
BC-185_BC-187 = Per un’azione mercato il tirocinante è un piazzamento extra su uno spazio non ancora usato, dopo le due pedine di ognuno; oppure lo tieni per la Fase birrificio. Due assunzioni possono darti due tirocinanti nella stessa stagione.
BC-188 = Nell’autunno dell’anno 3 metti un solo tirocinante, sull’inverno, allo stesso prezzo. Nell’ultimo inverno lo spazio è chiuso, perché non segue nessuna stagione.
BC-189_BC-190_BC-191 = Mercato di scambio: una volta per stagione uno di voi fa uno scambio. Dai 1 ingrediente dalle scorte e prendi una delle offerte della sua riga sulla plancia; ti serve quindi un ingrediente che abbia una riga. Per un Ingrediente avanzato qualsiasi, per esempio, puoi prendere 3 Lievito, oppure 4 Luppolo, oppure 5 Malto. Ogni Ingrediente avanzato ricevuto è del tipo che scegli, e scarti ciò che non entra.
BC-192_BC-194 = Agenzia di collocamento: si mostrano a tutti 6 lavoratori estratti a caso tra quelli non in gioco, o tutti se ne restano meno. Puoi assumerne uno per 1 $, pagato subito, o nessuno. Un lavoratore assunto qui è come gli altri, costo invernale compreso.
BC-193 = Quelli che non assumi tornano con gli altri, e l’app li mescola a ogni visita.
    .ruling = Quando non resta nessuno da estrarre, l’agenzia è chiusa.

## community-farm

rules-community-farm = Fattoria comunitaria
BC-195_BC-196_BC-197 = Solo in inverno e primavera una pedina o un turno di produzione può andare alla Fattoria comunitaria. Non si riempie mai e puoi tornarci. Ogni visita versa dalle scorte una quota ancora aperta: 1 Malto, 1 Luppolo o 1 Frutta, ciascuna una volta per raccolto; quando ci sono tutte e tre, la fattoria è chiusa. L’ordine dei versamenti è ricordato, 1, 2, 3, e uno stesso giocatore può farne più d’uno.
BC-198 = Proprio alla fine dell’autunno si raccolgono le quote versate: il Malto diventa 7 Malto, il Luppolo 5 Luppolo, la Frutta 3 Frutta. Una quota che nessuno ha versato non dà nulla.
BC-199_BC-200 = Ogni tipo si divide in parti uguali tra i giocatori che hanno versato, ciascuno contato una volta per quanto abbia dato. Ciò che non si può dividere si mette insieme; da lì prendete un ingrediente alla volta, nell’ordine del primo versamento, giro dopo giro fino a esaurimento.
BC-201_BC-202 = Poi ciascuno di loro scarta ciò che non entra. Lavoratori e laboratorio qui non intervengono. La fattoria accetta di nuovo versamenti dall’inverno seguente.
    .ruling = Nell’ultimo inverno puoi ancora versare, ma quel raccolto non arriverà mai.

## secret-recipe

rules-secret-recipe = Ricetta segreta
BC-203 = Come azione birrificio, prendi una ricetta avanzata che non sia pubblica né già presa da qualcuno. Solo tu puoi produrla. Puoi svilupparne diverse nel corso della partita.
BC-204_BC-205 = Finché non la produci per la prima volta, gli altri non vedono quale sia, solo che hai preso una carta; semplicemente non la troveranno quando sceglieranno a loro volta. Come ogni ricetta avanzata, richiede di aver già prodotto la ricetta base del suo stile.
BC-206_BC-207 = Quando la produci per la prima volta, mostrala e mettici sopra 5 punti Reputazione. Alla prima vendita prendi quei 5 punti, una volta sola. Per il resto le sue cotte sono come le altre: posto, simboli, 2 $ alla vendita, Reputazione alla fine, conto per i nuovi turni di produzione.
    .ruling = Se a fine partita non l’hai venduta, quei 5 punti sono persi. Non ha Etichetta d’oro.
BC-208 = Le sue cotte valgono la Reputazione stampata sulla ricetta anche se non ne vendi mai nessuna.

## fine-print

rules-fine-print = Precisazioni finali
BC-006 = Tra voi non vi date, vendete o prestate mai nulla.
BC-007_BC-008 = Un’azione gratuita è l’azione normale per intero, solo senza pedina né turno di produzione, e puoi sempre rinunciarvi. Un’azione principale iniziata si conclude prima di ogni altra decisione, tranne nei momenti liberi indicati da queste regole.
BC-214 = Tutto ciò che sta sul tavolo è visibile a tutti, tranne le Ricette segrete non ancora prodotte e le estrazioni non ancora avvenute.
BC-215 = Il caso decide solo tre cose: chi comincia, quali ricette e lavoratori entrano in una partita a estrazione, e chi si presenta all’Agenzia di collocamento.
BC-216 = Se giocate con l’orologio e il tuo tempo finisce, l’app fa per te una scelta semplice stabilita in anticipo e la partita continua.
