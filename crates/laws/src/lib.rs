#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod article;
mod date;
mod discretion;
mod edition;
mod editions;
mod interpretations;
mod pace;
mod provision;
pub mod rulebook;
mod suggest;
pub mod text;
mod violations;

pub use article::{Article, ArticleFault, NotAnArticle, Part};
pub use date::{Date, NotADate};
pub use discretion::{Discretion, Ground, NotADiscretion, Urgency};
pub use edition::{Edition, InForce, NotAnEdition};
pub use interpretations::{Interpretation, NotAnInterpretation};
pub use pace::{Pace, Supervision};
pub use provision::{Certainty, NotAProvision, Provision, Standing};
pub use rulebook::{Cited, Parameter, Rulebook, parameters};
pub use violations::{
    provisions_of_irregularity, provisions_of_violation, provisions_of_violation_in_chess960,
};
