//! The store: one suite for both databases, and what is told in its logs.

mod backups;
mod concurrency;
mod encryption;
mod files;
mod ground;
mod json;
mod killing;
mod logs;
mod outages;
mod partitions;
mod places;
mod proxy;
mod tampering;

mod exchange;
mod replaying;
mod scenarios;
mod seals;

mod messages_exist;
mod player_lists;
mod reports;
mod tournaments;
