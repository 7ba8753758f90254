//! The words of time controls in English, Czech, Slovak and Slovene, in small letters and without accents. All
//! four languages are read at once: their words do not contradict each other.

use board::edit_distance as distance;

/// What a word is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
    Days,
    Hours,
    Minutes,
    Seconds,
    Move,
    /// All remaining moves, the end of the game.
    Rest,
    From,
    /// The start of the game.
    Start,
    After,
    /// "40 in 90".
    In,
    No,
    Increment,
    Fischer,
    Delay,
    Bronstein,
    Hourglass,
    White,
    Black,
    Number(u64),
    /// "From the first move".
    First,
    /// Changes nothing.
    Filler,
}

#[rustfmt::skip]
const WORDS: &[(Word, &[&str])] = &[
    (Word::Days, &["day", "days", "den", "dny", "dni", "dnu", "dnech", "dan", "dneva", "dnevi"]),
    (Word::Hours, &["h", "hr", "hrs", "hour", "hours", "hod", "hodina", "hodiny", "hodin", "hodinu", "hodine",
        "ura", "ure", "uri", "ur", "uro"]),
    (Word::Minutes, &["m", "mn", "min", "mins", "minute", "minutes", "minuta", "minuty", "minut", "minutu",
        "minuti", "minuto", "minutami", "minutach", "minutova", "minutovy"]),
    (Word::Seconds, &["s", "sec", "secs", "second", "seconds", "sek", "sekunda", "sekundy", "sekund", "sekundu",
        "sekundi", "sekunde", "sekundo", "sekundami", "sekundach", "sekundovy", "sekundova", "vterina", "vteriny",
        "vterin"]),
    (Word::Move, &["move", "moves", "mv", "mvs", "tah", "tahy", "tahu", "tahov", "tahom", "tahem", "tahmi",
        "poteza", "poteze", "potezi", "potez", "potezo", "potezah"]),
    (Word::Rest, &["all", "g", "sd", "sudden", "death", "game", "rest", "remaining", "remainder", "end",
        "finish", "finishing", "konec", "konce", "konci", "zbytek", "zbytku", "dohrani", "dohravka",
        "dohravku", "partie", "partii", "partiu", "koniec", "konca", "zvysok", "zvysku", "dohranie", "partija",
        "partije", "partiji", "partijo", "preostanek", "preostale", "ostatek", "vsechny", "vsetky", "vse"]),
    (Word::From, &["from", "starting", "since", "od", "pocinaje", "pocnuc", "zacinajuc", "zacensi",
        "pocevsi"]),
    (Word::Start, &["start", "beginning", "begin", "zacatku", "zaciatku", "zacetka", "zacetku"]),
    (Word::After, &["after", "po"]),
    (Word::In, &["in", "v"]),
    (Word::No, &["no", "without", "zero", "bez", "brez"]),
    (Word::Increment, &["increment", "increments", "incremental", "incr", "inc", "bonus", "bonuses", "bonusem",
        "bonusom", "add", "added", "addition", "additional", "extra", "pridavek", "pridavku", "pridavkem",
        "pridavok", "pridavkom", "bonifikace", "bonifikaci", "bonifikacia", "bonifikaciou", "bonifikacie", "dodatek",
        "dodatka", "dodatkom", "pribitek", "pribitka", "pribitkom", "inkrement", "inkrementem", "inkrementom"]),
    (Word::Fischer, &["fischer", "fischeruv", "fischerov", "fischerjev", "cumulative", "kumulativni",
        "kumulativny", "kumulativen"]),
    (Word::Delay, &["d", "dly", "delay", "delayed", "zpozdeni", "zpozdenim", "oneskorenie", "oneskorenia",
        "oneskorenim", "zamik", "zamika", "zamikom", "zakasnitev"]),
    (Word::Bronstein, &["bronstein", "bronsteinuv", "bronsteinova", "bronsteinov", "bronsteinom", "bronsteinem"]),
    (Word::Hourglass, &["hourglass", "sandclock", "presypaci", "presypacie", "pescena"]),
    (Word::White, &["white", "w", "bily", "bileho", "bilemu", "biely", "bieleho", "bielemu", "beli", "belega",
        "belemu"]),
    (Word::Black, &["black", "cerny", "cerneho", "cernemu", "cierny", "cierneho", "ciernemu", "crni", "crnega",
        "crnemu"]),
    (Word::First, &["first", "prvni", "prvniho", "prvy", "prveho", "prvej", "prva", "prve", "prvo"]),
    (Word::Number(1), &["one", "jeden", "jedna", "jednu", "ena", "eno"]),
    (Word::Number(2), &["two", "dva", "dve"]),
    (Word::Number(3), &["three", "tri"]),
    (Word::Number(5), &["five", "pet", "pat"]),
    (Word::Number(10), &["ten", "deset", "desat"]),
    (Word::Number(15), &["fifteen", "patnact", "patnast", "petnajst"]),
    (Word::Number(20), &["twenty", "dvacet", "dvadsat", "dvajset"]),
    (Word::Number(30), &["thirty", "tricet", "tridsat", "trideset"]),
    (Word::Number(40), &["forty", "ctyricet", "styridsat", "stirideset"]),
    (Word::Number(60), &["sixty", "sedesat", "sestdesiat", "sestdeset"]),
    (Word::Number(90), &["ninety", "devadesat", "devatdesiat", "devetdeset"]),
    (Word::Filler, &["a", "an", "the", "for", "of", "on", "to", "by", "with", "and", "then", "plus", "per", "each",
        "every", "followed", "until", "up", "at", "is", "are", "will", "be", "player", "players", "both",
        "next", "another", "further", "following", "mode", "time", "times", "control", "controls", "rate",
        "play", "playing", "thinking", "standard", "classical", "rapid", "blitz", "whole", "entire", "made", "played",
        "completed", "immediately", "th", "st", "nd", "rd", "vs",
        "na", "za", "pro", "pre", "do", "i", "s", "se", "so", "z", "ze", "zo", "k", "ke", "ku", "o", "pak", "pote",
        "potom", "nasledne", "kazdy", "kazdou", "kazde", "kazdeho", "kazdych", "kazdemu", "hrac", "hrace", "hraca",
        "hraci", "hracov", "hracu", "prvnich", "prvych", "dalsich", "dalsi", "dalsie", "vykonany", "dokonceny",
        "provedeny", "tempo", "hry", "hracie", "herni", "cas", "casu", "cela", "celou", "celu", "cele",
        "rezim", "rezimu", "rezimem", "rezimom", "zdvih", "standardni", "standardny", "vazny", "rychly", "rapidovy",
        "bleskovy",
        "nato", "ter", "vsak", "vsako", "vsaki", "vsake", "vsakih", "vsakega", "igralec", "igralca", "igralcev",
        "igralni", "prvih", "naslednjih", "celo", "nacin", "odigrano", "odigrana", "dodatnih", "cez",
        "pospeseni", "hitropotezni", "klasicni", "kontrola", "casovna"]),
];

/// What this word is good for; it must be folded.
pub(super) fn find(word: &str) -> Option<Word> {
    WORDS.iter().find(|(_, words)| words.contains(&word)).map(|(meaning, _)| *meaning)
}

/// Is this a unit of time? Asked only after a number, since some units are other words elsewhere.
pub(super) fn unit(word: &str) -> Option<Word> {
    let is_unit = |meaning: &Word| {
        matches!(meaning, Word::Days | Word::Hours | Word::Minutes | Word::Seconds)
    };
    WORDS
        .iter()
        .find(|(meaning, words)| is_unit(meaning) && words.contains(&word))
        .map(|(meaning, _)| *meaning)
}

/// The word that is one slip away, if it is long enough for that to be one.
pub(super) fn misspelt(word: &str) -> Option<&'static str> {
    let letters = word.chars().take(LETTERS_MAX + 2).count();
    if letters < 5 {
        return None;
    }
    // A word of ours is in plain letters: its bytes are its letters.
    let alike = |it: &&&str| it.len() >= 5 && it.len().abs_diff(letters) <= 1;
    let mut long = WORDS.iter().flat_map(|(_, words)| words.iter()).filter(alike);
    long.find(|it| distance(word, it) == 1).copied()
}

/// The word that needs the fewest changes, if it is near at all.
pub(super) fn nearest(word: &str) -> Option<&'static str> {
    // A third of the letters may differ, so a word much longer than the longest of ours is near to none.
    if word.chars().nth(LETTERS_MAX * 3 / 2).is_some() {
        return None;
    }
    let all = WORDS.iter().flat_map(|(_, words)| words.iter());
    let (changes, found) = all.map(|it| (distance(word, it), *it)).min()?;
    (changes * 3 <= word.len()).then_some(found)
}

/// No word of ours is longer.
const LETTERS_MAX: usize = 16;

#[cfg(test)]
#[test]
fn no_word_is_longer() {
    let all = WORDS.iter().flat_map(|(_, words)| words.iter());
    assert!(
        all.clone().all(|it| it.is_ascii() && it.len() <= LETTERS_MAX),
        "{:?}",
        all.map(|it| it.len()).max()
    );
}
