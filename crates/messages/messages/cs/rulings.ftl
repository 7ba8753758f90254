### Co říká rozhodčí: rozhodnutí, povinnosti, reklamace, výsledky. Věci samy jsou v souboru `matters`.

ruling-side = { $side ->
    [white] bílý
   *[black] černý
}

## Kdo

ruling-person-player = { $side ->
    [white] bílý
   *[black] černý
}
ruling-person-assistant = { $side ->
    [white] pomocník bílého
   *[black] pomocník černého
}
ruling-person-named = { $name }
ruling-person = { $who ->
    [both] oba hráči
    [arbiter] rozhodčí
    [chief-arbiter] hlavní rozhodčí
    [designated-arbiter] určený rozhodčí
    [organiser] pořadatel
    [operator] obsluha šachovnice
    [spectator] divák
    [neighbour] hráč od vedlejší šachovnice
   *[captain] kapitán
}

## Tah

ruling-made = { $side ->
    [white] Bílý
   *[black] Černý
} provedl tah { $move }.
ruling-completed = Tah { $move } je dokončen { $by ->
    [press] stisknutím hodin
    [end] tím, že ukončil partii
   *[next-move] dalším tahem hráče
}.
ruling-illegal-pending = Tah { $move } je nepřípustný; { $side ->
    [white] bílý
   *[black] černý
} ho může ještě opravit, než stiskne hodiny.
ruling-illegal-completed = { $side ->
    [white] Bílý
   *[black] Černý
} dokončil { $count }. nepřípustný tah: { $kind ->
    [no-promotion] pěšec nebyl proměněn
    [press-without-move] hodiny byly stisknuty bez tahu
    [two-hands] tah oběma rukama
   *[king-captured] byl vzat král
}.
ruling-illegal-position = Pozice je nepřípustná.

## Povinnosti a svolení

ruling-must = Povinnost ({ $who }): { $duty }.
ruling-allowed = V pořádku.
ruling-allowed-matter = V pořádku: { $what }.
ruling-refused = Zamítnuto ({ $who }): { $what }.
ruling-violation = Porušení pravidel ({ $who }): { $what }.

duty-move = táhnout kamenem z { $square }
duty-capture = vzít kámen na { $square }
duty-capture-with = vzít kámen na { $square } kamenem z { $with }
duty-castle = provést { $wing ->
    [king] malou rošádu
   *[queen] velkou rošádu
}
duty-not-castle = neprovést tímto tahem { $wing ->
    [king] malou rošádu
   *[queen] velkou rošádu
}
duty-king-move = táhnout králem: { $moves }
duty-promote = vyměnit pěšce na { $square } za nový kámen
duty-promote-to = proměnit pěšce na { $square } { $role ->
    [Q] v dámu
    [R] ve věž
    [B] ve střelce
   *[N] v jezdce
}
duty-play = zahrát { $move }
duty-seal-move = zapečetit { $move }
duty = { $duty ->
    [any-move] provést jakýkoli přípustný tah
    [take-back] vrátit tah
    [restore-position] obnovit pozici ve vlastním čase
    [correct-board] opravit pozici na vlastní šachovnici
    [record] zapisovat tahy
    [update-sheet] doplnit zápis
    [mark-offer] zapsat (=) do partiáře
    [uncover-sheet] odkrýt partiář
    [lend-sheet] zapůjčit partiář
    [return-sheet] vrátit partiář
    [hand-in-sheet] odevzdat partiář
    [sign] podepsat výsledek
    [clarify-result] objasnit výsledek
    [reconstruct] pomoci s rekonstrukcí partie
    [stop-disturbing] přestat rušit
    [keep-silent] mlčet
    [leave] opustit prostor
    [inspection] podrobit se prohlídce
    [announce-piece] oznámit kámen
    [announce-move] oznámit tah
    [repeat] opakovat oznámení
    [seal] zapečetit tah
    [provide-sheet] poskytnout partiář
    [provide-piece] poskytnout kámen
    [provide-assistant] zajistit pomocníka
   *[replace-clock] vyměnit hodiny
}

## Konec partie

ruling-lost = { $side ->
    [white] Bílý
   *[black] Černý
} { $reason ->
    [checkmate] dostal mat
    [resignation] se vzdal
    [time] prohrál na čas
    [illegal-moves] prohrál, byl to jeho { $count }. nepřípustný tah
    [illegal-move-claimed] prohrál pro nepřípustný tah na základě reklamace
    [default-time] prohrál, přišel po uplynutí čekací doby
    [device] prohrál kvůli elektronickému zařízení
   *[refusal] prohrál, odmítal dodržovat Pravidla
}.
ruling-over = Partie skončila { $result }: { $reason ->
    [checkmate] mat
    [resignation] vzdání
    [stalemate] pat
    [dead-position] mrtvá pozice
    [agreement] dohoda
    [threefold] potřetí stejná pozice
    [fifty-moves] padesát tahů bez braní a bez tahu pěšcem
    [fivefold] popáté stejná pozice
    [seventy-five-moves] sedmdesát pět tahů bez braní a bez tahu pěšcem
    [time] překročení času
    [both-flags] spadly oba praporky
    [illegal-moves] { $count }. nepřípustný tah
    [illegal-move-claimed] nepřípustný tah na základě reklamace
    [illegal-position] nepřípustná pozice
    [no-normal-means] nelze vyhrát normálními prostředky
    [default-time] příchod po uplynutí čekací doby
    [device] elektronické zařízení
    [refusal] odmítání dodržovat Pravidla
    [both-refused] oba hráči odmítli dodržovat Pravidla
    [penalty] trest
    [sealed-move-ambiguous] nejednoznačný zapečetěný tah
    [sealed-move-unintelligible] nesrozumitelný zapečetěný tah
    [sealed-move-illegal] nepřípustný zapečetěný tah
   *[arbiters-decision] rozhodnutí rozhodčího
}.
ruling-over-no-mate = Partie končí remízou { $result }: { $reason ->
    [time] čas vypršel
    [illegal-moves] { $count }. nepřípustný tah
    [illegal-move-claimed] nepřípustný tah na základě reklamace
    [resignation] vzdání
   *[device] partie by byla prohrána
}, soupeř však nemohl dát mat žádnou posloupností přípustných tahů.
ruling-over-pending = Partie skončila; o výsledku se teprve rozhodne.
ruling-play-on = Partie pokračuje: { $why }.
ruling-annul = Partie se ruší a hraje se nová.
ruling-annul-colours = Partie se ruší a hraje se nová se správnými barvami.

## Šachovnice

ruling-restore = Obnoví se pozice bezprostředně před nesprávností.
ruling-restore-last = Obnoví se poslední pozice, kterou lze určit.
ruling-set-up = Postaví se pozice.
ruling-set-up-board = Pozice se přenese na správně položenou šachovnici.
ruling-put-queen = Pěšec na { $square } se vymění za dámu.
ruling-setup-fault = Začátek partie čeká: { $what }.

## Hodiny

ruling-time-given = { $side ->
    [white] Bílý
   *[black] Černý
} dostává { $time } navíc.
ruling-time-taken = { $side ->
    [white] Bílému
   *[black] Černému
} se odečítá { $time }.
ruling-set-times = Hodiny se nastaví: bílý { $white }, černý { $black }.
ruling-stop-clock = Hodiny se zastaví.
ruling-start-clock = Spustí se hodiny { $side ->
    [white] bílého
   *[black] černého
}.
ruling-run-on = Hodiny se kvůli tomu nezastavují.
ruling-set-counter = Počítadlo tahů se opraví: bílý { $white }, černý { $black }.
ruling-set-counter-next = Počítadlo se nastaví tak, že následuje { $move }. tah.
ruling-set-increment = Odteď přidává každý tah { $time } oběma hráčům.
ruling-next-period = { $side ->
    [white] Bílý
   *[black] Černý
} vstupuje do dalšího časového úseku a dostává { $time }.
ruling-flag-down = { $side ->
    [white] Praporek bílého
   *[black] Praporek černého
} spadl.

## Reklamace a nabídky

ruling-ground = { $ground ->
    [threefold] trojí opakování pozice
    [fifty] padesát tahů
    [no-normal-means] nelze vyhrát normálními prostředky
    [no-effort] soupeř neusiluje o výhru normálními prostředky
    [illegal-move] nepřípustný tah
    [illegal-position] nepřípustná pozice
    [both-kings-in-check] oba králové v šachu
    [unpromoted] neproměněný pěšec
    [touch-move] porušení pravidla o dotknutém kameni
    [two-hands] tah oběma rukama
    [press-without-move] stisknutí hodin bez tahu
    [wrong-set-up] nesprávné počáteční postavení
    [wrong-orientation] nesprávně položená šachovnice
    [reversed-colours] obrácené barvy
    [displaced] posunutý kámen
    [clock-reading] údaj hodin
    [boards-differ] pozice na obou šachovnicích se liší
   *[board-out-of-step] elektronická šachovnice se rozešla s partií
}
ruling-claim-upheld = Reklamace je oprávněná: { $ground }.
ruling-claim-rejected = Reklamace je neoprávněná: { $ground }.
ruling-claim-barred = Reklamace se neprojednává: { ruling-bar }.
ruling-bar = { $bar ->
    [not-having-the-move] hráč není na tahu
    [clock-not-running] hráči neběží hodiny
    [piece-touched] hráč se dotkl kamene
    [next-move-made] byl proveden další tah
    [ten-moves-completed] bylo dokončeno příliš mnoho tahů
    [display-only] opírá se jen o zobrazovací zařízení
    [not-under-two-minutes] hráči zbývá příliš mnoho času
    [flag-fell] praporek spadl
    [guideline-not-announced] směrnice nebyla oznámena
    [blitz] ne v bleskové partii
   *[increment] ne v partii s přídavkem času
}
ruling-offer-stands = { $side ->
    [white] Nabídka remízy bílého
   *[black] Nabídka remízy černého
} platí.
ruling-offer-stands-without-condition = { $side ->
    [white] Nabídka remízy bílého
   *[black] Nabídka remízy černého
} platí; podmínka je neplatná.
ruling-offer-void = { $side ->
    [white] Nabídka remízy bílého
   *[black] Nabídka remízy černého
} je neplatná.
ruling-offer-lapsed = { $side ->
    [white] Nabídka remízy bílého
   *[black] Nabídka remízy černého
} zanikla.

## Tresty a pokyny

ruling-penalty = Trest ({ $who }): { $item }.
ruling-penalty-amount = Trest ({ $who }): { $item }, { $amount }.
ruling-expel = Vykázání: { $who }.
ruling-ask = Otázka pro rozhodčího: { $question }.
ruling-intervene = Rozhodčí zasahuje: { $why }.
ruling-no-intervention = Rozhodčí nezasahuje: { $why }.
ruling-announce = Oznámit nahlas: { $what }.
ruling-explain = Vysvětleno: { $articles }.
ruling-note = Poznámka: { $what }.
ruling-refer = Postoupeno: { $to ->
    [appeals-committee] odvolací komise
    [designated-arbiter] určený rozhodčí
   *[chief-arbiter] hlavní rozhodčí
}.
ruling-overridden = Rozhodčí nahradil toto rozhodnutí: { $reason }.
ruling-answer = Zodpovězeno.

## Skutečnosti, které nikdo neohlásil; stojí uvnitř věty za dvojtečkou

missing-facts = rozhodlo by: { $facts }
missing-first-flag = který praporek spadl první
missing-first-touched = kterého kamene se hráč dotkl dříve
missing-intention = zda to bylo úmyslné
missing-seen-by-arbiter = zda to rozhodčí viděl
missing-hand = kterou rukou byly stisknuty hodiny
missing-meaning = co gesto znamenalo
missing-reason-of-stop = proč hráč zastavil hodiny
missing-state-of-device = zda bylo zařízení vypnuté a zda a kdy vydalo zvuk
missing-length-of-disturbance = jak dlouho rušení trvalo
missing-record = zápis tahů
missing-number-of-moves = kolik tahů bylo provedeno
missing-times = co ukazovaly hodiny
missing-sealed-move = číslo patřící k zapečetěnému tahu
missing-mate-possible = zda je mat ještě možný

## Clocks after a press that is undone

ruling-period-taken-back = { $side ->
    [white] Bílý
   *[black] Černý
} je zpět v předchozím časovém úseku: { $time } dalšího úseku dostane s tahem, který vrácený tah nahradí.
readings-proposed = Návrh: bílý { $white }, černý { $black }.
mate-not-proved = Nepodařilo se dokázat ani jedno, ani druhé.
castling-lost-by-set-up = Právo na rošádu není: král nebo věž byli postaveni špatně.
queen-ended-play = Postavená dáma partii ukončila: po ní už nikdo dát mat nemůže, před ní soupeř mohl.
end-proposed = Návrh: { $side ->
    [white] bílý prohrává.
   *[black] černý prohrává.
}
ruling-by-reading = Podle přijatého výkladu { $reading }.
## Důvody, chyby v postavení, odpovědi

ruling-illegal-move = { $side ->
    [white] Bílý
   *[black] Černý
} dokončil { $count }. nepřípustný tah.
ruling-illegal-move-matter = { $side ->
    [white] Bílý
   *[black] Černý
} dokončil { $count }. nepřípustný tah: { $what }.
ruling-illegal-position-matter = Pozice je nepřípustná: { $what }.
ruling-annul-where = Na začátku stálo nesprávně: { $where }.
ruling-setup-fault-where = Začátek partie čeká: { $what } ({ $where }).
ruling-answers = ({ $answers }; bez odpovědi: { $default })
ruling-answers-without-default = ({ $answers }; odpověď je nutná)
ruling-overridden-without-reason = Rozhodčí nahradil toto rozhodnutí.
