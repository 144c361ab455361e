//! Deals that agree with a view, as a player imagines them.

use talon_cards::{Card, CardSet};

use super::deal::{Deal, Stage};
use super::position::{Pile, marriage};
use super::talon::Talon;
use super::{Closed, Phase, Position, RuleSet, View};

impl<R: RuleSet> View<R> {
    /// The deal in which the viewer's opponent holds `theirs` and the talon lies as in `face_down`, in drawing order and without the turned
    /// card. With the real cards it goes on as the real deal does. None for a spectator, for a deal that is over, and if the cards do not
    /// fit the sizes in the view.
    #[must_use]
    pub fn imagine(&self, theirs: CardSet, face_down: &[Card]) -> Option<Deal<R>> {
        let viewer = self.viewer?;
        let exhausted = self.talon == 0;
        let fits = theirs.len() == usize::from(self.hand_sizes[viewer.other().index()])
            && face_down.len() == usize::from(self.talon.saturating_sub(1));
        if !fits {
            return None;
        }
        let turned = self.turned_card(theirs, face_down)?;
        let mut hands = [self.hand; 2];
        hands[viewer.other().index()] = theirs;
        let mut drawn = [None; 2];
        drawn[viewer.index()] = self.drew;
        let mut announced = [None; 4];
        for (place, made) in announced.iter_mut().zip(&self.marriages) {
            *place = Some(*made);
        }
        let pile = |seat: usize| Pile {
            tricks: self.tricks[seat],
            // It does not matter which of the points that count are those of marriages.
            cards: self.memory.counted[seat],
            marriages: 0,
            pending: self.pending[seat],
        };
        let position = Position {
            hands,
            talon: Talon::new(face_down, turned, exhausted),
            trump: self.trump,
            piles: [pile(0), pile(1)],
            announced,
            exchange: self.exchange,
            closing: self.closed_by.map(|by| {
                let tricks = self.opponent_tricks_at_close.unwrap_or_default();
                R::Closing::now(by, tricks, self.memory.opponent_points_at_close.unwrap_or_default())
            }),
            last_trick: self.last_trick,
            drawn,
            missing: self.memory.missing,
        };
        let stage = match (self.phase, self.to_act?, self.led) {
            (Phase::Lead, seat, _) => Stage::Lead { seat, announced: self.announced },
            (Phase::Follow, follower, Some((_, led))) => Stage::Follow { follower, led },
            (Phase::PreDraw, winner, _) => Stage::PreDraw { winner },
            (Phase::Follow, _, None) | (Phase::Over, ..) => return None,
        };
        Some(Deal::at(self.rules, self.dealer, position, stage, self.memory.first_to_66))
    }

    /// The turned card, wherever it is now. Once the talon is exhausted it only matters while everybody knows who holds it.
    fn turned_card(&self, theirs: CardSet, face_down: &[Card]) -> Option<Card> {
        if self.turned.is_some() {
            return self.turned;
        }
        if self.talon > 0 {
            let elsewhere = self.hand | theirs | self.memory.played | face_down.iter().copied().collect();
            return (self.rules.pack().set() - elsewhere).iter().next();
        }
        let mut public = self.memory.known[0] | self.memory.known[1];
        for (_, suit) in &self.marriages {
            public = public - marriage(*suit);
        }
        if let Some((_, took)) = self.exchange {
            public.remove(took);
        }
        public.iter().next().or_else(|| self.memory.played.iter().next())
    }
}

#[cfg(test)]
mod tests {
    use talon_cards::Seat;
    use talon_cards::fair::{Seed, shuffle};

    use super::*;
    use crate::{Game, GameOutcome, santase, snaps, sznap};

    /// With the real cards, everybody sees the imagined deal as the real one, and it goes on as the real one does.
    fn goes_on_alike<R: RuleSet>(rules: &R, seed: u8) -> u32 {
        let deck = shuffle(&Deal::<R>::pack(rules), &Seed::new([seed; 32]));
        let mut deal = Deal::<R>::deal(rules, 2, Seat::FIRST, deck.cards()).expect("a deal");
        let (mut imagined, mut steps) = (None, 0);
        let mut pick = usize::from(seed);
        while let Some(seat) = deal.on_turn() {
            let view = deal.view(Some(seat));
            let mut talon = deal.position.talon;
            let mut face_down: Vec<Card> = std::iter::from_fn(|| talon.draw()).collect();
            face_down.pop();
            let now = view.imagine(deal.position.hand(seat.other()), &face_down).expect("it fits");
            for reader in [None, Some(Seat::FIRST), Some(Seat::SECOND)] {
                let hides_draw = |deal: &Deal<R>| View { drew: None, ..deal.view(reader) };
                assert!(hides_draw(&now) == hides_draw(&deal), "{} seed {seed} step {steps}", R::NAME);
            }
            pick = pick.wrapping_mul(31).wrapping_add(7) % 10_007;
            let action = view.legal[pick % view.legal.len()];
            deal.apply(seat, action).expect("legal");
            let mut further = now;
            further.apply(seat, action).expect("legal");
            imagined = Some(further);
            steps += 1;
        }
        let points = |deal: &Deal<R>| deal.outcome().expect("over").game_points();
        assert_eq!(imagined.as_ref().map(points), Some(points(&deal)), "{} seed {seed}", R::NAME);
        steps
    }

    #[test]
    fn the_real_cards_make_the_real_deal() {
        let mut steps = 0;
        for seed in 0..120 {
            steps += goes_on_alike(&santase::Rules::default(), seed);
            steps += goes_on_alike(&sznap::Rules::default(), seed);
            steps += goes_on_alike(&snaps::Rules::default(), seed);
        }
        assert!(steps > 3_000, "{steps}");
    }

    #[test]
    fn cards_that_do_not_fit_make_none() {
        let rules = santase::Rules::default();
        let deck = shuffle(&Deal::<santase::Rules>::pack(&rules), &Seed::new([1; 32]));
        let deal = Deal::<santase::Rules>::deal(&rules, 2, Seat::FIRST, deck.cards()).expect("a deal");
        let view = deal.view(deal.on_turn());
        assert!(view.imagine(CardSet::EMPTY, &[]).is_none());
        assert!(deal.view(None).imagine(CardSet::EMPTY, &[]).is_none());
    }
}
