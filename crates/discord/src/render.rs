//! Pages as Discord messages: text, picture and buttons in one container. A page whose message rings is an embed with rows of buttons,
//! because of components no phone tells a word.

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

/// The message rings no phone. <https://discord.com/developers/docs/resources/message#message-object-message-flags>
const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
/// Marks a message that the asker alone sees.
pub(crate) const EPHEMERAL: u64 = 1 << 6;
/// The message is made of components alone, from now on.
const IS_COMPONENTS_V2: u64 = 1 << 15;

/// How a request puts up what it shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Put {
    /// In a new message that rings.
    Loud,
    /// In a new message that rings no phone.
    Quiet,
    /// In a new message that its asker alone sees.
    Aside,
    /// In the place of what a message shows.
    Change,
}

impl Put {
    const fn flags(self) -> u64 {
        match self {
            Self::Loud | Self::Change => 0,
            Self::Quiet => SUPPRESS_NOTIFICATIONS,
            Self::Aside => EPHEMERAL,
        }
    }
}

/// A page, or a sentence, rendered. It may be somebody's hand, so it has no `Debug`.
#[derive(Clone)]
pub(crate) enum Rendered {
    /// A sentence.
    Sentence(String),
    /// A page.
    Page {
        /// What it shows.
        layout: Layout,
        /// What lock screens show of it.
        preview: String,
        /// Who is called by name.
        calls: Vec<UserId>,
    },
}

impl Rendered {
    /// The page in a message that rings and calls these people.
    pub(crate) fn calling(mut self, people: &[UserId]) -> Self {
        if let Self::Page { calls, .. } = &mut self {
            *calls = people.to_vec();
        }
        self
    }

    /// The fields of a request that puts it up, with a file as its picture. They replace what the message showed.
    pub(crate) fn fields(&self, put: Put, picture: Option<&Attachment>) -> Fields {
        match (self, put) {
            // A message that has once been made of components takes no others.
            (Self::Sentence(words), Put::Change) => Fields::of_components(put, container::text(words.clone()), None),
            (Self::Sentence(words), Put::Loud | Put::Quiet | Put::Aside) => Fields::Words(Words {
                content: words.clone(),
                embeds: Vec::new(),
                components: Vec::new(),
                rest: Rest { flags: put.flags(), ..Rest::default() },
            }),
            (Self::Page { layout, preview, calls }, Put::Loud) => {
                let names: String = calls.iter().map(|person| format!("<@{person}> ")).collect();
                Fields::Words(Words {
                    content: format!("{names}{preview}").trim_end().to_owned(),
                    embeds: vec![embed::embed(layout, picture)],
                    components: layout.rows.clone(),
                    rest: Rest {
                        flags: put.flags(),
                        attachments: picture.map(Attachment::described).into_iter().collect(),
                        allowed_mentions: AllowedMentions { parse: [], users: calls.clone() },
                    },
                })
            }
            (Self::Page { layout, .. }, Put::Quiet | Put::Aside | Put::Change) => {
                Fields::of_components(put, container::container(layout, picture), picture)
            }
        }
    }
}

/// The fields of a message.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Fields {
    /// Words, embeds, and rows of buttons.
    Words(Words),
    /// Components alone.
    Components(Components),
}

#[derive(Serialize)]
pub(crate) struct Words {
    /// What lock screens and lists of conversations show.
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

/// What a message had before it was made of components. An edit leaves unnamed fields as they are, and Discord takes no message that has
/// both.
#[derive(Default, Serialize)]
struct TakenAway {
    content: (),
    embeds: [(); 0],
}

/// The fields that every message has.
#[derive(Default, Serialize)]
struct Rest {
    /// An edit can set that the message is made of components; Discord ignores the others then, and keeps them.
    flags: u64,
    attachments: Vec<File>,
    allowed_mentions: AllowedMentions,
}

/// Nobody is mentioned but these, whatever the text says.
#[derive(Default, Serialize)]
struct AllowedMentions {
    parse: [&'static str; 0],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    users: Vec<UserId>,
}

impl Fields {
    fn of_components(put: Put, shown: Component, picture: Option<&Attachment>) -> Self {
        let rest = Rest {
            flags: put.flags() | IS_COMPONENTS_V2,
            attachments: picture.map(Attachment::undescribed).into_iter().collect(),
            allowed_mentions: AllowedMentions::default(),
        };
        let former = (put == Put::Change).then(TakenAway::default);
        Self::Components(Components { former, components: [shown], rest })
    }
}

/// Renders a page of the bot `bot`.
pub(crate) fn message(page: &Page, emojis: &Emojis, bot: UserId) -> Result<Rendered, RenderError> {
    let layout = Layout::of(page, emojis, bot)?;
    let preview = preview::of(page).map(|text| written::spelled(&text, &Emojis::default())).unwrap_or_default();
    Ok(Rendered::Page { layout, preview, calls: Vec::new() })
}

/// Renders a sentence, cut where Discord would refuse it.
pub(crate) fn sentence(text: &Text) -> Rendered {
    Rendered::Sentence(cut(&written::spelled(text, &Emojis::default()), SENTENCE_UNITS))
}

/// What is told of a page's picture where it can't be seen.
pub(crate) fn described(page: &Page) -> String {
    page.described_picture().map(|described| cut(&described, DESCRIBED_UNITS)).unwrap_or_default()
}

#[cfg(test)]
mod house;
#[cfg(test)]
mod tests;
