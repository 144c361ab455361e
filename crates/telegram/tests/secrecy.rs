//! The token is in the address of every request, and nowhere else.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests may")]

#[path = "telegram/support/mod.rs"]
#[allow(dead_code, reason = "the other tests use more of it")]
mod support;

use std::time::Duration;

use support::{Bot, Scripted, page, polling, server, settings, shown};
use talon_house::{Onto, Platform};
use talon_loopback::{Failure, Log};
use talon_store::{Place, PlatformKind};
use talon_telegram::Telegram;

#[tokio::test]
async fn the_token_appears_in_no_log_and_no_error() {
    let log = Log::default();
    let writer = log.clone();
    let everything =
        tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_writer(move || writer.clone());
    everything.init();

    let server = server().await;
    let token = server.token();
    let secret = token.split_once(':').unwrap().1.to_owned();
    let mut short = settings(&server, polling());
    short.request_timeout = Duration::from_millis(300);
    let mut errors = Vec::new();

    let house = Scripted::answering(|_| shown("a page"));
    for failure in [
        Failure::Dropped,
        Failure::AnswerLost,
        Failure::ServerError,
        Failure::Timeout(Duration::from_secs(2)),
        Failure::Refused { code: 400, description: "Bad Request: something".to_owned() },
    ] {
        for method in ["getMe", "sendMessage"] {
            server.fail_next_of(method, 1, &failure);
        }
        let refused = Telegram::connect(short.clone()).await;
        errors.extend(refused.err().map(|error| format!("{error} {error:?}")));
        let telegram = Telegram::connect(short.clone()).await.unwrap();
        errors.push(format!("{telegram:?} {short:?}"));
        let ana = server.person("Ana", "en");
        let group = server.supergroup("Cards", &[&ana]);
        let place =
            Place { platform: PlatformKind::Telegram, chat: group.id().to_string(), thread: None, private: false };
        let error = telegram.show(&place, &page("x"), Onto::first(true)).await.unwrap_err();
        errors.push(format!("{error} {error:?}"));
        server.fail_next_of("getUpdates", 1, &failure);
        server.fail_next_of("deleteWebhook", 1, &failure);
    }
    let mut nowhere = short.clone();
    nowhere.api_url = "http://127.0.0.1:1/".parse().unwrap();
    let error = Telegram::connect(nowhere).await.unwrap_err();
    errors.push(format!("{error} {error:?}"));

    let bot = Bot::start(short, &house).await;
    let ana = server.person("Ana", "en");
    server.fail_next_of("sendMessage", 2, &Failure::Dropped);
    ana.start(None).unwrap();
    server.updates_taken().await.unwrap();
    bot.stop().await;

    let log = log.text();
    assert!(log.contains("trying again"), "the log was caught");
    assert!(log.contains("hyper"), "the libraries' as well");
    // The loopback server runs in this process too and logs what a web server logs; ours are the lines of the client.
    for line in log.lines() {
        assert!(!line.contains(&secret), "{line}");
    }
    assert_eq!(errors.len(), 16);
    for error in errors {
        assert!(!error.contains(&secret), "{error}");
    }
}
