//! Pictures as attachments.

use serde::Serialize;
use serenity::all::AttachmentId;

/// A picture as an attachment.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Attachment {
    /// Its number on the message; `None` for an upload.
    kept: Option<AttachmentId>,
    name: String,
    /// The alternative text.
    pub(super) description: String,
}

/// An attachment in a request.
#[derive(Serialize)]
pub(super) struct File {
    id: String,
    /// The name of an upload. An existing file can't be renamed.
    #[serde(skip_serializing_if = "Option::is_none")]
    filename: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    description: Option<String>,
}

impl Attachment {
    /// An upload.
    pub(crate) fn new(name: &str, description: String) -> Self {
        Self { kept: None, name: name.to_owned(), description }
    }

    /// A file that the message already has.
    pub(crate) fn kept(id: AttachmentId, name: &str, description: String) -> Self {
        Self { kept: Some(id), name: name.to_owned(), description }
    }

    /// The address by which the message refers to it.
    pub(super) fn url(&self) -> String {
        format!("attachment://{}", self.name)
    }

    /// The file without its description, which stands where the file is shown.
    pub(super) fn undescribed(&self) -> File {
        let filename = self.kept.is_none().then(|| self.name.clone());
        File { id: self.kept.map_or_else(|| "0".to_owned(), |id| id.to_string()), filename, description: None }
    }

    pub(super) fn described(&self) -> File {
        File { description: Some(self.description.clone()), ..self.undescribed() }
    }
}
