//! The webhook: only Telegram may deliver, and an acknowledgement means that the update was handled.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use crate::support::{Bot, Scripted, assert_lawful, server, settings, shown};
use talon_house::{Answer, Intent};
use talon_loopback::{Failure, LoopbackTelegram};
use talon_telegram::{Mode, RunError, Telegram};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::Notify;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

const SECRET: &str = "loopback-webhook-secret";
const HEADER: &str = "X-Telegram-Bot-Api-Secret-Token";

/// A port that is currently free.
fn free_port() -> SocketAddr {
    let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    listener.local_addr().unwrap()
}

fn mode(listen: SocketAddr) -> Mode {
    let url = format!("http://{listen}/talon/hook").parse().unwrap();
    Mode::Webhook { listen, url, secret: SECRET.parse().unwrap() }
}

async fn listening(server: &LoopbackTelegram, house: &Arc<Scripted>) -> (Bot, String) {
    let listen = free_port();
    let bot = Bot::start(settings(server, mode(listen)), house).await;
    server.bot_listens().await.unwrap();
    (bot, format!("http://{listen}/talon/hook"))
}

/// A connection on which this part of a request was sent.
async fn half_open(url: &str, said: &str) -> TcpStream {
    let address = url.trim_start_matches("http://").split('/').next().unwrap();
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(said.as_bytes()).await.unwrap();
    stream
}

/// Everything that arrives until the connection ends.
async fn hears(mut stream: TcpStream) -> String {
    let mut heard = Vec::new();
    // A connection that is cut off may end with an error.
    let _ = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut heard)).await.expect("an end");
    String::from_utf8(heard).unwrap()
}

#[tokio::test]
async fn nobody_holds_a_connection_without_delivering() {
    let server = server().await;
    let house = Scripted::answering(|_| Answer::Silent);
    let listen = free_port();
    let mut settings = settings(&server, mode(listen));
    settings.head_within = Duration::from_millis(300);
    settings.body_within = Duration::from_millis(300);
    settings.strangers = 4;
    let bot = Bot::start(settings, &house).await;
    server.bot_listens().await.unwrap();
    let url = format!("http://{listen}/talon/hook");
    let head =
        |secret: &str| format!("POST / HTTP/1.1\r\nHost: bot\r\n{HEADER}: {secret}\r\nContent-Length: 99\r\n\r\n");

    assert!(
        hears(half_open(&url, &head("wrong-secret-of-somebody")).await).await.starts_with("HTTP/1.1 401"),
        "unread"
    );
    assert!(hears(half_open(&url, &head(SECRET)).await).await.starts_with("HTTP/1.1 408"), "in time");
    let slow = half_open(&url, "POST / HTTP/1.1\r\nHost: b").await;
    assert!(!hears(slow).await.starts_with("HTTP/1.1 200"), "it ends by itself");

    let mut crowd = Vec::new();
    for _ in 0..5 {
        crowd.push(half_open(&url, "").await);
    }
    let oldest = crowd.remove(0);
    assert_eq!(hears(oldest).await, "", "shown out for the newest one");
    assert_eq!(post(&url, Some(SECRET), r#"{"update_id":2,"tomorrow":{}}"#.into()).await, 200);
    bot.stop().await;
}

/// No timeout expires here: a connection is closed only because another one came.
#[tokio::test]
async fn the_oldest_connection_that_delivers_nothing_gives_way() {
    let server = server().await;
    let house = Scripted::answering(|_| Answer::Silent);
    let listen = free_port();
    let mut settings = settings(&server, mode(listen));
    (settings.head_within, settings.body_within) = (Duration::from_secs(3600), Duration::from_secs(3600));
    settings.strangers = 2;
    let bot = Bot::start(settings, &house).await;
    server.bot_listens().await.unwrap();
    let url = format!("http://{listen}/talon/hook");
    let mut crowd = Vec::new();
    for said in ["", "POST / HTTP/1.1\r\nHost: b", ""] {
        crowd.push(half_open(&url, said).await);
    }
    assert_eq!(hears(crowd.remove(0)).await, "");
    assert_eq!(post(&url, Some(SECRET), r#"{"update_id":2,"tomorrow":{}}"#.into()).await, 200);
    assert_eq!(hears(crowd.remove(0)).await, "", "for the delivery");
    bot.kill().await;
}

async fn post(url: &str, secret: Option<&str>, body: String) -> u16 {
    let mut request = reqwest::Client::new().post(url).body(body);
    if let Some(secret) = secret {
        request = request.header(HEADER, secret);
    }
    request.send().await.unwrap().status().as_u16()
}

#[tokio::test]
async fn updates_arrive_and_are_answered() {
    let server = server().await;
    let house = Scripted::answering(|_| shown("through the hook"));
    let (bot, _) = listening(&server, &house).await;
    let ana = server.person("Ana", "en");
    ana.start(None).unwrap();
    ana.reads(ana.private(), "through the hook").await.unwrap();
    server.updates_taken().await.unwrap();
    assert_eq!(server.polls(), 0);
    bot.stop().await;
    let removed = server.requests("deleteWebhook");
    assert_eq!(removed.len(), 1, "a stopped program is not delivered to");
    assert_eq!(removed[0].params.get("drop_pending_updates"), None);
    assert_lawful(&server);
}

#[tokio::test]
async fn the_webhook_stays_while_other_processes_serve() {
    let server = server().await;
    let house = Scripted::answering(|_| Answer::Silent);
    house.others().serve.store(true, Ordering::SeqCst);
    let (bot, _) = listening(&server, &house).await;
    bot.stop().await;
    assert!(server.requests("deleteWebhook").is_empty());
    assert_lawful(&server);
}

#[tokio::test]
async fn only_who_knows_the_secret_may_deliver() {
    let server = server().await;
    let house = Scripted::answering(|_| Answer::Silent);
    let (bot, url) = listening(&server, &house).await;
    let update = r#"{"update_id":1,"message":{"message_id":1,"date":1,"text":"/help",
        "chat":{"id":5,"type":"private","first_name":"A"},"from":{"id":5,"is_bot":false,"first_name":"A"}}}"#;
    assert_eq!(post(&url, None, update.into()).await, 401);
    assert_eq!(post(&url, Some("wrong"), update.into()).await, 401);
    assert_eq!(post(&url, Some(&SECRET[..5]), update.into()).await, 401);
    assert!(house.heard().inputs.is_empty());
    assert_eq!(post(&url, Some(SECRET), update.into()).await, 200);
    assert_eq!(house.intents(), [Intent::Help]);
    let root = url.replace("/talon/hook", "");
    assert_eq!(post(&root, Some(SECRET), update.into()).await, 200, "a proxy may rewrite the path");
    for garbage in ["", "{", "[]", "{}", r#"{"update_id":"x"}"#] {
        assert_eq!(post(&url, Some(SECRET), garbage.into()).await, 400, "{garbage}");
    }
    assert_eq!(post(&url, Some(SECRET), "x".repeat(600 * 1024)).await, 413);
    assert_eq!(post(&url, Some(SECRET), r#"{"update_id":2,"tomorrow":{}}"#.into()).await, 200);
    assert_eq!(reqwest::get(&url).await.unwrap().status().as_u16(), 405);
    bot.stop().await;
}

#[tokio::test]
async fn received_means_handled() {
    let server = server().await;
    let gate = Arc::new(Notify::new());
    let hold = Arc::clone(&gate);
    let house = Scripted::working(move |_| {
        let hold = Arc::clone(&hold);
        async move {
            hold.notified().await;
            shown("done")
        }
    });
    let (bot, url) = listening(&server, &house).await;
    let ana = server.person("Ana", "en");
    ana.start(None).unwrap();
    house.hears("the start", |heard| heard.inputs.len() == 1).await;
    let pending = tokio::time::timeout(Duration::from_millis(1), server.updates_taken()).await;
    assert!(pending.is_err(), "Telegram still keeps the update");
    gate.notify_one();
    server.updates_taken().await.unwrap();
    assert_eq!(ana.newest(ana.private()).unwrap().text, "done");

    // A stop while an update is being handled: it is answered, and Telegram gets its acknowledgement.
    ana.say(ana.private(), "last").unwrap();
    house.hears("the last words", |heard| heard.inputs.len() == 2).await;
    let stopped = tokio::spawn(bot.stop());
    gate.notify_one();
    stopped.await.unwrap();
    server.updates_taken().await.unwrap();
    assert!(reqwest::get(&url).await.is_err(), "nobody listens any more");
}

/// Telegram delivers only so many updates at a time. Updates of a few who flood are acknowledged before they are handled; those of others
/// are not.
#[tokio::test]
async fn a_crowd_does_not_take_up_every_delivery() {
    let server = server().await;
    let house = Scripted::working(|_| std::future::pending());
    let (bot, url) = listening(&server, &house).await;
    let says = |number: u32, from: u32| {
        format!(
            r#"{{"update_id":{number},"message":{{"message_id":{number},"date":1,"text":"/help",
            "chat":{{"id":{from},"type":"private","first_name":"A"}},"from":{{"id":{from},"is_bot":false,"first_name":"A"}}}}}}"#
        )
    };
    let ana = tokio::spawn({
        let (url, said) = (url.clone(), says(1, 9));
        async move { post(&url, Some(SECRET), said).await }
    });
    house.hears("her", |heard| heard.inputs.len() == 1).await;
    let mut flood = JoinSet::new();
    for number in 2..62 {
        let (url, said) = (url.clone(), says(number, 5 + number % 2));
        flood.spawn(async move { post(&url, Some(SECRET), said).await });
    }
    let received = async {
        for _ in 0..40 {
            assert_eq!(flood.join_next().await.unwrap().unwrap(), 200);
        }
    };
    tokio::time::timeout(Duration::from_secs(20), received).await.expect("they are let go");
    assert!(!ana.is_finished(), "hers is kept until it is handled");
    assert_eq!(house.heard().inputs.len(), 3, "one of each");
    bot.kill().await;
}

#[tokio::test]
async fn the_webhook_is_set_as_often_as_it_takes() {
    let server = server().await;
    let house = Scripted::answering(|_| shown("at last"));
    server.fail_next_of("setWebhook", 2, &Failure::ServerError);
    server.fail_next_of("setWebhook", 1, &Failure::Dropped);
    server.fail_next_of("setWebhook", 1, &Failure::TooManyRequests(0));
    let (bot, _) = listening(&server, &house).await;
    let ana = server.person("Ana", "en");
    ana.start(None).unwrap();
    ana.reads(ana.private(), "at last").await.unwrap();
    bot.stop().await;
}

#[tokio::test]
async fn what_cannot_work_ends_the_run() {
    let server = server().await;
    let house = Scripted::answering(|_| Answer::Silent);
    let refused =
        Failure::Refused { code: 400, description: "Bad Request: bad webhook: IP address is reserved".to_owned() };
    server.fail_next_of("setWebhook", 1, &refused);
    let bot = Bot::start(settings(&server, mode(free_port())), &house).await;
    let error = bot.fails().await;
    assert!(matches!(&error, RunError::Webhook(why) if why.contains("IP address is reserved")), "{error}");

    let taken = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let settings = settings(&server, mode(taken.local_addr().unwrap()));
    let telegram = Telegram::connect(settings).await.unwrap();
    let error = telegram.run(house, CancellationToken::new()).await.unwrap_err();
    assert!(matches!(error, RunError::Listen { .. }), "{error}");
}

#[tokio::test]
async fn polling_takes_over_from_a_webhook_that_was_left_behind() {
    let server = server().await;
    let house = Scripted::answering(|_| shown("polled"));
    let (bot, _) = listening(&server, &house).await;
    bot.kill().await;
    let bot = Bot::polling(&server, &house).await;
    let ana = server.person("Ana", "en");
    ana.start(None).unwrap();
    ana.reads(ana.private(), "polled").await.unwrap();
    bot.stop().await;
    assert_lawful(&server);
}
