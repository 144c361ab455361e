//! No token, no page and no token of an input appears in a log or an error.

use std::time::Duration;

use talon_discord::Discord;
use talon_house::{Onto, Platform};
use talon_loopback::Log;
use talon_loopback::discord::{Failure, Rates};
use talon_store::MessageRef;

use crate::setting::{page, place, refused, server, settings};

/// What must not appear, as text and as the byte list that `Debug` makes of a body.
fn secrets(token: &str) -> Vec<String> {
    let words = ["a page of secrets", "secret-of-an-input"];
    let bytes = |word: &str| format!("{:?}", word.as_bytes()).trim_matches(['[', ']']).to_owned();
    let plain = words.iter().map(|word| (*word).to_owned());
    plain.chain(words.iter().map(|word| bytes(word))).chain([token.to_owned()]).collect()
}

#[tokio::test]
async fn no_secret_appears_in_a_log_or_an_error() {
    let log = Log::default();
    let writer = log.clone();
    let everything =
        tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_writer(move || writer.clone());
    everything.init();

    let server = server().await;
    server.set_rates(Rates::UNLIMITED);
    let mut short = settings(&server);
    short.request_timeout = Duration::from_millis(500);
    let ana = server.person("Ana", "en-US");
    let guild = server.guild("Cards", &[&ana]);
    let here = place(guild.id(), guild.channel("cards").id());
    let panel = MessageRef(format!("panel:{}::secret-of-an-input", server.application_id()));
    let mut errors = vec![format!("{short:?}")];
    for failure in [
        Failure::Dropped,
        Failure::AnswerLost,
        Failure::ServerError(500),
        Failure::Timeout(Duration::from_secs(2)),
        refused(400, 50_035),
    ] {
        server.fail_next(1, &failure);
        let refused = Discord::connect(short.clone()).await;
        errors.extend(refused.err().map(|error| format!("{error} {error:?}")));
        let bot = Discord::connect(settings(&server)).await.unwrap();
        errors.push(format!("{bot:?}"));
        for onto in [Onto::first(true), Onto::Known(&panel)] {
            server.fail_next(1, &failure);
            let error = bot.show(&here, &page("a page of secrets"), onto).await.unwrap_err();
            errors.push(format!("{error} {error:?}"));
        }
        bot.show(&here, &page("a page of secrets"), Onto::first(true)).await.unwrap();
    }
    tracing::info!("the log is on");
    let logged = log.text();
    assert!(logged.contains("the log is on"));
    for secret in secrets(&server.token()) {
        assert!(!logged.contains(&secret), "a log holds {secret}");
        assert!(errors.iter().all(|error| !error.contains(&secret)), "an error holds {secret}: {errors:?}");
    }
}
