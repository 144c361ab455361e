//! The bot behind a webhook, and a client that posts to it.

use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::time::Duration;

use super::bot::Room;

/// Where the bot listens.
#[derive(Debug, Clone, Copy)]
pub struct Hook {
    listen: SocketAddr,
}

impl Hook {
    /// The secret that Telegram repeats in every delivery.
    pub const SECRET: &str = "only-telegram-knows-this";

    /// Restarts a stopped bot behind a webhook, and waits until Telegram knows it.
    pub async fn open(room: &mut Room) -> Self {
        // A currently free port.
        let listen = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|listener| listener.local_addr());
        let hook = Self { listen: listen.expect("a free port") };
        room.set("telegram.mode", "webhook");
        room.set("telegram.webhook_listen", &hook.listen.to_string());
        room.set("telegram.webhook_url", &hook.url());
        room.set("telegram.webhook_secret", Self::SECRET);
        room.launch();
        let set = room.telegram.request("webhook", |entry| entry.method == "setWebhook" && entry.mentions(&hook.url()));
        set.await.unwrap_or_else(|error| panic!("{error}"));
        hook
    }

    /// Where the bot listens.
    pub fn address(&self) -> SocketAddr {
        self.listen
    }

    /// The address that Telegram calls.
    pub fn url(&self) -> String {
        format!("http://{}/hook", self.listen)
    }

    /// Posts a body to the bot. Returns the status of its response.
    pub fn post(&self, secret: Option<&str>, body: &str) -> u16 {
        let secret = secret.map(|secret| format!("X-Telegram-Bot-Api-Secret-Token: {secret}\r\n")).unwrap_or_default();
        let length = body.len();
        let head = format!(
            "POST /hook HTTP/1.1\r\nHost: bot\r\nConnection: close\r\n{secret}Content-Length: {length}\r\n\r\n"
        );
        let exchange = || -> std::io::Result<String> {
            let mut stream = TcpStream::connect(self.listen)?;
            stream.set_read_timeout(Some(Duration::from_secs(30)))?;
            stream.write_all(head.as_bytes())?;
            stream.write_all(body.as_bytes())?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer)?;
            Ok(answer)
        };
        let answer = tokio::task::block_in_place(exchange).expect("the bot answers");
        let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
        status.unwrap_or_else(|| panic!("no status in {answer:?}"))
    }
}
