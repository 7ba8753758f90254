### Zápisy diania: čo je na riadku zle.

# $fault is one of the sentences below.
transcript-problem = Riadok { $line }, stĺpec { $column }: { $fault }
transcript-fault-unexpected = „{ $found }“ sem nepatrí. Očakáva sa: { $expected }.
transcript-fault-nearest = „{ $found }“ sem nepatrí; malo tu byť „{ $nearest }“? Očakáva sa: { $expected }.
transcript-fault-end = Riadok sa končí priskoro. Očakáva sa: { $expected }.
transcript-fault-open-quote = Táto úvodzovka nie je uzavretá.
transcript-fault-header-after-events = Tento riadok patrí do záhlavia, pred prvú udalosť.
transcript-fault-nothing-happened = Ešte sa nestalo nič, od čoho by sa to dalo očakávať.
transcript-fault-fen = Toto nie je pozícia vo FEN.
transcript-fault-time-control = Toto nie je časová kontrola, ako napríklad 40/1:30:00, all/0:30:00; +0:30.
transcript-fault-option = Položka „{ $option }“ neexistuje; malo to byť „{ $nearest }“?
transcript-fault-option-word = Položka „{ $option }“ nemôže mať hodnotu „{ $word }“; malo to byť „{ $nearest }“? Možné hodnoty: { $possible }.
transcript-fault-option-value = Položka „{ $option }“ nemôže mať túto hodnotu.
transcript-fault-answer = „{ $found }“ nie je odpoveď na { $question }. Možné odpovede: { $possible }.
transcript-fault-answer-nearest = „{ $found }“ nie je odpoveď na { $question }; malo to byť „{ $nearest }“? Možné odpovede: { $possible }.
transcript-answer-with = „{ $word }“ ({ $kind })

## What is expected at a place

transcript-word = „{ $word }“
transcript-join = { $before }, { $next }
transcript-kind-square = pole
transcript-kind-together = polia spojené znakom +
transcript-kind-role = figúrka (K, Q, R, B, N, P)
transcript-kind-move = ťah
transcript-kind-ply = ťah s číslom
transcript-kind-fen = pozícia vo FEN
transcript-kind-number = číslo
transcript-kind-signed = číslo so znamienkom
transcript-kind-ordinal = 1st, 2nd, 3rd
transcript-kind-side = „white“ alebo „black“
transcript-kind-times = časy ako white 0:30:00 black 0:38:00
transcript-kind-span = čas, napríklad 0:30:00
transcript-kind-plus-span = čas so znamienkom, napríklad +2:00
transcript-kind-time-of-day = denný čas, napríklad 15:00:00
transcript-kind-date = dátum, napríklad 2018-01-01
transcript-kind-result = výsledok
transcript-kind-question = otázka, napríklad J-12
transcript-kind-article = článok
transcript-kind-option = položka propozícií
transcript-kind-value = hodnota položky
transcript-kind-text = text v úvodzovkách
transcript-kind-word = slovo
transcript-kind-entries = údaje na obálke (names, position, times, sealer, number, offer, resumption)
transcript-kind-hexadecimal = číslo v šestnástkovej sústave
transcript-kind-fact = skutočnosť, ktorá môže chýbať, napr. first-flag
transcript-kind-end = koniec riadka

## Prečo sa prípad nedá prehrať

transcript-cannot-move = Riadok { $line }: { $why }.
transcript-cannot-edition = Dňa { $date } neplatilo žiadne zo známych vydaní.

# Stojí vo vete za dvojbodkou.
transcript-unresolved-not-a-move = „{ $move }“ nie je ťah
transcript-unresolved-no-piece = nie je tu figúrka, ktorej by sa „{ $move }“ mohlo týkať
transcript-unresolved-ambiguous = „{ $move }“ sa môže týkať viacerých figúrok: { $squares }
transcript-fault-long-line = Riadok má najviac { $most } znakov. Rozdeľte ho alebo skráťte text v úvodzovkách.
transcript-fault-long-header = Pred prvým prípadom môže stáť najviac { $most } riadkov hlavičky. Tie, ktoré patria k jednému prípadu, presuňte pod jeho riadok „case“.
transcript-fault-too-many-problems = Chýb je už { $most }; čo nasleduje za týmto riadkom, nebolo prečítané. Opravte najprv tieto.
transcript-fault-long-case = Prípad má najviac { $most } riadkov. Rozdeľte ho: začnite ďalší prípad pozíciou, ktorá na šachovnici bola.
