//! Which events a session asked for.

use crate::discord::gateway::Dispatch;

/// The bits of an identify's `intents`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Intents(u64);

impl Intents {
    pub(super) const GUILDS: Self = Self(1);
    const GUILD_MEMBERS: Self = Self(1 << 1);
    const GUILD_MODERATION: Self = Self(1 << 2);
    const GUILD_EXPRESSIONS: Self = Self(1 << 3);
    const GUILD_INTEGRATIONS: Self = Self(1 << 4);
    const GUILD_WEBHOOKS: Self = Self(1 << 5);
    const GUILD_INVITES: Self = Self(1 << 6);
    const GUILD_PRESENCES: Self = Self(1 << 8);
    const GUILD_MESSAGES: Self = Self(1 << 9);
    const GUILD_MESSAGE_REACTIONS: Self = Self(1 << 10);
    const GUILD_MESSAGE_TYPING: Self = Self(1 << 11);
    const DIRECT_MESSAGES: Self = Self(1 << 12);
    const DIRECT_MESSAGE_REACTIONS: Self = Self(1 << 13);
    const DIRECT_MESSAGE_TYPING: Self = Self(1 << 14);
    pub(super) const MESSAGE_CONTENT: Self = Self(1 << 15);

    /// The bits that mean something: 0 to 16, 20, 21, 24 and 25.
    const KNOWN: u64 = 0x0331_ffff;

    /// The bits that an application must be granted.
    const PRIVILEGED: u64 = Self::GUILD_MEMBERS.0 | Self::GUILD_PRESENCES.0 | Self::MESSAGE_CONTENT.0;

    pub(crate) const fn new(bits: u64) -> Self {
        Self(bits)
    }

    /// True if every bit is a known intent.
    pub(crate) fn are_known(self) -> bool {
        self.0 & !Self::KNOWN == 0
    }

    /// True if the application may use all of them.
    pub(crate) fn are_granted(self, privileged: u64) -> bool {
        self.0 & Self::PRIVILEGED & !privileged == 0
    }

    pub(super) fn include(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// True if a session with these intents receives an event.
    pub(crate) fn want(self, event: &Dispatch, bot: &str) -> bool {
        match needed(event.name, event.guild.is_some()) {
            Some(intent) if self.include(intent) => !about_members(event) || self.gets_members(event, bot),
            Some(intent) => intent == Self::GUILD_MEMBERS && is_own_update(event, bot),
            None => true,
        }
    }

    /// Without GUILD_MEMBERS, a thread's members are announced only when the bot is among them.
    fn gets_members(self, event: &Dispatch, bot: &str) -> bool {
        let added = event.data["added_members"].as_array().into_iter().flatten().map(|member| &member["user_id"]);
        let removed = event.data["removed_member_ids"].as_array().into_iter().flatten();
        self.include(Self::GUILD_MEMBERS) || added.chain(removed).any(|id| id == bot)
    }
}

fn about_members(event: &Dispatch) -> bool {
    event.name == "THREAD_MEMBERS_UPDATE"
}

/// "Sent for current-user updates regardless of whether the GUILD_MEMBERS intent is set."
fn is_own_update(event: &Dispatch, bot: &str) -> bool {
    event.name == "GUILD_MEMBER_UPDATE" && event.data["user"]["id"] == bot
}

/// The intent that an event needs; none reaches every session.
fn needed(name: &str, in_guild: bool) -> Option<Intents> {
    let either = |guild, direct| Some(if in_guild { guild } else { direct });
    match name {
        "GUILD_MEMBER_ADD" | "GUILD_MEMBER_UPDATE" | "GUILD_MEMBER_REMOVE" => Some(Intents::GUILD_MEMBERS),
        "GUILD_AUDIT_LOG_ENTRY_CREATE" | "GUILD_BAN_ADD" | "GUILD_BAN_REMOVE" => Some(Intents::GUILD_MODERATION),
        "GUILD_EMOJIS_UPDATE" | "GUILD_STICKERS_UPDATE" => Some(Intents::GUILD_EXPRESSIONS),
        "GUILD_INTEGRATIONS_UPDATE" | "INTEGRATION_CREATE" | "INTEGRATION_UPDATE" | "INTEGRATION_DELETE" => {
            Some(Intents::GUILD_INTEGRATIONS)
        }
        "WEBHOOKS_UPDATE" => Some(Intents::GUILD_WEBHOOKS),
        "INVITE_CREATE" | "INVITE_DELETE" => Some(Intents::GUILD_INVITES),
        "PRESENCE_UPDATE" => Some(Intents::GUILD_PRESENCES),
        "TYPING_START" => either(Intents::GUILD_MESSAGE_TYPING, Intents::DIRECT_MESSAGE_TYPING),
        "CHANNEL_PINS_UPDATE" => either(Intents::GUILDS, Intents::DIRECT_MESSAGES),
        name if name.starts_with("MESSAGE_REACTION_") => {
            either(Intents::GUILD_MESSAGE_REACTIONS, Intents::DIRECT_MESSAGE_REACTIONS)
        }
        name if name.starts_with("MESSAGE_") => either(Intents::GUILD_MESSAGES, Intents::DIRECT_MESSAGES),
        name if ["GUILD_", "CHANNEL_", "THREAD_"].iter().any(|kind| name.starts_with(kind)) => Some(Intents::GUILDS),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn event(name: &'static str, guild: Option<u64>, data: Value) -> Dispatch {
        Dispatch { name, guild, veiled: false, data }
    }

    #[test]
    fn an_event_reaches_who_asked_for_its_kind() {
        let cases = [
            ("MESSAGE_CREATE", Some(1), Intents::GUILD_MESSAGES),
            ("MESSAGE_CREATE", None, Intents::DIRECT_MESSAGES),
            ("MESSAGE_REACTION_ADD", Some(1), Intents::GUILD_MESSAGE_REACTIONS),
            ("TYPING_START", None, Intents::DIRECT_MESSAGE_TYPING),
            ("THREAD_UPDATE", Some(1), Intents::GUILDS),
            ("GUILD_CREATE", Some(1), Intents::GUILDS),
            ("GUILD_MEMBER_ADD", Some(1), Intents::GUILD_MEMBERS),
        ];
        for (name, guild, intent) in cases {
            let event = event(name, guild, json!({}));
            assert!(intent.want(&event, "1"), "{name} with its intent");
            assert!(!Intents(Intents::KNOWN & !intent.0).want(&event, "1"), "{name} without its intent");
        }
    }

    #[test]
    fn interactions_need_no_intent() {
        assert!(Intents(0).want(&event("INTERACTION_CREATE", Some(1), json!({})), "1"));
    }

    #[test]
    fn the_bot_s_own_changes_need_no_privilege() {
        let own = json!({"user": {"id": "1"}});
        assert!(Intents::GUILDS.want(&event("GUILD_MEMBER_UPDATE", Some(1), own), "1"));
        let other = json!({"user": {"id": "2"}});
        assert!(!Intents::GUILDS.want(&event("GUILD_MEMBER_UPDATE", Some(1), other), "1"));
        for (fields, wanted) in [
            (json!({"added_members": [{"user_id": "1"}]}), true),
            (json!({"removed_member_ids": ["1"]}), true),
            (json!({"added_members": [{"user_id": "2"}]}), false),
        ] {
            let event = event("THREAD_MEMBERS_UPDATE", Some(1), fields);
            assert_eq!(Intents::GUILDS.want(&event, "1"), wanted, "{event:?}");
        }
    }

    #[test]
    fn bits_without_meaning_and_bits_not_granted_are_told_apart() {
        assert!(Intents(0x0331_ffff).are_known());
        assert!(!Intents(1 << 17).are_known());
        assert!(Intents(1).are_granted(0));
        assert!(!Intents::MESSAGE_CONTENT.are_granted(0));
        assert!(Intents::MESSAGE_CONTENT.are_granted(1 << 15));
    }
}
