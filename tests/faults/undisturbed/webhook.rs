//! The webhook stays open for Telegram: idle connections can't keep a delivery out.

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use talon_loopback::Options;
use talon_stage::telegram::{Hook, Room, no_fault, page_with};
use talon_view::{MenuVerb, Verb};
use tokio::time::Instant;

use crate::by_itself;

/// The usual limit of open files.
const USUAL_FILES: u64 = 1024;

/// How many idle connections of each kind are opened.
const SILENT: usize = 400;
const SLOW_HEADS: usize = 400;
const SLOW_BODIES: usize = 150;

/// The most that a delivery may take, on a busy machine.
const SOON: Duration = Duration::from_secs(3);

fn limit_files(most: Option<u64>) {
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    let current = most.or(maximum);
    setrlimit(Resource::Nofile, Rlimit { current, maximum }).expect("the limit is lowered");
}

/// A connection on which this part of a request was sent.
fn half_open(hook: &Hook, said: &str) -> TcpStream {
    let mut stream = TcpStream::connect(hook.address()).expect("somebody listens");
    stream.write_all(said.as_bytes()).expect("it is said");
    stream
}

fn head(secret: Option<&str>) -> String {
    let secret = secret.map(|secret| format!("X-Telegram-Bot-Api-Secret-Token: {secret}\r\n")).unwrap_or_default();
    format!("POST /hook HTTP/1.1\r\nHost: bot\r\n{secret}Content-Length: 4000\r\n\r\n")
}

/// What an idle client receives first: a status, or the end of the connection.
fn hears(stream: &mut TcpStream) -> String {
    stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a time");
    let mut heard = [0; 12];
    match stream.read_exact(&mut heard) {
        Ok(()) => String::from_utf8_lossy(&heard).into_owned(),
        Err(error) if error.kind() == ErrorKind::WouldBlock => panic!("nothing is heard"),
        Err(_) => String::new(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn half_open_connections_keep_no_delivery_out() {
    let _machine = by_itself().await;
    // The program must work with the usual limit; this process holds the other ends.
    limit_files(Some(USUAL_FILES));
    let mut room = Room::closed(Options::default(), &[("log", "warn")]).await;
    let hook = Hook::open(&mut room).await;
    limit_files(None);
    let ana = room.friend("Ana", "en").await;
    let mut open: Vec<TcpStream> = Vec::new();
    let mut refused = tokio::task::block_in_place(|| {
        open.extend((0..SILENT).map(|_| half_open(&hook, "")));
        open.extend((0..SLOW_HEADS).map(|_| half_open(&hook, "POST /hook HTTP/1.1\r\nHost: bot\r\nX-Lor")));
        open.extend((0..SLOW_BODIES).map(|_| half_open(&hook, &head(Some(Hook::SECRET)))));
        (0..SLOW_BODIES).map(|_| half_open(&hook, &head(None))).collect::<Vec<_>>()
    });
    assert!(open.len() + refused.len() >= 1_100);

    let begun = Instant::now();
    ana.say(ana.private(), "/play").expect("the chat is open");
    page_with(&ana, ana.private(), "menu", |verb| matches!(verb, Verb::Menu(MenuVerb::NewGame(_)))).await;
    let took = begun.elapsed();
    println!("with {} half-open connections a delivery took {took:?}", open.len() + refused.len());
    assert!(took < SOON, "{took:?}");

    // Deliveries continue while slow clients go on being slow.
    for _ in 0..3 {
        for stream in &mut open {
            // A closed connection can't be written to.
            let _ = stream.write_all(b"i");
        }
        let begun = Instant::now();
        let update = r#"{"update_id":900000001,"tomorrow":{}}"#;
        assert_eq!(hook.post(Some(Hook::SECRET), update), 200);
        assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
    }
    tokio::task::block_in_place(|| {
        // A request without the secret is refused by its head; nobody waits for its body.
        assert_eq!(hears(refused.last_mut().expect("some")), "HTTP/1.1 401");
        assert_eq!(hears(open.first_mut().expect("some")), "", "the oldest was shown out");
    });
    assert_eq!(room.telegram.violations(), Vec::<String>::new());
    no_fault(&room);
}
