### Všechny věty veřejné stránky turnaje, která nepotřebuje odkaz.

public-language = Jazyk
public-dark = Tmavý
public-light = Světlý
public-print = Tisk
public-search = Hledat podle jména nebo šachovnice
public-loading = Okamžik …
public-gone = Tady není nic k vidění: tuto adresu nemá žádný turnaj, nebo jej pořadatel neukazuje.
public-unreachable = Stůl není dosažitelný. Zde je, co bylo známo naposledy; jakmile se spojení obnoví, bude se pokračovat.
public-delayed = { $minutes ->
    [one] Vše se ukazuje o minutu později.
    [few] Vše se ukazuje o { $minutes } minuty později.
   *[other] Vše se ukazuje o { $minutes } minut později.
}

## Pohledy

public-views = Pohledy
public-view-pairings = Nasazení
public-view-boards = Šachovnice
public-view-standings = Pořadí
public-view-crosstable = Tabulka
public-rounds = Kola
public-round = { $round }. kolo
public-round-short = Kolo
public-no-rounds = Zatím nebylo zveřejněno žádné kolo.
public-board = Šachovnice
public-white = Bílý
public-black = Černý
public-result = Výsledek
public-player = Hráč
public-opponent = Soupeř
public-points = Body
public-rank = Pořadí
public-wins = Výhry
public-bye = volno
public-elsewhere = hráno jinde
public-colour-of = Barva
public-colour = { $side ->
    [white] b
   *[black] č
}
public-standings-after = { $rounds ->
    [0] Pořadí
   *[other] Pořadí po { $rounds }. kole
}
public-crosstable-help = V každém kole: pořadí soupeře v této tabulce, barva (b, č), body.
public-stands = Pořadí: { $rank }, body: { $points }, partie: { $played }

## Partie

public-game = Partie
public-to-game = K partii na šachovnici { $board }
public-position-of = Pozice na šachovnici { $board }
public-moves = Tahy
public-first = Na začátek
public-back = O tah zpět
public-on = O tah dál
public-last = K poslednímu tahu
public-turn = Otočit šachovnici

## Promítání

public-projector = Promítání
public-projector-pairings = Nasazení { $round }. kola
public-projector-results = Výsledky { $round }. kola
public-projector-boards = Šachovnice { $round }. kola
public-projector-standings = Pořadí
public-interval = Každých
public-stay = Pozastavit
public-go-on = Pokračovat
public-whole-screen = Celá obrazovka
public-leave = Zpět
