//! A server, a bot, and pages for it.

use std::time::Duration;

use talon_discord::{Discord, DiscordSettings};
use talon_loopback::discord::{Channel, Failure, Guild, LoopbackDiscord, Options, Person};
use talon_store::{AccountRef, Place, PlatformKind};
use talon_view::{Button, Line, Look, MenuVerb, Page, Style, Target, Token, Verb};

pub(crate) async fn server() -> LoopbackDiscord {
    let server = LoopbackDiscord::start(Options::default()).await.unwrap();
    eprintln!("seed {}", server.seed());
    server
}

pub(crate) fn settings(server: &LoopbackDiscord) -> DiscordSettings {
    let mut settings = DiscordSettings::new(server.token().parse().unwrap());
    settings.api_url = Some(server.url().parse().unwrap());
    settings.request_timeout = Duration::from_secs(20);
    settings
}

pub(crate) async fn bot(server: &LoopbackDiscord) -> Discord {
    Discord::connect(settings(server)).await.unwrap()
}

/// A guild that Ana is in, with a bot.
pub(crate) struct Friday {
    pub(crate) server: LoopbackDiscord,
    pub(crate) ana: Person,
    pub(crate) guild: Guild,
    pub(crate) channel: Channel,
    pub(crate) bot: Discord,
    pub(crate) here: Place,
}

impl Friday {
    pub(crate) async fn begins() -> Self {
        let server = server().await;
        let ana = server.person("Ana", "en-US");
        let guild = server.guild("Friday", &[&ana]);
        let channel = guild.channel("cards");
        let bot = bot(&server).await;
        let here = place(guild.id(), channel.id());
        Self { server, ana, guild, channel, bot, here }
    }
}

/// Stops the server, and checks that it has no complaints.
pub(crate) fn checked(server: LoopbackDiscord) {
    let violations = server.violations();
    assert!(violations.is_empty(), "{violations:#?}");
    drop(server);
}

pub(crate) fn page(text: &str) -> Page {
    let button = Button {
        label: "Help".into(),
        target: Target::Token(Token::new(None, 0, Verb::Menu(MenuVerb::Help))),
        look: Look::Quiet,
    };
    Page::of(vec![Line { style: Style::Body, text: text.into() }], vec![vec![button]])
}

pub(crate) fn place(guild: u64, channel: u64) -> Place {
    Place {
        platform: PlatformKind::Discord,
        chat: guild.to_string(),
        thread: Some(channel.to_string()),
        private: false,
    }
}

pub(crate) fn private(user: u64) -> Place {
    Place { platform: PlatformKind::Discord, chat: user.to_string(), thread: None, private: true }
}

pub(crate) fn account(user: u64) -> AccountRef {
    AccountRef { platform: PlatformKind::Discord, id: user.to_string() }
}

pub(crate) fn refused(status: u16, code: u32) -> Failure {
    Failure::Refused { status, code, message: "some words".to_owned() }
}
