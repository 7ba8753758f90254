//! What the server adds to a tournament of the store: usual settings and headers of games.

mod header;

pub(crate) use header::{
    DELAY_MAX, NotASetting, changed, header, header_with, quoted, text, time_control, usual,
    with_absent,
};
