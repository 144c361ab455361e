//! Random deals from the shuffle to the score, through the public [`Game`] trait alone and without touching the heap.

use talon_cards::{Card, Seat};
use talon_games::{ActionList, BadDeck, Game, GameScore, Illegal, Progress};

use crate::Dice;

/// What the players of a random deal choose from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// The cards that they may play or give away; or another action, such as drawing, if there is none. Nobody claims, closes,
    /// exchanges or declares. Each game chooses its own calls in an auction.
    Cards,
    /// Every legal action, each equally likely.
    EveryAction,
}

/// A game that can be played at random.
pub trait Playout: Game + PartialEq {
    /// An action of the seat on turn under [`Choice::Cards`]. `legal` is a buffer for the listed actions.
    #[inline(always)]
    fn choose_card(&self, seat: Seat, legal: &mut ActionList<Self::Action>, dice: &mut Dice) -> Option<Self::Action> {
        a_card(self, seat, legal, dice)
    }
}

/// Any of the cards; or else the automatic action, or the first one.
#[inline(always)]
pub(crate) fn a_card<G: Game>(
    deal: &G,
    seat: Seat,
    legal: &mut ActionList<G::Action>,
    dice: &mut Dice,
) -> Option<G::Action> {
    if let Some(card) = dice.card(deal.playable(seat)) {
        return Some(deal.action_with(card));
    }
    if let Some(action) = deal.automatic(seat) {
        return Some(action);
    }
    deal.list_actions(seat, legal);
    legal.first().copied()
}

/// A table that plays deal after deal and match after match at random.
#[derive(Debug)]
pub struct Table<G: Game> {
    rules: G::Rules,
    seats: u8,
    cards: Vec<Card>,
    score: G::Score,
    choice: Choice,
    dice: Dice,
    matches: u64,
    legal: ActionList<G::Action>,
}

/// A violation of what every game must do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// A shuffled pack was refused.
    #[error("the pack is not dealt: {0}")]
    Deck(#[from] BadDeck),
    /// A listed action was refused.
    #[error("a legal action is refused: {0}")]
    Refused(#[from] Illegal),
    /// A seat must act and has no action.
    #[error("seat {0} must act and has nothing to do")]
    Stuck(Seat),
    /// Nobody must act, and there is no outcome.
    #[error("the deal is over without an outcome")]
    NoOutcome,
}

impl<G: Playout> Table<G> {
    /// A table of `seats` players under these rules. Everything depends on `seed` alone.
    #[must_use]
    pub fn new(rules: G::Rules, seats: u8, choice: Choice, seed: u64) -> Self {
        let (cards, score) = (G::pack(&rules), G::start(&rules, seats, Seat::FIRST));
        Self { rules, seats, cards, score, choice, dice: Dice::new(seed), matches: 0, legal: ActionList::new() }
    }

    /// Plays one deal from the shuffle to the score, and returns the number of actions.
    ///
    /// # Errors
    /// [`Broken`], if the game breaks its own contract.
    #[inline]
    pub fn deal(&mut self) -> Result<u32, Broken> {
        self.dice.shuffle(&mut self.cards);
        let mut deal = G::deal(&self.rules, self.seats, self.score.dealer(), &self.cards)?;
        let mut actions = 0;
        while let Some(seat) = deal.to_act().iter().next() {
            let chosen = match self.choice {
                Choice::Cards => deal.choose_card(seat, &mut self.legal, &mut self.dice),
                Choice::EveryAction => {
                    deal.list_actions(seat, &mut self.legal);
                    self.dice.pick(&self.legal).copied()
                }
            };
            deal.apply(seat, chosen.ok_or(Broken::Stuck(seat))?)?;
            actions += 1;
        }
        let outcome = deal.outcome().ok_or(Broken::NoOutcome)?;
        match G::record(&self.rules, &mut self.score, &outcome) {
            Progress::Continue => {}
            Progress::Finished { .. } => {
                self.matches += 1;
                self.score = G::start(&self.rules, self.seats, Seat::FIRST);
            }
        }
        Ok(actions)
    }

    /// How many matches have been decided.
    #[must_use]
    pub const fn matches(&self) -> u64 {
        self.matches
    }
}
