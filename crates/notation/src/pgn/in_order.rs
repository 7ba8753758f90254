//! Many chunks, several threads, one order: each thread takes the next chunk, and what came of it is handed on in the order
//! of the file. Memory does not grow with the file: nobody works far ahead of what has been handed on.

use std::collections::BTreeMap;
use std::io::{self, Read};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;

use super::{Chunk, Chunks};

/// So many chunks for each thread may be under way or wait for their turn.
const AHEAD: u64 = 2;

/// Why not all chunks were handed on.
#[derive(Debug)]
pub enum Stopped<E> {
    /// The source could not be read any further.
    Unreadable(io::Error),
    /// Whoever takes what came of the chunks wanted no more.
    Taker(E),
}

/// Does some work on every chunk, with so many threads, and hands on what came of it, chunk after chunk. `worker` is asked
/// once by each thread.
///
/// # Errors
/// What the source or the taker reports. What came before has been handed on.
///
/// # Panics
/// If a worker does.
pub fn in_order<R: Read + Send, W: FnMut(&Chunk) -> T, T: Send, E>(
    chunks: Chunks<R>,
    jobs: usize,
    worker: impl Fn() -> W + Sync,
    mut take: impl FnMut(&mut Chunk, T) -> Result<(), E>,
) -> Result<(), Stopped<E>> {
    let jobs = jobs.max(1);
    let queue = Queue {
        source: Mutex::new(Source { chunks, next: 0, ended: false }),
        spent: Mutex::new(Vec::new()),
        handed_on: Mutex::new(0),
        moved_on: Condvar::new(),
        ahead: AHEAD * jobs as u64,
    };
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..jobs {
            let (sender, queue, worker) = (sender.clone(), &queue, &worker);
            scope.spawn(move || queue.work(worker(), &sender));
        }
        drop(sender);
        // However this ends, nobody may wait for ever.
        let _closing = Closing(&queue);
        queue.merge(receiver, &mut take)
    })
}

struct Source<R> {
    chunks: Chunks<R>,
    next: u64,
    ended: bool,
}

struct Queue<R> {
    source: Mutex<Source<R>>,
    /// Chunks that are done with, whose memory is used again: fresh memory has to be had from the system page by page,
    /// and there the threads would wait for each other.
    spent: Mutex<Vec<Chunk>>,
    /// How many chunks have been handed on, and who waits for that.
    handed_on: Mutex<u64>,
    moved_on: Condvar,
    ahead: u64,
}

type Sent<T> = io::Result<(u64, Chunk, T)>;

impl<R: Read> Queue<R> {
    /// Takes chunks until there are none, or until nobody listens any more.
    fn work<T>(&self, mut worker: impl FnMut(&Chunk) -> T, sender: &mpsc::Sender<Sent<T>>) {
        loop {
            let sent = match self.next() {
                Ok(None) => return,
                Err(error) => sender.send(Err(error)),
                Ok(Some((number, chunk))) => {
                    // A chunk that never comes out would be waited for.
                    let closing = Closing(self);
                    let done = worker(&chunk);
                    std::mem::forget(closing);
                    let not_yet = |done: &mut u64| number >= done.saturating_add(self.ahead);
                    drop(self.moved_on.wait_while(lock(&self.handed_on), not_yet));
                    sender.send(Ok((number, chunk, done)))
                }
            };
            if sent.is_err() {
                return;
            }
        }
    }

    /// The next chunk with its number.
    fn next(&self) -> io::Result<Option<(u64, Chunk)>> {
        let mut source = lock(&self.source);
        if source.ended {
            return Ok(None);
        }
        let mut chunk = lock(&self.spent).pop().unwrap_or_default();
        let next = source.chunks.next_into(&mut chunk);
        source.ended = !matches!(next, Ok(true));
        let number = source.next;
        source.next += 1;
        Ok(next?.then_some((number, chunk)))
    }

    fn merge<T, E>(
        &self,
        receiver: mpsc::Receiver<Sent<T>>,
        take: &mut impl FnMut(&mut Chunk, T) -> Result<(), E>,
    ) -> Result<(), Stopped<E>> {
        let mut waiting = BTreeMap::new();
        let mut next = 0;
        let mut unreadable = None;
        for sent in receiver {
            match sent {
                Ok((number, chunk, done)) => {
                    waiting.insert(number, (chunk, done));
                }
                // Chunks before the trouble may still be under way.
                Err(error) => unreadable = Some(error),
            }
            while let Some((mut chunk, done)) = waiting.remove(&next) {
                next += 1;
                take(&mut chunk, done).map_err(Stopped::Taker)?;
                lock(&self.spent).push(chunk);
                *lock(&self.handed_on) = next;
                self.moved_on.notify_all();
            }
        }
        unreadable.map_or(Ok(()), |error| Err(Stopped::Unreadable(error)))
    }
}

/// Sends everybody home who waits for his turn.
struct Closing<'q, R>(&'q Queue<R>);

impl<R> Drop for Closing<'_, R> {
    fn drop(&mut self) {
        lock(&self.0.source).ended = true;
        *lock(&self.0.handed_on) = u64::MAX;
        self.0.moved_on.notify_all();
    }
}

/// What a thread held that panicked is still whole.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;

    const GAME: &str = "[Event \"x\"]\n\n1. e4 e5 1-0\n\n";

    fn chunks(text: &str) -> Chunks<&[u8]> {
        Chunks::new(text.as_bytes(), 1, 1 << 20)
    }

    #[test]
    fn everything_comes_out_in_order() {
        let text = GAME.repeat(500);
        for jobs in [1, 2, 7] {
            let mut out = Vec::new();
            let number = || |chunk: &Chunk| chunk.bytes_before;
            let done = in_order(chunks(&text), jobs, number, |chunk, number| {
                assert_eq!(number, out.len() as u64);
                out.extend_from_slice(&chunk.text);
                Ok::<(), ()>(())
            });
            assert!(done.is_ok());
            assert_eq!(out, text.as_bytes());
        }
    }

    #[test]
    fn who_takes_no_more_is_not_waited_for() {
        let text = GAME.repeat(5_000);
        let mut taken = 0;
        let done = in_order(
            chunks(&text),
            3,
            || |_: &Chunk| (),
            |_, ()| {
                taken += 1;
                if taken == 2 { Err("enough") } else { Ok(()) }
            },
        );
        assert!(matches!(done, Err(Stopped::Taker("enough"))));
        assert_eq!(taken, 2);
    }

    #[test]
    fn a_worker_that_panics_does_not_leave_the_others_waiting() {
        let text = GAME.repeat(5_000);
        let worker = || {
            |chunk: &Chunk| {
                assert!(chunk.bytes_before < 100 * GAME.len() as u64, "a chunk too many");
            }
        };
        let run = || in_order(chunks(&text), 3, worker, |_, ()| Ok::<(), ()>(()));
        assert!(catch_unwind(AssertUnwindSafe(run)).is_err());
    }
}
