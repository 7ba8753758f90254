### Príkazy time a clock: pomoc, popisky a hodiny na obrazovke.

## Pomoc

cli-time = Vysvetliť časovú kontrolu: periódy, druh šachu a iné zápisy
cli-time-arg-control = Časová kontrola: 90+30, 3|2, 40/5400+30:1800+30, alebo slovami
cli-time-arg-edition = Vydanie Pravidiel, ktoré určuje druh šachu; ak nie je zadané, najnovšie
cli-time-arg-format = Ako je kontrola zapísaná: auto berie sekundy ako v PGN, ak tak text vyzerá, inak ako píšu ľudia
cli-value-control = KONTROLA
cli-clock = Ukázať šachové hodiny v termináli
cli-clock-arg-control = Časová kontrola ako pri príkaze time; ak nie je zadaná, 90 minút a 30 sekúnd za ťah
cli-clock-arg-preset = Kontrola podľa názvu, pozrite --list
cli-clock-arg-list = Vypísať pomenované kontroly
cli-clock-arg-beep = Zazvoniť pri spadnutí zástavky
cli-value-name = MENO

## Časová kontrola

time-label-control = Kontrola
time-label-period = Perióda { $number }
time-label-period-white = Biely, perióda { $number }
time-label-period-black = Čierny, perióda { $number }
time-label-pgn = PGN
time-label-short = Skrátene
time-label-transcript = Prepis
time-label-preset = Známa ako
time-label-total = Čas na { $moves } ťahov
time-label-total-white = Čas bieleho na { $moves } ťahov
time-label-total-black = Čas čierneho na { $moves } ťahov
time-label-class = Druh šachu
time-label-bounds = Hranice
time-mode-plain = bez času za ťah
time-mode-fischer = prídavok { $time }
time-mode-bronstein = Bronsteinov režim { $time }
time-mode-delay = oneskorenie { $time }
time-mode-hourglass = presýpacie hodiny
time-class-under = { $class } ({ $edition })
time-class-sides = biely { $white }, čierny { $black }
time-bounds = bleskový šach do { $blitz } ({ $blitz_article }), rýchly šach od { $from } do { $to } ({ $rapid_article })
time-heading-editions = Podľa iných vydaní
time-heading-languages = V iných jazykoch
time-heading-ignored = Nerozpoznané
time-heading-notes = Poznámky
time-read-pgn = Čítané ako značka PGN: čísla sú sekundy.
time-read-transcript = Čítané ako riadok prepisu.
time-wrong = „{ $text }“ nie je časová kontrola.
time-wrong-period = Perióda { $number }: { $reason }
time-hint = napíšte minúty a sekundy za ťah, napríklad 90+30 alebo 3+2, alebo značku PGN, napríklad 40/5400+30:1800+30

## Hodiny na obrazovke

screen-no-terminal = Šachové hodiny potrebujú terminál.
screen-no-terminal-hint = spustite ich bez presmerovania výstupu; --list ukáže kontroly kdekoľvek
screen-untimed = Hodiny potrebujú časovú kontrolu.
screen-white = Biely
screen-black = Čierny
screen-moves = ťahy { $count }
screen-period = perióda { $number }
screen-delay = oneskorenie { $time }
screen-ready = Pripravené. Medzerník spustí hodiny bieleho.
screen-running-white = Bežia hodiny bieleho.
screen-running-black = Bežia hodiny čierneho.
screen-paused = Zastavené. Medzerník alebo p pokračuje.
screen-flag-white = Ako prvá spadla zástavka bieleho.
screen-flag-black = Ako prvá spadla zástavka čierneho.
screen-not-now = To teraz nejde.
screen-not-enough = Na hodinách je menej času.
screen-help = medzerník/←→ stlačiť · p stop · w b oprava · x výmena · m kontroly · q koniec
screen-help-correct = ↑↓ 1 minúta · ←→ 1 sekunda · +/- počítadlo · n ďalšia perióda · Enter hotovo
screen-help-menu = ↑↓ výber · Enter nastaviť hodiny · Esc späť
screen-correct-white = Oprava hodín bieleho.
screen-correct-black = Oprava hodín čierneho.
screen-menu = Nastaviť hodiny
screen-quit = Skončiť? y: áno, iný kláves: nie.
screen-too-small = Terminál je príliš malý: treba 60 stĺpcov a 16 riadkov.
