### Chyby v pozicích (FEN) a v tazích, jak je píše uživatel.

## Co je špatně, podle části FEN

fen-wrong = FEN nelze přečíst: { $field ->
    [pieces] chyba je v rozestavení kamenů
    [turn] chyba je v údaji, kdo je na tahu
    [castling] chyba je v právech na rošádu
    [en-passant] chyba je v poli pro braní mimochodem
    [counter] chyba je v počtu půltahů od posledního braní nebo tahu pěšcem
    [move-number] chyba je v čísle tahu
   *[end] za posledním údajem ještě něco je
}.

## Co tam patří (po „očekává se:“)

fen-expected-piece-or-digit = písmeno kamene (KQRBNP nebo kqrbnp), číslice od 1 do 8, nebo lomítko
fen-expected-slash = lomítko, protože tato řada už má svých osm polí
fen-expected-more-squares = další pole, protože řada jich má osm
fen-expected-more-ranks = další řada, protože jich je osm
fen-expected-space = mezera a další údaj
fen-expected-color = w nebo b
fen-expected-castling = pomlčka, nebo písmena jako KQkq či HAha, každé právo jednou
fen-expected-square-or-dash = pomlčka nebo pole jako e3
fen-expected-number = celé číslo
fen-expected-number-from-one = celé číslo od 1 výše
fen-expected-nothing = už nic

## Co dělat

fen-hint = FEN uvádí kameny, kdo je na tahu, rošády, pole pro braní mimochodem a dvě čísla, vždy s jednou mezerou: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq { "-" } 0 1
fen-hint-quotes = FEN obsahuje mezery: dejte ho do uvozovek

## Tahy

move-wrong = „{ $text }“ není tah, jak ho píší šachové programy.
move-expected-from = pole, ze kterého se táhne
move-expected-to = pole, na které se táhne
move-expected-promotion = q, r, b nebo n pro nový kámen, nebo nic
move-expected-end = už nic
move-hint = napište dvě pole a při proměně písmeno nového kamene: e2e4, e7e8q; rošáda je e1g1 nebo e1h1
