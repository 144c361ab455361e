//! Remembers people's rights in servers, and the channels of their direct messages.

mod lookup;

use std::time::Duration;

use moka::{future, sync};
use serenity::all::{ChannelId, GuildId, Permissions, UserId};

/// How long the rights that came with an input are trusted.
const RIGHTS_FOR: Duration = Duration::from_secs(5 * 60);
/// How many people are remembered.
const MOST: u64 = 20_000;

/// A cache of what Discord said about people. After a restart we ask again.
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

/// The permissions that pages in a channel need.
const IN_CHANNELS: Permissions =
    Permissions::VIEW_CHANNEL.union(Permissions::SEND_MESSAGES).union(Permissions::EMBED_LINKS);
/// The permissions that pages in a thread need.
const IN_THREADS: Permissions =
    Permissions::VIEW_CHANNEL.union(Permissions::SEND_MESSAGES_IN_THREADS).union(Permissions::EMBED_LINKS);

/// True if the bot can show pages in a place where it has these rights.
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
