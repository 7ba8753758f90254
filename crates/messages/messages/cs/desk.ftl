### Všechny věty stolu rozhodčího: obrazovky, tlačítka, události, kontroly. Rozhodnutí jsou v `rulings`.

## Rámec stránky

desk-skip = Přeskočit na obsah
desk-ways = Hlavní navigace
desk-hall = Sál
desk-event = Turnaj
desk-events = Turnaje
desk-board = Šachovnice
desk-checks = Kontroly
desk-law = Pravidla
desk-language = Jazyk
desk-look-dark = Tmavý vzhled
desk-look-light = Světlý vzhled
desk-loading = Okamžik …
desk-close = Zavřít
desk-cancel = Zrušit
desk-back = Zpět
desk-open = Otevřít
desk-save = Uložit
desk-saved = Uloženo
desk-print = Tisk
desk-copy = Kopírovat
desk-copied = Zkopírováno
desk-import = Načíst
desk-reason = Důvod
desk-result = Výsledek
desk-offline-now = Server není dostupný. Pokračuje se, jakmile se spojení obnoví.
desk-reconnecting = Obnovuje se spojení …
desk-try-again = Zkusit znovu
desk-role-chief = Hlavní rozhodčí
desk-role-arbiter = Rozhodčí
desk-role-player = Hráč
desk-role-spectator = Divák

## Strany, kameny, pole

desk-side = { $side ->
    [white] Bílý
   *[black] Černý
}
desk-piece = { $side ->
    [white] { $kind ->
            [king] bílý král
            [queen] bílá dáma
            [rook] bílá věž
            [bishop] bílý střelec
            [knight] bílý jezdec
           *[pawn] bílý pěšec
        }
   *[black] { $kind ->
            [king] černý král
            [queen] černá dáma
            [rook] černá věž
            [bishop] černý střelec
            [knight] černý jezdec
           *[pawn] černý pěšec
        }
}
desk-kind = { $kind ->
    [king] Král
    [queen] Dáma
    [rook] Věž
    [bishop] Střelec
    [knight] Jezdec
   *[pawn] Pěšec
}
desk-square-with-piece = { $square }, { $piece }
desk-square-empty = { $square }, prázdné pole
desk-square-state = { $state ->
    [touched] dotknuto
    [check] v šachu
   *[fallen] leží na šachovnici
}
desk-board-label = Šachovnice. Šipkami přecházíte mezi poli, klávesou Enter se kamene dotknete nebo ho pustíte, klávesou Delete ho odeberete.
desk-board-picture = Šachovnice
desk-board-number = Šachovnice { $board }
desk-round = Kolo
desk-round-number = { $round }. kolo
desk-round-short = { $round }. k.
desk-turn-board = Otočit šachovnici

## Hodiny

desk-clock-of = Hodiny: { $side }
desk-press-clock = { $side ->
    [white] Stisknout hodiny (bílý)
   *[black] Stisknout hodiny (černý)
}
desk-flag-down = Praporek
desk-stage-until = po { $move }. tahu +{ $next }
desk-stage-left = { $moves ->
    [one] ještě { $moves } tah, pak +{ $next }
    [few] ještě { $moves } tahy, pak +{ $next }
   *[other] ještě { $moves } tahů, pak +{ $next }
}
desk-stage-last = poslední časový úsek
desk-stage-per-move = { $how ->
    [hourglass] přesýpací hodiny
    [delay] { $time } v každém tahu navíc
    [bronstein] až { $time } zpět za každý tah
   *[increment] +{ $time } na tah
}
desk-clock-before = předtím
desk-clock-after = potom
desk-clock-runs = běží
desk-clock-stopped = Hodiny stojí.
desk-stop-clock = Zastavit hodiny
desk-start-clock = { $side ->
    [white] Spustit hodiny bílého
   *[black] Spustit hodiny černého
}
desk-start-game = Zahájit partii
desk-not-here = { $side ->
    [white] Bílý zde není
   *[black] Černý zde není
}
desk-default-time-left = Dosud chybí: { $who }. Čekací doba končí za { $time }.
desk-default-time-over = Na konci čekací doby chybí: { $who }.

## Šachovnice pro hráče

desk-announcements = Co bylo rozhodnuto
desk-not-started = Partie ještě nezačala.
desk-adjourned = Partie je přerušena.
desk-over-title = Partie skončila.
desk-last-move = { $side ->
    [white] Poslední tah bílého: { $move }
   *[black] Poslední tah černého: { $move }
}
desk-beside-board = Vedle šachovnice
desk-take-off = Odebrat ze šachovnice
desk-promote-title = Který kámen postavíte?
desk-promote-leave-pawn = Nechat pěšce
desk-offer-draw = Nabídnout remízu
desk-offered = Remíza nabídnuta
desk-offer-of = { $side ->
    [white] Bílý nabízí remízu.
   *[black] Černý nabízí remízu.
}
desk-accept = Přijmout
desk-decline = Odmítnout
desk-claim-draw = Reklamovat remízu
desk-claim-ground = Z jakého důvodu?
desk-ground-threefold = Stejná pozice potřetí
desk-ground-fifty = Padesát tahů bez braní a bez tahu pěšcem
desk-claim-with = Zamýšlený tah
desk-claim-with-help = Vznikne-li pozice teprve vaším příštím tahem, napište ho sem a neprovádějte ho. Je-li pozice na šachovnici, nechte pole prázdné.
desk-claim-illegible = Tohle nelze přečíst jako tah. Napište ho jako do partiáře, například Jf3 nebo exd5, a nic dalšího.
desk-claim-now = Reklamovat
desk-adjust = Opravuji
desk-knocked-over = Převržené kameny
desk-knock-choose = Klepněte na převržené kameny.
desk-knock-done = Spadly
desk-fallen-pieces = Na šachovnici leží kameny.
desk-set-up-again = Postavit zpět
desk-point-out = Upozornit
desk-point-out-what = Na co upozorňujete?
desk-point-out-now = Říci rozhodčímu
desk-notice-illegal-move = Nepřípustný tah
desk-notice-touch-move = Nebylo taženo dotknutým kamenem
desk-notice-two-hands = Tah oběma rukama
desk-notice-wrong-set-up = Kameny byly špatně postaveny
desk-notice-flag = { $side ->
    [white] Spadl praporek bílého
   *[black] Spadl praporek černého
}
desk-call-arbiter = Zavolat rozhodčího
desk-call-reason = O co jde?
desk-call-now = Zavolat
desk-resign = Vzdát se
desk-resign-title = Vzdát partii?
desk-resign-sure = Tím partie končí. Vyhrává soupeř.
desk-resign-now = Vzdávám se
desk-seal-ordered = { $side ->
    [white] Bílý zapečetí příští tah: zapíše ho a vloží do obálky.
   *[black] Černý zapečetí příští tah: zapíše ho a vloží do obálky.
}
desk-seal-now = Obálka je zapečetěna
desk-scoresheet = Partiář
desk-write-move = Zapsat tah (např. 12.Jf3)
desk-write = Zapsat
desk-sheet-print = Partiář k tisku
desk-tablet = Jeden tablet pro oba
desk-more = Více …
desk-understood = Rozumím
desk-called-at = Rozhodčí byl zavolán v { $time }.
desk-call-withdraw = Vzít zavolání zpět
desk-near-miss = Blízko jiného pole: vzít zpět
desk-ruled-title = Co bylo rozhodnuto
desk-ruled-move = Na šachovnici stálo: { $from }–{ $to }
desk-ruled-correction = Rozhodčí opravil, co bylo zapsáno: { $reason }
desk-ruled-awaited = Rozhodčí chce, aby to oba hráči potvrdili, než se hodiny znovu spustí.
desk-touch-title = Jak šachovnice bere dotyk
desk-touch-says = Ťukněte na kámen a potom na pole. Nebo na kameni chvilku podržte prst a táhněte. Prst, který přejíždí, zvětšuje nebo přijede zvenčí, se ničeho nedotkne. Co bylo odesláno, zavazuje jako u skutečné šachovnice. Těsně vedle jiného pole to lze vteřinu vzít zpět.
desk-this-device = Toto zařízení
desk-device-buzz = Vibruje
desk-device-sound = Vydává zvuky
desk-device-awake = Během partie nezhasíná
desk-device-when = Když jste na tahu, když se o něčem rozhodne, když vám dochází čas.
desk-full-screen = Celá obrazovka

## Rozhodčí u šachovnice

desk-incidents = Něco se stalo
desk-log = Záznam
desk-log-all = Ukázat vše
desk-log-empty = Ještě se nic nestalo.
desk-log-start = Partie, jak byla připravena
desk-log-struck = škrtnuto
desk-log-corrected = Zpět k záznamu { $seq }
desk-log-replaced = Opraven záznam { $seq }
desk-log-again = jako záznam { $seq }
desk-log-closes = { $count ->
    [one] přivolání vyřízeno
    [few] vyřízena { $count } přivolání
   *[other] vyřízeno { $count } přivolání
}
# What happened, in the record: what one player did, one thing after the other, or what happened to both.
desk-deed = { $deed ->
    [touches] se dotýká { $what }
    [takes-off] odebírá { $what }
    [puts] staví { $piece } na { $what }
    [releases] pouští { $what }
    [knocks-over] převrhuje { $what }
    [sets-up] staví kameny zpět
    [plays] hraje { $what }
    [offers-draw] nabízí remízu
    [accepts] přijímá remízu
    [declines] odmítá remízu
    [resigns] se vzdává
    [adjusts] opravuje
    [arrives] přichází
    [is-absent] není přítomen
    [seals] pečetí tah
    [claims-threefold] reklamuje stejnou pozici potřetí
    [claims-threefold-with] reklamuje stejnou pozici potřetí po tahu { $what }
    [claims-fifty] reklamuje padesát tahů
    [claims-fifty-with] reklamuje padesát tahů po tahu { $what }
    [calls-arbiter] volá rozhodčího: „{ $what }“
    [writes] zapisuje „{ $what }“
   *[presses] mačká hodiny
}
desk-deeds-of = { $side ->
    [white] bílý
   *[black] černý
} { $deeds }
desk-happening = { $what ->
    [round-starts] kolo začíná
    [stops-clock] rozhodčí zastavuje hodiny
    [starts-clock] { $side ->
            [white] rozhodčí spouští hodiny bílého
           *[black] rozhodčí spouští hodiny černého
        }
    [flag-falls] { $side ->
            [white] padá praporek bílého
           *[black] padá praporek černého
        }
    [notices-flag] { $side ->
            [white] rozhodčí zjišťuje pád praporku bílého
           *[black] rozhodčí zjišťuje pád praporku černého
        }
   *[time-passes] plyne čas
}
desk-correct-back-to = Oprava: zpět na stav po „{ $line }“
desk-correction-title = Oprava
desk-correction-back = Vrátit se za tento záznam
desk-correction-only = Špatně byl jen tento záznam
desk-replacement-which = Co z toho bylo špatně?
desk-replacement-line = Co se místo toho stalo
desk-replacement-other-player = Byl to druhý hráč
desk-replacement-otherwise = { $count ->
    [0] Vše, co následovalo, platí, jak bylo rozhodnuto.
    [one] Jeden pozdější záznam se tím rozhodne jinak:
    [few] { $count } pozdější záznamy se tím rozhodnou jinak:
   *[other] { $count } pozdějších záznamů se tím rozhodne jinak:
}
desk-replacement-now = Opravit
desk-correction-says = Partie bude stát jako po „{ $line }“. Nic se nemaže.
desk-correction-strikes = { $count ->
    [one] Škrtne se { $count } záznam
    [few] Škrtnou se { $count } záznamy
   *[other] Škrtne se { $count } záznamů
}
desk-correct-now = Opravit
desk-override = Rozhodnout jinak
desk-override-title = Rozhodnout jinak
desk-override-says = Vaše rozhodnutí nahradí dosavadní. Obě zůstanou v záznamu, i s důvodem.
desk-override-decision = Rozhodnutí
desk-override-play-on = Hrát dál
desk-apply = Použít
desk-decide = Rozhodnout
desk-preview = Co následuje?
desk-preview-title = Co z toho plyne
desk-preview-nothing = Není o čem rozhodovat.
desk-preview-unexpected = Taková nesprávnost nebyla zjištěna.
desk-lines-recorded = Co se zaznamená
desk-duty-moves = Tahy: { $moves }
desk-question-follows = Otázka pro vás:
desk-fact-penalty = Trest
desk-penalty-time = Kolik času?
desk-penalty-points = Kolik bodů hráči nejvýše zůstane?
desk-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
desk-time-minutes = Minuty
desk-time-seconds = Sekundy
desk-time-minutes-wrong = Minuty: číslo do 999.
desk-time-seconds-wrong = Sekundy: číslo od 0 do 59.
desk-answer-words = Vlastními slovy
desk-question-reason = Důvod (nepovinně)
desk-question-take = Řeším to já
desk-question-taken = { $named ->
    [yes] řeší { $who }
   *[no] řeší rozhodčí
}
desk-question-anew = Přesto rozhodnout jinak
desk-urgency-blocks = Hra čeká
desk-urgency-waits = Může počkat
desk-called-by = { $side ->
    [white] Bílý volá rozhodčího:
   *[black] Černý volá rozhodčího:
}
desk-board-take = Jsem u šachovnice
desk-board-leave = Už nejsem u šachovnice
desk-board-taken = { $named ->
    [yes] Od { $time } je u šachovnice { $who }.
   *[no] Od { $time } je u šachovnice rozhodčí.
}
desk-call-take = Přicházím
desk-call-taken = { $named ->
    [yes] Přichází { $who }, od { $time }.
   *[no] Přichází rozhodčí, od { $time }.
}
desk-call-close = Vyřízeno
desk-closes-calls = { $count ->
    [one] Přivolání je tím vyřízeno
    [few] Přivolání jsou tím vyřízena
   *[other] Přivolání jsou tím vyřízena
}
desk-must-read = Než se půjde dál, oba hráči potvrdí, že rozhodnutí četli
desk-unread = { $who ->
    [white] Než se spustí hodiny, má rozhodnutí ještě potvrdit bílý.
    [black] Než se spustí hodiny, má rozhodnutí ještě potvrdit černý.
   *[both] Než se spustí hodiny, mají rozhodnutí ještě potvrdit oba hráči.
}
desk-read-for = { $side ->
    [white] Bílý mi potvrdil, že je četl
   *[black] Černý mi potvrdil, že je četl
}
desk-not-awaited = Nečekat na potvrzení
desk-refused-last = naposledy v { $time }
desk-count-illegal = { $count ->
    [one] { $count } nepřípustný tah
    [few] { $count } nepřípustné tahy
   *[other] { $count } nepřípustných tahů
}
desk-count-warned = { $count ->
    [one] { $count } napomenutí
    [few] { $count } napomenutí
   *[other] { $count } napomenutí
}
desk-count-knocks = { $count ->
    [one] { $count }× převržené kameny
    [few] { $count }× převržené kameny
   *[other] { $count }× převržené kameny
}
desk-free-line = Napsat, co se stalo
desk-moves-played = Tahy
desk-time-used = Spotřebovaný čas
desk-time-used-says = Bílý celkem { $white }, černý { $black }; nejdéle: { $move }, { $time }
desk-time-used-table = Jako tabulka
desk-time-used-move = Tah
desk-transcript = Přepis
desk-sheet-of = { $side ->
    [white] Partiář bílého
   *[black] Partiář černého
}
desk-article-open = Článek { $article }: otevřít text

## Události a potřebné údaje

desk-incidents-more = Více …
desk-incidents-fewer = Méně
desk-incident-illegal = Nepřípustný tah
desk-incident-touched = Dotknutý kámen
desk-incident-flag = Praporek
desk-incident-penalty = Napomenutí, trest
desk-incident-phone = Telefon, zařízení
desk-incident-late = Pozdní příchod
desk-incident-knocked = Převržené kameny
desk-incident-clock-wrong = Vadné hodiny
desk-incident-distraction = Rušení, chování
desk-incident-two-hands = Obě ruce
desk-incident-press = Stisk bez tahu
desk-incident-unpromoted = Neproměněný pěšec
desk-incident-set-up = Chybný začátek
desk-incident-record = Partiář
desk-incident-left = Odchod z místnosti
desk-incident-help = Nedovolená pomoc
desk-incident-claim = Reklamace remízy
desk-incident-disturbed = Narušení partie
desk-incident-resigned = Vzdání se
desk-incident-agreed = Dohoda o remíze
desk-incident-set-clock = Nastavit hodiny
desk-fact-side = Kdo?
desk-fact-move = Který tah?
desk-fact-pressed = Byly hodiny stisknuty?
desk-fact-squares = Které kameny? Klepněte na ně.
desk-fact-manner = Jak?
desk-fact-device = Co bylo nalezeno?
desk-fact-place = Kde?
desk-fact-device-state = V jakém stavu?
desk-fact-purpose = Úmyslně?
desk-fact-fault = Co je špatně?
desk-fact-detail = Podrobnosti
desk-fact-white-time = Nový čas bílého
desk-fact-black-time = Nový čas černého
desk-fact-conduct = Co hráč udělal?
desk-fact-irregular = Co bylo špatně?
desk-fact-sheet = Co se stalo?
desk-fact-area = Kam?
desk-fact-help = Co bylo použito?
desk-fact-ground = Z jakého důvodu?
desk-fact-cause = Co partii narušilo?
desk-fact-lasted = Jak dlouho?
desk-choice-yes = Ano
desk-choice-no = Ne
desk-choice-deliberately = Úmyslně
desk-choice-unclearly = Nejasné
desk-choice-accidentally = Náhodou
desk-choice-phone = Telefon
desk-choice-smart-watch = Chytré hodinky
desk-choice-earpiece = Sluchátko
desk-choice-device = Jiné zařízení
desk-choice-on-person = U sebe
desk-choice-switched-on = Zapnuté
desk-choice-in-bag = V tašce
desk-choice-sounding = Ozvalo se
desk-choice-in-use = Používáno
desk-choice-switched-off = Vypnuté
desk-choice-accident = Náhodou
desk-choice-perhaps-on-purpose = Možná úmyslně
desk-choice-on-purpose = Úmyslně
desk-choice-wrong = Chybné nastavení
desk-choice-defective = Porucha
desk-choice-reversed = Prohozené strany
desk-choice-disturbing = Rušil soupeře
desk-choice-discourteous = Choval se nezdvořile
desk-choice-insulting = Urážel
desk-choice-smoking = Kouřil
desk-choice-wrong-set-up = Nesprávné počáteční postavení
desk-choice-reversed-colours = Obrácené barvy
desk-choice-wrong-orientation = Nesprávně položená šachovnice
desk-choice-illegal-position = Nepřípustná pozice
desk-choice-stops-recording = Přestal zapisovat
desk-choice-hides-sheet = Skrývá partiář
desk-choice-refuses-record = Odmítá zapisovat
desk-choice-tears-sheet = Roztrhl partiář
desk-choice-playing-area = Opustil hrací místnost
desk-choice-venue = Opustil hrací prostor
desk-choice-toilet = Na toaletu
desk-choice-smoking-area = Do kuřárny
desk-choice-uses-notes = Poznámky
desk-choice-uses-advice = Rada
desk-choice-uses-information = Informace
desk-choice-uses-analysis = Rozbor na jiné šachovnici
desk-choice-threefold = Stejná pozice potřetí
desk-choice-fifty = Padesát tahů

## Přerušení partie

desk-adjournment = Přerušit partii
desk-adjourn-order = Nařiďte hráči na tahu zapečetit tah.
desk-adjourn-order-side = { $side ->
    [white] Pečetí bílý
   *[black] Pečetí černý
}
desk-adjourn-seal = { $side ->
    [white] Bílý zapíše tah a vloží oba partiáře do obálky.
   *[black] Černý zapíše tah a vloží oba partiáře do obálky.
}
desk-adjourn-sealed = Tah je zapečetěn
desk-adjourn-stop = Teprve potom se zastaví hodiny.
desk-adjourn-envelope = Vytiskněte údaje na obálku.
desk-envelope-print = Obálka k tisku
desk-adjourn-resume = Při dohrávce: otevřete obálku a opište, co je napsáno.
desk-adjourn-written = Zapečetěný tah, jak je napsán
desk-adjourn-open = Pokračovat tímto tahem
desk-adjourn-reply = { $side ->
    [white] Obálka se otevře jen v přítomnosti hráče, který má odpovědět ({ $name }).
   *[black] Obálka se otevře jen v přítomnosti hráče, který má odpovědět ({ $name }).
}
desk-envelope-title = Zapečetěný tah
desk-time-left = Zbývající čas
desk-signature-of = { $side ->
    [white] Podpis bílého
   *[black] Podpis černého
}
desk-signature-arbiter = Podpis rozhodčího
desk-of-player = jak píše hráč

## Sál

desk-hall-interrupted = { $count ->
    [one] Stůl byl mimo provoz. Hodiny jedné šachovnice stojí tam, kde byly naposledy doloženy.
    [few] Stůl byl mimo provoz. Hodiny { $count } šachovnic stojí tam, kde byly naposledy doloženy.
   *[other] Stůl byl mimo provoz. Hodiny { $count } šachovnic stojí tam, kde byly naposledy doloženy.
  }
desk-hall-go-on = Údaje platí: všichni pokračují
desk-log-lag = { $time } s na cestě, odečteno
desk-hall-waiting = { $count ->
    [one] Čeká na vás { $count } šachovnice
    [few] Čekají na vás { $count } šachovnice
   *[other] Čeká na vás { $count } šachovnic
}
desk-hall-running = hraje se: { $count }
desk-hall-over = dohráno: { $count }
desk-hall-empty = Zatím není nalosováno žádné kolo.
desk-hall-empty-help = Nejprve zadejte hráče, potom nalosujte kolo. Jeho šachovnice se tu objeví samy.
desk-hall-new = nezačalo: { $count }
desk-hall-waits = čeká na vás: { $count }
desk-hall-show-only = Zobrazit jen
desk-hall-all = Zobrazit všechny šachovnice
desk-hall-none-found = Taková šachovnice tu není.
desk-hall-search = Jméno nebo číslo šachovnice
desk-hall-rounds-live = Rozehraná kola
desk-hall-order = Pořadí
desk-hall-form = Podoba
desk-hall-cards = Karty
desk-hall-rows = Řádky
desk-badge-absent = nepřítomen
desk-badge-short = časová tíseň
desk-by-urgency = Podle naléhavosti
desk-by-board = Podle čísla
desk-phase-not_started = nezačala
desk-phase-running = hraje se
desk-phase-adjourned = přerušena
desk-phase-over = skončila
desk-phase-annulled = zrušena
desk-waiting-question = Otázka:
desk-waiting-call = Volání:
desk-waiting-flag = Praporek:
desk-waiting-late = Zpoždění:
desk-waiting-refused = Odmítnuto:

## Turnaj

desk-tab-settings = Jak se hraje
desk-tab-players = Hráči
desk-tab-rounds = Kola
desk-tab-standings = Pořadí
desk-tab-ledger = Incidenty
desk-tab-links = Odkazy
desk-rounds = Kola
desk-event-name = Název
desk-event-place = Místo
desk-event-date = Datum
desk-event-date-end = Poslední den
desk-event-new = Nový turnaj
desk-event-mistake = Založen omylem
desk-event-mistake-says = Nic se v něm nehrálo. Turnaj zmizí ze seznamů všech ostatních; jeho záznam zůstane a zde ho můžete vzít zpět.
desk-event-mistaken = založen omylem
desk-event-restore = Vzít zpět
desk-first-start = První turnaj
desk-first-name = Vaše jméno
desk-first-name-says = Vaše záznamy jsou jím podepsány. Ostatní rozhodčí dostanou později vlastní odkazy, každý se jménem.
desk-first-link = Váš odkaz
desk-first-link-says = Tento odkaz platí i po novém spuštění stolu. Uchovejte jej jako klíč: v telefonu, nebo vytištěný.
desk-first-players = Dál k hráčům
desk-event-size = hráčů: { $players }, kol: { $rounds }
desk-settings-event = Turnaj
desk-settings-event-says = Je na nasazení, partiářích, ve výsledcích a ve zprávách.
desk-settings-game = Partie
desk-settings-game-says = Které vydání Pravidel platí a kolik času mají hráči.
desk-settings-scoring = Bodování
desk-settings-scoring-says = Kolik bodů je za partii v tabulce. Prázdné pole platí jako číslo, které je v něm naznačeno.
desk-settings-pairing = Losování
desk-settings-pairing-says = Počet kol rozhoduje, kdo je v posledním kole vedoucím hráčem a kolik kol se akceleruje.
desk-pairing-system = Systém losování
desk-pairing-system-is = { $system ->
   *[dutch-2026] FIDE (Dutch) 2026
}
desk-pairing-acceleration = Akcelerace
desk-pairing-acceleration-is = { $acceleration ->
    [baku] Baku (C.04.7)
   *[none] žádná
}
desk-pairing-first-color = Barva prvního hráče
desk-pairing-lot = Vylosuje program
desk-pairing-drawn = Vylosoval program.
desk-pairing-unsaid = Bílá, dokud se neřekne jinak
desk-settings-regulations = Rozpis soutěže
desk-settings-regulations-says = Jen to, co váš rozpis určuje jinak než obvykle, nebo co Pravidla nechávají na něm.
desk-settings-spectators = Diváci
desk-settings-spectators-says = Tahy a výsledky vidí o tolik později, aby nikdo nedostával pomoc zvenčí.
desk-edition = Vydání Pravidel
desk-supervision = Dohled
desk-supervision-full = plný
desk-supervision-limited = omezený
desk-supervision-help = Pro rapid a blesk: plný, je-li dost rozhodčích na sledování partií.
desk-not-stated = neuvedeno
desk-time-control = Časová kontrola
desk-pace = Druh šachu
desk-pace-from-time = plyne z časové kontroly
desk-pace-help = Volí se, jen když rozpis určuje jiný druh šachu, než plyne z časové kontroly.
desk-class = { $class ->
    [rapid] Rapid šach
    [blitz] Bleskový šach
   *[standard] Vážný šach
}
desk-class-is = { $class ->
    [rapid] Rapid šach.
    [blitz] Bleskový šach.
   *[standard] Vážný šach.
}
desk-for-60-moves = Na 60 tahů: { $time }.
desk-spectator-delay = Zpoždění pro diváky (minuty)
desk-public = Pro veřejnost
desk-public-help = Co smí vidět každý bez odkazu: adresa na plakát, promítání a partie pro jiné programy. Návrhy kol, incidenty, otázky a stížnosti ven nikdy nejdou.
desk-public-shown = Co se ukazuje
desk-public-shown-nothing = Nic
desk-public-shown-page = Nasazení, výsledky, pořadí
desk-public-shown-games = I partie, živě
desk-public-delay = Zpoždění (minuty)
desk-public-sooner = Diváci s odkazem vidí všechno o { $minutes } min později. Tady by to bylo vidět dřív a někdo by mohl hráči pomáhat zvenčí.
desk-public-origins = Cizí stránky, které to smějí číst
desk-public-origins-help = Každá na vlastním řádku, například https://club.example. Bez nich to v prohlížeči čte jen vlastní stránka tohoto stolu; programy, například přenos, který si partie stahuje, zápis nepotřebují.
desk-public-projector = Pro promítání
desk-public-pgn = Partie pro přenos (PGN)
desk-public-pgn-round = Jen { $round }. kolo
desk-scoring-win = Výhra
desk-scoring-draw = Remíza
desk-scoring-loss = Prohra
desk-scoring-forfeit-win = Kontumační výhra
desk-scoring-forfeit-loss = Kontumační prohra
desk-scoring-bye = Volno
desk-scoring-is = Body: výhra { $win }, remíza { $draw }, prohra { $loss }.
desk-regulations-help = Co zde není uvedeno, platí jako obvykle.
desk-regulation-add = Přidat volbu …
desk-regulation-remove = Vynechat: { $option }
desk-regulation-several = Více hodnot se odděluje středníkem.
desk-regulation-free = { $free ->
    [time] s časem …
    [after-moves] po určitém počtu tahů …
   *[text] jinými slovy …
}
desk-presets = Obvyklé časové kontroly …
desk-player-name = Jméno
desk-player-title = Titul
desk-player-rating = Elo
desk-player-federation = Federace
desk-player-language = Zapisuje v jazyce
desk-player-add = Přidat
desk-player-change = Změnit
desk-player-withdraw = Odhlásit z turnaje …
desk-player-withdraw-sure = Hráč už nebude losován. Vytvořené partie zůstanou, jak jsou.
desk-player-withdraw-now = Odhlásit
desk-player-withdrawn = { $round ->
    [0] odhlášen před prvním kolem
   *[other] odhlášen po { $round }. kole
}
desk-player-take-back = Vzít zpět do turnaje
desk-player-take-back-help = Od příštího kola bude hráč znovu losován. Zmeškaná kola zůstanou, jak jsou.
desk-player-mistake = Zapsán omylem
desk-player-mistake-says = Hráč zmizí ze seznamu, pořadí i souborů; zápis zůstane v záznamu turnaje. Lze to vzít zpět.
desk-player-mistaken = zapsán omylem
desk-players-import = Ze souboru
desk-players-import-help = Tabulka se záhlavím (CSV), nebo turnajový soubor (TRF) i s koly a výsledky.
desk-players-only = Jen hráče, bez odehraných kol
desk-players-file = Soubor s hráči
desk-players-added = { $count ->
    [one] Přidán { $count } hráč
    [few] Přidáni { $count } hráči
   *[other] Přidáno { $count } hráčů
}
desk-players-matched = { $count ->
    [one] { $count } hráč už v turnaji byl a nebyl přidán znovu
    [few] { $count } hráči už v turnaji byli a nebyli přidáni znovu
   *[other] { $count } hráčů už v turnaji bylo a nebylo přidáno znovu
}
desk-rounds-taken-in = { $count ->
    [one] Převzato jedno kolo s výsledky.
    [few] Převzata { $count } kola s výsledky.
   *[other] Převzato { $count } kol s výsledky.
}
desk-players-choose-file = Vybrat soubor …
desk-players-paste = Vložit seznam …
desk-list-is-right = Kde se seznam a turnaj liší, platí seznam
desk-list-columns = Co je ve sloupcích
desk-list-column-holds = Sloupec obsahuje
desk-list-column-left-out = – vynechat –
desk-list-field = { $field ->
    [name] Jméno
    [first_name] Křestní jméno
    [title] Titul
    [rating] Elo
    [federation] Federace
    [fide_id] Číslo FIDE
    [birth] Narození
    [sex] Pohlaví
    [club] Oddíl
    [language] Zapisuje v jazyce
    [place] Místo
    [date] Datum
    [date_end] Poslední den
    [time_control] Časová kontrola
    [scoring] Body
    [kind] Druh turnaje
    [chief_arbiter] Hlavní rozhodčí
    [deputies] Zástupci
    [allotted_times] Časová kontrola slovy
    [rounds] Kola
    [round_dates] Dny kol
    [first_color] Barva prvního v 1. kole
    [forbidden_pairs] Zakázané dvojice
   *[lines] Uchovává se, jak přišlo
}
desk-list-would = Přibude: { $added }; změní se: { $changed }; beze změny: { $same }.
desk-list-rounds = Kola s výsledky: { $count }.
desk-list-event = Turnaj
desk-list-lines-left = Řádky, které se neuchovají, protože turnaj má vlastní nebo protože označují hráče čísly, která tu mají jiní: { $count }.
desk-list-take-back = Vzít poslední seznam zpět
desk-list-line = Řádek
desk-list-becomes = Co se stane
desk-list-act = { $act ->
    [add] přibude
    [change] změní se
   *[same] beze změny
}
desk-player-fide-id = Číslo FIDE
desk-player-birth = Narození
desk-player-birth-help = den nebo rok
desk-player-sex = Pohlaví
desk-sex = { $sex ->
    [female] žena
   *[male] muž
}
desk-player-club = Oddíl
desk-ratings-check = Porovnat všechny s listinou
desk-ratings-no-differences = Všichni hráči z listiny jsou zapsáni tak, jak je listina uvádí.
desk-ratings-list-says = Listina uvádí
desk-ratings-unknown = V listině nejsou, nebo ne s jistotou: { $names }
desk-ratings-take-over = Převzít ({ $count })
desk-ratings-found = V listině
desk-ratings-choose = Vybrat listinu …
desk-ratings-list = { $state ->
    [none] Zatím žádná listina. Vyberte listinu FIDE, zabalenou tak, jak přišla: hráči se pak hledají při psaní. Uchová se z ní jen to, co převezmete.
    [reading] Listina { $file } se načítá: { $percent } %
    [wrong] Tuto listinu nelze přečíst.
   *[there] Listina { $file }, hráčů: { $players }. Nahoře napište jméno nebo číslo FIDE.
}
desk-report-details = Pro zprávu FIDE
desk-report-details-help = Co kromě nastavení potřebuje turnajový soubor (TRF) a zpráva rozhodčího.
desk-report-kind = Druh turnaje
desk-report-chief = Hlavní rozhodčí
desk-report-deputies = Zástupci, každý na svém řádku
desk-report-rounds = Počet kol
desk-report-date = { $round }. kolo
desk-players-to-rounds = Dál k prvnímu kolu
desk-players-none = Zatím nikdo není zapsán. Hráči se zapisují ručně nebo se načtou ze souboru, na kartě Hráči.
desk-round-new = Další kolo
desk-round-starts = Začátek
desk-round-propose = Nalosovat podle pravidel
desk-round-by-hand = Losovat ručně
desk-round-byes = Hráči bez soupeře
desk-round-byes-help = Kdo v tomto kole nemá být losován, dostane volno. Je-li ostatních lichý počet, losování podle pořadí dá poslednímu z nich plné volno.
desk-bye-give = Dát volno
desk-bye-worth = { $worth ->
    [full] plné volno
    [win] celý bod
    [half] půl bodu
   *[zero] bez bodu
}
desk-bye-of = Bez soupeře: { $name }. Body: { $points }
desk-take-out = Odebrat
desk-round-new-help = Návrh kola vidí jen rozhodčí. Zveřejníte ho druhým krokem, až si ho prohlédnete.
desk-round-needs-players = Kolo potřebuje aspoň dva hráče: zapište je na kartě Hráči.
desk-draft-of = Návrh { $round }. kola
desk-draft-unseen = vidí ho jen rozhodčí
desk-draft-help = Dva hráči si vymění místa, když jednoho přetáhnete na druhého, nebo když vyberete jednoho a pak druhého. Vybranému lze také dát volno nebo ho z losu vyjmout.
desk-draft-turn = Prohodit barvy
desk-draft-free = Bez dvojice
desk-draft-bye = Volno
desk-draft-take-out = Zrušit dvojici
desk-draft-publish = Zveřejnit
desk-draft-insist-help = Žádné nalosování podle pravidel tohle mít nemůže. Rozhodčí rozhodne, zda se přesto hraje.
desk-draft-insist = Přesto zveřejnit
desk-draft-propose-again = Znovu nalosovat podle pravidel
desk-pairing-as-rules = Odpovídá pravidlům.
desk-pairing-seen = Porovnává se s pravidly …
desk-pairing-differs = Jinak, než dávají pravidla:
desk-pairing-differs-at = Šachovnice: { $boards }
desk-pairing-explanation = Proč je nalosováno takto
desk-pairing-why = Proč?
desk-pairing-bracket = Body: { $points }
desk-pairing-moved-down = Sestoupili do této skupiny: { $players }
desk-pairing-floats = Sestupuje z této skupiny
desk-pairing-otherwise = Pravidla dávají něco jiného: { $pairs }.
desk-pairing-criteria = Kritéria C1–C21
desk-draft-drop = Zahodit návrh
desk-round-stage = { $stage ->
    [started] zahájeno
   *[published] zveřejněno
}
desk-round-back = { $to ->
    [published] Vzít zahájení zpět
   *[draft] Zpět na návrh
}
desk-round-back-says = { $to ->
    [published] V { $round }. kole se ještě nehrálo. Jeho šachovnice budou opět jako před zahájením; důvod zůstane v záznamu každé partie.
   *[draft] V { $round }. kole se ještě nehrálo. Uvidí je pak jen rozhodčí a odkazy k jeho šachovnicím přestanou platit.
}
desk-absences = Kdo je zde?
desk-absences-help = Před zahájením ťukněte na toho, kdo chybí. Po něm na toho, kdo přišel pozdě nebo byl omylem označen jako přítomný. Zapíše se to pro všechny šachovnice najednou.
desk-absences-missing = { $count ->
    [0] Všichni hráči jsou zde.
    [one] Chybí { $count } hráč.
    [few] Chybějí { $count } hráči.
   *[other] Chybí { $count } hráčů.
}
desk-absences-only-missing = Jen šachovnice, kde někdo chybí
desk-absences-none = Není šachovnice, na které by mohl někdo chybět.
desk-absences-here = zde
desk-absences-not-here = chybí
desk-absences-has-come = přichází
desk-absences-record = { $count ->
    [0] Zapsat
   *[other] Zapsat ({ $count })
}
desk-forbidden-pairs = Zakázané dvojice ({ $count })
desk-forbidden-pairs-help = Hráči, kteří spolu nemají být nalosováni, například členové jedné rodiny. Kolo, v němž by se potkali, nelze zveřejnit.
desk-forbidden-pairs-rounds = { $first }. až { $last }. kolo
desk-forbidden-pairs-add = Zakázat tuto dvojici
desk-round-start = Zahájit všechny partie
desk-round-start-sure = { $count ->
    [one] Zahájit { $round }. kolo: { $count } šachovnice? Hodiny se spustí tam, kde se ještě nehraje.
    [few] Zahájit { $round }. kolo: { $count } šachovnice? Hodiny se spustí tam, kde se ještě nehraje.
   *[other] Zahájit { $round }. kolo: { $count } šachovnic? Hodiny se spustí tam, kde se ještě nehraje.
}
desk-to-hall = Do sálu
desk-round-started = { $count ->
    [one] Zahájena { $count } partie
    [few] Zahájeny { $count } partie
   *[other] Zahájeno { $count } partií
}
desk-result-by-game = podle partie
desk-result-from = { $source ->
    [game] z partie
    [arbiter] rozhodnutí rozhodčího
    [forfeit] bez hry
    [by_hand] ručně
   *[elsewhere] jinde
  }
desk-result-elsewhere-help = Hráno jinde: převzat byl jen výsledek, partie tu není.
desk-result-as-taken-in = jak byl převzat
desk-trf = Turnajový soubor (TRF)
desk-games-pgn = Partie (PGN)
desk-games-pgn-help = Tahy, časy a výsledky, bez rozhodnutí. Záznam každé partie s rozhodnutími je u její šachovnice.
desk-game-pgn-full = PGN s rozhodnutími
desk-result-open = bez výsledku
## Výsledky jeden za druhým a šachovnice, u kterých se zadává jen výsledek.
desk-results = Výsledky
desk-results-enter = Zadat výsledky
desk-results-missing = { $count ->
    [one] jeden chybí
    [few] { $count } chybějí
   *[other] { $count } chybí
  }
desk-results-typed = Šachovnice a výsledek, třeba 12=
desk-results-help = Napište šachovnici, pak 1 pro 1-0, 0 pro 0-1, = pro remízu, „+“ nebo „-“ pro výhru bez hry, a Enter. Nebo ťukněte na šachovnici a pak na výsledek.
desk-results-take = Zadat
desk-results-undo = Zpět
desk-results-undone = zadáno omylem
desk-results-says = Šachovnice { $board }: { $white } – { $black } { $result }
desk-results-no-board = V tomto kole není šachovnice { $board }.
desk-results-entered = Šachovnice { $board }: zadáno { $result }.
desk-results-withdrawn = Šachovnice { $board }: výsledek je vzat zpět.
desk-results-withdraw = Vzít výsledek zpět
desk-results-worth = bílý { $white }, černý { $black }
desk-results-open = K šachovnici
desk-results-only = jen výsledek
desk-places = Kde se na šachovnicích hraje
desk-places-only = { $count ->
    [0] všechny u stolu rozhodčího
    [one] jedna šachovnice: jen výsledek
    [few] { $count } šachovnice: jen výsledky
   *[other] { $count } šachovnic: jen výsledky
  }
desk-places-help = Kde se hraje na dřevěných šachovnicích s vlastními hodinami, zadává se jen výsledek; taková šachovnice se s kolem nezahájí, otevřít ji lze i tak.
desk-places-boards = Šachovnice (prázdné: všechny)
desk-places-results-only = Jen výsledky
desk-places-at-desk = U stolu rozhodčího
desk-take-over = U této šachovnice se zadává jen výsledek
desk-take-over-help = Chcete-li zde posoudit incident, nastavte, co stojí na šachovnici a co ukazují hodiny; pak spusťte hodiny toho, kdo je na tahu: od té chvíle je hodinami této partie stůl rozhodčího.
desk-take-over-do = Převzít partii ke stolu rozhodčího
desk-take-over-set-up = Nastavit pozici a hodiny
desk-take-over-set-up-help = Co stojí na šachovnici a co ukazují hodiny, když stůl rozhodčího partii přebírá.
desk-take-over-set = Nastavit
desk-take-over-fen = Pozice (FEN)
desk-take-over-clock = { $side ->
    [white] Hodiny bílého
   *[black] Hodiny černého
  }
desk-take-over-both = Oboje hodiny potřebují čas, třeba 0:45:10.
desk-rounds-none = Zatím žádné kolo. První se nalosuje, až budou zapsáni hráči.
desk-rank = Pořadí
desk-points = Body
desk-games = Partie
desk-wins = Výhry
desk-reports = Zprávy
desk-reports-help = Pro pořadatele a k odevzdání: výsledky s podpisy, incidenty s pozicí, rozhodnutím a hodinami, pořadí, otisky.
desk-reports-day = Jen z tohoto dne
desk-reports-day-pdf = Zpráva jako PDF
desk-reports-arbiter = Zpráva hlavního rozhodčího
desk-reports-arbiter-help = Co stůl ví, je vyplněno. Co změníte, zůstane, jak jste to napsali; ostatní se řídí tím, co se děje.
desk-reports-arbiter-pdf = Zpráva hlavního rozhodčího jako PDF
desk-reports-written = napsáno ručně
desk-report-title = Incidenty
desk-ledger-empty = K žádnému incidentu nedošlo. Co se zapíše u šachovnice, objeví se zde i s rozhodnutím a článkem.
desk-ledger-all-rounds = všechna kola
desk-ledger-all-days = všechny dny
desk-ledger-person = Hráč nebo jiná osoba
desk-ledger-everybody = všichni
desk-ledger-kind = Druh incidentu
desk-ledger-all-kinds = všechny druhy
desk-ledger-count = { $count ->
    [one] jeden incident
    [few] { $count } incidenty
   *[other] { $count } incidentů
}
desk-ledger-recorded-by = zaznamenal: { $who }
desk-ledger-struck = vyškrtnuto zápisem { $entry }
desk-ledger-seals = Jak končí protokoly partií
desk-seal = Poslední záznam: { $entry }. Otisk: { $hash }
desk-link-new = Nový odkaz
desk-link-label = Pro koho?
desk-link-delay = Zpoždění (minuty)
desk-link-tablets = Tablety pro všechny šachovnice { $round }. kola
desk-link-help = Kdo má odkaz, má i roli. Ukáže se jen jednou; až nebude potřeba, níže ho zrušte.
desk-link-named = Odkazy rozhodčích potřebují jméno: záznamy jsou jím podepsány. Odkaz hlavního rozhodčího, který vznikne zde, platí i po novém spuštění stolu.
desk-found-at = Telefony a tablety najdou stůl na adrese
desk-only-here = Na { $address } dosáhne jen tento počítač: QR kódy nikam nevedou.
desk-only-here-do = Ukončete stůl a spusťte jej tak, aby byl dostupný v síti hracího sálu:
desk-link-own = tento stůl
desk-links-valid = Platné odkazy
desk-links-of-board = Odkazy k této šachovnici
desk-links-of-board-help = Načtěte kód zařízením hráče. Jeden tablet může sloužit oběma.
desk-qr-label = QR kód odkazu
desk-revoke = Zrušit
desk-revoke-link = Zrušit: { $label }
desk-link-revoked = Tento odkaz byl zrušen. O nový požádejte hlavního rozhodčího. Pokud jej vypsal sám program: každé spuštění vypíše nový a platí jen ten poslední.
desk-link-until = Platí do
desk-link-good-until = platí do { $time }
desk-link-expired = Platnost tohoto odkazu skončila. O nový požádejte hlavního rozhodčího.
desk-link-unknown = Tento stůl odkaz nezná: možná z něj kus chybí, nebo patří k jinému stolu. O nový požádejte hlavního rozhodčího.
desk-fingerprint = Otisk certifikátu (SHA-256):
desk-link-tournament = Vést turnaj nebo v něm hrát
desk-link-open = Váš odkaz
desk-link-open-help = Odkaz nebo QR kód vám dá hlavní rozhodčí. Určuje, co smíte.
desk-welcome = Stůl rozhodčího
desk-welcome-says = Veďte turnaj s jeho šachovnicemi, hodinami a rozhodnutími, nebo zjistěte, co říkají Pravidla: bez internetu a bez účtu. Zapisuje se, co se stalo; výsledkem je rozhodnutí i s článkem.

## Kontroly bez partie

desk-check-flag = Kontrola pádu praporku
desk-check-flag-short = Spadl praporek: může soupeř ještě dát mat? S tahy, nebo s důkazem.
desk-check-flag-help = Spadl praporek. Postavte pozici: odpověď pro každou stranu řekne, zda nějaká posloupnost přípustných tahů vede k matu, a ukáže tahy nebo důkaz.
desk-check-claim = Kontrola reklamace
desk-check-claim-short = Trojí opakování nebo padesát tahů: je reklamace oprávněná?
desk-check-claim-help = Vložte tahy v libovolném jazyce. Odpověď řekne, zda je reklamace oprávněná a proč.
desk-check-time = Ověření časové kontroly
desk-check-time-short = Co časová kontrola znamená a zda jde o vážný šach, rapid, nebo blesk.
desk-check-time-help = Napište časovou kontrolu tak, jak je v rozpisu. Odpověď řekne, co znamená a o jaký šach jde.
desk-check-now = Zkontrolovat
desk-palette = Kameny k postavení
desk-rub-out = Guma
desk-clear-board = Prázdná šachovnice
desk-start-position = Základní postavení
desk-to-move = Na tahu
desk-fen-unreadable = Toto není pozice: ve FEN oddělují osm řad lomítka.
desk-flag-of = { $side ->
    [white] Padá praporek bílého
   *[black] Padá praporek černého
}
desk-line-start = Na začátek
desk-line-back = O tah zpět
desk-line-on = Další tah
desk-line-end = Na konec
desk-moves = Tahy
desk-moves-language = Písmena figur
desk-claim-right = Reklamace je oprávněná
desk-claim-wrong = Reklamace je neoprávněná
desk-claim-occurrences = Výskyty pozice: { $count }; potřeba: { $needed }
desk-claim-progress = Tahy bez braní a bez tahu pěšcem: { $count }
desk-time-short = Zkráceně
desk-time-main = Základní čas
desk-time-for-60 = Na 60 tahů
desk-law-short = Osm vydání s hledáním a přehledem změn.
desk-law-retold = Převyprávěno vlastními slovy; závazné je znění, které vydala federace. Slovem „Reading“ je označeno, co dodáváme sami.
desk-law-beside = Vedle
desk-law-search = Hledat
desk-law-contents = Obsah
desk-law-hits = Nalezeno: { $count }
desk-law-choose = Vyberte článek, nebo druhé vydání a uvidíte změny.
desk-law-no-counterpart = V tomto vydání protějšek není.
desk-law-elsewhere = V jiných vydáních:
desk-law-in-browser = Otevřít v prohlížeči Pravidel
desk-law-changes = Od { $from } k { $to }
desk-law-value = Co Pravidla stanoví
desk-law-came = Nové: { $count }
desk-law-went = Zaniklo: { $count }
desk-law-moved = Přečíslováno: { $count }
