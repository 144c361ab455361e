//! One person's window onto the house, on the machine that runs it: what the terminal and the browser have in common.
//!
//! The [`Shelf`] is the platform: messages in memory, sent, edited and deleted by the house. The [`Window`] knows which of them its person
//! reads, what covers it, and what pressing a button leads to. It draws nothing.

mod opening;
mod shelf;
mod typing;
mod window;
mod zone;

use talon_view::{Button, Look, Page, Target, Verb};

pub use shelf::{Shelf, table_of};
pub use typing::Typing;
pub use window::Window;

/// Removes the buttons that lead out of the window, which is itself the private chat.
pub fn leave_out_others(page: &mut Page) {
    for row in &mut page.buttons {
        row.retain(|button| matches!(button.target, Target::Token(_)));
    }
    page.buttons.retain(|row| !row.is_empty());
}

/// True if a message asks its reader to decide something.
#[must_use]
pub fn asks(message: &Page) -> bool {
    let decides = |button: &Button| match &button.target {
        Target::Token(token) => matches!(token.verb, Verb::Act(_) | Verb::Ask(_)),
        Target::PrivateChat(_) | Target::Link(_) => false,
    };
    message.buttons.iter().flatten().any(|button| button.look != Look::Blocked && decides(button))
}
