### Příkaz chess960.

chess960-explained =
    V Chess960 se kameny první řady losují: střelci stojí na polích různé barvy, král mezi věžemi a
    černý zrcadlově proti bílému. To dává 960 postavení s čísly od 0 do 959. Číslo 518 je začátek
    běžné partie:
label-first-rank = První řada
label-seed = Semínko losování
