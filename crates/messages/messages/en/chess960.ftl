### The command chess960.

chess960-explained =
    In Chess960 the pieces of the first rank are placed by lot: the bishops on squares of different
    shades, the king between the rooks, Black opposite White. That gives 960 positions, numbered from
    0 to 959. Number 518 is the start of regular chess:
label-first-rank = First rank
label-seed = Seed of the draw
