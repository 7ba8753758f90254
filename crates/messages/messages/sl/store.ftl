### Turnirji in seznami igralcev: česa ni mogoče vpisati in zakaj.

## Entries of a tournament

store-refused-not-made = Turnir še ni ustvarjen.
store-refused-made-already = Turnir je že ustvarjen. Namesto tega spremenite njegove nastavitve.
store-refused-mistaken-already = Turnir je že umaknjen kot pomota.
store-refused-not-mistaken = Turnir ni umaknjen.
store-refused-no-reason = Navedite razlog: ostane zapisan.
store-refused-no-name = Igralec mora imeti ime.
store-refused-player-twice = Igralec s številko { $name } je že na turnirju.
store-refused-no-player = Igralca s številko { $name } ni na turnirju.
store-refused-withdrawn = Igralec s številko { $name } je odjavljen.
store-refused-not-withdrawn = Igralec s številko { $name } ni odjavljen.
store-refused-seated = Igralec s številko { $name } je že v kakem kolu in ga je mogoče samo odjaviti.
store-refused-list-twice = Seznam { $name } že obstaja.
store-refused-no-list = Ni seznama { $name }, ki bi ga bilo mogoče vzeti nazaj.
store-refused-list-overrun = Od vpisa seznama { $name } se je zgodilo več, zato ga ni mogoče vzeti nazaj.
store-refused-round = Na vrsti je { $expected }. kolo, ne { $found }. kolo.
store-refused-no-draft = Osnutka { $round }. kola ni.
store-refused-draft-there = Osnutek { $round }. kola že obstaja. Najprej ga zavrzite.
store-refused-drawn-already = Barva prvega igralca se žreba pred prvim kolom; kola že obstajajo.
store-refused-round-stays = { $round }. kolo ostane, kakršno je: v osnutek se lahko vrne samo zadnje kolo, in to dokler v njem ni izidov.
store-refused-paired-twice = Igralec s številko { $name } je v tem kolu več kot enkrat.
store-refused-board-twice = V tem kolu je več kot ena šahovnica s številko { $number }.
store-refused-game-twice = Partija { $name } se že igra na drugi šahovnici.
store-refused-no-game = Partije { $name } ni na tem turnirju.
store-refused-not-a-result = »{ $name }« ni izid. Napišite na primer 1-0, ½-½ ali +/-.
store-refused-too-much = »{ $name }« je več, kot lahko igralca skupaj dobita iz ene partije.
store-refused-result-twice = Partija { $name } že ima izid. Popravite ga.
store-refused-not-a-seal = Pečat partije { $name } ne navaja zgoščene vrednosti ali pa navaja zgodnejši vnos kot pečat pred njim.
store-refused-link-twice = Povezava { $name } že obstaja.
store-refused-no-link = Povezave { $name } ni.
store-refused-revoked-already = Povezava { $name } je že preklicana.
store-refused-no-hash = Povezava { $name } nima skrivnega ključa.
store-refused-scope = Povezava za igralca potrebuje šahovnico in barvo; druge povezave ju nimajo.

## What speaks against a draft of a round

store-objection-no-boards = Nihče še ni izžreban.
store-objection-no-player = Igralca { $name } ni.
store-objection-gone = { $name } ne igra več na turnirju.
store-objection-twice = { $name } je v tem kolu več kot enkrat.
store-objection-forbidden = { $one } in { $other } ne smeta igrati drug z drugim.
store-objection-met = { $one } in { $other } sta igrala v { $round }. kolu.
store-objection-third-time = { $name } bi tretjič zapored imel { $color ->
    [white] bele
   *[black] črne
} figure.
store-objection-unbalanced = { $name } bi imel { $color ->
    [white] bele figure v { $by } { $by ->
        [one] partiji
        [two] partijah
        [few] partijah
       *[other] partijah
    } več kot črne
   *[black] črne figure v { $by } { $by ->
        [one] partiji
        [two] partijah
        [few] partijah
       *[other] partijah
    } več kot bele
}.
store-objection-bye-twice = { $name } je v { $round }. kolu že imel polno prosto kolo ali zmagal brez igre.
store-objection-left-out = { $name } nima ne nasprotnika ne prostega kola.

## Why the rules give no pairing

store-pairing-games-open = { $round }. kolo še ni končano: ni izida na { $count ->
    [one] šahovnici
   *[other] šahovnicah
} { $boards }{ $more ->
    [0] { "" }
   *[other] { " " }in še { $more }
}. Najprej vnesite izide ali izžrebajte ročno.
store-pairing-left-over = Nobeno žrebanje ne izpolni absolutnih meril (C.04.3, C1–C3): brez nasprotnika bi ostali { $players }{ $more ->
    [0] { "" }
   *[other] { " " }in še { $more }
}. Odloči sodnik (člen 1.9.3): da prosto kolo, prekliče prepovedan par ali ročno izžreba tudi pare, ki so že igrali.
store-pairing-contradiction = { $round }. kolo igralca { $name } se ne ujema z nasprotnikovim. Najprej popravite kolo.
store-pairing-too-large = Turnir je prevelik za žrebanje po pravilih.

## Settings

store-setting-no-name = Turnir mora imeti ime.
store-setting-edition = »{ $name }« ni izdaja Pravil. Napišite na primer fide-2023.
store-setting-date = »{ $name }« ni dan. Napišite na primer 2026-11-16.
store-setting-time-control = »{ $name }« ni časovna kontrola. Napišite na primer 40/1:30:00, all/0:30:00; +0:30.
store-setting-scoring = Partija ne more biti vredna »{ $name }«: zmaga je vredna vsaj toliko kot remi, remi vsaj toliko kot poraz, dva remija pa največ toliko kot zmaga in poraz.
store-setting-accelerated-points = Pospešitev zahteva, da je zmaga vredna dva remija, poraz pa nič (C.04.7).
store-setting-rounds-unknown = Pospešitev potrebuje število kol. Najprej ga vnesite.
store-setting-regulations = Pravil tekmovanja ni mogoče prebrati.

## Lists of players

# $fault is one of the sentences below.
store-list-problem = Vrstica { $line }, stolpec { $column }: { $fault }
store-list-no-heading = Noben stolpec nima naslova »ime«.
store-list-no-players = Ni vrstice igralca; začela bi se z 001.
store-list-no-name = Manjka ime; igralec je izpuščen.
store-list-rating = »{ $word }« ni rating; igralec je vpisan brez njega.
store-list-fide-id = »{ $word }« ni številka FIDE; igralec je vpisan brez nje.
store-list-language = »{ $word }« ni jezik, v katerem se zapisujejo poteze; igralec je vpisan brez njega.
store-list-text = Besedilo je predolgo ali ga ni mogoče natisniti; izpuščeno je.
store-list-open-quote = Ta narekovaj ni zaprt.
store-list-too-many-fields = Vrstica ima več polj kot naslovna; odvečna polja so izpuščena.
store-list-start-number = »{ $word }« ni startna številka ali pa jo ima drug igralec; s tem igralcem ni nihče v paru.
store-list-round = »{ $word }« niso nasprotnik, barva in izid; igralec je v tem kolu vpisan brez partije.
store-list-opponent = Startne številke { $word } nima noben igralec; igralec je v tem kolu vpisan brez partije.
store-list-contradiction = Vrstica nasprotnika pravi nekaj drugega; partija je izpuščena.
store-list-no-colors = Nobena vrstica ne pove, kdo je imel bele figure; kot beli je vpisan igralec te vrstice.
store-list-shifted = Polja te vrstice stojijo za { $by } { $by ->
    [one] stolpec
    [two] stolpca
    [few] stolpce
   *[other] stolpcev
} preveč { $side ->
    [left] levo
   *[right] desno
}; prebrana so tam. Preverite igralca.
store-list-columns = Polja te vrstice ne stojijo v svojih stolpcih in nobeno drugo mesto nima smisla. Iz datoteke se ne vpiše nič: ustvarite jo znova s programom, iz katerega je.
store-list-header = »{ $word }« v vrstici { $code } nima smisla; vrstica ostane, kakršna je.
store-list-not-kept = Datoteka ima več vrstic, ki jih sodniška miza ne razume, kot jih lahko ohrani; druge so izpuščene.
store-list-too-many-rounds = Kol je preveč; od tod naprej so izpuščena.
store-trf-too-many-players = V datoteko poročila gre največ { $count } igralcev.
store-ratings-unreadable = Datoteke ni mogoče prebrati: { $reason }
store-ratings-form = Datoteka ni rating lista FIDE, ne v stolpcih (z naslovno vrstico) ne v XML.
store-ratings-packed = Datoteka je stisnjena na način, ki ga sodniška miza ne pozna. Najprej jo razširite.
store-ratings-too-large = Datoteka je večja od vsake rating liste FIDE.
store-ratings-too-many = Lista ima več kot { $most } igralcev.

## Shramba in dnevniki

store-url-empty = Navedena ni ne datoteka ne strežnik.
store-url-scheme = »{ $word }:« ni ne »sqlite:« ne »postgres:«.
store-url-sslmode = »{ $word }« ni način šifriranja. Napišite sslmode=disable, prefer, require ali verify-full.
store-url-no-roots = sslmode=verify-full potrebuje sslrootcert=…, datoteko s potrdilom, ki mu zaupate.
store-url-timeout = »{ $word }« ni čas čakanja. Napišite na primer timeout=10s ali timeout=500ms, od 50 ms do ene ure.
store-open-foreign = { $file } je podatkovna baza drugega programa.
store-open-in-use = V datoteko { $file } že piše drug program, najverjetneje druga sodniška miza. Najprej ga končajte ali izberite drugo datoteko. Več miz za en turnir potrebuje PostgreSQL.
store-open-later = Podatkovna baza ima obliko { $found }, ta program pa pozna oblike do { $known }. Uporabite novejši program.
store-open-without-postgres = Ta program je bil zgrajen brez PostgreSQL. Turnir hranite v datoteki ali uporabite program, zgrajen z možnostjo »postgres«.
store-trouble-database = { $name } javlja: { $said }
store-trouble-batch = Nekaj, kar bi se moralo zapisati hkrati, ni uspelo: { $said }
store-trouble-silent = PostgreSQL ni odgovoril v { $seconds } s. Ali je bil zadnji vnos zapisan, ni znano; preveri se takoj, ko podatkovna baza odgovori.
store-trouble-closed = Podatkovna baza je zaprta.
store-trouble-damaged = Dnevnik { $log } je poškodovan: vnos { $entry }, { $field }.
store-trouble-file = { $file }: { $said }
store-body-kind = Vnos { $entry } je vrste »{ $kind }«, ki je ta program ne pozna.
store-body-form = Vnos { $entry } nima oblike svoje vrste.
store-event-stamped = vrstica ima svoj čas
store-log-empty = Dnevnik je prazen.
store-log-order = Vnos { $entry } ni tam, kjer se partija začne.
store-log-entry = Vnos { $entry }: { $why }
store-log-correction = Vnos { $entry } se vrača na vnos { $to }, ki ne velja.
store-log-result = Vnos { $entry } govori o izidu, ki ni izid.
store-log-name = »{ $name }« ni ime dnevnika.
store-restore-not-empty = Shramba ni prazna.
store-restore-not-a-backup = { $file } ni varnostna kopija.
store-restore-line = Vrstice { $line } varnostne kopije ni mogoče prebrati.
store-restore-cut-off = Varnostna kopija je nepopolna: konec manjka.
store-import-no-game = V tem ni nobene partije.
store-import-game = { $game }. partije v datoteki ni mogoče začeti: { $why }
store-import-line = Vrstica { $line }: { $why }
store-import-json = To ni JSON dnevnika.
store-import-json-at = Vrstica { $line }, stolpec { $column }: to ni JSON dnevnika.
store-import-chain = Vnos { $entry } se ne ujema z verigo dnevnika: nekaj je bilo spremenjeno, odstranjeno ali vstavljeno.
store-import-write = Nečesa v tem ni mogoče zapisati kot vnos.
store-import-cut-off = { $game }. partija v datoteki je prevzeta do { $number }. poteze: poteze »{ $move }« tam ni mogoče odigrati.

## Kaj je narobe z dnevnikom

store-fault-broken = { $log }: vnos { $entry } se ne ujema z verigo; dnevnik je bil spremenjen mimo tega programa.
store-fault-unreadable = Dnevnika { $log } ni mogoče znova odigrati in ostaja ob strani: { $reason }
store-fault-differs = { $log }: v dnevniku so drugačne odločitve, kot bi padle zdaj (vnosi { $entries }). Partija se nadaljuje po tem, kar bi bilo odločeno zdaj.
store-fault-missing = Dnevnik { $log } manjka, čeprav ga navaja eno od kol.
store-fault-unsealed = { $log }: po dnevniku turnirja je bil ob koncu partije zadnji vnos { $entry }, ki zdaj manjka ali je drug; konec dnevnika je bil mimo tega programa odrezan ali narejen na novo. Primerjajte zgoščeno vrednost na zapisniku.

## Ukaz, ki skrbi za shrambo

cli-store = Kopiraj, obnovi ali preveri, kar je shranila sodniška miza
cli-store-backup = Kopiraj vse v novo datoteko, tudi med delovanjem mize
cli-store-backup-arg-file = datoteka, ki še ne obstaja
cli-store-backup-arg-store = katera shramba: datoteka ali postgres://…; če ni podana, tista, ki jo ima »jadoube serve«
cli-store-backup-arg-archive = zapiši vrstice JSON namesto podatkovne baze (PostgreSQL to počne vedno)
cli-store-restore = Prevzemi varnostno kopijo v prazno shrambo, ko je preverjen vsak dnevnik v njej
cli-store-restore-arg-file = varnostna kopija katere koli vrste
cli-store-restore-arg-store = katera shramba: datoteka ali postgres://…; če ni podana, tista, ki jo ima »jadoube serve«
cli-store-restore-arg-until = le to, kar se je zgodilo do tedaj: 2026-11-16T15:04:05+01:00 ali milisekunde od leta 1970
cli-store-verify = Preveri verigo vsakega dnevnika in vsak dnevnik znova odigraj
cli-store-verify-arg-store = katera shramba: datoteka ali postgres://…; če ni podana, tista, ki jo ima »jadoube serve«
cli-store-report = Izdelati poročilo o turnirju kot PDF
cli-store-report-arg-file = nova datoteka
cli-store-report-arg-event = kateri turnir, po oznaki; ni treba, če je samo eden
cli-store-report-arg-round = samo to kolo
cli-store-report-arg-arbiter = poročilo glavnega sodnika namesto poročila o turnirju
cli-store-report-arg-offset = kako daleč je kraj od Greenwicha, na primer +01:00; tako so navedeni časi
cli-store-report-arg-store = katera shramba: datoteka ali postgres://…; če ni podana, tista, ki jo ima »jadoube serve«
store-reported = { $event } je v datoteki { $file }.
store-no-event = V shrambi ni turnirja »{ $event }«.
store-which-event = { $count ->
    [0] V shrambi ni nobenega turnirja.
   *[other] Navedite z --event, kateri od teh: { $events }.
}
store-not-an-offset = »{ $text }« ne pove, kako daleč je kraj od Greenwicha. Napišite na primer +01:00.
store-backed-up = Vse iz shrambe { $store } je kopirano v datoteko { $file }.
store-restored = V shrambo { $store } prevzeto: { $logs ->
    [one] { $logs } dnevnik
    [two] { $logs } dnevnika
    [few] { $logs } dnevniki
   *[other] { $logs } dnevnikov
}, { $entries ->
    [one] { $entries } vnos
    [two] { $entries } vnosa
    [few] { $entries } vnosi
   *[other] { $entries } vnosov
}.
store-restored-until = Kar je poznejše od { $time }, je izpuščeno. Povezave, ki so bile preklicane pozneje, spet delujejo: preglejte jih.
store-not-a-moment = »{ $text }« ni trenutek. Napišite na primer 2026-11-16T15:04:05+01:00 ali milisekunde od leta 1970.
store-whole = { $store }: { $logs ->
    [one] { $logs } dnevnik
    [two] { $logs } dnevnika
    [few] { $logs } dnevniki
   *[other] { $logs } dnevnikov
}, { $entries ->
    [one] { $entries } vnos
    [two] { $entries } vnosa
    [few] { $entries } vnosi
   *[other] { $entries } vnosov
}; nič ni narobe.
store-cannot = S shrambo { $store } tega ni bilo mogoče narediti: { $reason }
store-not-a-store = »{ $text }« ni kraj za shrambo: { $reason }
store-list-too-many-players = Igralcev je več kot { $most }; nič ni bilo prevzeto. Razdelite seznam.
store-list-more-problems = Nesmislov je več kot { $most }; nadaljnji niso navedeni.
