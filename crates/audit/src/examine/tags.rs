//! Tags: the seven of the roster, dates, time controls, ways of ending. What they say is compared with the game
//! elsewhere.

use board::Setup;
use clock::language::{Note, PgnTags, Stated, read_pgn, read_tag, write_pgn};
use clock::{Class, TimeControl, classify};
use laws::{Edition, Pace};
use notation::pgn::{GameResult, Termination, decode_tag_value};

use super::{Examiner, Span};
use crate::auditor::dates::{self, ReadDate};
use crate::{Check, Fact};

/// The tags that every record has, with what stands in them when nothing is known.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// The other tags on which the audit relies.
const RELIED_ON: [&str; 5] = ["FEN", "SetUp", "TimeControl", "Termination", "Variant"];

/// The variants that are chess by the Laws.
const CHESS: [&str; 7] =
    ["standard", "chess", "normal", "chess960", "fischerandom", "fischerrandom", "from position"];

impl Examiner<'_> {
    pub(super) fn tags(&mut self) {
        self.roster();
        self.duplicates();
        self.date();
        self.result_tag();
        self.termination();
        self.time_control_tag();
        self.variant();
        self.set_up();
    }

    /// A tag's value as text.
    pub(crate) fn tag_text(&self, name: &str) -> Option<String> {
        let span = self.record.tag(self.text, name)?;
        Some(decode_tag_value(span.bytes(self.text)).into_owned())
    }

    fn roster(&mut self) {
        // Moves without any tag are said to be that, not to lack seven things.
        if self.record.tags.is_empty() {
            return;
        }
        let lacks = |name: &str| self.record.tag(self.text, name).is_none();
        let missing: Vec<(&str, &str)> =
            ROSTER.into_iter().filter(|(name, _)| lacks(name)).collect();
        if missing.is_empty() {
            return;
        }
        let names: Vec<&str> = missing.iter().map(|(name, _)| *name).collect();
        let result = self.marker().map_or("*", GameResult::token);
        let lines: String = missing
            .iter()
            .map(|&(name, unknown)| {
                let value = if name == "Result" { result } else { unknown };
                format!("[{name} \"{value}\"]\n")
            })
            .collect();
        let (begin, fixes) = (self.record.begin, self.wants_fixes());
        if let Some(draft) = self.found(Check::RosterMissing, begin) {
            draft.with("names", Fact::Text(names.join(", ")));
            draft.with("count", Fact::Count(names.len() as u64));
            if fixes {
                draft.fixed_by(Span { at: begin, length: 0 }, lines);
            }
        }
    }

    fn duplicates(&mut self) {
        let names = ROSTER.iter().map(|(name, _)| *name).chain(RELIED_ON);
        for name in names {
            let named = |it: &&super::record::TagPlace| it.name.bytes(self.text) == name.as_bytes();
            let second = self.record.tags.iter().filter(named).nth(1).map(|it| it.at);
            if let Some(at) = second
                && let Some(draft) = self.found(Check::DuplicateTag, at)
            {
                draft.with("name", Fact::Text(name.to_owned()));
            }
        }
    }

    fn date(&mut self) {
        let Some(span) = self.record.tag(self.text, "Date") else { return };
        if dates::read(span.bytes(self.text)) != ReadDate::Bad {
            return;
        }
        let (value, fixes) = (self.quoted(span), self.wants_fixes());
        let better = repaired_date(&value);
        if let Some(draft) = self.found(Check::BadDate, span.at) {
            draft.with("value", Fact::Text(value));
            if let Some(better) = better.filter(|_| fixes) {
                draft.fixed_by(span, better);
            }
        }
    }

    /// The result that the tag states.
    pub(super) fn stated(&self) -> Option<GameResult> {
        GameResult::read(&self.tag_text("Result")?)
    }

    /// The result that stands after the moves.
    pub(super) fn marker(&self) -> Option<GameResult> {
        let span = self.record.result?;
        GameResult::read(&notation::pgn::decode(span.bytes(self.text)))
    }

    fn result_tag(&mut self) {
        let places = [self.record.tag(self.text, "Result"), self.record.result];
        for span in places.into_iter().flatten() {
            let value = self.quoted(span);
            let fixes = self.wants_fixes();
            match GameResult::read(&value) {
                Some(result) if result.is_standard() && result.token() != value => {
                    if let Some(draft) = self.found(Check::ResultSpelling, span.at) {
                        draft.with("value", Fact::Text(value));
                        draft.with("better", Fact::Text(result.token().to_owned()));
                        if fixes {
                            draft.fixed_by(span, result.token());
                        }
                    }
                }
                Some(result) if result.is_standard() => {}
                _ => {
                    if let Some(draft) = self.found(Check::ResultOutside, span.at) {
                        draft.with("value", Fact::Text(value));
                    }
                    break;
                }
            }
        }
    }

    /// How the record says that the game ended.
    pub(super) fn terminated(&self) -> Option<Termination> {
        Termination::read(&self.tag_text("Termination")?)
    }

    fn termination(&mut self) {
        let Some(span) = self.record.tag(self.text, "Termination") else { return };
        let value = self.quoted(span);
        let read = Termination::read(&value);
        // The standard writes them in small letters; servers begin with a large one.
        if read.is_some_and(|it| it.word().eq_ignore_ascii_case(&value)) || value == "?" {
            return;
        }
        let fixes = self.wants_fixes();
        if let Some(draft) = self.found(Check::TerminationDialect, span.at) {
            draft.with("value", Fact::Text(value));
            draft.with("better", Fact::Text(read.map_or("", Termination::word).to_owned()));
            if let Some(read) = read.filter(|_| fixes) {
                draft.fixed_by(span, read.word());
            }
        }
    }

    /// The time control, if it can be read.
    pub(super) fn time_control(&self) -> Option<TimeControl> {
        match read_tag(&self.tag_text("TimeControl")?).ok()?.stated {
            Stated::Control(control) => Some(control),
            Stated::Unknown | Stated::Untimed => None,
        }
    }

    /// The pace of the game by its time control.
    pub(super) fn pace_under(&self, edition: Edition) -> Option<Pace> {
        Some(match classify(&self.time_control()?, &edition.bounds()).class()? {
            Class::Standard => Pace::Standard,
            Class::Rapid => Pace::Rapid,
            Class::Blitz => Pace::Blitz,
        })
    }

    fn time_control_tag(&mut self) {
        let Some(span) = self.record.tag(self.text, "TimeControl") else { return };
        let value = self.quoted(span);
        let fixes = self.wants_fixes();
        match (read_pgn(&value), read_tag(&value)) {
            (Ok(reading), _) => {
                let doubtful = reading.notes.contains(&Note::PerhapsMinutes);
                if doubtful && let Some(draft) = self.found(Check::TimeControlDialect, span.at) {
                    draft.with("value", Fact::Text(value));
                    draft.with("better", Fact::Text(String::new()));
                }
            }
            (Err(_), Ok(reading)) => {
                let better = match reading.control().map(write_pgn) {
                    Some(PgnTags::One(better)) => better,
                    _ => String::new(),
                };
                if let Some(draft) = self.found(Check::TimeControlDialect, span.at) {
                    draft.with("value", Fact::Text(value));
                    draft.with("better", Fact::Text(better.clone()));
                    if fixes && !better.is_empty() {
                        draft.fixed_by(span, better);
                    }
                }
            }
            (Err(_), Err(_)) => {
                if let Some(draft) = self.found(Check::TimeControlUnknown, span.at) {
                    draft.with("value", Fact::Text(value));
                }
            }
        }
        self.time_class(span);
    }

    /// The class that the name of the event claims, against that of the time control in the edition.
    fn time_class(&mut self, span: Span) {
        let Some(control) = self.time_control() else { return };
        let Some(class) = classify(&control, &self.edition.bounds()).class() else { return };
        let event = self.tag_text("Event").unwrap_or_default().to_lowercase();
        let kind = self.tag_text("EventType").unwrap_or_default().to_lowercase();
        let says = |word: &str| event.contains(word) || kind.contains(word);
        let claimed = match (says("blitz"), says("rapid"), says("classical") || says("standard")) {
            (true, false, false) => Class::Blitz,
            (false, true, false) => Class::Rapid,
            (false, false, true) => Class::Standard,
            // It says nothing, or several things.
            _ => return,
        };
        if claimed != class
            && let Some(draft) = self.found(Check::TimeClass, span.at)
        {
            draft.with("claimed", Fact::Class(claimed));
            draft.with("class", Fact::Class(class));
        }
    }

    pub(super) fn is_other_variant(&self) -> bool {
        let variant = self.tag_text("Variant").unwrap_or_default().to_lowercase();
        !variant.is_empty() && !CHESS.contains(&variant.as_str())
    }

    fn variant(&mut self) {
        let Some(span) = self.record.tag(self.text, "Variant") else { return };
        if self.is_other_variant() {
            let value = self.quoted(span);
            if let Some(draft) = self.found(Check::OtherVariant, span.at) {
                draft.with("value", Fact::Text(value));
            }
        }
    }

    fn set_up(&mut self) {
        let fen = self.record.tags.iter().find(|it| it.name.bytes(self.text) == b"FEN").copied();
        let Some(fen) = fen else { return };
        let initial = notation::fen::read(self.tag_text("FEN").unwrap_or_default().trim());
        if initial == Ok(Setup::INITIAL) || self.tag_text("SetUp").as_deref() == Some("1") {
            return;
        }
        let (place, fixes) = (self.record.tag(self.text, "SetUp"), self.wants_fixes());
        if let Some(draft) = self.found(Check::SetUpMissing, fen.at)
            && fixes
        {
            match place {
                Some(value) => draft.fixed_by(value, "1"),
                None => draft.fixed_by(Span { at: fen.at, length: 0 }, "[SetUp \"1\"]\n"),
            };
        }
    }
}

/// A date with other signs between its parts, or in the other order, if there is only one way to read it.
fn repaired_date(text: &str) -> Option<String> {
    let parts: Vec<&str> = text.split(['.', '-', '/', ' ']).collect();
    let (year, month, day) = match parts[..] {
        [year, month, day] if year.len() == 4 => (year, month, day),
        // With points the day comes first; with other signs nobody knows.
        [day, month, year] if year.len() == 4 && text.contains('.') => (year, month, day),
        [year] if year.len() == 4 => (year, "??", "??"),
        [year, month] if year.len() == 4 => (year, month, "??"),
        _ => return None,
    };
    let padded = |part: &str| match part.len() {
        1 => format!("0{part}"),
        _ => part.to_owned(),
    };
    let better = format!("{year}.{}.{}", padded(month), padded(day));
    matches!(dates::read(better.as_bytes()), ReadDate::Known(_)).then_some(better)
}
