//! What a player can do on any platform.

use std::fmt::Debug;
use std::future::Future;

use talon_loopback::TimedOut;
use talon_table::TableId;
use talon_view::Verb;

use super::people::Human;
use super::plan::Plan;
use super::screen::{Screen, Turn, data_of, has, table_of};
use super::sitting::Sitting;

/// Somebody who plays by pressing what is on the screen.
pub trait Player: Human + Clone + Debug + Send + Sync + 'static {
    /// A message as people see it.
    type Message: Screen + Send + Sync + 'static;
    /// A chat or channel, or a part of one.
    type Place: Copy + Debug + PartialEq + Send + Sync + 'static;

    /// The private chat with the bot.
    fn private(&self) -> Self::Place;

    /// What this person sees there, oldest first.
    fn all_in(&self, place: Self::Place) -> Vec<Self::Message>;

    /// Waits for a message of the bot that matches `wanted`, and returns the newest. `what` names it in the error.
    fn awaits(
        &self,
        place: Self::Place,
        what: &str,
        wanted: impl FnMut(&Self::Message) -> bool + Send,
    ) -> impl Future<Output = Result<Self::Message, TimedOut>> + Send;

    /// Presses a button and waits for the answer's text, or for why there is none.
    fn touch(&self, message: &Self::Message, data: &str)
    -> impl Future<Output = Result<Option<String>, String>> + Send;

    /// Makes a decision on a page; only pages show its result.
    fn decides(&self, turn: &Turn<Self::Message>, data: &str) -> impl Future<Output = ()> + Send;

    /// Opens a table in a group or in private, and sets the plan's options. Returns the table and its lobby.
    fn opens(&self, plan: &Plan, home: Self::Place) -> impl Future<Output = (TableId, Self::Message)> + Send;

    /// Takes a seat from the lobby in the group.
    fn sits_down(&self, table: TableId, lobby: &Self::Message) -> impl Future<Output = ()> + Send;

    /// Everybody goes where the match is played that the host has just started from the lobby.
    fn go_in(sitting: &mut Sitting<Self>, lobby: &Self::Message) -> impl Future<Output = ()> + Send;

    /// Waits until a message is gone.
    fn loses(&self, message: &Self::Message) -> impl Future<Output = ()> + Send;

    /// Uses a command with these options, each a name and a value. Returns the answer.
    fn asks(
        &self,
        place: Self::Place,
        command: &str,
        options: &[(&str, &str)],
    ) -> impl Future<Output = Self::Message> + Send;

    /// Presses a button that changes a page, and returns the changed page.
    fn turns(&self, page: &Self::Message, data: &str) -> impl Future<Output = Self::Message> + Send;

    /// Presses a button that opens a private page next to the message, and returns that page.
    fn opens_beside(&self, message: &Self::Message, data: &str) -> impl Future<Output = Self::Message> + Send;

    /// Presses a button that the message need not have, and waits for the answer's text.
    fn forges(&self, message: &Self::Message, data: &str) -> impl Future<Output = Option<String>> + Send;

    /// Presses a button that is not for this person, and returns the text of the refusal, which nobody can overlook.
    fn is_refused(&self, message: &Self::Message, data: &str) -> impl Future<Output = String> + Send;

    /// True if the message comes with a notification.
    fn rings(message: &Self::Message) -> bool;

    /// True if the bot wrote the message.
    fn is_from_bot(message: &Self::Message) -> bool;

    /// True for a message that answers its only reader.
    fn is_panel(message: &Self::Message) -> bool;

    /// The number of a message.
    fn id_of(message: &Self::Message) -> i64;
}

/// Presses the button with such a verb and waits for the answer's text.
pub async fn press_verb<P: Player>(
    person: &P,
    message: &P::Message,
    wanted: impl Fn(&Verb) -> bool + Send + Sync,
) -> Option<String> {
    let data = button(message, wanted);
    person.touch(message, &data).await.unwrap_or_else(|error| panic!("{data}: {error}"))
}

/// Presses the button with such a verb, which changes the page, and returns the changed page.
pub async fn turn_page<P: Player>(
    person: &P,
    page: &P::Message,
    wanted: impl Fn(&Verb) -> bool + Send + Sync,
) -> P::Message {
    person.turns(page, &button(page, wanted)).await
}

/// Presses the button with such a verb, which opens a private page, and returns that page.
pub async fn page_behind<P: Player>(
    person: &P,
    message: &P::Message,
    wanted: impl Fn(&Verb) -> bool + Send + Sync,
) -> P::Message {
    person.opens_beside(message, &button(message, wanted)).await
}

/// The data of the button with such a verb.
fn button(message: &impl Screen, wanted: impl Fn(&Verb) -> bool) -> String {
    let labels = || message.keys().into_iter().map(|key| key.label).collect::<Vec<_>>();
    data_of(message, wanted).unwrap_or_else(|| panic!("no such button: {:?}", labels()))
}

/// The bot's newest page with such a button; of this table, if one is given.
pub async fn page_with<P: Player>(
    person: &P,
    place: P::Place,
    what: &str,
    wanted: impl Fn(&Verb) -> bool + Send + Sync,
    table: Option<TableId>,
) -> P::Message {
    let fits = |message: &P::Message| has(message, &wanted) && (table.is_none() || table_of(message) == table);
    person.awaits(place, what, fits).await.unwrap_or_else(|error| panic!("{error}"))
}
