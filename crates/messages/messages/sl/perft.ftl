### Ukaz perft: zbirke pozicij z znanimi števili.

suite-wrong = Zbirke pozicij ni mogoče prebrati.
suite-expected-keyword = vrstica, ki se začne z id, epd, perft ali #
suite-expected-epd = vrstica s pozicijo, epd, pred njenimi števili
suite-expected-number = globina in število zaporedij, oboje celo število
suite-hint = zapis v zbirki je vrstica »id IME«, vrstica »epd FEN« in vrstice »perft GLOBINA ŠTEVILO«

suite-differs = SE RAZLIKUJE
suite-failure = { $name }, globina { $depth }: pričakovano { $expected }, dobljeno { $found }
suite-total = { $positions ->
    [one] { $positions } pozicija
    [two] { $positions } poziciji
    [few] { $positions } pozicije
   *[other] { $positions } pozicij
}, { $counts ->
    [one] { $counts } štetje
    [two] { $counts } štetji
    [few] { $counts } štetja
   *[other] { $counts } štetij
}, { $nodes } vozlišč v { $time }
suite-left-out = { $counts ->
    [one] { $counts } štetje je nad mejo in je izpuščeno.
    [two] { $counts } štetji sta nad mejo in sta izpuščeni.
    [few] { $counts } štetja so nad mejo in so izpuščena.
   *[other] { $counts } štetij je nad mejo in je izpuščenih.
}
suite-agrees = Vsa štetja se ujemajo.
suite-fails = { $counts ->
    [one] { $counts } štetje se razlikuje.
    [two] { $counts } štetji se razlikujeta.
    [few] { $counts } štetja se razlikujejo.
   *[other] { $counts } štetij se razlikuje.
}
