### Príkaz perft: súbory pozícií so známymi počtami.

suite-wrong = Súbor pozícií nemožno prečítať.
suite-expected-keyword = riadok, ktorý sa začína id, epd, perft alebo #
suite-expected-epd = riadok s pozíciou, epd, pred jej počtami
suite-expected-number = hĺbka a počet, oboje celé čísla
suite-hint = záznam v súbore je riadok „id NÁZOV“, riadok „epd FEN“ a riadky „perft HĹBKA POČET“

suite-differs = LÍŠI SA
suite-failure = { $name }, hĺbka { $depth }: má byť { $expected }, vyšlo { $found }
suite-total = { $positions ->
    [one] { $positions } pozícia
    [few] { $positions } pozície
   *[other] { $positions } pozícií
}, { $counts ->
    [one] { $counts } počet
    [few] { $counts } počty
   *[other] { $counts } počtov
}, { $nodes } uzlov za { $time }
suite-left-out = { $counts ->
    [one] { $counts } počet je nad hranicou a bol vynechaný.
    [few] { $counts } počty sú nad hranicou a boli vynechané.
   *[other] { $counts } počtov je nad hranicou a bolo vynechaných.
}
suite-agrees = Všetky počty súhlasia.
suite-fails = { $counts ->
    [one] { $counts } počet sa líši.
    [few] { $counts } počty sa líšia.
   *[other] { $counts } počtov sa líši.
}
