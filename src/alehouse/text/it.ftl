# Quello che dicono i comandi intorno a una partita; ogni titolo ha il suo catalogo.

player = Giocatore { $number }
nobody = nessuno
on = sì
off = no

source-fact = stampato
source-inferred = dedotto
source-house = della casa
source-pack = pacchetto

replay-setup = { $title }, { $seats ->
    [one] un giocatore
   *[other] { $seats } giocatori
}, pacchetto { $pack }, versione { $rules } delle regole
replay-seed = Seme { $seed }
replay-commitment = Dadi onesti, impegno { $commitment }
replay-options = Opzioni: { $options }
replay-step = { $step }. { $name }: { $action }
replay-unfinished = La partita non è finita: tocca a { $name } decidere.
replay-over = La partita è finita.
replay-place = { $place }. { $name }: { $total }
replay-at = Dopo la mossa { $step } di { $steps }
replay-asks = Tocca a { $name } decidere: { $decision }
replay-choices = Scelte:
replay-refused = Non ora:
replay-board = Posizione:

rules-of = Le regole di { $title }
rules-rule = regola { $rule }

cards-of = { $title }: contenuto del pacchetto «{ $pack }»
cards-sources = stampato = si trova in un regolamento; dedotto = segue da ciò che è stampato; della casa = ideato da noi; pacchetto = cambiato dal pacchetto
