//! An example event, so that the hall is alive at once: eight boards, one of them waiting for a ruling.

use std::sync::Arc;

use clock::{Instant, Millis};
use messages::Messages;
use store::wire::v1::tournament::{Pairing, Player, RoundMade};
use store::wire::v1::{RecordedBy, TournamentBody, V1};
use store::{GameLog, Telling, UnixMillis};

use crate::access::fresh_id;
use crate::desk::{Desk, Trouble};
use crate::event::{header, header_with, quoted, usual};
use crate::play::{CannotRecord, read};

/// Name, title, rating, federation, language of the notation.
const PLAYERS: &[(&str, Option<&str>, u32, &str, &str)] = &[
    ("Anna Nováková", Some("WFM"), 2184, "CZE", "cs"),
    ("Miha Kranjc", Some("FM"), 2301, "SLO", "sl"),
    ("Juraj Baláž", None, 2075, "SVK", "sk"),
    ("Petra Svobodová", None, 1988, "CZE", "cs"),
    ("Tomaž Zupan", Some("CM"), 2156, "SLO", "sl"),
    ("Eva Horváthová", None, 2043, "SVK", "sk"),
    ("Oliver Marsh", None, 2110, "ENG", "en"),
    ("Klára Dvořáková", Some("WCM"), 2021, "CZE", "cs"),
    ("Ivan Kováč", None, 1932, "SVK", "sk"),
    ("Neža Golob", None, 1875, "SLO", "sl"),
    ("Marek Procházka", None, 1990, "CZE", "cs"),
    ("Grace Whitlock", None, 1904, "ENG", "en"),
    ("Lukáš Veselý", None, 1811, "CZE", "cs"),
    ("Zuzana Mináriková", None, 1787, "SVK", "sk"),
    ("Jan Vidmar", None, 1756, "SLO", "sl"),
    ("Helena Kučerová", None, 1699, "CZE", "cs"),
];

/// A board of the example: its moves, what each takes in seconds, and what happened after them.
struct Board {
    moves: &'static str,
    seconds_each: u64,
    then: &'static [Then],
    header: &'static [&'static str],
}

/// Something after the moves.
enum Then {
    /// A player says or does it, seconds after what was before.
    Does(u64, &'static str),
    /// A player calls the arbiter; the reason is a message.
    Calls(u64, &'static str, &'static str),
    /// The arbiter says or does it.
    Arbiter(u64, &'static str),
}

const BOARDS: &[Board] = &[
    // In full swing.
    Board {
        moves: "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d6 O-O O-O Re1 a6 Bb3 Ba7 h3 h6 Nbd2 Be6",
        seconds_each: 95,
        then: &[],
        header: &[],
    },
    // A touch that nobody is sure about waits for the arbiter.
    Board {
        moves: "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Bd3 d5 Nf3 c5 O-O Nc6 a3 Bxc3 bxc3 dxc4 Bxc4 Qc7",
        seconds_each: 110,
        then: &[
            Then::Does(40, "white touches e3 unclearly"),
            Then::Calls(6, "black", "server-example-call"),
            Then::Arbiter(30, "arbiter stops clock"),
        ],
        header: &[],
    },
    // Checkmate.
    Board {
        moves: "e4 e5 Nf3 d6 Bc4 Bg4 Nc3 g6 Nxe5 Bxd1 Bxf7+ Ke7 Nd5#",
        seconds_each: 150,
        then: &[],
        header: &[],
    },
    // A draw by agreement.
    Board {
        moves: "c4 e5 Nc3 Nf6 Nf3 Nc6 g3 d5 cxd5 Nxd5 Bg2 Nb6 O-O Be7 d3 O-O",
        seconds_each: 140,
        then: &[Then::Does(20, "white offers draw"), Then::Does(35, "black accepts")],
        header: &[],
    },
    // Pieces knocked over, set up again, a warning; play goes on.
    Board {
        moves: "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be2 e5 Nb3 Be7",
        seconds_each: 120,
        then: &[
            Then::Does(30, "white knocks over f2 g2"),
            Then::Does(4, "white sets up"),
            Then::Does(50, "white plays O-O and presses"),
        ],
        header: &[],
    },
    // An illegal move: the arbiter has given the time and started the clock.
    Board {
        moves: "e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3 Bxc3+ bxc3 Ne7 Qg4 O-O Bd3 Nbc6",
        seconds_each: 130,
        then: &[
            Then::Does(60, "white plays Nf3 and presses"),
            Then::Does(45, "black plays Ke8 and presses"),
        ],
        header: &[],
    },
    // An offer of a draw is open.
    Board {
        moves: "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5 e3 e6 Bxc4 Bb4 O-O O-O Qe2 Nbd7",
        seconds_each: 100,
        then: &[
            Then::Does(70, "white plays e4"),
            Then::Does(2, "white offers draw"),
            Then::Does(1, "white presses"),
        ],
        header: &[],
    },
    // Black has not come yet.
    Board { moves: "", seconds_each: 0, then: &[], header: &["given absent black"] },
];

/// Makes the example.
pub(crate) async fn make(desk: &Arc<Desk>, messages: &Messages) -> Result<(), Trouble> {
    let mut settings = usual(&messages.text("server-example-event"));
    settings.place = "Brno".to_owned();
    settings.regulations.insert("default_time".to_owned(), "0:30:00".to_owned());
    let event = desk.new_event(settings.clone()).await?;
    let player = |(index, it): (usize, &(&str, Option<&str>, u32, &str, &str))| Player {
        v: Some(V1),
        id: format!("p{}", index + 1),
        name: it.0.to_owned(),
        title: it.1.map(str::to_owned),
        rating: Some(it.2),
        federation: Some(it.3.to_owned()),
        language: Some(it.4.to_owned()),
        ..Player::default()
    };
    let players: Vec<Player> = PLAYERS.iter().enumerate().map(player).collect();
    let added = players.iter().cloned().map(TournamentBody::PlayerAdded).collect();
    desk.say(&event, |_| Ok(added)).await?;
    let mut pairings = Vec::new();
    for ((index, board), pair) in BOARDS.iter().enumerate().zip(players.chunks(2)) {
        let [white, black] = pair else { continue };
        let number = u32::try_from(index + 1).unwrap_or(u32::MAX);
        let mut opened = header(&settings, &event.id, 1, number, white.clone(), black.clone())?;
        let lines: Vec<String> = board.header.iter().map(|it| (*it).to_owned()).collect();
        opened.header = header_with(&opened.header, "given", &lines);
        let mut log = GameLog::open(opened).map_err(|_| Trouble::NotFound)?;
        play(&mut log, board, messages)?;
        let game = fresh_id('g').map_err(|_| Trouble::NoRandomness)?;
        desk.board_with(&game, log.entries(UnixMillis(desk.now_ms()))?).await?;
        let (white, black) = (white.id.clone(), black.id.clone());
        pairings.push(Pairing { board: number, white, black, game, elsewhere: None });
    }
    let starts_at = Some("15:00".to_owned());
    let round = RoundMade { v: V1, round: 1, starts_at, pairings, byes: Vec::new() };
    desk.say(&event, |_| Ok(vec![TournamentBody::RoundMade(round)])).await?;
    Ok(())
}

fn play(log: &mut GameLog, board: &Board, messages: &Messages) -> Result<(), Trouble> {
    let mut now = 0;
    tell(log, now, RecordedBy::Arbiter, "round starts")?;
    let mut side = board::Color::White;
    for (index, text) in board.moves.split_whitespace().enumerate() {
        // Not every move takes the same time.
        now += board.seconds_each * 1_000 * [7, 12, 3, 18, 9, 11][index % 6] / 10;
        tell(log, now, RecordedBy::Both, &format!("{side} plays {text} and presses"))?;
        side = !side;
    }
    for then in board.then {
        match then {
            Then::Does(seconds, line) => {
                now += seconds * 1_000;
                tell(log, now, RecordedBy::Both, line)?;
            }
            Then::Arbiter(seconds, line) => {
                now += seconds * 1_000;
                tell(log, now, RecordedBy::Arbiter, line)?;
            }
            Then::Calls(seconds, side, reason) => {
                now += seconds * 1_000;
                let reason = quoted(&messages.text(reason));
                tell(log, now, RecordedBy::Both, &format!("{side} calls arbiter {reason}"))?;
            }
        }
    }
    Ok(())
}

fn tell(log: &mut GameLog, at_ms: u64, by: RecordedBy, line: &str) -> Result<(), Trouble> {
    let line = read(line)?;
    let at = Instant::after_start(Millis::new(at_ms));
    log.line(Telling::by(by, at), &line).map_err(CannotRecord::from)?;
    Ok(())
}
