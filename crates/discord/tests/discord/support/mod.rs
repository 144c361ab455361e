//! A bot with a scripted house, in front of a loopback Discord.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use talon_adapter::{Inbox, Pauses};
use talon_discord::{Discord, DiscordSettings, RunError};
use talon_games::GameKind;
use talon_house::{Answer, Arrived, Incoming, Intent, Notice, Onto, Pending, Platform, PresetName, Receipt};
use talon_loopback::discord::{Channel, Guild, LoopbackDiscord, Message, Options, Person, Rates};
use talon_store::{MessageRef, Place, PlatformKind};
use talon_view::{Button, HereVerb, Line, Look, Page, ShowVerb, Style, TableVerb, Target, Token, Verb};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

type Reply = Pin<Box<dyn Future<Output = Answer> + Send>>;
type Script = Box<dyn Fn(Incoming) -> Reply + Send + Sync>;

/// A house that answers as a test scripts, and remembers what it received.
pub(crate) struct Scripted {
    script: Script,
    heard: watch::Sender<Heard>,
}

/// What a house has received.
#[derive(Debug, Clone, Default)]
pub(crate) struct Heard {
    pub(crate) inputs: Vec<Incoming>,
    pub(crate) notices: Vec<Notice>,
    /// Where pages that are not complete stand.
    pub(crate) followed: Vec<(Place, MessageRef)>,
}

impl Scripted {
    /// A house that answers each input at once.
    pub(crate) fn answering(script: impl Fn(&Incoming) -> Answer + Send + Sync + 'static) -> Arc<Self> {
        Self::working(move |incoming| {
            let answer = script(&incoming);
            async move { answer }
        })
    }

    /// A house that answers each input later.
    pub(crate) fn working<F>(script: impl Fn(Incoming) -> F + Send + Sync + 'static) -> Arc<Self>
    where
        F: Future<Output = Answer> + Send + 'static,
    {
        let script: Script = Box::new(move |incoming| Box::pin(script(incoming)));
        Arc::new(Self { script, heard: watch::Sender::new(Heard::default()) })
    }

    pub(crate) fn heard(&self) -> Heard {
        self.heard.borrow().clone()
    }

    /// Waits until what was received matches.
    pub(crate) async fn hears(&self, what: &str, fits: impl FnMut(&Heard) -> bool) -> Heard {
        let mut changes = self.heard.subscribe();
        let waited = tokio::time::timeout(Duration::from_secs(20), changes.wait_for(fits)).await;
        match waited {
            Ok(heard) => heard.unwrap().clone(),
            Err(_) => panic!("the house did not hear {what}, but {:?}", self.heard()),
        }
    }
}

#[async_trait]
impl Inbox for Scripted {
    async fn handle(&self, incoming: Incoming) -> Answer {
        self.heard.send_modify(|heard| heard.inputs.push(incoming.clone()));
        (self.script)(incoming).await
    }

    async fn notice(&self, notice: Notice) {
        self.heard.send_modify(|heard| heard.notices.push(notice));
    }

    /// Each place has one preset, named after the place.
    async fn presets(&self, place: &Place) -> Vec<PresetName> {
        vec![PresetName { game: GameKind::Belot, name: format!("of {}", place.chat) }]
    }

    async fn confirm(&self, _: Receipt, _: Arrived) {}

    fn follow(&self, _: Pending, place: Place, message: MessageRef) {
        self.heard.send_modify(|heard| heard.followed.push((place, message)));
    }
}

/// A house that answers a press by its button.
pub(crate) fn house() -> Arc<Scripted> {
    Scripted::answering(|incoming| match &incoming.intent {
        Intent::Press(token) => answer_to(token),
        Intent::Leave => Answer::Silent,
        Intent::Score => Answer::Toast("a toast".into()),
        _ => shown("a page"),
    })
}

/// The buttons of every test page, and the answers to them.
pub(crate) const BUTTONS: [(&str, Verb); 6] = [
    ("Toast", Verb::Show(ShowVerb::Why)),
    ("Replace", Verb::Show(ShowVerb::Score)),
    ("Aside", Verb::Show(ShowVerb::Hand)),
    ("Silent", Verb::Table(TableVerb::Start)),
    ("Dismiss", Verb::Table(TableVerb::Cancel)),
    ("Post", Verb::Here(HereVerb::Leagues)),
];

pub(crate) fn answer_to(token: &str) -> Answer {
    match token.parse().map(|token: Token| token.verb) {
        Ok(Verb::Show(ShowVerb::Why)) => Answer::Toast("a *toast* @everyone".into()),
        Ok(Verb::Show(ShowVerb::Score)) => Answer::Page { page: page("replaced"), replace_pressed: true },
        Ok(Verb::Show(ShowVerb::Hand)) => shown("for you alone"),
        Ok(Verb::Table(TableVerb::Cancel)) => Answer::Dismiss,
        Ok(Verb::Here(_)) => Answer::Posted { page: page("for everybody") },
        _ => Answer::Silent,
    }
}

pub(crate) fn shown(text: &str) -> Answer {
    Answer::Page { page: page(text), replace_pressed: false }
}

/// A page with this text and a button for every kind of answer.
pub(crate) fn page(text: &str) -> Page {
    let line = Line { style: Style::Body, text: text.into() };
    let buttons = BUTTONS.map(|(label, verb)| Button {
        label: label.into(),
        target: Target::Token(Token::new(None, 0, verb)),
        look: Look::Quiet,
    });
    Page::of(vec![line], buttons.chunks(5).map(<[Button]>::to_vec).collect())
}

/// A server without rate limits: pacing is the house's job.
pub(crate) async fn server() -> LoopbackDiscord {
    server_with(|_| {}).await
}

pub(crate) async fn server_with(choose: impl FnOnce(&mut Options)) -> LoopbackDiscord {
    let mut options = Options { rates: Rates::UNLIMITED, ..Options::default() };
    choose(&mut options);
    LoopbackDiscord::start(options).await.unwrap()
}

/// Settings for this server, with pauses short enough for tests.
pub(crate) fn settings(server: &LoopbackDiscord) -> DiscordSettings {
    let mut settings = DiscordSettings::new(server.token().parse().unwrap());
    settings.api_url = Some(server.url().parse().unwrap());
    settings.emojis = false;
    settings.request_timeout = Duration::from_secs(5);
    settings.pauses = Pauses { first: Duration::from_millis(10), most: Duration::from_millis(40) };
    settings
}

/// A running bot.
pub(crate) struct Bot {
    pub(crate) discord: Discord,
    stop: CancellationToken,
    task: JoinHandle<Result<(), RunError>>,
}

impl Bot {
    /// Starts a bot and waits until it is ready.
    pub(crate) async fn ready(server: &LoopbackDiscord, house: &Arc<Scripted>) -> Self {
        let bot = Self::start(settings(server), house).await;
        server.ready().await.unwrap();
        server.until("commands", |server| (!server.registered(None).is_empty()).then_some(())).await.unwrap();
        bot
    }

    pub(crate) async fn start(settings: DiscordSettings, house: &Arc<Scripted>) -> Self {
        let discord = Discord::connect(settings).await.unwrap();
        let stop = CancellationToken::new();
        let (bot, inbox, token) = (discord.clone(), Arc::clone(house), stop.clone());
        let task = tokio::spawn(async move { bot.run(inbox, token).await });
        Self { discord, stop, task }
    }

    /// Asks the bot to stop.
    pub(crate) fn ask_to_stop(&self) {
        self.stop.cancel();
    }

    /// Stops gracefully.
    pub(crate) async fn stop(self) {
        self.stop.cancel();
        self.task.await.unwrap().unwrap();
    }

    /// Shows a page in a channel, as the house does.
    pub(crate) async fn shows(&self, guild: &Guild, channel: &Channel, ana: &Person, text: &str) -> Message {
        let place = place_of(guild, channel);
        self.discord.show(&place, &page(text), Onto::first(true)).await.unwrap();
        ana.reads(channel, text).await.unwrap()
    }
}

pub(crate) fn place_of(guild: &Guild, channel: &Channel) -> Place {
    Place {
        platform: PlatformKind::Discord,
        chat: guild.id().to_string(),
        thread: Some(channel.id().to_string()),
        private: false,
    }
}

/// Nothing that the bot sent broke Discord's published rules.
pub(crate) fn assert_lawful(server: &LoopbackDiscord) {
    assert_eq!(server.violations(), Vec::<String>::new(), "seed {}", server.seed());
}
