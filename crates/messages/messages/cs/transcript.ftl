### Zápisy dění: co je na řádku špatně.

# $fault is one of the sentences below.
transcript-problem = Řádek { $line }, sloupec { $column }: { $fault }
transcript-fault-unexpected = „{ $found }“ sem nepatří. Očekává se: { $expected }.
transcript-fault-nearest = „{ $found }“ sem nepatří; mělo tu být „{ $nearest }“? Očekává se: { $expected }.
transcript-fault-end = Řádek končí příliš brzy. Očekává se: { $expected }.
transcript-fault-open-quote = Tato uvozovka není uzavřena.
transcript-fault-header-after-events = Tento řádek patří do záhlaví, před první událost.
transcript-fault-nothing-happened = Ještě se nestalo nic, od čeho by se to dalo očekávat.
transcript-fault-fen = Toto není pozice ve FEN.
transcript-fault-time-control = Toto není časová kontrola, jako například 40/1:30:00, all/0:30:00; +0:30.
transcript-fault-option = Položka „{ $option }“ neexistuje; mělo to být „{ $nearest }“?
transcript-fault-option-word = Položka „{ $option }“ nemůže mít hodnotu „{ $word }“; mělo to být „{ $nearest }“? Možné hodnoty: { $possible }.
transcript-fault-option-value = Položka „{ $option }“ nemůže mít tuto hodnotu.
transcript-fault-answer = „{ $found }“ není odpověď na { $question }. Možné odpovědi: { $possible }.
transcript-fault-answer-nearest = „{ $found }“ není odpověď na { $question }; mělo to být „{ $nearest }“? Možné odpovědi: { $possible }.
transcript-answer-with = „{ $word }“ ({ $kind })

## What is expected at a place

transcript-word = „{ $word }“
transcript-join = { $before }, { $next }
transcript-kind-square = pole
transcript-kind-together = pole spojená znakem +
transcript-kind-role = kámen (K, Q, R, B, N, P)
transcript-kind-move = tah
transcript-kind-ply = tah s číslem
transcript-kind-fen = pozice ve FEN
transcript-kind-number = číslo
transcript-kind-signed = číslo se znaménkem
transcript-kind-ordinal = 1st, 2nd, 3rd
transcript-kind-side = „white“ nebo „black“
transcript-kind-times = časy jako white 0:30:00 black 0:38:00
transcript-kind-span = čas, například 0:30:00
transcript-kind-plus-span = čas se znaménkem, například +2:00
transcript-kind-time-of-day = denní čas, například 15:00:00
transcript-kind-date = datum, například 2018-01-01
transcript-kind-result = výsledek
transcript-kind-question = otázka, například J-12
transcript-kind-article = článek
transcript-kind-option = položka rozpisu soutěže
transcript-kind-value = hodnota položky
transcript-kind-text = text v uvozovkách
transcript-kind-word = slovo
transcript-kind-entries = údaje na obálce (names, position, times, sealer, number, offer, resumption)
transcript-kind-hexadecimal = číslo v šestnáctkové soustavě
transcript-kind-fact = skutečnost, která může chybět, např. first-flag
transcript-kind-end = konec řádku

## Proč nelze případ přehrát

transcript-cannot-move = Řádek { $line }: { $why }.
transcript-cannot-edition = Dne { $date } neplatilo žádné ze známých vydání.

# Stojí uvnitř věty za dvojtečkou.
transcript-unresolved-not-a-move = „{ $move }“ není tah
transcript-unresolved-no-piece = není tu kámen, kterého by se „{ $move }“ mohlo týkat
transcript-unresolved-ambiguous = „{ $move }“ se může týkat více kamenů: { $squares }
transcript-fault-long-line = Řádek má nejvýše { $most } znaků. Rozdělte ho, nebo zkraťte text v uvozovkách.
transcript-fault-long-header = Před prvním případem může stát nejvýše { $most } řádků záhlaví. Ty, které patří k jednomu případu, přesuňte pod jeho řádek „case“.
transcript-fault-too-many-problems = Chyb je už { $most }; co následuje za tímto řádkem, nebylo přečteno. Opravte nejprve tyto.
transcript-fault-long-case = Případ má nejvýše { $most } řádků. Rozdělte ho: začněte další případ pozicí, která na šachovnici byla.
