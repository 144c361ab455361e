//! What leads to other people and places: from this table nothing does.

use talon_view::{Page, Target};

/// Takes away the buttons that lead out of the terminal: it is the private chat.
pub(crate) fn leave_out_others(page: &mut Page) {
    for row in &mut page.buttons {
        row.retain(|button| matches!(button.target, Target::Token(_)));
    }
    page.buttons.retain(|row| !row.is_empty());
}
