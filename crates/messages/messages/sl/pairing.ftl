### Žrebanje po nizozemskem sistemu FIDE: ukaz pair, in kaj pult pove o osnutku kola.

## Pomoč

cli-pair = Izžrebaj naslednje kolo turnirske datoteke po nizozemskem sistemu FIDE, povej zakaj, ali primerjaj njena kola s pravili
cli-pair-arg-file = Turnirska datoteka (TRF16 ali TRF26); »-« je standardni vhod
cli-pair-arg-round = Izžrebaj to kolo znova po tem, kar je bilo pred njim; s --check preveri samo to kolo
cli-pair-arg-explain = Za vsak par in vsakega, ki se spusti, povej, zakaj je tako
cli-pair-arg-check = Primerjaj vsako kolo datoteke s pravili in povej, kje se najprej razlikuje
cli-pair-arg-simulate = Zapiši izmišljene turnirje, izžrebane po pravilih, kot TRF
cli-pair-arg-players = Koliko igralcev ima izmišljeni turnir
cli-pair-arg-rounds = Koliko kol ima
cli-pair-arg-count = Koliko turnirjev se zapiše; za več kot enega je potreben --out
cli-pair-arg-seed = Prvo od semen; isto seme da isti turnir
cli-pair-arg-forfeits = Koliko od 1000 partij se ne igra, ker nekoga ni
cli-pair-arg-byes = Koliko od 1000 igralcev v kolu prosi za pol točke in koliko jih manjka
cli-pair-arg-withdrawals = Koliko od 1000 igralcev v kolu odstopi s turnirja
cli-pair-arg-forbidden = Koliko parov ne sme igrati drug z drugim
cli-pair-arg-accelerated = S pospeševanjem Baku
cli-pair-arg-format = Različica zapisanih datotek
cli-pair-arg-out = Mapa za datoteke

## Kolo

pair-round = { $round }. kolo od { $rounds }
pair-round-open = { $round }. kolo
pair-rules = Nizozemski sistem FIDE, pravila od 1. februarja 2026
pair-board = Šahovnica
pair-white = Beli
pair-black = Črni
pair-points = Točke
pair-bye = Prost: { $player }
pair-nobody = V tem kolu ni treba žrebati nikogar.
pair-rounds-unknown = Datoteka ne pove, koliko kol bo (vrstica 142 ali XXR); žreba se, kot da sledi še eno.
pair-last-taken = Datoteka ne pove, koliko je kol (vrstica 142 ali XXR); za zadnje velja zadnje izžrebano.
pair-too-few-opponents = Pri številu igralcev { $players } ne more imeti vsakdo v vsakem od kol ({ $rounds }) novega nasprotnika. Po členu 1.9.3 glavni sodnik odloči, kako naprej.
pair-arbiter-decides = Po členu 1.9.3 glavni sodnik odloči, kako naprej.

## Zakaj

pair-bracket = Skupina { $score }
pair-moved-down = od zgoraj: { $players }
pair-residents = domačih: { $count }
pair-floats = spusti se { $player }
pair-gets-bye = prost je { $player }
pair-colors = barvi po { $article }: { $why }
pair-not-kept = ni mogoče povsem upoštevati: { $criteria }

## Preverjanje

pair-agrees = { $round }. kolo je izžrebano po pravilih.
pair-differs = { $round }. kolo se razlikuje
pair-found = v datoteki: { $pairs }
pair-expected = po pravilih: { $pairs }
pair-total = { $rounds ->
    [one] { $rounds } kolo
    [two] { $rounds } koli
    [few] { $rounds } kola
   *[other] { $rounds } kol
}, razlik: { $differ }.
pair-nothing-paired = V datoteki ni nobenega izžrebanega kola.

## Izmišljeni turnirji

pair-simulated = Izmišljeni turnir, seme { $seed }
pair-written = Zapisanih turnirjev: { $count }; mapa: { $folder }

## Napake

pair-not-a-tournament = Po tej datoteki ni mogoče žrebati.
pair-repair-line = Popravite to vrstico ali datoteko znova zapišite s programom, iz katerega je.
pair-refused-hint = Popravite datoteko ali jo znova zapišite s programom, iz katerega je.
pair-open-games = { $round }. kola ni mogoče izžrebati: partij { $before }. kola brez izida: { $games }: { $names }
pair-open-hint = Vpišite izide ali žrebajte prejšnje kolo z --round.
pair-all-paired = Vsa kola turnirja so izžrebana: { $rounds }.
pair-all-paired-hint = Z --round se kolo izžreba znova; s --check se vsa primerjajo s pravili.
pair-out-needed = Več turnirjev potrebuje mapo.
pair-out-hint = Navedite jo z --out.

## Kaj pravijo pravila

pairing-c6 = čim manj takih, ki se spustijo
pairing-c7 = čim nižje točke tistih, ki se spustijo
pairing-c8 = čim bolje izžrebana naslednja skupina
pairing-c9 = neodigrane partije prostega igralca
pairing-c10 = razlika barv nad dve, z najboljšimi
pairing-c11 = ista barva trikrat zapored, z najboljšimi
pairing-c12 = pravice do barve
pairing-c13 = močne pravice do barve
pairing-c14 = domači, ki so se spustili v prejšnjem kolu
pairing-c15 = nasprotniki, ki so se dvignili v prejšnjem kolu
pairing-c16 = domači, ki so se spustili v predprejšnjem kolu
pairing-c17 = nasprotniki, ki so se dvignili v predprejšnjem kolu
pairing-c18 = razlike točk tistih, ki so se spustili v prejšnjem kolu
pairing-c19 = razlike točk tistih, ki so se dvignili v prejšnjem kolu
pairing-c20 = razlike točk tistih, ki so se spustili v predprejšnjem kolu
pairing-c21 = razlike točk tistih, ki so se dvignili v predprejšnjem kolu
pairing-compared = { $criterion } ({ $more } namesto { $less })
pairing-no-other-way = sicer ne bi mogli biti izžrebani vsi (C1 do C5)
pairing-otherwise = sicer bi bilo slabše po { $criterion }
pairing-order = prvo od enako dobrih po vrstnem redu člena 4
pairing-colors-both = oba dobita, kar jima pripada
pairing-colors-stronger = močnejša pravica
pairing-colors-alternation = obratno kot takrat, ko sta se njuni barvi nazadnje razlikovali
pairing-colors-higher = pravica višje uvrščenega igralca
pairing-colors-initial = po izžrebani barvi
pairing-nobody-left = Noben žreb ne ustreza absolutnim merilom. Brez nasprotnika bi ostali: { $players }
pairing-contradiction = Kar je imel { $player } v { $round }. kolu, se ne ujema s tem, kar je imel nasprotnik.
pairing-too-large = Turnir je za žrebanje prevelik.
