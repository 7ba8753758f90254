### Príkaz reconcile: dva zápisy jednej partie.

## Pomoc

cli-reconcile = Porovnať dva partiáre jednej partie, nájsť, kde sa rozchádzajú a ktorá partia vysvetľuje oba
cli-reconcile-arg-white = Partiár bieleho v ľubovoľnom jazyku, nečitateľné ťahy ako „?“; „-“ je štandardný vstup
cli-reconcile-arg-black = Partiár čierneho
cli-reconcile-arg-from = Pozícia vo FEN, od ktorej sa oba partiáre začínajú; ak nie je uvedená, začiatok partie
cli-reconcile-arg-final = Len partie, ktoré sa končia touto pozíciou: figúrky, a ak FEN hovorí viac, aj kto je na ťahu a kto smie rošovať
cli-reconcile-arg-budget = Koľko stavov sa prezrie

## Zistenia

reconcile-agreed = Oba partiáre uvádzajú rovnaké ťahy.
reconcile-found = Jedna partia vysvetľuje oba partiáre lepšie než každá iná nájdená.
reconcile-several = Partiáre samy nerozhodujú: partií, ktoré ich vysvetľujú rovnako dobre: { $games }.
reconcile-nothing = Nenašla sa partia, ktorá by partiáre vysvetlila (prezretých stavov: { $states }).
reconcile-exhausted = Rozpočet je vyčerpaný; väčší (--budget) môže nájsť viac.
reconcile-languages = Čítané ako: partiár bieleho { $white }, partiár čierneho { $black }.
reconcile-divergence = Partiáre sa rozchádzajú pri { $move }:
reconcile-game = Partia { $number } (chýb v partiároch: { $faults }):
reconcile-game-less = Partia { $number }, menej pravdepodobná (chýb v partiároch: { $faults }):

## Zápisy vedľa seba

reconcile-column-game = Partia
reconcile-column-white = Partiár bieleho
reconcile-column-black = Partiár čierneho
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
}: chyba pri písaní
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
}: partiár sa už skončil
reconcile-cell-doubled = { $keeper ->
    [white] biely
   *[black] čierny
}: zapísané dvakrát
reconcile-cell-surplus = { $keeper ->
    [white] biely
   *[black] čierny
}: nepatrí k žiadnemu ťahu
