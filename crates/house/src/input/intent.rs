//! The inputs from the platforms, and the one answer to each.
//!
//! Nothing here is specific to a platform: an adapter translates its native events into these types and back.

use std::time::Duration;

use talon_store::{AccountRef, MessageRef, Place, PlatformKind, Sender};
use talon_view::{Page, Text};

use crate::input::receipt::{Pending, Receipt};

/// One input of one person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Incoming {
    /// The platform's own update or interaction identifier, unique per platform. The same key twice means that the same input was delivered
    /// again.
    pub key: String,
    /// Who sent it.
    pub from: Sender,
    /// Where.
    pub place: Place,
    /// The message whose button was pressed.
    pub message: Option<MessageRef>,
    /// What is asked.
    pub intent: Intent,
    /// The reference to the message for the sender alone, if the platform can answer with one. If such an answer could not be shown, the
    /// adapter hands the input in once more without this.
    pub panel: Option<Panel>,
    /// The newest message number seen in this chat, on platforms that number messages upwards.
    pub now_message: Option<i64>,
}

/// A message that only one person sees, in answer to an input (ephemeral messages on Discord and in groups on Telegram). The bot can edit
/// it for a while and never sends it unasked.
///
/// On platforms whose answers are messages like others ([`Platform::answers_show_pages`](crate::Platform::answers_show_pages) is false),
/// only the hand comes in such a message, and only on request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Panel {
    /// The reference by which the message that answers this input is edited later. If it is known only after sending, the answer's receipt
    /// gets it ([`Receipt::reached_at`](crate::Receipt::reached_at)).
    pub at: MessageRef,
    /// Whether the input was a press on such a message, which the answer can then edit.
    pub pressed: bool,
}

/// The person that a command names, as far as the platform reports it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Named {
    /// This account, which the house may not know.
    Account(AccountRef),
    /// A bot: this one or another.
    Bot,
    /// A name that may be somebody's; it is unknown whose.
    Unknown,
    /// Something that names nobody.
    Unclear,
}

/// A person's request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Intent {
    /// A button, with its raw token, whatever that contains.
    Press(String),
    /// Open a table, of the named game or with the named preset if one is named.
    Play {
        /// The game's code, or the name of a preset, as the person typed it.
        game: Option<String>,
    },
    /// Show the tables of this chat.
    Table,
    /// Show my hand.
    Hand,
    /// Leave the table, or see how to end the match.
    Leave,
    /// The score sheet.
    Score,
    /// Why can I not play that? Whose turn is it?
    Why,
    /// What would the AI player play?
    Hint,
    /// Take my last decision back.
    Undo,
    /// The presets of this chat, or keep the options of my table as one.
    Preset {
        /// The name under which to keep them, as the person typed it.
        name: Option<String>,
    },
    /// Replay a finished match, or list those that can be.
    Replay {
        /// The table, and after a slash its match, as the person typed them.
        which: Option<String>,
    },
    /// The coach's findings about a finished match, or about the last one.
    Coach {
        /// The table, and after a slash its match, as the person typed them.
        which: Option<String>,
    },
    /// The deal of the day.
    Daily,
    /// Puzzles.
    Puzzle,
    /// A leaderboard.
    Leaderboard {
        /// A game and a time span, as the person typed them.
        which: Option<String>,
    },
    /// The ratings of the person, or of somebody who is named.
    Rating {
        /// Who is named.
        of: Option<Named>,
    },
    /// The totals of the person's matches, or the record against somebody who is named.
    Stats {
        /// Who is named.
        of: Option<Named>,
    },
    /// Finished matches.
    History {
        /// A game, as the person typed it.
        game: Option<String>,
    },
    /// The leagues of this chat, or make one.
    League {
        /// The name of the league that is to be made, as the person typed it.
        create: Option<String>,
    },
    /// The rules of a game.
    Rules {
        /// The game's code as the person typed it.
        game: Option<String>,
    },
    /// The person's settings, or a time zone for them.
    Settings {
        /// The time zone as the person typed it.
        zone: Option<String>,
    },
    /// The person's stored data.
    Privacy {
        /// `export`, `delete` or whatever else the person typed.
        wish: Option<String>,
    },
    /// Choose a language.
    Language,
    /// Make a code that links this account with one on another platform, or use such a code.
    Link {
        /// The code as the person typed it.
        code: Option<String>,
    },
    /// Undo a link.
    Unlink,
    /// What can the bot do?
    Help,
    /// The words that a player adds to the shuffle of the coming match.
    Words(String),
    /// The private chat was opened, perhaps through a deep link with a payload such as `j<table>`.
    StartPrivate {
        /// The deep link's payload.
        payload: Option<String>,
    },
    /// Something said to the bot in a private chat that is not a command.
    Said(String),
    /// An unknown command.
    Unknown(String),
}

/// The one answer to an input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// Acknowledge without words: the page that follows is the answer.
    Silent,
    /// A short sentence that goes away by itself.
    Toast(Text),
    /// A sentence that stays until the person closes it; at most 200 characters.
    Alert(Text),
    /// A page for this person or, after a command in a group, for the chat.
    Page {
        /// The page.
        page: Page,
        /// Whether it replaces the pressed message.
        replace_pressed: bool,
    },
    /// A page for everybody in the place, where other answers are for the sender alone.
    Posted {
        /// The page.
        page: Page,
    },
    /// A page of a table: the sender's own panel, or the page on which the sender pressed. Once it is shown, report it with
    /// [`House::confirm`](crate::House::confirm). Only inputs with a [`Panel`], and presses that lead to a question, get it.
    Surface {
        /// The page.
        page: Page,
        /// Whether it replaces the pressed message.
        replace_pressed: bool,
        /// What to confirm.
        receipt: Receipt,
    },
    /// A page that shows progress, as [`Page`](Self::Page) otherwise. Once it is shown, hand its message to
    /// [`House::follow`](crate::House::follow): the house then edits that message until the page is complete. If the message is unknown
    /// nothing is lost: the page has a button that asks again.
    Pending {
        /// The page.
        page: Page,
        /// Whether it replaces the pressed message.
        replace_pressed: bool,
        /// What to hand over with its message.
        pending: Pending,
    },
    /// Delete the pressed panel. Only presses on a [`Panel`] get it.
    Dismiss,
}

impl Answer {
    /// What to confirm once the answer is shown, if the house waits for that.
    #[must_use]
    pub const fn receipt(&self) -> Option<&Receipt> {
        match self {
            Self::Surface { receipt, .. } => Some(receipt),
            Self::Silent
            | Self::Toast(_)
            | Self::Alert(_)
            | Self::Page { .. }
            | Self::Posted { .. }
            | Self::Pending { .. }
            | Self::Dismiss => None,
        }
    }

    /// Which answer's message the house waits for, if any.
    #[must_use]
    pub const fn pending(&self) -> Option<Pending> {
        match self {
            Self::Pending { pending, .. } => Some(*pending),
            Self::Silent
            | Self::Toast(_)
            | Self::Alert(_)
            | Self::Page { .. }
            | Self::Posted { .. }
            | Self::Surface { .. }
            | Self::Dismiss => None,
        }
    }
}

/// The greeting for a chat to which the bot was added.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Greet {
    /// Where.
    pub place: Place,
    /// When the bot was added, since the beginning of 1970.
    pub since: Duration,
    /// The language there, as far as the platform reports it.
    pub language: Option<String>,
    /// Who added it, if the platform reports it: that person learns if the bot may not write there.
    pub by: Option<AccountRef>,
}

/// An event on a platform that nobody asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// So much was written in a place that messages before this one have scrolled away.
    Scrolled {
        /// The place.
        place: Place,
        /// The oldest message that is still in view.
        before: MessageRef,
    },
    /// A chat has a new identifier (a group became a supergroup).
    ChatMoved {
        /// The platform.
        platform: PlatformKind,
        /// The old identifier.
        from: String,
        /// The new one.
        to: String,
    },
    /// The bot may no longer write in this chat.
    BotRemoved {
        /// The platform.
        platform: PlatformKind,
        /// The chat.
        chat: String,
    },
    /// The bot was added to this chat, perhaps again.
    BotAdded {
        /// The platform.
        platform: PlatformKind,
        /// The chat.
        chat: String,
        /// The greeting; none if the bot was there already, or if it is unknown in which place to greet.
        greet: Option<Greet>,
    },
    /// A person blocked the bot.
    Blocked {
        /// The person's account.
        account: AccountRef,
    },
    /// A person lets the bot write again.
    Unblocked {
        /// The person's account.
        account: AccountRef,
    },
}
