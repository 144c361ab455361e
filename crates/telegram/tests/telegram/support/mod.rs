//! A bot with a scripted house, in front of a loopback Telegram.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use talon_adapter::{Inbox, Pauses};
use talon_games::{AnyAction, AnyView};
use talon_house::ports::compute::Standing;
use talon_house::{Answer, Clock, Compute, Duty, Incoming, Intent, Notice, Pending, Studio};
use talon_loopback::{LoopbackTelegram, Options, Rates};
use talon_scene::{Hand, Held, Scene, Theme};
use talon_store::{MessageRef, Place};
use talon_table::Timestamp;
use talon_telegram::{Mode, RunError, Telegram, TelegramSettings};
use talon_view::{Button, Line, Look, MenuVerb, Page, Picture, Style, Target, Token, Verb};
use tokio::sync::{Notify, watch};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

type Reply = Pin<Box<dyn Future<Output = Answer> + Send>>;
type Script = Box<dyn Fn(Incoming) -> Reply + Send + Sync>;

/// A house that answers as a test scripts, and remembers what it received.
pub(crate) struct Scripted {
    script: Script,
    heard: watch::Sender<Heard>,
    others: Others,
}

/// What other processes do.
#[derive(Default)]
pub(crate) struct Others {
    /// Another process polls.
    pub(crate) ask: AtomicBool,
    /// Nobody can say which process polls.
    pub(crate) unknown: AtomicBool,
    /// The store is down.
    pub(crate) unnoted: AtomicBool,
    /// They use up the bot's whole budget of messages.
    pub(crate) write: AtomicBool,
    /// Another process serves too.
    pub(crate) serve: AtomicBool,
    /// How often the house was asked which process polls.
    pub(crate) looks: watch::Sender<usize>,
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
        Arc::new(Self { script, heard: watch::Sender::new(Heard::default()), others: Others::default() })
    }

    pub(crate) fn others(&self) -> &Others {
        &self.others
    }

    pub(crate) fn heard(&self) -> Heard {
        self.heard.borrow().clone()
    }

    pub(crate) fn intents(&self) -> Vec<Intent> {
        self.heard().inputs.into_iter().map(|incoming| incoming.intent).collect()
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
        if self.others.unnoted.load(Ordering::SeqCst) {
            std::future::pending::<()>().await;
        }
    }

    fn follow(&self, _: Pending, place: Place, message: MessageRef) {
        self.heard.send_modify(|heard| heard.followed.push((place, message)));
    }

    async fn room_for(&self, _: &Place) -> bool {
        !self.others.write.load(Ordering::SeqCst)
    }

    async fn takes_on(&self, _: &str, _: Duration) -> Duty {
        self.others.looks.send_modify(|looks| *looks += 1);
        match (self.others.unknown.load(Ordering::SeqCst), self.others.ask.load(Ordering::SeqCst)) {
            (true, _) => Duty::Unknown,
            (false, true) => Duty::Anothers,
            (false, false) => Duty::Ours,
        }
    }

    async fn is_alone(&self) -> bool {
        !self.others.serve.load(Ordering::SeqCst)
    }
}

/// A server without rate limits: pacing is the house's job.
pub(crate) async fn server() -> LoopbackTelegram {
    LoopbackTelegram::start(Options { rates: Rates::UNLIMITED, ..Options::default() }).await.unwrap()
}

/// Settings for this server, with pauses short enough for tests.
pub(crate) fn settings(server: &LoopbackTelegram, mode: Mode) -> TelegramSettings {
    let mut settings = TelegramSettings::new(server.token().parse().unwrap(), server.url().parse().unwrap(), mode);
    settings.request_timeout = Duration::from_secs(5);
    settings.pauses = Pauses { first: Duration::from_millis(10), most: Duration::from_millis(40) };
    settings.conflict_pause = Duration::from_millis(20);
    settings.settle = Duration::from_millis(50);
    settings.standby = Duration::from_millis(10);
    settings.drain = Duration::from_secs(10);
    settings
}

pub(crate) fn polling() -> Mode {
    Mode::LongPolling { timeout: Duration::from_secs(20) }
}

/// A running bot.
pub(crate) struct Bot {
    pub(crate) telegram: Telegram,
    stop: CancellationToken,
    task: JoinHandle<Result<(), RunError>>,
}

impl Bot {
    /// Starts a bot that polls.
    pub(crate) async fn polling(server: &LoopbackTelegram, house: &Arc<Scripted>) -> Self {
        Self::start(settings(server, polling()), house).await
    }

    pub(crate) async fn start(settings: TelegramSettings, house: &Arc<Scripted>) -> Self {
        let telegram = Telegram::connect(settings).await.unwrap();
        let stop = CancellationToken::new();
        let (bot, inbox, token) = (telegram.clone(), Arc::clone(house), stop.clone());
        let task = tokio::spawn(async move { bot.run(inbox, token).await });
        Self { telegram, stop, task }
    }

    /// Stops gracefully.
    pub(crate) async fn stop(self) {
        self.stop.cancel();
        self.task.await.unwrap().unwrap();
    }

    /// Dies at once, like a killed process. Its tasks may still run in the test's process; the test's house must not let them.
    pub(crate) async fn kill(self) {
        self.task.abort();
        let _ = self.task.await;
    }

    /// Waits until the bot gives up by itself.
    pub(crate) async fn fails(self) -> RunError {
        let ended = tokio::time::timeout(Duration::from_secs(20), self.task).await.expect("the bot still runs");
        ended.unwrap().expect_err("the bot ended without an error")
    }
}

/// A page with this text and one button.
pub(crate) fn page(text: &str) -> Page {
    let line = Line { style: Style::Body, text: text.into() };
    let target = Target::Token(Token::new(None, 0, Verb::Menu(MenuVerb::Help)));
    let button = Button { label: "Help".into(), target, look: Look::Main };
    Page::of(vec![line], vec![vec![button]])
}

pub(crate) fn shown(text: &str) -> Answer {
    Answer::Page { page: page(text), replace_pressed: false }
}

pub(crate) fn replaced(text: &str) -> Answer {
    Answer::Page { page: page(text), replace_pressed: true }
}

/// Nothing that the bot sent broke Telegram's published rules.
pub(crate) fn assert_lawful(server: &LoopbackTelegram) {
    assert_eq!(server.violations(), Vec::<String>::new(), "seed {}", server.seed());
}

/// Paints a small PNG for each picture, always the same for the same picture.
#[derive(Default)]
pub(crate) struct Brush {
    /// True: it fails.
    pub(crate) is_dry: AtomicBool,
    /// True: it takes longer than anybody waits.
    pub(crate) is_slow: AtomicBool,
    /// Lets a slow one finish.
    pub(crate) finish: Notify,
}

#[async_trait]
impl Compute for Brush {
    async fn choose(&self, _: &str, _: &AnyView, _: &Standing, _: u64) -> Option<AnyAction> {
        None
    }

    async fn paint(&self, picture: Picture) -> Option<Vec<u8>> {
        if self.is_slow.load(Ordering::SeqCst) {
            self.finish.notified().await;
        }
        (!self.is_dry.load(Ordering::SeqCst)).then(|| painted(&picture))
    }
}

/// The header of a 400 × 300 PNG, which is all that the server reads, and a part that tells pictures apart.
pub(crate) fn painted(picture: &Picture) -> Vec<u8> {
    let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
    png.extend([400_u32, 300].into_iter().flat_map(u32::to_be_bytes));
    png.extend(picture.digest());
    png
}

/// A clock that stands still until the brush is slow.
struct Midnight(Arc<Brush>);

#[async_trait]
impl Clock for Midnight {
    fn now(&self) -> Timestamp {
        Timestamp(0)
    }

    async fn sleep_until(&self, _: Timestamp) {
        if !self.0.is_slow.load(Ordering::SeqCst) {
            std::future::pending::<()>().await;
        }
    }
}

/// A studio with this brush.
pub(crate) fn studio(brush: Arc<Brush>) -> Arc<Studio> {
    Arc::new(Studio::new(Arc::clone(&brush) as _, Arc::new(Midnight(brush))))
}

/// A picture that differs by its caption.
pub(crate) fn picture(caption: &str) -> Picture {
    let held = Held { cards: Vec::new(), marks: Vec::new() };
    let hand = Hand { turn: None, caption: caption.to_owned(), held };
    Picture { scene: Box::new(Scene::Hand(hand)), theme: Theme::Dark, letters: <_>::default(), alt: String::new() }
}

/// A page with this text, one button, and a picture.
pub(crate) fn pictured(text: &str, caption: &str) -> Page {
    Page { picture: Some(picture(caption)), ..page(text) }
}
