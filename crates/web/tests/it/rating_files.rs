//! A list of ratings that an arbiter chooses at the desk: as it is and packed, whole and broken, and larger than anybody believes.

use std::io::Write as _;

use flate2::write::{DeflateEncoder, GzEncoder};
use flate2::{Compression, Crc};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;

use crate::support::{Answer, Server};

fn list(people: &[(u32, &str)]) -> Vec<u8> {
    let mut text = "ID Number Name                    Fed Sex SRtng B-day\n".to_owned();
    for (number, name) in people {
        text += &format!("{number:<10}{name:<24}CZE F   2100  1990\n");
    }
    text.into_bytes()
}

/// How a file stands in a ZIP file.
const STORED: (u16, u16) = (0, 0);
const DEFLATED: (u16, u16) = (8, 0);
/// How long it is stands behind it, as where a file is packed while it is sent.
const SENT: (u16, u16) = (8, 8);

/// A ZIP file with a folder and one file in it, of which is said what is right of another.
fn zip_of(form: (u16, u16), packed: &[u8], plain: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    let mut check = Crc::new();
    check.update(plain);
    let length = |it: &[u8]| u32::try_from(it.len()).expect("small");
    let told = [check.sum(), length(packed), length(plain)];
    let file = ("list/players.txt", form, packed, told);
    for (name, (method, flags), content, told) in [("list/", STORED, &[][..], [0; 3]), file] {
        whole.extend(b"PK\x03\x04");
        for half in [20, flags, method, 0, 0] {
            whole.extend(half.to_le_bytes());
        }
        let before = if flags & 8 == 0 { told } else { [0; 3] };
        before.iter().for_each(|it| whole.extend(it.to_le_bytes()));
        whole.extend(u16::try_from(name.len()).expect("short").to_le_bytes());
        whole.extend(3_u16.to_le_bytes());
        whole.extend(name.as_bytes());
        whole.extend(b"xyz");
        whole.extend(content);
    }
    if form == SENT {
        whole.extend(b"PK\x07\x08");
        told.iter().for_each(|it| whole.extend(it.to_le_bytes()));
    }
    whole.extend(b"what stands behind it");
    whole
}

fn zip(form: (u16, u16), plain: &[u8]) -> Vec<u8> {
    let packed = if form == STORED { plain.to_vec() } else { deflated(plain) };
    zip_of(form, &packed, plain)
}

fn deflated(plain: &[u8]) -> Vec<u8> {
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::default());
    packer.write_all(plain).expect("room");
    packer.finish().expect("room")
}

struct Hall {
    server: Server,
    path: String,
}

impl Hall {
    async fn new() -> Hall {
        let server = Server::start().await;
        let (event, _) = server.event(json!({ "name": "Lists" }), 1).await;
        Hall { path: format!("/v1/events/{event}/ratings"), server }
    }

    async fn give(&self, file: Vec<u8>) -> Answer {
        self.given(self.server.chief(), file).await
    }

    async fn given(&self, token: &str, file: Vec<u8>) -> Answer {
        let path = format!("{}?name=players.zip", self.path);
        self.server.send(&path, token, file).await
    }

    async fn asks(&self, name: &str) -> Value {
        let path = format!("{}?q={name}", self.path);
        self.server.get(&path, self.server.chief()).await.is(200).json()
    }
}

#[tokio::test]
async fn the_list_is_chosen_at_the_desk_in_every_form_in_which_it_comes() {
    let hall = Hall::new().await;
    assert_eq!(hall.asks("anna").await["list"]["state"], "none");
    let plain = |name| list(&[(7, name), (8, "Kranjc, Miha")]);
    let gz = |part: &[u8]| {
        let mut packer = GzEncoder::new(Vec::new(), Compression::default());
        packer.write_all(part).expect("room");
        packer.finish().expect("room")
    };
    let whole = plain("Gz, Anna");
    let (one, other) = whole.split_at(100);
    let xml =
        b"<playerslist><player><fideid>7</fideid><name>Xml, Anna</name></player></playerslist>";
    for (file, name, count) in [
        (plain("Plain, Anna"), "Plain, Anna", 2),
        (zip(DEFLATED, &plain("Zip, Anna")), "Zip, Anna", 2),
        (zip(SENT, &plain("Sent, Anna")), "Sent, Anna", 2),
        (zip(STORED, &plain("Stored, Anna")), "Stored, Anna", 2),
        (gz(&whole), "Gz, Anna", 2),
        ([gz(one), gz(other)].concat(), "Gz, Anna", 2),
        (zip(SENT, xml), "Xml, Anna", 1),
    ] {
        let read = hall.give(file).await.is(200).json();
        let expected = json!({ "state": "there", "file": "players.zip", "players": count, "percent": null, "sentence": null });
        assert_eq!(read, expected, "{name}");
        assert_eq!(hall.asks("anna").await["players"][0]["name"], name);
    }
}

#[tokio::test]
async fn what_is_no_list_leaves_the_one_before_it() {
    let hall = Hall::new().await;
    hall.give(list(&[(7, "Nováková, Anna")])).await.is(200);
    let other = list(&[(9, "Other, Anna")]);
    let whole = zip(DEFLATED, &other);
    let cut = whole[..whole.len() - 40].to_vec();
    // Zeros pack to a thousandth, and have no line that ends.
    let zeros = zip(DEFLATED, &vec![0; 8 << 20]);
    let blanks = zip(DEFLATED, &vec![b' '; 8 << 20]);
    // Lines that end and name nobody pack no worse.
    let empty = zip(DEFLATED, &[list(&[]), vec![b'\n'; 2 << 20]].concat());
    let tags = zip(DEFLATED, &b"<a>".repeat(2 << 20));
    // What is said of it is right of a file that is like it, or as long.
    let same_length = list(&[(9, "Other, Hana")]);
    let longer = [other.as_slice(), b" "].concat();
    for file in [
        Vec::new(),
        b"PK\x03\x04".to_vec(),
        b"name;rating\n".to_vec(),
        zip((9, 0), b"another way of packing"),
        zip((8, 1), b"encrypted"),
        zip((0, 8), &other),
        zip_of(DEFLATED, b"\xff\xff not packed at all", b""),
        zip_of(STORED, &other, &same_length),
        zip_of(STORED, &other, &longer),
        zip_of(DEFLATED, &deflated(&other), &same_length),
        zip_of(SENT, &deflated(&other), &same_length),
        zip_of(SENT, &deflated(&other), &longer),
        cut,
        zeros,
        blanks,
        empty,
        tags,
    ] {
        let refused = hall.give(file).await.is(422);
        assert_eq!(refused.problem(), "not-valid");
        let found = hall.asks("anna").await;
        assert_eq!(found["list"]["state"], "wrong");
        assert!(found["list"]["sentence"].is_string());
        assert_eq!(
            (&found["list"]["players"], &found["players"][0]["name"]),
            (&json!(1), &json!("Nováková, Anna"))
        );
    }
    let event = hall.path.trim_end_matches("/ratings").rsplit('/').next().expect("an id");
    for role in ["arbiter", "spectator"] {
        let link = hall.server.link(event, json!({ "role": role })).await;
        hall.given(&link, list(&[(9, "Other, Anna")])).await.is(403);
    }
    hall.given("", list(&[])).await.is(401);
    assert_eq!(hall.asks("anna").await["players"][0]["fide_id"], 7);
}

#[tokio::test]
async fn a_file_is_read_as_it_comes_and_one_at_a_time() {
    let hall = Hall::new().await;
    hall.give(list(&[(7, "Nováková, Anna")])).await.is(200);
    let file = list(&[(9, "Other, Anna")]);
    let address = hall.server.url("");
    let address = address.strip_prefix("http://").expect("an address");
    let mut line = TcpStream::connect(address).await.expect("a connection");
    let head = |size: usize| {
        format!(
            "PUT {} HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {}\r\ncontent-length: {size}\r\n\r\n",
            hall.path,
            hall.server.chief(),
        )
    };
    line.write_all(head(2 * file.len()).as_bytes()).await.expect("room");
    line.write_all(&file).await.expect("room");
    let is = async |state: &str, percent: Value| {
        let mut found = Value::Null;
        for _ in 0..10_000 {
            found = hall.asks("anna").await;
            if (&found["list"]["state"], &found["list"]["percent"]) == (&json!(state), &percent) {
                return found;
            }
        }
        panic!("it is never {state}, but {found}")
    };
    let meanwhile = is("reading", json!(50)).await;
    assert_eq!(meanwhile["players"][0]["fide_id"], 7, "the one before it can be asked");
    let refused = hall.give(file.clone()).await.is(503);
    assert_eq!(refused.problem(), "busy");
    assert!(refused.json()["detail"].as_str().is_some_and(|it| it.contains("rating list")));
    drop(line);
    let broken_off = is("wrong", Value::Null).await;
    assert_eq!(broken_off["players"][0]["fide_id"], 7);
    hall.give(file).await.is(200);
    assert_eq!(hall.asks("anna").await["players"][0]["fide_id"], 9);
    // What is said to be larger than anything is not even begun.
    let mut line = TcpStream::connect(address).await.expect("a connection");
    line.write_all(head(2 << 30).as_bytes()).await.expect("room");
    let mut answer = [0; 12];
    tokio::io::AsyncReadExt::read_exact(&mut line, &mut answer).await.expect("an answer");
    assert_eq!(&answer, b"HTTP/1.1 413");
}
