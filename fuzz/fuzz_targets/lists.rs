//! Any text as a report file, a list of players or a list of ratings: reading ends and never panics, and a tournament to which a report
//! was told goes out and comes in the same; the round after a report is paired, or it is said why not.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pairing::{Edition, pair};
use store::players::read_csv;
use store::ratings::RatingList;
use store::tournament::Tournament;
use store::trf::{ReportVersion, Taking, read_trf, write_trf};
use store::wire::v1::tournament::Settings;
use store::{Seq, UnixMillis};

fn taken_in(text: &str) -> Option<Tournament> {
    let settings = Settings {
        name: "Fuzz".to_owned(),
        edition: "fide-2023".to_owned(),
        time_control: "all/1:00:00".to_owned(),
        ..Settings::default()
    };
    let mut tournament = Tournament::new(settings).expect("a tournament");
    let mut games = 0;
    let told = read_trf(text).told(&tournament, Taking::Listed, || {
        games += 1;
        Ok::<String, ()>(format!("g{games}"))
    });
    for (seq, body) in (2..).zip(told.ok()?.bodies) {
        tournament.fold(Seq(seq), UnixMillis(0), body).ok()?;
    }
    Some(tournament)
}

fuzz_target!(|text: &[u8]| {
    if let Ok(list) = RatingList::read(text) {
        let _ = list.search("novak jan", 8);
    }
    let Ok(text) = std::str::from_utf8(text) else { return };
    let _ = read_csv(text);
    if let Ok(report) = read_trf(text).alone()
        && let Ok(to_pair) = report.to_pair(report.paired() + 1)
    {
        let _ = pair(&to_pair.tournament, Edition::default());
    }
    let Some(tournament) = taken_in(text) else { return };
    for version in [ReportVersion::Trf16, ReportVersion::Trf26] {
        let Ok(written) = write_trf(&tournament, version, |_| None) else { continue };
        assert!(taken_in(&written).is_some(), "{written}");
    }
});
