//! A page as a container: title, picture, text and buttons in one frame.

use serde::Serialize;

use super::attachment::Attachment;
use super::controls::Row;
use super::layout::{FELT, HEADING, Layout};

#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Component {
    Text(TextDisplay),
    Gallery(Gallery),
    Separator(Separator),
    Row(Row),
    Container(Container),
}

#[derive(Serialize)]
pub(super) struct TextDisplay {
    #[serde(rename = "type")]
    kind: u8,
    content: String,
}

#[derive(Serialize)]
pub(super) struct Gallery {
    #[serde(rename = "type")]
    kind: u8,
    items: [Item; 1],
}

#[derive(Serialize)]
struct Item {
    media: Media,
    description: String,
}

#[derive(Serialize)]
struct Media {
    url: String,
}

#[derive(Serialize)]
pub(super) struct Separator {
    #[serde(rename = "type")]
    kind: u8,
}

#[derive(Serialize)]
pub(super) struct Container {
    #[serde(rename = "type")]
    kind: u8,
    accent_color: u32,
    components: Vec<Component>,
}

pub(super) const fn text(content: String) -> Component {
    Component::Text(TextDisplay { kind: 10, content })
}

/// A thin line with some space around it.
const fn separator() -> Component {
    Component::Separator(Separator { kind: 14 })
}

fn gallery(picture: &Attachment) -> Component {
    let item = Item { media: Media { url: picture.url() }, description: picture.description.clone() };
    Component::Gallery(Gallery { kind: 12, items: [item] })
}

/// The page, with its picture between title and text, so that the text stands next to the buttons.
pub(super) fn container(page: &Layout, picture: Option<&Attachment>) -> Component {
    let title = page.title.as_ref().map(|title| text(format!("{HEADING}{title}")));
    let mut components: Vec<Component> = title.into_iter().chain(picture.map(gallery)).collect();
    for (place, part) in page.parts.iter().enumerate() {
        components.extend((place > 0).then(separator));
        components.push(text(part.clone()));
    }
    components.extend(page.rows.iter().cloned().map(Component::Row));
    Component::Container(Container { kind: 17, accent_color: FELT, components })
}
