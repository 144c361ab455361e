//! The loopback Telegram as a process, for clients in other languages and for trying a bot by hand.
//!
//! It prints its address and token, plays the part of a person when asked to, and stops when its input ends, its time is
//! over, or the person has finished. The exit code is 0 when the bot broke none of the Bot API's rules.

mod process;

use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, ValueEnum};
use serde_json::json;
use talon_loopback::{Failure, LoopbackTelegram, Options, Place, Which};

use process::{Outcome, input_ends, say, verdict};

/// A loopback Telegram Bot API server.
#[derive(Debug, Parser)]
struct Arguments {
    /// The port of 127.0.0.1; 0 takes a free one.
    #[arg(long, default_value_t = 0)]
    port: u16,
    /// The seed of ids and random failures.
    #[arg(long)]
    seed: Option<u64>,
    /// How many times as fast as the wall the platform's time runs.
    #[arg(long, default_value_t = 1)]
    scale: u32,
    /// The person who talks to the bot.
    #[arg(long, value_enum, default_value_t = Script::Nobody)]
    script: Script,
    /// Let the first request of this method fail with 429, "retry after 1".
    #[arg(long)]
    flood: Option<String>,
    /// Seconds after which the server stops.
    #[arg(long, default_value_t = 600)]
    seconds: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Script {
    /// Nobody is there.
    Nobody,
    /// Ana opens the chat with the payload "hello", presses the first button of what she gets and, when it was edited,
    /// says "bye". When that is answered with "bye", Boris says "/again" in a group; there she presses the first button
    /// of what comes, and after its edit is content with a document in answer to a last "bye".
    Conversation,
}

fn main() -> ExitCode {
    process::run(serve(Arguments::parse()))
}

async fn serve(arguments: Arguments) -> Outcome {
    let defaults = Options::default();
    let options = Options {
        port: arguments.port,
        seed: arguments.seed.unwrap_or(defaults.seed),
        lifetime: Duration::from_secs(arguments.seconds),
        ..defaults
    };
    let telegram = LoopbackTelegram::start(options.scaled(arguments.scale)).await?;
    if let Some(method) = &arguments.flood {
        telegram.fail_next_of(method, 1, &Failure::TooManyRequests(1));
    }
    say(&json!({
        "url": telegram.url(),
        "token": telegram.token(),
        "username": telegram.username(),
        "validates": telegram.validates(),
    }));
    match arguments.script {
        Script::Nobody => {
            tokio::select! {
                () = input_ends() => {}
                () = tokio::time::sleep(Duration::from_secs(arguments.seconds)) => {}
            }
        }
        Script::Conversation => {
            tokio::select! {
                played = converse(&telegram) => played?,
                () = input_ends() => return Err("the input ended before the conversation".into()),
            }
            say(&json!({"done": telegram.transcript().len()}));
        }
    }
    verdict(&telegram.violations())
}

async fn converse(telegram: &LoopbackTelegram) -> Outcome {
    telegram.bot_listens().await?;
    let ana = telegram.person("Ana", "bg");
    ana.start(Some("hello"))?;
    press_first(&ana, ana.private()).await?;
    ana.say(ana.private(), "bye")?;
    ana.reads(ana.private(), "bye").await?;
    let boris = telegram.person("Boris", "");
    let group = telegram.supergroup("Friday", &[&ana, &boris]);
    boris.say(&group, "the bot must not see this")?;
    boris.say(&group, &format!("/again@{}", telegram.username()))?;
    press_first(&ana, Place::from(&group)).await?;
    ana.say(ana.private(), "bye")?;
    ana.sees(ana.private(), "a document", |message| message.document.is_some()).await?;
    Ok(())
}

/// Presses the first button of the next message, and waits until that is edited.
async fn press_first(ana: &talon_loopback::Person, place: Place) -> Outcome {
    let offer = ana.sees(place, "a message with a button", |message| !message.buttons.is_empty()).await?;
    let answer = ana.press(&offer, Which::At(0, 0)).await?;
    say(&json!({"answer": answer.text, "alert": answer.alert}));
    ana.becomes(&offer, "an edit", |message| message.edits > 0).await?;
    Ok(())
}
