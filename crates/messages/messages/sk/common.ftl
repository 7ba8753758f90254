### Slová, ktoré používa každá časť programu.
### Začínajú sa malým písmenom, aby mohli stáť vo vete.

## Farby hráčov a figúrok (nominatív)

color-white = biely
color-black = čierny

## Kamene (nominatív jednotného čísla)

piece-king = kráľ
piece-queen = dáma
piece-rook = veža
piece-bishop = strelec
piece-knight = jazdec
piece-pawn = pešiak

## Odpovede

answer-yes = áno
answer-no = nie

## Návestia pred správou používateľovi

label-error = chyba
label-warning = varovanie
label-note = poznámka
label-hint = rada

## Slová citované od používateľa alebo zo súboru

quoted = „{ $text }“
