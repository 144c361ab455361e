//! The gateway: the connection on which Discord sends events.
//!
//! Serenity heartbeats, resumes and reconnects. It runs on a thread of its own, for two reasons. Its tracing spans contain whole events,
//! with inputs' tokens and hands on pressed messages, so nothing is logged on that thread. And a single-threaded runtime starts tasks in
//! order, so events arrive in order.

use std::sync::Arc;
use std::time::Duration;

use serde::Deserialize;
use serenity::all::{
    Cache, ConnectionStage, Context, Event, GatewayError, GatewayIntents, RawEventHandler, ShardManager,
    ShardManagerOptions,
};
use serenity::async_trait;
use serenity::cache::Settings as CacheSettings;
use serenity::futures::StreamExt;
use serenity::http::{Http, Route};
use talon_adapter::{Inbox, repeat};
use talon_house::Contact;
use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tracing::{Dispatch, info, warn};

use crate::client::Call;
use crate::connect::Discord;
use crate::desk::Desk;
use crate::errors::{Meaning, RunError};
use crate::settings::Shards;
use crate::translate::{Arrival, arrival};

/// The events that the bot asks for: inputs (always sent), its servers, and that somebody wrote in a server. None of these needs
/// Discord's approval.
pub(crate) const INTENTS: GatewayIntents = GatewayIntents::GUILDS.union(GatewayIntents::GUILD_MESSAGES);

/// How long the shards may take to close their connections.
const FAREWELL: Duration = Duration::from_secs(1);

/// How often we check whether all shards are connected.
const LOOK: Duration = Duration::from_secs(1);

/// How long the gateway's thread may take to end. A serenity shard whose connection is already gone would wait forever for the other
/// side's goodbye.
const PATIENCE: Duration = Duration::from_millis(1_500);

/// The gateway's address, and the number of shards that Discord recommends.
#[derive(Deserialize)]
struct GatewayInfo {
    url: String,
    shards: u32,
}

/// What the gateway's thread reports.
enum Signal {
    Arrival(Box<Arrival>),
    Connected { shard: u32 },
    Resumed { shard: u32 },
}

struct Listener {
    signals: UnboundedSender<Signal>,
}

#[async_trait]
impl RawEventHandler for Listener {
    async fn raw_event(&self, context: Context, event: Event) {
        let shard = context.shard_id.0;
        let signal = match event {
            Event::Ready(_) => Signal::Connected { shard },
            Event::Resumed(_) => Signal::Resumed { shard },
            other => match arrival(other) {
                Arrival::Nothing => return,
                arrival => Signal::Arrival(Box::new(arrival)),
            },
        };
        // The receiver is gone only if the adapter was dropped without a stop.
        let _ = self.signals.send(signal);
    }
}

impl Discord {
    /// Receives events and hands them to `house` until `stop`; inputs accepted by then are still answered. Waits through outages.
    /// Registers the commands and uploads the card tiles as needed.
    ///
    /// # Errors
    /// [`RunError::BadToken`] when the token was revoked, and the others when Discord refuses what the settings ask for.
    pub async fn run(&self, house: Arc<dyn Inbox>, stop: CancellationToken) -> Result<(), RunError> {
        // A failure here ends this adapter; the caller decides whether it ends the program.
        let stop = stop.child_token();
        let _ended = stop.clone().drop_guard();
        let desk = Desk::new(self.clone(), house);
        let receive = async {
            let result = self.receive(&desk, &stop).await;
            stop.cancel();
            result
        };
        let prepare = async {
            let settled = async { tokio::join!(self.publish_commands(), self.settle_emojis()) };
            tokio::select! {
                () = stop.cancelled() => {}
                _ = settled => {}
            }
        };
        let (result, ()) = tokio::join!(receive, prepare);
        desk.finish().await;
        result
    }

    async fn receive(&self, desk: &Desk, stop: &CancellationToken) -> Result<(), RunError> {
        let info = tokio::select! {
            () = stop.cancelled() => return Ok(()),
            info = self.gateway_info() => info?,
        };
        if let Shards::Range { total, .. } = self.settings().shards
            && total < info.shards
        {
            warn!(total, recommended = info.shards, "Discord recommends more shards");
        }
        let (signals, mut arriving) = mpsc::unbounded_channel();
        let mut ended = self.open(info, signals, stop.clone())?;
        info!(bot = self.username(), "Discord: connecting to the gateway");
        let given_up = async {
            stop.cancelled().await;
            tokio::time::sleep(PATIENCE).await;
        };
        tokio::pin!(given_up);
        let result = loop {
            tokio::select! {
                biased;
                Some(signal) = arriving.recv() => take(desk, signal),
                result = &mut ended => break result,
                () = &mut given_up => {
                    warn!("Discord: the connection did not end in time; it is cut off");
                    break Ok(Ok(()));
                }
            }
        };
        while let Ok(signal) = arriving.try_recv() {
            take(desk, signal);
        }
        result.unwrap_or_else(|_| Err(RunError::Gateway("its thread broke down".to_owned())))
    }

    /// Asks for the gateway's address. Waits through outages.
    async fn gateway_info(&self) -> Result<GatewayInfo, RunError> {
        let ask = || self.client().ask(Call::get(Route::GatewayBot));
        let found = repeat(self.settings().pauses, ask, |error, pause| {
            // An unintelligible answer may be a proxy's page.
            error.meaning().is_none().then(|| {
                warn!(?pause, "Discord: the gateway can't be found ({error}); trying again");
                pause
            })
        });
        found.await.map_err(|error| match error.meaning() {
            Some(Meaning::BadToken) => RunError::BadToken,
            _ => RunError::Gateway(error.to_string()),
        })
    }

    /// Starts the gateway's thread. It ends after `stop`, or by itself when Discord rejects the bot.
    fn open(
        &self,
        info: GatewayInfo,
        signals: UnboundedSender<Signal>,
        stop: CancellationToken,
    ) -> Result<oneshot::Receiver<Result<(), RunError>>, RunError> {
        let failed = |error: std::io::Error| RunError::Gateway(error.to_string());
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(failed)?;
        let (end, ended) = oneshot::channel();
        let (http, shards) = (self.client().http(), self.settings().shards);
        let contact = Arc::clone(self.gateway());
        let work = move || {
            let _unlogged = tracing::dispatcher::set_default(&Dispatch::none());
            let result = runtime.block_on(serve(http, &info, shards, Listener { signals }, &contact, stop));
            // The receiver is gone only if the adapter was dropped.
            let _ = end.send(result);
        };
        std::thread::Builder::new().name("discord-gateway".to_owned()).spawn(work).map_err(failed)?;
        Ok(ended)
    }
}

fn take(desk: &Desk, signal: Signal) {
    match signal {
        Signal::Arrival(arrival) => desk.take(*arrival),
        Signal::Connected { shard } => info!(shard, "Discord: connected"),
        Signal::Resumed { shard } => info!(shard, "Discord: the connection was lost and is resumed"),
    }
}

/// The first shard of this process, how many it serves, and how many there are in all.
const fn span(shards: Shards, recommended: u32) -> (u32, u32, u32) {
    match shards {
        Shards::All => {
            let all = if recommended == 0 { 1 } else { recommended };
            (0, all, all)
        }
        Shards::Range { first, last, total } => (first, last.saturating_sub(first).saturating_add(1), total),
    }
}

async fn serve(
    http: Arc<Http>,
    info: &GatewayInfo,
    shards: Shards,
    listener: Listener,
    contact: &Contact,
    stop: CancellationToken,
) -> Result<(), RunError> {
    let (manager, mut ended) = ShardManager::new(ShardManagerOptions {
        data: Arc::default(),
        event_handlers: Vec::new(),
        raw_event_handlers: vec![Arc::new(listener)],
        shard_index: 0,
        shard_init: 0,
        shard_total: 0,
        ws_url: Arc::new(serenity::prelude::Mutex::new(info.url.clone())),
        cache: Arc::new(Cache::new_with_settings(nothing_cached())),
        http,
        intents: INTENTS,
        presence: None,
    });
    let (first, count, total) = span(shards, info.shards);
    manager.set_shards(first, count, total).await;
    manager.initialize().map_err(|_| RunError::Gateway("no shard could be started".to_owned()))?;
    let result = tokio::select! {
        () = stop.cancelled() => Ok(()),
        () = keep_looking(&manager, count, contact) => Ok(()),
        end = ended.next() => match end {
            Some(Err(error)) => Err(refused(&error)),
            Some(Ok(())) | None => Err(RunError::Gateway("it ended by itself".to_owned())),
        },
    };
    // A shard that does not close in time is cut off with the runtime.
    let _ = tokio::time::timeout(FAREWELL, manager.shutdown_all()).await;
    result
}

/// Checks regularly whether all shards are connected. Serenity reports connections, but not their loss.
async fn keep_looking(manager: &ShardManager, shards: u32, contact: &Contact) {
    let mut looks = tokio::time::interval(LOOK);
    loop {
        looks.tick().await;
        let runners = manager.runners.lock().await;
        let connected = runners.values().filter(|runner| runner.stage == ConnectionStage::Connected).count();
        if connected >= shards as usize { contact.answered() } else { contact.failed(Instant::now()) }
    }
}

/// No cache: each input contains everything the bot needs.
fn nothing_cached() -> CacheSettings {
    let mut settings = CacheSettings::default();
    settings.max_messages = 0;
    settings.cache_guilds = false;
    settings.cache_channels = false;
    settings.cache_users = false;
    settings
}

fn refused(error: &GatewayError) -> RunError {
    match error {
        GatewayError::InvalidAuthentication | GatewayError::NoAuthentication => RunError::BadToken,
        GatewayError::InvalidGatewayIntents | GatewayError::DisallowedGatewayIntents => RunError::Intents,
        GatewayError::InvalidShardData | GatewayError::OverloadedShard => RunError::Shards,
        other => RunError::Gateway(other.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_are_spread_over_processes() {
        assert_eq!(span(Shards::All, 3), (0, 3, 3));
        assert_eq!(span(Shards::All, 0), (0, 1, 1));
        assert_eq!(span(Shards::Range { first: 2, last: 3, total: 6 }, 1), (2, 2, 6));
    }

    #[test]
    fn nothing_privileged_is_asked_for() {
        assert!((INTENTS & GatewayIntents::privileged()).is_empty());
    }

    #[test]
    fn refusals_are_told_apart() {
        for (error, expected) in [
            (GatewayError::InvalidAuthentication, RunError::BadToken),
            (GatewayError::DisallowedGatewayIntents, RunError::Intents),
            (GatewayError::OverloadedShard, RunError::Shards),
            (GatewayError::ReconnectFailure, RunError::Gateway("Failed to Reconnect".to_owned())),
        ] {
            assert_eq!(refused(&error), expected);
        }
    }
}
