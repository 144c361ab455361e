//! Counts other people's messages, to notice when the bot's own have scrolled away.

use std::sync::{Arc, Mutex, PoisonError};

use moka::sync::Cache;
use serenity::all::{ChannelId, MessageId};

/// How many channels are watched at a time. The quietest of the others are forgotten, and their count starts over.
const WATCHED: u64 = 50_000;

/// The messages of others in each channel since the bot's own last one. A restart forgets the count.
pub(crate) struct Scrolling {
    channels: Cache<ChannelId, Arc<Mutex<Since>>>,
    after: u32,
}

/// What others have written since the bot's last message, or since we last reported it.
#[derive(Default)]
struct Since {
    count: u32,
    oldest: Option<MessageId>,
}

impl Scrolling {
    /// `after` is the number of others' messages after which the bot's own have scrolled away.
    pub(crate) fn new(after: u32) -> Self {
        Self { channels: Cache::new(WATCHED), after: after.max(1) }
    }

    /// Counts a message of somebody else. After enough of them, returns the oldest: everything before it has scrolled away.
    pub(crate) fn foreign(&self, channel: ChannelId, message: MessageId) -> Option<MessageId> {
        let since = self.channels.get_with(channel, Arc::default);
        let mut since = since.lock().unwrap_or_else(PoisonError::into_inner);
        let oldest = since.oldest.map_or(message, |oldest| oldest.min(message));
        since.count += 1;
        since.oldest = Some(oldest);
        if since.count < self.after {
            return None;
        }
        *since = Since::default();
        Some(oldest)
    }

    /// Records a message of the bot.
    pub(crate) fn own(&self, channel: ChannelId) {
        self.channels.invalidate(&channel);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: ChannelId = ChannelId::new(1);
    const THERE: ChannelId = ChannelId::new(2);

    #[test]
    fn every_third_message_of_others_tells_the_oldest_of_the_three() {
        let scrolling = Scrolling::new(3);
        let told: Vec<Option<u64>> =
            (10..19).map(|id| scrolling.foreign(HERE, MessageId::new(id)).map(MessageId::get)).collect();
        assert_eq!(told, [None, None, Some(10), None, None, Some(13), None, None, Some(16)]);
    }

    #[test]
    fn own_messages_begin_anew_and_channels_are_apart() {
        let scrolling = Scrolling::new(2);
        assert_eq!(scrolling.foreign(HERE, MessageId::new(10)), None);
        assert_eq!(scrolling.foreign(THERE, MessageId::new(11)), None);
        scrolling.own(HERE);
        assert_eq!(scrolling.foreign(HERE, MessageId::new(13)), None);
        assert_eq!(scrolling.foreign(HERE, MessageId::new(12)), Some(MessageId::new(12)));
        assert_eq!(scrolling.foreign(THERE, MessageId::new(14)), Some(MessageId::new(11)));
    }
}
