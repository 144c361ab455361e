//! Everything that the server knows: people, guilds, channels, messages, commands, interactions. Nothing here waits or
//! talks; requests of the bot and deeds of people are changes of this state.

pub(crate) mod answers;
pub(crate) mod attachments;
pub(crate) mod channels;
pub(crate) mod commands;
pub(crate) mod deeds;
pub(crate) mod emojis;
pub(crate) mod guilds;
pub(crate) mod ids;
pub(crate) mod interactions;
pub(crate) mod json;
pub(crate) mod mentions;
pub(crate) mod messages;
pub(crate) mod permissions;
pub(crate) mod threads;

use std::collections::BTreeMap;
use std::time::Duration;

use data_encoding::BASE64_NOPAD;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde_json::Value;

use crate::clock::Clock;
use crate::discord::gateway::Dispatch;
use crate::discord::options::Options;
use crate::discord::server::buckets::Buckets;
use crate::discord::world::channels::Channel;
use crate::discord::world::commands::Commands;
use crate::discord::world::emojis::Emojis;
use crate::discord::world::guilds::Guild;
use crate::discord::world::ids::{Id, Mint};
use crate::discord::world::interactions::Interactions;

/// A person, or the bot.
#[derive(Debug, Clone)]
pub(crate) struct User {
    pub(crate) id: Id,
    pub(crate) username: String,
    /// The name that others see; none shows the user name.
    pub(crate) display_name: Option<String>,
    pub(crate) locale: String,
    pub(crate) bot: bool,
    /// Whether apps' direct messages are refused.
    pub(crate) refuses_dms: bool,
    /// Whether the app is installed to this account, to be used everywhere.
    pub(crate) installed: bool,
}

#[derive(Debug)]
pub(crate) struct World {
    pub(crate) options: Options,
    pub(crate) clock: Clock,
    pub(crate) rng: ChaCha8Rng,
    pub(crate) mint: Mint,
    /// The bot's user id.
    pub(crate) bot: Id,
    /// The application's id, which need not be the bot's.
    pub(crate) application: Id,
    pub(crate) users: BTreeMap<Id, User>,
    pub(crate) guilds: BTreeMap<Id, Guild>,
    pub(crate) channels: BTreeMap<Id, Channel>,
    /// The channel of the bot's direct messages with each person that has one.
    pub(crate) directs: BTreeMap<Id, Id>,
    pub(crate) commands: Commands,
    pub(crate) emojis: Emojis,
    pub(crate) interactions: Interactions,
    pub(crate) buckets: Buckets,
    /// What happened since the gateway took the last events.
    pub(crate) events: Vec<Dispatch>,
    pub(crate) violations: Vec<String>,
}

/// The user id in a bot's token.
fn id_in(token: &str) -> Option<Id> {
    let first = token.split('.').next()?;
    let bytes = BASE64_NOPAD.decode(first.as_bytes()).ok()?;
    String::from_utf8(bytes).ok()?.parse().ok()
}

impl World {
    pub(crate) fn new(options: Options) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(options.seed);
        let mut mint = Mint::default();
        let bot = id_in(&options.token).unwrap_or_else(|| mint.old(rng.next_u64()));
        let application = mint.old(rng.next_u64());
        let owner = mint.old(rng.next_u64());
        let user = |id, name: &str, bot| User {
            id,
            username: name.to_owned(),
            display_name: None,
            locale: "en-US".to_owned(),
            bot,
            refuses_dms: true,
            installed: false,
        };
        let users = [(bot, user(bot, &options.username, true)), (owner, user(owner, "keeper", false))];
        Self {
            clock: Clock::new(options.scale),
            rng,
            mint,
            bot,
            application,
            users: users.into(),
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            directs: BTreeMap::new(),
            commands: Commands::default(),
            emojis: Emojis::default(),
            interactions: Interactions::default(),
            buckets: Buckets::default(),
            events: Vec::new(),
            violations: Vec::new(),
            options,
        }
    }

    /// A number below `below`, from the seed.
    pub(crate) fn draw(&mut self, below: u64) -> u64 {
        self.rng.next_u64() % below.max(1)
    }

    /// An id of something that has been there for long: an account, a guild, a channel.
    pub(crate) fn old_id(&mut self) -> Id {
        self.mint.old(self.rng.next_u64())
    }

    /// An id of something that happens now.
    pub(crate) fn new_id(&mut self) -> Id {
        self.mint.next(self.clock.unix_time())
    }

    /// Virtual time since the start.
    pub(crate) fn now(&self) -> Duration {
        self.clock.now()
    }

    pub(crate) fn new_user(&mut self, name: &str, locale: &str) -> Id {
        let id = self.old_id();
        let username: String = name.to_lowercase().chars().filter(char::is_ascii_alphanumeric).collect();
        let user = User {
            id,
            username: format!("{username}_{}", id % 10_000),
            display_name: Some(name.to_owned()),
            locale: locale.to_owned(),
            bot: false,
            refuses_dms: false,
            installed: false,
        };
        self.users.insert(id, user);
        id
    }

    /// Tells the bot that something happened.
    pub(crate) fn event(&mut self, name: &'static str, guild: Option<Id>, data: Value) {
        self.events.push(Dispatch { name, guild, veiled: false, data });
    }

    /// True if the bot may write to this person: they share a guild, or the app is installed to the account.
    pub(crate) fn acquainted(&self, user: Id) -> bool {
        let shared = self.guilds.values().any(|guild| guild.has_bot() && guild.members.contains_key(&user));
        shared || self.users.get(&user).is_some_and(|user| user.installed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bot_s_id_stands_in_its_token() {
        assert_eq!(id_in(&Options::default().token), Some(1_000_000_000_000_000_000));
        assert_eq!(id_in("nonsense"), None);
    }

    #[test]
    fn the_same_seed_gives_the_same_old_ids() {
        let ids = |seed| {
            let mut world = World::new(Options::default().seeded(seed));
            [world.application, world.old_id(), world.new_user("Ana", "bg")]
        };
        assert_eq!(ids(7), ids(7));
        assert_ne!(ids(7), ids(8));
    }
}
