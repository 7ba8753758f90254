//! Which incidents an arbiter can record: all of them while a game is played, and after it those from which, by the Laws, something still follows.

use board::ByColor;
use laws::event::{Event, Seen};
use laws::game::Game;
use laws::ruling::{Ruling, Verdict};

use super::course::Play;
use super::table::read;
use crate::wire::IncidentKind;

/// What can be recorded as the game stands.
pub(super) fn possible(play: &Play) -> Vec<IncidentKind> {
    let mut possible = IncidentKind::ALL.to_vec();
    if play.is_over() {
        // Whoever entered the result by hand ended the game too, though not at the board.
        let mut game = Game::clone(&play.game);
        if !game.is_over() {
            happens(&mut game, ENDED);
        }
        if !game.is_over() {
            return possible;
        }
        possible.retain(|it| lines(*it).iter().any(|line| counts(&game, line)));
    }
    possible
}

/// How a game is ended that was not ended at the board: nothing has to be proved for it.
const ENDED: &str = "arbiter decides J-02 replace ½-½ reason \"entered by hand\"";

/// Does anything follow from it, in a game that is over? A note says that and why nothing does.
fn counts(game: &Game, line: &str) -> bool {
    let is_nothing =
        |it: &Ruling| matches!(it.verdict(), Verdict::Note { .. } | Verdict::Refused { .. });
    happens(&mut Game::clone(game), line).is_some_and(|it| !it.iter().all(is_nothing))
}

fn happens(game: &mut Game, line: &str) -> Option<Vec<Ruling>> {
    let line = read(line).ok()?;
    let what = transcript::understand(game, ByColor::default(), &line).ok()?;
    let event = Event { at: game.now(), seen: Seen::ByArbiter, through_assistant: false, what };
    game.record(&event).ok()
}

/// What an incident comes to: one line for each kind of thing that the arbiter may choose.
const fn lines(incident: IncidentKind) -> &'static [&'static str] {
    match incident {
        IncidentKind::Illegal => &["arbiter notices illegal move"],
        IncidentKind::Touched => &["white touches e2"],
        IncidentKind::Flag => &["arbiter notices flag white"],
        IncidentKind::Penalty => &["arbiter decides J-12 white warning"],
        IncidentKind::Phone => &["arbiter finds phone on white sounding"],
        IncidentKind::Late => &["white arrives"],
        IncidentKind::Knocked => &["white knocks over e2"],
        IncidentKind::ClockWrong => &["arbiter finds clock wrong"],
        IncidentKind::Distraction => &["arbiter reports white disturbing"],
        IncidentKind::TwoHands => &["arbiter notices two hands"],
        IncidentKind::Press => &["white presses"],
        IncidentKind::Unpromoted => &["arbiter notices unpromoted e8"],
        IncidentKind::SetUp => {
            &["arbiter notices wrong set-up", "arbiter notices reversed colours"]
        }
        IncidentKind::Record => &["white hides sheet", "white refuses record", "white tears sheet"],
        IncidentKind::Left => &["white leaves playing area", "white enters toilet"],
        IncidentKind::Help => &["white uses notes", "white uses analysis"],
        IncidentKind::Claim => &["white claims threefold", "white claims fifty"],
        IncidentKind::Disturbed => &["disturbance \"noise\""],
        IncidentKind::Resigned => &["white resigns"],
        IncidentKind::Agreed => &["white offers draw"],
        IncidentKind::SetClock => &["arbiter sets clock white 0:05:00"],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn over(edition: &str, end: &str) -> Game {
        let file = transcript::read(&format!("edition {edition}\ntime all/0:30:00\n"));
        let file = file.expect("a header");
        let case = file.cases.first().cloned().unwrap_or_default();
        let configuration = transcript::configure(&file.shared, &case).expect("a game");
        let record = transcript::Record::open(configuration).expect("a game");
        let mut game = record.start().clone();
        happens(&mut game, end).expect("an end");
        assert!(game.is_over());
        game
    }

    #[test]
    fn every_incident_can_be_read() {
        for incident in IncidentKind::ALL {
            for line in lines(incident) {
                assert!(read(line).is_ok(), "{line}");
            }
        }
    }

    #[test]
    fn after_a_game_there_is_conduct_and_paper() {
        use IncidentKind as I;
        for edition in ["fide-2009", "fide-2014", "fide-2018", "fide-2023"] {
            for end in ["white resigns", ENDED] {
                let game = over(edition, end);
                let counts = |it: &I| lines(*it).iter().any(|line| counts(&game, line));
                let found: Vec<I> = I::ALL.into_iter().filter(counts).collect();
                assert_eq!(found, [I::Penalty, I::Phone, I::Distraction, I::Record], "{edition}");
            }
        }
    }
}
