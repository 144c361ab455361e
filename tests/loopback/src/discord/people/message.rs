//! A message as a person sees it at one moment.

use std::fmt;

use axum::body::Bytes;
use serde_json::Value;

use crate::discord::forms::layouts;
use crate::discord::world::World;
use crate::discord::world::attachments::Attachment;
use crate::discord::world::deeds::DeedError;
use crate::discord::world::ids::Id;
use crate::discord::world::messages::{COMPONENTS_ALONE, LOADING, Stored};

/// A button, or an option of a menu.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    /// Its label; empty if it has only an emoji.
    pub label: String,
    /// The emoji before the label: the character itself, or an own one's name.
    pub emoji: Option<String>,
    /// The data that the bot receives; `None` for links.
    pub custom_id: Option<String>,
    /// 1 blurple, 2 grey, 3 green, 4 red, 5 link; 0 for a menu.
    pub style: u64,
    /// Whether it is disabled.
    pub disabled: bool,
    /// Where it leads, on links.
    pub url: Option<String>,
    /// The options of a menu: label and value.
    pub options: Vec<(String, String)>,
}

/// A picture in an embed or among components.
#[derive(Clone, PartialEq, Eq)]
pub struct Attached {
    /// The id of the attached file.
    pub id: u64,
    /// The file's name.
    pub name: String,
    /// What is read to people who do not see it.
    pub description: Option<String>,
    /// The file.
    pub bytes: Bytes,
}

impl fmt::Debug for Attached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Attached({}, {:?}, {} bytes)", self.id, self.name, self.bytes.len())
    }
}

impl Attached {
    fn of(file: &Attachment, shown_on: &Stored) -> Self {
        let bytes = file.bytes.clone();
        Self { id: file.id, name: file.name.clone(), description: file.description_in(shown_on), bytes }
    }
}

/// A message at the moment when it was looked at. Look again for what became of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Message {
    /// The channel's id.
    pub channel: u64,
    /// Its own id.
    pub id: u64,
    /// The author's user id.
    pub author: u64,
    /// True if the bot wrote it.
    pub from_bot: bool,
    /// The content, without embeds.
    pub text: String,
    /// The embeds, as the API shows them.
    pub embeds: Vec<Value>,
    /// The components, as the API shows them.
    pub components: Vec<Value>,
    /// The buttons and menus under it or in its containers, by rows; one next to a text is a row.
    pub buttons: Vec<Vec<Button>>,
    /// The names of the attached files that can be seen: among components, those that one of them shows.
    pub files: Vec<String>,
    /// The pictures in its embeds, and among its components.
    pub pictures: Vec<Attached>,
    /// The flags, as the API numbers them.
    pub flags: u64,
    /// The only person who sees it, if it is ephemeral.
    pub only_for: Option<u64>,
    /// True if it is still "thinking…".
    pub loading: bool,
    /// How often it was edited.
    pub edits: u32,
    /// The message that it answers.
    pub reply_to: Option<u64>,
    /// The thread that was started from it.
    pub thread: Option<u64>,
    /// Who is mentioned in it, by user id.
    pub mentioned: Vec<u64>,
    /// Whose phones it rang when it was sent, by user id.
    pub rung: Vec<u64>,
}

/// How a test names a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which<'a> {
    /// The first with exactly this label.
    Label(&'a str),
    /// The first whose label contains this.
    Containing(&'a str),
    /// The one with exactly this custom id.
    Id(&'a str),
    /// Row and column, from 0.
    At(usize, usize),
}

impl<'a> From<&'a str> for Which<'a> {
    fn from(label: &'a str) -> Self {
        Self::Label(label)
    }
}

fn words(value: &Value) -> Option<String> {
    value.as_str().map(ToOwned::to_owned)
}

fn items(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

impl Button {
    fn of(component: &Value) -> Self {
        let option = |option: &Value| Some((words(&option["label"])?, words(&option["value"])?));
        Self {
            label: words(&component["label"]).or_else(|| words(&component["placeholder"])).unwrap_or_default(),
            emoji: words(&component["emoji"]["name"]),
            custom_id: words(&component["custom_id"]),
            style: component["style"].as_u64().unwrap_or_default(),
            disabled: component["disabled"].as_bool().unwrap_or_default(),
            url: words(&component["url"]),
            options: items(&component["options"]).iter().filter_map(option).collect(),
        }
    }
}

/// The buttons of a row, or the one next to a text.
fn buttons(component: &Value) -> Option<Vec<Button>> {
    let beside = || (component["accessory"]["type"] == 2).then(|| vec![Button::of(&component["accessory"])]);
    if component["type"] == 1 {
        Some(items(&component["components"]).iter().map(Button::of).collect())
    } else {
        beside()
    }
}

/// The words of components, one part a line; a line between them is a blank one.
fn component_words(components: &[Value]) -> Vec<String> {
    let read = |one: &Value| {
        layouts::text(one).map(ToOwned::to_owned).or_else(|| layouts::is_separator(one).then(String::new))
    };
    layouts::all(components).into_iter().filter_map(read).collect()
}

/// The words of an embed, one part a line.
fn embed_words(embed: &Value) -> Vec<String> {
    let fields = items(&embed["fields"]).iter().flat_map(|field| [&field["name"], &field["value"]]);
    let parts = [&embed["author"]["name"], &embed["title"], &embed["description"]];
    parts.into_iter().chain(fields).chain([&embed["footer"]["text"]]).filter_map(words).collect()
}

impl Message {
    pub(crate) fn of(world: &World, channel: Id, stored: &Stored) -> Self {
        let shown = |file: &&Attachment| stored.flags & COMPONENTS_ALONE == 0 || file.is_in(stored);
        let pictures = stored.attachments.iter().filter(|file| file.is_in(stored));
        Self {
            channel,
            id: stored.id,
            author: stored.author,
            from_bot: stored.author == world.bot,
            text: stored.content.clone(),
            embeds: stored.embeds.clone(),
            components: stored.components.clone(),
            buttons: layouts::all(&stored.components).into_iter().filter_map(buttons).collect(),
            files: stored.attachments.iter().filter(shown).map(|file| file.name.clone()).collect(),
            pictures: pictures.map(|file| Attached::of(file, stored)).collect(),
            flags: stored.flags,
            only_for: stored.only_for,
            loading: stored.flags & LOADING != 0,
            edits: stored.edits,
            reply_to: stored.reply_to,
            thread: stored.thread,
            mentioned: stored.mentioned.clone(),
            rung: stored.rung.clone(),
        }
    }

    pub(crate) fn all(world: &World, channel: Id) -> Vec<Self> {
        let stored = world.channels.get(&channel).into_iter().flat_map(|channel| channel.messages.values());
        stored.map(|stored| Self::of(world, channel, stored)).collect()
    }

    /// True if only one person sees it.
    #[must_use]
    pub fn is_ephemeral(&self) -> bool {
        self.only_for.is_some()
    }

    /// Everything that can be read on it, buttons left out: content, then embeds, or the texts among its components, one part a line.
    #[must_use]
    pub fn words(&self) -> String {
        let embeds = self.embeds.iter().flat_map(embed_words);
        let content = Some(self.text.clone()).filter(|text| !text.is_empty());
        let parts: Vec<String> = content.into_iter().chain(embeds).chain(component_words(&self.components)).collect();
        parts.join("\n")
    }

    /// What can be read in its embeds or containers, one part a line; none without any: what a bot sets off from mere words.
    #[must_use]
    pub fn framed(&self) -> Option<String> {
        let containers = self.components.iter().filter(|one| layouts::is_container(one));
        let inside = containers.flat_map(|one| component_words(std::slice::from_ref(one)));
        let parts: Vec<String> = self.embeds.iter().flat_map(embed_words).chain(inside).collect();
        (!parts.is_empty()).then(|| parts.join("\n"))
    }

    /// Every button, row by row.
    pub fn all_buttons(&self) -> impl Iterator<Item = &Button> {
        self.buttons.iter().flatten()
    }

    /// The labels of all buttons.
    #[must_use]
    pub fn labels(&self) -> Vec<&str> {
        self.all_buttons().map(|button| button.label.as_str()).collect()
    }

    /// Finds a button.
    #[must_use]
    pub fn button<'a>(&self, which: impl Into<Which<'a>>) -> Option<&Button> {
        match which.into() {
            Which::Label(label) => self.all_buttons().find(|button| button.label == label),
            Which::Containing(part) => self.all_buttons().find(|button| button.label.contains(part)),
            Which::Id(id) => self.all_buttons().find(|button| button.custom_id.as_deref() == Some(id)),
            Which::At(row, column) => self.buttons.get(row)?.get(column),
        }
    }

    /// The custom id of a button that can be pressed.
    pub(crate) fn pressable(&self, which: Which<'_>) -> Result<String, DeedError> {
        let button = self.button(which).ok_or_else(|| DeedError::NoButton {
            wanted: format!("{which:?}"),
            there: format!("{:?}", self.labels()),
        })?;
        let id = button.custom_id.clone().filter(|_| !button.disabled);
        id.ok_or_else(|| DeedError::NotPressable(button.label.clone()))
    }
}
