### Čo hovorí rozhodca: rozhodnutia, povinnosti, reklamácie, výsledky. Veci samy sú v súbore `matters`.

ruling-side = { $side ->
    [white] biely
   *[black] čierny
}

## Kto

ruling-person-player = { $side ->
    [white] biely
   *[black] čierny
}
ruling-person-assistant = { $side ->
    [white] pomocník bieleho
   *[black] pomocník čierneho
}
ruling-person-named = { $name }
ruling-person = { $who ->
    [both] obaja hráči
    [arbiter] rozhodca
    [chief-arbiter] hlavný rozhodca
    [designated-arbiter] určený rozhodca
    [organiser] organizátor
    [operator] obsluha šachovnice
    [spectator] divák
    [neighbour] hráč od vedľajšej šachovnice
   *[captain] kapitán
}

## Ťah

ruling-made = { $side ->
    [white] Biely
   *[black] Čierny
} vykonal ťah { $move }.
ruling-completed = Ťah { $move } je ukončený { $by ->
    [press] stlačením hodín
    [end] tým, že ukončil partiu
   *[next-move] ďalším ťahom hráča
}.
ruling-illegal-pending = Ťah { $move } je neprípustný; { $side ->
    [white] biely
   *[black] čierny
} ho ešte môže opraviť, kým nestlačí hodiny.
ruling-illegal-completed = { $side ->
    [white] Biely
   *[black] Čierny
} ukončil { $count }. neprípustný ťah: { $kind ->
    [no-promotion] pešiak nebol premenený
    [press-without-move] hodiny boli stlačené bez ťahu
    [two-hands] ťah dvoma rukami
   *[king-captured] branie kráľa
}.
ruling-illegal-position = Pozícia je neprípustná.

## Povinnosti a povolenia

ruling-must = Povinnosť ({ $who }): { $duty }.
ruling-allowed = V poriadku.
ruling-allowed-matter = V poriadku: { $what }.
ruling-refused = Zamietnuté ({ $who }): { $what }.
ruling-violation = Porušenie pravidiel ({ $who }): { $what }.

duty-move = ťahať figúrkou z { $square }
duty-capture = brať figúrku na { $square }
duty-capture-with = brať figúrku na { $square } figúrkou z { $with }
duty-castle = urobiť rošádu { $wing ->
    [king] na stranu kráľa
   *[queen] na stranu dámy
}
duty-not-castle = neurobiť týmto ťahom rošádu { $wing ->
    [king] na stranu kráľa
   *[queen] na stranu dámy
}
duty-king-move = ťahať kráľom: { $moves }
duty-promote = vymeniť pešiaka na { $square } za novú figúru
duty-promote-to = premeniť pešiaka na { $square } { $role ->
    [Q] na dámu
    [R] na vežu
    [B] na strelca
   *[N] na jazdca
}
duty-play = zahrať { $move }
duty-seal-move = zapečatiť { $move }
duty = { $duty ->
    [any-move] vykonať ľubovoľný prípustný ťah
    [take-back] vziať ťah späť
    [restore-position] obnoviť pozíciu vo vlastnom čase
    [correct-board] opraviť pozíciu na vlastnej šachovnici
    [record] zapisovať ťahy
    [update-sheet] doplniť partiár
    [mark-offer] zapísať (=) do partiára
    [uncover-sheet] odkryť partiár
    [lend-sheet] požičať partiár
    [return-sheet] vrátiť partiár
    [hand-in-sheet] odovzdať partiár
    [sign] podpísať výsledok
    [clarify-result] objasniť výsledok
    [reconstruct] pomôcť s rekonštrukciou partie
    [stop-disturbing] prestať rušiť
    [keep-silent] mlčať
    [leave] opustiť priestor
    [inspection] podrobiť sa prehliadke
    [announce-piece] oznámiť figúru
    [announce-move] oznámiť ťah
    [repeat] zopakovať oznámenie
    [seal] zapečatiť ťah
    [provide-sheet] poskytnúť partiár
    [provide-piece] poskytnúť figúru
    [provide-assistant] zabezpečiť pomocníka
   *[replace-clock] vymeniť hodiny
}

## Koniec partie

ruling-lost = { $side ->
    [white] Biely
   *[black] Čierny
} { $reason ->
    [checkmate] dostal mat
    [resignation] sa vzdal
    [time] prehral na čas
    [illegal-moves] prehral, bol to jeho { $count }. neprípustný ťah
    [illegal-move-claimed] prehral pre neprípustný ťah na základe reklamácie
    [default-time] prehral, prišiel po čakacej dobe
    [device] prehral pre elektronické zariadenie
   *[refusal] prehral, odmietal dodržiavať Pravidlá
}.
ruling-over = Partia sa skončila { $result }: { $reason ->
    [checkmate] mat
    [resignation] vzdanie sa
    [stalemate] pat
    [dead-position] mŕtva pozícia
    [agreement] dohoda
    [threefold] tretíkrát rovnaká pozícia
    [fifty-moves] päťdesiat ťahov bez brania a bez ťahu pešiakom
    [fivefold] piatykrát rovnaká pozícia
    [seventy-five-moves] sedemdesiatpäť ťahov bez brania a bez ťahu pešiakom
    [time] prekročenie času
    [both-flags] spadli obe zástavky
    [illegal-moves] { $count }. neprípustný ťah
    [illegal-move-claimed] neprípustný ťah na základe reklamácie
    [illegal-position] neprípustná pozícia
    [no-normal-means] nedá sa vyhrať normálnymi prostriedkami
    [default-time] príchod po čakacej dobe
    [device] elektronické zariadenie
    [refusal] odmietanie dodržiavať Pravidlá
    [both-refused] obaja hráči odmietli dodržiavať Pravidlá
    [penalty] trest
    [sealed-move-ambiguous] nejednoznačný pečatený ťah
    [sealed-move-unintelligible] nezrozumiteľný pečatený ťah
    [sealed-move-illegal] neprípustný pečatený ťah
   *[arbiters-decision] rozhodnutie rozhodcu
}.
ruling-over-no-mate = Partia sa končí remízou { $result }: { $reason ->
    [time] čas vypršal
    [illegal-moves] { $count }. neprípustný ťah
    [illegal-move-claimed] neprípustný ťah na základe reklamácie
    [resignation] vzdanie sa
   *[device] partia by bola prehratá
}, súper však nemohol dať mat žiadnou postupnosťou prípustných ťahov.
ruling-over-pending = Partia sa skončila; o výsledku sa ešte rozhodne.
ruling-play-on = Partia pokračuje: { $why }.
ruling-annul = Partia sa ruší a hrá sa nová.
ruling-annul-colours = Partia sa ruší a hrá sa nová so správnymi farbami.

## Šachovnica

ruling-restore = Obnoví sa pozícia bezprostredne pred nesprávnosťou.
ruling-restore-last = Obnoví sa posledná pozícia, ktorú možno určiť.
ruling-set-up = Postaví sa pozícia.
ruling-set-up-board = Pozícia sa prenesie na správne umiestnenú šachovnicu.
ruling-put-queen = Pešiak na { $square } sa vymení za dámu.
ruling-setup-fault = Partia sa zatiaľ nezačne: { $what }.

## Hodiny

ruling-time-given = { $side ->
    [white] Biely
   *[black] Čierny
} dostáva navyše { $time }.
ruling-time-taken = { $side ->
    [white] Bielemu
   *[black] Čiernemu
} sa odpočítava { $time }.
ruling-set-times = Hodiny sa nastavia: biely { $white }, čierny { $black }.
ruling-stop-clock = Hodiny sa zastavia.
ruling-start-clock = Spustia sa hodiny { $side ->
    [white] bieleho
   *[black] čierneho
}.
ruling-run-on = Hodiny sa kvôli tomu nezastavujú.
ruling-set-counter = Počítadlo ťahov sa opraví: biely { $white }, čierny { $black }.
ruling-set-counter-next = Počítadlo sa nastaví tak, že nasleduje { $move }. ťah.
ruling-set-increment = Odteraz pridáva každý ťah { $time } obom hráčom.
ruling-next-period = { $side ->
    [white] Biely
   *[black] Čierny
} vstupuje do ďalšej časovej periódy a dostáva { $time }.
ruling-flag-down = { $side ->
    [white] Zástavka bieleho
   *[black] Zástavka čierneho
} spadla.

## Reklamácie a ponuky

ruling-ground = { $ground ->
    [threefold] trojnásobné opakovanie pozície
    [fifty] päťdesiat ťahov
    [no-normal-means] nedá sa vyhrať normálnymi prostriedkami
    [no-effort] súper sa nesnaží vyhrať normálnymi prostriedkami
    [illegal-move] neprípustný ťah
    [illegal-position] neprípustná pozícia
    [both-kings-in-check] obaja králi v šachu
    [unpromoted] nepremenený pešiak
    [touch-move] porušenie pravidla o dotknutej figúrke
    [two-hands] ťah dvoma rukami
    [press-without-move] stlačenie hodín bez ťahu
    [wrong-set-up] nesprávne počiatočné postavenie
    [wrong-orientation] nesprávne umiestnená šachovnica
    [reversed-colours] zamenené farby
    [displaced] posunutá figúrka
    [clock-reading] údaj hodín
    [boards-differ] pozície na oboch šachovniciach sa líšia
   *[board-out-of-step] elektronická šachovnica nezodpovedá partii
}
ruling-claim-upheld = Reklamácia je oprávnená: { $ground }.
ruling-claim-rejected = Reklamácia je neoprávnená: { $ground }.
ruling-claim-barred = Reklamácia sa neposudzuje: { ruling-bar }.
ruling-bar = { $bar ->
    [not-having-the-move] hráč nie je na ťahu
    [clock-not-running] hráčovi nebežia hodiny
    [piece-touched] hráč sa dotkol figúrky
    [next-move-made] bol vykonaný ďalší ťah
    [ten-moves-completed] bolo ukončených priveľa ťahov
    [display-only] opiera sa len o údaj na displeji
    [not-under-two-minutes] hráčovi zostáva priveľa času
    [flag-fell] zástavka spadla
    [guideline-not-announced] smernica nebola oznámená
    [blitz] nie v bleskovom šachu
   *[increment] nie v partii s prídavkom času
}
ruling-offer-stands = { $side ->
    [white] Ponuka remízy bieleho
   *[black] Ponuka remízy čierneho
} platí.
ruling-offer-stands-without-condition = { $side ->
    [white] Ponuka remízy bieleho
   *[black] Ponuka remízy čierneho
} platí; podmienka je neplatná.
ruling-offer-void = { $side ->
    [white] Ponuka remízy bieleho
   *[black] Ponuka remízy čierneho
} je neplatná.
ruling-offer-lapsed = { $side ->
    [white] Ponuka remízy bieleho
   *[black] Ponuka remízy čierneho
} zanikla.

## Tresty a pokyny

ruling-penalty = Trest ({ $who }): { $item }.
ruling-penalty-amount = Trest ({ $who }): { $item }, { $amount }.
ruling-expel = Vykázaný: { $who }.
ruling-ask = Otázka pre rozhodcu: { $question }.
ruling-intervene = Rozhodca zasahuje: { $why }.
ruling-no-intervention = Rozhodca nezasahuje: { $why }.
ruling-announce = Treba oznámiť: { $what }.
ruling-explain = Vysvetlené: { $articles }.
ruling-note = Poznámka: { $what }.
ruling-refer = Postúpené: { $to ->
    [appeals-committee] odvolacia komisia
    [designated-arbiter] určený rozhodca
   *[chief-arbiter] hlavný rozhodca
}.
ruling-overridden = Rozhodca nahradil toto rozhodnutie: { $reason }.
ruling-answer = Zodpovedané.

## Skutočnosti, ktoré nikto neohlásil; stoja vnútri vety za dvojbodkou

missing-facts = rozhodlo by: { $facts }
missing-first-flag = ktorá zástavka spadla prvá
missing-first-touched = ktorej figúrky sa hráč dotkol skôr
missing-intention = či to bolo úmyselné
missing-seen-by-arbiter = či to rozhodca videl
missing-hand = ktorou rukou boli stlačené hodiny
missing-meaning = čo gesto znamenalo
missing-reason-of-stop = prečo hráč zastavil hodiny
missing-state-of-device = či bolo zariadenie vypnuté a či a kedy vydalo zvuk
missing-length-of-disturbance = ako dlho rušenie trvalo
missing-record = zápis ťahov
missing-number-of-moves = koľko ťahov bolo vykonaných
missing-times = čo ukazovali hodiny
missing-sealed-move = číslo patriace k pečatenému ťahu
missing-mate-possible = či je mat ešte možný

## Clocks after a press that is undone

ruling-period-taken-back = { $side ->
    [white] Biely
   *[black] Čierny
} je opäť v predchádzajúcej časovej perióde: { $time } ďalšej periódy dostane s ťahom, ktorý vrátený ťah nahradí.
readings-proposed = Návrh: biely { $white }, čierny { $black }.
mate-not-proved = Nepodarilo sa dokázať ani jedno.
castling-lost-by-set-up = Právo na rošádu nie je: kráľ alebo veža boli postavené nesprávne.
queen-ended-play = Postavená dáma partiu ukončila: po nej už nikto dať mat nemôže, pred ňou súper mohol.
end-proposed = Návrh: { $side ->
    [white] biely prehráva.
   *[black] čierny prehráva.
}
ruling-by-reading = Podľa prijatého výkladu { $reading }.
## Dôvody, chyby v postavení, odpovede

ruling-illegal-move = { $side ->
    [white] Biely
   *[black] Čierny
} ukončil { $count }. neprípustný ťah.
ruling-illegal-move-matter = { $side ->
    [white] Biely
   *[black] Čierny
} ukončil { $count }. neprípustný ťah: { $what }.
ruling-illegal-position-matter = Pozícia je neprípustná: { $what }.
ruling-annul-where = Na začiatku stálo nesprávne: { $where }.
ruling-setup-fault-where = Partia sa zatiaľ nezačne: { $what } ({ $where }).
ruling-answers = ({ $answers }; bez odpovede: { $default })
ruling-answers-without-default = ({ $answers }; odpoveď je nutná)
ruling-overridden-without-reason = Rozhodca nahradil toto rozhodnutie.
