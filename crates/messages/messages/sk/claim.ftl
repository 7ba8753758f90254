### Príkaz claim: je reklamácia remízy opakovaním alebo ťahmi bez postupu oprávnená?

## Pomoc

cli-claim = Overiť reklamáciu remízy opakovaním pozície alebo päťdesiatimi ťahmi podľa zápisu partie
cli-claim-arg-file = Zápis: PGN, alebo zoznam ťahov v ľubovoľnom jazyku; „-“ je štandardný vstup
cli-claim-arg-threefold = Reklamácia sa opiera o pozíciu: stojí alebo bude stáť na šachovnici tretíkrát
cli-claim-arg-fifty = Reklamácia sa opiera o päťdesiat ťahov každého hráča bez brania a ťahu pešiakom
cli-claim-arg-with = Ťah, ktorý hráč zapísal a nevykonal, písmenami zápisu alebo tak, ako píšu šachové programy
cli-claim-arg-game = Koľkatá partia súboru PGN, počítané od 1; ak nie je uvedené, prvá
cli-claim-arg-edition = Vydanie Pravidiel; ak nie je uvedené, najnovšie
cli-claim-arg-pace = Ako rýchlo sa hrá
cli-claim-arg-unsupervised = Rýchly alebo bleskový šach s menším počtom rozhodcov, než žiadajú Pravidlá pre turnaje
cli-claim-arg-from = Jazyk zápisu, alebo auto
cli-claim-arg-diagrams = Ukázať pozíciu, ktorej sa reklamácia týka
cli-claim-arg-flip = Ukázať šachovnicu zo strany čierneho

## Verdikty

claim-threefold-correct = Reklamácia { $color ->
    [white] bieleho
   *[black] čierneho
} je oprávnená: počet výskytov pozície je { $count }, potrebné sú { $needed }. Partia sa končí remízou (články { $articles }; vydanie { $edition }).
claim-threefold-wrong = Reklamácia { $color ->
    [white] bieleho
   *[black] čierneho
} je neoprávnená: počet výskytov pozície je { $count }, potrebné sú { $needed } (články { $articles }; vydanie { $edition }).
claim-fifty-correct = Reklamácia { $color ->
    [white] bieleho
   *[black] čierneho
} je oprávnená: polťahov bez brania a ťahu pešiakom: { $count }; potrebných ťahov každého hráča: { $needed }. Partia sa končí remízou (články { $articles }; vydanie { $edition }).
claim-fifty-wrong = Reklamácia { $color ->
    [white] bieleho
   *[black] čierneho
} je neoprávnená: polťahov bez brania a ťahu pešiakom: { $count }; potrebných ťahov každého hráča: { $needed } (články { $articles }; vydanie { $edition }).
claim-bonus = Čas navyše pre { $color ->
    [white] bieleho
   *[black] čierneho
}: { $time } (článok { $article }).
claim-must-play = Zamýšľaný ťah sa musí vykonať: { $move } (článok { $article }).
claim-must-move-piece = Musí sa ťahať figúrkou z { $square } (článok { $article }; výklad { $reading }).
claim-must-move-any = Figúrka na { $square } nemá prípustný ťah: možno vykonať akýkoľvek prípustný ťah (článok { $article }; výklad { $reading }).
claim-automatic = Partia sa skončila aj bez reklamácie: { $what ->
    [repetition] pozícia nastala toľkokrát, že je ihneď remíza
   *[moves] toľko ťahov bez brania a bez ťahu pešiakom znamená ihneď remízu
} (článok { $article }; vydanie { $edition }).
claim-intended-illegal = { $color ->
    [white] Reklamácia bieleho
   *[black] Reklamácia čierneho
} je neoprávnená: zamýšľaný ťah „{ $move }“ je neprípustný (články { $articles }; vydanie { $edition }).

## Miesta v partii

claim-start = na začiatku zápisu
claim-after = po { $move }
claim-after-intended = po { $move } (zamýšľaný ťah)

## Čo sa počítalo

claim-occurrences = Pozícia sa vyskytla:
claim-look-alikes = Rovnaké figúrky na rovnakých poliach, ale nie rovnaká pozícia:
claim-differs-turn = na ťahu je druhý hráč
claim-differs-castling = líšia sa práva na rošádu
claim-differs-en-passant = branie mimochodom je možné len v jednej z nich
claim-since = Posledné branie alebo ťah pešiakom: { $place }.
claim-since-before = Posledné branie alebo ťah pešiakom je pred začiatkom zápisu.
claim-moves = Ťahov odvtedy: biely { $white }, čierny { $black }.

## Ťažkosti

claim-broken = Zápis nemožno sledovať: { $move } tam nie je prípustný ťah.
claim-hint-broken = uveďte jazyk voľbou --from, alebo zápis opravte; čo je zle, povie „jadoube notate“
claim-intended-unclear = Nie je jasné, aký ťah má byť „{ $move }“ v poslednej pozícii zápisu.
claim-no-game = Zápis nemá partiu číslo { $number }.
