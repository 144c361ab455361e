//! One contestant against a field, round by round.

use talon_cards::fair::{Secret, deal_seed, shuffle};
use talon_cards::{Seat, SeatSet};
use talon_games::{AnyRules, AnyScore, Progress};

use super::deal::{Board, contest};
use super::{ArenaError, MOST_DEALS, Sample, Seated, Tally};
use crate::rng::Dice;
use crate::{Player, Standing, decision_seed};

/// How long one measured game lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// One deal.
    Deal,
    /// A whole match, from the first deal to its winners.
    Match,
}

/// What a hero plays against a field of others, again and again. Decks, first dealers and decisions follow from the seed and the number of
/// the round.
#[derive(Clone, Copy, Debug)]
pub struct Bout<'a> {
    rules: &'a AnyRules,
    seats: u8,
    length: Length,
    seed: u64,
}

/// One game that is over.
struct Played {
    winners: SeatSet,
    /// What each seat made of all deals together.
    merits: Vec<i64>,
    deals: u32,
}

impl<'a> Bout<'a> {
    /// A bout at so many seats.
    ///
    /// # Errors
    /// [`ArenaError::WrongSeats`] when the game cannot be played by so many.
    pub fn new(rules: &'a AnyRules, seats: u8, length: Length, seed: u64) -> Result<Self, ArenaError> {
        if !rules.seats().contains(&seats) {
            return Err(ArenaError::WrongSeats { seats });
        }
        Ok(Self { rules, seats, length, seed })
    }

    /// How many play, the hero included.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The share of games that a player as good as the others wins.
    #[must_use]
    pub fn par(&self) -> f64 {
        1.0 / f64::from(self.seats)
    }

    /// Plays one round, numbered from 0: the hero plays the same decks once from every seat, and the others rotate with it. `field` has one
    /// contestant less than there are seats.
    ///
    /// # Errors
    /// [`ArenaError`] when a contestant breaks a rule or drops out.
    pub fn round<'c>(
        &self,
        number: u32,
        hero: &mut Seated<'c>,
        field: &mut [Seated<'c>],
    ) -> Result<Sample, ArenaError> {
        let table = decision_seed(self.seed, number, 0, Seat::FIRST);
        let dealer = Seat::all(self.seats).nth(number as usize % usize::from(self.seats)).unwrap_or(Seat::FIRST);
        let mut sample = Sample::default();
        for seat in Seat::all(self.seats) {
            let mut seated: Vec<&mut Seated<'c>> = field.iter_mut().collect();
            seated.insert(seat.index().min(seated.len()), &mut *hero);
            let played = self.game(&mut seated, dealer, table)?;
            sample.add(seat, self.seats, played.winners, &played.merits, played.deals);
        }
        Ok(sample)
    }

    /// Plays `rounds` rounds between players.
    ///
    /// # Errors
    /// [`ArenaError`] when a player breaks a rule.
    pub fn measure(&self, hero: &dyn Player, field: &dyn Player, rounds: u32) -> Result<Tally, ArenaError> {
        let mut hero = Seated::blind(hero);
        let mut others: Vec<Seated<'_>> = (1..self.seats).map(|_| Seated::blind(field)).collect();
        let mut tally = Tally::default();
        for number in 0..rounds {
            tally.add(&self.round(number, &mut hero, &mut others)?);
        }
        Ok(tally)
    }

    /// Plays one game to its end.
    fn game(&self, seated: &mut [&mut Seated<'_>], dealer: Seat, table: u64) -> Result<Played, ArenaError> {
        let secret = Secret::new(Dice::new(table).bytes());
        let mut score = AnyScore::start(self.rules, self.seats, dealer);
        let mut merits = vec![0; usize::from(self.seats)];
        for number in 1..=MOST_DEALS {
            let deck = shuffle(&self.rules.pack(), &deal_seed(&secret, &[], number));
            let standing = Standing { points: score.points(), target: score.target() };
            let board = Board { dealer: score.dealer(), deck: &deck, standing: &standing, table, number };
            let outcome = contest(self.rules, seated, board)?;
            for (sum, merit) in merits.iter_mut().zip(outcome.merits()) {
                *sum += i64::from(merit);
            }
            let winners = match (self.length, score.record(self.rules, &outcome)) {
                (Length::Deal, _) => outcome.winner().into_iter().collect(),
                (Length::Match, Progress::Finished { winners }) => winners,
                (Length::Match, Progress::Continue) => continue,
            };
            return Ok(Played { winners, merits, deals: number });
        }
        Err(ArenaError::Endless)
    }
}
