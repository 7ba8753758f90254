//! What games and byes are worth in a report: the line 162 of TRF26, and `XXS` or `BBW` and the like in files for pairing programs.

use super::header::worth;
use super::write::decimal;
use crate::tournament::{HalfPoints, PointsTable};
use crate::wire::v1::tournament::ScoringRecord;

/// The column of the first result, of which the worth takes the next four; the second stands nine further.
const FIRST: usize = 6;
const WORTH: usize = 4;
const STEP: usize = 9;

/// The line 162, and what a game without a result is worth meanwhile.
pub(super) fn read_162(
    line: &str,
    known: Option<ScoringRecord>,
) -> Option<(ScoringRecord, Option<String>)> {
    let mut scoring = known.unwrap_or_default();
    let mut open = None;
    let letters: Vec<char> = line.chars().skip(FIRST - 1).collect();
    for said in letters.chunks(STEP) {
        let mut said = said.iter().take(1 + WORTH);
        let result: String = said.by_ref().take(1).collect();
        let said: String = said.collect();
        if result.trim().is_empty() && said.trim().is_empty() {
            continue;
        }
        let said = worth(&said)?;
        match result.trim() {
            "W" | "w" => scoring.win = said,
            "D" | "d" => scoring.draw = said,
            "L" | "l" => scoring.loss = said,
            "A" | "a" => scoring.forfeit_loss = Some(said),
            "P" | "p" => scoring.bye = Some(said),
            "X" | "x" => open = Some(said),
            _ => return None,
        }
    }
    Some((plain(scoring), open))
}

/// The line `XXS`: `W=3 D=1`.
pub(super) fn read_xxs(said: &str, known: Option<ScoringRecord>) -> Option<ScoringRecord> {
    let mut scoring = known.unwrap_or_default();
    for word in said.split_whitespace() {
        let (result, said) = word.split_once('=')?;
        let said = worth(said)?;
        match result {
            "W" => scoring.win = said,
            "D" => scoring.draw = said,
            "L" => scoring.loss = said,
            "FW" => scoring.forfeit_win = Some(said),
            "FL" => scoring.forfeit_loss = Some(said),
            "PAB" => scoring.bye = Some(said),
            _ => {}
        }
    }
    Some(plain(scoring))
}

/// The lines `BBW`, `BBD`, `BBL`, `BBF` and `BBU`: each is a win, a draw, a loss, a loss without play, the bye of the pairing.
pub(super) fn read_bb(
    code: &str,
    said: &str,
    known: Option<ScoringRecord>,
) -> Option<ScoringRecord> {
    let mut scoring = known.unwrap_or_default();
    let said = worth(said)?;
    match code {
        "BBW" => scoring.win = said,
        "BBD" => scoring.draw = said,
        "BBL" => scoring.loss = said,
        "BBF" => scoring.forfeit_loss = Some(said),
        "BBU" => scoring.bye = Some(said),
        _ => return None,
    }
    Some(scoring)
}

/// Is it a word of that line that says something here?
pub(super) fn is_worth(word: &str) -> bool {
    let known = ["W", "D", "L", "FW", "FL", "PAB"];
    word.split_once('=').is_some_and(|(result, _)| known.contains(&result))
}

/// Without what is so anyway.
fn plain(mut scoring: ScoringRecord) -> ScoringRecord {
    let win = scoring.win.clone();
    scoring.forfeit_win = scoring.forfeit_win.filter(|it| *it != win);
    scoring.bye = scoring.bye.filter(|it| *it != win);
    scoring.forfeit_loss = scoring.forfeit_loss.filter(|it| it != "0");
    scoring
}

/// The line 162, if something is not as usual.
pub(super) fn line_162(points: &PointsTable, open: Option<&String>) -> Option<String> {
    let scoring = &points.scoring;
    let halves = |it: u8| HalfPoints(u32::from(it));
    let [win, draw, loss] = [scoring.win, scoring.draw, scoring.loss].map(halves);
    let open = open.and_then(|it| it.parse::<HalfPoints>().ok());
    let said = [
        ('W', Some(win)),
        ('D', Some(draw)),
        ('L', Some(loss)),
        ('A', Some(halves(scoring.forfeit_loss)).filter(|it| it.0 > 0)),
        ('P', Some(points.bye).filter(|it| *it != win)),
        ('X', open),
    ];
    let usual = [win, draw, loss] == [2, 1, 0].map(HalfPoints);
    if usual && said.iter().skip(3).all(|it| it.1.is_none()) {
        return None;
    }
    let said = said.into_iter().filter_map(|(result, worth)| Some((result, worth?)));
    let said = said.map(|(result, worth)| format!("{result}{:>4}    ", decimal(worth)));
    Some(format!("162  {}", said.collect::<String>()).trim_end().to_owned())
}

/// What the line `XXS` says of what is not as usual.
pub(super) fn xxs(points: &PointsTable) -> String {
    let scoring = &points.scoring;
    let halves = |it: u8| HalfPoints(u32::from(it));
    let [win, draw, loss] = [scoring.win, scoring.draw, scoring.loss].map(halves);
    let (forfeit_win, forfeit_loss) = (halves(scoring.forfeit_win), halves(scoring.forfeit_loss));
    let said = [
        ("W", win, HalfPoints(2)),
        ("D", draw, HalfPoints(1)),
        ("L", loss, HalfPoints(0)),
        ("FW", forfeit_win, win),
        ("FL", forfeit_loss, HalfPoints(0)),
        ("PAB", points.bye, win),
    ];
    let unusual = said.into_iter().filter(|it| it.1 != it.2);
    let said: Vec<String> =
        unusual.map(|(result, worth, _)| format!("{result}={}", decimal(worth))).collect();
    said.join(" ")
}
