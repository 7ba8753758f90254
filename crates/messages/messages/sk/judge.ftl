### Príkaz judge.

cli-judge = Prehrať prepisy podľa Pravidiel a vypísať protokol
cli-judge-arg-files = Prepisy (.txt, alebo .md s blokmi transcript); { "-" } pre štandardný vstup
cli-judge-arg-edition = Posudzovať podľa tohto vydania, nech prepis hovorí čokoľvek
cli-judge-arg-explain = Povedať, o čo sa každé rozhodnutie opiera a kde neplatí žiadne pravidlo
cli-judge-arg-diagrams = Nakresliť pozíciu vždy, keď sa zmení
cli-judge-arg-quiet = Ukázať len prípady, ktoré sa líšia od očakávania
cli-judge-arg-for-players = Vynechať, čo smie čítať len rozhodca
cli-judge-arg-format = Vypísať prepisy v kanonickej podobe a nič neposudzovať
cli-judge-arg-html = Zapísať protokol ako stránku s diagramami a hodinami

judge-page-title = Protokol
judge-clock = { $side ->
    [white] B
   *[black] Č
} { $time }
judge-allowed-moves = ťahy, ktoré sú ešte dovolené: { $moves }
judge-not-applied = neuplatnené: { $rules } ({ $why })
judge-not-in-this-edition = v tomto vydaní nie je: { $rules }
judge-rests-on = opiera sa o { $provisions }
judge-by-reading = podľa prijatého výkladu { $reading }
judge-uncertain = číslo alebo hodnota je pravdepodobná, v texte vydania však nebola overená
judge-mate-possible = mat je možný: našiel sa variant s { $plies ->
    [one] jedným ťahom
   *[other] { $plies } ťahmi
}
judge-mate-impossible = bolo dokázané, že k matu nevedie žiadna postupnosť prípustných ťahov
judge-differs = riadok { $line }: { $difference }
judge-missing = očakávané a nerozhodnuté: { $expected }
judge-unexpected = rozhodnuté a neočakávané: { $found }
judge-other = iné rozhodnutie: očakávané { $expected }, nájdené { $found }
judge-other-answer = iná odpoveď: očakávané { $expected }, nájdené { $found }
judge-other-state = iný stav: očakávané { $expected }, nájdené { $found }
judge-uncited = rozhodnutie je podľa očakávania, ale necituje { $articles }: { $found }
judge-impossible = toto sa nemohlo stať: { $found }
judge-summary = { $cases ->
    [one] Jeden prípad
    [few] { $cases } prípady
   *[other] { $cases } prípadov
}, { $failed ->
    [0] ani jeden sa nelíši
    [one] jeden sa líši
    [few] { $failed } sa líšia
   *[other] { $failed } sa líši
} od očakávania.
judge-nothing = Nie je tu žiadny prepis na posúdenie.
judge-not-a-transcript = { $file } nie je prepis:
    { $problems }
judge-not-a-transcript-hint = Jazyk je opísaný v docs/TRANSCRIPTS.md.

## Prečo sa partia nemôže začať

cannot-start-clock = Hodiny sa takto nedajú nastaviť: { $why }.
cannot-start-move = { $number }. ťah záznamu nemohol byť zahraný.
cannot-start-period = { $period }. časová perióda neexistuje.

## Prečo sa udalosť nemohla stať; stojí vo vete za dvojbodkou

impossible-no-clock = v tejto partii sa hodiny nepoužívajú
impossible-no-piece = na { $square } nie je žiadna figúrka
impossible-not-in-hand = figúrku z { $square } nikto nedrží v ruke
impossible-has-moved = { $side ->
    [white] biely
   *[black] čierny
} od začiatku hry vykonal ťah, bol teda prítomný
impossible-clock-time-went-back = { $at } je skôr než predchádzajúca udalosť v čase { $last }
impossible-clock-not-started = hodiny neboli spustené
impossible-clock-already-started = hodiny už boli spustené
impossible-clock-not-running = hodiny stoja
impossible-clock-already-running = bežia hodiny { $side ->
    [white] bieleho
   *[black] čierneho
}
impossible-clock-other-side-runs = hodiny bežia práve { $side ->
    [white] bielemu
   *[black] čiernemu
}
impossible-clock-not-enough-time = { $side ->
    [white] biely
   *[black] čierny
} má { $left }, nedá sa mu odpočítať { $asked }
impossible-clock-nothing-gained = posledné stlačenie hodín { $side ->
    [white] bielym
   *[black] čiernym
} neprinieslo nič, čo by sa dalo vziať späť
impossible-clock-no-such-period = { $side ->
    [white] biely
   *[black] čierny
} nemá { $period }. časovú periódu
impossible-clock-flag-down-with-time = zástavka { $side ->
    [white] bieleho
   *[black] čierneho
} spadla, hoci zostáva { $time }
cannot-start-period-is-over = { $side ->
    [white] Biely
   *[black] Čierny
} má dokončených ťahov { $moves }: { $period }. časová perióda sa skončila.

## Articles behind a ruling, which did not decide

judge-background = v pozadí: { $articles }
impossible-no-answer = na otázku { $question } treba odpovedať jedným z týchto slov: { $answers }

## Otázky

query-class = do ktorej kategórie časový limit patrí
query-edition = ktoré vydanie platí
query-moves = prípustné ťahy figúrky na { $square }
query-captures = prípustné brania na { $square }
query-legal = či je ťah { $move } prípustný
query-attacks = čo napáda { $square }
query-check = či je šach
query-rights = práva na rošádu
query-seen = koľkokrát sa pozícia vyskytla
query-dead = či je pozícia mŕtva
query-mate = či môže { $side ->
    [white] biely
   *[black] čierny
} ešte dať mat
query-notation = { $move } v zápise „{ $language }“
query-reads = čo znamená „{ $text }“ v zápise „{ $language }“
query-undetermined = zostáva otvorené
