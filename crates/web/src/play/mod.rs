//! Games in play, in memory: what was recorded, where each stands, and when its clock reaches zero. Nothing is sent or stored
//! here.

mod badges;
mod calls;
mod configuration;
mod course;
mod incidents;
mod moves;
mod open;
mod permission;
mod reader;
mod share;
mod table;
mod trouble;
mod view;

pub(crate) use course::Play;
pub(crate) use permission::{may_attend, player_may};
pub(crate) use reader::{Audience, Reader};
pub(crate) use share::{NoShare, Refused, Shares, Tally};
pub(crate) use table::{
    Due, Grown, Lines, Missed, Next, Table, UnderWay, due_line, go_on_lines, read,
};
pub(crate) use trouble::CannotRecord;
pub(crate) use view::{
    Moment, clock, last_move, penalties, phase, placement, refused_view, short, state,
};
