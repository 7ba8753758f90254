//! The list of ratings: as the organiser gave it at the start, or as an arbiter chose it since. It is read beside everything else, the
//! desk does not wait for it; it stays in memory until the program ends, and nothing of it is written but what somebody takes over.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use clock::Phrase;
use store::ratings::{NotRatings, RatingList};

use tokio::sync::oneshot;

use super::unpacked::unpacked;

/// The list that can be asked, and what became of the file that was given last.
#[derive(Clone, Default)]
pub(crate) struct GivenRatings(Arc<Mutex<Kept>>);

#[derive(Default)]
struct Kept {
    list: Option<Arc<RatingList>>,
    last: ListStanding,
}

/// How the file stands that was given last.
#[derive(Clone, Default)]
pub(crate) enum ListStanding {
    /// None was given.
    #[default]
    None,
    /// It is being read.
    Reading(Arc<BeingRead>),
    /// It is no list. The one before it stays.
    Wrong { file: String, why: Phrase },
    /// It can be asked.
    There { file: String },
}

/// A file that is being read.
pub(crate) struct BeingRead {
    pub(crate) file: String,
    /// How many bytes it has, if that is known.
    size: Option<u64>,
    read: AtomicU64,
}

impl BeingRead {
    /// How far it is read, if that is known.
    pub(crate) fn percent(&self) -> Option<u8> {
        let size = self.size.filter(|it| *it > 0)?;
        let percent = self.read.load(Ordering::Relaxed).saturating_mul(100) / size;
        // At the end it is put in order, which takes a while.
        u8::try_from(percent.min(99)).ok()
    }
}

impl GivenRatings {
    /// Begins to read a file.
    pub(crate) fn of(path: &Path) -> Result<GivenRatings, NotRatings> {
        let file = File::open(path)?;
        let size = file.metadata().ok().map(|it| it.len());
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let ratings = GivenRatings::default();
        if let Some(begun) = ratings.begin(name, size) {
            begun.read(file, || false)?;
        }
        Ok(ratings)
    }

    /// Begins with another file; nothing while one is being read.
    pub(crate) fn begin(&self, file: String, size: Option<u64>) -> Option<Begun> {
        let mut kept = self.kept();
        if matches!(kept.last, ListStanding::Reading(_)) {
            return None;
        }
        let file = Arc::new(BeingRead { file, size, read: AtomicU64::new(0) });
        kept.last = ListStanding::Reading(Arc::clone(&file));
        Some(Begun { ratings: self.clone(), file })
    }

    pub(crate) fn standing(&self) -> ListStanding {
        self.kept().last.clone()
    }

    /// The list that can be asked.
    pub(crate) fn list(&self) -> Option<Arc<RatingList>> {
        self.kept().list.clone()
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A file with which somebody has begun. However that ends, it is no longer being read then.
pub(crate) struct Begun {
    ratings: GivenRatings,
    file: Arc<BeingRead>,
}

impl Begun {
    /// Reads the file to its end, in a thread of its own for which nobody waits when the desk closes. If it is no list, the one before
    /// it stays. What is answered ends with the reading.
    pub(crate) fn read(
        self,
        source: impl Read + Send + 'static,
        closes: impl Fn() -> bool + Send + 'static,
    ) -> io::Result<oneshot::Receiver<()>> {
        let (done, is_done) = oneshot::channel();
        let threads = std::thread::Builder::new().name("ratings".to_owned());
        threads.spawn(move || {
            self.take(source, closes);
            // Nobody has to wait for it.
            let _ = done.send(());
        })?;
        Ok(is_done)
    }

    fn take(self, source: impl Read + 'static, closes: impl Fn() -> bool) {
        let source = Counted { source, begun: Arc::clone(&self.file) };
        let list = unpacked(source).and_then(|it| RatingList::read(Watched { source: it, closes }));
        let file = self.file.file.clone();
        let mut kept = self.ratings.kept();
        match list {
            Ok(list) => {
                kept.list = Some(Arc::new(list));
                kept.last = ListStanding::There { file };
            }
            Err(why) => kept.last = ListStanding::Wrong { file, why: why.phrase() },
        }
    }
}

impl Drop for Begun {
    fn drop(&mut self) {
        let mut kept = self.ratings.kept();
        if matches!(&kept.last, ListStanding::Reading(it) if Arc::ptr_eq(it, &self.file)) {
            let (file, why) = (self.file.file.clone(), NotRatings::BrokenOff.phrase());
            kept.last = ListStanding::Wrong { file, why };
        }
    }
}

/// What is unpacked, as long as the desk does not close: little that is packed may be much.
struct Watched<R, F> {
    source: R,
    closes: F,
}

impl<R: Read, F: Fn() -> bool> Read for Watched<R, F> {
    fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
        if (self.closes)() {
            return Err(io::ErrorKind::ConnectionAborted.into());
        }
        self.source.read(room)
    }
}

/// Counts what is read.
struct Counted<R> {
    source: R,
    begun: Arc<BeingRead>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
        let read = self.source.read(room)?;
        self.begun.read.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Broken;

    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            panic!("a reader with a mistake in it")
        }
    }

    fn why(ratings: &GivenRatings) -> String {
        match ratings.standing() {
            ListStanding::Wrong { why, .. } => why.id.to_owned(),
            _ => String::new(),
        }
    }

    #[tokio::test]
    async fn a_reader_that_stops_leaves_room_for_another_file() {
        let ratings = GivenRatings::default();
        let begun = ratings.begin("one".to_owned(), None).expect("room");
        assert!(ratings.begin("two".to_owned(), None).is_none());
        begun.read(Broken, || false).expect("a thread").await.expect_err("it stopped");
        assert_eq!(why(&ratings), "store-ratings-broken-off");
        drop(ratings.begin("two".to_owned(), None).expect("room"));
        assert_eq!(why(&ratings), "store-ratings-broken-off");
    }

    #[tokio::test]
    async fn a_desk_that_closes_reads_no_further() {
        let ratings = GivenRatings::default();
        let begun = ratings.begin("one".to_owned(), None).expect("room");
        // It has no end.
        let endless = io::Read::chain(&b"ID Name\n"[..], io::repeat(b'\n'));
        begun.read(endless, || true).expect("a thread").await.expect("an end");
        assert_eq!(why(&ratings), "store-ratings-unreadable");
    }
}
