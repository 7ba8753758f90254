//! Work that is done to its end, whoever has gone away meanwhile.

use std::future::Future;

use ::store::StoreError;

use super::Trouble;

/// Does something that must not be left half-way: what is stored must be taken over too, although the browser that
/// asked for it has closed its connection.
pub(crate) async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, Trouble>> + Send + 'static,
) -> Result<T, Trouble> {
    match tokio::spawn(work).await {
        Ok(done) => done,
        Err(stopped) => match stopped.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            // The server ends.
            Err(_) => Err(StoreError::Closed.into()),
        },
    }
}
