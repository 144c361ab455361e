//! How to press on any platform when nobody may answer.

use std::fmt::Debug;
use std::future::Future;

use talon_loopback::discord::{self, AnswerKind, Asked};
use talon_loopback::{CallbackAnswer, Message, Person, Which};
use talon_stage::Player;
use talon_stage::discord::sentence;
use talon_stage::say;
use talon_view::{Locale, Msg};

/// The result of a press.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Fate {
    /// The answer says that it counts.
    Accepted,
    /// The answer is a message.
    Told(String),
    /// The answer is that the bot failed; the outcome is unknown.
    Failed,
    /// It was acknowledged; the pages show the outcome.
    Heard,
    /// Nobody answered.
    Unanswered,
}

/// A press that was sent.
pub(crate) trait Press: Clone + Debug + Send + Sync + 'static {
    /// Its result so far.
    fn fate(&self) -> Fate;
    /// Waits for an answer.
    fn answered(&self) -> impl Future<Output = Fate> + Send;
}

/// A person who presses whether the program runs or not.
pub(crate) trait Stubborn: Player {
    type Press: Press;

    /// True if the platform delivers an unreceived press again.
    const COMES_AGAIN: bool;

    /// Presses a button of a message as it was seen; `None` if the message is gone.
    fn send(&self, on: &Self::Message, data: &str) -> Option<Self::Press>;
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

/// The meaning of an answer's words.
fn told(words: String) -> Fate {
    let says = |msg: &Msg| Locale::ALL.into_iter().any(|locale| say(locale, msg) == words);
    match words {
        _ if says(&Msg::Fault) => Fate::Failed,
        // A rejected press had no effect, and another one at once would be rejected too.
        _ if says(&Msg::SlowDown) => Fate::Heard,
        words => Fate::Told(words),
    }
}

impl Stubborn for Person {
    type Press = Query;

    const COMES_AGAIN: bool = true;

    fn send(&self, on: &Message, data: &str) -> Option<Query> {
        let id = self.press_quietly(on, Which::Data(data)).expect("the player is in the chat");
        Some(Query { by: self.clone(), id })
    }
}

/// A press on Discord.
#[derive(Debug, Clone)]
pub(crate) struct Interaction {
    asked: Asked,
    /// Whether it is on a panel, where the answer is always the page itself.
    on_panel: bool,
}

impl Press for Interaction {
    fn fate(&self) -> Fate {
        let Some(answer) = self.asked.answer() else { return Fate::Unanswered };
        match answer.kind {
            AnswerKind::Update if self.on_panel => Fate::Told(String::new()),
            AnswerKind::Update => Fate::Accepted,
            AnswerKind::DeferredUpdate => Fate::Heard,
            _ => told(sentence(&answer).unwrap_or_default()),
        }
    }

    async fn answered(&self) -> Fate {
        self.asked.answered().await.unwrap_or_else(|error| panic!("{error}"));
        self.fate()
    }
}

impl Stubborn for discord::Person {
    type Press = Interaction;

    const COMES_AGAIN: bool = false;

    fn send(&self, on: &discord::Message, data: &str) -> Option<Interaction> {
        let asked = self.press_quietly(on, discord::Which::Id(data)).ok()?;
        Some(Interaction { asked, on_panel: on.is_ephemeral() })
    }
}
