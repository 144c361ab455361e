//! What a person can press, read only from the buttons of a message.

use std::fmt::Debug;

use talon_table::TableId;
use talon_view::{ReplayVerb, ShowVerb, Token, Verb};

/// The prefix of the label of a card that may not be played now.
const BLOCKED: &str = "× ";

/// A message as somebody sees it, on any platform.
pub trait Screen: Debug + Clone {
    /// The text without markup.
    fn words(&self) -> String;
    /// The buttons, row by row.
    fn keys(&self) -> Vec<Key>;
}

/// One button.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Key {
    /// Its label.
    pub label: String,
    /// Its data; `None` for a link.
    pub data: Option<String>,
}

/// A decision that a page offers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The action in the game's notation.
    pub action: String,
    /// The button's data.
    pub data: String,
}

/// A page on which its reader has to decide.
#[derive(Debug, Clone)]
pub struct Turn<M> {
    /// The page with the buttons.
    pub message: M,
    /// The number of the decision.
    pub number: u32,
    /// The possible decisions, in the page's order.
    pub choices: Vec<Choice>,
    /// Cards on the page that may not be played now.
    pub blocked: Vec<Choice>,
}

/// The tokens of the bot's buttons.
fn tokens(message: &impl Screen) -> Vec<(Key, Token)> {
    let token = |key: Key| {
        let token = key.data.as_ref()?.parse().ok()?;
        Some((key, token))
    };
    message.keys().into_iter().filter_map(token).collect()
}

/// The table of a page.
pub fn table_of(message: &impl Screen) -> Option<TableId> {
    tokens(message).into_iter().find_map(|(_, token)| token.table)
}

/// The data of the first button with such a verb.
pub fn data_of(message: &impl Screen, wanted: impl Fn(&Verb) -> bool) -> Option<String> {
    let (_, token) = tokens(message).into_iter().find(|(_, token)| wanted(&token.verb))?;
    Some(token.to_string())
}

/// True if a page has a button with such a verb.
pub fn has(message: &impl Screen, wanted: impl Fn(&Verb) -> bool) -> bool {
    data_of(message, wanted).is_some()
}

/// True if this is the result of a table's match: its replay is that of this match. A result without a rematch, as in a league, is one too.
pub fn is_result(message: &impl Screen, table: TableId, match_no: u32) -> bool {
    let again = Token::new(Some(table), match_no, Verb::Replay(ReplayVerb::Step(1, 0))).to_string();
    // The first page of the replay itself has a button to go on.
    let finished = has(message, |verb| matches!(verb, Verb::Show(ShowVerb::Score)));
    finished
        && data_of(message, |verb| matches!(verb, Verb::Replay(ReplayVerb::Step(..)))).is_some_and(|data| data == again)
}

/// The data of the confirmation behind a button that asks first; `None` for any other button.
pub fn behind(data: &str) -> Option<String> {
    let token: Token = data.parse().ok()?;
    let Verb::Ask(action) = token.verb else { return None };
    Some(Token { verb: Verb::Act(action), ..token }.to_string())
}

/// The decision that a page of this table waits for; `None` if it is not its reader's turn.
pub fn turn_at<M: Screen>(message: &M, table: TableId) -> Option<Turn<M>> {
    let (mut choices, mut blocked, mut number) = (Vec::new(), Vec::new(), 0);
    for (key, token) in tokens(message).into_iter().filter(|(_, token)| token.table == Some(table)) {
        if let Verb::Act(action) | Verb::Ask(action) = &token.verb {
            number = token.number;
            let choice = Choice { action: action.to_string(), data: token.to_string() };
            let list = if key.label.starts_with(BLOCKED) { &mut blocked } else { &mut choices };
            list.push(choice);
        }
    }
    (!choices.is_empty()).then(|| Turn { message: message.clone(), number, choices, blocked })
}
