//! Where the desk keeps everything.

use std::path::PathBuf;
use std::{env, fs};

use messages::{Args, Messages};
use store::{NotAStoreUrl, StoreUrl};
use tell::words::phrase;

use crate::complaint::{Complaint, Failure, Kind};

/// Where everything is kept: as the argument says, or in the user's folder for data.
pub(super) fn store_url(messages: &Messages, named: Option<&str>) -> Result<StoreUrl, Failure> {
    match named {
        Some(text) => text.parse().map_err(|why: NotAStoreUrl| {
            let args = Args::new().set("text", text).set("reason", phrase(messages, &why.phrase()));
            Complaint::new(Kind::Usage, messages.with("store-not-a-store", &args)).into()
        }),
        None => {
            let folder = data_folder()
                .ok_or_else(|| Complaint::new(Kind::File, messages.text("serve-no-folder")))?;
            fs::create_dir_all(&folder)
                .map_err(|error| Complaint::of_file(messages, &folder, &error))?;
            Ok(StoreUrl::File(folder.join("desk.db")))
        }
    }
}

/// Where the certificate is kept that the desk makes itself: beside the store. What is kept in memory only has no place.
pub(super) fn certificate_of(store: &StoreUrl) -> Option<PathBuf> {
    let beside = match store {
        StoreUrl::File(path) => path.clone(),
        StoreUrl::Postgres(_) => data_folder()?.join("desk"),
        StoreUrl::Memory => return None,
    };
    let mut name = beside.into_os_string();
    name.push(".tls.pem");
    Some(name.into())
}

/// The folder for data of programs, as each system has it.
fn data_folder() -> Option<PathBuf> {
    let named = |name: &str| env::var_os(name).filter(|it| !it.is_empty()).map(PathBuf::from);
    let base = if cfg!(windows) {
        named("APPDATA")
    } else if cfg!(target_os = "macos") {
        named("HOME").map(|it| it.join("Library/Application Support"))
    } else {
        named("XDG_DATA_HOME").or_else(|| named("HOME").map(|it| it.join(".local/share")))
    };
    base.map(|it| it.join("jadoube"))
}
