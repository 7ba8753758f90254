### Zakaj je kolo izžrebano tako: sistem FIDE (Dutch), Priročnik C.04.3.

## Criteria

draft-criterion-c1 = Igralca se ne srečata dvakrat.
draft-criterion-c2 = Kdor je že imel prosto kolo iz žreba ali celo točko brez igre, ga ne dobi.
draft-criterion-c3 = Igralca, ki morata imeti isto barvo, ne igrata drug z drugim, razen če je eden od njiju vodilni igralec zadnjega kola.
draft-criterion-c4 = Tiste, ki skupino zapustijo, je mogoče izžrebati z igralci pod njimi.
draft-criterion-c5 = Prosto kolo dobi igralec s čim manj točkami.
draft-criterion-c6 = Skupino navzdol zapusti čim manj igralcev.
draft-criterion-c7 = Tisti, ki jo zapustijo, imajo čim manj točk.
draft-criterion-c8 = Tisti, ki jo zapustijo, so izbrani tako, da je naslednjo skupino mogoče čim bolje izžrebati.
draft-criterion-c9 = Kdor dobi prosto kolo, ima čim manj neodigranih partij.
draft-criterion-c10 = Čim manj vodilnih igralcev in njihovih nasprotnikov ima razliko barv nad dve.
draft-criterion-c11 = Čim manj vodilnih igralcev in njihovih nasprotnikov ima isto barvo trikrat zapored.
draft-criterion-c12 = Čim manj igralcev ne dobi barve, ki jo želi.
draft-criterion-c13 = Čim manj igralcev ne dobi barve, ki jo močno želi.
draft-criterion-c14 = Navzdol gre čim manj igralcev, ki so šli navzdol v prejšnjem kolu.
draft-criterion-c15 = Navzgor gre čim manj igralcev, ki so šli navzgor v prejšnjem kolu.
draft-criterion-c16 = Navzdol gre čim manj igralcev, ki so šli navzdol v predprejšnjem kolu.
draft-criterion-c17 = Navzgor gre čim manj igralcev, ki so šli navzgor v predprejšnjem kolu.
draft-criterion-c18 = Kdor gre znova navzdol po prejšnjem kolu, ima nasprotnika s čim bližjim številom točk.
draft-criterion-c19 = Kdor gre znova navzgor po prejšnjem kolu, ima nasprotnika s čim bližjim številom točk.
draft-criterion-c20 = Kdor gre navzdol kot v predprejšnjem kolu, ima nasprotnika s čim bližjim številom točk.
draft-criterion-c21 = Kdor gre navzgor kot v predprejšnjem kolu, ima nasprotnika s čim bližjim številom točk.

## Why it is so

draft-reason-no-other-way = Sicer tu ali nižje ne bi bilo mogoče izpolniti absolutnih meril (C1–C5).
draft-reason-criterion = Drugo najboljše žrebanje bolj krši { $criterion }. { $rule }
draft-reason-counted = Drugo najboljše žrebanje bolj krši { $criterion }: { $otherwise } namesto { $kept }. { $rule }
draft-reason-order = Drugo najboljše žrebanje je po vseh merilih enako dobro in je v vrstnem redu člena 4 pozneje.
draft-color-both-preferences = Oba imata barvo, ki jo želita (5.2.1).
draft-color-stronger-preference = Svojo barvo ima igralec z močnejšo željo (5.2.2).
draft-color-alternation = Barvi se zamenjata glede na zadnje kolo, v katerem sta se razlikovali (5.2.3).
draft-color-higher-ranked = Višje uvrščeni igralec ima barvo, ki jo želi (5.2.4).
draft-color-initial-color = Nobeden nima želje: barva sledi iz začetne številke in izžrebane barve (5.2.5).
draft-failed = { $criterion } ni bilo mogoče povsem izpolniti. { $rule }
draft-failed-counted = { $criterion } ni bilo mogoče povsem izpolniti ({ $count }). { $rule }
draft-bye-to = Prosto kolo ima { $name }: nihče z manj točkami ga ne more dobiti (C5).

## Held against the rules

draft-breach-not-there = { $name } je izžreban, a v tem kolu ne igra.
draft-breach-not-paired-once = { $name } v tem kolu igra, a nima natanko enega nasprotnika niti prostega kola.
draft-breach-met-before = { $one } in { $other } sta že igrala (C1).
draft-breach-forbidden = { $one } in { $other } ne smeta igrati drug z drugim.
draft-breach-bye-again = { $name } je že imel prosto kolo ali celo točko brez igre (C2).
draft-breach-same-color = { $one } in { $other } morata imeti oba isto barvo (C3).
draft-breach-not-completed = Skupina s točkami { $points }: preostalih ni mogoče izžrebati z igralci pod njimi (C4).
draft-breach-bye-score = Prosto kolo ima { $name } s točkami { $given }; dobi ga lahko nekdo s { $possible } (C5).
draft-breach-quality = V skupini s točkami { $points } je { $criterion } kršeno bolj, kot je treba. { $rule }
draft-breach-counted = V skupini s točkami { $points } je { $criterion } kršeno bolj, kot je treba: { $found } namesto { $expected }. { $rule }
draft-breach-order = V skupini s točkami { $points } so vsa merila izpolnjena enako, a drugo žrebanje je v vrstnem redu člena 4 prej.
draft-breach-colors = { $white } in { $black } imata zamenjani barvi (člen 5.2).
