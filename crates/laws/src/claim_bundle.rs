//! The claim where no arbiter is present and its written evidence, put together for whoever decides it. It says what
//! is there and what is missing, and never how to decide.

use ::board::{Attempt, ByColor, Color, Setup};

use crate::article::Article;
use crate::discretion::Discretion;
use crate::edition::Edition;
use crate::event::{DrawGround, Mark, Paper, Score, SheetAct, Writing};
use crate::game::{ClaimWithoutArbiter, Game, Ply, Taken};
use crate::named::named;
use crate::provision::Provision;
use crate::ruling::{ClaimGround, Outcome, Proposal, Question, ResultOf};

/// Everything that the arbiter who decides a referred claim has to know.
///
/// ```
/// use board::{ByColor, Color};
/// use clock::{Instant, Millis};
/// use jadoube_laws::event::{Basis, DrawClaim, DrawGround, Event, Happening, Mark, Writing};
/// use jadoube_laws::game::{Clocks, Configuration, Game, Running};
/// use jadoube_laws::regulations::GuidelineIii;
/// use jadoube_laws::{ClaimBundle, Edition, EvidenceState, Regulations, WrittenEvidence};
///
/// // A game without increment and without an arbiter; White has a minute left.
/// let regulations = Regulations {
///     guideline_iii: vec![GuidelineIii::NoArbiter],
///     designated_arbiter: Some("the county arbiter".to_owned()),
///     time_control: clock::language::read("120+0").expect("a control").control().cloned(),
///     ..Regulations::usual()
/// };
/// let times = ByColor::from_fn(|_| Some(Millis::from_minutes(1)));
/// let mut game = Game::new(&Configuration {
///     regulations,
///     clocks: Clocks { times, running: Running::Of(Color::White) },
///     ..Configuration::new(Edition::Fide2018)
/// })?;
/// let noted = Happening::MarkRecorded { side: Color::White, mark: Mark::Position };
/// let claim = Happening::DrawClaimed(DrawClaim {
///     side: Color::White,
///     ground: DrawGround::NoNormalMeans,
///     intended: None,
///     written: Writing::AsRecorded,
///     basis: Basis::Observation,
/// });
/// for what in [noted, claim] {
///     game.record(&Event::new(Instant::START, what))?;
/// }
/// let bundle = ClaimBundle::of(&game).expect("a claim");
/// assert_eq!(bundle.articles[0].to_string(), "III.6.1");
/// assert_eq!(bundle.decider.as_deref(), Some("the county arbiter"));
/// // The position is there, the opponent's look at it is not.
/// assert_eq!(bundle.evidence[0].what, WrittenEvidence::Position);
/// assert_eq!(bundle.evidence[0].state, EvidenceState::Present);
/// assert!(!bundle.is_complete());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClaimBundle {
    /// By this edition.
    pub edition: Edition,
    /// The articles on the claim and its grounds.
    pub articles: Vec<Article>,
    /// The claim as it stood, with what the players said and verified.
    pub claim: ClaimWithoutArbiter,
    /// What the edition asks for in writing, and whether it is there.
    pub evidence: Vec<EvidenceItem>,
    /// The moves up to the claim, as they were played and as each scoresheet has them.
    pub moves: Vec<BundledMove>,
    /// Entries of each scoresheet that stand for none of these moves.
    pub other_entries: ByColor<Vec<String>>,
    /// Is anything known of a scoresheet?
    pub has_sheet: ByColor<bool>,
    /// The result that each player signed.
    pub signed: ByColor<Option<Score>>,
    /// Who decides, as the regulations name that person.
    pub decider: Option<String>,
    /// What is asked.
    pub question: Question,
    /// What was decided, if the record holds it already.
    pub decided: Option<Outcome>,
}

/// A move of the bundle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BundledMove {
    /// The position before it.
    pub before: Setup,
    /// Whose move.
    pub side: Color,
    /// The move.
    pub attempt: Attempt,
    /// As each scoresheet has it.
    pub sheets: ByColor<Option<String>>,
}

/// Something that has to be there in writing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EvidenceItem {
    /// What.
    pub what: WrittenEvidence,
    /// Is it there?
    pub state: EvidenceState,
    /// The articles that ask for it.
    pub articles: Vec<Article>,
}

named! {
    all
    /// What has to be there in writing.
    ///
    /// ```
    /// use jadoube_laws::WrittenEvidence;
    /// use jadoube_laws::event::DrawGround;
    ///
    /// // Who says that the opponent makes no effort has to show the moves too.
    /// let sheet = WrittenEvidence::Scoresheet;
    /// assert!(sheet.is_needed_for(DrawGround::NoEffort));
    /// assert!(!sheet.is_needed_for(DrawGround::NoNormalMeans));
    /// ```
    pub enum WrittenEvidence {
        /// The player has written down the final position.
        Position = "position",
        /// The opponent has verified it.
        PositionVerified = "position-verified",
        /// The player submits a scoresheet that is up to date.
        Scoresheet = "scoresheet",
        /// The opponent has verified it.
        ScoresheetVerified = "scoresheet-verified",
    }
}

named! {
    /// Whether evidence is there.
    pub enum EvidenceState {
        /// It is there.
        Present = "present",
        /// It is not.
        Missing = "missing",
        /// The opponent says that it is wrong.
        Disputed = "disputed",
        /// The record does not say.
        NotReported = "not-reported",
    }
}

impl WrittenEvidence {
    /// Is it asked for on this ground? The position always, the scoresheet if the opponent makes no effort.
    #[must_use]
    pub const fn is_needed_for(self, ground: DrawGround) -> bool {
        let of_position =
            matches!(self, WrittenEvidence::Position | WrittenEvidence::PositionVerified);
        match ground {
            DrawGround::NoEffort => true,
            DrawGround::NoNormalMeans => of_position,
            _ => false,
        }
    }
}

impl EvidenceState {
    fn of_look(look: Option<SheetAct>) -> EvidenceState {
        match look {
            Some(SheetAct::Verified(_)) => EvidenceState::Present,
            Some(_) => EvidenceState::Disputed,
            None => EvidenceState::NotReported,
        }
    }
}

impl ClaimBundle {
    /// The bundle of a game in which such a claim was made and not barred.
    #[must_use]
    pub fn of(game: &Game) -> Option<ClaimBundle> {
        let claim = game.claims().without_arbiter()?.clone();
        let edition = game.frame().edition();
        let needed = |it: &WrittenEvidence| claim.grounds.iter().any(|of| it.is_needed_for(*of));
        let evidence = WrittenEvidence::ALL.into_iter().filter(needed).map(|what| EvidenceItem {
            what,
            state: state(game, &claim, what),
            articles: articles_for(edition, &claim, what),
        });
        let grounds = claim.grounds.iter().map(|it| provision_of(*it));
        let provisions = [Provision::QpfNoArbiterClaim]
            .into_iter()
            .chain(grounds)
            .chain([Provision::QpfNoArbiterRefer]);
        let proposal =
            claim.grounds.first().map(|it| Proposal::Claim(ClaimGround::Draw(*it), None));
        let question = Question {
            proposal,
            ..Question::new(Discretion::ReferredClaim, Provision::QpfNoArbiterRefer)
                .about(claim.side)
        };
        let sheets = game.sheets();
        let is_decided =
            |it: &Outcome| claim.taken == Taken::Referred && it.result != ResultOf::Pending;
        let decided = game.outcome().copied().filter(is_decided);
        Some(ClaimBundle {
            edition,
            articles: articles(edition, provisions),
            evidence: evidence.collect(),
            moves: moves(game, &claim),
            other_entries: ByColor::from_fn(|side| other_entries(game, &claim, side)),
            has_sheet: ByColor::from_fn(|side| !sheets.of(side).entries().is_empty()),
            signed: ByColor::from_fn(|side| sheets.of(side).signed()),
            decider: game.frame().regulations().designated_arbiter.clone(),
            question,
            decided,
            claim,
        })
    }

    /// Is everything there that the edition asks for?
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.evidence.iter().all(|it| it.state == EvidenceState::Present)
    }
}

fn provision_of(ground: DrawGround) -> Provision {
    match ground {
        DrawGround::NoEffort => Provision::QpfNoArbiterNoEffort,
        _ => Provision::QpfNoArbiterCannotWin,
    }
}

/// Each article once, in the order of the provisions.
fn articles(edition: Edition, provisions: impl IntoIterator<Item = Provision>) -> Vec<Article> {
    let mut found = Vec::new();
    for article in provisions.into_iter().flat_map(|it| it.validity(edition).articles()) {
        if !found.contains(article) {
            found.push(*article);
        }
    }
    found
}

fn articles_for(
    edition: Edition,
    claim: &ClaimWithoutArbiter,
    what: WrittenEvidence,
) -> Vec<Article> {
    let grounds = claim.grounds.iter().filter(|it| what.is_needed_for(**it));
    let provisions = grounds.map(|it| provision_of(*it)).chain([Provision::QpfNoArbiterClaim]);
    articles(edition, provisions)
}

fn state(game: &Game, claim: &ClaimWithoutArbiter, what: WrittenEvidence) -> EvidenceState {
    let sheet = game.sheets().of(claim.side);
    match what {
        WrittenEvidence::Position => {
            let last = claim.plies.checked_sub(1).and_then(|it| game.history().plies().get(it));
            let noted = sheet.marks().iter().any(|(at, mark)| {
                *mark == Mark::Position && last.is_none_or(|it| *at >= it.made_at)
            });
            match (noted, claim.written) {
                (true, _) => EvidenceState::Present,
                (false, Writing::Unwritten) => EvidenceState::Missing,
                (false, Writing::AsRecorded) => EvidenceState::NotReported,
            }
        }
        WrittenEvidence::Scoresheet => {
            match (sheet.is_behind(claim.plies), sheet.entries().is_empty()) {
                (true, _) => EvidenceState::Missing,
                (false, true) => EvidenceState::NotReported,
                (false, false) => EvidenceState::Present,
            }
        }
        WrittenEvidence::PositionVerified => {
            EvidenceState::of_look(claim.last_look(Paper::Position))
        }
        WrittenEvidence::ScoresheetVerified => {
            EvidenceState::of_look(claim.last_look(Paper::Scoresheet))
        }
    }
}

fn moves(game: &Game, claim: &ClaimWithoutArbiter) -> Vec<BundledMove> {
    let plies = game.history().plies().iter().take(claim.plies).enumerate();
    let one = |(at, ply): (usize, &Ply)| BundledMove {
        before: ply.before,
        side: ply.side,
        attempt: ply.attempt,
        sheets: ByColor::from_fn(|side| game.sheets().of(side).entry(at).map(|it| it.text.clone())),
    };
    plies.map(one).collect()
}

fn other_entries(game: &Game, claim: &ClaimWithoutArbiter, side: Color) -> Vec<String> {
    let entries = game.sheets().of(side).entries().iter();
    let others = entries.filter(|it| it.ply.is_none_or(|ply| ply >= claim.plies));
    others
        .map(|it| match it.number {
            Some(number) => format!("{number}.{}", it.text),
            None => it.text.clone(),
        })
        .collect()
}
