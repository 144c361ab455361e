//! Interactions: what people ask of the bot, and how long it may answer.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::Instant;

use crate::discord::error::ApiError;
use crate::discord::world::World;
use crate::discord::world::channels::ChannelKind;
use crate::discord::world::ids::{Id, text};
use crate::discord::world::json::extend;
use crate::discord::world::messages::Stored;
use crate::discord::world::permissions::Permissions;

/// How every token begins: `interaction:` in base64. The id follows, then a secret.
const TOKEN_PREFIX: &str = "aW50ZXJhY3Rpb246";

/// What a person did, by the API's numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Command = 2,
    Component = 3,
    Autocomplete = 4,
    Form = 5,
}

/// How the bot answered first, by the API's numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnswerKind {
    /// A new message.
    Message = 4,
    /// "Thinking…": the message comes later.
    Deferred = 5,
    /// With a sign that the pressed message will be changed, perhaps.
    DeferredUpdate = 6,
    /// By changing the pressed message.
    Update = 7,
    /// With suggestions for an option.
    Choices = 8,
    /// With a form to fill in.
    Form = 9,
}

/// The state of an answer.
#[derive(Debug, Clone)]
pub(crate) struct Answered {
    pub(crate) kind: AnswerKind,
    pub(crate) ephemeral: bool,
    /// The data of suggestions and forms.
    pub(crate) data: Value,
    /// Wall time from the question.
    pub(crate) after: Duration,
}

#[derive(Debug, Clone)]
pub(crate) struct Interaction {
    pub(crate) id: Id,
    pub(crate) token: String,
    pub(crate) kind: Kind,
    pub(crate) user: Id,
    pub(crate) channel: Id,
    /// The message whose component was used, or from which a form came.
    pub(crate) message: Option<Id>,
    /// The data that was sent with it.
    pub(crate) data: Value,
    /// On the wall: how long an answer takes does not depend on virtual time.
    asked: Instant,
    /// Virtual.
    pub(crate) asked_at: Duration,
    pub(crate) answered: Option<Answered>,
    /// The message that `@original` means.
    pub(crate) original: Option<Id>,
    /// Every message that came of it.
    pub(crate) messages: Vec<Id>,
    /// True if the original has no content yet.
    pub(crate) awaited: bool,
    /// `interaction_metadata` of the messages that come of it.
    pub(crate) metadata: Value,
}

/// All interactions that were ever asked.
#[derive(Debug, Default)]
pub(crate) struct Interactions {
    pub(crate) all: BTreeMap<Id, Interaction>,
}

impl Interactions {
    /// The interaction with this token. The token contains the id, so a day's many interactions need not be searched.
    pub(crate) fn by_token(&self, token: &str) -> Option<&Interaction> {
        let (id, _) = token.strip_prefix(TOKEN_PREFIX)?.split_once(':')?;
        let id = id.parse().ok()?;
        self.all.get(&id).filter(|found| found.token == token)
    }
}

/// A deed of a person that asks the bot.
#[derive(Debug)]
pub(crate) struct Question {
    pub(crate) user: Id,
    pub(crate) channel: Id,
    pub(crate) kind: Kind,
    pub(crate) data: Value,
    pub(crate) message: Option<Stored>,
}

impl World {
    /// Sends an interaction to the bot; its id.
    pub(crate) fn ask(&mut self, question: Question) -> Id {
        let id = self.mint.asked();
        let token = format!("{TOKEN_PREFIX}{id}:{:016x}{:016x}", self.draw(u64::MAX), self.draw(u64::MAX));
        let owners = self.owners(question.user, question.channel);
        let mut metadata = json!({
            "id": text(id), "type": question.kind as u8, "user": self.user_json(question.user),
            "authorizing_integration_owners": owners,
        });
        if let Some(message) = &question.message {
            metadata["interacted_message_id"] = text(message.id);
        }
        let data = self.interaction_json(id, &token, &question, &owners);
        let interaction = Interaction {
            id,
            token,
            kind: question.kind,
            user: question.user,
            channel: question.channel,
            message: question.message.map(|message| message.id),
            data: question.data,
            asked: Instant::now(),
            asked_at: self.now(),
            answered: None,
            original: None,
            messages: Vec::new(),
            awaited: false,
            metadata,
        };
        let guild = self.channels.get(&interaction.channel).and_then(|channel| channel.guild);
        self.interactions.all.insert(id, interaction);
        self.event("INTERACTION_CREATE", guild, data);
        id
    }

    /// Who installed the app that is used here: a guild by 0, a user by 1.
    fn owners(&self, user: Id, channel: Id) -> Value {
        let mut owners = json!({});
        let Some(channel) = self.channels.get(&channel) else { return owners };
        let guild = channel.guild.and_then(|id| self.guilds.get(&id));
        if guild.is_some_and(|guild| guild.has_bot()) {
            owners["0"] = json!(guild.map(|guild| guild.id.to_string()));
        } else if matches!(channel.kind, ChannelKind::Direct { .. }) {
            owners["0"] = json!("0");
        }
        if self.users.get(&user).is_some_and(|user| user.installed) {
            owners["1"] = text(user);
        }
        owners
    }

    fn interaction_json(&self, id: Id, token: &str, question: &Question, owners: &Value) -> Value {
        let user = question.user;
        let locale = self.users.get(&user).map(|user| user.locale.clone()).unwrap_or_default();
        let mut json = json!({
            "id": text(id), "application_id": text(self.application), "type": question.kind as u8,
            "data": question.data, "token": token, "version": 1, "channel_id": text(question.channel),
            "locale": locale, "entitlements": [], "attachment_size_limit": 10_485_760,
            "authorizing_integration_owners": owners,
        });
        if let Some(channel) = self.channels.get(&question.channel) {
            json["context"] = json!(channel.context());
            json["channel"] = self.channel_json(channel);
            json["app_permissions"] = self.app_permissions(question.channel).json();
            let guild = channel.guild.and_then(|guild| self.guilds.get(&guild));
            match guild {
                None => json["user"] = self.user_json(user),
                Some(guild) => {
                    let permissions = self.person_permissions(question.channel, user).json();
                    let mut member = self.member_json(guild.id, user).unwrap_or_else(|| json!({}));
                    member["permissions"] = permissions.clone();
                    json["channel"]["permissions"] = permissions;
                    extend(
                        &mut json,
                        json!({
                            "guild_id": text(guild.id), "guild_locale": guild.locale, "member": member,
                            "guild": {"id": text(guild.id), "features": [], "locale": guild.locale},
                        }),
                    );
                }
            }
            if let Some(message) = &question.message {
                json["message"] = self.message_json(channel, message);
            }
        }
        json
    }

    /// The app's permissions where the input was made; if the bot is not a member, those of every member.
    fn app_permissions(&self, channel: Id) -> Permissions {
        match self.bot_permissions(channel) {
            Permissions::NONE => Permissions::MEMBER,
            granted => granted,
        }
    }

    /// The interaction that a callback names.
    ///
    /// # Errors
    /// 10062 when there is none or its three seconds are over, 40060 when it has its answer.
    pub(crate) fn unanswered(&self, id: Id, token: &str) -> Result<&Interaction, ApiError> {
        let found = self.interactions.all.get(&id).filter(|found| found.token == token);
        let found = found.ok_or_else(ApiError::unknown_interaction)?;
        if found.answered.is_some() {
            return Err(ApiError::already_acknowledged());
        }
        if found.asked.elapsed() > self.options.answer_within {
            return Err(ApiError::unknown_interaction());
        }
        Ok(found)
    }

    pub(crate) fn interaction_mut(&mut self, id: Id) -> Option<&mut Interaction> {
        self.interactions.all.get_mut(&id)
    }

    /// Notes the first answer.
    pub(crate) fn acknowledge(&mut self, id: Id, kind: AnswerKind, ephemeral: bool, data: Value) {
        if let Some(found) = self.interaction_mut(id) {
            found.answered = Some(Answered { kind, ephemeral, data, after: found.asked.elapsed() });
        }
    }

    /// The interaction that a webhook's token names.
    ///
    /// # Errors
    /// 10015 when there is none or it has no answer yet, 50027 when its quarter of an hour is over.
    pub(crate) fn by_token(&self, application: Id, token: &str) -> Result<&Interaction, ApiError> {
        let found = self.interactions.by_token(token);
        let found = found.filter(|_| application == self.application).ok_or_else(ApiError::unknown_webhook)?;
        if self.now().saturating_sub(found.asked_at) > self.options.token_lifetime {
            return Err(ApiError::invalid_webhook_token());
        }
        if found.answered.is_none() {
            return Err(ApiError::unknown_webhook());
        }
        Ok(found)
    }
}
