//! The document for programs, and the schemas of what is stored and sent.

use axum::Json;
use axum::http::HeaderMap;
use axum::response::Response;
use serde_json::{Value, json};
use store::wire::v1::{json_schema, schemas};
use utoipa::OpenApi;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};

use crate::problem::Problem;
use crate::server::cached;
use crate::wire::{Entry, RulingTold};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "jadoube desk",
        description = "The Laws of Chess as a service: events in, rulings out. The forms are explained in docs/API.md."
    ),
    components(schemas(Problem))
)]
struct Api;

/// The document, without its paths.
pub(super) fn document() -> utoipa::openapi::OpenApi {
    let mut api = Api::openapi();
    let link = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
    if let Some(components) = api.components.as_mut() {
        components.add_security_scheme("link", link);
    }
    api
}

/// JSON Schemas of events and rulings, as they are stored and sent.
#[utoipa::path(get, path = "/v1/schema", tag = "developers", responses((status = 200, body = Value)))]
pub(super) async fn schema(asked: HeaderMap) -> Response {
    let stored: serde_json::Map<String, Value> =
        schemas().into_iter().map(|(name, schema)| (name.to_owned(), schema)).collect();
    let sent = json!({
        "entry": json_schema::<Entry>(),
        "ruling": json_schema::<RulingTold>(),
    });
    let Json(all) = Json(json!({ "stored": stored, "sent": sent }));
    cached(&asked, &all)
}
