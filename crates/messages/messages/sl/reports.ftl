### Poročila na papirju: kolo, dan, turnir in poročilo, ki ga odda glavni sodnik.

report-page = Stran { $page } od { $pages }
report-title-round = { $event }: poročilo { $round }. kola
report-title-day = { $event }: poročilo dne { $day }
report-title-event = { $event }: poročilo
report-title-arbiter = { $event }: poročilo glavnega sodnika
report-made = Izdelano

## Results

report-round = { $round }. kolo
report-round-at = { $round }. kolo, { $time }
report-board = Šah.
report-white = Beli
report-black = Črni
report-result = Izid
report-result-by = Od kod je
report-signed = Podpisal
report-from = { $source ->
    [game] partija
    [arbiter] odločitev sodnika
    [forfeit] brez igre
    [by-hand] vpisan ročno
   *[elsewhere] igrano drugje
}
report-signatures = { $signed ->
    [both] oba igralca
    [white] samo beli
    [black] samo črni
    [other] podpis pod drugim izidom
   *[nobody] nihče
}
report-byes = Brez nasprotnika: { $names }

## What happened

report-happened = Kaj se je zgodilo
report-happened-none = Nič, o čemer bi bilo treba poročati.
report-positions = Diagram kaže pozicijo pred tem, kar piše ob njem. Časi so po sodnikovi mizi.
report-diagram = Pozicija. Beli: { $white }. Črni: { $black }.
report-place-of = { $board }. šahovnica: { $white } – { $black }
report-incident = Incident: { $who }, { $what } [{ $articles }]
report-clocks = Uri potem: beli { $white }, črni { $black }
report-recorded = Zapisal: { $who }, vnos { $entry }, { $time }
report-struck = Pozneje prečrtano z vnosom { $entry }.
report-corrected = Popravljeno: partija se je nadaljevala kot po vnosu { $to }. Razlog: { $reason }
report-entered = Izid vpisan ročno: { $result }
report-entered-nothing = Ročno vpisani izid je bil umaknjen.
report-entered-open = Vpisano ročno: izid je odprt.

## Standings and seals

report-standings = Lestvica
report-rank = Mesto
report-name = Ime
report-federation = Zveza
report-rating = Rating
report-points = Točke
report-games = Partije
report-seals = Pečati
report-seals-help = Vsaka zgoščena vrednost je vrednost zadnjega vnosa v dnevnik partije in vsebuje vrednosti vseh prejšnjih: kdor spremeni vnos, spremeni vrednost.
report-round-board = Kolo/šah.
report-entry = Vnos
report-hash = Zgoščena vrednost
report-sign-chief = Glavni sodnik: kraj, datum, podpis

## What the chief arbiter hands in

report-item-event = Turnir
report-item-place = Kraj
report-item-federation = Zveza
report-item-dates = Termin
report-item-organiser = Organizator
report-item-chief-arbiter = Glavni sodnik
report-item-arbiters = Sodniki
report-item-laws = Pravila šaha
report-item-class = Vrsta šaha
report-item-time-control = Časovna kontrola
report-item-default-time = Privzeti čas zamude
report-item-system = Sistem turnirja
report-item-pairing-program = Program za žrebanje
report-item-rounds = Odigrana kola
report-item-players = Igralci
report-item-federations = Zveze igralcev
report-item-titles = Nazivi
report-item-conditions = Igralni pogoji
report-item-late = Zamude
report-item-forfeits = Partije brez igre
report-item-withdrawn = Odstopili
report-item-corrected = Ročno vpisani izidi
report-item-incidents = Veljavni incidenti
report-item-appeals-committee = Pritožbena komisija
report-item-appeals = Pritožbe in odločitve
report-item-fair-play = Ukrepi proti goljufanju
report-item-remarks = Opombe
report-players = { $players ->
    [one] en igralec
    [two] { $players } igralca
    [few] { $players } igralci
   *[other] { $players } igralcev
}{ $rated ->
    [0] { "" }
   *[other] , od tega z ratingom { $rated }, povprečje { $average }
}
report-board-result = { $round }. kolo, { $board }. šahovnica: { $white } – { $black } { $result }
report-withdrawn = { $name }, po { $round }. kolu
report-incident-of = { $who }: { $what } ({ $game }, { $when })
report-schedule = Kola
report-round-head = Kolo
report-starts = Začetek
report-first-entry = Prvi vnos
report-boards = Šahovnice
report-byes-head = Prosto
