//! What playing takes on any platform.

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

    /// Where this person and the bot are alone.
    fn private(&self) -> Self::Place;

    /// What this person sees there, oldest first.
    fn all_in(&self, place: Self::Place) -> Vec<Self::Message>;

    /// Waits for a message of the bot that `wanted` recognises; the newest of them. `what` names it in the error.
    fn awaits(
        &self,
        place: Self::Place,
        what: &str,
        wanted: impl FnMut(&Self::Message) -> bool + Send,
    ) -> impl Future<Output = Result<Self::Message, TimedOut>> + Send;

    /// Presses a button and waits for the answer: its words, or why there is none.
    fn touch(&self, message: &Self::Message, data: &str)
    -> impl Future<Output = Result<Option<String>, String>> + Send;

    /// Makes a decision on a page, which is answered by the pages alone.
    fn decides(&self, turn: &Turn<Self::Message>, data: &str) -> impl Future<Output = ()> + Send;

    /// Opens a table in a group, or where nobody else is, and agrees the plan's options; the table and its lobby.
    fn opens(&self, plan: &Plan, home: Self::Place) -> impl Future<Output = (TableId, Self::Message)> + Send;

    /// Takes a seat from the lobby in the group.
    fn sits_down(&self, table: TableId, lobby: &Self::Message) -> impl Future<Output = ()> + Send;

    /// Everybody goes where the match is played that the host has just started from the lobby.
    fn go_in(sitting: &mut Sitting<Self>, lobby: &Self::Message) -> impl Future<Output = ()> + Send;

    /// Waits until a message is gone.
    fn loses(&self, message: &Self::Message) -> impl Future<Output = ()> + Send;

    /// Uses a command with these options, each a name and a value; what answers.
    fn asks(
        &self,
        place: Self::Place,
        command: &str,
        options: &[(&str, &str)],
    ) -> impl Future<Output = Self::Message> + Send;

    /// Presses a button that turns a page; the page as it is then.
    fn turns(&self, page: &Self::Message, data: &str) -> impl Future<Output = Self::Message> + Send;

    /// Presses a button that opens a page for this person alone, beside the message; that page.
    fn opens_beside(&self, message: &Self::Message, data: &str) -> impl Future<Output = Self::Message> + Send;

    /// Presses a button that the message need not have, and waits for the answer: its words.
    fn forges(&self, message: &Self::Message, data: &str) -> impl Future<Output = Option<String>> + Send;

    /// Presses a button that is not for this person, and is told so where nobody can overlook it; the words.
    fn is_refused(&self, message: &Self::Message, data: &str) -> impl Future<Output = String> + Send;

    /// Whether a phone rings when the message comes.
    fn rings(message: &Self::Message) -> bool;

    /// Whether the bot wrote a message.
    fn is_from_bot(message: &Self::Message) -> bool;

    /// Whether a message came in answer to its one reader.
    fn is_panel(message: &Self::Message) -> bool;

    /// The number of a message.
    fn id_of(message: &Self::Message) -> i64;
}

/// Presses the button with such a verb and waits for the answer; its words.
pub async fn press_verb<P: Player>(
    person: &P,
    message: &P::Message,
    wanted: impl Fn(&Verb) -> bool + Send + Sync,
) -> Option<String> {
    let data = button(message, wanted);
    person.touch(message, &data).await.unwrap_or_else(|error| panic!("{data}: {error}"))
}

/// Presses the button with such a verb, which turns the page; the page as it is then.
pub async fn turn_page<P: Player>(
    person: &P,
    page: &P::Message,
    wanted: impl Fn(&Verb) -> bool + Send + Sync,
) -> P::Message {
    person.turns(page, &button(page, wanted)).await
}

/// Presses the button with such a verb, which opens a page for this person alone; that page.
pub async fn page_behind<P: Player>(
    person: &P,
    message: &P::Message,
    wanted: impl Fn(&Verb) -> bool + Send + Sync,
) -> P::Message {
    person.opens_beside(message, &button(message, wanted)).await
}

/// What the button with such a verb carries.
fn button(message: &impl Screen, wanted: impl Fn(&Verb) -> bool) -> String {
    let labels = || message.keys().into_iter().map(|key| key.label).collect::<Vec<_>>();
    data_of(message, wanted).unwrap_or_else(|| panic!("no such button: {:?}", labels()))
}

/// The newest page of the bot with such a button; of this table, where one is named.
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
