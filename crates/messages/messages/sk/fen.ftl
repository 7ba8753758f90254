### Chyby v pozíciách (FEN) a v ťahoch, ako ich píše používateľ.

## Čo je zle, podľa časti FEN

fen-wrong = FEN nemožno prečítať: { $field ->
    [pieces] chyba je v rozostavení figúrok
    [turn] chyba je v údaji, kto je na ťahu
    [castling] chyba je v právach na rošádu
    [en-passant] chyba je v poli pre branie mimochodom
    [counter] chyba je v počte polťahov od posledného brania alebo ťahu pešiakom
    [move-number] chyba je v čísle ťahu
   *[end] za posledným údajom ešte niečo je
}.

## Čo tam patrí (po „očakáva sa:“)

fen-expected-piece-or-digit = písmeno figúrky (KQRBNP alebo kqrbnp), číslica od 1 do 8, alebo lomka
fen-expected-slash = lomka, pretože tento rad už má svojich osem polí
fen-expected-more-squares = ďalšie polia, pretože rad ich má osem
fen-expected-more-ranks = ďalší rad, pretože ich je osem
fen-expected-space = medzera a ďalší údaj
fen-expected-color = w alebo b
fen-expected-castling = pomlčka, alebo písmená ako KQkq či HAha, každé právo raz
fen-expected-square-or-dash = pomlčka alebo pole ako e3
fen-expected-number = celé číslo
fen-expected-number-from-one = celé číslo od 1 vyššie
fen-expected-nothing = už nič

## Čo robiť

fen-hint = FEN uvádza figúrky, kto je na ťahu, rošády, pole pre branie mimochodom a dve čísla, vždy s jednou medzerou: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq { "-" } 0 1
fen-hint-quotes = FEN obsahuje medzery: dajte ho do úvodzoviek

## Ťahy

move-wrong = „{ $text }“ nie je ťah, ako ho píšu šachové programy.
move-expected-from = pole, z ktorého sa ťahá
move-expected-to = pole, na ktoré sa ťahá
move-expected-promotion = q, r, b alebo n pre novú figúru, alebo nič
move-expected-end = už nič
move-hint = napíšte dve polia a pri premene písmeno novej figúry: e2e4, e7e8q; rošáda je e1g1 alebo e1h1
