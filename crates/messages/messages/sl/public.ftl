### Vsi stavki javne strani turnirja, ki ne potrebuje povezave.

public-language = Jezik
public-dark = Temno
public-light = Svetlo
public-print = Natisni
public-search = Išči po imenu ali šahovnici
public-loading = Trenutek …
public-gone = Tu ni ničesar: tega naslova nima noben turnir ali pa ga prireditelj ne prikazuje.
public-unreachable = Miza ni dosegljiva. Tu je, kar je bilo nazadnje znano; ko bo povezava spet tu, se bo nadaljevalo.
public-delayed = { $minutes ->
    [one] Vse je prikazano { $minutes } minuto pozneje.
    [two] Vse je prikazano { $minutes } minuti pozneje.
    [few] Vse je prikazano { $minutes } minute pozneje.
   *[other] Vse je prikazano { $minutes } minut pozneje.
}

## Pogledi

public-views = Pogledi
public-view-pairings = Pari
public-view-boards = Šahovnice
public-view-standings = Lestvica
public-view-crosstable = Razpredelnica
public-rounds = Kola
public-round = { $round }. kolo
public-round-short = Kolo
public-no-rounds = Objavljeno ni še nobeno kolo.
public-board = Šahovnica
public-white = Beli
public-black = Črni
public-result = Izid
public-player = Igralec
public-opponent = Nasprotnik
public-points = Točke
public-rank = Mesto
public-wins = Zmage
public-bye = prosto
public-elsewhere = igrano drugje
public-colour-of = Barva
public-colour = { $side ->
    [white] b
   *[black] č
}
public-standings-after = { $rounds ->
    [0] Lestvica
   *[other] Lestvica po { $rounds }. kolu
}
public-crosstable-help = V vsakem kolu: mesto nasprotnika v tej razpredelnici, barva (b, č), točke.
public-stands = Mesto: { $rank }, točke: { $points }, partije: { $played }

## Partija

public-game = Partija
public-to-game = K partiji na šahovnici { $board }
public-position-of = Pozicija na šahovnici { $board }
public-moves = Poteze
public-first = Na začetek
public-back = Potezo nazaj
public-on = Potezo naprej
public-last = K zadnji potezi
public-turn = Obrni šahovnico

## Projekcija

public-projector = Projekcija
public-projector-pairings = Pari { $round }. kola
public-projector-results = Izidi { $round }. kola
public-projector-boards = Šahovnice { $round }. kola
public-projector-standings = Lestvica
public-interval = Vsakih
public-stay = Zadrži
public-go-on = Nadaljuj
public-whole-screen = Čez cel zaslon
public-leave = Nazaj
