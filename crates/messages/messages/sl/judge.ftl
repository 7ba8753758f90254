### Ukaz judge.

cli-judge = Predvajaj prepise po Pravilih in izpiši protokol
cli-judge-arg-files = Prepisi (.txt ali .md z bloki transcript); { "-" } za standardni vhod
cli-judge-arg-edition = Presojaj po tej izdaji, ne glede na to, kaj piše v prepisu
cli-judge-arg-explain = Povej, na kaj se opira vsaka odločitev in kje ne velja nobeno pravilo
cli-judge-arg-diagrams = Nariši pozicijo vsakokrat, ko se spremeni
cli-judge-arg-quiet = Pokaži samo primere, ki se razlikujejo od pričakovanja
cli-judge-arg-for-players = Izpusti, kar sme brati samo sodnik
cli-judge-arg-format = Izpiši prepise v kanonični obliki in ničesar ne presojaj
cli-judge-arg-html = Zapiši protokol kot stran z diagrami in urami

judge-page-title = Protokol
judge-clock = { $side ->
    [white] B
   *[black] Č
} { $time }
judge-allowed-moves = poteze, ki so še dovoljene: { $moves }
judge-not-applied = ni uporabljeno: { $rules } ({ $why })
judge-not-in-this-edition = v tej izdaji ni: { $rules }
judge-rests-on = opira se na { $provisions }
judge-by-reading = po sprejeti razlagi { $reading }
judge-uncertain = številka ali vrednost je verjetna, v besedilu izdaje pa ni bila prebrana
judge-mate-possible = mat je mogoč: najdena je bila varianta, dolga { $plies ->
    [one] { $plies } potezo
    [two] { $plies } potezi
    [few] { $plies } poteze
   *[other] { $plies } potez
}
judge-mate-impossible = dokazano je bilo, da k matu ne vodi nobeno zaporedje pravilnih potez
judge-differs = vrstica { $line }: { $difference }
judge-missing = pričakovano in ne odločeno: { $expected }
judge-unexpected = odločeno in ne pričakovano: { $found }
judge-other = druga odločitev: pričakovano { $expected }, najdeno { $found }
judge-other-answer = drug odgovor: pričakovano { $expected }, najdeno { $found }
judge-other-state = drugo stanje: pričakovano { $expected }, najdeno { $found }
judge-uncited = odločitev je pričakovana, a ne navaja { $articles }: { $found }
judge-impossible = to se ni moglo zgoditi: { $found }
judge-summary = { $cases ->
    [one] { $cases } primer
    [two] { $cases } primera
    [few] { $cases } primeri
   *[other] { $cases } primerov
}, { $failed ->
    [0] noben se ne razlikuje
    [one] { $failed } se razlikuje
    [two] { $failed } se razlikujeta
    [few] { $failed } se razlikujejo
   *[other] { $failed } se razlikuje
} od pričakovanja.
judge-nothing = Ni prepisa, ki bi ga bilo treba presoditi.
judge-not-a-transcript = { $file } ni prepis:
    { $problems }
judge-not-a-transcript-hint = Jezik je opisan v docs/TRANSCRIPTS.md.

## Zakaj se partija ne more začeti

cannot-start-clock = Ure tako ni mogoče nastaviti: { $why }.
cannot-start-move = { $number }. poteza zapisa ni mogla biti odigrana.
cannot-start-period = { $period }. periode ni.

## Zakaj se dogodek ni mogel zgoditi; stoji v povedi za dvopičjem

impossible-no-clock = v tej partiji se ura ne uporablja
impossible-no-piece = na { $square } ni figure
impossible-not-in-hand = figure s polja { $square } nima nihče v roki
impossible-has-moved = { $side ->
    [white] beli
   *[black] črni
} je od začetka igre že naredil potezo, torej je bil prisoten
impossible-clock-time-went-back = { $at } je prej kot prejšnji dogodek ob { $last }
impossible-clock-not-started = ura še ni bila pognana
impossible-clock-already-started = ura je že bila pognana
impossible-clock-not-running = ura stoji
impossible-clock-already-running = teče ura { $side ->
    [white] belega
   *[black] črnega
}
impossible-clock-other-side-runs = ura teče prav { $side ->
    [white] belemu
   *[black] črnemu
}
impossible-clock-not-enough-time = { $side ->
    [white] beli
   *[black] črni
} ima { $left }, ni mu mogoče odvzeti { $asked }
impossible-clock-nothing-gained = zadnji pritisk na uro { $side ->
    [white] belega
   *[black] črnega
} ni prinesel ničesar, kar bi bilo mogoče odvzeti
impossible-clock-no-such-period = { $side ->
    [white] beli
   *[black] črni
} nima { $period }. periode
impossible-clock-flag-down-with-time = zastavica { $side ->
    [white] belega
   *[black] črnega
} je padla, čeprav ostaja { $time }
cannot-start-period-is-over = { $side ->
    [white] Beli
   *[black] Črni
} ima dokončanih potez { $moves }: { $period }. perioda je končana.

## Articles behind a ruling, which did not decide

judge-background = v ozadju: { $articles }
impossible-no-answer = na vprašanje { $question } je treba odgovoriti z eno od teh besed: { $answers }

## Vprašanja

query-class = v katero vrsto spada časovna omejitev
query-edition = katera izdaja velja
query-moves = dovoljene poteze figure na { $square }
query-captures = dovoljena jemanja na { $square }
query-legal = ali je poteza { $move } dovoljena
query-attacks = kaj napada { $square }
query-check = ali je šah
query-rights = pravice do rokade
query-seen = kolikokrat se je pozicija pojavila
query-dead = ali je pozicija mrtva
query-mate = ali lahko { $side ->
    [white] beli
   *[black] črni
} še matira
query-notation = { $move } v zapisu »{ $language }«
query-reads = kaj pomeni »{ $text }« v zapisu »{ $language }«
query-undetermined = ostaja odprto
