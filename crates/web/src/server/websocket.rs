//! A WebSocket. What is told goes out from where it lies, shared by all who hear it: there may be thousands who only watch, and
//! nobody keeps a copy of his own.

use std::io;

use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// Nobody has to send us anything.
const HEARD_MAX: usize = 4096;
/// So much of it is read at once.
const READ_AT_ONCE: usize = 256;
/// What is not longer goes out in one piece with its head.
const SHORT: usize = 1024;

/// The frames that we send by ourselves, each a whole message.
#[derive(Clone, Copy)]
enum Frame {
    Text = 0x81,
    Ping = 0x89,
}

/// A line on which each side may say something at any time. Who stops saying something in the middle can say nothing more.
pub(crate) struct WebSocket(WebSocketStream<TokioIo<Upgraded>>);

/// What was heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Heard {
    /// The answer to whether somebody is there.
    Answer,
    /// Anything else: nobody has to send us anything.
    Something,
    /// The other side has gone.
    TheEnd,
}

impl WebSocket {
    pub(super) async fn open(line: Upgraded) -> WebSocket {
        let config = WebSocketConfig::default()
            .max_message_size(Some(HEARD_MAX))
            .max_frame_size(Some(HEARD_MAX))
            .read_buffer_size(READ_AT_ONCE)
            .write_buffer_size(0);
        let line = TokioIo::new(line);
        WebSocket(WebSocketStream::from_raw_socket(line, Role::Server, Some(config)).await)
    }

    /// Says a text.
    pub(crate) async fn say(&mut self, text: &str) -> io::Result<()> {
        self.send(Frame::Text, text.as_bytes()).await
    }

    /// Asks whether somebody is there. Browsers answer to it by themselves.
    pub(crate) async fn ask(&mut self) -> io::Result<()> {
        self.send(Frame::Ping, &[]).await
    }

    /// Waits until something is heard.
    pub(crate) async fn hear(&mut self) -> Heard {
        match self.0.next().await {
            None | Some(Err(_) | Ok(Message::Close(_))) => Heard::TheEnd,
            Some(Ok(Message::Pong(_))) => Heard::Answer,
            Some(Ok(_)) => Heard::Something,
        }
    }

    pub(crate) async fn close(&mut self, code: u16, reason: &'static str) {
        let reason = Utf8Bytes::from_static(reason);
        let _ = self.0.close(Some(CloseFrame { code: CloseCode::from(code), reason })).await;
    }

    async fn send(&mut self, frame: Frame, said: &[u8]) -> io::Result<()> {
        // What the protocol itself has to answer is not torn apart.
        self.0.flush().await.map_err(io::Error::other)?;
        let line = self.0.get_mut();
        let mut head = head(frame, said.len());
        if said.len() <= SHORT {
            head.extend_from_slice(said);
            line.write_all(&head).await?;
        } else {
            line.write_all(&head).await?;
            line.write_all(said).await?;
        }
        line.flush().await
    }
}

/// What stands before so many bytes.
fn head(frame: Frame, length: usize) -> Vec<u8> {
    let mut head = vec![frame as u8];
    match (u8::try_from(length), u16::try_from(length)) {
        (Ok(length @ ..=125), _) => head.push(length),
        (_, Ok(length)) => {
            head.push(126);
            head.extend(length.to_be_bytes());
        }
        _ => {
            head.push(127);
            head.extend((length as u64).to_be_bytes());
        }
    }
    head
}

#[cfg(test)]
mod tests {
    use super::{Frame, head};

    #[test]
    fn the_head_tells_the_length() {
        assert_eq!(head(Frame::Ping, 0), [0x89, 0]);
        assert_eq!(head(Frame::Text, 125), [0x81, 125]);
        assert_eq!(head(Frame::Text, 126), [0x81, 126, 0, 126]);
        assert_eq!(head(Frame::Text, 255), [0x81, 126, 0, 255]);
        assert_eq!(head(Frame::Text, 0xffff), [0x81, 126, 0xff, 0xff]);
        assert_eq!(head(Frame::Text, 0x1_0000), [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]);
    }
}
