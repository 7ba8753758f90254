//! Logs with which something is wrong. They are named to the chief arbiter and to who starts the server; the rest goes on.

use ::store::Fault;

use super::{Desk, read, write};

impl Desk {
    /// Notes what is wrong with a log, once.
    pub(super) fn note(&self, log: &impl ToString, fault: Fault) {
        let mut faults = write(&self.faults);
        let known = faults.entry(log.to_string()).or_default();
        if !known.contains(&fault) {
            known.push(fault);
        }
    }

    /// What is wrong, by the names of the logs.
    pub(crate) fn faults(&self) -> Vec<(String, Fault)> {
        let faults = read(&self.faults);
        let each = faults.iter().flat_map(|(log, all)| all.iter().map(move |it| (log, it)));
        each.map(|(log, fault)| (log.clone(), fault.clone())).collect()
    }
}
