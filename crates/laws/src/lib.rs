//! Events in, rulings out. [`game::Game`] is the state of one game, set up by a [`game::Configuration`] under an [`Edition`]
//! and the organiser's [`Regulations`]. [`Game::record`](game::Game::record) takes an [`event::Event`] and returns each
//! [`ruling::Ruling`] that follows from it; [`rule`] and [`apply`] are the same in two steps.
//!
//! The contract: every ruling cites an [`Article`] of its edition, found through the [`Provision`] it rests on. What the Laws
//! leave to the arbiter is asked as a [`Discretion`] and never answered here; the answer is an event. An event that cannot
//! have happened is refused and leaves the game as it was. Nothing is read but what is handed in, and the same events give the
//! same rulings.
//!
//! The Laws themselves are data: a [`Rulebook`] for each edition, the [`text`] of every article, the [`diff`](fn@diff) of two.
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

// In reading order: numbers, editions, rules, what the editions set, what an event sets, and reports.
mod named;

mod article;
mod date;
mod edition;
mod pace;
mod passage;
mod provision;
mod violations;

pub mod text;

mod bounds;
pub mod draws;
pub mod editions;
pub mod rulebook;

mod discretion;
mod interpretations;

pub mod regulations;

mod consulted;
mod engine;
pub mod event;
pub mod game;
mod rules;
pub mod ruling;
mod unmet;

mod claim_bundle;
mod claim_check;
mod definitions;
mod diff;
mod envelope;
mod incidents;
mod status;

mod suggest;

pub use article::{Article, ArticleFault, NotAnArticle, Part};
pub use claim_bundle::{BundledMove, ClaimBundle, EvidenceItem, EvidenceState, WrittenEvidence};
pub use claim_check::{ClaimCheck, CountedGround, IntendedMove, Unlike};
pub use consulted::{Came, Consulted};
pub use date::{Date, NotADate};
pub use definitions::{AskedAbout, defining_articles};
pub use diff::{EditionDiff, NumberChange, ValueChange, diff};
pub use discretion::{
    Choice, Decided, Deduction, Discretion, Given, Ground, ListedPenalty, Needs, NotADiscretion,
    PenaltyItem, PointsEntered, Raised, Sanction, Sanctions, Urgency, answers,
};
pub use draws::WithoutClaim;
pub use edition::{Edition, InForce, NotAnEdition};
pub use editions::rulings_outside::{OUTSIDE_RULINGS, OutsideRuling, Source};
pub use engine::{apply, rule};
pub use envelope::Envelope;
pub use incidents::{
    IncidentEntry, IncidentReport, LogEnd, Logged, LoggedBy, Person, PersonReport, ReportedGame,
};
pub use interpretations::{Interpretation, NotAnInterpretation, Used};
pub use pace::{Pace, Supervision};
pub use passage::Passage;
pub use provision::{Certainty, NotAProvision, Provision, Validity, counterparts};
pub use regulations::{CheckedRegulations, Regulations};
pub use rulebook::{Cited, Parameter, Rulebook, parameters};
pub use status::{OutOfScope, Status, has_scenario, status, status_of};
pub use unmet::Unmet;
pub use violations::{
    provisions_of_irregularity, provisions_of_violation, provisions_of_violation_in_chess960,
};

// The example of the page must stay true.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/ADDING-AN-EDITION.md")]
struct AddingAnEdition;
