### Ukaza time in clock: pomoč, napisi in ura na zaslonu.

## Pomoč

cli-time = Razloži časovno kontrolo: periode, vrsto partije in druge zapise
cli-time-arg-control = Časovna kontrola: 90+30, 3|2, 40/5400+30:1800+30, ali z besedami
cli-time-arg-edition = Izdaja Pravil, ki določa vrsto partije; če ni podana, najnovejša
cli-time-arg-format = Kako je kontrola zapisana: auto vzame sekunde kot v PGN, če je besedilo videti tako, sicer kot pišejo ljudje
cli-value-control = KONTROLA
cli-clock = Pokaži šahovsko uro v terminalu
cli-clock-arg-control = Časovna kontrola kot pri ukazu time; če ni podana, 90 minut in 30 sekund na potezo
cli-clock-arg-preset = Kontrola po imenu; seznam pokaže --list
cli-clock-arg-list = Izpiši poimenovane kontrole
cli-clock-arg-beep = Pozvoni ob padcu zastavice
cli-value-name = IME

## Časovna kontrola

time-label-control = Kontrola
time-label-period = { $number }. perioda
time-label-period-white = Beli, { $number }. perioda
time-label-period-black = Črni, { $number }. perioda
time-label-pgn = PGN
time-label-short = Kratko
time-label-transcript = Prepis
time-label-preset = Znana kot
time-label-total = Čas za { $moves } potez
time-label-total-white = Čas belega za { $moves } potez
time-label-total-black = Čas črnega za { $moves } potez
time-label-class = Vrsta partije
time-label-bounds = Meje
time-mode-plain = brez časa na potezo
time-mode-fischer = dodatek { $time }
time-mode-bronstein = Bronsteinov način { $time }
time-mode-delay = zakasnitev { $time }
time-mode-hourglass = peščena ura
time-class-under = { $class } ({ $edition })
time-class-sides = beli { $white }, črni { $black }
time-bounds = hitropotezni šah do { $blitz } ({ $blitz_article }), pospešeni šah od { $from } do { $to } ({ $rapid_article })
time-heading-editions = Po drugih izdajah
time-heading-languages = V drugih jezikih
time-heading-ignored = Ni razumljeno
time-heading-notes = Opombe
time-read-pgn = Prebrano kot oznaka PGN: števila so sekunde.
time-read-transcript = Prebrano kot vrstica prepisa.
time-wrong = »{ $text }« ni časovna kontrola.
time-wrong-period = { $number }. perioda: { $reason }
time-hint = napišite minute in sekunde na potezo, na primer 90+30 ali 3+2, ali oznako PGN, na primer 40/5400+30:1800+30

## Ura na zaslonu

screen-no-terminal = Šahovska ura potrebuje terminal.
screen-no-terminal-hint = zaženite jo brez preusmeritve izhoda; --list pokaže kontrole povsod
screen-untimed = Ura potrebuje časovno kontrolo.
screen-white = Beli
screen-black = Črni
screen-moves = poteze { $count }
screen-period = perioda { $number }
screen-delay = zakasnitev { $time }
screen-ready = Pripravljeno. Preslednica požene uro belega.
screen-running-white = Teče ura belega.
screen-running-black = Teče ura črnega.
screen-paused = Ustavljeno. Preslednica ali p nadaljuje.
screen-flag-white = Prva je padla zastavica belega.
screen-flag-black = Prva je padla zastavica črnega.
screen-not-now = To zdaj ni mogoče.
screen-not-enough = Na uri je manj časa.
screen-help = presl./←→ pritisk · p stop · w b popravek · x zamenjaj · m kontrole · q konec
screen-help-correct = ↑↓ 1 minuta · ←→ 1 sekunda · +/- števec · n nova perioda · Enter končano
screen-help-menu = ↑↓ izbira · Enter nastavi uro · Esc nazaj
screen-correct-white = Popravek ure belega.
screen-correct-black = Popravek ure črnega.
screen-menu = Nastavi uro
screen-quit = Končati? y: da, druga tipka: ne.
screen-too-small = Terminal je premajhen: potrebnih je 60 stolpcev in 16 vrstic.
