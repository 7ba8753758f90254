//! Two desks on one PostgreSQL database, one of them cut off from it without a word.

use std::path::PathBuf;

use jadoube_web::Example;
use serde_json::{Value, json};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, UnixStream};
use tokio::sync::watch;

use crate::servers::POSTGRES;
use crate::support::{Server, comes, until};

/// Carries everything between a port and a socket, as long as the way is open. What waits is carried later.
async fn carry(listener: TcpListener, socket: PathBuf, way: watch::Receiver<bool>) {
    while let Ok((client, _)) = listener.accept().await {
        let (socket, way) = (socket.clone(), way.clone());
        tokio::spawn(async move {
            let server = UnixStream::connect(socket).await.expect("the server");
            let ((from_client, to_client), (from_server, to_server)) =
                (client.into_split(), server.into_split());
            tokio::join!(
                one_way(from_client, to_server, way.clone()),
                one_way(from_server, to_client, way)
            );
        });
    }
}

async fn one_way(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut way: watch::Receiver<bool>,
) {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let read = from.read(&mut bytes).await.unwrap_or(0);
        let _ = way.wait_for(|it| *it).await;
        if read == 0 || to.write_all(&bytes[..read]).await.is_err() {
            return;
        }
    }
}

/// Tells a line until it is taken: while the other desk is looked up, it is refused.
async fn tell(server: &Server, game: &str, token: &str, line: &str) {
    until(async || server.tell(game, token, line).await.status == 200).await;
}

fn moves(view: &Value) -> Vec<String> {
    let moves = view["moves"].as_array().expect("moves").iter();
    moves.map(|it| it["san"].as_str().unwrap_or_default().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_desk_that_is_cut_off_says_so_and_follows_afterwards() {
    let Ok(address) = std::env::var(POSTGRES) else {
        eprintln!("not run against PostgreSQL: {POSTGRES} is not set (see tools/with-postgres)");
        return;
    };
    let database = format!("desks_{}", std::process::id());
    let (client, connection) =
        tokio_postgres::connect(&address, tokio_postgres::NoTls).await.expect("a server");
    tokio::spawn(connection);
    client.batch_execute(&format!("CREATE DATABASE {database}")).await.expect("a database");
    let folder = address.split(['@', '/']).find(|it| it.starts_with("%2F")).expect("a folder");
    let socket = PathBuf::from(folder.replace("%2F", "/")).join(".s.PGSQL.5432");
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let (way, open) = watch::channel(true);
    tokio::spawn(carry(listener, socket, open));
    let through = format!("postgres://jadoube@127.0.0.1:{port}/{database}?timeout=5s");
    let direct = format!("postgres://jadoube@{folder}/{database}");
    let one = Server::with(through.parse().expect("an address"), Example::Never).await;
    let other = Server::with(direct.parse().expect("an address"), Example::Never).await;
    let (event, games) = other.event(json!({ "name": "Cut off" }), 1).await;
    let token = other.link(&event, json!({ "role": "arbiter" })).await;
    let (game, path) = (&games[0], format!("/v1/games/{}", games[0]));
    one.until(&path, &token, |it| it.status == 200).await;
    tell(&one, game, &token, "round starts").await;
    tell(&other, game, &token, "white plays e4 and presses").await;
    one.until(&path, &token, |it| it.json()["seq"] == 3).await;

    way.send_replace(false);
    let refused = one.tell(game, &token, "black plays e5 and presses");
    assert_eq!(comes(refused).await.is(503).problem(), "store");
    tell(&other, game, &token, "black plays c5 and presses").await;
    way.send_replace(true);

    one.until(&path, &token, |it| it.json()["seq"] == 4).await;
    tell(&one, game, &token, "white plays Nf3 and presses").await;
    other.until(&path, &token, |it| it.json()["seq"] == 5).await;
    for server in [&one, &other] {
        let view = server.get(&path, &token).await.is(200).json();
        assert_eq!(moves(&view), ["e4", "c5", "Nf3"], "{view}");
    }
    one.running.close().await;
    other.running.close().await;
    let drop = format!("DROP DATABASE {database} WITH (FORCE)");
    client.batch_execute(&drop).await.expect("gone");
}
