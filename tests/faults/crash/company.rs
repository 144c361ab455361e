//! What pressing on any platform takes where nobody may answer.

use std::fmt::Debug;
use std::future::Future;

use talon_loopback::discord::{self, AnswerKind, Asked};
use talon_loopback::{CallbackAnswer, Message, Person, Which};
use talon_stage::Player;
use talon_stage::discord::sentence;
use talon_stage::say;
use talon_view::{Locale, Msg};

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

/// A press on a button, sent.
pub(crate) trait Press: Clone + Debug + Send + Sync + 'static {
    /// What has become of it by now.
    fn fate(&self) -> Fate;
    /// Waits for an answer.
    fn answered(&self) -> impl Future<Output = Fate> + Send;
}

/// A person who presses whether the program runs or not.
pub(crate) trait Stubborn: Player {
    type Press: Press;

    /// Whether a press that nobody took arrives again when somebody listens.
    const COMES_AGAIN: bool;

    /// Presses a button of a message as it was seen; none where the message is gone.
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

/// What these words of an answer mean.
fn told(words: String) -> Fate {
    let says = |msg: &Msg| Locale::ALL.into_iter().any(|locale| say(locale, msg) == words);
    match words {
        _ if says(&Msg::Fault) => Fate::Failed,
        // A press that was one too many came to nothing, and one more at once would, too.
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
