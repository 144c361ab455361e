//! What somebody has to play in answer to a lead, in a sentence.

use talon_cards::{Card, Seat};

use crate::Text;
use crate::page::reader::Reader;
use crate::words::{Choice, Room, Symbols};

/// What the rules ask of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Duty {
    /// Nothing.
    Any,
    /// A card of the suit that was led.
    Follow,
    /// A higher card of that suit.
    Higher,
    /// A trump.
    Trump,
    /// A higher trump.
    Overtrump,
}

/// What was led, and what the reader has to play: `playable` of a hand of so many cards. Phones show this on the locked screen. So it
/// names a card of the hand only where there is no choice: nobody decides anything before that card is played.
pub(crate) fn answer(reader: &Reader<'_>, led: (Seat, Card), duty: Duty, playable: &[Card], hand: usize) -> Text {
    let only = Symbols::of(playable.iter().copied().filter(|_| playable.len() == 1));
    let duty = match duty {
        _ if !only.is_empty() => "one",
        _ if playable.len() == hand => "any",
        Duty::Any => "any",
        Duty::Follow => "follow",
        Duty::Higher => "higher",
        Duty::Trump => "trump",
        Duty::Overtrump => "overtrump",
    };
    let (leader, card) = (reader.name(led.0), led.1.into());
    reader.say(&Room::TurnAnswer { leader, card, duty: Choice(duty), only })
}
