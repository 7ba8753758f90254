//! A value of a rulebook as it is printed and compared. It is for showing; rules use the typed fields.

use std::fmt;

use super::units::{Bound, Limit, MovesEach, Occurrences, Seconds};
use crate::edition::Edition;

/// A printable value.
///
/// ```
/// use jadoube_laws::rulebook::{Limit, Value};
///
/// assert_eq!(Value::Bound(600, Limit::Included).to_string(), "600 s included");
/// assert_eq!(Value::Halves([2, 1, 0]).to_string(), "1 ½ 0");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// There is no such thing in this edition, or not in this regime.
    None,
    /// The name of a choice.
    Policy(&'static str),
    /// Several names, in the order of the edition.
    List(Vec<&'static str>),
    /// A number of things.
    Count(u32),
    /// A span of time.
    Seconds(u32),
    /// A range of times.
    SecondsRange(u32, u32),
    /// A limit of time, and whether it is included.
    Bound(u32, Limit),
    /// A number and the choice that goes with it: seventy-five moves *made*.
    Counted(u32, &'static str),
    /// Points, in halves: win, draw, loss.
    Halves([u8; 3]),
    /// An edition.
    Edition(Edition),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::None => f.write_str("none"),
            Value::Policy(name) => f.write_str(name),
            Value::List(names) => f.write_str(&names.join(", ")),
            Value::Count(count) => write!(f, "{count}"),
            Value::Seconds(seconds) => write!(f, "{seconds} s"),
            Value::SecondsRange(least, most) => write!(f, "{least}-{most} s"),
            Value::Bound(seconds, Limit::Included) => write!(f, "{seconds} s included"),
            Value::Bound(seconds, Limit::Excluded) => write!(f, "{seconds} s excluded"),
            Value::Counted(count, name) => write!(f, "{count} {name}"),
            Value::Halves(halves) => {
                let [win, draw, loss] = halves.map(points);
                write!(f, "{win} {draw} {loss}")
            }
            Value::Edition(edition) => write!(f, "{edition}"),
        }
    }
}

fn points(halves: u8) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}

/// What can be printed as a value.
pub(super) trait ToValue {
    fn to_value(&self) -> Value;
}

impl<T: ToValue> ToValue for Option<T> {
    fn to_value(&self) -> Value {
        self.as_ref().map_or(Value::None, ToValue::to_value)
    }
}

impl ToValue for Seconds {
    fn to_value(&self) -> Value {
        Value::Seconds(self.0)
    }
}

impl ToValue for (Seconds, Seconds) {
    fn to_value(&self) -> Value {
        Value::SecondsRange(self.0.0, self.1.0)
    }
}

impl ToValue for MovesEach {
    fn to_value(&self) -> Value {
        Value::Count(self.0.into())
    }
}

impl ToValue for Occurrences {
    fn to_value(&self) -> Value {
        Value::Count(self.0.into())
    }
}

impl ToValue for Bound {
    fn to_value(&self) -> Value {
        Value::Bound(self.seconds.0, self.limit)
    }
}

impl ToValue for Edition {
    fn to_value(&self) -> Value {
        Value::Edition(*self)
    }
}
