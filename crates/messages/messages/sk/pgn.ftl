### Príkaz pgn: záznamy partií a čo je v nich zle.

pgn-total = { $file }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partií
}, { $moves ->
    [one] { $moves } ťah
    [few] { $moves } ťahy
   *[other] { $moves } ťahov
}, { $defects ->
    [0] bez chýb
    [one] { $defects } chyba
    [few] { $defects } chyby
   *[other] { $defects } chýb
}, { $broken ->
    [one] { $broken } partia, ktorú nebolo možné prehrať do konca
    [few] { $broken } partie, ktoré nebolo možné prehrať do konca
   *[other] { $broken } partií, ktoré nebolo možné prehrať do konca
}, { $speed } MB za sekundu
pgn-defect = { $file }:{ $line }:{ $column }: partia { $game }: { $text }

pgn-defect-bad-tag = toto nie je značka: meno a hodnota v úvodzovkách, v hranatých zátvorkách.
pgn-defect-unclosed-comment = komentár, ktorý sa tu začína, nemá uzatváraciu zloženú zátvorku.
pgn-defect-unclosed-variation = variant nemá uzatváraciu zátvorku.
pgn-defect-stray-closing = tu nie je čo uzavrieť.
pgn-defect-stray-byte = toto medzi ťahy nepatrí.
pgn-defect-no-tags = ťahy sa začínajú bez jedinej značky.
pgn-defect-no-result = partia sa končí bez výsledku.
pgn-defect-bad-fen = východiskovú pozíciu nemožno prečítať: očakáva sa { $expected }.
pgn-defect-not-playable = z východiskovej pozície nemožno hrať.
pgn-defect-not-algebraic = „{ $word }“ nie je ťah v algebraickej notácii.
pgn-defect-ambiguous = „{ $word }“ môže byť ťah z { $squares }.
pgn-defect-no-such-move = ťah „{ $word }“ nemôže urobiť žiadna figúrka.
pgn-defect-illegal-move = „{ $word }“ je neprípustný ťah. { $reason }
pgn-defect-too-long = zápis je dlhší než { $megabytes } MB; čo nasleduje za týmto miestom, nebolo prečítané. Rozdeľte ho alebo opravte, kde sa začína ďalší zápis.
pgn-defect-too-many-moves = toľko ťahov žiadna partia nemá; ďalšie už boli vynechané.
pgn-more = Ukázaných je prvých { $told } z { $all } chýb.
