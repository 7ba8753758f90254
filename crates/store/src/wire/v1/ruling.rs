//! A ruling beside its event: what can be read without the program, and compared with a later one.

use board::Setup;
use laws::ruling::{Audience, Ruling};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use transcript::{Expectation, expectation_line, positions};

use super::version::V1;

/// A ruling as it is stored. The sentence for a reader is made from the event played again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct RulingRecord {
    /// The version of this form.
    pub v: V1,
    /// What it says, in the language of transcripts: `must white move e2`.
    pub ruling: String,
    /// The articles it cites in its edition, the leading one first.
    pub articles: Vec<String>,
    /// The provisions it cites, by their keys.
    pub provisions: Vec<String>,
    /// The edition under which it was given.
    pub edition: String,
    /// The adopted readings it rests on. Of old, only the first was kept.
    #[serde(default, alias = "reading", deserialize_with = "one_or_more")]
    pub readings: Vec<String>,
    /// Are the cited numbers and values printed in the edition?
    pub certain: bool,
    /// Who may read it.
    pub audience: AudienceWord,
    /// Does every ordinary move bring one?
    pub quiet: bool,
}

/// Who may read a ruling.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum AudienceWord {
    /// Everybody.
    All,
    /// The arbiter only.
    Arbiter,
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
            articles: ruling.articles().iter().map(ToString::to_string).collect(),
            provisions: ruling.cites().provisions().map(|it| it.key().to_owned()).collect(),
            edition: ruling.edition().tag().to_owned(),
            readings: ruling.readings().map(|it| it.to_string()).collect(),
            certain: ruling.certainty().mark().is_empty(),
            audience: match ruling.audience() {
                Audience::All => AudienceWord::All,
                Audience::Arbiter => AudienceWord::Arbiter,
            },
            quiet: ruling.is_quiet(),
        }
    }

    /// All rulings of an event, from the position before it.
    #[must_use]
    pub fn all(rulings: &[Ruling], before: &Setup) -> Vec<RulingRecord> {
        let positions = positions(before, rulings);
        rulings.iter().zip(&positions).map(|(it, at)| RulingRecord::of(it, at)).collect()
    }
}

/// A list, or the one text or nothing that stood there of old.
fn one_or_more<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Readings {
        All(Vec<String>),
        First(Option<String>),
    }
    Ok(match Readings::deserialize(from)? {
        Readings::All(all) => all,
        Readings::First(first) => Vec::from_iter(first),
    })
}
