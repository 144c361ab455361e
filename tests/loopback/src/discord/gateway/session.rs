//! One session of one shard: what it has been sent, and what it has missed.

use std::collections::VecDeque;

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::Instant;

use crate::discord::gateway::Dispatch;
use crate::discord::gateway::frame;
use crate::discord::gateway::intents::Intents;

/// The instructions to a connection.
#[derive(Debug)]
pub(crate) enum Outgoing {
    /// A payload.
    Text(String),
    /// The end, without a word: as when a cable is cut.
    Cut,
}

/// A connection, for those who have something to send on it.
#[derive(Debug, Clone)]
pub(crate) struct Outlet {
    pub(crate) connection: u64,
    pub(crate) sender: UnboundedSender<Outgoing>,
}

impl Outlet {
    pub(crate) fn send(&self, outgoing: Outgoing) {
        // A connection that is gone has no use for it; the session keeps what can be replayed.
        let _ = self.sender.send(outgoing);
    }
}

/// Whether a client is connected.
#[derive(Debug)]
enum Line {
    Open(Outlet),
    /// The connection is open, but nothing gets through.
    Stalled(Outlet),
    /// The client is gone since then, and may come back.
    Lost(Instant),
}

/// Which shard of how many.
pub(crate) type Shard = (u32, u32);

#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) id: String,
    pub(crate) shard: Shard,
    intents: Intents,
    bot: String,
    seq: u64,
    /// The last events, with their numbers.
    backlog: VecDeque<(u64, String)>,
    longest: usize,
    line: Line,
}

impl Session {
    pub(crate) fn new(id: String, shard: Shard, intents: Intents, bot: String, longest: usize, outlet: Outlet) -> Self {
        Self { id, shard, intents, bot, seq: 0, backlog: VecDeque::new(), longest, line: Line::Open(outlet) }
    }

    /// Sends an event, or keeps it for a client that is away.
    pub(crate) fn send(&mut self, name: &str, data: &Value) {
        self.seq += 1;
        let text = frame::event(self.seq, name, data);
        self.backlog.push_back((self.seq, text.clone()));
        if self.backlog.len() > self.longest {
            self.backlog.pop_front();
        }
        self.say(text);
    }

    /// Sends the last event again, with the same number.
    pub(crate) fn repeat(&self) {
        if let Some((_, text)) = self.backlog.back() {
            self.say(text.clone());
        }
    }

    /// Sends a payload that is not an event, if a client is connected.
    pub(crate) fn say(&self, text: String) {
        if let Line::Open(outlet) = &self.line {
            outlet.send(Outgoing::Text(text));
        }
    }

    /// Sends an event that this session's shard and intents let through.
    pub(crate) fn offer(&mut self, event: &Dispatch) -> bool {
        let wanted = shard_of(event.guild, self.shard.1) == self.shard.0 && self.intents.want(event, &self.bot);
        if wanted {
            if event.veiled && !self.intents.include(Intents::MESSAGE_CONTENT) {
                self.send(event.name, &veiled(event.data.clone()));
            } else {
                self.send(event.name, &event.data);
            }
        }
        wanted
    }

    pub(crate) fn last_seq(&self) -> u64 {
        self.seq
    }

    pub(crate) fn wants_guilds(&self) -> bool {
        self.intents.include(Intents::GUILDS)
    }

    /// The events after this one, or none when they are not all there any more.
    fn missed(&self, since: u64) -> Option<Vec<String>> {
        let first_kept = self.backlog.front().map_or(self.seq + 1, |(seq, _)| *seq);
        (since + 1 >= first_kept).then(|| {
            let later = self.backlog.iter().filter(|(seq, _)| *seq > since);
            later.map(|(_, text)| text.clone()).collect()
        })
    }

    /// Resumes on this connection: missed events first, then RESUMED. Returns false if too much was missed.
    pub(crate) fn resume(&mut self, since: u64, outlet: Outlet) -> bool {
        let Some(missed) = self.missed(since) else { return false };
        self.cut();
        self.line = Line::Open(outlet);
        for text in missed {
            self.say(text);
        }
        self.send("RESUMED", &json!({"_trace": ["loopback"]}));
        true
    }

    /// Breaks the connection off.
    pub(crate) fn cut(&mut self) {
        if let Line::Open(outlet) | Line::Stalled(outlet) = &self.line {
            outlet.send(Outgoing::Cut);
            self.line = Line::Lost(Instant::now());
        }
    }

    /// Parts the session from its connection, which stays open.
    pub(crate) fn part(&mut self) {
        if self.away().is_none() {
            self.line = Line::Lost(Instant::now());
        }
    }

    /// Lets nothing through any more, heartbeats included, while the connection looks open.
    pub(crate) fn stall(&mut self) {
        if let Line::Open(outlet) = &self.line {
            self.line = Line::Stalled(outlet.clone());
        }
    }

    /// Notes that a connection is gone; another may have taken over meanwhile.
    pub(crate) fn lost(&mut self, connection: u64) -> bool {
        let was_mine = self.is_on(connection);
        if was_mine {
            self.line = Line::Lost(Instant::now());
        }
        was_mine
    }

    pub(crate) fn is_on(&self, connection: u64) -> bool {
        matches!(&self.line, Line::Open(outlet) | Line::Stalled(outlet) if outlet.connection == connection)
    }

    pub(crate) fn is_connected(&self) -> bool {
        matches!(self.line, Line::Open(_))
    }

    pub(crate) fn is_stalled(&self) -> bool {
        matches!(self.line, Line::Stalled(_))
    }

    /// How long the client has been away.
    pub(crate) fn away(&self) -> Option<std::time::Duration> {
        match &self.line {
            Line::Lost(since) => Some(since.elapsed()),
            Line::Open(_) | Line::Stalled(_) => None,
        }
    }
}

/// `(guild_id >> 22) % num_shards`; what happens outside of guilds reaches shard 0.
pub(crate) fn shard_of(guild: Option<u64>, shards: u32) -> u32 {
    let shard = guild.map_or(0, |guild| (guild >> 22) % u64::from(shards.max(1)));
    u32::try_from(shard).unwrap_or_default()
}

/// A message as a session without MESSAGE_CONTENT sees it.
fn veiled(mut message: Value) -> Value {
    if let Some(fields) = message.as_object_mut() {
        for (field, nothing) in
            [("content", json!("")), ("embeds", json!([])), ("attachments", json!([])), ("components", json!([]))]
        {
            if let Some(value) = fields.get_mut(field) {
                *value = nothing;
            }
        }
        fields.remove("poll");
    }
    message
}
