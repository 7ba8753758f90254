### Příkaz incidents: zpráva pro pořadatele.

cli-incidents = Vypsat incidenty partií: porušení pravidel, nepřípustné tahy, napomenutí, tresty, pozdní příchody, odvolání
cli-incidents-arg-files = Přepisy partií jedné soutěže; každý případ je jedna partie; „-“ je standardní vstup
cli-incidents-arg-format = Podoba zprávy
cli-incidents-arg-player = Jen tato osoba, podle jména v hlavičkách
cli-incidents-arg-edition = Posuzovat podle tohoto vydání, ať přepisy uvádějí cokoli

incident-title = Incidenty
incident-summary = { $games ->
    [one] Jedna partie
    [few] { $games } partie
   *[other] { $games } partií
}, { $people ->
    [0] nikdo nemá žádný incident
    [one] incidenty má jedna osoba
    [few] incidenty mají { $people } osoby
   *[other] incidenty má { $people } osob
}.
incident-person = Osoba
incident-game = Partie
incident-time = Čas
incident-what = Incident
incident-articles = Články
incident-recorded-by = Zaznamenal
incident-unnamed = { $side ->
    [white] bílý
   *[black] černý
}, { $game }
incident-other = { $who }, { $game }
incident-nobody = Žádná partie těchto přepisů nezná osobu „{ $name }“.
incident-nobody-hint = Jména stojí v hlavičkách, v řádcích, které začínají slovy player white nebo player black.

## Jak se incidenty počítají

incident-group-violation = Porušení
incident-group-illegal-move = Nepřípustné tahy
incident-group-warning = Napomenutí
incident-group-penalty = Tresty
incident-group-late = Pozdě
incident-group-refusal = Odmítnutí
incident-group-final-notice = Poslední upozornění
incident-group-wrong-claim = Chybné reklamace
incident-group-expulsion = Vykázání
incident-group-appeal = Odvolání

## Co se stalo; uvnitř tabulky, bez velkého písmene a bez tečky

incident-illegal-move = { $count }. nepřípustný tah
incident-warning = napomenutí
incident-penalty = trest: { $item }
incident-penalty-amount = trest: { $item }, { $amount }
incident-late = příchod { $time } po začátku
incident-no-show = nedostavil se včas, partie prohrána
incident-lost-device = partie prohrána kvůli elektronickému zařízení
incident-lost-refusal = partie prohrána pro odmítání dodržovat Pravidla
incident-final-notice = upozorněn, že dalším odmítnutím partii prohraje
incident-refusal = odmítnutí: { $order ->
    [record] zapisovat tahy
    [lend-sheet] zapůjčit partiář
    [reconstruct] pomoci s rekonstrukcí partie
    [inspection] podrobit se prohlídce
    [take-part] zúčastnit se
   *[play-on] pokračovat ve hře
}
incident-refusal-words = odmítnutí pokynu: { $order }
incident-wrong-claim = neoprávněná reklamace: { $ground }
incident-barred-claim = reklamace se neprojednala: { ruling-bar }
incident-appeal = podal odvolání
incident-expelled = vykázán
incident-struck = { $what } (vyškrtnuto zápisem { $entry })
incident-by = { $by ->
    [white] bílý
    [black] černý
    [both] oba hráči
    [arbiter] rozhodčí
   *[program] program
}
