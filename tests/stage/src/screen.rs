//! What a person can press, read from the buttons of a message alone.

use std::fmt::Debug;

use talon_table::TableId;
use talon_view::{ReplayVerb, ShowVerb, Token, Verb};

/// What the label of a card that may not be played now begins with.
const BLOCKED: &str = "× ";

/// A message as somebody sees it, on any platform.
pub trait Screen: Debug + Clone {
    /// The words, without mark-up.
    fn words(&self) -> String;
    /// The buttons, row by row.
    fn keys(&self) -> Vec<Key>;
}

/// One button.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Key {
    /// What stands on it.
    pub label: String,
    /// What the bot is told; none for a link.
    pub data: Option<String>,
}

/// One decision that a page offers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The game's notation.
    pub action: String,
    /// What the button carries.
    pub data: String,
}

/// A page on which its reader is to decide.
#[derive(Debug, Clone)]
pub struct Turn<M> {
    /// The page with the buttons.
    pub message: M,
    /// The number of the decision.
    pub number: u32,
    /// What can be decided, in the order of the page.
    pub choices: Vec<Choice>,
    /// The cards that are on the page, but may not be played now.
    pub blocked: Vec<Choice>,
}

/// What the buttons carry, where they are buttons of this bot.
fn tokens(message: &impl Screen) -> Vec<(Key, Token)> {
    let token = |key: Key| {
        let token = key.data.as_ref()?.parse().ok()?;
        Some((key, token))
    };
    message.keys().into_iter().filter_map(token).collect()
}

/// The table of which a page tells.
pub fn table_of(message: &impl Screen) -> Option<TableId> {
    tokens(message).into_iter().find_map(|(_, token)| token.table)
}

/// The data of the first button with such a verb.
pub fn data_of(message: &impl Screen, wanted: impl Fn(&Verb) -> bool) -> Option<String> {
    let (_, token) = tokens(message).into_iter().find(|(_, token)| wanted(&token.verb))?;
    Some(token.to_string())
}

/// Whether a page has a button with such a verb.
pub fn has(message: &impl Screen, wanted: impl Fn(&Verb) -> bool) -> bool {
    data_of(message, wanted).is_some()
}

/// Whether this is the result of a match of a table: what can be gone through again there is this match. A result without a rematch is
/// one too, as that of a league's match.
pub fn is_result(message: &impl Screen, table: TableId, match_no: u32) -> bool {
    let again = Token::new(Some(table), match_no, Verb::Replay(ReplayVerb::Step(1, 0))).to_string();
    // The first page of the replay itself leads on.
    let finished = has(message, |verb| matches!(verb, Verb::Show(ShowVerb::Score)));
    finished
        && data_of(message, |verb| matches!(verb, Verb::Replay(ReplayVerb::Step(..)))).is_some_and(|data| data == again)
}

/// What the question's button carries behind a button that asks first; none for any other button.
pub fn behind(data: &str) -> Option<String> {
    let token: Token = data.parse().ok()?;
    let Verb::Ask(action) = token.verb else { return None };
    Some(Token { verb: Verb::Act(action), ..token }.to_string())
}

/// The decision for which a page of this table waits; none where it is not its reader's turn.
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
