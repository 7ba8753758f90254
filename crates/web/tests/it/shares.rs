//! What one side may record, and what is left to the others when it has used up its share.

use serde_json::{Value, json};

use crate::support::{Answer, Server};

/// So many requests of 64 lines are more than any share.
const REQUESTS: usize = 200;

struct Hall {
    server: Server,
    event: String,
    game: String,
    white: String,
    black: String,
}

async fn hall() -> Hall {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let player = |side: &str| json!({ "role": "player", "game": game, "sides": [side] });
    let white = server.link(&event, player("white")).await;
    let black = server.link(&event, player("black")).await;
    server.tell(&game, server.chief(), "round starts").await.is(200);
    Hall { server, event, game, white, black }
}

impl Hall {
    /// White records as much as possible; how many lines it was, and what is said when it is too much.
    async fn flood(&self, line: &str) -> (u64, Answer) {
        let path = format!("/v1/games/{}/events?lang=en", self.game);
        for sent in 0..REQUESTS {
            let lines = json!({ "lines": vec![line; 64] });
            let answer = self.server.post(&path, &self.white, lines).await;
            if answer.status.as_u16() != 200 {
                return (sent as u64 * 64, answer);
            }
        }
        panic!("nothing was refused");
    }

    async fn view(&self, token: &str) -> Value {
        self.server.get(&format!("/v1/games/{}", self.game), token).await.is(200).json()
    }
}

#[tokio::test]
async fn a_flood_by_one_player_leaves_room_for_moves_for_the_opponent_and_for_the_arbiter() {
    let hall = hall().await;
    let (server, game) = (&hall.server, hall.game.as_str());
    let refused = hall.flood("white calls arbiter \"look\"").await.1.is(429);
    let problem = refused.json();
    let detail = problem["detail"].as_str().expect("a detail");
    match refused.problem().as_str() {
        "too-many-requests" => {
            assert!(detail.contains("White may record 100 lines at once"), "{detail}");
            assert!(problem["wait_s"].as_u64().is_some_and(|it| it > 0), "{problem}");
        }
        // On a machine that is very slow.
        kind => assert_eq!(kind, "share-used", "{detail}"),
    }
    // The flood goes on; nobody else feels it.
    hall.flood("white calls arbiter \"look\"").await.1.is(429);
    server.tell(game, &hall.white, "white plays e4 and presses").await.is(200);
    server.tell(game, &hall.black, "black plays e5 and presses").await.is(200);
    server.tell(game, &hall.black, "black offers draw").await.is(200);
    server.tell(game, server.chief(), "arbiter stops clock").await.is(200);
}

#[tokio::test]
async fn the_arbiter_sees_what_was_refused_and_nobody_else() {
    let hall = hall().await;
    let Hall { server, event, game, .. } = &hall;
    let live = format!("/v1/games/{game}/live");
    let mut socket = server.watch(&live, server.chief()).await;
    socket.next_of("view").await;
    hall.flood("white calls arbiter \"look\"").await.1.is(429);
    let heard = socket.next_of("refused").await;
    assert_eq!(heard["refused"][0]["side"], "white");
    assert_eq!(heard["refused"][0]["lines"], 64);
    assert_eq!(
        heard["refused"][0]["sentence"],
        "White records more than one side may: 64 lines were refused."
    );
    let view = hall.view(server.chief()).await;
    assert_eq!(view["refused"], heard["refused"], "and in the view");
    let seq = view["seq"].as_u64().expect("a number");
    let (recorded, answer) = hall.flood("white calls arbiter \"look\"").await;
    answer.is(429);
    let again = hall.view(server.chief()).await;
    assert!(again["refused"][0]["lines"].as_u64() > view["refused"][0]["lines"].as_u64());
    assert_eq!(again["seq"], seq + recorded, "refusals fill no log");
    for token in [&hall.white, &hall.black] {
        assert_eq!(hall.view(token).await["refused"], json!([]));
    }
    // In the hall it waits until the arbiter has done something about it.
    let waits = |hall: Value| {
        let waiting = hall["boards"][0]["waiting"].as_array().expect("a list").clone();
        waiting.iter().any(|it| it["what"] == "refused")
    };
    let path = format!("/v1/events/{event}/hall");
    assert!(waits(server.get(&path, server.chief()).await.is(200).json()));
    server.tell(game, server.chief(), "arbiter stops clock").await.is(200);
    assert!(!waits(server.get(&path, server.chief()).await.is(200).json()));
    assert_eq!(
        hall.view(server.chief()).await["refused"],
        again["refused"],
        "at the board it stays"
    );
}

#[tokio::test]
async fn presses_have_a_share_that_acts_do_not_use_up() {
    let hall = hall().await;
    let (server, game) = (&hall.server, hall.game.as_str());
    hall.flood("white touches e2").await.1.is(429);
    server.tell(game, &hall.white, "white plays e4 and presses").await.is(200);
    let view = hall.view(server.chief()).await;
    assert_eq!(view["state"]["last_move"]["san"], "e4");
    assert_eq!(view["state"]["clock"]["running"], "black");
}
