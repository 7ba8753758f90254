### Besede, ki jih uporablja vsak del programa.
### Začnejo se z malo začetnico, da lahko stojijo sredi stavka.

## Barvi igralcev in figur (imenovalnik)

color-white = beli
color-black = črni

## Figure (imenovalnik ednine)

piece-king = kralj
piece-queen = dama
piece-rook = trdnjava
piece-bishop = lovec
piece-knight = skakač
piece-pawn = kmet

## Odgovora

answer-yes = da
answer-no = ne

## Oznake pred sporočilom uporabniku

label-error = napaka
label-warning = opozorilo
label-note = opomba
label-hint = namig

## Besede, navedene od uporabnika ali iz datoteke

quoted = »{ $text }«
