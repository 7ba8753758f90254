//! Regulations: files that can be read, files that cannot, and what an edition allows.

use board::Color;
use clock::language::read_transcript;
use clock::{Millis, Mode, Period, TimeControl};
use jadoube_laws::regulations::{
    Advice, Announcement, DrawAgreement, GuidelineIii, Need, RawValue, Scoring, Setting,
};
use jadoube_laws::rulebook::{MovesEach, Regime, Seconds};
use jadoube_laws::{Edition, Pace, Regulations, Supervision};

const USUAL: &str = r#"
edition = "fide-2018"
announced = ["draw_agreement"]
time_control = [{ moves = 40, time = "1h30m" }, { time = "30m" }]
clock_mode = "cumulative"
increment = "30s"
pace = "standard"
draw_agreement = { after = 30 }
scoring = { win = 3, draw = 1 }
appeals = { deadline = "30m", fee = "50 EUR" }
playing_area = ["the \"old\" hall"]

[players]
white = { needs = ["blind"], notation_language = "sl" }
black = { needs = ["hearing-impaired"] }
"#;

/// Just enough for an edition of the Laws: 90 minutes, no increment.
fn bare() -> Regulations {
    let text = "time_control = [{ time = \"90m\" }]\nappeals = \"none\"\ndefault_time = \"15m\"";
    Regulations::from_toml(text).expect("a file")
}

fn with_time(mut regulations: Regulations, minutes: u64) -> Regulations {
    let all = Period::rest(Millis::from_minutes(minutes));
    regulations.time_control = Some(TimeControl::same(&[all]).expect("a control"));
    regulations
}

#[track_caller]
fn control(text: &str) -> TimeControl {
    read_transcript(text).expect("a control").control().cloned().expect("one control")
}

#[track_caller]
fn check(regulations: Regulations, edition: Edition, expected: &[&str]) {
    let found = match regulations.check(edition) {
        Ok(_) => Vec::new(),
        Err(error) => {
            error.faults.iter().map(|it| format!("{} {}", it.option, it.article)).collect()
        }
    };
    assert_eq!(found, expected, "{edition}");
}

#[test]
fn a_file_is_read() {
    let read = Regulations::from_toml(USUAL).expect("a file");
    assert_eq!(read.edition, Some(Edition::Fide2018));
    assert_eq!(read.time_control, Some(control("40/1:30:00, all/0:30:00; +0:30")));
    assert_eq!(read.draw_agreement, DrawAgreement::After(MovesEach(30)));
    assert_eq!(read.scoring, Scoring { win: 6, draw: 2, loss: 0, forfeit_win: 6, forfeit_loss: 0 });
    assert_eq!(read.players.white.needs, [Need::Blind]);
    let checked = read.check(Edition::Fide2018).expect("nothing is wrong");
    assert_eq!(checked.regime(), Regime::Standard);
    assert_eq!(checked.default_time(), Seconds(0));
    assert_eq!(checked.remarks(), [Advice::AssistantNeeded]);
}

#[test]
fn what_is_written_is_read_again() {
    let read = Regulations::from_toml(USUAL).expect("a file");
    let written = read.to_toml();
    assert_eq!(Regulations::from_toml(&written), Ok(read), "{written}");
    assert_eq!(Regulations::usual().to_toml(), "");
    assert_eq!(Regulations::from_toml(""), Ok(Regulations::usual()));
}

#[test]
fn every_problem_of_a_file_is_reported_with_its_place() {
    let text = "editon = \"fide-2018\"\nclock_mode = \"cumulativ\"\nincrement = 30\n\
                time_control = [{ tme = \"90m\" }]\n";
    let error = Regulations::from_toml(text).expect_err("four faults");
    let lines: Vec<String> = error.problems.iter().map(ToString::to_string).collect();
    assert_eq!(lines.len(), 4, "{error}");
    assert_eq!(
        lines[0],
        "line 1, column 1: `editon`: there is no such option; did you mean `edition`?"
    );
    assert!(
        lines[1].starts_with("line 2, column 14: `clock_mode`: `cumulativ` is not possible here")
    );
    assert!(lines[1].contains("did you mean `cumulative`?"), "{}", lines[1]);
    assert!(
        lines[2].starts_with("line 3, column 13: `increment`: expected a time"),
        "{}",
        lines[2]
    );
    assert!(lines[3].contains("did you mean `time`?"), "{}", lines[3]);
}

#[test]
fn a_file_has_one_time_control() {
    let read = |text: &str| Regulations::from_toml(text).map(|it| it.time_control);
    let periods = "time_control = [{ moves = 40, time = \"90m\" }, { time = \"30m\" }]\n";
    let five = Millis::from_seconds(5);
    for (word, mode) in [
        ("cumulative", Mode::Fischer(five)),
        ("delay", Mode::Delay(five)),
        ("bronstein", Mode::Bronstein(five)),
    ] {
        let text = format!("{periods}clock_mode = \"{word}\"\nincrement = \"5s\"");
        let found = read(&text).expect("a file").expect("a control");
        let all = found.of(Color::Black).periods();
        assert!(all.len() == 2 && all.iter().all(|it| it.mode == mode), "{word}: {all:?}");
    }
    // The short form has everything, also what periods with one mode cannot say.
    for text in ["W 5+0 B 4+0", "40/90d5,30+30", "*3", "40/1:30:00, all/0:30:00; +0:30", "90 min"] {
        let whole = format!("time_control = \"{text}\"\n");
        let found = Regulations::from_toml(&whole).expect("a file");
        assert!(found.time_control.is_some(), "{text}");
        assert_eq!(Regulations::from_toml(&found.to_toml()), Ok(found));
    }
    for wrong in [
        "clock_mode = \"cumulative\"\ntime_control = [{ time = \"90m\" }]",
        "increment = \"5s\"\ntime_control = [{ time = \"90m\" }]",
        "clock_mode = \"delay\"\nincrement = \"5s\"",
        "time_control = [{ time = \"0s\" }]",
        "time_control = [{ time = \"90m\" }, { time = \"30m\" }]",
        "time_control = []",
        "time_control = \"soon\"",
    ] {
        let error = Regulations::from_toml(wrong).expect_err(wrong);
        assert!(error.to_string().contains("expected"), "{wrong}: {error}");
    }
}

#[test]
fn a_setting_is_an_option_with_its_value() {
    let mut regulations = Regulations::usual();
    for text in ["hall", "café"] {
        let value = RawValue::List(vec![RawValue::Text(text.to_owned())]);
        regulations.set(Setting::read("venue", &value).expect("a setting"));
    }
    assert_eq!(regulations.venue, ["hall", "café"]);
    let [setting] = regulations.unusual().try_into().expect("one setting");
    assert_eq!(setting.key(), "venue");
    let read = Setting::read(setting.key(), &setting.value().expect("a value"));
    assert_eq!(read.as_ref(), Ok(&setting));
    let wrong = Setting::read("venu", &RawValue::number(3)).expect_err("no such option");
    assert!(wrong.to_string().contains("did you mean `venue`?"), "{wrong}");
}

#[test]
fn a_file_that_is_no_toml_says_where() {
    let error = Regulations::from_toml("edition = \n").expect_err("no value");
    assert_eq!(error.problems[0].line, 1, "{error}");
}

#[test]
fn what_must_be_stated_is_missed() {
    check(Regulations::usual(), Edition::Fide2018, &["time_control 6.3.1", "appeals 11.10"]);
    check(bare(), Edition::Fide2018, &[]);
    let mut regulations = bare();
    regulations.default_time = None;
    check(regulations.clone(), Edition::Fide2014, &["default_time 6.7.a"]);
    check(regulations, Edition::Fide2009, &[]);
}

#[test]
fn what_must_be_announced_is_missed() {
    let mut regulations = bare();
    regulations.draw_agreement = DrawAgreement::Consent;
    check(regulations.clone(), Edition::Fide2018, &["draw_agreement 9.1.1"]);
    regulations.announced = vec![Announcement::DrawAgreement];
    check(regulations, Edition::Fide2018, &[]);
    let rapid = with_time(bare(), 15);
    check(rapid.clone(), Edition::CzRapidBlitz, &["edition A"]);
    let mut announced = rapid;
    announced.announced = vec![Announcement::Edition];
    check(announced, Edition::CzRapidBlitz, &[]);
}

#[test]
fn an_edition_allows_only_what_it_knows() {
    let text = "time_control = [{ time = \"90m\" }]\nappeals = \"none\"\ndevices = \"off-in-bag\"\n\
                opponent_reports_leaving = \"yes\"\nfines = [\"50 EUR for a late start\"]\n\
                rank_names = \"other\"\nscoresheet = \"electronic\"\nannounced = [\"fines\"]\n";
    let regulations = Regulations::from_toml(text).expect("a file");
    check(
        regulations.clone(),
        Edition::Fide2009,
        &[
            "scoresheet 8.1",
            "opponent_reports_leaving 12.2",
            "devices 12.3.b",
            "fines 13.4",
            "rank_names E.2.1",
        ],
    );
    check(regulations, Edition::Fide2023, &[]);
}

#[test]
fn the_guideline_is_for_slow_games_without_increment() {
    let mut regulations = bare();
    regulations.guideline_iii = vec![GuidelineIii::Claim, GuidelineIii::NoArbiter];
    let expected = ["guideline_iii III.2.1", "designated_arbiter III.6.2"];
    check(regulations.clone(), Edition::Fide2018, &expected);
    check(regulations.clone(), Edition::Fide2009, &["guideline_iii 10.1"]);
    regulations.announced = vec![Announcement::GuidelineIii];
    regulations.designated_arbiter = Some("the chief arbiter of the league".to_owned());
    check(regulations.clone(), Edition::Fide2018, &[]);
    check(with_time(regulations.clone(), 5), Edition::Fide2018, &["guideline_iii III.2.2"]);
    regulations.time_control = Some(control("all/1:30:00; +0:10"));
    check(regulations, Edition::Fide2018, &["guideline_iii III.2.2"]);
}

#[test]
fn full_supervision_needs_arbiters_and_a_record() {
    let mut blitz = with_time(bare(), 5);
    blitz.supervision = Some(Supervision::Full);
    check(blitz.clone(), Edition::Fide2018, &["games_per_arbiter B.3.1.1", "recorder B.3.1.2"]);
    blitz.supervision = None;
    let checked = blitz.check(Edition::Fide2018).expect("limited");
    assert_eq!(checked.regime(), Regime::BlitzLimited);
    assert_eq!(checked.remarks(), [Advice::SupervisionTakenAsLimited]);
}

#[test]
fn the_pace_depends_on_the_edition() {
    let mut regulations = with_time(bare(), 10);
    regulations.announced = vec![Announcement::Edition];
    let pace = |edition| regulations.clone().check(edition).expect("allowed").regime().pace();
    assert_eq!(pace(Edition::Fide2018), Pace::Blitz);
    assert_eq!(pace(Edition::CzRapidBlitz), Pace::Rapid);
    assert_eq!(pace(Edition::Fide2009), Pace::Blitz);
    regulations.pace = Some(Pace::Rapid);
    check(regulations, Edition::Fide2018, &["pace A.1"]);
}

#[test]
fn an_overlay_leaves_standard_chess_to_its_base() {
    let mut regulations = bare();
    regulations.announced = vec![Announcement::Edition];
    let checked = regulations.check(Edition::CzRapidBlitz).expect("allowed");
    assert_eq!(checked.edition(), Edition::Fide2014);
    assert_eq!(checked.remarks(), [Advice::GovernedByBase(Edition::Fide2014)]);
}

#[test]
fn points_go_down_from_win_to_loss() {
    let mut regulations = bare();
    for (win, draw, loss, right) in
        [(2, 1, 0, true), (6, 2, 0, true), (6, 4, 2, true), (2, 2, 0, false), (1, 2, 0, false)]
    {
        regulations.scoring = Scoring { win, draw, loss, forfeit_win: win, forfeit_loss: 0 };
        let expected: &[&str] = if right { &[] } else { &["scoring 10.2"] };
        check(regulations.clone(), Edition::Fide2018, expected);
    }
}

#[test]
fn the_description_for_organisers_is_complete_and_its_example_is_right() {
    let description = include_str!("../../../../docs/REGULATIONS.md");
    for key in Regulations::KEYS {
        assert!(description.contains(&format!("`{key}`")), "{key} is not described");
    }
    let example = description.split("```toml").nth(1).and_then(|it| it.split("```").next());
    let read = Regulations::from_toml(example.expect("an example")).expect("a file");
    check(read, Edition::Fide2018, &[]);
}

#[test]
fn every_word_of_a_form_can_be_read_and_the_usual_one_changes_nothing() {
    for key in Regulations::KEYS {
        let form = Regulations::form(key).expect("a form");
        for word in form.words {
            let text = if form.list {
                format!("{key} = [\"{word}\"]")
            } else {
                format!("{key} = \"{word}\"")
            };
            let read = Regulations::from_toml(&text).unwrap_or_else(|why| panic!("{text}: {why}"));
            let usual = Regulations::usual_word(key) == Some(word);
            assert_eq!(read == Regulations::usual(), usual, "{text}");
        }
    }
    assert_eq!(Regulations::usual_word("scoresheet"), Some("paper"));
    assert_eq!(Regulations::usual_word("arbiter_watch"), None);
    assert_eq!(Regulations::form("nothing"), None);
}
