//! Where a store is: a file, memory, or a PostgreSQL server.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

/// Where a store is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreUrl {
    /// `desk.db` or `sqlite:desk.db`: one file.
    File(PathBuf),
    /// `sqlite::memory:`: gone when it is closed.
    Memory,
    /// `postgres://…`: shared by several servers.
    Postgres(PostgresUrl),
}

/// The address of a PostgreSQL database. It may hold a password and is not shown.
#[derive(Clone, PartialEq, Eq)]
pub struct PostgresUrl {
    text: String,
    /// Without the options that are read here.
    pub(crate) plain: String,
    pub(crate) secrecy: Secrecy,
    /// The file with the certificates that are trusted.
    pub(crate) roots: Option<PathBuf>,
    /// How long an answer is waited for.
    pub(crate) timeout: Duration,
}

/// Whether connections are encrypted, in the words of PostgreSQL.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Secrecy {
    Disable,
    /// If the server can.
    Prefer,
    Require,
    /// And the server shows who it is.
    VerifyFull,
}

/// So long an answer is waited for, unless the address says otherwise.
const TIMEOUT: Duration = Duration::from_secs(10);

/// Why a text is not where a store can be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAStoreUrl {
    /// Nothing is there.
    #[error("no file and no server is named")]
    Empty,
    /// Another sort of database.
    #[error("`{0}:` is neither `sqlite:` nor `postgres:`")]
    Scheme(String),
    /// No such way to encrypt is known.
    #[error("`{0}` is none of disable, prefer, require and verify-full")]
    SslMode(String),
    /// A server cannot show who it is where nobody is trusted.
    #[error("sslmode=verify-full needs sslrootcert")]
    NoRoots,
    /// It is not a time to wait.
    #[error("`{0}` is not a time such as 10s or 500ms")]
    Timeout(String),
}

impl PostgresUrl {
    /// Reads the options that the driver does not know.
    fn read(text: &str) -> Result<PostgresUrl, NotAStoreUrl> {
        // A password may have a question mark in it.
        let host = text.find('@').unwrap_or(0);
        let options = text[host..].find('?').map(|it| host + it);
        let (start, options) = options.map_or((text, ""), |it| (&text[..it], &text[it + 1..]));
        let (mut rest, mut mode, mut roots, mut timeout) = (Vec::new(), None, None, TIMEOUT);
        for option in options.split('&').filter(|it| !it.is_empty()) {
            match option.split_once('=').unwrap_or((option, "")) {
                ("sslmode", word) => mode = Some(secrecy(word)?),
                ("sslrootcert", path) => roots = Some(PathBuf::from(decoded(path))),
                ("timeout", word) => timeout = duration(word)?,
                _ => rest.push(option),
            }
        }
        let usual = if roots.is_some() { Secrecy::VerifyFull } else { Secrecy::Prefer };
        let secrecy = mode.unwrap_or(usual);
        if secrecy == Secrecy::VerifyFull && roots.is_none() {
            return Err(NotAStoreUrl::NoRoots);
        }
        let plain = match rest.is_empty() {
            true => start.to_owned(),
            false => format!("{start}?{}", rest.join("&")),
        };
        Ok(PostgresUrl { text: text.to_owned(), plain, secrecy, roots, timeout })
    }
}

fn secrecy(word: &str) -> Result<Secrecy, NotAStoreUrl> {
    match word {
        "disable" => Ok(Secrecy::Disable),
        "prefer" => Ok(Secrecy::Prefer),
        "require" => Ok(Secrecy::Require),
        "verify-full" => Ok(Secrecy::VerifyFull),
        other => Err(NotAStoreUrl::SslMode(other.to_owned())),
    }
}

/// `10`, `10s`, `500ms`: from a twentieth of a second to an hour.
fn duration(word: &str) -> Result<Duration, NotAStoreUrl> {
    let (number, unit) = match word.strip_suffix("ms") {
        Some(number) => (number, 1),
        None => (word.strip_suffix('s').unwrap_or(word), 1_000),
    };
    let ms = number.parse::<u64>().ok().and_then(|it| it.checked_mul(unit));
    let fits = ms.filter(|it| (50..=3_600_000).contains(it));
    fits.map(Duration::from_millis).ok_or_else(|| NotAStoreUrl::Timeout(word.to_owned()))
}

/// `%2F` is a stroke; what is no such number stays.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let number = after.get(..2).filter(|_| *first == b'%');
        let number = number.and_then(|it| std::str::from_utf8(it).ok());
        match number.and_then(|it| u8::from_str_radix(it, 16).ok()) {
            Some(byte) => (bytes.push(byte), rest = &after[2..]),
            None => (bytes.push(*first), rest = after),
        };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

impl fmt::Debug for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PostgresUrl(…)")
    }
}

/// Without passwords.
impl fmt::Display for StoreUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreUrl::File(path) => write!(f, "sqlite:{}", path.display()),
            StoreUrl::Memory => f.write_str("sqlite::memory:"),
            StoreUrl::Postgres(url) => {
                // What stands behind `?` may be a password too, and a password may have `@` and `?` in it.
                let rest = url.text.split_once("//").map_or("", |it| it.1);
                let place = rest.split('?').next().unwrap_or_default();
                let place = match place.rsplit_once('@') {
                    Some((_, place)) => place,
                    None if rest.contains('@') && !place.contains('/') => "…",
                    None => place,
                };
                write!(f, "postgres://{place}")
            }
        }
    }
}

impl FromStr for StoreUrl {
    type Err = NotAStoreUrl;

    fn from_str(text: &str) -> Result<StoreUrl, NotAStoreUrl> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return PostgresUrl::read(text).map(StoreUrl::Postgres);
        }
        if let Some((scheme, _)) = text.split_once("://")
            && scheme != "sqlite"
        {
            return Err(NotAStoreUrl::Scheme(scheme.to_owned()));
        }
        let path = text.strip_prefix("sqlite://").or_else(|| text.strip_prefix("sqlite:"));
        match path.unwrap_or(text) {
            "" => Err(NotAStoreUrl::Empty),
            ":memory:" => Ok(StoreUrl::Memory),
            path => Ok(StoreUrl::File(PathBuf::from(path))),
        }
    }
}
