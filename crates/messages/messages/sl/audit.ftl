### Ukaz audit: kaj je narobe v celih zbirkah partij.

audit-player-white = Beli
audit-player-black = Črni
audit-class-standard = standardni šah
audit-class-rapid = pospešeni šah
audit-class-blitz = hitropotezni šah
audit-severity-error = napaka
audit-severity-warning = opozorilo
audit-severity-info = obvestilo
audit-no-piece = Te poteze ne more narediti nobena figura.

audit-check-illegal-move = nepravilna poteza
audit-check-ambiguous-move = dvoumna poteza
audit-check-unreadable-move = neberljiva poteza
audit-check-passed = igralec je izpustil potezo
audit-check-moves-after-mate = poteze po matu
audit-check-moves-after-stalemate = poteze po patu
audit-check-moves-after-dead = poteze v mrtvi poziciji
audit-check-moves-after-repetition = poteze po ponovitvi, ki konča partijo
audit-check-moves-after-series = poteze po nizu, ki konča partijo
audit-check-result-not-mate = izid v nasprotju z matom
audit-check-result-not-stalemate = izid v nasprotju s patom
audit-check-result-not-dead = izid v nasprotju z mrtvo pozicijo
audit-check-result-not-automatic = izid v nasprotju z remijem brez reklamacije
audit-check-flag-no-mate = poraz zaradi časa proti igralcu, ki ni mogel matirati
audit-check-win-no-mate = zmaga brez možnosti mata
audit-check-result-outside = izid, ki ga točkovanje ne pozna
audit-check-draw-before-move = remi, preden je vsak povlekel potezo
audit-check-draw-too-early = remi prej, kot dovoljuje tekmovanje
audit-check-repetition-missed = nereklamirana ponovitev
audit-check-series-missed = nereklamiran niz brez napredka
audit-check-time-gained = čas od nikoder
audit-check-time-negative = negativen čas
audit-check-increment-wrong = napačen dodatek
audit-check-flag-unnoticed = neopažen padec zastavice
audit-check-clock-unreadable = neberljiva ura
audit-check-time-class = vrsta časovne kontrole
audit-check-fen-unreadable = neberljiva začetna pozicija
audit-check-fen-castling = nemogoča pravica do rokade
audit-check-fen-en-passant = nemogoče polje za jemanje en passant
audit-check-fen-impossible = nemogoča začetna pozicija
audit-check-needless-origin = nepotrebno izhodišče
audit-check-sign-missing = manjkajoč znak za šah ali mat
audit-check-sign-wrong = napačen znak za šah ali mat
audit-check-spelling = neobičajen zapis
audit-check-roster-missing = manjkajoče oznake
audit-check-result-mismatch = dva izida
audit-check-result-missing = brez izida za potezami
audit-check-bad-date = napačen datum
audit-check-time-control-unknown = neznana časovna kontrola
audit-check-time-control-dialect = časovna kontrola v drugi obliki
audit-check-termination-dialect = konec z drugimi besedami
audit-check-duplicate-tag = oznaka dvakrat
audit-check-result-spelling = izid v drugem zapisu
audit-check-setup-missing = nenapovedana začetna pozicija
audit-check-other-variant = druga različica igre
audit-check-broken-form = pokvarjen zapis
audit-check-encoding = ni UTF-8
audit-check-binary-bytes = bajti, ki jih v besedilu ni
audit-check-too-long = predolg zapis
audit-check-broken-input = pokvarjena datoteka
audit-check-too-many = več najdb, kot se jih hrani

audit-found-illegal-move = »{ $word }« je nepravilna poteza. { $reason }
audit-found-ambiguous-move = »{ $word }« je lahko poteza s polj { $squares }.
audit-found-unreadable-move = »{ $word }« ni poteza v algebraični notaciji.
audit-found-passed = { $player } je izpustil potezo (»{ $word }«). Igralca vlečeta izmenično in nihče ne sme izpustiti poteze.
audit-found-moves-after-mate = Partija se je tu končala z matom. Potez obeh igralcev po tem: { $count }.
audit-found-moves-after-stalemate = Partija se je tu končala s patom. Potez obeh igralcev po tem: { $count }.
audit-found-moves-after-dead = Partija se je tu končala: nobeden od igralcev ne more matirati z nobenim zaporedjem pravilnih potez. Potez obeh igralcev po tem: { $count }.
audit-found-moves-after-repetition = Partija se je tu končala z remijem brez reklamacije: število pojavitev pozicije je { $number }. Potez obeh igralcev po tem: { $count }.
audit-found-moves-after-series = Partija se je tu končala z remijem brez reklamacije: število potez vsakega igralca brez jemanja in brez poteze kmeta je { $number }. Potez obeh igralcev po tem: { $count }.
audit-found-result-not-mate = Zadnja pozicija je mat. V zapisu piše { $result }, moralo bi { $right }.
audit-found-result-not-stalemate = Zadnja pozicija je pat. V zapisu piše { $result }, moralo bi { $right }.
audit-found-result-not-dead = Zadnja pozicija je mrtva: mogoč je bil le remi. V zapisu piše { $result }, moralo bi { $right }.
audit-found-result-not-automatic = Partija se je že prej končala z remijem brez reklamacije. V zapisu piše { $result }, moralo bi { $right }.
audit-found-flag-no-mate = Partija se je končala s padcem zastavice, vendar { $player } ni mogel matirati z nobenim zaporedjem pravilnih potez. V zapisu piše { $result }, moralo bi { $right }.
audit-found-win-no-mate = { $player } je zmagal, vendar ni mogel matirati z nobenim zaporedjem pravilnih potez. { $kind ->
    [draw] Tudi vdaja je tedaj remi: { $right } namesto { $result }.
   *[other] Izid { $result } bi pojasnila le vdaja; z matom ali zaradi časa je lahko bilo le { $right }.
}
audit-found-result-outside = Izid »{ $value }« ni zmaga, remi ali poraz.
audit-found-draw-before-move = Za remi se je mogoče dogovoriti šele, ko vsak igralec naredi vsaj toliko potez: { $number }. Tu jih je bilo { $count }.
audit-found-draw-too-early = Tekmovanje ne dovoljuje dogovora o remiju pred { $number }. potezo. Potez vsakega igralca tukaj: { $count }.
audit-found-repetition-missed = { $player } bi lahko reklamiral remi: število pojavitev pozicije je { $number }. Izid je { $result }.
audit-found-series-missed = { $player } bi lahko reklamiral remi: število potez vsakega igralca brez jemanja in brez poteze kmeta je { $number }. Izid je { $result }.
audit-found-time-gained = Čas na uri tega igralca ({ $player }) se je povečal za { $rise }; poveča se lahko največ za { $allowed }. Takih mest v partiji: { $count }.
audit-found-time-negative = Ura tega igralca ({ $player }) kaže negativen čas: »{ $value }«.
audit-found-increment-wrong = Ura tega igralca ({ $player }) kaže { $rise }, po časovni kontroli bi moralo biti { $allowed }. Takih mest v partiji: { $count }.
audit-found-flag-unnoticed = { $player } ni imel več časa in je igral naprej. Potez tega igralca po tem: { $count }.
audit-found-clock-unreadable = »{ $value }« ni čas.
audit-found-time-class = Tekmovanje navaja { $claimed }, po časovni kontroli pa je to { $class }.
audit-found-fen-unreadable = Začetne pozicije ni mogoče prebrati: »{ $value }«.
audit-found-fen-castling = Začetna pozicija ima pravico do rokade, ki ni mogoča. { $reason }
audit-found-fen-en-passant = Začetna pozicija ima polje za jemanje en passant, ki ni mogoče. { $reason }
audit-found-fen-impossible = Do začetne pozicije ne pripelje nobena partija. { $reason }
audit-found-needless-origin = Od izhodišča je navedeno več, kot je treba. »{ $word }« se piše { $better }. Takih mest v partiji: { $count }.
audit-found-sign-missing = Manjka znak za šah ali mat. »{ $word }« se piše { $better }. Takih mest v partiji: { $count }.
audit-found-sign-wrong = Znak za šah ali mat je napačen. »{ $word }« se piše { $better }. Takih mest v partiji: { $count }.
audit-found-spelling = Drugačen zapis, kot je v zapisih partij. »{ $word }« se piše { $better }. Takih mest v partiji: { $count }.
audit-found-roster-missing = Manjkajo oznake, ki jih ima vsak zapis: { $names }.
audit-found-result-mismatch = V oznaki je { $tag }, za potezami { $result }.
audit-found-result-missing = Poteze se končajo brez izida.
audit-found-bad-date = »{ $value }« ni datum v obliki leto.mesec.dan.
audit-found-time-control-unknown = »{ $value }« ni časovna kontrola.
audit-found-time-control-dialect = Časovna kontrola »{ $value }« ni v obliki zapisov partij ali pa so njene številke videti kot minute. { $better ->
    [none] Ni jasno, kaj bi moralo biti.
   *[other] Moralo bi biti { $better }.
}
audit-found-termination-dialect = »{ $value }« ni nobena od besed, ki jih ima standard za konec partije. { $better ->
    [none] Ni jasno, kaj bi moralo biti.
   *[other] Moralo bi biti { $better }.
}
audit-found-duplicate-tag = Oznaka { $name } je tu drugič; velja prva.
audit-found-result-spelling = Izid »{ $value }« se piše { $better }.
audit-found-setup-missing = Partija se začne iz druge pozicije, oznaka SetUp pa tega ne napove.
audit-found-other-variant = »{ $value }« ni šah po Pravilih; partija ni bila presojana.
audit-found-broken-form = Oblika zapisa je pokvarjena: { $fault }
audit-found-encoding = Bajt { $byte } ni UTF-8; besedilo je bilo prebrano kot Windows-1252.
audit-found-binary-bytes = Bajti, ki jih v besedilu ni: { $count }.
audit-found-too-long = { $kind ->
    [moves] Partija ima skupaj več kot { $count } potez obeh igralcev; preostanek ni bil odigran.
   *[other] V { $count } bajtih ni konca partije; zapis je bil tu prerezan.
}
audit-found-broken-input = Datoteke ni mogoče brati naprej: { $kind ->
    [not-found] ne obstaja.
    [not-permitted] sistem tega ne dovoli.
    [directory] to je mapa.
    [ends-early] konča se na sredini.
    [damaged] njena vsebina je poškodovana.
   *[other] sistem javlja napako.
}
audit-found-too-many = V tem delu datoteke je bilo { $count } najdb; več se jih ne hrani. Partije za njimi, ki niso bile pregledane: { $games }.

audit-total = { $files ->
    [one] { $files } datoteka
    [two] { $files } datoteki
    [few] { $files } datoteke
   *[other] { $files } datotek
}, { $games ->
    [one] { $games } partija
    [two] { $games } partiji
    [few] { $games } partije
   *[other] { $games } partij
}, { $moves ->
    [one] { $moves } poteza
    [two] { $moves } potezi
    [few] { $moves } poteze
   *[other] { $moves } potez
}, { $findings ->
    [one] { $findings } najdba
    [two] { $findings } najdbi
    [few] { $findings } najdbe
   *[other] { $findings } najdb
}, { $with ->
    [one] { $with } partija z najdbo
    [two] { $with } partiji z najdbo
    [few] { $with } partije z najdbo
   *[other] { $with } partij z najdbo
}, { $speed } MB na sekundo
audit-nothing = Nič ni bilo najdeno.
audit-first = prva: { $file }:{ $line }, partija { $game }
audit-line = { $file }:{ $line }:{ $column }: partija { $game }: { $severity } { $id } { $name }: { $text }
audit-articles = Člen { $articles }, { $edition }
audit-resumed = Nadaljuje se po partiji { $game } datoteke { $file }.
audit-changes = Spremembe, zapisane v { $file }: { $count }. Partij s spremembami: { $games }.
audit-change = { $file }:{ $line }: partija { $game }: { $name }: »{ $before }« postane »{ $after }«
audit-differs = { $file }:{ $line }: partija { $game }
audit-only-in = samo izdaja { $edition }: { $text }
audit-compared = Partij, ki jih izdaji { $first } in { $second } presojata različno: { $count }.

audit-page-title = Revizija zapisov partij
audit-page-checks = Najdbe po preverjanju
audit-page-moves = Najdbe po številki poteze
audit-page-editions = Najdbe po izdaji Pravil
audit-page-worst = Partije z najhujšimi najdbami
audit-page-game = { $white } – { $black }, partija { $game }, { $file }:{ $line }

audit-wrong-check = Preverjanje »{ $text }« ne obstaja.
audit-nearest-check = Ste mislili { $nearest }?
audit-two-editions = --compare sprejme dve izdaji, ločeni z vejico, ne »{ $text }«.
audit-needs-out = Za to je potrebna datoteka za najdbe: --out DATOTEKA.
audit-same-file = Datoteka { $file } bi se v istem teku brala in pisala ali pisala dvakrat. Izberite drugo.
audit-no-games = V { $file } ni nobene datoteke z zapisi partij.
audit-other-run = Zapis stanja { $file } pripada drugemu teku: datoteke ali možnosti se razlikujejo.
audit-bad-checkpoint = Zapisa stanja { $file } ni mogoče prebrati.
audit-lost-output = Datoteka { $file } je krajša, kot pravi zapis stanja; začnite znova brez njega.
