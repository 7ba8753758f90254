### Příkaz claim: je reklamace remízy opakováním nebo tahy bez postupu oprávněná?

## Nápověda

cli-claim = Ověřit reklamaci remízy opakováním pozice nebo padesáti tahy podle zápisu partie
cli-claim-arg-file = Zápis: PGN, nebo seznam tahů v libovolném jazyce; „-“ je standardní vstup
cli-claim-arg-threefold = Reklamace se opírá o pozici: stojí nebo bude stát na šachovnici potřetí
cli-claim-arg-fifty = Reklamace se opírá o padesát tahů každého hráče bez braní a tahu pěšcem
cli-claim-arg-with = Tah, který hráč zapsal a neprovedl, písmeny zápisu nebo tak, jak píší šachové programy
cli-claim-arg-game = Kolikátá partie souboru PGN, počítáno od 1; není-li uvedeno, první
cli-claim-arg-edition = Vydání Pravidel; není-li uvedeno, nejnovější
cli-claim-arg-pace = Jak rychle se hraje
cli-claim-arg-unsupervised = Rapid nebo blesk bez dostatku rozhodčích pro Turnajová pravidla
cli-claim-arg-from = Jazyk zápisu, nebo auto
cli-claim-arg-diagrams = Ukázat pozici, které se reklamace týká
cli-claim-arg-flip = Ukázat šachovnici ze strany černého

## Verdikty

claim-threefold-correct = Reklamace { $color ->
    [white] bílého
   *[black] černého
} je oprávněná: počet výskytů pozice je { $count }, potřeba jsou { $needed }. Partie končí remízou (články { $articles }; vydání { $edition }).
claim-threefold-wrong = Reklamace { $color ->
    [white] bílého
   *[black] černého
} je neoprávněná: počet výskytů pozice je { $count }, potřeba jsou { $needed } (články { $articles }; vydání { $edition }).
claim-fifty-correct = Reklamace { $color ->
    [white] bílého
   *[black] černého
} je oprávněná: půltahů bez braní a tahu pěšcem: { $count }; potřeba tahů každého hráče: { $needed }. Partie končí remízou (články { $articles }; vydání { $edition }).
claim-fifty-wrong = Reklamace { $color ->
    [white] bílého
   *[black] černého
} je neoprávněná: půltahů bez braní a tahu pěšcem: { $count }; potřeba tahů každého hráče: { $needed } (články { $articles }; vydání { $edition }).
claim-bonus = Čas navíc pro { $color ->
    [white] bílého
   *[black] černého
}: { $time } (článek { $article }).
claim-must-play = Zamýšlený tah se musí provést: { $move } (článek { $article }).
claim-must-move-piece = Musí se táhnout kamenem z { $square } (článek { $article }; výklad { $reading }).
claim-must-move-any = Kámen na { $square } nemá přípustný tah: lze provést jakýkoli přípustný tah (článek { $article }; výklad { $reading }).
claim-automatic = Partie skončila i bez reklamace: { $what ->
    [repetition] pozice nastala tolikrát, že je ihned remíza
   *[moves] tolik tahů bez braní a bez tahu pěšcem znamená ihned remízu
} (článek { $article }; vydání { $edition }).
claim-intended-illegal = { $color ->
    [white] Reklamace bílého
   *[black] Reklamace černého
} je neoprávněná: zamýšlený tah „{ $move }“ je nepřípustný (články { $articles }; vydání { $edition }).

## Místa v partii

claim-start = na začátku zápisu
claim-after = po { $move }
claim-after-intended = po { $move } (zamýšlený tah)

## Co se počítalo

claim-occurrences = Pozice se vyskytla:
claim-look-alikes = Stejné kameny na stejných polích, ale ne stejná pozice:
claim-differs-turn = na tahu je druhý hráč
claim-differs-castling = liší se práva na rošádu
claim-differs-en-passant = braní mimochodem je možné jen v jedné z nich
claim-since = Poslední braní nebo tah pěšcem: { $place }.
claim-since-before = Poslední braní nebo tah pěšcem je před začátkem zápisu.
claim-moves = Tahů od té doby: bílý { $white }, černý { $black }.

## Potíže

claim-broken = Zápis nelze přehrát: { $move } tam není přípustný tah.
claim-hint-broken = uveďte jazyk volbou --from, nebo zápis opravte; co je špatně, řekne „jadoube notate“
claim-intended-unclear = Není jasné, jaký tah má být „{ $move }“ v poslední pozici zápisu.
claim-no-game = Zápis nemá partii číslo { $number }.
