### Správy na papieri: kolo, deň, turnaj a správa, ktorú odovzdáva hlavný rozhodca.

report-page = Strana { $page } z { $pages }
report-title-round = { $event }: správa z { $round }. kola
report-title-day = { $event }: správa zo dňa { $day }
report-title-event = { $event }: správa
report-title-arbiter = { $event }: správa hlavného rozhodcu
report-made = Vytvorené

## Results

report-round = { $round }. kolo
report-round-at = { $round }. kolo, { $time }
report-board = Šach.
report-white = Biely
report-black = Čierny
report-result = Výsledok
report-result-by = Odkiaľ je
report-signed = Podpísal
report-from = { $source ->
    [game] partia
    [arbiter] rozhodnutie rozhodcu
    [forfeit] kontumácia
    [by-hand] zapísaný ručne
   *[elsewhere] hrané inde
}
report-signatures = { $signed ->
    [both] obaja hráči
    [white] len biely
    [black] len čierny
    [other] podpis pod iným výsledkom
   *[nobody] nikto
}
report-byes = Bez súpera: { $names }

## What happened

report-happened = Čo sa stalo
report-happened-none = Nič, čo by bolo treba hlásiť.
report-positions = Diagram ukazuje pozíciu pred tým, čo stojí vedľa neho. Časy sú podľa stola rozhodcu.
report-diagram = Pozícia. Biely: { $white }. Čierny: { $black }.
report-place-of = { $board }. šachovnica: { $white } – { $black }
report-incident = Incident: { $who }, { $what } [{ $articles }]
report-clocks = Hodiny potom: biely { $white }, čierny { $black }
report-recorded = Zaznamenal: { $who }, záznam { $entry }, { $time }
report-struck = Neskôr vyškrtnuté zápisom { $entry }.
report-corrected = Opravené: partia pokračovala ako po zázname { $to }. Dôvod: { $reason }
report-entered = Výsledok zapísaný ručne: { $result }
report-entered-nothing = Ručne zapísaný výsledok bol vzatý späť.
report-entered-open = Zapísané ručne: partia je bez výsledku.

## Standings and seals

report-standings = Priebežné poradie
report-rank = Poradie
report-name = Meno
report-federation = Federácia
report-rating = Rating
report-points = Body
report-games = Partie
report-seals = Pečate
report-seals-help = Každý odtlačok je odtlačkom posledného záznamu protokolu partie a obsahuje odtlačky všetkých predchádzajúcich: kto zmení záznam, zmení odtlačok.
report-round-board = Kolo/šach.
report-entry = Záznam
report-hash = Odtlačok
report-sign-chief = Hlavný rozhodca: miesto, dátum, podpis

## What the chief arbiter hands in

report-item-event = Turnaj
report-item-place = Miesto
report-item-federation = Federácia
report-item-dates = Termín
report-item-organiser = Usporiadateľ
report-item-chief-arbiter = Hlavný rozhodca
report-item-arbiters = Rozhodcovia
report-item-laws = Pravidlá šachu
report-item-class = Druh šachu
report-item-time-control = Časová kontrola
report-item-default-time = Čakacia doba
report-item-system = Hrací systém
report-item-pairing-program = Žrebovací program
report-item-rounds = Odohrané kolá
report-item-players = Hráči
report-item-federations = Federácie hráčov
report-item-titles = Tituly
report-item-conditions = Hracie podmienky
report-item-late = Neskoré príchody
report-item-forfeits = Partie bez hry
report-item-withdrawn = Odstúpili
report-item-corrected = Výsledky zapísané ručne
report-item-incidents = Platné incidenty
report-item-appeals-committee = Odvolacia komisia
report-item-appeals = Protesty a rozhodnutia
report-item-fair-play = Opatrenia proti podvádzaniu
report-item-remarks = Poznámky
report-players = { $players ->
    [one] jeden hráč
    [few] { $players } hráči
   *[other] { $players } hráčov
}{ $rated ->
    [0] { "" }
   *[other] , z toho s ratingom { $rated }, priemer { $average }
}
report-board-result = { $round }. kolo, { $board }. šachovnica: { $white } – { $black } { $result }
report-withdrawn = { $name }, po { $round }. kole
report-incident-of = { $who }: { $what } ({ $game }, { $when })
report-schedule = Kolá
report-round-head = Kolo
report-starts = Začiatok
report-first-entry = Prvý záznam
report-boards = Šachovnice
report-byes-head = Voľno
