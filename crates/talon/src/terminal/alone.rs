//! What a page offers only for the sake of other people: at this table there are none.

use talon_view::{Button, Page, TableVerb, Target, Verb};

/// Takes away what is proposed to people. AI players don't decide about it.
pub(crate) fn leave_out_others(page: &mut Page) {
    for row in &mut page.buttons {
        row.retain(|button| !is_for_others(button));
    }
    page.buttons.retain(|row| !row.is_empty());
}

fn is_for_others(button: &Button) -> bool {
    match &button.target {
        Target::Token(token) => {
            matches!(token.verb, Verb::Table(TableVerb::ProposeEnd | TableVerb::EndAbandoned | TableVerb::ProposePause))
        }
        // The terminal is the private chat, and no page here leads out of it.
        Target::PrivateChat(_) | Target::Link(_) => true,
    }
}
