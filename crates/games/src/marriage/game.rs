//! Every game of the family behind the trait of all games, [`Game`]: dealing, and what is asked of a deal.

use std::ops::RangeInclusive;

use talon_cards::{Card, CardSet, Seat, SeatSet};

use super::deal::{Deal, Finish, Phase, Stage};
use super::{Account, Count, Event, Move, Position, RuleSet, View};
use crate::Illegal;
use crate::game::{ActionList, BadDeck, Events, Game, Progress, TakenTrick};

impl<R: RuleSet> Game for Deal<R> {
    const RULES_REV: u32 = R::REVISION;

    type Rules = R;
    type Action = R::Action;
    type Event = Event;
    type View = View<R>;
    type Outcome = R::Outcome;
    type Account = Account<R::Closing>;
    type Score = R::Score;

    fn seats(_: &R) -> RangeInclusive<u8> {
        2..=2
    }

    fn pack(rules: &R) -> Vec<Card> {
        rules.pack().cards()
    }

    #[inline]
    fn deal(rules: &R, seats: u8, dealer: Seat, deck: &[Card]) -> Result<Self, BadDeck> {
        if seats != 2 {
            return Err(BadDeck::WrongSeats { seats });
        }
        if dealer.index() >= 2 {
            return Err(BadDeck::NoSuchDealer);
        }
        let pack = rules.pack();
        if deck.len() != pack.size() {
            return Err(BadDeck::WrongSize { expected: pack.size(), found: deck.len() });
        }
        if deck.iter().copied().collect::<CardSet>() != pack.set() {
            return Err(BadDeck::NotThePack);
        }
        let position = Position::deal(dealer, deck, pack, rules.turn_up()).ok_or(BadDeck::NotThePack)?;
        Ok(Self::at(*rules, dealer, position, Stage::Lead { seat: dealer.other(), announced: None }, None))
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.on_turn().map_or(SeatSet::EMPTY, SeatSet::only)
    }

    #[inline(always)]
    fn list_actions(&self, seat: Seat, legal: &mut ActionList<R::Action>) {
        self.list(seat, legal);
    }

    #[inline(always)]
    fn playable(&self, seat: Seat) -> CardSet {
        if self.on_turn() == Some(seat) { self.playable } else { CardSet::EMPTY }
    }

    #[inline(always)]
    fn action_with(&self, card: Card) -> R::Action {
        card.into()
    }

    #[inline]
    fn is_legal(&self, seat: Seat, action: R::Action) -> Result<(), Illegal> {
        self.judge(seat, action.into()).map_err(Illegal::from)
    }

    /// Always inlined: then no events are copied for a caller that drops them.
    #[inline(always)]
    fn apply(&mut self, seat: Seat, action: R::Action) -> Result<Events<Event>, Illegal> {
        let mut events = Events::new();
        self.act(seat, action, &mut events)?;
        Ok(events)
    }

    fn view(&self, viewer: Option<Seat>) -> View<R> {
        View::of(self, viewer)
    }

    #[inline]
    fn outcome(&self) -> Option<R::Outcome> {
        let count = Count::new(&self.position, self.first_to_66);
        match self.stage {
            Stage::Over(Finish::Claimed(claimant)) => Some(self.rules.settle(&count, claimant)),
            Stage::Over(Finish::PlayedOut(last_winner)) => Some(self.rules.count_out(&count, last_winner)),
            Stage::Lead { .. } | Stage::Follow { .. } | Stage::PreDraw { .. } => None,
        }
    }

    fn account(&self) -> Account<R::Closing> {
        Account::of(self)
    }

    fn last_trick(&self) -> Option<TakenTrick> {
        self.position.last_trick.map(|trick| TakenTrick { cards: trick.played().to_vec(), winner: trick.winner })
    }

    /// Tricks and marriages.
    fn card_points(&self) -> Option<Vec<u16>> {
        Some(self.points().map(u16::from).to_vec())
    }

    fn automatic(&self, seat: Seat) -> Option<R::Action> {
        match self.stage {
            Stage::PreDraw { winner } if winner == seat => Move::Draw.try_into().ok(),
            Stage::PreDraw { .. } | Stage::Lead { .. } | Stage::Follow { .. } | Stage::Over(_) => None,
        }
    }

    /// Closing (`rules/santase.md §5` `CloseBeforeDraw`).
    fn worth_holding(&self, seat: Seat) -> bool {
        self.phase() == Phase::PreDraw && self.judge(seat, Move::Close).is_ok()
    }

    fn start(rules: &R, _: u8, first_dealer: Seat) -> R::Score {
        rules.start(first_dealer)
    }

    #[inline]
    fn record(rules: &R, score: &mut R::Score, outcome: &R::Outcome) -> Progress {
        rules.record(score, outcome)
    }
}
