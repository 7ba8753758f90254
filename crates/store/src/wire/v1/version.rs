//! The number 1 as a type: a body of another version is not read as one of this.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The version of a form: `1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct V1;

const NUMBER: u64 = 1;

impl Serialize for V1 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(NUMBER)
    }
}

impl<'de> Deserialize<'de> for V1 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<V1, D::Error> {
        match u64::deserialize(deserializer)? {
            NUMBER => Ok(V1),
            other => Err(D::Error::invalid_value(Unexpected::Unsigned(other), &"version 1")),
        }
    }
}

impl JsonSchema for V1 {
    fn schema_name() -> Cow<'static, str> {
        "V1".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "const": NUMBER })
    }
}
