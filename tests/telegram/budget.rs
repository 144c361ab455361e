//! The budget of requests (what a move may cost): one answer, at most one change in the group, at most one change of
//! each hand. A deal's end adds a new message for the next deal, a match's end one for the result.

use std::collections::BTreeMap;

use talon_loopback::Entry;
use talon_table::Event;

use super::secrecy::{Followed, Pressed};
use super::story::Story;

/// What a match cost.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Spent {
    /// Decisions of people.
    pub(crate) moves: usize,
    pub(crate) answers: usize,
    /// Messages and edits in the group.
    pub(crate) group: usize,
    /// Edits of hands, and hands sent anew.
    pub(crate) hands: usize,
    /// Hands that came as a fresh message, each with one deletion.
    pub(crate) rung: usize,
}

/// Counts the requests of the table's matches in a transcript without failures, presses beside the game or other
/// tables, and holds the budget at every single request: what was spent up to it must have been earned by the presses
/// that had arrived.
pub(crate) fn hold_the_budget(transcript: &[Entry], story: &Story, group: i64) -> Spent {
    count(transcript, story, group).unwrap_or_else(|excess| panic!("{excess}"))
}

/// The same, to see that an excess would be noticed.
pub(crate) fn count(transcript: &[Entry], story: &Story, group: i64) -> Result<Spent, String> {
    let mut pressed = Pressed::default();
    let mut followed = Followed::new(story);
    let mut earned = 0;
    // The lobby's last change may still be on its way when Start is pressed.
    let mut extra = 1;
    let mut spent = Spent::default();
    let mut hands: BTreeMap<i64, (usize, usize, usize)> = BTreeMap::new();
    for entry in transcript {
        if entry.method == "getUpdates" {
            pressed.take(entry);
            let before = followed.upto;
            earned += followed.advance(&pressed);
            for step in &story.steps[before..followed.upto] {
                // An AI player's decision changes the pages like a person's, without a press.
                earned += usize::from(step.cause.is_none() && step.is_move());
                extra += match step.event {
                    Event::DealEnded { .. } => 1,
                    _ => 0,
                };
            }
            continue;
        }
        if earned == 0 {
            continue;
        }
        let chat = entry.chat();
        match entry.method.as_str() {
            "answerCallbackQuery" => spent.answers += 1,
            "sendMessage" | "editMessageText" if chat == Some(group) => {
                spent.group += 1;
                if spent.group > earned + extra {
                    let group = spent.group;
                    return Err(format!("{group} changes in the group, {earned} moves, {extra} deals: {entry:#?}"));
                }
            }
            "sendMessage" | "editMessageText" | "deleteMessage" if story.seats.contains(&chat) => {
                let (edits, sends, deletions) = hands.entry(chat.expect("a chat")).or_default();
                match entry.method.as_str() {
                    "sendMessage" => *sends += 1,
                    "editMessageText" => *edits += 1,
                    _ => *deletions += 1,
                }
                if *edits + *sends > earned {
                    return Err(format!("more changes of a hand than moves ({earned}): {entry:#?}"));
                }
                if *deletions > 0 && *deletions >= *sends {
                    return Err(format!("a deletion without a fresh hand: {entry:#?}"));
                }
            }
            other => return Err(format!("{other} does not belong to a match: {entry:#?}")),
        }
    }
    spent.moves = story.decisions();
    spent.hands = hands.values().map(|(edits, sends, _)| edits + sends).sum();
    spent.rung = hands.values().map(|(_, _, deletions)| deletions).sum();
    // The presses beside the decisions: the start, and who wanted a rematch.
    let begun = story.steps.iter().filter(|step| matches!(step.event, Event::Ready { .. } | Event::Started { .. }));
    if spent.answers > spent.moves + begun.count() + 1 {
        return Err(format!("more than one answer for a press: {spent:?}"));
    }
    Ok(spent)
}

/// Shows that the count would notice a bot that edits the group's message, or a hand, once for each player where once for
/// all is enough.
pub(crate) fn excess_would_be_noticed(transcript: &[Entry], story: &Story, group: i64) {
    let times = story.seats.len().max(2);
    for chat in story.seats.iter().flatten().copied().chain([group]) {
        let often = |entry: &Entry| if entry.chat() == Some(chat) { times } else { 1 };
        let repeated: Vec<Entry> =
            transcript.iter().flat_map(|entry| std::iter::repeat_n(entry.clone(), often(entry))).collect();
        let noticed = count(&repeated, story, group).is_err();
        // A group whose changes were coalesced may repeat them and still be within its budget.
        assert!(noticed || chat == group, "{times} times the changes in {chat} are noticed");
    }
}
