### Príkaz incidents: správa pre organizátora.

cli-incidents = Vypísať incidenty partií: porušenia pravidiel, neprípustné ťahy, napomenutia, tresty, neskoré príchody, protesty
cli-incidents-arg-files = Prepisy partií jednej súťaže; každý prípad je jedna partia; „-“ je štandardný vstup
cli-incidents-arg-format = Podoba správy
cli-incidents-arg-player = Len táto osoba, podľa mena v hlavičkách
cli-incidents-arg-edition = Rozhodovať podľa tohto vydania, nech prepisy uvádzajú čokoľvek

incident-title = Incidenty
incident-summary = { $games ->
    [one] Jedna partia
    [few] { $games } partie
   *[other] { $games } partií
}, { $people ->
    [0] nikto nemá žiadny incident
    [one] incidenty má jedna osoba
    [few] incidenty majú { $people } osoby
   *[other] incidenty má { $people } osôb
}.
incident-person = Osoba
incident-game = Partia
incident-time = Čas
incident-what = Incident
incident-articles = Články
incident-recorded-by = Zaznamenal
incident-unnamed = { $side ->
    [white] biely
   *[black] čierny
}, { $game }
incident-other = { $who }, { $game }
incident-nobody = Žiadna partia týchto prepisov nepozná osobu „{ $name }“.
incident-nobody-hint = Mená stoja v hlavičkách, v riadkoch, ktoré sa začínajú slovami player white alebo player black.

## Ako sa incidenty počítajú

incident-group-violation = Porušenia
incident-group-illegal-move = Neprípustné ťahy
incident-group-warning = Napomenutia
incident-group-penalty = Tresty
incident-group-late = Neskoro
incident-group-refusal = Odmietnutia
incident-group-final-notice = Posledné upozornenia
incident-group-wrong-claim = Chybné reklamácie
incident-group-expulsion = Vykázania
incident-group-appeal = Protesty

## Čo sa stalo; vnútri tabuľky, bez veľkého písmena a bez bodky

incident-illegal-move = { $count }. neprípustný ťah
incident-warning = napomenutie
incident-penalty = trest: { $item }
incident-penalty-amount = trest: { $item }, { $amount }
incident-late = príchod { $time } po začiatku
incident-no-show = nedostavil sa včas, partia prehratá
incident-lost-device = partia prehratá pre elektronické zariadenie
incident-lost-refusal = partia prehratá pre odmietanie dodržiavať Pravidlá
incident-final-notice = upozornený, že ďalším odmietnutím partiu prehrá
incident-refusal = odmietnutie: { $order ->
    [record] zapisovať ťahy
    [lend-sheet] požičať partiár
    [reconstruct] pomôcť s rekonštrukciou partie
    [inspection] podrobiť sa prehliadke
    [take-part] zúčastniť sa
   *[play-on] pokračovať v hre
}
incident-refusal-words = odmietnutie pokynu: { $order }
incident-wrong-claim = neoprávnená reklamácia: { $ground }
incident-barred-claim = reklamácia sa neposúdila: { ruling-bar }
incident-appeal = podal protest
incident-expelled = vykázaný
incident-struck = { $what } (vyškrtnuté zápisom { $entry })
incident-by = { $by ->
    [white] biely
    [black] čierny
    [both] obaja hráči
    [arbiter] rozhodca
   *[program] program
}
