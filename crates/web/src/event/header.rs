//! From the settings of an event to the header of a game, and from a change to settings. Whether settings are possible
//! together is for the tournament to say.

use board::{ByColor, Color};
use clock::TimeControl;
use clock::language::{presets, read, read_transcript, write_transcript};
use laws::Edition;
use store::tournament::{FORBIDDEN_PAIRS_MAX, OLD_OPTIONS, Refused};
use store::wire::v1::report::ReportDetails;
use store::wire::v1::tournament::{
    ForbiddenPair, Player, Publication, ScoringRecord, Settings, Side,
};
use store::wire::v1::{GameOpened, V1};
use transcript::{Header, header_line};

use crate::server::page_origin;
use crate::wire::{FirstColor, SettingsChange};

/// A setting that is none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{field}: `{text}`")]
pub(crate) struct NotASetting {
    pub(crate) field: &'static str,
    pub(crate) text: String,
}

/// The settings of an event that says nothing else.
pub(crate) fn usual(name: &str) -> Settings {
    Settings {
        name: name.to_owned(),
        edition: Edition::NEWEST.tag().to_owned(),
        // The desk sees every board.
        supervision: Some("full".to_owned()),
        time_control: "40/1:30:00, all/0:30:00; +0:30".to_owned(),
        ..Settings::default()
    }
}

/// The longest text of a setting.
const TEXT_MAX: usize = 200;

/// Settings after a change; a time control in words is put into its short form. `lot` is the colour for the first player if it is to be drawn.
pub(crate) fn changed(
    mut settings: Settings,
    change: SettingsChange,
    lot: Side,
) -> Result<Settings, NotASetting> {
    let wrong = |field, text: &str| NotASetting { field, text: text.to_owned() };
    if let Some(name) = change.name {
        settings.name =
            text(&name).filter(|it| !it.is_empty()).ok_or_else(|| wrong("name", &name))?;
    }
    if let Some(place) = change.place {
        settings.place = text(&place).ok_or_else(|| wrong("place", &place))?;
    }
    if let Some(date) = change.date {
        settings.date = Some(date).filter(|it| !it.is_empty());
    }
    if let Some(date) = change.date_end {
        settings.date_end = Some(date).filter(|it| !it.is_empty());
    }
    if let Some(edition) = change.edition {
        let found: Option<Edition> = edition.parse().ok();
        settings.edition = found.map_or(edition, |it| it.tag().to_owned());
    }
    if let Some(pace) = change.pace {
        settings.pace =
            one_of(&pace, &["standard", "rapid", "blitz"]).map_err(|_| wrong("pace", &pace))?;
    }
    if let Some(it) = change.supervision {
        settings.supervision =
            one_of(&it, &["full", "limited"]).map_err(|_| wrong("supervision", &it))?;
    }
    if let Some(text) = change.time_control {
        let control = time_control(&text).and_then(|it| write_transcript(&it));
        settings.time_control = control.ok_or_else(|| wrong("time_control", &text))?;
    }
    if let Some(regulations) = change.regulations {
        // What an earlier version took stays as it is, and is not taken anew.
        let is_old = |it: &&String| OLD_OPTIONS.contains(&it.to_ascii_lowercase().as_str());
        let is_new = |it: &&String| !settings.regulations.contains_key(*it);
        if let Some(option) = regulations.keys().filter(is_old).find(is_new) {
            return Err(wrong("regulations", option));
        }
        settings.regulations = regulations;
        // Every board begins with them as one line, which has to be read again.
        let printed = |it: Vec<Header>| it.iter().map(header_line).collect::<Vec<_>>().join("\n");
        if settings.header().is_ok_and(|it| transcript::read(&printed(it)).is_err()) {
            let long = settings.regulations.values().max_by_key(|it| it.len());
            let long = long.map_or(String::new(), |it| it.chars().take(TEXT_MAX).collect());
            return Err(wrong("regulations", &long));
        }
    }
    if let Some(scoring) = change.scoring {
        let known = settings.scoring;
        let or = |given: Option<String>, known| {
            given.map_or(known, |it| Some(it).filter(|it| !it.is_empty()))
        };
        settings.scoring = ScoringRecord {
            win: scoring.win,
            draw: scoring.draw,
            loss: scoring.loss,
            forfeit_win: or(scoring.forfeit_win, known.forfeit_win),
            forfeit_loss: or(scoring.forfeit_loss, known.forfeit_loss),
            bye: or(scoring.bye, known.bye),
        };
    }
    if let Some(pairs) = change.forbidden_pairs {
        if pairs.len() > FORBIDDEN_PAIRS_MAX {
            return Err(wrong("forbidden_pairs", &pairs.len().to_string()));
        }
        let mut spans = pairs.iter().filter_map(|it| it.rounds);
        if let Some(it) =
            spans.find(|it| it.first == 0 || it.first > it.last || it.last > PAIR_ROUND_MAX)
        {
            return Err(wrong("forbidden_pairs", &format!("{}–{}", it.first, it.last)));
        }
        settings.forbidden_pairs = pairs.into_iter().map(ForbiddenPair::from).collect();
    }
    if let Some(delay) = change.spectator_delay_s {
        settings.spectator_delay_s = delay.min(DELAY_MAX);
    }
    let color_before = settings.report.first_color;
    if let Some(report) = change.report {
        settings.report = details(settings.report, report)?;
    }
    let mut by_lot = settings.report.first_color == color_before && settings.pairing.drawn_by_lot;
    if let Some(pairing) = change.pairing {
        if let Some(rounds) = pairing.rounds {
            settings.report.rounds = Some(rounds_within(rounds)?).filter(|it| *it > 0);
        }
        if let Some(color) = pairing.first_color {
            // Whoever enters what was drawn changes nothing.
            let entered = |color| (color, by_lot && settings.report.first_color == Some(color));
            let (color, drawn) = match color {
                FirstColor::White => entered(Side::White),
                FirstColor::Black => entered(Side::Black),
                FirstColor::Lot => (lot, true),
            };
            by_lot = drawn;
            settings.report.first_color = Some(color);
        }
        settings.pairing.system = pairing.system.unwrap_or(settings.pairing.system);
        let acceleration = pairing.acceleration;
        settings.pairing.acceleration = acceleration.unwrap_or(settings.pairing.acceleration);
    }
    settings.pairing.drawn_by_lot = by_lot;
    if let Some(public) = change.public {
        settings.public = publication(public)?;
    }
    Ok(settings)
}

/// The most deputies and rounds that are believed.
const DEPUTIES_MAX: usize = 100;
const ROUNDS_MAX: u32 = 500;
/// A report has three columns for a round of a forbidden pair.
const PAIR_ROUND_MAX: u32 = 999;

fn rounds_within(rounds: u32) -> Result<u32, NotASetting> {
    let wrong = || NotASetting { field: "rounds", text: rounds.to_string() };
    Some(rounds).filter(|it| *it <= ROUNDS_MAX).ok_or_else(wrong)
}

/// What a report says beside the settings. The lines that it is to give back stay.
fn details(known: ReportDetails, given: ReportDetails) -> Result<ReportDetails, NotASetting> {
    let wrong = |field, text: &str| NotASetting { field, text: text.to_owned() };
    let words = |field: &'static str, given: Option<String>| {
        let given = given.unwrap_or_default();
        let fine = text(&given).ok_or_else(|| wrong(field, &given))?;
        Ok(Some(fine).filter(|it| !it.is_empty()))
    };
    let mut deputies = Vec::new();
    for deputy in given.deputies.into_iter().take(DEPUTIES_MAX) {
        deputies.extend(words("deputies", Some(deputy))?);
    }
    let rounds = given.rounds.map(rounds_within).transpose()?;
    let days = given.round_dates.into_iter().take(ROUNDS_MAX as usize);
    let mut round_dates: Vec<_> = days.map(|it| it.filter(|it| !it.is_empty())).collect();
    while round_dates.last().is_some_and(Option::is_none) {
        round_dates.pop();
    }
    Ok(ReportDetails {
        federation: words("federation", given.federation)?,
        kind: words("kind", given.kind)?,
        chief_arbiter: words("chief_arbiter", given.chief_arbiter)?,
        deputies,
        allotted_times: words("allotted_times", given.allotted_times)?,
        rounds,
        round_dates,
        first_color: given.first_color,
        open_game: words("open_game", given.open_game)?,
        lines: known.lines,
    })
}

/// The most pages of others that may read an event.
const ORIGINS_MAX: usize = 20;

/// What goes out, with origins as browsers name them.
fn publication(public: Publication) -> Result<Publication, NotASetting> {
    let wrong = |text: &str| NotASetting { field: "public", text: text.to_owned() };
    if let Some(one_more) = public.origins.get(ORIGINS_MAX) {
        return Err(wrong(one_more));
    }
    let given = public.origins.iter().map(|it| page_origin(it).ok_or_else(|| wrong(it)));
    let mut origins = given.collect::<Result<Vec<String>, _>>()?;
    origins.sort();
    origins.dedup();
    Ok(Publication { origins, delay_s: public.delay_s.min(DELAY_MAX), ..public })
}

/// A day.
pub(crate) const DELAY_MAX: u32 = 24 * 60 * 60;

/// A time control in plain words, in the short form, or by the name of a preset.
pub(crate) fn time_control(text: &str) -> Option<TimeControl> {
    if let Some(preset) = presets::find(text.trim()) {
        return Some(preset.control());
    }
    let short = read_transcript(text).ok().and_then(|it| it.control().cloned());
    short.or_else(|| read(text).ok().and_then(|it| it.control().cloned()))
}

/// The first entry of a game of this event, whose settings are possible.
pub(crate) fn header(
    settings: &Settings,
    event: &str,
    round: u32,
    board: u32,
    white: Player,
    black: Player,
) -> Result<GameOpened, Refused> {
    let mut lines: Vec<String> = settings.header()?.iter().map(header_line).collect();
    lines.extend([player_line("white", &white), player_line("black", &black)]);
    Ok(GameOpened {
        v: V1,
        event: Some(event.to_owned()),
        round: Some(round),
        board: Some(board),
        white,
        black,
        header: lines.join("\n"),
        not_started: true,
        start_follows_board: true,
        labels: Vec::new(),
    })
}

/// The same with these players not there when the round starts.
pub(crate) fn with_absent(mut header: GameOpened, absent: ByColor<bool>) -> GameOpened {
    let away = Color::ALL.into_iter().filter(|it| absent[*it]);
    let lines: Vec<String> = away.map(|it| format!("given absent {it}")).collect();
    header.header = header_with(&header.header, "given absent", &lines);
    header
}

fn player_line(side: &str, player: &Player) -> String {
    let language = player.language.as_ref().map(|it| format!(" language {it}"));
    format!("player {side} {}{}", quoted(&player.name), language.unwrap_or_default())
}

/// In quotes; what would end them, or the line, is replaced.
pub(crate) fn quoted(text: &str) -> String {
    let safe: String = text
        .chars()
        .map(|it| match it {
            '"' => '\'',
            it if it.is_control() => ' ',
            it => it,
        })
        .collect();
    format!("\"{safe}\"")
}

/// A text without control characters and not too long.
pub(crate) fn text(given: &str) -> Option<String> {
    let given = given.trim();
    let fine = given.chars().count() <= TEXT_MAX && !given.chars().any(char::is_control);
    fine.then(|| given.to_owned())
}

fn one_of(given: &str, words: &[&str]) -> Result<Option<String>, ()> {
    match given {
        "" => Ok(None),
        word if words.contains(&word) => Ok(Some(word.to_owned())),
        _ => Err(()),
    }
}

/// A header in which the lines that begin like this are replaced.
pub(crate) fn header_with(header: &str, begins: &str, lines: &[String]) -> String {
    let kept = header.lines().filter(|it| !it.trim_start().starts_with(begins));
    kept.map(str::to_owned).chain(lines.iter().cloned()).collect::<Vec<_>>().join("\n")
}
