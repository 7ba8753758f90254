//! What stands in the bodies of entries: versioned forms beside the types of the core, which are not stored. A new
//! version is added when old bodies can no longer be read as they were meant; old ones stay.

pub mod v1;
