//! Guilds and their channels, and what happens to them.

use std::sync::Arc;

use crate::discord::people::message::Message;
use crate::discord::people::person::Person;
use crate::discord::server::Shared;
use crate::discord::world::guilds::Member;
use crate::discord::world::ids::Id;
use crate::discord::world::permissions::Permissions;

/// A channel, a thread or direct messages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// The channel's id.
    pub channel: u64,
}

impl From<u64> for Place {
    fn from(channel: u64) -> Self {
        Self { channel }
    }
}

impl From<&Channel> for Place {
    fn from(channel: &Channel) -> Self {
        Self { channel: channel.id }
    }
}

/// A guild.
#[derive(Debug, Clone)]
pub struct Guild {
    shared: Arc<Shared>,
    id: Id,
}

impl Guild {
    pub(crate) fn new(shared: Arc<Shared>, id: Id) -> Self {
        Self { shared, id }
    }

    /// The guild's id.
    #[must_use]
    pub fn id(&self) -> u64 {
        self.id
    }

    fn handle(&self, id: Id) -> Channel {
        Channel { shared: Arc::clone(&self.shared), id }
    }

    /// The text channel of this name, opened if there is none.
    #[must_use]
    pub fn channel(&self, name: &str) -> Channel {
        let known = self.shared.read(|world| {
            let channels = &world.guilds.get(&self.id)?.channels;
            channels.iter().copied().find(|id| world.channels.get(id).is_some_and(|channel| channel.name == name))
        });
        self.handle(known.unwrap_or_else(|| self.shared.change(|world| world.open_channel(self.id, name))))
    }

    fn set_member(&self, person: &Person, admin: bool) {
        self.shared.change(|world| world.set_member(self.id, person.id(), Member { admin }));
    }

    /// Lets somebody join.
    pub fn add(&self, person: &Person) {
        self.set_member(person, false);
    }

    /// Makes a member an admin.
    pub fn promote(&self, person: &Person) {
        self.set_member(person, true);
    }

    /// Demotes an admin to a member.
    pub fn demote(&self, person: &Person) {
        self.set_member(person, false);
    }

    /// Removes a member.
    pub fn kick(&self, person: &Person) {
        self.shared.change(|world| world.remove_member(self.id, person.id()));
    }

    /// Changes what the bot may do in all channels, and lets it in if it is not there.
    pub fn set_bot_permissions(&self, permissions: Permissions) {
        self.shared.change(|world| world.set_bot(self.id, permissions));
    }

    /// Removes the bot.
    pub fn remove_bot(&self) {
        self.shared.change(|world| world.remove_bot(self.id));
    }

    /// Lets the bot in again, with what a member may do.
    pub fn add_bot(&self) {
        self.set_bot_permissions(Permissions::MEMBER);
    }
}

/// A channel, a thread or direct messages, for what happens to it.
#[derive(Debug, Clone)]
pub struct Channel {
    shared: Arc<Shared>,
    id: Id,
}

impl Channel {
    pub(crate) fn new(shared: Arc<Shared>, id: Id) -> Self {
        Self { shared, id }
    }

    /// The channel's id.
    #[must_use]
    pub fn id(&self) -> u64 {
        self.id
    }

    /// The name, as it is now; empty when the channel is gone.
    #[must_use]
    pub fn name(&self) -> String {
        let name = |world: &crate::discord::world::World| Some(world.channels.get(&self.id)?.name.clone());
        self.shared.read(|world| name(world).unwrap_or_default())
    }

    /// Takes these permissions from the bot here; the last call counts.
    pub fn deny_bot(&self, permissions: Permissions) {
        self.shared.change(|world| world.deny(self.id, permissions));
    }

    /// Removes the channel, with its threads.
    pub fn delete(&self) {
        self.shared.change(|world| world.remove_channel(self.id));
    }

    /// Removes a message, as a moderator may; whether it was there.
    #[must_use]
    pub fn delete_message(&self, message: &Message) -> bool {
        self.shared.change(|world| world.erase(self.id, message.id))
    }

    /// All messages that exist, ephemeral ones of anybody included, as the server knows them.
    #[must_use]
    pub fn messages(&self) -> Vec<Message> {
        self.shared.read(|world| Message::all(world, self.id))
    }

    /// The threads under it, oldest first.
    #[must_use]
    pub fn threads(&self) -> Vec<Self> {
        let ids = self.shared.read(|world| world.threads_of(self.id));
        ids.into_iter().map(|id| Self { shared: Arc::clone(&self.shared), id }).collect()
    }

    /// Archives a thread, or opens it again, as a moderator may.
    pub fn archive(&self, archived: bool) {
        let locked = self.locked();
        self.shared.change(|world| world.archive(self.id, archived, locked));
    }

    /// Locks a thread, or unlocks it, as a moderator may.
    pub fn lock(&self, locked: bool) {
        let archived = self.archived();
        self.shared.change(|world| world.archive(self.id, archived, locked));
    }

    fn thread(&self, flag: impl FnOnce(&crate::discord::world::threads::Thread) -> bool) -> bool {
        self.shared.read(|world| world.channels.get(&self.id).and_then(|channel| channel.thread()).is_some_and(flag))
    }

    /// True if it is an archived thread.
    #[must_use]
    pub fn archived(&self) -> bool {
        self.thread(|thread| thread.archived)
    }

    /// True if it is a locked thread.
    #[must_use]
    pub fn locked(&self) -> bool {
        self.thread(|thread| thread.locked)
    }

    /// True if a person was added to this thread.
    #[must_use]
    pub fn has_joined(&self, person: &Person) -> bool {
        self.thread(|thread| thread.members.contains(&person.id()))
    }
}
