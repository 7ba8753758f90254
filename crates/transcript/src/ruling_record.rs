//! A ruling as it is written down, by whomever: in a log, as JSON, in an answer of the server. What can be read without the program, and
//! compared with a later one. Names do not change when something is called otherwise in the code.

use board::Setup;
use laws::ruling::{Audience, Question, Ruling, Verdict};
use laws::{Choice, ListedPenalty, Needs};

use crate::names::names;
use crate::{Expectation, V1, expectation_line, positions};

/// A ruling as it is written down.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RulingRecord {
    /// The version of this form.
    pub v: V1,
    /// What it says, in the language of transcripts and in English letters: `must white move e2`.
    pub ruling: String,
    /// What kind of ruling it is; nothing in old logs.
    #[cfg_attr(feature = "serde", serde(default))]
    pub kind: Option<RulingKind>,
    /// The articles it cites in its edition, the leading one first.
    pub articles: Vec<String>,
    /// Articles behind it that did not decide.
    #[cfg_attr(feature = "serde", serde(default))]
    pub background: Vec<String>,
    /// The provisions it cites, by their keys.
    pub provisions: Vec<String>,
    /// The edition under which it was given.
    pub edition: String,
    /// The adopted readings it rests on. Of old, only the first was kept.
    #[cfg_attr(
        feature = "serde",
        serde(default, alias = "reading", deserialize_with = "one_or_more")
    )]
    pub readings: Vec<String>,
    /// The facts that nobody reported, by their names.
    #[cfg_attr(feature = "serde", serde(default))]
    pub missing: Vec<String>,
    /// Are the cited numbers and values printed in the edition?
    pub certain: bool,
    /// Who may read it.
    pub audience: AudienceWord,
    /// Does every ordinary move bring one?
    pub quiet: bool,
    /// What is asked, if the ruling is a question.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub asks: Option<QuestionRecord>,
}

/// A question with its answers, and the penalties that may be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QuestionRecord {
    /// Its number in the register: `J-12`.
    pub question: String,
    /// The answers that are offered.
    pub options: Vec<OptionRecord>,
    /// The answer that counts if none is given.
    pub default: Option<String>,
    /// The items of the edition's list from which an answer may choose a penalty; empty if none can.
    pub penalties: Vec<PenaltyRecord>,
}

/// An answer that is offered.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OptionRecord {
    /// Its key.
    pub answer: String,
    /// What is written behind it.
    pub needs: Option<NeedsWord>,
    /// Is it no answer without that?
    pub required: bool,
}

/// A penalty of the edition's list.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PenaltyRecord {
    /// Its item.
    pub article: String,
    /// What is written behind the item.
    pub needs: Option<NeedsWord>,
}

impl From<&ListedPenalty> for PenaltyRecord {
    fn from(listed: &ListedPenalty) -> PenaltyRecord {
        let (article, needs) = (listed.article.to_string(), listed.kind.needs());
        PenaltyRecord { article, needs: needs.map(NeedsWord::from) }
    }
}

names! {
    /// Who may read a ruling.
    AudienceWord {
        All = "all": "Everybody.",
        Arbiter = "arbiter": "The arbiter only.",
    }
}

names! {
    /// What an answer leaves open.
    NeedsWord {
        Player = "player": "A player: `white`.",
        Amount = "amount": "Time that somebody is given: `+2:00`.",
        Deduction = "deduction": "Time that is taken from somebody: `-2:00`.",
        Times = "times": "Times of the clocks: `white 0:25:00 black 0:27:00`.",
        Penalty = "penalty": "A penalty of the list: its article, and what that needs.",
        Result = "result": "A result: `½-½`.",
        Points = "points": "Points: `½`.",
        Count = "count": "A number: `43`.",
        Area = "area": "A place.",
        Person = "person": "Somebody.",
        Words = "words": "Any words.",
    }
}

impl From<Needs> for NeedsWord {
    fn from(needs: Needs) -> NeedsWord {
        match needs {
            Needs::Player => NeedsWord::Player,
            Needs::Amount => NeedsWord::Amount,
            Needs::Deduction => NeedsWord::Deduction,
            Needs::Times => NeedsWord::Times,
            Needs::Penalty => NeedsWord::Penalty,
            Needs::Result => NeedsWord::Result,
            Needs::Points => NeedsWord::Points,
            Needs::Count => NeedsWord::Count,
            Needs::Area => NeedsWord::Area,
            Needs::Person => NeedsWord::Person,
            Needs::Words => NeedsWord::Words,
        }
    }
}

names! {
    /// What kind of ruling it is: the words with which its line begins.
    RulingKind {
        Made = "made": "A move is made.",
        Completed = "completed": "A move is completed.",
        IllegalPending = "illegal-pending": "What was played is no legal move; nothing follows yet.",
        Illegal = "illegal": "An illegal move was completed.",
        IllegalPosition = "illegal-position": "The position is illegal.",
        Must = "must": "Somebody must do something.",
        Allowed = "allowed": "What was done is allowed.",
        Refused = "refused": "What was asked for is refused.",
        Violation = "violation": "Somebody broke a rule.",
        Over = "over": "The game is over.",
        PlayOn = "play-on": "The game goes on.",
        Annul = "annul": "The game is cancelled.",
        Restore = "restore": "An earlier position is put back.",
        SetUp = "set-up": "A position is set up.",
        Queen = "queen": "A queen stands for the pawn.",
        SetupFault = "setup-fault": "Something was set up wrongly.",
        Answer = "answer": "An answer to a query.",
        Time = "time": "Time is given or taken.",
        Times = "times": "The clocks are set.",
        StopClock = "stop-clock": "The clocks stop.",
        StartClock = "start-clock": "A clock starts.",
        RunOn = "run-on": "The clock runs on.",
        Counter = "counter": "The counter of the clock is set.",
        Increment = "increment": "The increment is set.",
        Period = "period": "A period of the time control begins, or is taken back.",
        Flag = "flag": "A flag has fallen.",
        ClaimUpheld = "claim-upheld": "A claim is right.",
        ClaimRejected = "claim-rejected": "A claim is wrong.",
        ClaimBarred = "claim-barred": "A claim comes too late.",
        Offer = "offer": "What became of an offer of a draw.",
        Penalty = "penalty": "A penalty.",
        Expel = "expel": "Somebody is expelled.",
        Asks = "asks": "A question to the arbiter.",
        Intervene = "intervene": "The arbiter steps in.",
        NoIntervention = "no-intervention": "The arbiter does not step in.",
        Announce = "announce": "Something is announced.",
        Explain = "explain": "Articles are explained.",
        Note = "note": "Somebody should know something.",
        Refer = "refer": "Somebody else decides.",
        Overridden = "overridden": "An earlier ruling is replaced.",
    }
}

impl RulingKind {
    /// Of what kind a verdict is.
    #[must_use]
    #[deny(clippy::wildcard_enum_match_arm)]
    pub const fn of(verdict: &Verdict) -> RulingKind {
        match verdict {
            Verdict::Made { .. } => RulingKind::Made,
            Verdict::Completed { .. } => RulingKind::Completed,
            Verdict::IllegalPending { .. } => RulingKind::IllegalPending,
            Verdict::IllegalCompleted { .. } => RulingKind::Illegal,
            Verdict::IllegalPosition { .. } => RulingKind::IllegalPosition,
            Verdict::Must { .. } => RulingKind::Must,
            Verdict::Allowed { .. } => RulingKind::Allowed,
            Verdict::Refused { .. } => RulingKind::Refused,
            Verdict::Violation { .. } => RulingKind::Violation,
            Verdict::GameOver { .. } => RulingKind::Over,
            Verdict::PlayOn { .. } => RulingKind::PlayOn,
            Verdict::Annul { .. } => RulingKind::Annul,
            Verdict::Restore { .. } => RulingKind::Restore,
            Verdict::SetUp { .. } => RulingKind::SetUp,
            Verdict::PutQueen(_) => RulingKind::Queen,
            Verdict::SetupFault { .. } => RulingKind::SetupFault,
            Verdict::Answer(_) => RulingKind::Answer,
            Verdict::Time { .. } => RulingKind::Time,
            Verdict::SetTimes(_) => RulingKind::Times,
            Verdict::StopClock => RulingKind::StopClock,
            Verdict::StartClock(_) => RulingKind::StartClock,
            Verdict::RunOn => RulingKind::RunOn,
            Verdict::SetCounter { .. } => RulingKind::Counter,
            Verdict::SetIncrement(_) => RulingKind::Increment,
            Verdict::NextPeriod { .. } | Verdict::PeriodTakenBack { .. } => RulingKind::Period,
            Verdict::FlagDown(_) => RulingKind::Flag,
            Verdict::ClaimUpheld(_) => RulingKind::ClaimUpheld,
            Verdict::ClaimRejected(_) => RulingKind::ClaimRejected,
            Verdict::ClaimBarred(_) => RulingKind::ClaimBarred,
            Verdict::Offer { .. } => RulingKind::Offer,
            Verdict::Penalty { .. } => RulingKind::Penalty,
            Verdict::Expel { .. } => RulingKind::Expel,
            Verdict::Ask(_) => RulingKind::Asks,
            Verdict::Intervene { .. } => RulingKind::Intervene,
            Verdict::NoIntervention { .. } => RulingKind::NoIntervention,
            Verdict::Announce { .. } => RulingKind::Announce,
            Verdict::Explain { .. } => RulingKind::Explain,
            Verdict::Note { .. } => RulingKind::Note,
            Verdict::Refer(_) => RulingKind::Refer,
            Verdict::Overridden { .. } => RulingKind::Overridden,
        }
    }
}

impl QuestionRecord {
    /// A question of an edition.
    #[must_use]
    pub fn of(question: &Question, edition: laws::Edition) -> QuestionRecord {
        let which = question.which;
        let option = |it: Choice| OptionRecord {
            answer: it.key().to_owned(),
            needs: it.needs().map(NeedsWord::from),
            required: !it.is_complete(),
        };
        QuestionRecord {
            question: which.to_string(),
            options: which.answers_in(edition).map(option).collect(),
            default: question.default_answer(edition).map(|it| it.choice().key().to_owned()),
            penalties: which.penalties(edition).iter().map(PenaltyRecord::from).collect(),
        }
    }
}

impl RulingRecord {
    /// A ruling, its moves written in this position.
    #[must_use]
    pub fn of(ruling: &Ruling, position: &Setup) -> RulingRecord {
        let expected = match Expectation::of(ruling, position) {
            Expectation::Ruling { ruling, .. } => {
                Expectation::Ruling { ruling, articles: Vec::new() }
            }
            other => other,
        };
        let line = expectation_line(&expected);
        RulingRecord {
            v: V1,
            ruling: line.strip_prefix("=> ").unwrap_or(&line).to_owned(),
            kind: Some(RulingKind::of(ruling.verdict())),
            articles: ruling.articles().iter().map(ToString::to_string).collect(),
            background: ruling.background().iter().map(ToString::to_string).collect(),
            provisions: ruling.cites().provisions().map(|it| it.key().to_owned()).collect(),
            edition: ruling.edition().tag().to_owned(),
            readings: ruling.readings().map(|it| it.to_string()).collect(),
            missing: ruling.missing().iter().map(|it| it.id().to_owned()).collect(),
            certain: ruling.certainty().mark().is_empty(),
            audience: match ruling.audience() {
                Audience::All => AudienceWord::All,
                Audience::Arbiter => AudienceWord::Arbiter,
            },
            quiet: ruling.is_quiet(),
            asks: match ruling.verdict() {
                Verdict::Ask(question) => Some(QuestionRecord::of(question, ruling.edition())),
                _ => None,
            },
        }
    }

    /// What every log says of a ruling.
    fn in_old_logs(&self) -> impl PartialEq + '_ {
        let RulingRecord { v, ruling, articles, provisions, edition, readings, .. } = self;
        let mark = (v, self.certain, self.audience, self.quiet);
        (mark, ruling, articles, provisions, edition, readings)
    }

    /// All rulings of an event, from the position before it.
    #[must_use]
    pub fn all(rulings: &[Ruling], before: &Setup) -> Vec<RulingRecord> {
        let positions = positions(before, rulings);
        rulings.iter().zip(&positions).map(|(it, at)| RulingRecord::of(it, at)).collect()
    }
}

/// Two records are of the same ruling if it says the same, rests on the same and is for the same people. What else is told of it
/// does not count: what stands in its background, and which answers a question has, older logs do not say.
impl PartialEq for RulingRecord {
    fn eq(&self, other: &RulingRecord) -> bool {
        self.in_old_logs() == other.in_old_logs()
    }
}

impl Eq for RulingRecord {}

/// A list, or the one text or nothing that stood there of old.
#[cfg(feature = "serde")]
fn one_or_more<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    #[derive(serde::Deserialize)]
    #[serde(untagged)]
    enum Readings {
        All(Vec<String>),
        First(Option<String>),
    }
    Ok(match <Readings as serde::Deserialize>::deserialize(from)? {
        Readings::All(all) => all,
        Readings::First(first) => Vec::from_iter(first),
    })
}
