//! No log contains what lets others write in the bot's name, or what only one person may read.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests may")]

#[path = "discord/support/mod.rs"]
#[allow(dead_code, reason = "the other tests use more of it")]
mod support;

use std::time::Duration;

use support::{Bot, Scripted, place_of, server, settings, shown};
use talon_discord::Discord;
use talon_house::{Onto, Platform};
use talon_loopback::Log;
use talon_loopback::discord::Failure;

/// The text of everybody's page.
const SECRET: &str = "queen of spades";

#[tokio::test]
async fn no_token_and_no_page_is_logged() {
    let log = Log::default();
    let writer = log.clone();
    let everything = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_ansi(false)
        .with_writer(move || writer.clone());
    everything.init();

    let server = server().await;
    let mut short = settings(&server);
    short.request_timeout = Duration::from_millis(300);
    let house = Scripted::answering(|_| shown(SECRET));
    let bot = Bot::start(short.clone(), &house).await;
    server.ready().await.unwrap();
    server.until("commands", |server| (!server.registered(None).is_empty()).then_some(())).await.unwrap();
    let ana = server.person("Ana", "en-US");
    let guild = server.guild("Friday", &[&ana]);
    let channel = guild.channel("general");
    let table_page = bot.shows(&guild, &channel, &ana, SECRET).await;

    let mut secrets = vec![server.token(), SECRET.to_owned()];
    let mut errors = vec![format!("{:?} {short:?}", bot.discord)];
    for failure in [
        Failure::Dropped,
        Failure::AnswerLost,
        Failure::ServerError(500),
        Failure::Timeout(Duration::from_secs(1)),
        Failure::Refused { status: 400, code: 50_035, message: "Invalid Form Body".to_owned() },
        Failure::Refused { status: 404, code: 10_062, message: "Unknown interaction".to_owned() },
    ] {
        server.fail_next_of("POST /interactions/{interaction_id}/{interaction_token}/callback", 1, &failure);
        let asked = ana.press_quietly(&table_page, "Aside").unwrap();
        secrets.push(asked.token());
        server.fail_next_of("POST /channels/{channel_id}/messages", 1, &failure);
        let shown = bot.discord.show(&place_of(&guild, &channel), &support::page(SECRET), Onto::first(true)).await;
        errors.extend(shown.err().map(|error| format!("{error} {error:?}")));
        // The next press on this message waits until this one is done.
        let asked = ana.press_quietly(&table_page, "Aside").unwrap();
        secrets.push(asked.token());
        asked.answered().await.unwrap();
    }
    server.drop_gateway(0);
    server.resumed(1).await.unwrap();
    bot.stop().await;
    let mut nowhere = short;
    nowhere.api_url = Some("http://127.0.0.1:1/".parse().unwrap());
    let error = Discord::connect(nowhere).await.unwrap_err();
    errors.push(format!("{error} {error:?}"));

    let log = log.text();
    assert!(log.contains("talon_discord") && log.contains("an answer was refused"), "the log was caught");
    // The loopback server runs in this process too and logs what a web server logs; ours are the lines of the client.
    let ours = |line: &&str| [" talon_discord", " serenity::", " reqwest::"].iter().any(|target| line.contains(target));
    for line in log.lines().filter(ours) {
        assert!(secrets.iter().all(|secret| !line.contains(secret)), "{line}");
    }
    for error in errors {
        assert!(secrets.iter().all(|secret| !error.contains(secret)), "{error}");
    }
}
