### Zapisi dogajanja: kaj je narobe v vrstici.

# $fault is one of the sentences below.
transcript-problem = Vrstica { $line }, stolpec { $column }: { $fault }
transcript-fault-unexpected = »{ $found }« ne sodi sem. Pričakovano: { $expected }.
transcript-fault-nearest = »{ $found }« ne sodi sem; ste mislili »{ $nearest }«? Pričakovano: { $expected }.
transcript-fault-end = Vrstica se konča prezgodaj. Pričakovano: { $expected }.
transcript-fault-open-quote = Ta narekovaj ni zaprt.
transcript-fault-header-after-events = Ta vrstica sodi v glavo, pred prvi dogodek.
transcript-fault-nothing-happened = Nič se še ni zgodilo, zaradi česar bi to lahko pričakovali.
transcript-fault-fen = To ni pozicija v zapisu FEN.
transcript-fault-time-control = To ni časovna kontrola, kot na primer 40/1:30:00, all/0:30:00; +0:30.
transcript-fault-option = Postavke »{ $option }« ni; ste mislili »{ $nearest }«?
transcript-fault-option-word = Postavka »{ $option }« ne more imeti vrednosti »{ $word }«; ste mislili »{ $nearest }«? Mogoče vrednosti: { $possible }.
transcript-fault-option-value = Postavka »{ $option }« ne more imeti te vrednosti.
transcript-fault-answer = »{ $found }« ni odgovor na { $question }. Mogoči odgovori: { $possible }.
transcript-fault-answer-nearest = »{ $found }« ni odgovor na { $question }; ste mislili »{ $nearest }«? Mogoči odgovori: { $possible }.
transcript-answer-with = »{ $word }« ({ $kind })

## What is expected at a place

transcript-word = »{ $word }«
transcript-join = { $before }, { $next }
transcript-kind-square = polje
transcript-kind-together = polja, povezana z znakom +
transcript-kind-role = figura (K, Q, R, B, N, P)
transcript-kind-move = poteza
transcript-kind-ply = poteza s številko
transcript-kind-fen = pozicija v zapisu FEN
transcript-kind-number = število
transcript-kind-signed = število s predznakom
transcript-kind-ordinal = 1st, 2nd, 3rd
transcript-kind-side = »white« ali »black«
transcript-kind-times = časi, kot so white 0:30:00 black 0:38:00
transcript-kind-span = čas, na primer 0:30:00
transcript-kind-plus-span = čas s predznakom, na primer +2:00
transcript-kind-time-of-day = ura, na primer 15:00:00
transcript-kind-date = datum, na primer 2018-01-01
transcript-kind-result = izid
transcript-kind-question = vprašanje, na primer J-12
transcript-kind-article = člen
transcript-kind-option = postavka pravil tekmovanja
transcript-kind-value = vrednost postavke
transcript-kind-text = besedilo v narekovajih
transcript-kind-word = beseda
transcript-kind-entries = podatki na kuverti (names, position, times, sealer, number, offer, resumption)
transcript-kind-hexadecimal = število v šestnajstiških števkah
transcript-kind-fact = dejstvo, ki lahko manjka, na primer first-flag
transcript-kind-end = konec vrstice

## Zakaj primera ni mogoče predvajati

transcript-cannot-move = Vrstica { $line }: { $why }.
transcript-cannot-edition = Dne { $date } ni veljala nobena od znanih izdaj.

# Stoji v povedi za dvopičjem.
transcript-unresolved-not-a-move = »{ $move }« ni poteza
transcript-unresolved-no-piece = ni figure, na katero bi se »{ $move }« lahko nanašalo
transcript-unresolved-ambiguous = »{ $move }« se lahko nanaša na več figur: { $squares }
transcript-fault-long-line = Vrstica ima največ { $most } znakov. Razdelite jo ali skrajšajte besedilo v narekovajih.
transcript-fault-long-header = Pred prvim primerom sme stati največ { $most } vrstic glave. Tiste, ki sodijo k enemu primeru, prestavite pod njegovo vrstico »case«.
transcript-fault-too-many-problems = Napak je že { $most }; kar sledi tej vrstici, ni bilo prebrano. Najprej popravite te.
transcript-fault-long-case = Primer ima največ { $most } vrstic. Razdelite ga: začnite nov primer s pozicijo, ki je bila dosežena.
