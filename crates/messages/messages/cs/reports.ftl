### Zprávy na papíře: kolo, den, turnaj a zpráva, kterou odevzdává hlavní rozhodčí.

report-page = Strana { $page } z { $pages }
report-title-round = { $event }: zpráva z { $round }. kola
report-title-day = { $event }: zpráva ze dne { $day }
report-title-event = { $event }: zpráva
report-title-arbiter = { $event }: zpráva hlavního rozhodčího
report-made = Vytvořeno

## Results

report-round = { $round }. kolo
report-round-at = { $round }. kolo, { $time }
report-board = Šach.
report-white = Bílý
report-black = Černý
report-result = Výsledek
report-result-by = Odkud je
report-signed = Podepsal
report-from = { $source ->
    [game] partie
    [arbiter] rozhodnutí rozhodčího
    [forfeit] kontumace
    [by-hand] zapsán ručně
   *[elsewhere] hráno jinde
}
report-signatures = { $signed ->
    [both] oba hráči
    [white] jen bílý
    [black] jen černý
    [other] podpis pod jiným výsledkem
   *[nobody] nikdo
}
report-byes = Bez soupeře: { $names }

## What happened

report-happened = Co se stalo
report-happened-none = Nic, co by bylo třeba hlásit.
report-positions = Diagram ukazuje pozici před tím, co stojí vedle něj. Časy jsou podle stolu rozhodčího.
report-diagram = Pozice. Bílý: { $white }. Černý: { $black }.
report-place-of = { $board }. šachovnice: { $white } – { $black }
report-incident = Incident: { $who }, { $what } [{ $articles }]
report-clocks = Hodiny poté: bílý { $white }, černý { $black }
report-recorded = Zaznamenal: { $who }, záznam { $entry }, { $time }
report-struck = Později vyškrtnuto zápisem { $entry }.
report-corrected = Opraveno: partie pokračovala jako po záznamu { $to }. Důvod: { $reason }
report-entered = Výsledek zapsán ručně: { $result }
report-entered-nothing = Ručně zapsaný výsledek byl vzat zpět.
report-entered-open = Zapsáno ručně: partie je bez výsledku.

## Standings and seals

report-standings = Průběžné pořadí
report-rank = Pořadí
report-name = Jméno
report-federation = Federace
report-rating = Elo
report-points = Body
report-games = Partie
report-seals = Pečeti
report-seals-help = Každý otisk je otiskem posledního záznamu protokolu partie a obsahuje otisky všech předchozích: kdo změní záznam, změní otisk.
report-round-board = Kolo/šach.
report-entry = Záznam
report-hash = Otisk
report-sign-chief = Hlavní rozhodčí: místo, datum, podpis

## What the chief arbiter hands in

report-item-event = Turnaj
report-item-place = Místo
report-item-federation = Federace
report-item-dates = Termín
report-item-organiser = Pořadatel
report-item-chief-arbiter = Hlavní rozhodčí
report-item-arbiters = Rozhodčí
report-item-laws = Pravidla šachu
report-item-class = Druh šachu
report-item-time-control = Časová kontrola
report-item-default-time = Čekací doba
report-item-system = Hrací systém
report-item-pairing-program = Losovací program
report-item-rounds = Odehraná kola
report-item-players = Hráči
report-item-federations = Federace hráčů
report-item-titles = Tituly
report-item-conditions = Hrací podmínky
report-item-late = Pozdní příchody
report-item-forfeits = Partie bez hry
report-item-withdrawn = Odstoupili
report-item-corrected = Výsledky zapsané ručně
report-item-incidents = Platné incidenty
report-item-appeals-committee = Odvolací komise
report-item-appeals = Odvolání a rozhodnutí
report-item-fair-play = Opatření proti podvádění
report-item-remarks = Poznámky
report-players = { $players ->
    [one] jeden hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}{ $rated ->
    [0] { "" }
   *[other] , z toho s ratingem { $rated }, průměr { $average }
}
report-board-result = { $round }. kolo, { $board }. šachovnice: { $white } – { $black } { $result }
report-withdrawn = { $name }, po { $round }. kole
report-incident-of = { $who }: { $what } ({ $game }, { $when })
report-schedule = Kola
report-round-head = Kolo
report-starts = Začátek
report-first-entry = První záznam
report-boards = Šachovnice
report-byes-head = Volno
