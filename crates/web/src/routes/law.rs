//! The law browser, and what the program is.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::HeaderMap;
use axum::response::Response;
use board::Role;
use clock::language::{presets, prose, write_transcript};
use laws::rulebook::Regime;
use laws::text::{
    Entry, QUERY_MAX, TextLanguage, entries, entry, fold, is_query, search as find, terms,
};
use laws::{Article, Edition, Provision, parameters};
use messages::{Language, Messages};
use serde::Deserialize;
use tell::law::{chapter, edition_name, parameter_name, title, title_of, value};
use tell::words::phrase;
use utoipa::IntoParams;

use crate::problem::{Kind, Problem};
use crate::server::{Talk, cached};
use crate::wire::{
    ArticleShort, ArticleView, Contents, Differences, EditionView, Editions, Elsewhere, Found,
    Info, LanguageView, NotationLanguage, PresetView, ProvisionMoved, ProvisionView, Term,
    ValueDifference, ValueView,
};

/// What the program is and which editions, languages and presets it has.
#[utoipa::path(get, path = "/v1/info", tag = "law", responses((status = 200, body = Info)))]
pub(super) async fn info(Talk(messages): Talk, asked: HeaderMap) -> Response {
    let letters = |it: notation::letters::Language| {
        let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        roles.map(|role| it.letter(role))
    };
    let languages = notation::letters::Language::ALL.iter();
    let preset = |it: &presets::Preset| PresetView {
        preset: it.key,
        time_control: write_transcript(&it.control()),
        words: phrase(&messages, &prose(&it.control()).phrase()),
    };
    let info = Info {
        name: "jadoube",
        version: env!("CARGO_PKG_VERSION"),
        editions: all_editions(&messages),
        languages: Language::ALL
            .iter()
            .map(|it| LanguageView { tag: it.tag(), name: it.own_name() })
            .collect(),
        notation_languages: languages
            .map(|it| NotationLanguage {
                tag: it.tag(),
                name: it.own_name().to_owned(),
                letters: letters(*it).concat(),
                pieces: letters(*it),
            })
            .collect(),
        presets: presets::ALL.iter().map(preset).collect(),
    };
    cached(&asked, &info)
}

fn all_editions(messages: &Messages) -> Vec<EditionView> {
    let view = |edition: Edition| {
        let days = edition.in_force();
        EditionView {
            edition: edition.tag(),
            name: edition_name(messages, edition),
            from: days.map(|it| it.from.to_string()),
            to: days.and_then(|it| it.until).map(|it| it.to_string()),
        }
    };
    Edition::ALL.map(view).into()
}

/// The editions of the Laws.
#[utoipa::path(get, path = "/v1/law", tag = "law", responses((status = 200, body = Editions)))]
pub(super) async fn editions(Talk(messages): Talk) -> Json<Editions> {
    Json(Editions { editions: all_editions(&messages) })
}

pub(super) fn edition(messages: &Messages, text: &str) -> Result<Edition, Problem> {
    text.parse().map_err(|_| Problem::field(messages, "edition", text))
}

/// The edition that was asked for; else the newest.
pub(super) fn edition_or_newest(
    messages: &Messages,
    text: Option<&str>,
) -> Result<Edition, Problem> {
    text.map_or(Ok(Edition::NEWEST), |it| edition(messages, it))
}

/// The articles of an edition.
#[utoipa::path(get, path = "/v1/law/{edition}", tag = "law", params(("edition" = String, Path)),
    responses((status = 200, body = Contents), (status = 422, body = Problem)))]
pub(super) async fn contents(
    Talk(messages): Talk,
    asked: HeaderMap,
    Path(tag): Path<String>,
) -> Result<Response, Problem> {
    let edition = edition(&messages, &tag)?;
    let short = |it: &Entry| ArticleShort {
        article: it.article.to_string(),
        title: title(&messages, edition, it),
        chapter: chapter(&messages, it),
    };
    let printed = entries(edition, TextLanguage::English).iter().filter(|it| !it.article.is_term());
    let articles = printed.map(short).collect();
    Ok(cached(&asked, &Contents { edition: edition.tag(), articles }))
}

/// An article with its text, its values and where it stands in other editions.
#[utoipa::path(get, path = "/v1/law/{edition}/{article}", tag = "law",
    params(("edition" = String, Path), ("article" = String, Path)),
    responses((status = 200, body = ArticleView), (status = 404, body = Problem)))]
pub(super) async fn article(
    Talk(messages): Talk,
    asked: HeaderMap,
    Path((tag, number)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let edition = edition(&messages, &tag)?;
    let not_found = || Problem::new(&messages, Kind::NotFound);
    let article: Article = number.parse().map_err(|_| not_found())?;
    let found = entry(edition, article, TextLanguage::English).ok_or_else(not_found)?;
    let book = entries(edition, TextLanguage::English);
    let at = book.iter().position(|it| it.article == article).unwrap_or(0);
    let beside =
        |index: Option<usize>| index.and_then(|it| book.get(it)).map(|it| it.article.to_string());
    let provisions: Vec<Provision> = Provision::in_article(edition, article).collect();
    let view = ArticleView {
        edition: edition.tag(),
        article: article.to_string(),
        title: title(&messages, edition, found),
        chapter: chapter(&messages, found),
        source: found.source.tag(),
        body: found.body.to_owned(),
        values: values(&messages, edition, article),
        elsewhere: elsewhere(edition, &provisions),
        before: beside(at.checked_sub(1)),
        after: beside(Some(at + 1)),
        provisions: provisions.iter().map(|it| it.key()).collect(),
    };
    Ok(cached(&asked, &view))
}

fn values(messages: &Messages, edition: Edition, article: Article) -> Vec<ValueView> {
    let mut found: Vec<(ValueView, String)> = Vec::new();
    for regime in Regime::ALL {
        let set = parameters(edition.rulebook(), regime.pace(), regime.supervision());
        for it in set.into_iter().filter(|it| it.article == article) {
            let name = parameter_name(messages, it.key);
            let told = value(messages, &it.value);
            let key = format!("{}{told}", it.key);
            if !found.iter().any(|known| known.1 == key) {
                found.push((ValueView { name, value: told }, key));
            }
        }
    }
    found.into_iter().map(|it| it.0).collect()
}

fn elsewhere(own: Edition, provisions: &[Provision]) -> Vec<Elsewhere> {
    let of = |edition: Edition| {
        let standings = provisions.iter().map(|it| it.validity(edition));
        let mut articles: Vec<Article> =
            standings.filter(|it| it.is_in_force()).flat_map(|it| it.articles().to_vec()).collect();
        articles.sort_unstable();
        articles.dedup();
        Elsewhere {
            edition: edition.tag(),
            articles: articles.iter().map(ToString::to_string).collect(),
        }
    };
    match provisions.is_empty() {
        true => Vec::new(),
        false => Edition::ALL.into_iter().filter(|it| *it != own).map(of).collect(),
    }
}

#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct SearchQuery {
    /// The newest without it.
    edition: Option<String>,
    #[serde(default)]
    q: String,
}

/// The words that are searched for, without accents and capitals.
fn wanted(messages: &Messages, query: &SearchQuery) -> Result<String, Problem> {
    let text = query.q.trim();
    match is_query(text) {
        true => Ok(fold(text)),
        false => Err(Problem::too_long(messages, "q", QUERY_MAX)),
    }
}

/// The most that a search shows.
const FOUND_MAX: usize = 60;

/// Searches the Laws, titles in every language included.
#[utoipa::path(get, path = "/v1/law/search", tag = "law", params(SearchQuery),
    responses((status = 200, body = Vec<Found>)))]
pub(super) async fn search(
    Talk(messages): Talk,
    Query(query): Query<SearchQuery>,
) -> Result<Json<Vec<Found>>, Problem> {
    let edition = edition_or_newest(&messages, query.edition.as_deref())?;
    let wanted = wanted(&messages, &query)?;
    let mut hits: Vec<&'static Entry> = Vec::new();
    if !wanted.is_empty() {
        let by_title = entries(edition, TextLanguage::English)
            .iter()
            .filter(|it| fold(&title(&messages, edition, it)).contains(&wanted));
        let by_number = query.q.trim().parse::<Article>().ok();
        let by_number = by_number.and_then(|it| entry(edition, it, TextLanguage::English));
        let by_text = find(edition, &query.q, TextLanguage::English);
        for hit in by_number.into_iter().chain(by_title).chain(by_text) {
            if !hits.iter().any(|it| it.article == hit.article) {
                hits.push(hit);
            }
        }
    }
    let found = hits.into_iter().take(FOUND_MAX).map(|it| Found {
        article: it.article.to_string(),
        title: title(&messages, edition, it),
        excerpt: excerpt(it.body, &wanted),
    });
    Ok(Json(found.collect()))
}

/// The line in which the first of the wanted words stands.
fn excerpt(body: &str, wanted: &str) -> String {
    let first = wanted.split_whitespace().next().unwrap_or_default();
    let mut lines = body.lines().filter(|it| !it.trim().is_empty());
    let line = lines.clone().find(|it| fold(it).contains(first)).or_else(|| lines.next());
    line.unwrap_or_default().trim().chars().take(240).collect()
}

/// The glossary, with the names of each term in every language.
#[utoipa::path(get, path = "/v1/law/glossary", tag = "law", params(SearchQuery),
    responses((status = 200, body = Vec<Term>)))]
pub(super) async fn glossary(
    Talk(messages): Talk,
    Query(query): Query<SearchQuery>,
) -> Result<Json<Vec<Term>>, Problem> {
    let edition = edition_or_newest(&messages, query.edition.as_deref())?;
    let wanted = wanted(&messages, &query)?;
    let term = |it: &Entry| Term {
        article: it.article.to_string(),
        title: title(&messages, edition, it),
        body: it.body.to_owned(),
        names: Language::ALL
            .iter()
            .map(|language| (language.tag(), title(&Messages::new(*language), edition, it)))
            .collect::<BTreeMap<_, _>>(),
    };
    let holds = |it: &Term| it.names.values().any(|name| fold(name).contains(&wanted));
    Ok(Json(terms(edition, TextLanguage::English).map(term).filter(holds).collect()))
}

#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct DiffQuery {
    from: String,
    to: String,
}

/// What changed between two editions.
#[utoipa::path(get, path = "/v1/law/diff", tag = "law", params(DiffQuery),
    responses((status = 200, body = Differences), (status = 422, body = Problem)))]
pub(super) async fn diff(
    Talk(messages): Talk,
    asked: HeaderMap,
    Query(query): Query<DiffQuery>,
) -> Result<Response, Problem> {
    let (from, to) = (edition(&messages, &query.from)?, edition(&messages, &query.to)?);
    let found = laws::diff(from, to);
    let numbers = |of: &[Article]| of.iter().map(ToString::to_string).collect::<Vec<_>>();
    let provision = |edition: Edition, it: Provision| ProvisionView {
        provision: it.key(),
        title: title_of(&messages, edition, it),
        articles: numbers(it.validity(edition).articles()),
    };
    let differences = Differences {
        from: from.tag(),
        to: to.tag(),
        values: found
            .values
            .iter()
            .map(|it| ValueDifference {
                name: parameter_name(&messages, it.before.key),
                before: value(&messages, &it.before.value),
                after: value(&messages, &it.after.value),
                article_before: it.before.article.to_string(),
                article_after: it.after.article.to_string(),
            })
            .collect(),
        came: found.came.iter().map(|it| provision(to, *it)).collect(),
        went: found.went.iter().map(|it| provision(from, *it)).collect(),
        moved: found
            .moved
            .iter()
            .map(|it| ProvisionMoved {
                provision: it.provision.key(),
                title: title_of(&messages, to, it.provision),
                before: numbers(it.before),
                after: numbers(it.after),
            })
            .collect(),
    };
    Ok(cached(&asked, &differences))
}
