//! Who comes in and who has to go: silent and slow lines, foreign names and pages, encrypted lines.

use std::sync::Arc;
use std::time::Duration;

use jadoube_web::{Doors, Example, Patience, Tls};
use reqwest::Client;
use serde_json::{Value, json};
use store::StoreUrl;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::ClientConfig;
use tokio_rustls::rustls::client::danger::{
    HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier,
};
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use tokio_rustls::rustls::{DigitallySignedStruct, SignatureScheme};

use crate::support::{Server, comes};

/// What is called slow in these tests.
const SOON: Duration = Duration::from_millis(200);

async fn with(patience: Patience) -> Server {
    let doors = Doors { patience, ..Doors::default() };
    Server::behind(StoreUrl::Memory, Example::Never, doors).await
}

/// What is answered until the line is cut, if it was asked before the server had no patience any more.
async fn answered_until_cut(server: &Server, said: &str) -> String {
    loop {
        let heard = answer_until_cut(server, said).await;
        if !heard.is_empty() {
            return heard;
        }
    }
}

/// Says something on a new line; what comes back until the server cuts it.
async fn answer_until_cut(server: &Server, said: &str) -> String {
    let mut line = TcpStream::connect(server.running.address).await.expect("a line");
    line.write_all(said.as_bytes()).await.expect("said");
    let mut heard = Vec::new();
    // Cut off is cut off, in good order or not.
    let _ = comes(line.read_to_end(&mut heard)).await;
    String::from_utf8_lossy(&heard).into_owned()
}

#[tokio::test]
async fn who_is_silent_takes_nothing_from_others() {
    // Nobody is cut for being slow.
    let long = Duration::from_secs(3_600);
    let patience = Patience { head: long, body: long, ..Patience::default() };
    let server = with(patience).await;
    let mut silent = Vec::new();
    // Some say nothing, some the beginning of a request, and some a request whose body does not come.
    let parts = [
        "",
        "GET /v1/info HT",
        "POST /v1/rulings HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{",
    ];
    for number in 0..1_500 {
        let mut line = TcpStream::connect(server.running.address).await.expect("a line");
        line.write_all(parts[number % 3].as_bytes()).await.expect("said");
        silent.push(line);
    }
    for _ in 0..20 {
        comes(server.get("/v1/me", server.chief())).await.is(200);
    }
    // The first of them had to go, the last is still there.
    let mut first = silent.remove(0);
    assert!(matches!(comes(first.read(&mut [0; 1])).await, Ok(0) | Err(_)));
    let mut last = silent.swap_remove(silent.len() - 2);
    let ask = format!("GET /v1/info HTTP/1.1\r\nHost: {}\r\n\r\n", server.running.address);
    last.write_all(ask.as_bytes()).await.expect("said");
    assert_ne!(last.read(&mut [0; 1]).await.expect("an answer"), 0);
}

#[tokio::test]
async fn a_head_that_does_not_come_to_its_end_is_not_waited_for() {
    let server = with(Patience { head: SOON, ..Patience::default() }).await;
    for said in ["", "GET /v1/info HT", "GET /v1/info HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: 1\r\n"]
    {
        assert_eq!(answer_until_cut(&server, said).await, "", "{said}");
    }
}

#[tokio::test]
async fn a_line_on_which_nothing_more_is_asked_is_cut() {
    let server = with(Patience { head: SOON, ..Patience::default() }).await;
    let asked = "GET /v1/info HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
    let heard = answered_until_cut(&server, asked).await;
    assert!(heard.starts_with("HTTP/1.1 200"), "{heard}");
}

#[tokio::test]
async fn a_body_that_does_not_come_to_its_end_is_not_waited_for() {
    let server = with(Patience { body: SOON, ..Patience::default() }).await;
    let chief = format!("Authorization: Bearer {}\r\n", server.chief());
    for (path, link) in [("/v1/rulings", ""), ("/v1/events", chief.as_str())] {
        let said = format!(
            "POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n{link}\
             Content-Length: 100\r\n\r\n{{\"name\":"
        );
        let heard = answer_until_cut(&server, &said).await;
        assert!(heard.starts_with("HTTP/1.1 408"), "{path}: {heard}");
        assert!(heard.contains("/problems/too-slow"), "{path}: {heard}");
    }
}

#[tokio::test]
async fn who_takes_no_answers_is_cut_off() {
    let server = with(Patience { taken: SOON, ..Patience::default() }).await;
    let mut line = TcpStream::connect(server.running.address).await.expect("a line");
    let ask = "GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".repeat(100);
    let asks = async { while line.write_all(ask.as_bytes()).await.is_ok() {} };
    comes(asks).await;
}

#[tokio::test]
async fn behind_a_trusted_proxy_everybody_counts_for_himself() {
    let asks = async |server: &Server, asker: &str| {
        let asked = Client::new().get(server.url("/docs/docs.js")).header("x-forwarded-for", asker);
        asked.send().await.expect("an answer").status().as_u16()
    };
    let too_much = async |server: &Server, asker: &str| {
        loop {
            let many = (0..50).map(|_| asks(server, asker));
            if futures_util::future::join_all(many).await.contains(&429) {
                return;
            }
        }
    };
    let proxies = vec!["127.0.0.0/8".parse().expect("a network")];
    let doors = Doors { proxies, ..Doors::default() };
    let server = Server::behind(StoreUrl::Memory, Example::Never, doors).await;
    too_much(&server, "203.0.113.1").await;
    assert_eq!(asks(&server, "203.0.113.2").await, 200, "another one behind the same proxy");
    let lied = "198.51.100.1, 203.0.113.2";
    too_much(&server, lied).await;
    assert_eq!(
        asks(&server, "198.51.100.1").await,
        200,
        "what the asker wrote himself is not believed"
    );
}

/// A WebSocket of which only the beginning is there; what comes until it is cut.
async fn bare_socket(server: &Server, path: &str, query: &str, more: &str) -> String {
    let said = format!(
        "GET {path}{query} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{more}\r\n"
    );
    answer_until_cut(server, &said).await
}

#[tokio::test]
async fn a_socket_from_which_nothing_comes_is_dead() {
    let patience = Patience { tick: SOON / 4, silence: SOON, ..Patience::default() };
    let server = with(patience).await;
    let (_, game) = server.game().await;
    let protocols = format!("Sec-WebSocket-Protocol: jadoube, token.{}\r\n", server.chief());
    // Nobody answers to the pings here.
    let heard = bare_socket(&server, &format!("/v1/games/{game}/live"), "", &protocols).await;
    assert!(heard.contains("HTTP/1.1 101") && heard.contains("\"silent\""), "{heard}");
}

#[tokio::test]
async fn the_token_of_a_socket_stands_in_no_address() {
    let server = Server::start().await;
    let (_, game) = server.game().await;
    let path = format!("/v1/games/{game}/live");
    let query = format!("?token={}", server.chief());
    let heard = bare_socket(&server, &path, &query, "").await;
    assert!(heard.starts_with("HTTP/1.1 401"), "{heard}");
}

#[tokio::test]
async fn only_a_name_of_the_server_leads_here() {
    let doors = Doors { hosts: vec!["Laptop.local".to_owned()], ..Doors::default() };
    let server = Server::behind(StoreUrl::Memory, Example::Never, doors).await;
    let ask = async |host: &str| {
        let asked = Client::new().get(server.url("/v1/info")).header("host", host).send().await;
        let answer = asked.expect("an answer");
        (answer.status().as_u16(), answer.json::<Value>().await.expect("JSON"))
    };
    let own = server.running.address.to_string();
    for host in [&own, "localhost", "localhost:1", "laptop.local:8017", "[::1]:8017"] {
        assert_eq!(ask(host).await.0, 200, "{host}");
    }
    for host in ["evil.example", "127.0.0.1.evil.example", "10.1.2.3"] {
        let (status, problem) = ask(host).await;
        assert_eq!((status, &problem["type"]), (421, &json!("/problems/wrong-host")), "{host}");
        assert!(problem["detail"].as_str().is_some_and(|it| it.contains(host)), "{problem}");
    }
}

#[tokio::test]
async fn a_page_of_another_server_changes_and_follows_nothing() {
    let server = Server::start().await;
    let (_, game) = server.game().await;
    let post = async |origin: &str| {
        let asked = Client::new().post(server.url("/v1/checks/time")).header("origin", origin);
        let asked = asked.json(&json!({ "text": "5 minutes" })).send().await;
        asked.expect("an answer").status().as_u16()
    };
    assert_eq!(post(&server.url("")).await, 200);
    assert_eq!(post("http://evil.example").await, 403);
    assert_eq!(post("null").await, 403);
    let protocols = format!("Sec-WebSocket-Protocol: jadoube, token.{}\r\n", server.chief());
    let foreign = format!("{protocols}Origin: http://evil.example\r\n");
    let heard = bare_socket(&server, &format!("/v1/games/{game}/live"), "", &foreign).await;
    assert!(heard.starts_with("HTTP/1.1 403") && heard.contains("other-origin"), "{heard}");
    let read = Client::new().get(server.url("/v1/info")).header("origin", "http://evil.example");
    assert_eq!(read.send().await.expect("an answer").status(), 200, "to read changes nothing");
}

/// Takes the certificate with this fingerprint, and no other.
#[derive(Debug)]
struct Known(String);

impl ServerCertVerifier for Known {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, tokio_rustls::rustls::Error> {
        let print = ring::digest::digest(&ring::digest::SHA256, certificate);
        let print: Vec<String> = print.as_ref().iter().map(|it| format!("{it:02X}")).collect();
        match print.join(":") == self.0 {
            true => Ok(ServerCertVerified::assertion()),
            false => Err(tokio_rustls::rustls::Error::General("another certificate".to_owned())),
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, tokio_rustls::rustls::Error> {
        let known = default_provider().signature_verification_algorithms;
        tokio_rustls::rustls::crypto::verify_tls12_signature(message, certificate, signed, &known)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, tokio_rustls::rustls::Error> {
        let known = default_provider().signature_verification_algorithms;
        tokio_rustls::rustls::crypto::verify_tls13_signature(message, certificate, signed, &known)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        default_provider().signature_verification_algorithms.supported_schemes()
    }
}

/// What a server answers on an encrypted line, if it has the certificate with this fingerprint.
async fn encrypted(server: &Server, fingerprint: &str, said: &str) -> std::io::Result<String> {
    let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .expect("versions")
        .dangerous()
        .with_custom_certificate_verifier(Arc::new(Known(fingerprint.to_owned())))
        .with_no_client_auth();
    let line = TcpStream::connect(server.running.address).await?;
    let name = ServerName::try_from("localhost").expect("a name");
    let mut line = TlsConnector::from(Arc::new(config)).connect(name, line).await?;
    line.write_all(said.as_bytes()).await?;
    let mut heard = String::new();
    line.read_to_string(&mut heard).await?;
    Ok(heard)
}

#[tokio::test]
async fn lines_are_encrypted_with_a_certificate_that_stays_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let kept = Some(folder.path().join("desk.tls.pem"));
    let start = async || {
        let doors = Doors { tls: Some(Tls::Own { kept: kept.clone() }), ..Doors::default() };
        Server::behind(StoreUrl::Memory, Example::Never, doors).await
    };
    let server = start().await;
    let print = server.running.fingerprint.clone().expect("a fingerprint");
    assert!(server.running.link.starts_with("https://127.0.0.1:"), "{}", server.running.link);
    let chief = format!("Authorization: Bearer {}\r\nConnection: close\r\n", server.chief());
    let body = json!({ "name": "Encrypted" }).to_string();
    let said = format!(
        "POST /v1/events HTTP/1.1\r\nHost: localhost\r\n{chief}Content-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let made = encrypted(&server, &print, &said).await.expect("an answer");
    assert!(made.starts_with("HTTP/1.1 201"), "{made}");
    let event = made.split("\"event\":\"").nth(1).and_then(|it| it.split('"').next());
    let body = json!({ "role": "spectator" }).to_string();
    let said = format!(
        "POST /v1/events/{}/links HTTP/1.1\r\nHost: localhost\r\n{chief}\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        event.expect("an event"),
        body.len()
    );
    let link = encrypted(&server, &print, &said).await.expect("an answer");
    assert!(link.contains(&print) && link.contains("https://127.0.0.1:"), "{link}");
    let other = print.replace(['A', '1'], "0");
    assert!(encrypted(&server, &other, &said).await.is_err(), "another certificate");
    // Who does not encrypt is shown the way, and told nothing else.
    let plain = answer_until_cut(&server, "GET /v1/info HTTP/1.1\r\nHost: localhost\r\n\r\n").await;
    let page = server.running.link.split('#').next().expect("a page");
    assert!(plain.starts_with("HTTP/1.1 307"), "{plain}");
    assert!(
        plain.contains(&format!("Location: {page}\r\n")) && !plain.contains("edition"),
        "{plain}"
    );
    server.running.close().await;
    assert_eq!(start().await.running.fingerprint, Some(print), "after a restart");
}

#[tokio::test]
async fn a_certificate_that_cannot_be_used_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("empty.pem");
    std::fs::write(&file, "").expect("a file");
    let options = jadoube_web::Options {
        store: StoreUrl::Memory,
        listen: ([127, 0, 0, 1], 0).into(),
        example: Example::Never,
        public_address: None,
        messages: messages::Messages::new(messages::Language::English),
        stall: jadoube_web::STALL,
        rating_list: None,
        doors: Doors {
            tls: Some(Tls::Files { certificates: file.clone(), key: file }),
            ..Doors::default()
        },
    };
    let Err(why) = jadoube_web::start(options).await else { panic!("it started") };
    let told = why.told(&messages::Messages::new(messages::Language::English));
    assert!(told.contains("empty.pem") && told.contains("certificate"), "{told}");
}
