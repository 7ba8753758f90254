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
