//! A line on which nobody waits for ever until something is taken that was sent.

use std::future::Future;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// A line that breaks when nothing of what was sent is taken for so long.
pub(super) struct Patient<S> {
    line: S,
    patience: Duration,
    stalled: Option<Pin<Box<Sleep>>>,
}

impl<S> Patient<S> {
    pub(super) fn new(line: S, patience: Duration) -> Patient<S> {
        Patient { line, patience, stalled: None }
    }

    pub(super) fn line(&self) -> &S {
        &self.line
    }

    /// What came of sending; if nothing did, how long that has lasted.
    fn sent<T>(
        &mut self,
        context: &mut Context<'_>,
        sent: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if sent.is_ready() {
            self.stalled = None;
            return sent;
        }
        let patience = self.patience;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(stalled.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.line).poll_read(context, into)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.line).poll_write(context, bytes);
        self.sent(context, sent)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.line).poll_write_vectored(context, bytes);
        self.sent(context, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.line.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let sent = Pin::new(&mut self.line).poll_flush(context);
        self.sent(context, sent)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let sent = Pin::new(&mut self.line).poll_shutdown(context);
        self.sent(context, sent)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_line_breaks_when_nobody_takes_what_is_sent() {
        let (ours, mut theirs) = duplex(8);
        let mut line = Patient::new(ours, Duration::from_secs(10));
        let slow = tokio::spawn(async move {
            for _ in 0..3 {
                sleep(Duration::from_secs(9)).await;
                theirs.read_exact(&mut [0; 8]).await.expect("what was sent");
            }
            sleep(Duration::from_secs(60)).await;
        });
        let sent = line.write_all(&[0; 80]).await;
        assert_eq!(sent.map_err(|it| it.kind()), Err(io::ErrorKind::TimedOut));
        assert!(!slow.is_finished(), "who takes some of it is waited for");
    }
}
