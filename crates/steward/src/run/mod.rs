//! Wires the parts into one running house.

mod supervisor;

use std::io::IsTerminal as _;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use talon_games::GameKind;
use talon_house::settings::Gaps;
use talon_house::{Clock as _, Compute, Entropy, House, HouseParts, Observer, Platform, Settings, Studio};
use talon_store::intercept::Intercepted;
use talon_store::{ProcessId, Store};
use talon_table::Limits;
use talon_view::{Msg, say};
use talon_web::{Door, Host, Key};
use talon_window::{Shelf, Window};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tracing_subscriber::EnvFilter;

use crate::config::{Config, LogFormat};
use crate::database::Database;
use crate::database::limits::UntilClosed;
use crate::failure::Failure;
use crate::monitor::{self, Measured, Metered, Metrics, Vitals, Watched};
use crate::platforms::Platforms;
use crate::system::{FixedEntropy, Pool, SystemClock, SystemEntropy, seconds_since_epoch};
use crate::terminal::{self, Start};
use crate::text::printer::print;
use crate::upkeep::backups::{self, Backups};
use crate::upkeep::moved_logs::{self, Mover};

/// How long a shutdown may take, even if something hangs. A supervisor kills the program after ten seconds, often after five.
const END_WITHIN: Duration = Duration::from_millis(4_500);

/// The platforms' share of that time. The house stops meanwhile; then the database is closed.
const PLATFORMS_WITHIN: Duration = Duration::from_millis(2_500);

/// How long the last line of output may wait for a reader.
const SAID_WITHIN: Duration = Duration::from_millis(100);

/// What the program was built from.
#[derive(Debug, Clone, Copy)]
pub struct Built {
    /// The version, the commit and its date, for people.
    pub version: &'static str,
    /// The commit.
    pub commit: &'static str,
}

/// Serves every platform whose token is set, until the process is stopped.
///
/// # Errors
/// No token is set, or a database or a platform can't be used.
pub async fn serve(config: &Config, built: Built) -> Result<(), Failure> {
    log_to_stderr(config)?;
    let metrics = Arc::new(Metrics::new(built.commit, seconds_since_epoch()));
    let compute: Arc<dyn Compute> = Arc::new(Measured::new(Arc::new(Pool::default()), Arc::clone(&metrics)));
    let studio = Arc::new(Studio::new(Arc::clone(&compute), Arc::new(SystemClock)));
    let platforms = Platforms::from(config, &studio, &metrics)?;
    // In the background: a picture that is requested meanwhile waits no longer than without it.
    tokio::spawn(async move { studio.prepare().await });
    let database = Database::serve(config).await?;
    tracing::info!(version = built.version, "starting");
    let stop = stop_on_signal()?;
    let metered = Metered::new(Arc::clone(&metrics), Arc::new(SystemClock));
    let closed = CancellationToken::new();
    let store: Arc<dyn Store> = Arc::new(Watched::by(database.store(), metered));
    let store: Arc<dyn Store> = Arc::new(Intercepted::by(store, UntilClosed(closed.clone())));
    if let Some(address) = config.monitor.address() {
        let (metrics, store) = (Arc::clone(&metrics), Arc::clone(&store));
        let vitals = Vitals::new(metrics, database.clone(), store, Arc::new(SystemClock), platforms.reached());
        match monitor::listen(address, vitals, stop.clone()).await {
            // The default address: another bot may already use it.
            Err(taken) if config.monitor.listen.is_none() => tracing::warn!("{taken}"),
            listening => drop(listening?),
        }
    }
    supervisor::keep_alive(stop.clone());
    let backups = make_backups(config, &database, &metrics, &stop);
    let moving = move_logs(config, &database, &metrics, &stop);
    tokio::select! {
        () = stop.cancelled() => return Ok(()),
        tried = platforms.try_all() => tried?,
    }
    let house = house(config, store, platforms.ports(), compute, metrics)?;
    supervisor::ready();
    let deliverer = Deliverer::start(&house, &stop);
    let ended = platforms_end(platforms.run(&house, &stop), &stop).await;
    let delivered = deliverer.end().await;
    for keeping in [backups, moving].into_iter().flatten() {
        // It stops at once; an incomplete file is removed.
        let _ = keeping.await;
    }
    closed.cancel();
    database.close().await;
    tracing::info!("stopped");
    ended.and(delivered)
}

/// Starts making backups, if they are configured.
fn make_backups(
    config: &Config,
    database: &Database,
    metrics: &Arc<Metrics>,
    stop: &CancellationToken,
) -> Option<JoinHandle<()>> {
    let (backups, every) = (Backups::of(config)?, config.backup.interval()?);
    let Database::Sqlite(store) = database else { return None };
    let (store, clock) = (Arc::clone(store), Arc::new(SystemClock));
    Some(tokio::spawn(backups::keep_making(backups, every, store, clock, Arc::clone(metrics), stop.clone())))
}

/// Starts moving old logs into files, if that is configured.
fn move_logs(
    config: &Config,
    database: &Database,
    metrics: &Arc<Metrics>,
    stop: &CancellationToken,
) -> Option<JoinHandle<()>> {
    let older_than = config.retention.logs?.get();
    let mover = Mover::new(config, database, Arc::new(SystemClock));
    let drawn = SystemEntropy::new().ok()?.draw("who moves logs", "");
    let holder = ProcessId(u64::from_be_bytes(*drawn.first_chunk()?));
    Some(tokio::spawn(moved_logs::keep_moving(mover, older_than, holder, Arc::clone(metrics), stop.clone())))
}

/// Serves people, and abandons platforms that do not stop soon after `stop`.
async fn platforms_end(
    running: impl Future<Output = Result<(), Failure>>,
    stop: &CancellationToken,
) -> Result<(), Failure> {
    let late = async {
        stop.cancelled().await;
        tokio::time::sleep(PLATFORMS_WITHIN).await;
    };
    tokio::select! {
        ended = running => ended,
        () = late => {
            tracing::warn!("a platform did not stop in time; its unanswered inputs will be delivered again");
            Ok(())
        }
    }
}

/// The house's own work: timers, AI turns, pages.
struct Deliverer {
    work: JoinHandle<()>,
    stop: CancellationToken,
}

impl Deliverer {
    fn start(house: &Arc<House>, stop: &CancellationToken) -> Self {
        let (house, token) = (Arc::clone(house), stop.clone());
        // If the work ever ends by itself, the program ends with it: a restart is better than a bot that accepts presses and shows
        // nothing.
        let guard = stop.clone().drop_guard();
        let work = tokio::spawn(async move {
            let _guard = guard;
            house.run(token.cancelled_owned()).await;
        });
        Self { work, stop: stop.clone() }
    }

    /// Stops between two pages. Pages that have not been shown are marked in the store.
    async fn end(self) -> Result<(), Failure> {
        self.stop.cancel();
        self.work.await.map_err(|error| Failure::Fault(format!("the delivery of pages failed: {error}")))
    }
}

/// A house for the one person at this machine.
struct Alone {
    database: Database,
    shelf: Arc<Shelf>,
    house: Arc<House>,
    deliverer: Deliverer,
}

impl Alone {
    async fn open(config: &Config, stop: &CancellationToken) -> Result<Self, Failure> {
        let database = Database::open(config).await?;
        let shelf = Arc::new(Shelf::new(SystemClock.now().0));
        let platforms: Vec<Arc<dyn Platform>> = vec![Arc::clone(&shelf) as Arc<dyn Platform>];
        let house = house(config, database.store(), platforms, Arc::new(Pool::default()), Arc::new(()))?;
        let deliverer = Deliverer::start(&house, stop);
        Ok(Self { database, shelf, house, deliverer })
    }

    /// Stops, and says that the match is saved. `played` is how playing ended.
    async fn close(self, config: &Config, played: Result<(), Failure>) -> Result<(), Failure> {
        let delivered = self.deliverer.end().await;
        self.database.close().await;
        played.and(delivered)?;
        print(&format!("{}\n", say(config.language.0, &Msg::TerminalKept)))
    }
}

/// Opens the table in the terminal, for the named game or the game that was played there last. `hint` adds a line on how to connect a
/// platform.
///
/// # Errors
/// A database or a terminal that can't be used.
pub async fn play(config: &Config, game: Option<GameKind>, hint: bool) -> Result<(), Failure> {
    let alone = Alone::open(config, &CancellationToken::new()).await?;
    let start = Start { locale: config.language.0, game, hint };
    let (house, store, shelf) = (Arc::clone(&alone.house), alone.database.store(), Arc::clone(&alone.shelf));
    let played = terminal::play(house, store, shelf, start).await;
    alone.close(config, played.map_err(|error| Failure::Fault(format!("the terminal: {error}")))).await
}

/// Serves the table to the browsers of this machine, until the process is stopped.
///
/// # Errors
/// A database or a port that can't be used.
pub async fn play_in_browser(config: &Config, game: Option<GameKind>) -> Result<(), Failure> {
    let unusable = |error| Failure::Fault(format!("the table in the browser: no port can be listened on ({error})"));
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.map_err(unusable)?;
    let door = door(listener.local_addr().map_err(unusable)?)?;
    let stop = stop_on_signal()?;
    let alone = Alone::open(config, &stop).await?;
    let (house, shelf) = ((Arc::clone(&alone.house), alone.database.store()), Arc::clone(&alone.shelf));
    let mut window = Window::new(house, Arc::clone(&shelf), config.language.0, None);
    window.begin(game).await;
    let host = Host::of(window, shelf, stop.clone());
    let said = print(&format!("{}\n\n  {}\n\n", say(config.language.0, &Msg::WebLink), door.link()));
    if said.is_ok() {
        talon_web::serve(listener, door, host, stop).await;
    }
    alone.close(config, said).await
}

/// The door of a server at this address, with fresh secrets.
fn door(address: SocketAddr) -> Result<Door, Failure> {
    let random = SystemEntropy::new().map_err(Failure::Fault)?;
    let key = |label: &str| {
        let drawn = random.draw(label, "");
        drawn.first_chunk().map(Key::of).ok_or_else(|| Failure::Fault("too few random bytes".to_owned()))
    };
    Ok(Door::new(address, key("the link of the browser")?, key("the cookie of the browser")?))
}

fn house(
    config: &Config,
    store: Arc<dyn Store>,
    platforms: Vec<Arc<dyn Platform>>,
    compute: Arc<dyn Compute>,
    observer: Arc<dyn Observer>,
) -> Result<Arc<House>, Failure> {
    let entropy: Arc<dyn Entropy> = match &config.testing.fixed_secret {
        Some(secret) => {
            tracing::warn!("everybody who knows testing.fixed_secret can foresee every deal; use it only for tests");
            Arc::new(FixedEntropy(secret.clone()))
        }
        None => Arc::new(SystemEntropy::new().map_err(Failure::Fault)?),
    };
    Ok(House::new(HouseParts {
        store,
        platforms,
        clock: Arc::new(SystemClock),
        entropy,
        compute,
        settings: house_settings(config),
        observer,
    }))
}

/// The house's settings.
pub fn house_settings(config: &Config) -> Settings {
    let (table, pace) = (&config.table, &config.pace);
    Settings {
        language: config.language.0,
        limits: Limits {
            lobby_expires: table.lobby_expires.get(),
            starts_after: table.starts_after.get(),
            abandoned_after: table.abandoned_after.get(),
            idle_ends_after: table.idle_ends_after.get(),
            pause_ends_after: table.pause_ends_after.get(),
            ..Limits::default()
        },
        max_tables_per_place: table.per_chat as usize,
        max_tables_per_person: table.per_person as usize,
        ai_delay: table.ai_delay.get(),
        pictures: table.pictures.0,
        telegram: Gaps {
            group: config.telegram.group_gap.get(),
            group_burst: config.telegram.group_burst,
            private: config.telegram.private_gap.get(),
            bot: config.telegram.bot_gap.get(),
        },
        discord: Gaps {
            group: config.discord.channel_gap.get(),
            group_burst: Gaps::DISCORD.group_burst,
            private: config.discord.private_gap.get(),
            bot: config.discord.bot_gap.get(),
        },
        ring_after: pace.ring_after.get(),
        scrolled_after: i64::from(pace.scrolled_after),
        ..Settings::default()
    }
}

/// Listens for signals, and ensures that the program ends soon after one. It runs on its own thread, which works even if everything else
/// hangs.
fn stop_on_signal() -> Result<CancellationToken, Failure> {
    let fault = |error| Failure::Fault(format!("signals cannot be received: {error}"));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(fault)?;
    let (mut terminate, mut interrupt) = {
        let _here = runtime.enter();
        (signal(SignalKind::terminate()).map_err(fault)?, signal(SignalKind::interrupt()).map_err(fault)?)
    };
    let stop = CancellationToken::new();
    let token = stop.clone();
    let watch = async move {
        let code = tokio::select! {
            _ = terminate.recv() => 0,
            _ = interrupt.recv() => 0,
            () = token.cancelled() => 1,
        };
        token.cancel();
        supervisor::stopping();
        say_aside(|| tracing::info!("stopping: answering accepted inputs first"));
        tokio::time::sleep(END_WITHIN).await;
        say_aside(|| tracing::warn!("something did not stop in time and was cut off; the next start continues it"));
        std::process::exit(code);
    };
    let thread = std::thread::Builder::new().name("signals".to_owned());
    thread.spawn(move || runtime.block_on(watch)).map_err(fault)?;
    Ok(stop)
}

/// Prints something, but does not wait long for a reader.
fn say_aside(say: impl FnOnce() + Send + 'static) {
    let (said, heard) = std::sync::mpsc::channel::<()>();
    let saying = std::thread::Builder::new().spawn(move || {
        say();
        drop(said);
    });
    if saying.is_ok() {
        // Nothing is ever sent; dropping the sender is the signal.
        let _ = heard.recv_timeout(SAID_WITHIN);
    }
}

fn log_to_stderr(config: &Config) -> Result<(), Failure> {
    let filter = EnvFilter::try_new(&config.log.0).map_err(|error| {
        Failure::Usage(format!("“log”: {error}; a valid example is log = \"warn,talon_house=debug\""))
    })?;
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match config.log_format {
        LogFormat::Text => lines.with_ansi(std::io::stderr().is_terminal()).init(),
        LogFormat::Json => lines.json().init(),
    }
    Ok(())
}
