//! Every reader of the API. A server is started for each text, asked once, and told to end, so that what it counted is that one
//! question and its own start.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use serde_json::{Value, json};

use crate::measure::{Work, counted, more_than_linear, work};
use crate::{Folder, each, series};

/// A question whose text is hostile.
struct Question {
    /// As the description of the API names it.
    path: &'static str,
    method: &'static str,
    /// What is asked; `None` in the path is the text.
    ask: fn(&Server, &str) -> Asked,
    length: usize,
    shapes: &'static [(&'static str, &'static str)],
}

/// A request.
struct Asked {
    path: String,
    body: Option<Value>,
    link: bool,
}

fn public(path: &str, body: Value) -> Asked {
    Asked { path: path.to_owned(), body: Some(body), link: false }
}

fn linked(path: String, body: Value) -> Asked {
    Asked { path, body: Some(body), link: true }
}

fn get(path: String) -> Asked {
    Asked { path, body: None, link: false }
}

const LONG: usize = 16_000;
const SHORT: usize = 2_000;

const WORDS: &[(&str, &str)] =
    &[("", "x"), ("", "x "), ("", "positoin "), ("", "9."), ("", "the "), ("", "ž")];
const FENS: &[(&str, &str)] = &[("", "x"), ("", "8/"), ("8/8/8/8/8/8/8/8 w ", "-"), ("", " ")];
const TIMES: &[(&str, &str)] = &[
    ("", "5 min, # s from move # "),
    ("5", "-"),
    ("", "minutse "),
    ("", "x"),
    ("5 min ", "delay "),
    ("", "40/90+30,"),
    ("", "5 min after 40 moves "),
];
const LINES: &[(&str, &str)] = &[
    ("", "whte touches e2\n"),
    ("", "white touches e2\n"),
    ("", "x"),
    ("", "["),
    ("", "\""),
    ("", "case # a\n"),
    ("0:00 white touches e2\n", "=> must white move e2\n"),
    (
        "",
        "white plays Nf3 and presses\nblack plays Nf6 and presses\nwhite plays Ng1 and presses\nblack plays Ng8 and presses\n",
    ),
];
const LINE: &[(&str, &str)] =
    &[("", "x"), ("white calls arbiter \"", "x"), ("white plays ", "e4 "), ("", "\""), ("", "[")];
const RATINGS: &[(&str, &str)] = &[
    ("", "x\n"),
    ("ID Number Name   Fed\n", "7         Anna   CZE\n"),
    ("ID Number Name   Fed\n", "\n"),
    ("", "<player><fideid>7</fideid><name>A B</name></player>"),
    ("", "<"),
];
const GAMES: &[(&str, &str)] = &[
    ("", "e4 "),
    ("[Event \"x\"]\n\n1. ", "("),
    ("", "[Event \"x\"]\n\n1. e4 *\n\n"),
    ("[Event \"x\"]\n\n1. ", "Nf3 Nf6 Ng1 Ng8 "),
    ("[Event \"x\"]\n\n1. ", "{x} "),
    ("", "x"),
];
const SHEETS: &[(&str, &str)] =
    &[("", "e4 e5 "), ("", "Nf3 Nf6 Ng1 Ng8 "), ("", "x"), ("", "x "), ("", "1."), ("", "Sf9 ")];
const LISTS: &[(&str, &str)] = &[
    ("name,rating\n", "Player #,2000\n"),
    ("name\n", "\""),
    ("", "x,"),
    ("", "x\n"),
    ("", "001    # m    Player #                             2000\n"),
    ("012 x\n", "001 x\n"),
    ("162  ", "W 1.0    "),
    ("", "162  W 1.0    D 0.5\n"),
    ("132", " 26/11/16"),
    ("", "132 26/11/16 26/11/17\n"),
    ("001 1001 m    Player                            2000\n", "042 x\n"),
    ("", "001 № m    Player №                       2000\n240 F 1 №\n"),
];

const QUESTIONS: &[Question] = &[
    Question {
        path: "/v1/rulings",
        method: "post",
        ask: |_, it| public("/v1/rulings", json!({ "transcript": it })),
        length: LONG,
        shapes: LINES,
    },
    Question {
        path: "/v1/rulings",
        method: "post",
        ask: |_, it| public("/v1/rulings", json!({ "pgn": it })),
        length: 4_000,
        shapes: GAMES,
    },
    Question {
        path: "/v1/rulings",
        method: "post",
        ask: |_, it| {
            let lines: Vec<&str> = it.lines().collect();
            public(
                "/v1/rulings",
                json!({ "fen": "8/8/4k3/8/8/4K3/8/8 w - - 0 1", "lines": lines, "time_control": "5 min" }),
            )
        },
        length: LONG,
        shapes: LINES,
    },
    Question {
        path: "/v1/checks/mate",
        method: "post",
        ask: |_, it| public("/v1/checks/mate", json!({ "fen": it })),
        length: LONG,
        shapes: FENS,
    },
    Question {
        path: "/v1/checks/legal",
        method: "post",
        ask: |_, it| public("/v1/checks/legal", json!({ "fen": it })),
        length: LONG,
        shapes: FENS,
    },
    Question {
        path: "/v1/checks/time",
        method: "post",
        ask: |_, it| public("/v1/checks/time", json!({ "text": it })),
        length: 450,
        shapes: TIMES,
    },
    Question {
        path: "/v1/checks/claim",
        method: "post",
        ask: |_, it| public("/v1/checks/claim", json!({ "moves": it, "claim": "threefold" })),
        length: LONG,
        shapes: SHEETS,
    },
    Question {
        path: "/v1/checks/claim",
        method: "post",
        ask: |_, it| {
            public("/v1/checks/claim", json!({ "moves": "e4 e5", "claim": "fifty", "with": it }))
        },
        length: LONG,
        shapes: SHEETS,
    },
    Question {
        path: "/v1/law/search",
        method: "get",
        ask: |_, it| get(format!("/v1/law/search?q={}", escaped(it))),
        length: SHORT,
        shapes: WORDS,
    },
    Question {
        path: "/v1/law/glossary",
        method: "get",
        ask: |_, it| get(format!("/v1/law/glossary?q={}", escaped(it))),
        length: SHORT,
        shapes: WORDS,
    },
    Question {
        path: "/v1/law/diff",
        method: "get",
        ask: |_, it| get(format!("/v1/law/diff?from={}&to=fide-2018", escaped(it))),
        length: SHORT,
        shapes: WORDS,
    },
    Question {
        path: "/v1/law/{edition}",
        method: "get",
        ask: |_, it| get(format!("/v1/law/{}", escaped(it))),
        length: SHORT,
        shapes: WORDS,
    },
    Question {
        path: "/v1/law/{edition}/{article}",
        method: "get",
        ask: |_, it| get(format!("/v1/law/fide-2018/{}", escaped(it))),
        length: SHORT,
        shapes: WORDS,
    },
    Question {
        path: "/v1/events",
        method: "post",
        ask: |_, it| linked("/v1/events".to_owned(), json!({ "name": it })),
        length: LONG,
        shapes: WORDS,
    },
    Question {
        path: "/v1/events/{event}",
        method: "patch",
        ask: |server, it| {
            linked(format!("/v1/events/{}", server.event), json!({ "time_control": it }))
        },
        length: 450,
        shapes: TIMES,
    },
    Question {
        path: "/v1/events/{event}",
        method: "patch",
        ask: |server, it| {
            linked(
                format!("/v1/events/{}", server.event),
                json!({ "regulations": { "draw_restriction": it } }),
            )
        },
        length: LONG,
        shapes: WORDS,
    },
    Question {
        path: "/v1/events/{event}/arbiter-report",
        method: "patch",
        ask: |server, it| {
            linked(
                format!("/v1/events/{}/arbiter-report", server.event),
                json!({ "items": { "remarks": it } }),
            )
        },
        length: LONG,
        shapes: WORDS,
    },
    Question {
        path: "/v1/events/{event}",
        method: "patch",
        ask: |server, it| {
            linked(
                format!("/v1/events/{}", server.event),
                json!({ "public": { "shown": "page", "origins": [it] } }),
            )
        },
        length: LONG,
        shapes: &[("", "x"), ("https://", "club."), ("https://club", ":"), ("", "/")],
    },
    Question {
        path: "/v1/events/{event}/players",
        method: "post",
        ask: |server, it| {
            linked(format!("/v1/events/{}/players", server.event), json!({ "name": it }))
        },
        length: LONG,
        shapes: WORDS,
    },
    Question {
        path: "/v1/events/{event}/players/import",
        method: "post",
        ask: |server, it| {
            linked(
                format!("/v1/events/{}/players/import", server.event),
                json!({ "format": "csv", "text": it }),
            )
        },
        length: LONG,
        shapes: LISTS,
    },
    Question {
        path: "/v1/events/{event}/players/import",
        method: "post",
        ask: |server, it| {
            linked(
                format!("/v1/events/{}/players/import", server.event),
                json!({ "format": "trf", "text": it }),
            )
        },
        length: LONG,
        shapes: LISTS,
    },
    Question {
        path: "/v1/events/{event}/players/import/preview",
        method: "post",
        ask: |server, it| {
            linked(
                format!("/v1/events/{}/players/import/preview", server.event),
                json!({ "format": "csv", "text": it }),
            )
        },
        length: LONG,
        shapes: LISTS,
    },
    Question {
        path: "/v1/events/{event}/players/import/preview",
        method: "post",
        ask: |server, it| {
            linked(
                format!("/v1/events/{}/players/import/preview", server.event),
                json!({ "format": "trf", "text": it }),
            )
        },
        length: LONG,
        shapes: LISTS,
    },
    Question {
        path: "/v1/events/{event}/ratings",
        method: "get",
        ask: |server, it| Asked {
            path: format!("/v1/events/{}/ratings?q={}", server.event, escaped(it)),
            body: None,
            link: true,
        },
        length: SHORT,
        shapes: WORDS,
    },
    Question {
        path: "/v1/events/{event}/ratings",
        method: "put",
        ask: |server, it| {
            // A file goes as it is.
            linked(format!("/v1/events/{}/ratings", server.event), Value::String(it.to_owned()))
        },
        length: LONG,
        shapes: RATINGS,
    },
    Question {
        path: "/v1/events/{event}/ratings/differences",
        method: "post",
        ask: |server, it| {
            let players: Vec<&str> = it.split(' ').collect();
            linked(
                format!("/v1/events/{}/ratings/differences", server.event),
                json!({ "players": players }),
            )
        },
        length: LONG,
        shapes: &[("", "x"), ("", "p# "), ("", "p1 ")],
    },
    Question {
        path: "/v1/events/{event}/import",
        method: "post",
        ask: |server, it| {
            linked(
                format!("/v1/events/{}/import", server.event),
                json!({ "format": "transcript", "text": it }),
            )
        },
        length: LONG,
        shapes: LINES,
    },
    Question {
        path: "/v1/events/{event}/import",
        method: "post",
        ask: |server, it| {
            linked(
                format!("/v1/events/{}/import", server.event),
                json!({ "format": "pgn", "text": it }),
            )
        },
        length: LONG,
        shapes: GAMES,
    },
    Question {
        path: "/v1/events/{event}/rounds",
        method: "post",
        ask: |server, it| {
            let pairings: Vec<Value> =
                it.split(' ').map(|id| json!({ "white": id, "black": id })).collect();
            linked(format!("/v1/events/{}/rounds", server.event), json!({ "pairings": pairings }))
        },
        length: LONG,
        shapes: &[("", "x"), ("", "p# "), ("", "p1 ")],
    },
    Question {
        path: "/v1/events/{event}/links",
        method: "post",
        ask: |server, it| {
            linked(
                format!("/v1/events/{}/links", server.event),
                json!({ "role": "spectator", "name": it }),
            )
        },
        length: LONG,
        shapes: WORDS,
    },
    Question {
        path: "/v1/events/{event}/players/{player}",
        method: "patch",
        ask: |server, it| {
            linked(format!("/v1/events/{}/players/p1", server.event), json!({ "name": it }))
        },
        length: LONG,
        shapes: WORDS,
    },
    Question {
        path: "/v1/events/{event}/players/{player}/withdrawal",
        method: "post",
        ask: |server, it| {
            let path = format!("/v1/events/{}/players/p1/withdrawal", server.event);
            linked(path, json!({ "reason": it }))
        },
        length: LONG,
        shapes: WORDS,
    },
    Question {
        path: "/v1/events/{event}/draft",
        method: "put",
        ask: |server, it| {
            let pairings: Vec<Value> =
                it.split(' ').map(|id| json!({ "white": id, "black": id })).collect();
            linked(format!("/v1/events/{}/draft", server.event), json!({ "pairings": pairings }))
        },
        length: LONG,
        shapes: &[("", "x"), ("", "p# "), ("", "p1 ")],
    },
    Question {
        path: "/v1/events/{event}/draft/publish",
        method: "post",
        ask: |server, it| {
            linked(format!("/v1/events/{}/draft/publish", server.event), json!({ "seq": it }))
        },
        length: LONG,
        shapes: WORDS,
    },
    Question {
        path: "/v1/events/{event}/rounds/{round}/back",
        method: "post",
        ask: |server, it| {
            linked(
                format!("/v1/events/{}/rounds/1/back", server.event),
                json!({ "to": "draft", "reason": it }),
            )
        },
        length: LONG,
        shapes: WORDS,
    },
    Question {
        path: "/v1/events/{event}/mistake",
        method: "post",
        ask: |server, it| {
            linked(format!("/v1/events/{}/mistake", server.event), json!({ "reason": it }))
        },
        length: LONG,
        shapes: WORDS,
    },
    Question {
        path: "/v1/events/{event}/players/{player}/mistake",
        method: "post",
        ask: |server, it| {
            linked(
                format!("/v1/events/{}/players/p1/mistake", server.event),
                json!({ "reason": it }),
            )
        },
        length: LONG,
        shapes: WORDS,
    },
    Question {
        path: "/v1/events/{event}/rounds/{round}/presence",
        method: "post",
        ask: |server, it| {
            let mark = |game: &str| json!({ "game": game, "side": "white", "here": true });
            let marks: Vec<Value> = it.split(' ').map(mark).collect();
            linked(
                format!("/v1/events/{}/rounds/1/presence", server.event),
                json!({ "marks": marks }),
            )
        },
        length: LONG,
        shapes: &[("", "x"), ("", "g# ")],
    },
    Question {
        path: "/v1/games/{game}/result",
        method: "put",
        ask: |server, it| {
            linked(format!("/v1/games/{}/result", server.game), json!({ "result": it }))
        },
        length: LONG,
        shapes: WORDS,
    },
    Question {
        path: "/v1/games/{game}/events",
        method: "post",
        ask: |server, it| {
            linked(format!("/v1/games/{}/events", server.game), json!({ "line": it }))
        },
        length: 4_000,
        shapes: LINE,
    },
    Question {
        path: "/v1/games/{game}/preview",
        method: "post",
        ask: |server, it| {
            linked(format!("/v1/games/{}/preview", server.game), json!({ "line": it }))
        },
        length: 4_000,
        shapes: LINE,
    },
    Question {
        path: "/v1/games/{game}/corrections",
        method: "post",
        ask: |server, it| {
            linked(
                format!("/v1/games/{}/corrections", server.game),
                json!({ "to": 1, "reason": it }),
            )
        },
        length: LONG,
        shapes: WORDS,
    },
    Question {
        path: "/v1/games/{game}/replacements",
        method: "post",
        ask: |server, it| {
            linked(
                format!("/v1/games/{}/replacements", server.game),
                json!({ "entry": 2, "line": it, "reason": "the other square" }),
            )
        },
        length: LONG,
        shapes: LINE,
    },
    Question {
        path: "/v1/games/{game}/attention",
        method: "post",
        ask: |server, it| {
            linked(
                format!("/v1/games/{}/attention", server.game),
                json!({ "act": "question-taken", "question": it, "entry": 1 }),
            )
        },
        length: LONG,
        shapes: WORDS,
    },
    Question {
        path: "/v1/games/{game}",
        method: "patch",
        ask: |server, it| linked(format!("/v1/games/{}", server.game), json!({ "fen": it })),
        length: LONG,
        shapes: FENS,
    },
];

/// A server with an event and a game.
struct Server {
    child: Child,
    address: String,
    token: String,
    event: String,
    game: String,
}

impl Server {
    fn start(folder: &Path) -> Server {
        let link = folder.join("link");
        let mut child = counted(folder)
            .args([
                "serve",
                "--memory",
                "--no-example",
                "--listen",
                "127.0.0.1:0",
                "--link-file",
                "link",
            ])
            .stderr(Stdio::piped())
            .spawn()
            .expect("a server");
        let told = loop {
            match std::fs::read_to_string(&link) {
                Ok(told) if told.ends_with('\n') => break told,
                _ => std::thread::sleep(Duration::from_millis(20)),
            }
            assert!(child.try_wait().is_ok_and(|it| it.is_none()), "the server has ended");
        };
        let (address, token) = told.trim().split_once("/#/l/").expect("a link");
        let address = address.trim_start_matches("http://").to_owned();
        let mut server = Server {
            child,
            address,
            token: token.to_owned(),
            event: String::new(),
            game: String::new(),
        };
        server.set_up();
        server
    }

    fn set_up(&mut self) {
        let made = self.told(&linked("/v1/events".to_owned(), json!({ "name": "x" })), "post");
        self.event = made["event"].as_str().expect("an event").to_owned();
        for name in ["a", "b"] {
            self.told(
                &linked(format!("/v1/events/{}/players", self.event), json!({ "name": name })),
                "post",
            );
        }
        let pairings = json!({ "pairings": [{ "white": "p1", "black": "p2" }] });
        let round =
            self.told(&linked(format!("/v1/events/{}/rounds", self.event), pairings), "post");
        self.game = round["boards"][0]["game"].as_str().expect("a game").to_owned();
    }

    fn told(&self, asked: &Asked, method: &str) -> Value {
        let answer = self.ask(asked, method);
        serde_json::from_str(answer.split_once("\r\n\r\n").expect("an answer").1).expect(&answer)
    }

    fn ask(&self, asked: &Asked, method: &str) -> String {
        let body = match &asked.body {
            Some(Value::String(file)) => file.clone(),
            Some(body) => body.to_string(),
            None => String::new(),
        };
        let link = if asked.link {
            format!("authorization: Bearer {}\r\n", self.token)
        } else {
            String::new()
        };
        let head = format!(
            "{} {} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n{link}content-length: {}\r\n\r\n",
            method.to_uppercase(),
            asked.path,
            self.address,
            body.len()
        );
        let mut stream = TcpStream::connect(&self.address).expect("a connection");
        stream.write_all(head.as_bytes()).expect("room");
        stream.write_all(body.as_bytes()).expect("room");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("an answer");
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn end(self) -> Output {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().is_ok_and(|it| it.success()));
        self.child.wait_with_output().expect("an end")
    }
}

/// As a text stands in an address.
fn escaped(text: &str) -> String {
    text.bytes()
        .map(|it| {
            if it.is_ascii_alphanumeric() {
                char::from(it).to_string()
            } else {
                format!("%{it:02x}")
            }
        })
        .collect()
}

fn run(question: &Question, text: &str) -> Work {
    let folder = Folder::new();
    let server = Server::start(folder.path());
    let answer = server.ask(&(question.ask)(&server, text), question.method);
    assert!(answer.starts_with("HTTP/1.1 "), "{} got no answer: {answer}", question.path);
    work(folder.path(), &server.end())
}

#[test]
fn every_path_reads_twice_as_much_with_twice_the_work() {
    let chosen = std::env::var("JADOUBE_GROWTH").ok();
    let is_chosen = |it: &&Question| chosen.as_deref().is_none_or(|only| only == it.path);
    let cases: Vec<_> = QUESTIONS
        .iter()
        .filter(is_chosen)
        .flat_map(|question| {
            question.shapes.iter().map(move |(start, unit)| (question, *start, *unit))
        })
        .collect();
    let wrong = each(&cases, |(question, start, unit)| {
        let told =
            more_than_linear(series(question.length, start, unit, |text| run(question, text)))?;
        Some(format!("{} with {start:?} and {unit:?}: {told}", question.path))
    });
    assert!(
        wrong.is_empty(),
        "{} of {} grow too fast:\n{}",
        wrong.len(),
        cases.len(),
        wrong.join("\n")
    );
}

/// Paths that read no text but the names of events, games and players, numbers, and words from a fixed list.
const NAMES_ONLY: &[(&str, &str)] = &[
    ("post", "/v1/events/{event}/rounds/{round}/start"),
    ("put", "/v1/events/{event}/rounds/{round}/place"),
];

#[test]
fn no_path_is_forgotten() {
    let folder = Folder::new();
    let server = Server::start(folder.path());
    let document = server.told(&get("/openapi.json".to_owned()), "get");
    server.end();
    let paths = document["paths"].as_object().expect("paths");
    let mut missing = Vec::new();
    for (path, methods) in paths {
        for (method, described) in methods.as_object().expect("methods") {
            let reads = described.get("requestBody").is_some()
                || described["parameters"]
                    .as_array()
                    .is_some_and(|it| it.iter().any(|it| it["name"] == "q"));
            let known = QUESTIONS.iter().any(|it| it.path == path && it.method == method)
                || NAMES_ONLY.contains(&(method.as_str(), path.as_str()));
            if reads && !known {
                missing.push(format!("{method} {path}"));
            }
        }
    }
    assert!(missing.is_empty(), "no growth is tested for {missing:?}");
}
