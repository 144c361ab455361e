//! The test's handle of the server.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;

use crate::bell::TimedOut;
use crate::faults::{Failure, per_million};
use crate::options::{Options, Rates};
use crate::people::{Forum, Group, Message, Person};
use crate::server::{Shared, answer, deliver};
use crate::transcript::Entry;
use crate::wire::schema::{Schema, SchemaError};
use crate::world::webhook::Front;
use crate::world::{ChatKind, World};

/// Why the server could not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The schema that was asked for is not there.
    #[error(transparent)]
    Schema(#[from] SchemaError),
    /// The port can't be listened on.
    #[error("can't listen on 127.0.0.1: {0}")]
    Listen(#[from] std::io::Error),
}

/// A running loopback Telegram. It stops when it is dropped.
#[derive(Debug)]
pub struct LoopbackTelegram {
    shared: Arc<Shared>,
    address: SocketAddr,
}

impl Drop for LoopbackTelegram {
    fn drop(&mut self) {
        self.shared.stop();
    }
}

impl LoopbackTelegram {
    /// Starts a server on 127.0.0.1, inside of the current tokio runtime.
    ///
    /// # Errors
    /// If the port is taken, or the schema that the options name can't be read.
    pub async fn start(options: Options) -> Result<Self, StartError> {
        let schema = Schema::load(&options.schema)?;
        let listener = tokio::net::TcpListener::bind((Ipv4Addr::LOCALHOST, options.port)).await?;
        let address = listener.local_addr()?;
        let shared = Arc::new(Shared::new(World::new(options), schema));
        let router = Router::new().fallback(answer).with_state(Arc::clone(&shared));
        let stop = Arc::clone(&shared);
        tokio::spawn(async move {
            let served = axum::serve(listener, router);
            // The outcome does not matter: a test that needs the server notices that it is gone.
            let _ = served.with_graceful_shutdown(async move { stop.until_stopped().await }).await;
        });
        tokio::spawn(deliver(Arc::clone(&shared)));
        tokio::spawn(expire(Arc::clone(&shared)));
        Ok(Self { shared, address })
    }

    /// The server's root, for `set_api_url` and its like: `http://127.0.0.1:<port>`.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The only token that the server answers to.
    #[must_use]
    pub fn token(&self) -> String {
        self.shared.read(|world| world.options.token.clone())
    }

    /// The bot's user name, without `@`.
    #[must_use]
    pub fn username(&self) -> String {
        self.shared.read(|world| world.options.username.clone())
    }

    /// The bot's user id.
    #[must_use]
    pub fn bot_id(&self) -> i64 {
        self.shared.read(|world| world.bot_id)
    }

    /// The seed, for the message of a failing test.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.shared.read(|world| world.options.seed)
    }

    /// A new person, who has not written to the bot yet. `language_code` is what the person's app reports ("bg"), empty
    /// for none.
    #[must_use]
    pub fn person(&self, name: &str, language_code: &str) -> Person {
        let language = (!language_code.is_empty()).then_some(language_code);
        let id = self.shared.change(|world| world.new_person(name, language));
        Person::new(Arc::clone(&self.shared), id)
    }

    fn found(&self, title: &str, members: &[&Person], kind: ChatKind) -> Group {
        let people: Vec<i64> = members.iter().map(|person| person.id()).collect();
        let id = self.shared.change(|world| world.found(title, &people, kind));
        let group = Group::new(Arc::clone(&self.shared), id);
        group.add_bot();
        group
    }

    /// A basic group of these people and the bot; the first of them owns it.
    #[must_use]
    pub fn group(&self, title: &str, members: &[&Person]) -> Group {
        self.found(title, members, ChatKind::Group { migrated_to: None })
    }

    /// A supergroup of these people and the bot; the first of them owns it.
    #[must_use]
    pub fn supergroup(&self, title: &str, members: &[&Person]) -> Group {
        let kind = ChatKind::Supergroup { forum: false, topics: std::collections::BTreeMap::new(), next_message: 0 };
        self.found(title, members, kind)
    }

    /// A supergroup with topics, of these people and the bot; the first of them owns it.
    #[must_use]
    pub fn forum(&self, title: &str, members: &[&Person]) -> Forum {
        let kind = ChatKind::Supergroup { forum: true, topics: std::collections::BTreeMap::new(), next_message: 0 };
        Forum::new(self.found(title, members, kind))
    }

    /// Lets the next `count` requests fail; polls are spared.
    pub fn fail_next(&self, count: usize, failure: &Failure) {
        self.shared.ledger(|ledger| ledger.faults.plan(None, count, failure));
    }

    /// Lets the next `count` requests of this method fail ("sendMessage", "getUpdates", …).
    pub fn fail_next_of(&self, method: &str, count: usize, failure: &Failure) {
        self.shared.ledger(|ledger| ledger.faults.plan(Some(method), count, failure));
    }

    /// Lets requests fail at random from now on: `rate` (0 to 1) of them, in one of these ways, drawn from the seed.
    /// Polls are spared.
    pub fn fail_at_random(&self, rate: f64, kinds: &[Failure]) {
        self.shared.ledger(|ledger| ledger.faults.at_random(rate, kinds.to_vec()));
    }

    /// Cancels every failure that has not happened yet.
    pub fn heal(&self) {
        self.shared.ledger(|ledger| ledger.faults.clear());
    }

    /// How many requests met a planned or random failure.
    #[must_use]
    pub fn failures(&self) -> u64 {
        self.shared.ledger(|ledger| ledger.faults.happened)
    }

    /// Lets the next `count` updates arrive twice, as after a lost confirmation.
    pub fn duplicate_next(&self, count: usize) {
        self.shared.quietly(|world| world.updates.duplicate(count));
    }

    /// Lets updates arrive twice at random from now on: `rate` (0 to 1) of them, drawn from the seed.
    pub fn duplicate_at_random(&self, rate: f64) {
        self.shared.quietly(|world| world.updates.duplicate_per_million = per_million(rate));
    }

    /// Puts a web server in front of several processes of the bot. From now on it takes what is delivered to the webhook,
    /// as many updates at a time as `setWebhook` allows, and gives each to one of these addresses, drawn from the seed;
    /// `twice` (0 to 1) of them to two at once, as a web server that finds the first slow.
    pub fn share_out(&self, addresses: &[String], twice: f64) {
        let front = Front { addresses: addresses.to_vec(), twice_per_million: per_million(twice) };
        self.shared.change(|world| world.front = Some(front));
    }

    /// How many updates two processes have taken.
    #[must_use]
    pub fn taken_twice(&self) -> u64 {
        self.shared.read(|world| world.updates.taken_twice)
    }

    /// Holds the next `count` updates back until all of them are there, and lets them arrive in another order than
    /// they happened in. Their ids ascend, as always.
    pub fn reorder_next(&self, count: usize) {
        self.shared.quietly(|world| world.updates.shuffle(count));
    }

    /// Releases the updates that `reorder_next` still holds.
    pub fn release(&self) {
        self.shared.change(|world| world.release_held());
    }

    /// From now on ephemeral messages and their edits get lost, or no longer. The bot does not learn of it.
    pub fn lose_ephemerals(&self, lost: bool) {
        self.shared.quietly(|world| world.ephemerals_lost = lost);
    }

    /// From now on an older server answers, which ignores the reader of ephemeral messages.
    pub fn forget_ephemerals(&self) {
        self.shared.quietly(|world| world.options.ephemerals = false);
    }

    /// Lets virtual time jump forward: messages age, queries expire, limits recover.
    pub fn skip(&self, by: Duration) {
        self.shared.change(|world| world.clock.skip(by));
    }

    /// Changes the limits.
    pub fn set_rates(&self, rates: Rates) {
        self.shared.quietly(|world| world.options.rates = rates);
    }

    /// From now on every message and edit in this chat is answered with 429 and this many seconds.
    pub fn rest(&self, chat: i64, seconds: u64) {
        self.shared.quietly(|world| world.resting.insert(chat, seconds));
    }

    /// How many requests came faster than the limits allow.
    #[must_use]
    pub fn rate_violations(&self) -> u64 {
        self.shared.read(|world| world.limiter.refused)
    }

    /// Everything that broke the Bot API's published rules: requests of the bot, and answers of the server itself.
    #[must_use]
    pub fn violations(&self) -> Vec<String> {
        self.shared.read(|world| world.violations.clone())
    }

    /// True if this server validates requests and responses.
    #[must_use]
    pub fn validates(&self) -> bool {
        self.shared.schema.is_some()
    }

    /// Every request so far, except polls that brought nothing.
    #[must_use]
    pub fn transcript(&self) -> Vec<Entry> {
        self.shared.ledger(|ledger| ledger.entries.clone())
    }

    /// How many requests there were, polls included.
    #[must_use]
    pub fn request_count(&self) -> u64 {
        self.shared.ledger(|ledger| ledger.requests)
    }

    /// The requests of one method so far.
    #[must_use]
    pub fn requests(&self, method: &str) -> Vec<Entry> {
        let fits = |entry: &&Entry| entry.method.eq_ignore_ascii_case(method);
        self.shared.ledger(|ledger| ledger.entries.iter().filter(fits).cloned().collect())
    }

    /// The requests about one chat so far: everything that the bot ever showed there, and what it asked.
    #[must_use]
    pub fn requests_about(&self, chat: i64) -> Vec<Entry> {
        let fits = |entry: &&Entry| entry.chat() == Some(chat);
        self.shared.ledger(|ledger| ledger.entries.iter().filter(fits).cloned().collect())
    }

    /// The most messages and edits that one chat got within any stretch of `per` (virtual time): for request budgets.
    #[must_use]
    pub fn busiest(&self, chat: i64, per: Duration) -> usize {
        let costs = |entry: &&Entry| {
            entry.succeeded() && (entry.method.starts_with("send") || entry.method.starts_with("edit"))
        };
        let requests = self.requests_about(chat);
        let times: Vec<Duration> = requests.iter().filter(costs).map(|entry| entry.at).collect();
        let within = |(n, first): (usize, &Duration)| times.partition_point(|at| *at < *first + per) - n;
        times.iter().enumerate().map(within).max().unwrap_or_default()
    }

    /// How many times the bot has asked for updates.
    #[must_use]
    pub fn polls(&self) -> u64 {
        self.shared.read(|world| world.updates.polls())
    }

    /// Waits until the bot waits in a long poll, has polled since, or has set a webhook.
    ///
    /// # Errors
    /// If it does neither within the options' patience.
    pub async fn bot_listens(&self) -> Result<(), TimedOut> {
        let before = self.polls();
        self.shared
            .wait(
                "bot that listens",
                |shared| {
                    shared.read(|world| {
                        let polls = world.updates.waiting > 0 || world.updates.polls() > before;
                        (polls || world.webhook.is_some()).then_some(())
                    })
                },
                |_| "no poll, no webhook".to_owned(),
            )
            .await
    }

    /// Waits for a request that matches `wanted`; earlier ones count too. `what` names it in the error.
    ///
    /// # Errors
    /// If none comes within the options' patience.
    pub async fn request(&self, what: &str, mut wanted: impl FnMut(&Entry) -> bool) -> Result<Entry, TimedOut> {
        self.shared
            .wait(
                what,
                |shared| shared.ledger(|ledger| ledger.entries.iter().find(|entry| wanted(entry)).cloned()),
                |shared| {
                    let last = shared.ledger(|ledger| {
                        let entries = ledger.entries.iter().rev().take(20).rev();
                        entries.map(|entry| format!("{} {:?}\n", entry.method, entry.params)).collect::<String>()
                    });
                    format!("the last requests:\n{last}")
                },
            )
            .await
    }

    /// Waits until `look` finds something; it runs again after every change. `what` names it in the error.
    ///
    /// # Errors
    /// If it finds nothing within the options' patience.
    pub async fn until<T>(&self, what: &str, mut look: impl FnMut(&Self) -> Option<T>) -> Result<T, TimedOut> {
        self.shared.wait(what, |_| look(self), |_| String::new()).await
    }

    /// Waits until the bot has taken every update that is pending.
    ///
    /// # Errors
    /// If it does not within the options' patience.
    pub async fn updates_taken(&self) -> Result<(), TimedOut> {
        self.shared
            .wait(
                "empty queue of updates",
                |shared| shared.read(|world| (world.updates.len() == 0).then_some(())),
                |shared| shared.read(|world| format!("{} updates pending", world.updates.len())),
            )
            .await
    }

    /// All messages of a chat that still exist, as the server knows them.
    #[must_use]
    pub fn messages(&self, chat: i64) -> Vec<Message> {
        Message::all(&self.shared, chat)
    }
}

/// Ends a server that a test forgot.
async fn expire(shared: Arc<Shared>) {
    let lifetime = shared.read(|world| world.options.lifetime);
    tokio::select! {
        () = tokio::time::sleep(lifetime) => {
            shared.violation(format!("the server's lifetime of {lifetime:?} is over"));
            shared.stop();
        }
        () = shared.until_stopped() => {}
    }
}
