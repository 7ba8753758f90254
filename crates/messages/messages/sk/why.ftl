### Príkaz why: či je ťah prípustný a ktoré pravidlá porušuje.
### $color a $piece označujú figúrku, o ktorej veta hovorí, $role je druh figúrky, ktorou sa ťahá.

why-legal = { $move } je prípustný ťah: { $san }.
why-illegal = { $count ->
    [one] { $move } je neprípustný ťah:
   *[other] { $move } je neprípustný ťah z { $count } dôvodov:
}
why-article = { $count ->
    [one] článok { $articles }
   *[other] články { $articles }
}
why-edition = Články vydania { $edition }.
why-legend = V zátvorkách: polia ťahu, ohrozujúce figúrky a ohrozené polia, figúrky v ceste.
why-hint-promotion = označte novú figúru písmenom: { $move }q, { $move }r, { $move }b alebo { $move }n

## Ktorákoľvek figúrka

why-nothing-there = Na poli { $square } nestojí žiadna figúrka.
why-not-having-the-move = { $color ->
    [white] Na ťahu je čierny
   *[black] Na ťahu je biely
}, ale na { $square } stojí { colored-piece }.
why-not-moved = Ťahom sa figúrka premiestni na iné pole; tu by zostala na { $square }.
why-own-piece = Figúrka nemôže ťahať na pole, kde stojí figúrka tej istej farby: na { $square } stojí { colored-piece }.
why-king-captured = Kráľ sa nikdy neberie: na { $square } stojí súperov kráľ.
why-not-its-way = { $role ->
    [king] Kráľ ťahá na susedné pole, alebo vykoná rošádu s vežou.
    [queen] Dáma ťahá po stĺpci, po rade alebo po uhlopriečke.
    [rook] Veža ťahá po stĺpci alebo po rade.
    [bishop] Strelec ťahá po uhlopriečke.
    [knight] Jazdec ťahá o dve polia po stĺpci alebo po rade a o jedno pole nabok.
   *[pawn] Pešiak ťahá rovno dopredu o jedno pole, z počiatočného poľa aj o dve, a berie o jedno pole šikmo dopredu.
}
why-path-blocked = { $role ->
    [queen] Dáma
    [rook] Veža
   *[bishop] Strelec
} nemôže preskočiť figúrku: na { $square } stojí { colored-piece }.

## Pešiaci

why-pawn-blocked = { $detail ->
    [single] Pešiak môže ísť dopredu len na voľné pole
   *[double] Pešiak môže ísť o dve polia dopredu, len ak sú obe voľné
}: na { $square } stojí { colored-piece }.
why-not-its-first-move = O dve polia dopredu smie ísť len pešiak na počiatočnom poli.
why-nothing-to-capture = Pešiak ťahá šikmo, len keď berie, a pole { $square } je prázdne.
why-en-passant-not-available = Pešiaka na { $square } nemožno brať mimochodom: to je možné len ako bezprostredná odpoveď na jeho postup o dve polia.
why-promotion-missing = Pešiak, ktorý dosiahne posledný rad na { $square }, musí byť v tom istom ťahu zamenený za dámu, vežu, strelca alebo jazdca.
why-promotion-impossible = Nová figúra sa volí, len keď pešiak dosiahne posledný rad.

## Rošáda

why-no-rook-to-castle = { $wing ->
    [king] Rošáda na stranu kráľa
   *[queen] Rošáda na stranu dámy
} potrebuje vežu na tejto strane kráľa a žiadna tam nie je.
why-castling-right-lost = { $wing ->
    [king] Právo na rošádu na stranu kráľa
   *[queen] Právo na rošádu na stranu dámy
} zaniklo: { $detail ->
    [rook] vežou na { $square } sa už ťahalo
   *[king-or-rook] kráľom alebo vežou na { $square } sa už ťahalo
}.
why-castling-obstructed = Rošáde stojí v ceste figúrka: na { $square } { colored-piece }.
why-castling-out-of-check = Kráľ nesmie rošovať zo šachu: pole { $square } { $count ->
    [one] ohrozuje
   *[other] ohrozujú
} { $attackers }.
why-castling-through-check = Kráľ nesmie pri rošáde prejsť cez ohrozené pole: pole { $square } { $count ->
    [one] ohrozuje
   *[other] ohrozujú
} { $attackers }.
why-castling-into-check = Kráľ nesmie pri rošáde dôjsť na ohrozené pole: pole { $square } { $count ->
    [one] ohrozuje
   *[other] ohrozujú
} { $attackers }.

## Kráľ v šachu

why-king-stepped-into-check = Kráľ nesmie ísť na ohrozené pole: pole { $square } { $count ->
    [one] ohrozuje
   *[other] ohrozujú
} { $attackers }.
why-king-exposed = Ťah nesmie vystaviť vlastného kráľa šachu: kráľa na { $square } potom { $count ->
    [one] ohrozuje
   *[other] ohrozujú
} { $attackers }.
why-king-left-in-check = Kráľa nemožno ponechať v šachu: aj po ťahu ho na { $square } { $count ->
    [one] ohrozuje
   *[other] ohrozujú
} { $attackers }.
