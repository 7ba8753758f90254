### Prečo je kolo vyžrebované takto: systém FIDE (Dutch), Príručka C.04.3.

## Criteria

draft-criterion-c1 = Dvaja hráči sa spolu nestretnú dvakrát.
draft-criterion-c2 = Kto už mal voľno zo žrebovania alebo plný bod bez hry, voľno nedostane.
draft-criterion-c3 = Dvaja hráči, ktorí musia mať rovnakú farbu, spolu nehrajú, iba ak je jeden z nich vedúci hráč posledného kola.
draft-criterion-c4 = Tých, ktorí skupinu opúšťajú, možno vyžrebovať s hráčmi pod nimi.
draft-criterion-c5 = Voľno dostane hráč s čo najmenej bodmi.
draft-criterion-c6 = Zo skupiny zostupuje čo najmenej hráčov.
draft-criterion-c7 = Tí, ktorí zostupujú, majú čo najmenej bodov.
draft-criterion-c8 = Zostupujúci sú vybraní tak, aby sa čo najlepšie dala vyžrebovať ďalšia skupina.
draft-criterion-c9 = Kto dostane voľno, má čo najmenej nehraných partií.
draft-criterion-c10 = Čo najmenej vedúcich hráčov a ich súperov má rozdiel farieb väčší ako dva.
draft-criterion-c11 = Čo najmenej vedúcich hráčov a ich súperov má tú istú farbu trikrát za sebou.
draft-criterion-c12 = Čo najmenej hráčov nedostane farbu, ktorú preferuje.
draft-criterion-c13 = Čo najmenej hráčov nedostane farbu, ktorú silno preferuje.
draft-criterion-c14 = Zostupuje čo najmenej hráčov, ktorí zostúpili v minulom kole.
draft-criterion-c15 = Nahor je žrebovaných čo najmenej hráčov, ktorí tak hrali v minulom kole.
draft-criterion-c16 = Zostupuje čo najmenej hráčov, ktorí zostúpili v predminulom kole.
draft-criterion-c17 = Nahor je žrebovaných čo najmenej hráčov, ktorí tak hrali v predminulom kole.
draft-criterion-c18 = Kto zostupuje znovu po minulom kole, má súpera s čo najbližším počtom bodov.
draft-criterion-c19 = Kto je žrebovaný nahor znovu po minulom kole, má súpera s čo najbližším počtom bodov.
draft-criterion-c20 = Kto zostupuje rovnako ako v predminulom kole, má súpera s čo najbližším počtom bodov.
draft-criterion-c21 = Kto je žrebovaný nahor rovnako ako v predminulom kole, má súpera s čo najbližším počtom bodov.

## Why it is so

draft-reason-no-other-way = Inak by tu alebo nižšie nebolo možné dodržať absolútne kritériá (C1–C5).
draft-reason-criterion = Druhé najlepšie žrebovanie porušuje viac { $criterion }. { $rule }
draft-reason-counted = Druhé najlepšie žrebovanie porušuje viac { $criterion }: { $otherwise } namiesto { $kept }. { $rule }
draft-reason-order = Druhé najlepšie žrebovanie je podľa všetkých kritérií rovnako dobré a v poradí článku 4 je neskôr.
draft-color-both-preferences = Obaja majú farbu, ktorú preferujú (5.2.1).
draft-color-stronger-preference = Svoju farbu má hráč so silnejšou preferenciou (5.2.2).
draft-color-alternation = Farby sa striedajú oproti poslednému kolu, v ktorom sa líšili (5.2.3).
draft-color-higher-ranked = Vyššie postavený hráč má farbu, ktorú preferuje (5.2.4).
draft-color-initial-color = Nikto z nich farbu nepreferuje: vyplýva z nasadzovacieho čísla a vyžrebovanej farby (5.2.5).
draft-failed = { $criterion } sa nedalo celkom dodržať. { $rule }
draft-failed-counted = { $criterion } sa nedalo celkom dodržať ({ $count }). { $rule }
draft-bye-to = Voľno má { $name }: nikto s menej bodmi ho dostať nemôže (C5).

## Held against the rules

draft-breach-not-there = { $name } je vyžrebovaný(á), ale v tomto kole nehrá.
draft-breach-not-paired-once = { $name } v tomto kole hrá, ale nemá práve jedného súpera ani voľno.
draft-breach-met-before = { $one } a { $other } už spolu hrali (C1).
draft-breach-forbidden = { $one } a { $other } nemajú hrať proti sebe.
draft-breach-bye-again = { $name } už voľno alebo plný bod bez hry mal(a) (C2).
draft-breach-same-color = { $one } a { $other } musia mať obaja rovnakú farbu (C3).
draft-breach-not-completed = Skupina s bodmi { $points }: zvyšných nemožno vyžrebovať s hráčmi pod nimi (C4).
draft-breach-bye-score = Voľno má { $name } s bodmi { $given }; môže ho dostať niekto s { $possible } (C5).
draft-breach-quality = V skupine s bodmi { $points } je { $criterion } porušené viac, než je nutné. { $rule }
draft-breach-counted = V skupine s bodmi { $points } je { $criterion } porušené viac, než je nutné: { $found } namiesto { $expected }. { $rule }
draft-breach-order = V skupine s bodmi { $points } sú všetky kritériá dodržané rovnako, ale iné žrebovanie je v poradí článku 4 skôr.
draft-breach-colors = { $white } a { $black } majú vymenené farby (článok 5.2).
