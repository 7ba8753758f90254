### Časovne kontrole in šahovske ure.
### Stavke o časovni kontroli program tudi bere, zato uporabljajo le besede, ki jih pozna.

## Dolžine časa (imenovalnik)

clock-days = { $count ->
    [one] { $count } dan
    [two] { $count } dneva
    [few] { $count } dnevi
   *[other] { $count } dni
}
clock-hours = { $count ->
    [one] { $count } ura
    [two] { $count } uri
    [few] { $count } ure
   *[other] { $count } ur
}
clock-minutes = { $count ->
    [one] { $count } minuta
    [two] { $count } minuti
    [few] { $count } minute
   *[other] { $count } minut
}
clock-seconds = { $count ->
    [one] { $count } sekunda
    [two] { $count } sekundi
    [few] { $count } sekunde
   *[other] { $count } sekund
}
# Deli sekunde: 0.5 s
clock-seconds-part = { $seconds } s
# Minute in sekunde
clock-time-two = { $first } { $second }

## Obdobja časovne kontrole

clock-period-moves = { $time } za { $moves ->
    [one] { $moves } potezo
    [two] { $moves } potezi
    [few] { $moves } poteze
   *[other] { $moves } potez
}
clock-period-every = { $time } za { $moves ->
    [one] vsako { $moves } potezo
    [two] vsaki { $moves } potezi
    [few] vsake { $moves } poteze
   *[other] vsakih { $moves } potez
}
clock-period-whole = { $time } za celo partijo
clock-period-rest = { $time } do konca partije
clock-then = { $before }, nato { $next }
clock-join = { $before }, { $next }

## Čas, ki pride z vsako potezo

clock-increment = plus { $time } na potezo od { $move }. poteze
clock-delay = zakasnitev { $time } na potezo od { $move }. poteze
clock-bronstein = Bronsteinov način { $time } na potezo od { $move }. poteze
clock-no-increment = brez dodatka od { $move }. poteze
clock-hourglass = peščena ura: { $time }

## Celotna časovna kontrola

clock-odds = beli: { $white }; črni: { $black }
clock-untimed = brez časovne kontrole
clock-unknown = časovna kontrola ni znana

## Vrste partij

clock-class-standard = standardni šah
clock-class-rapid = pospešeni šah
clock-class-blitz = hitropotezni šah
clock-class-both = pospešeni in hitropotezni šah hkrati: meji se prekrivata
clock-class-neither = niti pospešeni niti hitropotezni šah: med mejama je vrzel
clock-class-no-total = brez uvrstitve: peščena ura nima skupnega časa

## Časovne kontrole znanih tekmovanj

clock-preset-fide-standard = tekmovanja FIDE v standardnem šahu
clock-preset-fide-world-championship-2018 = dvoboj za svetovno prvenstvo 2018
clock-preset-fide-world-championship-2021 = dvoboj za svetovno prvenstvo 2021
clock-preset-fide-candidates-2024 = turnir kandidatov 2024
clock-preset-fide-rapid = svetovno prvenstvo v pospešenem šahu
clock-preset-fide-blitz = svetovno prvenstvo v hitropoteznem šahu
clock-preset-armageddon = partija armagedon
clock-preset-classic = klasični tempo iz časov pred dodatki

## Kaj je treba vedeti o branju

clock-note-units = Števila brez enote so bila prebrana kot minute, za znakom plus pa kot sekunde.
clock-note-perhaps-minutes = Števila so bila prebrana kot sekunde, kot zahteva ta zapis, vendar so videti kot minute.
clock-note-quota = Število potez v { $period }. periodi ni navedeno; privzeto je bilo { $moves }.
clock-note-from-move-one = Ni povedano, od katere poteze se čas dodaja; privzeta je bila prva.
clock-note-for-both = Čas na potezo je naveden enkrat; upoštevan je bil za oba igralca.
clock-note-last-repeats = Zadnja perioda ima število potez, zato se ponavlja.
clock-note-order-turned = Minute in poteze so bile prebrane v obratnem vrstnem redu kot običajno.
clock-note-misspelt = Beseda je bila prebrana kot »{ $word }«.
clock-note-beyond-standard = Običajno, vendar ni v standardu tega zapisa.

## Zakaj je bil del besedila izpuščen

clock-ignored-unknown-word = neznana beseda
clock-ignored-loose-number = število, ki ne sodi nikamor
clock-ignored-too-large = preveliko število
clock-ignored-nothing-to-belong-to = ni časa, h kateremu bi sodilo

## Kaj je bilo na tem mestu pričakovano

clock-expected-number = število
clock-expected-clock-time = čas, na primer 1:30:00 ali 0:30
clock-expected-moves-or-all = število potez ali »all«
clock-expected-slash = poševnica med potezami in časom
clock-expected-mode = »+«, »delay« ali »bronstein« s časom
clock-expected-main-time = čas periode
clock-expected-period = še ena perioda
clock-expected-end = konec besedila
clock-expected-control = periode, ki sestavljajo časovno kontrolo

## Kaj je narobe s časovno kontrolo

clock-fault-no-periods = Ni nobene periode.
clock-fault-too-many-periods = Period je preveč: { $count }.
clock-fault-no-moves = Perioda brez potez.
clock-fault-too-many-moves = Preveč potez v eni periodi: { $moves }.
clock-fault-no-time = Perioda brez časa.
clock-fault-too-much-time = Preveč časa v eni periodi: { $time }.
clock-fault-no-bonus = Način, ki z vsako potezo daje čas, vendar ne da nič časa.
clock-fault-too-much-bonus = Preveč časa z vsako potezo: { $time }.
clock-fault-rest-not-last = Vse preostale poteze, pa vendar sledi še ena perioda.
clock-fault-hourglass-not-alone = Peščena ura ima eno samo periodo za celo partijo.
clock-fault-hourglass-for-one = Peščena ura samo za enega igralca.

## Kaj je bilo predpostavljeno o času, ki naj ga kaže ura

clock-assumed-every-move-pressed = Vsaka poteza je bila zaključena s pritiskom na uro.
clock-assumed-period-given = { $side ->
    [white] Beli ima na uri čas { $period }. periode.
   *[black] Črni ima na uri čas { $period }. periode.
}
clock-assumed-unrecorded = { $side ->
    [white] Poteze belega brez zapisanega časa: { $moves }.
   *[black] Poteze črnega brez zapisanega časa: { $moves }.
}
clock-assumed-rest-of-elapsed = { $side ->
    [white] Beli je zanje porabil, kar ostane od pretečenega časa.
   *[black] Črni je zanje porabil, kar ostane od pretečenega časa.
}
clock-assumed-flag-is-up = { $side ->
    [white] Zastavica belega ni padla.
   *[black] Zastavica črnega ni padla.
}
clock-assumed-not-thinking = { $side ->
    [white] Beli za naslednjo potezo ni porabil nič časa.
   *[black] Črni za naslednjo potezo ni porabil nič časa.
}
clock-assumed-no-stops = Uri v pretečenem času nista bili ustavljeni.

## Kaj ne more hkrati držati

clock-contradiction-used-more = { $side ->
    [white] Beli je porabil več časa, kot ga je imel; presežek: { $time }.
   *[black] Črni je porabil več časa, kot ga je imel; presežek: { $time }.
}
clock-contradiction-longer-than-elapsed = Zapisani časi so daljši od pretečenega časa; presežek: { $time }.
clock-contradiction-too-many-times = { $side ->
    [white] Beli ima več zapisanih časov kot potez; presežek: { $moves }.
   *[black] Črni ima več zapisanih časov kot potez; presežek: { $moves }.
}
clock-expected-shorter = časovna kontrola z največ { $most } znaki: izpustite, kar se ne nanaša na čas
