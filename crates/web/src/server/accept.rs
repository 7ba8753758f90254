//! Who comes in: lines are taken, kept as long as somebody says something on them, and cut.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio_rustls::TlsAcceptor;
use tower_service::Service;

use super::connections::{Connections, Place};
use super::doors::Patience;
use super::network::{Network, household, who_asks};
use super::patient::Patient;

/// After a line could not be taken, for want of files or memory, so long nobody tries again.
const PAUSE: Duration = Duration::from_millis(100);
/// The largest head of a request.
const HEAD_MAX: usize = 32 * 1024;

/// The way in.
pub(super) struct Entrance {
    pub(super) connections: Arc<Connections>,
    pub(super) proxies: Vec<Network>,
    pub(super) tls: Option<TlsAcceptor>,
    /// Where browsers find this server.
    pub(super) public: String,
    pub(super) patience: Patience,
}

/// The line on which a request came.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    /// Who asks.
    pub(super) from: IpAddr,
    /// Which of our addresses he asks.
    pub(super) to: Option<IpAddr>,
}

/// Lets in who comes, until the server closes and the last one has gone.
pub(super) async fn let_in(
    listener: TcpListener,
    router: Router,
    entrance: Arc<Entrance>,
    mut closing: watch::Receiver<bool>,
) {
    let mut inside = JoinSet::new();
    let closes = closing.clone();
    loop {
        let accepted = tokio::select! {
            biased;
            _ = closing.wait_for(|it| *it) => break,
            Some(_) = inside.join_next() => continue,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, from)) => {
                let proxy = entrance.proxies.iter().any(|it| it.has(from.ip()));
                // Without a place the line is cut here.
                if let Some(place) = entrance.connections.enter(household(from.ip()), proxy) {
                    let guest = Visit {
                        from,
                        place: Arc::new(place),
                        router: router.clone(),
                        entrance: Arc::clone(&entrance),
                    };
                    inside.spawn(guest.stay(stream, closes.clone()));
                }
            }
            Err(why) if concerns_one(&why) => {}
            Err(_) => tokio::time::sleep(PAUSE).await,
        }
    }
    drop(listener);
    while inside.join_next().await.is_some() {}
}

/// Is it only this line with which something is wrong?
fn concerns_one(why: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    [ConnectionAborted, ConnectionRefused, ConnectionReset].contains(&why.kind())
}

/// Does somebody begin with a word of HTTP where lines are encrypted?
async fn speaks_plainly(line: &TcpStream) -> io::Result<bool> {
    let mut first = [0];
    line.peek(&mut first).await?;
    Ok(first[0].is_ascii_uppercase())
}

/// Shows the way to the encrypted pages. What was asked is not looked at: it may hold a secret already.
async fn show_the_way(line: &mut Patient<TcpStream>, public: &str) -> io::Result<()> {
    let way = format!(
        "HTTP/1.1 307 Temporary Redirect\r\nLocation: {public}/\r\nContent-Length: 0\r\n\
         Connection: close\r\n\r\n"
    );
    line.write_all(way.as_bytes()).await?;
    line.shutdown().await?;
    // A line that is closed before all was read takes the answer with it.
    while line.read(&mut [0; 1024]).await? > 0 {}
    Ok(())
}

/// Somebody who came in.
struct Visit {
    from: SocketAddr,
    place: Arc<Place>,
    router: Router,
    entrance: Arc<Entrance>,
}

impl Visit {
    /// Until he goes, or has to.
    async fn stay(self, stream: TcpStream, closing: watch::Receiver<bool>) {
        let place = Arc::clone(&self.place);
        tokio::select! {
            () = place.has_to_go() => {}
            () = self.greet(stream, closing) => {}
        }
    }

    async fn greet(self, stream: TcpStream, closing: watch::Receiver<bool>) {
        let to = stream.local_addr().ok().map(|it| it.ip());
        // A move is small and shall go out at once.
        let _ = stream.set_nodelay(true);
        let patience = self.entrance.patience;
        let mut stream = Patient::new(stream, patience.taken);
        let Some(tls) = self.entrance.tls.clone() else {
            return self.talk(stream, to, closing).await;
        };
        let handshake = async {
            if speaks_plainly(stream.line()).await? {
                show_the_way(&mut stream, &self.entrance.public).await?;
                return Ok(None);
            }
            tls.accept(stream).await.map(Some)
        };
        if let Ok(Ok(Some(stream))) = tokio::time::timeout(patience.head, handshake).await {
            self.talk(stream, to, closing).await;
        }
    }

    async fn talk<S>(self, stream: S, to: Option<IpAddr>, mut closing: watch::Receiver<bool>)
    where
        S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
    {
        let Visit { from, place, router, entrance } = self;
        let head = entrance.patience.head;
        let answers = service_fn(move |request: Request<Incoming>| {
            place.says_something();
            let mut request = request.map(Body::new);
            let from = who_asks(&entrance.proxies, from.ip(), request.headers());
            request.extensions_mut().insert(Line { from, to });
            request.extensions_mut().insert(Arc::clone(&place));
            router.clone().call(request)
        });
        let mut talk = http1::Builder::new();
        talk.timer(TokioTimer::new()).header_read_timeout(head).max_buf_size(HEAD_MAX);
        let mut talk = pin!(talk.serve_connection(TokioIo::new(stream), answers).with_upgrades());
        tokio::select! {
            _ = talk.as_mut() => return,
            _ = closing.wait_for(|it| *it) => {}
        }
        // What has been asked is still answered.
        talk.as_mut().graceful_shutdown();
        let _ = talk.await;
    }
}
