//! Buttons below a page.

use std::fmt;

use talon_cards::Card;
use talon_table::TableId;

use crate::{Text, Token};

/// How many rows of buttons every platform takes, and how many buttons in a row: Discord's limits, the narrowest.
pub(crate) const ROWS: usize = 5;
pub(crate) const BUTTONS_IN_ROW: usize = 5;

/// What a button is for, so that adapters can colour it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Look {
    /// A card that may be played now.
    Card,
    /// A card that may not be played now. Its label is marked too; pressing it is answered with the rule.
    Blocked,
    /// What the reader most likely wants.
    Main,
    /// Everything else.
    Quiet,
    /// What ends something, or cannot be undone.
    Danger,
}

/// What pressing a button does.
#[derive(Clone, PartialEq, Eq)]
pub enum Target {
    /// Sends the token to the bot.
    Token(Token),
    /// Opens the bot's private chat, for the sake of this table: its player finds the table there.
    PrivateChat(TableId),
    /// Opens this address, which is the platform's own.
    Link(String),
}

/// A button.
#[derive(Clone, PartialEq, Eq)]
pub struct Button {
    /// What it says.
    pub label: Text,
    /// What it does.
    pub target: Target,
    /// What it is for.
    pub look: Look,
}

impl Button {
    /// The mark of a card that may not be played now. Screen readers say it, as they do not say every sign.
    pub const BLOCKED: &'static str = "×";

    /// The button of a card. One that may not be played now is marked, and pressing it is answered with the rule.
    pub(crate) fn of_card(card: Card, playable: bool, target: Target) -> Self {
        if playable {
            return Self { label: card.into(), target, look: Look::Card };
        }
        Self { label: Text::join([Self::BLOCKED.into(), card.into()], " "), target, look: Look::Blocked }
    }
}

impl fmt::Debug for Button {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Button({:?})", self.target)
    }
}

impl fmt::Debug for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Token(token) => write!(f, "{token:?}"),
            Self::PrivateChat(table) => write!(f, "PrivateChat({table})"),
            Self::Link(_) => f.write_str("Link"),
        }
    }
}
