### Příkaz why: zda je tah přípustný a která pravidla porušuje.
### $color a $piece označují kámen, o kterém věta mluví, $role je druh kamene, kterým se táhne.

why-legal = { $move } je přípustný tah: { $san }.
why-illegal = { $count ->
    [one] { $move } je nepřípustný tah:
    [few] { $move } je nepřípustný tah ze { $count } důvodů:
   *[other] { $move } je nepřípustný tah z { $count } důvodů:
}
why-article = { $count ->
    [one] článek { $articles }
   *[other] články { $articles }
}
why-edition = Články vydání { $edition }.
why-legend = V závorkách: pole tahu, útočící kameny a napadená pole, kameny v cestě.
why-hint-promotion = označte nový kámen písmenem: { $move }q, { $move }r, { $move }b nebo { $move }n

## Kterýkoli kámen

why-nothing-there = Na poli { $square } nestojí žádný kámen.
why-not-having-the-move = { $color ->
    [white] Na tahu je černý
   *[black] Na tahu je bílý
}, ale na { $square } stojí { colored-piece }.
why-not-moved = Tahem se kámen přemístí na jiné pole; zde by zůstal na { $square }.
why-own-piece = Kámen nemůže táhnout na pole, kde stojí kámen téže barvy: na { $square } stojí { colored-piece }.
why-king-captured = Král se nikdy nebere: na { $square } stojí soupeřův král.
why-not-its-way = { $role ->
    [king] Král táhne na sousední pole, nebo provede rošádu s věží.
    [queen] Dáma táhne po sloupci, po řadě nebo po diagonále.
    [rook] Věž táhne po sloupci nebo po řadě.
    [bishop] Střelec táhne po diagonále.
    [knight] Jezdec táhne o dvě pole po sloupci nebo po řadě a o jedno pole do strany.
   *[pawn] Pěšec táhne rovně vpřed o jedno pole, ze základního pole i o dvě, a bere o jedno pole šikmo vpřed.
}
why-path-blocked = { $role ->
    [queen] Dáma
    [rook] Věž
   *[bishop] Střelec
} nemůže přeskočit kámen: na { $square } stojí { colored-piece }.

## Pěšci

why-pawn-blocked = { $detail ->
    [single] Pěšec může vpřed jen na volné pole
   *[double] Pěšec může o dvě pole vpřed, jen jsou-li obě volná
}: na { $square } stojí { colored-piece }.
why-not-its-first-move = O dvě pole vpřed smí jen pěšec na základním poli.
why-nothing-to-capture = Pěšec táhne šikmo, jen když bere, a pole { $square } je prázdné.
why-en-passant-not-available = Pěšce na { $square } nelze brát mimochodem: to je možné jen jako bezprostřední odpověď na jeho postup o dvě pole.
why-promotion-missing = Pěšec, který dosáhne poslední řady na { $square }, musí být v témže tahu zaměněn za dámu, věž, střelce nebo jezdce.
why-promotion-impossible = Nový kámen se volí, jen když pěšec dosáhne poslední řady.

## Rošáda

why-no-rook-to-castle = { $wing ->
    [king] Malá rošáda
   *[queen] Velká rošáda
} potřebuje věž na této straně krále a žádná tam není.
why-castling-right-lost = { $wing ->
    [king] Právo na malou rošádu
   *[queen] Právo na velkou rošádu
} zaniklo: { $detail ->
    [rook] věž na { $square } už táhla
   *[king-or-rook] král nebo věž na { $square } už táhli
}.
why-castling-obstructed = Rošádě stojí v cestě kámen: na { $square } { colored-piece }.
why-castling-out-of-check = Král nesmí rošovat ze šachu: pole { $square } { $count ->
    [one] napadá
   *[other] napadají
} { $attackers }.
why-castling-through-check = Král nesmí při rošádě přejít napadené pole: pole { $square } { $count ->
    [one] napadá
   *[other] napadají
} { $attackers }.
why-castling-into-check = Král nesmí při rošádě dojít na napadené pole: pole { $square } { $count ->
    [one] napadá
   *[other] napadají
} { $attackers }.

## Král v šachu

why-king-stepped-into-check = Král nesmí na napadené pole: pole { $square } { $count ->
    [one] napadá
   *[other] napadají
} { $attackers }.
why-king-exposed = Tah nesmí vystavit vlastního krále šachu: krále na { $square } pak { $count ->
    [one] napadá
   *[other] napadají
} { $attackers }.
why-king-left-in-check = Krále nelze ponechat v šachu: i po tahu ho na { $square } { $count ->
    [one] napadá
   *[other] napadají
} { $attackers }.
