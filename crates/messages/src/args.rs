//! The values a message needs. The library that formats messages does not show through here.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentValue};

/// Named values for the variables of one message.
#[derive(Clone, Debug, Default)]
pub struct Args<'a> {
    values: Vec<(&'a str, Value<'a>)>,
}

impl<'a> Args<'a> {
    pub fn new() -> Args<'a> {
        Args::default()
    }

    /// Gives the variable `$name` a value. The last value given to a name counts.
    #[must_use]
    pub fn set(mut self, name: &'a str, value: impl Into<Value<'a>>) -> Args<'a> {
        self.values.push((name, value.into()));
        self
    }

    pub(crate) fn to_fluent(&self) -> FluentArgs<'_> {
        self.values.iter().map(|(name, value)| (*name, value.to_fluent())).collect()
    }
}

/// One value. A number chooses plural forms; a text is put in as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    Text(Cow<'a, str>),
    Number(i64),
}

impl Value<'_> {
    fn to_fluent(&self) -> FluentValue<'_> {
        match self {
            Value::Text(text) => FluentValue::from(text.as_ref()),
            // Fluent keeps numbers as floating point. A whole number that it would round (a count
            // of nodes, say) goes in as text: its digits matter more than its plural form.
            Value::Number(number) if number.unsigned_abs() > (1 << f64::MANTISSA_DIGITS) => {
                FluentValue::from(number.to_string())
            }
            Value::Number(number) => FluentValue::from(*number),
        }
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Value<'a> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Cow::Owned(text))
    }
}

impl From<char> for Value<'_> {
    fn from(character: char) -> Self {
        Value::from(character.to_string())
    }
}

macro_rules! number {
    ($($integer:ty)*) => {$(
        impl From<$integer> for Value<'_> {
            fn from(number: $integer) -> Self {
                match i64::try_from(number) {
                    Ok(number) => Value::Number(number),
                    Err(_) => Value::from(number.to_string()),
                }
            }
        }
    )*};
}

number!(i8 i16 i32 i64 isize u8 u16 u32 u64 usize);
