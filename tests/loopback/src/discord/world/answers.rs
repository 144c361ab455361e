//! Answers to interactions: the first response, follow-ups, and edits.

use serde_json::{Value, json};

use crate::discord::error::{ApiError, ApiResult, Reply};
use crate::discord::server::call::{Call, Upload};
use crate::discord::server::routes::Route;
use crate::discord::transcript::Audience;
use crate::discord::world::World;
use crate::discord::world::channels::ChannelKind;
use crate::discord::world::ids::{Id, parse, text};
use crate::discord::world::interactions::{AnswerKind, Interaction, Kind};
use crate::discord::world::messages::{EPHEMERAL, LOADING, Stored};

/// What a callback leads to.
struct Outcome {
    kind: AnswerKind,
    message: Option<Id>,
    ephemeral: bool,
}

fn wrong_type(kind: u64) -> ApiError {
    let message = format!("Interaction callback type {kind} does not fit this interaction");
    ApiError::invalid_form(
        json!({"type": {"_errors": [{"code": "INTERACTION_CALLBACK_TYPE_INVALID", "message": message}]}}),
    )
}

/// The answer that a number means, if it fits such a question.
fn answer_kind(number: u64, asked: &Interaction) -> Result<AnswerKind, ApiError> {
    let on_message = asked.message.is_some();
    match (number, asked.kind) {
        (4, Kind::Command | Kind::Component | Kind::Form) => Ok(AnswerKind::Message),
        (5, Kind::Command | Kind::Component | Kind::Form) => Ok(AnswerKind::Deferred),
        (6, Kind::Component | Kind::Form) if on_message => Ok(AnswerKind::DeferredUpdate),
        (7, Kind::Component | Kind::Form) if on_message => Ok(AnswerKind::Update),
        (8, Kind::Autocomplete) => Ok(AnswerKind::Choices),
        (9, Kind::Command | Kind::Component) => Ok(AnswerKind::Form),
        _ => Err(wrong_type(number)),
    }
}

impl World {
    /// `POST /interactions/{id}/{token}/callback`.
    pub(crate) fn answer(&mut self, id: Id, token: &str, body: &Value, files: &[Upload], full: bool) -> ApiResult {
        let asked = self.unanswered(id, token)?.clone();
        let kind = answer_kind(body["type"].as_u64().unwrap_or_default(), &asked)?;
        let data = &body["data"];
        let outcome = match kind {
            AnswerKind::Message => self.answer_with_message(&asked, data, files)?,
            AnswerKind::Deferred => self.answer_later(&asked, data),
            AnswerKind::DeferredUpdate => Outcome { kind, message: asked.message, ephemeral: false },
            AnswerKind::Update => self.answer_by_update(&asked, data, files)?,
            AnswerKind::Choices | AnswerKind::Form => Outcome { kind, message: None, ephemeral: false },
        };
        self.acknowledge(id, outcome.kind, outcome.ephemeral, data.clone());
        if let Some(found) = self.interaction_mut(id) {
            found.original = outcome.message;
            found.messages.extend(outcome.message);
            found.awaited = outcome.kind == AnswerKind::Deferred;
        }
        if full { Ok(Reply::ok(self.callback_json(&asked, &outcome))) } else { Ok(Reply::nothing()) }
    }

    fn callback_json(&self, asked: &Interaction, outcome: &Outcome) -> Value {
        let mut json = json!({"interaction": {
            "id": text(asked.id), "type": asked.kind as u8, "channel_id": text(asked.channel),
        }});
        let channel = self.channels.get(&asked.channel);
        let stored = outcome.message.and_then(|message| self.stored(asked.channel, message));
        if let (Some(channel), Some(stored)) = (channel, stored) {
            json["interaction"]["response_message_id"] = text(stored.id);
            json["interaction"]["response_message_ephemeral"] = json!(stored.is_ephemeral());
            json["interaction"]["response_message_loading"] = json!(stored.flags & LOADING != 0);
            json["resource"] = json!({"type": outcome.kind as u8, "message": self.message_json(channel, stored)});
        }
        json
    }

    /// A message that an interaction creates.
    fn answer_message(&mut self, asked: &Interaction, mut draft: Stored, allowed: Option<&Value>) -> Id {
        draft.author = self.bot;
        draft.only_for = draft.is_ephemeral().then_some(asked.user);
        draft.asked = Some(asked.metadata.clone());
        draft.mentioned = self.mentioned(&draft.mentioning(), allowed);
        self.put_message(asked.channel, draft)
    }

    fn answer_with_message(
        &mut self,
        asked: &Interaction,
        data: &Value,
        files: &[Upload],
    ) -> Result<Outcome, ApiError> {
        let draft = self.draft(asked.channel, data, files)?;
        if draft.is_empty() {
            return Err(ApiError::empty_message());
        }
        let ephemeral = draft.is_ephemeral();
        let message = self.answer_message(asked, draft, data.get("allowed_mentions"));
        Ok(Outcome { kind: AnswerKind::Message, message: Some(message), ephemeral })
    }

    fn answer_later(&mut self, asked: &Interaction, data: &Value) -> Outcome {
        let ephemeral = data["flags"].as_u64().unwrap_or_default() & EPHEMERAL != 0;
        let flags = LOADING | if ephemeral { EPHEMERAL } else { 0 };
        let message = self.answer_message(asked, Stored { flags, ..Stored::default() }, None);
        Outcome { kind: AnswerKind::Deferred, message: Some(message), ephemeral }
    }

    fn answer_by_update(&mut self, asked: &Interaction, data: &Value, files: &[Upload]) -> Result<Outcome, ApiError> {
        let message = asked.message.ok_or_else(ApiError::unknown_message)?;
        self.rewrite(asked.channel, message, data, files)?;
        Ok(Outcome { kind: AnswerKind::Update, message: Some(message), ephemeral: false })
    }

    /// `POST /webhooks/{application}/{token}`.
    pub(crate) fn follow_up(&mut self, application: Id, token: &str, body: &Value, files: &[Upload]) -> ApiResult {
        let asked = self.by_token(application, token)?.clone();
        // After "thinking…" the first message is the one that was announced.
        if let (true, Some(original)) = (asked.awaited, asked.original) {
            return self.edit_answer(application, token, original, body, files);
        }
        let draft = self.draft(asked.channel, body, files)?;
        if draft.is_empty() {
            return Err(ApiError::empty_message());
        }
        let id = self.answer_message(&asked, draft, body.get("allowed_mentions"));
        if let Some(stored) = self.stored_mut(asked.channel, id)
            && let (Some(metadata), Some(original)) = (&mut stored.asked, asked.original)
        {
            metadata["original_response_message_id"] = text(original);
        }
        if let Some(found) = self.interaction_mut(asked.id) {
            found.messages.push(id);
        }
        self.answer_json(asked.channel, id)
    }

    fn answer_json(&self, channel: Id, message: Id) -> ApiResult {
        let channel = self.channels.get(&channel).ok_or_else(ApiError::unknown_channel)?;
        let stored = channel.messages.get(&message).ok_or_else(ApiError::unknown_message)?;
        Ok(Reply::ok(self.message_json(channel, stored)))
    }

    /// The message that `@original` or an id means to a token.
    ///
    /// # Errors
    /// Those of the token; 10008 for what did not come of this interaction.
    pub(crate) fn answered_message(
        &self,
        application: Id,
        token: &str,
        message: Option<Id>,
    ) -> Result<(Id, Id), ApiError> {
        let asked = self.by_token(application, token)?;
        let wanted = message.or(asked.original).ok_or_else(ApiError::unknown_message)?;
        let own = asked.messages.contains(&wanted) && self.stored(asked.channel, wanted).is_some();
        if own { Ok((asked.channel, wanted)) } else { Err(ApiError::unknown_message()) }
    }

    pub(crate) fn get_answer(&self, application: Id, token: &str, message: Option<Id>) -> ApiResult {
        let (channel, message) = self.answered_message(application, token, message)?;
        self.answer_json(channel, message)
    }

    pub(crate) fn edit_answer(
        &mut self,
        application: Id,
        token: &str,
        message: Id,
        body: &Value,
        files: &[Upload],
    ) -> ApiResult {
        let (channel, message) = self.answered_message(application, token, Some(message))?;
        self.rewrite(channel, message, body, files)?;
        let asked = self.by_token(application, token)?.id;
        if let Some(found) = self.interaction_mut(asked)
            && found.original == Some(message)
        {
            found.awaited = false;
        }
        self.answer_json(channel, message)
    }

    pub(crate) fn edit_original(&mut self, application: Id, token: &str, body: &Value, files: &[Upload]) -> ApiResult {
        let (_, message) = self.answered_message(application, token, None)?;
        self.edit_answer(application, token, message, body, files)
    }

    pub(crate) fn delete_answer(&mut self, application: Id, token: &str, message: Option<Id>) -> ApiResult {
        let (channel, message) = self.answered_message(application, token, message)?;
        self.erase(channel, message);
        Ok(Reply::nothing())
    }
}

impl World {
    /// Who can read what a request carried that was carried out.
    pub(crate) fn audience(&self, call: &Call, answer: &ApiResult) -> Audience {
        if call.body.is_null() {
            return Audience::Nobody;
        }
        if let Ok(channel) = call.id("channel_id") {
            return self.readers(channel);
        }
        let token = call.path.get("interaction_token").or_else(|| call.path.get("webhook_token"));
        let asked = token.and_then(|token| self.interactions.by_token(token));
        let Some(asked) = asked else { return Audience::Nobody };
        let unchanged = asked.answered.as_ref().is_some_and(|answered| answered.kind == AnswerKind::DeferredUpdate);
        let shown = match (call.route, answer) {
            (Route::Answer, _) => asked.original.filter(|_| !unchanged),
            (_, Ok(Reply { body: Some(message), .. })) => parse(&message["id"]),
            _ => None,
        };
        match shown.and_then(|message| self.stored(asked.channel, message)) {
            Some(stored) if !stored.is_ephemeral() => self.readers(asked.channel),
            // Ephemeral messages; suggestions, forms and signs that the press was noticed.
            Some(_) | None => Audience::Person(asked.user),
        }
    }

    /// Who reads a channel: in direct messages with the bot it is one person.
    fn readers(&self, channel: Id) -> Audience {
        match self.channels.get(&channel).map(|channel| &channel.kind) {
            Some(ChannelKind::Direct { person }) => Audience::Person(*person),
            _ => Audience::Channel(channel),
        }
    }
}
