//! What the server adds to a tournament of the store: usual settings, headers of games, proposed pairings.

mod header;
mod pairing;

pub(crate) use header::{
    DELAY_MAX, NotASetting, changed, header, header_with, quoted, text, time_control, usual,
    with_absent,
};
pub(crate) use pairing::propose;
