//! The document for programs, and the schemas of what is stored and sent.

use std::collections::BTreeSet;

use axum::Json;
use axum::http::HeaderMap;
use axum::response::Response;
use serde_json::{Value, json};
use store::wire::v1::{json_schema, schemas};
use utoipa::OpenApi;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};

use crate::problem::Problem;
use crate::server::cached;
use crate::wire::{Entry, RulingTold, SocketMessage};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "jadoube desk",
        description = "The Laws of Chess as a service: events in, rulings out. The forms are explained in docs/API.md."
    ),
    components(schemas(Problem, SocketMessage))
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

/// The document as text. What is answered has every field that may be `null`.
pub(super) fn written(document: &utoipa::openapi::OpenApi) -> String {
    let mut document = serde_json::to_value(document).unwrap_or_default();
    let asked = in_requests(&document);
    let schemas = document.pointer_mut("/components/schemas").and_then(Value::as_object_mut);
    for (name, schema) in schemas.into_iter().flatten() {
        if !asked.contains(name) {
            require_nullable(schema);
        }
    }
    document.to_string()
}

/// The schemas of what is sent to the server, with all parts.
fn in_requests(document: &Value) -> BTreeSet<String> {
    let paths = document["paths"].as_object().into_iter().flat_map(|it| it.values());
    let methods = paths.filter_map(Value::as_object).flat_map(|it| it.values());
    let mut waiting: Vec<&Value> = methods.filter_map(|it| it.get("requestBody")).collect();
    let mut found = BTreeSet::new();
    while let Some(value) = waiting.pop() {
        match value {
            Value::Array(items) => waiting.extend(items),
            Value::Object(fields) => waiting.extend(fields.values()),
            Value::String(text) => {
                let name = text.strip_prefix("#/components/schemas/").unwrap_or_default();
                let schema = document["components"]["schemas"].get(name);
                if let Some(schema) = schema.filter(|_| found.insert(name.to_owned())) {
                    waiting.push(schema);
                }
            }
            _ => {}
        }
    }
    found
}

/// Fields that may be `null` are there.
fn require_nullable(schema: &mut Value) {
    match schema {
        Value::Array(items) => items.iter_mut().for_each(require_nullable),
        Value::Object(fields) => {
            fields.values_mut().for_each(require_nullable);
            let nullable = |it: &Value| it["type"].to_string().contains("\"null\"");
            let may_be_null = |it: &Value| {
                nullable(it) || it["oneOf"].as_array().is_some_and(|it| it.iter().any(nullable))
            };
            let properties = fields.get("properties").and_then(Value::as_object);
            let names: Vec<Value> = properties
                .into_iter()
                .flatten()
                .filter(|(_, it)| may_be_null(it))
                .map(|(name, _)| name.as_str().into())
                .collect();
            if !names.is_empty()
                && let Value::Array(required) =
                    fields.entry("required").or_insert_with(|| json!([]))
            {
                let new = names.into_iter().filter(|it| !required.contains(it));
                required.extend(new.collect::<Vec<_>>());
            }
        }
        _ => {}
    }
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
