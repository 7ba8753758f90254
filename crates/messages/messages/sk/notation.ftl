### Zápis: príkazy notate a say.

## Pomoc

cli-notate = Prečítať záznam v písmenách jedného jazyka a zapísať ho v písmenách iného
cli-notate-arg-file = Záznam: text ťahov alebo ťahy z partiára; „-“ je štandardný vstup
cli-notate-arg-from = Jazyk záznamu podľa značky alebo názvu; auto ho zistí
cli-notate-arg-to = Jazyk zápisu podľa značky alebo názvu; ak nie je zadaný, jazyk výstupu
cli-notate-arg-long = Písať obe polia každého ťahu
cli-notate-arg-no-captures = Vynechať znak brania
cli-notate-arg-figurines = Písať grafické symboly figúr namiesto písmen
cli-notate-arg-fen = Pozícia pred prvým ťahom vo FEN; ak nie je zadaná, začiatok partie

cli-say = Povedať, ako sa ťahy oznamujú zrakovo postihnutému hráčovi, alebo porozumieť oznámeniu
cli-say-arg-move = Ťahy ako v partiári, alebo ako ich píšu šachové programy
cli-say-arg-read = Porozumieť namiesto toho tomuto oznámeniu
cli-say-arg-in = Jazyk oznámení
cli-say-arg-from = Jazyk písmen v ťahoch podľa značky alebo názvu
cli-say-arg-short = Z východiskového poľa povedať iba to, čo treba
cli-say-arg-captures = Spomenúť branie
cli-say-arg-fen = Pozícia pred prvým ťahom vo FEN; ak nie je zadaná, začiatok partie

cli-value-announcement = OZNÁMENIE

## Záznam ako celok

notate-not-playable = Z tejto pozície nemožno ťahy čítať: bežné pravidlá v nej zlyhávajú.
notate-no-moves = V zázname nie je žiadny ťah.
notate-offer = { $color ->
    [white] Ponuka remízy bieleho trvá.
   *[black] Ponuka remízy čierneho trvá.
}
notate-read-in = Čítané v jazyku { $language }.
notate-sure-letters = Celý záznam prečítajú iba jazyky s týmito písmenami: { $tags }.
notate-sure-moves = Prečítajú ho aj jazyky s inými písmenami a nájdu rovnaké ťahy: { $tags }.
notate-sure-clash = Prečítajú ho aj jazyky s inými písmenami, ale nájdu iné ťahy; zadajte správny pomocou --from: { $tags }.
notate-sure-part = Celý ho neprečíta žiadny jazyk; čitateľné ťahy: { $read } z { $count } ({ $tags }).
notate-system = { $system ->
    [coordinates] Záznam je zrejme vedený dvojicami polí bez písmen figúr
    [english_descriptive] Záznam je zrejme vedený anglickou opisnou notáciou
    [spanish_descriptive] Záznam je zrejme vedený španielskou opisnou notáciou
    [french_descriptive] Záznam je zrejme vedený francúzskou opisnou notáciou
   *[numeric] Záznam je zrejme vedený číselnou notáciou korešpondenčného šachu
}; uznáva sa iba algebraická notácia a partiár v inej notácii nie je dôkazom.
notate-unread = Ďalej sa nečítalo, pretože pozícia už nie je známa: { $texts }

## Ťah, ktorý nemožno prečítať. $move je jeho číslo a text.

notate-not-algebraic = { $move } nemožno prečítať ako ťah v písmenách jazyka „{ $language }“.
notate-expected-move = ťah
notate-expected-square = pole
notate-expected-promotion-or-end = nová figúra pri premene, alebo koniec ťahu
notate-expected-end = koniec ťahu
notate-ambiguous = { $move } môže znamenať viac prípustných ťahov.
notate-nobody-reaches = { $move }: { $piece ->
    [king] kráľ sa na { $square } nedostane.
    [queen] žiadna dáma sa na { $square } nedostane.
    [rook] žiadna veža sa na { $square } nedostane.
    [bishop] žiadny strelec sa na { $square } nedostane.
    [knight] žiadny jazdec sa na { $square } nedostane.
   *[pawn] žiadny pešiak sa na { $square } nedostane.
}
notate-illegal = { $move } je neprípustný ťah:
notate-hint-near = podobné prípustné ťahy: { $moves }

## Čísla

notate-number-wrong = číslo { $number } je chybné.
notate-number-other-player = tri bodky stoja pred ťahom čierneho.
notate-number-missing = číslo chýba.

## Čo je na ťahu nezvyčajné alebo nepravdivé

notate-note-pawn-letter = pešiak nemá písmeno.
notate-note-hyphen = v ťahu sa nepíše spojovník.
notate-note-spaces = v ťahu sa nepíšu medzery.
notate-note-square-case = stĺpec sa píše malým písmenom.
notate-note-letter-case = figúra sa píše veľkým písmenom.
notate-note-look-alike = písmeno je z inej abecedy, iba vyzerá rovnako.
notate-note-castling-spelling = rošáda sa píše 0-0 alebo 0-0-0.
notate-note-castling-as-king-move = rošáda sa nepíše ako ťah kráľa.
notate-note-promotion-sign = nová figúra nasleduje za poľom bez znaku.
notate-note-departure-missing = pri braní pešiakom treba uviesť východiskový stĺpec.
notate-note-departure-needless = východiskové pole netreba uvádzať.
notate-note-departure-by-rank = prednosť má východiskový stĺpec pred radom.
notate-note-capture-sign-unusual = znak brania je × alebo x.
notate-note-capture-sign-wrong = nič sa neberie.
notate-note-capture-unmarked = branie nie je označené.
notate-note-check-sign-wrong = { $actual ->
    [none] nie je to šach.
    [check] je to šach, ale nie mat.
   *[mate] je to mat.
}
notate-note-check-unmarked = šach nie je označený.
notate-note-check-in-words = šach a mat sa píšu znakmi.
notate-note-en-passant-wrong = nie je to branie mimochodom.
notate-note-en-passant-unmarked = branie mimochodom nie je označené.
notate-note-draw-offer-sign = ponuka remízy sa značí (=).
notate-note-comment = v ťahu sa nepíšu poznámky.

## Oznámenia

say-heard = { $move } ({ $uci })
say-silence = Žiadny ťah nie je oznámený.
say-unknown-word = Slovo „{ $word }“ nemá v oznámení význam.
say-incomplete = Oznámenie nie je celý ťah.
say-expected-square = pole, napríklad Eva vier
say-expected-wing = kam kráľ rošuje, napríklad lange
say-expected-end = koniec oznámenia
say-hint = povedzte figúru a polia: Springer Gustav eins Felix drei; alebo Lange Rochade, Kurze Rochade
