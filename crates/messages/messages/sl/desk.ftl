### Vsi stavki sodniške mize: zasloni, gumbi, dogodki, preverjanja. Odločitve so v `rulings`.

## Okvir strani

desk-skip = Preskoči na vsebino
desk-ways = Glavna navigacija
desk-hall = Dvorana
desk-event = Turnir
desk-events = Turnirji
desk-board = Šahovnica
desk-checks = Preverjanja
desk-law = Pravila
desk-language = Jezik
desk-look-dark = Temen videz
desk-look-light = Svetel videz
desk-loading = Trenutek …
desk-close = Zapri
desk-cancel = Prekliči
desk-back = Nazaj
desk-open = Odpri
desk-save = Shrani
desk-saved = Shranjeno
desk-print = Natisni
desk-copy = Kopiraj
desk-copied = Kopirano
desk-import = Uvozi
desk-reason = Razlog
desk-result = Izid
desk-offline-now = Strežnik ni dosegljiv. Nadaljuje se, takoj ko se povezava vrne.
desk-reconnecting = Ponovno povezovanje …
desk-try-again = Poskusi znova
desk-role-chief = Glavni sodnik
desk-role-arbiter = Sodnik
desk-role-player = Igralec
desk-role-spectator = Gledalec

## Strani, figure, polja

desk-side = { $side ->
    [white] Beli
   *[black] Črni
}
desk-piece = { $side ->
    [white] { $kind ->
            [king] beli kralj
            [queen] bela dama
            [rook] bela trdnjava
            [bishop] beli lovec
            [knight] beli skakač
           *[pawn] beli kmet
        }
   *[black] { $kind ->
            [king] črni kralj
            [queen] črna dama
            [rook] črna trdnjava
            [bishop] črni lovec
            [knight] črni skakač
           *[pawn] črni kmet
        }
}
desk-kind = { $kind ->
    [king] Kralj
    [queen] Dama
    [rook] Trdnjava
    [bishop] Lovec
    [knight] Skakač
   *[pawn] Kmet
}
desk-square-with-piece = { $square }, { $piece }
desk-square-empty = { $square }, prazno polje
desk-square-state = { $state ->
    [touched] dotaknjeno
    [check] v šahu
   *[fallen] leži na šahovnici
}
desk-board-label = Šahovnica. S puščicami se premikate, Enter se dotakne ali izpusti, Delete odstrani figuro.
desk-board-picture = Šahovnica
desk-board-number = Šahovnica { $board }
desk-round = Kolo
desk-round-number = { $round }. kolo
desk-round-short = { $round }. k.
desk-turn-board = Obrni šahovnico

## Ura

desk-clock-of = Ura: { $side }
desk-press-clock = { $side ->
    [white] Pritisni uro (beli)
   *[black] Pritisni uro (črni)
}
desk-flag-down = Zastavica
desk-stage-until = po { $move }. potezi +{ $next }
desk-stage-left = { $moves ->
    [one] še { $moves } poteza, nato +{ $next }
    [two] še { $moves } potezi, nato +{ $next }
    [few] še { $moves } poteze, nato +{ $next }
   *[other] še { $moves } potez, nato +{ $next }
}
desk-stage-last = zadnja perioda
desk-stage-per-move = { $how ->
    [hourglass] peščena ura
    [delay] { $time } dodatka v vsaki potezi
    [bronstein] do { $time } nazaj z vsako potezo
   *[increment] +{ $time } na potezo
}
desk-clock-before = prej
desk-clock-after = potem
desk-clock-runs = teče
desk-clock-stopped = Ura stoji.
desk-stop-clock = Ustavi uro
desk-start-clock = { $side ->
    [white] Poženi uro belega
   *[black] Poženi uro črnega
}
desk-start-game = Začni partijo
desk-not-here = { $side ->
    [white] Belega ni
   *[black] Črnega ni
}
desk-default-time-left = Še ni za šahovnico: { $who }. Privzeti čas zamude se izteče čez { $time }.
desk-default-time-over = Po izteku privzetega časa zamude ni za šahovnico: { $who }.

## Šahovnica za igralca

desk-announcements = Kaj je bilo odločeno
desk-not-started = Partija se še ni začela.
desk-adjourned = Partija je prekinjena.
desk-over-title = Partija je končana.
desk-last-move = { $side ->
    [white] Zadnja poteza belega: { $move }
   *[black] Zadnja poteza črnega: { $move }
}
desk-beside-board = Ob šahovnici
desk-take-off = Odstrani s šahovnice
desk-promote-title = Katero figuro postavite?
desk-promote-leave-pawn = Pusti kmeta
desk-offer-draw = Ponudi remi
desk-offered = Remi ponujen
desk-offer-of = { $side ->
    [white] Beli ponuja remi.
   *[black] Črni ponuja remi.
}
desk-accept = Sprejmi
desk-decline = Zavrni
desk-claim-draw = Reklamiraj remi
desk-claim-ground = Na kateri podlagi?
desk-ground-threefold = Ista pozicija tretjič
desk-ground-fifty = Petdeset potez brez jemanja in brez poteze kmeta
desk-claim-with = Nameravana poteza
desk-claim-with-help = Če pozicija nastane šele z vašo naslednjo potezo, jo napišite sem in je ne odigrajte. Če je pozicija že na šahovnici, pustite prazno.
desk-claim-illegible = Tega ni mogoče prebrati kot potezo. Zapišite jo kot na zapisnik, na primer Sf3 ali exd5, in nič drugega.
desk-claim-now = Reklamiraj
desk-adjust = Popravljam
desk-knocked-over = Podrte figure
desk-knock-choose = Dotaknite se podrtih figur.
desk-knock-done = Padle so
desk-fallen-pieces = Na šahovnici ležijo figure.
desk-set-up-again = Postavi nazaj
desk-point-out = Opozori
desk-point-out-what = Kaj ste opazili?
desk-point-out-now = Povej sodniku
desk-notice-illegal-move = Nepravilna poteza
desk-notice-touch-move = Dotaknjena figura ni bila odigrana
desk-notice-two-hands = Poteza z obema rokama
desk-notice-wrong-set-up = Figure so bile napačno postavljene
desk-notice-flag = { $side ->
    [white] Padla je zastavica belega
   *[black] Padla je zastavica črnega
}
desk-call-arbiter = Pokliči sodnika
desk-call-reason = Za kaj gre?
desk-call-now = Pokliči
desk-resign = Vdaj se
desk-resign-title = Se želite vdati?
desk-resign-sure = S tem je partija končana. Zmaga nasprotnik.
desk-resign-now = Vdam se
desk-seal-ordered = { $side ->
    [white] Beli kuvertira naslednjo potezo: zapiše jo in da v kuverto.
   *[black] Črni kuvertira naslednjo potezo: zapiše jo in da v kuverto.
}
desk-seal-now = Kuverta je zaprta
desk-scoresheet = Zapisnik
desk-write-move = Zapišite potezo (npr. 12.Sf3)
desk-write = Zapiši
desk-sheet-print = Zapisnik za tisk
desk-tablet = Ena tablica za oba igralca
desk-more = Več …
desk-understood = Razumem
desk-called-at = Sodnik je bil poklican ob { $time }.
desk-call-withdraw = Prekliči klic
desk-near-miss = Blizu drugega polja: vzemi nazaj
desk-ruled-title = Kaj je bilo odločeno
desk-ruled-move = Na šahovnici je stalo: { $from }–{ $to }
desk-ruled-correction = Sodnik je popravil, kar je bilo zapisano: { $reason }
desk-ruled-awaited = Sodnik želi, da oba igralca to potrdita, preden ura spet teče.
desk-touch-title = Kako šahovnica sprejme dotik
desk-touch-says = Tapnite figuro in nato polje. Ali pa prst za trenutek zadržite na figuri in jo povlecite. Prst, ki podrsa, povečuje ali pridrsi od zunaj, se ničesar ne dotakne. Kar je bilo poslano, zavezuje kot pri pravi šahovnici. Tik ob drugem polju lahko to eno sekundo vzamete nazaj.
desk-this-device = Ta naprava
desk-device-buzz = Vibrira
desk-device-sound = Se oglaša
desk-device-awake = Med partijo ne zatemni zaslona
desk-device-when = Ko ste na potezi, ko je kaj odločeno, ko vam zmanjkuje časa.
desk-full-screen = Cel zaslon

## Sodnik pri šahovnici

desk-incidents = Nekaj se je zgodilo
desk-log = Zapis
desk-log-all = Pokaži vse
desk-log-empty = Nič se še ni zgodilo.
desk-log-start = Partija, kot je bila pripravljena
desk-log-struck = prečrtano
desk-log-corrected = Nazaj na vnos { $seq }
desk-log-replaced = Popravljen je vnos { $seq }
desk-log-again = kot vnos { $seq }
desk-log-closes = { $count ->
    [one] klic je urejen
    [two] urejena { $count } klica
    [few] urejeni { $count } klici
   *[other] urejenih { $count } klicev
}
# What happened, in the record: what one player did, one thing after the other, or what happened to both.
desk-deed = { $deed ->
    [touches] se dotakne { $what }
    [takes-off] odstrani { $what }
    [puts] postavi { $piece } na { $what }
    [releases] izpusti { $what }
    [knocks-over] podre { $what }
    [sets-up] postavi figure nazaj
    [plays] igra { $what }
    [offers-draw] ponudi remi
    [accepts] sprejme remi
    [declines] zavrne remi
    [resigns] se vda
    [adjusts] popravlja
    [arrives] pride
    [is-absent] ni prisoten
    [seals] kuvertira potezo
    [claims-threefold] reklamira remi: ista pozicija tretjič
    [claims-threefold-with] reklamira remi: ista pozicija tretjič po potezi { $what }
    [claims-fifty] reklamira remi: petdeset potez
    [claims-fifty-with] reklamira remi: petdeset potez po potezi { $what }
    [calls-arbiter] pokliče sodnika: »{ $what }«
    [writes] zapiše »{ $what }«
   *[presses] pritisne uro
}
desk-deeds-of = { $side ->
    [white] beli
   *[black] črni
} { $deeds }
desk-happening = { $what ->
    [round-starts] kolo se začne
    [stops-clock] sodnik ustavi uro
    [starts-clock] { $side ->
            [white] sodnik požene uro belega
           *[black] sodnik požene uro črnega
        }
    [flag-falls] { $side ->
            [white] pade zastavica belega
           *[black] pade zastavica črnega
        }
    [notices-flag] { $side ->
            [white] sodnik opazi padec zastavice belega
           *[black] sodnik opazi padec zastavice črnega
        }
   *[time-passes] čas teče
}
desk-correct-back-to = Popravek: nazaj na stanje po »{ $line }«
desk-correction-title = Popravek
desk-correction-back = Nazaj za ta vnos
desk-correction-only = Napačen je bil samo ta vnos
desk-replacement-which = Kaj od tega je bilo narobe?
desk-replacement-line = Kaj se je zgodilo namesto tega
desk-replacement-other-player = Bil je drugi igralec
desk-replacement-otherwise = { $count ->
    [0] Vse, kar je sledilo, velja, kot je bilo odločeno.
    [one] { $count } poznejši vnos je zato odločen drugače:
    [two] { $count } poznejša vnosa sta zato odločena drugače:
    [few] { $count } poznejši vnosi so zato odločeni drugače:
   *[other] { $count } poznejših vnosov je zato odločenih drugače:
}
desk-replacement-now = Popravi
desk-correction-says = Stanje partije bo tako kot po »{ $line }«. Nič se ne izbriše.
desk-correction-strikes = { $count ->
    [one] Prečrta se { $count } vnos
    [two] Prečrtata se { $count } vnosa
    [few] Prečrtajo se { $count } vnosi
   *[other] Prečrta se { $count } vnosov
}
desk-correct-now = Popravi
desk-override = Odloči drugače
desk-override-title = Odloči drugače
desk-override-says = Vaša odločitev nadomesti prejšnjo. Obe ostaneta v zapisu, z razlogom.
desk-override-decision = Odločitev
desk-override-play-on = Igra se nadaljuje
desk-apply = Uveljavi
desk-decide = Odloči
desk-preview = Kaj sledi?
desk-preview-title = Kaj iz tega sledi
desk-preview-nothing = Ni o čem odločati.
desk-preview-unexpected = Takšna nepravilnost ni bila ugotovljena.
desk-lines-recorded = Kaj se zapiše
desk-duty-moves = Poteze: { $moves }
desk-question-follows = Vprašani boste:
desk-fact-penalty = Kazen
desk-penalty-time = Koliko časa?
desk-penalty-points = Koliko točk igralcu največ ostane?
desk-minutes = { $count ->
    [one] { $count } minuta
    [two] { $count } minuti
    [few] { $count } minute
   *[other] { $count } minut
}
desk-time-minutes = Minute
desk-time-seconds = Sekunde
desk-time-minutes-wrong = Minute: število do 999.
desk-time-seconds-wrong = Sekunde: število od 0 do 59.
desk-answer-words = S svojimi besedami
desk-question-reason = Razlog (neobvezno)
desk-question-take = Rešujem jaz
desk-question-taken = { $named ->
    [yes] rešuje { $who }
   *[no] rešuje sodnik
}
desk-question-anew = Kljub temu odloči drugače
desk-urgency-blocks = Igra čaka
desk-urgency-waits = Lahko počaka
desk-called-by = { $side ->
    [white] Beli kliče sodnika:
   *[black] Črni kliče sodnika:
}
desk-board-take = Sem pri šahovnici
desk-board-leave = Nisem več pri šahovnici
desk-board-taken = { $named ->
    [yes] Od { $time } je pri šahovnici { $who }.
   *[no] Od { $time } je pri šahovnici sodnik.
}
desk-call-take = Prihajam
desk-call-taken = { $named ->
    [yes] Prihaja { $who }, od { $time }.
   *[no] Prihaja sodnik, od { $time }.
}
desk-call-close = Urejeno
desk-closes-calls = { $count ->
    [one] Klic je s tem urejen
    [two] Klica sta s tem urejena
    [few] Klici so s tem urejeni
   *[other] Klici so s tem urejeni
}
desk-must-read = Preden se igra nadaljuje, oba igralca potrdita, da sta odločitev prebrala
desk-unread = { $who ->
    [white] Preden se zažene ura, mora odločitev potrditi še beli.
    [black] Preden se zažene ura, mora odločitev potrditi še črni.
   *[both] Preden se zažene ura, morata odločitev potrditi še oba igralca.
}
desk-read-for = { $side ->
    [white] Beli mi je potrdil, da jo je prebral
   *[black] Črni mi je potrdil, da jo je prebral
}
desk-not-awaited = Ne čakaj na potrditev
desk-refused-last = nazadnje ob { $time }
desk-count-illegal = { $count ->
    [one] { $count } nepravilna poteza
    [two] { $count } nepravilni potezi
    [few] { $count } nepravilne poteze
   *[other] { $count } nepravilnih potez
}
desk-count-warned = { $count ->
    [one] { $count } opomin
    [two] { $count } opomina
    [few] { $count } opomini
   *[other] { $count } opominov
}
desk-count-knocks = { $count ->
    [one] { $count }× podrte figure
    [two] { $count }× podrte figure
    [few] { $count }× podrte figure
   *[other] { $count }× podrte figure
}
desk-free-line = Napišite, kaj se je zgodilo
desk-moves-played = Poteze
desk-time-used = Porabljeni čas
desk-time-used-says = Beli skupaj { $white }, črni { $black }; najdlje: { $move }, { $time }
desk-time-used-table = Kot preglednica
desk-time-used-move = Poteza
desk-transcript = Prepis
desk-sheet-of = { $side ->
    [white] Zapisnik belega
   *[black] Zapisnik črnega
}
desk-article-open = Člen { $article }: odpri besedilo

## Dogodki in potrebna dejstva

desk-incidents-more = Več …
desk-incidents-fewer = Manj
desk-incident-illegal = Nepravilna poteza
desk-incident-touched = Dotaknjena figura
desk-incident-flag = Zastavica
desk-incident-penalty = Opomin, kazen
desk-incident-phone = Telefon, naprava
desk-incident-late = Zamuda
desk-incident-knocked = Podrte figure
desk-incident-clock-wrong = Napaka na uri
desk-incident-distraction = Motenje, vedenje
desk-incident-two-hands = Obe roki
desk-incident-press = Pritisk brez poteze
desk-incident-unpromoted = Nezamenjan kmet
desk-incident-set-up = Napačen začetek
desk-incident-record = Zapisnik
desk-incident-left = Zapustitev prostora
desk-incident-help = Nedovoljena pomoč
desk-incident-claim = Reklamacija remija
desk-incident-disturbed = Motnja v partiji
desk-incident-resigned = Vdaja
desk-incident-agreed = Dogovorjen remi
desk-incident-set-clock = Nastavi uro
desk-fact-side = Kdo?
desk-fact-move = Katera poteza?
desk-fact-pressed = Je bila ura pritisnjena?
desk-fact-squares = Katere figure? Dotaknite se jih.
desk-fact-manner = Kako?
desk-fact-device = Kaj je bilo najdeno?
desk-fact-place = Kje?
desk-fact-device-state = V kakšnem stanju?
desk-fact-purpose = Namerno?
desk-fact-fault = Kaj je narobe?
desk-fact-detail = Podrobnosti
desk-fact-white-time = Novi čas belega
desk-fact-black-time = Novi čas črnega
desk-fact-conduct = Kaj je igralec storil?
desk-fact-irregular = Kaj je bilo narobe?
desk-fact-sheet = Kaj se je zgodilo?
desk-fact-area = Kam?
desk-fact-help = Kaj je bilo uporabljeno?
desk-fact-ground = Na kateri podlagi?
desk-fact-cause = Kaj je zmotilo partijo?
desk-fact-lasted = Kako dolgo?
desk-choice-yes = Da
desk-choice-no = Ne
desk-choice-deliberately = Namerno
desk-choice-unclearly = Nejasno
desk-choice-accidentally = Po nesreči
desk-choice-phone = Telefon
desk-choice-smart-watch = Pametna ura
desk-choice-earpiece = Slušalka
desk-choice-device = Druga naprava
desk-choice-on-person = Pri igralcu
desk-choice-switched-on = Vključeno
desk-choice-in-bag = V torbi
desk-choice-sounding = Zaslišal se je zvok
desk-choice-in-use = V uporabi
desk-choice-switched-off = Izključeno
desk-choice-accident = Po nesreči
desk-choice-perhaps-on-purpose = Morda namerno
desk-choice-on-purpose = Namerno
desk-choice-wrong = Napačna nastavitev
desk-choice-defective = Okvara
desk-choice-reversed = Zamenjani strani
desk-choice-disturbing = Motil nasprotnika
desk-choice-discourteous = Bil nevljuden
desk-choice-insulting = Žalil
desk-choice-smoking = Kadil
desk-choice-wrong-set-up = Napačna začetna pozicija
desk-choice-reversed-colours = Zamenjane barve
desk-choice-wrong-orientation = Napačno obrnjena šahovnica
desk-choice-illegal-position = Nepravilna pozicija
desk-choice-stops-recording = Nehal zapisovati
desk-choice-hides-sheet = Skriva zapisnik
desk-choice-refuses-record = Noče zapisovati
desk-choice-tears-sheet = Raztrgal zapisnik
desk-choice-playing-area = Zapustil igralni prostor
desk-choice-venue = Zapustil prireditveni prostor
desk-choice-toilet = Na stranišče
desk-choice-smoking-area = V kadilnico
desk-choice-uses-notes = Zapiski
desk-choice-uses-advice = Nasvet
desk-choice-uses-information = Informacije
desk-choice-uses-analysis = Analiza na drugi šahovnici
desk-choice-threefold = Ista pozicija tretjič
desk-choice-fifty = Petdeset potez

## Prekinitev partije

desk-adjournment = Prekini partijo
desk-adjourn-order = Igralcu na potezi odredite kuvertiranje poteze.
desk-adjourn-order-side = { $side ->
    [white] Kuvertira beli
   *[black] Kuvertira črni
}
desk-adjourn-seal = { $side ->
    [white] Beli zapiše potezo in da oba zapisnika v kuverto.
   *[black] Črni zapiše potezo in da oba zapisnika v kuverto.
}
desk-adjourn-sealed = Poteza je kuvertirana
desk-adjourn-stop = Šele nato se ustavi ura.
desk-adjourn-envelope = Natisnite podatke za kuverto.
desk-envelope-print = Kuverta za tisk
desk-adjourn-resume = Ob nadaljevanju: odprite kuverto in prepišite, kar piše.
desk-adjourn-written = Kuvertirana poteza, kot je zapisana
desk-adjourn-open = Nadaljuj s to potezo
desk-adjourn-reply = { $side ->
    [white] Kuverta se odpre samo v navzočnosti igralca, ki mora odgovoriti ({ $name }).
   *[black] Kuverta se odpre samo v navzočnosti igralca, ki mora odgovoriti ({ $name }).
}
desk-envelope-title = Kuvertirana poteza
desk-time-left = Preostali čas
desk-signature-of = { $side ->
    [white] Podpis belega
   *[black] Podpis črnega
}
desk-signature-arbiter = Podpis sodnika
desk-of-player = kot piše igralec

## Dvorana

desk-hall-interrupted = { $count ->
    [one] Miza ni delovala. Ura ene šahovnice stoji tam, kjer je bila nazadnje dokazana.
    [two] Miza ni delovala. Uri { $count } šahovnic stojita tam, kjer sta bili nazadnje dokazani.
    [few] Miza ni delovala. Ure { $count } šahovnic stojijo tam, kjer so bile nazadnje dokazane.
   *[other] Miza ni delovala. Ure { $count } šahovnic stojijo tam, kjer so bile nazadnje dokazane.
  }
desk-hall-go-on = Odčitki veljajo: vsi nadaljujejo
desk-log-lag = { $time } s na poti, odšteto
desk-hall-waiting = { $count ->
    [one] Na vas čaka { $count } šahovnica
    [two] Na vas čakata { $count } šahovnici
    [few] Na vas čakajo { $count } šahovnice
   *[other] Na vas čaka { $count } šahovnic
}
desk-hall-running = v teku: { $count }
desk-hall-over = končano: { $count }
desk-hall-empty = Nobeno kolo še ni izžrebano.
desk-hall-empty-help = Najprej vpišite igralce, nato izžrebajte kolo. Njegove šahovnice se tu pojavijo same.
desk-hall-new = ni začeto: { $count }
desk-hall-waits = čaka na vas: { $count }
desk-hall-show-only = Pokaži samo
desk-hall-all = Pokaži vse šahovnice
desk-hall-none-found = Take šahovnice ni.
desk-hall-search = Ime ali številka šahovnice
desk-hall-rounds-live = Kola v teku
desk-hall-order = Vrstni red
desk-hall-form = Oblika
desk-hall-cards = Kartice
desk-hall-rows = Vrstice
desk-badge-absent = odsoten
desk-badge-short = časovna stiska
desk-by-urgency = Po nujnosti
desk-by-board = Po številki
desk-phase-not_started = ni začeta
desk-phase-running = v teku
desk-phase-adjourned = prekinjena
desk-phase-over = končana
desk-phase-annulled = razveljavljena
desk-waiting-question = Vprašanje:
desk-waiting-call = Klic:
desk-waiting-flag = Zastavica:
desk-waiting-late = Zamuda:
desk-waiting-refused = Zavrnjeno:

## Turnir

desk-tab-settings = Kako se igra
desk-tab-players = Igralci
desk-tab-rounds = Kola
desk-tab-standings = Lestvica
desk-tab-ledger = Incidenti
desk-tab-links = Povezave
desk-rounds = Kola
desk-event-name = Ime
desk-event-place = Kraj
desk-event-date = Datum
desk-event-date-end = Zadnji dan
desk-event-new = Nov turnir
desk-event-mistake = Ustvarjen po pomoti
desk-event-mistake-says = Na njem se ni nič igralo. Turnir izgine s seznamov vseh drugih; njegov zapis ostane in tu ga lahko vzamete nazaj.
desk-event-mistaken = ustvarjen po pomoti
desk-event-restore = Vzemi nazaj
desk-first-start = Prvi turnir
desk-first-name = Vaše ime
desk-first-name-says = Vaši vnosi so podpisani z njim. Drugi sodniki pozneje dobijo svoje povezave, vsako z imenom.
desk-first-link = Vaša povezava
desk-first-link-says = Ta povezava velja tudi po ponovnem zagonu mize. Hranite jo kot ključ: v telefonu ali natisnjeno.
desk-first-players = Naprej k igralcem
desk-event-size = igralcev: { $players }, kol: { $rounds }
desk-settings-event = Turnir
desk-settings-event-says = Stoji na parih, zapisnikih, pri rezultatih in v poročilih.
desk-settings-game = Partija
desk-settings-game-says = Katera izdaja Pravil velja in koliko časa imajo igralci.
desk-settings-scoring = Točkovanje
desk-settings-scoring-says = Koliko točk prinese partija na lestvici. Prazno polje velja kot število, ki je v njem nakazano.
desk-settings-pairing = Žrebanje
desk-settings-pairing-says = Število kol odloča, kdo je v zadnjem kolu vodilni igralec in koliko kol je pospešenih.
desk-pairing-system = Sistem žrebanja
desk-pairing-system-is = { $system ->
   *[dutch-2026] FIDE (Dutch) 2026
}
desk-pairing-acceleration = Pospešitev
desk-pairing-acceleration-is = { $acceleration ->
    [baku] Baku (C.04.7)
   *[none] brez
}
desk-pairing-first-color = Barva prvega igralca
desk-pairing-lot = Izžreba program
desk-pairing-drawn = Izžrebal program.
desk-pairing-unsaid = Bela, dokler ni rečeno drugače
desk-settings-regulations = Razpis tekmovanja
desk-settings-regulations-says = Samo to, kar vaš razpis določa drugače kot običajno ali kar mu prepuščajo Pravila.
desk-settings-spectators = Gledalci
desk-settings-spectators-says = Poteze in rezultate vidijo toliko pozneje, da nihče ne dobi pomoči od zunaj.
desk-edition = Izdaja Pravil
desk-supervision = Nadzor
desk-supervision-full = polni
desk-supervision-limited = omejen
desk-supervision-help = Za pospešeni in hitropotezni šah: polni, če je dovolj sodnikov za spremljanje partij.
desk-not-stated = ni navedeno
desk-time-control = Časovna kontrola
desk-pace = Vrsta šaha
desk-pace-from-time = sledi iz časovne kontrole
desk-pace-help = Izbere se samo, če razpis določa drugo vrsto šaha, kot sledi iz časovne kontrole.
desk-class = { $class ->
    [rapid] Pospešeni šah
    [blitz] Hitropotezni šah
   *[standard] Standardni šah
}
desk-class-is = { $class ->
    [rapid] Pospešeni šah.
    [blitz] Hitropotezni šah.
   *[standard] Standardni šah.
}
desk-for-60-moves = Za 60 potez: { $time }.
desk-spectator-delay = Zamik za gledalce (minute)
desk-public = Za javnost
desk-public-help = Kaj sme videti vsak brez povezave: naslov za plakat, projekcija in partije za druge programe. Osnutki kol, incidenti, vprašanja in pritožbe nikoli ne gredo ven.
desk-public-shown = Kaj je prikazano
desk-public-shown-nothing = Nič
desk-public-shown-page = Pari, izidi, lestvica
desk-public-shown-games = Tudi partije, v živo
desk-public-delay = Zamik (minute)
desk-public-sooner = Gledalci s povezavo vidijo vse { $minutes } min pozneje. Tu bi bilo to vidno prej in kdo bi lahko igralcu pomagal od zunaj.
desk-public-origins = Tuje strani, ki to smejo brati
desk-public-origins-help = Vsaka v svoji vrstici, na primer https://club.example. Brez njih to v brskalniku bere le lastna stran te mize; programi, na primer prenos, ki si partije prenaša, vpisa ne potrebujejo.
desk-public-projector = Za projekcijo
desk-public-pgn = Partije za prenos (PGN)
desk-public-pgn-round = Samo { $round }. kolo
desk-scoring-win = Zmaga
desk-scoring-draw = Remi
desk-scoring-loss = Poraz
desk-scoring-forfeit-win = Zmaga brez boja
desk-scoring-forfeit-loss = Poraz brez boja
desk-scoring-bye = Prosto kolo
desk-scoring-is = Točke: zmaga { $win }, remi { $draw }, poraz { $loss }.
desk-regulations-help = Kar tu ni navedeno, velja kot običajno.
desk-regulation-add = Dodaj izbiro …
desk-regulation-remove = Izpusti: { $option }
desk-regulation-several = Več vrednosti se loči s podpičjem.
desk-regulation-free = { $free ->
    [time] s časom …
    [after-moves] po določenem številu potez …
   *[text] z drugimi besedami …
}
desk-presets = Običajne časovne kontrole …
desk-player-name = Ime
desk-player-title = Naziv
desk-player-rating = Rating
desk-player-federation = Zveza
desk-player-language = Zapisuje v jeziku
desk-player-add = Dodaj
desk-player-change = Spremeni
desk-player-withdraw = Odjavi s turnirja …
desk-player-withdraw-sure = Igralec ne bo več žreban. Ustvarjene partije ostanejo, kakršne so.
desk-player-withdraw-now = Odjavi
desk-player-withdrawn = { $round ->
    [0] odjavljen pred prvim kolom
   *[other] odjavljen po { $round }. kolu
}
desk-player-take-back = Vzemi nazaj na turnir
desk-player-take-back-help = Od naslednjega kola bo igralec spet žreban. Zamujena kola ostanejo, kakršna so.
desk-player-mistake = Vpisan po pomoti
desk-player-mistake-says = Igralec izgine s seznama, iz vrstnega reda in datotek; vnos ostane v zapisu turnirja. To je mogoče vzeti nazaj.
desk-player-mistaken = vpisan po pomoti
desk-players-import = Iz datoteke
desk-players-import-help = Tabela z naslovno vrstico (CSV) ali turnirska datoteka (TRF) s koli in izidi.
desk-players-only = Samo igralci, brez odigranih kol
desk-players-file = Datoteka z igralci
desk-players-added = { $count ->
    [one] Dodan { $count } igralec
    [two] Dodana { $count } igralca
    [few] Dodani { $count } igralci
   *[other] Dodanih { $count } igralcev
}
desk-players-matched = { $count ->
    [one] { $count } igralec je že bil na turnirju in ni bil znova dodan
    [two] { $count } igralca sta že bila na turnirju in nista bila znova dodana
    [few] { $count } igralci so že bili na turnirju in niso bili znova dodani
   *[other] { $count } igralcev je že bilo na turnirju in ni bilo znova dodanih
}
desk-rounds-taken-in = { $count ->
    [one] Prevzeto { $count } kolo z izidi.
    [two] Prevzeti { $count } koli z izidi.
    [few] Prevzeta { $count } kola z izidi.
   *[other] Prevzetih { $count } kol z izidi.
}
desk-players-choose-file = Izberi datoteko …
desk-players-paste = Prilepi seznam …
desk-list-is-right = Kjer se seznam in turnir razlikujeta, velja seznam
desk-list-columns = Kaj je v stolpcih
desk-list-column-holds = Stolpec vsebuje
desk-list-column-left-out = – izpusti –
desk-list-field = { $field ->
    [name] Ime
    [first_name] Osebno ime
    [title] Naziv
    [rating] Rating
    [federation] Zveza
    [fide_id] Številka FIDE
    [birth] Rojstvo
    [sex] Spol
    [club] Klub
    [language] Zapisuje v jeziku
    [place] Kraj
    [date] Datum
    [date_end] Zadnji dan
    [time_control] Časovna kontrola
    [scoring] Točke
    [kind] Vrsta turnirja
    [chief_arbiter] Glavni sodnik
    [deputies] Namestniki
    [allotted_times] Časovna kontrola z besedami
    [rounds] Kola
    [round_dates] Dnevi kol
    [first_color] Barva prvega v 1. kolu
    [forbidden_pairs] Prepovedani pari
   *[lines] Ostane, kakor je prišlo
}
desk-list-would = Dodanih bo: { $added }; spremenjenih: { $changed }; nespremenjenih: { $same }.
desk-list-rounds = Kola z izidi: { $count }.
desk-list-event = Turnir
desk-list-lines-left = Vrstice, ki ne ostanejo, ker ima turnir svoje ali ker igralce imenujejo s številkami, ki jih imajo tu drugi: { $count }.
desk-list-take-back = Vzemi zadnji seznam nazaj
desk-list-line = Vrstica
desk-list-becomes = Kaj se zgodi
desk-list-act = { $act ->
    [add] bo dodan
    [change] se spremeni
   *[same] nespremenjen
}
desk-player-fide-id = Številka FIDE
desk-player-birth = Rojstvo
desk-player-birth-help = dan ali leto
desk-player-sex = Spol
desk-sex = { $sex ->
    [female] ženska
   *[male] moški
}
desk-player-club = Klub
desk-ratings-check = Primerjaj vse z rating listo
desk-ratings-no-differences = Vsi igralci z liste so vpisani tako, kot jih navaja lista.
desk-ratings-list-says = Lista navaja
desk-ratings-unknown = Na listi jih ni ali ne zanesljivo: { $names }
desk-ratings-take-over = Prevzemi ({ $count })
desk-ratings-found = Na rating listi
desk-ratings-choose = Izberi rating listo …
desk-ratings-list = { $state ->
    [none] Rating liste še ni. Izberite listo FIDE, stisnjeno, kot je prišla: igralci se nato iščejo med pisanjem. Od nje se ohrani le to, kar prevzamete.
    [reading] Rating lista { $file } se bere: { $percent } %
    [wrong] Te rating liste ni mogoče prebrati.
   *[there] Rating lista { $file }, igralcev: { $players }. Zgoraj vpišite ime ali številko FIDE.
}
desk-report-details = Za poročilo FIDE
desk-report-details-help = Kar poleg nastavitev potrebujeta turnirska datoteka (TRF) in sodniško poročilo.
desk-report-kind = Vrsta turnirja
desk-report-chief = Glavni sodnik
desk-report-deputies = Namestniki, vsak v svoji vrstici
desk-report-rounds = Število kol
desk-report-date = { $round }. kolo
desk-players-to-rounds = Naprej k prvemu kolu
desk-players-none = Nihče še ni vpisan. Igralci se vpišejo ročno ali preberejo iz datoteke, na zavihku Igralci.
desk-round-new = Naslednje kolo
desk-round-starts = Začetek
desk-round-propose = Izžrebaj po pravilih
desk-round-by-hand = Žrebaj ročno
desk-round-byes = Igralci brez nasprotnika
desk-round-byes-help = Kdor v tem kolu ne igra, dobi prosto kolo. Če je drugih liho število, žreb po vrstnem redu zadnjemu med njimi da polno prosto kolo.
desk-bye-give = Daj prosto kolo
desk-bye-worth = { $worth ->
    [full] polno prosto kolo
    [win] cela točka
    [half] pol točke
   *[zero] brez točk
}
desk-bye-of = Brez nasprotnika: { $name }. Točke: { $points }
desk-take-out = Odstrani
desk-round-new-help = Osnutek kola vidijo samo sodniki. Objavite ga v drugem koraku, ko si ga ogledate.
desk-round-needs-players = Kolo potrebuje vsaj dva igralca: vpišite ju na zavihku Igralci.
desk-draft-of = Osnutek { $round }. kola
desk-draft-unseen = vidijo ga samo sodniki
desk-draft-help = Igralca zamenjata mesti, če enega povlečete na drugega ali če izberete enega in nato drugega. Izbrani lahko dobi tudi prosto kolo ali pa ga vzamete iz žreba.
desk-draft-turn = Zamenjaj barvi
desk-draft-free = Brez para
desk-draft-bye = Prosto kolo
desk-draft-take-out = Razdri par
desk-draft-publish = Objavi
desk-draft-insist-help = Nobeno žrebanje po pravilih tega ne more imeti. Sodnik odloči, ali se kljub temu igra.
desk-draft-insist = Kljub temu objavi
desk-draft-propose-again = Znova izžrebaj po pravilih
desk-pairing-as-rules = Tako, kot dajo pravila.
desk-pairing-seen = Primerja se s pravili …
desk-pairing-differs = Drugače, kot dajo pravila:
desk-pairing-differs-at = Šahovnice: { $boards }
desk-pairing-explanation = Zakaj je izžrebano tako
desk-pairing-why = Zakaj?
desk-pairing-bracket = Točke: { $points }
desk-pairing-moved-down = V to skupino so prišli od zgoraj: { $players }
desk-pairing-floats = Gre iz te skupine navzdol
desk-pairing-otherwise = Pravila dajo drugače: { $pairs }.
desk-pairing-criteria = Merila C1–C21
desk-draft-drop = Zavrzi osnutek
desk-round-stage = { $stage ->
    [started] začeto
   *[published] objavljeno
}
desk-round-back = { $to ->
    [published] Vzemi začetek nazaj
   *[draft] Nazaj v osnutek
}
desk-round-back-says = { $to ->
    [published] V { $round }. kolu se še ni igralo. Njegove šahovnice bodo spet kakor pred začetkom; razlog ostane v zapisu vsake partije.
   *[draft] V { $round }. kolu se še ni igralo. Nato ga bodo videli samo sodniki, povezave do njegovih šahovnic pa ne bodo več veljale.
}
desk-absences = Kdo je tu?
desk-absences-help = Pred začetkom tapnite, koga ni. Po njem tapnite, kdo je prišel pozneje ali je bil pomotoma označen kot prisoten. Zapiše se za vse šahovnice hkrati.
desk-absences-missing = { $count ->
    [0] Vsi igralci so tu.
    [one] { $count } igralca ni.
    [two] { $count } igralcev ni.
    [few] { $count } igralcev ni.
   *[other] { $count } igralcev ni.
}
desk-absences-only-missing = Samo šahovnice, na katerih koga ni
desk-absences-none = Ni šahovnice, na kateri bi lahko kdo manjkal.
desk-absences-here = je tu
desk-absences-not-here = ga ni
desk-absences-has-come = je prišel
desk-absences-record = { $count ->
    [0] Zapiši
   *[other] Zapiši ({ $count })
}
desk-forbidden-pairs = Prepovedani pari ({ $count })
desk-forbidden-pairs-help = Igralci, ki naj ne igrajo drug z drugim, na primer člani iste družine. Kola, v katerem bi se srečali, ni mogoče objaviti.
desk-forbidden-pairs-rounds = { $first }. do { $last }. kolo
desk-forbidden-pairs-add = Prepovej ta par
desk-round-start = Začni vse partije
desk-round-start-sure = { $count ->
    [one] Začeti { $round }. kolo: { $count } šahovnica? Ure stečejo tam, kjer se še ne igra.
    [two] Začeti { $round }. kolo: { $count } šahovnici? Ure stečejo tam, kjer se še ne igra.
    [few] Začeti { $round }. kolo: { $count } šahovnice? Ure stečejo tam, kjer se še ne igra.
   *[other] Začeti { $round }. kolo: { $count } šahovnic? Ure stečejo tam, kjer se še ne igra.
}
desk-to-hall = V dvorano
desk-round-started = { $count ->
    [one] Začela se je { $count } partija
    [two] Začeli sta se { $count } partiji
    [few] Začele so se { $count } partije
   *[other] Začelo se je { $count } partij
}
desk-result-by-game = po partiji
desk-result-from = { $source ->
    [game] iz partije
    [arbiter] odločitev sodnika
    [forfeit] brez igre
    [by_hand] ročno
   *[elsewhere] drugje
  }
desk-result-elsewhere-help = Igrano drugje: prevzet je bil samo izid, partije tu ni.
desk-result-as-taken-in = kot prevzeto
desk-trf = Turnirska datoteka (TRF)
desk-games-pgn = Partije (PGN)
desk-games-pgn-help = Poteze, časi in izidi, brez odločitev. Zapis vsake partije z odločitvami je pri njeni šahovnici.
desk-game-pgn-full = PGN z odločitvami
desk-result-open = odprt
## Izidi drug za drugim in šahovnice, pri katerih se vpiše samo izid.
desk-results = Izidi
desk-results-enter = Vpis izidov
desk-results-missing = { $count ->
    [one] { $count } manjka
    [two] { $count } manjkata
    [few] { $count } manjkajo
   *[other] { $count } jih manjka
  }
desk-results-typed = Šahovnica in izid, na primer 12=
desk-results-help = Vtipkajte šahovnico, nato 1 za 1-0, 0 za 0-1, = za remi, »+« ali »-« za zmago brez igre, in Enter. Ali se dotaknite šahovnice in nato izida.
desk-results-take = Vpiši
desk-results-undo = Razveljavi
desk-results-undone = vpisano po pomoti
desk-results-says = Šahovnica { $board }: { $white } – { $black } { $result }
desk-results-no-board = V tem kolu ni šahovnice { $board }.
desk-results-entered = Šahovnica { $board }: vpisano { $result }.
desk-results-withdrawn = Šahovnica { $board }: izid je umaknjen.
desk-results-withdraw = Umakni izid
desk-results-worth = beli { $white }, črni { $black }
desk-results-open = K šahovnici
desk-results-only = samo izid
desk-places = Kje se na šahovnicah igra
desk-places-only = { $count ->
    [0] vse pri sodniški mizi
    [one] { $count } šahovnica: samo izid
    [two] { $count } šahovnici: samo izid
    [few] { $count } šahovnice: samo izidi
   *[other] { $count } šahovnic: samo izidi
  }
desk-places-help = Kjer se igra na lesenih šahovnicah z lastnimi urami, se vpiše samo izid; taka šahovnica se s kolom ne začne, odpreti pa jo je vseeno mogoče.
desk-places-boards = Šahovnice (prazno: vse)
desk-places-results-only = Samo izidi
desk-places-at-desk = Pri sodniški mizi
desk-take-over = Pri tej šahovnici se vpiše samo izid
desk-take-over-help = Če želite tu presoditi dogodek, postavite, kar stoji na šahovnici in kar kažejo ure; nato poženite uro tistega, ki je na potezi: od takrat je ura te partije sodniška miza.
desk-take-over-do = Prevzemi partijo k sodniški mizi
desk-take-over-set-up = Postavi pozicijo in uri
desk-take-over-set-up-help = Kaj stoji na šahovnici in kaj kažejo ure, ko sodniška miza prevzame partijo.
desk-take-over-set = Postavi
desk-take-over-fen = Pozicija (FEN)
desk-take-over-clock = { $side ->
    [white] Ura belega
   *[black] Ura črnega
  }
desk-take-over-both = Obe uri potrebujeta čas, na primer 0:45:10.
desk-rounds-none = Nobenega kola še ni. Prvo se izžreba, ko so igralci vpisani.
desk-rank = Mesto
desk-points = Točke
desk-games = Partije
desk-wins = Zmage
desk-reports = Poročila
desk-reports-help = Za organizatorja in za oddajo: izidi s podpisi, incidenti s pozicijo, odločitvijo in urami, lestvica, zgoščene vrednosti.
desk-reports-day = Samo tega dne
desk-reports-day-pdf = Poročilo kot PDF
desk-reports-arbiter = Poročilo glavnega sodnika
desk-reports-arbiter-help = Kar miza ve, je izpolnjeno. Kar spremenite, ostane, kot ste napisali; drugo sledi temu, kar se dogaja.
desk-reports-arbiter-pdf = Poročilo glavnega sodnika kot PDF
desk-reports-written = napisano ročno
desk-report-title = Incidenti
desk-ledger-empty = Incidentov ni bilo. Kar se zapiše pri šahovnici, se pokaže tu, z odločitvijo in členom.
desk-ledger-all-rounds = vsa kola
desk-ledger-all-days = vsi dnevi
desk-ledger-person = Igralec ali druga oseba
desk-ledger-everybody = vsi
desk-ledger-kind = Vrsta incidenta
desk-ledger-all-kinds = vse vrste
desk-ledger-count = { $count ->
    [one] en incident
    [two] { $count } incidenta
    [few] { $count } incidenti
   *[other] { $count } incidentov
}
desk-ledger-recorded-by = zapisal: { $who }
desk-ledger-struck = prečrtano z vnosom { $entry }
desk-ledger-seals = Kako se končajo dnevniki partij
desk-seal = Zadnji vnos: { $entry }. Zgoščena vrednost: { $hash }
desk-link-new = Nova povezava
desk-link-label = Za koga?
desk-link-delay = Zamik (minute)
desk-link-tablets = Tablice za vse šahovnice { $round }. kola
desk-link-help = Kdor ima povezavo, ima vlogo. Prikaže se le enkrat; ko ni več potrebna, jo spodaj prekličite.
desk-link-named = Povezave sodnikov potrebujejo ime: vnosi so podpisani z njim. Povezava glavnega sodnika, ki nastane tukaj, velja tudi po ponovnem zagonu mize.
desk-found-at = Telefoni in tablice najdejo mizo na naslovu
desk-only-here = Naslov { $address } doseže le ta računalnik: kode QR ne vodijo nikamor.
desk-only-here-do = Končajte mizo in jo zaženite tako, da jo doseže omrežje igralne dvorane:
desk-link-own = ta miza
desk-links-valid = Veljavne povezave
desk-links-of-board = Povezave za to šahovnico
desk-links-of-board-help = Kodo preberite z napravo igralca. Ena tablica lahko služi obema igralcema.
desk-qr-label = Koda QR povezave
desk-revoke = Prekliči
desk-revoke-link = Prekliči: { $label }
desk-link-revoked = Ta povezava je bila preklicana. Za novo prosite glavnega sodnika. Če jo je izpisal program sam: vsak zagon izpiše novo in velja samo zadnja.
desk-link-until = Velja do
desk-link-good-until = velja do { $time }
desk-link-expired = Čas, do katerega je ta povezava veljala, je minil. Za novo prosite glavnega sodnika.
desk-link-unknown = Ta miza povezave ne pozna: morda manjka njen del ali pa sodi k drugi mizi. Za novo prosite glavnega sodnika.
desk-fingerprint = Prstni odtis potrdila (SHA-256):
desk-link-tournament = Voditi turnir ali igrati na njem
desk-link-open = Vaša povezava
desk-link-open-help = Povezavo ali kodo QR vam da glavni sodnik. Določa, kaj smete.
desk-welcome = Sodniška miza
desk-welcome-says = Vodite turnir z njegovimi šahovnicami, urami in odločitvami ali ugotovite, kaj pravijo Pravila: brez interneta in brez uporabniškega računa. Zapiše se, kaj se je zgodilo; izid je odločitev s členom.

## Preverjanja brez partije

desk-check-flag = Preverjanje padca zastavice
desk-check-flag-short = Zastavica je padla: ali lahko nasprotnik še matira? S potezami ali z dokazom.
desk-check-flag-help = Padla je zastavica. Postavite pozicijo: odgovor za vsako stran pove, ali katero koli zaporedje pravilnih potez vodi do mata, s potezami ali dokazom.
desk-check-claim = Preverjanje reklamacije
desk-check-claim-short = Trikratna ponovitev ali petdeset potez: ali je reklamacija upravičena?
desk-check-claim-help = Prilepite poteze v poljubnem jeziku. Odgovor pove, ali je reklamacija upravičena in zakaj.
desk-check-time = Preverjanje časovne kontrole
desk-check-time-short = Kaj časovna kontrola pomeni in ali gre za standardni, pospešeni ali hitropotezni šah.
desk-check-time-help = Napišite časovno kontrolo, kot je v razpisu. Odgovor pove, kaj pomeni in za katero vrsto šaha gre.
desk-check-now = Preveri
desk-palette = Figure za postavitev
desk-rub-out = Radirka
desk-clear-board = Prazna šahovnica
desk-start-position = Začetna pozicija
desk-to-move = Na potezi
desk-fen-unreadable = To ni pozicija: v zapisu FEN osem vrst ločijo poševnice.
desk-flag-of = { $side ->
    [white] Pade zastavica belega
   *[black] Pade zastavica črnega
}
desk-line-start = Na začetek
desk-line-back = Potezo nazaj
desk-line-on = Naslednja poteza
desk-line-end = Na konec
desk-moves = Poteze
desk-moves-language = Črke figur
desk-claim-right = Reklamacija je upravičena
desk-claim-wrong = Reklamacija ni upravičena
desk-claim-occurrences = Pojavitve pozicije: { $count }; potrebno: { $needed }
desk-claim-progress = Poteze brez jemanja in brez poteze kmeta: { $count }
desk-time-short = Na kratko
desk-time-main = Osnovni čas
desk-time-for-60 = Za 60 potez
desk-law-short = Osem izdaj z iskanjem in pregledom sprememb.
desk-law-retold = Povedano z lastnimi besedami; merodajno je besedilo, ki ga je izdala zveza. Z besedo »Reading« je označeno, kar dodajamo sami.
desk-law-beside = Ob njej
desk-law-search = Išči
desk-law-contents = Kazalo
desk-law-hits = Najdeno: { $count }
desk-law-choose = Izberite člen ali drugo izdajo za pregled sprememb.
desk-law-no-counterpart = Ta izdaja ustreznega člena nima.
desk-law-elsewhere = V drugih izdajah:
desk-law-in-browser = Odpri v pregledovalniku Pravil
desk-law-changes = Od izdaje { $from } do izdaje { $to }
desk-law-value = Kaj Pravila določajo
desk-law-came = Novo: { $count }
desk-law-went = Odpadlo: { $count }
desk-law-moved = Preštevilčeno: { $count }
