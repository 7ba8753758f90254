### Příkazy time a clock: nápověda, popisky a hodiny na obrazovce.

## Nápověda

cli-time = Vysvětlit časovou kontrolu: časové úseky, druh partie a jiné zápisy
cli-time-arg-control = Časová kontrola: 90+30, 3|2, 40/5400+30:1800+30, nebo slovy
cli-time-arg-edition = Vydání Pravidel, které určuje druh partie; není-li zadáno, nejnovější
cli-time-arg-format = Jak je kontrola zapsána: auto bere sekundy jako v PGN, vypadá-li tak text, jinak jak píší lidé
cli-value-control = KONTROLA
cli-clock = Ukázat šachové hodiny v terminálu
cli-clock-arg-control = Časová kontrola jako u příkazu time; není-li zadána, 90 minut a 30 sekund za tah
cli-clock-arg-preset = Kontrola podle jména, viz --list
cli-clock-arg-list = Vypsat pojmenované kontroly
cli-clock-arg-beep = Zazvonit při pádu praporku
cli-value-name = JMÉNO

## Časová kontrola

time-label-control = Kontrola
time-label-period = { $number }. časový úsek
time-label-period-white = Bílý, { $number }. časový úsek
time-label-period-black = Černý, { $number }. časový úsek
time-label-pgn = PGN
time-label-short = Zkráceně
time-label-transcript = Přepis
time-label-preset = Známa jako
time-label-total = Čas na { $moves } tahů
time-label-total-white = Čas bílého na { $moves } tahů
time-label-total-black = Čas černého na { $moves } tahů
time-label-class = Druh partie
time-label-bounds = Hranice
time-mode-plain = bez času za tah
time-mode-fischer = přídavek { $time }
time-mode-bronstein = Bronsteinův režim { $time }
time-mode-delay = zpoždění { $time }
time-mode-hourglass = přesýpací hodiny
time-class-under = { $class } ({ $edition })
time-class-sides = bílý { $white }, černý { $black }
time-bounds = bleskový šach do { $blitz } ({ $blitz_article }), rapid šach od { $from } do { $to } ({ $rapid_article })
time-heading-editions = Podle jiných vydání
time-heading-languages = V jiných jazycích
time-heading-ignored = Nerozpoznáno
time-heading-notes = Poznámky
time-read-pgn = Čteno jako značka PGN: čísla jsou sekundy.
time-read-transcript = Čteno jako řádek přepisu.
time-wrong = „{ $text }“ není časová kontrola.
time-wrong-period = { $number }. časový úsek: { $reason }
time-hint = napište minuty a sekundy za tah, třeba 90+30 nebo 3+2, nebo značku PGN, třeba 40/5400+30:1800+30

## Hodiny na obrazovce

screen-no-terminal = Šachové hodiny potřebují terminál.
screen-no-terminal-hint = spusťte je bez přesměrování výstupu; --list ukáže kontroly kdekoli
screen-untimed = Hodiny potřebují časovou kontrolu.
screen-white = Bílý
screen-black = Černý
screen-moves = tahy { $count }
screen-period = { $number }. úsek
screen-delay = zpoždění { $time }
screen-ready = Připraveno. Mezerník spustí hodiny bílého.
screen-running-white = Běží hodiny bílého.
screen-running-black = Běží hodiny černého.
screen-paused = Zastaveno. Mezerník nebo p pokračuje.
screen-flag-white = Jako první spadl praporek bílého.
screen-flag-black = Jako první spadl praporek černého.
screen-not-now = To teď nejde.
screen-not-enough = Na hodinách je méně času.
screen-help = mezerník/←→ stisk · p stop · w b oprava · x výměna · m kontroly · q konec
screen-help-correct = ↑↓ 1 minuta · ←→ 1 sekunda · +/- počítadlo · n další úsek · Enter hotovo
screen-help-menu = ↑↓ výběr · Enter nastavit hodiny · Esc zpět
screen-correct-white = Oprava hodin bílého.
screen-correct-black = Oprava hodin černého.
screen-menu = Nastavit hodiny
screen-quit = Skončit? y: ano, jiná klávesa: ne.
screen-too-small = Terminál je příliš malý: je třeba 60 sloupců a 16 řádků.
