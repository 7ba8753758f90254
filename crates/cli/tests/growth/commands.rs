//! Every reader of the command line.

use crate::shapes::ANY;

/// Where the text goes.
pub(crate) enum Into {
    /// It takes the place of `@` among the arguments.
    Argument,
    /// It is in a file with this ending, whose name takes the place of `@`.
    File(&'static str),
}

pub(crate) struct Reader {
    pub(crate) command: &'static str,
    pub(crate) arguments: &'static [&'static str],
    pub(crate) into: Into,
    /// The shortest of the three texts that are compared, in letters.
    pub(crate) length: usize,
    /// What a text may begin with, so that the reader goes on to what comes after it.
    pub(crate) starts: &'static [&'static str],
    /// What it may be made of, beside what hurts any reader.
    pub(crate) units: &'static [&'static str],
}

/// Four times as much is still a little less than an argument may have.
const ARGUMENT: usize = 2_000;
const FILE: usize = 16_000;

/// An argument of a command.
const fn argument(
    command: &'static str,
    arguments: &'static [&'static str],
    starts: &'static [&'static str],
    units: &'static [&'static str],
) -> Reader {
    Reader { command, arguments, into: Into::Argument, length: ARGUMENT, starts, units }
}

/// A file that a command reads.
const fn file(
    command: &'static str,
    arguments: &'static [&'static str],
    ending: &'static str,
    starts: &'static [&'static str],
    units: &'static [&'static str],
) -> Reader {
    Reader { command, arguments, into: Into::File(ending), length: FILE, starts, units }
}

const TIMES: &[&str] = &[
    "-",
    "5 min ",
    "5 min, # s from move # ",
    "40/90+30,",
    "+30",
    "# min + # s from move # ",
    "delay ",
    "5 s from move 1 delay ",
    "from move ",
    "after # moves ",
    "minutse ",
    "minutse",
    "5' 3\" ",
    "white 5 min ",
    "rest the ",
    "no the ",
    "1:30:00 ",
    "40/#:",
    "1/2/",
    "each ",
    "5 min after 40 moves ",
];
const FENS: &[&str] = &["8/", "KQkq", "rnbqkbnr/", " w", "w - - ", "Q"];
const LINES: &[&str] = &[
    "white plays e4\n",
    "white touches e2\n",
    "white puts Q on e5\n",
    "white takes off e7\n",
    "white releases e4\n",
    "case #\nwhite offers draw\nwhite offers draw\n",
    "white touches e2\nwhite touches d2\n",
    "given absent white\n",
    "whte touches e2\n",
    "=> must white move e2\n",
    "== white clock 0:10:00\n",
    "# remark\n",
    "case # a case\n",
    "option draw_restriction = 30\n",
    "white claims threefold Nf3\n",
    "white calls arbiter \"x\"\n",
    "0:# time passes\n",
    "white presses\n",
    "time 40/1:30:00, ",
    "=> ",
    "? ",
    "[",
    "decides J-1 ",
    "```transcript\n",
    "# heading\n",
    "case a\n\nwhite touches e2\n",
    "white plays Nf3 and presses\nblack plays Nf6 and presses\nwhite plays Ng1 and presses\nblack plays Ng8 and presses\n",
];
const GAMES: &[&str] = &[
    "1. e4 ",
    "e4 ",
    "[Event \"x\"]\n",
    "[Event \"x\"]\n\n1. e4 e5 *\n\n",
    "{ ",
    "{x} ",
    "(",
    "( e4 ",
    "e4 (d4) ",
    "$1 ",
    "!",
    "; x\n",
    "% x\n",
    "[FEN \"",
    "Nf3 Nf6 Ng1 Ng8 ",
    "1/2 ",
    "* ",
    "1-0 ",
    "[a \"b\"] ",
    "{[%clk 0:01:00]} ",
    "\n[",
    "}",
    ")",
    "0-0 ",
    "--",
    "[Event \"x\"] ",
    "\\",
    "\n\n[a \"",
    "{[%clk ",
    "[Event \"\n",
];
const SHEETS: &[&str] = &[
    "e4 e5 ",
    "1. e4 e5 ",
    "Sf3 Sf6 Sg1 Sg8 ",
    "Nf3 Nf6 Ng1 Ng8 ",
    "Nf9 ",
    "e2-e4 ",
    "1.",
    "0-0 ",
    "P-K4 ",
    "dxe",
    "5254 ",
    "(=) ",
    "Nbd7 ",
    "1. ",
    "...",
    "e4! ",
    "Jf3 Jf6 ",
];
const SPOKEN: &[&str] =
    &["Eva zwei ", "anton", "eva ", "castling ", "schlägt ", "koenig ", "e zwo "];

pub(crate) const READERS: &[Reader] = &[
    Reader {
        length: 450,
        ..argument("time", &["time", "@"], &["", "5", "5 min + 3 s ", "90 min "], TIMES)
    },
    Reader {
        length: 450,
        ..argument("time", &["time", "--format", "pgn", "@"], &["", "40/5400+30:"], TIMES)
    },
    Reader {
        length: 450,
        ..argument("time", &["time", "--format", "transcript", "@"], &["", "40/1:30:00, "], TIMES)
    },
    Reader { length: 450, ..argument("clock", &["clock", "@"], &["", "5 min + "], TIMES) },
    argument("position", &["position", "@"], &["", "8/8/8/8/8/8/8/8 w "], FENS),
    argument("why", &["why", "startpos", "@"], &["", "e2e4"], SHEETS),
    argument("why", &["why", "@", "e2e4"], &[""], FENS),
    argument("mate", &["mate", "@"], &[""], FENS),
    file("mate", &["mate", "--file", "@"], "epd", &["", "8/8/3k4/8/2n5/8/4Q3/4K3 w - - "], FENS),
    argument("dead", &["dead", "@"], &[""], FENS),
    argument("legal", &["legal", "@"], &[""], FENS),
    file("legal", &["legal", "--file", "@"], "epd", &[""], FENS),
    argument("chess960", &["chess960", "@"], &[""], &[]),
    file(
        "perft",
        &["perft", "--suite", "@"],
        "perft",
        &["", "id x\nepd 4k3/8/8/8/8/8/8/4K3 w - -\n"],
        &["id x\n", "perft 1 5\n", "epd "],
    ),
    argument("perft", &["perft", "--depth", "1", "--fen", "@"], &[""], FENS),
    file("pgn", &["pgn", "--jobs", "1", "@"], "pgn", &["", "[Event \"x\"]\n\n1. "], GAMES),
    file(
        "pgn",
        &["pgn", "--jobs", "1", "--format", "json", "@"],
        "pgn",
        &["", "[Event \"x\"]\n\n1. "],
        GAMES,
    ),
    file(
        "audit",
        &["audit", "--jobs", "1", "--format", "text", "@"],
        "pgn",
        &["", "[Event \"x\"]\n\n1. "],
        GAMES,
    ),
    argument(
        "audit",
        &["audit", "--only", "@", "/dev/null"],
        &[""],
        &["AUD-101,", "AUD-999,", "resutl "],
    ),
    argument("law", &["law", "@"], &["", "9.2."], &["9.", "A.", "artcle "]),
    argument(
        "law",
        &["law", "search", "@"],
        &[""],
        &["the ", "dead position ", "positoin ", "9.2 ", "a"],
    ),
    argument("law", &["law", "glossary", "@"], &[""], &["the ", "dead position", "positoin "]),
    file("judge", &["judge", "@"], "txt", &["", "case 1\n\n0:00 white touches e2\n"], LINES),
    file(
        "judge",
        &["judge", "@"],
        "md",
        &["", "```transcript\ncase 1\n", "```transcript\n"],
        LINES,
    ),
    file("judge", &["judge", "--format", "@"], "txt", &[""], LINES),
    file("incidents", &["incidents", "@"], "txt", &[""], LINES),
    file("envelope", &["envelope", "@"], "txt", &[""], LINES),
    file("bundle", &["bundle", "@"], "txt", &[""], LINES),
    argument("seal", &["seal", "@"], &[""], SHEETS),
    argument("seal", &["seal", "Nf3", "--nonce", "@"], &[""], &["0f"]),
    file("claim", &["claim", "--threefold", "@"], "txt", &["", "1. e4 e5 "], SHEETS),
    file("claim", &["claim", "--threefold", "@"], "pgn", &["[Event \"x\"]\n\n"], GAMES),
    argument("claim", &["claim", "--fifty", "/dev/null", "--with", "@"], &[""], SHEETS),
    file(
        "pair",
        &["pair", "@"],
        "trf",
        &[
            "001    1      Player 1                                                               1.0    1     9 w 1\n",
        ],
        &[
            "001    2      Player 2\n",
            "250      01.0 001 500    1 9999\n",
            "240 H 002    1    2    3\n",
            "XXA    1  1.0  1.0\n",
            "XXP 1 2 3\n",
            "BBW   3.0\n",
            "142 9\n",
            "  0000 - H",
        ],
    ),
    file("notate", &["notate", "@"], "txt", &["", "1. e4 e5 "], SHEETS),
    file("notate", &["notate", "--from", "de", "@"], "txt", &[""], SHEETS),
    argument("notate", &["notate", "--from", "@", "/dev/null"], &[""], &["engl "]),
    file(
        "reconcile",
        &["reconcile", "--budget", "2000", "@", "@"],
        "txt",
        &["", "1. e4 e5 "],
        SHEETS,
    ),
    file(
        "reconcile",
        &["reconcile", "--budget", "2000", "@", "/dev/null"],
        "txt",
        &["1. e4 e5 "],
        SHEETS,
    ),
    argument("say", &["say", "@"], &[""], SHEETS),
    argument("say", &["say", "--read", "@"], &[""], SPOKEN),
    argument("help", &["help", "@"], &[""], &["jugde ", "judge"]),
    argument("store", &["store", "verify", "--store", "@"], &[""], &["postgres://", "a/"]),
    file(
        "store",
        &["store", "restore", "--store", "new.sqlite", "@"],
        "archive",
        &[""],
        &["{\"v\":1}\n"],
    ),
    argument("store", &["store", "report", "x.pdf", "--offset", "@"], &[""], &["+01:", "+"]),
    argument("serve", &["serve", "--listen", "@"], &[""], &["127.0.0.1:"]),
];

/// Commands that read nothing but words from a fixed list.
pub(crate) const READ_NOTHING: &[&str] = &["completions", "man"];

impl Reader {
    /// Every text of a length, by what it begins with and what it is made of. What hurts any reader stands alone.
    pub(crate) fn shapes(&self) -> Vec<(&'static str, &'static str)> {
        let own =
            self.starts.iter().flat_map(|start| self.units.iter().map(|unit| (*start, *unit)));
        ANY.iter().map(|unit| (self.starts[0], *unit)).chain(own).collect()
    }
}
