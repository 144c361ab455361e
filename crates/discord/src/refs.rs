//! Converts between the house's places and references and Discord's.

use std::num::NonZeroU64;

use serenity::all::{ApplicationId, ChannelId, GuildId, MessageId, UserId};
use talon_house::ShowError;
use talon_store::{AccountRef, MessageRef, Place, PlatformKind};

/// The prefix of a reference to an ephemeral message.
const PANEL: &str = "panel";
/// The prefix of a reference to a follow-up message.
const BESIDE: &str = "beside";

/// A message, and how to reach it. No `Debug`: anybody with a panel's token can write there.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum At {
    /// By its number, in its channel.
    Message(MessageId),
    /// As the answer to an input, through the input's token. Its number is known once it exists.
    Panel { application: ApplicationId, message: Option<MessageId>, token: String },
    /// As a follow-up message to an input, through the input's token.
    Beside { application: ApplicationId, message: MessageId, token: String },
}

impl At {
    /// The message's number.
    const fn message(&self) -> Option<MessageId> {
        match self {
            Self::Message(message) | Self::Beside { message, .. } => Some(*message),
            Self::Panel { message, .. } => *message,
        }
    }
}

/// True if both references mean the same message.
pub(crate) fn is_same(one: &MessageRef, other: &MessageRef) -> bool {
    let message = |reference: &MessageRef| At::try_from(reference).ok()?.message();
    message(one).is_some_and(|message_id| message(other) == Some(message_id))
}

/// Where people read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Spot {
    /// A channel or thread of a server.
    Channel(GuildId, ChannelId),
    /// The direct messages of a person.
    Person(UserId),
}

impl Spot {
    /// The channel, if it is in a server, where the bot has permissions.
    pub(crate) const fn in_server(self) -> Option<ChannelId> {
        match self {
            Self::Channel(_, channel) => Some(channel),
            Self::Person(_) => None,
        }
    }
}

/// The reference of a message that answers an input. It is valid as long as the input's token.
pub(crate) fn panel_ref(application: ApplicationId, message: Option<MessageId>, token: &str) -> MessageRef {
    let message = message.map(|id| id.to_string()).unwrap_or_default();
    MessageRef(format!("{PANEL}:{application}:{message}:{token}"))
}

/// The reference of a follow-up message. It is valid as long as the input's token.
pub(crate) fn beside_ref(application: ApplicationId, message: MessageId, token: &str) -> MessageRef {
    MessageRef(format!("{BESIDE}:{application}:{message}:{token}"))
}

/// The reference of a message in a channel. Numbers grow with time across all of Discord.
pub(crate) fn message_ref(message: MessageId) -> MessageRef {
    MessageRef(message.to_string())
}

pub(crate) fn account_ref(user: UserId) -> AccountRef {
    AccountRef { platform: PlatformKind::Discord, id: user.to_string() }
}

/// A channel or thread of a server.
pub(crate) fn guild_place(guild: GuildId, channel: ChannelId) -> Place {
    Place {
        platform: PlatformKind::Discord,
        chat: guild.to_string(),
        thread: Some(channel.to_string()),
        private: false,
    }
}

/// The direct messages with a person, identified by the person: the channel can be looked up at any time.
pub(crate) fn private_place(user: UserId) -> Place {
    Place { platform: PlatformKind::Discord, chat: user.to_string(), thread: None, private: true }
}

impl TryFrom<&MessageRef> for At {
    type Error = ShowError;

    fn try_from(reference: &MessageRef) -> Result<Self, ShowError> {
        let mut parts = reference.0.splitn(4, ':');
        let kind = parts.next();
        let application = parts.next().and_then(number).map(ApplicationId::from);
        let message = parts.next().map(|message| number(message).map(MessageId::from));
        // The token becomes part of an address, so it is checked.
        let token = parts.next().filter(|token| is_token(token)).map(str::to_owned);
        match (kind, application, message, token) {
            (Some(PANEL), Some(application), Some(message), Some(token)) => {
                Ok(Self::Panel { application, message, token })
            }
            (Some(BESIDE), Some(application), Some(Some(message)), Some(token)) => {
                Ok(Self::Beside { application, message, token })
            }
            _ => number(&reference.0)
                .map(|id| Self::Message(id.into()))
                .ok_or_else(|| refused("a message that is not Discord's")),
        }
    }
}

impl TryFrom<&Place> for Spot {
    type Error = ShowError;

    fn try_from(place: &Place) -> Result<Self, ShowError> {
        let chat = number(&place.chat).ok_or_else(|| refused("a chat that is not Discord's"))?;
        if place.private {
            return Ok(Self::Person(chat.into()));
        }
        let channel = place.thread.as_deref().and_then(number);
        let channel = channel.ok_or_else(|| refused("a server without a channel of it"))?;
        Ok(Self::Channel(chat.into(), channel.into()))
    }
}

/// The account's number.
pub(crate) fn user_id(account: &AccountRef) -> Result<UserId, ShowError> {
    number(&account.id).map(UserId::from).ok_or_else(|| refused("an account that is not Discord's"))
}

/// Discord's numbers are positive and fit 63 bits.
fn number(text: &str) -> Option<NonZeroU64> {
    text.parse::<NonZeroU64>().ok().filter(|id| i64::try_from(id.get()).is_ok())
}

/// True if the text needs no escaping in a path segment (RFC 3986, section 3.3) and is not "." or "..". Discord does not document the
/// characters of tokens.
pub(crate) fn is_token(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~!$&'()*+,;=:@".contains(&byte);
    text.bytes().all(plain) && text.bytes().any(|byte| byte != b'.')
}

fn refused(what: &str) -> ShowError {
    ShowError::Refused(what.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_numbers_or_panels() {
        assert!(At::try_from(&message_ref(MessageId::new(1207))) == Ok(At::Message(MessageId::new(1207))));
        let application = ApplicationId::new(77);
        for token in ["aW50-ZXI_x.y", "aW50ZXJhY3Rpb246:1207:9f+3=="] {
            for message in [None, Some(MessageId::new(1208))] {
                let panel = At::Panel { application, message, token: token.to_owned() };
                assert!(At::try_from(&panel_ref(application, message, token)) == Ok(panel), "{token}");
            }
            let message = MessageId::new(1209);
            let beside = At::Beside { application, message, token: token.to_owned() };
            assert!(At::try_from(&beside_ref(application, message, token)) == Ok(beside), "{token}");
        }
        for wrong in [
            "",
            "0",
            "-1",
            "9223372036854775808",
            "x",
            "panel",
            "panel:77",
            "panel:77:",
            "panel:77::",
            "panel:x::t",
            "panel:77::../t",
            "panel:77::..",
            "panel:77:8:a b",
            "panel:77:8:a%2fb",
            "panels:7:8:t",
            "beside:77::t",
            "beside:77:8:../t",
        ] {
            assert!(At::try_from(&MessageRef(wrong.to_owned())).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_message_is_recognised_however_it_is_reached() {
        let application = ApplicationId::new(77);
        let panel = |message, token| panel_ref(application, message, token);
        let (this, that) = (Some(MessageId::new(1207)), Some(MessageId::new(1208)));
        assert!(is_same(&panel(this, "first"), &message_ref(MessageId::new(1207))));
        assert!(is_same(&panel(this, "first"), &panel(this, "second")));
        assert!(!is_same(&panel(this, "first"), &panel(that, "first")));
        assert!(is_same(&beside_ref(application, MessageId::new(1207), "first"), &panel(this, "second")));
        assert!(!is_same(&panel(None, "first"), &panel(None, "first")), "which message it is, is not known yet");
    }

    #[test]
    fn a_refused_panel_keeps_its_token_to_itself() {
        let error = At::try_from(&MessageRef("panel:77:8:secret/token".to_owned())).err().unwrap();
        assert!(!error.to_string().contains("secret"), "{error}");
    }

    #[test]
    fn places_are_channels_or_people() {
        let (guild, channel, user) = (GuildId::new(3), ChannelId::new(4), UserId::new(5));
        assert_eq!(Spot::try_from(&guild_place(guild, channel)), Ok(Spot::Channel(guild, channel)));
        assert_eq!(Spot::try_from(&private_place(user)), Ok(Spot::Person(user)));
        let nowhere = Place { thread: None, ..guild_place(guild, channel) };
        assert!(Spot::try_from(&nowhere).is_err());
        assert_eq!(user_id(&account_ref(user)), Ok(user));
    }
}
