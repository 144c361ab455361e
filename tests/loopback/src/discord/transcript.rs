//! Every request that the bot made.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::Value;

use crate::discord::server::routes::Route;
use crate::discord::world::interactions::Interaction as Asked;

/// What a request counts as in a budget.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cost {
    /// A first answer to an interaction: free.
    Answer,
    /// A followup to an interaction or a change of its answer: limited by the interaction.
    FollowUp,
    /// A new message in a channel.
    Message,
    /// An edit of a message in a channel.
    Edit,
    /// A deletion in a channel.
    Deletion,
    /// Everything else.
    Other,
}

/// Who can read what a request carried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// Everybody who sees this channel.
    Channel(u64),
    /// One person.
    Person(u64),
    /// Nobody: nothing was shown.
    Nobody,
}

/// One request and its answer.
#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    /// Its number, from 1.
    pub number: usize,
    /// Virtual time since the server's start.
    pub at: Duration,
    /// The route, as `POST /channels/{channel_id}/messages`.
    pub route: String,
    /// The values of the route's braces.
    pub path: BTreeMap<String, String>,
    /// The query.
    pub query: BTreeMap<String, String>,
    /// The JSON body; null when there was none.
    pub body: Value,
    /// The names of the files that came along.
    pub files: Vec<String>,
    /// Who can read it.
    pub audience: Audience,
    /// The HTTP status.
    pub status: u16,
    /// The answer's body (null with 204), or the complete error body.
    pub answer: Result<Value, Value>,
    /// Whether a planned failure affected it. After a lost answer, the entry still shows what happened.
    pub failed: Option<String>,
    pub(crate) kind: Route,
}

/// Something that a person asked of the bot.
#[derive(Debug, Clone, PartialEq)]
pub struct Interaction {
    /// Its id.
    pub id: u64,
    /// The token that answers need.
    pub token: String,
    /// Who asked.
    pub by: u64,
    /// Where.
    pub channel: u64,
    /// The message whose component was used, or from which a form came.
    pub message: Option<u64>,
    /// Virtual time since the server's start, as in [`Entry::at`].
    pub at: Duration,
    /// The custom id of a component or form.
    pub component: Option<String>,
    /// The one value that was picked from a menu.
    pub picked: Option<String>,
    /// The name of a command.
    pub command: Option<String>,
    /// How many first answers were accepted: 0 or 1.
    pub answers: usize,
}

impl Interaction {
    pub(crate) fn of(asked: &Asked) -> Self {
        let picked = asked.data["values"].as_array().and_then(|values| match &values[..] {
            [value] => value.as_str(),
            _ => None,
        });
        let named = |name: &str| asked.data[name].as_str().map(ToOwned::to_owned);
        Self {
            id: asked.id,
            token: asked.token.clone(),
            by: asked.user,
            channel: asked.channel,
            message: asked.message,
            at: asked.asked_at,
            component: named("custom_id"),
            picked: picked.map(ToOwned::to_owned),
            command: named("name"),
            answers: usize::from(asked.answered.is_some()),
        }
    }
}

fn strings<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::String(text) => found.push(text),
        Value::Array(items) => items.iter().for_each(|item| strings(item, found)),
        Value::Object(fields) => fields.values().for_each(|field| strings(field, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

impl Entry {
    /// The channel in its path.
    #[must_use]
    pub fn channel(&self) -> Option<u64> {
        self.path.get("channel_id")?.parse().ok()
    }

    /// True if it was carried out.
    #[must_use]
    pub fn succeeded(&self) -> bool {
        self.answer.is_ok()
    }

    /// What it counts as.
    #[must_use]
    pub fn cost(&self) -> Cost {
        match self.kind {
            Route::Answer => Cost::Answer,
            Route::CreateMessage => Cost::Message,
            Route::EditMessage => Cost::Edit,
            Route::DeleteMessage => Cost::Deletion,
            route if route.by_interaction() => Cost::FollowUp,
            _ => Cost::Other,
        }
    }

    /// Every string in its body, file names included.
    #[must_use]
    pub fn words(&self) -> Vec<&str> {
        let mut found: Vec<&str> = self.files.iter().map(String::as_str).collect();
        strings(&self.body, &mut found);
        found
    }

    /// True if these words occur in its body; for finding leaks.
    #[must_use]
    pub fn mentions(&self, words: &str) -> bool {
        self.words().into_iter().any(|text| text.contains(words))
    }
}
