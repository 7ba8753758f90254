### Příkaz pgn: záznamy partií a co je v nich špatně.

pgn-total = { $file }: { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}, { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}, { $defects ->
    [0] bez závad
    [one] { $defects } závada
    [few] { $defects } závady
   *[other] { $defects } závad
}, { $broken ->
    [one] { $broken } partie, kterou nešlo přehrát do konce
    [few] { $broken } partie, které nešlo přehrát do konce
   *[other] { $broken } partií, které nešlo přehrát do konce
}, { $speed } MB za sekundu
pgn-defect = { $file }:{ $line }:{ $column }: partie { $game }: { $text }

pgn-defect-bad-tag = toto není značka: jméno a hodnota v uvozovkách, v hranatých závorkách.
pgn-defect-unclosed-comment = komentář, který zde začíná, nemá uzavírací složenou závorku.
pgn-defect-unclosed-variation = varianta nemá uzavírací závorku.
pgn-defect-stray-closing = zde není co uzavřít.
pgn-defect-stray-byte = toto mezi tahy nepatří.
pgn-defect-no-tags = tahy začínají bez jediné značky.
pgn-defect-no-result = partie končí bez výsledku.
pgn-defect-bad-fen = výchozí postavení nelze přečíst: očekává se { $expected }.
pgn-defect-not-playable = z výchozího postavení nelze hrát.
pgn-defect-not-algebraic = „{ $word }“ není tah v algebraické notaci.
pgn-defect-ambiguous = „{ $word }“ může být tah z { $squares }.
pgn-defect-no-such-move = tah „{ $word }“ nemůže zahrát žádný kámen.
pgn-defect-illegal-move = „{ $word }“ je nepřípustný tah. { $reason }
pgn-defect-too-long = zápis je delší než { $megabytes } MB; co následuje za tímto místem, nebylo přečteno. Rozdělte ho, nebo opravte, kde začíná další zápis.
pgn-defect-too-many-moves = tolik tahů žádná partie nemá; další už byly vynechány.
pgn-more = Ukázáno je prvních { $told } ze { $all } chyb.
