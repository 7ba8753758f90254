### Příkaz legal: může k této pozici vést nějaká partie?

## Nápověda

cli-legal = Říci, zda k pozici může vést nějaká partie, s důvody nebo s partií
cli-legal-arg-fen = Pozice ve FEN, nebo startpos, nebo „-“ pro řádek ze standardního vstupu
cli-legal-arg-file = Odpovědět pro každou pozici z tohoto souboru, jeden FEN na řádek; „-“ je standardní vstup
cli-legal-arg-verify = Přehrát partii nebo znovu odvodit důvody nezávislým kódem
cli-legal-arg-budget = Z kolika pozic se smí hrát při hledání partie
cli-legal-arg-edition = Vydání Pravidel, jehož článek se uvádí; není-li zadáno, nejnovější
cli-legal-arg-svg = Zapsat diagram do tohoto souboru jako SVG; „-“ je standardní výstup
cli-legal-arg-flip = Ukázat šachovnici ze strany černého

## Odpovědi

legality-illegal = Tato pozice je nepřípustná: nevede k ní žádná posloupnost přípustných tahů (článek { $article }, vydání { $edition }).
legality-illegal-uncited = K této pozici nevede žádná posloupnost přípustných tahů.
legality-start = Tato pozice je přípustná: začíná jí každá partie.
legality-legal = Tato pozice je přípustná. Partie, která k ní vede:
legality-unknown = Zůstává otevřené, zda k této pozici vede nějaká partie.
legality-effort = Nic proti ní nemluví: počet půltahů, které lze vzít zpět, je { $plies }. Hraním z { $positions ->
    [one] { $positions } pozice
   *[other] { $positions } pozic
} se žádná partie nenašla; větší rozpočet (--budget) ji možná najde.
legality-verified = Ověřeno nezávislým kódem: platí to.
legality-partly-verified = Ověřeno nezávislým kódem: potvrzeno { $confirmed }, příliš dlouhé k opakování { $open }.
legality-nothing-to-verify = Není co ověřovat: nejsou tu důvody ani partie.
legality-refused = Ověřeno nezávislým kódem: neplatí to ({ $detail }). Oznamte to prosím.
legality-verdict = { $verdict ->
    [legal] přípustná
    [illegal] nepřípustná
   *[unknown] otevřené
}
legality-summary = Pozice: { $count }; přípustné { $legal }, nepřípustné { $illegal }, otevřené { $unknown }.

## Důvody

illegal-position-both-kings-in-check = Oba králové jsou v šachu: napadají je { $attackers }.
illegal-position-castling-not-at-home = Právo na rošádu uvádí { $squares }, ale král a věž nestojí tak jako na začátku partie běžného šachu.
illegal-position-promoted = { $color ->
    [white] Bílý
   *[black] Černý
} musel proměnit nejméně { $needed ->
    [one] { $needed } pěšce
    [few] { $needed } pěšce
   *[other] { $needed } pěšců
}, ale { $possible ->
    [one] chybí jen { $possible } pěšec
    [few] chybějí jen { $possible } pěšci
   *[other] chybí jen { $possible } pěšců
}.
illegal-position-pawn-origins = Pěšci na { $squares } mohou pocházet jen z polí { $origins }: počet těchto polí je { $possible }, počet pěšců { $needed }.
illegal-position-pawn-captures = Aby stáli tam, kde stojí, museli { $color ->
    [white] bílí
   *[black] černí
} pěšci brát nejméně { $needed }×, ale soupeři chybí ze šestnácti kamenů jen { $possible }{ $out-of-reach ->
    [0] .
   *[other] , a z nich doma, kde žádný pěšec brát nemohl, padlo { $out-of-reach }.
}
illegal-position-pawns-passed = Počet sloupců, na kterých už bílý a černý pěšec nestojí proti sobě, je { $needed }, ale díky všem braním dohromady se { $possible ->
    [one] mohla minout nejvýše { $possible } dvojice
    [few] mohly minout nejvýše { $possible } dvojice
   *[other] mohlo minout nejvýše { $possible } dvojic
}.
illegal-position-blocked = Na své pole se nemá jak dostat { $pieces }: v cestě stojí kameny, které nikdy netáhly.
illegal-position-move-parity = { $color ->
    [white] Bílý
   *[black] Černý
} nemůže být na tahu: táhli jen jezdci a barvy jejich polí říkají, zda je počet tahů sudý.
illegal-position-impossible-check = Tento šach nemohl vzniknout žádným posledním tahem: krále na { $squares } { $count ->
    [one] napadá
   *[other] napadají
} { $attackers }.
illegal-position-no-last-move = { $color ->
    [white] Bílý
   *[black] Černý
} nemohl udělat poslední tah: každý tah vzatý zpět vede nejpozději po { $needed ->
    [one] { $needed } půltahu
   *[other] { $needed } půltazích
} k pozici, která je sama nepřípustná.
