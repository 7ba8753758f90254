//! The paths of the API: each translates between JSON and the desk.

mod back;
mod checks;
mod claims;
mod desk;
mod drafts;
mod events;
mod games;
mod halls;
mod law;
mod ledger;
mod links;
mod lists;
mod openapi;
mod options;
mod pairing;
mod papers;
mod places;
mod players;
mod presence;
mod printing;
mod public;
mod ratings;
mod records;
mod reports;
mod results;
mod resume;
mod rounds;
mod rulings;
mod sockets;

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::http::HeaderMap;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use axum::{Extension, Router};
use tower_http::compression::CompressionLayer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::public::Outgoing;
use crate::server::{
    BODY_MAX, IMPORT_MAX, Packed, Shared, as_problems, docs, in_lane, limited, meant_for_us,
    open_to_pages, page, script, secured,
};

/// Everything that can be asked.
pub(crate) fn router(shared: Shared) -> Router {
    let (paths, api) = api(&shared).split_for_parts();
    let document = Packed::of(openapi::written(&api));
    let document = Arc::new(document);
    let document =
        move |asked: HeaderMap| async move { document.answer(&asked, "application/json") };
    paths
        .route("/openapi.json", get(document))
        .route("/docs", get(docs))
        .route("/docs/{file}", get(script))
        .fallback(page)
        .layer(from_fn(as_problems))
        .layer(from_fn_with_state(shared.clone(), meant_for_us))
        .layer(from_fn_with_state(shared.clone(), open_to_pages))
        .layer(from_fn_with_state(shared.clone(), limited))
        .layer(from_fn(secured))
        .with_state(shared)
}

fn api(shared: &Shared) -> OpenApiRouter<Shared> {
    let worked = || from_fn_with_state(shared.clone(), in_lane);
    let packed = CompressionLayer::new;
    let imports = OpenApiRouter::new()
        .routes(routes!(records::import))
        .routes(routes!(lists::import))
        .routes(routes!(lists::preview))
        .layer(packed())
        .layer(worked())
        .layer(DefaultBodyLimit::max(IMPORT_MAX));
    // Files that are read as they come, on a thread of their own.
    let files = OpenApiRouter::new()
        .routes(routes!(ratings::choose))
        .layer(packed())
        .layer(DefaultBodyLimit::disable());
    // No work but a line that stays open; what is told on it is made in a lane too.
    let sockets = OpenApiRouter::new()
        .routes(routes!(sockets::hall_live))
        .routes(routes!(sockets::game_live));
    let others = OpenApiRouter::new()
        .routes(routes!(law::info))
        .routes(routes!(options::options))
        .routes(routes!(links::me))
        .routes(routes!(desk::links))
        .routes(routes!(desk::faults))
        .routes(routes!(events::list, events::create))
        .routes(routes!(events::view, events::change))
        .routes(routes!(players::add))
        .routes(routes!(players::change))
        .routes(routes!(players::withdraw, players::take_back))
        .routes(routes!(rounds::add))
        .routes(routes!(drafts::change, drafts::drop))
        .routes(routes!(drafts::publish))
        .routes(routes!(pairing::check))
        .routes(routes!(pairing::explain))
        .routes(routes!(back::back))
        .routes(routes!(presence::mark))
        .routes(routes!(back::withdraw_event, back::restore_event))
        .routes(routes!(back::withdraw_player, back::restore_player))
        .routes(routes!(rounds::start))
        .routes(routes!(places::place))
        .routes(routes!(resume::resume))
        .routes(routes!(results::standings))
        .routes(routes!(lists::take_back))
        .routes(routes!(reports::export))
        .routes(routes!(ratings::find))
        .routes(routes!(ratings::differences, ratings::take_over))
        .routes(routes!(results::enter, results::withdraw))
        .routes(routes!(halls::hall))
        .routes(routes!(ledger::ledger))
        .routes(routes!(papers::day))
        .routes(routes!(papers::arbiter))
        .routes(routes!(papers::items, papers::write))
        .routes(routes!(links::list, links::make))
        .routes(routes!(links::revoke))
        .routes(routes!(games::view, games::set_up))
        .routes(routes!(games::record))
        .routes(routes!(games::preview))
        .routes(routes!(games::correct))
        .routes(routes!(games::replace))
        .routes(routes!(games::attend))
        .routes(routes!(records::export))
        .routes(routes!(public::for_arbiters))
        .routes(routes!(public::event))
        .routes(routes!(public::games))
        .routes(routes!(public::code))
        .routes(routes!(public::round))
        .routes(routes!(public::board))
        .routes(routes!(printing::sheet))
        .routes(routes!(printing::envelope))
        .routes(routes!(rulings::rulings))
        .routes(routes!(checks::mate))
        .routes(routes!(checks::legal))
        .routes(routes!(checks::time))
        .routes(routes!(claims::claim))
        .routes(routes!(law::editions))
        .routes(routes!(law::search))
        .routes(routes!(law::glossary))
        .routes(routes!(law::diff))
        .routes(routes!(law::contents))
        .routes(routes!(law::article))
        .routes(routes!(openapi::schema))
        .layer(Extension(Arc::new(Outgoing::default())))
        .layer(packed())
        .layer(worked())
        .layer(DefaultBodyLimit::max(BODY_MAX));
    OpenApiRouter::with_openapi(openapi::document())
        .merge(imports)
        .merge(files)
        .merge(sockets)
        .merge(others)
}
