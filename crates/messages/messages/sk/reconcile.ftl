### Príkaz reconcile: dva zápisy jednej partie.

## Pomoc

cli-reconcile = Porovnať dva zápisy jednej partie, nájsť, kde sa rozchádzajú a ktorá partia vysvetľuje oba
cli-reconcile-arg-white = Zápis bieleho v ľubovoľnom jazyku, nečitateľné ťahy ako „?“; „-“ je štandardný vstup
cli-reconcile-arg-black = Zápis čierneho
cli-reconcile-arg-from = Pozícia vo FEN, od ktorej oba zápisy začínajú; ak nie je uvedená, základné postavenie
cli-reconcile-arg-final = Len partie, ktoré sa končia touto pozíciou: kamene, a ak FEN hovorí viac, aj kto je na ťahu a kto smie rošovať
cli-reconcile-arg-budget = Koľko stavov sa prezrie

## Zistenia

reconcile-agreed = Oba zápisy uvádzajú rovnaké ťahy.
reconcile-found = Jedna partia vysvetľuje oba zápisy lepšie než každá iná nájdená.
reconcile-several = Zápisy samy nerozhodujú: partií, ktoré ich vysvetľujú rovnako dobre: { $games }.
reconcile-nothing = Nenašla sa partia, ktorá by zápisy vysvetlila (prezretých stavov: { $states }).
reconcile-exhausted = Rozpočet je vyčerpaný; väčší (--budget) môže nájsť viac.
reconcile-languages = Čítané ako: zápis bieleho { $white }, zápis čierneho { $black }.
reconcile-divergence = Zápisy sa rozchádzajú pri { $move }:
reconcile-game = Partia { $number } (chýb v zápisoch: { $faults }):
reconcile-game-less = Partia { $number }, menej pravdepodobná (chýb v zápisoch: { $faults }):

## Zápisy vedľa seba

reconcile-column-game = Partia
reconcile-column-white = Zápis bieleho
reconcile-column-black = Zápis čierneho
reconcile-column-note = Poznámka
reconcile-cell-sign = { $keeper ->
    [white] biely
   *[black] čierny
}: znak brania alebo šachu nezodpovedá
reconcile-cell-ambiguous = { $keeper ->
    [white] biely
   *[black] čierny
}: môže to byť aj iný ťah
reconcile-cell-near = { $keeper ->
    [white] biely
   *[black] čierny
}: prepísanie
reconcile-cell-other = { $keeper ->
    [white] biely
   *[black] čierny
}: iný ťah
reconcile-cell-illegible = { $keeper ->
    [white] biely
   *[black] čierny
}: nečitateľné
reconcile-cell-missing = { $keeper ->
    [white] biely
   *[black] čierny
}: chýba
reconcile-cell-ended = { $keeper ->
    [white] biely
   *[black] čierny
}: zápis sa už skončil
reconcile-cell-doubled = { $keeper ->
    [white] biely
   *[black] čierny
}: zapísané dvakrát
reconcile-cell-surplus = { $keeper ->
    [white] biely
   *[black] čierny
}: nepatrí k žiadnemu ťahu
