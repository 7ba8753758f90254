//! Tie-breaks that are made from a player's own rounds (Article 7).

use super::account::{Account, LeftOut, Term};
use super::ledger::Ledger;
use super::value::Value;
use crate::score::Score;
use crate::tournament::{Bye, Color, Outcome, Round};

/// A round in which something was played, or would have been.
struct Encounter {
    round: usize,
    black: bool,
    won: bool,
}

/// Article 7.1: the rounds that brought as much as a win.
pub(super) fn wins(ledger: &Ledger<'_>, player: usize) -> Account {
    let win = ledger.event.tournament.points.win;
    counted(ledger, player, |round| (ledger.worth(round) == win).then_some(Value::whole(1)))
}

/// Article 7.2.
pub(super) fn games_won(ledger: &Ledger<'_>, player: usize) -> Account {
    encounters(ledger, player, |it| it.won)
}

/// Article 7.3.
pub(super) fn games_with_black(ledger: &Ledger<'_>, player: usize) -> Account {
    encounters(ledger, player, |it| it.black)
}

/// Article 7.4.
pub(super) fn games_won_with_black(ledger: &Ledger<'_>, player: usize) -> Account {
    encounters(ledger, player, |it| it.won && it.black)
}

/// Article 7.5: the score after each round, but not after the first `cut` of them.
pub(super) fn progressive(ledger: &Ledger<'_>, player: usize, cut: u8) -> Account {
    let mut score = Score::ZERO;
    let term = |(number, round): (usize, Option<&Round>)| {
        score = score + ledger.worth(round);
        let left_out = (number < usize::from(cut)).then_some(LeftOut::FirstRound);
        Term { left_out, ..Term::own(number, score.into()) }
    };
    Account::summed(ledger.rounds(player).map(term).collect())
}

/// Article 7.6: the rounds without those in which he had asked for a bye, was absent or lost without playing.
pub(super) fn rounds_elected(ledger: &Ledger<'_>, player: usize) -> Account {
    counted(ledger, player, |round| {
        let elected = match round {
            Some(Round::Game { .. } | Round::Forfeit { won: true, .. }) => true,
            Some(Round::Forfeit { won: false, .. }) => {
                !ledger.is_swiss() && ledger.rules.lost_forfeits_count
            }
            Some(Round::Bye(Bye::Allocated | Bye::Full)) => ledger.is_swiss(),
            Some(Round::Bye(Bye::Half | Bye::Absent)) | None => false,
        };
        elected.then_some(Value::whole(1))
    })
}

/// Article 7.7: one for more than the opponent, or for more than a draw without playing; a half for as much.
pub(super) fn standard_points(ledger: &Ledger<'_>, player: usize) -> Account {
    let draw = ledger.event.tournament.points.draw;
    counted(ledger, player, |round| {
        let against = match round {
            Some(Round::Game { outcome: Outcome::Win, .. }) => std::cmp::Ordering::Greater,
            Some(Round::Game { outcome: Outcome::Draw, .. }) => std::cmp::Ordering::Equal,
            Some(Round::Game { outcome: Outcome::Loss, .. }) => std::cmp::Ordering::Less,
            Some(Round::Forfeit { .. } | Round::Bye(_)) | None => ledger.worth(round).cmp(&draw),
        };
        match against {
            std::cmp::Ordering::Greater => Some(Value::whole(1)),
            std::cmp::Ordering::Equal => Some(Value::halves(1)),
            std::cmp::Ordering::Less => None,
        }
    })
}

/// Article 7.8: the number with which he was paired.
pub(super) fn pairing_number(player: usize) -> Account {
    let number = i64::try_from(player).unwrap_or(i64::MAX).saturating_add(1);
    Account::given(Some(Value::whole(number)))
}

/// The sum of what each round adds.
fn counted(
    ledger: &Ledger<'_>,
    player: usize,
    adds: impl Fn(Option<&Round>) -> Option<Value>,
) -> Account {
    let term = |(number, round)| Some(Term::own(number, adds(round)?));
    Account::summed(ledger.rounds(player).filter_map(term).collect())
}

/// How many games of a kind there are. In a round robin a forfeit is a game too (Article 15.2), a lost one by the edition.
fn encounters(ledger: &Ledger<'_>, player: usize, which: impl Fn(&Encounter) -> bool) -> Account {
    let black_without_play =
        |round| ledger.competitor(player).is_some_and(|it| it.black_without_play.contains(&round));
    let encounter = |(number, round): (usize, Option<&Round>)| match round? {
        Round::Game { color, outcome, .. } => Some(Encounter {
            round: number,
            black: *color == Color::Black,
            won: *outcome == Outcome::Win,
        }),
        Round::Forfeit { won, .. } => {
            let counts = !ledger.is_swiss() && (*won || ledger.rules.lost_forfeits_count);
            let forfeit = Encounter { round: number, black: black_without_play(number), won: *won };
            counts.then_some(forfeit)
        }
        Round::Bye(_) => None,
    };
    let all = ledger.rounds(player).filter_map(encounter).filter(which);
    Account::summed(all.map(|it| Term::own(it.round, Value::whole(1))).collect())
}
