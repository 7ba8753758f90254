//! What went wrong, as RFC 9457 has it: what, why, and what to do.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use clock::Phrase;
use laws::event::Score;
use laws::game::Excluded;
use laws::regulations::OptionFault;
use laws::{Edition, Provision};
use messages::{Args, Messages};
use serde::Serialize;
use store::Told;
use store::tournament::{BadSetting, Refused};
use tell::regulations::wanted;
use tell::words::{color_key, phrase};
use utoipa::ToSchema;

use crate::play::{CannotRecord, NoShare};

/// What went wrong. Its texts do not grow; so it stays small enough for a result.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Problem {
    /// A name that stays the same: `/problems/conflict`.
    #[serde(rename = "type")]
    #[schema(value_type = String)]
    pub(crate) kind: Box<str>,
    #[schema(value_type = String)]
    pub(crate) title: Box<str>,
    pub(crate) status: u16,
    #[schema(value_type = String)]
    pub(crate) detail: Box<str>,
    /// What to do.
    #[schema(value_type = String)]
    pub(crate) todo: Box<str>,
    /// Of a conflict: where the log ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) seq: Option<u64>,
    /// Of a line: where it cannot be read, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) column: Option<usize>,
    /// Of too much at once: in so many seconds there is room again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) wait_s: Option<u16>,
    /// Which field is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub(crate) field: Option<Box<str>>,
}

/// How RFC 9457 calls the form.
pub(crate) const PROBLEM: &str = "application/problem+json";

/// The kinds of problems.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    NoLink,
    LinkRevoked,
    LinkExpired,
    WrongHost,
    OtherOrigin,
    TooSlow,
    NotYourRole,
    NotFound,
    MethodNotAllowed,
    Conflict,
    Answered,
    Unread,
    TooLarge,
    BadRequest,
    UnreadableLine,
    Impossible,
    NotValid,
    ResultExcluded,
    /// Both players have signed another result.
    ResultSigned,
    /// The rules give no pairing.
    NoPairing,
    TooManyRequests,
    ShareUsed,
    Busy,
    Store,
}

impl Kind {
    /// The name, and the status of its answer.
    const fn known(self) -> (&'static str, StatusCode) {
        match self {
            Kind::NoLink => ("no-link", StatusCode::UNAUTHORIZED),
            Kind::LinkRevoked => ("link-revoked", StatusCode::UNAUTHORIZED),
            Kind::LinkExpired => ("link-expired", StatusCode::UNAUTHORIZED),
            Kind::WrongHost => ("wrong-host", StatusCode::MISDIRECTED_REQUEST),
            Kind::OtherOrigin => ("other-origin", StatusCode::FORBIDDEN),
            Kind::TooSlow => ("too-slow", StatusCode::REQUEST_TIMEOUT),
            Kind::NotYourRole => ("not-your-role", StatusCode::FORBIDDEN),
            Kind::NotFound => ("not-found", StatusCode::NOT_FOUND),
            Kind::MethodNotAllowed => ("method-not-allowed", StatusCode::METHOD_NOT_ALLOWED),
            Kind::Conflict => ("conflict", StatusCode::CONFLICT),
            Kind::Answered => ("answered", StatusCode::CONFLICT),
            Kind::Unread => ("unread", StatusCode::UNPROCESSABLE_ENTITY),
            Kind::TooLarge => ("too-large", StatusCode::PAYLOAD_TOO_LARGE),
            Kind::BadRequest => ("bad-request", StatusCode::BAD_REQUEST),
            Kind::UnreadableLine => ("unreadable-line", StatusCode::UNPROCESSABLE_ENTITY),
            Kind::Impossible => ("impossible", StatusCode::UNPROCESSABLE_ENTITY),
            Kind::NotValid => ("not-valid", StatusCode::UNPROCESSABLE_ENTITY),
            Kind::ResultExcluded => ("result-excluded", StatusCode::UNPROCESSABLE_ENTITY),
            Kind::ResultSigned => ("result-signed", StatusCode::UNPROCESSABLE_ENTITY),
            Kind::NoPairing => ("no-pairing", StatusCode::UNPROCESSABLE_ENTITY),
            Kind::TooManyRequests => ("too-many-requests", StatusCode::TOO_MANY_REQUESTS),
            Kind::ShareUsed => ("share-used", StatusCode::TOO_MANY_REQUESTS),
            Kind::Busy => ("busy", StatusCode::SERVICE_UNAVAILABLE),
            Kind::Store => ("store", StatusCode::SERVICE_UNAVAILABLE),
        }
    }
}

impl Problem {
    /// A problem whose detail needs no values.
    pub(crate) fn new(messages: &Messages, kind: Kind) -> Problem {
        Problem::said(messages, kind, &format!("server-problem-{}-detail", kind.known().0))
    }

    /// A problem whose detail is this message.
    pub(crate) fn said(messages: &Messages, kind: Kind, id: &str) -> Problem {
        Problem::because(messages, kind, messages.text(id))
    }

    /// A problem whose detail is this message with its values.
    pub(crate) fn with(messages: &Messages, kind: Kind, id: &str, args: &Args) -> Problem {
        Problem::because(messages, kind, messages.with(id, args))
    }

    /// A problem whose detail is this phrase.
    pub(crate) fn told(messages: &Messages, kind: Kind, why: &Phrase) -> Problem {
        Problem::because(messages, kind, phrase(messages, why))
    }

    /// It is this field that is wrong.
    pub(crate) fn about(self, field: &str) -> Problem {
        Problem { field: Some(field.into()), ..self }
    }

    /// A problem with its detail.
    pub(crate) fn because(messages: &Messages, kind: Kind, detail: String) -> Problem {
        let (name, status) = kind.known();
        Problem {
            kind: format!("/problems/{name}").into(),
            title: messages.text(&format!("server-problem-{name}")).into(),
            status: status.as_u16(),
            detail: detail.into(),
            todo: messages.text(&format!("server-problem-{name}-todo")).into(),
            seq: None,
            column: None,
            wait_s: None,
            field: None,
        }
    }

    /// The log has gone on.
    pub(crate) fn conflict(messages: &Messages, seen: u64, actual: u64) -> Problem {
        let args = Args::new().set("seen", seen).set("actual", actual);
        let problem = Problem::with(messages, Kind::Conflict, "server-conflict", &args);
        Problem { seq: Some(actual), ..problem }
    }

    /// A field has a value that it cannot have.
    pub(crate) fn field(messages: &Messages, field: &str, text: &str) -> Problem {
        let args = Args::new().set("field", field).set("text", shown(text));
        Problem::with(messages, Kind::NotValid, "server-not-valid", &args).about(field)
    }

    /// A field has more letters than it may.
    pub(crate) fn too_long(messages: &Messages, field: &str, most: usize) -> Problem {
        let args = Args::new().set("field", field).set("most", most);
        Problem::with(messages, Kind::TooLarge, "server-field-too-long", &args).about(field)
    }

    /// A tournament cannot be so.
    pub(crate) fn refused(messages: &Messages, why: &Refused) -> Problem {
        let detail =
            wanted_instead(messages, why).unwrap_or_else(|| phrase(messages, &why.phrase()));
        let field = match why {
            Refused::NoName | Refused::Setting(BadSetting::NoName) => Some("name"),
            Refused::Setting(BadSetting::Edition(_)) => Some("edition"),
            Refused::Setting(BadSetting::Date(_)) => Some("date"),
            Refused::Setting(BadSetting::TimeControl(_)) => Some("time_control"),
            Refused::Setting(BadSetting::Scoring(_) | BadSetting::AcceleratedPoints) => {
                Some("scoring")
            }
            Refused::Setting(BadSetting::RoundsUnknown) => Some("rounds"),
            Refused::Setting(BadSetting::Option { .. }) => Some("regulations"),
            Refused::NoPlayer(_) | Refused::Withdrawn(_) | Refused::PairedTwice(_) => {
                Some("pairings")
            }
            Refused::NoGame(_) => Some("game"),
            Refused::NotAResult(_) | Refused::TooMuch(_) | Refused::ResultTwice(_) => {
                Some("result")
            }
            Refused::Scope(_) => Some("sides"),
            _ => None,
        };
        let field = field.map(Box::from);
        Problem { field, ..Problem::because(messages, Kind::NotValid, detail) }
    }

    /// The position excludes this result.
    pub(crate) fn excluded(messages: &Messages, why: &Excluded, edition: Edition) -> Problem {
        let side = match why {
            Excluded::CannotMate { side, .. } => color_key(*side),
            Excluded::Checkmate | Excluded::Stalemate => "",
        };
        let article = why.provision().article(edition).map(|it| it.to_string());
        let args = Args::new().set("why", why.code()).set("side", side);
        let args = args.set("article", article.unwrap_or_default());
        let id = "server-result-excluded";
        Problem::with(messages, Kind::ResultExcluded, id, &args).about("result")
    }

    /// Somebody has answered a question meanwhile: what, and when.
    fn answered(messages: &Messages, told: &Told) -> Problem {
        let words = told.event().map(|it| tell::happening(messages, &it.before, &it.line));
        let at = told.instant().since_start().to_string();
        let args = Args::new()
            .set("named", if told.who.is_some() { "yes" } else { "no" })
            .set("who", told.who.clone().unwrap_or_default())
            .set("answer", words.unwrap_or_default())
            .set("at", at);
        let problem = Problem::with(messages, Kind::Answered, "server-question-answered", &args);
        Problem { seq: Some(told.seq.0), ..problem }
    }

    /// With one entry put right, a later one can no longer have happened.
    fn later(messages: &Messages, told: &Told, why: &Phrase) -> Problem {
        let words = told.event().map(|it| tell::happening(messages, &it.before, &it.line));
        let args = Args::new()
            .set("entry", told.seq.0)
            .set("line", words.unwrap_or_default())
            .set("why", phrase(messages, why));
        let problem = Problem::with(messages, Kind::Impossible, "server-later-impossible", &args);
        Problem { seq: Some(told.seq.0), ..problem }
    }

    /// Both players have signed another result.
    pub(crate) fn signed(messages: &Messages, signed: Score, edition: Edition) -> Problem {
        let article = Provision::RecSign.article(edition).map(|it| it.to_string());
        let args = Args::new().set("signed", signed.text());
        let args = args.set("article", article.unwrap_or_default());
        let id = "server-result-signed";
        Problem::with(messages, Kind::ResultSigned, id, &args).about("result")
    }

    /// A line cannot be recorded.
    pub(crate) fn line(messages: &Messages, why: &CannotRecord) -> Problem {
        let kind = match why {
            CannotRecord::Later { told, why } => {
                return Problem::later(messages, told, &why.phrase());
            }
            CannotRecord::Answered(told) => return Problem::answered(messages, told),
            CannotRecord::Unread { .. } => Kind::Unread,
            CannotRecord::Unreadable(_)
            | CannotRecord::Stamped
            | CannotRecord::Nothing
            | CannotRecord::TooMany => Kind::UnreadableLine,
            CannotRecord::TooLong | CannotRecord::Full | CannotRecord::FullOfOld => Kind::TooLarge,
            CannotRecord::NoShare { why: NoShare::Pace { .. }, .. } => Kind::TooManyRequests,
            CannotRecord::NoShare { .. } => Kind::ShareUsed,
            CannotRecord::Impossible(_)
            | CannotRecord::NoSuchEntry { .. }
            | CannotRecord::Gone
            | CannotRecord::ResultEntered
            | CannotRecord::ResultStands => Kind::Impossible,
            CannotRecord::NotForPlayers
            | CannotRecord::OtherSide
            | CannotRecord::BothSides
            | CannotRecord::GameOver => Kind::NotYourRole,
        };
        let column = match why {
            CannotRecord::Unreadable(problem) => Some(problem.column),
            _ => None,
        };
        let wait_s = match why {
            CannotRecord::NoShare { why: NoShare::Pace { wait_s, .. }, .. } => {
                Some(u16::try_from(*wait_s).unwrap_or(u16::MAX))
            }
            _ => None,
        };
        Problem { column, wait_s, ..Problem::told(messages, kind, &why.phrase()) }
    }

    /// A field has a value that it cannot have, for this reason.
    pub(crate) fn field_because(messages: &Messages, field: &str, why: &Phrase) -> Problem {
        Problem::told(messages, Kind::NotValid, why).about(field)
    }
}

/// A text as it is told: a long one is cut.
pub(crate) fn shown(text: &str) -> String {
    const LETTERS: usize = 100;
    match text.char_indices().nth(LETTERS) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// What has to be given for an option of the regulations: whoever sets up an event has written no lines.
fn wanted_instead(messages: &Messages, why: &Refused) -> Option<String> {
    match why {
        Refused::Setting(BadSetting::Option { option, why: OptionFault::Expected { .. } }) => {
            wanted(messages, option)
        }
        _ => None,
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json(&self)).into_response();
        let kind = HeaderValue::from_static(PROBLEM);
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
        if [StatusCode::TOO_MANY_REQUESTS, StatusCode::SERVICE_UNAVAILABLE].contains(&status) {
            let wait = HeaderValue::from(self.wait_s.unwrap_or(1));
            response.headers_mut().insert(header::RETRY_AFTER, wait);
        }
        if status == StatusCode::REQUEST_TIMEOUT {
            // The rest of what was being sent must not be taken for the next request.
            response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
        }
        if status == StatusCode::UNAUTHORIZED {
            let scheme = HeaderValue::from_static("Bearer");
            response.headers_mut().insert(header::WWW_AUTHENTICATE, scheme);
        }
        response
    }
}
