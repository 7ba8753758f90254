//! The links that are in use, by the hash of their token.

use std::collections::HashMap;
use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use board::Color;
use store::wire::v1::RecordedBy;
use store::wire::v1::tournament::LinkMade;
use store::{Author, Hash, UnixMillis};
use tokio::sync::watch;

use crate::desk::Time;
use crate::play::Audience;
use crate::wire::{Role, Side};

/// The time of the server may be set: nobody sleeps for longer than this without a look at it.
const LOOK_AGAIN: Duration = Duration::from_secs(60 * 60);

/// Why a link opens nothing any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    Revoked,
    Expired,
}

/// A link, while it is in use.
#[derive(Debug)]
pub(crate) struct Grant {
    pub(crate) made: LinkMade,
    /// Nothing: the whole desk.
    pub(crate) event: Option<String>,
    pub(crate) created_ms: i64,
    revoked: watch::Sender<bool>,
}

/// What it allows.
impl Deref for Grant {
    type Target = LinkMade;

    fn deref(&self) -> &LinkMade {
        &self.made
    }
}

impl Grant {
    fn new(event: Option<&str>, made: &LinkMade, at: UnixMillis) -> Grant {
        let (made, event) = (made.clone(), event.map(str::to_owned));
        Grant { made, event, created_ms: at.0, revoked: watch::Sender::new(false) }
    }

    pub(crate) fn is_revoked(&self) -> bool {
        *self.revoked.borrow()
    }

    /// Whether it has come to its end, at a time of the server.
    pub(crate) fn end(&self, now_ms: i64) -> Option<End> {
        match self.expires_ms {
            _ if self.is_revoked() => Some(End::Revoked),
            Some(until) if until <= now_ms => Some(End::Expired),
            _ => None,
        }
    }

    /// Waits until it comes to its end.
    pub(crate) async fn ended(&self, time: &Time) -> End {
        let mut revoked = self.revoked.subscribe();
        loop {
            if let Some(end) = self.end(time.now_ms()) {
                return end;
            }
            let left = self.expires_ms.map(|it| it.saturating_sub(time.now_ms()));
            let left = left.map_or(LOOK_AGAIN, |it| {
                Duration::from_millis(u64::try_from(it).unwrap_or(0)).min(LOOK_AGAIN)
            });
            let _ = tokio::time::timeout(left, revoked.wait_for(|it| *it)).await;
        }
    }

    pub(crate) fn colors(&self) -> Vec<Color> {
        self.sides.iter().map(|it| Color::from(*it)).collect()
    }

    pub(crate) fn audience(&self) -> Audience {
        match self.role {
            Role::Chief | Role::Arbiter => Audience::Arbiter,
            Role::Player => Audience::Player,
            Role::Spectator => Audience::Spectator,
        }
    }

    /// As whom this link records.
    fn recorded_by(&self) -> RecordedBy {
        match (self.role, self.sides.as_slice()) {
            (Role::Player, [Side::White]) => RecordedBy::White,
            (Role::Player, [Side::Black]) => RecordedBy::Black,
            (Role::Player, _) => RecordedBy::Both,
            _ => RecordedBy::Arbiter,
        }
    }

    /// Who records by this link: an arbiter with his name, if the link has one. That of a start of the server is nobody's.
    pub(crate) fn author(&self) -> Author {
        let by = self.recorded_by();
        let named = by == RecordedBy::Arbiter && !self.label.is_empty() && self.server.is_none();
        Author { by, who: named.then(|| self.label.clone()) }
    }

    /// Does it reach this event?
    pub(crate) fn reaches(&self, event: &str) -> bool {
        self.event.as_deref().is_none_or(|it| it == event)
    }

    /// Does it reach this game of this event?
    pub(crate) fn reaches_game(&self, event: &str, game: &str) -> bool {
        self.reaches(event) && self.game.as_deref().is_none_or(|it| it == game)
    }
}

/// The links in use.
#[derive(Debug, Default)]
pub(crate) struct LinkBook {
    /// A hash is compared in constant time.
    by_hash: HashMap<Hash, Arc<Grant>>,
    by_name: HashMap<String, Hash>,
}

impl LinkBook {
    /// A link that is known stays as it is: sockets that it opened listen to it.
    pub(crate) fn add(&mut self, event: Option<&str>, made: &LinkMade, at: UnixMillis) {
        let Ok(hash) = made.token_hash.parse::<Hash>() else { return };
        self.by_name.insert(made.link.clone(), hash);
        let grant = || Arc::new(Grant::new(event, made, at));
        self.by_hash.entry(hash).or_insert_with(grant);
    }

    /// The links for the whole desk, in the order in which they were made.
    pub(crate) fn of_desk(&self) -> Vec<Arc<Grant>> {
        let of_desk = self.by_hash.values().filter(|it| it.event.is_none());
        let mut found: Vec<_> = of_desk.cloned().collect();
        found.sort_by(|a, b| (a.created_ms, &a.link).cmp(&(b.created_ms, &b.link)));
        found
    }

    pub(crate) fn find(&self, hash: &Hash) -> Option<Arc<Grant>> {
        self.by_hash.get(hash).cloned()
    }

    pub(crate) fn named(&self, link: &str) -> Option<Arc<Grant>> {
        self.by_hash.get(self.by_name.get(link)?).cloned()
    }

    /// From now on the link opens nothing; sockets that it opened are told.
    pub(crate) fn revoke(&self, link: &str) {
        if let Some(grant) = self.named(link) {
            grant.revoked.send_replace(true);
        }
    }
}
