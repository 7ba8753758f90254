//! The server over real HTTP and real WebSockets, on an ephemeral port.

mod attention;
mod checks;
mod clocks;
mod corrections;
mod documents;
mod doors;
mod drafts;
mod events;
mod faults;
mod halls;
mod hostile;
mod laws;
mod ledger;
mod links;
mod lists;
mod live;
mod pairing;
mod papers;
#[cfg(unix)]
mod partition;
mod play;
mod public;
mod rating_files;
mod reports;
mod restart;
mod results;
mod rounds;
mod servers;
mod shares;
mod support;
mod types;
#[cfg(target_os = "linux")]
mod weight;
