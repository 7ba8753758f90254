//! A game as a case of a transcript, and back. What the language has no words for stands in comments: the labels of
//! the game, who recorded a line, what was struck out.

use clock::{ClockError, Instant, Millis};
use laws::event::Seen;
use laws::game::Impossible;
use transcript::{
    CannotHappen, Case, EventLine, Expectation, File, Header, Line, Name, Recorded, ResultByHand,
    ResultLine, Stamp, Stamps, Statement, configure, positions, write,
};

use super::{ImportedGame, NotImported};
use crate::entry::{Seq, UnixMillis};
use crate::game_log::{GameLog, NoGame, Told, What};
use crate::telling::Telling;
use crate::tournament::Entered;
use crate::wire::v1::tournament::Player;
use crate::wire::v1::{GameOpened, RecordedBy};

/// A game as a transcript with its rulings.
#[must_use]
pub fn export_transcript(game: &GameLog) -> String {
    let mut case = header_of(game.opened());
    case.name = Some(Name {
        id: "game".to_owned(),
        title: flat(&format!("{} - {}", game.opened().white.name, game.opened().black.name)),
        comment: None,
    });
    let labels = labels(game.opened());
    let labels = labels.iter().map(|(name, value)| remark(format!("[{name} \"{value}\"]")));
    case.header = labels.chain(case.header).collect();
    for told in game.told() {
        push(&mut case.lines, told, game.struck_by(told.seq));
    }
    write(&File { shared: Vec::new(), cases: vec![case] })
}

/// Everything of the header, also what stands before a case.
fn header_of(opened: &GameOpened) -> Case {
    let file = transcript::read_logged(&opened.header).unwrap_or_default();
    let mut case = file.cases.into_iter().next().unwrap_or_default();
    // Of an old header nothing may be left but options that are none.
    let says =
        |it: &Line<Header>| !matches!(&it.what, Some(Header::Regulations(all)) if all.is_empty());
    case.header = file.shared.into_iter().chain(case.header).filter(says).collect();
    case.lines = Vec::new();
    case
}

fn labels(opened: &GameOpened) -> Vec<(String, String)> {
    let mut labels = opened.labels.clone();
    let mut add = |name: &str, value: String| {
        if !value.is_empty() && !labels.iter().any(|it| it.0 == name) {
            labels.push((name.to_owned(), value));
        }
    };
    add("White", opened.white.name.clone());
    add("Black", opened.black.name.clone());
    add("Round", opened.round.map(|it| it.to_string()).unwrap_or_default());
    add("Board", opened.board.map(|it| it.to_string()).unwrap_or_default());
    labels
}

fn push(lines: &mut Vec<Line<Statement>>, told: &Told, struck_by: Option<Seq>) {
    match (&told.what, struck_by) {
        (What::Opened(_), _) => {}
        (What::Event { event: happened, .. }, None) if !is_read(&happened.line) => {
            let line = transcript::event_line(&stamped(happened));
            lines.push(remark(format!("entry {}: not read today: {line}", told.seq)));
        }
        (What::Event { event: happened, .. }, None) => {
            let event = Statement::Event(stamped(happened));
            let comment = source_words(told.by, happened.event.seen, told.who.as_deref());
            lines.push(Line { number: 0, what: Some(event), comment });
            let positions = positions(&happened.before, &happened.rulings);
            for (ruling, position) in happened.rulings.iter().zip(&positions) {
                let what = Some(Statement::Expects(Expectation::of(ruling, position)));
                lines.push(Line { number: 0, what, comment: None });
            }
        }
        (What::Event { event: happened, .. }, Some(by)) => {
            let line = transcript::event_line(&stamped(happened));
            lines.push(remark(format!("struck by entry {by}: {line}")));
        }
        (What::Correction(it), _) => {
            let words = &it.reason;
            lines.push(remark(format!(
                "entry {}: correction to entry {}: {words}",
                told.seq, it.to
            )));
        }
        (What::Result(it), _) => {
            let stamp = Some(Stamp::SinceStart(told.instant().since_start()));
            let said = match it.entered() {
                None => return,
                Some(Entered::Nothing) => ResultByHand::TakenBack,
                Some(Entered::Open) => ResultByHand::Open,
                Some(Entered::Score(score)) => ResultByHand::Score(score),
            };
            let what = Some(Statement::Result(ResultLine { stamp, said }));
            let comment = source_words(told.by, told.by.sees(), told.who.as_deref());
            lines.push(Line { number: 0, what, comment });
        }
        (What::Gap(it), _) => {
            let (id, length) = (it.why.id(), Millis::new(it.until_ms.abs_diff(it.from_ms)));
            lines.push(remark(format!("entry {}: {id} of the server, {length}", told.seq)));
        }
        (What::Attention(it), _) => {
            let act = serde_json::to_string(&it.act).unwrap_or_default();
            let who = source_words(it.by, it.by.sees(), it.who.as_deref()).unwrap_or_default();
            lines.push(remark(format!("entry {}: {act} {who}", told.seq)));
        }
    }
}

/// Is it a line of the language today? Logs may have changes and answers that were refused, or that were never read.
fn is_read(line: &EventLine) -> bool {
    transcript::read_event(&transcript::event_line(line)).is_ok()
}

fn stamped(happened: &Recorded) -> EventLine {
    let stamp = Some(Stamp::SinceStart(happened.event.at.since_start()));
    EventLine { stamp, ..happened.line.clone() }
}

fn remark<T>(text: String) -> Line<T> {
    Line { number: 0, what: None, comment: Some(flat(&text)) }
}

/// In one line, and no comment of its own: a name or a reason must not begin another line.
fn flat(text: &str) -> String {
    let words: Vec<&str> = text.split(|it: char| it.is_whitespace() || it.is_control()).collect();
    words.join(" ").replace('#', "")
}

const RECORDERS: [(&str, RecordedBy); 4] = [
    ("by white", RecordedBy::White),
    ("by black", RecordedBy::Black),
    ("by both", RecordedBy::Both),
    ("by arbiter", RecordedBy::Arbiter),
];
const SEEN: [(&str, Seen); 3] = [
    ("seen by arbiter", Seen::ByArbiter),
    ("seen as regulated", Seen::AsRegulated),
    ("seen by nobody", Seen::ByNobody),
];

/// What comes before the name of an arbiter, at the end of a comment: a name may have any letters.
const NAMED: &str = ", who: ";

/// Who recorded it and who saw it, where it must be said.
fn source_words(by: RecordedBy, seen: Seen, who: Option<&str>) -> Option<String> {
    let said = |it: &&(&str, Seen)| it.1 == seen && seen != by.sees();
    let by = RECORDERS.iter().find(|it| it.1 == by).map(|it| it.0);
    let words: Vec<&str> = by.into_iter().chain(SEEN.iter().find(said).map(|it| it.0)).collect();
    let named = who.map(|it| format!("{NAMED}{}", flat(it))).unwrap_or_default();
    (!words.is_empty()).then(|| words.join(", ") + &named)
}

fn source_of(comment: Option<&str>) -> (RecordedBy, Option<Seen>, Option<String>) {
    let comment = comment.unwrap_or_default();
    let (comment, who) = comment.split_once(NAMED).unwrap_or((comment, ""));
    let who = (!who.trim().is_empty()).then(|| who.trim().to_owned());
    let (mut by, mut seen) = (RecordedBy::Server, None);
    for words in comment.split(',').map(str::trim) {
        by = RECORDERS.iter().find(|it| it.0 == words).map_or(by, |it| it.1);
        seen = SEEN.iter().find(|it| it.0 == words).map(|it| it.1).or(seen);
    }
    (by, seen, who)
}

/// Takes in every case of a file of transcripts.
///
/// # Errors
/// If the text is none, or something in it cannot have happened.
pub fn import_transcript(text: &str, at: UnixMillis) -> Result<Vec<ImportedGame>, NotImported> {
    let file = transcript::read(text)?;
    if file.cases.is_empty() {
        return Err(NotImported::NoGame);
    }
    let cases = file.cases.iter().enumerate();
    cases.map(|(index, case)| game(index + 1, &file.shared, case, at)).collect()
}

fn game(
    number: usize,
    shared: &[Line<Header>],
    case: &Case,
    at: UnixMillis,
) -> Result<ImportedGame, NotImported> {
    let refused = |why| NotImported::Start { game: number, why };
    let configured = configure(shared, case);
    let configuration = configured.map_err(|why| refused(NoGame::Configuration(why)))?;
    let mut stamps = Stamps::of(&configuration);
    let mut log =
        GameLog::open(opened(shared, case, configuration.not_started)).map_err(refused)?;
    for line in &case.lines {
        let (by, seen, who) = source_of(line.comment.as_deref());
        match &line.what {
            Some(Statement::Event(event)) => {
                let telling = Telling::by(by, stamps.next(event.stamp));
                let telling = Telling { seen: seen.unwrap_or(telling.seen), who, ..telling };
                let refused =
                    |why: CannotHappen| NotImported::Line { line: line.number, why: why.into() };
                log.line(telling, event).map_err(refused)?;
            }
            Some(Statement::Result(ResultLine { stamp, said })) => {
                let entered = match *said {
                    ResultByHand::TakenBack => Entered::Nothing,
                    ResultByHand::Open => Entered::Open,
                    ResultByHand::Score(score) => Entered::Score(score),
                };
                let told = stamps.next(*stamp);
                let last = log.told().last().map_or(Instant::START, |it| it.instant());
                if told < last {
                    let why = Impossible::from(ClockError::TimeWentBack { at: told, last });
                    let why = CannotHappen::from(why).into();
                    return Err(NotImported::Line { line: line.number, why });
                }
                // No entry of a tournament says it here.
                log.hear(Seq::START, entered, who, told, at);
            }
            Some(Statement::Expects(_) | Statement::State(_) | Statement::Query(_)) | None => {}
        }
    }
    Ok(ImportedGame { entries: log.entries(at)?, cut_off: None })
}

fn opened(shared: &[Line<Header>], case: &Case, not_started: bool) -> GameOpened {
    let header: Vec<Line<Header>> = shared.iter().chain(&case.header).cloned().collect();
    let labels: Vec<(String, String)> = header
        .iter()
        .filter(|it| it.what.is_none())
        .filter_map(|it| label(it.comment.as_deref()?))
        .collect();
    let lines = header.iter().filter_map(|it| it.what.as_ref()).map(transcript::header_line);
    let named = |side: board::Color| {
        header.iter().find_map(|it| match &it.what {
            Some(Header::Player { side: found, name: Some(name), .. }) if *found == side => {
                Some(name.clone())
            }
            _ => None,
        })
    };
    let of = |name: &str| labels.iter().find(|it| it.0 == name).map(|it| it.1.clone());
    let number = |name: &str| of(name).and_then(|it| it.parse().ok());
    let player = |side, tag: &str, id: &str| Player {
        id: id.to_owned(),
        name: of(tag).or_else(|| named(side)).unwrap_or_default(),
        ..Player::default()
    };
    GameOpened {
        round: number("Round"),
        board: number("Board"),
        white: player(board::Color::White, "White", "white"),
        black: player(board::Color::Black, "Black", "black"),
        header: lines.map(|it| it + "\n").collect(),
        not_started,
        start_follows_board: true,
        labels,
        ..GameOpened::default()
    }
}

/// `[Event "Spring Open"]` in a comment.
fn label(comment: &str) -> Option<(String, String)> {
    let inside = comment.trim().strip_prefix('[')?.strip_suffix("\"]")?;
    let (name, value) = inside.split_once(" \"")?;
    let is_name = !name.is_empty() && name.bytes().all(|it| it.is_ascii_alphanumeric());
    is_name.then(|| (name.to_owned(), value.to_owned()))
}
