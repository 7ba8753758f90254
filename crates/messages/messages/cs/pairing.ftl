### Proč je kolo nalosováno takto: systém FIDE (Dutch), Příručka C.04.3.

## Criteria

pairing-criterion-c1 = Dva hráči se spolu neutkají dvakrát.
pairing-criterion-c2 = Kdo už měl volno z losování nebo plný bod bez hry, volno nedostane.
pairing-criterion-c3 = Dva hráči, kteří musí mít stejnou barvu, spolu nehrají, ledaže je jeden z nich vedoucí hráč posledního kola.
pairing-criterion-c4 = Ty, kdo skupinu opouštějí, lze nalosovat s hráči pod nimi.
pairing-criterion-c5 = Volno dostane hráč s co nejméně body.
pairing-criterion-c6 = Ze skupiny sestupuje co nejméně hráčů.
pairing-criterion-c7 = Ti, kdo sestupují, mají co nejméně bodů.
pairing-criterion-c8 = Sestupující jsou vybráni tak, aby šla co nejlépe nalosovat další skupina.
pairing-criterion-c9 = Kdo dostane volno, má co nejméně nehraných partií.
pairing-criterion-c10 = Co nejméně vedoucích hráčů a jejich soupeřů má rozdíl barev větší než dva.
pairing-criterion-c11 = Co nejméně vedoucích hráčů a jejich soupeřů má tutéž barvu třikrát za sebou.
pairing-criterion-c12 = Co nejméně hráčů nedostane barvu, kterou preferuje.
pairing-criterion-c13 = Co nejméně hráčů nedostane barvu, kterou silně preferuje.
pairing-criterion-c14 = Sestupuje co nejméně hráčů, kteří sestoupili v minulém kole.
pairing-criterion-c15 = Nahoru je losováno co nejméně hráčů, kteří tak hráli v minulém kole.
pairing-criterion-c16 = Sestupuje co nejméně hráčů, kteří sestoupili předminulé kolo.
pairing-criterion-c17 = Nahoru je losováno co nejméně hráčů, kteří tak hráli předminulé kolo.
pairing-criterion-c18 = Kdo sestupuje znovu po minulém kole, má soupeře s co nejbližším počtem bodů.
pairing-criterion-c19 = Kdo je losován nahoru znovu po minulém kole, má soupeře s co nejbližším počtem bodů.
pairing-criterion-c20 = Kdo sestupuje stejně jako předminulé kolo, má soupeře s co nejbližším počtem bodů.
pairing-criterion-c21 = Kdo je losován nahoru stejně jako předminulé kolo, má soupeře s co nejbližším počtem bodů.

## Why it is so

pairing-reason-no-other-way = Jinak by zde nebo níže nešla dodržet absolutní kritéria (C1–C5).
pairing-reason-criterion = Druhé nejlepší losování porušuje více { $criterion }. { $rule }
pairing-reason-counted = Druhé nejlepší losování porušuje více { $criterion }: { $otherwise } místo { $kept }. { $rule }
pairing-reason-order = Druhé nejlepší losování je podle všech kritérií stejně dobré a v pořadí článku 4 je později.
pairing-color-both-preferences = Oba mají barvu, kterou preferují (5.2.1).
pairing-color-stronger-preference = Svou barvu má hráč se silnější preferencí (5.2.2).
pairing-color-alternation = Barvy se střídají oproti poslednímu kolu, ve kterém se lišily (5.2.3).
pairing-color-higher-ranked = Výše postavený hráč má barvu, kterou preferuje (5.2.4).
pairing-color-initial-color = Nikdo z nich barvu nepreferuje: plyne z nasazovacího čísla a vylosované barvy (5.2.5).
pairing-failed = { $criterion } nešlo zcela dodržet. { $rule }
pairing-failed-counted = { $criterion } nešlo zcela dodržet ({ $count }). { $rule }
pairing-bye-to = Volno má { $name }: nikdo s méně body ho dostat nemůže (C5).

## Held against the rules

pairing-breach-not-paired-once = { $name } v tomto kole hraje, ale nemá právě jednoho soupeře ani volno.
pairing-breach-met-before = { $one } a { $other } už spolu hráli (C1).
pairing-breach-forbidden = { $one } a { $other } spolu nemají být nalosováni.
pairing-breach-bye-again = { $name } už volno nebo plný bod bez hry měl(a) (C2).
pairing-breach-same-color = { $one } a { $other } musí mít oba stejnou barvu (C3).
pairing-breach-not-completed = Skupina s body { $points }: zbývající nelze nalosovat s hráči pod nimi (C4).
pairing-breach-bye-score = Volno má { $name } s body { $given }; může ho dostat někdo s { $possible } (C5).
pairing-breach-quality = Ve skupině s body { $points } je { $criterion } porušeno víc, než je nutné. { $rule }
pairing-breach-counted = Ve skupině s body { $points } je { $criterion } porušeno víc, než je nutné: { $found } místo { $expected }. { $rule }
pairing-breach-order = Ve skupině s body { $points } jsou všechna kritéria dodržena stejně, ale jiné losování je v pořadí článku 4 dříve.
pairing-breach-colors = { $white } a { $black } mají prohozené barvy (článek 5.2).
