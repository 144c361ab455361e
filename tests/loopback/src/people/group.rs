//! Groups, and what happens to them.

use std::sync::Arc;

use crate::people::person::{Person, Place};
use crate::server::Shared;
use crate::world::{Standing, World};

/// A group or supergroup.
#[derive(Debug, Clone)]
pub struct Group {
    shared: Arc<Shared>,
    id: i64,
}

impl From<&Group> for Place {
    fn from(group: &Group) -> Self {
        Self::from(group.id)
    }
}

impl Group {
    pub(crate) fn new(shared: Arc<Shared>, id: i64) -> Self {
        Self { shared, id }
    }

    fn change<T>(&self, change: impl FnOnce(&mut World) -> T) -> T {
        self.shared.change(change)
    }

    /// The chat's id.
    #[must_use]
    pub fn id(&self) -> i64 {
        self.id
    }

    /// Lets somebody join, or come back.
    pub fn add(&self, person: &Person) {
        self.change(|world| world.set_member(self.id, person.id(), Standing::Member));
    }

    /// Makes somebody an admin.
    pub fn promote(&self, person: &Person) {
        self.change(|world| world.set_member(self.id, person.id(), Standing::Admin));
    }

    /// Demotes an admin to a member.
    pub fn demote(&self, person: &Person) {
        self.change(|world| world.set_member(self.id, person.id(), Standing::Member));
    }

    /// Removes somebody.
    pub fn kick(&self, person: &Person) {
        self.change(|world| world.set_member(self.id, person.id(), Standing::Kicked));
    }

    /// Adds the bot, as a member. New groups have it already.
    pub fn add_bot(&self) {
        self.change(|world| world.set_bot(self.id, Standing::Member));
    }

    /// Makes the bot an admin: it then sees everything.
    pub fn promote_bot(&self) {
        self.change(|world| world.set_bot(self.id, Standing::Admin));
    }

    /// Removes the bot.
    pub fn kick_bot(&self) {
        self.change(|world| world.set_bot(self.id, Standing::Kicked));
    }

    /// Takes the bot's right to write, or gives it back.
    pub fn mute_bot(&self, muted: bool) {
        self.change(|world| {
            if let Some(chat) = world.chats.get_mut(&self.id) {
                chat.muted = muted;
            }
        });
    }

    /// Forbids everybody to send photos, or allows it again.
    pub fn forbid_photos(&self, forbidden: bool) {
        self.change(|world| {
            if let Some(chat) = world.chats.get_mut(&self.id) {
                chat.photos_forbidden = forbidden;
            }
        });
    }

    /// Forbids or allows the bot to send ephemeral messages.
    pub fn forbid_ephemerals(&self, forbidden: bool) {
        self.change(|world| {
            if let Some(chat) = world.chats.get_mut(&self.id) {
                chat.ephemerals_forbidden = forbidden;
            }
        });
    }

    /// Hides the list of members from bots that are no admins.
    pub fn hide_members(&self, hidden: bool) {
        self.change(|world| {
            if let Some(chat) = world.chats.get_mut(&self.id) {
                chat.hidden_members = hidden;
            }
        });
    }

    /// Turns a basic group into a supergroup, which has another id; none when it is one already.
    #[must_use]
    pub fn migrate(&self) -> Option<Self> {
        let id = self.change(|world| world.migrate(self.id))?;
        Some(Self { shared: Arc::clone(&self.shared), id })
    }
}

impl From<&Forum> for Place {
    fn from(forum: &Forum) -> Self {
        Self::from(forum.group.id)
    }
}

/// A supergroup with topics.
#[derive(Debug, Clone)]
pub struct Forum {
    group: Group,
}

impl std::ops::Deref for Forum {
    type Target = Group;

    fn deref(&self) -> &Group {
        &self.group
    }
}

impl Forum {
    pub(crate) fn new(group: Group) -> Self {
        Self { group }
    }

    /// Opens a topic.
    #[must_use]
    pub fn topic(&self, name: &str) -> Place {
        let chat = self.group.id;
        let thread = self.group.change(|world| world.open_topic(chat, name));
        Place { chat, thread }
    }

    /// Closes a topic: only admins write there.
    pub fn close(&self, topic: Place) {
        self.set_closed(topic, true);
    }

    /// Opens a closed topic again.
    pub fn reopen(&self, topic: Place) {
        self.set_closed(topic, false);
    }

    /// Deletes a topic with everything that was written in it.
    pub fn delete_topic(&self, topic: Place) {
        if let Some(thread) = topic.thread {
            self.group.change(|world| world.delete_topic(topic.chat, thread));
        }
    }

    fn set_closed(&self, topic: Place, closed: bool) {
        if let Some(thread) = topic.thread {
            self.group.change(|world| world.set_topic_closed(topic.chat, thread, closed));
        }
    }
}
