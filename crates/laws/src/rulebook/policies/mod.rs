//! The choices in which editions differ in substance, each named for what it does. What a choice leads to is
//! for the rules; an edition only names it.

mod clock;
mod conduct;
mod draws;
mod play;

pub use clock::*;
pub use conduct::*;
pub use draws::*;
pub use play::*;
