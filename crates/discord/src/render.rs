//! Pages as Discord messages. A page is one container with text, picture and buttons, unless its message rings: then it is an embed with
//! rows of buttons, because phones show no text of components in a notification.

mod attachment;
mod container;
mod controls;
mod embed;
mod escape;
mod layout;
mod limits;
mod preview;
mod written;

use serde::Serialize;
use serenity::all::UserId;
use talon_view::{Page, Text};

use crate::emojis::Emojis;

pub(crate) use attachment::Attachment;
use attachment::File;
use container::Component;
use controls::Row;
pub(crate) use controls::is_menu;
use embed::Embed;
pub(crate) use layout::Layout;
pub(crate) use limits::{RenderError, cut};

// https://discord.com/developers/docs/resources/message, counted strictly, in UTF-16 units.
const SENTENCE_UNITS: usize = 2000;
const DESCRIBED_UNITS: usize = 1024;

/// The message sends no notification. <https://discord.com/developers/docs/resources/message#message-object-message-flags>
const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
/// Only the asker sees the message.
pub(crate) const EPHEMERAL: u64 = 1 << 6;
/// The message consists of components only, and stays so.
const IS_COMPONENTS_V2: u64 = 1 << 15;

/// How a request shows its content.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Placement {
    /// In a new message with a notification.
    Loud,
    /// In a new message without a notification.
    Quiet,
    /// In a new ephemeral message.
    Ephemeral,
    /// In place of the content of an existing message.
    Edit,
}

impl Placement {
    const fn flags(self) -> u64 {
        match self {
            Self::Loud | Self::Edit => 0,
            Self::Quiet => SUPPRESS_NOTIFICATIONS,
            Self::Ephemeral => EPHEMERAL,
        }
    }
}

/// A rendered page or sentence. No `Debug`: it may be somebody's hand.
#[derive(Clone)]
pub(crate) enum Rendered {
    /// A sentence.
    Sentence(String),
    /// A page.
    Page {
        /// Its content.
        layout: Layout,
        /// Its text in notifications.
        preview: String,
        /// Who is mentioned.
        calls: Vec<UserId>,
    },
}

impl Rendered {
    /// The same page, mentioning these people.
    pub(crate) fn calling(mut self, people: &[UserId]) -> Self {
        if let Self::Page { calls, .. } = &mut self {
            *calls = people.to_vec();
        }
        self
    }

    /// The fields of a request that shows it, with a file as its picture. They replace the message's previous content.
    pub(crate) fn fields(&self, placement: Placement, picture: Option<&Attachment>) -> Fields {
        match (self, placement) {
            // A message that once consisted of components takes nothing else.
            (Self::Sentence(words), Placement::Edit) => {
                Fields::of_components(placement, container::text(words.clone()), None)
            }
            (Self::Sentence(words), Placement::Loud | Placement::Quiet | Placement::Ephemeral) => {
                Fields::Words(Words {
                    content: words.clone(),
                    embeds: Vec::new(),
                    components: Vec::new(),
                    rest: Rest { flags: placement.flags(), ..Rest::default() },
                })
            }
            (Self::Page { layout, preview, calls }, Placement::Loud) => {
                let names: String = calls.iter().map(|person| format!("<@{person}> ")).collect();
                Fields::Words(Words {
                    content: format!("{names}{preview}").trim_end().to_owned(),
                    embeds: vec![embed::embed(layout, picture)],
                    components: layout.rows.clone(),
                    rest: Rest {
                        flags: placement.flags(),
                        attachments: picture.map(Attachment::described).into_iter().collect(),
                        allowed_mentions: AllowedMentions { parse: [], users: calls.clone() },
                    },
                })
            }
            (Self::Page { layout, .. }, Placement::Quiet | Placement::Ephemeral | Placement::Edit) => {
                Fields::of_components(placement, container::container(layout, picture), picture)
            }
        }
    }
}

/// The fields of a message.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Fields {
    /// Text, embeds, and rows of buttons.
    Words(Words),
    /// Components only.
    Components(Components),
}

#[derive(Serialize)]
pub(crate) struct Words {
    /// The text in notifications and lists of conversations.
    content: String,
    embeds: Vec<Embed>,
    components: Vec<Row>,
    #[serde(flatten)]
    rest: Rest,
}

#[derive(Serialize)]
pub(crate) struct Components {
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    former: Option<TakenAway>,
    components: [Component; 1],
    #[serde(flatten)]
    rest: Rest,
}

/// Clears what a message had before it consisted of components. An edit keeps fields that it does not name, and Discord refuses a message
/// that has both.
#[derive(Default, Serialize)]
struct TakenAway {
    content: (),
    embeds: [(); 0],
}

/// The fields that every message has.
#[derive(Default, Serialize)]
struct Rest {
    /// An edit can only set that the message consists of components; Discord ignores and keeps the other flags.
    flags: u64,
    attachments: Vec<File>,
    allowed_mentions: AllowedMentions,
}

/// Only these people are mentioned, whatever the text says.
#[derive(Default, Serialize)]
struct AllowedMentions {
    parse: [&'static str; 0],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    users: Vec<UserId>,
}

impl Fields {
    fn of_components(placement: Placement, shown: Component, picture: Option<&Attachment>) -> Self {
        let rest = Rest {
            flags: placement.flags() | IS_COMPONENTS_V2,
            attachments: picture.map(Attachment::undescribed).into_iter().collect(),
            allowed_mentions: AllowedMentions::default(),
        };
        let former = (placement == Placement::Edit).then(TakenAway::default);
        Self::Components(Components { former, components: [shown], rest })
    }
}

/// Renders a page; `bot` is the bot's own account.
pub(crate) fn message(page: &Page, emojis: &Emojis, bot: UserId) -> Result<Rendered, RenderError> {
    let layout = Layout::of(page, emojis, bot)?;
    let preview = preview::of(page).map(|text| written::spelled(&text, &Emojis::default())).unwrap_or_default();
    Ok(Rendered::Page { layout, preview, calls: Vec::new() })
}

/// Renders a sentence, cut to Discord's limit.
pub(crate) fn sentence(text: &Text) -> Rendered {
    Rendered::Sentence(cut(&written::spelled(text, &Emojis::default()), SENTENCE_UNITS))
}

/// The alternative text of a page's picture.
pub(crate) fn described(page: &Page) -> String {
    page.described_picture().map(|described| cut(&described, DESCRIBED_UNITS)).unwrap_or_default()
}

#[cfg(test)]
mod house;
#[cfg(test)]
mod tests;
