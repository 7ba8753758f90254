### Príkaz legal: môže k tejto pozícii viesť nejaká partia?

## Pomoc

cli-legal = Povedať, či k pozícii môže viesť nejaká partia, s dôvodmi alebo s partiou
cli-legal-arg-fen = Pozícia vo FEN, alebo startpos, alebo „-“ pre riadok zo štandardného vstupu
cli-legal-arg-file = Odpovedať pre každú pozíciu z tohto súboru, jeden FEN na riadok; „-“ je štandardný vstup
cli-legal-arg-verify = Prehrať partiu alebo znovu odvodiť dôvody nezávislým kódom
cli-legal-arg-budget = Z koľkých pozícií sa smie hrať pri hľadaní partie
cli-legal-arg-edition = Vydanie Pravidiel, ktorého článok sa uvádza; ak nie je zadané, najnovšie
cli-legal-arg-svg = Zapísať diagram do tohto súboru ako SVG; „-“ je štandardný výstup
cli-legal-arg-flip = Ukázať šachovnicu zo strany čierneho

## Odpovede

legality-illegal = Táto pozícia je neprípustná: nevedie k nej žiadna postupnosť prípustných ťahov (článok { $article }, vydanie { $edition }).
legality-illegal-uncited = K tejto pozícii nevedie žiadna postupnosť prípustných ťahov.
legality-start = Táto pozícia je prípustná: začína sa ňou každá partia.
legality-legal = Táto pozícia je prípustná. Partia, ktorá k nej vedie:
legality-unknown = Zostáva otvorené, či k tejto pozícii vedie nejaká partia.
legality-effort = Nič proti nej nehovorí: počet polťahov, ktoré možno vziať späť, je { $plies }. Hraním z { $positions ->
    [one] { $positions } pozície
   *[other] { $positions } pozícií
} sa žiadna partia nenašla; väčší rozpočet (--budget) ju možno nájde.
legality-verified = Overené nezávislým kódom: platí to.
legality-partly-verified = Overené nezávislým kódom: potvrdené { $confirmed }, príliš dlhé na opakovanie { $open }.
legality-nothing-to-verify = Niet čo overovať: nie sú tu dôvody ani partia.
legality-refused = Overené nezávislým kódom: neplatí to ({ $detail }). Oznámte to, prosím.
legality-verdict = { $verdict ->
    [legal] prípustná
    [illegal] neprípustná
   *[unknown] otvorené
}
legality-summary = Pozície: { $count }; prípustné { $legal }, neprípustné { $illegal }, otvorené { $unknown }.

## Dôvody

illegal-position-both-kings-in-check = Obaja králi sú v šachu: ohrozujú ich { $attackers }.
illegal-position-castling-not-at-home = Právo na rošádu uvádza { $squares }, ale kráľ a veža nestoja tak ako na začiatku partie bežného šachu.
illegal-position-promoted = { $color ->
    [white] Biely
   *[black] Čierny
} musel premeniť najmenej { $needed ->
    [one] { $needed } pešiaka
    [few] { $needed } pešiakov
   *[other] { $needed } pešiakov
}, ale { $possible ->
    [one] chýba len { $possible } pešiak
    [few] chýbajú len { $possible } pešiaci
   *[other] chýba len { $possible } pešiakov
}.
illegal-position-pawn-origins = Pešiaci na { $squares } môžu pochádzať len z polí { $origins }: počet týchto polí je { $possible }, počet pešiakov { $needed }.
illegal-position-pawn-captures = Aby stáli tam, kde stoja, museli { $color ->
    [white] bieli
   *[black] čierni
} pešiaci brať najmenej { $needed }×, ale súperovi chýba zo šestnástich figúrok len { $possible }{ $out-of-reach ->
    [0] .
   *[other] , a z nich bolo na počiatočných poliach, kde žiadny pešiak brať nemohol, braných { $out-of-reach }.
}
illegal-position-pawns-passed = Počet stĺpcov, na ktorých už biely a čierny pešiak nestoja proti sebe, je { $needed }, ale všetkými braniami spolu sa { $possible ->
    [one] mohla navzájom obísť najviac { $possible } dvojica
    [few] mohli navzájom obísť najviac { $possible } dvojice
   *[other] mohlo navzájom obísť najviac { $possible } dvojíc
}.
illegal-position-blocked = Na svoje pole sa nemá ako dostať { $pieces }: v ceste stoja figúrky, ktoré nikdy neťahali.
illegal-position-move-parity = { $color ->
    [white] Biely
   *[black] Čierny
} nemôže byť na ťahu: ťahali len jazdci a farby ich polí hovoria, či je počet ťahov párny.
illegal-position-impossible-check = Tento šach nemohol vzniknúť žiadnym posledným ťahom: kráľa na { $squares } { $count ->
    [one] ohrozuje
   *[other] ohrozujú
} { $attackers }.
illegal-position-no-last-move = { $color ->
    [white] Biely
   *[black] Čierny
} nemohol urobiť posledný ťah: každý ťah vzatý späť vedie najneskôr po { $needed ->
    [one] { $needed } polťahu
   *[other] { $needed } polťahoch
} k pozícii, ktorá je sama neprípustná.
