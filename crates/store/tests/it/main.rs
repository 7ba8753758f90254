//! The store: one suite for both databases, and what is told in its logs.

mod backups;
mod concurrency;
mod drafts;
#[cfg(unix)]
mod encryption;
mod files;
mod ground;
mod json;
mod killing;
mod lists;
mod logs;
mod outages;
#[cfg(unix)]
mod partitions;
mod places;
#[cfg(unix)]
mod proxy;
mod tampering;

mod as_recorded;
mod exchange;
mod form_1;
mod replaying;
mod scenarios;
mod seals;

mod messages_exist;
mod paired_reports;
mod pairing;
mod player_lists;
mod public_records;
mod rating_lists;
mod report_files;
mod reports;
mod tournaments;
