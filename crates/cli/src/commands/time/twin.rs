//! A time control in JSON. Times are in milliseconds.

use board::Color;
use clock::language::{
    Ignored, Note, PgnTags, Stated, Why, presets, prose, write_pgn, write_short, write_transcript,
};
use clock::{Mode, Period, Quota, TimeControl, Total};
use laws::Edition;
use messages::{Language, Messages};
use serde::Serialize;

use super::{Question, answer_key, classified};
use crate::output::json::ByColor;
use crate::words::phrase;

#[derive(Serialize)]
pub(super) struct TimeTwin<'a> {
    text: &'a str,
    read_as: &'static str,
    /// `control`, `untimed` or `unknown`.
    stated: &'static str,
    edition: &'static str,
    control: Option<ControlTwin>,
    notes: Vec<NoteTwin>,
    ignored: Vec<IgnoredTwin<'a>>,
}

#[derive(Serialize)]
struct ControlTwin {
    periods: ByColor<Vec<PeriodTwin>>,
    totals: ByColor<TotalTwin>,
    class: ByColor<&'static str>,
    /// The class under every edition.
    classes: Vec<ClassTwin>,
    pgn: ByColor<String>,
    short: String,
    transcript: Option<String>,
    preset: Option<&'static str>,
    prose: Vec<ProseTwin>,
}

#[derive(Serialize)]
struct PeriodTwin {
    /// None for all remaining moves.
    moves: Option<u32>,
    time: u64,
    mode: &'static str,
    per_move: u64,
}

#[derive(Serialize)]
struct TotalTwin {
    moves: u32,
    lines: Vec<LineTwin>,
    total: u64,
}

#[derive(Serialize)]
struct LineTwin {
    period: u32,
    base: u64,
    moves: u32,
    per_move: u64,
}

#[derive(Serialize)]
struct ClassTwin {
    edition: &'static str,
    #[serde(flatten)]
    class: ByColor<&'static str>,
}

#[derive(Serialize)]
struct ProseTwin {
    language: &'static str,
    text: String,
}

#[derive(Serialize)]
struct NoteTwin {
    code: &'static str,
    text: String,
}

#[derive(Serialize)]
struct IgnoredTwin<'a> {
    from: usize,
    to: usize,
    text: &'a str,
    reason: &'static str,
    message: String,
}

impl<'a> TimeTwin<'a> {
    pub(super) fn new(messages: &Messages, question: &Question<'a>) -> TimeTwin<'a> {
        let reading = &question.read.reading;
        let note =
            |it: &Note| NoteTwin { code: note_key(it), text: phrase(messages, &it.phrase()) };
        TimeTwin {
            text: question.text,
            read_as: question.read.read_as.name(),
            stated: match reading.stated {
                Stated::Unknown => "unknown",
                Stated::Untimed => "untimed",
                Stated::Control(_) => "control",
            },
            edition: question.edition.tag(),
            control: question.control().map(|it| ControlTwin::new(question.edition, it)),
            notes: reading.notes.iter().map(note).collect(),
            ignored: reading
                .ignored
                .iter()
                .map(|it| IgnoredTwin::new(messages, question.text, it))
                .collect(),
        }
    }
}

impl ControlTwin {
    fn new(edition: Edition, control: &TimeControl) -> ControlTwin {
        let own = classified(control, edition);
        let class_of = |it: Edition| {
            let found = classified(control, it);
            ByColor::from_fn(|side: Color| answer_key(found.answers[side]))
        };
        ControlTwin {
            periods: ByColor::from_fn(|side: Color| {
                control.of(side).periods().iter().map(PeriodTwin::from).collect()
            }),
            totals: ByColor::from_fn(|side: Color| TotalTwin::from(&own.sums[side])),
            class: class_of(edition),
            classes: Edition::ALL
                .map(|it| ClassTwin { edition: it.tag(), class: class_of(it) })
                .into(),
            pgn: match write_pgn(control) {
                PgnTags::One(text) => ByColor { white: text.clone(), black: text },
                PgnTags::Two { white, black } => ByColor { white, black },
            },
            short: write_short(control),
            transcript: write_transcript(control),
            preset: presets::named(control).map(|it| it.key),
            prose: Language::ALL
                .map(|it| ProseTwin {
                    language: it.tag(),
                    text: phrase(&Messages::new(it), &prose(control).phrase()),
                })
                .into(),
        }
    }
}

impl From<&Period> for PeriodTwin {
    fn from(period: &Period) -> PeriodTwin {
        PeriodTwin {
            moves: match period.quota {
                Quota::Moves(moves) => Some(moves.0),
                Quota::Rest => None,
            },
            time: period.time.get(),
            mode: match period.mode {
                Mode::Plain => "plain",
                Mode::Fischer(_) => "fischer",
                Mode::Bronstein(_) => "bronstein",
                Mode::Delay(_) => "delay",
                Mode::Hourglass => "hourglass",
            },
            per_move: period.mode.bonus().get(),
        }
    }
}

impl From<&Total> for TotalTwin {
    fn from(total: &Total) -> TotalTwin {
        let line = |it: &clock::TotalLine| LineTwin {
            period: it.period.get(),
            base: it.base.get(),
            moves: it.moves.0,
            per_move: it.bonus.get(),
        };
        TotalTwin {
            moves: total.moves.0,
            lines: total.lines.iter().map(line).collect(),
            total: total.total.get(),
        }
    }
}

impl<'a> IgnoredTwin<'a> {
    fn new(messages: &Messages, text: &'a str, ignored: &Ignored) -> IgnoredTwin<'a> {
        IgnoredTwin {
            from: ignored.place.start,
            to: ignored.place.end,
            text: ignored.place.of(text),
            reason: match ignored.why {
                Why::UnknownWord => "unknown_word",
                Why::LooseNumber => "loose_number",
                Why::TooLarge => "too_large",
                Why::NothingToBelongTo => "nothing_to_belong_to",
            },
            message: phrase(messages, &ignored.why.phrase()),
        }
    }
}

const fn note_key(note: &Note) -> &'static str {
    match note {
        Note::UnitsAssumed => "units_assumed",
        Note::PerhapsMinutes => "perhaps_minutes",
        Note::QuotaAssumed(..) => "quota_assumed",
        Note::FromMoveOneAssumed => "from_move_one_assumed",
        Note::ForBothAssumed => "for_both_assumed",
        Note::LastRepeats => "last_repeats",
        Note::OrderTurned(_) => "order_turned",
        Note::Misspelt(..) => "misspelt",
        Note::BeyondStandard(_) => "beyond_standard",
    }
}
