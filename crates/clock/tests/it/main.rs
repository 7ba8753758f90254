//! The clock from outside: the scenarios of the Laws that need nothing but a clock, the laws of the device that
//! hold whatever happens, and the language of time controls in both directions.

mod article6;
mod classes;
mod corrections;
mod device_laws;
mod examples;
mod flags;
mod messages_exist;
mod prose;
mod readings;
mod round_trips;
mod script;
mod strategies;
