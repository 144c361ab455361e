//! The people of one table, alike on every platform.

use std::fmt::Debug;
use std::future::Future;

use talon_loopback::discord::{AnswerKind, Asked};
use talon_loopback::{CallbackAnswer, Person, Which};
use talon_stage::{Human as _, Screen, Turn, data_of, discord, telegram};
use talon_table::TableId;
use talon_view::{Locale, Msg, Verb, say};

/// What became of a press.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Fate {
    /// The answer says that it counts.
    Accepted,
    /// It was answered with words.
    Told(String),
    /// It was answered that the bot had a fault of its own, and nobody knows what came of it.
    Failed,
    /// It was heard, and the answer leaves it to the pages what came of it.
    Heard,
    /// Nobody answered.
    Unanswered,
}

/// What the table waits for.
#[derive(Debug)]
pub(crate) enum Next<M> {
    /// This player's decision.
    Turn(usize, Turn<M>),
    /// Nothing: the match is over.
    Over,
}

/// A press on a button, sent.
pub(crate) trait Press: Clone + Debug + Send + Sync {
    /// What has become of it by now.
    fn fate(&self) -> Fate;
    /// Waits for an answer.
    fn answered(&self) -> impl Future<Output = Fate> + Send;
}

/// The people of one table.
pub(crate) trait Company: Send + Sync + 'static {
    /// A message of their platform.
    type Message: Screen + Send + Sync;
    type Press: Press;

    /// Whether a press that nobody took arrives again when somebody listens.
    const COMES_AGAIN: bool;

    fn table(&self) -> TableId;
    fn people(&self) -> usize;
    fn account(&self, player: usize) -> i64;
    fn match_no(&self) -> u32;
    /// The number of the last decision that was made.
    fn last(&mut self) -> &mut u32;
    fn next_match(&mut self);
    fn next(&self) -> impl Future<Output = Next<Self::Message>> + Send;
    /// Presses a button of a message as it was seen; none where the message is gone.
    fn press(&self, player: usize, on: &Self::Message, data: &str) -> Option<Self::Press>;
    /// A page on which a player can ask for the next match; none once that has begun.
    fn rematch(&self, player: usize) -> impl Future<Output = Option<(Self::Message, String)>> + Send;
}

/// What asks for the match after this one: under the result, or in the lobby that follows it.
fn rematch_on(message: &impl Screen, table: TableId, match_no: u32) -> Option<String> {
    let known = [match_no, match_no + 1].map(|number| format!("1.{table}.{number}.rematch"));
    data_of(message, |verb| matches!(verb, Verb::Rematch)).filter(|data| known.contains(data))
}

/// A press on Telegram.
#[derive(Debug, Clone)]
pub(crate) struct Query {
    by: Person,
    id: String,
}

impl Press for Query {
    fn fate(&self) -> Fate {
        self.by.answer_now(&self.id).map_or(Fate::Unanswered, fate_of)
    }

    async fn answered(&self) -> Fate {
        fate_of(self.by.answer_to(&self.id).await.unwrap_or_else(|error| panic!("{error}")))
    }
}

fn fate_of(answer: CallbackAnswer) -> Fate {
    answer.text.map_or(Fate::Accepted, told)
}

/// What these words of an answer mean.
fn told(words: String) -> Fate {
    let fault = Locale::ALL.into_iter().any(|locale| say(locale, &Msg::Fault) == words);
    if fault { Fate::Failed } else { Fate::Told(words) }
}

impl Company for telegram::Sitting {
    type Message = talon_loopback::Message;
    type Press = Query;

    const COMES_AGAIN: bool = true;

    fn table(&self) -> TableId {
        self.table
    }

    fn people(&self) -> usize {
        self.players.len()
    }

    fn account(&self, player: usize) -> i64 {
        self.players[player].account()
    }

    fn match_no(&self) -> u32 {
        self.match_no
    }

    fn last(&mut self) -> &mut u32 {
        &mut self.last
    }

    fn next_match(&mut self) {
        self.match_no += 1;
    }

    async fn next(&self) -> Next<Self::Message> {
        match Self::next(self).await {
            telegram::Next::Turn(player, turn) => Next::Turn(player, turn),
            telegram::Next::Over(_) => Next::Over,
        }
    }

    fn press(&self, player: usize, on: &Self::Message, data: &str) -> Option<Query> {
        let by = self.players[player].clone();
        let id = by.press_quietly(on, Which::Data(data)).expect("the player is in the chat");
        Some(Query { by, id })
    }

    async fn rematch(&self, player: usize) -> Option<(Self::Message, String)> {
        let rematch = |message: &Self::Message| rematch_on(message, self.table, self.match_no);
        tokio::select! {
            seen = self.players[player].sees(self.home, "rematch", |message| rematch(message).is_some()) => {
                let page = seen.unwrap_or_else(|error| panic!("{error}"));
                rematch(&page).map(|data| (page, data))
            }
            _ = self.turn() => None,
        }
    }
}

/// A press on Discord.
#[derive(Debug, Clone)]
pub(crate) struct Interaction {
    asked: Asked,
    /// Whether it is on a panel, where the page is the answer whatever came of the press.
    on_panel: bool,
}

impl Press for Interaction {
    fn fate(&self) -> Fate {
        let Some(answer) = self.asked.answer() else { return Fate::Unanswered };
        match answer.kind {
            AnswerKind::Update if self.on_panel => Fate::Told(String::new()),
            AnswerKind::Update => Fate::Accepted,
            AnswerKind::DeferredUpdate => Fate::Heard,
            _ => told(discord::sentence(&answer).unwrap_or_default()),
        }
    }

    async fn answered(&self) -> Fate {
        self.asked.answered().await.unwrap_or_else(|error| panic!("{error}"));
        self.fate()
    }
}

impl Company for discord::Sitting {
    type Message = talon_loopback::discord::Message;
    type Press = Interaction;

    const COMES_AGAIN: bool = false;

    fn table(&self) -> TableId {
        self.table
    }

    fn people(&self) -> usize {
        self.players.len()
    }

    fn account(&self, player: usize) -> i64 {
        self.players[player].account()
    }

    fn match_no(&self) -> u32 {
        self.match_no
    }

    fn last(&mut self) -> &mut u32 {
        &mut self.last
    }

    fn next_match(&mut self) {
        self.match_no += 1;
    }

    async fn next(&self) -> Next<Self::Message> {
        match Self::next(self).await {
            discord::Next::Turn(player, turn) => Next::Turn(player, turn),
            discord::Next::Over(_) => Next::Over,
        }
    }

    fn press(&self, player: usize, on: &Self::Message, data: &str) -> Option<Interaction> {
        let asked = self.players[player].press_quietly(on, talon_loopback::discord::Which::Id(data)).ok()?;
        Some(Interaction { asked, on_panel: on.is_ephemeral() })
    }

    async fn rematch(&self, player: usize) -> Option<(Self::Message, String)> {
        let rematch = |message: &Self::Message| {
            rematch_on(message, self.table, self.match_no).filter(|_| !message.is_ephemeral())
        };
        tokio::select! {
            seen = self.players[player].sees(self.room, "rematch", |message| rematch(message).is_some()) => {
                let page = seen.unwrap_or_else(|error| panic!("{error}"));
                rematch(&page).map(|data| (page, data))
            }
            _ = self.turn() => None,
        }
    }
}
