### Příkaz judge.

cli-judge = Přehrát přepisy podle Pravidel a vypsat protokol
cli-judge-arg-files = Přepisy (.txt, nebo .md s bloky transcript); { "-" } pro standardní vstup
cli-judge-arg-edition = Posuzovat podle tohoto vydání, ať přepis uvádí cokoli
cli-judge-arg-explain = Říci, o co se každé rozhodnutí opírá a kde se žádné pravidlo neuplatní
cli-judge-arg-diagrams = Nakreslit pozici pokaždé, když se změní
cli-judge-arg-quiet = Ukázat jen případy, které se liší od očekávání
cli-judge-arg-for-players = Vynechat, co smí číst jen rozhodčí
cli-judge-arg-format = Vypsat přepisy v kanonické podobě a nic neposuzovat
cli-judge-arg-html = Zapsat protokol jako stránku s diagramy a hodinami

judge-page-title = Protokol
judge-clock = { $side ->
    [white] B
   *[black] Č
} { $time }
judge-allowed-moves = tahy, které jsou ještě dovoleny: { $moves }
judge-not-applied = { $rules } se neuplatní: { $why }
judge-not-in-this-edition = v tomto vydání není: { $rules }
judge-rests-on = opírá se o { $provisions }
judge-by-reading = podle přijatého výkladu { $reading }
judge-uncertain = číslo nebo hodnota je pravděpodobná, v textu vydání však nebyla přečtena
judge-mate-possible = mat je možný: byla nalezena varianta o { $plies ->
    [one] jednom tahu
   *[other] { $plies } tazích
}
judge-mate-impossible = bylo dokázáno, že k matu nevede žádná posloupnost přípustných tahů
judge-differs = řádek { $line }: { $difference }
judge-missing = očekáváno a nerozhodnuto: { $expected }
judge-unexpected = rozhodnuto a neočekáváno: { $found }
judge-other = jiné rozhodnutí: očekáváno { $expected }, nalezeno { $found }
judge-other-answer = jiná odpověď: očekáváno { $expected }, nalezeno { $found }
judge-other-state = jiný stav: očekáváno { $expected }, nalezeno { $found }
judge-uncited = rozhodnutí je podle očekávání, ale necituje { $articles }: { $found }
judge-impossible = toto se nemohlo stát: { $found }
judge-summary = { $cases ->
    [one] Jeden případ
    [few] { $cases } případy
   *[other] { $cases } případů
}, { $failed ->
    [0] žádný se neliší
    [one] jeden se liší
    [few] { $failed } se liší
   *[other] { $failed } se liší
} od očekávání.
judge-nothing = Není tu žádný přepis k posouzení.
judge-not-a-transcript = { $file } není přepis:
    { $problems }
judge-not-a-transcript-hint = Jazyk je popsán v docs/TRANSCRIPTS.md.

## Proč partie nemůže začít

cannot-start-clock = Hodiny takto nelze nastavit: { $why }.
cannot-start-move = { $number }. tah záznamu nemohl být zahrán.
cannot-start-period = { $period }. časový úsek neexistuje.

## Proč se událost nemohla stát; stojí uvnitř věty za dvojtečkou

impossible-no-clock = v této partii se hodiny nepoužívají
impossible-no-piece = na { $square } není žádný kámen
impossible-not-in-hand = kámen z { $square } nikdo nedrží v ruce
impossible-has-moved = { $side ->
    [white] bílý
   *[black] černý
} od začátku hry provedl tah, byl tedy přítomen
impossible-clock-time-went-back = { $at } je dříve než předchozí událost v { $last }
impossible-clock-not-started = hodiny nebyly spuštěny
impossible-clock-already-started = hodiny už byly spuštěny
impossible-clock-not-running = hodiny stojí
impossible-clock-already-running = běží hodiny { $side ->
    [white] bílého
   *[black] černého
}
impossible-clock-other-side-runs = hodiny běží právě { $side ->
    [white] bílému
   *[black] černému
}
impossible-clock-not-enough-time = { $side ->
    [white] bílý
   *[black] černý
} má { $left }, nelze mu odečíst { $asked }
impossible-clock-nothing-gained = poslední stisknutí hodin { $side ->
    [white] bílým
   *[black] černým
} nepřineslo nic, co by se dalo vzít zpět
impossible-clock-no-such-period = { $side ->
    [white] bílý
   *[black] černý
} nemá { $period }. časový úsek
impossible-clock-flag-down-with-time = praporek { $side ->
    [white] bílého
   *[black] černého
} spadl, ačkoli zbývá { $time }
cannot-start-period-is-over = { $side ->
    [white] Bílý
   *[black] Černý
} má dokončených tahů { $moves }: { $period }. časový úsek skončil.

## Articles behind a ruling, which did not decide

judge-background = v pozadí: { $articles }
impossible-no-answer = na otázku { $question } je třeba odpovědět jedním z těchto slov: { $answers }

## Dotazy

query-class = do které kategorie časové omezení patří
query-edition = které vydání platí
query-moves = přípustné tahy kamene na { $square }
query-captures = přípustná braní na { $square }
query-legal = zda je tah { $move } přípustný
query-attacks = co napadá { $square }
query-check = zda je dán šach
query-rights = práva na rošádu
query-seen = kolikrát se pozice vyskytla
query-dead = zda je pozice mrtvá
query-mate = zda může { $side ->
    [white] bílý
   *[black] černý
} ještě dát mat
query-notation = { $move } v zápisu „{ $language }“
query-reads = co znamená „{ $text }“ v zápisu „{ $language }“
query-undetermined = zůstává otevřené
