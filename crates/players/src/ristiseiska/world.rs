//! An imagined round: the hidden cards are dealt so that they agree with what the player knows, and rules of thumb play on.

use std::cmp::Reverse;

use talon_cards::{Card, CardSet, Seat};
use talon_games::ristiseiska::setup::{Setup, Turn};
use talon_games::ristiseiska::{Action, Deal, Event, LastTurn, Outcome, Phase, Rules, View};
use talon_games::{ActionList, Game as _};

use super::grid::{Order, all};
use super::sight::Sight;
use super::thumb::value;
use crate::rng::Dice;

/// How many times the hidden cards are dealt until they fit; in the second half only what is certain has to.
const TRIES: usize = 20;

/// What the player on turn knows of the hidden cards.
pub(super) struct Known<'a> {
    view: &'a View,
    me: Seat,
    /// The cards that may be in any other hand.
    pool: CardSet,
    /// For each seat, cards that it holds for certain.
    certain: Vec<CardSet>,
    /// For each seat, cards that fitted when it was stuck last. It may hold one of them only if it was given that one then, which few would.
    missing: Vec<CardSet>,
}

impl<'a> Known<'a> {
    /// The knowledge behind a view of the seat on turn; `None` for everybody else.
    pub(super) fn of(view: &'a View) -> Option<Self> {
        let me = view.viewer.filter(|seat| view.to_act == Some(*seat))?;
        let mut known = Self {
            view,
            me,
            pool: all().filter(|card| !view.laid.contains(*card) && !view.hand.contains(*card)).collect(),
            certain: vec![CardSet::EMPTY; view.seats.into()],
            missing: vec![CardSet::EMPTY; view.seats.into()],
        };
        for seat in Seat::all(view.seats).filter(|seat| *seat != me) {
            known.note(seat);
        }
        Some(known)
    }

    /// Whose turn it is: in the turn of a player who is stuck, another one decides what to give.
    fn turn(&self) -> Seat {
        self.view.stuck.unwrap_or(self.me)
    }

    fn note(&mut self, seat: Seat) {
        let view = self.view;
        let last = self.last(seat);
        // It may have handed the card on.
        let has_given = |next| matches!(self.last(next), Some(LastTurn::Given { from, .. }) if from == seat);
        if let Some(LastTurn::Given { card: Some(card), .. }) = last
            && !self.since(seat).any(has_given)
        {
            self.certain[seat.index()].insert(card);
            self.pool.remove(card);
        }
        let stuck_at = if view.stuck == Some(seat) {
            Some(view.laid)
        } else {
            matches!(last, Some(LastTurn::Stuck | LastTurn::Given { .. })).then(|| self.laid_after(seat))
        };
        if let Some(laid) = stuck_at {
            let order = Order::of(view.rules.five_needs_eight);
            let fitted = |card: &Card| !laid.contains(*card) && order.before(*card).is_subset(laid);
            self.missing[seat.index()] = self.pool.iter().filter(fitted).collect();
        }
    }

    /// The cards on the table as they were in the last turn of the seat.
    fn laid_after(&self, seat: Seat) -> CardSet {
        let now = (self.view.phase == Phase::Bonus).then_some(self.turn());
        let played = |seat: Seat| match self.last(seat) {
            Some(LastTurn::Played { cards }) => cards,
            Some(LastTurn::Stuck | LastTurn::Given { .. }) | None => CardSet::EMPTY,
        };
        self.since(seat).chain(now).fold(self.view.laid, |laid, seat| laid.difference(played(seat)))
    }

    fn last(&self, seat: Seat) -> Option<LastTurn> {
        self.view.last.get(seat.index()).copied().flatten()
    }

    /// The seats that have had a whole turn since the last one of this seat.
    fn since(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (seats, turn) = (self.view.seats, self.turn());
        let next = std::iter::successors(Some(seat.next(seats)), move |next| Some(next.next(seats)));
        next.take(seats.into()).take_while(move |next| *next != turn)
    }

    /// A round that may be this one; `None` if none was found.
    pub(super) fn imagine(&self, dice: &mut Dice) -> Option<World> {
        (0..TRIES).find_map(|attempt| {
            let hands = self.deal(attempt < TRIES / 2, dice)?;
            World::of(self, hands)
        })
    }

    /// The hands, with every way to deal the pool about equally likely. `None` if some cards fit nowhere.
    fn deal(&self, heeds_all: bool, dice: &mut Dice) -> Option<Vec<CardSet>> {
        let mut hands = self.certain.clone();
        hands[self.me.index()] = self.view.hand;
        let is_barred = |seat: usize, card: Card| {
            (heeds_all || self.view.stuck.is_some_and(|stuck| stuck.index() == seat))
                && self.missing[seat].contains(card)
        };
        let mut pool: Vec<Card> = self.pool.iter().collect();
        for place in (1..pool.len()).rev() {
            pool.swap(place, dice.index(place + 1));
        }
        // Cards that few may hold first, or their places are taken.
        pool.sort_by_key(|card| Reverse((0..hands.len()).filter(|seat| is_barred(*seat, *card)).count()));
        for card in pool {
            let room = |seat: usize, hands: &[CardSet]| {
                let size = usize::from(self.view.hand_sizes[seat]);
                if is_barred(seat, card) { 0 } else { size.saturating_sub(hands[seat].len()) }
            };
            let total: usize = (0..hands.len()).map(|seat| room(seat, &hands)).sum();
            if total == 0 {
                return None;
            }
            let mut drawn = dice.index(total);
            let seat = (0..hands.len()).find(|seat| {
                let room = room(*seat, &hands);
                let found = drawn < room;
                drawn = drawn.saturating_sub(room);
                found
            })?;
            hands[seat].insert(card);
        }
        Some(hands)
    }
}

/// A round as it may be.
#[derive(Clone)]
pub(super) struct World {
    deal: Deal,
    rules: Rules,
    hands: Vec<CardSet>,
    laid: CardSet,
}

impl World {
    /// The round in which these are the hands; `None` if it is not that player's decision then.
    fn of(known: &Known<'_>, hands: Vec<CardSet>) -> Option<Self> {
        let view = known.view;
        let begun = view.last.iter().flatten().count() as u8;
        let setup = Setup {
            rules: view.rules,
            dealer: view.dealer,
            hands: hands.clone(),
            turn: if view.phase == Phase::Bonus { Turn::Bonus(known.me) } else { Turn::Begins(known.turn()) },
            token: view.token,
            turns: begun.max(view.turns_without_play + 1),
            turns_without_play: view.turns_without_play,
        };
        let deal = setup.build().ok().filter(|deal| deal.on_turn() == Some(known.me))?;
        Some(Self { deal, rules: view.rules, hands, laid: view.laid })
    }

    /// How the round ends if the seat does this and all go on by thumb. `None` if it may not do this.
    pub(super) fn play_out(mut self, seat: Seat, action: Action) -> Option<Outcome> {
        self.act(seat, action)?;
        let mut legal = ActionList::new();
        while let Some(seat) = self.deal.on_turn() {
            self.deal.list_actions(seat, &mut legal);
            let action = self.by_thumb(seat, &legal)?;
            self.act(seat, action)?;
        }
        self.deal.outcome()
    }

    /// The action of the highest value by thumb.
    fn by_thumb(&self, seat: Seat, legal: &[Action]) -> Option<Action> {
        if let [only] = legal {
            return Some(*only);
        }
        let others = self.hands.iter().enumerate().filter(|(other, _)| *other != seat.index());
        let sight = Sight {
            rules: &self.rules,
            order: Order::of(self.rules.five_needs_eight),
            hand: self.hands[seat.index()],
            laid: self.laid,
            fewest: others.map(|(_, hand)| hand.len() as u8).min().unwrap_or(u8::MAX),
        };
        legal.iter().copied().max_by_key(|action| value(&sight, *action))
    }

    fn act(&mut self, seat: Seat, action: Action) -> Option<()> {
        for event in self.deal.apply(seat, action).ok()? {
            match event {
                Event::Played { seat, card } => {
                    self.hands[seat.index()].remove(card);
                    self.laid.insert(card);
                }
                Event::Given { from, to, card: Some(card) } => {
                    self.hands[from.index()].remove(card);
                    self.hands[to.index()].insert(card);
                }
                Event::Given { card: None, .. }
                | Event::Stuck { .. }
                | Event::TokenTaken { .. }
                | Event::TurnEnded { .. }
                | Event::Ended => {}
            }
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use talon_cards::fair::{Seed, shuffle};
    use talon_games::GameRules as _;
    use talon_games::ristiseiska::Stuck;

    use super::super::goal::Goal;
    use super::*;

    fn random_rules(dice: &mut Dice) -> Rules {
        let rules = Rules::default();
        rules.options().iter().fold(rules, |rules, option| {
            rules.with(option.key, option.values[dice.index(option.values.len())]).expect("a value of the option")
        })
    }

    /// Plays a round, mostly by thumb, and shows every view of the seat on turn, with the hands as they are.
    fn play_out(seed: u64, mut look: impl FnMut(&View, &[CardSet])) {
        let mut dice = Dice::new(seed);
        let rules = random_rules(&mut dice);
        let seats = Deal::seats(&rules).nth(dice.index(3)).expect("so many may play");
        let deck = shuffle(&Deal::pack(&rules), &Seed::new(dice.bytes()));
        let mut deal = Deal::deal(&rules, seats, Seat::FIRST, deck.cards()).expect("a deck");
        while let Some(seat) = deal.on_turn() {
            let hands: Vec<CardSet> = Seat::all(seats).map(|seat| deal.view(Some(seat)).hand).collect();
            let view = deal.view(Some(seat));
            look(&view, &hands);
            let by_thumb = <Deal as crate::thumb::Thumb>::choose(&view, seed).expect("an action");
            let action = if dice.below(4) == 0 { view.legal[dice.index(view.legal.len())] } else { by_thumb };
            deal.apply(seat, action).expect("a legal action");
        }
    }

    #[test]
    fn an_imagined_round_looks_like_the_real_one_to_the_player() {
        let (mut imagined, mut stuck, mut bonus) = (0, 0, 0);
        for seed in 0..150 {
            play_out(seed, |view, _| {
                let known = Known::of(view).expect("the seat is on turn");
                let Some(world) = known.imagine(&mut Dice::new(seed)) else {
                    assert!(view.legal.len() == 1, "seed {seed}: no round was found");
                    return;
                };
                imagined += 1;
                stuck += u32::from(view.stuck.is_some());
                bonus += u32::from(view.phase == Phase::Bonus);
                let there = world.deal.view(view.viewer);
                assert_eq!((there.hand, there.phase, there.stuck), (view.hand, view.phase, view.stuck), "seed {seed}");
                assert_eq!((there.laid, &there.hand_sizes), (view.laid, &view.hand_sizes), "seed {seed}");
                assert_eq!((&there.legal, there.stalled), (&view.legal, view.stalled), "seed {seed}");
                for action in &view.legal {
                    assert!(world.clone().play_out(known.me, *action).is_some(), "seed {seed}, {action}");
                }
            });
        }
        assert!(imagined > 4_000 && stuck > 200 && bonus > 50, "{imagined} {stuck} {bonus}");
    }

    #[test]
    fn what_is_known_is_true_and_nearly_always_what_is_thought() {
        let (mut barred, mut wrong) = (0, 0);
        for seed in 0..150 {
            play_out(seed, |view, hands| {
                let known = Known::of(view).expect("the seat is on turn");
                for (seat, hand) in hands.iter().enumerate() {
                    assert!(known.certain[seat].is_subset(*hand), "seed {seed}: sure of a card that is not there");
                    barred += known.missing[seat].len();
                    wrong += known.missing[seat].intersection(*hand).len();
                }
                if let Some(seat) = view.stuck {
                    assert!(known.missing[seat.index()].intersection(hands[seat.index()]).is_empty(), "seed {seed}");
                }
            });
        }
        assert!(barred > 1_000 && wrong * 20 < barred, "{wrong} of {barred}");
    }

    #[test]
    fn a_margin_is_against_the_average_of_the_others() {
        let mut round = None;
        for seed in 0..20 {
            play_out(seed, |view, hands| {
                let plays = view.phase == Phase::Turn && view.rules.stuck == Stuck::Cards;
                if plays && view.legal.len() == 1 && hands[view.to_act.expect("somebody").index()].len() == 1 {
                    round = Some((view.clone(), hands.to_vec()));
                }
            });
        }
        let (view, hands) = round.expect("a last card");
        let known = Known::of(&view).expect("the seat is on turn");
        let world = World::of(&known, hands.clone()).expect("the round as it is");
        let outcome = world.play_out(known.me, view.legal[0]).expect("a legal action");
        let margin = Goal::of(known.me, None).worth(&outcome, known.me);
        let cost = |hand: &CardSet| hand.iter().map(|card| super::super::grid::cost(&view.rules, card)).sum::<i32>();
        let others: i32 =
            hands.iter().enumerate().filter(|(seat, _)| *seat != known.me.index()).map(|(_, hand)| cost(hand)).sum();
        assert_eq!(margin, others as f32 / (hands.len() - 1) as f32);
    }
}
