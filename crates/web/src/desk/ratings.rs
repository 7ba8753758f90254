//! The list of ratings: as the organiser gave it at the start, or as an arbiter chose it since. It is read beside everything else, the
//! desk does not wait for it; it stays in memory until the program ends, and nothing of it is written but what somebody takes over.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use clock::Phrase;
use store::ratings::{NotRatings, RatingList};

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
            let reading = ratings.clone();
            let threads = std::thread::Builder::new().name("ratings".to_owned());
            threads.spawn(move || reading.read(&begun, file))?;
        }
        Ok(ratings)
    }

    /// Begins with another file; nothing while one is being read.
    pub(crate) fn begin(&self, file: String, size: Option<u64>) -> Option<Arc<BeingRead>> {
        let mut kept = self.kept();
        if matches!(kept.last, ListStanding::Reading(_)) {
            return None;
        }
        let begun = Arc::new(BeingRead { file, size, read: AtomicU64::new(0) });
        kept.last = ListStanding::Reading(Arc::clone(&begun));
        Some(begun)
    }

    /// Reads the file to its end. If it is no list, the one before it stays.
    pub(crate) fn read(&self, begun: &Arc<BeingRead>, source: impl Read + 'static) {
        let source = Counted { source, begun: Arc::clone(begun) };
        let list = unpacked(source).and_then(RatingList::read);
        let file = begun.file.clone();
        let mut kept = self.kept();
        match list {
            Ok(list) => {
                kept.list = Some(Arc::new(list));
                kept.last = ListStanding::There { file };
            }
            Err(why) => kept.last = ListStanding::Wrong { file, why: why.phrase() },
        }
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
