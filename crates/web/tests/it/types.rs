//! The types of the page, made from the description of the API.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use crate::support::Server;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/types.ts");
/// Set to anything, it has the file written.
const WRITE: &str = "JADOUBE_WRITE_TYPES";

const HEAD: &str = "// What the server tells. Made from its description of the API (/openapi.json), not written by hand:
// JADOUBE_WRITE_TYPES=1 cargo test --package jadoube-web --test it types
import type { Square } from \"./chess\";
";

#[tokio::test]
async fn the_types_of_the_page_are_those_of_the_description() {
    let server = Server::start().await;
    let document = server.get("/openapi.json", "").await.is(200).json();
    let schemas = document["components"]["schemas"].as_object().expect("schemas");
    let told = told(&document);
    let types = schemas.iter().filter(|(name, _)| told.contains(*name));
    let types = types.map(|(name, schema)| declared(name, schema));
    let text = format!("{HEAD}{}", types.collect::<String>());
    if std::env::var_os(WRITE).is_some() {
        std::fs::write(FILE, &text).expect("web/src/lib/types.ts can be written");
    }
    let found = std::fs::read_to_string(FILE).expect("web/src/lib/types.ts");
    let differs = text.lines().zip(found.lines()).find(|(one, other)| one != other);
    assert!(
        text == found,
        "web/src/lib/types.ts is not what the API says now: {differs:?}\n\
         JADOUBE_WRITE_TYPES=1 cargo test --package jadoube-web --test it types"
    );
}

/// What the server tells, with all parts. What it is told the page writes as it goes.
fn told(document: &Value) -> BTreeSet<String> {
    let paths = document["paths"].as_object().into_iter().flatten();
    let methods = paths.filter_map(|(_, it)| it.as_object()).flatten();
    let mut waiting: Vec<Value> = methods.map(|(_, it)| it["responses"].clone()).collect();
    waiting.push(json!({ "$ref": "#/components/schemas/SocketMessage" }));
    let mut found = BTreeSet::new();
    while let Some(schema) = waiting.pop() {
        for part in schema.to_string().split("\"#/components/schemas/").skip(1) {
            let name = part.split('"').next().unwrap_or_default();
            if found.insert(name.to_owned()) {
                waiting.push(document["components"]["schemas"][name].clone());
            }
        }
    }
    found
}

fn declared(name: &str, schema: &Value) -> String {
    let told =
        schema["description"].as_str().map(|it| format!("/** {} */\n", it.replace('\n', " ")));
    let told = told.unwrap_or_default();
    match schema["properties"].as_object() {
        Some(_) => format!("\n{told}export interface {name} {}\n", object(schema, "")),
        None => format!("\n{told}export type {name} = {};\n", written(schema, "")),
    }
}

/// The fields of an object, on one line if they are few and need no comment.
fn object(schema: &Value, indent: &str) -> String {
    let inner = format!("{indent}  ");
    let required = schema["required"].as_array().cloned().unwrap_or_default();
    let fields = schema["properties"].as_object().into_iter().flatten();
    let fields: Vec<(String, Option<&str>)> = fields
        .map(|(name, it)| {
            let mark = if required.iter().any(|it| it == name) { "" } else { "?" };
            (format!("{name}{mark}: {}", written(it, &inner)), it["description"].as_str())
        })
        .collect();
    let short = joined(fields.iter().map(|it| it.0.clone()), "; ");
    if short.len() < 120 && !short.contains('\n') && fields.iter().all(|it| it.1.is_none()) {
        return format!("{{ {short} }}");
    }
    let lines = fields.iter().map(|(field, told)| {
        let told = told.map(|it| format!(" // {}", it.replace('\n', " "))).unwrap_or_default();
        format!("{inner}{field};{told}\n")
    });
    format!("{{\n{}{indent}}}", lines.collect::<String>())
}

/// A schema as a type.
fn written(schema: &Value, indent: &str) -> String {
    if let Some(reference) = schema["$ref"].as_str() {
        return reference.rsplit('/').next().unwrap_or_default().to_owned();
    }
    if let Some(values) = schema["enum"].as_array() {
        return joined(values.iter().map(ToString::to_string), " | ");
    }
    for (key, joint) in [("oneOf", " | "), ("allOf", " & ")] {
        if let Some(parts) = schema[key].as_array() {
            return joined(parts.iter().map(|it| written(it, indent)), joint);
        }
    }
    match &schema["type"] {
        Value::String(one) => of_type(one, schema, indent),
        Value::Array(several) => {
            let names = several.iter().filter_map(Value::as_str);
            joined(names.map(|it| of_type(it, schema, indent)), " | ")
        }
        _ => "unknown".to_owned(),
    }
}

fn joined(parts: impl Iterator<Item = String>, joint: &str) -> String {
    parts.collect::<Vec<_>>().join(joint)
}

fn of_type(name: &str, schema: &Value, indent: &str) -> String {
    let named = |it: &str| it.to_owned();
    match name {
        "string" if schema["pattern"] == "^[a-h][1-8]$" => named("Square"),
        "integer" => named("number"),
        "array" => match written(&schema["items"], indent) {
            item if item.contains(' ') => format!("({item})[]"),
            item => format!("{item}[]"),
        },
        "object" => match (schema["properties"].as_object(), schema.get("additionalProperties")) {
            (Some(_), _) => object(schema, indent),
            (None, Some(values)) => format!("Record<string, {}>", written(values, indent)),
            (None, None) => named("Record<string, unknown>"),
        },
        other => named(other),
    }
}

#[test]
fn a_schema_is_written_as_a_type() {
    let of = |text: &str| written(&serde_json::from_str(text).expect("JSON"), "");
    assert_eq!(of(r#"{"type": ["integer", "null"]}"#), "number | null");
    assert_eq!(of(r#"{"type": "string", "enum": ["white", "black"]}"#), r#""white" | "black""#);
    assert_eq!(
        of(r##"{"type": "array", "items": {"$ref": "#/components/schemas/Move"}}"##),
        "Move[]"
    );
    assert_eq!(
        of(r#"{"type": "array", "items": {"type": ["string", "null"]}}"#),
        "(string | null)[]"
    );
    assert_eq!(
        of(r#"{"type": "object", "additionalProperties": {"type": "string"}}"#),
        "Record<string, string>"
    );
    let object = of(
        r#"{"type": "object", "required": ["a"], "properties": {"a": {"type": "string"}, "b": {"type": "boolean"}}}"#,
    );
    assert_eq!(object, "{ a: string; b?: boolean }");
    let none = Value::Object(Map::new());
    assert_eq!(written(&none, ""), "unknown");
}
