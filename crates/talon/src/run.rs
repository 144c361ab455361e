//! Wiring: the parts become one running house.

use std::io::IsTerminal as _;
use std::sync::Arc;

use talon_games::GameKind;
use talon_house::{Clock as _, Entropy, House, HouseParts, Platform, Settings, Store};
use talon_store_sqlite::SqliteStore;
use talon_table::Limits;
use talon_telegram::{ConnectError, Inbox, Mode, Telegram, TelegramSettings};
use talon_view::{Msg, say};
use tokio::signal::unix::{SignalKind, signal};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tracing_subscriber::EnvFilter;

use crate::config::{Config, TelegramMode};
use crate::failure::Failure;
use crate::records::print;
use crate::system::{FixedEntropy, Pool, SystemClock, SystemEntropy};
use crate::terminal::{self, Shelf, Start};

/// Serves every platform whose token is set, until the process is told to stop.
///
/// # Errors
/// No token, a database or a platform that cannot be used.
pub(crate) async fn serve(config: &Config) -> Result<(), Failure> {
    log_to_stderr(config)?;
    let settings = telegram_settings(config)?.ok_or_else(|| {
        Failure::Usage(
            "no platform's token is set: set telegram.token, for example by \
             TALON_TELEGRAM_TOKEN=123456789:AAExampleExampleExampleExampleExample"
                .to_owned(),
        )
    })?;
    let store = open_store(config).await?;
    let stop = stop_on_signal()?;
    let Some(telegram) = connect(&settings, &stop).await? else {
        return Ok(());
    };
    let telegram = Arc::new(telegram);
    let platforms: Vec<Arc<dyn Platform>> = vec![Arc::clone(&telegram) as Arc<dyn Platform>];
    let house = house(config, Arc::clone(&store) as Arc<dyn Store>, platforms, house_settings(config))?;
    let deliverer = Deliverer::start(&house, &stop);
    tracing::info!(bot = telegram.username(), "serving Telegram");
    let served = telegram.run(Arc::clone(&house) as Arc<dyn Inbox>, stop.clone()).await;
    let delivered = deliverer.end().await;
    store.close().await;
    tracing::info!("stopped");
    served.map_err(|error| Failure::Fault(format!("Telegram: {error}"))).and(delivered)
}

/// The house's own work (timers, AI turns, pages) beside what serves people.
struct Deliverer {
    work: JoinHandle<()>,
    stop: CancellationToken,
}

impl Deliverer {
    fn start(house: &Arc<House>, stop: &CancellationToken) -> Self {
        let (house, token) = (Arc::clone(house), stop.clone());
        // Should the work ever end by itself, the program ends with it: a bot that takes presses and shows nothing is
        // worse than one that is started again.
        let guard = stop.clone().drop_guard();
        let work = tokio::spawn(async move {
            let _guard = guard;
            house.run(token.cancelled_owned()).await;
        });
        Self { work, stop: stop.clone() }
    }

    /// Ends the work between two pages; what was not shown yet is marked in the store.
    async fn end(self) -> Result<(), Failure> {
        self.stop.cancel();
        self.work.await.map_err(|error| Failure::Fault(format!("the delivery of pages failed: {error}")))
    }
}

/// Connects, waiting out a network that is not up yet; none when the process is told to stop meanwhile.
async fn connect(settings: &TelegramSettings, stop: &CancellationToken) -> Result<Option<Telegram>, Failure> {
    let mut pause = settings.retry_first;
    loop {
        match Telegram::connect(settings.clone()).await {
            Ok(telegram) => return Ok(Some(telegram)),
            Err(error @ ConnectError::Unreachable { .. }) => {
                tracing::warn!(%error, ?pause, "Telegram cannot be reached yet; trying again");
            }
            Err(error @ ConnectError::BadToken) => {
                return Err(Failure::Usage(format!("telegram.token: {error}; @BotFather shows the right one")));
            }
            Err(error) => return Err(Failure::Fault(format!("Telegram: {error}"))),
        }
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            () = stop.cancelled() => return Ok(None),
        }
        pause = (pause * 2).min(settings.retry_most);
    }
}

/// Opens the table in the terminal: of the named game, or whichever is played there. `hint` adds a line on how to connect
/// a platform.
///
/// # Errors
/// A database or a terminal that cannot be used.
pub(crate) async fn play(config: &Config, game: Option<GameKind>, hint: bool) -> Result<(), Failure> {
    let store = open_store(config).await?;
    let shelf = Arc::new(Shelf::new(SystemClock.now().0));
    let platforms: Vec<Arc<dyn Platform>> = vec![Arc::clone(&shelf) as Arc<dyn Platform>];
    let house = house(config, Arc::clone(&store) as Arc<dyn Store>, platforms, unpaced(house_settings(config)))?;
    let deliverer = Deliverer::start(&house, &CancellationToken::new());
    let locale = config.language.0;
    let start = Start { locale, game, hint };
    let played = terminal::play(house, Arc::clone(&store) as Arc<dyn Store>, shelf, start).await;
    let delivered = deliverer.end().await;
    store.close().await;
    played.map_err(|error| Failure::Fault(format!("the terminal: {error}")))?;
    delivered?;
    print(&format!("{}\n", say(locale, &Msg::TerminalKept)))
}

/// The store, or the sentence that says what to do about it.
///
/// # Errors
/// A path that cannot be written, a file that is not a database of ours, or a newer one.
pub(crate) async fn open_store(config: &Config) -> Result<Arc<SqliteStore>, Failure> {
    let path = config.database_path();
    match SqliteStore::open(&path).await {
        Ok(store) => Ok(Arc::new(store)),
        Err(error) => {
            Err(Failure::Usage(format!("database.url: {error}; a valid example is database.url = \"sqlite:talon.db\"")))
        }
    }
}

/// The adapter's settings; none where no token is set.
///
/// # Errors
/// Addresses that the adapter does not take.
pub(crate) fn telegram_settings(config: &Config) -> Result<Option<TelegramSettings>, Failure> {
    let own = &config.telegram;
    let Some(token) = own.token.clone() else {
        return Ok(None);
    };
    let address =
        |key: &str, text: &str| url::Url::parse(text).map_err(|error| Failure::Usage(format!("{key}: {error}")));
    let mode = match (own.mode, &own.webhook_url, &own.webhook_secret) {
        (TelegramMode::Webhook, Some(url), Some(secret)) => Mode::Webhook {
            listen: own.webhook_listen,
            url: address("telegram.webhook_url", url.as_str())?,
            secret: secret.clone(),
        },
        (TelegramMode::Webhook | TelegramMode::Polling, _, _) => Mode::LongPolling { timeout: own.poll_timeout.get() },
    };
    let api_url = address("telegram.api_url", own.api_url.as_str())?;
    let settings = TelegramSettings::new(token, api_url, mode);
    Ok(Some(TelegramSettings { language: config.language.0, ..settings }))
}

fn house(
    config: &Config,
    store: Arc<dyn Store>,
    platforms: Vec<Arc<dyn Platform>>,
    settings: Settings,
) -> Result<Arc<House>, Failure> {
    let entropy: Arc<dyn Entropy> = match &config.testing.fixed_secret {
        Some(secret) => Arc::new(FixedEntropy(secret.clone())),
        None => Arc::new(SystemEntropy::new().map_err(Failure::Fault)?),
    };
    Ok(House::new(HouseParts {
        store,
        platforms,
        clock: Arc::new(SystemClock),
        entropy,
        compute: Arc::new(Pool::new()),
        settings,
    }))
}

fn house_settings(config: &Config) -> Settings {
    let (table, pace) = (&config.table, &config.pace);
    Settings {
        language: config.language.0,
        limits: Limits {
            lobby_expires: table.lobby_expires.get(),
            abandoned_after: table.abandoned_after.get(),
            idle_ends_after: table.idle_ends_after.get(),
            ..Limits::default()
        },
        max_tables_per_place: table.per_chat as usize,
        max_tables_per_person: table.per_person as usize,
        ai_delay: table.ai_delay.get(),
        group_gap: pace.group_gap.get(),
        private_gap: pace.private_gap.get(),
        bot_gap: pace.bot_gap.get(),
        ring_after: pace.ring_after.get(),
        scrolled_after: i64::from(pace.scrolled_after),
        ..Settings::default()
    }
}

/// The terminal takes pages as fast as they come.
fn unpaced(settings: Settings) -> Settings {
    let none = std::time::Duration::ZERO;
    Settings { group_gap: none, private_gap: none, bot_gap: none, ..settings }
}

fn stop_on_signal() -> Result<CancellationToken, Failure> {
    let fault = |error| Failure::Fault(format!("signals cannot be received: {error}"));
    let mut terminate = signal(SignalKind::terminate()).map_err(fault)?;
    let mut interrupt = signal(SignalKind::interrupt()).map_err(fault)?;
    let stop = CancellationToken::new();
    let token = stop.clone();
    tokio::spawn(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        tracing::info!("stopping: what was accepted is answered first");
        token.cancel();
    });
    Ok(stop)
}

fn log_to_stderr(config: &Config) -> Result<(), Failure> {
    let filter = EnvFilter::try_new(&config.log.0).map_err(|error| {
        Failure::Usage(format!("“log”: {error}; a valid example is log = \"warn,talon_house=debug\""))
    })?;
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .init();
    Ok(())
}
