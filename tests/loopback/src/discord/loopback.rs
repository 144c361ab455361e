//! The test's handle of the server.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use crate::bell::TimedOut;
use crate::discord::faults::Failure;
use crate::discord::options::{Options, Rates};
use crate::discord::people::{Channel, Guild, Message, Person, Place};
use crate::discord::schema::{Schema, SchemaError};
use crate::discord::server::{Shared, router};
use crate::discord::transcript::{Audience, Cost, Entry, Interaction};
use crate::discord::world::World;

/// Why the server could not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The document that was asked for is not there.
    #[error(transparent)]
    Schema(#[from] SchemaError),
    /// The port can't be listened on.
    #[error("can't listen on 127.0.0.1: {0}")]
    Listen(#[from] std::io::Error),
}

/// A running loopback Discord. It stops when it is dropped.
#[derive(Debug)]
pub struct LoopbackDiscord {
    pub(crate) shared: Arc<Shared>,
    address: SocketAddr,
}

impl Drop for LoopbackDiscord {
    fn drop(&mut self) {
        self.shared.bell.stop();
    }
}

impl LoopbackDiscord {
    /// Starts a server on 127.0.0.1, inside of the current tokio runtime.
    ///
    /// # Errors
    /// If the port is taken, or the document that the options name can't be read.
    pub async fn start(options: Options) -> Result<Self, StartError> {
        let schema = Schema::load(&options.schema)?;
        let listener = tokio::net::TcpListener::bind((Ipv4Addr::LOCALHOST, options.port)).await?;
        let address = listener.local_addr()?;
        let shared = Arc::new(Shared::new(World::new(options), address, schema));
        let service = router(Arc::clone(&shared));
        let stop = Arc::clone(&shared);
        tokio::spawn(async move {
            let served = axum::serve(listener, service);
            // The outcome does not matter: a test that needs the server notices that it is gone.
            let _ = served.with_graceful_shutdown(async move { stop.bell.until_stopped().await }).await;
        });
        tokio::spawn(expire(Arc::clone(&shared)));
        Ok(Self { shared, address })
    }

    /// The server's root, for `HttpBuilder::proxy` and its like: `http://127.0.0.1:<port>`.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The only bot token that the server answers to.
    #[must_use]
    pub fn token(&self) -> String {
        self.shared.read(|world| world.options.token.clone())
    }

    /// The application's id, which is not the bot's.
    #[must_use]
    pub fn application_id(&self) -> u64 {
        self.shared.read(|world| world.application)
    }

    /// The bot's user id.
    #[must_use]
    pub fn bot_id(&self) -> u64 {
        self.shared.read(|world| world.bot)
    }

    /// The seed, for the message of a failing test.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.shared.read(|world| world.options.seed)
    }

    /// A new person whose app speaks this language ("bg", "en-US").
    #[must_use]
    pub fn person(&self, name: &str, locale: &str) -> Person {
        let id = self.shared.change(|world| world.new_user(name, locale));
        Person::new(Arc::clone(&self.shared), id)
    }

    /// A guild of these people and the bot, with a channel "general"; the first of them owns it.
    #[must_use]
    pub fn guild(&self, name: &str, members: &[&Person]) -> Guild {
        let people: Vec<u64> = members.iter().map(|person| person.id()).collect();
        let id = self.shared.change(|world| world.found(name, &people));
        let guild = Guild::new(Arc::clone(&self.shared), id);
        // A clone of the handle is looked up by name; here it only has to exist.
        let _ = guild.channel("general");
        guild
    }

    /// The direct messages of two people, where the bot is not.
    #[must_use]
    pub fn private_chat(&self, one: &Person, other: &Person) -> Place {
        Place { channel: self.shared.change(|world| world.between([one.id(), other.id()])) }
    }

    /// A channel or thread by its id, for what happens to it.
    #[must_use]
    pub fn channel(&self, id: u64) -> Channel {
        Channel::new(Arc::clone(&self.shared), id)
    }

    /// Lets the next `count` requests fail.
    pub fn fail_next(&self, count: usize, failure: &Failure) {
        self.shared.ledger(|ledger| ledger.faults.plan(None, count, failure));
    }

    /// Lets the next `count` requests of this route fail: `POST /channels/{channel_id}/messages`, as the published
    /// document spells it.
    pub fn fail_next_of(&self, route: &str, count: usize, failure: &Failure) {
        self.shared.ledger(|ledger| ledger.faults.plan(Some(route), count, failure));
    }

    /// Lets requests fail at random from now on: `rate` (0 to 1) of them, in one of these ways, drawn from the seed.
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

    /// Lets virtual time jump forward: messages age, tokens expire, limits recover.
    pub fn skip(&self, by: Duration) {
        self.shared.change(|world| world.clock.skip(by));
    }

    /// Changes the limits.
    pub fn set_rates(&self, rates: Rates) {
        self.shared.change(|world| world.options.rates = rates);
    }

    /// How many requests came faster than the limits allow.
    #[must_use]
    pub fn rate_violations(&self) -> u64 {
        self.shared.read(|world| world.buckets.refused)
    }

    /// Everything that broke the published rules: requests of the bot, and answers of the server itself.
    #[must_use]
    pub fn violations(&self) -> Vec<String> {
        self.shared.read(|world| world.violations.clone())
    }

    /// True if this server validates requests and responses.
    #[must_use]
    pub fn validates(&self) -> bool {
        self.shared.schema.is_some()
    }

    /// Every request so far that was for a route of the API and came with the right token.
    #[must_use]
    pub fn transcript(&self) -> Vec<Entry> {
        self.shared.ledger(|ledger| ledger.entries.clone())
    }

    /// How many requests there were.
    #[must_use]
    pub fn request_count(&self) -> u64 {
        self.shared.ledger(|ledger| ledger.requests)
    }

    fn entries(&self, fits: impl Fn(&Entry) -> bool) -> Vec<Entry> {
        self.shared.ledger(|ledger| ledger.entries.iter().filter(|entry| fits(entry)).cloned().collect())
    }

    /// The requests of one route so far: `POST /channels/{channel_id}/messages`.
    #[must_use]
    pub fn requests(&self, route: &str) -> Vec<Entry> {
        self.entries(|entry| entry.route == route)
    }

    /// The requests that showed something to these readers so far.
    #[must_use]
    pub fn shown_to(&self, audience: Audience) -> Vec<Entry> {
        self.entries(|entry| entry.audience == audience)
    }

    /// How many requests of this cost were carried out so far: for request budgets.
    #[must_use]
    pub fn spent(&self, cost: Cost) -> usize {
        self.entries(|entry| entry.cost() == cost && entry.succeeded()).len()
    }

    /// How many requests were answered with 401, 403 or 429: Discord bars a bot that has 10,000 of them in ten minutes.
    #[must_use]
    pub fn invalid_requests(&self) -> usize {
        self.entries(|entry| matches!(entry.status, 401 | 403 | 429)).len()
    }

    /// Everything that people have asked the bot so far, in order of delivery.
    #[must_use]
    pub fn interactions(&self) -> Vec<Interaction> {
        self.shared.read(|world| world.interactions.all.values().map(Interaction::of).collect())
    }

    /// The operator enables activities in the portal: the application has a command `launch` from then on, which no list of commands
    /// may leave out.
    pub fn enable_activities(&self) {
        self.shared.change(World::enable_activities);
    }

    /// The names of the commands that are registered for all the world, or for one guild.
    #[must_use]
    pub fn registered(&self, guild: Option<&Guild>) -> Vec<String> {
        let key = guild.map(Guild::id);
        self.shared.read(|world| {
            let list = world.commands.lists.get(&key).into_iter().flatten();
            list.filter_map(|command| command["name"].as_str()).map(ToOwned::to_owned).collect()
        })
    }

    /// The application's emojis: name and image.
    #[must_use]
    pub fn emojis(&self) -> Vec<(String, Vec<u8>)> {
        let own =
            |world: &World| world.emojis.all.values().map(|emoji| (emoji.name.clone(), emoji.image.clone())).collect();
        self.shared.read(own)
    }

    /// All messages of a channel that still exist, ephemeral ones included, as the server knows them.
    #[must_use]
    pub fn messages(&self, place: impl Into<Place>) -> Vec<Message> {
        let channel = place.into().channel;
        self.shared.read(|world| Message::all(world, channel))
    }

    /// Waits for a request that matches `wanted`; earlier ones count too. `what` names it in the error.
    ///
    /// # Errors
    /// If none comes within the options' patience.
    pub async fn request(&self, what: &str, mut wanted: impl FnMut(&Entry) -> bool) -> Result<Entry, TimedOut> {
        let look = || self.shared.ledger(|ledger| ledger.entries.iter().find(|entry| wanted(entry)).cloned());
        let describe = || {
            let last = self.shared.ledger(|ledger| {
                let entries = ledger.entries.iter().rev().take(20).rev();
                entries.map(|entry| format!("{} {} {}\n", entry.route, entry.status, entry.body)).collect::<String>()
            });
            format!("the last requests:\n{last}")
        };
        self.shared.bell.wait(what, look, describe).await
    }

    /// Waits until `look` finds something; it runs again after every change. `what` names it in the error.
    ///
    /// # Errors
    /// If it finds nothing within the options' patience.
    pub async fn until<T>(&self, what: &str, mut look: impl FnMut(&Self) -> Option<T>) -> Result<T, TimedOut> {
        self.shared.bell.wait(what, || look(self), String::new).await
    }
}

/// Ends a server that a test forgot.
async fn expire(shared: Arc<Shared>) {
    let lifetime = shared.read(|world| world.options.lifetime);
    tokio::select! {
        () = tokio::time::sleep(lifetime) => {
            shared.violation(format!("the server's lifetime of {lifetime:?} is over"));
            shared.bell.stop();
        }
        () = shared.bell.until_stopped() => {}
    }
}
