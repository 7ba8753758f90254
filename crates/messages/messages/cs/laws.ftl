### Příkaz law: nápověda, články, hledání, srovnání vydání, slovníček.

## Nápověda

cli-law = Ukázat článek Pravidel a vše, co k němu patří
cli-law-arg-article = Číslo článku: 7.5.5, A.4.2, III.5.1, C7.5.5-c, Preface, G-37
cli-law-arg-edition = Vydání Pravidel; není-li zadáno, nejnovější
cli-law-search = Najít články podle slov v textu nebo v názvu
cli-law-search-arg-words = Slova; na diakritice nezáleží a stačí začátek slova
cli-law-search-arg-edition = Vydání Pravidel; není-li zadáno, nejnovější
cli-law-search-arg-limit = Kolik nalezených článků se ukáže
cli-law-diff = Ukázat, co se změnilo mezi dvěma vydáními
cli-law-diff-arg-before = Starší vydání
cli-law-diff-arg-after = Novější vydání
cli-law-coverage = Ukázat, jak dalece program provádí jednotlivé články
cli-law-coverage-arg-edition = Vydání Pravidel; není-li zadáno, nejnovější
cli-law-glossary = Ukázat pojem slovníčku, nebo všechny
cli-law-glossary-arg-term = Pojem anglicky, česky, slovensky nebo slovinsky; není-li zadán, všechny
cli-law-glossary-arg-edition = Vydání Pravidel; není-li zadáno, nejnovější
cli-law-editions = Vypsat vydání Pravidel
cli-law-parameters = Vypsat všechny hodnoty, které vydání stanoví
cli-law-parameters-arg-edition = Vydání Pravidel; není-li zadáno, nejnovější
cli-law-parameters-arg-pace = Druh partií podle času
cli-law-parameters-arg-supervised = Rapid a bleskový šach podle Turnajových pravidel
cli-law-parameters-arg-unsupervised = Rapid a bleskový šach s málo rozhodčími
cli-value-article = ČLÁNEK
cli-value-words = SLOVA
cli-value-term = POJEM
cli-value-pace = DRUH

## Vydání

laws-edition-fide-2009 = Pravidla šachu FIDE 2009
laws-edition-fide-2009-cs = Pravidla šachu FIDE 2009, český tisk
laws-edition-fide-2014 = Pravidla šachu FIDE 2014
laws-edition-cz-rapid-blitz = Česká příloha pro rapid a bleskový šach
laws-edition-fide-2017 = Pravidla šachu FIDE 2017
laws-edition-fide-2017-sl = Pravidla šachu FIDE 2017, slovinský tisk
laws-edition-fide-2018 = Pravidla šachu FIDE 2018
laws-edition-fide-2023 = Pravidla šachu FIDE 2023
laws-overlay = kde je soutěž přijme; opírá se o { $base }

## Článek

laws-text-is-retold = Převyprávěno vlastními slovy; závazné je znění, které vydala federace. Slovem „Reading“ je označeno, co dodáváme sami.
laws-text-in-english = Text je anglicky; přeloženy jsou jen názvy.
laws-heading-misprint = Tisková chyba, kterou se neřídíme
laws-heading-under = Pod tímto článkem
laws-heading-commentary = Komentář (vodítko, nikoli pravidlo)
laws-heading-values = Hodnoty, které stanoví
laws-heading-editions = V jednotlivých vydáních
laws-heading-readings = Naše výklady (docs/INTERPRETATIONS.md)
laws-heading-questions = Ponecháno rozhodčímu
laws-heading-terms = Pojmy slovníčku
laws-heading-status = Jak s ním zachází program
laws-not-in-force = takové pravidlo nemá
laws-covered = řeší { $articles }
laws-certainty-marks = ~ pravděpodobné, v tištěném textu neověřeno; ? nejisté

## Druhy partií

laws-regime-standard = vážný šach
laws-regime-rapid = rapid šach
laws-regime-rapid-supervised = rapid šach s dohledem
laws-regime-rapid-unsupervised = rapid šach bez dohledu
laws-regime-blitz = bleskový šach
laws-regime-blitz-supervised = bleskový šach s dohledem
laws-regime-blitz-unsupervised = bleskový šach bez dohledu

## Jak jsme daleko

laws-status-planned = Zatím se neprovádí.
laws-status-ruled = Rozhoduje o něm pravidlo programu.
laws-status-arbiter = Program se ptá rozhodčího.
laws-status-fact = Zajišťuje to sama šachovnice.
laws-status-guidance = Ukazuje se jako text; není o čem rozhodovat.
laws-status-out-of-scope = Program se netýká: jde o vztah federace a FIDE.
laws-status-name-planned = v plánu
laws-status-name-ruled = rozhoduje pravidlo
laws-status-name-arbiter = ptá se rozhodčího
laws-status-name-fact = zajišťuje šachovnice
laws-status-name-guidance = ukazuje se jako text
laws-status-name-out-of-scope = netýká se programu

## Co se nenašlo

laws-article-unreadable = „{ $text }“ není číslo článku.
laws-article-absent = { $edition } nemá článek { $article }.
laws-article-expected-empty = číslo jako 7.5.1, A.4.2 nebo III.5
laws-article-expected-step = číslo nebo malé písmeno
laws-article-expected-dot = tečka nebo konec
laws-article-expected-too-deep = konec: žádné vydání nemá tolik úrovní
laws-article-expected-too-large = menší číslo
laws-article-expected-passage = písmeno odstavce komentáře, jako v C7.5.5-c
laws-hint-nearest = nejblíže jsou { $articles }
laws-hint-elsewhere = toto číslo má { $editions }
laws-search-more = Nezobrazeno: { $count }. Více ukáže --limit.
laws-search-count = Nalezeno pro „{ $words }“ v { $edition }: { $count }.
laws-glossary-none = { $edition } nemá slovníček.
laws-glossary-unknown = Slovníček { $edition } nemá pojem „{ $term }“.
laws-term-used = Vyskytuje se v článcích { $articles }.
laws-term-unused = Toto slovo žádný článek nepoužívá.

## Nadpisy přehledů

laws-diff-title = Od { $before } k { $after }
laws-diff-values = Co se změnilo věcně
laws-diff-moved = Přečíslováno
laws-diff-came = Nová pravidla
laws-diff-went = Zrušená pravidla
laws-diff-same = Vydání se neliší.
laws-coverage-title = Jak dalece program provádí { $edition }, podle článků
laws-parameters-title = { $edition }: { $regime }
laws-query-too-long = Hledá se příliš mnoho najednou.
laws-query-hint = hledejte několik slov nebo číslo článku
