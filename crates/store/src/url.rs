//! Where a store is: a file, memory, or a PostgreSQL server.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

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
pub struct PostgresUrl(String);

/// Why a text is not where a store can be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAStoreUrl {
    /// Nothing is there.
    #[error("no file and no server is named")]
    Empty,
    /// Another sort of database.
    #[error("`{0}:` is neither `sqlite:` nor `postgres:`")]
    Scheme(String),
}

#[cfg(feature = "postgres")]
impl PostgresUrl {
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
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
                let rest = url.0.split_once("//").map_or("", |it| it.1);
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
            return Ok(StoreUrl::Postgres(PostgresUrl(text.to_owned())));
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
