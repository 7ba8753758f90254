//! How many files the system lets the server have open. Each line to somebody is one.

/// How many lines there is room for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Room {
    /// For requests, of all.
    pub(super) all: usize,
    /// For requests, of one household.
    pub(super) each: usize,
    /// WebSockets.
    pub(super) sockets: usize,
}

/// What is wanted.
pub(super) const WANTED: Room = Room { all: 4_096, each: 1_024, sockets: 20_000 };
/// For the store, the pages, and what the system itself opens.
const OWN: usize = 128;

impl Room {
    /// The files that it takes.
    pub(super) const fn files(self) -> usize {
        self.all + self.sockets + OWN
    }

    /// The room that there is with so many files.
    pub(super) fn with(files: usize) -> Room {
        if files >= WANTED.files() {
            return WANTED;
        }
        let lines = files.saturating_sub(OWN).max(64);
        let all = (lines / 4).min(WANTED.all);
        let each = (all / 2).min(WANTED.each);
        Room { all, each, sockets: (lines - all).min(WANTED.sockets) }
    }
}

/// Raises the limit of open files as far as the system lets, if need be; how many may be open then.
#[cfg(unix)]
pub(super) fn may_be_open() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let wanted = WANTED.files() as u64;
    let wanted = limit.maximum.map_or(wanted, |most| most.min(wanted));
    if limit.current.is_some_and(|it| it < wanted) {
        // What is not allowed shows in what may be open afterwards.
        let raised = Rlimit { current: Some(wanted), maximum: limit.maximum };
        let _ = setrlimit(Resource::Nofile, raised);
    }
    let now = getrlimit(Resource::Nofile).current;
    now.map_or(usize::MAX, |it| usize::try_from(it).unwrap_or(usize::MAX))
}

/// Elsewhere there is no such limit.
#[cfg(not(unix))]
pub(super) fn may_be_open() -> usize {
    usize::MAX
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_never_more_room_than_files() {
        for files in [0, 64, 256, 1_024, 4_096, 20_000, WANTED.files() - 1] {
            let room = Room::with(files);
            assert!(room.files() <= files.max(OWN + 64), "{files}: {room:?}");
            assert!(room.each >= 8 && room.sockets > room.all, "{files}: {room:?}");
        }
        assert_eq!(Room::with(WANTED.files()), WANTED);
        assert_eq!(Room::with(usize::MAX), WANTED);
    }

    #[cfg(unix)]
    #[test]
    fn the_limit_is_raised_as_far_as_it_goes() {
        use rustix::process::{Resource, getrlimit};
        let most = getrlimit(Resource::Nofile).maximum.unwrap_or(u64::MAX);
        assert!(may_be_open() as u64 >= most.min(WANTED.files() as u64));
    }
}
