//! What the bot answers to what a person did.

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;

use crate::bell::TimedOut;
use crate::discord::people::message::Message;
use crate::discord::server::Shared;
use crate::discord::world::World;
use crate::discord::world::deeds::DeedError;
use crate::discord::world::ids::Id;
use crate::discord::world::interactions::AnswerKind;

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AnswerError {
    /// The person could not do it at all.
    #[error(transparent)]
    Deed(#[from] DeedError),
    /// The bot did not answer.
    #[error(transparent)]
    TimedOut(#[from] TimedOut),
}

/// A form that opened.
#[derive(Debug, Clone, PartialEq)]
pub struct Form {
    /// The heading.
    pub title: String,
    /// What the bot will receive.
    pub custom_id: String,
    /// The rows with inputs, as the API has them.
    pub rows: Vec<Value>,
}

/// The bot's answer to an interaction.
#[derive(Debug, Clone, PartialEq)]
pub struct InteractionAnswer {
    /// How it answered first.
    pub kind: AnswerKind,
    /// Whether only the asker sees it.
    pub ephemeral: bool,
    /// Wall time that the first answer took.
    pub after: Duration,
    /// The message that it is or changed, as it is now; none when it is gone, or there is none.
    pub message: Option<Message>,
    /// Suggestions: what is shown, and what is meant.
    pub choices: Vec<(String, Value)>,
    /// The form.
    pub form: Option<Form>,
}

/// An interaction that a person sent.
#[derive(Debug, Clone)]
pub struct Asked {
    shared: Arc<Shared>,
    id: Id,
}

impl Asked {
    pub(crate) fn new(shared: Arc<Shared>, id: Id) -> Self {
        Self { shared, id }
    }

    /// The interaction's id.
    #[must_use]
    pub fn id(&self) -> u64 {
        self.id
    }

    /// The token that answers need.
    #[must_use]
    pub fn token(&self) -> String {
        self.shared
            .read(|world| world.interactions.all.get(&self.id).map(|asked| asked.token.clone()).unwrap_or_default())
    }

    /// The answer as it is now; none before there is one.
    #[must_use]
    pub fn answer(&self) -> Option<InteractionAnswer> {
        self.shared.read(|world| look(world, self.id))
    }

    /// Waits for the first answer, of any kind.
    ///
    /// # Errors
    /// If none comes within the options' patience.
    pub async fn answered(&self) -> Result<InteractionAnswer, TimedOut> {
        self.shared.bell.wait("answer to an interaction", || self.answer(), String::new).await
    }

    /// Waits until the answer's message has its words: after "thinking…", until it came.
    ///
    /// # Errors
    /// If none comes within the options' patience.
    pub async fn shown(&self) -> Result<Message, TimedOut> {
        let look = || self.answer()?.message.filter(|message| !message.loading);
        self.shared.bell.wait("message in answer to an interaction", look, || format!("{:?}", self.answer())).await
    }

    /// Waits for a form and sends it with these values, by the inputs' ids.
    ///
    /// # Errors
    /// If there is no form, or a required value is missing.
    pub async fn fill_in(&self, values: &[(&str, &str)]) -> Result<Self, AnswerError> {
        self.answered().await?;
        let id = self.shared.change(|world| world.submit(self.id, values))?;
        Ok(Self { shared: Arc::clone(&self.shared), id })
    }
}

fn look(world: &World, id: Id) -> Option<InteractionAnswer> {
    let asked = world.interactions.all.get(&id)?;
    let answered = asked.answered.as_ref()?;
    let stored = asked.original.and_then(|message| world.stored(asked.channel, message));
    let message = stored.map(|stored| Message::of(world, asked.channel, stored));
    let data = &answered.data;
    let choices = data["choices"].as_array().into_iter().flatten();
    let form = (answered.kind == AnswerKind::Form).then(|| Form {
        title: data["title"].as_str().unwrap_or_default().to_owned(),
        custom_id: data["custom_id"].as_str().unwrap_or_default().to_owned(),
        rows: data["components"].as_array().cloned().unwrap_or_default(),
    });
    Some(InteractionAnswer {
        kind: answered.kind,
        ephemeral: answered.ephemeral,
        after: answered.after,
        message,
        choices: choices
            .filter_map(|choice| Some((choice["name"].as_str()?.to_owned(), choice["value"].clone())))
            .collect(),
        form,
    })
}
