### Kaj pravi sodnik: odločitve, dolžnosti, reklamacije, izidi. Zadeve same so v datoteki `matters`.

ruling-side = { $side ->
    [white] beli
   *[black] črni
}

## Kdo

ruling-person-player = { $side ->
    [white] beli
   *[black] črni
}
ruling-person-assistant = { $side ->
    [white] pomočnik belega
   *[black] pomočnik črnega
}
ruling-person-named = { $name }
ruling-person = { $who ->
    [both] oba igralca
    [arbiter] sodnik
    [chief-arbiter] glavni sodnik
    [designated-arbiter] določeni sodnik
    [organiser] organizator
    [operator] upravljavec šahovnice
    [spectator] gledalec
    [neighbour] igralec pri sosednji šahovnici
   *[captain] kapetan
}

## Poteza

ruling-made = { $side ->
    [white] Beli
   *[black] Črni
} je odigral potezo { $move }.
ruling-completed = Poteza { $move } je { $by ->
    [press] zaključena s pritiskom na uro
    [end] zaključena, ker konča partijo
   *[next-move] zaključena z naslednjo potezo igralca
}.
ruling-illegal-pending = Poteza { $move } je nepravilna; { $side ->
    [white] beli
   *[black] črni
} jo lahko še popravi, preden pritisne uro.
ruling-illegal-completed = { $side ->
    [white] Beli
   *[black] Črni
} je zaključil { $count }. nepravilno potezo: { $kind ->
    [no-promotion] kmet ni bil zamenjan
    [press-without-move] ura je bila pritisnjena brez poteze
    [two-hands] poteza z obema rokama
   *[king-captured] vzet je bil kralj
}.
ruling-illegal-position = Pozicija je nepravilna.

## Dolžnosti in dovoljenja

ruling-must = Dolžnost ({ $who }): { $duty }.
ruling-allowed = V redu.
ruling-allowed-matter = V redu: { $what }.
ruling-refused = Zavrnjeno ({ $who }): { $what }.
ruling-violation = Kršitev ({ $who }): { $what }.

duty-move = premakniti figuro s polja { $square }
duty-capture = vzeti figuro na { $square }
duty-capture-with = vzeti figuro na { $square } s figuro s polja { $with }
duty-castle = rokirati { $wing ->
    [king] na kraljevo stran
   *[queen] na damino stran
}
duty-not-castle = s to potezo ne rokirati { $wing ->
    [king] na kraljevo stran
   *[queen] na damino stran
}
duty-king-move = premakniti kralja: { $moves }
duty-promote = zamenjati kmeta na { $square } za novo figuro
duty-promote-to = promovirati kmeta na { $square } { $role ->
    [Q] v damo
    [R] v trdnjavo
    [B] v lovca
   *[N] v skakača
}
duty-play = odigrati { $move }
duty-seal-move = kuvertirati { $move }
duty = { $duty ->
    [any-move] odigrati katero koli pravilno potezo
    [take-back] vrniti potezo
    [restore-position] vzpostaviti pozicijo na svoj čas
    [correct-board] popraviti pozicijo na svoji šahovnici
    [record] zapisovati poteze
    [update-sheet] dopolniti zapisnik
    [mark-offer] zapisati (=)
    [uncover-sheet] odkriti zapisnik
    [lend-sheet] posoditi zapisnik
    [return-sheet] vrniti zapisnik
    [hand-in-sheet] oddati zapisnik
    [sign] podpisati izid
    [clarify-result] pojasniti izid
    [reconstruct] pomagati pri rekonstrukciji partije
    [stop-disturbing] nehati motiti
    [keep-silent] molčati
    [leave] zapustiti prostor
    [inspection] privoliti v pregled
    [announce-piece] napovedati figuro
    [announce-move] napovedati potezo
    [repeat] ponoviti napoved
    [seal] kuvertirati potezo
    [provide-sheet] zagotoviti zapisnik
    [provide-piece] zagotoviti figuro
    [provide-assistant] zagotoviti pomočnika
   *[replace-clock] zamenjati uro
}

## Konec partije

ruling-lost = { $side ->
    [white] Beli
   *[black] Črni
} { $reason ->
    [checkmate] je matiran
    [resignation] se je vdal
    [time] je izgubil na čas
    [illegal-moves] je izgubil zaradi { $count }. nepravilne poteze
    [illegal-move-claimed] je izgubil zaradi reklamirane nepravilne poteze
    [default-time] je izgubil, ker je prišel po izteku privzetega časa zamude
    [device] je izgubil zaradi elektronske naprave
   *[refusal] je izgubil, ker je zavračal spoštovanje Pravil
}.
ruling-over = Partija je končana z izidom { $result }: { $reason ->
    [checkmate] mat
    [resignation] vdaja
    [stalemate] pat
    [dead-position] mrtva pozicija
    [agreement] dogovor
    [threefold] tretjič enaka pozicija
    [fifty-moves] petdeset potez brez jemanja in brez poteze kmeta
    [fivefold] petič enaka pozicija
    [seventy-five-moves] petinsedemdeset potez brez jemanja in brez poteze kmeta
    [time] prekoračitev časa
    [both-flags] padli sta obe zastavici
    [illegal-moves] { $count }. nepravilna poteza
    [illegal-move-claimed] reklamirana nepravilna poteza
    [illegal-position] nepravilna pozicija
    [no-normal-means] zmaga z običajnimi sredstvi ni mogoča
    [default-time] prihod po izteku privzetega časa zamude
    [device] elektronska naprava
    [refusal] zavračanje spoštovanja Pravil
    [both-refused] oba igralca nista hotela spoštovati Pravil
    [penalty] kazen
    [sealed-move-ambiguous] dvoumna kuvertirana poteza
    [sealed-move-unintelligible] nerazumljiva kuvertirana poteza
    [sealed-move-illegal] nepravilna kuvertirana poteza
   *[arbiters-decision] odločitev sodnika
}.
ruling-over-no-mate = Partija je remi, { $result }: { $reason ->
    [time] čas je potekel
    [illegal-moves] { $count }. nepravilna poteza
    [illegal-move-claimed] reklamirana nepravilna poteza
    [resignation] vdaja
   *[device] partija bi bila izgubljena
}, vendar nasprotnik z nobenim zaporedjem pravilnih potez ni mogel matirati.
ruling-over-pending = Partija je končana; o izidu bo še odločeno.
ruling-play-on = Partija se nadaljuje: { $why }.
ruling-annul = Partija se razveljavi in igra se nova.
ruling-annul-colours = Partija se razveljavi in igra se nova s pravilnimi barvami.

## Šahovnica

ruling-restore = Vzpostavi se pozicija neposredno pred nepravilnostjo.
ruling-restore-last = Vzpostavi se zadnja pozicija, ki jo je mogoče ugotoviti.
ruling-set-up = Postavi se pozicija.
ruling-set-up-board = Pozicija se prenese na pravilno postavljeno šahovnico.
ruling-put-queen = Kmet na { $square } se zamenja za damo.
ruling-setup-fault = Začetek partije čaka: { $what }.

## Ura

ruling-time-given = { $side ->
    [white] Beli
   *[black] Črni
} dobi dodatno { $time }.
ruling-time-taken = { $side ->
    [white] Belemu
   *[black] Črnemu
} se odvzame { $time }.
ruling-set-times = Uri se nastavita: beli { $white }, črni { $black }.
ruling-stop-clock = Šahovska ura se ustavi.
ruling-start-clock = Požene se ura { $side ->
    [white] belega
   *[black] črnega
}.
ruling-run-on = Ura se zaradi tega ne ustavi.
ruling-set-counter = Števec potez se popravi: beli { $white }, črni { $black }.
ruling-set-counter-next = Števec potez se nastavi tako, da sledi { $move }. poteza.
ruling-set-increment = Odslej vsaka poteza prinese { $time } obema igralcema.
ruling-next-period = { $side ->
    [white] Beli
   *[black] Črni
} začne naslednjo periodo in dobi { $time }.
ruling-flag-down = { $side ->
    [white] Zastavica belega
   *[black] Zastavica črnega
} je padla.

## Reklamacije in ponudbe

ruling-ground = { $ground ->
    [threefold] trikratna ponovitev pozicije
    [fifty] petdeset potez
    [no-normal-means] zmaga z običajnimi sredstvi ni mogoča
    [no-effort] nasprotnik si ne prizadeva zmagati z običajnimi sredstvi
    [illegal-move] nepravilna poteza
    [illegal-position] nepravilna pozicija
    [both-kings-in-check] oba kralja v šahu
    [unpromoted] nezamenjan kmet
    [touch-move] kršitev pravila o dotaknjeni figuri
    [two-hands] poteza z obema rokama
    [press-without-move] pritisk na uro brez poteze
    [wrong-set-up] napačna začetna pozicija
    [wrong-orientation] napačno postavljena šahovnica
    [reversed-colours] zamenjane barve
    [displaced] premaknjena figura
    [clock-reading] čas na uri
    [boards-differ] poziciji na šahovnicah se razlikujeta
   *[board-out-of-step] elektronska šahovnica se ne ujema s partijo
}
ruling-claim-upheld = Reklamacija je upravičena: { $ground }.
ruling-claim-rejected = Reklamacija ni upravičena: { $ground }.
ruling-claim-barred = Reklamacija se ne obravnava: { ruling-bar }.
ruling-bar = { $bar ->
    [not-having-the-move] igralec ni na potezi
    [clock-not-running] igralčeva ura ne teče
    [piece-touched] igralec se je dotaknil figure
    [next-move-made] naslednja poteza je bila odigrana
    [ten-moves-completed] zaključenih je bilo preveč potez
    [display-only] opira se samo na zaslon
    [not-under-two-minutes] igralec ima preveč časa
    [flag-fell] zastavica je padla
    [guideline-not-announced] smernica ni bila objavljena
    [blitz] ne v hitropotezni partiji
   *[increment] ne v partiji z dodatkom časa
}
ruling-offer-stands = { $side ->
    [white] Ponudba remija belega
   *[black] Ponudba remija črnega
} velja.
ruling-offer-stands-without-condition = { $side ->
    [white] Ponudba remija belega
   *[black] Ponudba remija črnega
} velja; pogoj je neveljaven.
ruling-offer-void = { $side ->
    [white] Ponudba remija belega
   *[black] Ponudba remija črnega
} je neveljavna.
ruling-offer-lapsed = { $side ->
    [white] Ponudba remija belega
   *[black] Ponudba remija črnega
} je ugasnila.

## Kazni in navodila

ruling-penalty = Kazen ({ $who }): { $item }.
ruling-penalty-amount = Kazen ({ $who }): { $item }, { $amount }.
ruling-expel = Odstranitev: { $who }.
ruling-ask = Vprašanje sodniku: { $question }.
ruling-intervene = Sodnik posreduje: { $why }.
ruling-no-intervention = Sodnik ne posreduje: { $why }.
ruling-announce = Objaviti: { $what }.
ruling-explain = Pojasnjeno: { $articles }.
ruling-note = Opomba: { $what }.
ruling-refer = Predano: { $to ->
    [appeals-committee] pritožbena komisija
    [designated-arbiter] določeni sodnik
   *[chief-arbiter] glavni sodnik
}.
ruling-overridden = Sodnik je to odločitev nadomestil: { $reason }.
ruling-answer = Odgovorjeno.

## Dejstva, ki jih nihče ni javil; stojijo znotraj stavka za dvopičjem

missing-facts = odločilo bi: { $facts }
missing-first-flag = katera zastavica je padla prva
missing-first-touched = katere figure se je igralec dotaknil prej
missing-intention = ali je bilo namerno
missing-seen-by-arbiter = ali je sodnik to videl
missing-hand = s katero roko je bila pritisnjena ura
missing-meaning = kaj je pomenila kretnja
missing-reason-of-stop = zakaj je igralec ustavil uro
missing-state-of-device = ali je bila naprava izključena ter ali in kdaj se je oglasila
missing-length-of-disturbance = kako dolgo je trajala motnja
missing-record = zapis potez
missing-number-of-moves = koliko potez je bilo izvršenih
missing-times = kaj sta kazali uri
missing-sealed-move = število, ki pripada kuvertirani potezi
missing-mate-possible = ali je mat še mogoč

## Clocks after a press that is undone

ruling-period-taken-back = { $side ->
    [white] Beli
   *[black] Črni
} je spet v prejšnji periodi: { $time } naslednje dobi s potezo, ki nadomesti razveljavljeno.
readings-proposed = Predlog: beli { $white }, črni { $black }.
mate-not-proved = Ni bilo mogoče dokazati ne enega ne drugega.
castling-lost-by-set-up = Pravice do rokade ni: kralj ali trdnjava je bila napačno postavljena.
queen-ended-play = Postavljena dama je končala igro: po njej ne more nihče več matirati, pred njo je nasprotnik lahko.
end-proposed = Predlog: { $side ->
    [white] beli izgubi.
   *[black] črni izgubi.
}
ruling-by-reading = Po sprejeti razlagi { $reading }.
## Razlogi, napake v postavitvi, odgovori

ruling-illegal-move = { $side ->
    [white] Beli
   *[black] Črni
} je zaključil { $count }. nepravilno potezo.
ruling-illegal-move-matter = { $side ->
    [white] Beli
   *[black] Črni
} je zaključil { $count }. nepravilno potezo: { $what }.
ruling-illegal-position-matter = Pozicija je nepravilna: { $what }.
ruling-annul-where = Na začetku je stalo napačno: { $where }.
ruling-setup-fault-where = Začetek partije čaka: { $what } ({ $where }).
ruling-answers = ({ $answers }; brez odgovora: { $default })
ruling-answers-without-default = ({ $answers }; odgovor je potreben)
ruling-overridden-without-reason = Sodnik je to odločitev nadomestil.
