### Všetky vety stola rozhodcu: obrazovky, tlačidlá, udalosti, kontroly. Rozhodnutia sú v `rulings`.

## Rámec stránky

desk-skip = Preskočiť na obsah
desk-ways = Hlavná navigácia
desk-hall = Sála
desk-event = Turnaj
desk-events = Turnaje
desk-board = Šachovnica
desk-checks = Kontroly
desk-law = Pravidlá
desk-language = Jazyk
desk-look-dark = Tmavý vzhľad
desk-look-light = Svetlý vzhľad
desk-loading = Okamih …
desk-close = Zavrieť
desk-cancel = Zrušiť
desk-back = Späť
desk-open = Otvoriť
desk-save = Uložiť
desk-saved = Uložené
desk-print = Tlač
desk-copy = Kopírovať
desk-copied = Skopírované
desk-import = Načítať
desk-reason = Dôvod
desk-result = Výsledok
desk-offline-now = Server nie je dostupný. Pokračuje sa, len čo sa spojenie obnoví.
desk-reconnecting = Obnovuje sa spojenie …
desk-try-again = Skúsiť znova
desk-role-chief = Hlavný rozhodca
desk-role-arbiter = Rozhodca
desk-role-player = Hráč
desk-role-spectator = Divák

## Strany, figúrky, polia

desk-side = { $side ->
    [white] Biely
   *[black] Čierny
}
desk-piece = { $side ->
    [white] { $kind ->
            [king] biely kráľ
            [queen] biela dáma
            [rook] biela veža
            [bishop] biely strelec
            [knight] biely jazdec
           *[pawn] biely pešiak
        }
   *[black] { $kind ->
            [king] čierny kráľ
            [queen] čierna dáma
            [rook] čierna veža
            [bishop] čierny strelec
            [knight] čierny jazdec
           *[pawn] čierny pešiak
        }
}
desk-kind = { $kind ->
    [king] Kráľ
    [queen] Dáma
    [rook] Veža
    [bishop] Strelec
    [knight] Jazdec
   *[pawn] Pešiak
}
desk-square-with-piece = { $square }, { $piece }
desk-square-empty = { $square }, prázdne pole
desk-square-state = { $state ->
    [touched] dotknutá figúrka
    [check] v šachu
   *[fallen] leží na šachovnici
}
desk-board-label = Šachovnica. Šípkami sa presúva výber, Enter sa figúrky dotkne alebo ju pustí, Delete ju odoberie.
desk-board-picture = Šachovnica
desk-board-number = Šachovnica { $board }
desk-round = Kolo
desk-round-number = { $round }. kolo
desk-round-short = { $round }. k.
desk-turn-board = Otočiť šachovnicu

## Hodiny

desk-clock-of = Hodiny: { $side }
desk-press-clock = { $side ->
    [white] Stlačiť hodiny (biely)
   *[black] Stlačiť hodiny (čierny)
}
desk-flag-down = Zástavka
desk-stage-until = po { $move }. ťahu +{ $next }
desk-stage-left = { $moves ->
    [one] ešte { $moves } ťah, potom +{ $next }
    [few] ešte { $moves } ťahy, potom +{ $next }
   *[other] ešte { $moves } ťahov, potom +{ $next }
}
desk-stage-last = posledná perióda
desk-stage-per-move = { $how ->
    [hourglass] presýpacie hodiny
    [delay] { $time } navyše v každom ťahu
    [bronstein] až { $time } späť za každý ťah
   *[increment] +{ $time } na ťah
}
desk-clock-before = predtým
desk-clock-after = potom
desk-clock-runs = beží
desk-clock-stopped = Hodiny stoja.
desk-stop-clock = Zastaviť hodiny
desk-start-clock = { $side ->
    [white] Spustiť hodiny bieleho
   *[black] Spustiť hodiny čierneho
}
desk-start-game = Začať partiu
desk-not-here = { $side ->
    [white] Biely tu nie je
   *[black] Čierny tu nie je
}
desk-default-time-left = Ešte neprišiel: { $who }. Do konca čakacej doby zostáva { $time }.
desk-default-time-over = Do konca čakacej doby neprišiel: { $who }.

## Šachovnica pre hráčov

desk-announcements = Čo bolo rozhodnuté
desk-not-started = Partia sa ešte nezačala.
desk-adjourned = Partia je prerušená.
desk-over-title = Partia sa skončila.
desk-last-move = { $side ->
    [white] Posledný ťah bieleho: { $move }
   *[black] Posledný ťah čierneho: { $move }
}
desk-beside-board = Vedľa šachovnice
desk-take-off = Odobrať zo šachovnice
desk-promote-title = Ktorú figúru postavíte?
desk-promote-leave-pawn = Nechať pešiaka
desk-offer-draw = Ponúknuť remízu
desk-offered = Remíza ponúknutá
desk-offer-of = { $side ->
    [white] Biely ponúka remízu.
   *[black] Čierny ponúka remízu.
}
desk-accept = Prijať
desk-decline = Odmietnuť
desk-claim-draw = Reklamovať remízu
desk-claim-ground = Z akého dôvodu?
desk-ground-threefold = Rovnaká pozícia tretíkrát
desk-ground-fifty = Päťdesiat ťahov bez brania a bez ťahu pešiakom
desk-claim-with = Zamýšľaný ťah
desk-claim-with-help = Ak pozícia vznikne až vaším ďalším ťahom, napíšte ho sem a nevykonajte ho. Ak je pozícia na šachovnici, nechajte pole prázdne.
desk-claim-illegible = Toto sa nedá prečítať ako ťah. Napíšte ho ako do partiára, napríklad Jf3 alebo exd5, a nič ďalšie.
desk-claim-now = Reklamovať
desk-adjust = Opravujem
desk-knocked-over = Zhodené figúrky
desk-knock-choose = Ťuknite na zhodené figúrky.
desk-knock-done = Spadli
desk-fallen-pieces = Na šachovnici ležia figúrky.
desk-set-up-again = Postaviť späť
desk-point-out = Upozorniť
desk-point-out-what = Čo ste si všimli?
desk-point-out-now = Povedať rozhodcovi
desk-notice-illegal-move = Neprípustný ťah
desk-notice-touch-move = Neťahalo sa dotknutou figúrkou
desk-notice-two-hands = Ťah dvoma rukami
desk-notice-wrong-set-up = Figúrky boli zle postavené
desk-notice-flag = { $side ->
    [white] Spadla zástavka bieleho
   *[black] Spadla zástavka čierneho
}
desk-call-arbiter = Zavolať rozhodcu
desk-call-reason = O čo ide?
desk-call-now = Zavolať
desk-resign = Vzdať sa
desk-resign-title = Vzdať partiu?
desk-resign-sure = Tým sa partia končí. Vyhráva súper.
desk-resign-now = Vzdávam sa
desk-seal-ordered = { $side ->
    [white] Biely zapečatí ďalší ťah: zapíše ho a vloží do obálky.
   *[black] Čierny zapečatí ďalší ťah: zapíše ho a vloží do obálky.
}
desk-seal-now = Obálka je zapečatená
desk-scoresheet = Partiár
desk-write-move = Zapísať ťah (napr. 12.Jf3)
desk-write = Zapísať
desk-sheet-print = Partiár na tlač
desk-tablet = Jeden tablet pre oboch
desk-more = Viac …
desk-understood = Rozumiem
desk-called-at = Rozhodca bol zavolaný o { $time }.
desk-call-withdraw = Vziať zavolanie späť
desk-near-miss = Blízko iného poľa: vziať späť
desk-ruled-title = Čo bolo rozhodnuté
desk-ruled-move = Na šachovnici stálo: { $from }–{ $to }
desk-ruled-correction = Rozhodca opravil, čo bolo zapísané: { $reason }
desk-ruled-awaited = Rozhodca chce, aby to obaja hráči potvrdili, skôr než sa hodiny znova spustia.
desk-touch-title = Ako šachovnica berie dotyk
desk-touch-says = Ťuknite na kameň a potom na pole. Alebo na kameni chvíľu podržte prst a ťahajte. Prst, ktorý prechádza, zväčšuje alebo príde zvonka, sa ničoho nedotkne. Čo bolo odoslané, zaväzuje ako pri skutočnej šachovnici. Tesne vedľa iného poľa sa to dá sekundu vziať späť.
desk-this-device = Toto zariadenie
desk-device-buzz = Vibruje
desk-device-sound = Vydáva zvuky
desk-device-awake = Počas partie nezhasína
desk-device-when = Keď ste na ťahu, keď sa o niečom rozhodne, keď vám dochádza čas.
desk-full-screen = Celá obrazovka

## Rozhodca pri šachovnici

desk-incidents = Niečo sa stalo
desk-log = Záznam
desk-log-all = Ukázať všetko
desk-log-empty = Ešte sa nič nestalo.
desk-log-start = Partia, ako bola pripravená
desk-log-struck = škrtnuté
desk-log-corrected = Späť k záznamu { $seq }
desk-log-replaced = Opravený záznam { $seq }
desk-log-again = ako záznam { $seq }
desk-log-closes = { $count ->
    [one] privolanie vybavené
    [few] vybavené { $count } privolania
   *[other] vybavených { $count } privolaní
}
# What happened, in the record: what one player did, one thing after the other, or what happened to both.
desk-deed = { $deed ->
    [touches] sa dotýka { $what }
    [takes-off] odoberá { $what }
    [puts] stavia { $piece } na { $what }
    [releases] púšťa { $what }
    [knocks-over] zhadzuje { $what }
    [sets-up] stavia figúrky späť
    [plays] hrá { $what }
    [offers-draw] ponúka remízu
    [accepts] prijíma remízu
    [declines] odmieta remízu
    [resigns] sa vzdáva
    [adjusts] opravuje
    [arrives] prichádza
    [is-absent] nie je prítomný
    [seals] pečatí ťah
    [claims-threefold] reklamuje rovnakú pozíciu tretíkrát
    [claims-threefold-with] reklamuje rovnakú pozíciu tretíkrát po ťahu { $what }
    [claims-fifty] reklamuje päťdesiat ťahov
    [claims-fifty-with] reklamuje päťdesiat ťahov po ťahu { $what }
    [calls-arbiter] volá rozhodcu: „{ $what }“
    [writes] zapisuje „{ $what }“
   *[presses] stláča hodiny
}
desk-deeds-of = { $side ->
    [white] biely
   *[black] čierny
} { $deeds }
desk-happening = { $what ->
    [round-starts] kolo sa začína
    [stops-clock] rozhodca zastavuje hodiny
    [starts-clock] { $side ->
            [white] rozhodca spúšťa hodiny bieleho
           *[black] rozhodca spúšťa hodiny čierneho
        }
    [flag-falls] { $side ->
            [white] padá zástavka bieleho
           *[black] padá zástavka čierneho
        }
    [notices-flag] { $side ->
            [white] rozhodca zisťuje spadnutie zástavky bieleho
           *[black] rozhodca zisťuje spadnutie zástavky čierneho
        }
   *[time-passes] plynie čas
}
desk-correct-back-to = Oprava: späť na stav po „{ $line }“
desk-correction-title = Oprava
desk-correction-back = Vrátiť sa za tento záznam
desk-correction-only = Zle bol len tento záznam
desk-replacement-which = Čo z toho bolo zle?
desk-replacement-line = Čo sa namiesto toho stalo
desk-replacement-other-player = Bol to druhý hráč
desk-replacement-otherwise = { $count ->
    [0] Všetko, čo nasledovalo, platí, ako bolo rozhodnuté.
    [one] Jeden neskorší záznam sa tým rozhodne inak:
    [few] { $count } neskoršie záznamy sa tým rozhodnú inak:
   *[other] { $count } neskorších záznamov sa tým rozhodne inak:
}
desk-replacement-now = Opraviť
desk-correction-says = Partia bude stáť ako po „{ $line }“. Nič sa nemaže.
desk-correction-strikes = { $count ->
    [one] Škrtne sa { $count } záznam
    [few] Škrtnú sa { $count } záznamy
   *[other] Škrtne sa { $count } záznamov
}
desk-correct-now = Opraviť
desk-override = Rozhodnúť inak
desk-override-title = Rozhodnúť inak
desk-override-says = Vaše rozhodnutie nahradí doterajšie. Obe zostanú v zázname, aj s dôvodom.
desk-override-decision = Rozhodnutie
desk-override-play-on = Hrať ďalej
desk-apply = Použiť
desk-decide = Rozhodnúť
desk-preview = Čo nasleduje?
desk-preview-title = Čo z toho vyplýva
desk-preview-nothing = Nie je o čom rozhodovať.
desk-preview-unexpected = Takáto nesprávnosť sa nezistila.
desk-lines-recorded = Čo sa zaznamená
desk-duty-moves = Ťahy: { $moves }
desk-question-follows = Bude potrebná vaša odpoveď:
desk-fact-penalty = Trest
desk-penalty-time = Koľko času?
desk-penalty-points = Koľko bodov hráčovi najviac zostane?
desk-minutes = { $count ->
    [one] { $count } minúta
    [few] { $count } minúty
   *[other] { $count } minút
}
desk-time-minutes = Minúty
desk-time-seconds = Sekundy
desk-time-minutes-wrong = Minúty: číslo do 999.
desk-time-seconds-wrong = Sekundy: číslo od 0 do 59.
desk-answer-words = Vlastnými slovami
desk-question-reason = Dôvod (nepovinne)
desk-question-take = Riešim to ja
desk-question-taken = { $named ->
    [yes] rieši { $who }
   *[no] rieši rozhodca
}
desk-question-anew = Napriek tomu rozhodnúť inak
desk-urgency-blocks = Hra čaká
desk-urgency-waits = Môže počkať
desk-called-by = { $side ->
    [white] Biely volá rozhodcu:
   *[black] Čierny volá rozhodcu:
}
desk-board-take = Som pri šachovnici
desk-board-leave = Už nie som pri šachovnici
desk-board-taken = { $named ->
    [yes] Od { $time } je pri šachovnici { $who }.
   *[no] Od { $time } je pri šachovnici rozhodca.
}
desk-call-take = Prichádzam
desk-call-taken = { $named ->
    [yes] Prichádza { $who }, od { $time }.
   *[no] Prichádza rozhodca, od { $time }.
}
desk-call-close = Vybavené
desk-closes-calls = { $count ->
    [one] Privolanie je tým vybavené
    [few] Privolania sú tým vybavené
   *[other] Privolania sú tým vybavené
}
desk-must-read = Skôr než sa pôjde ďalej, obaja hráči potvrdia, že rozhodnutie čítali
desk-unread = { $who ->
    [white] Skôr než sa spustia hodiny, má rozhodnutie ešte potvrdiť biely.
    [black] Skôr než sa spustia hodiny, má rozhodnutie ešte potvrdiť čierny.
   *[both] Skôr než sa spustia hodiny, majú rozhodnutie ešte potvrdiť obaja hráči.
}
desk-read-for = { $side ->
    [white] Biely mi potvrdil, že ho čítal
   *[black] Čierny mi potvrdil, že ho čítal
}
desk-not-awaited = Nečakať na potvrdenie
desk-refused-last = naposledy o { $time }
desk-count-illegal = { $count ->
    [one] { $count } neprípustný ťah
    [few] { $count } neprípustné ťahy
   *[other] { $count } neprípustných ťahov
}
desk-count-warned = { $count ->
    [one] { $count } napomenutie
    [few] { $count } napomenutia
   *[other] { $count } napomenutí
}
desk-count-knocks = { $count ->
    [one] { $count }× zhodené figúrky
    [few] { $count }× zhodené figúrky
   *[other] { $count }× zhodené figúrky
}
desk-free-line = Napísať, čo sa stalo
desk-moves-played = Ťahy
desk-time-used = Spotrebovaný čas
desk-time-used-says = Biely spolu { $white }, čierny { $black }; najdlhšie: { $move }, { $time }
desk-time-used-table = Ako tabuľka
desk-time-used-move = Ťah
desk-transcript = Prepis
desk-sheet-of = { $side ->
    [white] Partiár bieleho
   *[black] Partiár čierneho
}
desk-article-open = Článok { $article }: otvoriť text

## Udalosti a potrebné údaje

desk-incidents-more = Viac …
desk-incidents-fewer = Menej
desk-incident-illegal = Neprípustný ťah
desk-incident-touched = Dotknutá figúrka
desk-incident-flag = Zástavka
desk-incident-penalty = Napomenutie, trest
desk-incident-phone = Telefón, zariadenie
desk-incident-late = Neskorý príchod
desk-incident-knocked = Zhodené figúrky
desk-incident-clock-wrong = Chybné hodiny
desk-incident-distraction = Rozptyľovanie, správanie
desk-incident-two-hands = Dve ruky
desk-incident-press = Stlačenie bez ťahu
desk-incident-unpromoted = Nepremenený pešiak
desk-incident-set-up = Nesprávny začiatok
desk-incident-record = Partiár
desk-incident-left = Odchod z miestnosti
desk-incident-help = Nedovolená pomoc
desk-incident-claim = Reklamácia remízy
desk-incident-disturbed = Narušenie partie
desk-incident-resigned = Vzdanie sa
desk-incident-agreed = Dohoda na remíze
desk-incident-set-clock = Nastaviť hodiny
desk-fact-side = Kto?
desk-fact-move = Ktorý ťah?
desk-fact-pressed = Boli hodiny stlačené?
desk-fact-squares = Ktoré figúrky? Ťuknite na ne.
desk-fact-manner = Ako?
desk-fact-device = Čo sa našlo?
desk-fact-place = Kde?
desk-fact-device-state = V akom stave?
desk-fact-purpose = Úmyselne?
desk-fact-fault = Čo je zle?
desk-fact-detail = Podrobnosti
desk-fact-white-time = Nový čas bieleho
desk-fact-black-time = Nový čas čierneho
desk-fact-conduct = Čo urobil?
desk-fact-irregular = Čo bolo zle?
desk-fact-sheet = Čo sa stalo?
desk-fact-area = Kam?
desk-fact-help = Čo sa použilo?
desk-fact-ground = Z akého dôvodu?
desk-fact-cause = Čo partiu narušilo?
desk-fact-lasted = Ako dlho?
desk-choice-yes = Áno
desk-choice-no = Nie
desk-choice-deliberately = Úmyselne
desk-choice-unclearly = Nejasné
desk-choice-accidentally = Náhodou
desk-choice-phone = Telefón
desk-choice-smart-watch = Inteligentné hodinky
desk-choice-earpiece = Slúchadlo
desk-choice-device = Iné zariadenie
desk-choice-on-person = Pri sebe
desk-choice-switched-on = Zapnuté
desk-choice-in-bag = V taške
desk-choice-sounding = Ozvalo sa
desk-choice-in-use = Používané
desk-choice-switched-off = Vypnuté
desk-choice-accident = Náhodou
desk-choice-perhaps-on-purpose = Možno úmyselne
desk-choice-on-purpose = Úmyselne
desk-choice-wrong = Nesprávne nastavenie
desk-choice-defective = Porucha
desk-choice-reversed = Prehodené strany
desk-choice-disturbing = Rušil súpera
desk-choice-discourteous = Správal sa nezdvorilo
desk-choice-insulting = Urážal
desk-choice-smoking = Fajčil
desk-choice-wrong-set-up = Nesprávne počiatočné postavenie
desk-choice-reversed-colours = Zamenené farby
desk-choice-wrong-orientation = Nesprávne umiestnená šachovnica
desk-choice-illegal-position = Neprípustná pozícia
desk-choice-stops-recording = Prestal zapisovať
desk-choice-hides-sheet = Skrýva partiár
desk-choice-refuses-record = Odmieta zapisovať
desk-choice-tears-sheet = Roztrhal partiár
desk-choice-playing-area = Opustil hraciu miestnosť
desk-choice-venue = Opustil hrací priestor
desk-choice-toilet = Na toaletu
desk-choice-smoking-area = Do priestoru na fajčenie
desk-choice-uses-notes = Poznámky
desk-choice-uses-advice = Rada
desk-choice-uses-information = Informácie
desk-choice-uses-analysis = Rozbor na inej šachovnici
desk-choice-threefold = Rovnaká pozícia tretíkrát
desk-choice-fifty = Päťdesiat ťahov

## Prerušenie partie

desk-adjournment = Prerušiť partiu
desk-adjourn-order = Vyzvite hráča na ťahu, aby zapečatil ťah.
desk-adjourn-order-side = { $side ->
    [white] Pečatí biely
   *[black] Pečatí čierny
}
desk-adjourn-seal = { $side ->
    [white] Biely zapíše ťah a vloží oba partiáre do obálky.
   *[black] Čierny zapíše ťah a vloží oba partiáre do obálky.
}
desk-adjourn-sealed = Ťah je zapečatený
desk-adjourn-stop = Až potom sa zastavia hodiny.
desk-adjourn-envelope = Vytlačte údaje na obálku.
desk-envelope-print = Obálka na tlač
desk-adjourn-resume = Pri dohrávke: otvorte obálku a odpíšte, čo je napísané.
desk-adjourn-written = Pečatený ťah, ako je napísaný
desk-adjourn-open = Pokračovať týmto ťahom
desk-adjourn-reply = { $side ->
    [white] Obálka sa otvorí len v prítomnosti hráča, ktorý má odpovedať ({ $name }).
   *[black] Obálka sa otvorí len v prítomnosti hráča, ktorý má odpovedať ({ $name }).
}
desk-envelope-title = Pečatený ťah
desk-time-left = Zostávajúci čas
desk-signature-of = { $side ->
    [white] Podpis bieleho
   *[black] Podpis čierneho
}
desk-signature-arbiter = Podpis rozhodcu
desk-of-player = ako píše hráč

## Sála

desk-hall-interrupted = { $count ->
    [one] Stôl bol mimo prevádzky. Hodiny jednej šachovnice stoja tam, kde boli naposledy doložené.
    [few] Stôl bol mimo prevádzky. Hodiny { $count } šachovníc stoja tam, kde boli naposledy doložené.
   *[other] Stôl bol mimo prevádzky. Hodiny { $count } šachovníc stoja tam, kde boli naposledy doložené.
  }
desk-hall-go-on = Údaje platia: všetci pokračujú
desk-log-lag = { $time } s na ceste, odpočítané
desk-hall-waiting = { $count ->
    [one] Čaká na vás { $count } šachovnica
    [few] Čakajú na vás { $count } šachovnice
   *[other] Čaká na vás { $count } šachovníc
}
desk-hall-running = hrá sa: { $count }
desk-hall-over = dohrané: { $count }
desk-hall-empty = Zatiaľ nie je vyžrebované žiadne kolo.
desk-hall-empty-help = Najprv zadajte hráčov, potom vyžrebujte kolo. Jeho šachovnice sa tu objavia samy.
desk-hall-new = nezačalo sa: { $count }
desk-hall-waits = čaká na vás: { $count }
desk-hall-show-only = Zobraziť len
desk-hall-all = Zobraziť všetky šachovnice
desk-hall-none-found = Taká šachovnica tu nie je.
desk-hall-search = Meno alebo číslo šachovnice
desk-hall-rounds-live = Rozohrané kolá
desk-hall-order = Poradie
desk-hall-form = Podoba
desk-hall-cards = Karty
desk-hall-rows = Riadky
desk-badge-absent = neprítomný
desk-badge-short = časová tieseň
desk-by-urgency = Podľa naliehavosti
desk-by-board = Podľa čísla
desk-phase-not_started = nezačala sa
desk-phase-running = hrá sa
desk-phase-adjourned = prerušená
desk-phase-over = skončila sa
desk-phase-annulled = zrušená
desk-waiting-question = Otázka:
desk-waiting-call = Volanie:
desk-waiting-flag = Zástavka:
desk-waiting-late = Meškanie:
desk-waiting-refused = Odmietnuté:

## Turnaj

desk-tab-settings = Ako sa hrá
desk-tab-players = Hráči
desk-tab-rounds = Kolá
desk-tab-standings = Poradie
desk-tab-ledger = Incidenty
desk-tab-links = Odkazy
desk-rounds = Kolá
desk-event-name = Názov
desk-event-place = Miesto
desk-event-date = Dátum
desk-event-date-end = Posledný deň
desk-event-new = Nový turnaj
desk-event-mistake = Založený omylom
desk-event-mistake-says = Nič sa v ňom nehralo. Turnaj zmizne zo zoznamov všetkých ostatných; jeho záznam zostane a tu ho môžete vziať späť.
desk-event-mistaken = založený omylom
desk-event-restore = Vziať späť
desk-first-start = Prvý turnaj
desk-first-name = Vaše meno
desk-first-name-says = Vaše záznamy sú ním podpísané. Ostatní rozhodcovia dostanú neskôr vlastné odkazy, každý s menom.
desk-first-link = Váš odkaz
desk-first-link-says = Tento odkaz platí aj po novom spustení stola. Uchovajte ho ako kľúč: v telefóne, alebo vytlačený.
desk-first-players = Ďalej k hráčom
desk-event-size = hráčov: { $players }, kôl: { $rounds }
desk-settings-event = Turnaj
desk-settings-event-says = Je na žrebovaní, partiároch, vo výsledkoch a v správach.
desk-settings-game = Partia
desk-settings-game-says = Ktoré vydanie Pravidiel platí a koľko času majú hráči.
desk-settings-scoring = Bodovanie
desk-settings-scoring-says = Koľko bodov je za partiu v tabuľke. Prázdne pole platí ako číslo, ktoré je v ňom naznačené.
desk-settings-pairing = Žrebovanie
desk-settings-pairing-says = Počet kôl rozhoduje, kto je v poslednom kole vedúcim hráčom a koľko kôl sa akceleruje.
desk-pairing-system = Systém žrebovania
desk-pairing-system-is = { $system ->
   *[dutch-2026] FIDE (Dutch) 2026
}
desk-pairing-acceleration = Akcelerácia
desk-pairing-acceleration-is = { $acceleration ->
    [baku] Baku (C.04.7)
   *[none] žiadna
}
desk-pairing-first-color = Farba prvého hráča
desk-pairing-lot = Vyžrebuje program
desk-pairing-drawn = Vyžreboval program.
desk-pairing-unsaid = Biela, kým sa nepovie inak
desk-settings-regulations = Rozpis súťaže
desk-settings-regulations-says = Len to, čo váš rozpis určuje inak než obvykle, alebo čo Pravidlá nechávajú na neho.
desk-settings-spectators = Diváci
desk-settings-spectators-says = Ťahy a výsledky vidia o toľko neskôr, aby nikto nedostával pomoc zvonka.
desk-edition = Vydanie Pravidiel
desk-supervision = Dohľad
desk-supervision-full = úplný
desk-supervision-limited = obmedzený
desk-supervision-help = Pre rýchly a bleskový šach: úplný, ak je dosť rozhodcov na sledovanie partií.
desk-not-stated = neuvedené
desk-time-control = Časová kontrola
desk-pace = Druh šachu
desk-pace-from-time = vyplýva z časovej kontroly
desk-pace-help = Volí sa, len keď rozpis určuje iný druh šachu, než vyplýva z časovej kontroly.
desk-class = { $class ->
    [rapid] Rýchly šach
    [blitz] Bleskový šach
   *[standard] Vážny šach
}
desk-class-is = { $class ->
    [rapid] Rýchly šach.
    [blitz] Bleskový šach.
   *[standard] Vážny šach.
}
desk-for-60-moves = Na 60 ťahov: { $time }.
desk-spectator-delay = Oneskorenie pre divákov (minúty)
desk-public = Pre verejnosť
desk-public-help = Čo smie vidieť každý bez odkazu: adresa na plagát, premietanie a partie pre iné programy. Návrhy kôl, incidenty, otázky a sťažnosti von nikdy nejdú.
desk-public-shown = Čo sa ukazuje
desk-public-shown-nothing = Nič
desk-public-shown-page = Nasadenie, výsledky, poradie
desk-public-shown-games = Aj partie, naživo
desk-public-delay = Oneskorenie (minúty)
desk-public-sooner = Diváci s odkazom vidia všetko o { $minutes } min neskôr. Tu by to bolo vidieť skôr a niekto by mohol hráčovi pomáhať zvonka.
desk-public-origins = Cudzie stránky, ktoré to smú čítať
desk-public-origins-help = Každá na vlastnom riadku, napríklad https://club.example. Bez nich to v prehliadači číta len vlastná stránka tohto stola; programy, napríklad prenos, ktorý si partie sťahuje, zápis nepotrebujú.
desk-public-projector = Na premietanie
desk-public-pgn = Partie na prenos (PGN)
desk-public-pgn-round = Len { $round }. kolo
desk-scoring-win = Výhra
desk-scoring-draw = Remíza
desk-scoring-loss = Prehra
desk-scoring-forfeit-win = Kontumačná výhra
desk-scoring-forfeit-loss = Kontumačná prehra
desk-scoring-bye = Voľno
desk-scoring-is = Body: výhra { $win }, remíza { $draw }, prehra { $loss }.
desk-regulations-help = Čo tu nie je uvedené, platí ako obvykle.
desk-regulation-add = Pridať voľbu …
desk-regulation-remove = Vynechať: { $option }
desk-regulation-several = Viac hodnôt sa oddeľuje bodkočiarkou.
desk-regulation-free = { $free ->
    [time] s časom …
    [after-moves] po určitom počte ťahov …
   *[text] inými slovami …
}
desk-presets = Obvyklé časové kontroly …
desk-player-name = Meno
desk-player-title = Titul
desk-player-rating = Rating
desk-player-federation = Federácia
desk-player-language = Zapisuje v jazyku
desk-player-add = Pridať
desk-player-change = Zmeniť
desk-player-withdraw = Odhlásiť z turnaja …
desk-player-withdraw-sure = Hráč už nebude žrebovaný. Vytvorené partie zostanú, ako sú.
desk-player-withdraw-now = Odhlásiť
desk-player-withdrawn = { $round ->
    [0] odhlásený pred prvým kolom
   *[other] odhlásený po { $round }. kole
}
desk-player-take-back = Vziať späť do turnaja
desk-player-take-back-help = Od ďalšieho kola bude hráč znova žrebovaný. Zmeškané kolá zostanú, ako sú.
desk-player-mistake = Zapísaný omylom
desk-player-mistake-says = Hráč zmizne zo zoznamu, poradia aj súborov; zápis zostane v zázname turnaja. Možno to vziať späť.
desk-player-mistaken = zapísaný omylom
desk-players-import = Zo súboru
desk-players-import-help = Tabuľka so záhlavím (CSV), alebo turnajový súbor (TRF) aj s kolami a výsledkami.
desk-players-only = Len hráčov, bez odohraných kôl
desk-players-file = Súbor s hráčmi
desk-players-added = { $count ->
    [one] Pridaný { $count } hráč
    [few] Pridaní { $count } hráči
   *[other] Pridaných { $count } hráčov
}
desk-players-matched = { $count ->
    [one] { $count } hráč už v turnaji bol a nebol pridaný znova
    [few] { $count } hráči už v turnaji boli a neboli pridaní znova
   *[other] { $count } hráčov už v turnaji bolo a nebolo pridaných znova
}
desk-rounds-taken-in = { $count ->
    [one] Prevzaté jedno kolo s výsledkami.
    [few] Prevzaté { $count } kolá s výsledkami.
   *[other] Prevzatých { $count } kôl s výsledkami.
}
desk-players-choose-file = Vybrať súbor …
desk-players-paste = Vložiť zoznam …
desk-list-is-right = Kde sa zoznam a turnaj líšia, platí zoznam
desk-list-columns = Čo je v stĺpcoch
desk-list-column-holds = Stĺpec obsahuje
desk-list-column-left-out = – vynechať –
desk-list-field = { $field ->
    [name] Meno
    [first_name] Krstné meno
    [title] Titul
    [rating] Rating
    [federation] Federácia
    [fide_id] Číslo FIDE
    [birth] Narodenie
    [sex] Pohlavie
    [club] Klub
    [language] Zapisuje v jazyku
    [place] Miesto
    [date] Dátum
    [date_end] Posledný deň
    [time_control] Časová kontrola
    [scoring] Body
    [kind] Druh turnaja
    [chief_arbiter] Hlavný rozhodca
    [deputies] Zástupcovia
    [allotted_times] Časová kontrola slovami
    [rounds] Kolá
    [round_dates] Dni kôl
    [first_color] Farba prvého v 1. kole
    [forbidden_pairs] Zakázané dvojice
   *[lines] Uchováva sa, ako prišlo
}
desk-list-would = Pribudne: { $added }; zmení sa: { $changed }; bez zmeny: { $same }.
desk-list-rounds = Kolá s výsledkami: { $count }.
desk-list-event = Turnaj
desk-list-lines-left = Riadky, ktoré sa neuchovajú, lebo turnaj má vlastné alebo lebo označujú hráčov číslami, ktoré tu majú iní: { $count }.
desk-list-take-back = Vziať posledný zoznam späť
desk-list-line = Riadok
desk-list-becomes = Čo sa stane
desk-list-act = { $act ->
    [add] pribudne
    [change] zmení sa
   *[same] bez zmeny
}
desk-player-fide-id = Číslo FIDE
desk-player-birth = Narodenie
desk-player-birth-help = deň alebo rok
desk-player-sex = Pohlavie
desk-sex = { $sex ->
    [female] žena
   *[male] muž
}
desk-player-club = Klub
desk-ratings-check = Porovnať všetkých s listinou
desk-ratings-no-differences = Všetci hráči z listiny sú zapísaní tak, ako ich listina uvádza.
desk-ratings-list-says = Listina uvádza
desk-ratings-unknown = V listine nie sú, alebo nie s istotou: { $names }
desk-ratings-take-over = Prevziať ({ $count })
desk-ratings-found = V listine
desk-ratings-choose = Vybrať listinu …
desk-ratings-list = { $state ->
    [none] Zatiaľ žiadna listina. Vyberte listinu FIDE, zbalenú tak, ako prišla: hráči sa potom hľadajú pri písaní. Uchová sa z nej len to, čo prevezmete.
    [reading] Listina { $file } sa načítava: { $percent } %
    [wrong] Túto listinu nemožno prečítať.
   *[there] Listina { $file }, hráčov: { $players }. Hore napíšte meno alebo číslo FIDE.
}
desk-report-details = Pre správu FIDE
desk-report-details-help = Čo okrem nastavení potrebuje turnajový súbor (TRF) a správa rozhodcu.
desk-report-kind = Druh turnaja
desk-report-chief = Hlavný rozhodca
desk-report-deputies = Zástupcovia, každý na svojom riadku
desk-report-rounds = Počet kôl
desk-report-date = { $round }. kolo
desk-players-to-rounds = Ďalej k prvému kolu
desk-players-none = Zatiaľ nikto nie je zapísaný. Hráči sa zapisujú ručne alebo sa načítajú zo súboru, na karte Hráči.
desk-round-new = Ďalšie kolo
desk-round-starts = Začiatok
desk-round-propose = Vyžrebovať podľa pravidiel
desk-round-by-hand = Žrebovať ručne
desk-round-byes = Hráči bez súpera
desk-round-byes-help = Kto v tomto kole nemá byť žrebovaný, dostane voľno. Ak je ostatných nepárny počet, žrebovanie podľa poradia dá poslednému z nich plné voľno.
desk-bye-give = Dať voľno
desk-bye-worth = { $worth ->
    [full] plné voľno
    [win] celý bod
    [half] pol bodu
   *[zero] bez bodu
}
desk-bye-of = Bez súpera: { $name }. Body: { $points }
desk-take-out = Odobrať
desk-round-new-help = Návrh kola vidia len rozhodcovia. Zverejníte ho druhým krokom, keď si ho prezriete.
desk-round-needs-players = Kolo potrebuje aspoň dvoch hráčov: zapíšte ich na karte Hráči.
desk-draft-of = Návrh { $round }. kola
desk-draft-unseen = vidia ho len rozhodcovia
desk-draft-help = Dvaja hráči si vymenia miesta, keď jedného presuniete na druhého, alebo keď vyberiete jedného a potom druhého. Vybranému možno dať aj voľno alebo ho zo žrebu vyňať.
desk-draft-turn = Vymeniť farby
desk-draft-free = Bez dvojice
desk-draft-bye = Voľno
desk-draft-take-out = Zrušiť dvojicu
desk-draft-publish = Zverejniť
desk-draft-insist-help = Žiadne žrebovanie podľa pravidiel toto mať nemôže. Rozhodca rozhodne, či sa napriek tomu hrá.
desk-draft-insist = Napriek tomu zverejniť
desk-draft-propose-again = Znova vyžrebovať podľa pravidiel
desk-pairing-as-rules = Zodpovedá pravidlám.
desk-pairing-seen = Porovnáva sa s pravidlami …
desk-pairing-differs = Inak, než dávajú pravidlá:
desk-pairing-differs-at = Šachovnice: { $boards }
desk-pairing-explanation = Prečo je vyžrebované takto
desk-pairing-why = Prečo?
desk-pairing-bracket = Body: { $points }
desk-pairing-moved-down = Zostúpili do tejto skupiny: { $players }
desk-pairing-floats = Zostupuje z tejto skupiny
desk-pairing-otherwise = Pravidlá dávajú niečo iné: { $pairs }.
desk-pairing-criteria = Kritériá C1–C21
desk-draft-drop = Zahodiť návrh
desk-round-stage = { $stage ->
    [started] začaté
   *[published] zverejnené
}
desk-round-back = { $to ->
    [published] Vziať začiatok späť
   *[draft] Späť na návrh
}
desk-round-back-says = { $to ->
    [published] V { $round }. kole sa ešte nehralo. Jeho šachovnice budú opäť ako pred začiatkom; dôvod zostane v zázname každej partie.
   *[draft] V { $round }. kole sa ešte nehralo. Uvidia ho potom len rozhodcovia a odkazy k jeho šachovniciam prestanú platiť.
}
desk-absences = Kto je tu?
desk-absences-help = Pred začiatkom ťuknite na toho, kto chýba. Po ňom na toho, kto prišiel neskoro alebo bol omylom označený ako prítomný. Zapíše sa to pre všetky šachovnice naraz.
desk-absences-missing = { $count ->
    [0] Všetci hráči sú tu.
    [one] Chýba { $count } hráč.
    [few] Chýbajú { $count } hráči.
   *[other] Chýba { $count } hráčov.
}
desk-absences-only-missing = Len šachovnice, kde niekto chýba
desk-absences-none = Nie je šachovnica, na ktorej by mohol niekto chýbať.
desk-absences-here = tu
desk-absences-not-here = chýba
desk-absences-has-come = prichádza
desk-absences-record = { $count ->
    [0] Zapísať
   *[other] Zapísať ({ $count })
}
desk-forbidden-pairs = Zakázané dvojice ({ $count })
desk-forbidden-pairs-help = Hráči, ktorí nemajú hrať proti sebe, napríklad členovia jednej rodiny. Kolo, v ktorom by sa stretli, nemožno zverejniť.
desk-forbidden-pairs-rounds = { $first }. až { $last }. kolo
desk-forbidden-pairs-add = Zakázať túto dvojicu
desk-round-start = Začať všetky partie
desk-round-start-sure = { $count ->
    [one] Začať { $round }. kolo: { $count } šachovnica? Hodiny sa spustia tam, kde sa ešte nehrá.
    [few] Začať { $round }. kolo: { $count } šachovnice? Hodiny sa spustia tam, kde sa ešte nehrá.
   *[other] Začať { $round }. kolo: { $count } šachovníc? Hodiny sa spustia tam, kde sa ešte nehrá.
}
desk-to-hall = Do sály
desk-round-started = { $count ->
    [one] Začala sa { $count } partia
    [few] Začali sa { $count } partie
   *[other] Začalo sa { $count } partií
}
desk-result-by-game = podľa partie
desk-result-from = { $source ->
    [game] z partie
    [arbiter] rozhodnutie rozhodcu
    [forfeit] bez hry
    [by_hand] ručne
   *[elsewhere] inde
  }
desk-result-elsewhere-help = Hrané inde: prevzatý bol len výsledok, partia tu nie je.
desk-result-as-taken-in = ako prevzaté
desk-trf = Turnajový súbor (TRF)
desk-games-pgn = Partie (PGN)
desk-games-pgn-help = Ťahy, časy a výsledky, bez rozhodnutí. Záznam každej partie s rozhodnutiami je pri jej šachovnici.
desk-game-pgn-full = PGN s rozhodnutiami
desk-result-open = otvorený
## Výsledky jeden za druhým a šachovnice, pri ktorých sa zadáva len výsledok.
desk-results = Výsledky
desk-results-enter = Zadať výsledky
desk-results-missing = { $count ->
    [one] jeden chýba
    [few] { $count } chýbajú
   *[other] { $count } chýba
  }
desk-results-typed = Šachovnica a výsledok, napríklad 12=
desk-results-help = Napíšte šachovnicu, potom 1 pre 1-0, 0 pre 0-1, = pre remízu, „+“ alebo „-“ pre výhru bez hry, a Enter. Alebo ťuknite na šachovnicu a potom na výsledok.
desk-results-take = Zadať
desk-results-undo = Späť
desk-results-undone = zadané omylom
desk-results-says = Šachovnica { $board }: { $white } – { $black } { $result }
desk-results-no-board = V tomto kole nie je šachovnica { $board }.
desk-results-entered = Šachovnica { $board }: zadané { $result }.
desk-results-withdrawn = Šachovnica { $board }: výsledok je vzatý späť.
desk-results-withdraw = Vziať výsledok späť
desk-results-worth = biely { $white }, čierny { $black }
desk-results-open = K šachovnici
desk-results-only = len výsledok
desk-places = Kde sa na šachovniciach hrá
desk-places-only = { $count ->
    [0] všetky pri stole rozhodcu
    [one] jedna šachovnica: len výsledok
    [few] { $count } šachovnice: len výsledky
   *[other] { $count } šachovníc: len výsledky
  }
desk-places-help = Kde sa hrá na drevených šachovniciach s vlastnými hodinami, zadáva sa len výsledok; taká šachovnica sa s kolom nezačne, otvoriť sa dá aj tak.
desk-places-boards = Šachovnice (prázdne: všetky)
desk-places-results-only = Len výsledky
desk-places-at-desk = Pri stole rozhodcu
desk-take-over = Pri tejto šachovnici sa zadáva len výsledok
desk-take-over-help = Ak tu chcete posúdiť incident, nastavte, čo stojí na šachovnici a čo ukazujú hodiny; potom spustite hodiny toho, kto je na ťahu: od tej chvíle je hodinami tejto partie stôl rozhodcu.
desk-take-over-do = Prevziať partiu k stolu rozhodcu
desk-take-over-set-up = Nastaviť pozíciu a hodiny
desk-take-over-set-up-help = Čo stojí na šachovnici a čo ukazujú hodiny, keď stôl rozhodcu partiu preberá.
desk-take-over-set = Nastaviť
desk-take-over-fen = Pozícia (FEN)
desk-take-over-clock = { $side ->
    [white] Hodiny bieleho
   *[black] Hodiny čierneho
  }
desk-take-over-both = Oboje hodiny potrebujú čas, napríklad 0:45:10.
desk-rounds-none = Zatiaľ žiadne kolo. Prvé sa vyžrebuje, keď budú zapísaní hráči.
desk-rank = Poradie
desk-points = Body
desk-games = Partie
desk-wins = Výhry
desk-reports = Správy
desk-reports-help = Pre usporiadateľa a na odovzdanie: výsledky s podpismi, incidenty s pozíciou, rozhodnutím a hodinami, poradie, odtlačky.
desk-reports-day = Len z tohto dňa
desk-reports-day-pdf = Správa ako PDF
desk-reports-arbiter = Správa hlavného rozhodcu
desk-reports-arbiter-help = Čo stôl vie, je vyplnené. Čo zmeníte, zostane, ako ste to napísali; ostatné sa riadi tým, čo sa deje.
desk-reports-arbiter-pdf = Správa hlavného rozhodcu ako PDF
desk-reports-written = napísané ručne
desk-report-title = Incidenty
desk-ledger-empty = K žiadnemu incidentu nedošlo. Čo sa zapíše pri šachovnici, objaví sa tu aj s rozhodnutím a článkom.
desk-ledger-all-rounds = všetky kolá
desk-ledger-all-days = všetky dni
desk-ledger-person = Hráč alebo iná osoba
desk-ledger-everybody = všetci
desk-ledger-kind = Druh incidentu
desk-ledger-all-kinds = všetky druhy
desk-ledger-count = { $count ->
    [one] jeden incident
    [few] { $count } incidenty
   *[other] { $count } incidentov
}
desk-ledger-recorded-by = zaznamenal: { $who }
desk-ledger-struck = vyškrtnuté zápisom { $entry }
desk-ledger-seals = Ako sa končia protokoly partií
desk-seal = Posledný záznam: { $entry }. Odtlačok: { $hash }
desk-link-new = Nový odkaz
desk-link-label = Pre koho?
desk-link-delay = Oneskorenie (minúty)
desk-link-tablets = Tablety pre všetky šachovnice { $round }. kola
desk-link-help = Kto má odkaz, má aj rolu. Ukáže sa len raz; keď nebude potrebný, nižšie ho zrušte.
desk-link-named = Odkazy rozhodcov potrebujú meno: záznamy sú ním podpísané. Odkaz hlavného rozhodcu, ktorý vznikne tu, platí aj po novom spustení stola.
desk-found-at = Telefóny a tablety nájdu stôl na adrese
desk-only-here = Na { $address } dosiahne len tento počítač: QR kódy nikam nevedú.
desk-only-here-do = Ukončite stôl a spustite ho tak, aby bol dostupný v sieti hracej sály:
desk-link-own = tento stôl
desk-links-valid = Platné odkazy
desk-links-of-board = Odkazy k tejto šachovnici
desk-links-of-board-help = Načítajte kód zariadením hráča. Jeden tablet môže slúžiť obom.
desk-qr-label = QR kód odkazu
desk-revoke = Zrušiť
desk-revoke-link = Zrušiť: { $label }
desk-link-revoked = Tento odkaz bol zrušený. O nový požiadajte hlavného rozhodcu. Ak ho vypísal sám program: každé spustenie vypíše nový a platí len ten posledný.
desk-link-until = Platí do
desk-link-good-until = platí do { $time }
desk-link-expired = Platnosť tohto odkazu sa skončila. O nový požiadajte hlavného rozhodcu.
desk-link-unknown = Tento stôl odkaz nepozná: možno z neho kus chýba, alebo patrí k inému stolu. O nový požiadajte hlavného rozhodcu.
desk-fingerprint = Odtlačok certifikátu (SHA-256):
desk-link-tournament = Viesť turnaj alebo v ňom hrať
desk-link-open = Váš odkaz
desk-link-open-help = Odkaz alebo QR kód vám dá hlavný rozhodca. Určuje, čo smiete.
desk-welcome = Stôl rozhodcu
desk-welcome-says = Veďte turnaj s jeho šachovnicami, hodinami a rozhodnutiami, alebo zistite, čo hovoria Pravidlá: bez internetu a bez účtu. Zapisuje sa, čo sa stalo; výsledkom je rozhodnutie aj s článkom.

## Kontroly bez partie

desk-check-flag = Kontrola po spadnutí zástavky
desk-check-flag-short = Spadla zástavka: môže súper ešte dať mat? S ťahmi alebo s dôkazom.
desk-check-flag-help = Spadla zástavka. Postavte pozíciu: odpoveď pre každú stranu povie, či nejaká postupnosť prípustných ťahov vedie k matu, a ukáže ťahy alebo dôkaz.
desk-check-claim = Kontrola reklamácie
desk-check-claim-short = Trojité opakovanie alebo päťdesiat ťahov: je reklamácia oprávnená?
desk-check-claim-help = Vložte ťahy v ľubovoľnom jazyku. Odpoveď povie, či je reklamácia oprávnená a prečo.
desk-check-time = Overenie časovej kontroly
desk-check-time-short = Čo časová kontrola znamená a či ide o vážny, rýchly alebo bleskový šach.
desk-check-time-help = Napíšte časovú kontrolu tak, ako je v propozíciách. Odpoveď povie, čo znamená a o aký šach ide.
desk-check-now = Skontrolovať
desk-palette = Figúrky na postavenie
desk-rub-out = Guma
desk-clear-board = Prázdna šachovnica
desk-start-position = Počiatočné postavenie
desk-to-move = Na ťahu
desk-fen-unreadable = Toto nie je pozícia: vo FEN oddeľujú osem radov lomky.
desk-flag-of = { $side ->
    [white] Padá zástavka bieleho
   *[black] Padá zástavka čierneho
}
desk-line-start = Na začiatok
desk-line-back = O ťah späť
desk-line-on = Ďalší ťah
desk-line-end = Na koniec
desk-moves = Ťahy
desk-moves-language = Písmená figúr
desk-claim-right = Reklamácia je oprávnená
desk-claim-wrong = Reklamácia je neoprávnená
desk-claim-occurrences = Výskyty pozície: { $count }; potrebné: { $needed }
desk-claim-progress = Ťahy bez brania a bez ťahu pešiakom: { $count }
desk-time-short = Skrátene
desk-time-main = Hlavný čas
desk-time-for-60 = Na 60 ťahov
desk-law-short = Osem vydaní s hľadaním a prehľadom zmien.
desk-law-retold = Prerozprávané vlastnými slovami; záväzné je znenie, ktoré vydala federácia. Slovom „Reading“ je označené, čo dopĺňame sami.
desk-law-beside = Vedľa
desk-law-search = Hľadať
desk-law-contents = Obsah
desk-law-hits = Nájdené: { $count }
desk-law-choose = Vyberte článok, alebo druhé vydanie a uvidíte zmeny.
desk-law-no-counterpart = V tomto vydaní náprotivok nie je.
desk-law-elsewhere = V iných vydaniach:
desk-law-in-browser = Otvoriť v prehliadači Pravidiel
desk-law-changes = Od { $from } k { $to }
desk-law-value = Čo Pravidlá určujú
desk-law-came = Nové: { $count }
desk-law-went = Zaniklo: { $count }
desk-law-moved = Prečíslované: { $count }
