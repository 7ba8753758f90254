//! A way to the PostgreSQL server of the tests that can fall silent, and that can be encrypted.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;
use tokio_rustls::TlsAcceptor;

/// A way to a server.
pub(crate) struct Proxy {
    pub(crate) port: u16,
    open: watch::Sender<bool>,
    encrypted: Arc<AtomicU32>,
}

/// What a client sends that wants to speak encrypted.
const SSL_REQUEST: [u8; 8] = [0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f];

impl Proxy {
    /// A way to a server that listens on a socket in a folder.
    pub(crate) async fn to(socket: PathBuf, tls: Option<TlsAcceptor>) -> Proxy {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let (open, way) = watch::channel(true);
        let encrypted = Arc::new(AtomicU32::new(0));
        let count = Arc::clone(&encrypted);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let (socket, tls, way) = (socket.clone(), tls.clone(), way.clone());
                let count = Arc::clone(&count);
                tokio::spawn(async move {
                    let server = UnixStream::connect(socket).await.expect("the server");
                    // Whoever goes away, goes away.
                    let _ = carry(client, server, tls, way, &count).await;
                });
            }
        });
        Proxy { port, open, encrypted }
    }

    /// From now on nothing comes through, and nobody is told.
    pub(crate) fn cut(&self) {
        self.open.send_replace(false);
    }

    /// What waited comes through, and everything after it.
    pub(crate) fn heal(&self) {
        self.open.send_replace(true);
    }

    /// So many connections were encrypted.
    pub(crate) fn encrypted(&self) -> u32 {
        self.encrypted.load(Ordering::SeqCst)
    }
}

async fn carry(
    mut client: TcpStream,
    mut server: UnixStream,
    tls: Option<TlsAcceptor>,
    way: watch::Receiver<bool>,
    count: &AtomicU32,
) -> std::io::Result<()> {
    let mut first = [0; 8];
    client.read_exact(&mut first).await?;
    if let (SSL_REQUEST, Some(tls)) = (first, tls) {
        client.write_all(b"S").await?;
        let client = tls.accept(client).await?;
        count.fetch_add(1, Ordering::SeqCst);
        both_ways(client, server, way).await;
        return Ok(());
    }
    let mut open = way.clone();
    let _ = open.wait_for(|it| *it).await;
    server.write_all(&first).await?;
    both_ways(client, server, way).await;
    Ok(())
}

async fn both_ways<C: AsyncRead + AsyncWrite>(
    client: C,
    server: UnixStream,
    way: watch::Receiver<bool>,
) {
    let (from_client, to_client) = tokio::io::split(client);
    let (from_server, to_server) = tokio::io::split(server);
    tokio::join!(
        one_way(from_client, to_server, way.clone()),
        one_way(from_server, to_client, way)
    );
}

async fn one_way(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut way: watch::Receiver<bool>,
) {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let read = from.read(&mut bytes).await.unwrap_or(0);
        // What was sent into a silent line arrives when it speaks again.
        let _ = way.wait_for(|it| *it).await;
        if read == 0 || to.write_all(&bytes[..read]).await.is_err() || to.flush().await.is_err() {
            let _ = to.shutdown().await;
            return;
        }
    }
}
