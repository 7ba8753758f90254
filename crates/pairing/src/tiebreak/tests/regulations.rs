//! What the regulations say of single cases.

use super::Table;
use crate::tiebreak::{
    Competitor, Dropped, Event, Flaw, LeftOut, Limit, Reckoning, Source, Standings, Unplayed,
};
use crate::tournament::Round;

/// Article 15.2: in a round robin a forfeit is a game, but not for ratings, and a lost one not for Article 7.
#[test]
fn forfeits_in_a_round_robin() {
    let table = || {
        let mut table =
            Table::round_robin(["2b+ 3w1", "1w- 3b=", "1b0 2w="]).rated([2000, 2100, 2200]);
        table.competitors[0].black_without_play = vec![0];
        table
    };
    let now = table();
    let texts = |table: &Table, number: usize| -> Vec<String> {
        "WON BPG BWG REP SB ARO TPR".split(' ').map(|it| table.text(it, number)).collect()
    };
    assert_eq!(texts(&now, 1), ["2", "1", "1", "2", "1", "2200", "3000"]);
    assert_eq!(texts(&now, 2), ["0", "1", "0", "1", "0.25", "2200", "2200"]);
    let then = table().in_2024();
    assert_eq!(texts(&then, 1), ["2", "1", "1", "2", "1", "2150", "2950"]);
    assert_eq!(texts(&then, 2), ["0", "1", "0", "2", "0.25", "2100", "1907"]);
    // In a Swiss tournament none of it is a game.
    let swiss = Table { format: crate::tiebreak::Format::Swiss, ..table() };
    assert_eq!(texts(&swiss, 1), ["1", "0", "0", "2", "1", "2200", "3000"]);
}

/// Article 9.2: a free round of a round robin is none in which one could have scored.
#[test]
fn koya_among_an_odd_number() {
    // 1.5, 1 and 0.5 in two games each: the limit is one point.
    let table = Table::round_robin(["2w1 3b= Z", "1b0 Z 3w1", "Z 1w= 2b0"]);
    assert_eq!(["1", "0", "0.5"].map(str::to_owned), [1, 2, 3].map(|it| table.text("KS", it)));
    assert_eq!(
        ["1.5", "1", "0.5"].map(str::to_owned),
        [1, 2, 3].map(|it| table.text("KS/L-1", it))
    );
    assert_eq!(["0", "0", "0.5"].map(str::to_owned), [1, 2, 3].map(|it| table.text("KS/L+1", it)));
    let account = table.standings("KS").account(0, 0).expect("a value");
    assert!(matches!(account.reckoning, Reckoning::Koya { limit } if limit.to_string() == "1"));
    assert_eq!(account.terms[1].left_out, Some(LeftOut::BelowLimit));
}

#[test]
fn what_must_not_be_used_is_dropped() {
    let table = Table::round_robin(["2w1", "1b0"]).rated([2000, 0]);
    let dropped = |table: &Table| -> Vec<Option<Dropped>> {
        table.standings("BH STD ARO WIN").columns().iter().map(|it| it.dropped).collect()
    };
    assert_eq!(dropped(&table), [Some(Dropped::RoundRobin), None, Some(Dropped::Unrated), None]);
    let table = Table { unrated: Some(1400), ..table };
    assert_eq!(dropped(&table)[2], None);
    assert_eq!(table.text("ARO", 1), "1400");
    assert_eq!(dropped(&table.in_2024()), [None, Some(Dropped::NotInEdition), None, None]);
}

/// A dropped tie-break tells nobody apart.
#[test]
fn without_ratings_the_next_one_decides() {
    let table =
        Table::swiss(["3w1 4b0", "4w1 3b0", "1b0 2w1", "2b0 1w1"]).rated([2000, 0, 2000, 2000]);
    assert_eq!(table.order("RTNG"), [[1, 2, 3, 4]]);
    assert_eq!(table.order("RTNG TPN/R"), [[4], [3], [2], [1]]);
}

/// Article 8.3: forfeits of the last round are drawn games too, and whoever was paired for it was ready to play.
#[test]
fn fore_buchholz() {
    let table = Table::swiss(["2w1 3b-", "1b0 H", "Z 1w+"]);
    assert_eq!(["1.5", "1.5", "2"].map(str::to_owned), [1, 2, 3].map(|it| table.text("BH", it)));
    // Drawn: 1.5, 0.5 and 0.5. The first meets the second and the third; the third has a dummy with his half point.
    assert_eq!(["1", "2", "2"].map(str::to_owned), [1, 2, 3].map(|it| table.text("FB", it)));
    // Before the last round it is Buchholz.
    let mut early = Table::swiss(["2w1 3b-", "1b0 H", "Z 1w+"]);
    early.tournament.rounds = 3;
    assert_eq!(early.text("FB", 1), early.text("BH", 1));
}

/// Articles 16.3 to 16.5, as they are told.
#[test]
fn the_terms_say_where_they_come_from() {
    let table = Table::swiss(["2w1 3b- H", "1b0 3w1 Z", "U 2b0 U"]);
    let standings = table.standings("BH/C1");
    let account = standings.account(0, 0).expect("a value");
    assert_eq!(account.value.map(|it| it.to_string()).as_deref(), Some("3"));
    let [met, lost, bye] = account.terms.as_slice() else {
        panic!("three rounds: {account:?}");
    };
    // The second has a point, and a draw for the round that he missed at the end.
    assert!(matches!(
        &met.from,
        Source::Opponent { player: 1, counts } if counts.drawn == [2] && counts.score.to_string() == "1.5" && counts.own.to_string() == "1.0"
    ));
    assert!(matches!(
        &lost.from,
        Source::Dummy { unplayed: Unplayed::ForfeitLoss, limit: Some(Limit::Opponent { player: 2, .. }), counts, .. } if counts.to_string() == "1.5"
    ));
    assert!(matches!(
        &bye.from,
        Source::Dummy { unplayed: Unplayed::LastRequestedBye, limit: Some(Limit::Draws(limit)), .. } if limit.to_string() == "1.5"
    ));
    // All three count as much; one of those in which he was not ready to play goes.
    let left_out: Vec<Option<LeftOut>> = account.terms.iter().map(|it| it.left_out).collect();
    assert!(
        left_out == [None, Some(LeftOut::Voluntary), None]
            || left_out == [None, None, Some(LeftOut::Voluntary)]
    );
}

/// Articles 10.2 and 10.3, by the tables of the rating regulations.
#[test]
fn performances() {
    // Two and a half of four against 2000 on an average: 0.625 is rounded to 0.63, which is worth 95.
    let table = Table::swiss(["2w1 3b1 4w= 5b0", "1b0", "1w0", "1b=", "1w1"])
        .rated([2000, 1900, 1950, 2050, 2100]);
    assert_eq!([table.text("ARO", 1), table.text("TPR", 1)], ["2000", "2095"]);
    let account = table.standings("TPR").account(0, 0).expect("a value");
    assert_eq!(
        account.reckoning,
        Reckoning::Performance { average: 2000, hundredths: 63, difference: 95 }
    );
    // Whoever loses all is rated 800 below the weakest, or below the average.
    assert_eq!([table.text("PTP", 2), table.text("TPR", 2)], ["1200", "1200"]);
    // Whoever wins all has to be 736 above the strongest before nothing else is expected.
    assert_eq!([table.text("PTP", 5), table.text("TPR", 5)], ["2736", "2800"]);
    // One rating less, and less than two points and a half would have been expected.
    let found: i64 = table.text("PTP", 1).parse().expect("a number");
    let expected = |rating: i64| -> u32 {
        [1900, 1950, 2050, 2100]
            .iter()
            .map(|it| u32::from(crate::tiebreak::tables::probability(rating - it)))
            .sum()
    };
    assert!(expected(found) >= 250 && expected(found - 1) < 250);
    // Nobody met: no value, which stands behind every other.
    let table = Table::swiss(["U", "3w0", "2b1"]);
    assert_eq!(table.value("TPR", 1), None);
    assert_eq!(table.order("TPR"), [[3], [1], [2]]);
}

/// Three points for a win: a win is a win, and half of what can be scored is half of that.
#[test]
fn other_points() {
    let mut table = Table::swiss(["2w1 3b= 4w=", "1b0 4w1 3b=", "4b1 1w= 2w=", "3w0 2b0 1b="]);
    let three = |it| crate::score::Score::tenths(it);
    table.tournament.points = crate::score::Points::of(three(30), three(10), three(0));
    let texts = |it: &str| [1, 2, 3, 4].map(|number| table.text(it, number));
    assert_eq!(texts("WIN"), ["1", "1", "1", "0"]);
    assert_eq!(texts("STD"), ["2", "1.5", "2", "0.5"]);
    assert_eq!(texts("BH"), ["10", "11", "10", "14"]);
    assert_eq!(texts("KS"), ["1", "1", "1", "1"]);
    assert_eq!(texts("SB"), ["18", "8", "12", "5"]);
}

#[test]
fn whoever_meets_nobody_who_is_there_is_a_flaw() {
    for opponent in [0, 2] {
        let mut table = Table::swiss(["2w1", "1b0"]);
        table.tournament.players[0].rounds = vec![Round::Forfeit { opponent, won: true }];
        let standings = Standings::new(table.event(), &[]);
        assert!(matches!(standings, Err(Flaw::Opponent { player: 0, round: 0 })));
    }
}

/// Entries and rounds that are missing at the end are no ratings and absences.
#[test]
fn what_is_missing_is_taken_as_absent() {
    let mut table = Table::swiss(["2w1 U", "1b0"]);
    assert_eq!(table.text("BH", 1), "1.5");
    table.competitors.truncate(1);
    let event = Event { competitors: &[], ..table.event() };
    let standings = Standings::new(event, &[super::tie_break("ARO")]).expect("no flaw");
    assert_eq!(standings.columns()[0].dropped, Some(Dropped::Unrated));
    assert_eq!(Competitor::default().rating, None);
}
