//! Pictures as files of messages.

use serde::Serialize;
use serenity::all::AttachmentId;

/// A picture as a file of a message.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Attachment {
    /// Its number on the message; none for a file that comes with the request.
    kept: Option<AttachmentId>,
    name: String,
    /// What is read to people who do not see it.
    pub(super) description: String,
}

/// A file of a message, as a request names it.
#[derive(Serialize)]
pub(super) struct File {
    id: String,
    /// The name of a file that comes along. What is there can't be named again.
    #[serde(skip_serializing_if = "Option::is_none")]
    filename: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    description: Option<String>,
}

impl Attachment {
    /// The file that comes with the request.
    pub(crate) fn new(name: &str, description: String) -> Self {
        Self { kept: None, name: name.to_owned(), description }
    }

    /// One that the message has.
    pub(crate) fn kept(id: AttachmentId, name: &str, description: String) -> Self {
        Self { kept: Some(id), name: name.to_owned(), description }
    }

    /// How the message refers to it.
    pub(super) fn url(&self) -> String {
        format!("attachment://{}", self.name)
    }

    /// The file, described where it is shown.
    pub(super) fn undescribed(&self) -> File {
        let filename = self.kept.is_none().then(|| self.name.clone());
        File { id: self.kept.map_or_else(|| "0".to_owned(), |id| id.to_string()), filename, description: None }
    }

    pub(super) fn described(&self) -> File {
        File { description: Some(self.description.clone()), ..self.undescribed() }
    }
}
