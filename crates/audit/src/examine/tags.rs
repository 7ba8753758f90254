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

/// The variants that are chess by the Laws, as letters and digits.
const CHESS: [&str; 8] = [
    "standard",
    "chess",
    "normal",
    "960",
    "chess960",
    "fischerandom",
    "fischerrandom",
    "fromposition",
];

/// Nobody can say what should stand there.
const UNCLEAR: Fact = Fact::Kind("none");

impl Examiner<'_> {
    pub(super) fn tags(&mut self) {
        self.roster();
        self.duplicates();
        for name in ["Date", "UTCDate", "EventDate"] {
            self.date(name);
        }
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
        let result = self.right.or(self.marker()).map_or("*", GameResult::token);
        let lines: String = missing
            .iter()
            .map(|&(name, unknown)| {
                let value = if name == "Result" { result } else { unknown };
                format!("[{name} \"{value}\"]\n")
            })
            .collect();
        let (begin, place) = (self.record.begin, self.place_of_missing_tags());
        let fixes = self.wants_fixes();
        if let Some(draft) = self.found(Check::RosterMissing, begin) {
            draft.with("names", Fact::Text(names.join(", ")));
            draft.with("count", Fact::Count(names.len() as u64));
            if fixes {
                draft.fixed_by(Span { at: place, length: 0 }, lines);
            }
        }
    }

    /// Where missing tags are put: before all others, but never before the tag by which programs know that a record
    /// begins.
    fn place_of_missing_tags(&self) -> usize {
        let begin = self.record.begin;
        match &self.record.tags[..] {
            [first, rest @ ..] if first.name.bytes(self.text) == b"Event" => {
                let end = first.value.at + first.value.length;
                let line_end = self.text[end..].iter().position(|byte| *byte == b'\n');
                let after = line_end.map(|length| end + length + 1);
                rest.first().map(|it| it.at).or(after).unwrap_or(begin)
            }
            _ => begin,
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

    fn date(&mut self, name: &str) {
        let Some(span) = self.record.tag(self.text, name) else { return };
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

    fn result_tag(&mut self) {
        for span in self.result_places() {
            let value = self.quoted(span);
            match self.result_at(span) {
                Some(result) if result.is_standard() && result.token() != value => {
                    let fixed = self.right.unwrap_or(result);
                    let fixes = self.wants_fixes();
                    if let Some(draft) = self.found(Check::ResultSpelling, span.at) {
                        draft.with("value", Fact::Text(value));
                        draft.with("better", Fact::Text(result.token().to_owned()));
                        if fixes {
                            draft.fixed_by(span, fixed.token());
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
        let [white, black] = ["White", "Black"].map(|it| self.tag_text(it).unwrap_or_default());
        Termination::read(&self.tag_text("Termination")?, [&white, &black])
    }

    fn termination(&mut self) {
        let Some(span) = self.record.tag(self.text, "Termination") else { return };
        let value = self.quoted(span);
        let read = self.terminated();
        // The standard writes them in small letters; servers begin with a large one.
        if read.is_some_and(|it| it.word().eq_ignore_ascii_case(&value)) || value == "?" {
            return;
        }
        let fixes = self.wants_fixes();
        if let Some(draft) = self.found(Check::TerminationDialect, span.at) {
            draft.with("value", Fact::Text(value));
            draft.with("better", read.map_or(UNCLEAR, |it| Fact::Text(it.word().to_owned())));
            if let Some(read) = read.filter(|_| fixes) {
                draft.fixed_by(span, read.word());
            }
        }
    }

    /// The time control, if it can be read, and if it is clear whether its numbers are seconds.
    pub(super) fn time_control(&self) -> Option<TimeControl> {
        let reading = read_tag(&self.tag_text("TimeControl")?).ok()?;
        if reading.notes.contains(&Note::PerhapsMinutes) {
            return None;
        }
        match reading.stated {
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
                    draft.with("better", UNCLEAR);
                }
            }
            (Err(_), Ok(reading)) => {
                let better = match reading.control().map(write_pgn) {
                    Some(PgnTags::One(better)) => Some(better),
                    _ => None,
                };
                if let Some(draft) = self.found(Check::TimeControlDialect, span.at) {
                    draft.with("value", Fact::Text(value));
                    draft.with("better", better.clone().map_or(UNCLEAR, Fact::Text));
                    if let Some(better) = better.filter(|_| fixes) {
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
        let text = ["Event", "EventType"].map(|it| self.tag_text(it).unwrap_or_default());
        let text = text.join(" ").to_lowercase();
        // Whole words: Grand Rapids is a town.
        let words: Vec<&str> = text.split(|it: char| !it.is_alphanumeric()).collect();
        let says = |named: [&str; 2]| words.iter().any(|word| named.contains(word));
        let claimed = match (
            says(["blitz", "blitzchess"]),
            says(["rapid", "rapidplay"]),
            says(["classical", "standard"]),
        ) {
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
        let plain: String = variant.chars().filter(|it| it.is_alphanumeric()).collect();
        !variant.is_empty() && !CHESS.contains(&plain.as_str())
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
