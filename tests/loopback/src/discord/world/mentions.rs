//! Mentions: who is named in a message, and whose phone rings.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::discord::world::World;
use crate::discord::world::channels::{Channel, ChannelKind};
use crate::discord::world::ids::{Id, parse};
use crate::discord::world::messages::{SILENT, Stored, items};

/// The ids that a content names as people: `<@1>` and `<@!1>`.
fn named(content: &str) -> impl Iterator<Item = Id> {
    content.split("<@").skip(1).filter_map(|rest| {
        let (id, _) = rest.split_once('>')?;
        id.strip_prefix('!').unwrap_or(id).parse().ok()
    })
}

impl World {
    /// The people whom a content mentions: everybody without `allowed`, otherwise those that it lists or that its "users" stands for.
    pub(crate) fn mentioned(&self, content: &str, allowed: Option<&Value>) -> Vec<Id> {
        let may_be = |user: &Id| {
            let listed = |allowed: &Value| items(&allowed["users"]).iter().any(|id| parse(id) == Some(*user));
            allowed.is_none_or(|allowed| items(&allowed["parse"]).contains(&json!("users")) || listed(allowed))
        };
        let named: BTreeSet<Id> = named(content).collect();
        named.into_iter().filter(|user| self.users.contains_key(user)).filter(may_be).collect()
    }

    /// Whose phones ring for a new message of the bot. Somebody whom it mentions in a thread follows the thread from then on.
    pub(crate) fn ring(&mut self, id: Id, draft: &Stored) -> Vec<Id> {
        let reader = match self.channels.get(&id).map(|channel| &channel.kind) {
            Some(ChannelKind::Direct { person }) => vec![*person],
            Some(_) => draft.mentioned.iter().copied().filter(|user| self.sees(*user, id)).collect(),
            None => Vec::new(),
        };
        if let Some(thread) = self.channels.get_mut(&id).and_then(Channel::thread_mut) {
            thread.members.extend(&reader);
        }
        if draft.flags & SILENT == 0 { reader } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_named_by_their_ids_in_either_form() {
        let ids = |content| named(content).collect::<Vec<_>>();
        assert_eq!(ids("<@12> and <@!7>, once more <@12>"), [12, 7, 12]);
        assert_eq!(ids("<@&3> is a role, <#4> a channel, <@5 is not closed, <@x> is nobody, @6"), [] as [Id; 0]);
        assert_eq!(ids("<@<@8>"), [8]);
    }
}
