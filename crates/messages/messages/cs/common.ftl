### Slova, která používá každá část programu.
### Začínají malým písmenem, aby mohla stát uvnitř věty.

## Barvy hráčů a kamenů (1. pád)

color-white = bílý
color-black = černý

## Kameny (1. pád jednotného čísla)

piece-king = král
piece-queen = dáma
piece-rook = věž
piece-bishop = střelec
piece-knight = jezdec
piece-pawn = pěšec

## Odpovědi

answer-yes = ano
answer-no = ne

## Návěští před zprávou uživateli

label-error = chyba
label-warning = varování
label-note = poznámka
label-hint = rada

## Slova citovaná od uživatele nebo ze souboru

quoted = „{ $text }“
