//! A step of a replay, and what happened in it.

use talon_cards::{Card, Seat};
use talon_games::{AnyDeal, AnyGameEvent};

use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::{Mentions, Replay};

/// How an action relates to the steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cut {
    /// The step goes on with the next action.
    Runs,
    /// The step ends with it.
    Ends,
    /// It belongs to the step before it.
    Belongs,
}

/// A deal after a step, every hand open.
pub(crate) struct Step {
    /// The deal with it.
    pub(crate) deal: AnyDeal,
    /// All that happened in the deal so far.
    pub(crate) events: Vec<AnyGameEvent>,
    /// How much of that happened in this step.
    pub(crate) fresh: usize,
}

/// All that has happened in a deal, and the last of it.
#[derive(Clone, Copy)]
pub(crate) struct History<'a, E> {
    all: &'a [E],
    old: usize,
}

impl<'a, E> History<'a, E> {
    /// The last `fresh` of these events are new.
    pub(crate) const fn new(all: &'a [E], fresh: usize) -> Self {
        Self { all, old: all.len().saturating_sub(fresh) }
    }

    pub(crate) const fn all(self) -> &'a [E] {
        self.all
    }

    pub(crate) fn fresh(self) -> &'a [E] {
        self.all.get(self.old..).unwrap_or_default()
    }

    /// Every new event with all that happened before it.
    pub(crate) fn fresh_with_before(self) -> impl Iterator<Item = (&'a [E], &'a E)> {
        (self.old..self.all.len()).filter_map(move |place| Some((self.all.get(..place)?, self.all.get(place)?)))
    }
}

/// An event of a game with tricks.
pub(crate) trait Play {
    /// Who played which card, if that is what happened.
    fn play(&self) -> Option<(Seat, Card)>;

    /// Whether a trick was complete.
    fn takes_trick(&self) -> bool;
}

/// The cards that were played since the last trick was complete, with their players.
pub(crate) fn lying<E: Play>(reader: &Reader<'_>, events: &[E]) -> Mentions {
    let cards = on_table(events).map(|(seat, card)| Replay::Card { player: reader.who(seat), card: card.into() });
    Mentions::of(reader.locale, cards)
}

fn on_table<E: Play>(events: &[E]) -> impl Iterator<Item = (Seat, Card)> {
    let from = events.iter().rposition(Play::takes_trick).map_or(0, |place| place + 1);
    events.get(from..).unwrap_or_default().iter().filter_map(Play::play)
}

impl<E: Play> History<'_, E> {
    /// What lies on the table, if anything does.
    pub(crate) fn tell_table(self, draft: &mut Draft, reader: &Reader<'_>) {
        if on_table(self.all).next().is_some() {
            draft.strong(&Replay::Table { cards: lying(reader, self.all) });
        }
    }
}
