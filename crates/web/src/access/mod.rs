//! Who may do what: links with unguessable tokens, of which only the hash is kept.

mod book;
mod qr;
mod token;

pub(crate) use book::{End, Grant, LinkBook};
pub(crate) use qr::{svg, terminal};
pub(crate) use token::{Token, fresh_id};
