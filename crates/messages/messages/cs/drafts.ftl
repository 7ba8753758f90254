### Proč je kolo nalosováno takto: systém FIDE (Dutch), Příručka C.04.3.

## Criteria

draft-criterion-c1 = Dva hráči se spolu neutkají dvakrát.
draft-criterion-c2 = Kdo už měl volno z losování nebo plný bod bez hry, volno nedostane.
draft-criterion-c3 = Dva hráči, kteří musí mít stejnou barvu, spolu nehrají, ledaže je jeden z nich vedoucí hráč posledního kola.
draft-criterion-c4 = Ty, kdo skupinu opouštějí, lze nalosovat s hráči pod nimi.
draft-criterion-c5 = Volno dostane hráč s co nejméně body.
draft-criterion-c6 = Ze skupiny sestupuje co nejméně hráčů.
draft-criterion-c7 = Ti, kdo sestupují, mají co nejméně bodů.
draft-criterion-c8 = Sestupující jsou vybráni tak, aby šla co nejlépe nalosovat další skupina.
draft-criterion-c9 = Kdo dostane volno, má co nejméně nehraných partií.
draft-criterion-c10 = Co nejméně vedoucích hráčů a jejich soupeřů má rozdíl barev větší než dva.
draft-criterion-c11 = Co nejméně vedoucích hráčů a jejich soupeřů má tutéž barvu třikrát za sebou.
draft-criterion-c12 = Co nejméně hráčů nedostane barvu, kterou preferuje.
draft-criterion-c13 = Co nejméně hráčů nedostane barvu, kterou silně preferuje.
draft-criterion-c14 = Sestupuje co nejméně hráčů, kteří sestoupili v minulém kole.
draft-criterion-c15 = Nahoru je losováno co nejméně hráčů, kteří tak hráli v minulém kole.
draft-criterion-c16 = Sestupuje co nejméně hráčů, kteří sestoupili předminulé kolo.
draft-criterion-c17 = Nahoru je losováno co nejméně hráčů, kteří tak hráli předminulé kolo.
draft-criterion-c18 = Kdo sestupuje znovu po minulém kole, má soupeře s co nejbližším počtem bodů.
draft-criterion-c19 = Kdo je losován nahoru znovu po minulém kole, má soupeře s co nejbližším počtem bodů.
draft-criterion-c20 = Kdo sestupuje stejně jako předminulé kolo, má soupeře s co nejbližším počtem bodů.
draft-criterion-c21 = Kdo je losován nahoru stejně jako předminulé kolo, má soupeře s co nejbližším počtem bodů.

## Why it is so

draft-reason-no-other-way = Jinak by zde nebo níže nešla dodržet absolutní kritéria (C1–C5).
draft-reason-criterion = Druhé nejlepší losování porušuje více { $criterion }. { $rule }
draft-reason-counted = Druhé nejlepší losování porušuje více { $criterion }: { $otherwise } místo { $kept }. { $rule }
draft-reason-order = Druhé nejlepší losování je podle všech kritérií stejně dobré a v pořadí článku 4 je později.
draft-color-both-preferences = Oba mají barvu, kterou preferují (5.2.1).
draft-color-stronger-preference = Svou barvu má hráč se silnější preferencí (5.2.2).
draft-color-alternation = Barvy se střídají oproti poslednímu kolu, ve kterém se lišily (5.2.3).
draft-color-higher-ranked = Výše postavený hráč má barvu, kterou preferuje (5.2.4).
draft-color-initial-color = Nikdo z nich barvu nepreferuje: plyne z nasazovacího čísla a vylosované barvy (5.2.5).
draft-failed = { $criterion } nešlo zcela dodržet. { $rule }
draft-failed-counted = { $criterion } nešlo zcela dodržet ({ $count }). { $rule }
draft-bye-to = Volno má { $name }: nikdo s méně body ho dostat nemůže (C5).

## Held against the rules

draft-breach-not-there = { $name } je nalosován(a), ale v tomto kole nehraje.
draft-breach-not-paired-once = { $name } v tomto kole hraje, ale nemá právě jednoho soupeře ani volno.
draft-breach-met-before = { $one } a { $other } už spolu hráli (C1).
draft-breach-forbidden = { $one } a { $other } spolu nemají být nalosováni.
draft-breach-bye-again = { $name } už volno nebo plný bod bez hry měl(a) (C2).
draft-breach-same-color = { $one } a { $other } musí mít oba stejnou barvu (C3).
draft-breach-not-completed = Skupina s body { $points }: zbývající nelze nalosovat s hráči pod nimi (C4).
draft-breach-bye-score = Volno má { $name } s body { $given }; může ho dostat někdo s { $possible } (C5).
draft-breach-quality = Ve skupině s body { $points } je { $criterion } porušeno víc, než je nutné. { $rule }
draft-breach-counted = Ve skupině s body { $points } je { $criterion } porušeno víc, než je nutné: { $found } místo { $expected }. { $rule }
draft-breach-order = Ve skupině s body { $points } jsou všechna kritéria dodržena stejně, ale jiné losování je v pořadí článku 4 dříve.
draft-breach-colors = { $white } a { $black } mají prohozené barvy (článek 5.2).
