//! Requests about ephemeral messages, which one person in a group sees (Bot API 10.2, parameters as of 10.3).

use serde_json::json;
use talon_store::{AccountRef, MessageRef, Place, PlatformKind};
use teloxide::types::{ChatId, UserId};

use super::{Call, Spot, Words};

/// The prefix of a reference, which is this word, the group, the reader and the number, separated by colons.
const NAME: &str = "alone";

/// An ephemeral message. It is not numbered with the other messages of its chat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ephemeral {
    /// The group.
    pub(crate) chat: ChatId,
    /// Who sees it.
    pub(crate) reader: UserId,
    /// Its number among this person's ephemeral messages in this group. Telegram may reuse it after the message is gone.
    pub(crate) number: i64,
}

impl Ephemeral {
    /// Parses a reference; `None` if it is of another kind.
    pub(crate) fn named(at: &MessageRef) -> Option<Self> {
        let mut parts = at.0.split(':');
        if parts.next() != Some(NAME) {
            return None;
        }
        let (chat, reader, number) = (parts.next()?, parts.next()?, parts.next()?);
        let whole = parts.next().is_none();
        let at = Self {
            chat: ChatId(chat.parse().ok()?),
            reader: UserId(reader.parse().ok()?),
            number: number.parse().ok()?,
        };
        whole.then_some(at)
    }

    /// The house's reference to it.
    pub(crate) fn reference(self) -> MessageRef {
        MessageRef(format!("{NAME}:{}:{}:{}", self.chat, self.reader, self.number))
    }

    /// The group, as a place that everybody reads.
    pub(crate) fn group(self) -> Place {
        Place { platform: PlatformKind::Telegram, chat: self.chat.to_string(), thread: None, private: false }
    }
}

/// A reference to a message that is not sent yet. It parses to none.
pub(crate) fn unsent(chat: &str, reader: &AccountRef) -> MessageRef {
    MessageRef(format!("{NAME}:{chat}:{}:", reader.id))
}

/// A press, which allows the bot to send this person an ephemeral message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Asking<'a> {
    /// Who pressed.
    pub(crate) reader: UserId,
    /// The press.
    pub(crate) query: &'a str,
}

impl Call {
    /// Sends an ephemeral message to the person who has just pressed.
    pub(crate) fn send_ephemeral(spot: Spot, asking: Asking<'_>, words: &Words) -> Self {
        let whom = json!({"receiver_user_id": asking.reader.0, "callback_query_id": asking.query});
        Self::new("sendMessage", spot.chat)
            .saying("text", words)
            .with("ephemeral_message_parameters", whom)
            .with("disable_notification", true)
            .with_some("message_thread_id", spot.thread.map(|thread| thread.0.0))
    }

    /// Edits an ephemeral message's text.
    pub(crate) fn edit_ephemeral(at: Ephemeral, words: &Words) -> Self {
        Self::about("editEphemeralMessageText", at).saying("text", words)
    }

    /// Deletes an ephemeral message.
    pub(crate) fn delete_ephemeral(at: Ephemeral) -> Self {
        Self::about("deleteEphemeralMessage", at)
    }

    fn about(name: &'static str, at: Ephemeral) -> Self {
        Self::new(name, at.chat).with("receiver_user_id", at.reader.0).with("ephemeral_message_id", at.number)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use teloxide::types::{MessageId, ThreadId};

    use super::*;

    const AT: Ephemeral = Ephemeral { chat: ChatId(-77), reader: UserId(5), number: 3 };

    fn words() -> Words {
        Words { html: "<b>hand</b>".to_owned(), keyboard: None }
    }

    #[test]
    fn a_message_for_one_person_names_the_person_and_the_press() {
        let spot = Spot { chat: AT.chat, thread: Some(ThreadId(MessageId(9))) };
        let call = Call::send_ephemeral(spot, Asking { reader: AT.reader, query: "811" }, &words());
        assert_eq!((call.name, call.image.is_none()), ("sendMessage", true));
        assert_eq!(
            Value::Object(call.params),
            json!({
                "chat_id": -77, "text": "<b>hand</b>", "parse_mode": "HTML",
                "link_preview_options": {"is_disabled": true}, "disable_notification": true, "message_thread_id": 9,
                "ephemeral_message_parameters": {"receiver_user_id": 5, "callback_query_id": "811"},
            })
        );
    }

    #[test]
    fn changes_name_the_group_the_person_and_the_number() {
        let place = json!({"chat_id": -77, "receiver_user_id": 5, "ephemeral_message_id": 3});
        let deleted = Call::delete_ephemeral(AT);
        assert_eq!((deleted.name, Value::Object(deleted.params)), ("deleteEphemeralMessage", place.clone()));
        let edited = Call::edit_ephemeral(AT, &words());
        assert_eq!(edited.name, "editEphemeralMessageText");
        assert_eq!(edited.params["text"], "<b>hand</b>");
        let place = place.as_object().unwrap();
        assert!(place.iter().all(|(name, value)| edited.params[name] == *value), "{:?}", edited.params);
    }

    #[test]
    fn a_reference_names_the_group_the_reader_and_the_number() {
        let at = Ephemeral { chat: ChatId(-1_001_234), reader: UserId(5_000_000_001), number: 7 };
        assert_eq!(at.reference().0, "alone:-1001234:5000000001:7");
        assert_eq!(Ephemeral::named(&at.reference()), Some(at));
        assert_eq!(at.reference().number(), None, "it is not one of the group's messages");
        let reader = AccountRef { platform: PlatformKind::Telegram, id: "5000000001".to_owned() };
        for other in
            [unsent("-1001234", &reader).0.as_str(), "7", "alone:-1:2", "alone:-1:-2:3", "alone:-1:2:3:4", "alone"]
        {
            assert_eq!(Ephemeral::named(&MessageRef(other.to_owned())), None, "{other}");
        }
    }
}
