//! The list of ratings that the organiser gave. It is read beside everything else: the desk does not wait for it.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use clock::Phrase;
use store::ratings::{NotRatings, RatingList};

/// A list of ratings, or that there is none.
#[derive(Clone, Default)]
pub(crate) struct GivenRatings {
    file: Option<PathBuf>,
    read: Arc<OnceLock<Result<RatingList, Phrase>>>,
}

/// How the list stands.
pub(crate) enum ListStanding<'r> {
    /// None was given.
    None,
    /// It is being read.
    Reading,
    /// It is no list.
    Wrong(&'r Phrase),
    /// It can be asked.
    There(&'r RatingList),
}

impl GivenRatings {
    /// Begins to read a file.
    pub(crate) fn of(path: &Path) -> Result<GivenRatings, NotRatings> {
        let file = File::open(path)?;
        let ratings = GivenRatings { file: Some(path.to_owned()), read: Arc::default() };
        let read = Arc::clone(&ratings.read);
        let reading = move || {
            let list = RatingList::read(file).map_err(|why| why.phrase());
            // It is read once.
            let _ = read.set(list);
        };
        std::thread::Builder::new().name("ratings".to_owned()).spawn(reading)?;
        Ok(ratings)
    }

    pub(crate) fn standing(&self) -> ListStanding<'_> {
        match (self.read.get(), &self.file) {
            (Some(Ok(list)), _) => ListStanding::There(list),
            (Some(Err(why)), _) => ListStanding::Wrong(why),
            (None, Some(_)) => ListStanding::Reading,
            (None, None) => ListStanding::None,
        }
    }

    /// The name of the file, without its folders.
    pub(crate) fn name(&self) -> Option<String> {
        let name = self.file.as_ref()?.file_name()?;
        Some(name.to_string_lossy().into_owned())
    }
}
