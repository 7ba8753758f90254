//! The store: one suite for both databases, and what is told in its logs.

mod backups;
mod concurrency;
mod files;
mod ground;
mod json;
mod killing;
mod logs;
mod outages;
mod places;
mod tampering;

mod exchange;
mod replaying;
mod scenarios;
mod seals;

mod messages_exist;
mod player_lists;
mod reports;
mod tournaments;
