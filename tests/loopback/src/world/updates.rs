//! The queue of updates: numbering, `allowed_updates`, confirming by offset, long polls that push each other out.

use std::collections::{BTreeMap, VecDeque};

use serde_json::{Value, json};

use crate::error::{ApiError, ApiResult};
use crate::wire::params::Params;
use crate::world::World;

/// What is not delivered unless asked for by name.
const ON_REQUEST: [&str; 3] = ["chat_member", "message_reaction", "message_reaction_count"];

#[derive(Debug, Clone)]
struct Pending {
    id: i64,
    value: Value,
    twice: bool,
}

#[derive(Debug)]
pub(crate) struct Updates {
    next: i64,
    queue: VecDeque<Pending>,
    /// Delivered again though confirmed: the confirmation got lost.
    echoes: VecDeque<(i64, Value)>,
    /// On their way to the webhook, with their chats.
    under_way: BTreeMap<i64, i64>,
    /// How many updates two processes have taken.
    pub(crate) taken_twice: u64,
    allowed: Option<Vec<String>>,
    duplicate: usize,
    /// Of a million updates, how many arrive twice.
    pub(crate) duplicate_per_million: u64,
    /// How many updates are collected before they are numbered in another order.
    shuffle: usize,
    held: Vec<(&'static str, Value)>,
    ticket: u64,
    /// Polls that wait right now.
    pub(crate) waiting: usize,
}

/// One long poll's turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Poll {
    pub(crate) ticket: u64,
    pub(crate) limit: usize,
    /// Seconds of virtual time.
    pub(crate) timeout: u64,
}

impl Updates {
    pub(crate) fn new(first: i64) -> Self {
        Self {
            next: first,
            queue: VecDeque::new(),
            echoes: VecDeque::new(),
            under_way: BTreeMap::new(),
            taken_twice: 0,
            allowed: None,
            duplicate: 0,
            duplicate_per_million: 0,
            shuffle: 0,
            held: Vec::new(),
            ticket: 0,
            waiting: 0,
        }
    }

    fn wants(&self, kind: &str) -> bool {
        match &self.allowed {
            Some(kinds) => kinds.iter().any(|allowed| allowed == kind),
            None => !ON_REQUEST.contains(&kind),
        }
    }

    fn number(&mut self, kind: &'static str, value: Value) {
        let id = self.next;
        self.next += 1;
        let mut update = json!({"update_id": id});
        update[kind] = value;
        let twice = self.duplicate > 0;
        self.duplicate = self.duplicate.saturating_sub(1);
        self.queue.push_back(Pending { id, value: update, twice });
    }

    /// Sets which kinds are delivered from now on, when the request says so; an empty list means the usual ones.
    pub(crate) fn allow(&mut self, list: Option<Value>) {
        if let Some(Value::Array(kinds)) = list {
            let kinds: Vec<String> = kinds.iter().filter_map(|kind| kind.as_str().map(ToOwned::to_owned)).collect();
            self.allowed = (!kinds.is_empty()).then_some(kinds);
        }
    }

    pub(crate) fn allowed(&self) -> Option<&[String]> {
        self.allowed.as_deref()
    }

    pub(crate) fn clear(&mut self) {
        self.queue.clear();
        self.echoes.clear();
    }

    pub(crate) fn len(&self) -> usize {
        self.queue.len() + self.echoes.len()
    }

    /// Lets the next `count` updates arrive twice.
    pub(crate) fn duplicate(&mut self, count: usize) {
        self.duplicate += count;
    }

    /// Collects the next `count` updates and lets them arrive in another order.
    pub(crate) fn shuffle(&mut self, count: usize) {
        self.shuffle = count;
    }

    /// How many polls there were.
    pub(crate) fn polls(&self) -> u64 {
        self.ticket
    }

    /// How many updates are on their way to the webhook.
    pub(crate) fn under_way(&self) -> usize {
        self.under_way.len()
    }

    /// The update that is delivered to the webhook next, on its way from now on. Those of one chat go one after the other where
    /// they keep their order.
    pub(crate) fn next_to_deliver(&mut self, in_order: bool) -> Option<(i64, Value)> {
        let busy: Vec<i64> = if in_order { self.under_way.values().copied().collect() } else { Vec::new() };
        let echoes = self.echoes.iter().map(|(id, value)| (*id, value));
        let mut waiting = echoes.chain(self.queue.iter().map(|pending| (pending.id, &pending.value)));
        let free = |(id, value): &(i64, &Value)| !self.under_way.contains_key(id) && !busy.contains(&chat_of(value));
        let (id, value) = waiting.find(free)?;
        let next = (id, value.clone());
        self.under_way.insert(id, chat_of(&next.1));
        Some(next)
    }

    /// Ends a delivery to this many processes; it succeeded if one of them accepted it.
    pub(crate) fn ended(&mut self, id: i64, taken: usize) {
        self.under_way.remove(&id);
        self.taken_twice += u64::from(taken > 1);
        if taken > 0 {
            self.forget(id);
        }
    }

    fn forget(&mut self, id: i64) {
        if let Some(echo) = self.echoes.iter().position(|(echo, _)| *echo == id) {
            self.echoes.remove(echo);
        } else if let Some(place) = self.queue.iter().position(|pending| pending.id == id)
            && let Some(pending) = self.queue.remove(place)
            && pending.twice
        {
            self.echoes.push_back((id, pending.value));
        }
    }

    /// Forgets what `offset` confirms; a negative one keeps only the newest.
    fn confirm(&mut self, offset: i64) {
        if offset < 0 {
            let keep = usize::try_from(-offset).unwrap_or(usize::MAX);
            self.queue.drain(..self.queue.len().saturating_sub(keep));
        } else {
            while self.queue.front().is_some_and(|pending| pending.id < offset) {
                self.queue.pop_front();
            }
        }
    }
}

/// The chat that an update belongs to.
fn chat_of(update: &Value) -> i64 {
    let press = &update["callback_query"];
    let chats =
        [&update["message"]["chat"], &press["message"]["chat"], &press["from"], &update["my_chat_member"]["chat"]];
    chats.into_iter().find_map(|chat| chat["id"].as_i64()).unwrap_or_default()
}

impl World {
    /// Delivers an update of this kind, if the bot asked for it.
    pub(crate) fn update(&mut self, kind: &'static str, value: Value) {
        if !self.updates.wants(kind) {
            return;
        }
        let luck = self.updates.duplicate_per_million;
        if luck > 0 && self.draw(1_000_000) < luck {
            self.updates.duplicate(1);
        }
        if self.updates.shuffle == 0 {
            self.updates.number(kind, value);
            return;
        }
        self.updates.held.push((kind, value));
        if self.updates.held.len() >= self.updates.shuffle {
            self.release_held();
        }
    }

    /// Numbers what was collected, in an order that differs from the one of the events.
    pub(crate) fn release_held(&mut self) {
        self.updates.shuffle = 0;
        let mut held = std::mem::take(&mut self.updates.held);
        held.reverse();
        if held.len() > 2 {
            let turn = usize::try_from(self.draw(held.len() as u64 - 1)).unwrap_or_default();
            held.rotate_left(turn);
        }
        for (kind, value) in held {
            self.updates.number(kind, value);
        }
    }

    /// # Errors
    /// 409 while a webhook is set.
    pub(crate) fn open_poll(&mut self, params: &Params) -> Result<Poll, ApiError> {
        if self.webhook.is_some() {
            return Err(webhook_active());
        }
        self.updates.ticket += 1;
        self.updates.allow(params.json("allowed_updates")?);
        let offset = params.int("offset").unwrap_or(0);
        if offset != 0 {
            self.updates.confirm(offset);
        }
        let limit = params.int("limit").unwrap_or(100).clamp(1, 100);
        let timeout = params.int("timeout").unwrap_or(0).clamp(0, 50);
        Ok(Poll {
            ticket: self.updates.ticket,
            limit: usize::try_from(limit).unwrap_or(100),
            timeout: timeout.unsigned_abs(),
        })
    }

    /// What a waiting poll gets now: updates, nothing yet, or its end.
    pub(crate) fn poll(&mut self, poll: Poll) -> Result<Option<Value>, ApiError> {
        if self.webhook.is_some() {
            return Err(ApiError::conflict("terminated by setWebhook request"));
        }
        if self.updates.ticket != poll.ticket {
            return Err(ApiError::conflict(
                "terminated by other getUpdates request; make sure that only one bot instance is running",
            ));
        }
        if self.updates.len() == 0 {
            return Ok(None);
        }
        let mut batch: Vec<Value> = self.updates.echoes.drain(..).map(|(_, value)| value).collect();
        let mut echoes = Vec::new();
        for pending in self.updates.queue.iter_mut().take(poll.limit.saturating_sub(batch.len())) {
            if std::mem::take(&mut pending.twice) {
                echoes.push((pending.id, pending.value.clone()));
            }
            batch.push(pending.value.clone());
        }
        self.updates.echoes.extend(echoes);
        Ok(Some(Value::Array(batch)))
    }

    pub(crate) fn delete_webhook(&mut self, params: &Params) -> ApiResult {
        self.webhook = None;
        if params.flag("drop_pending_updates") {
            self.updates.clear();
        }
        Ok(Value::Bool(true))
    }
}

fn webhook_active() -> ApiError {
    ApiError::conflict(
        "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
    )
}
