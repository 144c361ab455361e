//! Discord's requests and interactions as traffic.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use talon_loopback::discord::{Audience, Button, Entry, Interaction, LoopbackDiscord, Message, Person};

use super::reading::plain;
use crate::{Deed, Human, Key, Passed, Question, Saying, Screen};

/// A snowflake as the number of an account, a chat or a message.
pub fn number(id: u64) -> i64 {
    i64::try_from(id).expect("the first bit of a snowflake is free")
}

impl Human for Person {
    fn account(&self) -> i64 {
        number(self.id())
    }

    fn called(&self) -> String {
        self.name()
    }
}

impl Screen for Message {
    fn words(&self) -> String {
        plain(&self.framed().unwrap_or_else(|| Self::words(self)))
    }

    fn keys(&self) -> Vec<Key> {
        let keys = |button: &Button| {
            if button.options.is_empty() {
                return vec![Key { label: button.label.clone(), data: button.custom_id.clone() }];
            }
            // A menu entry is as good as a button.
            let key = |(label, value): &(String, String)| Key { label: label.clone(), data: Some(value.clone()) };
            button.options.iter().map(key).collect()
        };
        self.all_buttons().flat_map(keys).collect()
    }
}

/// What passed between the bot and this Discord, as far as people could notice.
pub fn read(discord: &LoopbackDiscord) -> Vec<Passed> {
    let (interactions, entries) = (discord.interactions(), discord.transcript());
    let known = Known::new(discord, &interactions, &entries);
    let mut asked = interactions.iter().peekable();
    let mut traffic = Vec::new();
    for entry in &entries {
        while let Some(interaction) = asked.next_if(|interaction| interaction.at <= entry.at) {
            traffic.push(Passed::Asked(question(interaction)));
        }
        traffic.extend(known.saying(entry).map(Passed::Said));
    }
    traffic.extend(asked.map(|interaction| Passed::Asked(question(interaction))));
    traffic
}

fn question(interaction: &Interaction) -> Question {
    let data = interaction.picked.clone().or_else(|| interaction.component.clone());
    Question { id: interaction.id.to_string(), by: number(interaction.by), data }
}

/// What the meaning of a request depends on.
struct Known<'a> {
    interactions: BTreeMap<u64, &'a Interaction>,
    /// By token.
    tokens: BTreeMap<&'a str, &'a Interaction>,
    /// The reader of each channel of direct messages.
    direct: BTreeMap<u64, i64>,
    /// The ephemeral messages.
    ephemeral: BTreeSet<u64>,
}

fn id_of(value: &Value) -> Option<u64> {
    value.as_str()?.parse().ok()
}

impl<'a> Known<'a> {
    fn new(discord: &LoopbackDiscord, interactions: &'a [Interaction], entries: &[Entry]) -> Self {
        let direct = entries.iter().filter(|entry| entry.route == "POST /users/@me/channels").filter_map(|entry| {
            let channel = entry.answer.as_ref().ok()?;
            Some((id_of(&channel["id"])?, number(id_of(&channel["recipients"][0]["id"])?)))
        });
        let channels: BTreeSet<u64> = interactions.iter().map(|interaction| interaction.channel).collect();
        let messages = channels.into_iter().flat_map(|channel| discord.messages(channel));
        Self {
            interactions: interactions.iter().map(|interaction| (interaction.id, interaction)).collect(),
            tokens: interactions.iter().map(|interaction| (interaction.token.as_str(), interaction)).collect(),
            direct: direct.collect(),
            ephemeral: messages.filter(Message::is_ephemeral).map(|message| message.id).collect(),
        }
    }

    fn saying(&self, entry: &Entry) -> Option<Saying> {
        let path = |name: &str| entry.path.get(name)?.parse::<u64>().ok();
        let asked = path("interaction_id").and_then(|id| self.interactions.get(&id));
        let (deed, message) = match entry.route.as_str() {
            "POST /interactions/{interaction_id}/{interaction_token}/callback" => match entry.body["type"].as_u64() {
                Some(4) => (Deed::Send, None),
                Some(7) => (Deed::Edit, asked.and_then(|interaction| interaction.message)),
                _ => (Deed::Other, None),
            },
            "POST /channels/{channel_id}/messages" | "POST /webhooks/{webhook_id}/{webhook_token}" => {
                (Deed::Send, None)
            }
            "PATCH /channels/{channel_id}/messages/{message_id}" => (Deed::Edit, path("message_id")),
            "DELETE /channels/{channel_id}/messages/{message_id}" => (Deed::Delete, path("message_id")),
            route if route.starts_with("PATCH /webhooks/") => (Deed::Edit, None),
            route if route.starts_with("DELETE /webhooks/") => (Deed::Delete, None),
            _ => (Deed::Other, None),
        };
        let reader = match entry.audience {
            Audience::Person(person) => Some(number(person)),
            Audience::Channel(_) => None,
            // If it was refused, it would have been read there.
            Audience::Nobody => self.direct.get(&entry.channel().unwrap_or_default()).copied().or_else(|| {
                let token = entry.path.get("webhook_token").or_else(|| entry.path.get("interaction_token"))?;
                Some(number(self.tokens.get(token.as_str())?.by))
            }),
        };
        let place = match entry.audience {
            Audience::Channel(channel) => Some(channel),
            Audience::Person(_) | Audience::Nobody => entry.channel(),
        };
        if deed == Deed::Other && entry.audience == Audience::Nobody && asked.is_none() {
            return None;
        }
        let sent = entry.answer.as_ref().ok().and_then(|answer| id_of(&answer["id"]));
        let shown = if asked.is_some() { &entry.body["data"] } else { &entry.body };
        let text = text_of(shown);
        let by_token = entry.route.contains("/webhooks/") || (asked.is_some() && deed == Deed::Send);
        Some(Saying {
            request: entry.route.clone(),
            deed,
            answers: asked.filter(|_| entry.succeeded()).map(|interaction| interaction.id.to_string()),
            reader,
            chat: reader.or_else(|| place.map(number)),
            message: message.or(sent).map(number),
            panel: by_token || message.is_some_and(|message| self.ephemeral.contains(&message)),
            shown: framed(shown).as_deref().map(plain).filter(|_| entry.succeeded()),
            text,
            carried: entry.body.clone(),
            done: entry.succeeded(),
        })
    }
}

/// The text of a message: a sentence, or a page with its notification text.
fn text_of(message: &Value) -> Option<String> {
    let content = message["content"].as_str().filter(|content| !content.is_empty()).map(ToOwned::to_owned);
    let beside = components(message).filter_map(words);
    let parts: Vec<String> = content.into_iter().chain(beside).chain(framed(message)).collect();
    (!parts.is_empty()).then(|| parts.join("\n"))
}

/// A message's page: the title and the lines of its embeds, or the texts of its container, with blank lines for separators.
fn framed(message: &Value) -> Option<String> {
    let embeds = message["embeds"].as_array().into_iter().flatten();
    let embedded = embeds.flat_map(|embed| [&embed["title"], &embed["description"]]);
    let embedded = embedded.filter_map(Value::as_str).filter(|part| !part.is_empty()).map(ToOwned::to_owned);
    let contained = components(message).flat_map(components).filter_map(|one| match one["type"].as_u64() {
        Some(14) => Some(String::new()),
        _ => words(one),
    });
    let parts: Vec<String> = embedded.chain(contained).collect();
    (!parts.is_empty()).then(|| parts.join("\n"))
}

fn components(of: &Value) -> impl Iterator<Item = &Value> {
    of["components"].as_array().into_iter().flatten()
}

fn words(component: &Value) -> Option<String> {
    component["content"].as_str().map(ToOwned::to_owned)
}
