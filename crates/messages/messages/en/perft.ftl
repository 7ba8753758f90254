### The command perft: suites of positions with known counts.

suite-wrong = The suite cannot be read.
suite-expected-keyword = a line that begins with id, epd, perft or #
suite-expected-epd = a line with the position, epd, before its counts
suite-expected-number = a depth and a count, both whole numbers
suite-hint = an entry of a suite is a line “id NAME”, a line “epd FEN” and lines “perft DEPTH COUNT”

suite-differs = DIFFERS
suite-failure = { $name }, depth { $depth }: expected { $expected }, found { $found }
suite-total = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}, { $counts ->
    [one] { $counts } count
   *[other] { $counts } counts
}, { $nodes } nodes in { $time }
suite-left-out = { $counts ->
    [one] { $counts } count is above the limit and was left out.
   *[other] { $counts } counts are above the limit and were left out.
}
suite-agrees = All counts agree.
suite-fails = { $counts ->
    [one] { $counts } count differs.
   *[other] { $counts } counts differ.
}
