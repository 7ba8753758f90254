### Príkaz chess960.

chess960-explained =
    V šachu960 sa figúry prvého radu žrebujú: strelci stoja na poliach rôznej farby, kráľ medzi vežami
    a čierny zrkadlovo oproti bielemu. To dáva 960 postavení s číslami od 0 do 959. Číslo 518 je
    začiatok bežnej partie:
label-first-rank = Prvý rad
label-seed = Semienko žrebu
