//! The loopback Discord as a process, for clients in other languages and for trying a bot by hand.
//!
//! It prints its address and token, plays the part of people when asked to, and stops when its input ends, its time is
//! over, or the people have finished. The exit code is 0 when the bot broke none of Discord's rules.

mod process;

use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, ValueEnum};
use serde_json::json;
use talon_loopback::discord::{
    AnswerKind, Channel, Failure, GatewayOptions, Guild, LoopbackDiscord, Message, Options, Person, Scope,
};

use process::{Outcome, input_ends, say, verdict};

/// A loopback Discord: REST and gateway in version 10.
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
    /// The people who talk to the bot.
    #[arg(long, value_enum, default_value_t = Script::Nobody)]
    script: Script,
    /// Wall time between heartbeats, in milliseconds.
    #[arg(long, default_value_t = 41_250)]
    heartbeat: u64,
    /// Seconds after which the server stops.
    #[arg(long, default_value_t = 600)]
    seconds: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Script {
    /// Nobody is there.
    Nobody,
    /// Ana plays with the bot in a guild; Boris looks on and wants no direct messages; the gateway fails in every way.
    ///
    /// The bot offers `/play` (Bulgarian `/играй`) with a `game` that it suggests, and answers with a public message that
    /// has the buttons Join, Hand, Form, Later, Direct and Thread. `/check` is answered when the bot has checked what it
    /// wants to.
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
        gateway: GatewayOptions {
            heartbeat_interval: Duration::from_millis(arguments.heartbeat),
            ..GatewayOptions::default()
        },
        ..defaults
    };
    let discord = LoopbackDiscord::start(options.scaled(arguments.scale)).await?;
    let scene = Scene::new(&discord);
    say(&json!({
        "url": discord.url(),
        "token": discord.token(),
        "application": discord.application_id().to_string(),
        "validates": discord.validates(),
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
                played = scene.play() => played?,
                () = input_ends() => return Err("the input ended before the conversation".into()),
            }
            say(&json!({"done": discord.transcript().len()}));
        }
    }
    verdict(&discord.violations())
}

/// Who is there, and where.
struct Scene<'a> {
    discord: &'a LoopbackDiscord,
    ana: Person,
    boris: Person,
    guild: Guild,
    channel: Channel,
}

/// An error when something is not as it should be.
fn expect(what: &str, holds: bool) -> Outcome {
    if holds { Ok(()) } else { Err(what.into()) }
}

impl<'a> Scene<'a> {
    fn new(discord: &'a LoopbackDiscord) -> Self {
        let (ana, boris) = (discord.person("Ana", "bg"), discord.person("Boris", "en-US"));
        let guild = discord.guild("Friday", &[&ana, &boris]);
        let channel = guild.channel("general");
        Self { discord, ana, boris, guild, channel }
    }

    async fn play(&self) -> Outcome {
        self.discord.ready().await?;
        let registered = |discord: &LoopbackDiscord| (discord.registered(None).len() >= 2).then_some(());
        self.discord.until("registered commands", registered).await?;
        let table = self.command().await?;
        self.buttons(&table).await?;
        self.elsewhere(&table).await?;
        self.check().await?;
        self.gateway(&table).await?;
        expect("the bot keeps to the limits by itself", self.discord.rate_violations() == 0)
    }

    /// Suggestions, then the command itself, by its Bulgarian name.
    async fn command(&self) -> Result<Message, Box<dyn std::error::Error>> {
        let suggested = self.ana.autocomplete(&self.channel, "играй", &[("game", "san")]).await?;
        let names: Vec<String> = suggested.choices.into_iter().map(|(name, _)| name).collect();
        expect("the bot suggests santase", names == ["santase"])?;
        let asked = self.ana.command(&self.channel, "играй", &[("game", "santase")])?;
        let table = asked.shown().await?;
        expect("the command is answered in public", !table.is_ephemeral())?;
        Ok(table)
    }

    async fn buttons(&self, table: &Message) -> Outcome {
        let joined = self.ana.press(table, "Join").await?;
        expect("a press changes the message", joined.kind == AnswerKind::Update)?;
        self.boris.becomes(table, "a change", |message| message.words().contains("Ana has joined")).await?;
        let hand = self.ana.press(table, "Hand").await?;
        expect("a hand is for one person only", hand.ephemeral)?;
        self.ana.reads(&self.channel, "♠J ♠Q").await?;
        self.ana.reads(&self.channel, "and one more").await?;
        let leaked = self.boris.visible(&self.channel).iter().any(|message| message.words().contains("♠J"));
        expect("Boris sees no hand", !leaked)?;
        let form = self.ana.press_quietly(table, "Form")?;
        form.fill_in(&[("words", "hello")]).await?.answered().await?;
        self.ana.reads(&self.channel, "said: hello").await?;
        let later = self.ana.press_quietly(table, "Later")?.shown().await?;
        expect("a deferred answer comes", later.words() == "later")
    }

    /// Direct messages and threads.
    async fn elsewhere(&self, table: &Message) -> Outcome {
        self.ana.press(table, "Direct").await?;
        self.ana.reads(self.ana.direct(), "psst").await?;
        self.boris.refuse_dms(true);
        self.boris.press(table, "Direct").await?;
        self.boris.reads(&self.channel, "refused: 50007").await?;
        self.ana.press(table, "Thread").await?;
        let opened = |_: &LoopbackDiscord| self.channel.threads().into_iter().next();
        let thread = self.discord.until("thread", opened).await?;
        self.ana.reads(&thread, "in the thread").await?;
        self.boris.say(&self.channel, "not for the bot")?;
        let saturday = self.discord.guild("Saturday", &[&self.boris]);
        self.boris.command(&saturday.channel("general"), "play", &[("game", "santase")])?.shown().await?;
        Ok(())
    }

    /// Lets the bot try what must be refused.
    async fn check(&self) -> Outcome {
        let flood = Failure::TooManyRequests { retry_after: Duration::from_millis(300), scope: Scope::User };
        self.discord.fail_next_of("POST /channels/{channel_id}/messages", 1, &flood);
        let checked = self.ana.command(&self.channel, "check", &[])?.shown().await?;
        expect("the checks are over", checked.words() == "checked")
    }

    async fn gateway(&self, table: &Message) -> Outcome {
        self.discord.ask_heartbeat(0);
        self.discord.drop_gateway(0);
        self.join_again(table, 1).await?;
        self.discord.resumed(1).await?;
        self.discord.ask_reconnect(0);
        self.discord.resumed(2).await?;
        self.join_again(table, 2).await?;
        self.discord.invalidate_session(0, true);
        self.discord.resumed(3).await?;
        self.discord.stall_gateway(0);
        self.discord.resumed(4).await?;
        self.join_again(table, 3).await?;
        self.discord.invalidate_session(0, false);
        self.discord.identified(2).await?;
        self.join_again(table, 4).await?;
        self.guild.remove_bot();
        self.ana.command(self.ana.direct(), "check", &[])?.shown().await?;
        Ok(())
    }

    /// A press while the bot may be down: it arrives exactly once, after the bot is back.
    async fn join_again(&self, table: &Message, time: u32) -> Outcome {
        self.ana.press(table, "Join").await?;
        let words = format!("Ana has joined again ({time})");
        self.ana.becomes(table, "another change", |message| message.words().contains(&words)).await?;
        Ok(())
    }
}
