### Příkaz judge.

cli-judge = Přehrát přepisy podle pravidel a vypsat protokol
cli-judge-arg-files = Přepisy (.txt, nebo .md s bloky transcript); - pro standardní vstup
cli-judge-arg-edition = Posuzovat podle tohoto vydání, ať přepis říká cokoli
cli-judge-arg-explain = Říci, o co se každé rozhodnutí opírá a kde žádné pravidlo neplatí
cli-judge-arg-diagrams = Nakreslit pozici pokaždé, když se změní
cli-judge-arg-quiet = Ukázat jen případy, které se liší od očekávání
cli-judge-arg-format = Vypsat přepisy v kanonické podobě a nic neposuzovat
cli-judge-arg-html = Zapsat protokol jako stránku s diagramy a hodinami

judge-page-title = Protokol
judge-clock = { $side ->
    [white] B
   *[black] Č
} { $time }
judge-no-rule-applies = žádné pravidlo se neuplatní
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
judge-other = očekáváno { $expected }, nalezeno { $found }
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
judge-not-a-transcript = { $file } není přepis:
    { $problems }
judge-not-a-transcript-hint = Jazyk je popsán v docs/TRANSCRIPTS.md.
