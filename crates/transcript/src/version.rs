//! The number 1 as a type: a body of another version is not read as one of this.

/// The version of a form: `1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct V1;

#[cfg(feature = "serde")]
mod written {
    use serde::de::{Error, Unexpected};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::V1;

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

    #[cfg(feature = "schema")]
    impl utoipa::PartialSchema for V1 {
        fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
            utoipa::openapi::schema::ObjectBuilder::new()
                .schema_type(utoipa::openapi::schema::Type::Integer)
                .enum_values(Some([NUMBER]))
                .into()
        }
    }

    #[cfg(feature = "schema")]
    impl utoipa::ToSchema for V1 {}
}
