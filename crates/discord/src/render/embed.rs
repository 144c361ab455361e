//! A page as an embed with its buttons below.

use serde::Serialize;

use super::attachment::Attachment;
use super::layout::{FELT, Layout};

#[derive(Serialize)]
pub(super) struct Embed {
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    #[serde(skip_serializing_if = "String::is_empty")]
    description: String,
    color: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    image: Option<Image>,
}

#[derive(Serialize)]
struct Image {
    url: String,
}

/// The page, with its picture below the text.
pub(super) fn embed(page: &Layout, picture: Option<&Attachment>) -> Embed {
    let image = picture.map(|picture| Image { url: picture.url() });
    Embed { title: page.title.clone(), description: page.parts.join("\n\n"), color: FELT, image }
}
