//! A server for a test, and a client that knows its links.

use std::future::Future;
use std::time::Duration;

use futures_util::StreamExt;
use futures_util::future::join_all;
use jadoube_web::{Doors, Example, Options, Running, start};
use messages::{Language, Messages};
use reqwest::{Client, Method, RequestBuilder, StatusCode};
use serde_json::{Value, json};
use store::StoreUrl;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{ClientRequestBuilder, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// What must come does, however slow the machine is.
pub(crate) async fn comes<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(300), what).await.expect("it comes")
}

/// Looks again until it is so.
pub(crate) async fn until(is_so: impl AsyncFn() -> bool) {
    comes(async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
}

pub(crate) struct Server {
    pub(crate) running: Running,
    client: Client,
}

/// An answer, with what was asked for a message.
#[derive(Debug)]
pub(crate) struct Answer {
    asked: String,
    pub(crate) status: StatusCode,
    pub(crate) kind: String,
    pub(crate) text: String,
}

impl Answer {
    #[track_caller]
    pub(crate) fn is(self, status: u16) -> Answer {
        assert_eq!(self.status.as_u16(), status, "{}: {}", self.asked, self.text);
        self
    }

    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|why| panic!("{why}: {}", self.text))
    }

    /// The name of the problem.
    #[track_caller]
    pub(crate) fn problem(&self) -> String {
        assert_eq!(self.kind, "application/problem+json", "{}", self.text);
        let problem = self.json();
        for field in ["title", "detail", "todo"] {
            assert!(problem[field].as_str().is_some_and(|it| !it.is_empty()), "{}", self.text);
        }
        assert_eq!(problem["status"], self.status.as_u16());
        let kind = problem["type"].as_str().unwrap_or_default();
        kind.strip_prefix("/problems/").unwrap_or_default().to_owned()
    }
}

impl Server {
    pub(crate) async fn start() -> Server {
        Server::with(StoreUrl::Memory, Example::Never).await
    }

    pub(crate) async fn with(store: StoreUrl, example: Example) -> Server {
        Server::behind(store, example, Doors::default()).await
    }

    pub(crate) async fn behind(store: StoreUrl, example: Example, doors: Doors) -> Server {
        let running = start(Options {
            store,
            listen: ([127, 0, 0, 1], 0).into(),
            example,
            public_address: None,
            messages: Messages::new(Language::English),
            stall: jadoube_web::STALL,
            rating_list: None,
            doors,
        })
        .await
        .expect("a server");
        Server::of(running)
    }

    pub(crate) fn of(running: Running) -> Server {
        Server { running, client: Client::new() }
    }

    pub(crate) fn chief(&self) -> &str {
        &self.running.token
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.running.address)
    }

    pub(crate) async fn ask(
        &self,
        method: Method,
        path: &str,
        token: &str,
        body: Option<Value>,
    ) -> Answer {
        let asked = format!("{method} {path} {body:?}");
        let mut request = self.client.request(method, self.url(path));
        if let Some(body) = &body {
            request = request.json(body);
        }
        self.answer(asked, token, request).await
    }

    /// Sends a file as it is.
    pub(crate) async fn send(&self, path: &str, token: &str, file: Vec<u8>) -> Answer {
        let request = self.client.put(self.url(path)).body(file);
        self.answer(format!("PUT {path}"), token, request).await
    }

    async fn answer(&self, asked: String, token: &str, mut request: RequestBuilder) -> Answer {
        if !token.is_empty() {
            request = request.bearer_auth(token);
        }
        let response = request.send().await.expect("an answer");
        let status = response.status();
        let kind = response.headers().get("content-type").and_then(|it| it.to_str().ok());
        let kind = kind.unwrap_or_default().to_owned();
        let text = response.text().await.expect("text");
        Answer { asked, status, kind, text }
    }

    /// A file.
    pub(crate) async fn file(&self, path: &str, token: &str) -> Vec<u8> {
        let request = self.client.get(self.url(path)).bearer_auth(token);
        let response = request.send().await.expect("an answer");
        assert_eq!(response.status().as_u16(), 200, "{path}");
        response.bytes().await.expect("bytes").to_vec()
    }

    pub(crate) async fn get(&self, path: &str, token: &str) -> Answer {
        self.ask(Method::GET, path, token, None).await
    }

    pub(crate) async fn post(&self, path: &str, token: &str, body: Value) -> Answer {
        self.ask(Method::POST, path, token, Some(body)).await
    }

    pub(crate) async fn patch(&self, path: &str, token: &str, body: Value) -> Answer {
        self.ask(Method::PATCH, path, token, Some(body)).await
    }

    pub(crate) async fn put(&self, path: &str, token: &str, body: Value) -> Answer {
        self.ask(Method::PUT, path, token, Some(body)).await
    }

    pub(crate) async fn delete(&self, path: &str, token: &str) -> Answer {
        self.ask(Method::DELETE, path, token, None).await
    }

    /// An event with players and a round of boards; its id and the ids of its games.
    pub(crate) async fn event(&self, settings: Value, boards: usize) -> (String, Vec<String>) {
        let event = self.post("/v1/events", self.chief(), settings).await.is(201).json();
        let event = event["event"].as_str().expect("an id").to_owned();
        let mut pairings = Vec::new();
        for board in 0..boards {
            for name in ["White", "Black"] {
                let player = json!({ "name": format!("{name} {board}"), "language": "cs" });
                self.post(&format!("/v1/events/{event}/players"), self.chief(), player)
                    .await
                    .is(201);
            }
            pairings.push(json!({ "white": format!("p{}", 2 * board + 1), "black": format!("p{}", 2 * board + 2) }));
        }
        let path = format!("/v1/events/{event}/rounds");
        let round = self.post(&path, self.chief(), json!({ "pairings": pairings })).await.is(201);
        let games = round.json()["boards"]
            .as_array()
            .expect("boards")
            .iter()
            .map(|it| it["game"].as_str().expect("a game").to_owned())
            .collect();
        (event, games)
    }

    /// One game of an ordinary event.
    pub(crate) async fn game(&self) -> (String, String) {
        let (event, mut games) = self.event(json!({ "name": "Test" }), 1).await;
        (event, games.remove(0))
    }

    /// The token of a new link.
    pub(crate) async fn link(&self, event: &str, link: Value) -> String {
        let path = format!("/v1/events/{event}/links");
        let made = self.post(&path, self.chief(), link).await.is(201).json();
        made["token"].as_str().expect("a token").to_owned()
    }

    /// Records a line; what follows.
    pub(crate) async fn tell(&self, game: &str, token: &str, line: &str) -> Answer {
        self.post(&format!("/v1/games/{game}/events"), token, json!({ "line": line })).await
    }

    /// Records lines that all can happen.
    pub(crate) async fn tells(&self, game: &str, token: &str, lines: &[&str]) -> Value {
        let mut last = Value::Null;
        for line in lines {
            last = self.tell(game, token, line).await.is(200).json();
        }
        last
    }

    /// Looks again until an answer is so.
    pub(crate) async fn until(&self, path: &str, token: &str, is_so: impl Fn(&Answer) -> bool) {
        until(async || is_so(&self.get(path, token).await)).await;
    }

    /// Asks, many at a time, until it is too much: a bucket fills while a slow machine asks.
    pub(crate) async fn until_too_much(&self, path: &str, token: &str) -> Answer {
        comes(async {
            loop {
                let answers = join_all((0..100).map(|_| self.get(path, token))).await;
                if let Some(refused) = answers.into_iter().find(|it| it.status == 429) {
                    return refused;
                }
            }
        })
        .await
    }

    pub(crate) async fn watch(&self, path: &str, token: &str) -> Socket {
        self.may_watch(path, token).await.expect("a socket")
    }

    /// A socket, unless it is refused.
    pub(crate) async fn may_watch(&self, path: &str, token: &str) -> Option<Socket> {
        let url = format!("ws://{}{path}", self.running.address).parse().expect("an address");
        let request = ClientRequestBuilder::new(url)
            .with_sub_protocol("jadoube")
            .with_sub_protocol(format!("token.{token}"));
        let (stream, answer) = connect_async(request).await.ok()?;
        assert_eq!(
            answer.headers()["sec-websocket-protocol"],
            "jadoube",
            "the token is not sent back"
        );
        Some(Socket { stream })
    }
}

pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    /// The next message, or how the socket was closed.
    pub(crate) async fn next(&mut self) -> Result<Value, u16> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => {
                    return Ok(serde_json::from_str(&text).expect("JSON"));
                }
                Some(Ok(Message::Close(frame))) => {
                    return Err(frame.map_or(0, |it| it.code.into()));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(0),
            }
        }
    }

    /// The next message of this type.
    pub(crate) async fn next_of(&mut self, kind: &str) -> Value {
        comes(async {
            loop {
                let message = self.next().await.expect("an open socket");
                if message["type"] == kind {
                    return message;
                }
            }
        })
        .await
    }
}

/// The rulings of the last entry of an answer.
#[track_caller]
pub(crate) fn rulings(recorded: &Value) -> Vec<String> {
    let entries = recorded["entries"].as_array().expect("entries");
    let last = entries.last().expect("an entry");
    let rulings = last["rulings"].as_array().expect("rulings");
    rulings.iter().map(|it| it["ruling"].as_str().expect("a ruling").to_owned()).collect()
}
