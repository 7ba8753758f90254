### Časové kontroly a šachové hodiny.
### Vety o časovej kontrole program aj číta, používajú preto len slová, ktoré pozná.

## Dĺžky času (1. pád)

clock-days = { $count ->
    [one] { $count } deň
    [few] { $count } dni
   *[other] { $count } dní
}
clock-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
   *[other] { $count } hodín
}
clock-minutes = { $count ->
    [one] { $count } minúta
    [few] { $count } minúty
   *[other] { $count } minút
}
clock-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekúnd
}
# Časti sekundy: 0.5 s
clock-seconds-part = { $seconds } s
# Minúty a sekundy
clock-time-two = { $first } { $second }

## Periódy časovej kontroly

clock-period-moves = { $time } na { $moves ->
    [one] { $moves } ťah
    [few] { $moves } ťahy
   *[other] { $moves } ťahov
}
clock-period-every = { $time } na { $moves ->
    [one] každý { $moves } ťah
    [few] každé { $moves } ťahy
   *[other] každých { $moves } ťahov
}
clock-period-whole = { $time } na celú partiu
clock-period-rest = { $time } do konca partie
clock-then = { $before }, potom { $next }
clock-join = { $before }, { $next }

## Čas, ktorý pribúda s každým ťahom

clock-increment = plus { $time } za ťah od { $move }. ťahu
clock-delay = oneskorenie { $time } za ťah od { $move }. ťahu
clock-bronstein = Bronsteinov režim { $time } za ťah od { $move }. ťahu
clock-no-increment = bez prídavku od { $move }. ťahu
clock-hourglass = presýpacie hodiny: { $time }

## Celá časová kontrola

clock-odds = biely: { $white }; čierny: { $black }
clock-untimed = bez časovej kontroly
clock-unknown = časová kontrola nie je známa

## Druhy partií

clock-class-standard = vážny šach
clock-class-rapid = rýchly šach
clock-class-blitz = bleskový šach
clock-class-both = rýchly aj bleskový šach zároveň: hranice sa prekrývajú
clock-class-neither = ani rýchly, ani bleskový šach: medzi hranicami je medzera
clock-class-no-total = bez zaradenia: presýpacie hodiny nemajú celkový čas

## Časové kontroly známych súťaží

clock-preset-fide-standard = súťaže FIDE vo vážnom šachu
clock-preset-fide-world-championship-2018 = zápas majstrovstiev sveta 2018
clock-preset-fide-world-championship-2021 = zápas majstrovstiev sveta 2021
clock-preset-fide-candidates-2024 = turnaj kandidátov 2024
clock-preset-fide-rapid = majstrovstvá sveta v rýchlom šachu
clock-preset-fide-blitz = majstrovstvá sveta v bleskovom šachu
clock-preset-armageddon = partia armageddon
clock-preset-classic = klasické tempo z čias pred prídavkami

## Čo treba o čítaní vedieť

clock-note-units = Čísla bez jednotky boli čítané ako minúty a za znakom plus ako sekundy.
clock-note-perhaps-minutes = Čísla boli čítané ako sekundy, ako to tento formát žiada, ale vyzerajú ako minúty.
clock-note-quota = Počet ťahov v perióde { $period } nie je uvedený; predpokladá sa { $moves }.
clock-note-from-move-one = Nie je uvedené, od ktorého ťahu čas pribúda; predpokladá sa prvý ťah.
clock-note-for-both = Čas za ťah je uvedený raz; platí pre oboch hráčov.
clock-note-last-repeats = Posledná perióda má počet ťahov, preto sa opakuje.
clock-note-order-turned = Minúty a ťahy boli čítané v opačnom poradí, než je zvykom.
clock-note-misspelt = Slovo bolo čítané ako „{ $word }“.
clock-note-beyond-standard = Bežné, ale nie je to v štandarde tohto formátu.

## Prečo bola časť textu vynechaná

clock-ignored-unknown-word = neznáme slovo
clock-ignored-loose-number = číslo, ktoré k ničomu nepatrí
clock-ignored-too-large = príliš veľké číslo
clock-ignored-nothing-to-belong-to = niet času, ku ktorému by to patrilo

## Čo sa na danom mieste očakávalo

clock-expected-number = číslo
clock-expected-clock-time = čas ako 1:30:00 alebo 0:30
clock-expected-moves-or-all = počet ťahov alebo „all“
clock-expected-slash = lomka medzi ťahmi a časom
clock-expected-mode = „+“, „delay“ alebo „bronstein“ s časom
clock-expected-main-time = čas periódy
clock-expected-period = ďalšia perióda
clock-expected-end = koniec textu
clock-expected-control = periódy, ktoré dajú časovú kontrolu

## Čo je na časovej kontrole zlé

clock-fault-no-periods = Niet žiadnej periódy.
clock-fault-too-many-periods = Periód je príliš veľa: { $count }.
clock-fault-no-moves = Perióda bez ťahov.
clock-fault-too-many-moves = Príliš veľa ťahov v jednej perióde: { $moves }.
clock-fault-no-time = Perióda bez času.
clock-fault-too-much-time = Príliš veľa času v jednej perióde: { $time }.
clock-fault-no-bonus = Režim, ktorý dáva čas s každým ťahom, ale žiadny nedáva.
clock-fault-too-much-bonus = Príliš veľa času s každým ťahom: { $time }.
clock-fault-rest-not-last = Všetky zostávajúce ťahy, a predsa nasleduje ďalšia perióda.
clock-fault-hourglass-not-alone = Presýpacie hodiny majú jedinú periódu na celú partiu.
clock-fault-hourglass-for-one = Presýpacie hodiny len pre jedného hráča.

## Čo sa predpokladalo o čase, ktorý majú hodiny ukazovať

clock-assumed-every-move-pressed = Každý ťah bol ukončený stlačením hodín.
clock-assumed-period-given = { $side ->
    [white] Biely má na hodinách čas periódy { $period }.
   *[black] Čierny má na hodinách čas periódy { $period }.
}
clock-assumed-unrecorded = { $side ->
    [white] Ťahy bieleho bez zapísaného času: { $moves }.
   *[black] Ťahy čierneho bez zapísaného času: { $moves }.
}
clock-assumed-rest-of-elapsed = { $side ->
    [white] Biely na ne spotreboval to, čo z uplynutého času zostáva.
   *[black] Čierny na ne spotreboval to, čo z uplynutého času zostáva.
}
clock-assumed-flag-is-up = { $side ->
    [white] Zástavka bieleho nespadla.
   *[black] Zástavka čierneho nespadla.
}
clock-assumed-not-thinking = { $side ->
    [white] Biely nespotreboval na ďalší ťah žiadny čas.
   *[black] Čierny nespotreboval na ďalší ťah žiadny čas.
}
clock-assumed-no-stops = Hodiny neboli za uplynutý čas zastavené.

## Čo nemôže byť pravda zároveň

clock-contradiction-used-more = { $side ->
    [white] Biely spotreboval o { $time } viac, než mal.
   *[black] Čierny spotreboval o { $time } viac, než mal.
}
clock-contradiction-longer-than-elapsed = Zapísané časy sú o { $time } dlhšie než uplynutý čas.
clock-contradiction-too-many-times = { $side ->
    [white] Biely má zapísaných časov viac než ťahov, o { $moves }.
   *[black] Čierny má zapísaných časov viac než ťahov, o { $moves }.
}
clock-expected-shorter = časová kontrola s najviac { $most } znakmi: vynechajte, čo sa netýka času
