//! Removes what leads to other people and places: the terminal has none.

use talon_view::{Page, Target};

/// Removes the buttons that lead out of the terminal, which is itself the private chat.
pub(crate) fn leave_out_others(page: &mut Page) {
    for row in &mut page.buttons {
        row.retain(|button| matches!(button.target, Target::Token(_)));
    }
    page.buttons.retain(|row| !row.is_empty());
}
