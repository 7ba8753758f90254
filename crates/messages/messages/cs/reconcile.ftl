### Příkaz reconcile: dva zápisy jedné partie.

## Nápověda

cli-reconcile = Porovnat dva zápisy jedné partie, najít, kde se rozcházejí a která partie vysvětluje oba
cli-reconcile-arg-white = Zápis bílého v libovolném jazyce, nečitelné tahy jako „?“; „-“ je standardní vstup
cli-reconcile-arg-black = Zápis černého
cli-reconcile-arg-from = Pozice ve FEN, od níž oba zápisy začínají; není-li uvedena, základní postavení
cli-reconcile-arg-final = Jen partie, které končí touto pozicí: kameny, a říká-li FEN víc, i kdo je na tahu a kdo smí rošovat
cli-reconcile-arg-budget = Kolik stavů se prohlédne

## Zjištění

reconcile-agreed = Oba zápisy uvádějí stejné tahy.
reconcile-found = Jedna partie vysvětluje oba zápisy lépe než každá jiná nalezená.
reconcile-several = Zápisy samy nerozhodují: partií, které je vysvětlují stejně dobře: { $games }.
reconcile-nothing = Nenašla se partie, která by zápisy vysvětlila (prohlédnutých stavů: { $states }).
reconcile-exhausted = Rozpočet je vyčerpán; větší (--budget) může najít víc.
reconcile-languages = Čteno jako: zápis bílého { $white }, zápis černého { $black }.
reconcile-divergence = Zápisy se rozcházejí u tahu { $move }:
reconcile-game = Partie { $number } (chyb v zápisech: { $faults }):
reconcile-game-less = Partie { $number }, méně pravděpodobná (chyb v zápisech: { $faults }):

## Zápisy vedle sebe

reconcile-column-game = Partie
reconcile-column-white = Zápis bílého
reconcile-column-black = Zápis černého
reconcile-column-note = Poznámka
reconcile-cell-sign = { $keeper ->
    [white] bílý
   *[black] černý
}: znak braní nebo šachu neodpovídá
reconcile-cell-ambiguous = { $keeper ->
    [white] bílý
   *[black] černý
}: může to být i jiný tah
reconcile-cell-near = { $keeper ->
    [white] bílý
   *[black] černý
}: písařská chyba
reconcile-cell-other = { $keeper ->
    [white] bílý
   *[black] černý
}: jiný tah
reconcile-cell-illegible = { $keeper ->
    [white] bílý
   *[black] černý
}: nečitelné
reconcile-cell-missing = { $keeper ->
    [white] bílý
   *[black] černý
}: chybí
reconcile-cell-ended = { $keeper ->
    [white] bílý
   *[black] černý
}: zápis už skončil
reconcile-cell-doubled = { $keeper ->
    [white] bílý
   *[black] černý
}: zapsáno dvakrát
reconcile-cell-surplus = { $keeper ->
    [white] bílý
   *[black] černý
}: nepatří k žádnému tahu
