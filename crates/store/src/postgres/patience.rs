//! Nothing waits for ever for a server that has fallen silent.

use std::future::Future;
use std::time::Duration;

use deadpool_postgres::Pool;
use tokio_postgres::Config;

use crate::trouble::StoreError;

/// How long an answer is waited for.
#[derive(Clone, Copy)]
pub(super) struct Patience(pub(super) Duration);

impl Patience {
    /// Has the connections end in time on both sides: the server gives back what a program holds that is no longer there
    /// before those who wait for it give up.
    pub(super) fn set(self, config: &mut Config) {
        let (whole, half) = (self.0, self.0 / 2);
        config.connect_timeout(half).tcp_user_timeout(whole);
        // These are counted in whole seconds.
        let seconds = |it: Duration| it.max(Duration::from_secs(1));
        config.keepalives_idle(seconds(half)).keepalives_interval(seconds(whole / 8));
        config.keepalives_retries(4);
        let (whole, half) = (whole.as_millis().max(2), half.as_millis().max(1));
        let usual = config.get_options().unwrap_or_default();
        // What is acknowledged is on the disk, whatever is usual on that server.
        let options = format!(
            "-c statement_timeout={whole} -c lock_timeout={whole} \
             -c idle_in_transaction_session_timeout={half} -c tcp_user_timeout={whole} \
             {usual} -c synchronous_commit=on"
        );
        config.options(options);
    }

    /// Does something that needs the server. If it does not answer in time, the connections that nobody uses are not used
    /// again: they may be as dead as this one.
    pub(super) async fn wait<T, E: From<StoreError>>(
        self,
        pool: &Pool,
        work: impl Future<Output = Result<T, E>>,
    ) -> Result<T, E> {
        let done = tokio::time::timeout(self.0, work).await;
        done.unwrap_or_else(|_| {
            pool.retain(|_, _| false);
            Err(StoreError::Silent { seconds: self.0.as_secs_f64() }.into())
        })
    }
}
