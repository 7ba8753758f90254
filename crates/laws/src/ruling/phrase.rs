//! What a ruling says to people, as names of messages with values. The sentences are in the message files.

use ::board::{Attempt, Color, Move};
use clock::Phrase;

use super::{
    ClaimGround, Duty, IllegalKind, Matter, OfferState, Outcome, PenaltyAmount, Reason,
    RestoreBasis, ResultOf, Ruling, Verdict, Why,
};
use crate::event::{Score, Who};

/// How a move is written for the reader: `e2e4` may become `e4` in his language.
pub type WriteMove<'a> = &'a dyn Fn(Attempt) -> String;

impl Ruling {
    /// The sentence of this ruling.
    #[must_use]
    pub fn phrase(&self, write: WriteMove<'_>) -> Phrase {
        self.verdict().phrase(write)
    }
}

impl Verdict {
    /// The sentence of a ruling that says this.
    #[must_use]
    #[deny(clippy::wildcard_enum_match_arm)]
    pub fn phrase(&self, write: WriteMove<'_>) -> Phrase {
        match self {
            Verdict::Made { side, played } => {
                side_of("ruling-made", *side).text("move", write(*played))
            }
            Verdict::Completed { side, played, by } => {
                side_of("ruling-completed", *side).text("move", write(*played)).text("by", by.id())
            }
            Verdict::IllegalPending { side, played, .. } => {
                side_of("ruling-illegal-pending", *side).text("move", write(*played))
            }
            Verdict::IllegalCompleted { side, count, kind, why } => {
                let matter = matter_in(why).filter(|_| *kind == IllegalKind::Move);
                let id = match (kind, matter) {
                    (_, Some(_)) => "ruling-illegal-move-matter",
                    (IllegalKind::Move, None) => "ruling-illegal-move",
                    (_, None) => "ruling-illegal-completed",
                };
                let phrase = side_of(id, *side).number("count", u64::from(*count));
                match matter {
                    Some(what) => phrase.with("what", what.phrase()),
                    None => phrase.text("kind", kind.id()),
                }
            }
            Verdict::IllegalPosition { why } => match matter_in(why) {
                Some(what) => {
                    Phrase::new("ruling-illegal-position-matter").with("what", what.phrase())
                }
                None => Phrase::new("ruling-illegal-position"),
            },
            Verdict::Must { who, duty } => {
                Phrase::new("ruling-must").with("who", person(who)).with("duty", duty.phrase(write))
            }
            Verdict::Allowed { what } => match what {
                Some(what) => Phrase::new("ruling-allowed-matter").with("what", what.phrase()),
                None => Phrase::new("ruling-allowed"),
            },
            Verdict::Refused { who, what } => matter_of("ruling-refused", who, *what),
            Verdict::Violation { who, what } => matter_of("ruling-violation", who, *what),
            Verdict::GameOver { outcome, .. } => outcome.phrase(),
            Verdict::PlayOn { why } => Phrase::new("ruling-play-on").with("why", why.phrase()),
            Verdict::Annul { correct_colours: true, .. } => Phrase::new("ruling-annul-colours"),
            Verdict::Annul { correct_colours: false, .. } => Phrase::new("ruling-annul"),
            Verdict::Restore { basis: RestoreBasis::ImmediatelyBefore, .. } => {
                Phrase::new("ruling-restore")
            }
            Verdict::Restore { basis: RestoreBasis::LastIdentifiable, .. } => {
                Phrase::new("ruling-restore-last")
            }
            Verdict::SetUp { other_board: true, .. } => Phrase::new("ruling-set-up-board"),
            Verdict::SetUp { other_board: false, .. } => Phrase::new("ruling-set-up"),
            Verdict::PutQueen(square) => Phrase::new("ruling-put-queen").text("square", square),
            Verdict::SetupFault { what, .. } => {
                Phrase::new("ruling-setup-fault").with("what", what.phrase())
            }

            Verdict::Time { side, span } => {
                let id = if span.is_less() { "ruling-time-taken" } else { "ruling-time-given" };
                side_of(id, *side).text("time", span.amount())
            }
            Verdict::SetTimes(times) => {
                let time =
                    |it: Option<clock::Millis>| it.map_or("–".to_owned(), |it| it.to_string());
                Phrase::new("ruling-set-times")
                    .text("white", time(times.white))
                    .text("black", time(times.black))
            }
            Verdict::StopClock => Phrase::new("ruling-stop-clock"),
            Verdict::StartClock(side) => side_of("ruling-start-clock", *side),
            Verdict::RunOn => Phrase::new("ruling-run-on"),
            Verdict::SetCounter { by, next_move: None } => Phrase::new("ruling-set-counter")
                .text("white", format!("{:+}", by.white))
                .text("black", format!("{:+}", by.black)),
            Verdict::SetCounter { next_move: Some(moves), .. } => {
                Phrase::new("ruling-set-counter-next").number("move", u64::from(moves.0))
            }
            Verdict::SetIncrement(time) => Phrase::new("ruling-set-increment").text("time", time),
            Verdict::NextPeriod { side, added } => {
                side_of("ruling-next-period", *side).text("time", added)
            }
            Verdict::PeriodTakenBack { side, taken } => {
                side_of("ruling-period-taken-back", *side).text("time", taken)
            }
            Verdict::FlagDown(side) => side_of("ruling-flag-down", *side),
            Verdict::ClaimUpheld(ground) => {
                Phrase::new("ruling-claim-upheld").with("ground", ground.phrase())
            }
            Verdict::ClaimRejected(ground) => {
                Phrase::new("ruling-claim-rejected").with("ground", ground.phrase())
            }
            Verdict::ClaimBarred(bar) => Phrase::new("ruling-claim-barred").text("bar", bar.id()),
            Verdict::Offer { side, state, condition_void } => {
                let id = match (state, condition_void) {
                    (OfferState::Stands, true) => "ruling-offer-stands-without-condition",
                    (OfferState::Stands, false) => "ruling-offer-stands",
                    (OfferState::Void, _) => "ruling-offer-void",
                    (OfferState::Lapsed, _) => "ruling-offer-lapsed",
                };
                side_of(id, *side)
            }
            Verdict::Penalty { who, item, amount } => {
                let has_amount = *amount != PenaltyAmount::None;
                let id = if has_amount { "ruling-penalty-amount" } else { "ruling-penalty" };
                let phrase = Phrase::new(id).with("who", person(who)).text("item", item);
                match amount {
                    PenaltyAmount::None => phrase,
                    PenaltyAmount::Time(span) => phrase.text("amount", span),
                    PenaltyAmount::Count(count) => phrase.text("amount", count),
                    PenaltyAmount::Points(points) => phrase.text("amount", points.text()),
                    PenaltyAmount::Words(words) => phrase.text("amount", words),
                }
            }
            Verdict::Expel { who, .. } => Phrase::new("ruling-expel").with("who", person(who)),

            Verdict::Ask(question) => Phrase::new("ruling-ask").text("question", question.which),
            Verdict::Intervene { why } => Phrase::new("ruling-intervene").with("why", why.phrase()),
            Verdict::NoIntervention { why } => {
                Phrase::new("ruling-no-intervention").with("why", why.phrase())
            }
            Verdict::Announce { what } => {
                Phrase::new("ruling-announce").with("what", what.phrase())
            }
            Verdict::Explain { articles } => {
                let list: Vec<String> = articles.iter().map(ToString::to_string).collect();
                Phrase::new("ruling-explain").text("articles", list.join(", "))
            }
            Verdict::Note { what, .. } => Phrase::new("ruling-note").with("what", what.phrase()),
            Verdict::Refer(to) => Phrase::new("ruling-refer").text("to", to.id()),
            Verdict::Overridden { reason, .. } => match reason.trim() {
                "" => Phrase::new("ruling-overridden-without-reason"),
                reason => Phrase::new("ruling-overridden").text("reason", reason),
            },
            Verdict::Answer(_) => Phrase::new("ruling-answer"),
        }
    }
}

fn side_of(id: &'static str, side: Color) -> Phrase {
    Phrase::new(id).text("side", side)
}

fn matter_of(id: &'static str, who: &Who, what: Matter) -> Phrase {
    Phrase::new(id).with("who", person(who)).with("what", what.phrase())
}

/// What is wrong, where it is no rule of Article 3 and no fault of the arrangement.
fn matter_in(why: &[Why]) -> Option<Matter> {
    why.iter().find_map(|it| match it {
        Why::Matter(matter) => Some(*matter),
        Why::Violation(_) | Why::Irregularity(_) => None,
    })
}

impl Who {
    /// The message that names the person.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        person(self)
    }
}

/// Whoever it is, as a message.
pub(crate) fn person(who: &Who) -> Phrase {
    let key = match who {
        Who::Player(side) => return Phrase::new("ruling-person-player").text("side", side),
        Who::AssistantOf(side) => return Phrase::new("ruling-person-assistant").text("side", side),
        Who::Named(name) => return Phrase::new("ruling-person-named").text("name", name),
        Who::Both => "both",
        Who::Arbiter => "arbiter",
        Who::ChiefArbiter => "chief-arbiter",
        Who::DesignatedArbiter => "designated-arbiter",
        Who::Organiser => "organiser",
        Who::Operator => "operator",
        Who::Spectator => "spectator",
        Who::Neighbour => "neighbour",
        Who::Captain => "captain",
    };
    Phrase::new("ruling-person").text("who", key)
}

impl Matter {
    /// The message that names it.
    #[must_use]
    pub fn phrase(self) -> Phrase {
        Phrase::new(self.message_id())
    }
}

impl Outcome {
    /// The sentence that says how the game ended.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        let score = match self.result {
            ResultOf::Score(score) => score,
            ResultOf::Pending => return Phrase::new("ruling-over-pending"),
            ResultOf::Annulled => return Phrase::new("ruling-annul"),
        };
        let lost = |side: &Color| score == Score::win(side.opponent());
        let phrase = match (self.no_mate_possible, Color::ALL.into_iter().find(lost)) {
            (true, _) => Phrase::new("ruling-over-no-mate").text("result", score.text()),
            // Who lost, and by what he did himself.
            (false, Some(side)) if self.reason.is_of_the_loser() => side_of("ruling-lost", side),
            (false, _) => Phrase::new("ruling-over").text("result", score.text()),
        };
        let phrase = phrase.text("reason", self.reason.id());
        match self.reason {
            Reason::IllegalMoves(count) => phrase.number("count", u64::from(count)),
            _ => phrase.number("count", 0),
        }
    }
}

impl ClaimGround {
    /// The message that names it.
    #[must_use]
    pub fn phrase(self) -> Phrase {
        Phrase::new("ruling-ground").text("ground", self.key())
    }

    /// The stable name.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            ClaimGround::Draw(ground) => ground.id(),
            ClaimGround::Irregular(what) => what.id(),
        }
    }
}

impl Duty {
    /// The message that says what has to be done.
    #[must_use]
    pub fn phrase(&self, write: WriteMove<'_>) -> Phrase {
        let key = match self {
            Duty::MovePiece(square) => return Phrase::new("duty-move").text("square", square),
            Duty::Capture(square) => return Phrase::new("duty-capture").text("square", square),
            Duty::CaptureWith { target, with } => {
                return Phrase::new("duty-capture-with").text("square", target).text("with", with);
            }
            Duty::Castle(wing) => return Phrase::new("duty-castle").text("wing", wing_id(*wing)),
            Duty::NotCastle(wing) => {
                return Phrase::new("duty-not-castle").text("wing", wing_id(*wing));
            }
            Duty::KingMove(moves) => {
                let list: Vec<String> = moves.iter().map(|it: &Move| write(it.attempt())).collect();
                return Phrase::new("duty-king-move").text("moves", list.join(", "));
            }
            Duty::Promote { square, to: None } => {
                return Phrase::new("duty-promote").text("square", square);
            }
            Duty::Promote { square, to: Some(role) } => {
                return Phrase::new("duty-promote-to")
                    .text("square", square)
                    .text("role", role.role().letter().to_ascii_uppercase());
            }
            Duty::Play(attempt) => return Phrase::new("duty-play").text("move", write(*attempt)),
            Duty::Seal(Some(attempt)) => {
                return Phrase::new("duty-seal-move").text("move", write(*attempt));
            }
            Duty::AnyMove => "any-move",
            Duty::TakeBack => "take-back",
            Duty::RestorePosition => "restore-position",
            Duty::CorrectBoard => "correct-board",
            Duty::Record => "record",
            Duty::UpdateSheet => "update-sheet",
            Duty::MarkOffer => "mark-offer",
            Duty::UncoverSheet => "uncover-sheet",
            Duty::LendSheet => "lend-sheet",
            Duty::ReturnSheet => "return-sheet",
            Duty::HandInSheet => "hand-in-sheet",
            Duty::Sign => "sign",
            Duty::ClarifyResult => "clarify-result",
            Duty::Reconstruct => "reconstruct",
            Duty::StopDisturbing => "stop-disturbing",
            Duty::KeepSilent => "keep-silent",
            Duty::Leave(_) => "leave",
            Duty::Inspection => "inspection",
            Duty::AnnouncePiece => "announce-piece",
            Duty::AnnounceMove => "announce-move",
            Duty::Repeat => "repeat",
            Duty::Seal(None) => "seal",
            Duty::ProvideSheet => "provide-sheet",
            Duty::ProvidePiece => "provide-piece",
            Duty::ProvideAssistant => "provide-assistant",
            Duty::ReplaceClock => "replace-clock",
        };
        Phrase::new("duty").text("duty", key)
    }
}

fn wing_id(wing: ::board::Wing) -> &'static str {
    match wing {
        ::board::Wing::King => "king",
        ::board::Wing::Queen => "queen",
    }
}
