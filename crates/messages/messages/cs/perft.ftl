### Příkaz perft: soubory pozic se známými počty.

suite-wrong = Soubor pozic nelze přečíst.
suite-expected-keyword = řádek, který začíná id, epd, perft nebo #
suite-expected-epd = řádek s pozicí, epd, před jejími počty
suite-expected-number = hloubka a počet, obojí celá čísla
suite-hint = záznam v souboru je řádek „id JMÉNO“, řádek „epd FEN“ a řádky „perft HLOUBKA POČET“

suite-differs = LIŠÍ SE
suite-failure = { $name }, hloubka { $depth }: má být { $expected }, vyšlo { $found }
suite-total = { $positions ->
    [one] { $positions } pozice
    [few] { $positions } pozice
   *[other] { $positions } pozic
}, { $counts ->
    [one] { $counts } počet
    [few] { $counts } počty
   *[other] { $counts } počtů
}, { $nodes } uzlů za { $time }
suite-left-out = { $counts ->
    [one] { $counts } počet je nad mezí a byl vynechán.
    [few] { $counts } počty jsou nad mezí a byly vynechány.
   *[other] { $counts } počtů je nad mezí a bylo vynecháno.
}
suite-agrees = Všechny počty souhlasí.
suite-fails = { $counts ->
    [one] { $counts } počet se liší.
    [few] { $counts } počty se liší.
   *[other] { $counts } počtů se liší.
}
