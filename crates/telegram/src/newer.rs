//! Requests that show a page and need what teloxide's types lack: button styles, and uploads of images that this process draws. `ephemeral`
//! has ephemeral messages, `rich` has rich messages.
//!
//! Each request is a [`Call`]: teloxide's types cannot be extended, and every request with a keyboard needs ours.

mod ephemeral;
pub(crate) mod rich;

use std::sync::Arc;

use serde::Serialize;
use serde_json::{Map, Value, json};
use talon_house::Image;
use teloxide::types::{ChatId, MessageId, ThreadId};
use url::Url;

pub(crate) use ephemeral::{Asking, Ephemeral, unsent};
use rich::InputRichMessage;

/// The name of the image's part in the multipart form, to which a parameter refers.
const ATTACHED: &str = "image";

/// The buttons under a message.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Keyboard {
    /// Row by row.
    pub(crate) inline_keyboard: Vec<Vec<KeyboardButton>>,
}

/// One button.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct KeyboardButton {
    /// Its label.
    pub(crate) text: String,
    /// Its colour; `None` for the app's own. Older apps ignore it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) style: Option<ButtonStyle>,
    /// Its action.
    #[serde(flatten)]
    pub(crate) does: Does,
}

/// A button's action.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Does {
    /// Sends this to the bot.
    CallbackData(String),
    /// Opens this address.
    Url(Url),
}

/// The colour of a button (Bot API 9.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ButtonStyle {
    /// Blue.
    Primary,
    /// Green.
    Success,
    /// Red.
    Danger,
}

/// An image in a request.
#[derive(Debug, Clone)]
pub(crate) enum Photo {
    /// A file that Telegram already has.
    Known(String),
    /// An upload.
    Attached(Arc<Image>),
}

impl Photo {
    fn reference(&self) -> String {
        match self {
            Self::Known(file) => file.clone(),
            Self::Attached(_) => format!("attach://{ATTACHED}"),
        }
    }

    fn into_attached(self) -> Option<Arc<Image>> {
        match self {
            Self::Known(_) => None,
            Self::Attached(image) => Some(image),
        }
    }
}

/// The content of a message.
#[derive(Debug, Clone)]
pub(crate) enum Body {
    /// Text alone.
    Text,
    /// An image with the text as its caption.
    Photo(Photo),
    /// Blocks instead of the text.
    Rich(Arc<InputRichMessage>),
}

/// What an edit changes.
#[derive(Debug, Clone)]
pub(crate) enum Change {
    /// Everything. A text can become an image, but an image cannot become a text. Text and blocks can become each other.
    To(Body),
    /// The caption; the image stays.
    Caption,
}

/// The text of a message in Telegram's HTML, and the buttons.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Words {
    /// The text.
    pub(crate) html: String,
    /// The buttons, where there are any.
    pub(crate) keyboard: Option<Keyboard>,
}

/// Where a new message goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Spot {
    /// The chat.
    pub(crate) chat: ChatId,
    /// The topic, in a forum.
    pub(crate) thread: Option<ThreadId>,
}

/// Options of a new message.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Manner {
    /// Without a sound.
    pub(crate) silent: bool,
    /// As a reply to this message, if that still exists.
    pub(crate) reply_to: Option<MessageId>,
}

/// A request: the method, its parameters, and an image to upload. No `Debug`: it may contain a hand.
pub(crate) struct Call {
    pub(crate) name: &'static str,
    pub(crate) params: Map<String, Value>,
    pub(crate) image: Option<Arc<Image>>,
}

impl Call {
    fn new(name: &'static str, chat: ChatId) -> Self {
        let params = Map::from_iter([("chat_id".to_owned(), json!(chat.0))]);
        Self { name, params, image: None }
    }

    fn with(mut self, name: &str, value: impl Serialize) -> Self {
        // These are all our own types, and JSON can represent them.
        self.params.insert(name.to_owned(), serde_json::to_value(value).unwrap_or_default());
        self
    }

    fn with_some(self, name: &str, value: Option<impl Serialize>) -> Self {
        match value {
            Some(value) => self.with(name, value),
            None => self,
        }
    }

    /// Text goes into `text`, a caption into `caption`.
    fn saying(self, name: &str, words: &Words) -> Self {
        let call = self.with(name, &words.html).with("parse_mode", "HTML");
        let call = if name == "text" { call.with("link_preview_options", json!({"is_disabled": true})) } else { call };
        call.with_some("reply_markup", words.keyboard.as_ref())
    }

    /// A rich message has no other text.
    fn rich(self, rich: &InputRichMessage, words: &Words) -> Self {
        self.with("rich_message", rich).with_some("reply_markup", words.keyboard.as_ref())
    }

    /// Sends a new message.
    pub(crate) fn send(spot: Spot, manner: Manner, body: Body, words: &Words) -> Self {
        let call = match body {
            Body::Text => Self::new("sendMessage", spot.chat).saying("text", words),
            Body::Rich(rich) => Self::new("sendRichMessage", spot.chat).rich(&rich, words),
            Body::Photo(photo) => {
                let call = Self::new("sendPhoto", spot.chat).with("photo", photo.reference());
                Self { image: photo.into_attached(), ..call.saying("caption", words) }
            }
        };
        let reply = manner.reply_to.map(|id| json!({"message_id": id.0, "allow_sending_without_reply": true}));
        call.with_some("message_thread_id", spot.thread.map(|thread| thread.0.0))
            .with_some("disable_notification", manner.silent.then_some(true))
            .with_some("reply_parameters", reply)
    }

    /// Changes a message.
    pub(crate) fn edit(chat: ChatId, message: MessageId, change: Change, words: &Words) -> Self {
        let call = match change {
            Change::To(Body::Text) => Self::new("editMessageText", chat).saying("text", words),
            Change::To(Body::Rich(rich)) => Self::new("editMessageText", chat).rich(&rich, words),
            Change::Caption => Self::new("editMessageCaption", chat).saying("caption", words),
            Change::To(Body::Photo(photo)) => {
                let media = json!({
                    "type": "photo", "media": photo.reference(), "caption": words.html, "parse_mode": "HTML",
                });
                let call = Self::new("editMessageMedia", chat).with("media", media);
                let call = call.with_some("reply_markup", words.keyboard.as_ref());
                Self { image: photo.into_attached(), ..call }
            }
        };
        call.with("message_id", message.0)
    }

    /// The parameters as form fields, with the reference to the image's field.
    pub(crate) fn fields(&self) -> impl Iterator<Item = (String, String)> + '_ {
        self.params.iter().map(|(name, value)| {
            let text = value.as_str().map_or_else(|| value.to_string(), ToOwned::to_owned);
            (name.clone(), text)
        })
    }

    /// The name of the image's form field.
    pub(crate) const fn image_field() -> &'static str {
        ATTACHED
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words() -> Words {
        let button = |text: &str, style, does| KeyboardButton { text: text.to_owned(), style, does };
        let row = vec![
            button("♠A", Some(ButtonStyle::Primary), Does::CallbackData("1.x".to_owned())),
            button("Open", None, Does::Url("https://t.me/talon_bot".parse().unwrap())),
        ];
        Words { html: "<b>hand</b>".to_owned(), keyboard: Some(Keyboard { inline_keyboard: vec![row] }) }
    }

    fn spot() -> Spot {
        Spot { chat: ChatId(-77), thread: None }
    }

    #[test]
    fn keyboards_are_spelled_as_telegram_reads_them() {
        let call = Call::send(spot(), Manner { silent: true, reply_to: Some(MessageId(5)) }, Body::Text, &words());
        assert_eq!((call.name, call.image.is_none()), ("sendMessage", true));
        assert_eq!(
            Value::Object(call.params),
            json!({
                "chat_id": -77, "text": "<b>hand</b>", "parse_mode": "HTML",
                "link_preview_options": {"is_disabled": true}, "disable_notification": true,
                "reply_parameters": {"message_id": 5, "allow_sending_without_reply": true},
                "reply_markup": {"inline_keyboard": [[
                    {"text": "♠A", "style": "primary", "callback_data": "1.x"},
                    {"text": "Open", "url": "https://t.me/talon_bot"},
                ]]},
            })
        );
    }

    #[test]
    fn images_go_along_or_are_named() {
        let image = Arc::new(Image { digest: [1; 32], png: vec![1, 2, 3] });
        let plain = Words { html: "x".to_owned(), keyboard: None };
        let sent = Call::send(spot(), Manner::default(), Body::Photo(Photo::Attached(Arc::clone(&image))), &plain);
        assert_eq!((sent.name, sent.image), ("sendPhoto", Some(image)));
        let known = Body::Photo(Photo::Known("AgAC".to_owned()));
        let edited = Call::edit(ChatId(7), MessageId(8), Change::To(known), &plain);
        assert_eq!((edited.name, edited.image.is_none()), ("editMessageMedia", true));
        assert_eq!(
            Value::Object(edited.params),
            json!({
                "chat_id": 7, "message_id": 8,
                "media": {"type": "photo", "media": "AgAC", "caption": "x", "parse_mode": "HTML"},
            })
        );
        let caption = Call::edit(ChatId(7), MessageId(8), Change::Caption, &plain);
        let mut fields: Vec<(String, String)> = caption.fields().collect();
        fields.sort();
        let field = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(caption.name, "editMessageCaption");
        assert_eq!(
            fields,
            [field("caption", "x"), field("chat_id", "7"), field("message_id", "8"), field("parse_mode", "HTML")]
        );
    }
}
