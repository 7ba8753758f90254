### Ukaz why: ali je poteza pravilna in katera pravila krši.
### $color in $piece označujeta figuro, o kateri govori stavek, $role je vrsta figure, ki se premika.

why-legal = { $move } je pravilna poteza: { $san }.
why-illegal = { $count ->
    [one] { $move } je nepravilna poteza:
   *[other] { $move } je nepravilna poteza iz { $count } razlogov:
}
why-article = { $count ->
    [one] člen { $articles }
    [two] člena { $articles }
   *[other] členi { $articles }
}
why-edition = Členi izdaje { $edition }.
why-legend = V oklepajih: polji poteze, napadalci in napadena polja, figure na poti.
why-hint-promotion = novo figuro označite s črko: { $move }q, { $move }r, { $move }b ali { $move }n

## Katerakoli figura

why-nothing-there = Na polju { $square } ni nobene figure.
why-not-having-the-move = { $color ->
    [white] Na potezi je črni
   *[black] Na potezi je beli
}, na { $square } pa stoji { colored-piece }.
why-not-moved = S potezo gre figura na drugo polje; tu bi ostala na { $square }.
why-own-piece = Figura ne more na polje, na katerem stoji figura iste barve: na { $square } stoji { colored-piece }.
why-king-captured = Kralja se nikoli ne vzame: na { $square } stoji nasprotnikov kralj.
why-not-its-way = { $role ->
    [king] Kralj gre na sosednje polje ali pa rokira s trdnjavo.
    [queen] Dama se giblje po liniji, po vrsti ali po diagonali.
    [rook] Trdnjava se giblje po liniji ali po vrsti.
    [bishop] Lovec se giblje po diagonali.
    [knight] Skakač gre dve polji po liniji ali po vrsti in eno polje vstran.
   *[pawn] Kmet gre naravnost naprej za eno polje, z začetnega polja tudi za dve, in jemlje eno polje diagonalno naprej.
}
why-path-blocked = { $role ->
    [queen] Dama
    [rook] Trdnjava
   *[bishop] Lovec
} ne more preskočiti figure: na { $square } stoji { colored-piece }.

## Kmetje

why-pawn-blocked = { $detail ->
    [single] Kmet lahko naprej samo na prosto polje
   *[double] Kmet lahko za dve polji naprej, samo če sta obe prosti
}: na { $square } stoji { colored-piece }.
why-not-its-first-move = Za dve polji naprej sme samo kmet na začetnem polju.
why-nothing-to-capture = Kmet gre diagonalno samo, kadar jemlje, polje { $square } pa je prazno.
why-en-passant-not-available = Kmeta na { $square } ni mogoče vzeti en passant: to je mogoče samo takoj po njegovem premiku za dve polji.
why-promotion-missing = Kmeta, ki pride na zadnjo vrsto na { $square }, je treba v isti potezi zamenjati za damo, trdnjavo, lovca ali skakača.
why-promotion-impossible = Nova figura se izbere samo, kadar kmet pride na zadnjo vrsto.

## Rokada

why-no-rook-to-castle = { $wing ->
    [king] Rokada na kraljevo stran
   *[queen] Rokada na damino stran
} potrebuje trdnjavo na tej strani kralja, tam pa je ni.
why-castling-right-lost = { $wing ->
    [king] Pravica do rokade na kraljevo stran
   *[queen] Pravica do rokade na damino stran
} je izgubljena: { $detail ->
    [rook] trdnjava na { $square } je že bila premaknjena
   *[king-or-rook] kralj ali trdnjava na { $square } je že bila premaknjena
}.
why-castling-obstructed = Rokadi je na poti figura: na { $square } stoji { colored-piece }.
why-castling-out-of-check = Kralj ne sme rokirati iz šaha: polje { $square } { $count ->
    [one] napada
    [two] napadata
   *[other] napadajo
} { $attackers }.
why-castling-through-check = Kralj pri rokadi ne sme prečkati napadenega polja: polje { $square } { $count ->
    [one] napada
    [two] napadata
   *[other] napadajo
} { $attackers }.
why-castling-into-check = Kralj pri rokadi ne sme priti na napadeno polje: polje { $square } { $count ->
    [one] napada
    [two] napadata
   *[other] napadajo
} { $attackers }.

## Kralj v šahu

why-king-stepped-into-check = Kralj ne sme na napadeno polje: polje { $square } { $count ->
    [one] napada
    [two] napadata
   *[other] napadajo
} { $attackers }.
why-king-exposed = Poteza ne sme izpostaviti lastnega kralja šahu: kralja na { $square } nato { $count ->
    [one] napada
    [two] napadata
   *[other] napadajo
} { $attackers }.
why-king-left-in-check = Kralj ne sme ostati v šahu: tudi po potezi ga na { $square } { $count ->
    [one] napada
    [two] napadata
   *[other] napadajo
} { $attackers }.
