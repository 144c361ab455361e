//! A client of the gateway that does exactly what a test says.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::discord::LoopbackDiscord;

/// The intents GUILDS, GUILD_MESSAGES and DIRECT_MESSAGES.
pub(super) const INTENTS: u64 = 1 | 1 << 9 | 1 << 12;

/// Wall time after which a test gives up.
const PATIENCE: Duration = Duration::from_secs(20);

#[derive(Debug)]
pub(super) struct Client {
    socket: WebSocketStream<TcpStream>,
    token: String,
    heartbeat_interval: u64,
}

/// How a connection ended.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum End {
    Closed(u16),
    Cut,
}

impl Client {
    pub(super) async fn connect_to(
        discord: &LoopbackDiscord,
        query: &str,
    ) -> Result<WebSocketStream<TcpStream>, Error> {
        let address = discord.url().replace("http://", "");
        let stream = TcpStream::connect(&address).await.unwrap();
        let (socket, response) = tokio_tungstenite::client_async(format!("ws://{address}/?{query}"), stream).await?;
        assert_eq!(response.status(), 101);
        Ok(socket)
    }

    /// Connects and takes the hello.
    pub(super) async fn connect(discord: &LoopbackDiscord) -> Self {
        let socket = Self::connect_to(discord, "v=10&encoding=json").await.unwrap();
        let token = discord.shared.read(|world| world.options.token.clone());
        let mut client = Self { socket, token, heartbeat_interval: 0 };
        let hello = client.next().await;
        assert_eq!(hello["op"], 10, "{hello}");
        client.heartbeat_interval = hello["d"]["heartbeat_interval"].as_u64().unwrap();
        client
    }

    /// Connects, identifies and takes READY, whose data it returns.
    pub(super) async fn ready(discord: &LoopbackDiscord, intents: u64, shard: (u32, u32)) -> (Self, Value) {
        let mut client = Self::connect(discord).await;
        client.identify(intents, shard).await;
        let ready = client.event("READY").await;
        (client, ready["d"].clone())
    }

    pub(super) fn heartbeat_interval(&self) -> u64 {
        self.heartbeat_interval
    }

    pub(super) async fn send(&mut self, op: u64, data: Value) {
        self.send_text(json!({"op": op, "d": data}).to_string()).await;
    }

    pub(super) async fn send_text(&mut self, text: String) {
        self.socket.send(Message::Text(text)).await.unwrap();
    }

    pub(super) async fn identify(&mut self, intents: u64, shard: (u32, u32)) {
        let identify = self.identification(intents, shard);
        self.send(2, identify).await;
    }

    pub(super) fn identification(&self, intents: u64, shard: (u32, u32)) -> Value {
        let properties = json!({"os": "linux", "browser": "test", "device": "test"});
        json!({"token": self.token, "intents": intents, "shard": [shard.0, shard.1], "properties": properties})
    }

    pub(super) async fn resume(&mut self, session: &Value, seq: u64) {
        self.send(6, json!({"token": self.token, "session_id": session, "seq": seq})).await;
    }

    pub(super) async fn next(&mut self) -> Value {
        let heard = tokio::time::timeout(PATIENCE, self.socket.next()).await.unwrap();
        match heard {
            Some(Ok(Message::Text(text))) => serde_json::from_str(&text).unwrap(),
            other => panic!("no payload: {other:?}"),
        }
    }

    /// The next payload, which must be this event.
    pub(super) async fn event(&mut self, name: &str) -> Value {
        let payload = self.next().await;
        assert_eq!((&payload["op"], &payload["t"]), (&json!(0), &json!(name)), "{payload}");
        payload
    }

    /// The next payload, which must have this opcode; its data.
    pub(super) async fn control(&mut self, op: u64) -> Value {
        let payload = self.next().await;
        assert_eq!(payload["op"], op, "{payload}");
        payload["d"].clone()
    }

    /// Makes sure that nothing but the answer to a heartbeat is on its way.
    pub(super) async fn is_quiet(&mut self) {
        self.send(1, Value::Null).await;
        self.control(11).await;
    }

    /// Waits for the end; payloads before it are skipped.
    pub(super) async fn end(&mut self) -> End {
        loop {
            match tokio::time::timeout(PATIENCE, self.socket.next()).await.unwrap() {
                Some(Ok(Message::Close(Some(frame)))) => return End::Closed(frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return End::Cut,
            }
        }
    }

    /// Closes with a code, and waits until the server has closed too.
    pub(super) async fn close(mut self, code: u16) {
        let frame = CloseFrame { code: code.into(), reason: "".into() };
        self.socket.close(Some(frame)).await.unwrap();
        while tokio::time::timeout(PATIENCE, self.socket.next()).await.unwrap().is_some_and(|heard| heard.is_ok()) {}
    }
}
