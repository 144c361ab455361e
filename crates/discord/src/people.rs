//! What is remembered of people: their rights in a server, and the channels of their direct messages.

mod lookup;

use std::time::Duration;

use moka::{future, sync};
use serenity::all::{ChannelId, GuildId, Permissions, UserId};

/// How long the rights that came with an input are trusted.
const RIGHTS_FOR: Duration = Duration::from_secs(5 * 60);
/// How many people are remembered.
const MOST: u64 = 20_000;

/// What is remembered of people. A restart forgets it, and everything is asked for again.
pub(crate) struct People {
    rights: sync::Cache<(GuildId, UserId), Permissions>,
    channels: future::Cache<UserId, ChannelId>,
}

impl Default for People {
    fn default() -> Self {
        Self {
            rights: sync::Cache::builder().max_capacity(MOST).time_to_live(RIGHTS_FOR).build(),
            channels: future::Cache::new(MOST),
        }
    }
}

/// What the bot needs for pages in a channel.
const IN_CHANNELS: Permissions =
    Permissions::VIEW_CHANNEL.union(Permissions::SEND_MESSAGES).union(Permissions::EMBED_LINKS);
/// What it needs for pages in a thread.
const IN_THREADS: Permissions =
    Permissions::VIEW_CHANNEL.union(Permissions::SEND_MESSAGES_IN_THREADS).union(Permissions::EMBED_LINKS);

/// Whether the bot with these rights in a place can show pages there.
pub(crate) fn may_write(rights: Permissions, in_thread: bool) -> bool {
    let needed = if in_thread { IN_THREADS } else { IN_CHANNELS };
    rights.contains(Permissions::ADMINISTRATOR) || rights.contains(needed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_need_embeds_and_the_right_to_write_where_they_stand() {
        let common = Permissions::VIEW_CHANNEL | Permissions::EMBED_LINKS;
        assert!(may_write(common | Permissions::SEND_MESSAGES, false));
        assert!(!may_write(common | Permissions::SEND_MESSAGES, true));
        assert!(may_write(common | Permissions::SEND_MESSAGES_IN_THREADS, true));
        assert!(!may_write(Permissions::SEND_MESSAGES | Permissions::VIEW_CHANNEL, false));
        assert!(!may_write(Permissions::SEND_MESSAGES | Permissions::EMBED_LINKS, false));
        assert!(may_write(Permissions::ADMINISTRATOR, true));
    }
}
