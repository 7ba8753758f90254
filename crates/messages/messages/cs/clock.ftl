### Časové kontroly a šachové hodiny.
### Věty o časové kontrole program i čte, používají proto jen slova, která zná.

## Délky času (1. pád)

clock-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
clock-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
}
clock-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
clock-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
# Části sekundy: 0.5 s
clock-seconds-part = { $seconds } s
# Minuty a sekundy
clock-time-two = { $first } { $second }

## Období časové kontroly

clock-period-moves = { $time } na { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}
clock-period-every = { $time } na { $moves ->
    [one] každý { $moves } tah
    [few] každé { $moves } tahy
   *[other] každých { $moves } tahů
}
clock-period-whole = { $time } na celou partii
clock-period-rest = { $time } do konce partie
clock-then = { $before }, poté { $next }
clock-join = { $before }, { $next }

## Čas, který přibývá s každým tahem

clock-increment = plus { $time } za tah od { $move }. tahu
clock-delay = zpoždění { $time } za tah od { $move }. tahu
clock-bronstein = Bronsteinův režim { $time } za tah od { $move }. tahu
clock-no-increment = bez přídavku od { $move }. tahu
clock-hourglass = přesýpací hodiny: { $time }

## Celá časová kontrola

clock-odds = bílý: { $white }; černý: { $black }
clock-untimed = bez časové kontroly
clock-unknown = časová kontrola není známa

## Druhy partií

clock-class-standard = vážný šach
clock-class-rapid = rapid šach
clock-class-blitz = bleskový šach
clock-class-both = rapid i bleskový šach zároveň: hranice se překrývají
clock-class-neither = ani rapid, ani bleskový šach: mezi hranicemi je mezera
clock-class-no-total = bez zařazení: přesýpací hodiny nemají celkový čas

## Časové kontroly známých soutěží

clock-preset-fide-standard = soutěže FIDE ve vážném šachu
clock-preset-fide-world-championship-2018 = zápas mistrovství světa 2018
clock-preset-fide-world-championship-2021 = zápas mistrovství světa 2021
clock-preset-fide-candidates-2024 = turnaj kandidátů 2024
clock-preset-fide-rapid = mistrovství světa v rapid šachu
clock-preset-fide-blitz = mistrovství světa v bleskovém šachu
clock-preset-armageddon = partie armageddon
clock-preset-classic = klasické tempo z doby před přídavky

## Co je třeba o čtení vědět

clock-note-units = Čísla bez jednotky byla čtena jako minuty a za znakem plus jako sekundy.
clock-note-perhaps-minutes = Čísla byla čtena jako sekundy, jak to tento formát žádá, ale vypadají jako minuty.
clock-note-quota = Počet tahů v { $period }. časovém úseku není uveden; vzato bylo { $moves }.
clock-note-from-move-one = Není řečeno, od kterého tahu čas přibývá; vzat byl první tah.
clock-note-for-both = Čas za tah je uveden jednou; byl vzat pro oba hráče.
clock-note-last-repeats = Poslední časový úsek má počet tahů, proto se opakuje.
clock-note-order-turned = Minuty a tahy byly čteny v opačném pořadí, než je obvyklé.
clock-note-misspelt = Slovo bylo čteno jako „{ $word }“.
clock-note-beyond-standard = Obvyklé, ale není to ve standardu tohoto formátu.

## Proč byla část textu vynechána

clock-ignored-unknown-word = neznámé slovo
clock-ignored-loose-number = číslo, které k ničemu nepatří
clock-ignored-too-large = příliš velké číslo
clock-ignored-nothing-to-belong-to = není tu čas, ke kterému by to patřilo

## Co bylo na daném místě očekáváno

clock-expected-number = číslo
clock-expected-clock-time = čas jako 1:30:00 nebo 0:30
clock-expected-moves-or-all = počet tahů nebo „all“
clock-expected-slash = lomítko mezi tahy a časem
clock-expected-mode = „+“, „delay“ nebo „bronstein“ s časem
clock-expected-main-time = čas úseku
clock-expected-period = další časový úsek
clock-expected-end = konec textu
clock-expected-control = časové úseky, které dají časovou kontrolu

## Co je na časové kontrole špatně

clock-fault-no-periods = Není tu žádný časový úsek.
clock-fault-too-many-periods = Je tu příliš mnoho časových úseků: { $count }.
clock-fault-no-moves = Časový úsek bez tahů.
clock-fault-too-many-moves = Příliš mnoho tahů v jednom časovém úseku: { $moves }.
clock-fault-no-time = Časový úsek bez času.
clock-fault-too-much-time = Příliš mnoho času v jednom časovém úseku: { $time }.
clock-fault-no-bonus = Režim, který dává čas s každým tahem, ale žádný nedává.
clock-fault-too-much-bonus = Příliš mnoho času s každým tahem: { $time }.
clock-fault-rest-not-last = Všechny zbývající tahy, a přece následuje další časový úsek.
clock-fault-hourglass-not-alone = Přesýpací hodiny mají jediný časový úsek na celou partii.
clock-fault-hourglass-for-one = Přesýpací hodiny jen pro jednoho hráče.

## Co bylo předpokládáno o čase, který mají hodiny ukazovat

clock-assumed-every-move-pressed = Každý tah byl dokončen stisknutím hodin.
clock-assumed-period-given = { $side ->
    [white] Bílý má na hodinách čas { $period }. časového úseku.
   *[black] Černý má na hodinách čas { $period }. časového úseku.
}
clock-assumed-unrecorded = { $side ->
    [white] Tahy bílého bez zapsaného času: { $moves }.
   *[black] Tahy černého bez zapsaného času: { $moves }.
}
clock-assumed-rest-of-elapsed = { $side ->
    [white] Bílý na ně spotřeboval to, co z uplynulého času zbývá.
   *[black] Černý na ně spotřeboval to, co z uplynulého času zbývá.
}
clock-assumed-flag-is-up = { $side ->
    [white] Praporek bílého nespadl.
   *[black] Praporek černého nespadl.
}
clock-assumed-not-thinking = { $side ->
    [white] Bílý nespotřeboval na příští tah žádný čas.
   *[black] Černý nespotřeboval na příští tah žádný čas.
}
clock-assumed-no-stops = Hodiny nebyly během uplynulého času zastaveny.

## Co nemůže být pravda zároveň

clock-contradiction-used-more = { $side ->
    [white] Bílý spotřeboval o { $time } více, než měl.
   *[black] Černý spotřeboval o { $time } více, než měl.
}
clock-contradiction-longer-than-elapsed = Zapsané časy jsou o { $time } delší než uplynulý čas.
clock-contradiction-too-many-times = { $side ->
    [white] Bílý má zapsaných časů více než tahů, o { $moves }.
   *[black] Černý má zapsaných časů více než tahů, o { $moves }.
}
clock-expected-shorter = časová kontrola o nejvýše { $most } znacích: vynechte, co se netýká času
