//! What a person can press, read from the buttons of a message alone.

use talon_loopback::{Button, ButtonKind, Message};
use talon_table::TableId;
use talon_view::{Token, Verb};

/// What the label of a card that may not be played now begins with.
const BLOCKED: &str = "· ";

/// One decision that a page offers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Choice {
    /// The game's notation.
    pub(crate) action: String,
    /// What the button carries.
    pub(crate) data: String,
}

/// A page on which its reader is to decide.
#[derive(Debug, Clone)]
pub(crate) struct Turn {
    pub(crate) message: Message,
    /// The number of the decision.
    pub(crate) number: u32,
    /// What can be decided, in the order of the page.
    pub(crate) choices: Vec<Choice>,
    /// The cards that are on the page, but may not be played now.
    pub(crate) blocked: Vec<Choice>,
}

/// What a button carries, where it is a button of this bot.
pub(crate) fn token_of(button: &Button) -> Option<Token> {
    match &button.kind {
        ButtonKind::Data(data) => data.parse().ok(),
        ButtonKind::Url(_) | ButtonKind::Other => None,
    }
}

/// The table of which a page tells.
pub(crate) fn table_of(message: &Message) -> Option<TableId> {
    message.all_buttons().find_map(|button| token_of(button)?.table)
}

/// The data of the first button with such a verb.
pub(crate) fn data_of(message: &Message, wanted: impl Fn(&Verb) -> bool) -> Option<String> {
    let token = message.all_buttons().filter_map(token_of).find(|token| wanted(&token.verb))?;
    Some(token.to_string())
}

/// Whether a page has a button with such a verb.
pub(crate) fn has(message: &Message, wanted: impl Fn(&Verb) -> bool) -> bool {
    data_of(message, wanted).is_some()
}

/// The decision for which a page of this table waits; none where it is not its reader's turn.
pub(crate) fn turn_at(message: &Message, table: TableId) -> Option<Turn> {
    let (mut choices, mut blocked, mut number) = (Vec::new(), Vec::new(), 0);
    for button in message.all_buttons() {
        let Some(token) = token_of(button).filter(|token| token.table == Some(table)) else { continue };
        if let Verb::Act(action) = &token.verb {
            number = token.number;
            let choice = Choice { action: action.to_string(), data: token.to_string() };
            let list = if button.label.starts_with(BLOCKED) { &mut blocked } else { &mut choices };
            list.push(choice);
        }
    }
    (!choices.is_empty()).then(|| Turn { message: message.clone(), number, choices, blocked })
}
