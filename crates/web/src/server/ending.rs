//! How the process is told to end: by Ctrl-C, or by the signal that ends processes. It listens before anybody knows of the server,
//! so that whoever starts and ends it in one breath does not cut it off.

use std::io;

/// Hears when the process is told to end.
pub(super) struct Ending {
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Ending {
    pub(super) fn listen() -> io::Result<Ending> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Ending {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    pub(super) async fn told(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

#[cfg(not(unix))]
impl Ending {
    pub(super) fn listen() -> io::Result<Ending> {
        Ok(Ending {})
    }

    pub(super) async fn told(&mut self) {
        let _ = tokio::signal::ctrl_c().await;
    }
}
