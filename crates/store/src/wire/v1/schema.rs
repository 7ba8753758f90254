//! Forms as JSON Schema.

use serde_json::{Map, Value, json};
use utoipa::ToSchema;
use utoipa::openapi::{RefOr, Schema};

/// The JSON Schema of a form; what it refers to is in its `$defs`.
#[must_use]
pub fn json_schema<T: ToSchema>() -> Value {
    let mut parts = Vec::new();
    T::schemas(&mut parts);
    let of = |it: &RefOr<Schema>| inside(serde_json::to_value(it).unwrap_or_default());
    let parts: Map<String, Value> = parts.iter().map(|(name, it)| (name.clone(), of(it))).collect();
    let mut schema = of(&T::schema());
    schema["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    schema["$defs"] = parts.into();
    schema
}

/// With references to parts of this document, not to those of a description of the API.
fn inside(schema: Value) -> Value {
    match schema {
        Value::String(text) => Value::String(text.replace("#/components/schemas/", "#/$defs/")),
        Value::Array(items) => items.into_iter().map(inside).collect(),
        Value::Object(fields) => {
            fields.into_iter().map(|(name, it)| (name, inside(it))).collect::<Map<_, _>>().into()
        }
        other => other,
    }
}
