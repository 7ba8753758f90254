### Losování podle nizozemského systému FIDE: příkaz pair, a co pult říká o návrhu kola.

## Nápověda

cli-pair = Nalosovat další kolo turnajového souboru podle nizozemského systému FIDE, říci proč, nebo porovnat jeho kola s pravidly
cli-pair-arg-file = Turnajový soubor (TRF16 nebo TRF26); „-“ je standardní vstup
cli-pair-arg-round = Nalosovat toto kolo znovu podle toho, co bylo před ním; s --check zkontrolovat jen toto kolo
cli-pair-arg-explain = U každé dvojice a každého sestupujícího říci, proč to tak je
cli-pair-arg-check = Porovnat každé kolo souboru s pravidly a jmenovat, kde se liší nejdříve
cli-pair-arg-simulate = Zapsat vymyšlené turnaje, nalosované podle pravidel, jako TRF
cli-pair-arg-players = Kolik hráčů má vymyšlený turnaj
cli-pair-arg-rounds = Kolik má kol
cli-pair-arg-count = Kolik turnajů se zapíše; pro více než jeden je třeba --out
cli-pair-arg-seed = První ze semínek; stejné semínko dává stejný turnaj
cli-pair-arg-forfeits = Kolik z 1000 partií se nehraje, protože někdo nepřišel
cli-pair-arg-byes = Kolik z 1000 hráčů žádá v kole o půl bodu a kolik jich chybí
cli-pair-arg-withdrawals = Kolik z 1000 hráčů v kole z turnaje odstoupí
cli-pair-arg-forbidden = Kolik dvojic spolu nesmí hrát
cli-pair-arg-accelerated = S akcelerací Baku
cli-pair-arg-format = Verze zapsaných souborů
cli-pair-arg-out = Adresář pro soubory

## Kolo

pair-round = { $round }. kolo z { $rounds }
pair-round-open = { $round }. kolo
pair-rules = Nizozemský systém FIDE, pravidla od 1. února 2026
pair-board = Šachovnice
pair-white = Bílý
pair-black = Černý
pair-points = Body
pair-bye = Volno: { $player }
pair-nobody = V tomto kole nemá být nalosován nikdo.
pair-rounds-unknown = Soubor neříká, kolik kol se bude hrát (řádek 142 nebo XXR); losuje se, jako by další kolo následovalo.
pair-last-taken = Soubor neříká, kolik se hraje kol (řádek 142 nebo XXR); za poslední se bere poslední nalosované.
pair-too-few-opponents = S počtem hráčů { $players } nemůže mít každý v každém z kol ({ $rounds }) nového soupeře. Podle článku 1.9.3 rozhodne hlavní rozhodčí, co dál.
pair-arbiter-decides = Podle článku 1.9.3 rozhodne hlavní rozhodčí, co dál.

## Proč

pair-bracket = Skupina { $score }
pair-moved-down = shora přišli: { $players }
pair-residents = domácích: { $count }
pair-floats = sestupuje { $player }
pair-gets-bye = volno dostává { $player }
pair-colors = barvy podle { $article }: { $why }
pair-not-kept = nelze zcela dodržet: { $criteria }

## Kontrola

pair-agrees = { $round }. kolo je nalosováno podle pravidel.
pair-differs = { $round }. kolo se liší
pair-found = v souboru: { $pairs }
pair-expected = podle pravidel: { $pairs }
pair-total = { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}, liší se: { $differ }.
pair-nothing-paired = V souboru není žádné nalosované kolo.

## Vymyšlené turnaje

pair-simulated = Vymyšlený turnaj, semínko { $seed }
pair-written = Zapsáno turnajů: { $count }; adresář: { $folder }

## Chyby

pair-not-a-tournament = Podle tohoto souboru nelze nic nalosovat.
pair-repair-line = Opravte tento řádek, nebo soubor vytvořte znovu v programu, z něhož pochází.
pair-refused-hint = Opravte soubor, nebo ho vytvořte znovu v programu, z něhož pochází.
pair-open-games = { $round }. kolo nelze nalosovat: partií { $before }. kola bez výsledku: { $games }: { $names }
pair-open-hint = Zapište výsledky, nebo losujte dřívější kolo pomocí --round.
pair-all-paired = Všechna kola turnaje jsou nalosována: { $rounds }.
pair-all-paired-hint = S --round se kolo nalosuje znovu; s --check se všechna porovnají s pravidly.
pair-out-needed = Více turnajů potřebuje adresář.
pair-out-hint = Uveďte ho pomocí --out.

## Co říkají pravidla

pairing-c6 = co nejméně sestupujících
pairing-c7 = co nejnižší body sestupujících
pairing-c8 = co nejlépe nalosovaná další skupina
pairing-c9 = nehrané partie hráče s volnem
pairing-c10 = rozdíl barev nad dva, s nejlepšími
pairing-c11 = stejná barva třikrát za sebou, s nejlepšími
pairing-c12 = nároky na barvu
pairing-c13 = silné nároky na barvu
pairing-c14 = domácí, kteří sestoupili v minulém kole
pairing-c15 = soupeři, kteří vystoupili v minulém kole
pairing-c16 = domácí, kteří sestoupili v předminulém kole
pairing-c17 = soupeři, kteří vystoupili v předminulém kole
pairing-c18 = rozdíly bodů těch, kdo sestoupili v minulém kole
pairing-c19 = rozdíly bodů těch, kdo vystoupili v minulém kole
pairing-c20 = rozdíly bodů těch, kdo sestoupili v předminulém kole
pairing-c21 = rozdíly bodů těch, kdo vystoupili v předminulém kole
pairing-compared = { $criterion } ({ $more } místo { $less })
pairing-no-other-way = jinak by nemohli být nalosováni všichni (C1 až C5)
pairing-otherwise = jinak by bylo hůře splněno { $criterion }
pairing-order = první ze stejně dobrých v pořadí článku 4
pairing-colors-both = oba dostávají, co jim náleží
pairing-colors-stronger = silnější nárok
pairing-colors-alternation = obráceně, než když se jejich barvy naposledy lišily
pairing-colors-higher = nárok hráče s vyšším pořadím
pairing-colors-initial = podle vylosované barvy
pairing-nobody-left = Žádné nalosování nesplňuje absolutní kritéria. Bez soupeře by zůstali: { $players }
pairing-contradiction = Co měl(a) { $player } v { $round }. kole, neodpovídá tomu, co měl soupeř.
pairing-too-large = Turnaj je na losování příliš velký.
