//! The law browser, and what the program is.

use std::collections::BTreeMap;

use serde::Serialize;
use utoipa::ToSchema;

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Info {
    pub(crate) name: &'static str,
    pub(crate) version: &'static str,
    pub(crate) editions: Vec<EditionView>,
    pub(crate) languages: Vec<LanguageView>,
    pub(crate) notation_languages: Vec<NotationLanguage>,
    pub(crate) presets: Vec<PresetView>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct EditionView {
    pub(crate) edition: &'static str,
    pub(crate) name: String,
    pub(crate) from: Option<String>,
    pub(crate) to: Option<String>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct LanguageView {
    pub(crate) tag: &'static str,
    pub(crate) name: &'static str,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct NotationLanguage {
    pub(crate) tag: &'static str,
    pub(crate) name: String,
    /// King, queen, rook, bishop, knight.
    pub(crate) letters: String,
    /// The same one by one: some have two signs.
    pub(crate) pieces: [&'static str; 5],
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PresetView {
    pub(crate) preset: &'static str,
    pub(crate) time_control: Option<String>,
    pub(crate) words: String,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct OptionView {
    /// Its name in the regulations of an event.
    pub(crate) option: &'static str,
    /// What it is about.
    pub(crate) words: String,
    /// The words that can be given.
    pub(crate) values: Vec<OptionValueView>,
    /// What can be given besides.
    pub(crate) free: FreeValue,
    /// Several can be given, separated by semicolons.
    pub(crate) list: bool,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct OptionValueView {
    pub(crate) value: &'static str,
    pub(crate) words: String,
    /// It holds where the option is not set.
    pub(crate) usual: bool,
}

#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum FreeValue {
    Nothing,
    Time,
    Number,
    /// `after(30)`
    AfterMoves,
    Text,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Options {
    pub(crate) options: Vec<OptionView>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Editions {
    pub(crate) editions: Vec<EditionView>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Contents {
    pub(crate) edition: &'static str,
    pub(crate) articles: Vec<ArticleShort>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ArticleShort {
    pub(crate) article: String,
    pub(crate) title: String,
    pub(crate) chapter: String,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ArticleView {
    pub(crate) edition: &'static str,
    pub(crate) article: String,
    pub(crate) title: String,
    pub(crate) chapter: String,
    /// The edition whose text this is.
    pub(crate) source: &'static str,
    /// Markdown.
    pub(crate) body: String,
    pub(crate) values: Vec<ValueView>,
    /// The same rule in other editions.
    pub(crate) elsewhere: Vec<Elsewhere>,
    pub(crate) before: Option<String>,
    pub(crate) after: Option<String>,
    pub(crate) provisions: Vec<&'static str>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ValueView {
    pub(crate) name: String,
    pub(crate) value: String,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Elsewhere {
    pub(crate) edition: &'static str,
    pub(crate) articles: Vec<String>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Found {
    pub(crate) article: String,
    pub(crate) title: String,
    pub(crate) excerpt: String,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Term {
    pub(crate) article: String,
    pub(crate) title: String,
    /// Markdown.
    pub(crate) body: String,
    /// The term in every language.
    pub(crate) names: BTreeMap<&'static str, String>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Differences {
    pub(crate) from: &'static str,
    pub(crate) to: &'static str,
    pub(crate) values: Vec<ValueDifference>,
    pub(crate) came: Vec<ProvisionView>,
    pub(crate) went: Vec<ProvisionView>,
    pub(crate) moved: Vec<ProvisionMoved>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ValueDifference {
    pub(crate) name: String,
    pub(crate) before: String,
    pub(crate) after: String,
    pub(crate) article_before: String,
    pub(crate) article_after: String,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ProvisionView {
    pub(crate) provision: &'static str,
    pub(crate) title: String,
    pub(crate) articles: Vec<String>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ProvisionMoved {
    pub(crate) provision: &'static str,
    pub(crate) title: String,
    pub(crate) before: Vec<String>,
    pub(crate) after: Vec<String>,
}
